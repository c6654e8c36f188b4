//! A pitch as it was described, sound or not, and where on it findings lie: what a drawing of the findings needs. Knows no
//! file and no ink.

use crate::diag::Diagnostic;
use crate::pitch::{BySide, GridPoint};

/// Where on the pitch a finding lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// At one crossing.
    Point(GridPoint),
    /// Along a line between two crossings.
    Line([GridPoint; 2]),
}

/// A pitch as far as it is known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sketch {
    /// The corners in order; empty where they are not known.
    pub outline: Vec<GridPoint>,
    /// Walls inside.
    pub walls: Vec<Vec<GridPoint>>,
    /// Where the ball starts.
    pub start: Option<GridPoint>,
    /// The posts of each goal.
    pub mouths: BySide<Option<[GridPoint; 2]>>,
}

/// A finding and where on the pitch it lies.
#[derive(Clone, Debug)]
pub(super) struct Found {
    pub finding: Diagnostic,
    pub marks: Vec<Mark>,
}

impl Found {
    /// The finding, lying at these places.
    pub fn at(finding: Diagnostic, marks: impl IntoIterator<Item = Mark>) -> Self {
        Self { finding, marks: marks.into_iter().collect() }
    }
}

impl From<Diagnostic> for Found {
    fn from(finding: Diagnostic) -> Self {
        Self { finding, marks: Vec::new() }
    }
}
