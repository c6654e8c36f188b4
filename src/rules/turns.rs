//! Counting all games turn by turn. Turns that draw the same lines lead to one situation, so the count works on
//! situations with weights, not on sequences. Knows nothing of how games are written.

use std::collections::BTreeMap;

use super::board::{Board, CLEAN, GOAL, GOAL_A, directions};
use super::turn::Duty;
use super::{Ending, Reason, RuleSet};
use crate::pitch::{Direction, NOWHERE, Pitch, Side};

/// The legal sequences of `depth` complete turns from kick-off; those that ended earlier are not extended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TurnCount {
    /// Turns in a sequence.
    pub depth: usize,
    /// How many sequences there are, told apart line by line.
    pub sequences: u64,
    /// How many there are if two turns from one situation are the same when they draw the same set of lines.
    pub distinct: u64,
    /// How many situations they lead to: lines drawn, ball, and who has won, if the game is over. One dead end may lose
    /// for either side, as the bounce rule has it.
    pub positions: u64,
    /// Sequences whose last turn scored for its drawer.
    pub goals: u64,
    /// Sequences whose last turn went into its drawer's own goal.
    pub own_goals: u64,
    /// Sequences whose last turn left the ball blocked.
    pub blocked: u64,
    /// The most lines in a last turn.
    pub longest: usize,
}

/// Counts the legal sequences of 1 to `depth` complete turns.
#[must_use]
pub fn perft_turns(pitch: &Pitch, rules: RuleSet, depth: usize) -> Vec<TurnCount> {
    let counter = Counter { rules, edges: Edges::of(pitch), fresh: Board::new(pitch, rules) };
    let kick_off = Situation { ball: pitch.start().raw(), over: false, sequences: 1, distinct: 1 };
    let mut side = rules.first;
    let mut layer = BTreeMap::from([((counter.edges.none(), None), kick_off)]);
    let mut counts = Vec::new();
    for depth in 1..=depth.min(pitch.edges().count() + 1) {
        let mut count = TurnCount { depth, ..TurnCount::default() };
        layer = counter.next_layer(&layer, side, &mut count);
        side = side.other();
        counts.push(count);
    }
    counts
}

/// A set of edges, one bit each.
type Drawn = Box<[u64]>;

/// The situations between two turns, by the lines drawn and the winner.
type Layer = BTreeMap<(Drawn, Option<Side>), Situation>;

/// A situation between two turns: where the ball is and how many ways led there.
#[derive(Clone, Copy)]
struct Situation {
    ball: u16,
    over: bool,
    sequences: u64,
    distinct: u64,
}

/// A turn under way, by the lines drawn.
#[derive(Clone, Copy)]
struct Underway {
    ball: u16,
    duty: Duty,
    sequences: u64,
}

/// The edges of a pitch, numbered.
struct Edges {
    ends: Vec<(u16, Direction)>,
    numbers: Vec<[u16; 8]>,
}

impl Edges {
    fn of(pitch: &Pitch) -> Self {
        let mut numbers = vec![[NOWHERE; 8]; pitch.points().len()];
        let mut ends = Vec::new();
        for (from, direction, to) in pitch.edges() {
            let number = u16::try_from(ends.len()).unwrap_or(NOWHERE);
            numbers[from.index()][direction as usize] = number;
            numbers[to.index()][direction.opposite() as usize] = number;
            ends.push((from.raw(), direction));
        }
        Self { ends, numbers }
    }

    /// No line drawn.
    fn none(&self) -> Drawn {
        vec![0; self.ends.len().div_ceil(64)].into()
    }

    /// The lines drawn and one more.
    fn with(&self, drawn: &Drawn, from: u16, direction: Direction) -> Drawn {
        let number = usize::from(self.numbers[usize::from(from)][direction as usize]);
        let mut more = drawn.clone();
        more[number / 64] |= 1 << (number % 64);
        more
    }

    /// The ends of the lines drawn.
    fn each<'a>(&'a self, drawn: &'a Drawn) -> impl Iterator<Item = (u16, Direction)> + 'a {
        let is_drawn = |number: usize| drawn[number / 64] & 1 << (number % 64) != 0;
        self.ends.iter().enumerate().filter(move |(number, _)| is_drawn(*number)).map(|(_, &end)| end)
    }
}

/// A count under way.
struct Counter<'p> {
    rules: RuleSet,
    edges: Edges,
    fresh: Board<'p>,
}

impl Counter<'_> {
    /// Plays one turn from every situation that is not over.
    fn next_layer(&self, layer: &Layer, side: Side, count: &mut TurnCount) -> Layer {
        let mut next = Layer::new();
        for ((drawn, _), situation) in layer.iter().filter(|(_, situation)| !situation.over) {
            for (key, turn) in self.turns(drawn, *situation, side, count) {
                count.sequences = count.sequences.saturating_add(turn.sequences);
                count.distinct = count.distinct.saturating_add(turn.distinct);
                (next.entry(key))
                    .and_modify(|known| {
                        known.sequences = known.sequences.saturating_add(turn.sequences);
                        known.distinct = known.distinct.saturating_add(turn.distinct);
                    })
                    .or_insert(turn);
            }
        }
        count.positions = next.len() as u64;
        next
    }

    /// All complete turns from a situation, found line by line.
    fn turns(&self, drawn: &Drawn, from: Situation, side: Side, count: &mut TurnCount) -> Layer {
        let mut complete = Layer::new();
        let start = Underway { ball: from.ball, duty: Duty::first(side), sequences: from.sequences };
        let mut underway = BTreeMap::from([(drawn.clone(), start)]);
        for length in 1.. {
            let mut longer = BTreeMap::new();
            for (drawn, turn) in &underway {
                let board = self.board(drawn);
                for direction in directions(board.legal(turn.ball)) {
                    let drawn = self.edges.with(drawn, turn.ball, direction);
                    let step = self.line(&board, *turn, direction, count);
                    let known = match step {
                        Step::GoesOn(on) => {
                            &mut longer.entry(drawn).or_insert(Underway { sequences: 0, ..on }).sequences
                        }
                        Step::Ends { ball, winner, over } => {
                            count.longest = count.longest.max(length);
                            let end = Situation { ball, over, sequences: 0, distinct: from.distinct };
                            &mut complete.entry((drawn, winner)).or_insert(end).sequences
                        }
                    };
                    *known = known.saturating_add(turn.sequences);
                }
            }
            if longer.is_empty() {
                break;
            }
            underway = longer;
        }
        complete
    }

    /// Draws one line of a turn.
    fn line(&self, board: &Board, turn: Underway, direction: Direction, count: &mut TurnCount) -> Step {
        let ball = board.next(turn.ball, direction);
        let word = board.word(ball);
        let touched = word & CLEAN == 0;
        let ending = if word & GOAL != 0 {
            Some(turn.duty.scored(if word & GOAL_A != 0 { Side::A } else { Side::B }))
        } else {
            board.blocks(ball, direction).then(|| turn.duty.blocked(self.rules, touched))
        };
        let duty = turn.duty.after(self.rules.bounce, touched);
        if let Some(ending) = ending {
            count.end(ending, turn.sequences);
            Step::Ends { ball, winner: ending.winner, over: true }
        } else if duty.extra {
            Step::GoesOn(Underway { ball, duty, ..turn })
        } else {
            Step::Ends { ball, winner: None, over: false }
        }
    }

    /// The board with some lines drawn.
    fn board(&self, drawn: &Drawn) -> Board<'_> {
        let mut board = self.fresh.clone();
        for (from, direction) in self.edges.each(drawn) {
            board.draw(from, direction);
        }
        board
    }
}

/// What a line of a turn led to.
enum Step {
    /// The turn goes on.
    GoesOn(Underway),
    /// The turn is complete, or the game is over.
    Ends { ball: u16, winner: Option<Side>, over: bool },
}

impl TurnCount {
    /// Counts how `number` sequences ended.
    fn end(&mut self, ending: Ending, number: u64) {
        let ends = match ending.reason {
            Reason::Goal => &mut self.goals,
            Reason::OwnGoal => &mut self.own_goals,
            Reason::Blocked => &mut self.blocked,
        };
        *ends = ends.saturating_add(number);
    }
}
