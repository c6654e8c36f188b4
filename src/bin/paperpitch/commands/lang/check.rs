//! `lang check`: everything that is to be said about language files, as data.

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
    let mut findings = Vec::new();
    for tag in &tags {
        match shelf.language(tag) {
            Ok(language) => {
                findings.extend(shelf.check(&language));
                let proof = Proof::new(language);
                findings.extend(proof.glyphs());
                findings.extend(proof.sheets());
            }
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
