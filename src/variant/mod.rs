//! A variant of paper soccer: read from `*.pitch.toml`, checked, ready to print. Knows nothing of paper.
//!
//! The way in is one: bytes are decoded, parsed into a draft whose values keep their places, laid over the drafts they
//! are based on, and checked as a whole. Every step reports what it finds and leaves out what it found wrong, so that
//! later steps do not complain about the same thing again.

mod built_in;
mod chain;
mod check;
pub mod codes;
mod decode;
mod draft;
mod layer;
mod name;
mod reader;
mod sizes;
mod strangers;
mod surprises;
mod title;
mod vocabulary;

use std::collections::BTreeMap;
use std::sync::Arc;

pub use built_in::{BUILT_INS, built_in_source};
pub use chain::{Files, MAX_CHAIN, NoFiles, stem};
pub use decode::MAX_BYTES;
pub use name::MAX_NAME;
pub use sizes::{GUESTS, MINUTES, SIDE};
pub use title::MAX_TITLE;

use crate::diag::Diagnostic;
use crate::pitch::{Geometry, Pitch};
use crate::rules::RuleSet;
use crate::source::{Source, Span};
use draft::{Draft, Given, Origin, Slot};

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

/// What became of a variant file: a variant or at least one error, and whatever else was found.
#[derive(Clone, Debug)]
pub struct Checked {
    variant: Option<Variant>,
    diagnostics: Vec<Diagnostic>,
}

impl Checked {
    /// No variant, for this one reason.
    fn refused(finding: Diagnostic) -> Self {
        Self { variant: None, diagnostics: vec![finding] }
    }

    /// The variant, if there is one to play and print.
    #[must_use]
    pub fn variant(&self) -> Option<&Variant> {
        self.variant.as_ref()
    }

    /// All findings, in the order of the files and their lines. Those without a place are about arguments.
    #[must_use]
    pub fn diagnostics(&self) -> &[Diagnostic] {
        &self.diagnostics
    }

    /// Both parts.
    #[must_use]
    pub fn into_parts(self) -> (Option<Variant>, Vec<Diagnostic>) {
        (self.variant, self.diagnostics)
    }
}

/// What the command line asks for in place of what the file says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Overrides {
    /// `--size`: width and length, in cells.
    pub size: Option<(i64, i64)>,
    /// `--goal`: the goal's width, in cells.
    pub goal: Option<i64>,
}

/// The most findings shown of one variant.
pub const MAX_FINDINGS: usize = 100;

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
    let variant = check::check(draft, own_name, &mut findings);
    Checked { variant, diagnostics: in_order(findings, &summed.sources) }
}

/// A built-in variant, perhaps with quick tries of other sizes; none if no built-in has this name.
#[must_use]
pub fn read_built_in(name: &str, overrides: &Overrides) -> Option<Checked> {
    Some(read(built_in_source(name)?.as_bytes(), name, Some(name), &NoFiles, overrides))
}

/// A built-in variant as it is; none if no built-in has this name.
#[must_use]
pub fn built_in(name: &str) -> Option<Variant> {
    read_built_in(name, &Overrides::default())?.variant
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
    Draft {
        width: sizes.width.or(draft.width),
        length: sizes.length.or(draft.length),
        goal_width: sizes.goal.or(draft.goal_width),
        ..draft
    }
}

/// The findings by file and line, arguments first, and no more than anybody reads.
fn in_order(mut findings: Vec<Diagnostic>, sources: &[Arc<Source>]) -> Vec<Diagnostic> {
    let order = |finding: &Diagnostic| {
        let place = finding.place.as_ref()?;
        let file = sources.iter().position(|source| Arc::ptr_eq(source, &place.source));
        // A file that could not be read at all stands after those that could.
        Some((file.unwrap_or(sources.len()), place.span.start))
    };
    findings.sort_by_key(order);
    if findings.len() > MAX_FINDINGS {
        let all = findings.len();
        // Errors before warnings: where not all can be shown, those that stop the run must be.
        findings.sort_by_key(|finding| !finding.is_error());
        findings.truncate(MAX_FINDINGS);
        findings.sort_by_key(order);
        let message = format!("these are the first {MAX_FINDINGS} of {all} findings");
        let help = "mend some of them and run it again";
        findings.extend(
            sources
                .first()
                .map(|source| draft::error_at(source, Span::new(0, 0), codes::TOO_MANY_FINDINGS, message).help(help)),
        );
    }
    findings
}
