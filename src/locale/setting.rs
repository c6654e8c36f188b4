//! How a language is set, read from the head of its own file. Knows no rule that uses it.

use super::code;
use super::file::{LanguageFile, plain};
use super::phrase::missing;
use crate::diag::Diagnostic;

/// The no-break space.
pub(super) const NO_BREAK: char = '\u{a0}';
/// The narrow no-break space.
pub(super) const NARROW: char = '\u{202f}';

/// What the head of a language file says.
#[derive(Clone, Debug, Default)]
pub(super) struct Setting {
    /// The language as documents name it, such as `pt-BR`.
    pub document: String,
    /// The letters of the two sides.
    pub sides: [Option<char>; 2],
    /// Outer opening, outer closing, inner opening, inner closing.
    pub quotes: [char; 4],
    /// Signs with a narrow no-break space before them.
    pub narrow_before: Vec<char>,
    /// Signs with a no-break space before them.
    pub space_before: Vec<char>,
    /// Signs with a no-break space after them.
    pub space_after: Vec<char>,
    /// What a spaced hyphen becomes.
    pub dash: Option<char>,
    /// Words that stay with the next word, in lower case.
    pub bound_words: Vec<String>,
    /// Small words that need not stay with a number before them, in lower case.
    pub light_words: Vec<String>,
}

impl Setting {
    /// Reads the head of `file`, or says what is missing or not understood in it.
    pub fn read(file: &LanguageFile) -> Result<Self, Vec<Diagnostic>> {
        let mut head = Head { file, findings: Vec::new() };
        let setting = Self {
            document: head.read("language-tag", "a language tag, such as pt-BR", tag),
            sides: [head.read("side-a", "a letter", side), head.read("side-b", "a letter", side)],
            quotes: head.read("typo-quotes", "two or four quotation marks", quotes),
            narrow_before: head.read("typo-narrow-before", "punctuation marks", signs),
            space_before: head.read("typo-space-before", "punctuation marks", signs),
            space_after: head.read("typo-space-after", "punctuation marks", signs),
            dash: head.read("typo-dash", "– or —", dash),
            bound_words: head.read("typo-bound-words", "words", words),
            light_words: head.read("typo-light-words", "words", words),
        };
        if head.findings.is_empty() { Ok(setting) } else { Err(head.findings) }
    }

    /// The space that belongs before `sign`.
    pub fn before(&self, sign: char) -> Option<char> {
        if self.narrow_before.contains(&sign) {
            Some(NARROW)
        } else {
            self.space_before.contains(&sign).then_some(NO_BREAK)
        }
    }

    /// The space that belongs after `sign`.
    pub fn after(&self, sign: char) -> Option<char> {
        self.space_after.contains(&sign).then_some(NO_BREAK)
    }
}

struct Head<'a> {
    file: &'a LanguageFile,
    findings: Vec<Diagnostic>,
}

impl Head<'_> {
    fn read<T: Default>(&mut self, name: &str, form: &str, read: impl Fn(&str) -> Option<T>) -> T {
        let Some(message) = self.file.message(name) else {
            self.findings.push(missing(self.file, name));
            return T::default();
        };
        let text = message.value.as_ref().and_then(plain);
        text.as_deref().and_then(|text| read(text.trim())).unwrap_or_else(|| {
            let text = format!("`{name}` must be {form}");
            self.findings.push(Diagnostic::error(code::SETTING, text).at(self.file.place(message.id.name)));
            T::default()
        })
    }
}

fn tag(text: &str) -> Option<String> {
    text.parse::<unic_langid::LanguageIdentifier>().ok().map(|tag| tag.to_string())
}

/// A side whose name is longer than a letter is no letter to keep with the word before it.
#[allow(clippy::option_option)]
fn side(text: &str) -> Option<Option<char>> {
    let mut letters = text.chars();
    let first = letters.next()?;
    Some(Some(first).filter(|_| letters.next().is_none()))
}

#[allow(clippy::unnecessary_wraps)]
fn words(text: &str) -> Option<Vec<String>> {
    Some(text.split_whitespace().map(str::to_lowercase).collect())
}

fn signs(text: &str) -> Option<Vec<char>> {
    let signs = text.chars().filter(|sign| !sign.is_whitespace());
    signs.map(|sign| Some(sign).filter(|sign| !sign.is_alphanumeric() && !"_\"'-.".contains(*sign))).collect()
}

fn quotes(text: &str) -> Option<[char; 4]> {
    match signs(text)?[..] {
        [open, close] => Some([open, close, open, close]),
        [open, close, inner_open, inner_close] => Some([open, close, inner_open, inner_close]),
        _ => None,
    }
}

#[allow(clippy::option_option)]
fn dash(text: &str) -> Option<Option<char>> {
    ["–", "—"].contains(&text).then(|| text.chars().next())
}
