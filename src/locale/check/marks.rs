//! Dashes, times signs, decimals, dots: signs that a keyboard does not offer and people write with others.

use super::Check;
use super::reading::{Reading, Slot};
use super::subject::{Subject, mend};
use crate::diag::{Code, Diagnostic};
use crate::locale::numbers;
use crate::locale::variables::{Values, variable};

const DASH: Code = Code("language-dash");
const TIMES: Code = Code("language-times");
const DECIMAL: Code = Code("language-decimal");
const ELLIPSIS: Code = Code("language-ellipsis");
const REPEATED: Code = Code("language-repeated-sign");

pub(super) const CHECK: Check = Check { codes: &[DASH, TIMES, DECIMAL, ELLIPSIS, REPEATED], run };

fn run(subject: &Subject<'_>, findings: &mut Vec<Diagnostic>) {
    let decimal = numbers::decimal_sign(subject.tag);
    for (_, reading) in subject.readings() {
        for at in 0..reading.signs.len() {
            findings.extend(dash(subject, reading, at));
            findings.extend(times(subject, reading, at));
            findings.extend(decimal_sign(subject, reading, at, decimal));
        }
        runs(subject, reading, findings);
    }
}

/// Whether what stands at a place begins or ends with a figure, as printed: a number, or a text such as "d6".
fn is_figure(reading: &Reading<'_>, at: usize) -> bool {
    let counted = |name: &str| name.starts_with("n-") || name.starts_with("size");
    match reading.slot(at) {
        Some(Slot::Message(name)) => counted(name),
        Some(Slot::Text(name)) => variable(name).is_some_and(|known| match known.values {
            Values::Text(examples) => examples.iter().all(|one| one.ends_with(|sign: char| sign.is_ascii_digit())),
            _ => false,
        }),
        _ => reading.is_number(at),
    }
}

fn dash(subject: &Subject<'_>, reading: &Reading<'_>, at: usize) -> Option<Diagnostic> {
    let sign = reading.sign(at)?;
    let (before, after) = (reading.before(at, 1), reading.sign(at + 1));
    let spaces = [before == Some(' '), after == Some(' ')];
    let own = subject.setting.dash;
    let place = || subject.place(reading, at..at + 1);
    match sign {
        '–' | '—' | '―' if spaces == [true, true] && sign != own => {
            Some(mend(DASH, place(), format!("the dash of this language is {own}"), &own.to_string()))
        }
        '–' | '—' | '―' => {
            let words = [before, after].iter().any(|sign| sign.is_some_and(char::is_alphabetic));
            let inside = before.is_some() && after.is_some();
            (spaces != [true, true] && words && inside)
                .then(|| mend(DASH, place(), "a dash has a space on either side".to_owned(), &spaced(own, spaces)))
        }
        '-' if spaces == [true, true] => {
            let beside = [at.checked_sub(2), Some(at + 2)].into_iter().flatten().any(|place| is_figure(reading, place));
            beside.then(|| {
                mend(DASH, place(), format!("a hyphen beside a number stays a hyphen; type {own}"), &own.to_string())
            })
        }
        '-' if spaces == [true, false] && after.is_some_and(char::is_alphabetic) => {
            Some(mend(DASH, place(), "a dash has a space on either side".to_owned(), &spaced(own, spaces)))
        }
        _ => None,
    }
}

/// A dash with the spaces that it still lacks.
fn spaced(dash: char, has: [bool; 2]) -> String {
    let space = |has: bool| if has { "" } else { " " };
    format!("{}{dash}{}", space(has[0]), space(has[1]))
}

fn times(subject: &Subject<'_>, reading: &Reading<'_>, at: usize) -> Option<Diagnostic> {
    if !matches!(reading.sign(at)?, 'x' | 'X' | 'х' | 'Х' | '*' | '✕' | '✖' | '⨯' | '╳' | '·') {
        return None;
    }
    let before = (0..at).rev().find(|&place| reading.sign(place) != Some(' '))?;
    let after = (at + 1..reading.signs.len()).find(|&place| reading.sign(place) != Some(' '))?;
    let numbers = reading.is_number(before) && reading.is_number(after);
    numbers.then(|| mend(TIMES, subject.place(reading, at..at + 1), "the sign between two sizes is ×".to_owned(), "×"))
}

fn decimal_sign(subject: &Subject<'_>, reading: &Reading<'_>, at: usize, own: char) -> Option<Diagnostic> {
    let sign = reading.sign(at).filter(|sign| matches!(sign, '.' | ',') && *sign != own)?;
    let digit = |place: usize| reading.sign(place).is_some_and(|sign| sign.is_ascii_digit());
    if !digit(at.checked_sub(1)?) || !digit(at + 1) {
        return None;
    }
    let decimals = (at + 1..).take_while(|&place| digit(place)).count();
    // Three digits may be a group of thousands.
    (decimals != 3).then(|| {
        let text = format!("{sign} is not the decimal sign of this language, which is {own}");
        mend(DECIMAL, subject.place(reading, at..at + 1), text, &own.to_string())
    })
}

/// Signs in a row.
fn runs(subject: &Subject<'_>, reading: &Reading<'_>, findings: &mut Vec<Diagnostic>) {
    let mut at = 0;
    while let Some(sign) = reading.sign(at) {
        let length = (at..).take_while(|&place| reading.sign(place) == Some(sign)).count();
        let place = || subject.place(reading, at..at + length);
        let mended = |code, text: &str, by: &str| mend(code, place(), text.to_owned(), by);
        match (sign, length) {
            ('.', 2 | 4..) => findings.push(mended(ELLIPSIS, "an ellipsis has three dots", "...")),
            ('…', 2..) => findings.push(mended(ELLIPSIS, "one ellipsis is enough", "…")),
            ('.', _) if at.checked_sub(1).and_then(|before| reading.sign(before)) == Some('…') => {
                findings.push(mended(ELLIPSIS, "no full stop follows an ellipsis", ""));
            }
            ('-', 2..) => {
                let own = subject.setting.dash.to_string();
                findings.push(mended(DASH, "a dash is one sign", &own));
            }
            (',' | ';' | ':' | '!' | '?', 2..) => {
                findings.push(mended(REPEATED, "the sign stands more than once", &sign.to_string()));
            }
            _ => findings.extend(clash(subject, reading, at)),
        }
        at += length.max(1);
    }
}

/// Two signs that do not follow one another.
fn clash(subject: &Subject<'_>, reading: &Reading<'_>, at: usize) -> Option<Diagnostic> {
    let pair = [reading.sign(at)?, reading.sign(at + 1)?];
    let clash =
        matches!(pair, [',' | ';' | ':', '.' | ',' | ';' | ':' | '!' | '?'] | ['.', ',' | ';' | ':' | '!' | '?'])
            && pair[0] != pair[1];
    clash.then(|| {
        let text = format!("{}{} do not stand together", pair[0], pair[1]);
        Diagnostic::warning(REPEATED, text).at(subject.place(reading, at..at + 2))
    })
}
