//! How a game ended, in a few English words for the screen.

use crate::pitch::Side;
use crate::rules::{Game, Reason};

/// Who has won a game, and how, given the name of the point where the ball is.
#[must_use]
pub fn how_it_ended(game: &Game, ball: &str) -> String {
    let Some(ending) = game.ending else { return "not over".to_owned() };
    let how = match ending.reason {
        Reason::Goal => format!("a goal on {ball}"),
        Reason::OwnGoal => format!("an own goal on {ball}"),
        Reason::Blocked => format!("a dead end on {ball}"),
    };
    match ending.winner {
        Some(Side::A) => format!("A wins by {how}"),
        Some(Side::B) => format!("B wins by {how}"),
        None => format!("a draw by {how}"),
    }
}
