//! `lang check`: everything that is to be said about language files, as data.

use paperpitch::diag::Diagnostic;
use paperpitch::locale::Locale;
use paperpitch::sheet::proof::Proof;

use super::meant;
use crate::commands::check::summary;
use crate::failure::Failure;
use crate::lang_args::Check;
use crate::screen::Screen;
use crate::shelf::Shelf;

/// Checks all languages that are meant, whatever is wrong with the earlier ones.
pub fn check(args: &Check, screen: Screen) -> Result<(), Failure> {
    let shelf = Shelf::open(args.folder.lang_dir.as_deref())?;
    let tags = meant(&shelf, &args.lang, &args.folder)?;
    let mut findings = shelf.strays.clone();
    for tag in &tags {
        match shelf.examine(tag) {
            Ok((language, found)) => findings.extend(all(&shelf, language, found)),
            Err(Failure::Findings(found)) => findings.extend(found),
            Err(other) => return Err(other),
        }
    }
    screen.findings_as_data(&findings)?;
    let errors = findings.iter().filter(|finding| finding.is_error()).count();
    let warnings = findings.len() - errors;
    screen.say(&summary(tags.len(), "language", errors, warnings));
    if errors > 0 || (args.strict && warnings > 0) { Err(Failure::Findings(Vec::new())) } else { Ok(()) }
}

/// Everything about one language: what was found when it was read, and what can be found beside that. Sheets are set only
/// of a language of which every message can be said.
fn all(shelf: &Shelf, language: Option<Locale>, mut findings: Vec<Diagnostic>) -> Vec<Diagnostic> {
    let Some(language) = language else { return findings };
    let sayable =
        findings.iter().all(|finding| ["language-setting", "language-duplicate-message"].contains(&finding.code.0));
    let found: Vec<Diagnostic> = shelf.check(&language).into_iter().filter(|one| !findings.contains(one)).collect();
    findings.extend(found);
    let proof = Proof::new(language);
    findings.extend(proof.glyphs());
    if sayable {
        findings.extend(proof.sheets());
    }
    findings
}
