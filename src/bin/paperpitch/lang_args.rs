//! What can be typed at the translator's bench: `lang …`. Knows no file and does no work.

use std::path::PathBuf;

use clap::{Args, Subcommand};

/// The commands of the bench.
#[derive(Debug, Subcommand)]
pub enum Lang {
    /// List the languages: how much is translated, stale, and checked
    #[command(after_help = "Example:\n  paperpitch lang list --lang-dir my-languages")]
    List(Folder),
    /// Check language files and show every finding
    #[command(
        after_help = "Examples:\n  paperpitch lang check\n  paperpitch lang check cs --lang-dir my-languages\n\nThe findings go to standard output. Exit code 1 when there are any errors, or warnings with --strict."
    )]
    Check(Check),
    /// Write a language file to fill in, with the plurals that the language needs
    #[command(
        after_help = "Examples:\n  paperpitch lang new cs --lang-dir my-languages\n  paperpitch lang new fr          the French file that the program carries, to be changed"
    )]
    New(New),
    /// Note that translations say what the English text says now
    #[command(
        after_help = "Examples:\n  paperpitch lang confirm cs --lang-dir my-languages\n  paperpitch lang confirm fr rules-aim card-next --lang-dir templates"
    )]
    Confirm(Confirm),
    /// Write a language as a gettext catalogue (.po), for Poedit and its like
    #[command(
        after_help = "Examples:\n  paperpitch lang export fr\n  paperpitch lang export cs --lang-dir my-languages -o cs.po"
    )]
    Export(Export),
    /// Bring the translations of a gettext catalogue into a language file; fuzzy ones are left out
    #[command(after_help = "Example:\n  paperpitch lang import cs.po --lang-dir my-languages")]
    Import(Import),
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

/// `lang new`.
#[derive(Debug, Args)]
pub struct New {
    /// The language, as a tag: cs, pt-PT
    #[arg(value_name = "LANG")]
    pub lang: String,
    #[command(flatten)]
    pub folder: Folder,
}

/// `lang confirm`.
#[derive(Debug, Args)]
pub struct Confirm {
    /// The language
    #[arg(value_name = "LANG")]
    pub lang: String,
    /// The messages [default: all]
    #[arg(value_name = "ID")]
    pub ids: Vec<String>,
    #[command(flatten)]
    pub folder: Folder,
}

/// `lang export`.
#[derive(Debug, Args)]
pub struct Export {
    /// The language
    #[arg(value_name = "LANG")]
    pub lang: String,
    /// The file, or - for standard output [default: ./LANG.po]
    #[arg(short, long, value_name = "FILE|-")]
    pub output: Option<PathBuf>,
    /// Replace a file that this program did not write or that was changed since
    #[arg(long)]
    pub force: bool,
    #[command(flatten)]
    pub folder: Folder,
}

/// `lang import`.
#[derive(Debug, Args)]
pub struct Import {
    /// The catalogue; its header says for which language it is
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Replace texts that were changed in the language file after the catalogue was made from it
    #[arg(long)]
    pub force: bool,
    #[command(flatten)]
    pub folder: Folder,
}
