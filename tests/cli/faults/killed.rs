//! Runs that are ended from outside, at moments of all kinds.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Read;
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, Command, Stdio};

use super::{fifo, hidden, run_in_shell, until};
use crate::desk::{Desk, seen};

const KILL: i32 = 9;
/// Signals that ask a run to end.
const ASKING: [i32; 3] = [1, 2, 15];

fn send(signal: i32, child: &Child) {
    let sent = Command::new("kill").arg(format!("-{signal}")).arg(child.id().to_string()).status();
    let by_shell = || Command::new("sh").args(["-c", &format!("kill -{signal} {}", child.id())]).status();
    sent.or_else(|_| by_shell()).unwrap();
}

/// Whether a run that this test starts would ignore a signal, as this test does.
fn is_ignored(signal: i32) -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:")).unwrap_or("0").trim();
    u64::from_str_radix(mask, 16).unwrap() >> (signal - 1) & 1 == 1
}

fn start(desk: &Desk, arguments: &str) -> Child {
    desk.command(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

fn files(desk: &Desk) -> BTreeMap<String, Vec<u8>> {
    let names = desk.files().into_iter().filter(|name| !name.ends_with('/'));
    names.map(|name| (name.clone(), fs::read(desk.path(&name)).unwrap_or_default())).collect()
}

/// A run of many files is ended when so many of them are on their way, or have come.
#[test]
fn a_run_that_is_ended_leaves_whole_files_alone() {
    const ARGUMENTS: &str = "kit standard large --lang fr,en -o out --format pdf,svg";
    let whole = Desk::new();
    whole.run(ARGUMENTS).done();
    let whole = files(&whole);
    assert_eq!(whole.len(), 12);
    for (at, signal) in [0, 1, 3, 7, 11, 12, 15, 20].into_iter().zip(std::iter::repeat([KILL, 2, 15]).flatten()) {
        if is_ignored(signal) {
            continue;
        }
        let desk = Desk::new();
        let mut run = start(&desk, ARGUMENTS);
        let on_the_way = |desk: &Desk| {
            let folder = desk.path("out");
            let count = |path| fs::read_dir(path).map_or(0, |entries| entries.flatten().count());
            let rooms = fs::read_dir(&folder).into_iter().flatten().flatten().filter(|entry| entry.path().is_dir());
            // Those that have come count twice.
            rooms.map(|room| count(room.path())).sum::<usize>() + 2 * count(folder)
        };
        until(|| on_the_way(&desk) >= at, || matches!(run.try_wait(), Ok(Some(_))));
        send(signal, &run);
        let ended = run.wait().unwrap();
        assert!(ended.success() || ended.signal() == Some(signal), "{ended}");
        for (name, bytes) in files(&desk).into_iter().filter(|(name, _)| !name.contains(".paperpitch-")) {
            assert!(whole.get(&name) == Some(&bytes), "{name} is half after signal {signal} at {at}");
        }
        if signal != KILL {
            assert_eq!(hidden(&desk), [""; 0], "after signal {signal} at {at}");
        }
        desk.run(ARGUMENTS).done();
        assert_eq!(hidden(&desk), [""; 0], "what a killed run left is taken away by the next one");
        assert!(files(&desk) == whole);
    }
}

/// A pipe among the targets holds the run up between two files.
fn held_up() -> (Desk, Child) {
    let desk = Desk::new();
    fs::create_dir(desk.path("out")).unwrap();
    fifo(&desk, "out/standard.fr.pitch.svg");
    let mut run = start(&desk, "kit --lang fr -o out");
    assert!(until(|| desk.path("out/standard.fr.pdf").exists(), || matches!(run.try_wait(), Ok(Some(_)))));
    assert_ne!(hidden(&desk), [""; 0], "the third file is on its way");
    (desk, run)
}

#[test]
fn who_asks_a_run_to_end_finds_nothing_on_its_way() {
    for signal in ASKING.into_iter().filter(|signal| !is_ignored(*signal)) {
        let (desk, mut run) = held_up();
        send(signal, &run);
        assert_eq!(run.wait().unwrap().signal(), Some(signal));
        assert_eq!(desk.files(), ["out/", "out/standard.fr.pdf", "out/standard.fr.pitch.svg"]);
    }
}

#[test]
fn what_a_killed_run_leaves_is_taken_away_by_the_next_and_what_a_living_one_needs_is_not() {
    let (desk, mut run) = held_up();
    let needed = hidden(&desk);
    // Another run into the same folder.
    desk.run("kit large --lang fr -o out").done();
    assert_eq!(hidden(&desk), needed);
    send(KILL, &run);
    assert_eq!(run.wait().unwrap().signal(), Some(KILL));
    assert_eq!(hidden(&desk), needed);
    desk.run("kit texas --lang fr -o out").done();
    assert_eq!(hidden(&desk), [""; 0]);
}

#[test]
fn the_folder_goes_while_the_run_is_at_work() {
    let (desk, run) = held_up();
    fs::rename(desk.path("out/standard.fr.pitch.svg"), desk.path("pipe")).unwrap();
    fs::remove_dir_all(desk.path("out")).unwrap();
    let mut reader = File::open(desk.path("pipe")).unwrap();
    let mut svg = String::new();
    reader.read_to_string(&mut svg).unwrap();
    assert!(svg.ends_with("</svg>\n") || svg.ends_with("</svg>"), "the pipe takes all the same");
    let told = seen(&run.wait_with_output().unwrap());
    told.refused(&["cannot write out/standard.fr.pitch-annotated.svg: No such file", "out/standard.fr.pdf"]);
    assert_eq!(desk.files(), ["pipe"]);
}

#[test]
fn what_a_run_is_started_to_ignore_it_ignores() {
    let desk = Desk::new();
    fs::create_dir(desk.path("out")).unwrap();
    fifo(&desk, "out/standard.fr.pitch.svg");
    let script = "trap '' HUP; $P kit --lang fr -o out 2>/dev/null & \
        while [ ! -e out/standard.fr.pdf ]; do :; done; kill -HUP $!; cat out/standard.fr.pitch.svg >/dev/null; wait $!";
    run_in_shell(&desk, script).done();
    assert!(desk.path("out/standard.fr.pitch-annotated.svg").exists());
}
