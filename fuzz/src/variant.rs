//! Any bytes as a variant file: a variant or a reason.

use paperpitch::diag::Diagnostic;
use paperpitch::variant::{self, Files, Overrides};

use super::shown;

/// Every path holds the same bytes.
struct Everywhere<'a>(&'a [u8]);

impl Files for Everywhere<'_> {
    fn read(&self, _: &str) -> Result<Vec<u8>, String> {
        Ok(self.0.to_vec())
    }
}

pub fn run(bytes: &[u8]) {
    let checked = variant::read(bytes, "x/my.pitch.toml", Some("my"), &Everywhere(bytes), &Overrides::default());
    let findings = checked.diagnostics();
    assert_eq!(checked.variant().is_none(), findings.iter().any(Diagnostic::is_error), "a variant or a reason");
    assert_eq!(findings.len(), checked.marks().len());
    shown::all(findings);
}
