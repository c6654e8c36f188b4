//! Which languages the program carries, and which of them somebody means. Knows no message.

use std::fmt;

/// Tag and text of each bundled language, in the order of the tags.
pub(super) const BUNDLED: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The language the others are translated from.
pub(super) const SOURCE: &str = "en";

/// A language was asked for that is not carried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage {
    /// What was asked for.
    pub requested: String,
    /// The tags that would have been understood.
    pub known: Vec<&'static str>,
}

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "unknown language `{}`; known are {}", self.requested.escape_debug(), self.known.join(", "))
    }
}

impl std::error::Error for UnknownLanguage {}

/// The tags of the bundled languages, sorted.
#[must_use]
pub fn available() -> Vec<&'static str> {
    BUNDLED.iter().map(|(tag, _)| *tag).collect()
}

/// The bundled language that `requested` means: `fr`, `pt-AO`, `ru_RU.UTF-8`, in any case. The nearest wins: what is not
/// carried as a region is looked for without it.
///
/// # Errors
/// Where there is none, with the list of those there are.
pub fn negotiate(requested: &str) -> Result<&'static str, UnknownLanguage> {
    let unknown = || UnknownLanguage { requested: requested.to_owned(), known: available() };
    let wanted = requested.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
    if !wanted.split('-').all(is_subtag) {
        return Err(unknown());
    }
    let mut wanted = wanted.as_str();
    loop {
        if let Some((tag, _)) = BUNDLED.iter().find(|(tag, _)| tag.eq_ignore_ascii_case(wanted)) {
            return Ok(tag);
        }
        wanted = wanted.rsplit_once('-').ok_or_else(unknown)?.0;
    }
}

fn is_subtag(subtag: &str) -> bool {
    (1..=8).contains(&subtag.len()) && subtag.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn regions_and_spellings_lead_to_the_language() {
        for (requested, tag) in [
            ("fr", "fr"),
            ("FR", "fr"),
            ("pt-AO", "pt"),
            ("pt-PT", "pt"),
            ("ru-UA", "ru"),
            ("fr_CA.UTF-8", "fr"),
            ("sv_SE@euro", "sv"),
            ("ru-Cyrl-RU", "ru"),
        ] {
            assert_eq!(negotiate(requested), Ok(tag), "{requested}");
        }
    }

    #[test]
    fn an_unknown_language_lists_the_known() {
        for requested in ["", "de", "C", "POSIX", "french", "fr-", "-fr", "fr,pt", "fr ", "frx", "fr-überlang"] {
            let error = negotiate(requested).unwrap_err();
            assert_eq!(error.known, available(), "{requested}");
        }
        assert_eq!(negotiate("de").unwrap_err().to_string(), "unknown language `de`; known are en, fr, pt, ru, sv");
    }
}
