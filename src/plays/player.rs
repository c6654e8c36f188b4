//! Who plays: chance alone, or chance that looks one line ahead. Knows no pitch by name.

use std::collections::VecDeque;

use super::chance::Chance;
use crate::pitch::{BySide, Direction, Pitch, Side};
use crate::rules::{Outcome, Position};

/// How lines are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Any legal line, each as likely.
    Chance,
    /// A winning line if there is one, and no losing line if there is another; else lines towards the goal three times as
    /// likely as lines across, and nine times as likely as lines back.
    Progress,
}

impl Policy {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Chance, Self::Progress];

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Chance => "chance",
            Self::Progress => "progress",
        }
    }
}

/// A policy on a pitch: both sides play by it.
#[derive(Clone, Debug)]
pub struct Player {
    policy: Policy,
    /// The steps from each point to the goal that a side attacks, whatever has been drawn.
    steps: BySide<Vec<u32>>,
}

/// How likely a line is that leads away from the goal; one across is three times that.
const BACK: u32 = 1;

impl Player {
    /// On this pitch.
    #[must_use]
    pub fn new(pitch: &Pitch, policy: Policy) -> Self {
        Self { policy, steps: BySide { a: Side::A, b: Side::B }.map(|side| steps_to_goal(pitch, side)) }
    }

    /// The line to draw; none when the game is over.
    pub(super) fn choose(&self, position: &mut Position, chance: &mut Chance) -> Option<Direction> {
        let mut weights = [(Direction::North, 0_u32); 8];
        let side = position.to_move()?;
        let legal = position.legal();
        for (slot, direction) in weights.iter_mut().zip(legal.iter()) {
            *slot = (direction, self.weight(position, side, direction));
        }
        let weights = weights.get(..legal.len())?;
        let best = weights.iter().map(|&(_, weight)| weight).max()?;
        // What wins is played, and what loses is played only where everything does.
        let holds = |weight: u32| if best == WINS { weight == WINS } else { best == 0 || weight > 0 };
        let counted = |weight: u32| if best == WINS || best == 0 { 1 } else { weight };
        let choices =
            || weights.iter().filter(|(_, weight)| holds(*weight)).map(|&(way, weight)| (way, counted(weight)));
        let mut left = chance.below(choices().map(|(_, weight)| weight).sum());
        choices().find_map(|(direction, weight)| {
            let chosen = left < weight;
            left = left.saturating_sub(weight);
            chosen.then_some(direction)
        })
    }

    /// How likely a line is to be chosen.
    fn weight(&self, position: &mut Position, side: Side, direction: Direction) -> u32 {
        if self.policy == Policy::Chance {
            return BACK;
        }
        let steps = self.steps.get(side);
        let at = |position: &Position| steps.get(position.ball().index()).copied().unwrap_or(u32::MAX);
        let before = at(position);
        let Ok(outcome) = position.play(direction) else { return 0 };
        let after = at(position);
        position.undo();
        match outcome {
            Outcome::Ends(ending) if ending.winner == Some(side) => WINS,
            Outcome::Ends(ending) if ending.winner.is_some() => 0,
            _ if after < before => BACK * 9,
            _ if after == before => BACK * 3,
            _ => BACK,
        }
    }
}

/// The weight of a line that wins.
const WINS: u32 = u32::MAX;

/// The fewest steps from each point to the goal that a side attacks.
fn steps_to_goal(pitch: &Pitch, side: Side) -> Vec<u32> {
    let mut steps = vec![u32::MAX; pitch.points().len()];
    let mut queue: VecDeque<_> = pitch.ids().filter(|&id| pitch.goal_of(id) == Some(side)).collect();
    for id in &queue {
        steps[id.index()] = 0;
    }
    while let Some(id) = queue.pop_front() {
        let next = steps[id.index()].saturating_add(1);
        for neighbour in Direction::ALL.iter().filter_map(|&direction| pitch.neighbour(id, direction)) {
            if steps[neighbour.index()] == u32::MAX {
                steps[neighbour.index()] = next;
                queue.push_back(neighbour);
            }
        }
    }
    steps
}
