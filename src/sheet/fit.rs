//! How large a pitch becomes on a paper, and where it stands. Knows papers, pitches and the furniture of a sheet; draws
//! nothing.

use std::fmt;

use crate::geom::{Length, Point, Rect, Size};
use crate::pitch::{Boundary, GoalShape, GridPoint, Pitch, Side};
use crate::sheet::extent;
use crate::sheet::field::{Field, FieldOptions, FieldStyle, Letters, extremes};
use crate::sheet::furniture::{self, ScaleWords};
use crate::sheet::paper::Paper;
use crate::style::Look;

/// What stays free around a pitch within the ink box.
const AIR: Length = Length::mm(2.0);
/// What stays free between a pitch and the furniture of its sheet.
const APART: Length = Length::mm(1.0);
/// How wide the strip beside the pitch must be for the vertical bar to have its words.
const WORDS_STRIP: Length = Length::mm(16.0);
/// About how wide the name at the foot is with its rose, and how high.
const FOOT: Size = Size::mm(54.0, 5.0);

/// A pitch that is too large for its paper.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TooLarge {
    /// The side of its cells.
    pub cell: Length,
    /// What it needs.
    pub needed: Size,
    /// What the paper offers.
    pub available: Size,
}

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mm = |length: Length| (length.to_mm() * 10.0).round() / 10.0;
        write!(
            f,
            "cells of {} mm make the pitch {} × {} mm, but the paper has room for {} × {} mm",
            mm(self.cell),
            mm(self.needed.width),
            mm(self.needed.height),
            mm(self.available.width.max(Length::ZERO)),
            mm(self.available.height.max(Length::ZERO))
        )
    }
}

impl std::error::Error for TooLarge {}

/// Where and how large a pitch stands on a sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// The side of its cells.
    pub cell: Length,
    /// Its middle.
    pub centre: Point,
    /// Where the scale has its words.
    pub words: ScaleWords,
    /// How far letters may reach beyond the sides of the pitch.
    pub room: Length,
}

/// The side of the cells with which a pitch stands on a paper: the largest multiple of half a millimetre that leaves
/// room for air around it and for the sheet's furniture. (Below 5 mm, of a tenth.)
#[must_use]
pub fn cell_for(pitch: &Pitch, paper: Paper) -> Length {
    place(pitch, paper, None).map_or(SMALLEST, |place| place.cell)
}

/// Cells are never smaller than this.
const SMALLEST: Length = Length::mm(0.1);

/// Where a pitch stands on a paper, with cells as large as they can be or exactly of this side.
///
/// # Errors
/// When the pitch does not fit with the cells that were asked for.
pub fn place(pitch: &Pitch, paper: Paper, cell: Option<Length>) -> Result<Place, TooLarge> {
    place_with(pitch, paper, cell, &Look::default())
}

/// The same for a pitch that follows a look.
///
/// # Errors
/// When the pitch does not fit with the cells that were asked for.
pub fn place_with(pitch: &Pitch, paper: Paper, cell: Option<Length>, look: &Look) -> Result<Place, TooLarge> {
    let site = Site { pitch, ink: paper.ink(), bar: furniture::scale_length(paper), look };
    match cell {
        Some(cell) => site.exactly(cell),
        None => Ok(site.largest()),
    }
}

struct Site<'a> {
    pitch: &'a Pitch,
    ink: Rect,
    /// How long the bars of the scale are.
    bar: Length,
    look: &'a Look,
}

impl Site<'_> {
    /// The place with the largest cells.
    fn largest(&self) -> Place {
        let free = self.ink.inset(AIR).size;
        let (columns, rows) = self.span();
        let mut cell = steps_down((free.width / columns).min(free.height / rows));
        loop {
            let needed = self.needed(cell);
            let fits = needed.width <= free.width && needed.height <= free.height;
            let place = self.at(cell, self.ink.centre());
            if cell <= SMALLEST || fits && self.is_clear(place, APART) {
                return place;
            }
            cell = steps_down(cell - Length::mm(0.05));
        }
    }

    /// The place with these cells, moved aside for the vertical bar if it must.
    fn exactly(&self, cell: Length) -> Result<Place, TooLarge> {
        let needed = self.needed(cell);
        let available = self.ink.size;
        let too_large = |needed| Err(TooLarge { cell, needed, available });
        let fits = cell.to_mm().is_finite() && cell >= SMALLEST;
        if !fits || needed.width > available.width || needed.height > available.height {
            return too_large(needed);
        }
        let centre = self.ink.centre();
        let spare = (available.width - needed.width) / 2.0;
        let places = [centre, centre.shifted(spare, Length::ZERO)].map(|centre| self.at(cell, centre));
        if let Some(place) = places.into_iter().find(|&place| self.is_clear(place, Length::ZERO)) {
            return Ok(place);
        }
        let strip = self.bars(ScaleWords::Horizontal)[0].size.width;
        too_large(Size::new(needed.width + strip, needed.height))
    }

    /// Columns and rows of cells from the first point to the last, goals included.
    fn span(&self) -> (f64, f64) {
        let (from, to) = extremes(self.pitch);
        (f64::from((to.x - from.x).max(1)), f64::from((to.y - from.y).max(1)))
    }

    /// The ink of the pitch without letters.
    fn needed(&self, cell: Length) -> Size {
        ink_size(self.pitch, FieldStyle::of(cell, self.look))
    }

    fn at(&self, cell: Length, centre: Point) -> Place {
        let left = centre.x - self.needed(cell).width / 2.0 - self.ink.left();
        let body = self.boxes(cell, centre)[0];
        let bar = self.bars(ScaleWords::Horizontal)[0];
        let beside = body.top() < bar.bottom() && bar.top() < body.bottom();
        let strip = if beside { body.left() - bar.left() } else { self.boxes(cell, centre)[2].left() - bar.left() };
        let words = if strip < WORDS_STRIP { ScaleWords::Horizontal } else { ScaleWords::Both };
        let kept = self.bars(words)[0].right() + APART - self.ink.left();
        Place { cell, centre, words, room: (left - kept).max(Length::ZERO) }
    }

    /// The boxes of the pitch's ink: within the outline, then the upper and the lower goal.
    fn boxes(&self, cell: Length, centre: Point) -> [Rect; 3] {
        let style = FieldStyle::of(cell, self.look);
        let field = Field::centred(self.pitch, style, centre);
        let (side, end) = overhang(self.pitch, style);
        let span = |points: &[GridPoint], margin: Length| {
            let boxes = points.iter().map(|&at| Rect::new(field.place(at), Size::default()));
            boxes.reduce(Rect::union).unwrap_or_default().inset(-margin)
        };
        let goal = |side| {
            let goal = self.pitch.goals().get(side);
            let ends = goal.posts.map(|post| post.step(goal.outwards));
            span(&[goal.posts, ends].concat(), end.max(style.goal_disc()))
        };
        [span(self.pitch.outline(), side), goal(Side::A), goal(Side::B)]
    }

    /// Whether nothing of the pitch comes near the furniture, and its letters stay on the paper.
    fn is_clear(&self, place: Place, apart: Length) -> bool {
        let furniture = self.bars(place.words).into_iter().chain([self.foot()]);
        let field = Field::centred(self.pitch, FieldStyle::of(place.cell, self.look), place.centre);
        let options = FieldOptions { both_ends: true, room: place.room, ..FieldOptions::default() };
        let letters = field.letter_boxes(&options);
        let mut boxes = self.boxes(place.cell, place.centre).to_vec();
        boxes.extend(&letters);
        letters.iter().all(|&letter| extent::within(letter, self.ink))
            && furniture.into_iter().all(|rect| boxes.iter().all(|&other| !extent::overlap(rect.inset(-apart), other)))
    }

    /// The boxes of the scale: its vertical bar, its horizontal bar, both with their words.
    fn bars(&self, words: ScaleWords) -> [Rect; 2] {
        let length = self.bar;
        let corner = furniture::scale_corner(self.ink);
        let beside = Length::mm(if words == ScaleWords::Both { 5.6 } else { 2.2 });
        [
            Rect::new(corner.shifted(Length::ZERO, -length), Size::new(beside, length)),
            Rect::new(corner.shifted(Length::ZERO, Length::mm(-5.2)), Size::new(length, Length::mm(5.2))),
        ]
    }

    /// About the box of the foot.
    fn foot(&self) -> Rect {
        let end = furniture::foot_end(self.ink);
        Rect::new(end.shifted(-FOOT.width, Length::mm(-4.0)), FOOT)
    }
}

/// How large the ink of a pitch is, goals included, letters aside.
#[must_use]
pub fn ink_size(pitch: &Pitch, style: FieldStyle) -> Size {
    let (from, to) = extremes(pitch);
    let (side, end) = overhang(pitch, style);
    let span = |low: i32, high: i32| style.cell() * f64::from((high - low).max(1));
    Size::new(span(from.x, to.x) + side * 2.0, span(from.y, to.y) + end * 2.0)
}

/// The box of the walls or the frame around the outline of a pitch that stands with its middle here.
#[must_use]
pub fn outline(pitch: &Pitch, style: FieldStyle, centre: Point) -> Rect {
    let field = Field::centred(pitch, style, centre);
    let boxes = pitch.outline().iter().map(|&at| Rect::new(field.place(at), Size::default()));
    boxes.reduce(Rect::union).unwrap_or_default().inset(-overhang(pitch, style).0)
}

/// How far ink reaches beyond the outermost points: at the sides, and at the ends with the goals.
fn overhang(pitch: &Pitch, style: FieldStyle) -> (Length, Length) {
    match pitch.boundary() {
        Boundary::Playable => {
            let frame = style.gap() + style.frame() / 2.0;
            (frame, frame)
        }
        Boundary::Wall => {
            let wall = style.wall() / 2.0;
            let link = Side::BOTH.iter().any(|&side| pitch.goals().get(side).shape == GoalShape::Link);
            (wall, if link { style.gap() + wall } else { wall })
        }
    }
}

/// The next smaller side that a cell may have.
fn steps_down(cell: Length) -> Length {
    let step = if cell >= Length::mm(5.0) { 0.5 } else { 0.1 };
    Length::mm((cell.to_mm() / step + 1e-9).floor() * step).max(SMALLEST)
}

/// The drawing options of a pitch to play on.
#[must_use]
pub fn options(letters: &Letters, place: Place) -> FieldOptions<'_> {
    FieldOptions { letters: Some(letters), both_ends: true, room: place.room, parity: false }
}
