//! Games counted: bounces, lengths, endings, and where lines are drawn. Knows nothing of how they were played.

use std::collections::BTreeMap;

use crate::pitch::{Direction, Pitch, PointId, Side};
use crate::rules::{Ending, Game, Line, Reason, RuleSet};

/// How many lines at the start of a game are called early.
pub const EARLY: usize = 10;

/// What has been counted of some games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Who draws first.
    first: Side,
    /// The points that are touched before the first line.
    touched: Vec<bool>,
    /// How many games.
    pub games: u64,
    /// Lines a game.
    pub lines: Spread,
    /// Turns a game.
    pub turns: Spread,
    /// Lines a turn.
    pub turn_lines: Spread,
    /// Lines that bounced.
    pub bounces: u64,
    /// Lines among the first ten of each game, and those of them that bounced.
    early: [u64; 2],
    /// Turns that passed to the other side on a touched point.
    pub ended_on_touched: u64,
    /// Games that ended in the goal the drawer attacks.
    pub goals: u64,
    /// Games that ended in the drawer's own goal.
    pub own_goals: u64,
    /// Games that ended in a dead end.
    pub blocked: u64,
    /// Games that the side drawing first has won.
    pub first_wins: u64,
    /// Games that nobody has won.
    pub draws: u64,
    /// How often each edge was drawn, by point and direction, from its upper or left end.
    drawn: Vec<[u64; 8]>,
    /// How many games ended on each point.
    ends: Vec<u64>,
}

impl Tally {
    /// Nothing yet, on this pitch.
    #[must_use]
    pub fn of(pitch: &Pitch, rules: RuleSet) -> Self {
        let points = pitch.points().len();
        Self {
            first: rules.first,
            touched: pitch.ids().map(|id| pitch.touched_at_start(id)).collect(),
            games: 0,
            lines: Spread::default(),
            turns: Spread::default(),
            turn_lines: Spread::default(),
            bounces: 0,
            early: [0; 2],
            ended_on_touched: 0,
            goals: 0,
            own_goals: 0,
            blocked: 0,
            first_wins: 0,
            draws: 0,
            drawn: vec![[0; 8]; points],
            ends: vec![0; points],
        }
    }

    /// Counts a game.
    pub fn add(&mut self, game: &Game) {
        self.games += 1;
        self.lines.add(game.lines.len());
        self.bounces += as_u64(game.bounces());
        let early = game.lines.get(..EARLY).unwrap_or(&game.lines);
        self.early[0] += as_u64(early.len());
        self.early[1] += as_u64(early.iter().filter(|line| line.bounced).count());
        let mut touched = self.touched.clone();
        let mut turns = 0;
        for turn in game.turns() {
            turns += 1;
            self.turn_lines.add(turn.len());
            for line in turn {
                self.line(line);
            }
            if let [.., last] = turn {
                let was = turn.iter().fold(false, |_, line| std::mem::replace(&mut touched[line.to.index()], true));
                let passed = game.lines.last() != Some(last);
                self.ended_on_touched += u64::from(was && passed && !last.bounced);
            }
        }
        self.turns.add(turns);
        self.ends[game.ball.index()] += 1;
        if let Some(ending) = game.ending {
            self.ending(ending);
        }
    }

    /// Counts how a game ended.
    fn ending(&mut self, ending: Ending) {
        *match ending.reason {
            Reason::Goal => &mut self.goals,
            Reason::OwnGoal => &mut self.own_goals,
            Reason::Blocked => &mut self.blocked,
        } += 1;
        self.first_wins += u64::from(ending.winner == Some(self.first));
        self.draws += u64::from(ending.winner.is_none());
    }

    /// Counts where a line was drawn.
    fn line(&mut self, line: &Line) {
        let (from, direction) =
            if line.from <= line.to { (line.from, line.direction) } else { (line.to, line.direction.opposite()) };
        self.drawn[from.index()][direction as usize] += 1;
    }

    /// Adds other games on the same pitch.
    pub fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.lines.merge(&other.lines);
        self.turns.merge(&other.turns);
        self.turn_lines.merge(&other.turn_lines);
        self.bounces += other.bounces;
        add_all(&mut self.early, &other.early);
        self.ended_on_touched += other.ended_on_touched;
        self.goals += other.goals;
        self.own_goals += other.own_goals;
        self.blocked += other.blocked;
        self.first_wins += other.first_wins;
        self.draws += other.draws;
        for (mine, theirs) in self.drawn.iter_mut().zip(&other.drawn) {
            add_all(mine, theirs);
        }
        add_all(&mut self.ends, &other.ends);
    }

    /// The share of the first ten lines that bounced.
    #[must_use]
    pub fn early_bounces(&self) -> f64 {
        share(self.early[1], self.early[0])
    }

    /// The share of all lines that bounced.
    #[must_use]
    pub fn bounced(&self) -> f64 {
        share(self.bounces, self.lines.sum())
    }

    /// How often an edge was drawn a game, and at most once; by its upper or left end.
    #[must_use]
    pub fn drawn(&self, from: PointId, direction: Direction) -> f64 {
        self.drawn.get(from.index()).map_or(0.0, |edges| share(edges[direction as usize], self.games))
    }

    /// The share of games that ended on a point.
    #[must_use]
    pub fn ended(&self, at: PointId) -> f64 {
        self.ends.get(at.index()).map_or(0.0, |&count| share(count, self.games))
    }
}

/// How numbers are spread: how often each was seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spread(BTreeMap<usize, u64>);

impl Spread {
    fn add(&mut self, value: usize) {
        *self.0.entry(value).or_default() += 1;
    }

    fn merge(&mut self, other: &Self) {
        for (&value, count) in &other.0 {
            *self.0.entry(value).or_default() += count;
        }
    }

    /// How many numbers there are.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.0.values().sum()
    }

    /// All of them together.
    #[must_use]
    pub fn sum(&self) -> u64 {
        self.0.iter().map(|(&value, count)| as_u64(value) * count).sum()
    }

    /// The mean; zero where there is none.
    #[must_use]
    pub fn mean(&self) -> f64 {
        share(self.sum(), self.count())
    }

    /// The largest; zero where there is none.
    #[must_use]
    pub fn most(&self) -> usize {
        self.0.keys().next_back().copied().unwrap_or(0)
    }

    /// The number that so many hundredths of all do not exceed.
    #[must_use]
    pub fn percentile(&self, hundredths: u64) -> usize {
        let wanted = (self.count() * hundredths).div_ceil(100);
        let mut seen = 0;
        let reaches = |(_, count): &(&usize, &u64)| {
            seen += **count;
            seen >= wanted
        };
        self.0.iter().find(reaches).map_or(0, |(&value, _)| value)
    }
}

fn add_all(to: &mut [u64], from: &[u64]) {
    for (mine, theirs) in to.iter_mut().zip(from) {
        *mine += theirs;
    }
}

fn as_u64(number: usize) -> u64 {
    u64::try_from(number).unwrap_or(u64::MAX)
}

/// A part of a whole; zero where there is no whole.
#[allow(clippy::cast_precision_loss)] // counts stay far below 2⁵³
pub(super) fn share(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spreads() {
        let mut spread = Spread::default();
        assert_eq!((spread.mean(), spread.most(), spread.percentile(50)), (0.0, 0, 0));
        for value in [4, 1, 1, 10] {
            spread.add(value);
        }
        assert_eq!((spread.count(), spread.sum(), spread.most()), (4, 16, 10));
        assert_eq!((spread.percentile(50), spread.percentile(75), spread.percentile(100)), (1, 4, 10));
    }
}
