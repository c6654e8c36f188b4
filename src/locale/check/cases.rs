//! How a text begins and ends, and how long it is, beside the source's: capitals, full stops, lengths out of proportion.

use super::Check;
use super::reading::{Reading, SLOT};
use super::subject::{Entry, Subject};
use crate::diag::{Code, Diagnostic};

const CAPITAL: Code = Code("language-capital");
const END: Code = Code("language-end-punctuation");
const LENGTH: Code = Code("language-length");
const SENTENCE: Code = Code("language-sentence");

pub(super) const CHECK: Check = Check { codes: &[CAPITAL, END, LENGTH, SENTENCE], run };

/// A text of so few signs that ends with a full stop is an abbreviation.
const ABBREVIATION: usize = 4;
/// Letters by which the length of a short text may differ without surprise.
const SLACK: f64 = 14.0;
/// How much longer, and shorter, than its source a text may be.
const PROPORTION: (f64, f64) = (1.7, 0.55);

fn run(subject: &Subject<'_>, findings: &mut Vec<Diagnostic>) {
    for (entry, source) in subject.pairs() {
        let Some(wanted) = source.readings.last() else { continue };
        for reading in &entry.readings {
            findings.extend(capital(subject, reading, wanted));
            findings.extend(end(subject, reading, wanted));
        }
        findings.extend(length(subject, entry, source));
    }
    for (_, reading) in subject.readings() {
        sentences(subject, reading, findings);
    }
}

/// The first sign that is a letter, if nothing but marks stands before it.
fn first_letter(reading: &Reading<'_>) -> Option<(usize, char)> {
    let at = (0..reading.signs.len()).find(|&at| !reading.sign(at).is_some_and(|sign| "_\"«“„”".contains(sign)))?;
    reading.sign(at).filter(|sign| sign.is_alphabetic()).map(|sign| (at, sign))
}

fn capital(subject: &Subject<'_>, reading: &Reading<'_>, source: &Reading<'_>) -> Option<Diagnostic> {
    let (at, ours) = first_letter(reading)?;
    let (_, theirs) = first_letter(source)?;
    let (message, wrong) = if theirs.is_uppercase() {
        ("the text begins with a small letter, the source text with a capital", ours.is_lowercase())
    } else {
        ("the text begins with a capital, the source text with a small letter", ours.is_uppercase())
    };
    wrong.then(|| Diagnostic::warning(CAPITAL, message).at(subject.place(reading, at..at + 1)))
}

/// How a text ends: with a full stop, a colon, a question, or open.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ending {
    Stop,
    Question,
    Colon,
    Open,
}

fn ending(reading: &Reading<'_>) -> (usize, Ending) {
    let last =
        (0..reading.signs.len()).rev().find(|&at| !reading.sign(at).is_some_and(|sign| "_ \n\"»”“’)".contains(sign)));
    let ending = match last.and_then(|at| reading.sign(at)) {
        Some('.' | '!' | '…') => Ending::Stop,
        Some('?') => Ending::Question,
        Some(':' | ';' | ',') => Ending::Colon,
        _ => Ending::Open,
    };
    (last.unwrap_or(0), ending)
}

fn end(subject: &Subject<'_>, reading: &Reading<'_>, source: &Reading<'_>) -> Option<Diagnostic> {
    let ((at, ours), (their_end, theirs)) = (ending(reading), ending(source));
    // What is so short is an abbreviation, whose full stop is another matter.
    if ours == theirs || source.signs.len() <= ABBREVIATION {
        return None;
    }
    let shown = |reading: &Reading<'_>, at: usize| match reading.sign(at) {
        Some(sign) if !sign.is_alphanumeric() && sign != SLOT => format!("with {sign}"),
        _ => "without a sign".to_owned(),
    };
    let text = format!("the text ends {}, the source text {}", shown(reading, at), shown(source, their_end));
    Some(Diagnostic::warning(END, text).at(subject.place(reading, at..at + 1)))
}

/// About how many letters a text prints.
fn letters(entry: &Entry<'_>) -> f64 {
    const OF_A_SLOT: f64 = 4.0;
    let of = |reading: &Reading<'_>| {
        reading.signs.iter().map(|sign| if sign.char == SLOT { OF_A_SLOT } else { 1.0 }).sum::<f64>()
    };
    entry.readings.iter().map(of).fold(0.0, f64::max)
}

fn length(subject: &Subject<'_>, entry: &Entry<'_>, source: &Entry<'_>) -> Option<Diagnostic> {
    let (ours, theirs) = (letters(entry), letters(source));
    let proportion = (ours + SLACK) / (theirs + SLACK);
    let (most, least) = PROPORTION;
    let what = if proportion > most {
        "long"
    } else if proportion < least {
        "short"
    } else {
        return None;
    };
    let text = format!("`{}` has about {ours} letters, the source text {theirs}: is it too {what}?", entry.name);
    Some(Diagnostic::warning(LENGTH, text).at(subject.place_of(entry)))
}

/// Sentences that begin with a small letter; a word of fewer letters before the full stop is an abbreviation.
fn sentences(subject: &Subject<'_>, reading: &Reading<'_>, findings: &mut Vec<Diagnostic>) {
    const WORD: usize = 4;
    for at in 0..reading.signs.len() {
        let ends = matches!(reading.sign(at), Some('.' | '!' | '?')) && reading.sign(at + 1) == Some(' ');
        let word = (1..=WORD).all(|far| reading.before(at, far).is_some_and(char::is_alphabetic));
        let small = reading.sign(at + 2).is_some_and(char::is_lowercase);
        if ends && word && small {
            let text = "a sentence begins with a small letter";
            findings.push(Diagnostic::warning(SENTENCE, text).at(subject.place(reading, at + 2..at + 3)));
        }
    }
}
