//! Sees when files hold something new. Knows no command and no format, and never reads standard input.
//!
//! It looks again and again instead of waiting to be told. The few files of a run cost nothing to look at; what the systems
//! offer instead is different on each, silent on network and container folders, and loses sight of a file when an editor
//! puts a new one in its place. What counts is what is in a file: a save that changes nothing, or a file that is away for a
//! moment, is no news.

use std::collections::BTreeMap;
use std::fs::{self, File, Metadata};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime};

use crate::ledger::{self, Print};

/// How often files are looked at: a save is seen well within a tenth of a second.
pub const EVERY: Duration = Duration::from_millis(40);

/// How long a file must stay as it is before it counts as saved: an editor may empty it first and fill it then.
const SETTLE: Duration = Duration::from_millis(8);

/// How old a change must be before the same time and length mean the same contents: clocks of file systems are coarse.
const COARSE: Duration = Duration::from_secs(2);

/// How much of a file is looked at: more than any run reads of it.
const MOST_BYTES: u64 = 16 << 20;

/// The files looked after, each with what is known of it.
#[derive(Debug, Default)]
pub struct Watcher {
    files: BTreeMap<PathBuf, Known>,
}

/// What is known of a file.
#[derive(Debug)]
struct Known {
    /// What a run has read of it last.
    read: Print,
    /// What was in it.
    print: Print,
    /// Length and time when it was looked at last, once they can be trusted.
    stamp: Option<(u64, SystemTime)>,
}

impl Watcher {
    /// Looks after these files too; `prints` are what has been read of them. Of a file that is too long a run reads the
    /// beginning alone: when it has read the same again, the file still is what it was seen to be.
    pub fn learn(&mut self, prints: BTreeMap<PathBuf, Print>) {
        for (path, read) in prints {
            if self.files.get(&path).is_none_or(|known| known.read != read) {
                self.files.insert(path, Known { read, print: read, stamp: None });
            }
        }
    }

    /// How many files are looked after.
    pub fn len(&self) -> usize {
        self.files.len()
    }

    /// Waits until a file holds something new.
    pub fn wait(&mut self) {
        while !self.look() {
            thread::sleep(EVERY);
        }
    }

    /// Looks once: whether a file holds something new. What is being written is waited for.
    pub fn look(&mut self) -> bool {
        // Every file is looked at, so that a save of several is one piece of news.
        self.files.iter_mut().fold(false, |news, (path, known)| known.look(path) || news)
    }
}

impl Known {
    /// Whether the file holds something new, which is known from then on. One that is away may come back.
    fn look(&mut self, path: &Path) -> bool {
        let Some(found) = fs::metadata(path).ok().filter(Metadata::is_file) else { return false };
        let stamp = stamp(&found);
        if stamp.is_some() && stamp == self.stamp {
            return false;
        }
        let Some(print) = settled(path) else { return false };
        self.stamp = stamp.filter(|(_, changed)| changed.elapsed().is_ok_and(|age| age > COARSE));
        let news = self.print != Some(print);
        self.print = Some(print);
        news
    }
}

/// Length and time of change; none where the system does not tell.
fn stamp(found: &Metadata) -> Option<(u64, SystemTime)> {
    Some((found.len(), found.modified().ok()?))
}

/// What is in a file once two looks at it agree.
fn settled(path: &Path) -> Print {
    let read = || {
        let mut bytes = Vec::new();
        File::open(path).and_then(|file| file.take(MOST_BYTES).read_to_end(&mut bytes)).ok()?;
        Some(ledger::print(&bytes))
    };
    let mut before = read();
    loop {
        thread::sleep(SETTLE);
        let now = read();
        if now == before {
            return now;
        }
        before = now;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_is_what_a_file_holds() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.toml");
        fs::write(&path, "one").unwrap();
        let mut watcher = Watcher::default();
        watcher.learn(BTreeMap::from([(path.clone(), Some(ledger::print(b"one")))]));
        assert!(!watcher.look());
        fs::write(&path, "two").unwrap();
        assert!(watcher.look() && !watcher.look());
        fs::write(&path, "two").unwrap();
        assert!(!watcher.look(), "the same again is no news");
        fs::remove_file(&path).unwrap();
        assert!(!watcher.look(), "it may come back");
        fs::write(folder.path().join("new"), "six").unwrap();
        fs::rename(folder.path().join("new"), &path).unwrap();
        assert!(watcher.look(), "as long, and put in the place of the old one");
        let beginning = || BTreeMap::from([(path.clone(), Some(ledger::print(b"si")))]);
        watcher.learn(beginning());
        assert!(watcher.look(), "who read the beginning alone has not read what is there");
        watcher.learn(beginning());
        assert!(!watcher.look(), "and never will");
        fs::remove_file(&path).unwrap();
        fs::create_dir(&path).unwrap();
        assert!(!watcher.look(), "a folder holds nothing");
    }
}
