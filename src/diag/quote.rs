//! Text of unknown origin made safe to show in a message or on a terminal. Knows no findings.

use std::borrow::Cow;
use std::fmt::Write as _;

/// How many characters of a quoted text a message shows.
const SHOWN: usize = 40;

/// The text with every character that would steer a terminal, break the line or turn the reading direction written as
/// an escape: `\n`, `\u{1b}`, `\u{202e}`.
#[must_use]
pub fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\n' => safe.push_str("\\n"),
            '\r' => safe.push_str("\\r"),
            '\t' => safe.push_str("\\t"),
            c if steers(c) => {
                let _ = write!(safe, "\\u{{{:x}}}", u32::from(c));
            }
            c => safe.push(c),
        }
    }
    safe
}

/// The text escaped, shortened to a length that fits a message, and between backquotes.
#[must_use]
pub fn quoted(text: &str) -> String {
    let mut characters = text.chars();
    let start: String = characters.by_ref().take(SHOWN).collect();
    let rest = if characters.next().is_some() { "…" } else { "" };
    format!("`{}{rest}`", escaped(&start))
}

/// The text with every such character but line breaks and tabs replaced by a visible one that takes up as many bytes, so
/// that places in it stay true.
pub(super) fn harmless(text: &str) -> Cow<'_, str> {
    let steering = |c: char| steers(c) && !matches!(c, '\n' | '\t');
    if !text.contains(steering) {
        return Cow::Borrowed(text);
    }
    let shown = |c: char| match c.len_utf8() {
        _ if !steering(c) => c,
        1 => '?',
        2 => '¿',
        _ => char::REPLACEMENT_CHARACTER,
    };
    Cow::Owned(text.chars().map(shown).collect())
}

/// JSON in which strings hold escapes instead of such characters: what reads it gets the same.
#[must_use]
pub fn harmless_json(json: &str) -> String {
    let mut safe = String::with_capacity(json.len());
    for c in json.chars() {
        // Of these, what stands between the values is no part of them.
        if steers(c) && !matches!(c, '\n' | '\t') {
            let _ = write!(safe, "\\u{:04x}", u32::from(c));
        } else {
            safe.push(c);
        }
    }
    safe
}

/// Whether a character does something other than being seen: controls, line separators, marks of reading direction.
fn steers(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_steers_the_terminal() {
        assert_eq!(escaped("a\u{1b}[31m\n\u{202e}ж"), "a\\u{1b}[31m\\n\\u{202e}ж");
    }

    #[test]
    fn json_says_the_same_without_steering() {
        let text = "a\u{7f}\u{9b}31m\u{202e}ж\n";
        let json = harmless_json(&serde_json::to_string(text).unwrap());
        assert_eq!(json, r#""a\u007f\u009b31m\u202eж\n""#);
        assert_eq!(serde_json::from_str::<String>(&json).unwrap(), text);
    }

    #[test]
    fn harmless_text_is_as_long_as_it_was() {
        let text = "a\u{1b}[\u{9b}31m\u{202e}\u{61c}ж\tz\n";
        assert_eq!(harmless(text), "a?[¿31m\u{fffd}¿ж\tz\n");
        assert_eq!(harmless(text).len(), text.len());
    }

    #[test]
    fn long_texts_are_shortened() {
        assert_eq!(quoted("width"), "`width`");
        assert_eq!(quoted(&"ж".repeat(41)), format!("`{}…`", "ж".repeat(40)));
    }
}
