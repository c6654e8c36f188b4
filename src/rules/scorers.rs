//! Who can draw the line into a goal: with lines that run straight and turns of one line, it may be one side alone. Knows
//! nothing of names or files.

use super::turn::Duty;
use super::{Bounce, RuleSet};
use crate::pitch::{BySide, Direction, Pitch, PointId, Side};

/// Both sides at both goals: with so many there is nothing more to be found.
const ALL: usize = 4;

/// For the goal that each side attacks, the sides that can draw the line into it.
///
/// The search follows every walk of the ball and forgets which lines are drawn, so a side it does not name can draw that
/// line in no game at all.
#[must_use]
pub fn scorers(pitch: &Pitch, rules: RuleSet) -> BySide<Vec<Side>> {
    let seen = vec![[false; 4]; pitch.points().len()];
    let mut search = Search { pitch, rules, seen, open: Vec::new(), scored: Vec::with_capacity(ALL) };
    search.reach(pitch.start(), Duty::first(rules.first));
    while search.scored.len() < ALL
        && let Some((at, duty)) = search.open.pop()
    {
        for to in Direction::ALL.iter().filter_map(|&direction| pitch.neighbour(at, direction)) {
            search.draw(duty, to);
        }
    }
    BySide { a: Side::A, b: Side::B }
        .map(|attacker| Side::BOTH.into_iter().filter(|&side| search.scored.contains(&(attacker, side))).collect())
}

struct Search<'p> {
    pitch: &'p Pitch,
    rules: RuleSet,
    /// By point: who draws next, and whether that line is an extra one.
    seen: Vec<[bool; 4]>,
    open: Vec<(PointId, Duty)>,
    /// Whose goal a line can lead into, and who draws it.
    scored: Vec<(Side, Side)>,
}

impl Search<'_> {
    /// Draws a line to a point.
    fn draw(&mut self, duty: Duty, to: PointId) {
        if let Some(attacker) = self.pitch.goal_of(to) {
            if !self.scored.contains(&(attacker, duty.side)) {
                self.scored.push((attacker, duty.side));
            }
            return;
        }
        let touched = self.pitch.touched_at_start(to);
        if touched && matches!(self.rules.bounce, Bounce::None { end_on_touched: false }) {
            return;
        }
        self.reach(to, duty.after(self.rules.bounce, true));
        if !touched {
            // A point that is clean at the start may have been touched since.
            self.reach(to, duty.after(self.rules.bounce, false));
        }
    }

    /// Notes that the ball can be here with this side to draw.
    fn reach(&mut self, at: PointId, duty: Duty) {
        let state = usize::from(duty.side == Side::B) * 2 + usize::from(duty.extra);
        if !std::mem::replace(&mut self.seen[at.index()][state], true) {
            self.open.push((at, duty));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pitch::{Boundary, Directions, Geometry, GoalShape};
    use crate::rules::{Blocked, Crossing};

    #[test]
    fn steps_that_keep_their_parity_leave_one_side_without_a_goal() {
        let scoring = |length, directions, bounce, first| {
            let rectangle = Geometry::rectangle(8, length, GoalShape::Link, 2, directions, Boundary::Playable);
            let pitch = Pitch::new(&rectangle).unwrap();
            let rules = RuleSet { bounce, blocked: Blocked::ToMoveLoses, crossing: Crossing::Allowed, first };
            let BySide { a, b } = scorers(&pitch, rules);
            (a, b)
        };
        let (a, b) = (vec![Side::A], vec![Side::B]);
        let both = vec![Side::A, Side::B];
        let none = Bounce::None { end_on_touched: true };
        assert_eq!(scoring(12, Directions::Orthogonal, none, Side::A), (a.clone(), a.clone()));
        assert_eq!(scoring(12, Directions::Orthogonal, none, Side::B), (b.clone(), b.clone()));
        assert_eq!(scoring(10, Directions::Orthogonal, none, Side::A), (b.clone(), b));
        assert_eq!(scoring(12, Directions::All, none, Side::A), (both.clone(), both.clone()));
        for bounce in [Bounce::Chained, Bounce::Single] {
            assert_eq!(scoring(12, Directions::Orthogonal, bounce, Side::A), (both.clone(), both.clone()));
        }
    }
}
