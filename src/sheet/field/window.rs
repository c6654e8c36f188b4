//! The part of a pitch that a drawing shows: whole points, with lines running on a little beyond. Knows no ink.

use crate::geom::{Length, Point, Rect, Size};
use crate::pitch::{GridPoint, Pitch};

/// The points that a drawing shows, and how far lines run on beyond them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Window {
    /// The upper left point shown.
    pub from: GridPoint,
    /// The lower right point shown.
    pub to: GridPoint,
    /// How far lines run on where the pitch goes on, in cells; less than one.
    pub run_on: f64,
}

/// How far the window of a whole pitch reaches beyond it, in cells: more than any frame is away.
const BEYOND: i32 = 4;

impl Window {
    /// The whole pitch, goals and all.
    #[must_use]
    pub fn whole(pitch: &Pitch) -> Self {
        let (from, to) = extremes(pitch);
        Self { from, to, run_on: 0.0 }
    }

    /// The points from `from` to `to`, lines running on by half a cell.
    #[must_use]
    pub const fn between(from: GridPoint, to: GridPoint) -> Self {
        Self { from, to, run_on: 0.5 }
    }

    /// The smallest window that shows all these points, `margin` more on every side, and nothing beyond the pitch.
    #[must_use]
    pub fn around(pitch: &Pitch, points: impl IntoIterator<Item = GridPoint>, margin: i32) -> Option<Self> {
        let (low, high) = bounds(points)?;
        let (first, last) = extremes(pitch);
        Some(Self::between(
            GridPoint::new((low.x - margin).max(first.x), (low.y - margin).max(first.y)),
            GridPoint::new((high.x + margin).min(last.x), (high.y + margin).min(last.y)),
        ))
    }

    /// How many cells it is wide and high.
    #[must_use]
    pub const fn cells(self) -> (i32, i32) {
        (self.to.x - self.from.x, self.to.y - self.from.y)
    }

    /// Whether it shows a point.
    #[must_use]
    pub fn shows(self, at: GridPoint) -> bool {
        (self.from.x..=self.to.x).contains(&at.x) && (self.from.y..=self.to.y).contains(&at.y)
    }

    /// The box to which walls, nets and frames are cut: as far as lines run on where the pitch goes on, and far enough
    /// for anything where it ends.
    pub(super) fn area(self, pitch: &Pitch, place: impl Fn(GridPoint) -> Point, cell: Length) -> Rect {
        let (first, last) = extremes(pitch);
        let reach = |ends: bool| if ends { cell * f64::from(BEYOND) } else { cell * self.run_on };
        let from = place(self.from).shifted(-reach(self.from.x <= first.x), -reach(self.from.y <= first.y));
        let to = place(self.to).shifted(reach(self.to.x >= last.x), reach(self.to.y >= last.y));
        Rect::new(from, Size::new(to.x - from.x, to.y - from.y))
    }
}

/// The upper left and lower right of the smallest rectangle around all points of a pitch.
#[must_use]
pub fn extremes(pitch: &Pitch) -> (GridPoint, GridPoint) {
    let start = pitch.point(pitch.start());
    bounds(pitch.points().iter().copied()).unwrap_or((start, start))
}

fn bounds(points: impl IntoIterator<Item = GridPoint>) -> Option<(GridPoint, GridPoint)> {
    points.into_iter().map(|at| (at, at)).reduce(|(low, high), (at, _)| {
        (GridPoint::new(low.x.min(at.x), low.y.min(at.y)), GridPoint::new(high.x.max(at.x), high.y.max(at.y)))
    })
}
