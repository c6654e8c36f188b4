//! `--lang`: from what was typed to the languages of the sheets. Knows no sheet.

use paperpitch::locale::{self, Locale};

use crate::failure::Failure;

/// The languages that are meant, in the order they were typed, each once.
///
/// # Errors
/// Refuses an unknown language and lists the known ones. Passes on what is wrong with a language file.
pub fn read(typed: &[String]) -> Result<Vec<Locale>, Failure> {
    let mut tags = Vec::new();
    for one in typed {
        let tag = locale::negotiate(one.trim()).map_err(|unknown| Failure::refused(unknown.to_string()))?;
        if !tags.contains(&tag) {
            tags.push(tag);
        }
    }
    tags.into_iter().map(|tag| Locale::bundled(tag).map_err(Failure::Findings)).collect()
}
