//! A variant of paper soccer: read from `*.pitch.toml`, checked, ready to print. Knows nothing of paper.

use std::collections::BTreeMap;

use crate::pitch::{Geometry, Pitch};
use crate::rules::RuleSet;

/// A checked variant: its pitch is sound, its rules are complete.
#[derive(Clone, Debug)]
pub struct Variant {
    /// Its name: a–z, 0–9 and hyphens.
    pub name: String,
    /// Its title by language, where its file gives one. Built-ins leave this to the language files.
    pub title: BTreeMap<String, String>,
    /// Its pitch as it was described.
    pub geometry: Geometry,
    /// Its pitch, proven.
    pub pitch: Pitch,
    /// Its rules.
    pub rules: RuleSet,
    /// The clock in minutes, if there is one.
    pub minutes: Option<u16>,
    /// The most guests one kit seats.
    pub guests: u16,
    /// At which end the rows start to count.
    pub row_one: RowOne,
}

/// At which end row 1 lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RowOne {
    /// At the lower end.
    Bottom,
    /// At the upper end.
    Top,
}
