//! What the rules let a side reach: whether it can score at all, and whether the first to touch the boundary has won. Found
//! by search on the pitch; knows nothing of names or files.

use std::collections::VecDeque;

use super::shortest::steps_from_start;
use super::{Bounce, Ending, Outcome, Position, Reason, RuleSet};
use crate::pitch::{BySide, Direction, GridPoint, Pitch, PointId, Side};

/// How many points of the boundary are tried before the search gives up.
const PATIENCE: usize = 64;

/// A turn that brings the ball to the boundary and on into the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// Who draws it.
    pub side: Side,
    /// Where it reaches the boundary.
    pub from: PointId,
    /// How many lines it has from there.
    pub lines: usize,
}

/// The goal points that no game can end on: where lines may not end on touched points, the way to them may be barred from
/// the beginning.
#[must_use]
pub fn out_of_reach(pitch: &Pitch, rules: RuleSet) -> Vec<PointId> {
    let clean_only = matches!(rules.bounce, Bounce::None { end_on_touched: false });
    let steps = steps_from_start(pitch, clean_only);
    pitch.ids().filter(|&id| pitch.is_goal_point(id) && steps[id.index()].is_none()).collect()
}

/// The entries of a goal that some game can use, as `[from, to]`: where lines may not end on touched points, none from a
/// post, for no line ends there.
#[must_use]
pub fn usable_entries(pitch: &Pitch, rules: RuleSet, side: Side) -> Vec<[GridPoint; 2]> {
    let clean_only = matches!(rules.bounce, Bounce::None { end_on_touched: false });
    let steps = steps_from_start(pitch, clean_only);
    let reached = |at: GridPoint| pitch.id(at).is_some_and(|id| steps[id.index()].is_some());
    pitch.goals().get(side).entries.iter().filter(|[from, _]| reached(*from)).copied().collect()
}

/// A game in which whoever first reaches the boundary goes on along it into the goal in the same turn, if a search of
/// bounded effort finds one. The game is played to its end by the rules before it is told.
#[must_use]
pub fn first_run_into_goal(pitch: &Pitch, rules: RuleSet) -> Option<Run> {
    if rules.bounce != Bounce::Chained {
        return None;
    }
    let approach = approaches(pitch);
    let onward = BySide { a: Side::A, b: Side::B }.map(|side| ways_to_goal(pitch, side));
    let mut candidates: Vec<((usize, usize), PointId, Side)> = Vec::new();
    for id in pitch.ids().filter(|&id| pitch.is_boundary(pitch.point(id)) && id != pitch.start()) {
        let Some(way) = &approach[id.index()] else { continue };
        let side = if way.len() % 2 == 1 { rules.first } else { rules.first.other() };
        let on_goal_line = pitch.goals().get(side).goal_line.contains(&pitch.point(id));
        if let Some(run) = onward.get(side)[id.index()].filter(|_| !on_goal_line) {
            candidates.push(((way.len(), run.lines), id, side));
        }
    }
    candidates.sort_unstable();
    candidates.into_iter().take(PATIENCE).find_map(|(_, from, side)| {
        let way = approach[from.index()].as_deref()?;
        let lines = onward.get(side)[from.index()]?.lines;
        let run = Run { side, from, lines };
        is_played(pitch, rules, way, run, onward.get(side)).then_some(run)
    })
}

/// The next line of the shortest way into a goal, and how many lines there are.
#[derive(Clone, Copy)]
struct Onward {
    direction: Direction,
    lines: usize,
}

/// For every point, the shortest way over clean points that brings the ball from the start to it for the first time: each
/// line is a turn of its own.
fn approaches(pitch: &Pitch) -> Vec<Option<Vec<Direction>>> {
    let mut ways: Vec<Option<Vec<Direction>>> = vec![None; pitch.points().len()];
    ways[pitch.start().index()] = Some(Vec::new());
    let mut open = VecDeque::from([pitch.start()]);
    while let Some(at) = open.pop_front() {
        for direction in Direction::ALL {
            let Some(to) = pitch.neighbour(at, direction).filter(|to| ways[to.index()].is_none()) else { continue };
            let mut way = ways[at.index()].clone().unwrap_or_default();
            way.push(direction);
            ways[to.index()] = Some(way);
            if pitch.is_clean(to) {
                open.push_back(to);
            }
        }
    }
    ways
}

/// For every point, the shortest way over touched points into the goal that a side attacks.
fn ways_to_goal(pitch: &Pitch, side: Side) -> Vec<Option<Onward>> {
    let mut ways: Vec<Option<Onward>> = vec![None; pitch.points().len()];
    let mut open: VecDeque<(PointId, usize)> =
        pitch.ids().filter(|&id| pitch.goal_of(id) == Some(side)).map(|id| (id, 0)).collect();
    while let Some((at, lines)) = open.pop_front() {
        for direction in Direction::ALL {
            let Some(from) = pitch.neighbour(at, direction) else { continue };
            if pitch.touched_at_start(from) && !pitch.is_goal_point(from) && ways[from.index()].is_none() {
                ways[from.index()] = Some(Onward { direction: direction.opposite(), lines: lines + 1 });
                open.push_back((from, lines + 1));
            }
        }
    }
    ways
}

/// Whether the rules let the ball go this way, and then on into the goal within one turn.
fn is_played(pitch: &Pitch, rules: RuleSet, way: &[Direction], run: Run, onward: &[Option<Onward>]) -> bool {
    let mut position = Position::kick_off(pitch, rules);
    let arrives = |(at, &direction): (usize, &Direction), position: &mut Position<'_>| {
        let wanted = if at + 1 == way.len() { Outcome::GoesOn } else { Outcome::Passes };
        position.play(direction) == Ok(wanted)
    };
    if !way.iter().enumerate().all(|line| arrives(line, &mut position)) || position.to_move() != Some(run.side) {
        return false;
    }
    for _ in 0..run.lines {
        let Some(next) = onward[position.ball().index()] else { return false };
        match position.play(next.direction) {
            Ok(Outcome::GoesOn) => {}
            Ok(Outcome::Ends(Ending { winner, reason: Reason::Goal })) => return winner == Some(run.side),
            _ => return false,
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pitch::{Boundary, Directions, Geometry, GoalShape};
    use crate::rules::{Blocked, Crossing};

    fn rules(bounce: Bounce) -> RuleSet {
        RuleSet { bounce, blocked: Blocked::ToMoveLoses, crossing: Crossing::Allowed, first: Side::A }
    }

    fn pitch(goal: GoalShape, directions: Directions, boundary: Boundary) -> Pitch {
        Pitch::new(&Geometry::rectangle(6, 8, goal, 2, directions, boundary)).unwrap()
    }

    #[test]
    fn a_playable_boundary_leads_into_the_goal() {
        let playable = pitch(GoalShape::Link, Directions::Orthogonal, Boundary::Playable);
        let run = first_run_into_goal(&playable, rules(Bounce::Chained)).unwrap();
        assert_eq!((run.side, playable.point(run.from), run.lines), (Side::A, crate::pitch::GridPoint::new(0, 4), 8));
        assert!(first_run_into_goal(&playable, rules(Bounce::Single)).is_none());
        let walled = pitch(GoalShape::Box, Directions::All, Boundary::Wall);
        assert!(first_run_into_goal(&walled, rules(Bounce::Chained)).is_none());
    }

    #[test]
    fn a_link_beyond_touched_points_is_out_of_reach() {
        let clean_only = rules(Bounce::None { end_on_touched: false });
        let link = pitch(GoalShape::Link, Directions::All, Boundary::Wall);
        assert_eq!(out_of_reach(&link, clean_only).len(), 2);
        assert!(out_of_reach(&link, rules(Bounce::Chained)).is_empty());
        let open = pitch(GoalShape::Box, Directions::All, Boundary::Wall);
        assert!(out_of_reach(&open, clean_only).is_empty());
        // Of the five entries of a box two cells wide, three begin between the posts.
        let ways = |bounce| usable_entries(&open, bounce, Side::A).len();
        assert_eq!((ways(rules(Bounce::Chained)), ways(clean_only)), (5, 3));
    }
}
