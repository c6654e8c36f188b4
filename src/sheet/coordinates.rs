//! The names of columns and rows along the sides of a drawing. Knows no game.

use crate::diag::Diagnostic;
use crate::geom::{Length, Point};
use crate::pitch::GridPoint;
use crate::rules::Coordinates;
use crate::scene::Node;
use crate::text::{Align, Style, TextLine};

use super::desk::Desk;
use super::extent;
use super::field::{Field, extremes};
use super::furniture::CAP;
use super::pen;

/// From the ink of a pitch, or from where its lines run out, to the names beside it.
const OFF: Length = Length::mm(1.7);
/// What stays free between two names.
const APART: Length = Length::mm(0.9);

/// The names of a variant's columns and rows, set.
#[derive(Clone, Debug)]
pub struct Axes {
    columns: Vec<(i32, TextLine)>,
    rows: Vec<(i32, TextLine)>,
}

impl Axes {
    /// The names in this style.
    ///
    /// # Errors
    /// Says which one cannot be set.
    pub fn of(desk: &Desk, style: Style) -> Result<Self, Diagnostic> {
        let names = names(desk);
        let column = |x: i32| Ok((x, desk.line(&names.column(x), style)?));
        let row = |y: i32| Ok((y, desk.line(&names.row(y).to_string(), style)?));
        Ok(Self {
            columns: names.columns().map(column).collect::<Result<_, Diagnostic>>()?,
            rows: names.rows().map(row).collect::<Result<_, Diagnostic>>()?,
        })
    }

    /// How much room the names of rows take left of a drawing.
    #[must_use]
    pub fn width(&self) -> Length {
        OFF + widest(&self.rows)
    }

    /// How much room the names of columns take below a drawing.
    #[must_use]
    pub fn height(&self) -> Length {
        OFF + self.columns.first().map_or(Length::ZERO, |(_, line)| line.style.size * (CAP + 0.22))
    }

    /// The names below and left of what is drawn on a field; where they would touch, every second, fifth or tenth.
    #[must_use]
    pub fn around(&self, field: &Field<'_>, drawn: &[Node]) -> Node {
        let (window, cell) = (field.window(), field.style().cell());
        let last = extremes(field.pitch());
        let ink = extent::of(drawn).unwrap_or_default();
        let (left, below) = (ink.left() - OFF, ink.bottom() + OFF);
        let (across, down) = (every(cell, widest(&self.columns)), every(cell, Length::mm(2.6)));
        let mut nodes = Vec::new();
        for (x, line) in self.columns.iter().filter(|(x, _)| (window.from.x..=window.to.x).contains(x)) {
            if (x - last.0.x) % across == 0 {
                let foot = below + line.style.size * CAP;
                let middle = field.place(GridPoint::new(*x, 0)).x;
                nodes.extend(line.nodes(Point::new(middle, foot), Align::Centre));
            }
        }
        for (y, line) in self.rows.iter().filter(|(y, _)| (window.from.y..=window.to.y).contains(y)) {
            if (last.1.y - y) % down == 0 {
                let foot = field.place(GridPoint::new(0, *y)).y + line.style.size * (CAP / 2.0);
                nodes.extend(line.nodes(Point::new(left, foot), Align::Right));
            }
        }
        pen::class("coordinates", nodes)
    }
}

/// The names of the points of a variant.
#[must_use]
pub fn names(desk: &Desk) -> Coordinates {
    Coordinates::of(&desk.variant.pitch, desk.variant.row_one)
}

fn widest(names: &[(i32, TextLine)]) -> Length {
    names.iter().map(|(_, line)| line.width).fold(Length::ZERO, Length::max)
}

/// How many cells lie from name to name so that names of this size do not touch: 1, 2, 5, 10, 20 or 50.
fn every(cell: Length, size: Length) -> i32 {
    [1, 2, 5, 10, 20].into_iter().find(|&step| cell * f64::from(step) >= size + APART).unwrap_or(50)
}
