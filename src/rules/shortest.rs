//! The shortest ways: steps from the start, and the shortest game that ends with the ball blocked. Knows nothing of turns.

use std::collections::VecDeque;

use super::board::{Board, EDGES, GOAL, bit, directions};
use super::{Bounce, Crossing, RuleSet};
use crate::pitch::{Direction, Directions, GridPoint, Pitch, PointId};

/// How many lines the search for a blocked ball may draw before it gives up.
const PATIENCE: usize = 200_000;

/// The fewest steps along edges from the start to every point by number; no way leads on through a goal. With
/// `clean_only` no way leads through a touched point either.
pub(super) fn steps_from_start(pitch: &Pitch, clean_only: bool) -> Vec<Option<usize>> {
    let mut steps = vec![None; pitch.points().len()];
    steps[pitch.start().index()] = Some(0);
    let mut open = VecDeque::from([(pitch.start(), 0)]);
    while let Some((at, here)) = open.pop_front() {
        for to in Direction::ALL.iter().filter_map(|&direction| pitch.neighbour(at, direction)) {
            let shut = clean_only && pitch.touched_at_start(to);
            if !shut && steps[to.index()].is_none() {
                steps[to.index()] = Some(here + 1);
                if !pitch.is_goal_point(to) {
                    open.push_back((to, here + 1));
                }
            }
        }
    }
    steps
}

/// The fewest lines after which the ball can be blocked, if a search of bounded effort finds it.
///
/// It tries one length after the other, and for each every point where that may be enough: the distance, and a loop for
/// every two edges that must be used up besides.
pub(super) fn shortest_blocked(pitch: &Pitch, rules: RuleSet) -> Option<usize> {
    let mut search = Search::new(pitch, rules);
    let start = pitch.start().raw();
    if search.board.legal(start) == 0 {
        return Some(0);
    }
    let targets: Vec<(PointId, usize)> = (pitch.ids())
        .filter(|&id| !pitch.is_goal_point(id) && (pitch.is_red(id) || !search.uses_up_edges()))
        .map(|id| (id, search.at_least(start, id)))
        .collect();
    let least = targets.iter().map(|&(_, lines)| lines).min()?.max(1);
    for length in least..=pitch.edges().count() {
        for &(target, lines) in &targets {
            if lines <= length {
                search.target = target;
                if search.blocks_within(start, length)? {
                    return Some(length);
                }
            }
        }
    }
    None
}

/// A search for a game that ends with the ball blocked.
struct Search<'p> {
    pitch: &'p Pitch,
    rules: RuleSet,
    board: Board<'p>,
    target: PointId,
    patience: usize,
}

impl<'p> Search<'p> {
    fn new(pitch: &'p Pitch, rules: RuleSet) -> Self {
        Self { pitch, rules, board: Board::new(pitch, rules), target: pitch.start(), patience: PATIENCE }
    }

    /// Whether a ball is blocked only when all edges of its point are drawn.
    fn uses_up_edges(&self) -> bool {
        self.rules.crossing == Crossing::Allowed && !matches!(self.rules.bounce, Bounce::None { end_on_touched: false })
    }

    /// A number of lines that are needed at least to be blocked at a point.
    fn at_least(&self, from: u16, target: PointId) -> usize {
        let (a, b) = (self.pitch.point(PointId::from_raw(from)), self.pitch.point(target));
        let straight_only = self.pitch.directions() == Directions::Orthogonal;
        let loops = match self.rules.bounce {
            Bounce::None { end_on_touched: false } => 0,
            _ => (self.board.word(target.raw()) & self.must_be_drawn()).count_ones() as usize / 2,
        };
        distance(a, b, straight_only) + loops * if straight_only { 4 } else { 3 }
    }

    /// The edges of a point that only a line of their own can use up.
    fn must_be_drawn(&self) -> u16 {
        match self.rules.crossing {
            Crossing::Allowed => EDGES,
            Crossing::Forbidden => Direction::ALL
                .iter()
                .filter(|direction| !direction.is_diagonal())
                .map(|&direction| bit(direction))
                .sum(),
        }
    }

    /// Whether some game of at most so many more lines ends blocked; nothing when patience has run out.
    fn blocks_within(&mut self, from: u16, lines: usize) -> Option<bool> {
        for direction in directions(self.board.legal(from)) {
            let to = self.board.next(from, direction);
            if self.board.word(to) & GOAL != 0 {
                continue;
            }
            self.patience = self.patience.checked_sub(1)?;
            if self.board.blocks(to, direction) {
                return Some(true);
            }
            if lines == 1 {
                continue;
            }
            let change = self.board.draw(from, direction);
            let found =
                if self.at_least(to, self.target) < lines { self.blocks_within(to, lines - 1) } else { Some(false) };
            self.board.undraw(from, direction, change);
            if found? {
                return Some(true);
            }
        }
        Some(false)
    }
}

/// The fewest steps between two crossings on endless squared paper.
fn distance(a: GridPoint, b: GridPoint, straight_only: bool) -> usize {
    let (dx, dy) = (a.x.abs_diff(b.x) as usize, a.y.abs_diff(b.y) as usize);
    if straight_only { dx + dy } else { dx.max(dy) }
}
