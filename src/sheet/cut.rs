//! Where a sheet is cut: dashed lines through its middle, scissors at their ends, and the scale riding on them.

use crate::geom::{Length, Point};
use crate::scene::{Ink, Node, Turn};
use crate::text::{Align, TextLine};

use super::paper::Paper;
use super::pen::{self, Trace};
use super::tag;

/// The width of a dash.
const DASH: Length = Length::mm(0.2);
/// How long a dash and a gap are.
const DASHES: [Length; 2] = [Length::mm(3.0), Length::mm(2.0)];
/// How far inside the ink box a cut ends.
const INSIDE: Length = Length::mm(0.65);
/// Half the cross in the middle.
const CROSS: Length = Length::mm(5.0);
/// The width of the cross and of the scale.
const RULE: Length = Length::mm(0.25);
/// From the middle to the nearer end of a bar.
const TO_BAR: Length = Length::mm(12.0);
/// The length of a bar.
const BAR: Length = Length::mm(50.0);
/// How long half a tick is: at the ends, between.
const TICKS: (Length, Length) = (Length::mm(1.8), Length::mm(0.9));
/// From the end of a cut to the scissors' middle.
const TO_SCISSORS: Length = Length::mm(7.5);

/// Cut lines that make four of a sheet, with a bar of 50 mm on each and its `words` beside it.
#[must_use]
pub fn in_four(paper: Paper, words: &TextLine) -> Node {
    let ink = paper.ink();
    let centre = ink.centre();
    let cap = words.style.size * super::furniture::CAP;
    let mut items = line(centre, centre.x - ink.left() - INSIDE);
    let word_x = centre.x - TO_BAR - BAR / 2.0;
    items.extend(words.nodes(Point::new(word_x, centre.y + Length::mm(1.9) + cap), Align::Centre));
    // The vertical cut is the horizontal one turned a quarter clockwise: what lay to the left now lies above.
    items.push(pen::turned(Turn::Right, centre, line(Point::default(), centre.y - ink.top() - INSIDE)));
    let along = Point::new(centre.x + Length::mm(1.9) + cap, centre.y - TO_BAR - BAR / 2.0);
    items.push(pen::turned(Turn::Left, along, words.nodes(Point::default(), Align::Centre)));
    items.push(cross(centre));
    tag::artifact(vec![pen::class("cuts", items)])
}

/// A horizontal cut through `centre` that reaches so far to either side: scissors and bar on its left half.
fn line(centre: Point, reach: Length) -> Vec<Node> {
    let at = |dx: Length| centre.shifted(dx, Length::ZERO);
    let near = -TO_BAR;
    let far = near - BAR;
    let gap = Length::mm(2.0);
    let scissors = -reach + TO_SCISSORS;
    let mut dashes = Trace::new();
    dashes.line(at(-reach), at(scissors - Length::mm(4.0)));
    dashes.line(at(scissors + Length::mm(4.0)), at(far - gap));
    dashes.line(at(near + gap), at(-CROSS - gap));
    dashes.line(at(CROSS + gap), at(reach));
    let mut bar = Trace::new();
    bar.line(at(far), at(near));
    for tick in 0..=5u32 {
        let half = if tick == 0 || tick == 5 { TICKS.0 } else { TICKS.1 };
        let x = at(far + Length::mm(10.0) * f64::from(tick));
        bar.line(x.shifted(Length::ZERO, -half), x.shifted(Length::ZERO, half));
    }
    let mut items = vec![dashes.stroke(pen::dashed(DASH, DASHES[0], DASHES[1])), bar.stroke(pen::ruled(RULE))];
    items.extend(pair_of_scissors(at(scissors)));
    items
}

/// The cross that guides the ruler at the middle.
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
