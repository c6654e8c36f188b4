//! Findings that can be shown: every place within its text, every form of output safe for a terminal.

use paperpitch::diag::{Diagnostic, Format, render};
use paperpitch::source::Place;

fn lies_in_its_text(place: &Place) {
    assert!(place.source.text.get(place.span.start..place.span.end).is_some(), "{:?}", place.span);
}

/// Shows findings in every form.
pub fn all(findings: &[Diagnostic]) {
    for finding in findings {
        finding.place.iter().for_each(lies_in_its_text);
        finding.related.iter().for_each(|(place, _)| lies_in_its_text(place));
        finding.fix.iter().for_each(|fix| lies_in_its_text(&fix.place));
    }
    for format in [Format::Human { width: 80 }, Format::Human { width: 1 }, Format::Short, Format::Json] {
        let shown = render(findings, format, false);
        assert!(shown.chars().all(|c| !c.is_control() || c == '\n'), "{shown:?}");
    }
}
