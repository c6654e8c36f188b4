//! Systems that allow little: few open files, little room for calls, small screens.

use super::{hidden, run_in_shell};
use crate::desk::Desk;

#[test]
fn few_files_may_be_open() {
    let desk = Desk::new();
    for most in [16, 8] {
        run_in_shell(&desk, &format!("ulimit -n {most}; exec $P kit large texas standard -o {most} -q")).done();
        assert_eq!(desk.files().iter().filter(|file| file.starts_with(&format!("{most}/"))).count(), 37);
    }
    assert_eq!(hidden(&desk), [""; 0]);
}

#[test]
fn calls_have_little_room() {
    let desk = Desk::new();
    desk.write("deep.pitch.toml", format!("x = {}", "[".repeat(60_000)));
    for most in [256, 64] {
        let limited = |arguments: &str| run_in_shell(&desk, &format!("ulimit -s {most}; exec $P {arguments}"));
        limited(&format!("kit --lang fr -o {most} -q")).done();
        limited("check deep.pitch.toml").failed(1, &[]);
    }
}

/// A screen of one column and one line, which `script` makes where there is one.
#[cfg(target_os = "linux")]
#[test]
fn the_screen_is_tiny() {
    let desk = Desk::new();
    desk.write("bad.pitch.toml", "[pitch]\nwidht = 3\n");
    let on_screen = |arguments: &str, rows: usize, columns: usize| {
        let inner = format!("stty rows {rows} cols {columns}; $P {arguments}; echo code $?");
        run_in_shell(&desk, &format!("command -v script >/dev/null || exit 77; script -qec '{inner}' /dev/null"))
    };
    for (rows, columns) in [(1, 1), (1, 200), (0, 0)] {
        for (arguments, code) in
            [("kit --lang fr --force", 0), ("check bad.pitch.toml", 1), ("plays standard --games 50", 0), ("--help", 0)]
        {
            let seen = on_screen(arguments, rows, columns);
            if seen.code == 77 || seen.err.contains("pseudo-terminal") {
                assert!(std::env::var_os("PAPERPITCH_CI").is_none(), "there is no `script` here");
                return;
            }
            let told = format!("code {code}");
            assert!(seen.out.contains(&told), "{arguments} on {rows} × {columns}:\n{}{}", seen.out, seen.err);
        }
    }
}
