//! What can be played and printed but will surprise people. Each finding here is a warning.

use super::codes;
use super::draft::{Draft, Slot, blame};
use super::sketch::Found;
use super::vocabulary::BounceWord;
use crate::diag::{Code, Diagnostic};
use crate::pitch::{Boundary, Directions, GoalShape};
use crate::rules::Blocked;

/// Looks for all of them.
pub(super) fn find(draft: &Draft, findings: &mut Vec<Found>) {
    let all = [
        goal_as_wide_as_side,
        wider_than_long,
        box_goal_on_playable_boundary,
        orthogonal_with_walls,
        crossing_without_diagonals,
        blocked_left_open,
        single_bounce_mover_loses,
        draw_when_blocked,
        odd_guests,
    ];
    findings.extend(all.iter().filter_map(|surprise| surprise(draft)).map(Found::from));
}

/// A warning with its advice.
fn warning(code: Code, message: impl Into<String>, help: &str) -> Diagnostic {
    Diagnostic::warning(code, message).help(help)
}

fn goal_as_wide_as_side(draft: &Draft) -> Option<Diagnostic> {
    let (goal, side) = (draft.goal_width.known()?, draft.width.known()?);
    // Of goals that are drawn, others speak.
    let by_width = draft.goals.a.mouth.is_unset() || draft.goals.b.mouth.is_unset();
    (by_width && goal.value == side.value).then(|| {
        let message = format!("the goal is {} cells wide, and so is its whole side", goal.value);
        let finding =
            warning(codes::GOAL_AS_WIDE_AS_SIDE, message, "a narrower goal, or a wider pitch, leaves corners");
        blame(finding, [goal.culprit("the goal"), side.culprit("the side")])
    })
}

fn wider_than_long(draft: &Draft) -> Option<Diagnostic> {
    let (width, length) = (draft.width.known()?, draft.length.known()?);
    (width.value > length.value).then(|| {
        let message = format!("the pitch is {} cells wide but only {} long", width.value, length.value);
        let help = "the goals lie on the sides that `width` measures; swap the two if you meant it the other way round";
        blame(
            warning(codes::WIDER_THAN_LONG, message, help),
            [width.culprit("the width"), length.culprit("the length")],
        )
    })
}

fn box_goal_on_playable_boundary(draft: &Draft) -> Option<Diagnostic> {
    let (shape, boundary) = (draft.goal_shape.known()?, draft.boundary.known()?);
    (shape.value == GoalShape::Box && boundary.value == Boundary::Playable).then(|| {
        let message = "the goals are boxes on a boundary that may be drawn along: it leads straight to the posts";
        let help = "a playable boundary usually goes with `shape = \"link\"`, box goals with `boundary = \"wall\"`";
        let finding = warning(codes::BOX_GOAL_ON_PLAYABLE_BOUNDARY, message, help);
        blame(finding, [boundary.culprit("the boundary"), shape.culprit("the goals")])
    })
}

fn orthogonal_with_walls(draft: &Draft) -> Option<Diagnostic> {
    let (directions, boundary) = (draft.directions.known()?, draft.boundary.known()?);
    // Where no line may end on a touched point, no line reaches a wall at all.
    let never_touched = matches!(&draft.end_on_touched, Slot::Given(end) if !end.value);
    (directions.value == Directions::Orthogonal && boundary.value == Boundary::Wall && !never_touched).then(|| {
        let message = "without diagonals no line leads away from a wall: the first touch of a side ends the game";
        let help = "an orthogonal pitch usually has `boundary = \"playable\"`";
        let finding = warning(codes::ORTHOGONAL_WITH_WALLS, message, help);
        blame(finding, [directions.culprit("the directions"), boundary.culprit("the boundary")])
    })
}

fn crossing_without_diagonals(draft: &Draft) -> Option<Diagnostic> {
    let (crossing, directions) = (draft.crossing.known()?, draft.directions.known()?);
    // An inherited rule is nobody's mistake; one that is given where diagonals are already gone says nothing.
    let given = crossing.distance <= directions.distance;
    (given && directions.value == Directions::Orthogonal).then(|| {
        let message = "`crossing` is about diagonals, but this pitch has none";
        let finding = warning(codes::CROSSING_WITHOUT_DIAGONALS, message, "remove it");
        blame(finding, [crossing.culprit(""), directions.culprit("the directions")])
    })
}

fn blocked_left_open(draft: &Draft) -> Option<Diagnostic> {
    let (bounce, blocked) = (draft.bounce.known()?, draft.blocked.known()?);
    let word = match bounce.value {
        BounceWord::Chained => return None,
        BounceWord::Single => "single",
        BounceWord::None => "none",
    };
    (blocked.distance > bounce.distance).then(|| {
        let message = format!(
            "with `bounce = \"{word}\"` it matters who loses when the ball is blocked, and the file does not say"
        );
        let help = "add `blocked = \"to-move-loses\"` or `blocked = \"mover-loses\"` below [end]";
        blame(warning(codes::BLOCKED_LEFT_OPEN, message, help), [bounce.culprit("")])
    })
}

fn single_bounce_mover_loses(draft: &Draft) -> Option<Diagnostic> {
    let (bounce, blocked) = (draft.bounce.known()?, draft.blocked.known()?);
    (bounce.value == BounceWord::Single && blocked.value == Blocked::MoverLoses).then(|| {
        let message = "with single bounces and \"mover-loses\" nobody can be trapped by an extra line: who draws it into a dead end loses";
        let help = "the single bounce is usually played with `blocked = \"to-move-loses\"`";
        let finding = warning(codes::SINGLE_BOUNCE_MOVER_LOSES, message, help);
        blame(finding, [blocked.culprit("the blocked rule"), bounce.culprit("the bounce rule")])
    })
}

fn draw_when_blocked(draft: &Draft) -> Option<Diagnostic> {
    let blocked = draft.blocked.known()?;
    (blocked.value == Blocked::Draw).then(|| {
        let message = "a blocked ball is a draw, so whoever is losing can escape into a dead end";
        let help = "usually somebody loses: \"to-move-loses\" or \"mover-loses\"";
        blame(warning(codes::DRAW_WHEN_BLOCKED, message, help), [blocked.culprit("")])
    })
}

fn odd_guests(draft: &Draft) -> Option<Diagnostic> {
    let guests = draft.guests.known()?;
    (guests.value % 2 == 1).then(|| {
        let message = format!("{} guests do not form pairs: one is left over", guests.value);
        let help = format!("make it {} or {}", guests.value - 1, guests.value + 1);
        blame(warning(codes::ODD_GUESTS, message, &help), [guests.culprit("")])
    })
}
