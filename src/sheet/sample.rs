//! The worked sample of the rule sheet: the turns it shows, replayed. Knows how it is held, not how it is drawn.

use crate::pitch::Direction;
use crate::rules::{Game, Position};
use crate::variant::Variant;

use super::rules::SKELETON;
use super::skeleton::{Block, Choices, Kind};

/// A frame of the sample: what is drawn when it is shown, and what it shows last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The game up to and including this turn.
    pub game: Game,
    /// The line that may not be drawn, where that is what the frame shows.
    pub refused: Option<Direction>,
}

/// Whether a sample stands on the variant's rule sheet: its turns can be played on this pitch by these rules.
#[must_use]
pub fn fits(variant: &Variant, choices: &Choices) -> bool {
    let mut choices = choices.clone();
    choices.condition("sample", true);
    let blocks = SKELETON.blocks(&choices).unwrap_or_default();
    blocks.iter().any(|block| block.kind == Kind::Sample && steps(variant, block).is_some())
}

/// The frames of a sample, each one whole turn; the last may show a line that is refused. Nothing where the pitch or its
/// rules do not allow these turns.
#[must_use]
pub fn steps(variant: &Variant, block: &Block) -> Option<Vec<Step>> {
    let mut position = Position::kick_off(&variant.pitch, variant.rules);
    let mut steps = Vec::new();
    for (at, frame) in block.frames.iter().enumerate() {
        let lines = directions(&frame.lines)?;
        let is_last = at + 1 == block.frames.len();
        let turn = position.turn();
        let mut refused = None;
        for direction in lines {
            if position.turn() != turn {
                return None;
            }
            if position.play(direction).is_err() {
                refused = Some(direction);
            }
        }
        let whole = position.turn() == turn + 1 && position.ending().is_none();
        if whole == refused.is_some() || (refused.is_some() && !is_last) {
            return None;
        }
        steps.push(Step { game: Game::from(position.clone()), refused });
    }
    Some(steps)
}

/// Digits 0–7 as directions.
fn directions(digits: &str) -> Option<Vec<Direction>> {
    digits.chars().map(|digit| Direction::ALL.get(digit.to_digit(8)? as usize).copied()).collect()
}
