//! Checks on single numbers: sizes of pitch and goal, clock, guests. The same for a file and for arguments.

use std::ops::RangeInclusive;
use std::sync::Arc;

use super::codes;
use super::draft::{Given, Origin, Slot, blame};
use crate::diag::{Code, Diagnostic, escaped};

/// Cells that a side of the pitch may have.
pub const SIDE: RangeInclusive<i64> = 2..=100;
/// Minutes that a clock may have.
pub const MINUTES: RangeInclusive<i64> = 1..=600;
/// Guests that one kit may seat.
pub const GUESTS: RangeInclusive<i64> = 2..=200;

/// The sizes that one file, or the command line, asks for.
pub(super) struct Asked {
    pub width: Slot<i64>,
    pub length: Slot<i64>,
    pub goal: Slot<i64>,
}

/// The sizes that passed, each by itself.
pub(super) struct Passed {
    pub width: Slot<i32>,
    pub length: Slot<i32>,
    pub goal: Slot<i32>,
}

impl Asked {
    /// Checks ranges and parity.
    pub fn check(self, findings: &mut Vec<Diagnostic>) -> Passed {
        let width = in_range(self.width, &SIDE, findings, |n| format!("the pitch is {} wide", counted(n, "cell")));
        let length = in_range(self.length, &SIDE, findings, |n| format!("the pitch is {} long", counted(n, "cell")));
        let goal = in_range(self.goal, &SIDE, findings, |n| format!("the goal is {} wide", counted(n, "cell")));
        let (width, length) = even_sides(width, length, findings);
        Passed { width, length, goal: even_goal(goal, findings) }
    }
}

/// The clock, if its minutes are within the limits.
pub(super) fn minutes(asked: Slot<Option<i64>>, findings: &mut Vec<Diagnostic>) -> Slot<Option<u16>> {
    asked.and_then(|given| {
        let Some(minutes) = given.value else { return Some(None) };
        if minutes == 0 {
            let finding =
                Diagnostic::error(codes::ZERO_CLOCK, "the clock has 0 minutes, so every game is over at once")
                    .help("give 1 to 600 minutes, or `minutes = \"none\"` for a game without a clock");
            findings.push(blame(finding, [given.culprit("")]));
            return None;
        }
        let fact = |n: &str| format!("the clock has {n} minutes");
        fitting(minutes, given, &MINUTES, findings, fact).map(Some)
    })
}

/// The guests, if there are neither too few nor too many.
pub(super) fn guests(asked: Slot<i64>, findings: &mut Vec<Diagnostic>) -> Slot<u16> {
    in_range(asked, &GUESTS, findings, |n| format!("the kit is for {}", counted(n, "guest")))
}

/// The number, if it is within the limits; `fact` says what it means.
fn in_range<T: TryFrom<i64>>(
    asked: Slot<i64>,
    limits: &RangeInclusive<i64>,
    findings: &mut Vec<Diagnostic>,
    fact: impl Fn(&str) -> String,
) -> Slot<T> {
    asked.and_then(|given| fitting(given.value, given, limits, findings, fact))
}

/// The number, given as `given`, if it is within the limits.
fn fitting<T: TryFrom<i64>, G>(
    number: i64,
    given: &Given<G>,
    limits: &RangeInclusive<i64>,
    findings: &mut Vec<Diagnostic>,
    fact: impl Fn(&str) -> String,
) -> Option<T> {
    if limits.contains(&number) {
        return T::try_from(number).ok();
    }
    let (low, high) = (limits.start(), limits.end());
    let message = format!("{}, but only {low} to {high} are allowed", fact(&as_written(number, &given.origin)));
    findings.push(blame(Diagnostic::error(codes::OUT_OF_RANGE, message), [given.culprit("")]));
    None
}

/// So many of something.
fn counted(n: &str, noun: &str) -> String {
    if n == "1" { format!("1 {noun}") } else { format!("{n} {noun}s") }
}

/// The number as its file writes it: it may be larger than any we can hold.
fn as_written(number: i64, origin: &Origin) -> String {
    match origin {
        Origin::File(place) => match place.source.text.get(place.span.start..place.span.end) {
            Some(text) if text.len() <= 24 => escaped(text),
            Some(text) => text.chars().take(20).chain(['…']).collect(),
            None => number.to_string(),
        },
        Origin::Argument(_) => number.to_string(),
    }
}

/// Refuses odd sides: they have no middle. Where both are odd, points were counted instead of cells.
fn even_sides(width: Slot<i32>, length: Slot<i32>, findings: &mut Vec<Diagnostic>) -> (Slot<i32>, Slot<i32>) {
    if let (Slot::Given(across), Slot::Given(along)) = (&width, &length)
        && across.value % 2 != 0
        && along.value % 2 != 0
    {
        findings.push(points_for_cells(across, along));
        return (Slot::Unknown, Slot::Unknown);
    }
    let mut even = |side: Slot<i32>, which: &str| {
        side.and_then(|given| {
            let fact = format!("the pitch is {} cells {which}", given.value);
            even(given, codes::ODD_SIZE, &format!("{fact}, but only an even side has a point in its middle"), findings)
        })
    };
    (even(width, "wide"), even(length, "long"))
}

/// Refuses odd goals.
fn even_goal(goal: Slot<i32>, findings: &mut Vec<Diagnostic>) -> Slot<i32> {
    goal.and_then(|given| {
        let fact = format!("the goal is {} cells wide", given.value);
        even(
            given,
            codes::ODD_GOAL,
            &format!("{fact}, but only an even goal lies in the middle of an even side"),
            findings,
        )
    })
}

/// The number, if it is even; else the two even ones beside it are named.
fn even(given: &Given<i32>, code: Code, message: &str, findings: &mut Vec<Diagnostic>) -> Option<i32> {
    let n = given.value;
    if n % 2 == 0 {
        return Some(n);
    }
    let help = if n < 3 { format!("use {}", n + 1) } else { format!("use {} or {}", n - 1, n + 1) };
    findings.push(blame(Diagnostic::error(code, message).help(help), [given.culprit("")]));
    None
}

/// `9 × 13` where `8 × 12` was meant.
fn points_for_cells(width: &Given<i32>, length: &Given<i32>) -> Diagnostic {
    let (across, along) = (width.value - 1, length.value - 1);
    let message = format!("{} × {} points are {across} × {along} cells", width.value, length.value);
    let finding = Diagnostic::error(codes::POINTS_FOR_CELLS, message);
    let (Origin::File(at_width), Origin::File(at_length)) = (&width.origin, &length.origin) else {
        return blame(finding.help(format!("give the size in cells: {across}x{along}")), [width.culprit("")]);
    };
    let finding = blame(finding, [width.culprit(""), length.culprit("the length")]).help("give the size in cells");
    let mut changes = [(at_width, across), (at_length, along)];
    changes.sort_by_key(|(place, _)| place.span);
    if Arc::ptr_eq(&at_width.source, &at_length.source) {
        changes.into_iter().fold(finding, |finding, (place, cells)| finding.fix(place.clone(), cells.to_string()))
    } else {
        finding
    }
}
