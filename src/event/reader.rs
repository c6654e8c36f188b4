//! Values out of the TOML tree of an event file, each of the kind its key takes, or a finding. Knows kinds, not what a
//! value is for.

use std::sync::Arc;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::diag::{Code, Diagnostic, escaped, quoted};
use crate::source::{Place, Source, Span};
use crate::variant::reading::{Guess, guess, integer, kind, listed};
use crate::variant::{MAX_TITLE, codes};

/// A value and where it was given; nowhere, if the command line gave it.
#[derive(Clone, Debug)]
pub(super) struct Given<T> {
    pub value: T,
    pub place: Option<Place>,
}

impl<T> Given<T> {
    /// A complaint about it.
    pub fn error(&self, code: Code, message: impl Into<String>) -> Diagnostic {
        Diagnostic::error(code, message).at_known(self.place.as_ref())
    }
}

/// One table of a file, the whole file or an entry of a list.
pub(super) struct Scope<'a> {
    pub source: &'a Arc<Source>,
    pub table: &'a DeTable<'a>,
    /// How messages speak of its inside.
    pub inside: &'static str,
}

impl<'a> Scope<'a> {
    /// Reports every key but these.
    pub fn strangers(&self, known: &[&'static str], findings: &mut Vec<Diagnostic>) {
        for (key, _) in self.table {
            let written: &str = key.get_ref();
            if known.contains(&written) {
                continue;
            }
            let place = self.place(key.span());
            let message = format!("there is no key {} {}", quoted(written), self.inside);
            let finding = Diagnostic::error(codes::UNKNOWN_KEY, message).at(place.clone());
            findings.push(match guess(written, known.iter().copied()) {
                Some(Guess::Same(word)) => finding.help(format!("did you mean `{word}`?")).fix(place, word),
                Some(Guess::Near(word)) => finding.help(format!("did you mean `{word}`?")),
                None => finding.help(format!("the keys {} are {}", self.inside, listed(known.iter().copied(), "and"))),
            });
        }
    }

    pub fn place(&self, span: impl Into<Span>) -> Place {
        Place { source: Arc::clone(self.source), span: span.into() }
    }

    fn given<T>(&self, value: T, at: &Spanned<DeValue<'_>>) -> Given<T> {
        Given { value, place: Some(self.place(at.span())) }
    }

    fn wrong(&self, key: &str, at: &Spanned<DeValue<'_>>, wanted: &str, findings: &mut Vec<Diagnostic>) {
        let message = format!("`{key}` is {}, but must be {wanted}", kind(at.get_ref()));
        findings.push(Diagnostic::error(codes::WRONG_TYPE, message).at(self.place(at.span())));
    }

    /// A whole number within limits.
    pub fn number(
        &self,
        key: &str,
        range: std::ops::RangeInclusive<i64>,
        findings: &mut Vec<Diagnostic>,
    ) -> Option<Given<i64>> {
        let at = self.table.get(key)?;
        let DeValue::Integer(number) = at.get_ref() else {
            self.wrong(key, at, "a whole number", findings);
            return None;
        };
        let given = self.given(integer(number), at);
        let finding = out_of_range(key, &given, &range);
        let fits = finding.is_none();
        findings.extend(finding);
        fits.then_some(given)
    }

    /// A text that can be printed.
    pub fn text(&self, key: &str, findings: &mut Vec<Diagnostic>) -> Option<Given<String>> {
        let at = self.table.get(key)?;
        let DeValue::String(text) = at.get_ref() else {
            self.wrong(key, at, "a text in quotes", findings);
            return None;
        };
        let given = self.given(text.trim().to_owned(), at);
        let length = given.value.chars().count();
        let unprintable = given.value.chars().any(|sign| escaped(&sign.to_string()) != sign.to_string());
        let message = if given.value.is_empty() {
            format!("`{key}` is empty")
        } else if unprintable || given.value.contains("__") {
            format!("`{key}` holds signs that cannot be printed: {}", quoted(&given.value))
        } else if length > MAX_TITLE {
            format!("`{key}` has {length} characters, but at most {MAX_TITLE} are allowed")
        } else {
            return Some(given);
        };
        findings.push(given.error(codes::BAD_TITLE, message));
        None
    }

    /// One of some words; `true` and `false` stand for two of them.
    pub fn word<W: Copy>(
        &self,
        key: &str,
        words: &[(&'static str, W)],
        truth: Option<[W; 2]>,
        findings: &mut Vec<Diagnostic>,
    ) -> Option<Given<W>> {
        let at = self.table.get(key)?;
        let listed = || {
            let words: Vec<String> = words.iter().map(|(word, _)| format!("\"{word}\"")).collect();
            listed(words.iter().map(String::as_str), "or")
        };
        match (at.get_ref(), truth) {
            (DeValue::Boolean(said), Some([no, yes])) => Some(self.given(if *said { yes } else { no }, at)),
            (DeValue::String(text), _) => {
                if let Some((_, value)) = words.iter().find(|(word, _)| word == text) {
                    return Some(self.given(*value, at));
                }
                let help = match guess(text, words.iter().map(|(word, _)| *word)) {
                    Some(guess) => format!("did you mean \"{}\"?", guess.word()),
                    None => format!("it takes {}", listed()),
                };
                let message = format!("`{key}` cannot be {}", quoted(text));
                let place = self.place(at.span());
                findings.push(Diagnostic::error(codes::UNKNOWN_VALUE, message).at(place).help(help));
                None
            }
            _ => {
                self.wrong(key, at, &listed(), findings);
                None
            }
        }
    }

    /// `true` or `false`.
    pub fn truth(&self, key: &str, findings: &mut Vec<Diagnostic>) -> Option<Given<bool>> {
        let at = self.table.get(key)?;
        if let DeValue::Boolean(said) = at.get_ref() {
            return Some(self.given(*said, at));
        }
        self.wrong(key, at, "true or false", findings);
        None
    }

    /// A list of texts, of which there is at least one.
    pub fn texts(&self, key: &str, most: usize, findings: &mut Vec<Diagnostic>) -> Option<Vec<Given<String>>> {
        let at = self.table.get(key)?;
        let DeValue::Array(items) = at.get_ref() else {
            self.wrong(key, at, "a list of texts, such as [\"fr\", \"ru\"]", findings);
            return None;
        };
        if items.is_empty() || items.len() > most {
            let message = format!("`{key}` has {} entries, but must have 1 to {most}", items.len());
            findings.push(Diagnostic::error(codes::OUT_OF_RANGE, message).at(self.place(at.span())));
            return None;
        }
        let mut texts = Vec::new();
        for item in items {
            match item.get_ref() {
                DeValue::String(text) => texts.push(self.given(text.clone().into_owned(), item)),
                _ => self.wrong(key, item, "a list of texts", findings),
            }
        }
        (texts.len() == items.len()).then_some(texts)
    }

    /// The entries of a list of tables: `[[table]]`.
    pub fn entries(
        &self,
        key: &str,
        inside: &'static str,
        most: usize,
        findings: &mut Vec<Diagnostic>,
    ) -> Vec<(Scope<'a>, Place)> {
        let Some(at) = self.table.get(key) else { return Vec::new() };
        let DeValue::Array(items) = at.get_ref() else {
            self.wrong(key, at, &format!("a list: write [[{key}]]"), findings);
            return Vec::new();
        };
        if items.len() > most {
            let message = format!("there are {} [[{key}]], but at most {most} are allowed", items.len());
            findings.push(Diagnostic::error(codes::OUT_OF_RANGE, message).at(self.place(at.span())));
            return Vec::new();
        }
        let mut scopes = Vec::new();
        for item in items {
            match item.get_ref() {
                DeValue::Table(table) => {
                    let scope = Scope { source: self.source, table, inside };
                    scopes.push((scope, self.place(item.span())));
                }
                _ => self.wrong(key, item, &format!("a table: write [[{key}]]"), findings),
            }
        }
        scopes
    }
}

/// A number outside its limits.
pub(super) fn out_of_range(key: &str, given: &Given<i64>, range: &std::ops::RangeInclusive<i64>) -> Option<Diagnostic> {
    if range.contains(&given.value) {
        return None;
    }
    let message = format!("`{key}` is {}, but must be {} to {}", given.value, range.start(), range.end());
    Some(given.error(codes::OUT_OF_RANGE, message))
}
