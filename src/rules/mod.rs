//! How the game is played on a pitch: turns, bounces, results. Knows nothing of paper or files.

mod board;
mod facts;
mod game;
mod illegal;
pub mod notation;
mod perft;
mod position;
mod reach;
mod scorers;
mod shortest;
mod turn;
mod turns;

pub use facts::Facts;
pub use game::{Game, IllegalLine};
pub use illegal::Illegal;
pub use notation::{Coordinates, RowOne};
pub use perft::{LineCount, perft};
pub use position::{LegalLines, Line, Outcome, Position};
pub use reach::{Run, first_run_into_goal, out_of_reach, usable_entries};
pub use scorers::scorers;
pub use turn::{Ending, Reason};
pub use turns::{TurnCount, perft_turns};

use crate::pitch::Side;

/// Every choice the rules leave to a variant, the pitch aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RuleSet {
    /// What follows from arriving on a touched point.
    pub bounce: Bounce,
    /// Who loses when the ball is blocked.
    pub blocked: Blocked,
    /// Whether two diagonals may cross.
    pub crossing: Crossing,
    /// Who draws first.
    pub first: Side,
}

/// What follows from arriving on a touched point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bounce {
    /// Every bounce gives another line, and that may bounce again.
    Chained,
    /// The first line of a turn may bounce and gives one extra line, which never bounces.
    Single,
    /// A turn is one line.
    None {
        /// Whether that line may end on a touched point at all.
        end_on_touched: bool,
    },
}

/// Who loses when the ball is on a point with no drawable edge left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Blocked {
    /// Whoever brought the ball there.
    MoverLoses,
    /// Whoever would have to draw.
    ToMoveLoses,
    /// Nobody.
    Draw,
}

/// Whether two diagonals may cross.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Crossing {
    /// They may.
    Allowed,
    /// They may not.
    Forbidden,
}
