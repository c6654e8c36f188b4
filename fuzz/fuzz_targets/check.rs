//! Any bytes as a variant file: a variant or a reason, every place within its file, every form of output safe to show.
#![no_main]

use libfuzzer_sys::fuzz_target;
use paperpitch::diag::{Diagnostic, Format, render};
use paperpitch::source::Place;
use paperpitch::variant::{self, Files, Overrides};

/// Every path holds the same bytes.
struct Everywhere<'a>(&'a [u8]);

impl Files for Everywhere<'_> {
    fn read(&self, _: &str) -> Result<Vec<u8>, String> {
        Ok(self.0.to_vec())
    }
}

fn lies_in_its_file(place: &Place) {
    assert!(place.source.text.get(place.span.start..place.span.end).is_some(), "{:?}", place.span);
}

fuzz_target!(|bytes: &[u8]| {
    let checked = variant::read(bytes, "x/my.pitch.toml", Some("my"), &Everywhere(bytes), &Overrides::default());
    let findings = checked.diagnostics();
    assert_eq!(checked.variant().is_none(), findings.iter().any(Diagnostic::is_error), "a variant or a reason");
    assert_eq!(findings.len(), checked.marks().len());
    for finding in findings {
        finding.place.iter().for_each(lies_in_its_file);
        finding.related.iter().for_each(|(place, _)| lies_in_its_file(place));
        finding.fix.iter().for_each(|fix| lies_in_its_file(&fix.place));
    }
    for format in [Format::Human { width: 80 }, Format::Short, Format::Json] {
        let shown = render(findings, format, false);
        assert!(shown.chars().all(|c| !c.is_control() || c == '\n'), "{shown:?}");
    }
});
