//! `perft`: the counts of all games, depth by depth.

use paperpitch::rules::{LineCount, TurnCount, perft as count_lines, perft_turns};
use paperpitch::variant::Variant;
use serde::Serialize;

use crate::failure::Failure;
use crate::game_args::Perft;
use crate::screen::Screen;
use crate::variants::{self, Print, Wanted};

/// The counts of one depth, in lines.
#[derive(Serialize)]
struct Lines {
    depth: usize,
    sequences: u64,
    goals: u64,
    own_goals: u64,
    blocked: u64,
    wins_a: u64,
    wins_b: u64,
    bounces: u64,
}

/// The counts of one depth, in turns.
#[derive(Serialize)]
struct Turns {
    depth: usize,
    sequences: u64,
    distinct: u64,
    positions: u64,
    goals: u64,
    own_goals: u64,
    blocked: u64,
    longest: usize,
}

/// Counts, and shows each depth as soon as it is known; programs get all of them at once.
pub fn perft(args: &Perft, screen: Screen) -> Result<(), Failure> {
    let wanted = Wanted { name: &args.variant, tries: args.tries, print: Print::Nothing };
    let variant = variants::read(wanted, args.strict, screen)?;
    match (args.json, args.turns) {
        (true, false) => json(&lines(&variant, args.depth), screen),
        (true, true) => json(&turns(&variant, args.depth), screen),
        (false, false) => {
            let heads = ["depth", "sequences", "goals", "own goals", "blocked", "A wins", "B wins", "bounces"];
            table(heads, args.depth, screen, |depth| lines(&variant, depth).get(depth - 1).map(Lines::row))
        }
        (false, true) => {
            let heads = ["depth", "sequences", "distinct", "positions", "goals", "own goals", "blocked", "longest"];
            table(heads, args.depth, screen, |depth| turns(&variant, depth).get(depth - 1).map(Turns::row))
        }
    }
}

/// The counts up to a depth, or to the longest game: beyond that there is nothing to count.
fn lines(variant: &Variant, depth: usize) -> Vec<Lines> {
    let counts = count_lines(&variant.pitch, variant.rules, depth).into_iter();
    (1..).zip(counts).map(|(depth, count)| Lines::of(depth, count)).take_while(|count| count.sequences > 0).collect()
}

/// The same in turns.
fn turns(variant: &Variant, depth: usize) -> Vec<Turns> {
    let counts = perft_turns(&variant.pitch, variant.rules, depth).into_iter();
    (1..).zip(counts).map(|(depth, count)| Turns::of(depth, count)).take_while(|count| count.sequences > 0).collect()
}

impl Lines {
    const fn of(depth: usize, count: LineCount) -> Self {
        let LineCount { sequences, goals, own_goals, blocked, wins_a, wins_b, bounces, .. } = count;
        Self { depth, sequences, goals, own_goals, blocked, wins_a, wins_b, bounces }
    }

    const fn row(&self) -> [u64; 8] {
        let depth = self.depth as u64;
        [depth, self.sequences, self.goals, self.own_goals, self.blocked, self.wins_a, self.wins_b, self.bounces]
    }
}

impl Turns {
    const fn of(depth: usize, count: TurnCount) -> Self {
        let TurnCount { sequences, distinct, positions, goals, own_goals, blocked, longest, .. } = count;
        Self { depth, sequences, distinct, positions, goals, own_goals, blocked, longest }
    }

    const fn row(&self) -> [u64; 8] {
        let (depth, longest) = (self.depth as u64, self.longest as u64);
        [depth, self.sequences, self.distinct, self.positions, self.goals, self.own_goals, self.blocked, longest]
    }
}

/// All counts as one list.
fn json<T: Serialize>(counts: &[T], screen: Screen) -> Result<(), Failure> {
    let text = serde_json::to_string(counts).map_err(|error| Failure::refused(error.to_string()))?;
    screen.data((text + "\n").as_bytes())
}

/// A table that grows while people wait. Each depth is counted from the start again, which costs little: it has many
/// times as many games as the one before. Where all games are over the table ends.
fn table(
    heads: [&str; 8],
    depth: usize,
    screen: Screen,
    row: impl Fn(usize) -> Option<[u64; 8]>,
) -> Result<(), Failure> {
    let line = |cells: [String; 8]| {
        let [depth, sequences, rest @ ..] = cells;
        let rest: String = rest.iter().map(|cell| format!("{cell:>13}")).collect();
        format!("{depth:>5}{sequences:>20}{rest}\n")
    };
    screen.data(line(heads.map(str::to_owned)).as_bytes())?;
    for cells in (1..=depth).map_while(row) {
        screen.data(line(cells.map(|cell| cell.to_string())).as_bytes())?;
    }
    Ok(())
}
