//! How a language stands beside its source: which of its texts are stale, what stands in for those it lacks, and what has
//! been asked of it. Knows no sheet.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use super::check;
use super::file::LanguageFile;
use super::phrase::Locale;
use super::stamps::Stamps;
use super::walk::{self, Part};
use crate::source::Place;

/// The language that another is translated from.
#[derive(Default)]
pub(super) enum Original {
    /// Nobody has said.
    #[default]
    Unknown,
    /// The source that the program carries, which is read once it is needed.
    Bundled,
    /// This one.
    Own(Arc<Locale>),
}

impl Original {
    /// The language itself.
    pub fn locale(&self) -> Option<Arc<Locale>> {
        match self {
            Self::Unknown => None,
            Self::Bundled => Locale::bundled_source().ok(),
            Self::Own(source) => Some(Arc::clone(source)),
        }
    }
}

/// What a language has beside its own texts.
#[derive(Default)]
pub(super) struct Standing {
    /// The language it is translated from.
    pub source: Original,
    /// Messages that must not be printed, each with the stale one it prints: mostly itself.
    pub stale: BTreeMap<String, String>,
    /// Whether stale texts are printed, and the source stands in for what is missing.
    pub draft: bool,
    /// What has been said, if anybody listens: ids with their finished texts.
    heard: Option<Mutex<BTreeSet<(String, String)>>>,
}

impl fmt::Debug for Standing {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Standing")
            .field("draft", &self.draft)
            .field("stale", &self.stale.len())
            .finish_non_exhaustive()
    }
}

impl Standing {
    /// Notes what was said.
    pub fn note(&self, id: &str, text: &str) {
        if let Some(heard) = &self.heard {
            heard.lock().unwrap_or_else(PoisonError::into_inner).insert((id.to_owned(), text.to_owned()));
        }
    }
}

impl Locale {
    /// The same language held against its source: what is stale by these stamps is no longer printed, and what is missing
    /// is shown where it stands in that source.
    #[must_use]
    pub fn against(mut self, source: Arc<Self>, stamps: &Stamps) -> Self {
        self.standing.stale = spread(&self.file, |id| stamps.is_stale(&self.tag, id, &source.file));
        self.standing.source = Original::Own(source);
        self
    }

    /// The same language for a draft: stale texts are printed, and the source's own words stand in for what is missing.
    #[must_use]
    pub fn as_draft(mut self) -> Self {
        self.standing.draft = true;
        self
    }

    /// Whether this is for a draft, so that every page must say so.
    #[must_use]
    pub const fn is_draft(&self) -> bool {
        self.standing.draft
    }

    /// Where a message stands in its file.
    #[must_use]
    pub fn place(&self, id: &str) -> Option<Place> {
        self.file.place_of(id)
    }

    /// The message whose name is most like this one.
    #[must_use]
    pub fn nearest(&self, id: &str) -> Option<&str> {
        check::nearest(id, self.file.messages().map(|message| message.id.name))
    }

    /// Every character that a text of the file holds, with its place.
    #[must_use]
    pub fn characters(&self) -> Vec<(char, Place)> {
        check::characters(&self.file)
    }

    /// The same language, with note taken of everything it says.
    #[must_use]
    pub fn listening(mut self) -> Self {
        self.standing.heard = Some(Mutex::default());
        self
    }

    /// What has been said since it is listening: each message with its finished text, once.
    #[must_use]
    pub fn heard(&self) -> BTreeSet<(String, String)> {
        let heard = self.standing.heard.as_ref();
        heard.map_or_else(BTreeSet::new, |heard| heard.lock().unwrap_or_else(PoisonError::into_inner).clone())
    }
}

/// Messages of which something is true, and those that print one of them, directly or through others, each with one such.
fn spread(file: &LanguageFile, is: impl Fn(&str) -> bool) -> BTreeMap<String, String> {
    let mut printed_by: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for message in file.messages() {
        printed_by.entry(message.id.name).or_default();
        let Some(pattern) = &message.value else { continue };
        walk::pattern(pattern, &mut |part| {
            if let Part::Message { name, .. } = part {
                printed_by.entry(name).or_default().push(message.id.name);
            }
        });
    }
    let begun = printed_by.keys().copied().filter(|id| is(id));
    let mut found: BTreeMap<&str, &str> = begun.map(|id| (id, id)).collect();
    let mut next: VecDeque<&str> = found.keys().copied().collect();
    while let Some(id) = next.pop_front() {
        let cause = found.get(id).copied().unwrap_or(id);
        for printer in printed_by.get(id).into_iter().flatten() {
            found.entry(printer).or_insert_with(|| {
                next.push_back(printer);
                cause
            });
        }
    }
    found.into_iter().map(|(id, cause)| (id.to_owned(), cause.to_owned())).collect()
}
