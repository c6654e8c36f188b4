//! What can be wrong with a described geometry, each fault with the places it concerns. Knows nothing of files.

use std::fmt;

use super::{GridPoint, Side};

/// The most cells a pitch may measure, either way.
pub const MAX_CELLS: i32 = 100;
/// The farthest a coordinate may lie from the origin.
pub const MAX_COORDINATE: i32 = 1000;
/// The most corners an outline, or all inner walls together, may have.
pub const MAX_CORNERS: usize = 10_000;

/// One reason why a geometry is no pitch. `Display` states the fact.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Flaw {
    /// The outline has more corners than [`MAX_CORNERS`], or the walls together have.
    TooManyCorners {
        /// How many there are.
        count: usize,
    },
    /// An outline needs three corners.
    TooFewCorners {
        /// How many there are.
        count: usize,
    },
    /// A corner of the outline lies farther out than [`MAX_COORDINATE`].
    TooFar {
        /// Which corner of the outline.
        corner: usize,
        /// Where it is.
        at: GridPoint,
    },
    /// The outline is larger than [`MAX_CELLS`] one way or the other.
    TooLarge {
        /// Its width in cells.
        width: i32,
        /// Its length in cells.
        length: i32,
    },
    /// A corner of the outline is followed by itself.
    RepeatedCorner {
        /// Which corner of the outline.
        corner: usize,
        /// Where it is.
        at: GridPoint,
    },
    /// A side of the outline is neither horizontal nor vertical nor at 45°.
    Crooked {
        /// The corner where it begins.
        corner: usize,
        /// Its ends.
        ends: [GridPoint; 2],
    },
    /// The outline meets itself.
    SelfCrossing {
        /// The corner where the side that meets an earlier one begins.
        corner: usize,
        /// The step along that side that meets it.
        step: [GridPoint; 2],
    },
    /// An inner wall needs two points.
    WallTooShort {
        /// Which wall.
        wall: usize,
    },
    /// A point of an inner wall is followed by itself.
    WallRepeats {
        /// Which wall.
        wall: usize,
        /// Which of its points.
        corner: usize,
        /// Where it is.
        at: GridPoint,
    },
    /// A part of an inner wall is neither horizontal nor vertical nor at 45°.
    WallCrooked {
        /// Which wall.
        wall: usize,
        /// The point where the part begins.
        corner: usize,
        /// The ends of the part.
        ends: [GridPoint; 2],
    },
    /// An inner wall leaves the pitch.
    WallOutside {
        /// Which wall.
        wall: usize,
        /// The point where the part that leaves begins.
        corner: usize,
        /// The ends of the part.
        ends: [GridPoint; 2],
    },
    /// An inner wall runs along a side that is to be drawn along.
    WallAndPlayable {
        /// Which wall.
        wall: usize,
        /// The point where the part that does so begins.
        corner: usize,
        /// The first step of that part that does so.
        step: [GridPoint; 2],
    },
    /// An inner wall runs along the open goal line of a box.
    GoalLineClosed {
        /// The side that attacks this goal.
        side: Side,
        /// Which wall.
        wall: usize,
        /// The point where the part that does so begins.
        corner: usize,
        /// The first step of that part that does so.
        step: [GridPoint; 2],
    },
    /// The start is no point of the pitch.
    StartOutside {
        /// The start.
        start: GridPoint,
    },
    /// No line can be drawn from the start.
    StartBlocked {
        /// The start.
        start: GridPoint,
    },
    /// A post is not on the outline.
    PostOffOutline {
        /// The side that attacks this goal.
        side: Side,
        /// The post.
        post: GridPoint,
    },
    /// The two posts of a goal are the same point, or do not lie on one horizontal or vertical line.
    MouthCrooked {
        /// The side that attacks this goal.
        side: Side,
        /// The posts.
        posts: [GridPoint; 2],
    },
    /// The outline does not run straight from post to post.
    MouthOffOutline {
        /// The side that attacks this goal.
        side: Side,
        /// The first step between the posts that is not on the outline.
        step: [GridPoint; 2],
    },
    /// A link goal whose mouth is an odd number of cells wide has no middle point.
    NoMiddle {
        /// The side that attacks this goal.
        side: Side,
        /// The width of the mouth in cells.
        width: i32,
    },
    /// A goal reaches back into the pitch.
    GoalInPitch {
        /// The side that attacks this goal.
        side: Side,
        /// The step of the goal line behind which the pitch goes on.
        step: [GridPoint; 2],
    },
    /// Both goals want the same point.
    GoalsOverlap {
        /// A point of both.
        at: GridPoint,
    },
    /// The upper goal lies below the lower one.
    GoalsSwapped,
    /// A link goal has one entry and no more.
    LinkEntries {
        /// The side that attacks this goal.
        side: Side,
        /// How many are written.
        count: usize,
    },
    /// No edge leads into a goal.
    NoEntry {
        /// The side that attacks this goal.
        side: Side,
    },
    /// An entry is none.
    Entry {
        /// The side that attacks this goal.
        side: Side,
        /// Which entry.
        index: usize,
        /// The entry as `[from, to]`.
        entry: [GridPoint; 2],
        /// What is wrong with it.
        fault: EntryFault,
    },
    /// No way along edges leads from the start into a goal.
    GoalCutOff {
        /// The side that attacks this goal.
        side: Side,
    },
    /// Points with edges of their own cannot be reached from the start.
    PointsCutOff {
        /// How many.
        count: usize,
        /// The first of them.
        first: GridPoint,
    },
}

/// What is wrong with one entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryFault {
    /// It does not begin on the goal line, posts included.
    NotFromMouth,
    /// It does not end behind the goal line.
    NotIntoGoal,
    /// It ends farther behind the goal line than one step.
    TooDeep,
    /// It ends behind the line, but beside the goal.
    OutsidePost,
    /// It is longer than one step.
    TooLong,
    /// It runs along the side of the goal.
    AlongSide,
    /// It is diagonal on a pitch without diagonals.
    Diagonal,
    /// It is there twice.
    Repeated,
}

/// The name of the goal that a side attacks.
#[must_use]
pub const fn goal_name(side: Side) -> &'static str {
    match side {
        Side::A => "upper",
        Side::B => "lower",
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PostOffOutline { .. }
            | Self::MouthCrooked { .. }
            | Self::MouthOffOutline { .. }
            | Self::NoMiddle { .. }
            | Self::GoalInPitch { .. }
            | Self::GoalsOverlap { .. }
            | Self::GoalsSwapped
            | Self::GoalLineClosed { .. }
            | Self::LinkEntries { .. }
            | Self::NoEntry { .. }
            | Self::Entry { .. }
            | Self::GoalCutOff { .. } => self.tell_goal(f),
            _ => self.tell_ground(f),
        }
    }
}

impl Flaw {
    /// Says what is wrong with the outline, a wall or the start.
    fn tell_ground(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooManyCorners { count } => write!(f, "there are {count} corners but at most {MAX_CORNERS} may be"),
            Self::TooFewCorners { count } => write!(f, "the outline has {count} corners but needs at least 3"),
            Self::TooFar { at, .. } => {
                write!(f, "corner {at} is too far out: coordinates go from -{MAX_COORDINATE} to {MAX_COORDINATE}")
            }
            Self::TooLarge { width, length } => {
                write!(f, "the outline is {width} × {length} cells but at most {MAX_CELLS} × {MAX_CELLS} are possible")
            }
            Self::RepeatedCorner { at, .. } => write!(f, "corner {at} of the outline is followed by itself"),
            Self::Crooked { ends: [a, b], .. } => {
                write!(f, "the outline from {a} to {b} is neither horizontal nor vertical nor at 45°")
            }
            Self::SelfCrossing { step: [a, b], .. } => write!(f, "the outline meets itself between {a} and {b}"),
            Self::WallTooShort { .. } => write!(f, "a wall needs at least two points"),
            Self::WallRepeats { at, .. } => write!(f, "point {at} of a wall is followed by itself"),
            Self::WallCrooked { ends: [a, b], .. } => {
                write!(f, "the wall from {a} to {b} is neither horizontal nor vertical nor at 45°")
            }
            Self::WallOutside { ends: [a, b], .. } => write!(f, "the wall from {a} to {b} leaves the pitch"),
            Self::WallAndPlayable { step: [a, b], .. } => {
                write!(f, "between {a} and {b} a wall runs along the boundary, which is there to be drawn along")
            }
            Self::StartOutside { start } => write!(f, "the start {start} is not on the pitch"),
            Self::StartBlocked { start } => write!(f, "no line can be drawn from the start {start}"),
            Self::PointsCutOff { count: 1, first } => write!(f, "point {first} cannot be reached from the start"),
            Self::PointsCutOff { count, first } => {
                write!(f, "{count} points cannot be reached from the start, the first is {first}")
            }
            _ => Ok(()),
        }
    }

    /// Says what is wrong with a goal.
    fn tell_goal(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PostOffOutline { side, post } => {
                write!(f, "post {post} of the {} goal is not on the outline", goal_name(*side))
            }
            Self::MouthCrooked { side, posts: [a, b] } => write!(
                f,
                "the posts {a} and {b} of the {} goal are not two points of one horizontal or vertical line",
                goal_name(*side)
            ),
            Self::MouthOffOutline { side, step: [a, b] } => {
                write!(f, "the mouth of the {} goal leaves the outline between {a} and {b}", goal_name(*side))
            }
            Self::NoMiddle { side, width } => write!(
                f,
                "the {} goal is {width} cells wide, so its goal line has no middle point for the link",
                goal_name(*side)
            ),
            Self::GoalInPitch { side, step: [a, b] } => {
                write!(f, "behind the line of the {} goal between {a} and {b} the pitch goes on", goal_name(*side))
            }
            Self::GoalsOverlap { at } => write!(f, "both goals share the point {at}"),
            Self::GoalsSwapped => write!(f, "the upper goal lies below the lower one"),
            Self::GoalLineClosed { side, step: [a, b], .. } => {
                write!(f, "between {a} and {b} a wall closes the line of the {} goal", goal_name(*side))
            }
            Self::LinkEntries { side, count } => {
                write!(f, "the {} goal is a link, which has one entry, but {count} are given", goal_name(*side))
            }
            Self::NoEntry { side } => write!(f, "no edge leads into the {} goal", goal_name(*side)),
            Self::Entry { side, entry: [a, b], fault, .. } => {
                write!(f, "the entry from {a} to {b} of the {} goal {fault}", goal_name(*side))
            }
            Self::GoalCutOff { side } => write!(f, "the {} goal cannot be reached from the start", goal_name(*side)),
            _ => Ok(()),
        }
    }
}

impl fmt::Display for EntryFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotFromMouth => "does not begin between the posts",
            Self::NotIntoGoal => "does not end behind the goal line",
            Self::TooDeep => "leads deeper than one cell, which is as deep as a goal is",
            Self::OutsidePost => "leads past a post",
            Self::TooLong => "is longer than one step",
            Self::AlongSide => "runs along the side of the goal",
            Self::Diagonal => "is diagonal, but lines run straight only",
            Self::Repeated => "is there twice",
        })
    }
}
