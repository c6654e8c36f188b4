//! The geometry of a pitch as it is written down, before anything is proven about it.

use super::area::{Area, turns};
use super::{Boundary, BySide, Directions, Flaw, GoalShape, GridPoint};

/// A pitch as it was described: nothing is proven yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Geometry {
    /// The corners in order; the last joins the first.
    pub outline: Vec<GridPoint>,
    /// Walls inside, as polylines along unit or diagonal steps.
    pub walls: Vec<Vec<GridPoint>>,
    /// Where the ball starts.
    pub start: GridPoint,
    /// The goals: `a` is the upper one.
    pub goals: BySide<GoalSpec>,
    /// Which ways a line may run.
    pub directions: Directions,
    /// What the outline is.
    pub boundary: Boundary,
}

/// A goal as it was described.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoalSpec {
    /// Its shape.
    pub shape: GoalShape,
    /// Its two posts, on a straight run of the outline; goal points lie one step outwards.
    pub mouth: [GridPoint; 2],
    /// The edges that lead into it as `[from, to]`; none for those that its shape has by the rules.
    pub entries: Option<Vec<[GridPoint; 2]>>,
}

impl Geometry {
    /// The rectangle of `width` × `length` cells with two like goals centred on its short sides.
    #[must_use]
    pub fn rectangle(
        width: i32,
        length: i32,
        goal: GoalShape,
        goal_width: i32,
        directions: Directions,
        boundary: Boundary,
    ) -> Self {
        let left = width.saturating_sub(goal_width) / 2;
        let at = |y| GoalSpec {
            shape: goal,
            mouth: [GridPoint::new(left, y), GridPoint::new(left.saturating_add(goal_width), y)],
            entries: None,
        };
        Self {
            outline: [(0, 0), (width, 0), (width, length), (0, length)].map(|(x, y)| GridPoint::new(x, y)).to_vec(),
            walls: Vec::new(),
            start: GridPoint::new(width / 2, length / 2),
            goals: BySide { a: at(0), b: at(length) },
            directions,
            boundary,
        }
    }

    /// Width and length of the smallest rectangle around the outline, in cells.
    #[must_use]
    pub fn size(&self) -> (i32, i32) {
        let span = |values: &mut dyn Iterator<Item = i32>| {
            let (low, high) = values.fold((i32::MAX, i32::MIN), |(low, high), v| (low.min(v), high.max(v)));
            high.saturating_sub(low).max(0)
        };
        (span(&mut self.outline.iter().map(|p| p.x)), span(&mut self.outline.iter().map(|p| p.y)))
    }

    /// All that is wrong with the outline alone; nothing else can be judged before it is sound.
    #[must_use]
    pub fn outline_flaws(outline: &[GridPoint]) -> Vec<Flaw> {
        Area::enclose(outline).err().unwrap_or_default()
    }

    /// The point about which a half-turn leaves a sound outline as it is, in halves of a cell; none if there is no such
    /// point.
    #[must_use]
    pub fn centre(outline: &[GridPoint]) -> Option<[i32; 2]> {
        let corners = turns(outline);
        let sum = |coordinate: fn(&GridPoint) -> i32| {
            let values = corners.iter().map(coordinate);
            values.clone().min()?.checked_add(values.max()?)
        };
        let [x, y] = [sum(|at| at.x)?, sum(|at| at.y)?];
        let turned = |at: &GridPoint| GridPoint::new(x - at.x, y - at.y);
        let mut there: Vec<GridPoint> = corners.iter().map(turned).collect();
        there = turns(&there);
        (there == corners).then_some([x, y])
    }
}
