//! Which languages the program carries, and which of them somebody means. Knows no message.

use std::fmt;

use unic_langid::LanguageIdentifier;

use super::code;
use super::plurals::Plurals;
use crate::diag::Diagnostic;

/// Tag and text of each bundled language, in the order of the tags.
pub(super) const BUNDLED: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The language the others are translated from.
pub const SOURCE: &str = "en";

/// A language was asked for that is not carried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage {
    /// What was asked for.
    pub requested: String,
    /// The tags that would have been understood.
    pub known: Vec<String>,
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

/// The tag that a language file's name says, as it is usually written: `pt_br` is `pt-BR`.
///
/// # Errors
/// Where there is no such language, or nobody has written down how it counts.
#[allow(clippy::result_large_err, reason = "a wrong tag ends the run")]
pub fn tag(name: &str) -> Result<String, Diagnostic> {
    let language = name.replace('_', "-").parse::<LanguageIdentifier>().ok();
    let known = language.filter(|language| Plurals::of(&language.to_string()).is_some());
    known.map(|language| language.to_string()).ok_or_else(|| {
        let text = format!("`{}` is no language whose plural rules the program knows", name.escape_debug());
        Diagnostic::error(code::TAG, text).help("use a tag of BCP 47, such as cs or pt-PT")
    })
}

/// The text of a bundled language.
#[must_use]
pub fn bundled_text(tag: &str) -> Option<&'static str> {
    BUNDLED.iter().find(|(other, _)| *other == tag).map(|(_, text)| *text)
}

/// The bundled language that `requested` means: `fr`, `pt-AO`, `ru_RU.UTF-8`, in any case. The nearest wins: what is not
/// carried as a region is looked for without it.
///
/// # Errors
/// Where there is none, with the list of those there are.
pub fn negotiate(requested: &str) -> Result<&'static str, UnknownLanguage> {
    negotiate_among(requested, &available())
}

/// The one of these languages that `requested` means; see [`negotiate`].
///
/// # Errors
/// Where there is none, with the list of those there are.
pub fn negotiate_among<'t>(requested: &str, tags: &[&'t str]) -> Result<&'t str, UnknownLanguage> {
    let unknown = || UnknownLanguage {
        requested: requested.to_owned(),
        known: tags.iter().map(|tag| (*tag).to_owned()).collect(),
    };
    let wanted = requested.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
    if !wanted.split('-').all(is_subtag) {
        return Err(unknown());
    }
    let mut wanted = wanted.as_str();
    loop {
        if let Some(tag) = tags.iter().find(|tag| tag.eq_ignore_ascii_case(wanted)) {
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
    fn names_of_files_are_tags() {
        let told = |name: &str| tag(name).ok();
        assert_eq!(told("cs"), Some("cs".to_owned()));
        assert_eq!(told("PT_br"), Some("pt-BR".to_owned()));
        for name in ["qq", "", "french", "notes", "fr.old"] {
            assert_eq!(told(name), None, "{name}");
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
