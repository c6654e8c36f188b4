//! Keys and tables that do not belong where they stand. Knows the vocabulary, not what values mean.

use std::collections::BTreeSet;
use std::sync::Arc;

use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

use super::codes;
use super::draft::error_at;
use super::reader::kind;
use super::vocabulary::{
    Guess, Key, TABLES, TITLE, TOP, Table, guess, inside, inside_any, listed, outermost, table, tables_with,
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
        for (name, value) in root {
            match table(name.get_ref()).filter(|table| outermost().any(|outer| outer == table.name)) {
                Some(known) => search.table(known, value),
                None => search.top(name, value),
            }
        }
        search.strangers
    }
}

/// A key as it is written, with its place.
type Written<'a> = Spanned<DeString<'a>>;

struct Search<'a> {
    source: &'a Arc<Source>,
    strangers: Strangers,
}

impl Search<'_> {
    /// Looks through one table and the tables within it.
    fn table(&mut self, known: &'static Table, value: &Spanned<DeValue<'_>>) {
        let Some(entries) = value.get_ref().as_table() else {
            let name = known.name;
            let message = format!("`{name}` is {}, but must be a table", kind(value.get_ref()));
            let help = format!("write a line `[{name}]`, and what it holds below");
            self.report(value.span(), codes::WRONG_TYPE, message, |finding| finding.help(help));
            return self.mean(known);
        };
        if known.name == TITLE {
            return;
        }
        for (key, value) in entries {
            let written: &str = key.get_ref();
            match (known.keys.contains(&written), known.inner(written)) {
                (true, Some(inner)) => self.table(inner, value),
                (true, None) => {}
                (false, _) if known.name == "goal" && value.get_ref().is_table() => self.third_goal(known, key),
                (false, _) => self.key(known, key),
            }
        }
    }

    /// Notes that a stranger was probably meant to be this table.
    fn mean(&mut self, meant: &'static Table) {
        self.strangers.meant.extend(meant.keys.iter().map(|key| (meant.name, *key)));
        meant.keys.iter().filter_map(|key| meant.inner(key)).for_each(|inner| self.mean(inner));
    }

    /// Judges a goal that is neither the upper nor the lower one.
    fn third_goal(&mut self, goals: &'static Table, key: &Written<'_>) {
        let written: &str = key.get_ref();
        if guess(written, ["upper", "lower"]).is_some() {
            return self.key(goals, key);
        }
        let message = format!("there is no goal {}: a pitch has two, an upper one and a lower one", quoted(written));
        self.report(key.span(), codes::THIRD_GOAL, message, |finding| {
            finding.help("A attacks [goal.upper], B attacks [goal.lower]")
        });
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
        let tables = outermost();
        let guess = guess(written, tables.clone());
        if let Some(meant) = guess.and_then(|guess| table(guess.word())) {
            self.mean(meant);
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
        if (within.name, written) == ("goal", "depth") {
            let message = "there is no key `depth` in [goal]: a goal is always one cell deep".to_owned();
            return self.report(key.span(), codes::GOAL_DEPTH, message, |finding| finding.help("remove it"));
        }
        let message = format!("there is no key {} {}", quoted(written), inside(within.name));
        let known = within.keys.iter().copied();
        if let Some(guess) = guess(written, known.clone()) {
            self.strangers.meant.extend(tables_with(guess.word()).filter(|(table, _)| *table == within.name));
            within.inner(guess.word()).into_iter().for_each(|inner| self.mean(inner));
            let advice = format!("did you mean `{}`?", guess.word());
            return self.stranger(key, codes::UNKNOWN_KEY, message, advice, Some(guess));
        }
        if within.name == TOP
            && let Some(meant) = guess(written, outermost()).and_then(|near| table(near.word()))
        {
            self.mean(meant);
            let advice = format!("did you mean the table [{}]?", meant.name);
            return self.stranger(key, codes::UNKNOWN_KEY, message, advice, None);
        }
        let advice = match guess(written, TABLES.iter().flat_map(|table| table.keys.iter().copied())) {
            Some(guess) => {
                let homes: Vec<Key> = tables_with(guess.word()).collect();
                let advice = format!("did you mean `{}` {}?", guess.word(), inside_any(&homes));
                self.strangers.meant.extend(homes);
                advice
            }
            None => format!("the keys {} are {}", inside(within.name), listed(known, "and")),
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
