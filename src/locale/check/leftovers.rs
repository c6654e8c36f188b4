//! What other formats and unfinished work leave in a text: entities, tags, escapes, placeholders, words in capitals.

use super::Check;
use super::reading::Reading;
use super::subject::Subject;
use crate::diag::{Code, Diagnostic};

const MARKUP: Code = Code("language-markup");
const CAPITALS: Code = Code("language-capitals");

pub(super) const CHECK: Check = Check { codes: &[MARKUP, CAPITALS], run };

fn run(subject: &Subject<'_>, findings: &mut Vec<Diagnostic>) {
    for (entry, reading) in subject.readings() {
        for at in 0..reading.signs.len() {
            let Some((length, what)) = markup(reading, at) else { continue };
            let text = format!("this would be printed as it is: {what}");
            let finding = Diagnostic::error(MARKUP, text).at(subject.place(reading, at..at + length));
            findings.push(finding.help("the only markup is __bold__; signs are typed as they are"));
        }
        // Abbreviations that are written down have capitals.
        for (range, word) in reading.words().into_iter().filter(|_| !entry.name.starts_with("abbr-")) {
            let letters = word.chars().count();
            let digit = reading.sign(range.end).is_some_and(|sign| sign.is_ascii_digit());
            if letters > 1 && !digit && word.chars().all(char::is_uppercase) && !subject.glossary.keeps(&word) {
                let text = format!("“{word}” is in capitals");
                let finding = Diagnostic::warning(CAPITALS, text).at(subject.place(reading, range));
                findings
                    .push(finding.help("is something left to be done here? names stand in the glossary, under `keep`"));
            }
        }
    }
}

/// What begins at a place that is no text, and over how many signs.
fn markup(reading: &Reading<'_>, at: usize) -> Option<(usize, &'static str)> {
    const LONGEST: usize = 12;
    let sign = reading.sign(at)?;
    let ahead: String = (at + 1..at + LONGEST).map_while(|place| reading.sign(place)).collect();
    let up_to = |end: char, inner: fn(char) -> bool| {
        let length = ahead.chars().position(|sign| sign == end)?;
        (length > 0 && ahead.chars().take(length).all(inner)).then_some(length + 2)
    };
    match sign {
        '&' => up_to(';', |sign| sign.is_ascii_alphanumeric() || sign == '#').map(|length| (length, "an entity")),
        '<' => up_to('>', |sign| sign.is_ascii_alphanumeric() || "/ ".contains(sign)).map(|length| (length, "a tag")),
        '\\' => Some((2.min(reading.signs.len() - at), "an escape")),
        '%' if ahead.starts_with(['s', 'd', '1', '2']) => Some((2, "a placeholder of another format")),
        '?' if ahead.starts_with("??") => Some((3, "question marks that stand for something")),
        _ => None,
    }
}
