//! The words of the game: what each language calls them, what it must not call them, and what may stay as it is.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use serde::Deserialize;

use super::Check;
use super::reading::Reading;
use super::subject::{Entry, Subject};
use crate::diag::{Code, Diagnostic};
use crate::source::{Place, Source};

const TERM: Code = Code("language-glossary");
const READ: Code = Code("glossary-syntax");

pub(super) const CHECK: Check = Check { codes: &[TERM, READ], run };

/// A word of a reading, with the numbers of its signs.
type Word = (Range<usize>, String);

/// The glossary that the program carries.
const BUNDLED: &str = include_str!("../../../templates/glossary.toml");

/// The words of the game, read from `glossary.toml`.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Glossary {
    /// Words that stay as they are in every language.
    #[serde(default)]
    keep: Vec<String>,
    /// What is particular to a language.
    #[serde(default)]
    language: BTreeMap<String, Habits>,
    /// The words of the game.
    #[serde(default)]
    term: Vec<Term>,
}

/// What is particular to a language.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Habits {
    /// Messages whose text is rightly the same as in English.
    #[serde(default)]
    same: Vec<String>,
    /// Words that are the same for every number.
    #[serde(default)]
    invariant: Vec<String>,
    /// Words that may stand twice in a row.
    #[serde(default)]
    repeat: Vec<String>,
    /// Beginnings of words that no text has; several, where they follow each other.
    #[serde(default)]
    never: Vec<String>,
    /// Messages that rightly say the same as another, although English does not.
    #[serde(default)]
    alike: Vec<String>,
    /// The letters of the language beside a to z; where none are given, all are.
    #[serde(default)]
    letters: String,
    /// Words that are always written with their ё.
    #[serde(default)]
    dotted: Vec<String>,
}

/// A word of the game.
#[derive(Clone, Debug, Deserialize)]
struct Term {
    /// What English calls it: beginnings of words.
    en: Vec<String>,
    /// Messages that say it with other words.
    #[serde(default)]
    free: Vec<String>,
    /// What the other languages call it: where the English text has the word, theirs has a word that begins like one of
    /// these.
    #[serde(flatten)]
    words: BTreeMap<String, Vec<String>>,
}

impl Glossary {
    /// The glossary that the program carries.
    ///
    /// # Errors
    /// Says what is wrong with it: a mistake of ours.
    pub fn bundled() -> Result<Self, Vec<Diagnostic>> {
        Self::parse(Source { name: "glossary.toml".to_owned(), text: BUNDLED.to_owned() })
    }

    /// Reads a glossary.
    ///
    /// # Errors
    /// Says what in the file is no glossary, and where.
    pub fn parse(source: Source) -> Result<Self, Vec<Diagnostic>> {
        toml::from_str(&source.text).map_err(|error| {
            let finding = Diagnostic::error(READ, error.message().to_owned());
            let source = Arc::new(source);
            let place = error.span().map(|span| Place { source, span: span.into() });
            vec![match place {
                Some(place) => finding.at(place),
                None => finding,
            }]
        })
    }

    /// Whether a word stays as it is in every language.
    pub(super) fn keeps(&self, word: &str) -> bool {
        self.keep.iter().any(|kept| kept.to_lowercase() == word.to_lowercase())
    }

    /// Whether the text of a message is rightly the same as in English.
    pub(super) fn may_be_same(&self, tag: &str, id: &str) -> bool {
        self.habits(tag).is_some_and(|habits| habits.same.iter().any(|same| same == id))
    }

    /// Whether a word is the same for every number.
    pub(super) fn is_invariant(&self, tag: &str, word: &str) -> bool {
        self.habits(tag).is_some_and(|habits| habits.invariant.iter().any(|one| one == word))
    }

    /// Whether a word may stand twice in a row.
    pub(super) fn may_repeat(&self, tag: &str, word: &str) -> bool {
        self.habits(tag).is_some_and(|habits| habits.repeat.iter().any(|one| *one == word.to_lowercase()))
    }

    /// The word that stays as it is which another one would be, had its letters kept their marks.
    pub(super) fn nearly_keeps(&self, word: &str) -> Option<&str> {
        let lost = |(one, other): (char, char)| one == other || (one.is_ascii() && !other.is_ascii());
        let is_like = |name: &str| {
            let (word, name) = (word.to_lowercase(), name.to_lowercase());
            word != name && word.chars().count() == name.chars().count() && word.chars().zip(name.chars()).all(lost)
        };
        self.keep.iter().map(String::as_str).find(|name| is_like(name))
    }

    /// Whether a message rightly says the same as another.
    pub(super) fn may_be_alike(&self, tag: &str, id: &str) -> bool {
        self.habits(tag).is_some_and(|habits| habits.alike.iter().any(|alike| alike == id))
    }

    /// Whether a letter is none of the language's.
    pub(super) fn is_foreign(&self, tag: &str, letter: char) -> bool {
        let letters = self.habits(tag).map(|habits| habits.letters.as_str()).filter(|letters| !letters.is_empty());
        let known = |letters: &str| letter.to_lowercase().all(|letter| letters.contains(letter));
        letter.is_alphabetic() && !letter.is_ascii() && letters.is_some_and(|letters| !known(letters))
    }

    /// The words that are always written with their ё.
    pub(super) fn dotted(&self, tag: &str) -> impl Iterator<Item = &str> {
        self.habits(tag).into_iter().flat_map(|habits| habits.dotted.iter().map(String::as_str))
    }

    fn habits(&self, tag: &str) -> Option<&Habits> {
        self.language.get(tag)
    }
}

fn run(subject: &Subject<'_>, findings: &mut Vec<Diagnostic>) {
    let (glossary, tag) = (subject.glossary, subject.tag);
    let never = glossary.habits(tag).map(|habits| habits.never.as_slice()).unwrap_or_default();
    for (_, reading) in subject.readings() {
        let words = reading.words();
        for term in never {
            for row in rows(&words, term) {
                let (Some((first, _)), Some((last, _))) = (row.first(), row.last()) else { continue };
                let said = row.iter().map(|(_, word)| word.as_str()).collect::<Vec<_>>().join(" ");
                let text = format!("no text of the game says “{said}”");
                let finding = Diagnostic::warning(TERM, text).at(subject.place(reading, first.start..last.end));
                findings.push(finding.help("the words of the game stand in glossary.toml"));
            }
        }
    }
    for (entry, source) in subject.pairs() {
        for term in &glossary.term {
            let Some(wanted) = term.words.get(tag).filter(|_| !term.free.iter().any(|id| id == entry.name)) else {
                continue;
            };
            if has(source, &term.en) && !has(entry, wanted) && !refers(entry) {
                let list = wanted.iter().map(|stem| format!("“{stem}”")).collect::<Vec<_>>().join(" or ");
                let theirs = term.en.first().map_or(String::new(), |word| word.replace('.', ""));
                let text = format!("the source text of `{}` speaks of “{theirs}”, this one not of {list}", entry.name);
                findings.push(Diagnostic::warning(TERM, text).at(subject.place_of(entry)));
            }
        }
    }
}

/// Whether a message says with another one what it says.
fn refers(entry: &Entry<'_>) -> bool {
    entry.readings.iter().all(|reading| reading.words().is_empty())
}

/// Whether a word begins with a stem, or is the word that the stem ends with a full stop.
fn matches(word: &str, stem: &str) -> bool {
    let word = word.to_lowercase().replace('’', "'");
    // What is elided stands before the word it belongs to: l’impasse.
    let parts = [word.as_str(), word.rsplit('\'').next().unwrap_or_default()];
    match stem.strip_suffix('.') {
        Some(whole) => parts.contains(&whole),
        None => parts.iter().any(|part| part.starts_with(stem)),
    }
}

/// Whether a text has one of the terms, each word of which begins as it says.
fn has(entry: &Entry<'_>, terms: &[String]) -> bool {
    let in_reading = |reading: &Reading<'_>, term: &String| rows(&reading.words(), term).next().is_some();
    terms.iter().any(|term| entry.readings.iter().any(|reading| in_reading(reading, term)))
}

/// The words, with their places in a reading, that follow each other as those of a term do.
fn rows<'w>(words: &'w [Word], term: &str) -> impl Iterator<Item = &'w [Word]> {
    let stems: Vec<String> = term.split(' ').map(str::to_owned).collect();
    words.windows(stems.len()).filter(move |row| row.iter().zip(&stems).all(|((_, word), stem)| matches(word, stem)))
}
