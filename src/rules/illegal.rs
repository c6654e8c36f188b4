//! Why a line may not be drawn. Knows nothing of how games are written.

use std::fmt;

use super::{Crossing, Position};
use crate::pitch::{Direction, Directions, Goal, GridPoint, Pitch, PointId};

/// Why a line may not be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Illegal {
    /// The game is over.
    GameOver,
    /// The line is there already.
    AlreadyDrawn,
    /// It would cross a line where lines may not cross.
    Crosses,
    /// It would run along a wall or through one.
    Wall,
    /// It would go into a goal past the entries: along its side, from outside a post, or beside the link.
    OutsidePost,
    /// It would run diagonally where lines run straight only.
    Diagonal,
    /// There is no point that way.
    NoNeighbour,
    /// It would end on a touched point where lines may not.
    EndsOnTouched,
}

impl Illegal {
    /// Why a line that is not legal is not.
    pub(super) fn why(position: &Position, direction: Direction) -> Self {
        if position.ending().is_some() {
            return Self::GameOver;
        }
        let (pitch, from) = (position.pitch(), position.ball());
        let Some(to) = pitch.neighbour(from, direction) else { return no_edge(pitch, from, direction) };
        let drawn = |a, b| position.lines().iter().any(|line| (line.from, line.to) == (a, b));
        if drawn(from, to) || drawn(to, from) {
            Self::AlreadyDrawn
        } else if position.rules().crossing == Crossing::Forbidden && crosses(position, from, direction) {
            Self::Crosses
        } else {
            Self::EndsOnTouched
        }
    }
}

/// Whether a line of the game crosses a step.
fn crosses(position: &Position, from: PointId, direction: Direction) -> bool {
    let pitch = position.pitch();
    let step = [pitch.point(from), pitch.point(from).step(direction)];
    position.lines().iter().any(|line| cross([pitch.point(line.from), pitch.point(line.to)], step))
}

/// Whether two unit steps cross in the middle of a cell.
fn cross(one: [GridPoint; 2], other: [GridPoint; 2]) -> bool {
    let middle = |[a, b]: [GridPoint; 2]| (a.x + b.x, a.y + b.y);
    middle(one) == middle(other) && !one.contains(&other[0])
}

/// Why there is no edge in a direction.
fn no_edge(pitch: &Pitch, from: PointId, direction: Direction) -> Illegal {
    let at = pitch.point(from);
    let to = at.step(direction);
    let behind = |goal: &Goal| goal.goal_line.iter().any(|point| point.step(goal.outwards) == to);
    let walled = |&wall: &[GridPoint; 2]| wall == [at, to] || wall == [to, at] || cross(wall, [at, to]);
    if pitch.directions() == Directions::Orthogonal && direction.is_diagonal() {
        Illegal::Diagonal
    } else if pitch.walls().iter().any(walled) {
        Illegal::Wall
    } else if behind(&pitch.goals().a) || behind(&pitch.goals().b) {
        Illegal::OutsidePost
    } else {
        Illegal::NoNeighbour
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::GameOver => "the game is over",
            Self::AlreadyDrawn => "this line is already drawn",
            Self::Crosses => "it would cross a line",
            Self::Wall => "a wall is in the way",
            Self::OutsidePost => "it would go into the goal from outside the post",
            Self::Diagonal => "lines run straight only",
            Self::NoNeighbour => "there is no neighbouring point that way",
            Self::EndsOnTouched => "it would end on a touched point",
        })
    }
}
