//! The typesetter: texts into lines of a given width. Knows no sheet.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{PoisonError, RwLock};

use crate::geom::Length;
use crate::scene::{Glyph, Weight};

use super::block::{Style, TextBlock, TextLine};
use super::fit::fit;
use super::font::{Fonts, Manner, MissingGlyph, no_control, script_of, words};
use super::paragraph::Paragraph;
use super::rich::Rich;

/// Why a text cannot be set.
#[derive(Clone, Debug, PartialEq)]
pub enum TextError {
    /// The typeface lacks a character of it.
    Missing(MissingGlyph),
    /// Not even one letter of it fits into the measure.
    TooNarrow {
        /// The measure.
        measure: Length,
        /// The text.
        text: String,
    },
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(missing) => missing.fmt(f),
            Self::TooNarrow { measure, text } => {
                write!(f, "a width of {:.1} mm is too narrow for “{text}”", measure.to_mm())
            }
        }
    }
}

impl std::error::Error for TextError {}

impl From<MissingGlyph> for TextError {
    fn from(missing: MissingGlyph) -> Self {
        Self::Missing(missing)
    }
}

/// Words with their glyphs.
type Words = BTreeMap<String, Vec<Glyph>>;

/// The words that were shaped: by weight and script, and by language.
type Shaped = BTreeMap<(Weight, [u8; 4]), BTreeMap<String, Words>>;

/// How much wider than the measure a line may come out by rounding.
const ROUNDING: f64 = 1e-9;

/// Sets texts in the embedded typeface. It keeps what it shaped, so that what comes again is not shaped again.
#[derive(Debug)]
pub struct Typesetter {
    fonts: Fonts,
    shaped: RwLock<Shaped>,
}

impl Default for Typesetter {
    fn default() -> Self {
        Self::new(Fonts::bundled())
    }
}

impl Typesetter {
    /// A typesetter for these fonts.
    #[must_use]
    pub fn new(fonts: Fonts) -> Self {
        Self { fonts, shaped: RwLock::default() }
    }

    /// Its fonts.
    #[must_use]
    pub const fn fonts(&self) -> &Fonts {
        &self.fonts
    }

    /// Sets a text in as many lines as it needs, none wider than the measure. A space where lines break belongs to the earlier
    /// line. A word that is wider than the measure alone is cut, as its language does where that is known.
    ///
    /// # Errors
    /// When the typeface lacks a character, or a single character is wider than the measure.
    pub fn lay_out(
        &self,
        text: impl Into<Rich>,
        style: Style,
        measure: Length,
        lang: &str,
    ) -> Result<TextBlock, TextError> {
        let rich = text.into();
        let too_narrow = || TextError::TooNarrow { measure, text: rich.words() };
        let mut paragraph = self.paragraph(&rich, style, lang)?;
        let room = (measure / style.size).max(0.0) + ROUNDING;
        let try_fit =
            |paragraph: &Paragraph<'_>| fit(paragraph.pieces(), |from, to| paragraph.candidate(from, to, room));
        let ends = if let Some(ends) = try_fit(&paragraph) {
            ends
        } else {
            paragraph.cut_wide_words(room);
            try_fit(&paragraph).ok_or_else(too_narrow)?
        };
        let starts = std::iter::once(0).chain(ends.iter().copied());
        let cap_height = self.fonts.cap_height();
        let lines = starts.zip(ends.iter().copied());
        let lines = lines.filter_map(|(from, to)| paragraph.line(from, to, style, cap_height)).collect();
        Ok(TextBlock { lines, measure, leading: style.leading })
    }

    /// Sets a text on one line, however long.
    ///
    /// # Errors
    /// When the typeface lacks a character.
    pub fn line(&self, text: impl Into<Rich>, style: Style, lang: &str) -> Result<TextLine, TextError> {
        let rich = text.into();
        let paragraph = self.paragraph(&rich, style, lang)?;
        let cap_height = self.fonts.cap_height();
        Ok(paragraph.line(0, paragraph.pieces(), style, cap_height).unwrap_or_else(|| TextLine::empty(style)))
    }

    fn paragraph<'a>(&self, rich: &'a Rich, style: Style, lang: &'a str) -> Result<Paragraph<'a>, MissingGlyph> {
        Paragraph::new(rich, style.weight, lang, |text, weight| self.glyphs(text, weight, lang))
    }

    /// The glyphs of a stretch, each of its words shaped now or before: nothing joins across a space.
    fn glyphs(&self, text: &str, weight: Weight, lang: &str) -> Result<Vec<Glyph>, MissingGlyph> {
        no_control(text)?;
        let manner = Manner { weight, script: script_of(text), lang };
        let mut glyphs = Vec::with_capacity(text.len());
        let mut new = Vec::new();
        let kind = (weight, manner.script.tag().to_bytes());
        let shaped = self.shaped.read().unwrap_or_else(PoisonError::into_inner);
        let known = shaped.get(&kind).and_then(|shaped| shaped.get(lang));
        let mut start = 0;
        for word in words(text) {
            let shifted = |glyph: &Glyph| Glyph { text: glyph.text.start + start..glyph.text.end + start, ..*glyph };
            if let Some(known) = known.and_then(|known| known.get(word)) {
                glyphs.extend(known.iter().map(shifted));
            } else {
                let missing =
                    |error: MissingGlyph| MissingGlyph { offset: error.offset + start, text: text.to_owned(), ..error };
                let shaped = self.fonts.glyphs_of(word, manner).map_err(missing)?;
                glyphs.extend(shaped.iter().map(shifted));
                new.push((word.to_owned(), shaped));
            }
            start += word.len();
        }
        drop(shaped);
        if !new.is_empty() {
            let mut shaped = self.shaped.write().unwrap_or_else(PoisonError::into_inner);
            shaped.entry(kind).or_default().entry(lang.to_owned()).or_default().extend(new);
        }
        Ok(glyphs)
    }
}
