//! `--watch`: a command again and again, at each save of a file that it has read. Knows no command.

use std::fs;
use std::path::Path;

use crate::failure::Failure;
use crate::ledger;
use crate::output;
use crate::screen::Screen;
use crate::sheet_args::Watching;
use crate::watcher::Watcher;

/// Does the work once, or again and again. `names` are what it reads, `written` is where it writes. What goes wrong in a
/// file is shown and waited out.
///
/// # Errors
/// What the work fails with, if it is to be done once. Else what is wrong with the arguments, or that nothing can be watched.
pub fn run(
    watching: Watching,
    names: &[&str],
    written: Option<&Path>,
    screen: Screen,
    work: impl Fn() -> Result<(), Failure>,
) -> Result<(), Failure> {
    if !watching.watch {
        return work();
    }
    if names.contains(&"-") {
        return Err(Failure::refused("standard input cannot be watched: it is read once"));
    }
    let is_stream = |name: &&&str| fs::metadata(name).is_ok_and(|found| output::is_stream(&found));
    if let Some(name) = names.iter().find(is_stream) {
        return Err(Failure::refused(format!("{name} cannot be watched: it is no file, and is read once")));
    }
    if written == Some(Path::new("-")) {
        return Err(Failure::refused("standard output takes one file, and --watch makes many"));
    }
    ledger::close();
    let mut watcher = Watcher::default();
    let mut first = true;
    loop {
        match work() {
            Ok(()) => {}
            Err(failure @ Failure::Refused { .. }) if first => return Err(failure),
            Err(Failure::ReaderLeft) => return Err(Failure::ReaderLeft),
            Err(failure) => screen.failure(&failure),
        }
        // A run that failed early has not read everything: what earlier ones read still counts.
        watcher.learn(ledger::close());
        if first {
            first = false;
            say_what(&watcher, screen)?;
        }
        watcher.wait();
    }
}

/// Says how many files are watched.
fn say_what(watcher: &Watcher, screen: Screen) -> Result<(), Failure> {
    match watcher.len() {
        0 => {
            return Err(Failure::refused_with(
                "there is nothing to watch",
                "--watch looks after variant files and the language files of --lang-dir",
            ));
        }
        1 => screen.say("watching 1 file; Ctrl-C ends it"),
        files => screen.say(&format!("watching {files} files; Ctrl-C ends it")),
    }
    Ok(())
}
