//! Figures side by side across all columns, each with its words below it. Knows no game.

use crate::geom::{Length, Point};
use crate::scene::{Node, Role};
use crate::text::{Align, TextBlock};

use super::desk::place;
use super::field::Drawing;
use super::furniture::CAP;
use super::grid::Grid;
use super::section::Wide;
use super::tag;

/// How much of the measure a figure takes that has its words at its right.
const STACKED: f64 = 0.38;
/// What stands free above such a figure.
const ABOVE_STACKED: Length = Length::mm(3.0);

/// How a strip of figures is laid out.
#[derive(Clone, Copy, Debug)]
pub struct Strip {
    /// How wide each figure may be.
    pub column: Length,
    /// From one to the next.
    pub gutter: Length,
    /// From the top of the strip to the upper edge of the figures.
    pub lead: Length,
    /// From the lower edge of the figures to the first baseline of their words.
    pub drop: Length,
    /// Which part of the words stands at the same part of the column.
    pub align: Align,
}

impl Strip {
    /// A strip of so many figures that takes up a width.
    #[must_use]
    pub fn of(count: usize, width: Length, gutter: Length) -> Self {
        let count = (0..count.max(1)).map(|_| 1.0).sum::<f64>();
        let column = (width - gutter * (count - 1.0)) / count;
        Self { column, gutter, lead: Length::ZERO, drop: super::grid::STEP, align: Align::Left }
    }

    /// A strip for a grid in which figures stand in the text: of one narrow column, beside which the words have the rest.
    #[must_use]
    pub fn stacked(grid: &Grid, gutter: Length) -> Self {
        Self { column: grid.measure * STACKED, ..Self::of(1, grid.measure, gutter) }
    }

    /// The figures one below the other, each with its words at its right.
    #[must_use]
    pub fn stack(&self, parts: Vec<(Drawing, TextBlock)>) -> Vec<Wide> {
        let frame = |(drawing, words): (Drawing, TextBlock)| {
            let cap = words.lines.first().map_or(Length::ZERO, |line| line.style.size * CAP);
            let shift = Point::new(-drawing.bounds.left(), ABOVE_STACKED - drawing.bounds.top());
            let height = ABOVE_STACKED + drawing.bounds.size.height.max(cap + words.depth());
            let at = Point::new(self.column + self.gutter, ABOVE_STACKED + cap);
            let caption = tag::tagged(Role::Caption, place(&words, at, Align::Left));
            Wide { items: vec![tag::moved(vec![Node::Group(drawing.group)], shift), caption], height }
        };
        parts.into_iter().map(frame).collect()
    }

    /// The figures, each in the middle of its column, with their words.
    #[must_use]
    pub fn lay_out(&self, parts: Vec<(Drawing, TextBlock)>) -> Wide {
        let heights = parts.iter().map(|(drawing, _)| drawing.bounds.size.height);
        let first = self.lead + heights.fold(Length::ZERO, Length::max) + self.drop;
        let depth = parts.iter().map(|(_, words)| words.depth()).fold(Length::ZERO, Length::max);
        let (mut figures, mut captions) = (Vec::new(), Vec::new());
        let mut x = Length::ZERO;
        for (drawing, words) in parts {
            let middle = (self.column - drawing.bounds.size.width) / 2.0;
            let shift = Point::new(x + middle - drawing.bounds.left(), self.lead - drawing.bounds.top());
            figures.push(tag::moved(vec![Node::Group(drawing.group)], shift));
            let at = match self.align {
                Align::Left => x,
                Align::Centre => x + self.column / 2.0,
                Align::Right => x + self.column,
            };
            captions.push(tag::tagged(Role::Caption, place(&words, Point::new(at, first), self.align)));
            x += self.column + self.gutter;
        }
        figures.extend(captions);
        Wide { items: figures, height: first + depth }
    }
}
