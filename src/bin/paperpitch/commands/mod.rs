//! The commands, one module each.

mod board;
mod check;
mod diagram;
mod event;
mod explain;
mod gallery;
mod info;
mod kit;
mod lang;
mod material;
mod new;
mod perft;
mod plays;
mod replay;
mod schema;
mod shell;
mod testpage;
pub mod told;
mod variants;
pub mod words;

use crate::args::{Command, Sheet};
use crate::failure::Failure;
use crate::preview;
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
        Command::Kit(args) => {
            let names: Vec<&str> = args.variants.iter().map(String::as_str).collect();
            watch::run(args.watching, &names, args.output.as_deref(), screen, || kit::kit(args, screen))
        }
        Command::Pitch(args) => {
            let names: Vec<&str> = args.variants.iter().map(String::as_str).collect();
            single(&args.sheet, &names, screen, || material::pitch(args, screen))
        }
        Command::Rules(args) => single(&args.sheet, &[&args.variant], screen, || material::rules(args, screen)),
        Command::Card(args) => {
            single(&args.material.sheet, &[&args.material.variant], screen, || material::card(args, screen))
        }
        Command::Changes(args) => {
            single(&args.sheet, &[&args.variant, &args.from], screen, || material::changes(args, screen))
        }
        Command::Notation(args) => single(&args.sheet, &[&args.variant], screen, || material::notation(args, screen)),
        Command::Info(args) => info::info(args, screen),
        Command::Replay(args) => replay::replay(args, screen),
        Command::Testpage(args) => testpage::testpage(args, screen),
        Command::Diagram(args) => {
            let names = [args.variant.as_str(), &args.game];
            watch::run(args.watching, &names, args.output.as_deref(), screen, || diagram::diagram(args, screen))
        }
        Command::Board(args) => {
            watch::run(args.watching, &[&args.variant], args.output.as_deref(), screen, || board::board(args, screen))
        }
        Command::Preview(args) => preview::preview(args, screen),
        Command::Plays(args) => plays::plays(args, screen),
        Command::Perft(args) => perft::perft(args, screen),
    }
}

/// Makes a single material, once or at each save.
fn single(
    sheet: &Sheet,
    names: &[&str],
    screen: Screen,
    work: impl Fn() -> Result<(), Failure>,
) -> Result<(), Failure> {
    watch::run(sheet.watching, names, sheet.output.as_deref(), screen, work)
}
