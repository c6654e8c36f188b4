//! A line of text as its signs, with the `__` marks (strong) set aside. Knows no language and no rule.

use super::setting::{NARROW, NO_BREAK};

/// The longest run of digits or letters that is looked at; more is no quantity of anything, and no small word.
pub(super) const LONGEST: usize = 24;

/// A sign, and how many `__` marks stand before it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Piece {
    pub marks: usize,
    pub sign: char,
}

/// A text without its marks.
pub(super) struct Line {
    pub pieces: Vec<Piece>,
    /// The marks that no sign has taken yet; at last, those at the end of the line.
    last_marks: usize,
}

/// Any space within a line.
pub(super) fn is_space(sign: char) -> bool {
    matches!(sign, ' ' | NO_BREAK | NARROW)
}

/// A letter, or one of our own signs (arrows, figures in running text), which stand for a word.
pub(super) fn is_word(sign: char) -> bool {
    sign.is_alphabetic() || ('\u{e000}'..='\u{e0ff}').contains(&sign)
}

/// A dash, which is no hyphen.
pub(super) fn is_dash(sign: char) -> bool {
    matches!(sign, '–' | '—')
}

/// What a word, or a quotation, may begin after.
pub(super) fn opens(sign: char) -> bool {
    is_space(sign) || is_dash(sign) || matches!(sign, '(' | '[' | '{' | '«' | '“' | '„' | '‘' | '/')
}

impl Line {
    /// Takes the marks out, and makes any run of blanks and line ends one space.
    pub fn read(text: &str) -> Self {
        let mut line = Self { pieces: Vec::with_capacity(text.len()), last_marks: 0 };
        let mut signs = text.trim_matches([' ', '\t', '\n', '\r']).chars().peekable();
        while let Some(sign) = signs.next() {
            if sign == '_' && signs.next_if_eq(&'_').is_some() {
                line.last_marks += 1;
                continue;
            }
            let sign = if matches!(sign, '\t' | '\n' | '\r') { ' ' } else { sign };
            if sign == ' ' && line.pieces.last().is_some_and(|piece| piece.sign == ' ') {
                continue;
            }
            line.push(sign);
        }
        line
    }

    /// Adds a sign, behind the marks that were met.
    pub fn push(&mut self, sign: char) {
        let marks = std::mem::take(&mut self.last_marks);
        self.pieces.push(Piece { marks, sign });
    }

    /// Adds several signs.
    pub fn push_all(&mut self, signs: impl IntoIterator<Item = char>) {
        signs.into_iter().for_each(|sign| self.push(sign));
    }

    /// The text, its marks back in place.
    pub fn write(&self) -> String {
        let mut text = String::with_capacity(self.pieces.len() * 2);
        for piece in &self.pieces {
            text.extend(std::iter::repeat_n("__", piece.marks));
            text.push(piece.sign);
        }
        text.extend(std::iter::repeat_n("__", self.last_marks));
        text
    }

    /// The sign at a place.
    pub fn sign(&self, at: usize) -> Option<char> {
        self.pieces.get(at).map(|piece| piece.sign)
    }

    /// The sign before a place.
    pub fn before(&self, at: usize) -> Option<char> {
        self.sign(at.checked_sub(1)?)
    }

    /// Puts a sign in the place of another.
    pub fn set(&mut self, at: usize, sign: char) {
        if let Some(piece) = self.pieces.get_mut(at) {
            piece.sign = sign;
        }
    }

    /// Makes a plain space at `at`, if there is one, a space that does not break.
    pub fn hold(&mut self, at: Option<usize>) {
        if let Some(at) = at.filter(|at| self.sign(*at) == Some(' ')) {
            self.set(at, NO_BREAK);
        }
    }

    /// Builds the line anew, sign by sign.
    pub fn rebuild(&mut self, mut step: impl FnMut(&Self, usize, &mut Self)) {
        // A few signs get a space before or behind them.
        let pieces = Vec::with_capacity(self.pieces.len() + self.pieces.len() / 8);
        let old = std::mem::replace(self, Self { pieces, last_marks: 0 });
        for (at, piece) in old.pieces.iter().enumerate() {
            self.last_marks += piece.marks;
            step(&old, at, self);
        }
        self.last_marks += old.last_marks;
    }

    /// Where the number that ends before `end` starts.
    pub fn number_start(&self, end: usize) -> Option<usize> {
        let mut start = end;
        while let Some(sign) = self.before(start) {
            let inner = matches!(sign, '.' | ',')
                && start < end
                && self.before(start - 1).is_some_and(|sign| sign.is_ascii_digit());
            if !(sign.is_ascii_digit() || inner) {
                break;
            }
            start -= 1;
            if end - start > LONGEST {
                return None;
            }
        }
        (start < end).then_some(start)
    }

    /// Where the number that starts at `start` ends.
    pub fn number_end(&self, start: usize) -> Option<usize> {
        let mut end = start;
        while let Some(sign) = self.sign(end) {
            let inner = matches!(sign, '.' | ',')
                && end > start
                && self.sign(end + 1).is_some_and(|sign| sign.is_ascii_digit());
            if !(sign.is_ascii_digit() || inner) {
                break;
            }
            end += 1;
            if end - start > LONGEST {
                return None;
            }
        }
        (start < end).then_some(end)
    }

    /// Whether a number of its own, not the end of a name such as `f8` or `A4`, ends before `end`.
    pub fn ends_number(&self, end: usize) -> bool {
        self.number_start(end).is_some_and(|start| {
            self.before(start).is_none_or(|sign| {
                !is_word(sign) && !sign.is_numeric() && !matches!(sign, '-' | '_' | '.' | ',' | ':' | '/')
            })
        })
    }
}
