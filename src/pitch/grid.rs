//! The lattice under a pitch: numbered crossings with one crossing of margin, and sets of steps between them. Knows
//! nothing of goals or play.

use super::{Direction, GridPoint};

/// A rectangle of numbered crossings, row by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Grid {
    /// The first crossing, up and left of the outline.
    origin: GridPoint,
    /// Crossings in a row.
    columns: i32,
    /// Rows of crossings.
    rows: i32,
}

impl Grid {
    /// The crossings from one step beyond `low` to one step beyond `high`.
    pub fn around(low: GridPoint, high: GridPoint) -> Self {
        Self { origin: low.step(Direction::NorthWest), columns: high.x - low.x + 3, rows: high.y - low.y + 3 }
    }

    /// How many crossings there are.
    pub fn len(&self) -> usize {
        self.columns.unsigned_abs() as usize * self.rows.unsigned_abs() as usize
    }

    /// The number of a crossing, if it is here.
    pub fn index(&self, at: GridPoint) -> Option<usize> {
        let x = at.x.checked_sub(self.origin.x).filter(|x| (0..self.columns).contains(x))?;
        let y = at.y.checked_sub(self.origin.y).filter(|y| (0..self.rows).contains(y))?;
        usize::try_from(y * self.columns + x).ok()
    }

    /// All crossings in order: by y, then by x.
    pub fn crossings(&self) -> impl Iterator<Item = GridPoint> + use<> {
        let (origin, columns, rows) = (self.origin, self.columns, self.rows);
        (0..rows).flat_map(move |y| (0..columns).map(move |x| GridPoint::new(origin.x + x, origin.y + y)))
    }
}

/// The bit of a direction in a set of directions.
pub(super) const fn bit(direction: Direction) -> u8 {
    1 << direction as u8
}

/// A set of unit steps between crossings of one grid; a step and its way back are the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Steps {
    grid: Grid,
    leaving: Vec<u8>,
}

impl Steps {
    /// No step.
    pub fn none(grid: &Grid) -> Self {
        Self { grid: grid.clone(), leaving: vec![0; grid.len()] }
    }

    /// Adds a step; true if it was not there. A step off the grid is left out.
    pub fn insert(&mut self, at: GridPoint, direction: Direction) -> bool {
        let (Some(from), Some(to)) = (self.grid.index(at), self.grid.index(at.step(direction))) else { return false };
        let new = self.leaving[from] & bit(direction) == 0;
        self.leaving[from] |= bit(direction);
        self.leaving[to] |= bit(direction.opposite());
        new
    }

    /// The directions in which steps of the set leave a crossing, as bits.
    pub fn leaving(&self, at: GridPoint) -> u8 {
        self.grid.index(at).map_or(0, |index| self.leaving[index])
    }

    /// Whether a step is in the set.
    pub fn has(&self, at: GridPoint, direction: Direction) -> bool {
        self.leaving(at) & bit(direction) != 0
    }

    /// Whether a step of the set ends at this crossing.
    pub fn touch(&self, at: GridPoint) -> bool {
        self.leaving(at) != 0
    }

    /// Whether a diagonal of the set crosses this step in the middle of a cell.
    pub fn cross(&self, at: GridPoint, direction: Direction) -> bool {
        let Some((corner, across)) = crossing(at, direction) else { return false };
        self.has(corner, across)
    }
}

/// The diagonal that crosses a diagonal step; a straight step is crossed by none.
pub(super) fn crossing(at: GridPoint, direction: Direction) -> Option<(GridPoint, Direction)> {
    let (dx, dy) = direction.delta();
    let across = match direction {
        Direction::NorthEast => Direction::SouthEast,
        Direction::SouthEast => Direction::NorthEast,
        Direction::SouthWest => Direction::NorthWest,
        Direction::NorthWest => Direction::SouthWest,
        _ => return None,
    };
    debug_assert!(dx != 0 && dy != 0);
    Some((GridPoint::new(at.x, at.y + dy), across))
}

/// The direction and number of unit steps from one point to another, if one direction leads there.
pub(super) fn run(from: GridPoint, to: GridPoint) -> Option<(Direction, i32)> {
    let (dx, dy) = (to.x.checked_sub(from.x)?, to.y.checked_sub(from.y)?);
    let length = dx.checked_abs()?.max(dy.checked_abs()?);
    let direction = Direction::ALL.into_iter().find(|d| {
        let (x, y) = d.delta();
        x.checked_mul(length) == Some(dx) && y.checked_mul(length) == Some(dy)
    })?;
    (length > 0).then_some((direction, length))
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn at(x: i32, y: i32) -> GridPoint {
        GridPoint::new(x, y)
    }

    #[test]
    fn a_run_has_one_direction() {
        assert_eq!(run(at(0, 0), at(3, -3)), Some((Direction::NorthEast, 3)));
        assert_eq!(run(at(0, 0), at(0, 4)), Some((Direction::South, 4)));
        assert_eq!(run(at(0, 0), at(1, 2)), None);
        assert_eq!(run(at(0, 0), at(0, 0)), None);
        assert_eq!(run(at(i32::MIN, 0), at(i32::MAX, 0)), None);
    }

    #[test]
    fn diagonals_of_one_cell_cross() {
        let grid = Grid::around(at(0, 0), at(2, 2));
        let mut steps = Steps::none(&grid);
        assert!(steps.insert(at(0, 0), Direction::SouthEast));
        assert!(!steps.insert(at(1, 1), Direction::NorthWest), "the way back is the same step");
        for (from, direction) in [(at(1, 0), Direction::SouthWest), (at(0, 1), Direction::NorthEast)] {
            assert!(steps.cross(from, direction), "{from:?} {direction:?}");
        }
        assert!(!steps.cross(at(0, 0), Direction::SouthEast), "a step does not cross itself");
        assert!(!steps.cross(at(1, 1), Direction::NorthEast));
        assert!(!steps.cross(at(0, 0), Direction::East));
    }

    #[test]
    fn the_grid_has_one_crossing_of_margin() {
        let grid = Grid::around(at(0, 0), at(2, 2));
        assert_eq!(grid.len(), 25);
        assert_eq!(grid.index(at(-1, -1)), Some(0));
        assert_eq!(grid.index(at(3, 3)), Some(24));
        assert_eq!(grid.index(at(4, 0)), None);
        assert_eq!(grid.index(at(i32::MIN, i32::MAX)), None);
        assert!(grid.crossings().enumerate().all(|(i, p)| grid.index(p) == Some(i)));
    }
}
