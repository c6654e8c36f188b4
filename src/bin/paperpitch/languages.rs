//! `--lang` and what belongs to it: from what was typed to the languages of the sheets. Knows no sheet.

use std::sync::Arc;

use paperpitch::diag::Diagnostic;
use paperpitch::locale::{self, Locale, SOURCE};

use crate::failure::Failure;
use crate::screen::Screen;
use crate::sheet_args::Wording;
use crate::shelf::Shelf;

/// The most errors of a language file that a sheet is refused with; `lang check` shows them all.
const MOST_ERRORS: usize = 12;

/// The languages that are meant, in the order they were typed, each once.
///
/// # Errors
/// Refuses an unknown language and lists the known ones. Passes on what is wrong with a language file: one from a folder
/// is printed only if nothing is, or for a draft.
pub fn read(typed: &[String], wording: &Wording, screen: Screen) -> Result<Vec<Locale>, Failure> {
    let shelf = own_shelf(wording)?;
    if let Some(shelf) = &shelf {
        screen.warnings(&shelf.strays);
    }
    spoken(shelf.as_ref(), typed, wording)
}

/// The same, and not a word on files that are no language.
///
/// # Errors
/// As [`read`].
pub fn read_again(typed: &[String], wording: &Wording) -> Result<Vec<Locale>, Failure> {
    spoken(own_shelf(wording)?.as_ref(), typed, wording)
}

/// The languages of the user's folder, over those of the program. Without a folder there is nothing to hold the program's own
/// languages against, which its tests have done.
///
/// # Errors
/// What cannot be read.
pub fn own_shelf(wording: &Wording) -> Result<Option<Shelf>, Failure> {
    wording.lang_dir.as_deref().map(|folder| Shelf::open(Some(folder))).transpose()
}

fn spoken(shelf: Option<&Shelf>, typed: &[String], wording: &Wording) -> Result<Vec<Locale>, Failure> {
    if wording.pseudo {
        let source = match shelf {
            Some(shelf) => Arc::clone(&shelf.source),
            None => Locale::bundled_source().map_err(Failure::Findings)?,
        };
        let pseudo = Locale::pseudo(&source).map_err(Failure::Findings)?;
        return Ok(vec![pseudo.as_draft().listening()]);
    }
    let mut tags: Vec<String> = Vec::new();
    for one in typed {
        let tag = tag(shelf, one)?;
        if !tags.contains(&tag) {
            tags.push(tag);
        }
    }
    tags.iter().map(|tag| language(shelf, tag, wording)).collect()
}

/// The language that somebody means: one of the folder's or of the program's.
///
/// # Errors
/// Refuses an unknown one and lists the known ones.
pub fn tag(shelf: Option<&Shelf>, typed: &str) -> Result<String, Failure> {
    match shelf {
        Some(shelf) => shelf.tag(typed),
        None => {
            locale::negotiate(typed.trim()).map(str::to_owned).map_err(|unknown| Failure::refused(unknown.to_string()))
        }
    }
}

/// One language, for print or for a draft.
fn language(shelf: Option<&Shelf>, tag: &str, wording: &Wording) -> Result<Locale, Failure> {
    let language = match shelf {
        Some(shelf) => shelf.language(tag)?,
        None => Locale::bundled(tag).map_err(Failure::Findings)?,
    };
    if wording.draft {
        return Ok(language.as_draft().listening());
    }
    if let Some(shelf) = shelf.filter(|shelf| shelf.is_own(tag) && tag != SOURCE) {
        refuse_faulty(shelf, &language)?;
    }
    Ok(language)
}

/// Refuses a language of the user's folder that has errors, and shows the first of them.
fn refuse_faulty(shelf: &Shelf, language: &Locale) -> Result<(), Failure> {
    let mut errors: Vec<Diagnostic> = shelf.check(language).into_iter().filter(Diagnostic::is_error).collect();
    let more = errors.len().saturating_sub(MOST_ERRORS);
    errors.truncate(MOST_ERRORS);
    if let Some(last) = errors.last_mut().filter(|_| more > 0) {
        last.help = Some(format!("there are {more} more: paperpitch lang check {} shows all", language.tag()));
    }
    if errors.is_empty() { Ok(()) } else { Err(Failure::Findings(errors)) }
}
