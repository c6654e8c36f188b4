//! Quotation marks, apostrophes and brackets: the language's own, and closed where they were opened.

use super::Check;
use super::reading::Reading;
use super::subject::{Subject, mend};
use crate::diag::{Code, Diagnostic};

const QUOTES: Code = Code("language-quotes");
const APOSTROPHE: Code = Code("language-apostrophe");
const BRACKETS: Code = Code("language-brackets");

pub(super) const CHECK: Check = Check { codes: &[QUOTES, APOSTROPHE, BRACKETS], run };

/// Signs that some language quotes with.
const MARKS: &str = "«»‹›“”„‟‘’‚‛″〝〞";
/// Signs that people take for an apostrophe.
const SHAM: &str = "`´ʼʹ′‘‛";

fn run(subject: &Subject<'_>, findings: &mut Vec<Diagnostic>) {
    for (_, reading) in subject.readings() {
        for at in 0..reading.signs.len() {
            findings.extend(foreign(subject, reading, at));
            findings.extend(parted(subject, reading, at));
        }
        findings.extend(open_quote(subject, reading));
        findings.extend(inner_outside(subject, reading));
        findings.extend(open_bracket(subject, reading));
    }
}

/// Whether a sign stands between two letters, or after a slot, where an apostrophe stands.
fn joins(reading: &Reading<'_>, at: usize) -> bool {
    let letter = |sign: Option<char>| sign.is_some_and(char::is_alphabetic);
    letter(reading.before(at, 1)) && letter(reading.sign(at + 1))
}

/// A quotation mark of another language, or a sham apostrophe.
fn foreign(subject: &Subject<'_>, reading: &Reading<'_>, at: usize) -> Option<Diagnostic> {
    let sign = reading.sign(at)?;
    let place = || subject.place(reading, at..at + 1);
    if SHAM.contains(sign) && joins(reading, at) {
        return Some(mend(APOSTROPHE, place(), format!("{sign} is no apostrophe"), "’"));
    }
    let known = subject.setting.quotes.contains(&sign)
        || (sign == '’' && reading.before(at, 1).is_some_and(char::is_alphabetic));
    if (MARKS.contains(sign) || SHAM.contains(sign)) && !known {
        let quotes: String = subject.setting.quotes.iter().collect();
        let text = format!("{sign} is no quotation mark of this language, which has {quotes}");
        return Some(mend(QUOTES, place(), text, "\""));
    }
    None
}

/// An apostrophe that has a space on one side only, between letters: "l’ été".
fn parted(subject: &Subject<'_>, reading: &Reading<'_>, at: usize) -> Option<Diagnostic> {
    let is_apostrophe = matches!(reading.sign(at)?, '\'' | '’');
    let closes = subject.setting.quotes.contains(&'’') && reading.text().contains(subject.setting.quotes[2]);
    let single = reading.before(at, 1).is_some_and(char::is_alphabetic)
        && !reading.before(at, 2).is_some_and(char::is_alphabetic)
        && reading.sign(at + 1) == Some(' ')
        && reading.sign(at + 2).is_some_and(char::is_alphabetic);
    (is_apostrophe && single && !closes).then(|| {
        let place = subject.place(reading, at + 1..at + 2);
        mend(APOSTROPHE, place, "a space stands behind an apostrophe".to_owned(), "")
    })
}

/// A quotation that is opened and not closed, or the other way round.
fn open_quote(subject: &Subject<'_>, reading: &Reading<'_>) -> Option<Diagnostic> {
    let [open, close, ..] = subject.setting.quotes;
    let places = |wanted: char| {
        let mut places = Vec::new();
        places.extend((0..reading.signs.len()).filter(|&at| reading.sign(at) == Some(wanted)));
        places
    };
    let straight = places('"');
    let (opening, closing) = (places(open), places(close));
    let lone = if straight.len() % 2 == 1 {
        straight.last().copied()
    } else if open == close {
        opening.last().copied().filter(|_| opening.len() % 2 == 1)
    } else if opening.len() > closing.len() {
        opening.last().copied()
    } else {
        closing.last().copied().filter(|_| closing.len() > opening.len())
    };
    let at = lone?;
    let text = "a quotation is opened and not closed, or closed and not opened";
    Some(Diagnostic::error(QUOTES, text).at(subject.place(reading, at..at + 1)))
}

/// An inner quotation mark where there is no outer one.
fn inner_outside(subject: &Subject<'_>, reading: &Reading<'_>) -> Option<Diagnostic> {
    let [open, close, inner, inner_close] = subject.setting.quotes;
    if inner == inner_close || inner == open || inner == close {
        return None;
    }
    let mut inside = false;
    for at in 0..reading.signs.len() {
        let sign = reading.sign(at)?;
        if sign == inner && !inside {
            let text = format!("{inner} quotes within a quotation; the outer quotation marks are {open} {close}");
            return Some(mend(QUOTES, subject.place(reading, at..at + 1), text, "\""));
        }
        inside = match sign {
            _ if sign == open && open != close => true,
            _ if sign == close && open != close => false,
            '"' => !inside,
            _ if sign == open => !inside,
            _ => inside,
        };
    }
    None
}

/// A bracket without its partner.
fn open_bracket(subject: &Subject<'_>, reading: &Reading<'_>) -> Option<Diagnostic> {
    let mut open: Vec<(usize, char)> = Vec::new();
    for at in 0..reading.signs.len() {
        let lone = match reading.sign(at)? {
            '(' => {
                open.push((at, ')'));
                None
            }
            '[' => {
                open.push((at, ']'));
                None
            }
            sign @ (')' | ']') => (open.pop().map(|(_, wanted)| wanted) != Some(sign)).then_some(at),
            _ => None,
        };
        if let Some(at) = lone {
            return Some(bracket(subject, reading, at));
        }
    }
    open.pop().map(|(at, _)| bracket(subject, reading, at))
}

fn bracket(subject: &Subject<'_>, reading: &Reading<'_>, at: usize) -> Diagnostic {
    Diagnostic::error(BRACKETS, "a bracket has no partner").at(subject.place(reading, at..at + 1))
}
