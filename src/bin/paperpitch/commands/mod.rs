//! The commands, one module each.

mod check;
mod diagram;
mod event;
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
        Command::Kit(args) => kit::kit(args, screen),
        Command::Pitch(args) => material::pitch(args, screen),
        Command::Rules(args) => material::rules(args, screen),
        Command::Card(args) => material::card(args, screen),
        Command::Changes(args) => material::changes(args, screen),
        Command::Notation(args) => material::notation(args, screen),
        Command::Info(args) => info::info(args, screen),
        Command::Replay(args) => replay::replay(args, screen),
        Command::Diagram(args) => diagram::diagram(args, screen),
        Command::Perft(args) => perft::perft(args, screen),
    }
}
