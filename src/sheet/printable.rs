//! Whether a variant can be printed: cells a pencil can use, titles the typeface has signs for. Says so before anything is
//! laid out, with the places of the variant's file.

use crate::diag::{Diagnostic, codes, quoted};
use crate::geom::Length;
use crate::text::{Sign, Typesetter};
use crate::variant::{Places, Variant};

use super::field::PLAYABLE;
use super::fit::{self, TooLarge};
use super::grid;
use super::head;
use super::paper::Paper;

codes! {
    /// The pages behind what is found here.
    PAGES:
    SMALL_CELLS = "small-cells": "The cells come out so small that a pencil is hard put to it.";
    PITCH_TOO_LARGE = "pitch-too-large": "The paper does not hold the pitch.";
    UNPRINTABLE_TITLE = "unprintable-title": "A title holds a character that the typeface lacks.";
    TITLE_TOO_WIDE = "title-too-wide": "A title takes up more room than a sheet has for it.";
}

/// Cells are never printed smaller than this: nobody could play.
pub const SMALLEST_CELL: Length = Length::mm(3.0);

/// Titles that cannot be set.
#[must_use]
pub fn of_words(variant: &Variant, places: &Places, setter: &Typesetter) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for (lang, title) in &variant.title {
        if let Some(bad) = title.chars().find(|&c| is_unprintable(c, setter, lang)) {
            let message = format!(
                "the title for `{lang}` holds {}, which the typeface of the sheets lacks",
                quoted(&bad.to_string())
            );
            let finding = Diagnostic::error(UNPRINTABLE_TITLE, message).help("use Latin or Cyrillic letters");
            found.push(finding.at_known(places.titles.get(lang)));
        } else if !head::has_room_aside(setter, title, lang) {
            let message = format!("the title for `{lang}` is too wide: it fills more lines than a sheet has room for");
            let finding =
                Diagnostic::error(TITLE_TOO_WIDE, message).help("choose a shorter title, or narrower letters");
            found.push(finding.at_known(places.titles.get(lang)));
        }
    }
    found
}

/// Cells too small to use on a paper, or, where their size is asked for, too large for it.
#[must_use]
pub fn of_pitch(variant: &Variant, places: &Places, paper: Paper, cell: Option<Length>) -> Option<Diagnostic> {
    if cell.is_some() {
        let too_large = fit::place(&variant.pitch, paper, cell).err()?;
        let finding = Diagnostic::error(PITCH_TOO_LARGE, too_large.to_string());
        return Some(finding.help("smaller cells, or larger paper"));
    }
    let (width, length) = variant.pitch.size();
    let cell = fit::cell_for(&variant.pitch, paper);
    let fact = format!("{width} × {length} cells come out {} mm wide on {}", cell.told_mm(), words(paper));
    let finding = if cell < SMALLEST_CELL {
        let message = format!("{fact}, but below {} mm nobody can play", SMALLEST_CELL.told_mm());
        Diagnostic::error(PITCH_TOO_LARGE, message)
    } else if cell < PLAYABLE {
        Diagnostic::warning(SMALL_CELLS, format!("{fact}: a pencil wants {} mm", PLAYABLE.told_mm()))
    } else {
        return None;
    };
    Some(finding.help(larger(variant, cell)).at_known(places.size.as_ref()))
}

/// Cells too small to use on a divided paper or on a poster, or too large for it. `asked` says that their size was asked
/// for.
#[must_use]
pub fn of_cell(variant: &Variant, places: &Places, cell: Result<Length, TooLarge>, asked: bool) -> Option<Diagnostic> {
    let (width, length) = variant.pitch.size();
    let cell = match cell {
        Ok(cell) if asked || cell >= PLAYABLE => return None,
        Ok(cell) => cell,
        Err(error) => {
            let finding = Diagnostic::error(PITCH_TOO_LARGE, error.to_string());
            return Some(finding.help("smaller cells, larger paper, fewer pitches to a page, or more sheets"));
        }
    };
    let (cell, wanted) = (cell.told_mm(), PLAYABLE.told_mm());
    let message = format!("{width} × {length} cells come out {cell} mm wide: a pencil wants {wanted} mm");
    let finding = Diagnostic::warning(SMALL_CELLS, message);
    Some(finding.help("choose larger paper, fewer pitches to a page, or fewer cells").at_known(places.size.as_ref()))
}

/// On what paper the cells become larger.
fn larger(variant: &Variant, cell: Length) -> String {
    let a3 = Paper::parse("a3").map(|paper| fit::cell_for(&variant.pitch, paper));
    match a3 {
        Ok(on_a3) if on_a3 > cell => {
            format!("choose larger paper, such as `--paper a3` with {} mm, or fewer cells", on_a3.told_mm())
        }
        _ => "choose larger paper, or fewer cells".to_owned(),
    }
}

/// Whether a character cannot be set, or would be set as a sign.
fn is_unprintable(character: char, setter: &Typesetter, lang: &str) -> bool {
    let text = character.to_string();
    Sign::from_char(character).is_some() || setter.line(text.as_str(), grid::BODY, lang).is_err()
}

/// A paper by its name, or by its size.
fn words(paper: Paper) -> String {
    let is = |name: &&str| Paper::parse(name).is_ok_and(|known| [known, known.turned()].contains(&paper));
    Paper::names().find(is).map_or_else(
        || {
            let size = paper.size();
            format!("paper of {} × {} mm", size.width.told_mm(), size.height.told_mm())
        },
        |name| format!("{name} paper"),
    )
}
