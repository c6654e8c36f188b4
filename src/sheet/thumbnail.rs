//! Small pictures of sheets for the cover: enough to recognise each in the printer's tray. Knows no words.

use crate::geom::{Length, Point, Rect, Size};
use crate::pitch::Pitch;
use crate::scene::{Ink, Node};

use super::anatomy;
use super::field::{self, Field, FieldOptions, FieldStyle};
use super::pen::{self, Trace};
use super::plan::Material;

/// The outline of a sheet.
const OUTLINE: Length = Length::mm(0.4);
/// The outline of the sheets behind it, and how far each peeps out.
const BEHIND: (Length, Length) = (Length::mm(0.28), Length::mm(1.25));
/// Width to height of a sheet.
const RATIO: f64 = 21.0 / 29.7;

/// A small picture of a sheet, so high, its upper left corner at `corner`; up to two more peep out behind it.
#[must_use]
pub fn draw(material: Material, pitch: &Pitch, copies: u32, corner: Point, height: Length) -> Vec<Node> {
    let size = Size::new(height * RATIO, height);
    let mut items: Vec<Node> = (1..copies.min(3)).rev().map(|depth| behind(corner, size, f64::from(depth))).collect();
    let sheet = Rect::new(corner, size);
    items.push(Trace::new().rect(sheet).fill_and_stroke(Ink::White, pen::ruled(OUTLINE)));
    let unit = height / 29.7;
    items.extend(match material {
        Material::Pitch | Material::Cover => mini_pitch(pitch, sheet, 0.5, 0.84),
        Material::Annotated => annotated(pitch, sheet, unit),
        Material::Rules => rules(corner, unit),
        Material::Card => cards(sheet, unit),
    });
    items
}

/// A sheet that peeps out at the upper right.
fn behind(corner: Point, size: Size, depth: f64) -> Node {
    let (line, off) = BEHIND;
    let sheet = Rect::new(corner.shifted(off * depth, -off * depth), size);
    Trace::new().rect(sheet).fill_and_stroke(Ink::White, pen::ruled(line))
}

/// A pitch in the middle of so much of the sheet.
fn mini_pitch(pitch: &Pitch, sheet: Rect, middle: f64, share: f64) -> Vec<Node> {
    let (from, to) = field::extremes(pitch);
    let cells = |low: i32, high: i32| f64::from(high - low) + 0.8;
    let width = sheet.size.width * share / cells(from.x, to.x);
    let height = sheet.size.height * share / cells(from.y, to.y);
    let centre = sheet.origin.shifted(sheet.size.width * middle, sheet.size.height / 2.0);
    let field = Field::centred(pitch, FieldStyle::for_figure(width.min(height)), centre);
    anatomy::without_guides(field.items(&FieldOptions::default()))
}

/// A pitch with notes at its right.
fn annotated(pitch: &Pitch, sheet: Rect, unit: Length) -> Vec<Node> {
    let mut items = mini_pitch(pitch, sheet, 0.41, 0.66);
    let mut notes = Trace::new();
    let at = |x: f64, y: f64| sheet.origin.shifted(unit * x, unit * y);
    for top in [4.0, 10.0, 16.0, 22.0] {
        for (line, end) in [(0.0, 19.4), (1.1, 19.4), (2.2, 18.2)] {
            notes.line(at(16.4, top + line), at(end, top + line));
        }
    }
    items.push(notes.stroke(pen::ruled(unit * 0.22)));
    items
}

/// Headings, text and figures.
fn rules(corner: Point, unit: Length) -> Vec<Node> {
    let at = |x: f64, y: f64| corner.shifted(unit * x, unit * y);
    let bar = |x: f64, y: f64, to: f64, width: f64| pen::line(at(x, y), at(to, y), pen::ruled(unit * width));
    let mut items = vec![bar(2.2, 2.9, 8.0, 0.8), bar(2.2, 4.3, 13.4, 0.5)];
    let mut text = Trace::new();
    for (top, lines) in [(6.2, 3), (11.85, 2), (16.55, 4), (23.15, 3)] {
        items.push(bar(2.2, top, 6.5, 0.55));
        for line in 1..=lines {
            let y = top + 0.15 + 0.95 * f64::from(line);
            text.line(at(2.2, y), at(if line == lines { 9.0 } else { 13.4 }, y));
        }
    }
    items.push(text.stroke(pen::ruled(unit * 0.22)));
    let mut figures = Trace::new();
    for (top, height) in [(6.0, 6.2), (14.4, 4.2), (21.0, 4.2)] {
        figures.rect(Rect::new(at(14.6, top), Size::new(unit * 4.4, unit * height)));
    }
    items.push(figures.stroke(pen::ruled(unit * 0.3)));
    items
}

/// Four cards with the cuts between them.
fn cards(sheet: Rect, unit: Length) -> Vec<Node> {
    let at = |x: f64, y: f64| sheet.origin.shifted(unit * x, unit * y);
    let mut cuts = Trace::new();
    cuts.line(at(0.0, 14.85), at(21.0, 14.85)).line(at(10.5, 0.0), at(10.5, 29.7));
    let (mut titles, mut text) = (Trace::new(), Trace::new());
    let mut items = vec![cuts.stroke(pen::dashed(unit * 0.2, unit, unit * 0.7))];
    for (x, y) in [(1.3, 2.2), (11.8, 2.2), (1.3, 17.05), (11.8, 17.05)] {
        titles.line(at(x, y), at(x + 4.6, y));
        for line in 0..7u32 {
            let y = y + 1.7 + 1.35 * f64::from(line);
            text.line(at(x + 1.6, y), at(x + 7.6, y));
            items.push(pen::disc(at(x + 0.5, y), unit * 0.28));
        }
    }
    items.push(titles.stroke(pen::ruled(unit * 0.7)));
    items.push(text.stroke(pen::ruled(unit * 0.22)));
    items
}
