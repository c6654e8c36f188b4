//! `lang`: the translator's bench.

mod check;

use crate::failure::Failure;
use crate::lang_args::{Folder, Lang};
use crate::screen::Screen;
use crate::shelf::Shelf;

/// Runs one command of the bench.
pub fn lang(command: &Lang, screen: Screen) -> Result<(), Failure> {
    match command {
        Lang::Check(args) => check::check(args, screen),
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
