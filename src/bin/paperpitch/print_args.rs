//! What can be typed about printing: the sides of the paper, several pitches to a page, posters. Does no work.

use clap::{Args, ValueEnum};

use paperpitch::geom::Length;
use paperpitch::pdf::Duplex;
use paperpitch::sheet::sides::Flip;

use crate::args::{Material, Sheet};
use crate::look::GuideChoice;
use crate::sheet_args::{Cell, PaperChoice, Target};
use crate::values;

/// The edge over which a sheet is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Edge {
    /// The long edge, as in a book
    Long,
    /// The short edge, as in a notepad
    Short,
}

impl Edge {
    /// What sheets call it.
    pub const fn flip(self) -> Flip {
        match self {
            Self::Long => Flip::Long,
            Self::Short => Flip::Short,
        }
    }

    /// What the PDF asks of the printer.
    pub const fn duplex(self) -> Duplex {
        match self {
            Self::Long => Duplex::LongEdge,
            Self::Short => Duplex::ShortEdge,
        }
    }
}

/// How both sides are used.
#[derive(Clone, Copy, Debug, Args)]
#[command(next_help_heading = "Paper")]
pub struct Sides {
    /// Print on both sides, turned over this edge: rules behind pitches, pitches behind cards
    #[arg(long, value_name = "EDGE")]
    pub two_sided: Option<Edge>,
    /// Move the backs so far to the right and down, in millimetres: what the test page tells, such as 1.5,-0.5
    #[arg(long, value_name = "X,Y", value_parser = values::offset, allow_hyphen_values = true, requires = "two_sided")]
    pub back_offset: Option<(Length, Length)>,
}

/// `pitch`.
#[derive(Debug, Args)]
pub struct Pitch {
    /// Add coordinates and call-outs
    #[arg(long, conflicts_with_all = ["per_page", "poster", "two_sided"])]
    pub annotated: bool,
    /// Built-in variants by name, files, folders of them, patterns, or - for standard input; several make one document
    #[arg(value_name = "VARIANT", default_value = "standard")]
    pub variants: Vec<String>,
    #[command(flatten)]
    pub sheet: Sheet,
    #[command(flatten)]
    pub cell: Cell,
    /// Put 1, 2, 4, 6 or 8 pitches on a page, with cut lines
    #[arg(long, value_name = "N", value_parser = values::per_page, help_heading = "Paper", allow_hyphen_values = true, conflicts_with_all = ["poster", "two_sided"])]
    pub per_page: Option<u32>,
    /// Print one pitch over several sheets, across x down, to be glued together; a pitch whose --cell is too large for
    /// the paper becomes a poster by itself
    #[arg(long, value_name = "CxR", value_parser = values::sheets, help_heading = "Paper", allow_hyphen_values = true, conflicts_with = "two_sided")]
    pub poster: Option<(u32, u32)>,
    #[command(flatten)]
    pub sides: Sides,
    #[command(flatten)]
    pub guides: GuideChoice,
}

/// `card`.
#[derive(Debug, Args)]
pub struct Card {
    #[command(flatten)]
    pub material: Material,
    /// Put the backs beside the cards, to be folded: no printer needs to turn the sheet
    #[arg(long, help_heading = "Paper", conflicts_with = "two_sided")]
    pub fold: bool,
    #[command(flatten)]
    pub sides: Sides,
}

/// `testpage`.
#[derive(Debug, Args)]
pub struct TestPage {
    #[command(flatten)]
    pub target: Target,
    #[command(flatten)]
    pub paper: PaperChoice,
    /// The edge over which the printer turns the sheet
    #[arg(long, value_name = "EDGE", default_value = "long")]
    pub two_sided: Edge,
    /// Move the back, to see that an offset is right
    #[arg(long, value_name = "X,Y", value_parser = values::offset, allow_hyphen_values = true)]
    pub back_offset: Option<(Length, Length)>,
}
