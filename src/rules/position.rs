//! A game while it is played: from kick-off, line by line, and back. Knows nothing of how games are written.

use std::fmt;

use super::board::{Board, CLEAN, Change, GOAL, GOAL_A, bit, directions};
use super::turn::Duty;
use super::{Ending, Illegal, Reason, RuleSet};
use crate::pitch::{Direction, Pitch, PointId, Side};

/// One line of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// Where the ball was.
    pub from: PointId,
    /// Where it is now.
    pub to: PointId,
    /// The way it went.
    pub direction: Direction,
    /// Who drew it.
    pub side: Side,
    /// The number of the turn it belongs to, from 1.
    pub turn: u16,
    /// It arrived on a touched point that is no goal point, and the rules give another line for that, even if there is
    /// none left to draw.
    pub bounced: bool,
}

/// What a legal line led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It bounced: the same side draws on.
    GoesOn,
    /// The turn is over: the other side draws.
    Passes,
    /// The game is over.
    Ends(Ending),
}

/// A position that legal lines have reached.
#[derive(Clone, Debug)]
pub struct Position<'p> {
    pitch: &'p Pitch,
    rules: RuleSet,
    board: Board<'p>,
    ball: PointId,
    duty: Duty,
    turn: u16,
    ending: Option<Ending>,
    lines: Vec<Line>,
    changes: Vec<(Duty, Change)>,
}

impl<'p> Position<'p> {
    /// The position before the first line. All memory a game needs is taken here.
    #[must_use]
    pub fn kick_off(pitch: &'p Pitch, rules: RuleSet) -> Self {
        let edges = pitch.edges().count();
        let mut position = Self {
            pitch,
            rules,
            board: Board::new(pitch, rules),
            ball: pitch.start(),
            duty: Duty::first(rules.first),
            turn: 1,
            ending: None,
            lines: Vec::with_capacity(edges),
            changes: Vec::with_capacity(edges),
        };
        if position.board.legal(position.ball.raw()) == 0 {
            // Only where lines may not end on touched points: nobody brought the ball here, so nobody has won.
            position.ending = Some(Ending { winner: None, reason: Reason::Blocked });
        }
        position
    }

    /// The pitch.
    #[must_use]
    pub const fn pitch(&self) -> &'p Pitch {
        self.pitch
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> RuleSet {
        self.rules
    }

    /// Where the ball is.
    #[must_use]
    pub const fn ball(&self) -> PointId {
        self.ball
    }

    /// Who draws the next line; nobody when the game is over.
    #[must_use]
    pub fn to_move(&self) -> Option<Side> {
        self.ending.is_none().then_some(self.duty.side)
    }

    /// The number of the turn the next line belongs to, from 1.
    #[must_use]
    pub const fn turn(&self) -> u16 {
        self.turn
    }

    /// Whether the next line goes on with a turn that has begun.
    #[must_use]
    pub const fn is_mid_turn(&self) -> bool {
        self.duty.extra
    }

    /// How the game ended, if it has.
    #[must_use]
    pub const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// The lines drawn so far.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Whether a point has been touched. Goal points never are: a ball there has ended the game.
    #[must_use]
    pub fn is_touched(&self, id: PointId) -> bool {
        self.board.word(id.raw()) & (CLEAN | GOAL) == 0
    }

    /// The lines that may be drawn now.
    #[must_use]
    pub fn legal(&self) -> LegalLines {
        LegalLines(if self.ending.is_some() { 0 } else { self.board.legal(self.ball.raw()) })
    }

    /// Draws a line.
    ///
    /// # Errors
    /// Why the line may not be drawn; the position is as it was.
    pub fn play(&mut self, direction: Direction) -> Result<Outcome, Illegal> {
        if !self.legal().holds(direction) {
            return Err(Illegal::why(self, direction));
        }
        let (from, duty) = (self.ball, self.duty);
        let to = PointId::from_raw(self.board.next(from.raw(), direction));
        let word = self.board.word(to.raw());
        let touched = word & (CLEAN | GOAL) == 0;
        let blocked = self.board.blocks(to.raw(), direction);
        let bounced = touched && duty.bounces(self.rules.bounce);
        let change = self.board.draw(from.raw(), direction);
        self.lines.push(Line { from, to, direction, side: duty.side, turn: self.turn, bounced });
        self.changes.push((duty, change));
        self.ball = to;
        if word & GOAL != 0 {
            self.ending = Some(duty.scored(if word & GOAL_A != 0 { Side::A } else { Side::B }));
        } else if blocked {
            self.ending = Some(duty.blocked(self.rules, touched));
        }
        if let Some(ending) = self.ending {
            return Ok(Outcome::Ends(ending));
        }
        self.duty = duty.after(self.rules.bounce, touched);
        if bounced {
            return Ok(Outcome::GoesOn);
        }
        self.turn = self.turn.saturating_add(1);
        Ok(Outcome::Passes)
    }

    /// The lines drawn so far, for good.
    pub(super) fn into_lines(self) -> Vec<Line> {
        self.lines
    }

    /// Takes back the last line and returns it; nothing at kick-off.
    pub fn undo(&mut self) -> Option<Line> {
        let line = self.lines.pop()?;
        let (duty, change) = self.changes.pop()?;
        self.board.undraw(line.from.raw(), line.direction, change);
        (self.ball, self.duty, self.turn, self.ending) = (line.from, duty, line.turn, None);
        Some(line)
    }
}

/// The lines that may be drawn from where the ball is, as a set of directions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LegalLines(u16);

impl LegalLines {
    /// How many there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a direction is among them.
    #[must_use]
    pub const fn holds(self, direction: Direction) -> bool {
        self.0 & bit(direction) != 0
    }

    /// The directions, clockwise from north.
    pub fn iter(self) -> impl Iterator<Item = Direction> {
        directions(self.0)
    }
}

impl fmt::Display for LegalLines {
    /// The directions as digits: `0 3 5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, direction) in self.iter().enumerate() {
            write!(f, "{}{}", if index > 0 { " " } else { "" }, direction as u8)?;
        }
        Ok(())
    }
}
