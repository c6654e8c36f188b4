//! The games that rule sheets tell: held as digits where one is known to be good, else found by a search. Each is
//! played by the engine whenever it is told, so that none can contradict the rules.

use crate::geom::Length;
use crate::pitch::{Direction, Directions, GridPoint, Pitch, Side};
use crate::rules::{Blocked, Bounce, Game, Illegal, Line, Position, Reason};

use super::quest::Quest;

/// The lines of the turn that the last line belongs to.
#[must_use]
pub fn last_turn(lines: &[Line]) -> &[Line] {
    lines.chunk_by(|a, b| a.turn == b.turn).next_back().unwrap_or_default()
}

/// How deep a search goes: deeper where there are few directions, for there detours are longer and searches quicker.
fn depth(quest: &Quest<'_>) -> usize {
    match quest.pitch.directions() {
        Directions::All => 5,
        Directions::Orthogonal => 10,
    }
}

/// The leftmost point of the pitch in the row of the start.
#[must_use]
pub fn left_side(quest: &Quest<'_>) -> GridPoint {
    let start = quest.pitch.point(quest.pitch.start());
    let row = quest.pitch.points().iter().copied().filter(|at| at.y == start.y);
    row.min_by_key(|at| at.x).unwrap_or(start)
}

/// A turn of A that shows what a touched point does: bounces and a clean end where bounces are chained, one bounce and
/// the extra line where there is one, a line to an old point where there is none.
#[must_use]
pub fn bounce(quest: &Quest<'_>) -> Option<Game> {
    let rank = |least: usize| move |position: &Position<'_>| bounces_well(position, least);
    let (side, start) = (left_side(quest), quest.pitch.point(quest.pitch.start()));
    let near = GridPoint::new((side.x + 2).min(start.x), start.y);
    for least in (0..3).rev() {
        let stored = told_bounces(quest).into_iter().find_map(|digits| quest.stored(&digits, rank(least)));
        if let Some(game) = stored.or_else(|| quest.search(near, depth(quest), rank(least))) {
            return Some(game);
        }
    }
    None
}

/// A turn of A to write down: the one that shows the bounce rule, or where lines may not end on touched points any one.
#[must_use]
pub fn turn(quest: &Quest<'_>) -> Option<Game> {
    let start = quest.pitch.point(quest.pitch.start());
    let complete = |position: &Position<'_>| {
        let [.., before, last] = position.lines() else { return false };
        last.side == Side::A && last.direction != before.direction && !position.is_mid_turn()
    };
    bounce(quest).or_else(|| quest.search(start, 4, complete))
}

/// Whether the last turn is a complete one of A that shows the bounce rule. `least`: 2 asks for a bounce on the boundary
/// and one on an old point where bounces are chained, 1 for two bounces, 0 for one.
fn bounces_well(position: &Position<'_>, least: usize) -> bool {
    let pitch = position.pitch();
    let turn = last_turn(position.lines());
    let complete = position.ending().is_none() && !position.is_mid_turn();
    let Some(end) = turn.last().filter(|line| complete && line.side == Side::A) else { return false };
    let on_boundary = |line: &Line| pitch.is_boundary(pitch.point(line.to));
    let visited = |line: &Line| position.lines().iter().take_while(|&other| other != line).any(|o| o.to == line.to);
    match position.rules().bounce {
        Bounce::Chained => {
            let bounces: Vec<&Line> = turn.iter().filter(|line| line.bounced).collect();
            let both = bounces.iter().any(|line| on_boundary(line))
                && bounces.iter().any(|line| !on_boundary(line) && line.to != pitch.start());
            match least {
                2 => both && turn.len() <= 4,
                1 => bounces.len() >= 2,
                _ => !bounces.is_empty(),
            }
        }
        Bounce::Single => {
            let ends_touched = on_boundary(end) || visited(end) || end.to == pitch.start();
            turn.len() == 2 && ends_touched && (least < 2 || turn.iter().any(|line| !on_boundary(line)))
        }
        Bounce::None { .. } => {
            !on_boundary(end) && (visited(end) || end.to == pitch.start()) && (least < 2 || position.turn() <= 6)
        }
    }
}

/// Games that lead to the left side and end with such a turn, for either side to begin.
fn told_bounces(quest: &Quest<'_>) -> Vec<String> {
    let start = quest.pitch.point(quest.pitch.start());
    let reach = usize::try_from(start.x - left_side(quest).x).unwrap_or(0);
    let straight = "6".repeat(reach.saturating_sub(1));
    let mut games = Vec::new();
    for (opening, zigzag) in [("", "75"), ("0", "57"), ("4", "75")] {
        let zigzag: String = zigzag.chars().cycle().take(reach.saturating_sub(2)).collect();
        games.push(format!("{opening}036"));
        for turn in ["721", "72"] {
            games.push(format!("{opening}{zigzag}74{turn}"));
        }
        for turn in ["6020", "60"] {
            games.push(format!("{opening}{straight}4{turn}"));
        }
    }
    games
}

/// A position in which some neighbours of the ball are clean and some are touched, for rules that let no line end on a
/// touched point.
#[must_use]
pub fn refusal(quest: &Quest<'_>) -> Option<Game> {
    let start = quest.pitch.point(quest.pitch.start());
    let wanted = |position: &Position<'_>| {
        position.lines().len() >= 2 && !position.legal().is_empty() && !refused(position).is_empty()
    };
    quest.stored("03", wanted).or_else(|| quest.stored("064", wanted)).or_else(|| quest.search(start, 5, wanted))
}

/// The directions in which a line would end on a touched point where it may not.
#[must_use]
pub fn refused(position: &Position<'_>) -> Vec<Direction> {
    let refuses = |&direction: &Direction| position.clone().play(direction) == Err(Illegal::EndsOnTouched);
    Direction::ALL.into_iter().filter(refuses).collect()
}

/// Two diagonals that cross, one of each side, the last line being one of them; only the two lines are told.
#[must_use]
pub fn crossing(quest: &Quest<'_>) -> Option<[Line; 2]> {
    let start = quest.pitch.point(quest.pitch.start());
    let wanted = |position: &Position<'_>| crossed(position.pitch(), position.lines()).is_some();
    let game = quest.stored("01367", wanted).or_else(|| quest.search(start, 5, wanted))?;
    crossed(quest.pitch, &game.lines)
}

/// The last line and a line of the other side that it crosses.
fn crossed(pitch: &Pitch, lines: &[Line]) -> Option<[Line; 2]> {
    let last = *lines.last()?;
    let across =
        |line: &Line| ends(pitch, line) != ends(pitch, &last) && !ends(pitch, &last).contains(&ends(pitch, line)[0]);
    let crosses = |line: &&Line| {
        line.side != last.side && across(line) && middle(ends(pitch, line)) == middle(ends(pitch, &last))
    };
    let other = lines.iter().filter(|_| last.direction.is_diagonal()).find(crosses)?;
    Some([*other, last])
}

/// A drawn diagonal and the step from the ball that may not cross it.
#[must_use]
pub fn no_crossing(quest: &Quest<'_>) -> Option<(Line, [GridPoint; 2])> {
    let start = quest.pitch.point(quest.pitch.start());
    let wanted = |position: &Position<'_>| refused_crossing(position).is_some();
    let game = quest.stored("0136", wanted).or_else(|| quest.search(start, 5, wanted))?;
    refused_crossing(&quest.replay(&game)?)
}

/// A line that a step from the ball may not cross.
fn refused_crossing(position: &Position<'_>) -> Option<(Line, [GridPoint; 2])> {
    let pitch = position.pitch();
    let ball = pitch.point(position.ball());
    let crosses = |direction: &Direction| {
        let step = [ball, ball.step(*direction)];
        let refused = position.clone().play(*direction) == Err(Illegal::Crosses);
        let line = position.lines().iter().find(|line| middle(ends(pitch, line)) == middle(step));
        line.filter(|_| refused).map(|line| (*line, step))
    };
    Direction::ALL.iter().find_map(crosses)
}

/// The ends of a line.
fn ends(pitch: &Pitch, line: &Line) -> [GridPoint; 2] {
    [pitch.point(line.from), pitch.point(line.to)]
}

/// Twice the middle of a step.
fn middle([from, to]: [GridPoint; 2]) -> (i32, i32) {
    (from.x + to.x, from.y + to.y)
}

/// A game in which A leads the ball into a dead end, with the outcome that the rules sheet tells.
#[must_use]
pub fn dead_end(quest: &Quest<'_>) -> Option<Game> {
    let pitch = quest.pitch;
    let winner = match (quest.rules.blocked, quest.rules.bounce) {
        (Blocked::Draw, _) => None,
        (Blocked::MoverLoses, _) | (Blocked::ToMoveLoses, Bounce::Chained) => Some(Side::B),
        (Blocked::ToMoveLoses, _) => Some(Side::A),
    };
    let wanted = |position: &Position<'_>| {
        let by_a = position.lines().last().is_some_and(|line| line.side == Side::A);
        by_a && position.ending().is_some_and(|end| end.reason == Reason::Blocked && end.winner == winner)
    };
    let traps = traps(quest);
    for (distance, depth) in [(2, 3), (1, 6), (2, 6)] {
        for &trap in traps.iter().take(3) {
            let apart = |at: GridPoint| (at.x - trap.x).abs().max((at.y - trap.y).abs());
            let mut near: Vec<GridPoint> =
                pitch.ids().filter(|&id| pitch.is_clean(id)).map(|id| pitch.point(id)).collect();
            near.retain(|&at| apart(at) == distance);
            near.sort_by_key(|at| (-(at.x - trap.x).abs() - (at.y - trap.y).abs(), at.y, at.x));
            if let Some(game) = near.into_iter().take(3).find_map(|near| quest.search(near, depth, wanted)) {
                return Some(game);
            }
        }
    }
    quest.search(pitch.point(pitch.start()), FAR, wanted).or_else(|| quest.wander(wanted))
}

/// How far a search from kick-off goes, where its budget lasts.
const FAR: usize = 14;

/// The boundary points at which a ball can be blocked most easily: few edges, and an odd number of them.
fn traps(quest: &Quest<'_>) -> Vec<GridPoint> {
    let pitch = quest.pitch;
    let middle = left_side(quest);
    let mut traps: Vec<(usize, i32, i32, GridPoint)> = Vec::new();
    for id in pitch.ids() {
        let (at, degree) = (pitch.point(id), pitch.degree(id));
        if pitch.is_boundary(at) && degree % 2 == 1 {
            traps.push((degree, (at.x - middle.x).abs() + (at.y - middle.y).abs(), -at.y, at));
        }
    }
    traps.sort();
    traps.into_iter().map(|(.., at)| at).collect()
}

/// Whether a side may ever draw the line into the upper goal. Where lines are straight and every turn is one line, the
/// points are black and white as on a chessboard, and each side draws to points of one colour only.
#[must_use]
pub fn reaches_upper_goal(quest: &Quest<'_>, side: Side) -> bool {
    let one_line = matches!(quest.rules.bounce, Bounce::None { .. });
    if quest.pitch.directions() == Directions::All || !one_line {
        return true;
    }
    let start = quest.pitch.point(quest.pitch.start());
    let is_odd = |at: &GridPoint| (at.x - start.x + at.y - start.y) % 2 != 0;
    quest.pitch.goals().a.points.iter().any(|at| is_odd(at) == (side == quest.rules.first))
}

/// A game that ends in the upper goal with a line of this side: after a bounce in the same turn for A, in a turn of one
/// line for B, if that can be.
#[must_use]
pub fn goal(quest: &Quest<'_>, by: Side) -> Option<Game> {
    let goal = &quest.pitch.goals().a;
    let middle = goal.goal_line.get(goal.goal_line.len() / 2)?;
    let inwards = goal.outwards.opposite();
    let scored = |position: &Position<'_>, plain: bool| {
        let turn = last_turn(position.lines());
        turn.last().is_some_and(|line| line.side == by)
            && (plain || (turn.len() > 1) == (by == Side::A))
            && position.ending().is_some_and(|end| end.reason != Reason::Blocked && end.winner == Some(Side::A))
    };
    for plain in [false, true] {
        for near in [middle.step(inwards).step(inwards), middle.step(inwards), *middle] {
            if let Some(game) = quest.search(near, depth(quest), |position| scored(position, plain)) {
                return Some(game);
            }
        }
    }
    None
}

/// How far lines run on in the window of a figure, in cells.
pub const RUN_ON: f64 = 0.4;

/// The largest cell up to `most` with which so many cells and two stretches that run on fit into a width.
#[must_use]
pub fn cell_within(cells: i32, width: Length, most: Length) -> Length {
    let cell = (width - Length::mm(1.2)) / (f64::from(cells.max(1)) + RUN_ON * 2.0);
    Length::mm((cell.to_mm() * 10.0 + 1e-9).floor() / 10.0).min(most)
}
