//! The ways a message reads: one for each branch of its choice, as signs with their places, parts in braces as slots.
//! Knows no language and judges nothing.

use std::ops::Range;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::locale::file::LanguageFile;
use crate::locale::variables::{Values, variable};
use crate::source::Place;

/// What stands in a reading for a part in braces.
pub(super) const SLOT: char = '\u{fffc}';
/// The most readings of one message that are looked at.
const MOST_READINGS: usize = 64;

/// A sign of a text with the bytes it takes in the parsed text.
#[derive(Clone, Debug)]
pub(super) struct Sign {
    pub char: char,
    pub bytes: Range<usize>,
}

/// What a part in braces prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Slot<'a> {
    /// A variable that is a number.
    Number(&'a str),
    /// A variable that is a text, or one that the table does not know.
    Text(&'a str),
    /// A variable that is a drawing in the line.
    Drawing(&'a str),
    /// A message.
    Message(&'a str),
    /// A term.
    Term(&'a str),
}

impl<'a> Slot<'a> {
    /// Its name as the file writes it.
    pub const fn name(self) -> &'a str {
        match self {
            Self::Number(name) | Self::Text(name) | Self::Drawing(name) | Self::Message(name) | Self::Term(name) => {
                name
            }
        }
    }
}

/// One way a message reads.
#[derive(Clone, Debug, Default)]
pub(super) struct Reading<'a> {
    /// The key of the branch, as it is written; none where there is no choice.
    pub branch: Option<&'a str>,
    /// Its signs; a part in braces is one, [`SLOT`].
    pub signs: Vec<Sign>,
    /// The parts in braces, each with the number of its sign.
    pub slots: Vec<(usize, Slot<'a>)>,
}

impl<'a> Reading<'a> {
    /// Every way a pattern of `file` reads, in its order.
    pub fn all(file: &'a LanguageFile, pattern: &'a Pattern<&'a str>) -> Vec<Self> {
        let mut readings = vec![Self::default()];
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    readings.iter_mut().for_each(|reading| reading.add_text(file, value));
                }
                PatternElement::Placeable { expression } => readings = extended(readings, file, expression),
            }
        }
        readings
    }

    /// The sign at a place.
    pub fn sign(&self, at: usize) -> Option<char> {
        self.signs.get(at).map(|sign| sign.char)
    }

    /// The sign so far before a place.
    pub fn before(&self, at: usize, far: usize) -> Option<char> {
        self.sign(at.checked_sub(far)?)
    }

    /// What the part in braces at a place prints.
    pub fn slot(&self, at: usize) -> Option<Slot<'a>> {
        self.slots.iter().find(|(place, _)| *place == at).map(|(_, slot)| *slot)
    }

    /// Whether a number stands at a place: a digit, a variable that is one, or a message that may begin or end with one.
    pub fn is_number(&self, at: usize) -> bool {
        match self.slot(at) {
            Some(slot) => matches!(slot, Slot::Number(_)),
            None => self.sign(at).is_some_and(|sign| sign.is_ascii_digit()),
        }
    }

    /// Its signs as a text, the parts in braces as [`SLOT`].
    pub fn text(&self) -> String {
        self.signs.iter().map(|sign| sign.char).collect()
    }

    /// Its words: the stretches of letters, apostrophes within a word included, each with the numbers of its signs.
    pub fn words(&self) -> Vec<(Range<usize>, String)> {
        let mut words: Vec<(Range<usize>, String)> = Vec::new();
        for (at, sign) in self.signs.iter().enumerate() {
            let joins = matches!(sign.char, '\'' | '’')
                && self.before(at, 1).is_some_and(char::is_alphabetic)
                && self.sign(at + 1).is_some_and(char::is_alphabetic);
            if !sign.char.is_alphabetic() && !joins {
                continue;
            }
            match words.last_mut().filter(|(range, _)| range.end == at) {
                Some((range, word)) => {
                    range.end = at + 1;
                    word.push(sign.char);
                }
                None => words.push((at..at + 1, sign.char.to_string())),
            }
        }
        words
    }

    /// Where some of its signs stand; behind the last sign, where it ends.
    pub fn place(&self, file: &LanguageFile, signs: Range<usize>) -> Place {
        let end = self.signs.last().map_or(0, |sign| sign.bytes.end);
        let start = self.signs.get(signs.start).map_or(end, |sign| sign.bytes.start);
        let stop = signs.end.checked_sub(1).and_then(|at| self.signs.get(at)).map_or(start, |sign| sign.bytes.end);
        file.stretch(start..stop.max(start))
    }

    fn add_text(&mut self, file: &LanguageFile, text: &str) {
        let start = file.offset(text);
        let signs =
            text.char_indices().map(|(at, char)| Sign { char, bytes: start + at..start + at + char.len_utf8() });
        self.signs.extend(signs);
    }

    /// A text between quotation marks in braces: its escapes read, all of it at its place.
    fn add_literal(&mut self, file: &LanguageFile, text: &str) {
        if !text.contains('\\') {
            return self.add_text(file, text);
        }
        let start = file.offset(text);
        let bytes = start..start + text.len();
        let read = unescape_unicode_to_string(text);
        self.signs.extend(read.chars().map(|char| Sign { char, bytes: bytes.clone() }));
    }

    fn add_slot(&mut self, file: &LanguageFile, slot: Slot<'a>) {
        let start = file.offset(slot.name());
        self.slots.push((self.signs.len(), slot));
        self.signs.push(Sign { char: SLOT, bytes: start..start + slot.name().len() });
    }
}

/// The readings with what an expression prints behind them.
fn extended<'a>(readings: Vec<Reading<'a>>, file: &'a LanguageFile, part: &'a Expression<&'a str>) -> Vec<Reading<'a>> {
    match part {
        Expression::Inline(InlineExpression::Placeable { expression }) => extended(readings, file, expression),
        Expression::Inline(inline) => readings
            .into_iter()
            .map(|mut reading| {
                add_inline(&mut reading, file, inline);
                reading
            })
            .collect(),
        Expression::Select { variants, .. } => {
            let mut all = Vec::new();
            for variant in variants {
                let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) = &variant.key;
                for tail in Reading::all(file, &variant.value) {
                    all.extend(readings.iter().map(|reading| joined(reading, key, &tail)));
                }
            }
            all.truncate(MOST_READINGS);
            all
        }
    }
}

fn joined<'a>(head: &Reading<'a>, branch: &'a str, tail: &Reading<'a>) -> Reading<'a> {
    let mut reading = head.clone();
    let before = reading.signs.len();
    reading.branch = reading.branch.or(Some(branch));
    reading.signs.extend(tail.signs.iter().cloned());
    reading.slots.extend(tail.slots.iter().map(|(at, slot)| (before + at, *slot)));
    reading
}

fn add_inline<'a>(reading: &mut Reading<'a>, file: &LanguageFile, part: &'a InlineExpression<&'a str>) {
    match part {
        InlineExpression::StringLiteral { value } => reading.add_literal(file, value),
        InlineExpression::NumberLiteral { value } => reading.add_text(file, value),
        InlineExpression::MessageReference { id, .. } => reading.add_slot(file, Slot::Message(id.name)),
        InlineExpression::TermReference { id, .. } => reading.add_slot(file, Slot::Term(id.name)),
        InlineExpression::VariableReference { id } => reading.add_slot(file, of_variable(id.name)),
        // NUMBER is the only function there is.
        InlineExpression::FunctionReference { arguments, .. } => {
            for part in &arguments.positional {
                add_inline(reading, file, part);
            }
        }
        InlineExpression::Placeable { .. } => {}
    }
}

fn of_variable(name: &str) -> Slot<'_> {
    match variable(name).map(|known| known.values) {
        Some(Values::Sign) => Slot::Drawing(name),
        Some(values) if values.are_numbers() => Slot::Number(name),
        _ => Slot::Text(name),
    }
}
