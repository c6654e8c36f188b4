//! Who draws the next line, who wins, and why. Knows nothing of points or edges.

use super::{Blocked, Bounce, RuleSet};
use crate::pitch::Side;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ending {
    /// Who won; nobody where a blocked ball is a draw.
    pub winner: Option<Side>,
    /// Why.
    pub reason: Reason,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The ball is in the goal the drawer attacks.
    Goal,
    /// The ball is in the drawer's own goal.
    OwnGoal,
    /// No line can be drawn from where the ball is.
    Blocked,
}

/// Whose line is next, and of what kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Duty {
    /// Who draws it.
    pub side: Side,
    /// It was given by a bounce in the same turn.
    pub extra: bool,
}

impl Duty {
    /// The first line of a turn.
    pub const fn first(side: Side) -> Self {
        Self { side, extra: false }
    }

    /// Whether arriving on a touched point bounces.
    #[inline]
    pub const fn bounces(self, bounce: Bounce) -> bool {
        match bounce {
            Bounce::Chained => true,
            Bounce::Single => !self.extra,
            Bounce::None { .. } => false,
        }
    }

    /// The line after this one, which arrived on a touched point or on a clean one.
    #[inline]
    pub const fn after(self, bounce: Bounce, touched: bool) -> Self {
        if touched && self.bounces(bounce) {
            Self { side: self.side, extra: true }
        } else {
            Self::first(self.side.other())
        }
    }

    /// What follows from a ball in the goal that `attacker` attacks.
    pub fn scored(self, attacker: Side) -> Ending {
        let reason = if attacker == self.side { Reason::Goal } else { Reason::OwnGoal };
        Ending { winner: Some(attacker), reason }
    }

    /// What follows from a ball that this line left blocked.
    pub const fn blocked(self, rules: RuleSet, touched: bool) -> Ending {
        let winner = match rules.blocked {
            Blocked::MoverLoses => Some(self.side.other()),
            Blocked::ToMoveLoses => Some(self.after(rules.bounce, touched).side.other()),
            Blocked::Draw => None,
        };
        Ending { winner, reason: Reason::Blocked }
    }
}
