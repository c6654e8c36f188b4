//! The pitch of one game: the usual one, which says for which table and which round it is.

use crate::diag::Diagnostic;
use crate::event::{Material, PageId};
use crate::geom::Length;
use crate::pitch::BySide;
use crate::scene::Page;
use crate::sheet::desk::{Desk, UNPRINTABLE_TEXT};
use crate::sheet::field::Letters;
use crate::sheet::pitch_sheet::PitchSheet;
use crate::sheet::{grid, leaf, pitches};

use super::office::Office;

/// The page of a game.
pub(super) fn page(office: &Office, at: usize, round: usize) -> Result<Page, Diagnostic> {
    let table = office.event.tables.get(at);
    let variant = table.and_then(|table| table.variants.get(round)).copied().unwrap_or(0);
    let spoken = table.map_or(&[][..], |table| table.languages.as_slice());
    let desks: Vec<&Desk> = spoken.iter().map(|&language| office.desk(variant, language)).collect();
    let desk = desks.first().copied().unwrap_or_else(|| office.lead());
    let number = |value: usize| u32::try_from(value + 1).unwrap_or(u32::MAX);
    let id = PageId { material: Material::Pitch, table: number(at), number: number(round) };
    let args = desk.args.clone().number("table", at + 1).number("round", round + 1);
    let foot = format!("__{id}__ · {}", desk.say_with("event-foot-pitch", &args)?);
    let sheet = PitchSheet {
        pitch: &desk.variant.pitch,
        paper: office.paper,
        cell: None,
        look: &desk.look,
        letters: &letters(&desks)?,
        name: &desk.line(&foot, grid::CAPTION)?,
        scale: &leaf::scale_words(desk, office.paper)?,
        alt: &desk.say("alt-pitch")?,
        label: String::new(),
        bookmarks: Vec::new(),
    };
    let mut page = sheet.page().map_err(|error| pitches::too_large(&error))?;
    page.bookmarks.iter_mut().for_each(|bookmark| bookmark.top = Length::ZERO);
    Ok(page)
}

/// The letters of the sides in all languages of a table; those that look alike stand there once.
fn letters(desks: &[&Desk]) -> Result<Letters, Diagnostic> {
    let joined = |id: &str| -> Result<String, Diagnostic> {
        let mut letters: Vec<String> = Vec::new();
        for desk in desks {
            let letter = desk.say(id)?;
            if !letters.iter().any(|known| look(known) == look(&letter)) {
                letters.push(letter);
            }
        }
        Ok(letters.join("/"))
    };
    let (a, b) = (joined("side-a")?, joined("side-b")?);
    let Some(desk) = desks.first() else { return Err(Diagnostic::error(UNPRINTABLE_TEXT, "a table has no language")) };
    Letters::shape(desk.setter, BySide { a: a.as_str(), b: b.as_str() }, desk.locale.tag())
        .map_err(|error| Diagnostic::error(UNPRINTABLE_TEXT, error.to_string()))
}

/// What letters look like: the Cyrillic А and the Latin A are one.
fn look(letter: &str) -> String {
    letter.replace('А', "A").replace('В', "B")
}
