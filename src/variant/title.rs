//! The titles of a variant, one a language. Knows no language files.

use std::collections::BTreeMap;

use toml::de::DeValue;
use unic_langid::LanguageIdentifier;

use super::codes;
use super::draft::{Given, error_at};
use super::reader::{Reader, kind};
use super::vocabulary::TITLE;
use crate::diag::{escaped, quoted};
use crate::source::Span;

/// The most characters a title may have.
pub const MAX_TITLE: usize = 80;

/// The titles by language tag, in its usual spelling (`pt-BR`).
pub(super) fn read(reader: &mut Reader<'_>) -> BTreeMap<String, Given<String>> {
    let mut titles = BTreeMap::new();
    let Some(entries) = reader.root.get(TITLE).and_then(|value| value.get_ref().as_table()) else { return titles };
    let mut entries: Vec<_> = entries.iter().collect();
    entries.sort_by_key(|(language, _)| language.span().start);
    for (language, text) in entries {
        let tag = tag(reader, language.get_ref(), language.span().into(), &titles);
        let given = reader.given(text);
        let text = title(reader, language.get_ref(), &given);
        if let (Some(tag), Some(value)) = (tag, text) {
            titles.insert(tag, Given { value, origin: given.origin, distance: given.distance });
        }
    }
    titles
}

/// The language tag in its usual spelling.
fn tag(reader: &mut Reader<'_>, written: &str, span: Span, others: &BTreeMap<String, Given<String>>) -> Option<String> {
    let tag: Option<LanguageIdentifier> = written.parse().ok();
    // Longer language names are well-formed tags, but none exists: `french` is a slip.
    let Some(tag) = tag.filter(|tag| matches!(tag.language.as_str().len(), 2..=3) && tag.language.as_str() != "und")
    else {
        let message = format!("{} is no language tag", quoted(written));
        let finding = error_at(reader.source, span, codes::BAD_LANGUAGE, message);
        reader.findings.push(finding.help("write a tag such as fr, pt-BR or ru"));
        return None;
    };
    let tag = tag.to_string();
    if others.contains_key(&tag) {
        let message = format!("there is a second title for `{tag}`");
        reader.findings.push(error_at(reader.source, span, codes::BAD_LANGUAGE, message).help("keep one of them"));
        return None;
    }
    Some(tag)
}

/// The text of a title.
fn title(reader: &mut Reader<'_>, language: &str, given: &Given<&DeValue<'_>>) -> Option<String> {
    let DeValue::String(text) = given.value else {
        let message =
            format!("the title for {} is {}, but must be a text in quotes", quoted(language), kind(given.value));
        let finding = reader.error(given, codes::WRONG_TYPE, message);
        reader.findings.push(finding);
        return None;
    };
    let length = text.chars().count();
    let message = if text.trim().is_empty() {
        format!("the title for {} is empty", quoted(language))
    } else if let Some(bad) = text.chars().find(|c| escaped(&c.to_string()) != c.to_string()) {
        format!(
            "the title for {} holds the character U+{:04X}, which cannot be printed",
            quoted(language),
            u32::from(bad)
        )
    } else if text.contains("__") {
        format!("the title for {} holds `__`, which sheets take for emphasis", quoted(language))
    } else if length > MAX_TITLE {
        format!("the title for {} has {length} characters, but at most {MAX_TITLE} are allowed", quoted(language))
    } else {
        return Some(text.trim().to_owned());
    };
    let finding = reader.error(given, codes::BAD_TITLE, message);
    reader.findings.push(finding);
    None
}
