//! Odd surroundings: no environment, an odd one, nobody who listens, names that are hardly names.

use std::ffi::OsStr;
use std::fs;
use std::io::Read;
use std::os::unix::ffi::OsStrExt;
use std::process::Stdio;

use super::run_in_shell;
use crate::desk::{Desk, seen};

/// Commands of all kinds, with the exit code of each.
const COMMANDS: [(&str, i32); 9] = [
    ("pitch -o - --format svg", 0),
    ("check bad.pitch.toml", 1),
    ("check standard", 0),
    ("variants", 0),
    ("schema", 0),
    ("explain small-cells", 0),
    ("lang list", 0),
    ("--help", 0),
    ("no-such-command", 2),
];

fn desk() -> Desk {
    let desk = Desk::new();
    desk.write("bad.pitch.toml", "[pitch]\nwidht = 3\n");
    desk
}

#[test]
fn the_environment_changes_nothing() {
    const SETTINGS: [&[(&str, &str)]; 6] = [
        &[("TERM", "dumb"), ("COLUMNS", "1"), ("LINES", "1")],
        &[("LC_ALL", "C"), ("LANG", "ru_RU.KOI8-R"), ("TZ", "nowhere/at-all")],
        &[("HOME", "/nonexistent"), ("TMPDIR", "/nonexistent"), ("XDG_CONFIG_HOME", "/nonexistent"), ("PATH", "")],
        &[("RUST_BACKTRACE", "full"), ("RUST_LOG", "trace"), ("SOURCE_DATE_EPOCH", "junk")],
        &[("TERM", "\x1b[31m"), ("COLUMNS", "-1"), ("LINES", "99999999999999999999")],
        &[("NO_COLOR", ""), ("CLICOLOR", "junk"), ("CI", "")],
    ];
    let desk = desk();
    desk.run("kit --lang fr -o usual").done();
    for (number, setting) in SETTINGS.iter().enumerate() {
        let run = |arguments: &str| seen(&desk.command(arguments).envs(setting.iter().copied()).output().unwrap());
        run(&format!("kit --lang fr -o {number}")).done();
        for file in ["standard.fr.pdf", "standard.fr.pitch.svg"] {
            let read = |folder: &str| fs::read(desk.path(&format!("{folder}/{file}"))).unwrap();
            assert!(read("usual") == read(&number.to_string()), "{file} with {setting:?}");
        }
        for (command, code) in COMMANDS {
            let (plain, odd) = (desk.run(command), run(command));
            // Only help is as wide as the environment says.
            let same = odd.out == plain.out && odd.err == plain.err || command == "--help";
            assert_eq!((odd.code, same), (code, true), "{command} {setting:?}");
        }
    }
}

#[test]
fn nobody_listens() {
    let desk = desk();
    let gone = || {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        writer
    };
    for (command, code) in COMMANDS {
        let told = |output: &std::process::Output| format!("{command}: {}", String::from_utf8_lossy(&output.stderr));
        let left = desk.command(command).stdout(gone()).stderr(Stdio::piped()).output().unwrap();
        assert!(left.status.code() == Some(code) || left.status.code() == Some(0), "{}", told(&left));
        let left = desk.command(command).stdout(gone()).stderr(gone()).output().unwrap();
        assert!(left.status.code() == Some(code) || left.status.code() == Some(0), "{}", told(&left));
        let left = desk.command(command).stderr(gone()).output().unwrap();
        assert_eq!(left.status.code(), Some(code), "{command}");
        // Not even the ends of pipes are there.
        let closed = run_in_shell(&desk, &format!("$P {command} <&- >&- 2>&-"));
        assert_eq!(closed.code, code, "{command}");
    }
    let left = desk.command("kit --lang fr").stderr(gone()).output().unwrap();
    assert_eq!((left.status.code(), desk.files().len()), (Some(0), 5), "what was asked for is done all the same");
}

#[test]
fn a_reader_takes_the_beginning_alone() {
    let desk = Desk::new();
    let variants = "large texas wide-goals classic standard orthogonal notation no-bounce";
    let mut run =
        desk.command(&format!("pitch {variants} -o -")).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut beginning = [0; 10];
    run.stdout.take().unwrap().read_exact(&mut beginning).unwrap();
    assert!(beginning.starts_with(b"%PDF-"));
    assert_eq!(seen(&run.wait_with_output().unwrap()).done().err, "");
}

#[test]
fn names_are_bytes() {
    let desk = Desk::new();
    let run = |arguments: &[&[u8]]| {
        let mut command = desk.command("");
        seen(&command.args(arguments.iter().map(|one| OsStr::from_bytes(one))).output().unwrap())
    };
    // Some systems have no such names.
    if cfg!(target_os = "linux") {
        run(&[b"pitch", b"-o", b"not-\xff-utf8.pdf"]).done();
        assert!(desk.path("").join(OsStr::from_bytes(b"not-\xff-utf8.pdf")).is_file());
    }
    run(&[b"pitch", b"not-\xff-utf8.pitch.toml"]).refused(&["invalid UTF-8"]);
    // What would steer the terminal, or begin a line that looks like another message, is shown as what it is.
    let odd = b"new\nwrote      \x1b[31mline.pdf";
    let told = run(&[b"pitch", b"-o", odd]);
    assert_eq!(told.done().err, "wrote      new\\nwrote      \\u{1b}[31mline.pdf\n");
    assert!(desk.path("").join(OsStr::from_bytes(odd)).is_file());
    fs::write(desk.path("").join(OsStr::from_bytes(odd)), "mine").unwrap();
    run(&[b"pitch", b"-o", odd]).refused(&["\n  new\\nwrote      \\u{1b}[31mline.pdf\n"]);
    run(&[b"check", b"a\x1b[31m\nb.toml"]).refused(&["a\\u{1b}[31m\\nb.toml"]);
    run(&[b"lang", b"check", b"--lang-dir", b"a\x1b[31m"]).refused(&["a\\u{1b}[31m"]);
}

#[test]
fn names_are_long() {
    let desk = Desk::new();
    let (most, more) = (format!("{}.pdf", "x".repeat(251)), format!("{}.pdf", "x".repeat(252)));
    desk.run(&format!("pitch -o {most}")).done();
    desk.run(&format!("pitch -o {more}")).refused(&["cannot write xxx", "File name too long"]);
    let deep = format!("{}x.pdf", "d/".repeat(3000));
    desk.run(&format!("pitch -o {deep}")).refused(&["cannot write d/d/", "File name too long"]);
    desk.run(&format!("check {deep}")).refused(&["cannot read d/d/", "file name too long"]);
    assert_eq!(desk.files(), [most]);
}
