//! How a language is set, read from the head of its own file. Knows no rule that uses it.

use unic_langid::LanguageIdentifier;

use super::code;
use super::file::{LanguageFile, plain};
use super::languages::{self, SOURCE};
use super::phrase::missing;
use crate::diag::Diagnostic;
use crate::source::Source;

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
    /// Whether a no-break space stands inside the outer quotes.
    pub spaced_quotes: bool,
    /// Signs with a narrow no-break space before them.
    pub narrow_space_before: Vec<char>,
    /// Signs with a no-break space before them.
    pub space_before: Vec<char>,
    /// Whether a no-break space stands before the per cent sign.
    pub spaced_percent: bool,
    /// What a spaced hyphen becomes.
    pub dash: char,
    /// Words of one letter that stay with the next word, in lower case.
    pub short_words: Vec<char>,
    /// Small words that need not stay with a number before them, in lower case.
    pub loose_words: Vec<String>,
}

impl Setting {
    /// Reads the head of the file of this language, and says what is missing or not understood in it. In the place of that
    /// stands what the program's own file for the language says, or the source's.
    pub fn read(file: &LanguageFile, language: &LanguageIdentifier) -> (Self, Vec<Diagnostic>) {
        let mut head = Head { file, language, own: None, findings: Vec::new() };
        let setting = Self {
            document: head.read("language-tag", "a language tag, such as pt-BR", tag),
            sides: [head.read("side-a", "a letter", side), head.read("side-b", "a letter", side)],
            quotes: head.read("typography-quotes", "four quotation marks", quotes),
            spaced_quotes: head.read("typography-inside-quotes", "no-break or none", no_break),
            narrow_space_before: head.read("typography-narrow-space-before", "punctuation marks or none", signs),
            space_before: head.read("typography-space-before", "punctuation marks or none", signs),
            spaced_percent: head.read("typography-percent", "100% or 100 %", percent),
            dash: head.read("typography-dash", "– or —", dash),
            short_words: head.read("typography-one-letter-words", "single letters or none", letters),
            loose_words: head.read("typography-loose-words", "words or none", |text| Some(words(text))),
        };
        head.is_of_language(&setting.document);
        (setting, head.findings)
    }

    /// The space that belongs before `sign`.
    pub fn before(&self, sign: char) -> Option<char> {
        if self.narrow_space_before.contains(&sign) {
            Some(NARROW)
        } else {
            self.space_before.contains(&sign).then_some(NO_BREAK)
        }
    }
}

struct Head<'a> {
    file: &'a LanguageFile,
    language: &'a LanguageIdentifier,
    /// The program's own file, once it is needed.
    own: Option<LanguageFile>,
    findings: Vec<Diagnostic>,
}

impl Head<'_> {
    fn read<T: Default>(&mut self, name: &str, form: &str, read: impl Fn(&str) -> Option<T>) -> T {
        let value = |file: &LanguageFile| {
            let text = file.message(name)?.value.as_ref().and_then(plain)?;
            read(text.trim())
        };
        if let Some(value) = value(self.file) {
            return value;
        }
        match self.file.message(name) {
            Some(message) => {
                let text = format!("`{name}` must be {form}");
                self.findings.push(Diagnostic::error(code::SETTING, text).at(self.file.place(message.id.name)));
            }
            // What was begun and could not be read has been told.
            None if self.file.begins(name) => {}
            None => self.findings.push(missing(self.file, name)),
        }
        let own = self.own.take().or_else(|| own_file(self.language));
        let value = own.as_ref().and_then(value);
        self.own = own;
        value.unwrap_or_default()
    }

    /// Finds fault with a tag of another language than the file's.
    fn is_of_language(&mut self, document: &str) {
        let Some(message) = self.file.message("language-tag") else { return };
        let Ok(told) = document.parse::<LanguageIdentifier>() else { return };
        let regions = self.language.region.zip(told.region);
        if told.language != self.language.language || regions.is_some_and(|(one, other)| one != other) {
            let text = format!("`language-tag` is {document}, but this is the file for {}", self.language);
            self.findings.push(Diagnostic::error(code::SETTING, text).at(self.file.place(message.id.name)));
        }
    }
}

/// The program's own file for a language, or for the source.
fn own_file(language: &LanguageIdentifier) -> Option<LanguageFile> {
    let text = languages::bundled_text(&language.to_string()).or_else(|| languages::bundled_text(SOURCE))?;
    LanguageFile::read(Source { name: String::new(), text: text.to_owned() }).0
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

fn words(text: &str) -> Vec<String> {
    if text == "none" { Vec::new() } else { text.split_whitespace().map(str::to_lowercase).collect() }
}

/// Single signs, with or without spaces between them, that `is_wanted` lets pass.
fn singles(text: &str, is_wanted: impl Fn(char) -> bool) -> Option<Vec<char>> {
    let signs = words(text);
    signs.iter().flat_map(|word| word.chars()).map(|sign| Some(sign).filter(|sign| is_wanted(*sign))).collect()
}

fn signs(text: &str) -> Option<Vec<char>> {
    singles(text, |sign| !sign.is_alphanumeric() && !"_\"'-.".contains(sign))
}

fn letters(text: &str) -> Option<Vec<char>> {
    singles(text, char::is_alphabetic)
}

fn quotes(text: &str) -> Option<[char; 4]> {
    signs(text)?.try_into().ok()
}

fn no_break(text: &str) -> Option<bool> {
    match text {
        "no-break" => Some(true),
        "none" => Some(false),
        _ => None,
    }
}

fn percent(text: &str) -> Option<bool> {
    match text {
        "100 %" | "100\u{a0}%" => Some(true),
        "100%" => Some(false),
        _ => None,
    }
}

fn dash(text: &str) -> Option<char> {
    ["–", "—"].contains(&text).then(|| text.chars().next())?
}
