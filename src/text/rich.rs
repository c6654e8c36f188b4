//! Text with emphasis and signs, as the language files write it. Knows no type size and no glyph.

use std::fmt;
use std::ops::Range;

use super::sign::Sign;

/// What encloses emphasised words in a message.
const MARK: &str = "__";

/// A text with its markup taken off: plain characters, signs among them, and which of them are emphasised.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rich {
    text: String,
    strong: Vec<Range<usize>>,
}

/// A part of a text that is set in one manner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece<'a> {
    /// Characters.
    Words {
        /// The characters themselves.
        text: &'a str,
        /// Whether they are emphasised.
        strong: bool,
    },
    /// A sign.
    Sign(Sign),
}

/// A message whose emphasis begins and never ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unbalanced {
    /// Where the last mark stands, in bytes.
    pub offset: usize,
    /// The message.
    pub text: String,
}

impl fmt::Display for Unbalanced {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = self.text.get(..self.offset).map_or(0, |before| before.chars().count()) + 1;
        write!(f, "the emphasis that begins with “__” at character {place} of “{}” never ends", self.text)
    }
}

impl std::error::Error for Unbalanced {}

impl Rich {
    /// Reads a finished message, with `__words__` for emphasis and private-use characters for signs.
    ///
    /// # Errors
    /// When a mark has no partner.
    pub fn parse(message: &str) -> Result<Self, Unbalanced> {
        let mut rich = Self::default();
        let mut open = None;
        for (at, part) in message.split(MARK).enumerate() {
            if at > 0 {
                open = match open {
                    None => Some(rich.text.len()),
                    Some(start) => {
                        rich.strong.push(start..rich.text.len());
                        None
                    }
                };
            }
            rich.text.push_str(part);
        }
        rich.strong.retain(|range| !range.is_empty());
        // A space behind emphasised words is set with them: alone at a line's end it would be a run of its own, and some
        // readers of PDF files lose runs that are nothing but space.
        let starts: Vec<usize> = rich.strong.iter().skip(1).map(|range| range.start).chain([usize::MAX]).collect();
        for (range, next) in rich.strong.iter_mut().zip(starts) {
            if range.end < next && rich.text.get(range.end..).is_some_and(|rest| rest.starts_with(' ')) {
                range.end += 1;
            }
        }
        match open {
            None => Ok(rich),
            Some(_) => Err(Unbalanced { offset: message.rfind(MARK).unwrap_or(0), text: message.to_owned() }),
        }
    }

    /// Takes a text as it is: nothing in it is markup, though signs are signs.
    #[must_use]
    pub fn plain(text: &str) -> Self {
        Self { text: text.to_owned(), strong: Vec::new() }
    }

    /// Its characters without the markup, signs included.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Its characters without markup and signs: what a reader copies out. A sign leaves nothing behind, so of the spaces
    /// on both its sides only the first stays.
    #[must_use]
    pub fn words(&self) -> String {
        let told = |&(at, character): &(usize, char)| Sign::from_char(character).is_none() && !echoes(&self.text, at);
        self.text.char_indices().filter(told).map(|(_, character)| character).collect()
    }

    /// Its pieces in order; together they hold every character once.
    #[must_use]
    pub fn pieces(&self) -> Vec<Piece<'_>> {
        let mut pieces = Vec::new();
        let mut at = 0;
        for range in &self.strong {
            add_pieces(&mut pieces, self.text.get(at..range.start).unwrap_or_default(), false);
            add_pieces(&mut pieces, self.text.get(range.clone()).unwrap_or_default(), true);
            at = range.end;
        }
        add_pieces(&mut pieces, self.text.get(at..).unwrap_or_default(), false);
        pieces
    }
}

/// Adds a stretch of even emphasis, cut at its signs.
fn add_pieces<'a>(pieces: &mut Vec<Piece<'a>>, mut text: &'a str, strong: bool) {
    while let Some((at, character, sign)) =
        text.char_indices().find_map(|(at, character)| Some((at, character, Sign::from_char(character)?)))
    {
        let (before, after) = text.split_at(at);
        if !before.is_empty() {
            pieces.push(Piece::Words { text: before, strong });
        }
        pieces.push(Piece::Sign(sign));
        text = after.get(character.len_utf8()..).unwrap_or_default();
    }
    if !text.is_empty() {
        pieces.push(Piece::Words { text, strong });
    }
}

impl From<&str> for Rich {
    fn from(text: &str) -> Self {
        Self::plain(text)
    }
}

impl From<&String> for Rich {
    fn from(text: &String) -> Self {
        Self::plain(text)
    }
}

impl From<String> for Rich {
    fn from(text: String) -> Self {
        Self { text, strong: Vec::new() }
    }
}

impl From<&Self> for Rich {
    fn from(rich: &Self) -> Self {
        rich.clone()
    }
}

/// Whether the character at a byte is a space behind a sign that has a space before it, or nothing.
pub(super) fn echoes(text: &str, at: usize) -> bool {
    if !text.get(at..).is_some_and(|rest| rest.starts_with(' ')) {
        return false;
    }
    let before = text.get(..at).unwrap_or_default();
    let without = before.trim_end_matches(|character| Sign::from_char(character).is_some());
    without.len() < before.len() && (without.is_empty() || without.ends_with(' '))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn emphasis_and_signs_become_pieces() {
        let rich = Rich::parse("Un point __vierge__ \u{E001}, puis __a\u{E000}__.").unwrap();
        let words = |text, strong| Piece::Words { text, strong };
        assert_eq!(
            rich.pieces(),
            [
                words("Un point ", false),
                words("vierge ", true),
                Piece::Sign(Sign::Goal),
                words(", puis ", false),
                words("a", true),
                Piece::Sign(Sign::Start),
                words(".", false),
            ]
        );
        assert_eq!(rich.words(), "Un point vierge , puis a.");
    }

    #[test]
    fn an_open_mark_is_an_error_with_its_place() {
        let error = Rich::parse("é__a__ b __c").unwrap_err();
        assert_eq!(error.offset, 10);
        assert_eq!(
            error.to_string(),
            "the emphasis that begins with “__” at character 10 of “é__a__ b __c” never ends"
        );
    }

    #[test]
    fn plain_text_keeps_its_underscores() {
        assert_eq!(Rich::plain("a__b").pieces(), [Piece::Words { text: "a__b", strong: false }]);
        assert!(Rich::parse("____").unwrap().pieces().is_empty());
        assert!(Rich::parse("").unwrap().pieces().is_empty());
    }
}
