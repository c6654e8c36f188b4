//! The form: the keys of a variant file, read from its text and written into it, with every comment left in its place.
//! Knows no sheet.

use std::collections::BTreeMap;

use paperpitch::variant::Variant;
use serde::Serialize;
use serde_json::Value as Json;
use toml_edit::{DocumentMut, Item, Table, TableLike, Value, value};

use crate::commands::told::Choices;

/// A key as the form shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Field {
    /// Its value, as it is typed.
    pub value: String,
    /// Whether this file says so itself.
    pub own: bool,
}

/// The keys of the form that are numbers.
const NUMBERS: [&str; 5] = ["pitch.width", "pitch.length", "goal.width", "end.minutes", "table.guests"];
/// The other ones.
const WORDS: [&str; 12] = [
    "name",
    "based-on",
    "pitch.directions",
    "pitch.boundary",
    "pitch.crossing",
    "goal.shape",
    "turn.bounce",
    "turn.end-on-touched",
    "turn.first",
    "end.blocked",
    "notation.row-one",
    "title",
];

/// The text with a key set to what was typed, or without the key where nothing was; as it was where it is no TOML, or the
/// key is none of the form's. What is typed need not make sense: the findings tell.
pub fn set(text: &str, key: &str, typed: &str, lang: &str) -> String {
    let Ok(mut document) = text.parse::<DocumentMut>() else { return text.to_owned() };
    if !NUMBERS.contains(&key) && !WORDS.contains(&key) {
        return text.to_owned();
    }
    put(&mut document, key, typed.trim(), lang);
    if key == "turn.bounce" {
        // It must be said with "none", and says nothing otherwise.
        let says = document.get("turn").and_then(|turn| turn.get("end-on-touched")).is_some();
        match typed == "none" {
            true if !says => put(&mut document, "turn.end-on-touched", "true", lang),
            false if says => put(&mut document, "turn.end-on-touched", "", lang),
            _ => {}
        }
    }
    document.to_string()
}

/// Sets one key, or takes it away.
fn put(document: &mut DocumentMut, key: &str, typed: &str, lang: &str) {
    let (table, name) = match key.split_once('.') {
        Some(parts) => parts,
        None if key == "title" => ("title", lang),
        None => ("", key),
    };
    let table: &mut dyn TableLike = if table.is_empty() {
        document.as_table_mut()
    } else {
        let entry = document.entry(table).or_insert_with(|| Item::Table(Table::new()));
        let Some(table) = entry.as_table_like_mut() else { return };
        table
    };
    if typed.is_empty() {
        table.remove(name);
        return;
    }
    let mut item = value(read(key, typed));
    if let (Some(old), Some(new)) = (table.get(name).and_then(Item::as_value), item.as_value_mut()) {
        // The comment behind the old value stays.
        *new.decor_mut() = old.decor().clone();
    }
    match table.get_mut(name) {
        Some(old) => *old = item,
        None => drop(table.insert(name, item)),
    }
}

/// What was typed as a value: a number where the key takes one and it is one, else words.
fn read(key: &str, typed: &str) -> Value {
    if NUMBERS.contains(&key)
        && let Ok(number) = typed.parse::<i64>()
    {
        return number.into();
    }
    match (key, typed) {
        ("turn.end-on-touched", "true" | "false") => (typed == "true").into(),
        _ => typed.into(),
    }
}

/// Every key: what the text says, else what it inherits, as far as the variant is sound.
pub fn fields(text: &str, variant: Option<&Variant>, lang: &str) -> BTreeMap<String, Field> {
    let document = text.parse::<DocumentMut>().ok();
    let choices = variant.and_then(|variant| serde_json::to_value(Choices::of(variant)).ok());
    let mut fields = BTreeMap::new();
    for key in NUMBERS.into_iter().chain(WORDS) {
        let own = document.as_ref().and_then(|document| own(document, key, lang));
        let effective = own.is_none().then(|| inherited(key, variant, choices.as_ref(), lang)).flatten();
        let is_own = own.is_some();
        // Where the variant is not sound nothing is known of what it inherits, and the page keeps what it shows.
        if let Some(value) = own.or(effective) {
            fields.insert(key.to_owned(), Field { value, own: is_own });
        }
    }
    fields
}

/// What the text itself says of a key.
fn own(document: &DocumentMut, key: &str, lang: &str) -> Option<String> {
    let item = match key.split_once('.') {
        Some((table, name)) => document.get(table)?.get(name)?,
        None if key == "title" => document.get(key)?.get(lang)?,
        None => document.get(key)?,
    };
    Some(match item.as_value()? {
        Value::String(text) => text.value().clone(),
        Value::Integer(number) => number.value().to_string(),
        other => other.to_string().trim().to_owned(),
    })
}

/// What is inherited.
fn inherited(key: &str, variant: Option<&Variant>, choices: Option<&Json>, lang: &str) -> Option<String> {
    let variant = variant?;
    let name = match key {
        "name" => return Some(variant.name.clone()),
        "title" => return Some(variant.title.get(lang).cloned().unwrap_or_default()),
        "based-on" => return Some(String::new()),
        _ => key,
    };
    let choices = choices?;
    let found = match name.split_once('.') {
        Some(("goal", name)) => choices.get("goal")?.get(name)?,
        Some((_, name)) => choices.get(name)?,
        None => return None,
    };
    Some(match found {
        Json::Null => String::new(),
        Json::String(text) => text.clone(),
        other => other.to_string(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_set_and_comments_stay() {
        let text = "# Mine.\n[pitch]\nwidth = 8   # cells\n\n[end]\nminutes = 15\n";
        let wider = set(text, "pitch.width", "10", "fr");
        assert_eq!(wider, text.replace("8 ", "10 "));
        assert_eq!(set(&wider, "end.minutes", "", "fr"), wider.replace("minutes = 15\n", ""));
        assert_eq!(set("", "title", "Chez « nous »", "fr"), "[title]\nfr = \"Chez « nous »\"\n");
        assert_eq!(set("a = \"", "pitch.width", "10", "fr"), "a = \"", "what is no TOML stays as it is");
        assert_eq!(set("", "pitch.outline", "1", "fr"), "");
        assert_eq!(set("pitch = 3\n", "pitch.width", "10", "fr"), "pitch = 3\n");
    }

    #[test]
    fn no_bounces_say_where_a_line_may_end() {
        let none = set("", "turn.bounce", "none", "fr");
        assert_eq!(none, "[turn]\nbounce = \"none\"\nend-on-touched = true\n");
        assert_eq!(set(&none, "turn.bounce", "single", "fr"), "[turn]\nbounce = \"single\"\n");
    }

    #[test]
    fn fields_tell_own_from_inherited() {
        let variant = paperpitch::variant::built_in("orthogonal").unwrap();
        let fields = fields("[pitch]\nwidth = 6\n[goal]\nwidth = \"x\"", Some(&variant), "fr");
        assert_eq!(fields["pitch.width"], Field { value: "6".into(), own: true });
        assert_eq!(fields["goal.width"], Field { value: "x".into(), own: true });
        assert_eq!(fields["pitch.length"], Field { value: "8".into(), own: false });
        assert_eq!(fields["end.minutes"], Field { value: "15".into(), own: false });
        assert_eq!(fields.len(), NUMBERS.len() + WORDS.len());
    }
}
