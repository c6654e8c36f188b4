//! The name of a variant, which becomes the name of files. Knows no paths.

use std::sync::Arc;

use super::codes;
use super::draft::{Slot, error_at};
use super::reader::Reader;
use super::vocabulary::TOP;
use crate::diag::{Diagnostic, quoted};
use crate::source::{Source, Span};

/// The most characters a name may have.
pub const MAX_NAME: usize = 40;
/// What a variant is called that has neither a name nor a file.
const NAMELESS: &str = "unnamed";

/// The name a file gives itself.
pub(super) fn read(reader: &mut Reader<'_>) -> Slot<String> {
    let text = reader.text((TOP, "name"));
    text.and_then(|given| match flaw(&given.value) {
        None => Some(given.value.clone()),
        Some(flaw) => {
            let finding = reader.error(given, codes::BAD_NAME, format!("the name {flaw}")).help(advice(&given.value));
            reader.findings.push(finding);
            None
        }
    })
}

/// The name of a file that gives itself none: its stem, where that will do.
pub(super) fn from_stem(stem: Option<&str>, source: &Arc<Source>, findings: &mut Vec<Diagnostic>) -> Option<String> {
    let stem = stem.unwrap_or(NAMELESS);
    let Some(flaw) = flaw(stem) else { return Some(stem.to_owned()) };
    let message = format!("the file gives no `name`, and its own name {flaw}");
    let help = format!("give a name at the top of the file, {}", advice(stem));
    findings.push(error_at(source, Span::new(0, 0), codes::BAD_FILE_NAME, message).help(help));
    None
}

/// Whether a variant may be called so.
///
/// # Errors
/// What is wrong with the name, and which one would do, as two sentence parts.
pub fn check_name(name: &str) -> Result<(), [String; 2]> {
    flaw(name).map_or(Ok(()), |flaw| Err([format!("the name {flaw}"), advice(name)]))
}

/// What is wrong with a name.
fn flaw(name: &str) -> Option<String> {
    let length = name.chars().count();
    let bad = name.chars().find(|c| !matches!(c, 'a'..='z' | '0'..='9' | '-'));
    if name.is_empty() {
        Some("is empty".to_owned())
    } else if name.contains(['/', '\\']) || name == "." || name == ".." {
        Some(format!("{} is a path", quoted(name)))
    } else if let Some(bad) = bad {
        Some(format!("{} holds {}, but only a–z, 0–9 and hyphens are allowed", quoted(name), quoted(&bad.to_string())))
    } else if name.starts_with('-') {
        Some(format!("{} starts with a hyphen, like an option", quoted(name)))
    } else if length > MAX_NAME {
        Some(format!("has {length} characters, but at most {MAX_NAME} are allowed"))
    } else {
        None
    }
}

/// What to write instead.
fn advice(name: &str) -> String {
    let last = name.rsplit(['/', '\\']).next().unwrap_or(name).to_lowercase();
    let words: Vec<_> = last.split(|c: char| !c.is_ascii_lowercase() && !c.is_ascii_digit()).collect();
    let words: Vec<_> = words.into_iter().filter(|word| !word.is_empty()).collect();
    let proposed: String = words.join("-").chars().take(MAX_NAME).collect();
    let proposed = proposed.trim_end_matches('-');
    let proposed = if proposed.is_empty() { "my-variant" } else { proposed };
    format!("for example `name = \"{proposed}\"`")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_file_names() {
        for good in ["standard", "no-bounce", "7a", &"a".repeat(40)] {
            assert_eq!(flaw(good), None, "{good}");
        }
        for bad in ["", ".", "..", "../up", "a\\b", "A", "é", "a b", "a\0", "-v", &"a".repeat(41)] {
            assert!(flaw(bad).is_some(), "{bad}");
        }
    }

    #[test]
    fn advice_is_itself_a_good_name() {
        for bad in ["", "../My Game", "Футбол", &"long-name ".repeat(9), "é", "---"] {
            let advice = advice(bad);
            let name = advice.split('"').nth(1).unwrap();
            assert_eq!(flaw(name), None, "{bad}: {advice}");
        }
    }
}
