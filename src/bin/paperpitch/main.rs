//! The command line of paperpitch: reads the arguments, runs one command, answers with an exit code.
#![forbid(unsafe_code)]

mod apology;
mod args;
mod commands;
mod delivery;
mod designer_args;
mod failure;
mod game_args;
mod games;
mod growing;
mod guess;
mod lang_args;
mod languages;
mod layout;
mod ledger;
mod look;
mod names;
mod output;
mod place;
mod preview;
mod print_args;
mod screen;
mod sheet_args;
mod sheets;
mod shelf;
mod signals;
mod staging;
mod values;
mod variants;
mod watch;
mod watcher;
mod web;

use std::process::ExitCode;
use std::thread;

use clap::Parser;

use args::Cli;
use screen::Screen;

/// How much room calls have: the same everywhere, whatever the system or the user allows the first thread of a program.
const STACK: usize = 8 << 20;

fn main() -> ExitCode {
    apology::install();
    match thread::Builder::new().name("work".to_owned()).stack_size(STACK).spawn(run) {
        // What went wrong has been told.
        Ok(work) => work.join().unwrap_or(ExitCode::from(101)),
        Err(_) => run(),
    }
}

/// Runs the command that was typed.
fn run() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(told) => return tell(&told),
    };
    let screen = Screen::new(cli.manners);
    match commands::run(&cli.command, screen) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            screen.failure(&failure);
            failure.exit_code()
        }
    }
}

/// Shows help, the version or what is wrong with the arguments: 0 for what was asked for, 2 for a mistake.
fn tell(told: &clap::Error) -> ExitCode {
    match told.print() {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => ExitCode::from(2),
        _ => ExitCode::from(u8::try_from(told.exit_code()).unwrap_or(2)),
    }
}
