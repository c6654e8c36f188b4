//! Stamps: for each language and message the digest of the source text that the translation was made from. Where the
//! source text has another digest today, the translation is stale. Knows no file and no sheet.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::sync::Arc;

use serde::Deserialize;
use sha2::{Digest, Sha256};

use super::file::LanguageFile;
use super::phrase::Locale;
use crate::diag::{Code, Diagnostic};
use crate::source::{Place, Source};

pub(super) const READ: Code = Code("stamps-syntax");

/// The stamps that the program carries.
const BUNDLED: &str = include_str!("../../templates/stamps.toml");
/// How many hexadecimal digits of a digest are kept: two texts of one message never share them by accident.
const DIGITS: usize = 8;
/// What a file of stamps begins with.
const HEAD: &str = "\
# For each language and message, the digest of the English text that the translation was made from. Where the English text
# has changed since, the translation is stale and is not printed. Written by: paperpitch lang confirm LANG [ID…]
";

/// The stamps of several languages.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq)]
pub struct Stamps(BTreeMap<String, BTreeMap<String, String>>);

impl Stamps {
    /// The stamps that the program carries.
    ///
    /// # Errors
    /// Says what is wrong with them: a mistake of ours.
    pub fn bundled() -> Result<Self, Vec<Diagnostic>> {
        Self::parse(Source { name: "stamps.toml".to_owned(), text: BUNDLED.to_owned() })
    }

    /// Reads a file of stamps.
    ///
    /// # Errors
    /// Says what in the file are no stamps, and where.
    pub fn parse(source: Source) -> Result<Self, Vec<Diagnostic>> {
        toml::from_str(&source.text).map_err(|error| {
            let finding = Diagnostic::error(READ, error.message().to_owned());
            let place = error.span().map(|span| Place { source: Arc::new(source), span: span.into() });
            vec![match place {
                Some(place) => finding.at(place),
                None => finding,
            }]
        })
    }

    /// The file that holds these stamps.
    #[must_use]
    pub fn to_toml(&self) -> String {
        let mut text = HEAD.to_owned();
        for (tag, stamps) in &self.0 {
            let _ = write!(text, "\n[{tag}]\n");
            for (id, digest) in stamps {
                let _ = writeln!(text, "{id} = \"{digest}\"");
            }
        }
        text
    }

    /// Stamps messages of `language` with the present text of `source`: those named, or all it has where none is named.
    /// What the source no longer has loses its stamp. Returns how many stamps are new.
    pub fn confirm(&mut self, language: &Locale, source: &Locale, ids: &BTreeSet<&str>) -> usize {
        let stamps = self.0.entry(language.tag().to_owned()).or_default();
        stamps.retain(|id, _| source.file.message(id).is_some());
        let mut new = 0;
        for message in language.file.messages() {
            let id = message.id.name;
            let wanted = ids.is_empty() || ids.contains(id);
            let Some(digest) = digest(&source.file, id).filter(|_| wanted) else { continue };
            new += usize::from(stamps.get(id) != Some(&digest));
            stamps.insert(id.to_owned(), digest);
        }
        new
    }

    /// Takes their stamps from messages.
    pub fn withdraw(&mut self, tag: &str, ids: &BTreeSet<&str>) {
        if let Some(stamps) = self.0.get_mut(tag) {
            stamps.retain(|id, _| !ids.contains(id.as_str()));
        }
    }

    /// Whether a message was translated from a text that is not the present one. One without a stamp is not known to be.
    pub(super) fn is_stale(&self, tag: &str, id: &str, source: &LanguageFile) -> bool {
        self.of(tag, id).is_some_and(|stamp| digest(source, id).is_some_and(|digest| digest != stamp))
    }

    /// Whether somebody has confirmed that a message says what the source says now.
    pub(super) fn is_confirmed(&self, tag: &str, id: &str, source: &LanguageFile) -> bool {
        self.of(tag, id).is_some_and(|stamp| digest(source, id).is_some_and(|digest| digest == stamp))
    }

    fn of(&self, tag: &str, id: &str) -> Option<&str> {
        self.0.get(tag)?.get(id).map(String::as_str)
    }
}

/// The digests of all messages of a file, each told apart from others of the same text by its name.
pub(super) fn texts(file: &LanguageFile) -> BTreeSet<String> {
    file.messages().filter_map(|message| text(file, message.id.name)).collect()
}

/// The digest of a message with its name.
pub(super) fn text(file: &LanguageFile, id: &str) -> Option<String> {
    Some(digest_of(&format!("{id} = {}", digest(file, id)?)))
}

/// The digest of a message's text as it is written; how its lines are broken and indented does not count.
fn digest(file: &LanguageFile, id: &str) -> Option<String> {
    let all = || {
        file.messages()
            .filter_map(|message| Some((message.id.name.to_owned(), digest_of(&LanguageFile::written(message)?))))
    };
    file.digests.get_or_init(|| all().collect()).get(id).cloned()
}

fn digest_of(written: &str) -> String {
    let text = written.split_whitespace().collect::<Vec<_>>().join(" ");
    Sha256::digest(text.as_bytes()).iter().take(DIGITS / 2).fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}
