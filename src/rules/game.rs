//! A game replayed from its lines: what every line did, and how it ended. Knows nothing of how games are written.

use std::fmt;

use super::{Ending, Illegal, LegalLines, Line, Position, RuleSet};
use crate::pitch::{Direction, GridPoint, Pitch, PointId, Side};

/// A legal game, finished or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Its lines in order.
    pub lines: Vec<Line>,
    /// Where the ball lies at the end.
    pub ball: PointId,
    /// Who draws next; nobody when the game is over.
    pub to_move: Option<Side>,
    /// Whether the last turn has not been played to its end: its last line bounced and the game is not over.
    pub mid_turn: bool,
    /// How it ended, if it has.
    pub ending: Option<Ending>,
}

/// Where and why a game is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalLine {
    /// The line by its index, from 0.
    pub index: usize,
    /// The number of the turn it would belong to, from 1.
    pub turn: u16,
    /// Where the ball was.
    pub from: GridPoint,
    /// The way it should go.
    pub direction: Direction,
    /// Why it may not.
    pub why: Illegal,
    /// What was legal there.
    pub legal: LegalLines,
}

impl Game {
    /// Plays lines from kick-off.
    ///
    /// # Errors
    /// The first line that may not be drawn.
    pub fn replay(pitch: &Pitch, rules: RuleSet, lines: &[Direction]) -> Result<Self, IllegalLine> {
        let mut position = Position::kick_off(pitch, rules);
        for &direction in lines {
            let line = IllegalLine::at(&position, direction);
            position.play(direction).map_err(|why| IllegalLine { why, ..line })?;
        }
        Ok(Self::from(position))
    }

    /// The directions of its lines.
    pub fn directions(&self) -> impl Iterator<Item = Direction> + '_ {
        self.lines.iter().map(|line| line.direction)
    }

    /// Its lines turn by turn; the last turn may be unfinished.
    pub fn turns(&self) -> impl Iterator<Item = &[Line]> {
        self.lines.chunk_by(|a, b| a.turn == b.turn)
    }

    /// How many of its lines bounced.
    #[must_use]
    pub fn bounces(&self) -> usize {
        self.lines.iter().filter(|line| line.bounced).count()
    }
}

impl IllegalLine {
    /// What would be told of a line if it were illegal in a position.
    pub(super) fn at(position: &Position, direction: Direction) -> Self {
        Self {
            index: position.lines().len(),
            turn: position.turn(),
            from: position.pitch().point(position.ball()),
            direction,
            why: Illegal::GameOver,
            legal: position.legal(),
        }
    }
}

impl fmt::Display for IllegalLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (line, direction) = (self.index + 1, self.direction as u8);
        write!(f, "line {line} from {} in direction {direction}: {}", self.from, self.why)?;
        if self.legal.is_empty() { Ok(()) } else { write!(f, "; possible: {}", self.legal) }
    }
}

impl From<Position<'_>> for Game {
    fn from(position: Position) -> Self {
        Self {
            ball: position.ball(),
            to_move: position.to_move(),
            mid_turn: position.ending().is_none() && position.is_mid_turn(),
            ending: position.ending(),
            lines: position.into_lines(),
        }
    }
}
