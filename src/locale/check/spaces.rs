//! Spaces: where a language has them around its punctuation, where nobody has them, and those that are not to be typed.

use super::Check;
use super::reading::{Reading, SLOT};
use super::subject::{Subject, mend};
use crate::diag::{Code, Diagnostic};

const BEFORE: Code = Code("language-space-before");
const AFTER: Code = Code("language-space-after");
const DOUBLE: Code = Code("language-double-space");
const TYPED: Code = Code("language-typed-space");

pub(super) const CHECK: Check = Check { codes: &[BEFORE, AFTER, DOUBLE, TYPED], run };

fn run(subject: &Subject<'_>, findings: &mut Vec<Diagnostic>) {
    for (_, reading) in subject.readings() {
        // Marks of emphasis are looked past from both their sides, and ask for no space of their own.
        for at in (0..reading.signs.len()).filter(|at| reading.sign(*at) != Some('_')) {
            findings.extend(before(subject, reading, at));
            findings.extend(after(subject, reading, at));
            findings.extend(typed(subject, reading, at));
            findings.extend(grown_together(subject, reading, at));
        }
        doubled(subject, reading, findings);
    }
}

/// The sign before a place, marks of emphasis aside, and where it stands.
fn real_before(reading: &Reading<'_>, at: usize) -> Option<(usize, char)> {
    (0..at).rev().find_map(|place| reading.sign(place).filter(|sign| *sign != '_').map(|sign| (place, sign)))
}

/// The sign after a place, marks of emphasis aside.
fn real_after(reading: &Reading<'_>, at: usize) -> Option<char> {
    (at + 1..reading.signs.len()).find_map(|place| reading.sign(place).filter(|sign| *sign != '_'))
}

/// Whether a sign is part of a time, an address or the like: "12:30", "http://".
fn is_joint(reading: &Reading<'_>, at: usize) -> bool {
    let digit = |sign: Option<char>| sign.is_some_and(|sign| sign.is_ascii_digit());
    digit(reading.before(at, 1)) && digit(reading.sign(at + 1)) || reading.sign(at + 1) == Some('/')
}

/// A space that is missing or too much before a sign.
fn before(subject: &Subject<'_>, reading: &Reading<'_>, at: usize) -> Option<Diagnostic> {
    let sign = reading.sign(at)?;
    let (place, last) = real_before(reading, at)?;
    let wants = subject.setting.before(sign).is_some();
    if wants
        && last != ' '
        && !is_joint(reading, at)
        && (last.is_alphanumeric() || last == SLOT || "»”)%".contains(last))
    {
        let place = subject.place(reading, at..at + 1);
        let text = format!("this language has a space before {sign}");
        return Some(mend(BEFORE, place, text, &format!(" {sign}")));
    }
    let begins_decimal = matches!(sign, '.' | ',') && reading.sign(at + 1).is_some_and(|next| next.is_ascii_digit());
    let dots = sign == '.' && (reading.sign(at + 1) == Some('.'));
    if !wants && ".,;:!?)]".contains(sign) && last == ' ' && !begins_decimal && !dots {
        let text = format!("a space stands before {sign}");
        return Some(mend(BEFORE, subject.place(reading, place..place + 1), text, ""));
    }
    None
}

/// A space that is missing after a sign, or too much after an opening bracket.
fn after(subject: &Subject<'_>, reading: &Reading<'_>, at: usize) -> Option<Diagnostic> {
    let sign = reading.sign(at)?;
    let next = real_after(reading, at)?;
    let place = || subject.place(reading, at..at + 1);
    if matches!(sign, '(' | '[') && next == ' ' {
        return Some(mend(AFTER, subject.place(reading, at + 1..at + 2), format!("a space stands after {sign}"), ""));
    }
    let word = next.is_alphabetic() || next == SLOT;
    let last = reading.before(at, 1);
    let missing = match sign {
        ',' | ';' | '!' | '?' | '…' => word && last.is_some(),
        // A genitive may be joined with a colon (A:s), an abbreviation with dots (p.ex.).
        ':' => word && last.is_some_and(|last| last.is_lowercase()),
        '.' => {
            let begins = last == Some(SLOT) && next.is_uppercase();
            word && (begins
                || reading.before(at, 2).is_some_and(char::is_alphanumeric) && last.is_some_and(char::is_alphanumeric))
        }
        _ => false,
    };
    missing.then(|| mend(AFTER, place(), format!("a space is missing after {sign}"), &format!("{sign} ")))
}

/// A no-break or other special space: the program sets them.
fn typed(subject: &Subject<'_>, reading: &Reading<'_>, at: usize) -> Option<Diagnostic> {
    let sign = reading.sign(at)?;
    let special =
        matches!(sign, '\t' | '\u{a0}' | '\u{1680}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{3000}');
    special.then(|| {
        let text = format!(
            "U+{:04X} is a special space; type a plain one, and the program sets the right one",
            u32::from(sign)
        );
        mend(TYPED, subject.place(reading, at..at + 1), text, " ")
    })
}

/// A word and a part in braces without a space between them: "player{ $side-a }".
fn grown_together(subject: &Subject<'_>, reading: &Reading<'_>, at: usize) -> Option<Diagnostic> {
    let letter = |sign: Option<char>| sign.is_some_and(char::is_alphabetic);
    let slot = |place: usize| reading.sign(place) == Some(SLOT);
    if slot(at) && letter(reading.before(at, 1)) {
        let text = "a space is missing between a word and the brace behind it";
        return Some(Diagnostic::warning(BEFORE, text).at(subject.place(reading, at - 1..at)));
    }
    if slot(at) && letter(reading.sign(at + 1)) {
        let text = "a space is missing between a brace and the word behind it";
        return Some(Diagnostic::warning(AFTER, text).at(subject.place(reading, at + 1..at + 2)));
    }
    None
}

/// Two spaces where one is enough.
fn doubled(subject: &Subject<'_>, reading: &Reading<'_>, findings: &mut Vec<Diagnostic>) {
    let mut at = 0;
    while at < reading.signs.len() {
        let length = (at..).take_while(|&place| reading.sign(place) == Some(' ')).count();
        if length > 1 {
            let place = subject.place(reading, at..at + length);
            findings.push(mend(DOUBLE, place, format!("{length} spaces stand in a row"), " "));
        }
        at += length.max(1);
    }
}
