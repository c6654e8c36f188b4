//! Several pitches on one sheet of paper, alike after the cuts. Knows which pitch, not how it is played.

use crate::geom::{Length, Point, Rect, Size};
use crate::pitch::Pitch;
use crate::scene::{Bookmark, Node, Page, Role, Turn};
use crate::style::Look;
use crate::text::{Align, TextLine};

use super::cut::Cuts;
use super::extent;
use super::field::{Field, FieldOptions, FieldStyle, Letters, extremes};
use super::fit::{self, TooLarge};
use super::furniture::CAP;
use super::paper::Paper;
use super::{pen, tag};

/// How many pitches there may be on a sheet.
pub const COUNTS: [u32; 5] = [1, 2, 4, 6, 8];

/// From a cut to the nearest ink of a pitch: the words of a bar stand between.
const TO_CUT: Length = Length::mm(5.0);
/// What a bar takes at an edge of the ink where it has no cut to ride on: at the left, at the lower edge.
const BARS: (Length, Length) = (Length::mm(5.0), Length::mm(7.5));
/// From the frame of a pitch to the capitals of its name.
const TO_NAME: Length = Length::mm(2.2);
/// Cells are never smaller than this: nobody could play.
const SMALLEST: Length = Length::mm(3.0);

/// How a sheet is divided, and how large the cells are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Division {
    /// How many pitches stand side by side.
    pub columns: u32,
    /// How many stand one above the other.
    pub rows: u32,
    /// The side of their cells.
    pub cell: Length,
}

/// Everything a sheet of several pitches shows, its words already in their language.
#[derive(Clone, Debug)]
pub struct Several<'a> {
    /// The pitch.
    pub pitch: &'a Pitch,
    /// The paper it is printed on.
    pub paper: Paper,
    /// How the paper is divided.
    pub division: Division,
    /// How it looks.
    pub look: &'a Look,
    /// The letters of the sides.
    pub letters: &'a Letters,
    /// The name of the pitch: "standard · 8 × 12".
    pub name: &'a TextLine,
    /// How long the bars of the scale are.
    pub scale: &'a TextLine,
    /// What the drawing shows, for who cannot see it.
    pub alt: &'a str,
    /// Where the document's outline leads here.
    pub bookmarks: Vec<Bookmark>,
}

/// The division of a paper that makes the cells of so many pitches largest, or that holds them with cells of this side.
///
/// # Errors
/// When no division holds them, with what the best one offers each pitch.
pub fn divide(
    pitch: &Pitch,
    paper: Paper,
    count: u32,
    cell: Option<Length>,
    look: &Look,
) -> Result<Division, TooLarge> {
    let ways = (1..=count).filter(|columns| count.is_multiple_of(*columns)).map(|columns| (columns, count / columns));
    let mut best: Option<(Division, Size)> = None;
    for (columns, rows) in ways {
        let room = room(paper, columns, rows);
        let found = Division { columns, rows, cell: largest(pitch, room, look) };
        if best.is_none_or(|(best, _)| found.cell > best.cell) {
            best = Some((found, room));
        }
    }
    let (division, room) = best.unwrap_or((Division { columns: 1, rows: 1, cell: SMALLEST }, Size::default()));
    let cell = cell.unwrap_or(division.cell.max(SMALLEST));
    if cell > division.cell && !fits(pitch, cell, room, look) {
        return Err(TooLarge { cell, needed: needed(pitch, cell, look), available: room });
    }
    Ok(Division { cell, ..division })
}

/// The box that each of so many pitches has for itself, the same for all of them.
fn room(paper: Paper, columns: u32, rows: u32) -> Size {
    let (sheet, ink) = (paper.size(), paper.ink());
    let (bar_left, bar_below) = match (columns, rows) {
        (1, 1) => BARS,
        (1, _) => (BARS.0, Length::ZERO),
        (_, 1) => (Length::ZERO, BARS.1),
        _ => (Length::ZERO, Length::ZERO),
    };
    Size::new(
        span(sheet.width, ink.left() + bar_left, columns),
        span(sheet.height, sheet.height - ink.bottom() + bar_below, rows),
    )
}

/// How much of one part of a side is free on both sides of the part's middle.
fn span(side: Length, margin: Length, parts: u32) -> Length {
    let part = side / f64::from(parts);
    let off = if parts == 1 { margin } else { margin.max(TO_CUT) };
    part - off * 2.0
}

/// What a pitch needs of its box: its ink, and its name beside it on both sides, so that it stands in the middle.
fn needed(pitch: &Pitch, cell: Length, look: &Look) -> Size {
    let style = FieldStyle::of(cell, look);
    let ink = fit::ink_size(pitch, style);
    let (from, to) = extremes(pitch);
    let discs = cell * f64::from(to.y - from.y) + style.goal_disc() * 2.0;
    let name = TO_NAME + Length::pt(10.0) * (CAP + 0.25);
    Size::new(ink.width + name * 2.0, ink.height.max(discs))
}

/// Whether a pitch and its letters fit into a box.
fn fits(pitch: &Pitch, cell: Length, room: Size, look: &Look) -> bool {
    let needed = needed(pitch, cell, look);
    if needed.width > room.width || needed.height > room.height {
        return false;
    }
    let field = Field::centred(pitch, FieldStyle::of(cell, look), Point::default());
    let free = Rect::centred(Point::default(), room);
    let letters = field.letter_boxes(&options(pitch, cell, room, look));
    letters.into_iter().all(|letter| extent::within(letter, free))
}

/// What is drawn besides a pitch that has so much room.
fn options(pitch: &Pitch, cell: Length, room: Size, look: &Look) -> FieldOptions<'static> {
    let spare = (room.width - needed(pitch, cell, look).width) / 2.0;
    FieldOptions { both_ends: true, room: spare, ..FieldOptions::default() }
}

/// The largest cell, a multiple of half a millimetre, with which a pitch fits into a box.
fn largest(pitch: &Pitch, room: Size, look: &Look) -> Length {
    let cells = (6..=200u32).rev().map(|halves| Length::mm(f64::from(halves) / 2.0));
    cells.into_iter().find(|&cell| fits(pitch, cell, room, look)).unwrap_or(Length::ZERO)
}

impl Several<'_> {
    /// The finished page.
    #[must_use]
    pub fn page(&self) -> Page {
        let Division { columns, rows, .. } = self.division;
        let sheet = self.paper.size();
        let part = Size::new(sheet.width / f64::from(columns), sheet.height / f64::from(rows));
        let mut items = Vec::new();
        for row in 0..rows {
            for column in 0..columns {
                let corner = Point::new(part.width * f64::from(column), part.height * f64::from(row));
                items.push(tag::tagged(Role::Section, self.pitch(Rect::new(corner, part).centre())));
            }
        }
        let along = |part: Length, parts: u32| (1..parts).map(|at| part * f64::from(at)).collect();
        let cuts = Cuts { upright: along(part.width, columns), level: along(part.height, rows), fold: None };
        items.push(cuts.draw(self.paper, self.scale));
        Page { size: sheet, label: String::new(), bookmarks: self.bookmarks.clone(), items }
    }

    /// One pitch with its name, its middle here.
    fn pitch(&self, centre: Point) -> Vec<Node> {
        let style = FieldStyle::of(self.division.cell, self.look);
        let field = Field::centred(self.pitch, style, centre);
        let room = room(self.paper, self.division.columns, self.division.rows);
        let options =
            FieldOptions { letters: Some(self.letters), ..options(self.pitch, self.division.cell, room, self.look) };
        let drawing = field.draw(self.alt, &options);
        let body = Rect::centred(centre, fit::ink_size(self.pitch, style));
        let foot = fit::outline(self.pitch, style, centre).bottom();
        let beside = Point::new(body.right() + TO_NAME + self.name.style.size * CAP, foot);
        let name = pen::turned(Turn::Left, beside, self.name.nodes(Point::default(), Align::Left));
        vec![Node::Group(drawing.group), tag::paragraph(vec![name])]
    }
}
