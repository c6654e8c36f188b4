//! How far a translation has come. Knows no sheet.

use super::phrase::Locale;
use super::stamps::Stamps;

/// How far a language has come, in messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// How many messages the source has.
    pub messages: usize,
    /// How many of them the language has.
    pub translated: usize,
    /// How many of those were translated from a text that has changed since.
    pub stale: usize,
    /// How many somebody has confirmed to say what the source says now.
    pub checked: usize,
}

impl Progress {
    /// How far `language` has come with translating `source`.
    #[must_use]
    pub fn of(language: &Locale, source: &Locale, stamps: &Stamps) -> Self {
        let tag = language.tag();
        let mut progress = Self { messages: 0, translated: 0, stale: 0, checked: 0 };
        for id in source.file.messages().map(|message| message.id.name) {
            progress.messages += 1;
            if language.has(id) {
                progress.translated += 1;
                progress.stale += usize::from(stamps.is_stale(tag, id, &source.file));
                progress.checked += usize::from(stamps.is_confirmed(tag, id, &source.file));
            }
        }
        progress
    }

    /// So many of all messages in per cent; 100 only if it is all of them.
    #[must_use]
    pub fn share(&self, count: usize) -> usize {
        (count * 100).checked_div(self.messages).unwrap_or(100)
    }
}
