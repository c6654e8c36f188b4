//! What can be typed at the designer's bench: `plays`, `board`, `preview`, `variants`. Knows no file and does no work.

use std::path::PathBuf;

use clap::Args;

use crate::sheet_args::{Caution, Cell, Format, PaperChoice, Tries, Watching, Wording};

/// `plays`.
#[derive(Debug, Args)]
pub struct Plays {
    /// A built-in variant by name, a file, or - for standard input
    #[arg(value_name = "VARIANT", default_value = "standard")]
    pub variant: String,
    /// Another variant to hold it against
    #[arg(long, value_name = "VARIANT")]
    pub against: Option<String>,
    /// How many games each way of playing has: 1 to 10000000
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    pub games: u64,
    /// The same number gives the same games
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Give the figures as one JSON object
    #[arg(long)]
    pub json: bool,
    /// Draw where lines are drawn and games end: a .svg or .pdf file
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    #[command(flatten)]
    pub caution: Caution,
    #[command(flatten)]
    pub tries: Tries,
}

/// `variants`.
#[derive(Debug, Args)]
pub struct Variants {
    /// The built-in whose file to show; with --sheet, variants, folders of them and patterns [default: all built-ins]
    #[arg(value_name = "NAME")]
    pub names: Vec<String>,
    /// Draw them side by side at one scale
    #[arg(long)]
    pub sheet: bool,
    /// The languages of the sheet; several make one file, in this order
    #[arg(long, value_name = "LANG,…", value_delimiter = ',', default_value = "fr", requires = "sheet")]
    pub lang: Vec<String>,
    /// The kinds of file [default: pdf, or what -o ends in]
    #[arg(long, value_name = "FORMAT,…", value_delimiter = ',', requires = "sheet")]
    pub format: Vec<Format>,
    /// A .pdf or .svg file, a folder, or - for standard output [default: .]
    #[arg(short, long, value_name = "FILE|DIR|-", requires = "sheet")]
    pub output: Option<PathBuf>,
    #[command(flatten)]
    pub wording: Wording,
    #[command(flatten)]
    pub caution: Caution,
    #[command(flatten)]
    pub paper: PaperChoice,
}

/// `board`.
#[derive(Debug, Args)]
pub struct Board {
    /// A built-in variant by name, a file, or - for standard input
    #[arg(value_name = "VARIANT", default_value = "standard")]
    pub variant: String,
    /// The language of the page
    #[arg(long, value_name = "LANG", default_value = "fr")]
    pub lang: String,
    /// An .html file, a folder, or - for standard output [default: .]
    #[arg(short, long, value_name = "FILE|DIR|-")]
    pub output: Option<PathBuf>,
    #[command(flatten)]
    pub wording: Wording,
    #[command(flatten)]
    pub caution: Caution,
    #[command(flatten)]
    pub watching: Watching,
    #[command(flatten)]
    pub tries: Tries,
}

/// `preview`.
#[derive(Debug, Args)]
pub struct Preview {
    /// A built-in variant by name, or a file
    #[arg(value_name = "VARIANT", default_value = "standard")]
    pub variant: String,
    /// The language the page begins with
    #[arg(long, value_name = "LANG", default_value = "fr")]
    pub lang: String,
    /// The port of this machine to serve on; 0 takes any that is free
    #[arg(long, value_name = "PORT", default_value_t = 4714)]
    pub port: u16,
    /// Open the page in the browser
    #[arg(long)]
    pub open: bool,
    #[command(flatten)]
    pub wording: Wording,
    #[command(flatten)]
    pub paper: PaperChoice,
    #[command(flatten)]
    pub cell: Cell,
}
