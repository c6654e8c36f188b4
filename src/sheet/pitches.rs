//! The pitch sheets in the words of a language. Knows which messages they say, not how a pitch is drawn.

use crate::diag::Diagnostic;
use crate::geom::Length;
use crate::pitch::BySide;
use crate::scene::{Bookmark, Page, Role};
use crate::text::Align;

use super::book::Options;
use super::desk::{Desk, UNPRINTABLE_TEXT};
use super::field::Letters;
use super::fit::TooLarge;
use super::furniture::{self, ScaleWords};
use super::paper::Paper;
use super::pitch_sheet::PitchSheet;
use super::poster::{Poster, Tile, Tiling};
use super::printable::PITCH_TOO_LARGE;
use super::several::{self, Several};
use super::{grid, leaf, tag};

/// From the horizontal bar of a poster's sheet to its words.
const APART: Length = Length::mm(4.0);

/// The pitch to play on.
///
/// # Errors
/// Says which words cannot be found or set, or that the pitch does not fit the paper.
pub fn plain(desk: &Desk, options: Options) -> Result<Page, Diagnostic> {
    let sheet = PitchSheet {
        pitch: &desk.variant.pitch,
        paper: options.paper,
        cell: options.cell,
        look: &desk.look,
        letters: &letters(desk)?,
        name: &desk.line(&desk.say("footer-pitch")?, grid::CAPTION)?,
        scale: &leaf::scale_words(desk, options.paper)?,
        alt: &desk.say("alt-pitch")?,
        label: String::new(),
        bookmarks: vec![Bookmark { level: 1, title: desk.say("sheet-pitch")?, top: Length::ZERO }],
    };
    sheet.page().map_err(|error| too_large(&error))
}

/// So many pitches to play on, on one page.
///
/// # Errors
/// Says which words cannot be found or set, or that the pitches do not fit the paper.
pub fn several(desk: &Desk, options: Options, count: u32) -> Result<Page, Diagnostic> {
    let pitch = &desk.variant.pitch;
    let sheet = Several {
        pitch,
        paper: options.paper,
        division: several::divide(pitch, options.paper, count, options.cell, &desk.look)
            .map_err(|error| too_large(&error))?,
        look: &desk.look,
        letters: &letters(desk)?,
        name: &desk.line(&desk.say("footer-pitch")?, grid::CAPTION)?,
        scale: &leaf::scale_words(desk, options.paper)?,
        alt: &desk.say("alt-pitch")?,
        bookmarks: vec![Bookmark { level: 1, title: desk.say("sheet-pitch")?, top: Length::ZERO }],
    };
    Ok(sheet.page())
}

/// A pitch over several sheets, a page for each.
///
/// # Errors
/// Says which words cannot be found or set, or that the pitch does not fit on so many sheets.
pub fn poster(desk: &Desk, options: Options, sheets: Option<(u32, u32)>) -> Result<Vec<Page>, Diagnostic> {
    let pitch = &desk.variant.pitch;
    let tiling =
        Tiling::new(pitch, options.paper, sheets, options.cell, &desk.look).map_err(|error| too_large(&error))?;
    let alt = desk.say("alt-pitch")?;
    let poster = Poster::new(pitch, tiling, &desk.look, &letters(desk)?, &alt);
    let count = poster.tiles().count();
    poster
        .tiles()
        .zip(1u32..)
        .map(|(tile, number)| tile_page(desk, options.paper, &poster, tile, (number, count)))
        .collect()
}

/// One sheet of a poster.
fn tile_page(
    desk: &Desk,
    paper: Paper,
    poster: &Poster,
    tile: Tile,
    (number, count): (u32, usize),
) -> Result<Page, Diagnostic> {
    let ink = paper.ink();
    let (row, column) = (tile.0 + 1, tile.1 + 1);
    let args = desk.args.clone().number("row", row).number("column", column);
    let place = desk.say_with("poster-tile", &args.number("page", number).number("pages", count))?;
    let mut items = Vec::from_iter(poster.part(tile, format!("{} {place}", desk.say("alt-pitch")?)));
    let bar = furniture::scale_length(paper);
    let end = furniture::foot_end(ink);
    let room = end.x - furniture::scale_corner(ink).x - bar - APART;
    let whole = desk.line(&format!("{} · {place}", desk.say("footer-pitch")?), grid::CAPTION)?;
    let name = if whole.width <= room { whole } else { desk.line(&place, grid::CAPTION)? };
    let mut words = tag::paragraph(name.nodes(end, Align::Right));
    if poster.is_cut(tile) {
        let cut = desk.line(&desk.say("poster-cut")?, grid::CAPTION)?;
        let above = end.shifted(Length::ZERO, -grid::CAPTION.leading);
        words = tag::tagged(Role::Section, vec![tag::paragraph(cut.nodes(above, Align::Right)), words]);
    }
    items.push(words);
    let mut marks = poster.marks(tile);
    marks.push(furniture::scale(paper, &leaf::scale_words(desk, paper)?, ScaleWords::Horizontal));
    items.push(tag::artifact(marks));
    let bookmark = Bookmark { level: 1, title: place, top: Length::ZERO };
    Ok(Page { size: paper.size(), label: format!("{row}-{column}"), bookmarks: vec![bookmark], items })
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
