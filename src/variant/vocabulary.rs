//! The words of a variant file: its tables and keys, the values that are words, and what a wrong word was meant to be.

use crate::pitch::{Boundary, Directions, GoalShape, Side};
use crate::rules::{Blocked, Crossing};
use crate::variant::RowOne;

/// A table and its keys; the keys before the first table stand under the empty name. A table within another has its name
/// with a dot, and is among the other's keys.
pub(super) struct Table {
    /// Its name.
    pub name: &'static str,
    /// Its keys. For `title` any language is a key.
    pub keys: &'static [&'static str],
}

/// The name that the part of a file before the first table goes by here.
pub(super) const TOP: &str = "";
/// The table whose keys are languages.
pub(super) const TITLE: &str = "title";

/// Everything that may stand in a variant file.
pub(super) const TABLES: &[Table] = &[
    Table { name: TOP, keys: &["name", "based-on"] },
    Table { name: TITLE, keys: &[] },
    Table {
        name: "pitch",
        keys: &["width", "length", "directions", "boundary", "crossing", "outline", "walls", "start"],
    },
    Table { name: "goal", keys: &["shape", "width", "upper", "lower"] },
    Table { name: "goal.upper", keys: &["mouth", "entries"] },
    Table { name: "goal.lower", keys: &["mouth", "entries"] },
    Table { name: "turn", keys: &["bounce", "end-on-touched", "first"] },
    Table { name: "end", keys: &["blocked", "minutes"] },
    Table { name: "table", keys: &["guests"] },
    Table { name: "notation", keys: &["row-one"] },
];

/// A key by the table it stands in.
pub(super) type Key = (&'static str, &'static str);

/// The table of that name.
pub(super) fn table(name: &str) -> Option<&'static Table> {
    TABLES.iter().find(|table| table.name == name)
}

/// The tables that have this key.
pub(super) fn tables_with(key: &str) -> impl Iterator<Item = Key> {
    TABLES.iter().filter_map(move |table| Some((table.name, *table.keys.iter().find(|known| **known == key)?)))
}

impl Table {
    /// The table that one of its keys is, if it is one.
    pub fn inner(&self, key: &str) -> Option<&'static Table> {
        table(&format!("{}.{key}", self.name))
    }
}

/// The tables that stand in no other table.
pub(super) fn outermost() -> impl Iterator<Item = &'static str> + Clone {
    TABLES.iter().map(|table| table.name).filter(|name| *name != TOP && !name.contains('.'))
}

/// How messages speak of the inside of a table.
pub(super) fn inside(table: &str) -> String {
    if table == TOP { "at the top of the file".to_owned() } else { format!("in [{table}]") }
}

/// How messages speak of the inside of several tables.
pub(super) fn inside_any(keys: &[Key]) -> String {
    let names: Vec<_> = keys.iter().map(|(table, _)| inside(table)).collect();
    listed(names.iter().map(String::as_str), "or")
}

/// A choice that files write as a word.
pub(super) trait Word: Copy + 'static {
    /// Every word with its meaning, the usual one first.
    const WORDS: &'static [(&'static str, Self)];
}

impl Word for Directions {
    const WORDS: &'static [(&'static str, Self)] = &[("all", Self::All), ("orthogonal", Self::Orthogonal)];
}

impl Word for Boundary {
    const WORDS: &'static [(&'static str, Self)] = &[("wall", Self::Wall), ("playable", Self::Playable)];
}

impl Word for Crossing {
    const WORDS: &'static [(&'static str, Self)] = &[("allowed", Self::Allowed), ("forbidden", Self::Forbidden)];
}

impl Word for GoalShape {
    const WORDS: &'static [(&'static str, Self)] = &[("box", Self::Box), ("link", Self::Link)];
}

/// The bounce rule as one word; what may follow from it stands under another key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BounceWord {
    Chained,
    Single,
    None,
}

impl Word for BounceWord {
    const WORDS: &'static [(&'static str, Self)] =
        &[("chained", Self::Chained), ("single", Self::Single), ("none", Self::None)];
}

impl Word for Side {
    const WORDS: &'static [(&'static str, Self)] = &[("A", Self::A), ("B", Self::B)];
}

impl Word for Blocked {
    const WORDS: &'static [(&'static str, Self)] =
        &[("to-move-loses", Self::ToMoveLoses), ("mover-loses", Self::MoverLoses), ("draw", Self::Draw)];
}

impl Word for RowOne {
    const WORDS: &'static [(&'static str, Self)] = &[("bottom", Self::Bottom), ("top", Self::Top)];
}

/// What a wrong word was probably meant to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Guess<'a> {
    /// The same word in other capitals or with other joints: certain.
    Same(&'a str),
    /// A word a slip or two away.
    Near(&'a str),
}

impl<'a> Guess<'a> {
    /// The word guessed.
    pub fn word(self) -> &'a str {
        match self {
            Self::Same(word) | Self::Near(word) => word,
        }
    }
}

/// The longest text worth comparing; no word of ours is nearly as long.
const LONGEST: usize = 32;

/// The known word that `written` was probably meant to be.
pub(crate) fn guess<'a>(written: &str, known: impl IntoIterator<Item = &'a str> + Clone) -> Option<Guess<'a>> {
    if written.len() > LONGEST {
        return None;
    }
    let plain = |word: &str| word.to_lowercase().replace(['_', ' ', '-'], "");
    let written = plain(written);
    if written.is_empty() {
        return None;
    }
    if let Some(same) = known.clone().into_iter().find(|word| plain(word) == written) {
        return Some(Guess::Same(same));
    }
    // One slip in every three letters, as compilers allow.
    let near = |word: &&str| {
        let slips = strsim::osa_distance(&written, &plain(word));
        (slips <= written.chars().count().max(word.len()) / 3).then_some(slips)
    };
    known
        .into_iter()
        .filter_map(|word| Some((near(&word)?, word)))
        .min_by_key(|(slips, _)| *slips)
        .map(|(_, word)| Guess::Near(word))
}

/// The words as people list them: `"all" or "orthogonal"`.
pub(crate) fn listed<'a>(words: impl IntoIterator<Item = &'a str>, joint: &str) -> String {
    let words: Vec<_> = words.into_iter().collect();
    match words.as_slice() {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [start @ .., last] => format!("{} {joint} {last}", start.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_are_seen_through() {
        let keys = table("pitch").unwrap().keys;
        let guessed = |written| guess(written, keys.iter().copied());
        assert_eq!(guessed("widht"), Some(Guess::Near("width")));
        assert_eq!(guessed("Width"), Some(Guess::Same("width")));
        assert_eq!(guessed("direction"), Some(Guess::Near("directions")));
        assert_eq!(guessed("colour"), None);
        assert_eq!(guess("based_on", ["name", "based-on"]), Some(Guess::Same("based-on")));
        assert_eq!(guess("", ["name"]), None);
    }

    #[test]
    fn lists_read_well() {
        assert_eq!(listed(["a"], "or"), "a");
        assert_eq!(listed(["a", "b", "c"], "or"), "a, b or c");
    }
}
