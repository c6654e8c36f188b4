//! The ground a closed outline encloses. Cells are cut into four triangles by their diagonals, so that sides at 45° fit
//! exactly. Knows nothing of goals, the start or play.

use super::flaw::{MAX_CELLS, MAX_COORDINATE, MAX_CORNERS};
use super::grid::{Grid, Steps, run};
use super::{Direction, Flaw, GridPoint};

/// The four triangles of a cell, named by the side they lie at, as bits.
const NORTH: u8 = 1;
const EAST: u8 = 2;
const SOUTH: u8 = 4;
const WEST: u8 = 8;
/// A whole cell.
const WHOLE: u8 = NORTH | EAST | SOUTH | WEST;

/// The unit steps of an outline, each by where it begins.
type Ring = Vec<(GridPoint, Direction)>;

/// Where a unit step lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// Within the pitch, not on its outline.
    Inside,
    /// On the outline.
    Outline,
    /// Beyond the outline, or through it.
    Outside,
}

/// A closed outline and what is inside.
pub(super) struct Area {
    pub grid: Grid,
    /// The smallest x and y of the outline.
    pub low: GridPoint,
    /// The largest x and y of the outline.
    pub high: GridPoint,
    /// The corners of the outline where it turns, clockwise from the uppermost (of these the leftmost).
    pub corners: Vec<GridPoint>,
    /// The unit steps of the outline, in the order of its corners.
    pub ring: Ring,
    outline: Steps,
    /// The triangles inside, by the number of the cell's upper left crossing.
    inside: Vec<u8>,
}

impl Area {
    /// The ground inside an outline.
    ///
    /// # Errors
    /// All that is wrong with the outline.
    pub fn enclose(corners: &[GridPoint]) -> Result<Self, Vec<Flaw>> {
        let (low, high) = bounds(corners)?;
        let grid = Grid::around(low, high);
        trace(&grid, &sides(corners)?)?;
        let corners = turns(corners);
        let (ring, outline) = trace(&grid, &sides(&corners)?)?;
        let inside = fill(&grid, &outline);
        Ok(Self { grid, low, high, corners, ring, outline, inside })
    }

    /// The triangles of a cell that are inside.
    fn cell(&self, upper_left: GridPoint) -> u8 {
        self.grid.index(upper_left).map_or(0, |index| self.inside[index])
    }

    /// Whether a crossing is on the outline.
    pub fn on_outline(&self, at: GridPoint) -> bool {
        self.outline.touch(at)
    }

    /// Whether a crossing is on the pitch, its outline included.
    pub fn holds(&self, at: GridPoint) -> bool {
        // Around a crossing that is not on the outline everything is inside, or nothing is.
        self.on_outline(at) || self.cell(at) & NORTH != 0
    }

    /// Where a unit step lies.
    pub fn place(&self, at: GridPoint, direction: Direction) -> Place {
        if self.outline.has(at, direction) {
            return Place::Outline;
        }
        let (dx, dy) = direction.delta();
        let corner = GridPoint::new(at.x + dx.min(0), at.y + dy.min(0));
        let inside = match direction {
            Direction::East | Direction::West => {
                self.cell(corner) & NORTH != 0 && self.cell(corner.step(Direction::North)) & SOUTH != 0
            }
            Direction::North | Direction::South => {
                self.cell(corner) & WEST != 0 && self.cell(corner.step(Direction::West)) & EAST != 0
            }
            _ => self.cell(corner) == WHOLE,
        };
        if inside { Place::Inside } else { Place::Outside }
    }

    /// The way out of the pitch across a straight step of the outline: one of its two sides.
    pub fn outwards(&self, at: GridPoint, along: Direction) -> Direction {
        let (dx, dy) = along.delta();
        let corner = GridPoint::new(at.x + dx.min(0), at.y + dy.min(0));
        match along {
            Direction::East | Direction::West if self.cell(corner) & NORTH != 0 => Direction::North,
            Direction::East | Direction::West => Direction::South,
            _ if self.cell(corner) & WEST != 0 => Direction::West,
            _ => Direction::East,
        }
    }

    /// Whether the cell on this side of a straight step is wholly outside and free of the outline's diagonals.
    pub fn is_open_ground(&self, at: GridPoint, along: Direction, side: Direction) -> bool {
        let there = at.step(along).step(side);
        let (x, y) = (at.x.min(there.x), at.y.min(there.y));
        self.cell(GridPoint::new(x, y)) == 0
    }

    /// How many cells are inside whole, and how many in part.
    pub fn cells(&self) -> (usize, usize) {
        let count = |holds: fn(u8) -> bool| self.inside.iter().copied().filter(|&cell| holds(cell)).count();
        (count(|cell| cell == WHOLE), count(|cell| cell != WHOLE && cell != 0))
    }
}

/// The smallest and largest coordinates, if they are within the limits.
fn bounds(corners: &[GridPoint]) -> Result<(GridPoint, GridPoint), Vec<Flaw>> {
    let count = corners.len();
    if count > MAX_CORNERS {
        return Err(vec![Flaw::TooManyCorners { count }]);
    }
    if count < 3 {
        return Err(vec![Flaw::TooFewCorners { count }]);
    }
    let near = -MAX_COORDINATE..=MAX_COORDINATE;
    let far: Vec<Flaw> = (corners.iter().enumerate())
        .filter(|(_, at)| !near.contains(&at.x) || !near.contains(&at.y))
        .map(|(corner, &at)| Flaw::TooFar { corner, at })
        .collect();
    if !far.is_empty() {
        return Err(far);
    }
    let (mut low, mut high) = (corners[0], corners[0]);
    for at in corners {
        low = GridPoint::new(low.x.min(at.x), low.y.min(at.y));
        high = GridPoint::new(high.x.max(at.x), high.y.max(at.y));
    }
    let (width, length) = (high.x - low.x, high.y - low.y);
    if width > MAX_CELLS || length > MAX_CELLS {
        return Err(vec![Flaw::TooLarge { width, length }]);
    }
    Ok((low, high))
}

/// One side of the outline: where it begins, its direction and its number of unit steps.
type Run = (GridPoint, Direction, i32);

/// The sides of the outline.
fn sides(corners: &[GridPoint]) -> Result<Vec<Run>, Vec<Flaw>> {
    let mut flaws = Vec::new();
    let mut sides = Vec::with_capacity(corners.len());
    for (corner, &from) in corners.iter().enumerate() {
        let to = corners[(corner + 1) % corners.len()];
        match run(from, to) {
            Some((direction, length)) => sides.push((from, direction, length)),
            None if from == to => flaws.push(Flaw::RepeatedCorner { corner, at: from }),
            None => flaws.push(Flaw::Crooked { corner, ends: [from, to] }),
        }
    }
    if flaws.is_empty() { Ok(sides) } else { Err(flaws) }
}

/// The outline step by step, if it never meets itself.
fn trace(grid: &Grid, sides: &[Run]) -> Result<(Ring, Steps), Vec<Flaw>> {
    let (mut ring, mut outline) = (Vec::new(), Steps::none(grid));
    let mut flaws = Vec::new();
    let first = sides.first().map(|side| side.0);
    for (corner, &(from, direction, length)) in sides.iter().enumerate() {
        let mut at = from;
        let mut met = false;
        for n in 1..=length {
            let next = at.step(direction);
            let closes = corner + 1 == sides.len() && n == length && Some(next) == first;
            let meets = (outline.touch(next) && !closes) || outline.cross(at, direction);
            if meets && !met {
                flaws.push(Flaw::SelfCrossing { corner, step: [at, next] });
            }
            met = meets;
            outline.insert(at, direction);
            ring.push((at, direction));
            at = next;
        }
    }
    if flaws.is_empty() { Ok((ring, outline)) } else { Err(flaws) }
}

/// The corners of a sound outline where it turns, clockwise from the uppermost (of these the leftmost).
pub(super) fn turns(corners: &[GridPoint]) -> Vec<GridPoint> {
    let count = corners.len();
    let way = |at: usize| run(corners[at % count], corners[(at + 1) % count]).map(|(direction, _)| direction);
    let mut turns: Vec<GridPoint> =
        (0..count).filter(|&at| way(at + count - 1) != way(at)).map(|at| corners[at]).collect();
    let next = turns.iter().cycle().skip(1);
    let twice: i64 =
        turns.iter().zip(next).map(|(a, b)| i64::from(a.x) * i64::from(b.y) - i64::from(b.x) * i64::from(a.y)).sum();
    if twice < 0 {
        turns.reverse();
    }
    let first = (0..turns.len()).min_by_key(|&at| (turns[at].y, turns[at].x)).unwrap_or(0);
    turns.rotate_left(first);
    turns
}

/// The triangles that cannot be reached from beyond the outline without crossing it.
fn fill(grid: &Grid, outline: &Steps) -> Vec<u8> {
    let mut inside = vec![WHOLE; grid.len()];
    let mut open: Vec<(GridPoint, u8)> = grid.crossings().take(1).map(|corner| (corner, NORTH)).collect();
    while let Some((cell, triangle)) = open.pop() {
        let Some(index) = grid.index(cell).filter(|_| grid.index(cell.step(Direction::SouthEast)).is_some()) else {
            continue;
        };
        if inside[index] & triangle == 0 {
            continue;
        }
        inside[index] &= !triangle;
        for (next, beside, at, direction) in borders(cell, triangle) {
            if !outline.has(at, direction) {
                open.push((next, beside));
            }
        }
    }
    for (index, crossing) in grid.crossings().enumerate() {
        if grid.index(crossing.step(Direction::SouthEast)).is_none() {
            inside[index] = 0;
        }
    }
    inside
}

/// The three triangles beside one, each with the step that would part them.
fn borders(cell: GridPoint, triangle: u8) -> [(GridPoint, u8, GridPoint, Direction); 3] {
    use Direction::{East, North, South, SouthEast, SouthWest, West};
    let right = cell.step(East);
    let falling = (cell, SouthEast);
    let rising = (right, SouthWest);
    let (beyond, opposite, side) = match triangle {
        NORTH => (cell.step(North), SOUTH, (cell, East)),
        EAST => (right, WEST, (right, South)),
        SOUTH => (cell.step(South), NORTH, (cell.step(South), East)),
        _ => (cell.step(West), EAST, (cell, South)),
    };
    let [(one, parted_one), (two, parted_two)] = match triangle {
        NORTH => [(EAST, rising), (WEST, falling)],
        EAST => [(NORTH, rising), (SOUTH, falling)],
        SOUTH => [(EAST, falling), (WEST, rising)],
        _ => [(NORTH, falling), (SOUTH, rising)],
    };
    [
        (beyond, opposite, side.0, side.1),
        (cell, one, parted_one.0, parted_one.1),
        (cell, two, parted_two.0, parted_two.1),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(corners: &[(i32, i32)]) -> Result<Area, Vec<Flaw>> {
        Area::enclose(&corners.iter().map(|&(x, y)| GridPoint::new(x, y)).collect::<Vec<_>>())
    }

    #[test]
    fn a_rectangle_holds_its_cells_either_way_round() {
        for corners in [[(0, 0), (3, 0), (3, 2), (0, 2)], [(0, 0), (0, 2), (3, 2), (3, 0)]] {
            let area = area(&corners).unwrap();
            assert_eq!(area.cells(), (6, 0));
            assert_eq!(area.ring.len(), 10);
            assert_eq!(area.place(GridPoint::new(1, 1), Direction::East), Place::Inside);
            assert_eq!(area.place(GridPoint::new(1, 0), Direction::East), Place::Outline);
            assert_eq!(area.place(GridPoint::new(1, 0), Direction::North), Place::Outside);
            assert_eq!(area.outwards(GridPoint::new(1, 0), Direction::East), Direction::North);
            assert_eq!(area.outwards(GridPoint::new(1, 2), Direction::West), Direction::South);
            assert_eq!(area.outwards(GridPoint::new(0, 1), Direction::North), Direction::West);
            assert_eq!(area.outwards(GridPoint::new(3, 1), Direction::North), Direction::East);
        }
    }

    #[test]
    fn a_diamond_is_made_of_halves() {
        let area = area(&[(2, 0), (4, 2), (2, 4), (0, 2)]).unwrap();
        assert_eq!(area.cells(), (4, 8));
        assert!(area.holds(GridPoint::new(1, 1)) && area.holds(GridPoint::new(2, 2)));
        for beyond in [(0, 0), (1, 0), (0, 1), (3, 0), (4, 1), (0, 3), (4, 4)] {
            assert!(!area.holds(GridPoint::new(beyond.0, beyond.1)), "{beyond:?}");
        }
        assert_eq!(area.place(GridPoint::new(1, 1), Direction::NorthEast), Place::Outline);
        assert_eq!(area.place(GridPoint::new(1, 1), Direction::NorthWest), Place::Outside);
        assert_eq!(area.place(GridPoint::new(1, 1), Direction::South), Place::Inside);
    }

    #[test]
    fn an_outline_is_the_same_however_it_is_written() {
        let plain = area(&[(0, 0), (3, 0), (3, 2), (0, 2)]).unwrap();
        for corners in [
            &[(3, 2), (3, 0), (0, 0), (0, 2)][..],
            &[(0, 2), (0, 0), (3, 0), (3, 2)],
            &[(0, 0), (1, 0), (3, 0), (3, 2), (0, 2), (0, 1)],
        ] {
            let other = area(corners).unwrap();
            assert_eq!((&other.corners, &other.ring), (&plain.corners, &plain.ring), "{corners:?}");
        }
    }

    #[test]
    fn an_outline_that_meets_itself_is_refused() {
        let bow = area(&[(0, 0), (3, 3), (3, 0), (0, 3)]).err().unwrap();
        assert!(matches!(bow[..], [Flaw::SelfCrossing { corner: 2, .. }]), "{bow:?}");
        let touching = area(&[(0, 0), (4, 0), (4, 4), (2, 0), (0, 4)]).err().unwrap();
        assert!(touching.iter().all(|f| matches!(f, Flaw::Crooked { .. })), "{touching:?}");
        let spike = area(&[(0, 0), (4, 0), (2, 0), (2, 4), (0, 4)]).err().unwrap();
        assert!(matches!(spike[..], [Flaw::SelfCrossing { corner: 1, .. }, ..]), "{spike:?}");
    }

    #[test]
    fn limits_come_first() {
        assert_eq!(area(&[(0, 0), (1, 0)]).err(), Some(vec![Flaw::TooFewCorners { count: 2 }]));
        let far = area(&[(0, 0), (i32::MAX, 0), (0, i32::MIN)]).err().unwrap();
        assert_eq!(far.len(), 2);
        let large = area(&[(0, 0), (101, 0), (0, 101)]).err();
        assert_eq!(large, Some(vec![Flaw::TooLarge { width: 101, length: 101 }]));
    }
}
