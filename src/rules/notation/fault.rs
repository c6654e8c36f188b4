//! What can be wrong with a written game, and where. Knows nothing of how errors are shown.

use std::fmt;
use std::ops::Range;

use crate::rules::{Game, IllegalLine, LegalLines};

/// What is wrong with a written game, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// The place in the text, in bytes; it begins and ends between signs.
    pub at: Range<usize>,
    /// The number of the turn it happened in, from 1.
    pub turn: u16,
    /// What is wrong.
    pub fault: Fault,
    /// The game as far as it was legal.
    pub so_far: Box<Game>,
}

/// What can be wrong with a written game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There is no line at all.
    Empty,
    /// A sign that is no digit in a game of digits.
    NotADigit(char),
    /// The digits 8 and 9 are no directions.
    NoDirection(char),
    /// Something that is no point in a game of points.
    NotAPoint(String),
    /// A letter that is neither Latin nor looks like it in a game of points.
    ForeignLetter(char),
    /// A point that is not on this pitch.
    OffPitch(String),
    /// A turn does not begin where the ball is.
    NotAtBall {
        /// The point that was written.
        written: String,
        /// Where the ball is.
        ball: String,
    },
    /// Two points of a turn are no neighbours.
    Jump {
        /// Where the ball was.
        from: String,
        /// Where it should go.
        to: String,
    },
    /// A turn of one point draws no line.
    NoLine(String),
    /// A line may not be drawn.
    Illegal(IllegalLine),
    /// A group ends although its last line bounced.
    TurnUnfinished {
        /// What could be drawn.
        legal: LegalLines,
    },
    /// A group goes on although the turn was over.
    TurnTooLong,
    /// A number before a turn is not the one that is due.
    WrongNumber {
        /// The number that was written.
        written: String,
        /// The number that is due.
        due: usize,
    },
    /// A number stands where the second turn of a pair should.
    HalfPair {
        /// The pair.
        pair: usize,
    },
    /// A pair is to begin, and other pairs have numbers.
    NoNumber {
        /// The number that is due.
        due: usize,
    },
    /// A tag pair that is none.
    BadTag,
    /// Two different results are claimed of a game that is not over.
    TwoResults {
        /// The one that was written first.
        first: String,
        /// The other.
        second: String,
    },
    /// The result that is claimed is not how the game ended.
    WrongResult {
        /// The result that was written.
        written: String,
    },
    /// Something stands after the result.
    AfterResult,
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.fault {
            Fault::Empty
            | Fault::BadTag
            | Fault::TwoResults { .. }
            | Fault::WrongResult { .. }
            | Fault::AfterResult => self.fault.fmt(f),
            _ => write!(f, "turn {}: {}", self.turn, self.fault),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "the game has no line"),
            Self::NotADigit(sign) => write!(f, "{sign:?} is no digit from 0 to 7"),
            Self::NoDirection(digit) => write!(f, "there is no direction {digit}, only 0 to 7"),
            Self::NotAPoint(text) => write!(f, "{text:?} is no point: a column letter and a row number are needed"),
            Self::ForeignLetter(letter) => write!(f, "{letter} names no column: columns are a, b, c and so on"),
            Self::OffPitch(name) => write!(f, "there is no point {name} on this pitch"),
            Self::NotAtBall { written, ball } => write!(f, "it begins at {written} but the ball is on {ball}"),
            Self::Jump { from, to } => write!(f, "{from} and {to} are no neighbours"),
            Self::NoLine(name) => write!(f, "{name} alone is no line"),
            Self::Illegal(line) => line.fmt(f),
            Self::TurnUnfinished { legal } => write!(f, "it is not finished: its last line bounced; possible: {legal}"),
            Self::TurnTooLong => write!(f, "it goes on although the line before ended it"),
            Self::WrongNumber { written, due } => write!(f, "it is numbered {written} but {due} is due"),
            Self::HalfPair { pair } => write!(f, "pair {pair} lacks its second turn"),
            Self::NoNumber { due } => write!(f, "a pair has two turns, and the number {due} is due before this one"),
            Self::TwoResults { first, second } => write!(f, "two results are written, {first} and {second}"),
            Self::BadTag => write!(f, "a tag pair is written as [Name \"value\"]"),
            Self::WrongResult { written } => write!(f, "{written} is not how the game ended"),
            Self::AfterResult => write!(f, "nothing may follow the result"),
        }
    }
}

impl std::error::Error for NotationError {}
