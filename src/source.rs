//! Where something stands in a text: byte spans, and the lines and columns people see. Knows no format.

use std::fmt;
use std::ops::Range;
use std::sync::Arc;

/// A text that was given to us, with the name people know it by (a path as it was typed, `<stdin>`, a built-in's name).
#[derive(Clone, PartialEq, Eq)]
pub struct Source {
    /// What messages call it.
    pub name: String,
    /// Its whole text.
    pub text: String,
}

impl fmt::Debug for Source {
    /// Its name and length: its text would bury whatever is being looked at.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Source({:?}, {} bytes)", self.name, self.text.len())
    }
}

/// A stretch of a source, in bytes, half open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Span {
    /// The first byte.
    pub start: usize,
    /// One past the last byte.
    pub end: usize,
}

impl Span {
    /// The bytes from `start` up to, but without, `end`.
    #[must_use]
    pub const fn new(start: usize, end: usize) -> Self {
        Self { start, end }
    }
}

impl From<Range<usize>> for Span {
    fn from(range: Range<usize>) -> Self {
        Self::new(range.start, range.end)
    }
}

/// A value together with the place it was read from, so that a later complaint can point at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spanned<T> {
    /// The value.
    pub value: T,
    /// Where it stands.
    pub span: Span,
}

impl<T> Spanned<T> {
    /// `value`, read from `span`.
    pub const fn new(value: T, span: Span) -> Self {
        Self { value, span }
    }
}

/// A stretch of one particular source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The source.
    pub source: Arc<Source>,
    /// The stretch.
    pub span: Span,
}

/// A position as people count: both from 1, the column in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LineColumn {
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
}

impl Source {
    /// The line and column of a byte offset; an offset past the end counts as the end.
    #[must_use]
    pub fn line_column(&self, offset: usize) -> LineColumn {
        let offset = (0..=offset.min(self.text.len())).rev().find(|&at| self.text.is_char_boundary(at)).unwrap_or(0);
        let before = &self.text[..offset];
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        LineColumn { line: before.matches('\n').count() + 1, column: before[line_start..].chars().count() + 1 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_count_characters() {
        let source = Source { name: "a".into(), text: "x\nжж = 1".into() };
        assert_eq!(source.line_column(6), LineColumn { line: 2, column: 3 });
        assert_eq!(source.line_column(999), LineColumn { line: 2, column: 7 });
    }
}
