//! A language laid out for its checks: every message with the ways it reads, beside the source's. Judges nothing.

use std::collections::BTreeMap;
use std::ops::Range;

use fluent_syntax::ast::Message;

use super::reading::Reading;
use super::{Bench, Glossary};
use crate::diag::{Code, Diagnostic};
use crate::locale::file::{Item, LanguageFile};
use crate::locale::phrase::Locale;
use crate::locale::plurals::Plurals;
use crate::locale::setting::Setting;
use crate::locale::stamps::Stamps;
use crate::source::Place;

/// What the names of a language's own number phrases begin with: cases and genders may need more than the source has.
pub(super) const PHRASE: &str = "n-";

/// One message or term with the ways it reads.
pub(super) struct Entry<'a> {
    pub name: &'a str,
    pub item: Item<'a>,
    pub readings: Vec<Reading<'a>>,
}

impl<'a> Entry<'a> {
    fn new(file: &'a LanguageFile, item: Item<'a>) -> Self {
        let readings = item.patterns().flat_map(|pattern| Reading::all(file, pattern)).collect();
        Self { name: item.name(), item, readings }
    }

    /// The message it is, if it is one.
    pub const fn message(&self) -> Option<&'a Message<&'a str>> {
        match self.item {
            Item::Message(message) => Some(message),
            Item::Term(_) => None,
        }
    }

    /// Whether it says how the language is set, and so prints nothing.
    pub fn is_setting(&self) -> bool {
        self.message().is_some() && ["typography-", "language-", "side-"].iter().any(|head| self.name.starts_with(head))
    }
}

/// A language, and what it is held against.
pub(super) struct Subject<'a> {
    pub source: &'a LanguageFile,
    pub file: &'a LanguageFile,
    pub tag: &'a str,
    pub setting: &'a Setting,
    pub plurals: Option<Plurals>,
    pub glossary: &'a Glossary,
    pub stamps: &'a Stamps,
    /// Whether the language is the source.
    pub is_source: bool,
    /// The messages and terms of the language, in the order of its file.
    pub entries: Vec<Entry<'a>>,
    /// The messages of the source by name.
    theirs: BTreeMap<&'a str, Entry<'a>>,
}

impl<'a> Subject<'a> {
    pub fn new(bench: &Bench<'a>, language: &'a Locale) -> Self {
        let (source, file) = (&bench.source.file, &language.file);
        let entries = |file: &'a LanguageFile| file.items().map(|item| Entry::new(file, item));
        let theirs = entries(source).filter(|entry| entry.message().is_some()).map(|entry| (entry.name, entry));
        Self {
            source,
            file,
            tag: language.tag(),
            setting: language.setting(),
            plurals: Plurals::of(language.tag()),
            glossary: bench.glossary,
            stamps: bench.stamps,
            is_source: language.tag() == bench.source.tag(),
            entries: entries(file).collect(),
            theirs: theirs.collect(),
        }
    }

    /// The messages and terms that print something.
    pub fn texts(&self) -> impl Iterator<Item = &Entry<'a>> {
        self.entries.iter().filter(|entry| !entry.is_setting())
    }

    /// The messages that print something, each beside the source's; none where the language is the source.
    pub fn pairs(&self) -> impl Iterator<Item = (&Entry<'a>, &Entry<'a>)> {
        let pair = |entry| Some((entry, self.source_of(entry)?));
        self.texts().filter(|_| !self.is_source).filter_map(pair)
    }

    /// The source's message of the same name.
    pub fn source_of(&self, entry: &Entry<'_>) -> Option<&Entry<'a>> {
        entry.message().and_then(|message| self.theirs.get(message.id.name))
    }

    /// Every way every text reads, with its message.
    pub fn readings(&self) -> impl Iterator<Item = (&Entry<'a>, &Reading<'a>)> {
        self.texts().flat_map(|entry| entry.readings.iter().map(move |reading| (entry, reading)))
    }

    /// Where some signs of a reading stand.
    pub fn place(&self, reading: &Reading<'_>, signs: Range<usize>) -> Place {
        reading.place(self.file, signs)
    }

    /// Where the name of a message stands.
    pub fn place_of(&self, entry: &Entry<'_>) -> Place {
        self.file.place(entry.name)
    }
}

/// A warning that is certainly mended by putting `replacement` in the place of what it marks.
pub(super) fn mend(code: Code, place: Place, message: String, replacement: &str) -> Diagnostic {
    Diagnostic::warning(code, message).at(place.clone()).fix(place, replacement)
}
