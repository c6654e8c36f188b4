//! The search for games that show something: a short one from kick-off, the same at every run. Knows the engine and no
//! drawing.

use std::collections::VecDeque;

use crate::pitch::{Direction, GridPoint, Pitch, PointId};
use crate::rules::{Game, Position, RuleSet};

/// How many lines one search may try before it gives up.
const BUDGET: u32 = 400_000;

/// How many games are played at random.
const WANDERINGS: u64 = 3_000;

/// Where a search starts and what it may do.
#[derive(Clone, Copy, Debug)]
pub struct Quest<'p> {
    /// The pitch.
    pub pitch: &'p Pitch,
    /// The rules.
    pub rules: RuleSet,
}

impl<'p> Quest<'p> {
    /// The game of these digits, one a line, if it is legal and shows what is wanted.
    #[must_use]
    pub fn stored(&self, digits: &str, wanted: impl Fn(&Position<'p>) -> bool) -> Option<Game> {
        let mut position = Position::kick_off(self.pitch, self.rules);
        for digit in digits.chars() {
            let direction = *Direction::ALL.get(usize::try_from(digit.to_digit(8)?).ok()?)?;
            position.play(direction).ok()?;
        }
        wanted(&position).then(|| Game::from(position))
    }

    /// The position after a game.
    #[must_use]
    pub fn replay(&self, game: &Game) -> Option<Position<'p>> {
        let mut position = Position::kick_off(self.pitch, self.rules);
        game.directions().try_for_each(|direction| position.play(direction).map(|_| ())).ok()?;
        Some(position)
    }

    /// The shortest game that first walks over clean points to `near`, then goes on for at most `depth` lines until it
    /// shows what is wanted. Among equals the one whose directions come first, clockwise from north.
    #[must_use]
    pub fn search(&self, near: GridPoint, depth: usize, wanted: impl Fn(&Position<'p>) -> bool) -> Option<Game> {
        let mut position = self.walk(near)?;
        if wanted(&position) {
            return Some(Game::from(position));
        }
        let mut budget = BUDGET;
        let found = (1..=depth).any(|depth| deepen(&mut position, depth, &wanted, &mut budget));
        found.then(|| Game::from(position))
    }

    /// The shortest of many games played at random that show what is wanted, each from a seed of its own, so that it is the
    /// same at every run.
    #[must_use]
    pub fn wander(&self, wanted: impl Fn(&Position<'p>) -> bool) -> Option<Game> {
        let games = (1..=WANDERINGS).filter_map(|seed| self.random_game(seed, &wanted));
        games.min_by_key(|position| position.lines().len()).map(Game::from)
    }

    /// A game played at random until it shows what is wanted; nothing where it ends before.
    fn random_game(&self, seed: u64, wanted: &impl Fn(&Position<'p>) -> bool) -> Option<Position<'p>> {
        let mut position = Position::kick_off(self.pitch, self.rules);
        let mut dice = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        while !wanted(&position) {
            // The xorshift of Marsaglia.
            dice ^= dice << 13;
            dice ^= dice >> 7;
            dice ^= dice << 17;
            let legal = position.legal();
            let chosen = usize::try_from(dice >> 33).unwrap_or(0) % legal.len().max(1);
            position.play(legal.iter().nth(chosen)?).ok()?;
        }
        Some(position)
    }

    /// The position after the shortest walk from the start to a point, every line of it ending on a clean point.
    #[must_use]
    pub fn walk(&self, to: GridPoint) -> Option<Position<'p>> {
        let mut position = Position::kick_off(self.pitch, self.rules);
        let to = self.pitch.id(to)?;
        for direction in self.way(to)? {
            position.play(direction).ok()?;
        }
        Some(position)
    }

    /// The directions of the shortest way from the start to a point over clean points.
    fn way(&self, to: PointId) -> Option<Vec<Direction>> {
        let start = self.pitch.start();
        if to == start {
            return Some(Vec::new());
        }
        let mut reached: Vec<Option<(PointId, Direction)>> = vec![None; self.pitch.points().len()];
        let mut open = VecDeque::from([start]);
        while let Some(at) = open.pop_front() {
            for direction in Direction::ALL {
                let Some(next) = self.pitch.neighbour(at, direction) else { continue };
                if next == start || !self.pitch.is_clean(next) || reached[next.index()].is_some() {
                    continue;
                }
                reached[next.index()] = Some((at, direction));
                if next == to {
                    return Some(back(&reached, to));
                }
                open.push_back(next);
            }
        }
        None
    }
}

/// The directions that led to a point.
fn back(reached: &[Option<(PointId, Direction)>], to: PointId) -> Vec<Direction> {
    let mut way = Vec::new();
    let mut at = to;
    while let Some((from, direction)) = reached.get(at.index()).copied().flatten() {
        way.push(direction);
        at = from;
    }
    way.reverse();
    way
}

/// Looks exactly `depth` lines ahead; leaves the position where it found what is wanted, else as it was.
fn deepen<'p>(
    position: &mut Position<'p>,
    depth: usize,
    wanted: &impl Fn(&Position<'p>) -> bool,
    budget: &mut u32,
) -> bool {
    for direction in position.legal().iter() {
        if *budget == 0 || position.play(direction).is_err() {
            return false;
        }
        *budget -= 1;
        let found = if depth == 1 { wanted(position) } else { deepen(position, depth - 1, wanted, budget) };
        if found {
            return true;
        }
        position.undo();
    }
    false
}
