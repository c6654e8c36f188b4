//! What a file draws point by point: the outline, walls, the start, mouths and entries. Knows how points are written, not
//! whether they make a pitch.

use std::ops::RangeInclusive;

use toml::Spanned;
use toml::de::{DeInteger, DeValue};

use super::codes;
use super::draft::{DrawnGoal, Given, Origin, Row, Slot, Spot};
use super::reader::{Reader, integer, kind};
use super::vocabulary::Key;
use crate::diag::{Code, Diagnostic};
use crate::pitch::{BySide, GridPoint, MAX_COORDINATE};
use crate::source::{Place, Span};

/// How far out coordinates may lie.
const COORDINATES: RangeInclusive<i64> = -(MAX_COORDINATE as i64)..=MAX_COORDINATE as i64;

/// A value with its place in the file.
type Value<'v> = Spanned<DeValue<'v>>;

/// What one file draws.
pub(super) struct Drawn {
    pub outline: Slot<Vec<Spot>>,
    pub walls: Slot<Vec<Row>>,
    pub start: Slot<GridPoint>,
    pub goals: BySide<DrawnGoal>,
}

/// Reads everything that is drawn.
pub(super) fn read(reader: &mut Reader<'_>) -> Drawn {
    Drawn {
        outline: outline(reader),
        walls: walls(reader),
        start: start(reader),
        goals: BySide {
            a: DrawnGoal {
                mouth: mouth(reader, ("goal.upper", "mouth")),
                entries: entries(reader, ("goal.upper", "entries")),
            },
            b: DrawnGoal {
                mouth: mouth(reader, ("goal.lower", "mouth")),
                entries: entries(reader, ("goal.lower", "entries")),
            },
        },
    }
}

fn outline(reader: &mut Reader<'_>) -> Slot<Vec<Spot>> {
    let key = ("pitch", "outline");
    reader.entry(key).and_then(|given| {
        let corners = list(reader, key, given, "a list of corners such as [[0, 0], [8, 0], [8, 12], [0, 12]]")?;
        spots(reader, key.1, corners)
    })
}

fn walls(reader: &mut Reader<'_>) -> Slot<Vec<Row>> {
    let key = ("pitch", "walls");
    reader.entry(key).and_then(|given| {
        let walls = list(reader, key, given, "a list of walls, each a list of points")?;
        if walls.first().is_some_and(is_point) {
            one_wall(reader, given);
            return None;
        }
        rows(reader, key.1, walls)
    })
}

fn start(reader: &mut Reader<'_>) -> Slot<GridPoint> {
    let key = ("pitch", "start");
    reader.entry(key).and_then(|given| {
        let span = match &given.origin {
            Origin::File(place) => place.span,
            Origin::Argument(_) => Span::default(),
        };
        Some(spot(reader, key.1, given.value, span)?.at)
    })
}

fn mouth(reader: &mut Reader<'_>, key: Key) -> Slot<[Spot; 2]> {
    reader.entry(key).and_then(|given| {
        let posts = list(reader, key, given, "two posts such as [[3, 0], [5, 0]]")?;
        let posts = spots(reader, key.1, posts)?;
        if let [left, right] = posts[..] {
            return Some([left, right]);
        }
        let message = format!("a mouth lies between two posts, but this one has {}", counted(posts.len(), "point"));
        let finding = reader.error(given, codes::NOT_TWO_POINTS, message);
        reader.findings.push(finding.help("write [post, post], such as [[3, 0], [5, 0]]"));
        None
    })
}

fn entries(reader: &mut Reader<'_>, key: Key) -> Slot<Vec<Row>> {
    reader.entry(key).and_then(|given| {
        let entries = list(reader, key, given, "a list of entries, each from one point to another")?;
        let entries = rows(reader, key.1, entries)?;
        let before = reader.findings.len();
        for entry in entries.iter().filter(|entry| entry.spots.len() != 2) {
            let message = format!(
                "an entry leads from one point to another, but this one has {}",
                counted(entry.spots.len(), "point")
            );
            report(reader, entry.span, codes::NOT_TWO_POINTS, message, "write [from, to], such as [[4, 0], [4, -1]]");
        }
        (reader.findings.len() == before).then_some(entries)
    })
}

/// The values of a list.
fn list<'v>(
    reader: &mut Reader<'_>,
    key: Key,
    given: &Given<&'v DeValue<'v>>,
    wanted: &str,
) -> Option<&'v [Value<'v>]> {
    if let DeValue::Array(values) = given.value {
        return Some(values);
    }
    reader.wrong_type(key, given, wanted, None);
    None
}

/// Several rows of points.
fn rows(reader: &mut Reader<'_>, key: &str, values: &[Value<'_>]) -> Option<Vec<Row>> {
    let mut rows = Vec::with_capacity(values.len());
    for value in values {
        let span = value.span().into();
        match value.get_ref() {
            DeValue::Array(points) => rows.push(spots(reader, key, points).map(|spots| Row { spots, span })),
            other => {
                let message = format!("`{key}` holds {}, but must hold lists of points", kind(other));
                report(
                    reader,
                    span,
                    codes::NOT_A_POINT,
                    message,
                    "a point is written [x, y], and a list of them [[x, y], [x, y]]",
                );
                rows.push(None);
            }
        }
    }
    rows.into_iter().collect()
}

/// Several points.
fn spots(reader: &mut Reader<'_>, key: &str, values: &[Value<'_>]) -> Option<Vec<Spot>> {
    let spots: Vec<_> = values.iter().map(|value| spot(reader, key, value.get_ref(), value.span().into())).collect();
    spots.into_iter().collect()
}

/// One point: two whole numbers in brackets.
fn spot(reader: &mut Reader<'_>, key: &str, value: &DeValue<'_>, span: Span) -> Option<Spot> {
    let DeValue::Array(pair) = value else {
        let message = format!("`{key}` holds {}, but must hold points", kind(value));
        report(
            reader,
            span,
            codes::NOT_A_POINT,
            message,
            "a point is written [x, y], in cells from the upper left corner",
        );
        return None;
    };
    let [x, y] = &pair[..] else {
        let message = format!("a point has two numbers, but this one in `{key}` has {}", pair.len());
        report(
            reader,
            span,
            codes::NOT_A_POINT,
            message,
            "a point is written [x, y], in cells from the upper left corner",
        );
        return None;
    };
    let [x, y] = [x, y].map(|value| coordinate(reader, key, value));
    Some(Spot { at: GridPoint::new(x?, y?), span })
}

/// One coordinate of a point.
fn coordinate(reader: &mut Reader<'_>, key: &str, value: &Value<'_>) -> Option<i32> {
    let span: Span = value.span().into();
    let message = match value.get_ref() {
        DeValue::Integer(number) => return within(reader, number, span),
        DeValue::Float(number) if number.as_str().ends_with(".0") => {
            let whole = number.as_str().trim_end_matches(".0").to_owned();
            let message = format!("a coordinate in `{key}` is the number {}, but must be a whole one", number.as_str());
            let place = Place { source: reader.source.clone(), span };
            let finding = Diagnostic::error(codes::WRONG_TYPE, message).at(place.clone());
            reader.findings.push(finding.help(format!("write {whole}")).fix(place, whole));
            return None;
        }
        DeValue::Float(number) => {
            let message =
                format!("a point in `{key}` has the coordinate {}, between two lines of the grid", number.as_str());
            report(
                reader,
                span,
                codes::OFF_LATTICE,
                message,
                "points lie where lines of the grid cross: give whole numbers",
            );
            return None;
        }
        other => format!("a coordinate in `{key}` is {}, but must be a whole number", kind(other)),
    };
    report(reader, span, codes::NOT_A_POINT, message, "a point is written [x, y], in cells from the upper left corner");
    None
}

/// A coordinate within the limits.
fn within(reader: &mut Reader<'_>, number: &DeInteger<'_>, span: Span) -> Option<i32> {
    let value = integer(number);
    if COORDINATES.contains(&value) {
        return i32::try_from(value).ok();
    }
    let written = number.as_str();
    let (shown, rest) = written.split_at_checked(20).map_or((written, ""), |(shown, _)| (shown, "…"));
    let message =
        format!("the coordinate is {shown}{rest}, but only -{MAX_COORDINATE} to {MAX_COORDINATE} are allowed");
    report(reader, span, codes::OUT_OF_RANGE, message, "count cells from any corner near the pitch");
    None
}

/// Whether a value looks like a point.
fn is_point(value: &Value<'_>) -> bool {
    let DeValue::Array(pair) = value.get_ref() else { return false };
    !pair.is_empty() && pair.iter().all(|number| matches!(number.get_ref(), DeValue::Integer(_) | DeValue::Float(_)))
}

/// Reports the points of a wall that are not in brackets of their own.
fn one_wall(reader: &mut Reader<'_>, given: &Given<&DeValue<'_>>) {
    let message = "`walls` holds points, but must hold walls, each a list of points".to_owned();
    let mut finding = reader.error(given, codes::WRONG_TYPE, message).help("put brackets around each wall");
    if let Origin::File(place) = &given.origin {
        let end = |at: usize| Place { source: place.source.clone(), span: Span::new(at, at) };
        finding = finding.fix(end(place.span.start), "[").fix(end(place.span.end), "]");
    }
    reader.findings.push(finding);
}

/// Reports what is wrong with a stretch of the file.
fn report(reader: &mut Reader<'_>, span: Span, code: Code, message: String, help: &str) {
    let place = Place { source: reader.source.clone(), span };
    reader.findings.push(Diagnostic::error(code, message).at(place).help(help));
}

/// So many of something.
fn counted(n: usize, noun: &str) -> String {
    if n == 1 { format!("1 {noun}") } else { format!("{n} {noun}s") }
}
