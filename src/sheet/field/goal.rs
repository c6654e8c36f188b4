//! The solid parts of goals: the net of a box, the masonry and the chimney of a link, and the way a frame takes around
//! both.

use std::collections::BTreeSet;

use super::{Field, on_line};
use crate::geom::{Length, Point, Rect, Size};
use crate::pitch::{Boundary, Goal, GoalShape, GridPoint, Pitch, Side};
use crate::scene::Node;
use crate::sheet::pen::{self, Trace};

/// The points from which links leave: the boundary is open there.
pub(super) fn links(pitch: &Pitch) -> BTreeSet<GridPoint> {
    let goals = Side::BOTH.map(|side| pitch.goals().get(side));
    let links = goals.into_iter().filter(|goal| goal.shape == GoalShape::Link);
    links.flat_map(|goal| goal.entries.iter().map(|entry| entry[0])).collect()
}

/// What stands solid at one goal, walls and frame aside.
pub(super) fn solid(field: &Field<'_>, side: Side) -> Vec<Node> {
    match field.pitch.goals().get(side).shape {
        GoalShape::Box => net(field, side),
        GoalShape::Link => masonry(field, side),
    }
}

/// The net, closed on three sides.
fn net(field: &Field<'_>, side: Side) -> Vec<Node> {
    let goal = field.pitch.goals().get(side);
    let [left, right] = goal.posts;
    let corners = [left, left.step(goal.outwards), right.step(goal.outwards), right];
    let mut trace = Trace::new();
    field.cut(&mut trace, &corners.map(|at| field.place(at)), false);
    if trace.is_empty() { Vec::new() } else { vec![trace.stroke(pen::ruled(field.style.net()))] }
}

/// How a mouth lies on paper: one cell along it, and one cell outwards.
struct Mouth {
    along: (Length, Length),
    out: (Length, Length),
}

impl Mouth {
    fn of(field: &Field<'_>, goal: &Goal) -> Self {
        let cell = field.style.cell();
        let [left, right] = goal.posts;
        let sign = |from: i32, to: i32| cell * f64::from((to - from).signum());
        let (x, y) = goal.outwards.delta();
        Self { along: (sign(left.x, right.x), sign(left.y, right.y)), out: (cell * f64::from(x), cell * f64::from(y)) }
    }

    /// A place so many cells along the mouth and outwards from another.
    fn at(&self, from: Point, along: f64, out: f64) -> Point {
        from.shifted(self.along.0 * along + self.out.0 * out, self.along.1 * along + self.out.1 * out)
    }
}

/// The walls on both sides of each link and behind its goal point, in a pitch that has no frame.
pub(super) fn chimneys(field: &Field<'_>, side: Side) -> Vec<Vec<Point>> {
    let goal = field.pitch.goals().get(side);
    if goal.shape != GoalShape::Link {
        return Vec::new();
    }
    let mouth = Mouth::of(field, goal);
    let gap = field.style.gap() / field.style.cell();
    let corners = [(-gap, 0.0), (-gap, 1.0 + gap), (gap, 1.0 + gap), (gap, 0.0)];
    let around =
        |&[from, _]: &[GridPoint; 2]| corners.map(|(along, out)| mouth.at(field.place(from), along, out)).to_vec();
    goal.entries.iter().map(around).collect()
}

/// Solid masonry from each post to the nearest chimney, and between chimneys; nothing where the window shows no goal
/// point.
fn masonry(field: &Field<'_>, side: Side) -> Vec<Node> {
    let goal = field.pitch.goals().get(side);
    if !goal.points.iter().any(|&at| field.window.shows(at)) {
        return Vec::new();
    }
    let mouth = Mouth::of(field, goal);
    let gap = field.style.gap() / field.style.cell();
    let foot = if field.pitch.boundary() == Boundary::Playable { gap } else { 0.0 };
    let post = field.place(goal.posts[0]);
    let along = |at: GridPoint| f64::from((at.x - goal.posts[0].x).abs() + (at.y - goal.posts[0].y).abs());
    let mut edges = vec![0.0];
    for entry in &goal.entries {
        edges.extend([along(entry[0]) - gap, along(entry[0]) + gap]);
    }
    edges.push(f64::from(goal.width()));
    let area = field.window.area(field.pitch, |at| field.place(at), field.style.cell());
    let mut nodes = Vec::new();
    for pair in edges.chunks_exact(2) {
        let corner = |place: Point| Rect::new(place, Size::default());
        let block = corner(mouth.at(post, pair[0], foot)).union(corner(mouth.at(post, pair[1], 1.0 + gap)));
        let Some(block) = common(block, area) else { continue };
        nodes.push(pen::hatch(block, field.style.hatch_step(), field.style.hatch()));
        nodes.push(Trace::new().rect(block).stroke(pen::ruled(field.style.masonry())));
    }
    nodes
}

/// What two boxes have in common, if it has an area.
fn common(one: Rect, other: Rect) -> Option<Rect> {
    let origin = Point::new(one.left().max(other.left()), one.top().max(other.top()));
    let (right, bottom) = (one.right().min(other.right()), one.bottom().min(other.bottom()));
    let size = Size::new(right - origin.x, bottom - origin.y);
    (size.width > Length::ZERO && size.height > Length::ZERO).then_some(Rect::new(origin, size))
}

/// The points at which the ring around everything playable leaves the straight line from `from` to `to` for a goal:
/// around a box, or out along a link and back. Nothing where the goal is elsewhere.
pub(super) fn detour(goal: &Goal, from: GridPoint, to: GridPoint) -> Vec<GridPoint> {
    if !goal.posts.iter().all(|&post| on_line(from, to, post)) {
        return Vec::new();
    }
    let far = |at: GridPoint| (at.x - from.x).abs() + (at.y - from.y).abs();
    let out = |at: GridPoint| at.step(goal.outwards);
    let mut stops: Vec<GridPoint> = match goal.shape {
        GoalShape::Box => vec![goal.posts[0], out(goal.posts[0]), out(goal.posts[1]), goal.posts[1]],
        GoalShape::Link => goal.entries.iter().flat_map(|&[from, to]| [from, to, from]).collect(),
    };
    if stops.first().map(|&at| far(at)) > stops.last().map(|&at| far(at)) {
        stops.reverse();
    }
    stops
}
