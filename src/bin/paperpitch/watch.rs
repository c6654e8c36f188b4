//! `--watch`: a command again and again, at each save of a file that it has read. Knows no command.
//!
//! Folders are watched, not files, since many editors save by putting a new file in the place of the old one. What counts is
//! what is in a file: a save that changes nothing, or a file that is away for a moment, starts nothing.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use notify::{RecommendedWatcher, RecursiveMode, Watcher};

use crate::args::Watching;
use crate::failure::Failure;
use crate::ledger::{self, Print};
use crate::screen::Screen;

/// How long a save is given to come to its end.
const SETTLE: Duration = Duration::from_millis(60);

/// Does the work once, or again and again. `names` are what it reads, `output` is where it writes. What goes wrong in a
/// file is shown and waited out.
///
/// # Errors
/// What the work fails with, if it is to be done once. Else what is wrong with the arguments, or that nothing can be watched.
pub fn run(
    watching: Watching,
    names: &[&str],
    output: Option<&Path>,
    screen: Screen,
    work: impl Fn() -> Result<(), Failure>,
) -> Result<(), Failure> {
    if !watching.watch {
        return work();
    }
    if names.contains(&"-") {
        return Err(Failure::refused("standard input cannot be watched: it is read once"));
    }
    if output == Some(Path::new("-")) {
        return Err(Failure::refused("standard output takes one file, and --watch makes many"));
    }
    ledger::close();
    let mut first = true;
    let mut known = BTreeMap::new();
    let (sender, events) = mpsc::channel();
    let watcher = notify::recommended_watcher(move |event| drop(sender.send(event)));
    let mut folders = Folders { watcher: watcher.map_err(|error| refusal(&error))?, watched: BTreeSet::new() };
    loop {
        match work() {
            Ok(()) => {}
            Err(failure @ Failure::Refused { .. }) if first => return Err(failure),
            Err(Failure::ReaderLeft) => return Err(Failure::ReaderLeft),
            Err(failure) => screen.failure(&failure),
        }
        // A run that failed early has not read everything: what earlier ones read still counts.
        known.extend(ledger::close());
        if known.is_empty() {
            return Err(Failure::refused_with(
                "there is nothing to watch",
                "--watch looks after variant files and the language files of --lang-dir",
            ));
        }
        folders.watch(known.keys())?;
        if first {
            let files = known.len();
            screen.say(&format!("watching {files} file{}; Ctrl-C ends it", if files == 1 { "" } else { "s" }));
        }
        first = false;
        wait(&events, &known);
    }
}

/// Waits until a file holds something new.
fn wait<E>(events: &Receiver<E>, known: &BTreeMap<PathBuf, Print>) {
    // A save while the work was done, before its folder was watched, is seen here.
    while !has_changed(known) {
        if events.recv().is_err() {
            return;
        }
        while events.recv_timeout(SETTLE).is_ok() {}
    }
}

/// Whether a file holds something else than what was read of it. One that is away may come back.
fn has_changed(known: &BTreeMap<PathBuf, Print>) -> bool {
    known.iter().any(|(path, print)| fs::read(path).is_ok_and(|bytes| Some(ledger::print(&bytes)) != *print))
}

/// The folders that are watched.
struct Folders {
    watcher: RecommendedWatcher,
    watched: BTreeSet<PathBuf>,
}

impl Folders {
    /// Watches the folders of these files too.
    fn watch<'p>(&mut self, files: impl Iterator<Item = &'p PathBuf>) -> Result<(), Failure> {
        for file in files {
            let folder = file.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."));
            if folder.is_dir() && self.watched.insert(folder.to_owned()) {
                self.watcher.watch(folder, RecursiveMode::NonRecursive).map_err(|error| refusal(&error))?;
            }
        }
        Ok(())
    }
}

fn refusal(error: &notify::Error) -> Failure {
    Failure::refused(format!("the files cannot be watched: {error}"))
}
