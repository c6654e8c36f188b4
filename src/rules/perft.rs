//! Counting all games line by line, as chess engines do to prove themselves. Knows nothing of how games are written.

use super::board::{Board, CLEAN, GOAL, GOAL_A, GOAL_B, bit, directions};
use super::turn::Duty;
use super::{Ending, Reason, RuleSet};
use crate::pitch::{Direction, Pitch, Side};

/// The legal sequences of `depth` lines from kick-off; those that ended earlier are not extended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LineCount {
    /// Lines in a sequence.
    pub depth: usize,
    /// How many sequences there are.
    pub sequences: u64,
    /// Those whose last line scored for its drawer.
    pub goals: u64,
    /// Those whose last line went into its drawer's own goal.
    pub own_goals: u64,
    /// Those whose last line left the ball blocked.
    pub blocked: u64,
    /// Those whose last line made A win.
    pub wins_a: u64,
    /// Those whose last line made B win.
    pub wins_b: u64,
    /// Those whose last line arrived on a touched point that is no goal point, whether the rules bounce there or not.
    pub bounces: u64,
}

impl LineCount {
    /// Counts what `number` lines of a side ended in.
    fn end(&mut self, ending: Ending, number: u64) {
        match ending.reason {
            Reason::Goal => self.goals += number,
            Reason::OwnGoal => self.own_goals += number,
            Reason::Blocked => self.blocked += number,
        }
        match ending.winner {
            Some(Side::A) => self.wins_a += number,
            Some(Side::B) => self.wins_b += number,
            None => {}
        }
    }
}

/// Counts the legal sequences of 1 to `depth` lines.
#[must_use]
pub fn perft(pitch: &Pitch, rules: RuleSet, depth: usize) -> Vec<LineCount> {
    let depth = depth.min(pitch.edges().count() + 1);
    let counts = (1..=depth).map(|depth| LineCount { depth, ..LineCount::default() }).collect();
    let mut counter = Counter { board: Board::new(pitch, rules), rules, counts };
    if depth > 0 {
        counter.count(pitch.start().raw(), Duty::first(rules.first), 0);
    }
    counter.counts
}

/// A count under way.
struct Counter<'p> {
    board: Board<'p>,
    rules: RuleSet,
    counts: Vec<LineCount>,
}

impl Counter<'_> {
    /// Counts the lines from a point and all that follows them. `level` counts the lines drawn so far.
    fn count(&mut self, from: u16, duty: Duty, level: usize) {
        if level + 1 == self.counts.len() {
            return self.count_last(from, duty, level);
        }
        let legal = self.board.legal(from);
        self.counts[level].sequences += u64::from(legal.count_ones());
        for direction in directions(legal) {
            let to = self.board.next(from, direction);
            let word = self.board.word(to);
            if word & GOAL != 0 {
                self.counts[level].end(duty.scored(attacker(word)), 1);
                continue;
            }
            let touched = word & CLEAN == 0;
            self.counts[level].bounces += u64::from(touched);
            if self.board.blocks(to, direction) {
                self.counts[level].end(duty.blocked(self.rules, touched), 1);
                continue;
            }
            let change = self.board.draw(from, direction);
            self.count(to, duty.after(self.rules.bounce, touched), level + 1);
            self.board.undraw(from, direction, change);
        }
    }

    /// Counts the last lines without drawing them: what a line meets is all in the word of the point it leads to.
    #[inline]
    fn count_last(&mut self, from: u16, duty: Duty, level: usize) {
        let legal = self.board.legal(from);
        let mut met = [0_u64; 8];
        for direction in directions(legal) {
            let to = self.board.next(from, direction);
            let word = self.board.word(to);
            met[usize::from(word >> 8) % met.len()] += 1;
            if word & GOAL == 0 && self.board.blocks(to, direction) {
                self.end_blocked(duty, word, level);
            }
        }
        let count = &mut self.counts[level];
        count.sequences += u64::from(legal.count_ones());
        count.bounces += met[0];
        for goal in [GOAL_A, GOAL_B] {
            let number = met[usize::from(goal >> 8)];
            if number > 0 {
                count.end(duty.scored(attacker(goal)), number);
            }
        }
    }

    /// Counts a last line that is blocked where it arrives.
    #[cold]
    fn end_blocked(&mut self, duty: Duty, word: u16, level: usize) {
        self.counts[level].end(duty.blocked(self.rules, word & CLEAN == 0), 1);
    }
}

/// The side that attacks the goal of a goal point's word.
const fn attacker(word: u16) -> Side {
    if word & GOAL_A != 0 { Side::A } else { Side::B }
}

/// Whether every direction has its bit among the edges of a word.
const _: () = assert!(bit(Direction::NorthWest) < CLEAN);
