//! How a variant plays when nobody thinks: seeded games by chance, counted. Knows nothing of threads, languages or paper.
//!
//! Each game has a seed of its own, made from the run's seed and the game's number, and counts are whole numbers that add up
//! in any order: so a run gives the same whatever the number of threads.

mod chance;
mod player;
mod tally;

pub use player::{Player, Policy};
pub use tally::{EARLY, Spread, Tally};

use crate::pitch::Pitch;
use crate::rules::{Game, Position, RuleSet};
use chance::Chance;

/// Plays the game with this number, to its end.
#[must_use]
pub fn game(pitch: &Pitch, rules: RuleSet, player: &Player, seed: u64, number: u64) -> Game {
    let mut chance = Chance::new(seed, number);
    let mut position = Position::kick_off(pitch, rules);
    while let Some(direction) = player.choose(&mut position, &mut chance) {
        if position.play(direction).is_err() {
            break;
        }
    }
    Game::from(position)
}
