//! The figures of a rule sheet, without their words: what may be drawn and what may not, and how games go.

use crate::geom::{Length, Point};
use crate::pitch::{Boundary, Direction, GridPoint, Side};
use crate::rules::{Bounce, Crossing, Line, Position};
use crate::scene::{Node, Transform};
use crate::sheet::extent;
use crate::sheet::field::{Field, FieldOptions, FieldStyle, Window, extremes};
use crate::sheet::pen;
use crate::text::TextLine;

use super::diagram::{Diagram, Numbers, ball};
use super::overlay::{may, may_not};
use super::quest::Quest;
use super::story::{self, RUN_ON, cell_within, last_turn};

/// The largest cell of a figure.
const LARGE: Length = Length::mm(12.0);
/// What stays free between an arrow and the point it leaves or reaches.
const SHORT: Length = Length::mm(0.95);
/// From one part of a figure to the next.
const GAP: Length = Length::mm(7.0);

/// Draws the figures of one variant, no wider than `width`.
#[derive(Clone, Copy, Debug)]
pub struct Views<'a> {
    /// The pitch and the rules.
    pub quest: Quest<'a>,
    /// How wide a figure may be.
    pub width: Length,
    /// The numbers of lines in a turn, from 1.
    pub numbers: &'a [TextLine],
}

impl<'a> Views<'a> {
    /// A window of the pitch in this cell size, its upper left point at the origin.
    pub(super) fn field(&self, window: Window, cell: Length) -> Field<'a> {
        let window = Window { run_on: RUN_ON, ..window };
        Field::through(self.quest.pitch, FieldStyle::for_figure(cell), window, Point::default())
    }

    /// The neighbours of the ball at kick-off; beside them two diagonals that cross, or one that may not.
    #[must_use]
    pub fn moves(&self) -> Option<Vec<Node>> {
        let pitch = self.quest.pitch;
        let start = pitch.point(pitch.start());
        let window = Window::around(pitch, [start], 1)?;
        let field = self.field(window, Length::mm(10.0));
        let mut items = field.items(&FieldOptions::default());
        let spot = field.place(start);
        let kick_off = Position::kick_off(pitch, self.quest.rules);
        for direction in kick_off.legal().iter() {
            items.extend(may(spot, field.place(start.step(direction)), field.style().ball() + SHORT, SHORT));
        }
        items.extend(ball(&field, spot));
        let crossing = self.crossing();
        Some(match crossing {
            Some(crossing) => beside(vec![items, crossing], GAP),
            None => items,
        })
    }

    /// Two diagonals of one cell: drawn by the two sides, or the second crossed out.
    fn crossing(&self) -> Option<Vec<Node>> {
        let lines;
        let mut forbidden = None;
        if self.quest.rules.crossing == Crossing::Allowed {
            lines = story::crossing(&self.quest)?.to_vec();
        } else {
            let (line, step) = story::no_crossing(&self.quest)?;
            lines = vec![line];
            forbidden = Some(step);
        }
        let pitch = self.quest.pitch;
        let ends = lines.iter().flat_map(|line| [pitch.point(line.from), pitch.point(line.to)]);
        let field = self.field(Window::around(pitch, ends, 0)?, Length::mm(10.0));
        let diagram = Diagram { older: 0, beads: false, ball: false, ..Diagram::of(field, &lines) };
        let mut items = field.items(&FieldOptions::default());
        items.extend(diagram.told());
        if let Some([from, to]) = forbidden {
            items.extend(may_not(field.place(from), field.place(to), SHORT, SHORT));
        }
        Some(items)
    }

    /// What a touched point does: a turn of A, or what the ball may not reach.
    #[must_use]
    pub fn bounce(&self) -> Option<Vec<Node>> {
        if self.quest.rules.bounce == (Bounce::None { end_on_touched: false }) {
            return self.refusal();
        }
        let game = story::bounce(&self.quest)?;
        let turn = last_turn(&game.lines);
        let window = self.window(&game.lines, &[], 4, 2)?;
        let field = self.field(window, cell_within(window.cells().0, self.width, LARGE));
        let numbers = if turn.len() > 1 { Numbers::Lines(self.numbers) } else { Numbers::None };
        Some(Diagram { numbers, ..Diagram::of(field, &game.lines) }.items())
    }

    /// Arrows to the clean neighbours of the ball, crossed-out dashes to the touched ones.
    fn refusal(&self) -> Option<Vec<Node>> {
        let game = story::refusal(&self.quest)?;
        let position = self.quest.replay(&game)?;
        let at = self.quest.pitch.point(game.ball);
        let window = Window::around(self.quest.pitch, touched_points(self, &game.lines).chain([at]), 1)?;
        let field = self.field(window, cell_within(window.cells().0, self.width, LARGE));
        let mut items = field.items(&FieldOptions::default());
        items.extend(Diagram { older: game.lines.len(), ball: false, ..Diagram::of(field, &game.lines) }.told());
        let leave = field.style().ball() + SHORT;
        for direction in position.legal().iter() {
            items.extend(may(field.place(at), field.place(at.step(direction)), leave, SHORT));
        }
        for direction in story::refused(&position) {
            items.extend(may_not(field.place(at), field.place(at.step(direction)), leave, SHORT));
        }
        items.extend(ball(&field, field.place(at)));
        Some(items)
    }

    /// The window around the last turn of a game and around as much of what led to it as fits into so many cells.
    pub(super) fn window(&self, lines: &[Line], more: &[GridPoint], columns: i32, rows: i32) -> Option<Window> {
        let pitch = self.quest.pitch;
        let turn = last_turn(lines);
        let mut points: Vec<GridPoint> = touched_points(self, turn).chain(more.iter().copied()).collect();
        let mut window = Window::around(pitch, points.iter().copied(), 0)?;
        for line in lines[..lines.len() - turn.len()].iter().rev() {
            points.push(pitch.point(line.from));
            let wider = Window::around(pitch, points.iter().copied(), 0)?;
            if wider.cells().0 > columns || wider.cells().1 > rows {
                break;
            }
            window = wider;
        }
        let (first, last) = extremes(pitch);
        if window.cells().0 < 2 {
            window.from.x = (window.from.x - 1).max(first.x);
            window.to.x = (window.from.x + 3).min(last.x);
        }
        if window.cells().1 < 1 {
            window.to.y = (window.from.y + 1).min(last.y);
            window.from.y = (window.to.y - 1).max(first.y);
        }
        Some(window)
    }

    /// A ball in a dead end, led there by A.
    #[must_use]
    pub fn dead_end(&self) -> Option<Vec<Node>> {
        let game = story::dead_end(&self.quest)?;
        let ball = self.quest.pitch.point(game.ball);
        let beside = Direction::ALL.into_iter().map(|direction| ball.step(direction));
        let inside = |&at: &GridPoint| self.quest.pitch.id(at).is_some_and(|id| !self.quest.pitch.is_goal_point(id));
        let around: Vec<GridPoint> = beside.filter(inside).collect();
        let window = self.window(&game.lines, &around, 3, 2)?;
        let field = self.field(window, cell_within(window.cells().0, self.width, Length::mm(10.0)));
        Some(Diagram::of(field, &game.lines).items())
    }

    /// A goal of A and an own goal of B, side by side, both in the upper goal; one of them alone where only that can be.
    #[must_use]
    pub fn goals(&self) -> Option<Vec<Node>> {
        let sides = Side::BOTH.into_iter().filter(|&side| story::reaches_upper_goal(&self.quest, side));
        let games = sides.map(|side| story::goal(&self.quest, side)).collect::<Option<Vec<_>>>()?;
        let goal = &self.quest.pitch.goals().a;
        let inwards = goal.outwards.opposite();
        let half = (self.width - Length::mm(6.0)) / 2.0;
        let mut parts = Vec::new();
        for game in &games {
            let last = last_turn(&game.lines);
            let ball = self.quest.pitch.point(game.ball);
            let reach = if goal.width() <= 2 { 2 } else { 1 };
            let near = |at: &GridPoint| (at.x - ball.x).abs() <= reach && (at.y - ball.y).abs() <= 2;
            let mut points: Vec<GridPoint> = touched_points(self, last).collect();
            points.extend(goal.goal_line.iter().copied().filter(near));
            points.extend(goal.goal_line.iter().map(|at| at.step(inwards)).filter(near));
            points.push(ball);
            let window = Window::around(self.quest.pitch, points, 0)?;
            let cell = cell_within(window.cells().0, half, Length::mm(10.0));
            parts.push((window, cell, game));
        }
        let cell = parts.iter().map(|part| part.1).fold(LARGE, Length::min);
        let parts =
            parts.into_iter().map(|(window, _, game)| Diagram::of(self.field(window, cell), &game.lines).items());
        let parts: Vec<_> = parts.collect();
        (!parts.is_empty()).then(|| beside(parts, GAP))
    }

    /// The entries of the upper goal, and what is none.
    #[must_use]
    pub fn entries(&self) -> Option<Vec<Node>> {
        let pitch = self.quest.pitch;
        let goal = &pitch.goals().a;
        let inwards = goal.outwards.opposite();
        let mut points: Vec<GridPoint> = goal.goal_line.iter().map(|at| at.step(inwards)).collect();
        points.extend(&goal.points);
        let mut window = Window::around(pitch, points, 0)?;
        let wide = Window::around(pitch, [window.from, window.to], 1)?;
        (window.from.x, window.to.x) = (wide.from.x, wide.to.x.min(wide.from.x + 8));
        let cell = cell_within(window.cells().0, self.width, Length::mm(11.0));
        let field = self.field(window, cell);
        let mut items = field.items(&FieldOptions::default());
        let stop = field.style().goal_disc() + SHORT;
        let start = Length::mm(1.3);
        let shown = |from: GridPoint, to: GridPoint| window.shows(from) && window.shows(to);
        for [from, to] in self.misses() {
            if window.shows(from) {
                items.extend(may_not(field.place(from), field.place(to), start, start));
            }
        }
        for &[from, to] in goal.entries.iter().filter(|entry| shown(entry[0], entry[1])) {
            items.extend(may(field.place(from), field.place(to), start, stop));
        }
        Some(items)
    }

    /// Steps towards the upper goal that a guest might take for entries: from beside a box, from the posts of a link.
    fn misses(&self) -> Vec<[GridPoint; 2]> {
        use crate::pitch::{Directions, GoalShape};
        let pitch = self.quest.pitch;
        let goal = &pitch.goals().a;
        let (Some(&first), Some(&last)) = (goal.goal_line.first(), goal.goal_line.last()) else { return Vec::new() };
        let unit = ((last.x - first.x).signum(), (last.y - first.y).signum());
        let along = |at: GridPoint, way: i32| GridPoint::new(at.x + unit.0 * way, at.y + unit.1 * way);
        let mut misses = Vec::new();
        for (post, way) in [(first, -1), (last, 1)] {
            let from = if goal.shape == GoalShape::Box { along(post, way) } else { post };
            let diagonal = pitch.directions() == Directions::All;
            let to = match (goal.shape, diagonal) {
                (GoalShape::Box, true) => post.step(goal.outwards),
                (GoalShape::Link, true) if goal.goal_line.len() == 3 => along(post, -way).step(goal.outwards),
                _ => from.step(goal.outwards),
            };
            let edge = |&direction: &Direction| {
                let id = pitch.id(from);
                from.step(direction) == to && id.is_some_and(|id| pitch.neighbour(id, direction).is_some())
            };
            if pitch.id(from).is_some() && !Direction::ALL.iter().any(edge) {
                misses.push([from, to]);
            }
        }
        misses
    }

    /// The left side of the pitch: along it, and across it.
    #[must_use]
    pub fn boundary(&self) -> Option<Vec<Node>> {
        let pitch = self.quest.pitch;
        let side = story::left_side(&self.quest);
        let (from, to) = (GridPoint::new(side.x, side.y - 1), GridPoint::new(side.x + 1, side.y + 1));
        let ends = [from, to].into_iter().filter(|&at| pitch.id(at).is_some()).chain([side]);
        let window = Window::around(pitch, ends, 0)?;
        let field = self.field(window, Length::mm(10.0));
        let mut items = field.items(&FieldOptions::default());
        let (near, far) = (GridPoint::new(side.x, side.y + 1), side);
        let id = pitch.id(near)?;
        let ring = field.style().touched_ring() + Length::mm(0.6);
        let allowed = pitch.neighbour(id, Direction::North).is_some()
            && self.quest.rules.bounce != Bounce::None { end_on_touched: false };
        let inside = field.style().cell() * 0.3;
        if allowed {
            items.extend(may(field.place(near), field.place(far), ring, ring));
        } else if pitch.boundary() == Boundary::Wall {
            let shifted = |at: GridPoint| field.place(at).shifted(inside, Length::ZERO);
            items.extend(may_not(shifted(near), shifted(far), SHORT, SHORT));
        } else {
            items.extend(may_not(field.place(near), field.place(far), ring, ring));
        }
        let across = GridPoint::new(side.x, side.y - 1);
        let start = if pitch.id(across).is_some() { across } else { side };
        let from = field.place(start);
        items.extend(may_not(from, from.shifted(Length::mm(-9.0), Length::ZERO), ring, Length::ZERO));
        Some(items)
    }
}

fn touched_points<'v>(views: &Views<'v>, lines: &[Line]) -> impl Iterator<Item = GridPoint> + use<'v> {
    let pitch = views.quest.pitch;
    let ends: Vec<GridPoint> = lines.iter().flat_map(|line| [pitch.point(line.from), pitch.point(line.to)]).collect();
    ends.into_iter()
}

/// Parts of a figure from left to right, their middles level.
#[must_use]
pub fn beside(parts: Vec<Vec<Node>>, gap: Length) -> Vec<Node> {
    let mut x = Length::ZERO;
    let mut nodes = Vec::new();
    for part in parts {
        let Some(bounds) = extent::of(&part) else { continue };
        let shift = Point::new(x - bounds.left(), -bounds.centre().y);
        x += bounds.size.width + gap;
        nodes.push(pen::turned(Transform::default().turn, shift, part));
    }
    nodes
}
