//! What can be typed about written games: `replay`, `diagram`, `perft`. Knows no file and does no work.

use std::ops::RangeInclusive;

use clap::{Args, ValueEnum};
use paperpitch::sheet::paper::Paper;

use crate::sheet_args::{Cell, Target, Tries};
use crate::values;

/// `replay`.
#[derive(Debug, Args)]
pub struct Replay {
    /// A built-in variant by name, or a file
    #[arg(value_name = "VARIANT")]
    pub variant: String,
    /// Files with one game or many, a game itself, or - for standard input
    #[arg(value_name = "GAME", default_value = "-")]
    pub games: Vec<String>,
    /// Tell each game as one JSON object a line
    #[arg(long)]
    pub json: bool,
    /// Write the games again in another notation
    #[arg(long, value_name = "NOTATION", conflicts_with = "json")]
    pub to: Option<Notation>,
    /// Let warnings about the variant fail the run
    #[arg(long)]
    pub strict: bool,
    #[command(flatten)]
    pub tries: Tries,
}

/// How a game can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Notation {
    /// A digit a line, a group a turn: 0 3 67
    Digits,
    /// The points of each turn: e8-e9 e9-f8
    Analytic,
    /// A text file of the public online game
    Online,
}

/// `perft`.
#[derive(Debug, Args)]
pub struct Perft {
    /// A built-in variant by name, a file, or - for standard input
    #[arg(value_name = "VARIANT")]
    pub variant: String,
    /// How many lines to look ahead, or turns: 1 to 1000. Each takes several times as long as the one before
    #[arg(value_name = "DEPTH", value_parser = values::depth, allow_negative_numbers = true)]
    pub depth: usize,
    /// Count whole turns instead of lines
    #[arg(long)]
    pub turns: bool,
    /// Give the counts as one JSON list
    #[arg(long)]
    pub json: bool,
    /// Let warnings about the variant fail the run
    #[arg(long)]
    pub strict: bool,
    #[command(flatten)]
    pub tries: Tries,
}

/// `diagram`.
#[derive(Debug, Args)]
pub struct Diagram {
    /// A built-in variant by name, or a file
    #[arg(value_name = "VARIANT")]
    pub variant: String,
    /// A game, a file with one game, or - for standard input
    #[arg(value_name = "GAME")]
    pub game: String,
    /// Tell only these turns, such as 3 or 3-5; earlier ones are thinner, later ones are left out
    #[arg(long, value_name = "FROM-TO", value_parser = values::turns)]
    pub turns: Option<RangeInclusive<u16>>,
    /// Number the turns
    #[arg(long)]
    pub numbers: bool,
    /// Name the columns and rows
    #[arg(long)]
    pub coordinates: bool,
    #[command(flatten)]
    pub target: Target,
    /// Put it on a sheet of paper, as large as there is room [default: a page as large as the drawing]
    #[arg(long, value_name = "PAPER", value_parser = values::paper, help_heading = "Paper")]
    pub paper: Option<Paper>,
    /// Turn the paper on its side
    #[arg(long, requires = "paper", help_heading = "Paper")]
    pub landscape: bool,
    #[command(flatten)]
    pub cell: Cell,
    #[command(flatten)]
    pub tries: Tries,
}
