//! Emphasis: `__` in pairs, around words, as often as in the source.

use super::Check;
use super::reading::Reading;
use super::subject::{Subject, mend};
use crate::diag::{Code, Diagnostic};

const EMPHASIS: Code = Code("language-emphasis");
const LOST: Code = Code("language-lost-emphasis");

pub(super) const CHECK: Check = Check { codes: &[EMPHASIS, LOST], run };

fn run(subject: &Subject<'_>, findings: &mut Vec<Diagnostic>) {
    for (entry, reading) in subject.readings() {
        let marks = marks(reading);
        if let (Some(last), 1) = (marks.last(), marks.len() % 2) {
            let text = format!("the emphasis in `{}` begins and never ends, or ends and never begins", entry.name);
            let finding = Diagnostic::error(EMPHASIS, text).at(subject.place(reading, *last..last + 2));
            findings.push(finding.help("two underscores before the words, two after them"));
        } else {
            for pair in marks.chunks_exact(2) {
                misplaced(subject, reading, pair[0], pair[1], findings);
            }
        }
        other_marks(subject, reading, findings);
    }
    for (entry, source) in subject.pairs() {
        let counts = |reading: &Reading<'_>| marks(reading).len() / 2;
        let wanted = source.readings.first().map_or(0, counts);
        for reading in entry.readings.iter().filter(|reading| marks(reading).len().is_multiple_of(2)) {
            let found = counts(reading);
            if found != wanted {
                let text = format!("`{}` emphasises {found} times, the source text {wanted} times", entry.name);
                findings.push(Diagnostic::error(LOST, text).at(subject.place_of(entry)));
            }
        }
    }
}

/// Where marks begin.
fn marks(reading: &Reading<'_>) -> Vec<usize> {
    let mut marks = Vec::new();
    let mut at = 0;
    while at < reading.signs.len() {
        if reading.sign(at) == Some('_') && reading.sign(at + 1) == Some('_') {
            marks.push(at);
            at += 1;
        }
        at += 1;
    }
    marks
}

/// A pair of marks around nothing, or with a space on its inner side.
fn misplaced(subject: &Subject<'_>, reading: &Reading<'_>, open: usize, close: usize, findings: &mut Vec<Diagnostic>) {
    let warn = |signs, text: &str| Diagnostic::warning(EMPHASIS, text).at(subject.place(reading, signs));
    if close == open + 2 {
        findings.push(warn(open..close + 2, "nothing stands between the marks of emphasis"));
    } else if reading.sign(open + 2) == Some(' ') {
        findings.push(warn(open + 2..open + 3, "emphasis begins with a space"));
    } else if reading.before(close, 1) == Some(' ') {
        findings.push(warn(close - 1..close, "emphasis ends with a space"));
    }
}

/// One underscore, or the stars of other markups.
fn other_marks(subject: &Subject<'_>, reading: &Reading<'_>, findings: &mut Vec<Diagnostic>) {
    let mut at = 0;
    while let Some(sign) = reading.sign(at) {
        let length = (at..).take_while(|&next| reading.sign(next) == Some(sign)).count();
        let wrong = match sign {
            '_' => length != 2,
            '*' => !between_numbers(reading, at, length),
            _ => false,
        };
        if wrong {
            let text = "emphasis is written with two underscores on either side".to_owned();
            let place = subject.place(reading, at..at + length);
            // One alone may be anything; only of two it is certain what they were meant to be.
            let pair = reading.signs.iter().filter(|other| other.char == sign).count() > length;
            findings.push(if pair {
                mend(EMPHASIS, place, text, "__")
            } else {
                Diagnostic::warning(EMPHASIS, text).at(place)
            });
        }
        at += length.max(1);
    }
}

/// Whether a star stands for a times sign, which is another check's business.
fn between_numbers(reading: &Reading<'_>, at: usize, length: usize) -> bool {
    let before = (0..at).rev().find(|&place| reading.sign(place) != Some(' '));
    let after = (at + length..reading.signs.len()).find(|&place| reading.sign(place) != Some(' '));
    [before, after].into_iter().all(|place| place.is_some_and(|place| reading.is_number(place)))
}
