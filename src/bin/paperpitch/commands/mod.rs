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

use crate::args::Command;
use crate::failure::Failure;
use crate::preview;
use crate::screen::Screen;
use crate::sheet_args::Target;
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
            anew(&args.sheet.target, &names, screen, || material::pitch(args, screen))
        }
        Command::Rules(args) => anew(&args.sheet.target, &[&args.variant], screen, || material::rules(args, screen)),
        Command::Card(args) => {
            anew(&args.material.sheet.target, &[&args.material.variant], screen, || material::card(args, screen))
        }
        Command::Changes(args) => {
            anew(&args.sheet.target, &[&args.variant, &args.from], screen, || material::changes(args, screen))
        }
        Command::Notation(args) => {
            anew(&args.sheet.target, &[&args.variant], screen, || material::notation(args, screen))
        }
        Command::Info(args) => info::info(args, screen),
        Command::Replay(args) => replay::replay(args, screen),
        Command::Testpage(args) => anew(&args.target, &[], screen, || testpage::testpage(args, screen)),
        Command::Diagram(args) => {
            anew(&args.target, &[&args.variant, &args.game], screen, || diagram::diagram(args, screen))
        }
        Command::Board(args) => {
            watch::run(args.watching, &[&args.variant], args.output.as_deref(), screen, || board::board(args, screen))
        }
        Command::Preview(args) => preview::preview(args, screen),
        Command::Plays(args) => plays::plays(args, screen),
        Command::Perft(args) => perft::perft(args, screen),
    }
}

/// Makes something once, or at each save of what it reads; `names` are what was typed.
fn anew(
    target: &Target,
    names: &[&str],
    screen: Screen,
    work: impl Fn() -> Result<(), Failure>,
) -> Result<(), Failure> {
    watch::run(target.watching, names, target.output.as_deref(), screen, work)
}
