//! From a described geometry to a proven pitch: walls, start, edges, and whether all of it hangs together. Knows
//! nothing of turns.

use super::area::{Area, Place};
use super::flaw::MAX_CORNERS;
use super::grid::{Steps, bit, run};
use super::pitch::{NOWHERE, PointId};
use super::{Boundary, BySide, Direction, Directions, Flaw, Geometry, Goal, GridPoint, Pitch, Side};

/// The directions in which each step is met once.
const FORWARD: [Direction; 4] = [Direction::East, Direction::SouthEast, Direction::South, Direction::SouthWest];

impl Pitch {
    /// Proves a geometry: the ring closes and does not meet itself, walls and start are on the pitch, entries leave
    /// through the mouths, and every point and both goals can be reached.
    ///
    /// # Errors
    /// Everything that is wrong with it, in order: first the outline alone, then what stands on it, then what cannot be
    /// reached. Later checks run on what passed the earlier ones.
    pub fn new(geometry: &Geometry) -> Result<Self, Vec<Flaw>> {
        let mut flaws = wall_flaws(&geometry.walls);
        let area = Area::enclose(&geometry.outline).map_err(|outline| [outline, flaws.clone()].concat())?;
        let walls = inner_walls(&area, &geometry.walls, &mut flaws);
        if !area.holds(geometry.start) {
            flaws.push(Flaw::StartOutside { start: geometry.start });
        }
        let goals = goals(&area, geometry, &mut flaws);
        let Some(goals) = goals.filter(|_| flaws.is_empty()) else { return Err(flaws) };
        let site = Site { area: &area, geometry, walls: &walls, goals: &goals };
        site.walls_on_edges(&mut flaws);
        if !flaws.is_empty() {
            return Err(flaws);
        }
        let pitch = site.build()?;
        pitch.hangs_together()?;
        Ok(pitch)
    }

    /// Whether every point and both goals can be reached from the start.
    fn hangs_together(&self) -> Result<(), Vec<Flaw>> {
        let mut reached = vec![false; self.points().len()];
        let mut open = vec![self.start()];
        while let Some(at) = open.pop() {
            if !std::mem::replace(&mut reached[at.index()], true) && !self.is_goal_point(at) {
                open.extend(Direction::ALL.iter().filter_map(|&direction| self.neighbour(at, direction)));
            }
        }
        let mut flaws: Vec<Flaw> = (Side::BOTH.into_iter())
            .filter(|&side| !self.ids().any(|id| reached[id.index()] && self.goal_of(id) == Some(side)))
            .map(|side| Flaw::GoalCutOff { side })
            .collect();
        let told = |at| {
            let cut_off = |side| flaws.contains(&Flaw::GoalCutOff { side });
            Side::BOTH.into_iter().any(|side| cut_off(side) && self.goals().get(side).goal_line.contains(&at))
        };
        let missed = |id: &PointId| !reached[id.index()] && self.goal_of(*id).is_none() && !told(self.point(*id));
        let cut_off: Vec<PointId> = self.ids().filter(missed).collect();
        if let Some(&first) = cut_off.first() {
            flaws.push(Flaw::PointsCutOff { count: cut_off.len(), first: self.point(first) });
        }
        if flaws.is_empty() { Ok(()) } else { Err(flaws) }
    }
}

/// What is wrong with walls wherever they stand: too short, crooked, or with a point twice.
#[must_use]
pub fn wall_flaws(walls: &[Vec<GridPoint>]) -> Vec<Flaw> {
    let count = walls.iter().map(|wall| wall.len().max(1)).sum();
    if count > MAX_CORNERS {
        return vec![Flaw::TooManyCorners { count }];
    }
    let mut flaws = Vec::new();
    for (wall, points) in walls.iter().enumerate() {
        if points.len() < 2 {
            flaws.push(Flaw::WallTooShort { wall });
        }
        for (corner, pair) in points.windows(2).enumerate() {
            let ends = [pair[0], pair[1]];
            match run(pair[0], pair[1]) {
                Some(_) => {}
                None if pair[0] == pair[1] => flaws.push(Flaw::WallRepeats { wall, corner, at: pair[0] }),
                None => flaws.push(Flaw::WallCrooked { wall, corner, ends }),
            }
        }
    }
    flaws
}

/// The steps of the inner walls, as far as they are straight; flaws are added where they leave the pitch.
fn inner_walls(area: &Area, walls: &[Vec<GridPoint>], flaws: &mut Vec<Flaw>) -> Steps {
    let mut steps = Steps::none(&area.grid);
    if flaws.iter().any(|flaw| matches!(flaw, Flaw::TooManyCorners { .. })) {
        return steps;
    }
    for (wall, points) in walls.iter().enumerate() {
        for (corner, pair) in points.windows(2).enumerate() {
            let ends = [pair[0], pair[1]];
            if let Some((direction, length)) = run(pair[0], pair[1])
                && !lay(area, &mut steps, pair[0], direction, length)
            {
                flaws.push(Flaw::WallOutside { wall, corner, ends });
            }
        }
    }
    steps
}

/// Lays one straight part of a wall; false where it leaves the pitch.
fn lay(area: &Area, steps: &mut Steps, from: GridPoint, direction: Direction, length: i32) -> bool {
    let mut at = from;
    for _ in 0..length {
        if !area.holds(at) || area.place(at, direction) == Place::Outside {
            return false;
        }
        steps.insert(at, direction);
        at = at.step(direction);
    }
    true
}

/// Both goals, and that they are two.
fn goals(area: &Area, geometry: &Geometry, flaws: &mut Vec<Flaw>) -> Option<BySide<Goal>> {
    let a = Goal::prove(area, &geometry.goals.a, Side::A, geometry.directions, flaws);
    let b = Goal::prove(area, &geometry.goals.b, Side::B, geometry.directions, flaws);
    let goals = BySide { a: a?, b: b? };
    let taken = |goal: &Goal| goal.goal_line.iter().map(|at| at.step(goal.outwards)).collect::<Vec<_>>();
    let (upper, lower) = (taken(&goals.a), taken(&goals.b));
    if let Some(at) = upper.iter().copied().find(|at| lower.contains(at)) {
        flaws.push(Flaw::GoalsOverlap { at });
    } else if goals.a.height() > goals.b.height() {
        flaws.push(Flaw::GoalsSwapped);
    }
    Some(goals)
}

/// All that stands on the ground, before it is numbered.
struct Site<'a> {
    area: &'a Area,
    geometry: &'a Geometry,
    walls: &'a Steps,
    goals: &'a BySide<Goal>,
}

impl Site<'_> {
    /// The side whose open goal line a step runs along.
    fn open_line(&self, at: GridPoint, direction: Direction) -> Option<Side> {
        let along = |goal: &Goal| {
            goal.is_open()
                && goal.goal_line.windows(2).any(|pair| {
                    let to = at.step(direction);
                    (pair[0], pair[1]) == (at, to) || (pair[1], pair[0]) == (at, to)
                })
        };
        Side::BOTH.into_iter().find(|&side| along(self.goals.get(side)))
    }

    /// What of an inner wall lies along something that is to be drawn: a playable side, or an open goal line.
    fn walls_on_edges(&self, flaws: &mut Vec<Flaw>) {
        for (wall, points) in self.geometry.walls.iter().enumerate() {
            for (corner, pair) in points.windows(2).enumerate() {
                let Some((direction, length)) = run(pair[0], pair[1]) else { continue };
                let steps = std::iter::successors(Some(pair[0]), |at| Some(at.step(direction))).take(length as usize);
                let fault = steps.map(|at| (at, [at, at.step(direction)])).find_map(|(at, step)| {
                    let goal_line = self.open_line(at, direction);
                    let playable = || {
                        self.geometry.boundary == Boundary::Playable && self.area.place(at, direction) == Place::Outline
                    };
                    match goal_line {
                        Some(side) => Some(Flaw::GoalLineClosed { side, wall, corner, step }),
                        None => playable().then_some(Flaw::WallAndPlayable { wall, corner, step }),
                    }
                });
                flaws.extend(fault);
            }
        }
    }

    /// Whether a step of the outline counts as drawn.
    fn is_drawn(&self, at: GridPoint, direction: Direction) -> bool {
        self.geometry.boundary == Boundary::Wall && self.open_line(at, direction).is_none()
    }

    /// Whether a step within the outline, or along it, may be drawn.
    fn is_edge(&self, at: GridPoint, direction: Direction) -> bool {
        let allowed = self.geometry.directions == Directions::All || !direction.is_diagonal();
        let clear =
            || self.geometry.walls.is_empty() || !self.walls.has(at, direction) && !self.walls.cross(at, direction);
        let drawable = || match self.area.place(at, direction) {
            Place::Inside => true,
            Place::Outline => !self.is_drawn(at, direction),
            Place::Outside => false,
        };
        allowed && drawable() && clear()
    }

    /// Whether a crossing belongs to the boundary: on the outline, but not between the posts of a box goal.
    fn is_boundary(&self, at: GridPoint) -> bool {
        let open = |goal: &Goal| goal.is_open() && goal.between().contains(&at);
        self.area.on_outline(at) && !open(&self.goals.a) && !open(&self.goals.b)
    }

    /// The edges as steps of the grid.
    fn edges(&self) -> Steps {
        let mut edges = Steps::none(&self.area.grid);
        for at in self.area.grid.crossings().filter(|&at| self.area.holds(at)) {
            for direction in FORWARD {
                if self.is_edge(at, direction) {
                    edges.insert(at, direction);
                }
            }
        }
        for [from, to] in self.goals.a.entries.iter().chain(&self.goals.b.entries) {
            if let Some((direction, _)) = run(*from, *to) {
                edges.insert(*from, direction);
            }
        }
        edges
    }

    /// The segments that count as drawn: the outline first, in its order, then the inner walls.
    fn drawn(&self) -> Vec<[GridPoint; 2]> {
        let ring = self.area.ring.iter().copied().filter(|&(at, direction)| self.is_drawn(at, direction));
        let inner = (self.area.grid.crossings())
            .flat_map(|at| FORWARD.map(|direction| (at, direction)))
            .filter(|&(at, direction)| self.walls.has(at, direction))
            .filter(|&(at, d)| self.area.place(at, d) != Place::Outline || !self.is_drawn(at, d));
        ring.chain(inner).map(|(at, direction)| [at, at.step(direction)]).collect()
    }

    /// Numbers the points and ties them together.
    fn build(&self) -> Result<Pitch, Vec<Flaw>> {
        let edges = self.edges();
        let grid = &self.area.grid;
        let start = self.geometry.start;
        if !edges.touch(start) {
            return Err(vec![Flaw::StartBlocked { start }]);
        }
        let points: Vec<GridPoint> = grid.crossings().filter(|&at| edges.touch(at)).collect();
        let mut numbers = vec![NOWHERE; grid.len()];
        for (number, &at) in points.iter().enumerate() {
            if let (Some(index), Ok(number)) = (grid.index(at), u16::try_from(number)) {
                numbers[index] = number;
            }
        }
        let number = |at: GridPoint| grid.index(at).map_or(NOWHERE, |index| numbers[index]);
        let links = |&at: &GridPoint| {
            let leaving = edges.leaving(at);
            Direction::ALL.map(|way| if leaving & bit(way) == 0 { NOWHERE } else { number(at.step(way)) })
        };
        let goal_of = |at: &GridPoint| Side::BOTH.into_iter().find(|&side| self.goals.get(side).points.contains(at));
        let touched = |&at: &GridPoint| at == start || self.is_boundary(at) || self.walls.touch(at);
        let idle = |&at: &GridPoint| self.area.holds(at) && !edges.touch(at) && !self.is_boundary(at);
        Ok(Pitch {
            links: points.iter().map(links).collect(),
            goal_of: points.iter().map(goal_of).collect(),
            touched: points.iter().map(touched).collect(),
            start: PointId(number(start)),
            boundary_points: grid.crossings().filter(|&at| self.is_boundary(at)).collect(),
            idle: grid.crossings().filter(idle).collect(),
            walls: self.drawn(),
            outline: self.area.corners.clone(),
            goals: self.goals.clone(),
            boundary: self.geometry.boundary,
            directions: self.geometry.directions,
            low: self.area.low,
            high: self.area.high,
            cells: self.area.cells(),
            points,
        })
    }
}
