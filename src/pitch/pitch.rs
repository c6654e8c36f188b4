//! The proven pitch: numbered points, the edges between them, what is touched, and what drawing needs. Built by the
//! proof alone; knows nothing of turns.

use super::{Boundary, BySide, Direction, Directions, Goal, GridPoint, Side};

/// The number that stands for no point.
pub(crate) const NOWHERE: u16 = u16::MAX;

/// The number of a point on its pitch, counted by y, then by x.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PointId(pub(super) u16);

impl PointId {
    /// The number as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The bare number, for the tables of the rules engine.
    pub(crate) const fn raw(self) -> u16 {
        self.0
    }

    /// The point of a bare number that came from a pitch's links.
    pub(crate) const fn from_raw(number: u16) -> Self {
        Self(number)
    }
}

/// A sound pitch: everything on it can be reached, and nothing leaves it but through a goal's mouth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pitch {
    pub(super) points: Vec<GridPoint>,
    pub(super) links: Vec<[u16; 8]>,
    pub(super) goal_of: Vec<Option<Side>>,
    pub(super) touched: Vec<bool>,
    pub(super) start: PointId,
    pub(super) boundary_points: Vec<GridPoint>,
    pub(super) idle: Vec<GridPoint>,
    pub(super) walls: Vec<[GridPoint; 2]>,
    pub(super) outline: Vec<GridPoint>,
    pub(super) goals: BySide<Goal>,
    pub(super) boundary: Boundary,
    pub(super) directions: Directions,
    pub(super) low: GridPoint,
    pub(super) high: GridPoint,
    pub(super) cells: (usize, usize),
}

/// Points and edges.
impl Pitch {
    /// The points by number: every crossing of the pitch and every goal point that an edge reaches, by y, then by x.
    #[must_use]
    pub fn points(&self) -> &[GridPoint] {
        &self.points
    }

    /// The numbers of all points, in order.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = PointId> + ExactSizeIterator + use<> {
        (0..u16::try_from(self.points.len()).unwrap_or(NOWHERE)).map(PointId)
    }

    /// The number of the point at a crossing, if there is one.
    #[must_use]
    pub fn id(&self, at: GridPoint) -> Option<PointId> {
        let index = self.points.binary_search_by_key(&(at.y, at.x), |p| (p.y, p.x)).ok()?;
        u16::try_from(index).ok().map(PointId)
    }

    /// Where a point lies. The number must come from this pitch.
    #[must_use]
    pub fn point(&self, id: PointId) -> GridPoint {
        self.points[id.index()]
    }

    /// The point that the edge in a direction leads to, if there is an edge.
    #[must_use]
    pub fn neighbour(&self, id: PointId, direction: Direction) -> Option<PointId> {
        let to = self.links[id.index()][direction as usize];
        (to != NOWHERE).then_some(PointId(to))
    }

    /// How many edges a point has.
    #[must_use]
    pub fn degree(&self, id: PointId) -> usize {
        self.links[id.index()].iter().filter(|&&to| to != NOWHERE).count()
    }

    /// Every edge once, from its upper or left end.
    pub fn edges(&self) -> impl Iterator<Item = (PointId, Direction, PointId)> + '_ {
        use Direction::{East, South, SouthEast, SouthWest};
        self.ids().flat_map(move |id| {
            [East, SouthEast, South, SouthWest]
                .into_iter()
                .filter_map(move |direction| Some((id, direction, self.neighbour(id, direction)?)))
        })
    }

    /// The links by point and direction, [`NOWHERE`] where there is no edge.
    pub(crate) fn links(&self) -> &[[u16; 8]] {
        &self.links
    }
}

/// What the points are.
impl Pitch {
    /// Where the ball starts.
    #[must_use]
    pub const fn start(&self) -> PointId {
        self.start
    }

    /// Whether a point is touched before the first line: the start, the boundary, and every point of an inner wall.
    #[must_use]
    pub fn touched_at_start(&self, id: PointId) -> bool {
        self.touched[id.index()]
    }

    /// Whether a turn can end on a point: it is clean before the first line, and no goal point.
    #[must_use]
    pub fn is_clean(&self, id: PointId) -> bool {
        !self.touched_at_start(id) && !self.is_goal_point(id)
    }

    /// How many points are clean before the first line.
    #[must_use]
    pub fn clean(&self) -> usize {
        self.ids().filter(|&id| self.is_clean(id)).count()
    }

    /// Whether the ball has scored here.
    #[must_use]
    pub fn is_goal_point(&self, id: PointId) -> bool {
        self.goal_of(id).is_some()
    }

    /// The side that attacks the goal a point belongs to.
    #[must_use]
    pub fn goal_of(&self, id: PointId) -> Option<Side> {
        self.goal_of[id.index()]
    }

    /// Whether a point is red: of odd degree, or the start if its degree is even. A ball at rest for good, in a goal or
    /// blocked, lies on a red point wherever all edges of a point can be used up.
    #[must_use]
    pub fn is_red(&self, id: PointId) -> bool {
        (self.degree(id) % 2 == 1) != (id == self.start)
    }

    /// Whether a crossing is on the boundary; the points between the posts of a box goal are not.
    #[must_use]
    pub fn is_boundary(&self, at: GridPoint) -> bool {
        self.boundary_points.binary_search_by_key(&(at.y, at.x), |p| (p.y, p.x)).is_ok()
    }
}

/// What drawing needs.
impl Pitch {
    /// The crossings within the outline that no edge reaches, by y, then by x: walls enclose them. They are no points.
    #[must_use]
    pub fn idle(&self) -> &[GridPoint] {
        &self.idle
    }

    /// The corners of the outline, clockwise from the uppermost (of these the leftmost); the last joins the first. However
    /// an outline is written, this is the same.
    #[must_use]
    pub fn outline(&self) -> &[GridPoint] {
        &self.outline
    }

    /// The unit segments that count as drawn before the first line: the outline where it is wall, without open goal
    /// lines, in its order; then the inner walls.
    #[must_use]
    pub fn walls(&self) -> &[[GridPoint; 2]] {
        &self.walls
    }

    /// What the outline is.
    #[must_use]
    pub const fn boundary(&self) -> Boundary {
        self.boundary
    }

    /// Which ways a line may run.
    #[must_use]
    pub const fn directions(&self) -> Directions {
        self.directions
    }

    /// The goals: `a` is the upper one, which A attacks.
    #[must_use]
    pub const fn goals(&self) -> &BySide<Goal> {
        &self.goals
    }

    /// Width and length of the smallest rectangle around the outline, in cells.
    #[must_use]
    pub const fn size(&self) -> (i32, i32) {
        (self.high.x - self.low.x, self.high.y - self.low.y)
    }

    /// The upper left corner of the smallest rectangle around the outline. It is `(0, 0)` for a plain rectangle; an
    /// outline may be written anywhere.
    #[must_use]
    pub const fn origin(&self) -> GridPoint {
        self.low
    }

    /// How many whole cells there are.
    #[must_use]
    pub const fn cells(&self) -> usize {
        self.cells.0
    }

    /// How many cells a side at 45° cuts, on top of the whole ones.
    #[must_use]
    pub const fn cut_cells(&self) -> usize {
        self.cells.1
    }
}
