//! What people see: data on standard output, everything else on standard error. Knows no command.

use std::io::{self, IsTerminal, Write};

use anstream::stream::RawStream;
use anstream::{AutoStream, ColorChoice};
use indicatif::ProgressBar;
use paperpitch::diag::{self, Diagnostic, escaped};

use crate::args::{Colour, Manners, MessageFormat};
use crate::failure::{Failure, shown};
use crate::output::{Fate, Output};
use crate::variants::{Known, without_repeats};

/// How wide a screen is taken to be that does not tell.
const USUAL_WIDTH: usize = 100;

/// The most warnings that people are shown of many variants.
const MOST_WARNINGS: usize = 20;

/// The terminal, as the user wants to be spoken to.
#[derive(Clone, Copy, Debug)]
pub struct Screen {
    manners: Manners,
}

impl Screen {
    /// Settles how to speak.
    pub fn new(manners: Manners) -> Self {
        match manners.color {
            Colour::Auto => ColorChoice::Auto,
            Colour::Always => ColorChoice::Always,
            Colour::Never => ColorChoice::Never,
        }
        .write_global();
        Self { manners }
    }

    /// Says how the work goes on, unless told to be quiet. A screen that cannot be written to is no reason to stop.
    pub fn say(self, text: &str) {
        if !self.manners.quiet {
            let _ = writeln!(io::stderr(), "{}", harmless(text));
        }
    }

    /// A bar that tells how far the work is, of so many steps: on a terminal alone.
    pub fn progress(self, steps: u64) -> ProgressBar {
        if self.manners.quiet || !io::stderr().is_terminal() {
            return ProgressBar::hidden();
        }
        ProgressBar::new(steps)
    }

    /// Says what became of a file.
    pub fn file(self, file: &Output, fate: Fate) {
        self.say(&Self::file_line(file, fate));
    }

    /// What became of a file, on one line.
    pub fn file_line(file: &Output, fate: Fate) -> String {
        let fate = match fate {
            Fate::Written => "wrote",
            Fate::Unchanged => "unchanged",
        };
        format!("{fate:9}  {}", shown(&file.path))
    }

    /// Puts data on standard output.
    pub fn data(self, bytes: &[u8]) -> Result<(), Failure> {
        let mut out = io::stdout().lock();
        out.write_all(bytes).and_then(|()| out.flush()).map_err(|error| Failure::writing("standard output", &error))
    }

    /// Puts findings on standard output, as data.
    pub fn findings_as_data(self, findings: &[Diagnostic]) -> Result<(), Failure> {
        self.data(self.rendered(findings, &io::stdout()).as_bytes())
    }

    /// Shows findings that are not in the way, unless told to be quiet.
    pub fn warnings(self, findings: &[Diagnostic]) {
        if !self.manners.quiet {
            self.findings(findings);
        }
    }

    /// Shows findings that came up on the way, each once; where the user is strict, they end the run.
    pub fn surprises(self, findings: Vec<Diagnostic>, strict: bool) -> Result<(), Failure> {
        let findings = without_repeats(findings.into_iter());
        if strict && !findings.is_empty() {
            return Err(Failure::Findings(findings));
        }
        self.warnings(&findings);
        Ok(())
    }

    /// Shows findings that are in the way.
    fn findings(self, findings: &[Diagnostic]) {
        let _ = io::stderr().write_all(self.rendered(findings, &io::stderr()).as_bytes());
    }

    /// Findings in the form that was asked for.
    fn rendered(self, findings: &[Diagnostic], stream: &impl RawStream) -> String {
        let format = match self.manners.message_format {
            MessageFormat::Human => diag::Format::Human { width: width() },
            MessageFormat::Short => diag::Format::Short,
            MessageFormat::Json => diag::Format::Json,
        };
        diag::render(findings, format, colours(stream))
    }

    /// Shows why the run failed.
    pub fn failure(self, failure: &Failure) {
        match failure {
            Failure::ReaderLeft | Failure::Told(_) => {}
            Failure::Findings(findings) => self.findings(findings),
            Failure::Refused { message, help } => {
                let (red, bold, plain) =
                    if colours(&io::stderr()) { ("\x1b[1;31m", "\x1b[1m", "\x1b[0m") } else { ("", "", "") };
                let help =
                    help.as_ref().map_or(String::new(), |help| format!("{bold}help{plain}: {}\n", harmless(help)));
                let text = format!("{red}error{plain}: {}\n{help}", harmless(message));
                let _ = io::stderr().write_all(text.as_bytes());
            }
        }
    }
}

/// What is told of many variants, one after the other: every failure, and as many warnings as people read.
/// What several say, because it is about a file that they are based on, is told once.
#[derive(Debug)]
pub struct Told {
    screen: Screen,
    known: Known,
    warnings: usize,
    failed: usize,
    /// The worst exit code.
    code: u8,
}

impl Told {
    /// Nothing so far.
    pub fn new(screen: Screen) -> Self {
        Self { screen, known: Known::default(), warnings: 0, failed: 0, code: 0 }
    }

    /// Shows findings that are not in the way, unless there have been many already; programs get them all.
    pub fn warnings(&mut self, mut findings: Vec<Diagnostic>) {
        findings.retain(|finding| self.known.is_new(finding));
        let room = match self.screen.manners.message_format {
            MessageFormat::Human => MOST_WARNINGS.saturating_sub(self.warnings).min(findings.len()),
            MessageFormat::Short | MessageFormat::Json => findings.len(),
        };
        self.screen.warnings(&findings[..room]);
        self.warnings += findings.len();
    }

    /// How many have failed.
    pub const fn failed(&self) -> usize {
        self.failed
    }

    /// Shows why one of them failed, and which: what is wrong may stand in a file that it is based on.
    pub fn failure(&mut self, name: &str, mut failure: Failure) {
        self.failed += 1;
        self.code = self.code.max(failure.code());
        if let Failure::Findings(findings) = &mut failure {
            findings.retain(|finding| self.known.is_new(finding));
        }
        self.screen.failure(&failure);
        self.screen.say(&format!("{:9}  {}", "not made", escaped(name)));
    }

    /// Says how many warnings were held back.
    ///
    /// # Errors
    /// When anything failed.
    pub fn end(self) -> Result<(), Failure> {
        let held = self.warnings.saturating_sub(MOST_WARNINGS);
        if held > 0 && self.screen.manners.message_format == MessageFormat::Human {
            self.screen.say(&format!("\n{held} more warnings: `paperpitch check` shows them all"));
        }
        if self.failed == 0 { Ok(()) } else { Err(Failure::Told(self.code)) }
    }
}

/// Words that hold names of unknown origin, line by line without what would steer a terminal.
fn harmless(text: &str) -> String {
    text.split('\n').map(escaped).collect::<Vec<_>>().join("\n")
}

/// Whether a stream shall carry colours: what the user said, else `NO_COLOR` and the terminal decide.
fn colours(stream: &impl RawStream) -> bool {
    AutoStream::choice(stream) != ColorChoice::Never
}

/// The columns of the terminal.
fn width() -> usize {
    terminal_size::terminal_size().map_or(USUAL_WIDTH, |(width, _)| usize::from(width.0))
}
