//! Inputs that are no plain files, and files that are no inputs.

use std::fs::{self, File};
use std::io::Write;
use std::os::unix::fs::symlink;
use std::os::unix::net::UnixListener;
use std::process::Stdio;

use super::{allow, fifo, unprivileged};
use crate::desk::{Desk, seen};

/// Every way in, the file's name being `FILE`.
const WAYS: [&str; 6] = [
    "check FILE",
    "pitch FILE",
    "kit --event FILE",
    "pitch --style FILE",
    "lang import FILE --lang-dir words",
    "replay standard FILE",
];

#[test]
fn what_has_no_end_is_not_read_to_its_end() {
    let desk = Desk::new();
    File::create(desk.path("huge")).unwrap().set_len(1 << 36).unwrap();
    for way in WAYS {
        for file in ["/dev/zero", "huge"] {
            // A test in a hurry: games may have hundreds of megabytes.
            if way.starts_with("replay") && file == "/dev/zero" {
                continue;
            }
            let seen = desk.run(&way.replace("FILE", file));
            assert!([1, 2].contains(&seen.code), "{way} {file}: {}{}", seen.out, seen.err);
            let told = format!("{}{}", seen.out, seen.err);
            assert!(told.contains("more than") && told.contains("error"), "{way} {file}: {told}");
        }
    }
    assert_eq!(desk.files(), ["huge"]);
}

#[test]
fn folders_sockets_and_loops_are_named() {
    let desk = Desk::new();
    fs::create_dir(desk.path("folder")).unwrap();
    symlink("loop", desk.path("loop")).unwrap();
    let _socket = UnixListener::bind(desk.path("socket")).unwrap();
    for way in WAYS {
        for file in ["folder", "loop", "socket", "none.toml"] {
            let seen = desk.run(&way.replace("FILE", file));
            assert_eq!(seen.code, 2, "{way} {file}: {}{}", seen.out, seen.err);
            assert!(seen.err.contains(file), "{way} {file}: {}", seen.err);
        }
    }
    assert_eq!(desk.files(), ["folder/", "loop", "socket"]);
}

#[test]
fn what_may_not_be_read_is_named() {
    let desk = Desk::new();
    allow(&desk.path(""), 0o755);
    desk.write("secret", "");
    allow(&desk.path("secret"), 0o000);
    for way in WAYS {
        let run = unprivileged(&desk, desk.command(&way.replace("FILE", "secret"))).output().unwrap();
        let seen = seen(&run);
        assert_eq!(seen.code, 2, "{way}: {}{}", seen.out, seen.err);
        assert!(seen.err.contains("secret") && seen.err.to_lowercase().contains("permission denied"), "{}", seen.err);
    }
}

#[test]
fn a_pipe_with_a_name_is_read_to_its_end() {
    let desk = Desk::new();
    fifo(&desk, "pipe.pitch.toml");
    let run = desk.command("pitch pipe.pitch.toml -o a.pdf").stderr(Stdio::piped()).spawn().unwrap();
    File::options().write(true).open(desk.path("pipe.pitch.toml")).unwrap().write_all(b"[pitch]\nwidth = 6\n").unwrap();
    seen(&run.wait_with_output().unwrap()).done();
    desk.write("plain.pitch.toml", "name = \"pipe\"\n[pitch]\nwidth = 6\n");
    desk.run("pitch plain.pitch.toml -o b.pdf").done();
    assert!(fs::read(desk.path("a.pdf")).unwrap() == fs::read(desk.path("b.pdf")).unwrap());
    desk.run("pitch pipe.pitch.toml --watch").refused(&["pipe.pitch.toml cannot be watched"]);
}
