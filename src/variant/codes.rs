//! The kinds of findings a variant file can have. Knows their names and meanings, not when they occur.

use crate::diag::codes;

codes! {
    /// Every code with its page, in the order a file is read.
    ALL:
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
    THIRD_GOAL = "third-goal": "A goal that is neither the upper nor the lower one.";
    NOT_A_POINT = "not-a-point": "Something else where a point belongs, which is two whole numbers in brackets.";
    NOT_TWO_POINTS = "not-two-points": "A mouth or an entry with more or fewer points than two.";
    OFF_LATTICE = "off-lattice": "A point between the crossings of the grid.";
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
    OUTLINE_AND_SIZE = "outline-and-size": "One file gives the pitch both an outline and a size.";
    SIZE_INCOMPLETE = "size-incomplete": "A width without a length, or the reverse, in place of an inherited outline.";
    MOUTH_AND_WIDTH = "mouth-and-width": "One file gives the goals both a mouth and a width.";
    TOO_MANY_CORNERS = "too-many-corners": "More corners, or entries, than a pitch may have.";
    TOO_FEW_CORNERS = "too-few-corners": "An outline of fewer than three corners.";
    ZERO_LENGTH = "zero-length": "A corner, or a point of a wall, followed by itself.";
    CROOKED_SIDE = "crooked-side": "A side of the outline that is neither horizontal nor vertical nor at 45°.";
    RING_NOT_CLOSED = "ring-not-closed": "The last corner of the outline does not lead back to the first.";
    CORNER_TWICE = "corner-twice": "The outline comes back to one of its corners.";
    OUTLINE_CROSSES_ITSELF = "outline-crosses-itself": "The outline meets itself.";
    WALL_TOO_SHORT = "wall-too-short": "A wall of fewer than two points.";
    CROOKED_WALL = "crooked-wall": "A part of a wall that is neither horizontal nor vertical nor at 45°.";
    WALL_OFF_PITCH = "wall-off-pitch": "A wall that leaves the pitch.";
    WALL_AND_PLAYABLE = "wall-and-playable": "A wall along a boundary that is there to be drawn along.";
    GOAL_LINE_CLOSED = "goal-line-closed": "A wall along the open line of a box goal.";
    NO_CENTRE = "no-centre": "An outline without a point in its middle, and no start is given.";
    START_OFF_PITCH = "start-off-pitch": "The start is not on the pitch.";
    NO_FIRST_LINE = "no-first-line": "No line can be drawn from the start.";
    MISSING_GOAL = "missing-goal": "An outline, but a goal is not placed on it.";
    CROOKED_MOUTH = "crooked-mouth": "Two posts that are not two points of one horizontal or vertical line.";
    POST_OFF_OUTLINE = "post-off-outline": "A post that is not on the outline.";
    MOUTH_OFF_OUTLINE = "mouth-off-outline": "A mouth that leaves the outline between its posts.";
    GOAL_IN_PITCH = "goal-in-pitch": "Behind a goal line the pitch goes on.";
    GOALS_OVERLAP = "goals-overlap": "Both goals want the same place.";
    GOALS_SWAPPED = "goals-swapped": "The upper goal lies below the lower one.";
    GOALS_LEVEL = "goals-level": "Neither goal lies higher than the other.";
    NO_ENTRY = "no-entry": "No edge leads into a goal.";
    ENTRY_OUTSIDE_MOUTH = "entry-outside-mouth": "An entry that leaves the pitch elsewhere than through its mouth.";
    ENTRY_ALONG_POST = "entry-along-post": "An entry along the side of its goal.";
    ENTRY_OUTSIDE_POST = "entry-outside-post": "An entry that leads past a post.";
    ENTRY_NOT_INTO_GOAL = "entry-not-into-goal": "An entry that does not end behind the goal line.";
    ENTRY_TOO_LONG = "entry-too-long": "An entry that is longer than one step.";
    ENTRY_DIAGONAL = "entry-diagonal": "A diagonal entry where lines, or links, are straight.";
    ENTRY_TWICE = "entry-twice": "An entry that is listed twice.";
    GOAL_DEPTH = "goal-depth": "A goal deeper than one cell.";
    LINK_ENTRIES = "link-entries": "A link goal with more than one entry.";
    GOAL_CUT_OFF = "goal-cut-off": "No way along edges leads from the start into a goal.";
    POINTS_CUT_OFF = "points-cut-off": "Points that cannot be reached from the start.";
    GOAL_OUT_OF_REACH = "goal-out-of-reach": "No line that the rules allow leads into a goal.";
    GOAL_POINT_OUT_OF_REACH = "goal-point-out-of-reach": "No line that the rules allow leads to a goal point that is printed.";
    END_ON_TOUCHED_MISSING = "end-on-touched-missing":
        "Without bounces it must be said whether a line may end on a touched point.";
    END_ON_TOUCHED_UNUSED = "end-on-touched-unused": "`end-on-touched` where lines bounce.";
    UNSOUND_PITCH = "unsound-pitch": "The pitch cannot be played.";
    GOAL_AS_WIDE_AS_SIDE = "goal-as-wide-as-side": "The goal takes up the whole side.";
    START_ON_BOUNDARY = "start-on-boundary": "The start lies on the boundary.";
    START_NOT_CENTRAL = "start-not-central": "The start is not the centre of the pitch.";
    GOALS_NOT_OPPOSITE = "goals-not-opposite": "The goals do not open in opposite directions.";
    GOALS_UNEQUAL = "goals-unequal": "One goal is wider than the other.";
    GOAL_NOT_CENTRED = "goal-not-centred": "A goal does not lie in the middle of its side.";
    UNUSUAL_ENTRIES = "unusual-entries": "The entries of a goal are not those of its shape.";
    LINK_OFF_MIDDLE = "link-off-middle": "The entry of a link goal is not in the middle of its mouth.";
    WALL_TWICE = "wall-twice": "A wall along something that counts as drawn already.";
    POINTS_WITHOUT_EDGES = "points-without-edges": "Walls leave points on the pitch from which no line can be drawn.";
    ENDS_DIFFER = "ends-differ": "The two ends are not equal under a half-turn.";
    LEFT_RIGHT_UNEQUAL = "left-right-unequal": "The left half does not mirror the right one.";
    NO_TURN_END = "no-turn-end": "With chained bounces a turn ends on a clean point, and there is none.";
    CANNOT_SCORE = "cannot-score": "One side can never draw a line into the goal it attacks.";
    RUNS_INTO_GOAL = "runs-into-goal":
        "Whoever first reaches the boundary can go on along it into the goal in the same turn.";
    ODD_POINTS_FAIL = "odd-points-fail": "A game need not end on an odd point, as those who know the rule expect.";
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
