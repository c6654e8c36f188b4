//! The choices of a variant in a few English words, for the screen.

use paperpitch::pitch::{Boundary, Directions, Goal, GoalShape, Side};
use paperpitch::rules::{Blocked, Bounce, Crossing};
use paperpitch::variant::Variant;

/// Which ways a line may run.
pub const fn directions(directions: Directions) -> &'static str {
    match directions {
        Directions::All => "eight directions",
        Directions::Orthogonal => "four directions",
    }
}

/// The shape and the width of the goals: those of the upper one, which the lower one mirrors.
pub fn goal(variant: &Variant) -> String {
    let goal = &variant.pitch.goals().a;
    let shape = match goal.shape {
        GoalShape::Box => "box goal",
        GoalShape::Link => "link goal",
    };
    format!("{shape} {}", goal_width(goal))
}

/// How many cells lie between the posts of a goal.
pub fn goal_width(goal: &Goal) -> i32 {
    let [one, other] = goal.posts;
    (other.x - one.x).abs().max((other.y - one.y).abs())
}

/// What the boundary is.
pub const fn boundary(boundary: Boundary) -> &'static str {
    match boundary {
        Boundary::Wall => "walls",
        Boundary::Playable => "playable boundary",
    }
}

/// What follows from a bounce.
pub const fn bounce(bounce: Bounce) -> &'static str {
    match bounce {
        Bounce::Chained => "chained bounces",
        Bounce::Single => "a single bounce",
        Bounce::None { end_on_touched: true } => "no bounces",
        Bounce::None { end_on_touched: false } => "no bounces, no touched points",
    }
}

/// Who loses when the ball is blocked.
pub const fn blocked(blocked: Blocked) -> &'static str {
    match blocked {
        Blocked::MoverLoses => "the mover loses",
        Blocked::ToMoveLoses => "the player to move loses",
        Blocked::Draw => "a draw",
    }
}

/// Whether diagonals may cross, where there are any.
pub const fn crossing(variant: &Variant) -> &'static str {
    match (variant.pitch.directions(), variant.rules.crossing) {
        (Directions::All, Crossing::Forbidden) => "diagonals may not cross",
        (Directions::All, Crossing::Allowed) => "diagonals may cross",
        (Directions::Orthogonal, _) => "there are no diagonals",
    }
}

/// A side by its letter.
pub const fn side(side: Side) -> &'static str {
    match side {
        Side::A => "A",
        Side::B => "B",
    }
}
