//! Which edges are still free, which points are clean, and what one line changes. Knows nothing of sides or turns.
//!
//! One word a point holds all that a line asks of it: its free edges as a bit per direction, whether it is clean, and
//! whose goal it is. So drawing a line and taking it back touch two words, four where lines may not cross.

use super::{Bounce, Crossing, RuleSet};
use crate::pitch::{Direction, NOWHERE, Pitch, Side};

/// The bits for the free edges of a point, by direction.
pub(super) const EDGES: u16 = 0xff;
/// The point has not been touched.
pub(super) const CLEAN: u16 = 1 << 8;
/// The point lies in the goal that A attacks.
pub(super) const GOAL_A: u16 = 1 << 9;
/// The point lies in the goal that B attacks.
pub(super) const GOAL_B: u16 = 1 << 10;
/// The point lies in a goal.
pub(super) const GOAL: u16 = GOAL_A | GOAL_B;

/// The edges and points of a pitch during play.
#[derive(Clone, Debug)]
pub(super) struct Board<'p> {
    links: &'p [[u16; 8]],
    words: Vec<u16>,
    /// Where lines may not cross: by point and diagonal, the ends of the diagonal across.
    across: Vec<[[u16; 2]; 4]>,
    /// Lines may end on clean points and in goals only.
    clean_only: bool,
}

/// What a line has changed, so that it can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Change {
    /// The point it reached was clean.
    pub was_clean: bool,
    /// The diagonal across was free until then.
    pub shut_across: bool,
}

impl<'p> Board<'p> {
    /// The board before the first line.
    pub fn new(pitch: &'p Pitch, rules: RuleSet) -> Self {
        let word = |id| {
            let edges = Direction::ALL.iter().filter(|&&direction| pitch.neighbour(id, direction).is_some());
            let clean = if pitch.touched_at_start(id) || pitch.is_goal_point(id) { 0 } else { CLEAN };
            let goal = match pitch.goal_of(id) {
                Some(Side::A) => GOAL_A,
                Some(Side::B) => GOAL_B,
                None => 0,
            };
            edges.map(|&direction| bit(direction)).sum::<u16>() | clean | goal
        };
        Self {
            links: pitch.links(),
            words: pitch.ids().map(word).collect(),
            across: if rules.crossing == Crossing::Forbidden { across(pitch) } else { Vec::new() },
            clean_only: matches!(rules.bounce, Bounce::None { end_on_touched: false }),
        }
    }

    /// The word of a point.
    #[inline]
    pub fn word(&self, at: u16) -> u16 {
        self.words[at as usize]
    }

    /// The point a link leads to.
    #[inline]
    pub fn next(&self, at: u16, direction: Direction) -> u16 {
        self.links[at as usize][direction as usize]
    }

    /// The lines that may be drawn from a point, by direction.
    #[inline]
    pub fn legal(&self, at: u16) -> u16 {
        let free = self.word(at) & EDGES;
        if self.clean_only { self.landing(at, free) } else { free }
    }

    /// Those of some edges of a point that lead to a clean point or into a goal.
    fn landing(&self, at: u16, edges: u16) -> u16 {
        let lands = |direction: Direction| self.word(self.next(at, direction)) & (CLEAN | GOAL) != 0;
        directions(edges).filter(|&direction| lands(direction)).map(bit).sum()
    }

    /// Whether a ball that arrives at a point, by a line in this direction that is not drawn yet, is blocked there.
    #[inline]
    pub fn blocks(&self, at: u16, direction: Direction) -> bool {
        let left = self.word(at) & EDGES & !bit(direction.opposite());
        left == 0 || (self.clean_only && self.landing(at, left) == 0)
    }

    /// Draws a free line.
    #[inline]
    pub fn draw(&mut self, from: u16, direction: Direction) -> Change {
        let to = self.next(from, direction);
        let was_clean = self.word(to) & CLEAN != 0;
        self.words[from as usize] &= !(bit(direction) | CLEAN);
        self.words[to as usize] &= !(bit(direction.opposite()) | CLEAN);
        let shut_across = self.bar(from, direction);
        Change { was_clean, shut_across }
    }

    /// Takes back the last line, which began on a touched point.
    #[inline]
    pub fn undraw(&mut self, from: u16, direction: Direction, change: Change) {
        let to = self.next(from, direction);
        self.words[from as usize] |= bit(direction);
        self.words[to as usize] |= bit(direction.opposite()) | if change.was_clean { CLEAN } else { 0 };
        if change.shut_across {
            self.unbar(from, direction);
        }
    }

    /// Shuts the diagonal across a line where lines may not cross; true if it was free.
    fn bar(&mut self, from: u16, direction: Direction) -> bool {
        let Some([(a, a_bit), (b, b_bit)]) = self.ends_across(from, direction) else { return false };
        let free = self.word(a) & a_bit != 0;
        self.words[a as usize] &= !a_bit;
        self.words[b as usize] &= !b_bit;
        free
    }

    /// Opens the diagonal across a line again.
    fn unbar(&mut self, from: u16, direction: Direction) {
        if let Some([(a, a_bit), (b, b_bit)]) = self.ends_across(from, direction) {
            self.words[a as usize] |= a_bit;
            self.words[b as usize] |= b_bit;
        }
    }

    /// The ends of the diagonal across a line that must not be crossed, each with the bit of that diagonal.
    fn ends_across(&self, from: u16, direction: Direction) -> Option<[(u16, u16); 2]> {
        let &[a, b] =
            self.across.get(from as usize).filter(|_| direction.is_diagonal())?.get(direction as usize / 2)?;
        let onwards = cross(direction);
        (a != NOWHERE).then_some([(a, bit(onwards)), (b, bit(onwards.opposite()))])
    }
}

/// The bit of a direction in a word.
#[inline]
pub(super) const fn bit(direction: Direction) -> u16 {
    1 << direction as u8
}

/// The directions of a set, in order.
#[inline]
pub(super) fn directions(mut set: u16) -> impl Iterator<Item = Direction> {
    std::iter::from_fn(move || {
        let first = set.trailing_zeros() as usize;
        let direction = *Direction::ALL.get(first)?;
        set &= set - 1;
        Some(direction)
    })
}

/// The direction of the diagonal that crosses a diagonal step, seen from the point straight above or below its start.
const fn cross(direction: Direction) -> Direction {
    match direction {
        Direction::NorthEast => Direction::SouthEast,
        Direction::SouthEast => Direction::NorthEast,
        Direction::SouthWest => Direction::NorthWest,
        _ => Direction::SouthWest,
    }
}

/// By point and diagonal, the ends of the diagonal across, the one straight above or below the point first.
fn across(pitch: &Pitch) -> Vec<[[u16; 2]; 4]> {
    let ends = |from, direction: Direction| {
        let (_, dy) = direction.delta();
        let vertical = if dy < 0 { Direction::North } else { Direction::South };
        let a = pitch.id(pitch.point(from).step(vertical))?;
        let b = pitch.neighbour(a, cross(direction))?;
        Some([a.raw(), b.raw()])
    };
    let diagonals = [Direction::NorthEast, Direction::SouthEast, Direction::SouthWest, Direction::NorthWest];
    pitch.ids().map(|id| diagonals.map(|d| ends(id, d).unwrap_or([NOWHERE; 2]))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pitch::{Boundary, Directions, Geometry, GoalShape};
    use crate::rules::Blocked;

    #[test]
    fn a_line_shuts_the_diagonal_across_until_it_is_taken_back() {
        let geometry = Geometry::rectangle(4, 4, GoalShape::Box, 2, Directions::All, Boundary::Wall);
        let pitch = Pitch::new(&geometry).unwrap();
        let rules = RuleSet {
            bounce: Bounce::Chained,
            blocked: Blocked::ToMoveLoses,
            crossing: Crossing::Forbidden,
            first: Side::A,
        };
        let mut board = Board::new(&pitch, rules);
        // Here lines begin anywhere; in a game they begin on touched points only, so that is all a line taken back restores.
        let edges = |board: &Board| board.words.iter().map(|word| word & EDGES).collect::<Vec<_>>();
        let before = edges(&board);
        for (from, direction, to) in pitch.edges() {
            let change = board.draw(from.raw(), direction);
            assert_eq!(
                change.shut_across,
                direction.is_diagonal() && board.ends_across(from.raw(), direction).is_some()
            );
            let back = board.ends_across(to.raw(), direction.opposite());
            let ends = board.ends_across(from.raw(), direction);
            assert_eq!(ends.map(|[a, b]| [b, a]), back, "the same diagonal, seen from the other end");
            for (at, bit) in ends.into_iter().flatten() {
                assert_eq!(board.word(at) & bit, 0);
            }
            board.undraw(from.raw(), direction, change);
            assert_eq!(edges(&board), before);
        }
    }
}
