//! Why a run ends early, and with which exit code. Knows no command.

use std::io;
use std::path::Path;
use std::process::ExitCode;

use paperpitch::diag::{Diagnostic, escaped};

/// Why a run ended without having done all of its work.
#[derive(Debug)]
pub enum Failure {
    /// There are findings. None are held where they have been shown already.
    Findings(Vec<Diagnostic>),
    /// The arguments are wrong, or something could not be read or written.
    Refused {
        /// The fact; further lines list what it is about.
        message: String,
        /// What to do about it.
        help: Option<String>,
    },
    /// What was wrong has been told already; the exit code.
    Told(u8),
    /// Whoever read our output has left.
    ReaderLeft,
}

impl Failure {
    /// A refusal without advice.
    pub fn refused(message: impl Into<String>) -> Self {
        Self::Refused { message: message.into(), help: None }
    }

    /// A refusal with advice.
    pub fn refused_with(message: impl Into<String>, help: impl Into<String>) -> Self {
        Self::Refused { message: message.into(), help: Some(help.into()) }
    }

    /// Something could not be written.
    pub fn writing(what: impl std::fmt::Display, error: &io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Self::ReaderLeft;
        }
        Self::refused(format!("cannot write {}: {}", escaped(&what.to_string()), reason(error)))
    }

    /// The exit code of the run.
    pub fn exit_code(&self) -> ExitCode {
        ExitCode::from(self.code())
    }

    /// The exit code as a number.
    pub fn code(&self) -> u8 {
        match self {
            Self::ReaderLeft => 0,
            Self::Told(code) => *code,
            // What no file is to blame for lies in the arguments.
            Self::Findings(findings) if !findings.is_empty() && findings.iter().all(|one| one.place.is_none()) => 2,
            Self::Findings(_) => 1,
            Self::Refused { .. } => 2,
        }
    }
}

/// An error of the system in words, without its number.
pub fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    text.split_once(" (os error").map_or(text.as_str(), |(words, _)| words).to_owned()
}

/// A path as it can be shown: its name may hold line breaks, and what would steer a terminal.
pub fn shown(path: &Path) -> String {
    escaped(&path.display().to_string())
}
