//! Where a sheet is cut: dashed lines across it, scissors at their ends, and the scale riding on them.

use crate::geom::{Length, Point};
use crate::scene::{Ink, Node, Turn};
use crate::text::{Align, TextLine};

use super::furniture::{CAP, ScaleWords};
use super::paper::Paper;
use super::pen::{self, Trace};
use super::{furniture, tag};

/// The width of a dash.
const DASH: Length = Length::mm(0.2);
/// How long a dash and a gap are.
const DASHES: [Length; 2] = [Length::mm(3.0), Length::mm(2.0)];
/// How far inside the ink box a cut ends.
const INSIDE: Length = Length::mm(0.65);
/// Half the cross where two cuts meet.
const CROSS: Length = Length::mm(5.0);
/// The width of a cross and of the scale.
const RULE: Length = Length::mm(0.25);
/// From a crossing to the nearer end of a bar, where there is so much room.
const TO_BAR: Length = Length::mm(12.0);
/// The length of a bar and from tick to tick, in millimetres.
const BAR: (f64, f64) = (50.0, 10.0);
/// How long half a tick is: at the ends, between.
const TICKS: (Length, Length) = (Length::mm(1.8), Length::mm(0.9));
/// From the end of a cut to the scissors' middle, and half of what they take of it.
const SCISSORS: (Length, Length) = (Length::mm(7.5), Length::mm(4.0));
/// What stays free between the parts of a cut.
const FREE: Length = Length::mm(2.0);
/// From the edge of the ink to a bar that lies there.
const EDGE: Length = Length::mm(1.9);
/// From a bar to its words.
const TO_WORDS: Length = Length::mm(1.9);

/// The cuts of a sheet.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Cuts {
    /// The x of those that run from top to bottom, from the left.
    pub upright: Vec<Length>,
    /// The y of those that run from side to side, from the top.
    pub level: Vec<Length>,
    /// The x of a fold on which the upright bar may ride where nothing is cut from top to bottom.
    pub fold: Option<Length>,
}

impl Cuts {
    /// The cut lines with a bar of 50 mm on the first of each direction and its `words` beside it. A bar that has no cut to
    /// ride on lies at the edge of the ink; where neither has one, the scale stands in its corner.
    #[must_use]
    pub fn draw(&self, paper: Paper, words: &TextLine) -> Node {
        let ink = paper.ink();
        let bar = paper.millimetre() * BAR.0;
        let span = |low: Length, high: Length| (low + INSIDE, high - INSIDE);
        let across = Way { ends: span(ink.left(), ink.right()), crossings: &self.upright, bar };
        let down = Way { ends: span(ink.top(), ink.bottom()), crossings: &self.level, bar };
        let room = furniture::scale_length(paper) >= bar;
        let level = self.level.first().filter(|_| room).zip(across.bar());
        let upright = self.upright.first().or(self.fold.as_ref()).filter(|_| room).zip(down.bar());
        let mut items = Vec::new();
        for &y in &self.level {
            items.extend(across.draw(y, level.filter(|bar| *bar.0 == y).map(|bar| bar.1)));
        }
        for &x in &self.upright {
            // A level line turned a quarter clockwise: what lay to the left now lies above.
            let cut = down.draw(Length::ZERO, upright.filter(|bar| *bar.0 == x).map(|bar| bar.1));
            items.push(pen::turned(Turn::Right, Point::new(x, Length::ZERO), cut));
        }
        for &x in &self.upright {
            items.extend(self.level.iter().map(|&y| cross(Point::new(x, y))));
        }
        if level.is_none() && upright.is_none() {
            items.push(furniture::scale(paper, words, ScaleWords::Horizontal));
            return tag::artifact(vec![pen::class("cuts", items)]);
        }
        match level {
            Some((&y, x)) => items.extend(said(Point::new(x, y), bar, words, 1.0)),
            None => {
                let from = Point::new(ink.left() + EDGE, ink.bottom() - EDGE);
                items.push(ruler(from, bar));
                items.extend(said(from, bar, words, -1.0));
            }
        }
        let (x, y, drawn) = match upright {
            Some((&x, y)) if self.upright.is_empty() => (x, y, Some(ruler(Point::new(y, Length::ZERO), bar))),
            Some((&x, y)) => (x, y, None),
            None => {
                let (x, y) = (ink.left() + EDGE, ink.bottom() - EDGE - bar);
                (x, y, Some(ruler(Point::new(y, Length::ZERO), bar)))
            }
        };
        items.extend(drawn.map(|drawn| pen::turned(Turn::Right, Point::new(x, Length::ZERO), vec![drawn])));
        if upright.is_some() {
            let beside = Point::new(x + TO_WORDS + words.style.size * CAP, y + bar / 2.0);
            items.push(pen::turned(Turn::Left, beside, words.nodes(Point::default(), Align::Centre)));
        }
        tag::artifact(vec![pen::class("cuts", items)])
    }
}

/// The words of a level bar that starts here: below it, or above it where `side` is negative.
fn said(from: Point, bar: Length, words: &TextLine, side: f64) -> Vec<Node> {
    let cap = words.style.size * CAP;
    let y = if side > 0.0 { from.y + TO_WORDS + cap } else { from.y - TO_WORDS };
    words.nodes(Point::new(from.x + bar / 2.0, y), Align::Centre)
}

/// A cut from end to end, and where others cross it.
#[derive(Clone, Copy)]
struct Way<'a> {
    ends: (Length, Length),
    crossings: &'a [Length],
    /// How long a bar on it is.
    bar: Length,
}

impl Way<'_> {
    /// Where a bar starts: before the first crossing that leaves it room.
    fn bar(self) -> Option<Length> {
        let mut from = self.ends.0 + SCISSORS.0 + SCISSORS.1 + FREE;
        let stops = self.crossings.iter().map(|&at| (at - CROSS - FREE * 2.0, at + CROSS + FREE * 2.0));
        for (to, next) in stops.chain([(self.ends.1 - FREE, self.ends.1)]) {
            let spare = to - from - self.bar;
            if spare >= Length::ZERO {
                return Some(to - self.bar - spare.min(TO_BAR - CROSS - FREE * 2.0).max(Length::ZERO));
            }
            from = next;
        }
        None
    }

    /// The cut as a level line at this height: dashes, scissors at its start, a bar.
    fn draw(self, y: Length, bar: Option<Length>) -> Vec<Node> {
        let at = |x: Length| Point::new(x, y);
        let scissors = self.ends.0 + SCISSORS.0;
        let mut gaps: Vec<(Length, Length)> = vec![(scissors - SCISSORS.1, scissors + SCISSORS.1)];
        gaps.extend(self.crossings.iter().map(|&x| (x - CROSS - FREE, x + CROSS + FREE)));
        gaps.extend(bar.map(|from| (from - FREE, from + self.bar + FREE)));
        gaps.sort_by(|a, b| a.0.to_mm().total_cmp(&b.0.to_mm()));
        let mut dashes = Trace::new();
        let mut from = self.ends.0;
        for (to, next) in gaps.into_iter().chain([(self.ends.1, self.ends.1)]) {
            if to - from > DASHES[1] {
                dashes.line(at(from), at(to));
            }
            from = next;
        }
        let mut items = vec![dashes.stroke(pen::dashed(DASH, DASHES[0], DASHES[1]))];
        items.extend(bar.map(|from| ruler(at(from), self.bar)));
        items.extend(pair_of_scissors(at(scissors)));
        items
    }
}

/// A bar with its ticks, from its left end.
fn ruler(from: Point, length: Length) -> Node {
    let mut bar = Trace::new();
    bar.line(from, from.shifted(length, Length::ZERO));
    for tick in 0..=5u32 {
        let half = if tick == 0 || tick == 5 { TICKS.0 } else { TICKS.1 };
        let at = from.shifted(length * (BAR.1 / BAR.0 * f64::from(tick)), Length::ZERO);
        bar.line(at.shifted(Length::ZERO, -half), at.shifted(Length::ZERO, half));
    }
    pen::class("bar", vec![bar.stroke(pen::ruled(RULE))])
}

/// The cross that guides the ruler where two cuts meet.
fn cross(centre: Point) -> Node {
    let mut cross = Trace::new();
    cross.line(centre.shifted(-CROSS, Length::ZERO), centre.shifted(CROSS, Length::ZERO));
    cross.line(centre.shifted(Length::ZERO, -CROSS), centre.shifted(Length::ZERO, CROSS));
    cross.stroke(pen::ruled(RULE))
}

/// Scissors, 7 mm long, that open to the right.
fn pair_of_scissors(middle: Point) -> [Node; 3] {
    let at = |x: f64, y: f64| middle.shifted(Length::mm(x), Length::mm(y));
    let mut blades = Trace::new();
    blades.line(at(-1.6, 0.75), at(3.5, -1.0)).line(at(-1.6, -0.75), at(3.5, 1.0));
    let mut grips = Trace::new();
    grips.circle(at(-2.5, 1.05), Length::mm(0.85)).circle(at(-2.5, -1.05), Length::mm(0.85));
    [
        blades.stroke(pen::round(Length::mm(0.4))),
        grips.fill_and_stroke(Ink::White, pen::ruled(Length::mm(0.4))),
        pen::disc(at(0.6, 0.0), Length::mm(0.25)),
    ]
}
