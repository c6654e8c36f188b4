//! From the text of a gettext catalogue to its entries, each text with its place. Knows no message.

use std::sync::Arc;

use super::catalog::{Entry, Text};
use super::{SYNTAX, place};
use crate::diag::Diagnostic;
use crate::source::{Source, Span};

/// The most entries that are read.
const MOST_ENTRIES: usize = 20_000;

/// The entries of a catalogue, the header first if there is one; obsolete ones are left out.
///
/// # Errors
/// The first line that is no part of a catalogue.
pub(super) fn entries(source: &Arc<Source>) -> Result<Vec<Entry>, Vec<Diagnostic>> {
    let mut reader = Reader { source, entries: Vec::new(), entry: Entry::default(), open: None, begun: false };
    let mut start = 0;
    for line in source.text.split_inclusive('\n') {
        let text = line.trim_end();
        let indent = text.len() - text.trim_start().len();
        let text = text.trim_start().trim_start_matches('\u{feff}');
        let at = start + indent;
        start += line.len();
        reader.line(text, Span::new(at, at + text.len())).map_err(|finding| vec![finding])?;
        if reader.entries.len() > MOST_ENTRIES {
            return Err(vec![reader.wrong("the catalogue has too many entries", Span::new(at, at))]);
        }
    }
    reader.end_entry();
    Ok(reader.entries)
}

/// Which text a quoted line belongs to.
#[derive(Clone, Copy)]
enum Open {
    Context,
    Id,
    Plural,
    String(usize),
}

struct Reader<'s> {
    source: &'s Arc<Source>,
    entries: Vec<Entry>,
    entry: Entry,
    open: Option<Open>,
    /// Whether the entry has more than comments.
    begun: bool,
}

impl Reader<'_> {
    fn wrong(&self, what: &str, span: Span) -> Diagnostic {
        Diagnostic::error(SYNTAX, what.to_owned()).at(place(self.source, span))
    }

    fn line(&mut self, line: &str, span: Span) -> Result<(), Diagnostic> {
        if line.is_empty() || line.starts_with("#~") {
            self.open = None;
            return Ok(());
        }
        if let Some(comment) = line.strip_prefix('#') {
            // A comment after a translation begins the next entry.
            if !self.entry.strings.is_empty() {
                self.end_entry();
            }
            self.comment(comment);
            return Ok(());
        }
        if line.starts_with('"') {
            let Some(open) = self.open else {
                return Err(self.wrong("a text in quotes belongs to no keyword", span));
            };
            let text = self.quoted(line, span)?;
            if let Some(target) = self.target(open) {
                target.text.push_str(&text);
                target.span.end = span.end;
            }
            return Ok(());
        }
        self.keyword(line, span)
    }

    fn comment(&mut self, comment: &str) {
        if let Some(note) = comment.strip_prefix('.') {
            self.entry.notes.push(note.trim().to_owned());
        } else if let Some(flags) = comment.strip_prefix(',') {
            self.entry.fuzzy |= flags.split(',').any(|flag| flag.trim() == "fuzzy");
        } else if let Some(from) = comment.strip_prefix(':') {
            self.entry.from = Some(from.trim().to_owned());
        }
    }

    fn keyword(&mut self, line: &str, span: Span) -> Result<(), Diagnostic> {
        let word = line.split([' ', '\t', '"']).next().unwrap_or(line);
        let starts = word == "msgctxt" || (word == "msgid" && !self.begun_without_id());
        if starts && self.begun {
            self.end_entry();
        }
        let open = match word {
            "msgctxt" => Open::Context,
            "msgid" => Open::Id,
            "msgid_plural" => Open::Plural,
            "msgstr" => Open::String(0),
            _ => match word.strip_prefix("msgstr[").and_then(|form| form.strip_suffix(']')?.parse().ok()) {
                Some(form) if form == self.entry.strings.len() => Open::String(form),
                _ => return Err(self.wrong("this is no line of a gettext catalogue", span)),
            },
        };
        let Some(quote) = line.find('"') else {
            return Err(self.wrong("a text in quotes is missing", span));
        };
        let inner = Span::new(span.start + quote, span.end);
        let text = self.quoted(line.get(quote..).unwrap_or_default(), inner)?;
        let text = Text { text, span: inner };
        self.begun = true;
        self.open = Some(open);
        match open {
            Open::Context => self.entry.context = text,
            Open::Id => self.entry.id = text,
            Open::Plural => self.entry.plural = Some(text),
            Open::String(_) => self.entry.strings.push(text),
        }
        Ok(())
    }

    /// Whether the entry has a context, and its source text is still to come.
    fn begun_without_id(&self) -> bool {
        self.begun && self.entry.id == Text::default() && self.entry.strings.is_empty()
    }

    fn target(&mut self, open: Open) -> Option<&mut Text> {
        match open {
            Open::Context => Some(&mut self.entry.context),
            Open::Id => Some(&mut self.entry.id),
            Open::Plural => self.entry.plural.as_mut(),
            Open::String(form) => self.entry.strings.get_mut(form),
        }
    }

    /// The text between two quotes, its escapes read.
    fn quoted(&self, text: &str, span: Span) -> Result<String, Diagnostic> {
        let inner = text.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
        let Some(inner) = inner.filter(|_| text.len() > 1) else {
            return Err(self.wrong("a text is not closed by a quote", span));
        };
        let mut read = String::new();
        let mut signs = inner.chars();
        while let Some(sign) = signs.next() {
            match sign {
                '"' => return Err(self.wrong("a quote within a text is written \\\"", span)),
                '\\' => match signs.next() {
                    Some('n') => read.push('\n'),
                    Some('t') => read.push('\t'),
                    Some('r') => read.push('\r'),
                    Some(sign @ ('"' | '\\')) => read.push(sign),
                    _ => return Err(self.wrong("a backslash is written \\\\", span)),
                },
                sign => read.push(sign),
            }
        }
        Ok(read)
    }

    fn end_entry(&mut self) {
        let entry = std::mem::take(&mut self.entry);
        if self.begun {
            self.entries.push(entry);
        }
        self.begun = false;
        self.open = None;
    }
}
