//! One goal: its mouth on the outline, its points and the entries that lead to them. Knows nothing of inner walls or play.

use super::area::Area;
use super::flaw::{EntryFault, MAX_CORNERS};
use super::grid::run;
use super::{Direction, Directions, Flaw, GoalShape, GoalSpec, GridPoint, Side};

/// A sound goal. Whatever is said to run from left to right runs from top to bottom where the mouth is vertical.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goal {
    /// Its shape.
    pub shape: GoalShape,
    /// Its posts, left to right.
    pub posts: [GridPoint; 2],
    /// The way out of the pitch, through the mouth.
    pub outwards: Direction,
    /// The points from post to post, posts included, left to right.
    pub goal_line: Vec<GridPoint>,
    /// The edges into the goal as `[from, to]`, left to right.
    pub entries: Vec<[GridPoint; 2]>,
    /// The goal points: where the entries lead, left to right.
    pub points: Vec<GridPoint>,
}

impl Goal {
    /// The width of the mouth in cells.
    #[must_use]
    pub fn width(&self) -> i32 {
        i32::try_from(self.goal_line.len()).unwrap_or(i32::MAX) - 1
    }

    /// How high its middle lies, in half cells downwards.
    #[must_use]
    pub const fn height(&self) -> i32 {
        self.posts[0].y + self.posts[1].y
    }

    /// The points strictly between the posts.
    #[must_use]
    pub fn between(&self) -> &[GridPoint] {
        match &self.goal_line[..] {
            [_, between @ .., _] => between,
            _ => &[],
        }
    }

    /// Whether the goal line is open, so that its segments are edges and the points between the posts are clean.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        matches!(self.shape, GoalShape::Box)
    }

    /// The entries that the rules give its shape, left to right.
    #[must_use]
    pub fn usual_entries(&self, directions: Directions) -> Vec<[GridPoint; 2]> {
        by_shape(self.shape, &self.goal_line, self.outwards, directions)
    }

    /// Proves a described goal.
    pub(super) fn prove(
        area: &Area,
        spec: &GoalSpec,
        side: Side,
        directions: Directions,
        flaws: &mut Vec<Flaw>,
    ) -> Option<Self> {
        let before = flaws.len();
        let (goal_line, along, outwards) = mouth(area, spec, side, flaws)?;
        let entries = match &spec.entries {
            None => {
                let width = i32::try_from(goal_line.len()).unwrap_or(i32::MAX) - 1;
                if spec.shape == GoalShape::Link && width % 2 == 1 {
                    flaws.push(Flaw::NoMiddle { side, width });
                }
                by_shape(spec.shape, &goal_line, outwards, directions)
            }
            Some(written) => as_written(written, &goal_line, (along, outwards), (spec.shape, directions), side, flaws),
        };
        if flaws.len() > before {
            return None;
        }
        if entries.is_empty() {
            flaws.push(Flaw::NoEntry { side });
            return None;
        }
        let order = |at: &GridPoint| (at.x, at.y);
        let mut points: Vec<GridPoint> = entries.iter().map(|entry| entry[1]).collect();
        points.sort_by_key(order);
        points.dedup();
        let posts = [goal_line[0], goal_line[goal_line.len() - 1]];
        Some(Self { shape: spec.shape, posts, outwards, goal_line, entries, points })
    }
}

/// The points of the goal line, the direction along it and the way out.
fn mouth(
    area: &Area,
    spec: &GoalSpec,
    side: Side,
    flaws: &mut Vec<Flaw>,
) -> Option<(Vec<GridPoint>, Direction, Direction)> {
    let before = flaws.len();
    let mut posts = spec.mouth;
    posts.sort_by_key(|at| (at.x, at.y));
    flaws.extend(
        posts.into_iter().filter(|&post| !area.on_outline(post)).map(|post| Flaw::PostOffOutline { side, post }),
    );
    if flaws.len() > before {
        return None;
    }
    let Some((along, width)) = run(posts[0], posts[1]).filter(|(along, _)| !along.is_diagonal()) else {
        flaws.push(Flaw::MouthCrooked { side, posts: spec.mouth });
        return None;
    };
    let mut line = vec![posts[0]];
    let outwards = area.outwards(posts[0], along);
    for _ in 0..width {
        let at = line[line.len() - 1];
        let step = [at, at.step(along)];
        if !matches!(area.place(at, along), super::area::Place::Outline) {
            flaws.push(Flaw::MouthOffOutline { side, step });
            return None;
        }
        if area.outwards(at, along) != outwards || !area.is_open_ground(at, along, outwards) {
            flaws.push(Flaw::GoalInPitch { side, step });
            return None;
        }
        line.push(step[1]);
    }
    let behind = line.iter().map(|at| at.step(outwards)).find(|&at| area.holds(at));
    if let Some(at) = behind {
        flaws.push(Flaw::GoalInPitch { side, step: [at, at.step(outwards.opposite())] });
        return None;
    }
    Some((line, along, outwards))
}

/// The entries that the rules give a shape; none for a link whose goal line has no middle.
fn by_shape(shape: GoalShape, line: &[GridPoint], outwards: Direction, directions: Directions) -> Vec<[GridPoint; 2]> {
    let width = line.len() - 1;
    match shape {
        GoalShape::Link if width % 2 == 1 => Vec::new(),
        GoalShape::Link => vec![[line[width / 2], line[width / 2].step(outwards)]],
        GoalShape::Box => {
            let reach = usize::from(directions == Directions::All);
            let mut entries = Vec::new();
            for (i, &from) in line.iter().enumerate() {
                for (j, to) in line.iter().enumerate().take(i + reach + 1).skip(i.saturating_sub(reach)) {
                    if !(i == j && (i == 0 || i == width)) {
                        entries.push([from, to.step(outwards)]);
                    }
                }
            }
            entries
        }
    }
}

/// The entries as they were written, each held against the mouth.
fn as_written(
    written: &[[GridPoint; 2]],
    line: &[GridPoint],
    (along, outwards): (Direction, Direction),
    (shape, directions): (GoalShape, Directions),
    side: Side,
    flaws: &mut Vec<Flaw>,
) -> Vec<[GridPoint; 2]> {
    if written.len() > MAX_CORNERS {
        flaws.push(Flaw::TooManyCorners { count: written.len() });
        return Vec::new();
    }
    if shape == GoalShape::Link && written.len() > 1 {
        flaws.push(Flaw::LinkEntries { side, count: written.len() });
        return Vec::new();
    }
    let mut entries: Vec<[GridPoint; 2]> = Vec::with_capacity(written.len());
    for (index, &entry) in written.iter().enumerate() {
        let fault = if entries.contains(&entry) {
            Some(EntryFault::Repeated)
        } else {
            // A link is straight wherever it leaves: what is drawn around it is.
            fault(
                entry,
                line,
                along,
                outwards,
                if shape == GoalShape::Link { Directions::Orthogonal } else { directions },
            )
        };
        match fault {
            Some(fault) => flaws.push(Flaw::Entry { side, index, entry, fault }),
            None => entries.push(entry),
        }
    }
    entries.sort_by_key(|[from, to]| (from.x, from.y, to.x, to.y));
    entries
}

/// Where behind the goal line a point lies: how far along from the first post, and how far out.
fn behind(line: &[GridPoint], along: Direction, outwards: Direction, at: GridPoint) -> (i32, i32) {
    let (dx, dy) = (at.x.saturating_sub(line[0].x), at.y.saturating_sub(line[0].y));
    let measure = |(x, y): (i32, i32)| dx.saturating_mul(x).saturating_add(dy.saturating_mul(y));
    (measure(along.delta()), measure(outwards.delta()))
}

/// What is wrong with a written entry.
fn fault(
    [from, to]: [GridPoint; 2],
    line: &[GridPoint],
    along: Direction,
    outwards: Direction,
    directions: Directions,
) -> Option<EntryFault> {
    let place = |at: GridPoint| line.iter().position(|&p| p == at);
    let Some(i) = place(from) else { return Some(EntryFault::NotFromMouth) };
    let Some(j) = line.iter().position(|&p| p.step(outwards) == to) else {
        return Some(match behind(line, along, outwards, to) {
            (beside, 1) if beside == -1 || usize::try_from(beside) == Ok(line.len()) => EntryFault::OutsidePost,
            (_, depth) if depth > 1 => EntryFault::TooDeep,
            _ => EntryFault::NotIntoGoal,
        });
    };
    match (i.abs_diff(j), directions) {
        (0, _) if i == 0 || i + 1 == line.len() => Some(EntryFault::AlongSide),
        (0, _) | (1, Directions::All) => None,
        (1, Directions::Orthogonal) => Some(EntryFault::Diagonal),
        _ => Some(EntryFault::TooLong),
    }
}
