//! What can be typed: commands, options and their help. Knows no file and does no work.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};

use paperpitch::event::PageId;

use crate::designer_args::{Board, Plays, Preview, Variants};
use crate::game_args::{Diagram, Perft, Replay};
use crate::lang_args::Lang;
use crate::look::{GuideChoice, LookChoice};
use crate::print_args::{Card, Pitch, TestPage};
use crate::sheet_args::{Caution, Cell, Format, PaperChoice, Target, Tries, Watching, Wording};
use crate::values;

/// The whole command line.
#[derive(Debug, Parser)]
#[command(
    name = "paperpitch",
    version,
    long_version = concat!(
        env!("CARGO_PKG_VERSION"),
        "\nMIT or Apache-2.0, at your choice\nTypeface inside: IBM Plex Sans, SIL Open Font License 1.1\n",
        "Colour profile inside: sGrey-v4 of the Compact ICC Profiles, CC0 1.0"
    ),
    about = "Prints paper soccer: pitches, rule sheets and host cards for any variant, in the guests' languages",
    after_help = "Start here:\n  paperpitch kit                 the standard game, everything a table needs, in fr, pt, ru and sv\n  paperpitch kit large --lang fr a larger pitch, in French\n  paperpitch variants            the variants that come with the program\n\nExit codes: 0 done, 1 findings in a file, 2 wrong arguments or a file that cannot be read or written, 101 a bug of ours.",
    arg_required_else_help = true,
    disable_help_subcommand = true,
    max_term_width = 100
)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
    #[command(flatten)]
    pub manners: Manners,
}

/// How the program speaks; the same for every command.
#[derive(Clone, Copy, Debug, Args)]
#[command(next_help_heading = "Messages")]
pub struct Manners {
    /// Say nothing but errors and what was asked for
    #[arg(short, long, global = true)]
    pub quiet: bool,
    /// When to use colour (`NO_COLOR` is honoured)
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto")]
    pub color: Colour,
    /// How findings are shown
    #[arg(long, global = true, value_name = "FORMAT", default_value = "human")]
    pub message_format: MessageFormat,
}

/// When to use colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Colour {
    Auto,
    Always,
    Never,
}

/// How findings are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum MessageFormat {
    /// With the lines they are about
    Human,
    /// One line each: FILE:LINE:COL: error[code]: message
    Short,
    /// One JSON object a line
    Json,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Make the whole kit: print plan, pitches, rule sheet and host cards, one PDF per language
    #[command(
        after_help = "Examples:\n  paperpitch kit\n  paperpitch kit orthogonal --lang fr,pt\n  paperpitch kit my-rules.pitch.toml --paper letter -o handouts\n  paperpitch kit --size 10x14 --goal 4\n  paperpitch kit --guests 16 --lang fr,pt\n  paperpitch kit --event friday.event.toml\n  paperpitch kit --event friday.event.toml --only P3-2,R3-1"
    )]
    Kit(Kit),
    /// Make the pitch alone, to draw on
    #[command(
        after_help = "Examples:\n  paperpitch pitch large\n  paperpitch pitch large orthogonal -o both.pdf\n  paperpitch pitch notation --annotated --lang ru\n  paperpitch pitch --size 6x8 --cell 9mm --format svg\n  paperpitch pitch orthogonal --per-page 4\n  paperpitch pitch wide-goals --poster 2x3\n  paperpitch pitch --ink low --guides points\n  paperpitch pitch --two-sided long\n  paperpitch pitch -o - | lp"
    )]
    Pitch(Pitch),
    /// Make the rule sheet alone
    #[command(
        after_help = "Examples:\n  paperpitch rules single-bounce --lang sv\n  paperpitch rules --lang fr,pt -o rules.pdf\n  paperpitch rules --large-print --lang fr"
    )]
    Rules(Material),
    /// Make the host cards alone
    #[command(
        after_help = "Examples:\n  paperpitch card orthogonal --lang fr\n  paperpitch card --fold -o cards.pdf\n  paperpitch card --two-sided long --back-offset 1.5,-0.5"
    )]
    Card(Card),
    /// Make the sheet that tells what changes from one variant to another
    #[command(
        after_help = "Examples:\n  paperpitch changes large --lang fr\n  paperpitch changes single-bounce --from classic --lang sv"
    )]
    Changes(Changes),
    /// Make the notation sheet: how points, turns and games are written and drawn, and a blank record for a game
    #[command(
        after_help = "Examples:\n  paperpitch notation notation --lang ru\n  paperpitch notation large --lang fr,sv -o notation.pdf"
    )]
    Notation(Material),
    /// Check variant files and show every finding
    #[command(
        after_help = "Examples:\n  paperpitch check my-rules.pitch.toml\n  paperpitch check my-rules.pitch.toml --draw\n  paperpitch check *.pitch.toml --message-format short\n\nThe findings go to standard output. Exit code 1 when there are any errors, or warnings with --strict."
    )]
    Check(Check),
    /// Show the facts of a variant: its size in every way people name it, points, lines, steps
    #[command(after_help = "Examples:\n  paperpitch info large\n  paperpitch info my-rules.pitch.toml --json")]
    Info(Info),
    /// Check written games by playing them, or write them in another notation
    #[command(
        after_help = "Examples:\n  paperpitch replay standard \"0 3 67\"\n  paperpitch replay classic games.txt\n  paperpitch replay classic --json < games.txt\n  paperpitch replay notation \"d6-d7 d7-e6\" --to digits\n\nA game is written as digits (0 is up, then clockwise), one group a turn; as points; or as a file of the public online game.\nA file holds online files, and beside them one game a line. Exit code 1 when a game is illegal; the others are still judged.\nBounces are arrivals on a touched point that give another line; perft counts all arrivals on one that is no goal point."
    )]
    Replay(Replay),
    /// Draw a position of a written game, or some of its turns
    #[command(
        after_help = "Examples:\n  paperpitch diagram standard \"0 3 67\" -o position.svg\n  paperpitch diagram classic game.txt --turns 3-5 --numbers --coordinates --lang ru\n  paperpitch diagram classic game.txt --paper a4"
    )]
    Diagram(Diagram),
    /// Count all games up to a length, as chess engines do to prove themselves
    #[command(
        after_help = "Examples:\n  paperpitch perft standard 6\n  paperpitch perft orthogonal 4 --turns --json\n\nBounces are all arrivals on a touched point that is no goal point; replay counts those that give another line."
    )]
    Perft(Perft),
    /// Make a page that measures a printer once: scale, margins, fine lines, the two sides of a sheet
    #[command(
        after_help = "Examples:\n  paperpitch testpage --lang pt\n  paperpitch testpage --paper letter --two-sided short\n  paperpitch testpage --back-offset 1.5,-0.5"
    )]
    Testpage(TestPage),
    /// See a variant in the browser while you change it: in a form, or in your editor
    #[command(
        after_help = "Examples:\n  paperpitch preview my-rules.pitch.toml --open\n  paperpitch preview large --lang en --port 0\n\nThe page is for this machine alone. It writes nothing unless you press Save."
    )]
    Preview(Preview),
    /// Make a page for the browser on which two people draw: a board and no referee, in one file
    #[command(
        after_help = "Examples:\n  paperpitch board large --lang pt\n  paperpitch board my-rules.pitch.toml --lang sv -o board.html"
    )]
    Board(Board),
    /// Play a variant by chance, thousands of times, and tell how it went: bounces, lengths, endings
    #[command(
        after_help = "Examples:\n  paperpitch plays standard --against large\n  paperpitch plays my-rules.pitch.toml --games 100000 --json\n  paperpitch plays single-bounce -o where.svg\n\nThe games are played by chance: hold the figures of two variants against each other, and never take them for those of people."
    )]
    Plays(Plays),
    /// List the built-in variants, show the file behind one, or draw variants side by side
    #[command(
        after_help = "Examples:\n  paperpitch variants\n  paperpitch variants large > mine.pitch.toml\n  paperpitch variants --sheet --lang en\n  paperpitch variants --sheet my-folder standard -o side-by-side.svg"
    )]
    Variants(Variants),
    /// Start a variant: a file with every key explained, and the schema for your editor beside it
    #[command(after_help = "Examples:\n  paperpitch new friday\n  paperpitch new friday -o variants")]
    New(New),
    /// Print the JSON Schema of variant files, for completion and validation in editors
    #[command(after_help = "Example:\n  paperpitch schema > pitch.schema.json")]
    Schema,
    /// Explain a kind of finding, with a wrong and a right example; without CODE list them all
    #[command(after_help = "Examples:\n  paperpitch explain\n  paperpitch explain ring-not-closed")]
    Explain(Explain),
    /// The translator's bench: check language files, see what is missing or stale
    #[command(subcommand)]
    Lang(Lang),
    /// Print completions for a shell
    #[command(
        after_help = "Example:\n  paperpitch completions bash > ~/.local/share/bash-completion/completions/paperpitch"
    )]
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Print the manual page
    #[command(after_help = "Example:\n  paperpitch man | man -l -")]
    Man,
}

/// `kit`.
#[derive(Debug, Args)]
pub struct Kit {
    /// Make one print job for a whole evening, as an event file describes it: seating, table cards, score sheets,
    /// standings, and every copy of every sheet in print order
    #[arg(long, value_name = "FILE", help_heading = "Evenings",
          conflicts_with_all = ["variants", "lang", "guests", "paper", "landscape", "margin", "cell", "size", "goal", "pseudo"])]
    pub event: Option<String>,
    /// The same for so many guests, 2 to 200, without a file
    #[arg(long, value_name = "COUNT", help_heading = "Evenings", allow_hyphen_values = true,
          conflicts_with_all = ["cell", "size", "goal", "pseudo"])]
    pub guests: Option<i64>,
    /// Only these pages of the evening, by the names at their feet, such as P3-2
    #[arg(long, value_name = "ID,…", help_heading = "Evenings", value_delimiter = ',', num_args = 1..,
          value_parser = values::page_id)]
    pub only: Vec<PageId>,
    /// Built-in variants by name, files, folders of them, patterns such as 'mine/*.pitch.toml', or - for standard input;
    /// one that is wrong is told of, and the others are made
    #[arg(value_name = "VARIANT", default_value = "standard")]
    pub variants: Vec<String>,
    /// The languages, each with a PDF of its own
    #[arg(long, value_name = "LANG,…", value_delimiter = ',', default_value = "fr,pt,ru,sv")]
    pub lang: Vec<String>,
    /// Leave out the PDFs or the SVGs [default: pdf,svg]
    #[arg(long, value_name = "FORMAT,…", value_delimiter = ',')]
    pub format: Vec<Format>,
    /// The folder to write into [default: ./NAME-kit], or a .pdf or - for one kit in one language
    #[arg(short, long, value_name = "DIR|FILE|-")]
    pub output: Option<PathBuf>,
    #[command(flatten)]
    pub wording: Wording,
    #[command(flatten)]
    pub caution: Caution,
    #[command(flatten)]
    pub watching: Watching,
    #[command(flatten)]
    pub paper: PaperChoice,
    #[command(flatten)]
    pub cell: Cell,
    #[command(flatten)]
    pub tries: Tries,
    #[command(flatten)]
    pub look: LookChoice,
    #[command(flatten)]
    pub guides: GuideChoice,
}

/// One material of one variant.
#[derive(Debug, Args)]
pub struct Material {
    /// A built-in variant by name, a file, or - for standard input
    #[arg(value_name = "VARIANT", default_value = "standard")]
    pub variant: String,
    #[command(flatten)]
    pub sheet: Sheet,
}

/// `changes`.
#[derive(Debug, Args)]
pub struct Changes {
    /// The variant to be played: a built-in by name, a file, or - for standard input
    #[arg(value_name = "VARIANT")]
    pub variant: String,
    /// The variant the guests know
    #[arg(long, value_name = "VARIANT", default_value = "standard")]
    pub from: String,
    #[command(flatten)]
    pub sheet: Sheet,
}

/// What all single materials share.
#[derive(Debug, Args)]
pub struct Sheet {
    #[command(flatten)]
    pub target: Target,
    #[command(flatten)]
    pub paper: PaperChoice,
    #[command(flatten)]
    pub tries: Tries,
    #[command(flatten)]
    pub look: LookChoice,
}

/// `check`.
#[derive(Debug, Args)]
pub struct Check {
    /// Variant files, folders of them, patterns, - for standard input, or built-ins by name
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<String>,
    /// Draw the findings of each file on its pitch, as NAME.findings.pdf
    #[arg(long)]
    pub draw: bool,
    /// The kinds of drawing [default: pdf, or what -o ends in]
    #[arg(long, value_name = "FORMAT,…", value_delimiter = ',', requires = "draw")]
    pub format: Vec<Format>,
    /// Where drawings go: a .pdf or .svg file, or a folder [default: .]
    #[arg(short, long, value_name = "FILE|DIR", requires = "draw")]
    pub output: Option<PathBuf>,
    #[command(flatten)]
    pub caution: Caution,
    #[command(flatten)]
    pub paper: PaperChoice,
    #[command(flatten)]
    pub cell: Cell,
}

/// `info`.
#[derive(Debug, Args)]
pub struct Info {
    /// A built-in variant by name, a file, or - for standard input
    #[arg(value_name = "VARIANT", default_value = "standard")]
    pub variant: String,
    /// Show the facts as one JSON object
    #[arg(long)]
    pub json: bool,
    /// Let warnings fail the run
    #[arg(long)]
    pub strict: bool,
    #[command(flatten)]
    pub tries: Tries,
}

/// `new`.
#[derive(Debug, Args)]
pub struct New {
    /// What the variant is called: a–z, 0–9 and hyphens
    pub name: String,
    /// The folder to write into [default: .]
    #[arg(short, long, value_name = "DIR")]
    pub output: Option<PathBuf>,
    /// Replace files that are in the way
    #[arg(long)]
    pub force: bool,
}

/// `explain`.
#[derive(Debug, Args)]
pub struct Explain {
    /// The code of a finding, such as ring-not-closed
    pub code: Option<String>,
}
