//! What became of a variant file, in the order people read it. Finds nothing.

use std::sync::Arc;

use super::sketch::{Found, Mark, Sketch};
use super::{Variant, codes, draft};
use crate::diag::Diagnostic;
use crate::source::{Place, Source, Span};

/// The most findings shown of one variant.
pub const MAX_FINDINGS: usize = 100;

/// What became of a variant file: a variant or at least one error, and whatever else was found.
#[derive(Clone, Debug)]
pub struct Checked {
    variant: Option<Variant>,
    diagnostics: Vec<Diagnostic>,
    marks: Vec<Vec<Mark>>,
    sketch: Sketch,
    size: Option<Place>,
}

impl Checked {
    /// No variant, for this one reason.
    pub(super) fn refused(finding: Diagnostic) -> Self {
        Self {
            variant: None,
            diagnostics: vec![finding],
            marks: vec![Vec::new()],
            sketch: Sketch::default(),
            size: None,
        }
    }

    /// What was found in `sources`, nearest first; `size` is where the size of the pitch is said.
    pub(super) fn new(
        variant: Option<Variant>,
        found: Vec<Found>,
        sketch: Sketch,
        size: Option<Place>,
        sources: &[Arc<Source>],
    ) -> Self {
        let found = in_order(found, sources);
        let (diagnostics, marks) = found.into_iter().map(|found| (found.finding, found.marks)).unzip();
        Self { variant, diagnostics, marks, sketch, size }
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

    /// Where a file says how large the pitch is; none where an argument does, or nothing is known.
    #[must_use]
    pub const fn size_place(&self) -> Option<&Place> {
        self.size.as_ref()
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
        let more = sources.first().map(|source| {
            draft::error_at(source, Span::new(0, 0), codes::TOO_MANY_FINDINGS, message)
                .help("mend some of them and run it again")
        });
        found.extend(more.map(Found::from));
    }
    found
}
