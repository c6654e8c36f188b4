//! From a catalogue back to a language file: what differs is changed, fuzzy texts are left out, nothing is guessed.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use fluent_syntax::ast::Message;

use super::catalog::{Entry, Text};
use super::edit::{Edit, is_one_message};
use super::export::{forms, like};
use super::header::{Header, is_header};
use super::shape::{Shape, plural};
use super::{OVERTAKEN, SOURCE, SYNTAX, TEXT, is_setting, place, read};
use crate::diag::Diagnostic;
use crate::locale::file::LanguageFile;
use crate::locale::phrase::Locale;
use crate::locale::plurals::Plurals;
use crate::locale::stamps::{self, Stamps};
use crate::source::{Place, Source};

/// What an import makes of a language file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// The language file as it is now.
    pub text: String,
    /// The messages whose text is new.
    pub changed: Vec<String>,
    /// The messages that were translated from the present source text: new ones, and stale ones that are fuzzy no longer.
    pub confirmed: Vec<String>,
    /// How many entries are still fuzzy, and were left out.
    pub fuzzy: usize,
    /// How many entries are not translated.
    pub untranslated: usize,
    /// How many messages the source has, and how many of them the catalogue lacks.
    pub wanted: (usize, usize),
    /// Where in the catalogue the text of each message stands that is changed or confirmed.
    pub(super) brought: BTreeMap<String, Place>,
}

/// What is to become of texts that were changed in the language file after the catalogue was made from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overtaken {
    /// They are findings, and nothing is brought.
    Told,
    /// The catalogue's texts take their place.
    Replaced,
}

impl Imported {
    /// Of the findings about the language file that this import makes, those about the texts it brings, each with its
    /// message and placed in the catalogue.
    #[must_use]
    pub fn blamed(&self, new: &Locale, findings: Vec<Diagnostic>) -> Vec<(String, Diagnostic)> {
        let message_at = |at: usize| {
            let starts = new.file.messages().map(|message| message.id.name).filter(|name| new.file.offset(name) <= at);
            starts.max_by_key(|name| new.file.offset(name))
        };
        let blamed = findings.into_iter().filter_map(|finding| {
            let place = finding.place.as_ref().filter(|place| place.source.name == new.file.source.name)?;
            let id = message_at(place.span.start)?;
            let place = self.brought.get(id)?.clone();
            let is_named = finding.message.contains(&format!("`{id}`"));
            let message = if is_named { finding.message.clone() } else { format!("`{id}`: {}", finding.message) };
            // A fix would change the language file, which is not written yet.
            Some((id.to_owned(), Diagnostic { place: Some(place), message, fix: Vec::new(), ..finding }))
        });
        blamed.collect()
    }
}

/// The tag of the language file that a catalogue is for.
///
/// # Errors
/// What is no catalogue, or does not say for which language it is.
pub fn language(catalogue: &Source) -> Result<String, Vec<Diagnostic>> {
    let source = Arc::new(catalogue.clone());
    let entries = read::entries(&source)?;
    Header::of(&source, &entries).tag().map_err(|finding| vec![finding])
}

/// Brings the translations of a catalogue into a language file: `text` is the file as it is, `language` the same as it was
/// read.
///
/// # Errors
/// What is no catalogue, an entry for another source text than the present one, a text that cannot stand in a language file,
/// one that was changed in that file since. Then nothing is to be written.
pub fn import(
    catalogue: Source,
    text: &str,
    language: &Locale,
    source: &Locale,
    stamps: &Stamps,
    overtaken: Overtaken,
) -> Result<Imported, Vec<Diagnostic>> {
    let catalogue = Arc::new(catalogue);
    let entries = read::entries(&catalogue)?;
    let (plurals, forms) = forms(language.tag()).map_err(|finding| vec![finding])?;
    let categories = &forms.categories;
    let header = Header::of(&catalogue, &entries);
    header.check(&forms).map_err(|finding| vec![finding])?;
    let known = header.texts();
    let work = Import { catalogue: &catalogue, language, source: &source.file, plurals: &plurals, categories };
    let mut findings = work.twice(&entries);
    let mut edit = Edit::new(text);
    let mut done = Imported { wanted: work.wanted(&entries), ..Imported::default() };
    for entry in entries.iter().skip_while(|entry| is_header(entry)) {
        let id = entry.context.text.as_str();
        match work.shape(entry) {
            Err(finding) => findings.push(finding),
            Ok(_) if !entry.is_translated() => done.untranslated += 1,
            Ok(_) if entry.fuzzy => done.fuzzy += 1,
            Ok(new) => {
                if new.is_some() && overtaken == Overtaken::Told {
                    findings.extend(work.overtaken(entry, &known));
                }
                if new.is_some() || stamps.is_stale(language.tag(), id, &source.file) {
                    done.brought.insert(id.to_owned(), place(&catalogue, text_of(entry).span));
                    done.confirmed.push(id.to_owned());
                }
                if let Some(new) = new {
                    edit.put(id, &new.fluent(), &work.before(id));
                    done.changed.push(id.to_owned());
                }
            }
        }
    }
    if !findings.is_empty() {
        return Err(findings);
    }
    done.text = if done.changed.is_empty() { text.to_owned() } else { edit.text() };
    Ok(done)
}

/// The first text of an entry.
fn text_of(entry: &Entry) -> &Text {
    entry.strings.first().unwrap_or(&entry.context)
}

struct Import<'a> {
    catalogue: &'a Arc<Source>,
    language: &'a Locale,
    source: &'a LanguageFile,
    plurals: &'a Plurals,
    categories: &'a [&'static str],
}

impl Import<'_> {
    fn wrong(&self, code: crate::diag::Code, text: &Text, message: String) -> Diagnostic {
        Diagnostic::error(code, message).at(place(self.catalogue, text.span))
    }

    /// How many messages the source has to translate, and how many of them have no entry.
    fn wanted(&self, entries: &[Entry]) -> (usize, usize) {
        let has: BTreeSet<&str> = entries.iter().map(|entry| entry.context.text.as_str()).collect();
        let wanted = || self.source.messages().map(|message| message.id.name).filter(|id| !is_setting(id));
        (wanted().count(), wanted().filter(|id| !has.contains(id)).count())
    }

    /// That a text of the language file is none of those that the catalogue was made from.
    fn overtaken(&self, entry: &Entry, known: &BTreeSet<String>) -> Option<Diagnostic> {
        let id = entry.context.text.as_str();
        stamps::text(&self.language.file, id).filter(|own| !known.contains(own))?;
        let file = &self.language.file;
        let message = format!("`{id}` has another text in {} since this catalogue was made from it", file.source.name);
        let finding = self.wrong(OVERTAKEN, text_of(entry), message);
        let finding = match file.place_of(id) {
            Some(place) => finding.related(place, "this is the text now"),
            None => finding,
        };
        Some(finding.help("export the language anew and merge (msgmerge), or replace the newer text with --force"))
    }

    /// Entries for a message that another one is for already.
    fn twice(&self, entries: &[Entry]) -> Vec<Diagnostic> {
        let mut seen = BTreeSet::new();
        let named = entries.iter().filter(|entry| !entry.context.text.is_empty());
        let again = named.filter(|entry| !seen.insert(entry.context.text.as_str()));
        again
            .map(|entry| self.wrong(SYNTAX, &entry.context, format!("`{}` stands twice", entry.context.text)))
            .collect()
    }

    /// The message that an entry makes; nothing where the language has it so already, or it is not translated.
    #[allow(clippy::result_large_err, reason = "findings are collected")]
    fn shape(&self, entry: &Entry) -> Result<Option<Shape>, Diagnostic> {
        let id = entry.context.text.as_str();
        let message = self.theirs(entry)?;
        let theirs = Shape::of(message);
        let old = self.language.file.message(id).map(Shape::of);
        let counted = plural(self.plurals, old.as_ref(), &theirs, self.source, message).map(str::to_owned);
        let forms = if counted.is_some() { self.categories.len() } else { 1 };
        if entry.strings.len() != forms {
            let text = format!("`{id}` has {} plural forms but needs {forms}", entry.strings.len());
            return Err(self.wrong(SYNTAX, entry.strings.first().unwrap_or(&entry.context), text));
        }
        if !entry.is_translated() {
            return Ok(None);
        }
        for string in &entry.strings {
            if !is_one_message(id, &Shape::One(string.text.clone()).fluent()) {
                let help = "each { needs its }, names in braces stay as they are, and no line begins with *, [, . or }";
                return Err(self.wrong(TEXT, string, format!("the text of `{id}` is no Fluent")).help(help));
            }
        }
        let texts: Vec<(&str, &str)> = self
            .categories
            .iter()
            .zip(&entry.strings)
            .map(|(category, string)| (*category, string.text.as_str()))
            .collect();
        let new = match (&old, &counted) {
            (_, None) => Shape::One(entry.strings.first().map_or_else(String::new, |string| string.text.clone())),
            (old, Some(name)) => old.as_ref().unwrap_or(&Shape::One(String::new())).with(name, &texts),
        };
        Ok(Some(new).filter(|new| old.as_ref() != Some(new)))
    }

    /// The message of the source that an entry translates, if it is still the same.
    #[allow(clippy::result_large_err)]
    fn theirs(&self, entry: &Entry) -> Result<&Message<&str>, Diagnostic> {
        let id = entry.context.text.as_str();
        if id.is_empty() {
            let text = "this entry does not say for which message it is".to_owned();
            let help = "each entry of a catalogue of ours has a line msgctxt with the message's name";
            return Err(self.wrong(SYNTAX, &entry.id, text).help(help));
        }
        let own = || self.language.file.message(id).and_then(|_| like(self.source, id));
        let message = self.source.message(id).or_else(own).filter(|_| !is_setting(id));
        let Some(message) = message else {
            let text = format!("{} has no message `{id}`", self.source.source.name);
            return Err(self.wrong(SOURCE, &entry.context, text).help("is the catalogue made for a newer version?"));
        };
        let theirs = Shape::of(message);
        let plural = entry.plural.as_ref().map(|plural| plural.text.as_str());
        if theirs.text("one") != entry.id.text || plural.is_some_and(|plural| theirs.text("other") != plural) {
            let text = format!("`{id}` has another text in {} than in this catalogue", self.source.source.name);
            let finding = self.wrong(SOURCE, &entry.id, text);
            let finding = finding.related(self.source.place(message.id.name), "this is the text now");
            return Err(finding
                .help("the catalogue is made for a newer or older version: export it anew, and merge (msgmerge)"));
        }
        Ok(message)
    }

    /// The messages that stand before one in the source.
    fn before(&self, id: &str) -> Vec<&str> {
        let all = self.source.messages().map(|message| message.id.name);
        all.take_while(|other| *other != id).collect()
    }
}
