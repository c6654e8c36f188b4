//! Keys and tables that do not belong where they stand. Knows the vocabulary, not what values mean.

use std::collections::BTreeSet;
use std::sync::Arc;

use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

use super::codes;
use super::draft::error_at;
use super::reader::kind;
use super::vocabulary::{
    DRAWN, Guess, Key, TABLES, TITLE, TOP, Table, guess, inside, inside_any, listed, table, tables_with,
};
use crate::diag::{Code, Diagnostic, quoted};
use crate::source::{Place, Source, Span};

/// What was found, and which keys must not be judged because a stranger was probably meant to be one of them.
#[derive(Default)]
pub(super) struct Strangers {
    pub findings: Vec<Diagnostic>,
    pub meant: BTreeSet<Key>,
}

impl Strangers {
    /// Looks through a whole file.
    pub fn find(source: &Arc<Source>, root: &DeTable<'_>) -> Self {
        let mut search = Search { source, strangers: Self::default() };
        let mut drawn = Vec::new();
        for (name, value) in root {
            match table(name.get_ref()).filter(|table| table.name != TOP) {
                Some(known) => drawn.extend(search.table(known, value)),
                None => search.top(name, value),
            }
        }
        drawn.sort_by_key(|(span, _)| *span);
        search.drawn(&drawn);
        search.strangers
    }
}

/// A key that draws the pitch point by point, and where it stands.
type Drawn = (Span, Key);

/// A key as it is written, with its place.
type Written<'a> = Spanned<DeString<'a>>;

struct Search<'a> {
    source: &'a Arc<Source>,
    strangers: Strangers,
}

impl Search<'_> {
    /// Looks through one table; returns the keys that draw the pitch point by point.
    fn table(&mut self, known: &'static Table, value: &Spanned<DeValue<'_>>) -> Vec<Drawn> {
        let Some(entries) = value.get_ref().as_table() else {
            let message = format!("`{}` is {}, but must be a table", known.name, kind(value.get_ref()));
            let help = format!("write a line `[{}]`, and what it holds below", known.name);
            self.report(value.span(), codes::WRONG_TYPE, message, |finding| finding.help(help));
            self.strangers.meant.extend(known.keys.iter().map(|key| (known.name, *key)));
            return Vec::new();
        };
        if known.name == TITLE {
            return Vec::new();
        }
        let mut drawn = Vec::new();
        for key in entries.keys() {
            match known.keys.iter().find(|k| **k == key.get_ref()) {
                Some(k) if DRAWN.iter().any(|(drawn, _)| *drawn == (known.name, *k)) => {
                    drawn.push((key.span().into(), (known.name, *k)));
                }
                Some(_) => {}
                None => self.key(known, key),
            }
        }
        drawn
    }

    /// Judges something before the first table, or a table, that is not known by name.
    fn top(&mut self, name: &Written<'_>, value: &Spanned<DeValue<'_>>) {
        let written: &str = name.get_ref();
        let Some(known) = table(TOP) else { return };
        let holds_tables = match value.get_ref() {
            DeValue::Table(_) => true,
            DeValue::Array(items) => items.iter().any(|item| item.get_ref().is_table()),
            _ => false,
        };
        if !holds_tables {
            if !known.keys.contains(&written) {
                self.key(known, name);
            }
            return;
        }
        if known.keys.contains(&written) {
            // A key with a table for its value: the reader says so.
            return;
        }
        let tables = TABLES.iter().map(|table| table.name).filter(|name| *name != TOP);
        let guess = guess(written, tables.clone());
        if let Some(meant) = guess.and_then(|guess| table(guess.word())) {
            self.strangers.meant.extend(meant.keys.iter().map(|key| (meant.name, *key)));
        }
        let message = format!("there is no table {}", quoted(written));
        let advice = guess.map_or_else(
            || format!("the tables are {}", listed(tables, "and")),
            |guess| format!("did you mean [{}]?", guess.word()),
        );
        self.stranger(name, codes::UNKNOWN_TABLE, message, advice, guess);
    }

    /// Judges a key that its table does not have.
    fn key(&mut self, within: &'static Table, key: &Written<'_>) {
        let written: &str = key.get_ref();
        let homes: Vec<Key> = tables_with(written).collect();
        if !homes.is_empty() {
            return self.misplaced(within, key, &homes);
        }
        let message = format!("there is no key {} {}", quoted(written), inside(within.name));
        if let Some(guess) = guess(written, within.readable()) {
            self.strangers.meant.extend(tables_with(guess.word()).filter(|(table, _)| *table == within.name));
            let advice = format!("did you mean `{}`?", guess.word());
            return self.stranger(key, codes::UNKNOWN_KEY, message, advice, Some(guess));
        }
        let advice = match guess(written, TABLES.iter().flat_map(Table::readable)) {
            Some(guess) => {
                let homes: Vec<Key> = tables_with(guess.word()).collect();
                let advice = format!("did you mean `{}` {}?", guess.word(), inside_any(&homes));
                self.strangers.meant.extend(homes);
                advice
            }
            None => format!("the keys {} are {}", inside(within.name), listed(within.readable(), "and")),
        };
        self.stranger(key, codes::UNKNOWN_KEY, message, advice, None);
    }

    /// Reports a key that belongs in another table, or in one of several.
    fn misplaced(&mut self, within: &'static Table, key: &Written<'_>, homes: &[Key]) {
        self.strangers.meant.extend(homes.iter().copied());
        let message = format!("`{}` does not belong {}, but {}", key.get_ref(), inside(within.name), inside_any(homes));
        let help = match homes {
            [(TOP, _), ..] => "move it up, before the first line in square brackets".to_owned(),
            _ => format!("move it below the line {}", headings(homes)),
        };
        self.report(key.span(), codes::MISPLACED_KEY, message, |finding| finding.help(help));
    }

    /// Reports a stranger, with a fix where it is certain what was meant.
    fn stranger(&mut self, key: &Written<'_>, code: Code, message: String, advice: String, guess: Option<Guess<'_>>) {
        let place = Place { source: Arc::clone(self.source), span: key.span().into() };
        self.report(key.span(), code, message, |finding| match guess {
            Some(Guess::Same(word)) => finding.help(advice).fix(place, word),
            _ => finding.help(advice),
        });
    }

    /// Says once, at the first of them, that a pitch drawn point by point is not read yet.
    fn drawn(&mut self, drawn: &[Drawn]) {
        let [(first, (_, name)), others @ ..] = drawn else { return };
        let message = format!("`{name}` draws the pitch point by point, which this version does not read yet");
        let source = self.source;
        self.report(*first, codes::GEOMETRY_NOT_SUPPORTED, message, |finding| {
            let finding = finding.help("describe the pitch by `width`, `length` and the goal's `width`");
            others.iter().fold(finding, |finding, (span, _)| {
                finding.related(Place { source: Arc::clone(source), span: *span }, "and here")
            })
        });
        for (_, key) in drawn {
            let replaced = DRAWN.iter().filter(|(drawn, _)| drawn == key).flat_map(|(_, replaced)| replaced.iter());
            self.strangers.meant.extend(replaced.copied());
        }
    }

    fn report(
        &mut self,
        span: impl Into<Span>,
        code: Code,
        message: String,
        more: impl FnOnce(Diagnostic) -> Diagnostic,
    ) {
        self.strangers.findings.push(more(error_at(self.source, span, code, message)));
    }
}

/// The lines that open the tables of some keys.
fn headings(keys: &[Key]) -> String {
    let lines: Vec<_> = keys.iter().map(|(table, _)| format!("[{table}]")).collect();
    listed(lines.iter().map(String::as_str), "or")
}
