//! A user at a desk: an empty folder, and the program run in it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

/// An empty folder to work in.
pub struct Desk(TempDir);

/// What a run left behind on the screen.
pub struct Seen {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Desk {
    pub fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        fs::write(self.path(name), text).unwrap();
    }

    /// The program, about to be run here without anything of the machine's environment that it might listen to.
    pub fn command(&self, arguments: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_paperpitch"));
        command.args(arguments.split_whitespace()).current_dir(self.0.path()).env_clear().stdin(Stdio::null());
        command
    }

    /// Runs the program; the arguments are split at spaces.
    pub fn run(&self, arguments: &str) -> Seen {
        seen(&self.command(arguments).output().unwrap())
    }

    /// Every file and folder here, in order, folders with a slash.
    pub fn files(&self) -> Vec<String> {
        let mut found = Vec::new();
        list(self.0.path(), "", &mut found);
        found.sort();
        found
    }
}

/// What a finished run left on the screen.
pub fn seen(output: &Output) -> Seen {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Seen { code: output.status.code().unwrap_or(-1), out: text(&output.stdout), err: text(&output.stderr) }
}

fn list(folder: &Path, before: &str, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        let name = format!("{before}{}", entry.file_name().to_string_lossy());
        if entry.file_type().unwrap().is_dir() {
            found.push(format!("{name}/"));
            list(&entry.path(), &format!("{name}/"), found);
        } else {
            found.push(name);
        }
    }
}

impl Seen {
    /// A refusal: exit code 2, nothing on standard output, and these words among the messages.
    #[track_caller]
    pub fn refused(&self, words: &[&str]) {
        self.failed(2, words);
        assert_eq!(self.out, "");
    }

    /// A run that ended with this code and these words among the messages.
    #[track_caller]
    pub fn failed(&self, code: i32, words: &[&str]) {
        assert_eq!(self.code, code, "{}", self.err);
        for word in words {
            assert!(self.err.contains(word), "`{word}` is not in:\n{}", self.err);
        }
    }

    /// A run that did what it was asked.
    #[track_caller]
    pub fn done(&self) -> &Self {
        assert_eq!(self.code, 0, "{}", self.err);
        self
    }
}
