//! The pitch sheets in the words of a language. Knows which messages they say, not how a pitch is drawn.

use crate::diag::{Code, Diagnostic};
use crate::geom::Length;
use crate::pitch::BySide;
use crate::scene::{Bookmark, Page};

use super::book::Options;
use super::desk::{Desk, UNPRINTABLE_TEXT};
use super::field::Letters;
use super::fit::TooLarge;
use super::pitch_sheet::PitchSheet;
use super::{grid, leaf};

/// The pitch does not fit the paper with the cells that were asked for.
pub const PITCH_TOO_LARGE: Code = Code("pitch-too-large");

/// The pitch to play on.
///
/// # Errors
/// Says which words cannot be found or set, or that the pitch does not fit the paper.
pub fn plain(desk: &Desk, options: Options) -> Result<Page, Diagnostic> {
    let sheet = PitchSheet {
        pitch: &desk.variant.pitch,
        paper: options.paper,
        cell: options.cell,
        letters: &letters(desk)?,
        name: &desk.line(&desk.say("footer-pitch")?, grid::CAPTION)?,
        scale: &leaf::scale_words(desk, options.paper)?,
        alt: &desk.say("alt-pitch")?,
        label: String::new(),
        bookmarks: vec![Bookmark { level: 1, title: desk.say("sheet-pitch")?, top: Length::ZERO }],
    };
    sheet.page().map_err(|error| too_large(&error))
}

/// The letters of the sides, in the language's alphabet.
pub(super) fn letters(desk: &Desk) -> Result<Letters, Diagnostic> {
    let (a, b) = (desk.say("side-a")?, desk.say("side-b")?);
    Letters::shape(desk.setter, BySide { a: a.as_str(), b: b.as_str() }, desk.locale.tag())
        .map_err(|error| Diagnostic::error(UNPRINTABLE_TEXT, error.to_string()))
}

pub(super) fn too_large(error: &TooLarge) -> Diagnostic {
    Diagnostic::error(PITCH_TOO_LARGE, error.to_string())
}
