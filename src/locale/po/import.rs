//! From a catalogue back to a language file: what differs is changed, fuzzy texts are left out, nothing is guessed.

use std::collections::BTreeSet;
use std::sync::Arc;

use fluent_syntax::ast::Message;

use super::catalog::{Entry, Text};
use super::edit::{Edit, is_one_message};
use super::export::{forms, like};
use super::shape::{Shape, plural};
use super::{FILE_HEADER, LANGUAGE, SOURCE, SYNTAX, TEXT, is_setting, place, read};
use crate::diag::Diagnostic;
use crate::locale::file::LanguageFile;
use crate::locale::languages;
use crate::locale::phrase::Locale;
use crate::locale::plurals::Plurals;
use crate::locale::stamps::Stamps;
use crate::source::{Source, Span};

/// What an import makes of a language file.
#[derive(Clone, Debug, PartialEq, Eq)]
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
}

/// The tag of the language file that a catalogue is for.
///
/// # Errors
/// What is no catalogue, or does not say for which language it is.
pub fn language(catalogue: &Source) -> Result<String, Vec<Diagnostic>> {
    let source = Arc::new(catalogue.clone());
    let entries = read::entries(&source)?;
    let header = entries.first().filter(|entry| entry.id.text.is_empty()).and_then(|entry| entry.strings.first());
    let nothing = Text::default();
    let header = header.unwrap_or(&nothing);
    let field = |name: &str| {
        let line = header.text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
        line.map(str::trim).filter(|value| !value.is_empty())
    };
    let Some(name) = field(FILE_HEADER).or_else(|| field("Language")) else {
        let finding = Diagnostic::error(LANGUAGE, "the header does not say for which language the catalogue is");
        return Err(vec![finding.at(place(&source, header.span)).help("add a line such as \"Language: cs\\n\"")]);
    };
    languages::tag(name).map_err(|finding| vec![finding.at(place(&source, header.span))])
}

/// Brings the translations of a catalogue into a language file: `text` is the file as it is, `language` the same as it was
/// read.
///
/// # Errors
/// What is no catalogue, an entry for another source text than the present one, a text that cannot stand in a language file.
/// Then nothing is to be written.
pub fn import(
    catalogue: Source,
    text: &str,
    language: &Locale,
    source: &Locale,
    stamps: &Stamps,
) -> Result<Imported, Vec<Diagnostic>> {
    let catalogue = Arc::new(catalogue);
    let entries = read::entries(&catalogue)?;
    let (plurals, forms) = forms(language.tag()).map_err(|finding| vec![finding])?;
    let categories = &forms.categories;
    let work = Import { catalogue: &catalogue, language, source: &source.file, plurals: &plurals, categories };
    let mut findings = work.twice(&entries);
    let mut edit = Edit::new(text);
    let mut done =
        Imported { text: String::new(), changed: Vec::new(), confirmed: Vec::new(), fuzzy: 0, untranslated: 0 };
    for entry in entries.iter().filter(|entry| !entry.id.text.is_empty()) {
        let id = entry.context.text.as_str();
        match work.shape(entry) {
            Err(finding) => findings.push(finding),
            Ok(_) if !entry.is_translated() => done.untranslated += 1,
            Ok(_) if entry.fuzzy => done.fuzzy += 1,
            Ok(new) => {
                let stale = stamps.is_stale(language.tag(), id, &source.file);
                if let Some(new) = new {
                    edit.put(id, &new.fluent(), &work.before(id));
                    done.changed.push(id.to_owned());
                    done.confirmed.push(id.to_owned());
                } else if stale {
                    done.confirmed.push(id.to_owned());
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

    /// Entries for a message that another one is for already.
    fn twice(&self, entries: &[Entry]) -> Vec<Diagnostic> {
        let mut seen = BTreeSet::new();
        let again = entries.iter().filter(|entry| !seen.insert(entry.context.text.as_str()));
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
        let own = || self.language.file.message(id).and_then(|_| like(self.source, id));
        let message = self.source.message(id).or_else(own).filter(|_| !is_setting(id));
        let Some(message) = message else {
            let text = format!("{} has no message `{id}`", self.source.source.name);
            let span = if entry.context.span == Span::default() { &entry.id } else { &entry.context };
            return Err(self.wrong(SOURCE, span, text).help("is the catalogue made for a newer version?"));
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
