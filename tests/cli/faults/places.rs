//! Outputs that are no plain files, and places that take none.

use std::fs::{self, File};
use std::io::Read;
use std::os::unix::fs::symlink;
use std::os::unix::net::UnixListener;
use std::process::Stdio;

use super::{allow, fifo, hidden, run_in_shell, shell, unprivileged};
use crate::desk::{Desk, seen};

#[test]
fn links_stay_links_and_lead_where_they_led() {
    let desk = Desk::new();
    desk.run("pitch -o there.pdf").done();
    symlink("there.pdf", desk.path("live.pdf")).unwrap();
    symlink("nowhere.pdf", desk.path("dangling.pdf")).unwrap();
    symlink("loop.pdf", desk.path("loop.pdf")).unwrap();
    symlink("folder", desk.path("linked")).unwrap();
    fs::create_dir(desk.path("folder")).unwrap();
    let before = fs::read(desk.path("there.pdf")).unwrap();
    desk.run("pitch large -o live.pdf").done();
    assert!(desk.path("live.pdf").is_symlink());
    assert_ne!(fs::read(desk.path("there.pdf")).unwrap(), before);
    for name in ["dangling.pdf", "loop.pdf"] {
        desk.run(&format!("pitch -o {name}")).refused(&["a file in the way", name, "--force"]);
        assert!(desk.path(name).is_symlink());
        desk.run(&format!("pitch -o {name} --force")).done();
        assert!(desk.path(name).symlink_metadata().unwrap().is_file());
    }
    desk.run("pitch -o linked").done();
    assert!(desk.path("folder/standard.fr.pitch.pdf").is_file() && desk.path("linked").is_symlink());
    assert!(!desk.path("nowhere.pdf").exists());
}

/// As with any program, a run waits until somebody reads from a pipe with a name.
#[test]
fn a_pipe_with_a_name_waits_for_its_reader() {
    let desk = Desk::new();
    fifo(&desk, "pipe.pdf");
    let run = desk.command("pitch -o pipe.pdf").stderr(Stdio::piped()).spawn().unwrap();
    let mut bytes = Vec::new();
    File::open(desk.path("pipe.pdf")).unwrap().read_to_end(&mut bytes).unwrap();
    seen(&run.wait_with_output().unwrap()).done();
    desk.run("pitch -o plain.pdf").done();
    assert!(bytes == fs::read(desk.path("plain.pdf")).unwrap());

    // A reader that leaves.
    let large = "pitch large texas wide-goals classic standard orthogonal notation -o pipe.pdf";
    let run = desk.command(large).stderr(Stdio::piped()).spawn().unwrap();
    drop(File::open(desk.path("pipe.pdf")).unwrap());
    let left = seen(&run.wait_with_output().unwrap());
    assert_eq!((left.code, left.err.contains("panic")), (0, false), "{}", left.err);
    assert_eq!(desk.files(), ["pipe.pdf", "plain.pdf"]);
}

#[test]
fn devices_take_bytes_and_sockets_and_folders_do_not() {
    let desk = Desk::new();
    desk.run("pitch -o /dev/null").done();
    assert!(fs::metadata("/dev/null").is_ok_and(|found| !found.is_file()));
    let _socket = UnixListener::bind(desk.path("socket.pdf")).unwrap();
    desk.run("pitch -o socket.pdf").refused(&["cannot write socket.pdf: "]);
    desk.run("pitch -o socket.pdf --force").refused(&["cannot write socket.pdf: "]);
    fs::create_dir(desk.path("folder.pdf")).unwrap();
    desk.run("pitch -o folder.pdf --force").refused(&["cannot write folder.pdf: it is a folder"]);
    assert_eq!(desk.files(), ["folder.pdf/", "socket.pdf"]);
}

#[test]
fn what_may_not_be_written_is_left_and_named() {
    let desk = Desk::new();
    allow(&desk.path(""), 0o755);
    fs::create_dir(desk.path("open")).unwrap();
    fs::create_dir(desk.path("shut")).unwrap();
    desk.run("pitch -o shut/old.pdf").done();
    let before = fs::read(desk.path("shut/old.pdf")).unwrap();
    allow(&desk.path("shut"), 0o555);
    allow(&desk.path("open"), 0o777);
    let run = |arguments: &str| seen(&unprivileged(&desk, desk.command(arguments)).output().unwrap());
    for arguments in ["pitch large -o shut/old.pdf", "pitch -o shut/new.pdf", "pitch -o shut/deep/er/new.pdf"] {
        let place = arguments.split(' ').next_back().unwrap();
        run(arguments).refused(&[&format!("cannot write {place}: Permission denied")]);
    }
    // One place that may not be written stops the whole run.
    run("kit --lang fr -o shut/new").refused(&["cannot write shut/new/standard.fr.pdf: Permission denied"]);
    assert!(fs::read(desk.path("shut/old.pdf")).unwrap() == before);
    // A file that may not be written is not replaced, though its folder would allow it.
    run("pitch -o open/mine.pdf").done();
    allow(&desk.path("open/mine.pdf"), 0o444);
    run("pitch large -o open/mine.pdf").refused(&["cannot replace open/mine.pdf", "--force"]);
    run("pitch large -o open/mine.pdf --force").done();
    // One that may not be read may be anybody's.
    allow(&desk.path("open/mine.pdf"), 0o000);
    run("pitch -o open/mine.pdf").refused(&["open/mine.pdf"]);
    assert_eq!(hidden(&desk), [""; 0]);
    allow(&desk.path("shut"), 0o755);
}

/// On a disk with little room, which takes a system that lets users mount one of their own.
#[cfg(target_os = "linux")]
#[test]
fn a_disk_without_room_keeps_what_it_has() {
    let desk = Desk::new();
    fs::create_dir(desk.path("disk")).unwrap();
    let script = "mount -t tmpfs -o size=96k tmpfs disk && cd disk && echo mine > notes && $P pitch -o old.pdf -q \
        && cksum notes old.pdf > ../before && head -c 70000 /dev/zero > filler; $P kit -o kit; echo \"code $?\"; \
        $P pitch large texas standard classic -o old.pdf; echo \"code $?\"; \
        cksum notes old.pdf | diff - ../before && ls -A";
    let mut command = shell(&desk, "unshare -rm sh -c \"$SCRIPT\"");
    let seen = seen(&command.env("SCRIPT", script).output().unwrap());
    if !desk.path("before").exists() {
        assert!(std::env::var_os("PAPERPITCH_CI").is_none(), "no disk can be mounted here: {}", seen.err);
        return;
    }
    assert_eq!(seen.out, "code 2\ncode 2\nfiller\nnotes\nold.pdf\n", "{}", seen.err);
    assert!(seen.err.contains("cannot write kit/standard."), "{}", seen.err);
    assert_eq!(seen.err.matches("No space left on device").count(), 2, "{}", seen.err);
}

#[test]
fn a_file_that_may_not_grow_is_an_error_like_others() {
    let desk = Desk::new();
    run_in_shell(&desk, "ulimit -f 1; exec $P kit --lang fr")
        .refused(&["standard-kit/standard.fr.pdf: File too large"]);
    assert_eq!(desk.files(), [""; 0]);
}
