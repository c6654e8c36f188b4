//! What can be typed wherever sheets are made: languages, files, paper, care. Knows no command and does no work.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use paperpitch::geom::Length;
use paperpitch::sheet::paper::Paper;
use paperpitch::variant::Overrides;

use crate::failure::Failure;
use crate::values;

/// In which languages and as which files something is made.
#[derive(Debug, Args)]
pub struct Target {
    /// The languages; several make one file, in this order
    #[arg(long, value_name = "LANG,…", value_delimiter = ',', default_value = "fr")]
    pub lang: Vec<String>,
    /// The kinds of file [default: pdf, or what -o ends in]
    #[arg(long, value_name = "FORMAT,…", value_delimiter = ',')]
    pub format: Vec<Format>,
    /// A .pdf or .svg file, a folder, or - for standard output [default: .]
    #[arg(short, long, value_name = "FILE|DIR|-")]
    pub output: Option<PathBuf>,
    #[command(flatten)]
    pub wording: Wording,
    #[command(flatten)]
    pub caution: Caution,
    #[command(flatten)]
    pub watching: Watching,
}

/// Quick tries without a file.
#[derive(Clone, Copy, Debug, Default, Args)]
#[command(next_help_heading = "Quick tries")]
pub struct Tries {
    /// Another size of pitch, width × length in cells: even numbers, 2 to 100. The files are called after it, such as
    /// standard-10x14.fr.pitch.pdf
    #[arg(long, value_name = "WxL", value_parser = values::pitch_size, allow_hyphen_values = true)]
    pub size: Option<(i64, i64)>,
    /// Another goal width in cells: 2 up to the width
    #[arg(long, value_name = "CELLS", value_parser = values::goal_width, allow_hyphen_values = true)]
    pub goal: Option<i64>,
}

impl Tries {
    /// What a variant is read with.
    pub const fn overrides(self) -> Overrides {
        Overrides { size: self.size, goal: self.goal }
    }

    /// What is added to the name of its files, so that a try never takes the place of the real thing.
    pub fn suffix(self) -> String {
        let size = self.size.map_or(String::new(), |(width, length)| format!("-{width}x{length}"));
        let goal = self.goal.map_or(String::new(), |goal| format!("-goal-{goal}"));
        size + &goal
    }
}

/// Which words are printed.
#[derive(Clone, Debug, Args)]
#[command(next_help_heading = "Languages")]
pub struct Wording {
    /// A folder with further language files (cs.ftl), which come before those of the program
    #[arg(long, value_name = "DIR")]
    pub lang_dir: Option<PathBuf>,
    /// Print stale texts too, and English where a text is missing; every page says that it is a draft
    #[arg(long)]
    pub draft: bool,
    /// Print in a pseudo-language, two fifths longer than English and full of accents, and tell what has no room
    #[arg(long, conflicts_with = "lang")]
    pub pseudo: bool,
}

/// What to print on.
#[derive(Clone, Copy, Debug, Args)]
#[command(next_help_heading = "Paper")]
pub struct PaperChoice {
    /// a4, letter, a3, a5, a6, legal, tabloid, or a size such as 210x297mm or 8.5x11in
    #[arg(long, value_name = "PAPER", default_value = "a4", value_parser = values::paper)]
    pub paper: Paper,
    /// Turn the paper on its side
    #[arg(long)]
    pub landscape: bool,
    /// Leave so much blank on every side, such as 10mm [default: 6.35mm; on A4 and Letter what suits both]
    #[arg(long, value_name = "LENGTH", value_parser = values::margin, allow_hyphen_values = true)]
    pub margin: Option<Length>,
}

impl PaperChoice {
    /// The paper as it lies, with its margins.
    ///
    /// # Errors
    /// Refuses margins that eat the paper.
    pub fn settled(self) -> Result<Paper, Failure> {
        let paper = if self.landscape { self.paper.landscape() } else { self.paper };
        let paper = self.margin.map_or(Ok(paper), |margin| paper.with_margin(margin));
        paper.map_err(|error| Failure::refused(error.to_string()))
    }
}

/// How large a cell is.
#[derive(Clone, Copy, Debug, Args)]
#[command(next_help_heading = "Paper")]
pub struct Cell {
    /// Make every cell exactly this large, such as 9mm [default: as large as the paper allows]
    #[arg(long, value_name = "LENGTH", value_parser = values::cell, allow_hyphen_values = true)]
    pub cell: Option<Length>,
}

/// How careful to be.
#[derive(Clone, Copy, Debug, Args)]
pub struct Caution {
    /// Replace files that this program did not write or that were changed since
    #[arg(long)]
    pub force: bool,
    /// Let warnings fail the run
    #[arg(long)]
    pub strict: bool,
}

/// Whether to do it again.
#[derive(Clone, Copy, Debug, Args)]
pub struct Watching {
    /// Make it anew at each save of a variant or language file, until Ctrl-C
    #[arg(long)]
    pub watch: bool,
}

/// The kinds of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
pub enum Format {
    /// For printing
    Pdf,
    /// For drawing programs; one page a file
    Svg,
}

impl Format {
    /// How its files end.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Pdf => "pdf",
            Self::Svg => "svg",
        }
    }
}
