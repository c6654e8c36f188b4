//! `lang`: the translator's bench.

mod check;
mod confirm;
mod exchange;
mod list;
mod new;

use crate::failure::Failure;
use crate::lang_args::{Folder, Lang};
use crate::screen::Screen;
use crate::shelf::Shelf;

/// Runs one command of the bench.
pub fn lang(command: &Lang, screen: Screen) -> Result<(), Failure> {
    match command {
        Lang::List(folder) => list::list(folder, screen),
        Lang::Check(args) => check::check(args, screen),
        Lang::New(args) => new::new(args, screen),
        Lang::Confirm(args) => confirm::confirm(args, screen),
        Lang::Export(args) => exchange::export(args, screen),
        Lang::Import(args) => exchange::import(args, screen),
    }
}

/// The languages that are meant: those typed, else those of the folder, else all.
fn meant(shelf: &Shelf, typed: &[String], folder: &Folder) -> Result<Vec<String>, Failure> {
    if !typed.is_empty() {
        return typed.iter().map(|one| shelf.tag(one)).collect();
    }
    let own = |tag: &&str| folder.lang_dir.is_none() || shelf.is_own(tag);
    Ok(shelf.tags().into_iter().filter(own).map(str::to_owned).collect())
}

/// The language that is meant, which must be one of the folder: only there can anything be written.
fn own(shelf: &Shelf, typed: &str) -> Result<String, Failure> {
    let tag = shelf.tag(typed)?;
    if shelf.is_own(&tag) {
        return Ok(tag);
    }
    Err(Failure::refused_with(
        format!("{tag} is a language that the program carries, and no file of yours"),
        format!("name the folder of its file with --lang-dir; `paperpitch lang new {tag}` writes it out"),
    ))
}

/// "3 messages" of a count and a word.
fn counted(count: usize, word: &str) -> String {
    format!("{count} {word}{}", if count == 1 { "" } else { "s" })
}
