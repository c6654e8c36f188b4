//! Exchange with translators who read no Fluent: a language as a gettext catalogue, and back. A round trip changes nothing.
//!
//! A catalogue has an entry for each message, its id being the context. What it cannot hold (how the language is set,
//! branches for fractions and exact numbers, comments) stays in the language file, of which an import changes only the
//! texts that differ.

mod catalog;
mod edit;
mod export;
mod forms;
mod header;
mod import;
mod read;
mod shape;

use std::sync::Arc;

use crate::diag::Code;
use crate::source::{Place, Source, Span};

pub use export::export;
pub use import::{Imported, Overtaken, import, language};

/// A file that is no gettext catalogue.
const SYNTAX: Code = Code("catalogue-syntax");
/// An entry of another text than the source language has.
const SOURCE: Code = Code("catalogue-source");
/// A text that cannot stand in a language file.
const TEXT: Code = Code("catalogue-text");
/// A catalogue for a language that cannot be exchanged.
const LANGUAGE: Code = Code("catalogue-language");
/// A text that was changed in the language file after the catalogue was made from it.
const OVERTAKEN: Code = Code("catalogue-overtaken");

/// The codes of exchanging catalogues.
pub(super) const CODES: [Code; 5] = [SYNTAX, SOURCE, TEXT, LANGUAGE, OVERTAKEN];

fn place(source: &Arc<Source>, span: Span) -> Place {
    Place { source: Arc::clone(source), span }
}

/// Whether a message says how the language is set; such are not exchanged.
fn is_setting(id: &str) -> bool {
    ["typography-", "language-", "side-"].iter().any(|head| id.starts_with(head))
}

#[cfg(test)]
mod tests;
