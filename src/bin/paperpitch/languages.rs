//! `--lang` and what belongs to it: from what was typed to the languages of the sheets. Knows no sheet.

use paperpitch::diag::Diagnostic;
use paperpitch::locale::{Locale, SOURCE};

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
    let shelf = Shelf::open(wording.lang_dir.as_deref())?;
    screen.warnings(&shelf.strays);
    on_shelf(&shelf, typed, wording)
}

/// The same, and not a word on files that are no language.
///
/// # Errors
/// As [`read`].
pub fn read_again(typed: &[String], wording: &Wording) -> Result<Vec<Locale>, Failure> {
    on_shelf(&Shelf::open(wording.lang_dir.as_deref())?, typed, wording)
}

fn on_shelf(shelf: &Shelf, typed: &[String], wording: &Wording) -> Result<Vec<Locale>, Failure> {
    if wording.pseudo {
        let pseudo = Locale::pseudo(&shelf.source).map_err(Failure::Findings)?;
        return Ok(vec![pseudo.as_draft().listening()]);
    }
    let mut tags: Vec<String> = Vec::new();
    for one in typed {
        let tag = shelf.tag(one)?;
        if !tags.contains(&tag) {
            tags.push(tag);
        }
    }
    tags.iter().map(|tag| language(shelf, tag, wording)).collect()
}

/// One language, for print or for a draft.
fn language(shelf: &Shelf, tag: &str, wording: &Wording) -> Result<Locale, Failure> {
    let language = shelf.language(tag)?;
    if wording.draft {
        return Ok(language.as_draft().listening());
    }
    if shelf.is_own(tag) && tag != SOURCE {
        let mut errors: Vec<Diagnostic> = shelf.check(&language).into_iter().filter(Diagnostic::is_error).collect();
        let more = errors.len().saturating_sub(MOST_ERRORS);
        errors.truncate(MOST_ERRORS);
        if let Some(last) = errors.last_mut().filter(|_| more > 0) {
            last.help = Some(format!("there are {more} more: paperpitch lang check {tag} shows all"));
        }
        if !errors.is_empty() {
            return Err(Failure::Findings(errors));
        }
    }
    Ok(language)
}
