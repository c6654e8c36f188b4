//! A variant as it was written down: every value with the place it came from, nothing proven. Knows no TOML.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::vocabulary::BounceWord;
use super::{Places, RowOne};
use crate::diag::{Code, Diagnostic};
use crate::pitch::{Boundary, BySide, Directions, GoalShape, GridPoint, Side};
use crate::rules::{Blocked, Crossing};
use crate::source::{Place, Source, Span};

/// Where a value was given.
#[derive(Clone, Debug)]
pub(super) enum Origin {
    /// In a file.
    File(Place),
    /// By an argument of the command line, named as it is typed.
    Argument(&'static str),
}

impl Origin {
    /// The place in a file, if it is one.
    pub fn place(&self) -> Option<&Place> {
        match self {
            Self::File(place) => Some(place),
            Self::Argument(_) => None,
        }
    }
}

/// A value, where it was given, and how far from the variant asked for: 0 is an argument, 1 its file, 2 that file's
/// base, and so on.
#[derive(Clone, Debug)]
pub(super) struct Given<T> {
    pub value: T,
    pub origin: Origin,
    pub distance: usize,
}

/// What is known of a value.
#[derive(Clone, Debug, Default)]
pub(super) enum Slot<T> {
    /// Nothing was said.
    #[default]
    Unset,
    /// Something was said, but it was wrong and has been reported: nothing that depends on it may be judged.
    Unknown,
    /// This was said.
    Given(Given<T>),
}

impl<T> Slot<T> {
    /// The value, if it is known.
    pub fn known(&self) -> Option<&Given<T>> {
        match self {
            Self::Given(given) => Some(given),
            Self::Unset | Self::Unknown => None,
        }
    }

    /// Whether nothing was said.
    pub fn is_unset(&self) -> bool {
        matches!(self, Self::Unset)
    }

    /// This, or what is inherited where nothing was said.
    pub fn or(self, inherited: Self) -> Self {
        if self.is_unset() { inherited } else { self }
    }

    /// The value made into another, or unknown where that cannot be done.
    pub fn and_then<U>(self, f: impl FnOnce(&Given<T>) -> Option<U>) -> Slot<U> {
        match self {
            Self::Unset => Slot::Unset,
            Self::Unknown => Slot::Unknown,
            Self::Given(given) => match f(&given) {
                Some(value) => Slot::Given(Given { value, origin: given.origin, distance: given.distance }),
                None => Slot::Unknown,
            },
        }
    }
}

/// A point as it was written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    pub at: GridPoint,
    pub span: Span,
}

/// Points in a row as they were written: a wall, an entry.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub spots: Vec<Spot>,
    pub span: Span,
}

impl Row {
    /// The bare points.
    pub fn points(&self) -> Vec<GridPoint> {
        self.spots.iter().map(|spot| spot.at).collect()
    }
}

/// A goal as it was drawn: its posts, and its entries, each from one point to another.
#[derive(Clone, Debug, Default)]
pub(super) struct DrawnGoal {
    pub mouth: Slot<[Spot; 2]>,
    pub entries: Slot<Vec<Row>>,
}

impl DrawnGoal {
    /// This goal with what it does not say taken from `base`. Entries belong to the mouth and the shape they were written
    /// for.
    fn over(self, base: Self, keeps: Keeps) -> Self {
        let mouth = if keeps.mouth { base.mouth } else { Slot::Unset };
        let entries = if keeps.entries && self.mouth.is_unset() { base.entries } else { Slot::Unset };
        Self { mouth: self.mouth.or(mouth), entries: self.entries.or(entries) }
    }
}

/// What of an inherited goal stays.
#[derive(Clone, Copy)]
struct Keeps {
    mouth: bool,
    entries: bool,
}

/// A variant file as it was written, or the sum of several.
#[derive(Clone, Debug, Default)]
pub(super) struct Draft {
    pub name: Slot<String>,
    pub title: BTreeMap<String, Given<String>>,
    pub based_on: Slot<String>,
    pub width: Slot<i32>,
    pub length: Slot<i32>,
    pub directions: Slot<Directions>,
    pub boundary: Slot<Boundary>,
    pub crossing: Slot<Crossing>,
    pub outline: Slot<Vec<Spot>>,
    pub walls: Slot<Vec<Row>>,
    pub start: Slot<GridPoint>,
    pub goals: BySide<DrawnGoal>,
    pub goal_shape: Slot<GoalShape>,
    pub goal_width: Slot<i32>,
    pub bounce: Slot<BounceWord>,
    pub end_on_touched: Slot<bool>,
    pub first: Slot<Side>,
    pub blocked: Slot<Blocked>,
    pub minutes: Slot<Option<u16>>,
    pub guests: Slot<u16>,
    pub row_one: Slot<RowOne>,
}

impl Draft {
    /// A draft of which nothing is known, in place of a base that could not be read.
    pub fn unknown() -> Self {
        Self {
            name: Slot::Unknown,
            title: BTreeMap::new(),
            based_on: Slot::Unknown,
            width: Slot::Unknown,
            length: Slot::Unknown,
            directions: Slot::Unknown,
            boundary: Slot::Unknown,
            crossing: Slot::Unknown,
            outline: Slot::Unknown,
            walls: Slot::Unknown,
            start: Slot::Unknown,
            goals: BySide { a: (), b: () }.map(|()| DrawnGoal { mouth: Slot::Unknown, entries: Slot::Unknown }),
            goal_shape: Slot::Unknown,
            goal_width: Slot::Unknown,
            bounce: Slot::Unknown,
            end_on_touched: Slot::Unknown,
            first: Slot::Unknown,
            blocked: Slot::Unknown,
            minutes: Slot::Unknown,
            guests: Slot::Unknown,
            row_one: Slot::Unknown,
        }
    }

    /// This draft with everything it does not say taken from `base`. The name and the titles are the variant's own: a
    /// variant that differs from its base must not be printed under the base's title.
    pub fn over(self, base: Self) -> Self {
        let base = if self.has_other_ground(&base) { base.without_ground() } else { base };
        let keeps = Keeps {
            mouth: self.goal_width.is_unset(),
            entries: self.goal_width.is_unset() && self.goal_shape.is_unset(),
        };
        // A bounce rule of one's own leaves no meaning to a base's answer about touched points, unless it is `none` again.
        let keeps_ending = !matches!(&self.bounce, Slot::Given(bounce) if bounce.value != BounceWord::None);
        let inherited_ending = if keeps_ending { base.end_on_touched } else { Slot::Unset };
        Self {
            name: self.name,
            title: self.title,
            based_on: base.based_on,
            width: self.width.or(base.width),
            length: self.length.or(base.length),
            directions: self.directions.or(base.directions),
            boundary: self.boundary.or(base.boundary),
            crossing: self.crossing.or(base.crossing),
            outline: self.outline.or(base.outline),
            walls: self.walls.or(base.walls),
            start: self.start.or(base.start),
            goals: BySide { a: self.goals.a.over(base.goals.a, keeps), b: self.goals.b.over(base.goals.b, keeps) },
            goal_shape: self.goal_shape.or(base.goal_shape),
            goal_width: self.goal_width.or(base.goal_width),
            bounce: self.bounce.or(base.bounce),
            end_on_touched: self.end_on_touched.or(inherited_ending),
            first: self.first.or(base.first),
            blocked: self.blocked.or(base.blocked),
            minutes: self.minutes.or(base.minutes),
            guests: self.guests.or(base.guests),
            row_one: self.row_one.or(base.row_one),
        }
    }
}

impl Draft {
    /// Where files say what later findings may be about.
    pub fn places(&self) -> Places {
        let outline = self.outline.known().map(|outline| (outline.distance, &outline.origin));
        let width = self.width.known().map(|width| (width.distance, &width.origin));
        let length = self.length.known().map(|length| (length.distance, &length.origin));
        let size = [outline, width, length].into_iter().flatten().min_by_key(|(distance, _)| *distance);
        let titles = self.title.iter().filter_map(|(lang, title)| Some((lang.clone(), title.origin.place()?.clone())));
        Places { size: size.and_then(|(_, origin)| origin.place()).cloned(), titles: titles.collect() }
    }

    /// Whether this draft takes an inherited pitch away: an outline takes the place of any other ground, a size that of an
    /// outline.
    fn has_other_ground(&self, base: &Self) -> bool {
        let sizes = [&self.width, &self.length].into_iter().filter(|size| !size.is_unset()).count();
        !self.outline.is_unset()
            || sizes == 2 && !base.outline.is_unset()
            || sizes == 1 && base.outline.known().is_some()
    }

    /// This draft without the ground and all that was drawn on it.
    fn without_ground(self) -> Self {
        Self {
            width: Slot::Unset,
            length: Slot::Unset,
            outline: Slot::Unset,
            walls: Slot::Unset,
            start: Slot::Unset,
            goals: BySide::default(),
            ..self
        }
    }
}

/// Something that may be to blame: where it was given, how near, and a word on what it says.
#[derive(Clone)]
pub(super) struct Culprit {
    origin: Origin,
    distance: usize,
    says: String,
}

impl<T> Given<T> {
    /// This value as something to blame; `says` is shown beside it where another is blamed more.
    pub fn culprit(&self, says: impl Into<String>) -> Culprit {
        Culprit { origin: self.origin.clone(), distance: self.distance, says: says.into() }
    }

    /// A part of this value as something to blame.
    pub fn part(&self, span: Span, says: impl Into<String>) -> Culprit {
        let origin = match &self.origin {
            Origin::File(place) => Origin::File(Place { source: Arc::clone(&place.source), span }),
            Origin::Argument(name) => Origin::Argument(name),
        };
        Culprit { origin, distance: self.distance, says: says.into() }
    }
}

/// Blames what lies nearest to the variant asked for (the first named of equals), and shows the others beside it.
pub(super) fn blame(finding: Diagnostic, culprits: impl IntoIterator<Item = Culprit>) -> Diagnostic {
    let mut culprits: Vec<_> = culprits.into_iter().collect();
    culprits.sort_by_key(|culprit| culprit.distance);
    let mut culprits = culprits.into_iter();
    let Some(first) = culprits.next() else { return finding };
    let mut finding = point(finding, &first.origin);
    for other in culprits {
        if let Origin::File(place) = other.origin {
            finding = finding.related(place, other.says);
        }
    }
    finding
}

/// Points at an origin: a file by its place, an argument by its name.
fn point(mut finding: Diagnostic, origin: &Origin) -> Diagnostic {
    match origin {
        Origin::File(place) => finding.at(place.clone()),
        Origin::Argument(name) => {
            finding.message = format!("argument {name}: {}", finding.message);
            finding
        }
    }
}

/// An error about one stretch of a source.
pub(super) fn error_at(source: &Arc<Source>, span: impl Into<Span>, code: Code, message: String) -> Diagnostic {
    Diagnostic::error(code, message).at(Place { source: Arc::clone(source), span: span.into() })
}
