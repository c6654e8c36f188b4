//! From a language to a catalogue.

use std::collections::BTreeMap;

use fluent_syntax::ast;

use super::catalog::Entry;
use super::forms::Forms;
use super::shape::{Shape, plural};
use super::{LANGUAGE, header, is_setting};
use crate::diag::Diagnostic;
use crate::locale::file::LanguageFile;
use crate::locale::phrase::Locale;
use crate::locale::plurals::{Plurals, examples};
use crate::locale::stamps::{self, Stamps};
use crate::locale::variables::variable;
use crate::seal;

/// About how many letters a part in braces prints.
const OF_A_PART: usize = 4;

/// A language as a gettext catalogue; stale texts are fuzzy. It carries the seal of our files.
///
/// # Errors
/// Where no plural formula of gettext counts as the language does.
#[allow(clippy::result_large_err, reason = "a failed export ends the run")]
pub fn export(language: &Locale, source: &Locale, stamps: &Stamps) -> Result<String, Diagnostic> {
    let (plurals, forms) = forms(language.tag())?;
    let work = Export { language, source: &source.file, stamps, plurals: &plurals, forms: &forms };
    let texts = stamps::texts(&language.file);
    let mut text = header::write(language, &forms, &texts);
    for entry in work.entries() {
        entry.write(&mut text);
    }
    let mut bytes = text.clone().into_bytes();
    seal::seal(&mut bytes);
    Ok(String::from_utf8(bytes).unwrap_or(text))
}

/// The plural forms of a language.
#[allow(clippy::result_large_err)]
pub(super) fn forms(tag: &str) -> Result<(Plurals, Forms), Diagnostic> {
    let plurals = Plurals::of(tag);
    let forms = plurals.as_ref().and_then(Forms::of);
    plurals.zip(forms).ok_or_else(|| {
        let text = format!("no plural formula of gettext counts as {tag} does");
        Diagnostic::error(LANGUAGE, text).help("translate the language file itself")
    })
}

struct Export<'a> {
    language: &'a Locale,
    source: &'a LanguageFile,
    stamps: &'a Stamps,
    plurals: &'a Plurals,
    forms: &'a Forms,
}

impl Export<'_> {
    fn entries(&self) -> Vec<Entry> {
        let mut entries = Vec::new();
        let mut group = String::new();
        let mut messages: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        let commented = self.source.commented();
        for entry in &commented.body {
            match entry {
                ast::Entry::GroupComment(comment) => group = comment.content.join(" "),
                ast::Entry::Message(message) => {
                    let own =
                        message.comment.iter().flat_map(|comment| &comment.content).map(|line| (*line).to_owned());
                    let notes = std::iter::once(group.clone()).filter(|group| !group.is_empty()).chain(own);
                    messages.insert(message.id.name, notes.collect());
                }
                _ => {}
            }
        }
        for message in self.source.messages().filter(|message| !is_setting(message.id.name)) {
            let id = message.id.name;
            let notes = messages.remove(id).unwrap_or_default();
            entries.push(self.entry(id, message, notes));
        }
        // A phrase of the language's own has the source of the phrase it is most like.
        for own in self.language.file.messages() {
            let id = own.id.name;
            if self.source.message(id).is_none()
                && id.starts_with("n-")
                && let Some(like) = like(self.source, id)
            {
                let note = format!("A phrase that this language has beside `{}`.", like.id.name);
                entries.push(self.entry(id, like, vec![note]));
            }
        }
        entries
    }

    fn entry(&self, id: &str, source: &ast::Message<&str>, mut notes: Vec<String>) -> Entry {
        let theirs = Shape::of(source);
        let own = self.language.file.message(id).map(Shape::of);
        let counted = plural(self.plurals, own.as_ref(), &theirs, self.source, source);
        let text = |category: &&str| own.as_ref().map_or("", |shape| shape.text(category)).to_owned().into();
        let (plural, strings) = match counted {
            None => (None, vec![own.as_ref().map_or("", |shape| shape.text("other")).to_owned().into()]),
            Some(name) => {
                notes.extend(self.examples(name));
                (Some(theirs.text("other").to_owned().into()), self.forms.categories.iter().map(text).collect())
            }
        };
        let english = letters(theirs.text("other"));
        if !id.starts_with("alt-") {
            notes.push(format!("English has about {english} letters; {} fit.", english.max(4) * 6 / 5));
        }
        let place = self.source.place_of(source.id.name);
        let from = place
            .map(|place| format!("{}:{}", self.source.source.name, place.source.line_column(place.span.start).line));
        Entry {
            notes,
            from,
            fuzzy: self.stamps.is_stale(self.language.tag(), id, self.source),
            context: id.to_owned().into(),
            id: theirs.text("one").to_owned().into(),
            plural,
            strings,
        }
    }

    /// For which numbers each plural form is.
    fn examples(&self, name: &str) -> Vec<String> {
        let (Some(values), Some(plurals)) =
            (variable(name).map(|known| known.values), Plurals::of(self.language.tag()))
        else {
            return Vec::new();
        };
        let needed = plurals.needed(values);
        let told = self.forms.categories.iter().enumerate().map(|(form, category)| {
            let numbers = needed.get(category).map_or_else(|| "no number here".to_owned(), |numbers| examples(numbers));
            format!("msgstr[{form}] is for {numbers}")
        });
        told.collect()
    }
}

/// The phrase of the source whose name a phrase's own name goes on.
pub(super) fn like<'a>(source: &'a LanguageFile, id: &str) -> Option<&'a ast::Message<&'a str>> {
    let begins = |message: &&ast::Message<&str>| id.starts_with(message.id.name);
    source.messages().filter(begins).max_by_key(|message| message.id.name.len())
}

/// About how many letters a text prints.
fn letters(text: &str) -> usize {
    let mut count = 0;
    let mut inside = false;
    for sign in text.replace("__", "").chars() {
        match sign {
            '{' => inside = true,
            '}' => {
                inside = false;
                count += OF_A_PART;
            }
            _ => count += usize::from(!inside),
        }
    }
    count
}
