//! What can be typed at the translator's bench: `lang …`. Knows no file and does no work.

use std::path::PathBuf;

use clap::{Args, Subcommand};

/// The commands of the bench.
#[derive(Debug, Subcommand)]
pub enum Lang {
    /// Check language files and show every finding
    #[command(
        after_help = "Examples:\n  paperpitch lang check\n  paperpitch lang check cs --lang-dir my-languages\n\nThe findings go to standard output. Exit code 1 when there are any errors, or warnings with --strict."
    )]
    Check(Check),
}

/// Where the language files are.
#[derive(Debug, Args)]
pub struct Folder {
    /// A folder with language files (cs.ftl), which come before those of the program
    #[arg(long, value_name = "DIR")]
    pub lang_dir: Option<PathBuf>,
}

/// `lang check`.
#[derive(Debug, Args)]
pub struct Check {
    /// The languages [default: those of --lang-dir, else all]
    #[arg(value_name = "LANG")]
    pub lang: Vec<String>,
    #[command(flatten)]
    pub folder: Folder,
    /// Let warnings fail the run
    #[arg(long)]
    pub strict: bool,
}
