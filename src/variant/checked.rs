//! What became of a variant file, in the order people read it. Finds nothing.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::sketch::{Found, Mark, Sketch};
use super::{Variant, codes, draft};
use crate::diag::{Diagnostic, Severity};
use crate::source::{Place, Source, Span};

/// The most findings shown of one variant.
pub const MAX_FINDINGS: usize = 100;

/// Where files say what later findings may be about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Places {
    /// How large the pitch is; none where an argument says so.
    pub size: Option<Place>,
    /// The titles, by language.
    pub titles: BTreeMap<String, Place>,
}

/// What became of a variant file: a variant or at least one error, and whatever else was found.
#[derive(Clone, Debug)]
pub struct Checked {
    variant: Option<Variant>,
    diagnostics: Vec<Diagnostic>,
    marks: Vec<Vec<Mark>>,
    sketch: Sketch,
    places: Places,
}

impl Checked {
    /// No variant, for this one reason.
    pub(super) fn refused(finding: Diagnostic) -> Self {
        Self {
            variant: None,
            diagnostics: vec![finding],
            marks: vec![Vec::new()],
            sketch: Sketch::default(),
            places: Places::default(),
        }
    }

    /// What was found in `sources`, nearest first.
    pub(super) fn new(
        variant: Option<Variant>,
        found: Vec<Found>,
        sketch: Sketch,
        places: Places,
        sources: &[Arc<Source>],
    ) -> Self {
        let found = in_order(found, sources);
        let (diagnostics, marks) = found.into_iter().map(|found| (found.finding, found.marks)).unzip();
        Self { variant, diagnostics, marks, sketch, places }
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

    /// Where on the pitch each finding lies, in their order; empty for those that lie nowhere in particular.
    #[must_use]
    pub fn marks(&self) -> &[Vec<Mark>] {
        &self.marks
    }

    /// The pitch as far as it is known, sound or not.
    #[must_use]
    pub const fn sketch(&self) -> &Sketch {
        &self.sketch
    }

    /// Where files say what later findings may be about.
    #[must_use]
    pub const fn places(&self) -> &Places {
        &self.places
    }

    /// This with more findings, of somebody who knows more. Where one of them is an error there is no variant any more.
    #[must_use]
    pub fn with(mut self, more: Vec<Diagnostic>) -> Self {
        for finding in more {
            let own = |other: &Diagnostic| {
                let places = [&finding.place, &other.place].map(|place| place.as_ref().map(|place| &place.source));
                places[0] == places[1]
            };
            let start = |finding: &Diagnostic| finding.place.as_ref().map_or(0, |place| place.span.start);
            let before = self.diagnostics.iter().position(|other| own(other) && start(other) > start(&finding));
            let at = before.unwrap_or_else(|| {
                self.diagnostics
                    .iter()
                    .rposition(own)
                    .map_or(if finding.place.is_some() { self.diagnostics.len() } else { 0 }, |at| at + 1)
            });
            if finding.is_error() {
                self.variant = None;
            }
            self.diagnostics.insert(at, finding);
            self.marks.insert(at, Vec::new());
        }
        self
    }

    /// The variant and the findings.
    #[must_use]
    pub fn into_parts(self) -> (Option<Variant>, Vec<Diagnostic>) {
        (self.variant, self.diagnostics)
    }
}

/// The findings by file and line, arguments first, and no more than anybody reads.
fn in_order(mut found: Vec<Found>, sources: &[Arc<Source>]) -> Vec<Found> {
    let order = |found: &Found| {
        let place = found.finding.place.as_ref()?;
        let file = sources.iter().position(|source| Arc::ptr_eq(source, &place.source));
        // A file that could not be read at all stands after those that could.
        Some((file.unwrap_or(sources.len()), place.span.start))
    };
    found.sort_by_key(order);
    if found.len() > MAX_FINDINGS {
        let all = found.len();
        // Errors before warnings: where not all can be shown, those that stop the run must be.
        found.sort_by_key(|found| !found.finding.is_error());
        found.truncate(MAX_FINDINGS);
        found.sort_by_key(order);
        let message = format!("these are the first {MAX_FINDINGS} of {all} findings");
        // That there are many of them stops nobody where none of them does.
        let severity = found.iter().map(|found| found.finding.severity).max().unwrap_or(Severity::Warning);
        let more = sources.first().map(|source| {
            let finding = draft::error_at(source, Span::new(0, 0), codes::TOO_MANY_FINDINGS, message);
            Diagnostic { severity, ..finding }.help("mend some of them and run it again")
        });
        found.extend(more.map(Found::from));
    }
    found
}
