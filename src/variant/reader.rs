//! Values out of a TOML tree, each of the kind its key takes, or a finding. Knows kinds, not what a value is for.

use std::collections::BTreeSet;
use std::sync::Arc;

use toml::Spanned;
use toml::de::{DeInteger, DeTable, DeValue};

use super::codes;
use super::draft::{Given, Origin, Slot, error_at};
use super::vocabulary::{Guess, Key, TOP, Word, guess, listed};
use crate::diag::{Code, Diagnostic, escaped, quoted};
use crate::source::{Place, Source};

/// Reads one file's tree and collects what is wrong with its values.
pub(super) struct Reader<'a> {
    pub source: &'a Arc<Source>,
    pub root: &'a DeTable<'a>,
    /// How far this file lies from the variant asked for.
    pub distance: usize,
    /// Keys that are not judged, since something reported already was probably meant to be one of them.
    pub meant: BTreeSet<Key>,
    pub findings: Vec<Diagnostic>,
}

impl<'a> Reader<'a> {
    /// What stands under a key, of whatever kind.
    pub fn entry(&self, key: Key) -> Slot<&'a DeValue<'a>> {
        if self.meant.contains(&key) {
            return Slot::Unknown;
        }
        let (table, name) = key;
        let mut entries = Some(self.root);
        for step in table.split('.').filter(|step| *step != TOP) {
            entries = entries.and_then(|entries| entries.get(step)).and_then(|value| value.get_ref().as_table());
        }
        match entries.and_then(|entries| entries.get(name)) {
            Some(value) => Slot::Given(self.given(value)),
            None => Slot::Unset,
        }
    }

    /// A value with its place.
    pub fn given<'v>(&self, value: &'v Spanned<DeValue<'v>>) -> Given<&'v DeValue<'v>> {
        let place = Place { source: Arc::clone(self.source), span: value.span().into() };
        Given { value: value.get_ref(), origin: Origin::File(place), distance: self.distance }
    }

    /// A whole number. One too large to hold counts as the largest there is.
    pub fn whole(&mut self, key: Key) -> Slot<i64> {
        self.entry(key).and_then(|given| {
            let text = match given.value {
                DeValue::Integer(number) => return Some(integer(number)),
                DeValue::String(text) => text.trim().parse::<i64>().ok(),
                DeValue::Float(number) => number.as_str().strip_suffix(".0").and_then(|whole| whole.parse().ok()),
                _ => None,
            };
            self.wrong_type(key, given, "a whole number", text.map(|number| number.to_string()));
            None
        })
    }

    /// `true` or `false`.
    pub fn truth(&mut self, key: Key) -> Slot<bool> {
        self.entry(key).and_then(|given| {
            let fix = match given.value {
                DeValue::Boolean(truth) => return Some(*truth),
                DeValue::String(text) => Some(text.as_ref()).filter(|text| matches!(*text, "true" | "false")),
                _ => None,
            };
            self.wrong_type(key, given, "true or false", fix.map(str::to_owned));
            None
        })
    }

    /// A text of any content.
    pub fn text(&mut self, key: Key) -> Slot<String> {
        self.entry(key).and_then(|given| {
            if let DeValue::String(text) = given.value {
                return Some(text.clone().into_owned());
            }
            self.wrong_type(key, given, "a text in quotes", None);
            None
        })
    }

    /// One of the words of a choice.
    pub fn word<W: Word>(&mut self, key: Key) -> Slot<W> {
        self.entry(key).and_then(|given| {
            let words = W::WORDS.iter().map(|(word, _)| *word);
            let DeValue::String(text) = given.value else {
                let kind = in_quotes(words, "or");
                self.wrong_type(key, given, &kind, None);
                return None;
            };
            let known = W::WORDS.iter().find(|(word, _)| word == text).map(|(_, value)| *value);
            if known.is_none() {
                self.unknown_value(key, given, text, &words.collect::<Vec<_>>());
            }
            known
        })
    }

    /// Minutes, or the word that takes a clock away.
    pub fn minutes(&mut self, key: Key) -> Slot<Option<i64>> {
        self.entry(key).and_then(|given| {
            let fix = match given.value {
                DeValue::Integer(number) => return Some(Some(integer(number))),
                DeValue::String(text) if text == "none" => return Some(None),
                DeValue::String(text) => {
                    let Ok(number) = text.trim().parse::<i64>() else {
                        self.unknown_value(key, given, text, &["none"]);
                        return None;
                    };
                    Some(number.to_string())
                }
                _ => None,
            };
            self.wrong_type(key, given, "a whole number of minutes or \"none\"", fix);
            None
        })
    }

    /// Reports a word that its key does not take.
    fn unknown_value(&mut self, (_, key): Key, given: &Given<&DeValue<'_>>, text: &str, words: &[&str]) {
        let guess = guess(text, words.iter().copied());
        let takes = format!("it takes {}", in_quotes(words.iter().copied(), "or"));
        let help = match guess {
            Some(guess) => format!("did you mean \"{}\"?", guess.word()),
            None if key == "minutes" => "it takes a whole number of minutes or \"none\"".to_owned(),
            None => takes,
        };
        let text = if text.is_empty() { "empty".to_owned() } else { quoted(text) };
        let finding = self.error(given, codes::UNKNOWN_VALUE, format!("`{key}` cannot be {text}")).help(help);
        let finding = match (guess, &given.origin) {
            (Some(Guess::Same(word)), Origin::File(place)) => finding.fix(place.clone(), format!("\"{word}\"")),
            _ => finding,
        };
        self.findings.push(finding);
    }

    /// Reports a value of another kind than `wanted`; `fix` is what was certainly meant.
    pub fn wrong_type(&mut self, (_, key): Key, given: &Given<&DeValue<'_>>, wanted: &str, fix: Option<String>) {
        let message = format!("`{key}` is {}, but must be {wanted}", kind(given.value));
        let finding = self.error(given, codes::WRONG_TYPE, message);
        self.findings.push(match (fix, &given.origin) {
            (Some(fix), Origin::File(place)) => finding.help(format!("write {fix}")).fix(place.clone(), fix),
            _ => finding,
        });
    }

    /// An error at a value of this file.
    pub fn error<T>(&self, given: &Given<T>, code: Code, message: String) -> Diagnostic {
        match &given.origin {
            Origin::File(place) => error_at(self.source, place.span, code, message),
            Origin::Argument(_) => Diagnostic::error(code, message),
        }
    }
}

/// The number, or the nearest one that can be held.
pub(crate) fn integer(number: &DeInteger<'_>) -> i64 {
    let limit = if number.as_str().starts_with('-') { i64::MIN } else { i64::MAX };
    i64::from_str_radix(number.as_str(), number.radix()).unwrap_or(limit)
}

/// Words as a file writes them, listed.
fn in_quotes<'a>(words: impl IntoIterator<Item = &'a str>, joint: &str) -> String {
    let words: Vec<_> = words.into_iter().map(|word| format!("\"{word}\"")).collect();
    listed(words.iter().map(String::as_str), joint)
}

/// What a value is, in words.
pub(crate) fn kind(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(text) if text.is_empty() => "an empty text".to_owned(),
        DeValue::String(text) if text.chars().count() <= 40 => format!("the text \"{}\"", escaped(text)),
        DeValue::String(_) => "a long text".to_owned(),
        DeValue::Integer(number) => format!("the number {}", number.as_str()),
        DeValue::Float(number) => format!("the number {}", number.as_str()),
        DeValue::Boolean(truth) => truth.to_string(),
        DeValue::Datetime(_) => "a date or time".to_owned(),
        DeValue::Array(_) => "a list".to_owned(),
        DeValue::Table(_) => "a table".to_owned(),
    }
}
