//! `--style`, `--guides`, `--ink` and `--large-print`: how sheets look. Knows no sheet.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use clap::{Args, ValueEnum};

use paperpitch::diag::{Diagnostic, quoted};
use paperpitch::sheet::manner::{LARGE, Manner};
use paperpitch::style::{self, Guides, Look, MAX_BYTES};

use crate::failure::{Failure, reason};
use crate::ledger;

/// How sheets look; the same for every material.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = "Look")]
pub struct LookChoice {
    /// A style file, or one that comes with the program: default, low-ink, large-print, screen (colours)
    #[arg(long, value_name = "FILE|NAME", conflicts_with = "ink")]
    pub style: Option<String>,
    /// How much ink pitches take
    #[arg(long, value_name = "HOW-MUCH", default_value = "usual")]
    pub ink: InkChoice,
    /// Print all words in 16 points or more
    #[arg(long)]
    pub large_print: bool,
    /// How text stands in SVG files
    #[arg(long, value_name = "HOW", default_value = "outlines")]
    pub svg_text: SvgText,
}

/// How text stands in SVG files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum SvgText {
    /// As outlines: looks alike everywhere
    #[default]
    Outlines,
    /// As text, to be changed: needs the typeface IBM Plex Sans where it is opened
    Live,
}

/// How guide lines are drawn.
#[derive(Clone, Copy, Debug, Args)]
#[command(next_help_heading = "Look")]
pub struct GuideChoice {
    /// How guide lines are drawn [default: dotted, or what the style says]
    #[arg(long, value_name = "HOW")]
    pub guides: Option<GuideKind>,
}

/// How much ink pitches take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum InkChoice {
    /// What copies well
    #[default]
    Usual,
    /// As little as will do
    Low,
}

/// How guide lines are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum GuideKind {
    /// Rows of dots
    Dotted,
    /// Thin lines
    Solid,
    /// None: points alone
    Points,
    /// Rows of dots, the diagonals too
    Diagonals,
}

impl GuideKind {
    /// How it is typed.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Dotted => "dotted",
            Self::Solid => "solid",
            Self::Points => "points",
            Self::Diagonals => "diagonals",
        }
    }

    /// What styles call it.
    const fn guides(self) -> Guides {
        match self {
            Self::Dotted => Guides::Dotted,
            Self::Solid => Guides::Solid,
            Self::Points => Guides::Points,
            Self::Diagonals => Guides::Diagonals,
        }
    }
}

/// A look, and what is to be said about its file.
#[derive(Debug)]
pub struct Chosen {
    /// The manner of printing.
    pub manner: Manner,
    /// Warnings about the file.
    pub warnings: Vec<Diagnostic>,
}

impl LookChoice {
    /// Whether nothing was asked for.
    pub const fn is_usual(&self) -> bool {
        self.style.is_none() && matches!(self.ink, InkChoice::Usual) && !self.large_print
    }

    /// Settles the look.
    ///
    /// # Errors
    /// A style that cannot be read, or the findings of its file.
    pub fn settled(&self, guides: Option<GuideKind>) -> Result<Chosen, Failure> {
        let usual = match (self.ink, self.large_print) {
            (InkChoice::Low, _) => "low-ink",
            (InkChoice::Usual, true) => "large-print",
            (InkChoice::Usual, false) => "default",
        };
        let (mut look, warnings) = read(self.style.as_deref().unwrap_or(usual))?;
        look.guides = guides.map_or(look.guides, GuideKind::guides);
        let zoom = if self.large_print { LARGE } else { 1.0 };
        Ok(Chosen { manner: Manner { look, zoom }, warnings })
    }
}

/// A style by its name, or from its file.
fn read(name: &str) -> Result<(Look, Vec<Diagnostic>), Failure> {
    if let Some(look) = style::built_in(name) {
        return Ok((look, Vec::new()));
    }
    let mut bytes = Vec::new();
    let file = File::open(name).and_then(|file| file.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes));
    ledger::note(Path::new(name), file.is_ok().then_some(&bytes));
    if let Err(error) = file {
        let known: Vec<&str> = style::names().collect();
        return Err(Failure::refused_with(
            format!("cannot read the style {}: {}", quoted(name), reason(&error)),
            format!("give a file, or one of {}", known.join(", ")),
        ));
    }
    let styled = style::read(&bytes, name);
    match styled.look {
        Some(look) => Ok((look, styled.findings)),
        None => Err(Failure::Findings(styled.findings)),
    }
}
