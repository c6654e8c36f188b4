//! Alphabets: words of letters that only look alike, words of another alphabet, signs taken for others.

use std::ops::Range;

use super::Check;
use super::reading::Reading;
use super::subject::{Subject, mend};
use crate::diag::{Code, Diagnostic};

const MIXED: Code = Code("language-mixed-alphabets");
const FOREIGN: Code = Code("language-foreign-alphabet");
const ALIKE: Code = Code("language-look-alike");
const LETTER: Code = Code("language-foreign-letter");

pub(super) const CHECK: Check = Check { codes: &[MIXED, FOREIGN, ALIKE, LETTER], run };

/// An alphabet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Alphabet {
    Latin,
    Greek,
    Cyrillic,
    Other,
}

impl Alphabet {
    const ALL: [(Self, &'static str); 4] =
        [(Self::Latin, "Latin"), (Self::Greek, "Greek"), (Self::Cyrillic, "Cyrillic"), (Self::Other, "other")];

    fn of(letter: char) -> Self {
        match letter {
            'ª' | 'º' | 'A'..='Z' | 'a'..='z' | 'À'..='ɏ' | '\u{1e00}'..='\u{1eff}' => Self::Latin,
            '\u{370}'..='\u{3ff}' | '\u{1f00}'..='\u{1fff}' => Self::Greek,
            '\u{400}'..='\u{52f}' | '\u{1c80}'..='\u{1c8f}' => Self::Cyrillic,
            _ => Self::Other,
        }
    }

    fn name(self) -> &'static str {
        Self::ALL.iter().find(|(one, _)| *one == self).map_or("other", |(_, name)| name)
    }
}

/// Signs that are taken for others, and what is meant.
const SHAMS: &[(char, &str)] = &[
    ('\u{2010}', "-"),
    ('\u{2011}', "-"),
    ('\u{2012}', "–"),
    ('\u{2212}', "-"),
    ('\u{37e}', ";"),
    ('\u{201a}', ","),
    ('\u{2024}', "."),
    ('\u{a789}', ":"),
    ('\u{2236}', ":"),
    ('\u{1c3}', "!"),
    ('\u{2217}', "*"),
    ('\u{22c5}', "·"),
    ('\u{2022}', "·"),
    ('\u{2219}', "·"),
    ('\u{2044}', "/"),
    ('\u{2215}', "/"),
];

fn run(subject: &Subject<'_>, findings: &mut Vec<Diagnostic>) {
    let own = own(subject);
    for entry in subject.entries.iter().filter(|entry| ["side-a", "side-b"].contains(&entry.name)) {
        for reading in &entry.readings {
            let words = reading.words().into_iter();
            findings.extend(words.filter_map(|(range, word)| word_finding(subject, reading, range, &word, own)));
        }
    }
    for (_, reading) in subject.readings() {
        for (range, word) in reading.words() {
            findings.extend(foreign_letter(subject, reading, &range, &word));
            findings.extend(word_finding(subject, reading, range, &word, own));
        }
        for (at, sign) in reading.signs.iter().enumerate() {
            // What the language quotes with is a quotation mark there, and another check's business.
            let sham = SHAMS.iter().find(|(sham, _)| *sham == sign.char && !subject.setting.quotes.contains(sham));
            let meant = sham.map(|(_, meant)| (*meant).to_owned()).or_else(|| wide(sign.char));
            if let Some(meant) = meant {
                let text = format!("U+{:04X} looks like {meant} and is another character", u32::from(sign.char));
                findings.push(mend(ALIKE, subject.place(reading, at..at + 1), text, &meant));
            }
        }
        digits(subject, reading, findings);
    }
}

/// The sign that one of the wide signs of East Asia, or a digit of another script, is meant to be.
fn wide(sign: char) -> Option<String> {
    const OFFSET: u32 = 0xff01 - 0x21;
    let digits = ['\u{660}', '\u{6f0}', '\u{966}', '\u{1d7ce}'];
    let digit = |zero: &char| u32::from(sign).checked_sub(u32::from(*zero)).filter(|digit| *digit < 10);
    match sign {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(sign) - OFFSET).map(String::from),
        _ => digits.iter().find_map(digit).map(|digit| digit.to_string()),
    }
}

/// The alphabet that most letters of the file are of; none where it has no text yet, or is written in none of those that are
/// known here: then Latin letters are as good as any for the sides.
fn own(subject: &Subject<'_>) -> Option<Alphabet> {
    let mut counts = [0_usize; 4];
    for (_, reading) in subject.readings() {
        for sign in reading.signs.iter().filter(|sign| sign.char.is_alphabetic()) {
            let of = Alphabet::of(sign.char);
            for ((one, _), count) in Alphabet::ALL.iter().zip(&mut counts) {
                *count += usize::from(*one == of);
            }
        }
    }
    let most = Alphabet::ALL.iter().zip(counts).filter(|(_, count)| *count > 0).max_by_key(|(_, count)| *count);
    most.map(|((one, _), _)| *one).filter(|one| *one != Alphabet::Other)
}

/// A letter of the right alphabet that the language does not have.
fn foreign_letter(
    subject: &Subject<'_>,
    reading: &Reading<'_>,
    range: &Range<usize>,
    word: &str,
) -> Option<Diagnostic> {
    let at = word.chars().position(|letter| subject.glossary.is_foreign(subject.tag, letter))?;
    if subject.glossary.keeps(word) {
        return None;
    }
    let letter = word.chars().nth(at)?;
    let text = format!("the letter {letter} in “{word}” is none of this language's");
    Some(Diagnostic::warning(LETTER, text).at(subject.place(reading, range.start + at..range.start + at + 1)))
}

/// A word of two alphabets, or of another than the language's.
fn word_finding(
    subject: &Subject<'_>,
    reading: &Reading<'_>,
    range: Range<usize>,
    word: &str,
    own: Option<Alphabet>,
) -> Option<Diagnostic> {
    let own = own?;
    let of = |sign: char| sign.is_alphabetic().then(|| Alphabet::of(sign));
    let foreign = |sign: char| of(sign).is_some_and(|alphabet| alphabet != own);
    let first = word.chars().position(foreign)?;
    let letter = word.chars().nth(first)?;
    if word.chars().any(|sign| of(sign) == Some(own)) {
        let at = range.start + first;
        let text = format!(
            "the letter {letter} in “{word}” is {}, the others are {}",
            Alphabet::of(letter).name(),
            own.name()
        );
        return Some(Diagnostic::error(MIXED, text).at(subject.place(reading, at..at + 1)));
    }
    let digit = |at: usize| reading.sign(at).filter(char::is_ascii_digit);
    let whole: String = word.chars().chain((range.end..).map_while(digit)).collect();
    if subject.glossary.keeps(&whole) {
        return None;
    }
    let text =
        format!("“{word}” is written in {} letters, the language in {}", Alphabet::of(letter).name(), own.name());
    let finding = Diagnostic::error(FOREIGN, text).at(subject.place(reading, range));
    Some(finding.help("names that stay as they are stand in the glossary, under `keep`"))
}

/// A letter among digits: O for 0, l for 1, З for 3.
fn digits(subject: &Subject<'_>, reading: &Reading<'_>, findings: &mut Vec<Diagnostic>) {
    for (at, sign) in reading.signs.iter().enumerate() {
        let meant = match sign.char {
            'O' | 'o' | 'О' | 'о' => "0",
            'l' | 'I' | '|' => "1",
            'З' | 'з' => "3",
            'б' => "6",
            _ => continue,
        };
        let digit = |place: Option<usize>| place.is_some_and(|place| reading.is_number(place));
        let letter =
            |place: Option<usize>| place.and_then(|place| reading.sign(place)).is_some_and(char::is_alphabetic);
        let (before, after) = (at.checked_sub(1), Some(at + 1));
        if (digit(before) && !letter(after)) || (digit(after) && !letter(before)) {
            let text = format!("the letter {} stands where a digit is meant", sign.char);
            findings.push(mend(ALIKE, subject.place(reading, at..at + 1), text, meant));
        }
    }
}
