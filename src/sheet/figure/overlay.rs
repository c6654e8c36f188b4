//! What is drawn over a pitch to explain it: arrows where one may draw, crossed-out dashes where one may not, labels on
//! leaders.

use crate::geom::{Length, Point};
use crate::scene::{Cap, Ink, Node, Stroke};
use crate::sheet::furniture::CAP;
use crate::sheet::pen::{self, Arrow, Trace};
use crate::text::{Align, TextLine};

/// The arrow along a line that may be drawn.
const MAY: Arrow = Arrow { shaft: Length::mm(0.45), head: Length::mm(2.0), width: Length::mm(1.7) };
/// How long the strokes of the cross are on a line that may not be drawn.
const CROSS: Length = Length::mm(4.2);
/// How wide they are.
const CROSS_LINE: Length = Length::mm(0.6);
/// How far bare paper reaches beyond them.
const CROSS_HALO: Length = Length::mm(0.4);
/// The width of a leader.
pub const LEADER: Length = Length::mm(0.25);

/// An arrow for a line that may be drawn, `start` behind its first point and `stop` before its last.
#[must_use]
pub fn may(from: Point, to: Point, start: Length, stop: Length) -> Vec<Node> {
    let length = from.distance(to);
    MAY.draw(from.towards(to, start / length), to.towards(from, stop / length)).to_vec()
}

/// A crossed-out dash for a line that may not be drawn, `start` behind its first point and `stop` before its last.
#[must_use]
pub fn may_not(from: Point, to: Point, start: Length, stop: Length) -> Vec<Node> {
    let length = from.distance(to);
    let (near, far) = (from.towards(to, start / length), to.towards(from, stop / length));
    let middle = near.towards(far, 0.5);
    let dash = pen::dashed(Length::mm(0.35), Length::mm(1.0), Length::mm(0.8));
    let halo = Stroke { cap: Cap::Butt, ..pen::white(Length::mm(1.0)) };
    let mut nodes = vec![pen::line(near, far, halo), pen::line(near, far, dash)];
    nodes.extend(cross(middle));
    nodes
}

/// The cross that says no.
#[must_use]
pub fn cross(centre: Point) -> Vec<Node> {
    let mut wide = Trace::new();
    wide.cross(centre, CROSS + CROSS_HALO * 2.0);
    let mut strokes = Trace::new();
    strokes.cross(centre, CROSS);
    let halo = Stroke { ink: Ink::White, ..pen::ruled(CROSS_LINE + CROSS_HALO * 2.0) };
    vec![wide.stroke(halo), strokes.stroke(pen::ruled(CROSS_LINE))]
}

/// A leader: a thin line with bare paper beside it, from the words to what they name.
#[must_use]
pub fn leader(way: &[Point]) -> Vec<Node> {
    let halo = Stroke { cap: Cap::Butt, ..pen::white(Length::mm(1.1)) };
    vec![pen::polyline(way.iter().copied(), halo), pen::polyline(way.iter().copied(), pen::ruled(LEADER))]
}

/// Words that start at `x`, the middle of their capitals at `y`.
#[must_use]
pub fn words(line: &TextLine, x: Length, y: Length) -> Vec<Node> {
    line.nodes(Point::new(x, y + line.style.size * (CAP / 2.0)), Align::Left)
}

/// A label right of a drawing: words whose middle stands at `y`, starting at `x`, and a leader that ends at `target`.
#[derive(Clone, Copy, Debug)]
pub struct Label<'a> {
    /// Its words.
    pub words: &'a TextLine,
    /// The way of its leader, from the words to the target, without the start at the words.
    pub bend: Option<Point>,
    /// Where the leader ends.
    pub target: Point,
}

impl Label<'_> {
    /// The label with its words starting at `x`, their middle at `y`.
    #[must_use]
    pub fn draw(&self, x: Length, y: Length) -> Vec<Node> {
        let start = Point::new(x - Length::mm(1.0), y);
        let way = [Some(start), self.bend, Some(self.target)].into_iter().flatten();
        let mut nodes = vec![pen::polyline(way, pen::ruled(LEADER))];
        nodes.extend(words(self.words, x, y));
        nodes
    }
}
