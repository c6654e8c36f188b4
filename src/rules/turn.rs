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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Crossing;

    const fn rules(bounce: Bounce, blocked: Blocked) -> RuleSet {
        RuleSet { bounce, blocked, crossing: Crossing::Allowed, first: Side::A }
    }

    const FIRST: Duty = Duty::first(Side::A);
    const EXTRA: Duty = Duty { side: Side::A, extra: true };
    const NO_BOUNCE: Bounce = Bounce::None { end_on_touched: true };

    #[test]
    fn a_bounce_gives_a_line_as_the_rules_have_it() {
        for (bounce, after_first, after_extra) in
            [(Bounce::Chained, Side::A, Side::A), (Bounce::Single, Side::A, Side::B), (NO_BOUNCE, Side::B, Side::B)]
        {
            assert_eq!(FIRST.after(bounce, true).side, after_first, "{bounce:?}");
            assert_eq!(EXTRA.after(bounce, true).side, after_extra, "{bounce:?}");
            assert_eq!(FIRST.after(bounce, false), Duty::first(Side::B), "{bounce:?}");
        }
        assert!(!EXTRA.after(Bounce::Single, true).extra, "the allowance is there again in the next turn");
    }

    #[test]
    fn the_loser_of_a_dead_end_depends_on_both_rules() {
        let winner = |duty: Duty, bounce, blocked| duty.blocked(rules(bounce, blocked), true).winner;
        for (bounce, first, extra) in [
            (Bounce::Chained, Side::B, Side::B),
            // The extra line passes the turn, and the opponent cannot draw.
            (Bounce::Single, Side::B, Side::A),
            (NO_BOUNCE, Side::A, Side::A),
        ] {
            assert_eq!(winner(FIRST, bounce, Blocked::ToMoveLoses), Some(first), "{bounce:?}");
            assert_eq!(winner(EXTRA, bounce, Blocked::ToMoveLoses), Some(extra), "{bounce:?}");
            assert_eq!(winner(FIRST, bounce, Blocked::MoverLoses), Some(Side::B), "{bounce:?}");
            assert_eq!(winner(FIRST, bounce, Blocked::Draw), None, "{bounce:?}");
        }
    }

    #[test]
    fn an_own_goal_wins_for_the_other_side() {
        assert_eq!(FIRST.scored(Side::A), Ending { winner: Some(Side::A), reason: Reason::Goal });
        assert_eq!(FIRST.scored(Side::B), Ending { winner: Some(Side::B), reason: Reason::OwnGoal });
    }
}
