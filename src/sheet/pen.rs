//! The pen: lines, dots, discs, arrows and hatches as items of a scene. Knows lengths and ink, and no game.

use crate::geom::{Length, Point, Rect};
use crate::scene::{Cap, GlyphRun, Group, Ink, Join, Node, Path, Role, Segment, Stroke, Transform, Turn};

/// How far the handles of a quarter circle lie from its ends, for a radius of one.
const QUARTER: f64 = 0.552_284_749_8;
/// A dot is a round-capped line of this length: some readers drop a line of no length at all.
const DOT: Length = Length::mm(0.001);

/// A ruled line: cut off at its ends, sharp in its corners.
#[must_use]
pub const fn ruled(width: Length) -> Stroke {
    Stroke { width, ink: Ink::Black, cap: Cap::Butt, join: Join::Miter, dashes: Vec::new() }
}

/// A ruled line whose ends reach half its width further, so that lines meeting at a corner close it.
#[must_use]
pub fn square(width: Length) -> Stroke {
    Stroke { cap: Cap::Square, ..ruled(width) }
}

/// A line as a pencil draws it: round everywhere.
#[must_use]
pub fn round(width: Length) -> Stroke {
    Stroke { cap: Cap::Round, join: Join::Round, ..ruled(width) }
}

/// A round line of bare paper.
#[must_use]
pub fn white(width: Length) -> Stroke {
    Stroke { ink: Ink::White, ..round(width) }
}

/// A ruled line of dashes and gaps.
#[must_use]
pub fn dashed(width: Length, dash: Length, gap: Length) -> Stroke {
    Stroke { dashes: vec![dash, gap], ..ruled(width) }
}

/// The way of a pen: lines and areas put together, then stroked or filled as one path.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    segments: Vec<Segment>,
}

impl Trace {
    /// A pen that has not moved yet.
    #[must_use]
    pub const fn new() -> Self {
        Self { segments: Vec::new() }
    }

    /// Whether it has not moved.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.segments.is_empty()
    }

    /// Sets the pen down here.
    pub fn move_to(&mut self, to: Point) -> &mut Self {
        self.segments.push(Segment::Move(to));
        self
    }

    /// Draws a straight line from where the pen is.
    pub fn line_to(&mut self, to: Point) -> &mut Self {
        self.segments.push(Segment::Line(to));
        self
    }

    /// Draws back to where the pen was set down.
    pub fn close(&mut self) -> &mut Self {
        self.segments.push(Segment::Close);
        self
    }

    /// Adds a straight line.
    pub fn line(&mut self, from: Point, to: Point) -> &mut Self {
        self.polyline([from, to])
    }

    /// Adds straight lines from point to point.
    pub fn polyline(&mut self, points: impl IntoIterator<Item = Point>) -> &mut Self {
        for (at, point) in points.into_iter().enumerate() {
            self.segments.push(if at == 0 { Segment::Move(point) } else { Segment::Line(point) });
        }
        self
    }

    /// Adds straight lines from point to point and back to the first.
    pub fn polygon(&mut self, points: impl IntoIterator<Item = Point>) -> &mut Self {
        self.polyline(points);
        self.segments.push(Segment::Close);
        self
    }

    /// Adds an upright box.
    pub fn rect(&mut self, rect: Rect) -> &mut Self {
        let (left, top, right, bottom) = (rect.left(), rect.top(), rect.right(), rect.bottom());
        self.polygon([
            Point::new(left, top),
            Point::new(right, top),
            Point::new(right, bottom),
            Point::new(left, bottom),
        ])
    }

    /// Adds a cubic curve from where the pen is.
    pub fn curve(&mut self, first: Point, second: Point, to: Point) -> &mut Self {
        self.segments.push(Segment::Curve(first, second, to));
        self
    }

    /// Adds a whole circle.
    pub fn circle(&mut self, centre: Point, radius: Length) -> &mut Self {
        let at = |x: f64, y: f64| centre.shifted(radius * x, radius * y);
        self.segments.push(Segment::Move(at(1.0, 0.0)));
        self.curve(at(1.0, QUARTER), at(QUARTER, 1.0), at(0.0, 1.0));
        self.curve(at(-QUARTER, 1.0), at(-1.0, QUARTER), at(-1.0, 0.0));
        self.curve(at(-1.0, -QUARTER), at(-QUARTER, -1.0), at(0.0, -1.0));
        self.curve(at(QUARTER, -1.0), at(1.0, -QUARTER), at(1.0, 0.0));
        self.segments.push(Segment::Close);
        self
    }

    /// Adds a dot, to be stroked with a round pen of the dot's diameter.
    pub fn dot(&mut self, centre: Point) -> &mut Self {
        self.line(centre, centre.shifted(DOT, Length::ZERO))
    }

    /// Adds a diamond standing on its point.
    pub fn diamond(&mut self, centre: Point, half: Length) -> &mut Self {
        let none = Length::ZERO;
        self.polygon([
            centre.shifted(none, -half),
            centre.shifted(half, none),
            centre.shifted(none, half),
            centre.shifted(-half, none),
        ])
    }

    /// Adds an upright cross of two diagonal strokes, each of this length.
    pub fn cross(&mut self, centre: Point, length: Length) -> &mut Self {
        let half = length / 2.0 * std::f64::consts::FRAC_1_SQRT_2;
        self.line(centre.shifted(-half, -half), centre.shifted(half, half));
        self.line(centre.shifted(-half, half), centre.shifted(half, -half))
    }

    /// The path, stroked.
    #[must_use]
    pub fn stroke(&self, stroke: Stroke) -> Node {
        Node::Path(Path { segments: self.segments.clone(), stroke: Some(stroke), fill: None })
    }

    /// Discs of this radius on the dots of the trace. A dot takes a fifth of the room that a drawn circle takes.
    #[must_use]
    pub fn discs(&self, radius: Length) -> Node {
        self.stroke(round(radius * 2.0))
    }

    /// Rings with bare paper inside on the dots of the trace; `radius` reaches to the middle of their lines.
    #[must_use]
    pub fn rings(&self, radius: Length, width: Length) -> [Node; 2] {
        [self.discs(radius + width / 2.0), self.stroke(white(radius * 2.0 - width))]
    }

    /// The path, filled.
    #[must_use]
    pub fn fill(&self, ink: Ink) -> Node {
        Node::Path(Path { segments: self.segments.clone(), stroke: None, fill: Some(ink) })
    }

    /// The path, filled and stroked over it.
    #[must_use]
    pub fn fill_and_stroke(&self, ink: Ink, stroke: Stroke) -> Node {
        Node::Path(Path { segments: self.segments.clone(), stroke: Some(stroke), fill: Some(ink) })
    }
}

/// A straight line.
#[must_use]
pub fn line(from: Point, to: Point, stroke: Stroke) -> Node {
    Trace::new().line(from, to).stroke(stroke)
}

/// Straight lines from point to point.
#[must_use]
pub fn polyline(points: impl IntoIterator<Item = Point>, stroke: Stroke) -> Node {
    Trace::new().polyline(points).stroke(stroke)
}

/// A black disc.
#[must_use]
pub fn disc(centre: Point, radius: Length) -> Node {
    Trace::new().dot(centre).discs(radius)
}

/// A ring with bare paper inside; `radius` reaches to the middle of its line.
#[must_use]
pub fn ring(centre: Point, radius: Length, width: Length) -> Node {
    Trace::new().circle(centre, radius).fill_and_stroke(Ink::White, ruled(width))
}

/// A pen that sets dots of this diameter, `step` apart, the first where the line starts.
#[must_use]
pub fn dotted(diameter: Length, step: Length) -> Stroke {
    Stroke { dashes: vec![Length::ZERO, step], ..round(diameter) }
}

/// A row of `count` dots along a line; the first and the last lie on its ends.
#[must_use]
pub fn dot_row(from: Point, to: Point, count: u32, diameter: Length) -> Node {
    let gaps = f64::from(count.max(2) - 1);
    let step = from.distance(to) / gaps;
    line(from, from.towards(to, 1.0 + 0.5 / gaps), dotted(diameter, step))
}

/// The measures of an arrow.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Arrow {
    /// The width of its shaft.
    pub shaft: Length,
    /// How long its head is.
    pub head: Length,
    /// How wide its head is.
    pub width: Length,
}

impl Arrow {
    /// The arrow from one place to another, its tip on `to`. The shaft runs a little into the head.
    #[must_use]
    pub fn draw(self, from: Point, to: Point) -> [Node; 2] {
        let length = from.distance(to).max(DOT);
        let back = |distance: Length| to.towards(from, distance / length);
        let neck = back(self.head);
        let (dx, dy) = ((to.x - from.x) / length, (to.y - from.y) / length);
        let half = self.width / 2.0;
        let head = [neck.shifted(half * -dy, half * dx), neck.shifted(half * dy, half * -dx), to];
        [line(from, back(self.head * 0.9), ruled(self.shaft)), Trace::new().polygon(head).fill(Ink::Black)]
    }
}

/// The most lines of one hatch.
const MOST_HATCHES: f64 = 1000.0;

/// Lines at 45° that fill a box, about `step` apart along its sides and alike after a half-turn of the box.
#[must_use]
pub fn hatch(rect: Rect, step: Length, width: Length) -> Node {
    let around = rect.size.width + rect.size.height;
    let step = around / (around / step).round().clamp(1.0, MOST_HATCHES);
    let mut trace = Trace::new();
    let mut sum = step / 2.0;
    while sum < around {
        let low = sum.min(rect.size.height);
        let right = sum.min(rect.size.width);
        trace.line(rect.origin.shifted(sum - low, low), rect.origin.shifted(right, sum - right));
        sum += step;
    }
    trace.stroke(ruled(width))
}

/// A group of this class.
#[must_use]
pub fn class(name: &'static str, items: Vec<Node>) -> Node {
    Node::Group(Group { class: Some(name), items, ..Group::default() })
}

/// A group of decoration, which a screen reader passes over.
#[must_use]
pub fn artifact(name: &'static str, items: Vec<Node>) -> Node {
    Node::Group(Group { role: Some(Role::Artifact), class: Some(name), items, ..Group::default() })
}

/// Items that are first turned about the origin, then moved.
#[must_use]
pub fn turned(turn: Turn, shift: Point, items: Vec<Node>) -> Node {
    Node::Group(Group { transform: Transform { turn, shift }, items, ..Group::default() })
}

/// A run with its baseline starting at a place, in a size.
#[must_use]
pub fn set(run: &GlyphRun, size: Length, origin: Point) -> GlyphRun {
    GlyphRun { origin, size, ..run.clone() }
}
