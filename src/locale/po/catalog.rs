//! A gettext catalogue: its entries, and how they are written. Knows no Fluent.

use std::fmt::Write as _;

use crate::source::Span;

/// A text of a catalogue, with the place it was read from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Text {
    pub text: String,
    pub span: Span,
}

impl From<String> for Text {
    fn from(text: String) -> Self {
        Self { text, span: Span::default() }
    }
}

/// One entry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Entry {
    /// What is said about it: `#.`
    pub notes: Vec<String>,
    /// Where it comes from: `#:`
    pub from: Option<String>,
    /// Whether it still has to be reviewed.
    pub fuzzy: bool,
    /// Which message it is.
    pub context: Text,
    /// The source text.
    pub id: Text,
    /// The source text for several.
    pub plural: Option<Text>,
    /// The translation, in each plural form.
    pub strings: Vec<Text>,
}

impl Entry {
    /// Whether every form is translated.
    pub fn is_translated(&self) -> bool {
        !self.strings.is_empty() && self.strings.iter().all(|string| !string.text.is_empty())
    }

    /// The entry as a catalogue holds it, an empty line before it.
    pub fn write(&self, out: &mut String) {
        out.push('\n');
        for note in &self.notes {
            let _ = writeln!(out, "#. {note}");
        }
        if let Some(from) = &self.from {
            let _ = writeln!(out, "#: {from}");
        }
        if self.fuzzy {
            out.push_str("#, fuzzy\n");
        }
        keyword(out, "msgctxt", &self.context.text);
        keyword(out, "msgid", &self.id.text);
        match &self.plural {
            None => keyword(out, "msgstr", self.strings.first().map_or("", |string| &string.text)),
            Some(plural) => {
                keyword(out, "msgid_plural", &plural.text);
                for (form, string) in self.strings.iter().enumerate() {
                    keyword(out, &format!("msgstr[{form}]"), &string.text);
                }
            }
        }
    }
}

/// A keyword with its text; a text of several lines has a line for each.
pub(super) fn keyword(out: &mut String, keyword: &str, text: &str) {
    if text.trim_end_matches('\n').contains('\n') {
        let _ = writeln!(out, "{keyword} \"\"");
        for line in text.split_inclusive('\n') {
            let _ = writeln!(out, "\"{}\"", escaped(line));
        }
    } else {
        let _ = writeln!(out, "{keyword} \"{}\"", escaped(text));
    }
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n").replace('\t', "\\t").replace('\r', "\\r")
}
