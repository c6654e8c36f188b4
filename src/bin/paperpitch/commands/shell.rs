//! `completions` and `man`: what a shell and a reader of manuals need.

use std::io;

use clap::{Command, CommandFactory};
use clap_mangen::Man;

use crate::args::Cli;
use crate::failure::Failure;
use crate::screen::Screen;

/// Prints the completions for a shell.
pub fn completions(shell: clap_complete::Shell, screen: Screen) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "paperpitch", &mut script);
    screen.data(&script)
}

/// Prints the manual: one page with every command on it.
pub fn man(screen: Screen) -> Result<(), Failure> {
    let page = manual().map_err(|error| Failure::writing("the manual page", &error))?;
    screen.data(page.as_bytes())
}

/// The page in the language of manuals.
fn manual() -> io::Result<String> {
    let command = Cli::command();
    let mut page = section(&command, |man, out| {
        man.render_title(out)?;
        man.render_name_section(out)?;
        man.render_synopsis_section(out)?;
        man.render_description_section(out)?;
        man.render_options_section(out)?;
        man.render_extra_section(out)
    })?
    .replace(".SH EXTRA\n", ".SH EXAMPLES\n");
    for one in command.get_subcommands() {
        let named = one.clone().bin_name(format!("paperpitch {}", one.get_name()));
        let body = section(&named, |man, out| {
            man.render_description_section(out)?;
            man.render_synopsis_section(out)?;
            man.render_options_section(out)?;
            man.render_extra_section(out)
        })?;
        // One level down. The preamble that every section brings is on the page already.
        let body = body.replace(".SH DESCRIPTION\n", "").replace(".SH EXTRA\n", ".SH \n").replace(".SH ", ".SS ");
        page.extend([".SH \"", &one.get_name().to_uppercase(), "\"\n", &body]);
    }
    Ok(page)
}

/// Some sections of the manual of one command.
fn section(command: &Command, render: impl Fn(&Man, &mut Vec<u8>) -> io::Result<()>) -> io::Result<String> {
    let mut out = Vec::new();
    render(&Man::new(command.clone()).date("").manual("paperpitch"), &mut out)?;
    String::from_utf8(out).map_err(io::Error::other)
}
