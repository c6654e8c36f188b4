//! Written games: digits (`0 3 67 5`), points (`d6-e7-f6`), and the text files of the public online game. Any of them is
//! read into the same replayed [`Game`] and can be written as any other. Knows nothing of files or of how errors are
//! shown.

mod coordinates;
mod fault;
mod read;
mod scan;
mod write;

pub use coordinates::{Coordinates, RowOne};
pub use fault::{Fault, NotationError};
pub use read::read;
pub use scan::split;
pub use write::{analytic, digits, online};

use super::Game;
use crate::pitch::Side;

/// How a game was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notation {
    /// A digit a line, the number of its direction; a group a turn, or all in one.
    Digits,
    /// The points of each turn, joined by hyphens.
    Analytic,
}

/// The result that a written game claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Claim {
    /// A side has won.
    Won(Side),
    /// Nobody has won.
    Draw,
    /// The game is not over.
    Open,
}

/// A written game that was read and replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The game.
    pub game: Game,
    /// How its lines were written.
    pub notation: Notation,
    /// The result it claims. A game may stop before its end and still be won: the other side resigned or ran out of time.
    pub claim: Option<Claim>,
    /// Its tag pairs, as `[name "value"]`, in order.
    pub tags: Vec<(String, String)>,
}

impl Record {
    /// The side that has won: by the game itself, or else by the claim.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        match (self.game.ending, self.claim) {
            (Some(ending), _) => ending.winner,
            (None, Some(Claim::Won(side))) => Some(side),
            (None, _) => None,
        }
    }
}
