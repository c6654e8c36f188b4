//! A pitch over several sheets that are glued together: how many there are, what each shows, and the marks by which they
//! meet. Knows which pitch, not how it is played.

use std::collections::BTreeSet;

use crate::geom::{Length, Point, Rect, Size};
use crate::pitch::Pitch;
use crate::scene::{Group, Node, Role, Transform};
use crate::style::Look;

use super::crop::crop;
use super::field::{Drawing, Field, FieldOptions, FieldStyle, Letters};
use super::fit::{self, TooLarge};
use super::paper::Paper;
use super::pen::{self, Trace};

/// How much two neighbours share.
pub const OVERLAP: Length = Length::mm(10.0);
/// What stands free around the pitch.
const AIR: Length = Length::mm(2.0);
/// What the scale and the words take of a sheet: at the left, below.
const STRIPS: (Length, Length) = (Length::mm(5.5), Length::mm(10.5));
/// How many sheets there may be in a row or in a column.
pub const MOST: u32 = 10;
/// The cells of a poster, in halves of a millimetre.
const HALVES: std::ops::RangeInclusive<u32> = 6..=200;
/// A mark: from its middle to where its lines begin and end, and their width.
const MARK: (Length, Length, Length) = (Length::mm(0.7), Length::mm(2.2), Length::mm(0.2));
/// How far from the middle of the overlap a mark may stand to keep clear of the lines.
const ASIDE: Length = Length::mm(2.6);
/// The dashes of a cut.
const DASHES: [Length; 2] = [Length::mm(3.0), Length::mm(2.0)];

/// How a poster is divided into sheets.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tiling {
    /// How many sheets stand side by side.
    pub columns: u32,
    /// How many stand one above the other.
    pub rows: u32,
    /// The side of the cells.
    pub cell: Length,
    /// What one sheet shows.
    pub window: Rect,
}

/// A sheet of a poster by its row and its column, from 0.
pub type Tile = (u32, u32);

impl Tiling {
    /// The tiling of a pitch over so many sheets with the largest cells, over as many as it needs with cells of this side, or
    /// over so many with cells of this side. No more sheets than the pitch needs.
    ///
    /// # Errors
    /// When the pitch does not fit on so many sheets, or needs more than ten in a row.
    pub fn new(
        pitch: &Pitch,
        paper: Paper,
        sheets: Option<(u32, u32)>,
        cell: Option<Length>,
        look: &Look,
    ) -> Result<Self, TooLarge> {
        let ink = paper.ink();
        let corner = Point::new(ink.left() + STRIPS.0, ink.top());
        let size = Size::new(ink.size.width - STRIPS.0, ink.size.height - STRIPS.1);
        let window = Rect::new(corner, size);
        let most = sheets.unwrap_or((MOST, MOST));
        let available = Size::new(covered(size.width, most.0), covered(size.height, most.1));
        let needed = |cell| needed(pitch, cell, look);
        let fits = |cell: Length| {
            let needed = needed(cell);
            needed.width <= available.width && needed.height <= available.height
        };
        let largest = || HALVES.rev().map(|halves| Length::mm(f64::from(halves) / 2.0)).find(|&cell| fits(cell));
        let cell = cell.or_else(largest).unwrap_or(Length::mm(f64::from(*HALVES.start()) / 2.0));
        let needed = needed(cell);
        if !fits(cell) || size.width <= OVERLAP * 2.0 || size.height <= OVERLAP * 2.0 {
            return Err(TooLarge { cell, needed, available });
        }
        let (columns, rows) = (count(needed.width, size.width), count(needed.height, size.height));
        Ok(Self { columns, rows, cell, window })
    }

    /// The part of the poster that a sheet shows, in the poster's own coordinates.
    #[must_use]
    pub fn part(&self, (row, column): Tile) -> Rect {
        let step = |side: Length, at: u32| (side - OVERLAP) * f64::from(at);
        let size = self.window.size;
        Rect::new(Point::new(step(size.width, column), step(size.height, row)), size)
    }

    /// The size of the whole.
    fn whole(&self) -> Size {
        let size = self.window.size;
        Size::new(covered(size.width, self.columns), covered(size.height, self.rows))
    }

    /// How a place of the poster moves onto a sheet.
    #[must_use]
    pub fn shift(&self, tile: Tile) -> Point {
        let part = self.part(tile);
        Point::new(self.window.left() - part.left(), self.window.top() - part.top())
    }
}

/// How much so many sheets cover that each show so much.
fn covered(window: Length, sheets: u32) -> Length {
    (window - OVERLAP) * f64::from(sheets) + OVERLAP
}

/// How many sheets cover so much.
fn count(needed: Length, window: Length) -> u32 {
    (1..MOST).find(|&sheets| covered(window, sheets) >= needed).unwrap_or(MOST)
}

/// What a pitch takes with the air around it.
fn needed(pitch: &Pitch, cell: Length, look: &Look) -> Size {
    let ink = fit::ink_size(pitch, FieldStyle::of(cell, look));
    Size::new(ink.width + AIR * 2.0, ink.height + AIR * 2.0)
}

/// A pitch drawn over several sheets.
pub struct Poster {
    tiling: Tiling,
    drawing: Drawing,
    /// The middles of cells, from the left and from the top: marks stand there, clear of the lines.
    middles: (Vec<Length>, Vec<Length>),
    /// The sheets on which something shows.
    tiles: BTreeSet<Tile>,
}

impl Poster {
    /// Draws the pitch; `alt` says what it shows.
    #[must_use]
    pub fn new(pitch: &Pitch, tiling: Tiling, look: &Look, letters: &Letters, alt: &str) -> Self {
        let whole = tiling.whole();
        let centre = Point::new(whole.width / 2.0, whole.height / 2.0);
        let field = Field::centred(pitch, FieldStyle::of(tiling.cell, look), centre);
        let options = FieldOptions { letters: Some(letters), both_ends: true, room: AIR, ..FieldOptions::default() };
        let drawing = field.draw(alt, &options);
        let corner = field.place(crate::pitch::GridPoint::new(0, 0));
        let reach = 1.0 + (whole.width.max(whole.height) / tiling.cell).ceil();
        let half = |from: Length| {
            let first = (reach as i32).saturating_neg();
            (first..reach as i32).map(|at| from + tiling.cell * (f64::from(at) + 0.5)).collect::<Vec<_>>()
        };
        let middles = (half(corner.x), half(corner.y));
        let all = (0..tiling.rows).flat_map(|row| (0..tiling.columns).map(move |column| (row, column)));
        let tiles = all.filter(|&tile| crop(&drawing.group.items, tiling.part(tile)).is_some()).collect();
        Self { tiling, drawing, middles, tiles }
    }

    /// The sheets on which something shows, row by row.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        self.tiles.iter().copied()
    }

    /// What one sheet shows of the pitch; `alt` says which part it is.
    #[must_use]
    pub fn part(&self, tile: Tile, alt: String) -> Option<Node> {
        let part = self.tiling.part(tile);
        let group = crop(&self.drawing.group.items, part)?;
        let bounds = super::extent::common(self.drawing.bounds, part)?;
        let transform = Transform { shift: self.tiling.shift(tile), ..Transform::default() };
        Some(Node::Group(Group { role: Some(Role::Figure { alt, bounds }), class: Some("pitch"), transform, ..group }))
    }

    /// Whether a sheet is cut: it has a neighbour at its left or below, over which it is glued.
    #[must_use]
    pub fn is_cut(&self, (row, column): Tile) -> bool {
        column.checked_sub(1).is_some_and(|left| self.tiles.contains(&(row, left)))
            || self.tiles.contains(&(row + 1, column))
    }

    /// The cuts and the marks of a sheet.
    #[must_use]
    pub fn marks(&self, tile: Tile) -> Vec<Node> {
        let (row, column) = tile;
        let shown = self.tiling.window;
        let shift = self.tiling.shift(tile);
        let left = column.checked_sub(1).filter(|&left| self.tiles.contains(&(row, left)));
        let above = row.checked_sub(1).filter(|&above| self.tiles.contains(&(above, column)));
        let right = self.tiles.contains(&(row, column + 1));
        let below = self.tiles.contains(&(row + 1, column));
        let mut cuts = Trace::new();
        if left.is_some() {
            cuts.line(shown.origin, Point::new(shown.left(), shown.bottom()));
        }
        if below {
            cuts.line(Point::new(shown.left(), shown.bottom()), Point::new(shown.right(), shown.bottom()));
        }
        let mut seams = Vec::new();
        seams.extend(left.map(|left| self.upright_seam((row, left))));
        seams.extend(right.then(|| self.upright_seam(tile)));
        seams.extend(above.map(|above| self.level_seam((above, column))));
        seams.extend(below.then(|| self.level_seam(tile)));
        let mut marks = Trace::new();
        for at in seams.into_iter().flatten() {
            mark(&mut marks, at.shifted(shift.x, shift.y));
        }
        let mut nodes = Vec::new();
        if !cuts.is_empty() {
            nodes.push(pen::class("cuts", vec![cuts.stroke(pen::dashed(MARK.2, DASHES[0], DASHES[1]))]));
        }
        if !marks.is_empty() {
            nodes.push(pen::class("marks", vec![marks.stroke(pen::ruled(MARK.2))]));
        }
        nodes
    }

    /// The marks that a sheet shares with its neighbour at the right, in the poster's coordinates.
    fn upright_seam(&self, tile: Tile) -> [Point; 2] {
        let part = self.tiling.part(tile);
        let x = beside(&self.middles.0, part.right() - OVERLAP / 2.0);
        [0.25, 0.75].map(|share| Point::new(x, nearest(&self.middles.1, part.top() + part.size.height * share)))
    }

    /// The marks that a sheet shares with its neighbour below.
    fn level_seam(&self, tile: Tile) -> [Point; 2] {
        let part = self.tiling.part(tile);
        let y = beside(&self.middles.1, part.bottom() - OVERLAP / 2.0);
        [0.25, 0.75].map(|share| Point::new(nearest(&self.middles.0, part.left() + part.size.width * share), y))
    }
}

/// The nearest of some places; the wanted one where there is none.
fn nearest(places: &[Length], wanted: Length) -> Length {
    let far = |place: &Length| (*place - wanted).abs().to_mm();
    places.iter().copied().min_by(|a, b| far(a).total_cmp(&far(b))).unwrap_or(wanted)
}

/// The place on or beside the wanted one that is nearest to the middle of a cell.
fn beside(middles: &[Length], wanted: Length) -> Length {
    let places = [wanted, wanted + ASIDE, wanted - ASIDE];
    let far = |place: &Length| (nearest(middles, *place) - *place).abs().to_mm();
    places.into_iter().min_by(|a, b| far(a).total_cmp(&far(b))).unwrap_or(wanted)
}

/// A cross with an open middle, which tells no sign of the pitch.
fn mark(trace: &mut Trace, at: Point) {
    for side in [-1.0, 1.0] {
        trace.line(at.shifted(MARK.0 * side, Length::ZERO), at.shifted(MARK.1 * side, Length::ZERO));
        trace.line(at.shifted(Length::ZERO, MARK.0 * side), at.shifted(Length::ZERO, MARK.1 * side));
    }
}
