//! What is unusual about a pitch that holds together: unlike ends, goals off the middle, walls that do nothing. All of it
//! can be played; but a pitch without an upper goal cannot be told of on a sheet.

use std::collections::BTreeSet;

use super::codes;
use super::draft::{Culprit, blame};
use super::flaws::Judge;
use super::sketch::{Found, Mark};
use crate::diag::{Code, Diagnostic};
use crate::pitch::{Boundary, Geometry, Goal, GoalShape, GridPoint, Pitch, Side, goal_name};

/// Looks for all of it.
pub(super) fn find(judge: &Judge<'_>, geometry: &Geometry, pitch: &Pitch, findings: &mut Vec<Found>) {
    let view = View { judge, geometry, pitch };
    let mut particular = view.start();
    particular.extend(view.goals());
    particular.extend(view.symmetry(&particular));
    findings.extend(particular);
    findings.extend(view.proportions());
    findings.extend(view.idle());
    findings.extend(view.walls());
}

struct View<'a> {
    judge: &'a Judge<'a>,
    geometry: &'a Geometry,
    pitch: &'a Pitch,
}

/// A warning with its advice.
fn warning(code: Code, message: impl Into<String>, help: impl Into<String>) -> Diagnostic {
    Diagnostic::warning(code, message).help(help)
}

impl View<'_> {
    /// A drawn pitch that is wider than long; of one by width and length others speak.
    fn proportions(&self) -> Option<Found> {
        let (width, length) = self.pitch.size();
        (self.judge.draft.outline.known().is_some() && width > length).then(|| {
            let message = format!("the pitch is {width} cells wide but only {length} long");
            let help =
                "the goals lie at the upper and the lower end; turn the outline if you meant it the other way round";
            blame(warning(codes::WIDER_THAN_LONG, message, help), self.judge.ground()).into()
        })
    }

    /// A start on the boundary, or elsewhere than in the centre.
    fn start(&self) -> Vec<Found> {
        let start = self.geometry.start;
        let finding = if self.pitch.is_boundary(start) {
            let message = format!("the ball starts on the boundary, at {start}");
            warning(codes::START_ON_BOUNDARY, message, "the usual start is the centre: leave `start` out")
        } else if let Some([x, y]) = Geometry::centre(&self.geometry.outline).filter(|&[x, y]| x % 2 == 0 && y % 2 == 0)
        {
            let centre = GridPoint::new(x / 2, y / 2);
            if centre == start {
                return Vec::new();
            }
            let message = format!("the ball starts at {start}, but the centre of the pitch is {centre}");
            warning(codes::START_NOT_CENTRAL, message, "for the same way to both goals leave `start` out")
        } else {
            return Vec::new();
        };
        vec![Found::at(blame(finding, self.judge.start()), [Mark::Point(start)])]
    }

    /// Goals that differ, lie off the middle, or open to unusual sides.
    fn goals(&self) -> Vec<Found> {
        let goals = self.pitch.goals();
        let mut found = Vec::new();
        if goals.a.height() == goals.b.height() {
            let message = "neither goal lies higher than the other, so none is the upper one, which A attacks";
            let finding =
                Diagnostic::error(codes::GOALS_LEVEL, message).help("turn the pitch a quarter, or move a goal");
            return vec![Found::at(blame(finding, self.judge.goals()), goal_lines(self.pitch))];
        }
        if goals.a.outwards != goals.b.outwards.opposite() {
            let message = "the goals do not open in opposite directions, so the players do not face each other";
            let finding =
                warning(codes::GOALS_NOT_OPPOSITE, message, "tell the players which goal each of them attacks");
            found.push(Found::at(blame(finding, self.judge.goals()), goal_lines(self.pitch)));
        }
        if let Some(message) = unequal(&goals.a, &goals.b) {
            let help = "let the players change sides after each game, or make the goals equal";
            let finding = warning(codes::GOALS_UNEQUAL, message, help);
            found.push(Found::at(blame(finding, self.judge.goals()), goal_lines(self.pitch)));
        }
        for side in Side::BOTH {
            found.extend(self.goal(side, goals.get(side)));
        }
        found
    }

    /// What is unusual about one goal.
    fn goal(&self, side: Side, goal: &Goal) -> Vec<Found> {
        let mut found = Vec::new();
        let line = [goal.posts[0], goal.posts[1]];
        let name = goal_name(side);
        if self.judge.draft.goals.get(side).mouth.known().is_some() {
            let (before, after) = self.beside(goal);
            if before == 0 && after == 0 {
                let message = format!("the {name} goal is {} cells wide, and so is its whole side", goal.width());
                let finding =
                    warning(codes::GOAL_AS_WIDE_AS_SIDE, message, "a narrower goal, or a longer side, leaves corners");
                found.push(Found::at(blame(finding, self.judge.goal(side)), [Mark::Line(line)]));
            } else if before != after {
                let message = format!(
                    "the {name} goal is not in the middle of its side: {before} cells before it, {after} behind it"
                );
                let finding = warning(codes::GOAL_NOT_CENTRED, message, "say so to the players, or move the mouth");
                found.push(Found::at(blame(finding, self.judge.goal(side)), [Mark::Line(line)]));
            }
        }
        found.extend(self.entries(side, goal));
        found
    }

    /// Entries that are not those of the goal's shape.
    fn entries(&self, side: Side, goal: &Goal) -> Option<Found> {
        let usual = goal.usual_entries(self.geometry.directions);
        if goal.entries == usual {
            return None;
        }
        let name = goal_name(side);
        let finding = match goal.shape {
            GoalShape::Box => {
                let message = format!(
                    "the {name} goal has {}, not the {} of a box {} cells wide",
                    counted(goal.entries.len(), "entry", "entries"),
                    usual.len(),
                    goal.width()
                );
                warning(
                    codes::UNUSUAL_ENTRIES,
                    message,
                    "the rule sheet tells the usual ones: show the players with a finger",
                )
            }
            GoalShape::Link => {
                let message = format!("the entry of the {name} goal is not in the middle of its mouth");
                warning(
                    codes::LINK_OFF_MIDDLE,
                    message,
                    "the rule sheet says that it is: show the players with a finger",
                )
            }
        };
        let entries = goal.entries.iter().map(|&entry| Mark::Line(entry));
        Some(Found::at(blame(finding, self.judge.entry(side, None)), entries))
    }

    /// How many cells of its side lie to the left and to the right of a goal.
    fn beside(&self, goal: &Goal) -> (i32, i32) {
        let corners = self.pitch.outline();
        let [left, right] = goal.posts;
        let on = |from: GridPoint, to: GridPoint, at: GridPoint| {
            let between = |a: i32, b: i32, n: i32| (a.min(b)..=a.max(b)).contains(&n);
            (from.x == to.x || from.y == to.y) && between(from.x, to.x, at.x) && between(from.y, to.y, at.y)
        };
        let ends = corners.iter().zip(corners.iter().cycle().skip(1));
        let Some((&from, &to)) = ends.into_iter().find(|&(&from, &to)| on(from, to, left) && on(from, to, right))
        else {
            return (0, 0);
        };
        let apart = |a: GridPoint, b: GridPoint| (a.x - b.x).abs() + (a.y - b.y).abs();
        let (first, last) = if (from.x, from.y) < (to.x, to.y) { (from, to) } else { (to, from) };
        (apart(first, left), apart(right, last))
    }

    /// Ends that differ, else halves that do, where what is known already does not say as much.
    fn symmetry(&self, known: &[Found]) -> Option<Found> {
        let says = |code: Code| known.iter().any(|found| found.finding.code == code);
        let unlike = [
            codes::START_ON_BOUNDARY,
            codes::START_NOT_CENTRAL,
            codes::GOALS_UNEQUAL,
            codes::GOALS_NOT_OPPOSITE,
            codes::GOALS_LEVEL,
        ];
        if unlike.into_iter().any(says) {
            return None;
        }
        let finding = if !self.pitch.is_half_turn_symmetric() {
            let help = "let the players change ends after each game, or draw both ends alike";
            warning(
                codes::ENDS_DIFFER,
                "the two ends differ: a half-turn does not make the pitch its own other end",
                help,
            )
        } else if known.is_empty() && !self.pitch.is_mirror_symmetric() {
            let help = "this is fair, since both ends are alike; tell the players if it matters to them";
            warning(codes::LEFT_RIGHT_UNEQUAL, "the left half of the pitch does not mirror the right one", help)
        } else {
            return None;
        };
        Some(blame(finding, self.unlike()).into())
    }

    /// What makes one end, or one half, unlike the other.
    fn unlike(&self) -> Vec<Culprit> {
        if Geometry::centre(&self.geometry.outline).is_some() {
            let goals = Side::BOTH.map(|side| self.judge.draft.goals.get(side));
            let mouths = || {
                let drawn =
                    Side::BOTH.into_iter().filter(|&side| self.judge.draft.goals.get(side).mouth.known().is_some());
                drawn.flat_map(|side| self.judge.goal(side)).collect::<Vec<_>>()
            };
            let entries = goals.into_iter().filter_map(|goal| goal.entries.known());
            let entries: Vec<_> = entries.map(|entries| entries.culprit("the entries")).collect();
            let walls = if self.geometry.walls.is_empty() { Vec::new() } else { self.judge.walls() };
            if let Some(drawn) = [walls, entries, mouths()].into_iter().find(|drawn| !drawn.is_empty()) {
                return drawn;
            }
        }
        self.judge.ground()
    }

    /// Points on which no line can begin or end.
    fn idle(&self) -> Option<Found> {
        let idle = self.pitch.idle();
        let first = idle.first()?;
        let message = match idle.len() {
            1 => format!("walls leave no edge at {first}: nothing is printed there, and no line can reach it"),
            n => format!("walls leave no edge at {n} points, the first of them {first}: no line can reach them"),
        };
        let finding = warning(codes::POINTS_WITHOUT_EDGES, message, "draw the outline around them, or open a way");
        Some(Found::at(blame(finding, self.judge.walls()), idle.iter().map(|&at| Mark::Point(at))))
    }

    /// Walls along what counts as drawn already: the boundary, or another wall.
    fn walls(&self) -> Vec<Found> {
        let mut drawn = BTreeSet::new();
        if self.geometry.boundary == Boundary::Wall {
            drawn.extend(steps(self.pitch.outline(), true));
        }
        let mut found = Vec::new();
        for (wall, points) in self.geometry.walls.iter().enumerate() {
            for (corner, ends) in points.windows(2).enumerate() {
                let mut again = None;
                for step in steps(ends, false) {
                    if !drawn.insert(step) {
                        again = again.or(Some(step));
                    }
                }
                let Some([from, to]) = again else { continue };
                let message = format!("between {from} and {to} a wall runs along what counts as drawn already");
                let finding = warning(codes::WALL_TWICE, message, "remove this part of it");
                found.push(Found::at(blame(finding, self.judge.wall(wall, Some(corner))), [Mark::Line([from, to])]));
            }
        }
        found
    }
}

/// The unit steps of a line, each from its smaller end.
fn steps(corners: &[GridPoint], closed: bool) -> Vec<[GridPoint; 2]> {
    let ends = corners.iter().zip(corners.iter().cycle().skip(1));
    let mut steps = Vec::new();
    for (&from, &to) in ends.take(if closed { corners.len() } else { corners.len().saturating_sub(1) }) {
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        for n in 0..dx.abs().max(dy.abs()) {
            let at = |n: i32| GridPoint::new(from.x + dx.signum() * n, from.y + dy.signum() * n);
            let (one, other) = (at(n), at(n + 1));
            steps.push(if one < other { [one, other] } else { [other, one] });
        }
    }
    steps
}

/// In which way two goals are unequal, if they are.
fn unequal(upper: &Goal, lower: &Goal) -> Option<String> {
    let (a, b) = (upper.width(), lower.width());
    (a != b).then(|| format!("the upper goal is {a} cells wide, the lower one {b}"))
}

/// Both goal lines.
fn goal_lines(pitch: &Pitch) -> impl Iterator<Item = Mark> {
    Side::BOTH.map(|side| Mark::Line(pitch.goals().get(side).posts)).into_iter()
}

/// So many of something.
fn counted(n: usize, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}
