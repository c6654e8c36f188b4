//! The pitch as the rules see it: points, edges, walls, goals and the start, in cells. Knows nothing of turns or paper.
//!
//! Axes (`x` to the right, `y` downwards, the upper goal at `y = -1`) and words follow the rules of paper soccer: a
//! *point* is a grid crossing, an *edge* a link that may be drawn once, a *wall* counts as drawn.

use std::fmt;

mod area;
mod flaw;
mod geometry;
mod goal;
mod grid;
#[allow(clippy::module_inception)]
mod pitch;
mod proof;
mod symmetry;

pub use flaw::{EntryFault, Flaw, MAX_CELLS, MAX_COORDINATE, MAX_CORNERS, goal_name};
pub use geometry::{Geometry, GoalSpec};
pub use goal::Goal;
pub(crate) use pitch::NOWHERE;
pub use pitch::{Pitch, PointId};
pub use proof::wall_flaws;

/// The two sides. A attacks the upper goal, B the lower one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// Attacks the upper goal.
    A,
    /// Attacks the lower goal.
    B,
}

impl Side {
    /// Both sides, A first.
    pub const BOTH: [Self; 2] = [Self::A, Self::B];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}

/// One value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BySide<T> {
    /// A's value. For goals: the upper goal, which A attacks.
    pub a: T,
    /// B's value. For goals: the lower goal, which B attacks.
    pub b: T,
}

impl<T> BySide<T> {
    /// The value of one side.
    pub const fn get(&self, side: Side) -> &T {
        match side {
            Side::A => &self.a,
            Side::B => &self.b,
        }
    }

    /// Both values made into others.
    pub fn map<U>(self, mut f: impl FnMut(T) -> U) -> BySide<U> {
        BySide { a: f(self.a), b: f(self.b) }
    }
}

/// A grid crossing by its place in cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GridPoint {
    /// Cells from the left side.
    pub x: i32,
    /// Cells from the upper side, downwards.
    pub y: i32,
}

impl GridPoint {
    /// The crossing at `(x, y)`.
    #[must_use]
    pub const fn new(x: i32, y: i32) -> Self {
        Self { x, y }
    }

    /// The neighbouring crossing in a direction.
    #[must_use]
    pub const fn step(self, direction: Direction) -> Self {
        let (dx, dy) = direction.delta();
        Self::new(self.x + dx, self.y + dy)
    }
}

/// The eight directions, clockwise from north; north leads towards the upper goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Direction {
    North,
    NorthEast,
    East,
    SouthEast,
    South,
    SouthWest,
    West,
    NorthWest,
}

impl Direction {
    /// All eight, by number.
    pub const ALL: [Self; 8] = [
        Self::North,
        Self::NorthEast,
        Self::East,
        Self::SouthEast,
        Self::South,
        Self::SouthWest,
        Self::West,
        Self::NorthWest,
    ];

    /// What one step adds to `x` and `y`.
    #[must_use]
    pub const fn delta(self) -> (i32, i32) {
        match self {
            Self::North => (0, -1),
            Self::NorthEast => (1, -1),
            Self::East => (1, 0),
            Self::SouthEast => (1, 1),
            Self::South => (0, 1),
            Self::SouthWest => (-1, 1),
            Self::West => (-1, 0),
            Self::NorthWest => (-1, -1),
        }
    }

    /// The way back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 4) % 8]
    }

    /// The way seen in a mirror that swaps left and right.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self::ALL[(8 - self as usize) % 8]
    }

    /// Whether a step runs along a cell's diagonal.
    #[must_use]
    pub const fn is_diagonal(self) -> bool {
        self as u8 % 2 == 1
    }
}

impl fmt::Display for GridPoint {
    /// As the pitch file writes it: `[x, y]`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}, {}]", self.x, self.y)
    }
}

/// Which ways a line may run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Directions {
    /// Straight and diagonal.
    All,
    /// Straight only.
    Orthogonal,
}

/// What the boundary of the pitch is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Boundary {
    /// It counts as drawn: never run along.
    Wall,
    /// Its segments are ordinary edges.
    Playable,
}

/// The shape of a goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GoalShape {
    /// One cell deep, open along the goal line.
    Box,
    /// One goal point, reached by one edge from the middle of the goal line.
    Link,
}
