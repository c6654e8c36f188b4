//! The kinds of findings a written game can have. Knows their names and meanings, not when they occur.

use crate::diag::{Code, Page};

/// A line that may not be drawn, or a turn that ends at the wrong place.
pub const ILLEGAL_GAME: Code = Code("illegal-game");
/// Something that is no written game.
pub const UNREADABLE_GAME: Code = Code("unreadable-game");
/// A result that is not how the game ended.
pub const WRONG_RESULT: Code = Code("wrong-result");
/// A game longer than any legal one.
pub const GAME_TOO_LONG: Code = Code("game-too-long");

/// A code of this room with its page.
macro_rules! page {
    ($code:ident, $name:literal, $meaning:literal) => {
        Page { code: $code, meaning: $meaning, text: include_str!(concat!("../../templates/codes/", $name, ".md")) }
    };
}

/// Every code with its page.
pub const ALL: &[Page] = &[
    page!(ILLEGAL_GAME, "illegal-game", "A line that may not be drawn, or a turn that ends at the wrong place."),
    page!(UNREADABLE_GAME, "unreadable-game", "Something that is no written game."),
    page!(WRONG_RESULT, "wrong-result", "A result that is not how the game ended."),
    page!(GAME_TOO_LONG, "game-too-long", "A game longer than any legal one."),
];
