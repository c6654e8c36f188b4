//! The parts of a pitch by name: the whole pitch, small, with a label for each part. Knows which parts are named.

use crate::diag::Diagnostic;
use crate::geom::{Length, Point};
use crate::pitch::{Boundary, GridPoint, Side};
use crate::scene::Node;
use crate::text::TextLine;

use super::desk::Desk;
use super::field::{self, Field, FieldOptions, FieldStyle};
use super::figure::Label;
use super::{grid, pen, pitches};

/// The largest cell.
const CELL: Length = Length::mm(4.75);
/// The room for the pitch: the rest of the width is the labels'.
const ROOM: (Length, Length) = (Length::mm(38.6), Length::mm(68.0));
/// From the pitch's right side to the labels.
const TO_LABELS: Length = Length::mm(4.2);
/// The least distance from label to label.
const APART: Length = Length::mm(5.2);
/// The spot that marks a cell.
const SPOT: Length = Length::mm(0.5);

/// A part that gets a label.
struct Part {
    /// Its name: a message id.
    id: &'static str,
    /// What the leader points to.
    target: Point,
    /// How far before the target's middle the leader ends.
    short: Length,
    /// How high the label would like to stand.
    wish: Length,
}

/// The figure: the pitch with its letters, leaders and labels, no wider than `width`.
///
/// # Errors
/// Says which words cannot be found or set.
pub fn items(desk: &Desk, width: Length) -> Result<Vec<Node>, Diagnostic> {
    let pitch = &desk.variant.pitch;
    let (from, to) = field::extremes(pitch);
    let cells = |low: i32, high: i32| f64::from((high - low).max(1));
    let cell = CELL.min(ROOM.0.min(width) / cells(from.x, to.x)).min(ROOM.1 / cells(from.y, to.y));
    let field = Field::centred(pitch, FieldStyle::for_figure(cell), Point::default());
    let letters = pitches::letters(desk)?;
    let options = FieldOptions { letters: Some(&letters), ..FieldOptions::default() };
    let mut nodes = field.items(&options);
    if cell < FieldStyle::GUIDED {
        nodes = without_guides(nodes);
    }
    let right = field.place(GridPoint::new(to.x, 0)).x;
    let x = right + TO_LABELS;
    let mut parts = parts(desk, &field);
    parts.sort_by(|one, other| one.wish.to_mm().total_cmp(&other.wish.to_mm()));
    let mut lowest = parts.first().map_or(Length::ZERO, |part| part.wish);
    for part in &parts {
        let y = part.wish.max(lowest);
        lowest = y + APART;
        let words = desk.line(&desk.say(part.id)?, grid::CAPTION)?;
        nodes.extend(label(part, &words, x, y));
        if part.id == "label-cell" {
            nodes.push(pen::disc(part.target, SPOT));
        }
    }
    Ok(nodes)
}

/// A label and its leader, which bends once before it reaches what it names from above or below.
fn label(part: &Part, words: &TextLine, x: Length, y: Length) -> Vec<Node> {
    let drop = part.target.y - y;
    let level = drop.abs() < Length::mm(0.05);
    let bend = Point::new(part.target.x + drop.abs().min(Length::mm(2.6)) * 0.6 + Length::mm(0.2), y);
    let from = if level { Point::new(x, y) } else { bend };
    let reach = from.distance(part.target);
    let share = if reach > part.short { part.short / reach } else { 0.0 };
    let end = part.target.towards(from, share);
    Label { words, bend: (!level).then_some(bend), target: end }.draw(x, y)
}

/// The parts with their wishes, from the model of the pitch.
fn parts(desk: &Desk, field: &Field) -> Vec<Part> {
    let pitch = &desk.variant.pitch;
    let style = field.style();
    let (width, length) = pitch.size();
    let (upper, lower) = (pitch.goals().get(Side::A), pitch.goals().get(Side::B));
    let share = |x: f64, y: f64| (f64::from(width) * x, f64::from(length) * y);
    let mut parts = Vec::new();
    let mut add = |id, target: Option<Point>, short, lift: Length| {
        parts.extend(target.map(|target| Part { id, target, short, wish: target.y - lift }));
    };
    let goal = upper.points.iter().copied().max_by_key(|at| at.x);
    add("label-goal", goal.map(|at| field.place(at)), style.goal_disc() + Length::mm(0.4), Length::ZERO);
    let edge = if pitch.boundary() == Boundary::Wall { "label-wall" } else { "label-edge" };
    let side = nearest(pitch.points().iter().copied().filter(|&at| rightmost(desk, at)), share(1.0, 0.17));
    let side = side.map(|at| field.place(at));
    let off = if pitch.boundary() == Boundary::Wall { Length::mm(0.5) } else { style.gap() + Length::mm(0.8) };
    add(edge, side.map(|at| at.shifted(Length::ZERO, style.cell() * 0.5)), off, Length::ZERO);
    let start = field.spot(pitch.start());
    add("label-start", Some(start), style.start_ring() + Length::mm(0.3), style.cell() * 0.5);
    let inside = |at: &GridPoint| pitch.id(*at).is_some() && !pitch.is_boundary(*at);
    let cell =
        nearest(pitch.points().iter().copied().filter(|at| inside(at) && rest_of_cell(desk, *at)), share(0.7, 0.7));
    let half = style.cell() * 0.5;
    add("label-cell", cell.map(|at| field.place(at).shifted(half, half)), Length::mm(0.5), Length::ZERO);
    let point = nearest(pitch.points().iter().copied().filter(inside), share(0.88, 0.85));
    add("label-point", point.map(|at| field.place(at)), Length::mm(0.7), style.cell() * -0.4);
    let post = lower.posts.iter().copied().max_by_key(|at| at.x).map(|at| field.place(at));
    add("label-post", post, Length::mm(0.8), -style.cell());
    parts
}

/// Whether a point lies on the right side of the pitch, with the pitch going on below it.
fn rightmost(desk: &Desk, at: GridPoint) -> bool {
    let pitch = &desk.variant.pitch;
    let below = GridPoint::new(at.x, at.y + 1);
    at.x == pitch.size().0 && pitch.is_boundary(at) && pitch.is_boundary(below)
}

/// Whether the other three corners of the cell at the lower right of a point are points too.
fn rest_of_cell(desk: &Desk, at: GridPoint) -> bool {
    let corners = [(1, 0), (0, 1), (1, 1)].map(|(dx, dy)| GridPoint::new(at.x + dx, at.y + dy));
    corners.iter().all(|corner| desk.variant.pitch.id(*corner).is_some())
}

/// The point nearest to a place in cells.
fn nearest(points: impl Iterator<Item = GridPoint>, (x, y): (f64, f64)) -> Option<GridPoint> {
    let distance = |at: &GridPoint| (f64::from(at.x) - x).hypot(f64::from(at.y) - y);
    points.min_by(|one, other| distance(one).total_cmp(&distance(other)))
}

/// A drawing without its guide lines: at this size points alone are clearer.
#[must_use]
pub fn without_guides(mut nodes: Vec<Node>) -> Vec<Node> {
    nodes.retain(|node| !matches!(node, Node::Group(group) if group.class == Some("guides")));
    nodes
}
