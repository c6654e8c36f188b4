//! A variant of paper soccer: read from `*.pitch.toml`, checked, ready to print. Knows nothing of paper.
//!
//! The way in is one: bytes are decoded, parsed into a draft whose values keep their places, laid over the drafts they
//! are based on, and checked as a whole. Every step reports what it finds and leaves out what it found wrong, so that
//! later steps do not complain about the same thing again.

mod built_in;
mod chain;
mod check;
mod checked;
pub mod codes;
mod course;
mod decode;
mod draft;
mod drawn;
mod flaws;
mod ground;
mod layer;
mod name;
mod reader;
pub(crate) mod reading;
mod schema;
mod shape;
mod sizes;
mod sketch;
mod strangers;
mod surprises;
mod title;
mod vocabulary;

use std::collections::BTreeMap;
use std::sync::Arc;

pub use built_in::{BUILT_INS, built_in_source};
pub use chain::{Files, MAX_CHAIN, NoFiles, stem};
pub use checked::{Checked, MAX_FINDINGS, Places};
pub use decode::MAX_BYTES;
pub use name::{MAX_NAME, check_name};
pub use schema::schema;
pub use sizes::{GUESTS, MINUTES, SIDE};
pub use sketch::{Mark, Sketch};
pub use title::MAX_TITLE;

use crate::diag::Diagnostic;
use crate::pitch::{Geometry, Pitch};
pub use crate::rules::RowOne;
use crate::rules::RuleSet;
use draft::{Draft, Given, Origin, Slot};
use sketch::Found;

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

/// What the command line asks for in place of what the file says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Overrides {
    /// `--size`: width and length, in cells.
    pub size: Option<(i64, i64)>,
    /// `--goal`: the goal's width, in cells.
    pub goal: Option<i64>,
}

/// Reads and checks a variant file.
///
/// `name` is what messages call the file and where its `based-on` counts from; `stem` (see [`stem()`]) is what the
/// variant is called where the file does not say, none for a file without a name of its own.
#[must_use]
pub fn read(bytes: &[u8], name: &str, stem: Option<&str>, files: &dyn Files, overrides: &Overrides) -> Checked {
    let source = match decode::decode(bytes, name) {
        Ok(source) => source,
        Err(finding) => return Checked::refused(*finding),
    };
    let summed = match chain::Chain::read(Arc::clone(&source), files) {
        Ok(summed) => summed,
        Err(finding) => return Checked::refused(*finding),
    };
    let mut findings = summed.findings;
    let own_name = match &summed.draft.name {
        Slot::Given(name) => Some(name.value.clone()),
        Slot::Unknown => None,
        Slot::Unset => name::from_stem(stem, &source, &mut findings),
    };
    let draft = overridden(overrides, summed.draft, &mut findings);
    let places = draft.places();
    let mut found = findings.into_iter().map(Found::from).collect();
    let (variant, sketch) = check::check(draft, own_name, &mut found);
    Checked::new(variant, found, sketch, places, &summed.sources)
}

/// A built-in variant, perhaps with quick tries of other sizes; none if no built-in has this name.
#[must_use]
pub fn read_built_in(name: &str, overrides: &Overrides) -> Option<Checked> {
    Some(read(built_in_source(name)?.as_bytes(), name, Some(name), &NoFiles, overrides))
}

/// A built-in variant as it is; none if no built-in has this name.
#[must_use]
pub fn built_in(name: &str) -> Option<Variant> {
    read_built_in(name, &Overrides::default())?.into_parts().0
}

/// The draft with what the command line asks for laid over it.
fn overridden(overrides: &Overrides, draft: Draft, findings: &mut Vec<Diagnostic>) -> Draft {
    let asked = |value: Option<i64>, argument| {
        value.map_or(Slot::Unset, |value| Slot::Given(Given { value, origin: Origin::Argument(argument), distance: 0 }))
    };
    let sizes = sizes::Asked {
        width: asked(overrides.size.map(|(width, _)| width), "--size"),
        length: asked(overrides.size.map(|(_, length)| length), "--size"),
        goal: asked(overrides.goal, "--goal"),
    };
    let sizes = sizes.check(findings);
    let (name, title) = (draft.name.clone(), draft.title.clone());
    let asked =
        Draft { name, title, width: sizes.width, length: sizes.length, goal_width: sizes.goal, ..Draft::default() };
    asked.over(draft)
}
