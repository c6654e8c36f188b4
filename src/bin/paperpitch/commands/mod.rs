//! The commands, one module each.

mod check;
mod diagram;
mod explain;
mod info;
mod kit;
mod lang;
mod material;
mod new;
mod perft;
mod replay;
mod schema;
mod shell;
mod told;
mod variants;
pub mod words;

use crate::args::Command;
use crate::failure::Failure;
use crate::screen::Screen;
use crate::watch;

/// Runs one command.
pub fn run(command: &Command, screen: Screen) -> Result<(), Failure> {
    match command {
        Command::Check(args) => check::check(args, screen),
        Command::Explain(args) => explain::explain(args, screen),
        Command::New(args) => new::new(args, screen),
        Command::Schema => schema::schema(screen),
        Command::Variants(args) => variants::variants(args, screen),
        Command::Completions { shell } => shell::completions(*shell, screen),
        Command::Lang(command) => lang::lang(command, screen),
        Command::Man => shell::man(screen),
        Command::Kit(args) => watch::run(args.watching, screen, || kit::kit(args, screen)),
        Command::Pitch(args) => watch::run(args.material.sheet.watching, screen, || material::pitch(args, screen)),
        Command::Rules(args) => watch::run(args.sheet.watching, screen, || material::rules(args, screen)),
        Command::Card(args) => watch::run(args.sheet.watching, screen, || material::card(args, screen)),
        Command::Changes(args) => watch::run(args.sheet.watching, screen, || material::changes(args, screen)),
        Command::Notation(args) => watch::run(args.sheet.watching, screen, || material::notation(args, screen)),
        Command::Info(args) => info::info(args, screen),
        Command::Replay(args) => replay::replay(args, screen),
        Command::Diagram(args) => watch::run(args.watching, screen, || diagram::diagram(args, screen)),
        Command::Perft(args) => perft::perft(args, screen),
    }
}
