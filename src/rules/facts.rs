//! What can be said of a pitch and its rules without playing: numbers a sheet prints. Everything is counted on the pitch,
//! nothing comes from a formula for rectangles. Knows nothing of languages or paper.

use std::collections::BTreeMap;

use super::reach::usable_entries;
use super::shortest::{shortest_blocked, steps_from_start};
use super::{Bounce, Crossing, RuleSet};
use crate::pitch::{BySide, Direction, GridPoint, Pitch, PointId, Side};

/// The facts of one variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facts {
    /// Cells from left to right.
    pub width: usize,
    /// Cells from goal to goal.
    pub length: usize,
    /// Whole cells.
    pub cells: usize,
    /// Cells that a side at 45° cuts, on top of the whole ones.
    pub cut_cells: usize,
    /// Points, goal points included.
    pub points: usize,
    /// Goal points of both goals.
    pub goal_points: usize,
    /// Edges.
    pub edges: usize,
    /// How many points have how many edges, by the number of edges.
    pub degrees: BTreeMap<usize, usize>,
    /// Points that are clean before the first line.
    pub clean: usize,
    /// Points touched before the first line, the start among them.
    pub touched: usize,
    /// Red points: of odd degree, or the start if its degree is even.
    pub red: usize,
    /// Whether every game that is played to its end ends on a red point: not where lines may not cross, nor where they may
    /// not end on touched points.
    pub ends_on_red: bool,
    /// The fewest steps from the start to each goal line; `a` is the upper one.
    pub steps_to_goal_line: BySide<usize>,
    /// The fewest steps from the start to the left or right side, if it can be reached.
    pub steps_to_side: Option<usize>,
    /// The fewest lines that lead into each goal, whoever draws them; `a` is the upper one.
    pub lines_to_goal: BySide<Option<usize>>,
    /// The entries of each goal that some game can use, as `[from, to]`: where lines may not end on touched points, none
    /// from a post; `a` is the upper one.
    pub entries: BySide<Vec<[GridPoint; 2]>>,
    /// The fewest lines after which the ball can be blocked; nothing where a short search found none.
    pub lines_to_blocked: Option<usize>,
    /// No game has more lines than this: one for every edge.
    pub most_lines: usize,
    /// No game has more turns than this, where every bounce gives another line: each completed turn but the last uses up a
    /// clean point.
    pub most_turns: Option<usize>,
    /// The first lines that may be drawn, clockwise from north.
    pub first_lines: Vec<Direction>,
    /// Those of them that differ by more than a left–right mirror: of two that mirror each other, the right one.
    pub different_first_lines: Vec<Direction>,
    /// Whether a half-turn makes the pitch its own other end.
    pub half_turn_symmetric: bool,
    /// Whether the left half mirrors the right one.
    pub mirror_symmetric: bool,
}

impl Facts {
    /// Counts the facts of a pitch and its rules.
    #[must_use]
    pub fn of(pitch: &Pitch, rules: RuleSet) -> Self {
        let (width, length) = pitch.size();
        let count = |holds: &dyn Fn(PointId) -> bool| pitch.ids().filter(|&id| holds(id)).count();
        let clean = pitch.clean();
        let edges = pitch.edges().count();
        let mirror_symmetric = pitch.is_mirror_symmetric();
        let first_lines = first_lines(pitch, rules);
        let steps = steps_from_start(pitch, false);
        let lines = steps_from_start(pitch, clean_only(rules));
        Self {
            width: width.unsigned_abs() as usize,
            length: length.unsigned_abs() as usize,
            cells: pitch.cells(),
            cut_cells: pitch.cut_cells(),
            points: pitch.points().len(),
            goal_points: count(&|id| pitch.is_goal_point(id)),
            edges,
            degrees: degrees(pitch),
            clean,
            touched: count(&|id| pitch.touched_at_start(id)),
            red: count(&|id| pitch.is_red(id)),
            ends_on_red: rules.crossing == Crossing::Allowed && !clean_only(rules),
            steps_to_goal_line: BySide { a: Side::A, b: Side::B }.map(|side| {
                let line = &pitch.goals().get(side).goal_line;
                nearest(pitch, &steps, |at| line.contains(&at)).unwrap_or_default()
            }),
            steps_to_side: nearest(pitch, &steps, |at| is_side(pitch, at)),
            lines_to_goal: BySide { a: Side::A, b: Side::B }.map(|side| {
                let points = &pitch.goals().get(side).points;
                nearest(pitch, &lines, |at| points.contains(&at))
            }),
            entries: BySide { a: Side::A, b: Side::B }.map(|side| usable_entries(pitch, rules, side)),
            lines_to_blocked: shortest_blocked(pitch, rules),
            most_lines: edges,
            most_turns: (rules.bounce == Bounce::Chained).then_some(clean + 1),
            different_first_lines: different(&first_lines, mirror_symmetric),
            first_lines,
            half_turn_symmetric: pitch.is_half_turn_symmetric(),
            mirror_symmetric,
        }
    }
}

/// Whether lines may end on clean points and in goals only.
const fn clean_only(rules: RuleSet) -> bool {
    matches!(rules.bounce, Bounce::None { end_on_touched: false })
}

/// How many points have how many edges.
fn degrees(pitch: &Pitch) -> BTreeMap<usize, usize> {
    let mut degrees = BTreeMap::new();
    for id in pitch.ids() {
        *degrees.entry(pitch.degree(id)).or_default() += 1;
    }
    degrees
}

/// The smallest number of steps to a point of some kind.
fn nearest(pitch: &Pitch, steps: &[Option<usize>], wanted: impl Fn(GridPoint) -> bool) -> Option<usize> {
    let found = pitch.points().iter().zip(steps).filter(|(at, _)| wanted(**at));
    found.filter_map(|(_, steps)| *steps).min()
}

/// Whether a point is at the far left or right of the pitch.
fn is_side(pitch: &Pitch, at: GridPoint) -> bool {
    let (left, width) = (pitch.origin().x, pitch.size().0);
    pitch.is_boundary(at) && (at.x == left || at.x == left + width)
}

/// The first lines that may be drawn.
fn first_lines(pitch: &Pitch, rules: RuleSet) -> Vec<Direction> {
    super::Position::kick_off(pitch, rules).legal().iter().collect()
}

/// Of directions that mirror each other, the right one only.
fn different(lines: &[Direction], mirror_symmetric: bool) -> Vec<Direction> {
    let is_left = |direction: Direction| direction.delta().0 < 0;
    lines.iter().copied().filter(|&direction| !(mirror_symmetric && is_left(direction))).collect()
}
