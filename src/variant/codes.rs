//! The kinds of findings a variant file can have. Knows their names and meanings, not when they occur.

use crate::diag::Code;

/// Names each code once: the constant, the published name and its one line of meaning.
macro_rules! codes {
    ($($constant:ident = $name:literal: $meaning:literal;)+) => {
        $(#[doc = $meaning] pub const $constant: Code = Code($name);)+

        /// Every code with its meaning, in the order a file is read.
        pub const ALL: &[(Code, &str)] = &[$(($constant, $meaning)),+];
    };
}

codes! {
    NOT_UTF8 = "not-utf8": "The file is in another encoding than UTF-8.";
    TOO_LARGE = "too-large": "The file is larger than a variant file may be.";
    CONTROL_CHARACTER = "control-character": "The file holds a character that is not text.";
    NOT_TOML = "not-toml": "The file breaks the rules of TOML.";
    EMPTY_FILE = "empty-file": "The file says nothing.";
    UNKNOWN_KEY = "unknown-key": "A key that variant files do not have.";
    UNKNOWN_TABLE = "unknown-table": "A table that variant files do not have.";
    MISPLACED_KEY = "misplaced-key": "A key that belongs in another table.";
    WRONG_TYPE = "wrong-type": "A value of another kind than its key takes.";
    UNKNOWN_VALUE = "unknown-value": "A word that its key does not take.";
    GEOMETRY_NOT_SUPPORTED = "geometry-not-supported": "A pitch drawn point by point, which is not read yet.";
    BAD_NAME = "bad-name": "A name that cannot become the name of files.";
    BAD_FILE_NAME = "bad-file-name": "The file has no `name`, and what it is called cannot serve as one.";
    BAD_LANGUAGE = "bad-language": "A title for something that is no language tag.";
    BAD_TITLE = "bad-title": "A title that cannot be printed.";
    MISSING_BASE = "missing-base": "`based-on` names something that is neither built in nor a file that can be read.";
    BASE_LOOP = "base-loop": "A file is based on itself, at once or by way of others.";
    BASE_CHAIN_TOO_LONG = "base-chain-too-long": "More files are based on each other than are followed.";
    OUT_OF_RANGE = "out-of-range": "A number outside its limits.";
    ZERO_CLOCK = "zero-clock": "A clock of no minutes.";
    ODD_SIZE = "odd-size": "A side with an odd number of cells has no middle point.";
    POINTS_FOR_CELLS = "points-for-cells": "The size is given in points where cells are meant.";
    ODD_GOAL = "odd-goal": "A goal with an odd number of cells cannot lie in the middle of an even side.";
    GOAL_TOO_WIDE = "goal-too-wide": "The goal is wider than the side it lies on.";
    END_ON_TOUCHED_MISSING = "end-on-touched-missing":
        "Without bounces it must be said whether a line may end on a touched point.";
    END_ON_TOUCHED_UNUSED = "end-on-touched-unused": "`end-on-touched` where lines bounce.";
    UNSOUND_PITCH = "unsound-pitch": "The pitch cannot be played.";
    GOAL_AS_WIDE_AS_SIDE = "goal-as-wide-as-side": "The goal takes up the whole side.";
    WIDER_THAN_LONG = "wider-than-long": "The goals lie closer together than the sides.";
    BOX_GOAL_ON_PLAYABLE_BOUNDARY = "box-goal-on-playable-boundary":
        "A box goal on a boundary that may be drawn along.";
    ORTHOGONAL_WITH_WALLS = "orthogonal-with-walls": "Without diagonals a wall is a dead end wherever it is touched.";
    CROSSING_WITHOUT_DIAGONALS = "crossing-without-diagonals": "A rule on crossing diagonals where there are none.";
    BLOCKED_LEFT_OPEN = "blocked-left-open": "A bounce rule that makes the blocked rule matter, and none is given.";
    SINGLE_BOUNCE_MOVER_LOSES = "single-bounce-mover-loses":
        "With a single bounce the extra line into a dead end loses for whoever draws it.";
    DRAW_WHEN_BLOCKED = "draw-when-blocked": "A dead end saves the player who is losing.";
    ODD_GUESTS = "odd-guests": "An odd number of guests forms no pairs.";
    TOO_MANY_FINDINGS = "too-many-findings": "More findings than are worth showing at once.";
}
