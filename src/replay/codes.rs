//! The kinds of findings a written game can have. Knows their names and meanings, not when they occur.

use crate::diag::codes;

codes! {
    /// Every code with its page.
    ALL:
    ILLEGAL_GAME = "illegal-game": "A line that may not be drawn, or a turn that ends at the wrong place.";
    UNREADABLE_GAME = "unreadable-game": "Something that is no written game.";
    WRONG_RESULT = "wrong-result": "A result that is not how the game ended.";
    GAME_TOO_LONG = "game-too-long": "A game longer than any legal one.";
}
