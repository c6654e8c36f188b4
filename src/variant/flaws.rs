//! From the flaws of a pitch to findings: which code, which stretch of which file, what to do. Finds nothing itself.

use super::codes;
use super::draft::{Culprit, Draft, blame};
use super::sketch::{Found, Mark};
use crate::diag::{Code, Diagnostic};
use crate::pitch::{EntryFault, Flaw, GridPoint, MAX_CELLS, Side, goal_name};
use crate::source::Span;

/// Who is to blame for what is wrong with a pitch.
pub(super) struct Judge<'a> {
    pub draft: &'a Draft,
    /// The corners of the outline.
    pub outline: &'a [GridPoint],
}

/// A code with those to blame.
type Verdict = (Code, Vec<Culprit>);

impl Judge<'_> {
    /// A flaw as a finding.
    pub fn found(&self, flaw: &Flaw) -> Found {
        let (code, culprits) = self.verdict(flaw);
        let mut finding = blame(Diagnostic::error(code, self.fact(flaw)), culprits);
        finding.help = advice(flaw, code).map(str::to_owned);
        Found::at(self.mended(flaw, finding), marks(flaw))
    }

    /// What gives the ground its shape: an outline, or width and length.
    pub fn ground(&self) -> Vec<Culprit> {
        let draft = self.draft;
        match draft.outline.known() {
            Some(outline) => vec![outline.culprit("the outline")],
            None => {
                let (width, length) = (draft.width.known(), draft.length.known());
                let length = length.map(|length| length.culprit("the length"));
                width.map(|width| width.culprit("the width")).into_iter().chain(length).collect()
            }
        }
    }

    /// What gives a goal its place and width.
    pub fn goal(&self, side: Side) -> Vec<Culprit> {
        let says = format!("the {} goal", goal_name(side));
        match (self.draft.goals.get(side).mouth.known(), self.draft.goal_width.known()) {
            (Some(mouth), _) => vec![mouth.culprit(says)],
            (None, Some(width)) => vec![width.culprit("the goal")],
            (None, None) => self.ground(),
        }
    }

    /// Both goals.
    pub fn goals(&self) -> Vec<Culprit> {
        let [mut upper, lower] = Side::BOTH.map(|side| self.goal(side));
        if self.draft.goals.a.mouth.known().is_some() || self.draft.goals.b.mouth.known().is_some() {
            upper.extend(lower);
        }
        upper
    }

    /// What says where the ball starts.
    pub fn start(&self) -> Vec<Culprit> {
        self.draft.start.known().map_or_else(|| self.ground(), |start| vec![start.culprit("the start")])
    }

    /// All walls inside, if there are any.
    pub fn walls(&self) -> Vec<Culprit> {
        self.draft.walls.known().map(|walls| walls.culprit("the walls")).into_iter().collect()
    }

    /// All walls inside, or whatever else is to blame where there are none.
    fn walls_or(&self, others: Vec<Culprit>) -> Vec<Culprit> {
        if self.has_walls() { self.walls() } else { others }
    }

    fn has_walls(&self) -> bool {
        self.draft.walls.known().is_some_and(|walls| !walls.value.is_empty())
    }

    /// A corner of the outline.
    fn corner(&self, corner: usize) -> Vec<Culprit> {
        let at = |outline: &super::draft::Given<Vec<super::draft::Spot>>| {
            Some(outline.part(outline.value.get(corner)?.span, "this corner"))
        };
        self.draft.outline.known().and_then(at).map_or_else(|| self.ground(), |corner| vec![corner])
    }

    /// A side of the outline by the corner where it begins; the last one leads back to the first corner.
    fn side(&self, corner: usize) -> Vec<Culprit> {
        let Some(outline) = self.draft.outline.known() else { return self.ground() };
        match (outline.value.get(corner), outline.value.get(corner + 1), outline.value.first()) {
            (Some(from), Some(to), _) => vec![outline.part(Span::new(from.span.start, to.span.end), "this side")],
            (Some(from), None, Some(first)) => {
                vec![outline.part(from.span, "the last corner"), outline.part(first.span, "the first corner")]
            }
            _ => self.ground(),
        }
    }

    /// A wall, or its part that begins at a point.
    pub fn wall(&self, wall: usize, corner: Option<usize>) -> Vec<Culprit> {
        let Some(walls) = self.draft.walls.known() else { return Vec::new() };
        let Some(row) = walls.value.get(wall) else { return self.walls() };
        let part = corner.and_then(|corner| row.spots.get(corner).zip(row.spots.get(corner + 1)));
        let span = part.map_or(row.span, |(from, to)| Span::new(from.span.start, to.span.end));
        vec![walls.part(span, "the wall")]
    }

    /// A post of a goal.
    fn post(&self, side: Side, post: GridPoint) -> Vec<Culprit> {
        let mouth = self.draft.goals.get(side).mouth.known();
        let at = mouth.and_then(|mouth| {
            let spot = mouth.value.iter().find(|spot| spot.at == post)?;
            Some(vec![mouth.part(spot.span, "the post")])
        });
        at.unwrap_or_else(|| self.goal(side))
    }

    /// An entry of a goal, or all of them.
    pub fn entry(&self, side: Side, index: Option<usize>) -> Vec<Culprit> {
        let Some(entries) = self.draft.goals.get(side).entries.known() else { return self.goal(side) };
        match index.and_then(|index| entries.value.get(index)) {
            Some(row) => vec![entries.part(row.span, "the entry")],
            None => vec![entries.culprit("the entries")],
        }
    }

    /// What a flaw is called, and who is to blame for it.
    fn verdict(&self, flaw: &Flaw) -> Verdict {
        match *flaw {
            Flaw::TooManyCorners { .. } | Flaw::TooFewCorners { .. } | Flaw::TooFar { .. } | Flaw::TooLarge { .. } => {
                self.about_size(flaw)
            }
            Flaw::RepeatedCorner { corner, .. } => (codes::ZERO_LENGTH, self.side(corner)),
            Flaw::Crooked { corner, .. } if corner + 1 == self.outline.len() => {
                (codes::RING_NOT_CLOSED, self.side(corner))
            }
            Flaw::Crooked { corner, .. } => (codes::CROOKED_SIDE, self.side(corner)),
            Flaw::SelfCrossing { corner, step } => match self.twice(corner, step[1]) {
                Some(first) => (codes::CORNER_TWICE, self.again(corner, first)),
                None => (codes::OUTLINE_CROSSES_ITSELF, self.side(corner)),
            },
            Flaw::WallTooShort { wall } => (codes::WALL_TOO_SHORT, self.wall(wall, None)),
            Flaw::WallRepeats { wall, corner, .. } => (codes::ZERO_LENGTH, self.wall(wall, Some(corner))),
            Flaw::WallCrooked { wall, corner, .. } => (codes::CROOKED_WALL, self.wall(wall, Some(corner))),
            Flaw::WallOutside { wall, corner, .. } => {
                (codes::WALL_OFF_PITCH, joined(self.wall(wall, Some(corner)), self.ground()))
            }
            Flaw::WallAndPlayable { wall, corner, .. } => {
                let boundary = self.draft.boundary.known().map(|boundary| boundary.culprit("the boundary"));
                (codes::WALL_AND_PLAYABLE, joined(self.wall(wall, Some(corner)), boundary))
            }
            Flaw::GoalLineClosed { side, wall, corner, .. } => {
                (codes::GOAL_LINE_CLOSED, joined(self.wall(wall, Some(corner)), self.goal(side)))
            }
            Flaw::StartOutside { .. } => (codes::START_OFF_PITCH, joined(self.start(), self.ground())),
            Flaw::StartBlocked { .. } => (codes::NO_FIRST_LINE, joined(self.start(), self.walls())),
            Flaw::PointsCutOff { .. } => (codes::POINTS_CUT_OFF, self.walls_or(self.ground())),
            _ => self.about_goals(flaw),
        }
    }

    /// Flaws of number and size.
    fn about_size(&self, flaw: &Flaw) -> Verdict {
        match *flaw {
            Flaw::TooFewCorners { .. } => (codes::TOO_FEW_CORNERS, self.ground()),
            Flaw::TooFar { corner, .. } => (codes::OUT_OF_RANGE, self.corner(corner)),
            Flaw::TooLarge { .. } => (codes::OUT_OF_RANGE, self.ground()),
            // Of lists that can be too long, the longest is the one.
            _ => {
                let draft = self.draft;
                let outline = draft.outline.known().map(|outline| (outline.value.len(), outline.culprit("")));
                let walls = draft
                    .walls
                    .known()
                    .map(|walls| (walls.value.iter().map(|wall| wall.spots.len().max(1)).sum(), walls.culprit("")));
                let entries = Side::BOTH.map(|side| {
                    draft.goals.get(side).entries.known().map(|entries| (entries.value.len(), entries.culprit("")))
                });
                let lists = [outline, walls].into_iter().chain(entries).flatten();
                let longest = lists.max_by_key(|(count, _)| *count).map(|(_, culprit)| culprit);
                (codes::TOO_MANY_CORNERS, longest.into_iter().collect())
            }
        }
    }

    /// Flaws of goals.
    fn about_goals(&self, flaw: &Flaw) -> Verdict {
        match *flaw {
            Flaw::PostOffOutline { side, .. } | Flaw::MouthOffOutline { side, .. } if self.too_wide(side).is_some() => {
                (codes::GOAL_TOO_WIDE, joined(self.goal(side), self.ground()))
            }
            Flaw::PostOffOutline { side, post } => {
                (codes::POST_OFF_OUTLINE, joined(self.post(side, post), self.ground()))
            }
            Flaw::MouthOffOutline { side, .. } => (codes::MOUTH_OFF_OUTLINE, joined(self.goal(side), self.ground())),
            Flaw::MouthCrooked { side, .. } => (codes::CROOKED_MOUTH, self.goal(side)),
            Flaw::NoMiddle { side, .. } => {
                let shape = self.draft.goal_shape.known().map(|shape| shape.culprit("the shape"));
                (codes::ODD_GOAL, joined(self.goal(side), shape))
            }
            Flaw::GoalInPitch { side, .. } => (codes::GOAL_IN_PITCH, joined(self.goal(side), self.ground())),
            Flaw::GoalsOverlap { .. } => (codes::GOALS_OVERLAP, self.goals()),
            Flaw::GoalsSwapped => (codes::GOALS_SWAPPED, self.goals()),
            Flaw::NoEntry { side } => (codes::NO_ENTRY, self.entry(side, None)),
            Flaw::LinkEntries { side, .. } => {
                let shape = self.draft.goal_shape.known().map(|shape| shape.culprit("the shape"));
                (codes::LINK_ENTRIES, joined(self.entry(side, None), shape))
            }
            Flaw::Entry { side, index, fault, .. } => {
                let directions = self.draft.directions.known().filter(|_| fault == EntryFault::Diagonal);
                let directions = directions.map(|directions| directions.culprit("the directions"));
                (entry_code(fault), joined(self.entry(side, Some(index)), directions))
            }
            Flaw::GoalCutOff { side } => (codes::GOAL_CUT_OFF, self.walls_or(self.goal(side))),
            _ => (codes::UNSOUND_PITCH, self.ground()),
        }
    }

    /// The fact: the flaw's own words, where a nearer look finds none better.
    fn fact(&self, flaw: &Flaw) -> String {
        match *flaw {
            Flaw::PostOffOutline { side, .. } | Flaw::MouthOffOutline { side, .. } => self.too_wide(side).map_or_else(
                || flaw.to_string(),
                |(goal, length)| {
                    format!("the {} goal is {goal} cells wide, but its side has only {length}", goal_name(side))
                },
            ),
            Flaw::TooLarge { width, length } => {
                format!("the outline is {width} × {length} cells, but only up to {MAX_CELLS} × {MAX_CELLS} are allowed")
            }
            Flaw::Crooked { corner, ends: [from, to] } if corner + 1 == self.outline.len() => format!(
                "the outline does not close: from its last corner {from} to its first {to} it is neither horizontal nor vertical nor at 45°"
            ),
            Flaw::RepeatedCorner { corner, at } if self.is_closed_twice(corner) => {
                format!("the last corner {at} is the first one again, but the outline closes by itself")
            }
            Flaw::SelfCrossing { corner, step: [_, at] } if self.twice(corner, at).is_some() => {
                format!("the outline comes back to its corner {at}")
            }
            _ => flaw.to_string(),
        }
    }

    /// The finding with its certain mend, if there is one.
    fn mended(&self, flaw: &Flaw, finding: Diagnostic) -> Diagnostic {
        let Flaw::RepeatedCorner { corner, .. } = *flaw else { return finding };
        let place = finding.place.clone();
        let spots = self.draft.outline.known().map(|outline| &outline.value);
        let Some((spots, mut place)) = spots.zip(place).filter(|_| self.is_closed_twice(corner)) else {
            return finding;
        };
        let Some(before) = corner.checked_sub(1).and_then(|before| spots.get(before)) else { return finding };
        place.span = Span::new(before.span.end, spots.get(corner).map_or(before.span.end, |spot| spot.span.end));
        finding.fix(place, "")
    }

    /// Whether the last corner is the first one again.
    fn is_closed_twice(&self, corner: usize) -> bool {
        corner > 0 && corner + 1 == self.outline.len() && self.outline.first() == self.outline.last()
    }

    /// The earlier corner that lies where the outline comes back to at the end of a side.
    fn twice(&self, corner: usize, at: GridPoint) -> Option<usize> {
        let end = self.outline.get((corner + 1) % self.outline.len().max(1)).filter(|&&end| end == at);
        end.and_then(|_| self.outline.iter().take(corner + 1).position(|&corner| corner == at))
    }

    /// The end of a side, and the earlier corner it comes back to.
    fn again(&self, corner: usize, first: usize) -> Vec<Culprit> {
        let Some(outline) = self.draft.outline.known() else { return self.ground() };
        let at = |corner: usize, says: &str| Some(outline.part(outline.value.get(corner)?.span, says));
        [at((corner + 1) % outline.value.len().max(1), ""), at(first, "here it was before")]
            .into_iter()
            .flatten()
            .collect()
    }

    /// The width of a drawn goal and the length of the side it lies on, if it is wider.
    fn too_wide(&self, side: Side) -> Option<(i32, i32)> {
        let [a, b] = self.draft.goals.get(side).mouth.known()?.value.map(|post| post.at);
        let ends = self.outline.iter().zip(self.outline.iter().cycle().skip(1));
        let (_, length) =
            ends.filter_map(|(&from, &to)| shared(a, b, from, to).map(|shared| (shared, run(from, to)))).max()?;
        let goal = run(a, b);
        (goal > length).then_some((goal, length))
    }
}

/// How far two points of one level or upright line are apart.
fn run(a: GridPoint, b: GridPoint) -> i32 {
    (a.x - b.x).abs() + (a.y - b.y).abs()
}

/// How much a mouth and a side have in common, if they lie on one level or upright line.
fn shared(a: GridPoint, b: GridPoint, from: GridPoint, to: GridPoint) -> Option<i32> {
    let overlap = |a: i32, b: i32, from: i32, to: i32| a.max(b).min(from.max(to)) - a.min(b).max(from.min(to));
    let shared = if a.y == b.y && from.y == to.y && a.y == from.y {
        overlap(a.x, b.x, from.x, to.x)
    } else if a.x == b.x && from.x == to.x && a.x == from.x {
        overlap(a.y, b.y, from.y, to.y)
    } else {
        0
    };
    (shared > 0).then_some(shared)
}

fn joined(one: Vec<Culprit>, others: impl IntoIterator<Item = Culprit>) -> Vec<Culprit> {
    one.into_iter().chain(others).collect()
}

/// What each fault of an entry is called.
const fn entry_code(fault: EntryFault) -> Code {
    match fault {
        EntryFault::NotFromMouth => codes::ENTRY_OUTSIDE_MOUTH,
        EntryFault::NotIntoGoal => codes::ENTRY_NOT_INTO_GOAL,
        EntryFault::TooDeep => codes::GOAL_DEPTH,
        EntryFault::OutsidePost => codes::ENTRY_OUTSIDE_POST,
        EntryFault::TooLong => codes::ENTRY_TOO_LONG,
        EntryFault::AlongSide => codes::ENTRY_ALONG_POST,
        EntryFault::Diagonal => codes::ENTRY_DIAGONAL,
        EntryFault::Repeated => codes::ENTRY_TWICE,
    }
}

/// What to do about a flaw.
fn advice(flaw: &Flaw, code: Code) -> Option<&'static str> {
    Some(match flaw {
        Flaw::TooFewCorners { .. } => "give the corners in order, such as [[0, 0], [8, 0], [8, 12], [0, 12]]",
        Flaw::RepeatedCorner { .. } | Flaw::WallRepeats { .. } => "remove one of the two",
        Flaw::Crooked { .. } | Flaw::WallCrooked { .. } => "put a corner between the two, or move one of them",
        Flaw::SelfCrossing { .. } => "give the corners in the order in which a pencil would draw them",
        Flaw::WallTooShort { .. } => "give two points or more, or remove the wall",
        Flaw::WallOutside { .. } => "shorten the wall, or draw the outline around it",
        Flaw::WallAndPlayable { .. } => "remove this part of the wall, or say `boundary = \"wall\"`",
        Flaw::GoalLineClosed { .. } => "a box goal is open between its posts: end the wall at a post",
        Flaw::StartOutside { .. } => "put it on the pitch, or leave `start` out for the centre",
        Flaw::StartBlocked { .. } => "move the start, or open a way",
        Flaw::PointsCutOff { .. } | Flaw::GoalCutOff { .. } => "open a way to it, or draw the outline without it",
        Flaw::PostOffOutline { .. } | Flaw::MouthOffOutline { .. } if code == codes::GOAL_TOO_WIDE => {
            "move the posts together, or draw a longer side"
        }
        Flaw::PostOffOutline { .. } | Flaw::MouthOffOutline { .. } => "posts lie on one straight side of the outline",
        Flaw::MouthCrooked { .. } => "posts lie on a level or an upright side, at least one cell apart",
        Flaw::NoMiddle { .. } => "make the mouth an even number of cells wide, or give its one entry with `entries`",
        Flaw::GoalInPitch { .. } => "leave one cell free behind the goal line",
        Flaw::GoalsOverlap { .. } => "give each goal a place of its own",
        Flaw::GoalsSwapped => "swap the two: [goal.upper] is the one A attacks",
        Flaw::NoEntry { .. } => "give at least one entry, or leave `entries` out for those of the goal's shape",
        Flaw::LinkEntries { .. } => "keep one of them, or say `shape = \"box\"`",
        Flaw::Entry { fault, .. } => entry_advice(*fault),
        _ => return None,
    })
}

/// What to do about an entry.
const fn entry_advice(fault: EntryFault) -> &'static str {
    match fault {
        EntryFault::NotFromMouth => {
            "an entry begins on the goal line, posts included; nowhere else an edge leaves the pitch"
        }
        EntryFault::NotIntoGoal | EntryFault::TooLong => "an entry is one step long and ends behind the goal line",
        EntryFault::TooDeep => "let it end one step behind the goal line",
        EntryFault::OutsidePost => "from a post only the diagonal inwards leads into the goal",
        EntryFault::AlongSide => {
            "the sides of a goal are never edges: from a post only the diagonal inwards leads into it"
        }
        EntryFault::Diagonal => "give straight entries, or leave `entries` out for those of the goal's shape",
        EntryFault::Repeated => "remove one of the two",
    }
}

/// Where a flaw lies.
fn marks(flaw: &Flaw) -> Vec<Mark> {
    match *flaw {
        Flaw::TooFar { at, .. }
        | Flaw::RepeatedCorner { at, .. }
        | Flaw::WallRepeats { at, .. }
        | Flaw::GoalsOverlap { at }
        | Flaw::StartOutside { start: at }
        | Flaw::StartBlocked { start: at }
        | Flaw::PostOffOutline { post: at, .. }
        | Flaw::PointsCutOff { first: at, .. } => vec![Mark::Point(at)],
        Flaw::Crooked { ends: line, .. }
        | Flaw::SelfCrossing { step: line, .. }
        | Flaw::WallCrooked { ends: line, .. }
        | Flaw::WallOutside { ends: line, .. }
        | Flaw::WallAndPlayable { step: line, .. }
        | Flaw::GoalLineClosed { step: line, .. }
        | Flaw::MouthCrooked { posts: line, .. }
        | Flaw::MouthOffOutline { step: line, .. }
        | Flaw::GoalInPitch { step: line, .. }
        | Flaw::Entry { entry: line, .. } => vec![Mark::Line(line)],
        _ => Vec::new(),
    }
}
