//! The embedded typeface: its bytes, its measures, and shaping with it.

use std::str::FromStr;

use rustybuzz::{Direction, Face, Language, UnicodeBuffer, ttf_parser::GlyphId};

use crate::geom::{Length, Point};
use crate::scene::{Glyph, GlyphRun, Ink, Weight};

const REGULAR: &[u8] = include_bytes!("../../templates/fonts/IBMPlexSans-Regular.ttf");
const BOLD: &[u8] = include_bytes!("../../templates/fonts/IBMPlexSans-Bold.ttf");

/// A character that the typeface cannot show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MissingGlyph {
    /// The character.
    pub character: char,
    /// Where in the text it stands, in bytes.
    pub offset: usize,
}

/// The two weights of the typeface.
pub struct Fonts {
    regular: Face<'static>,
    bold: Face<'static>,
}

impl Fonts {
    /// IBM Plex Sans as the program carries it.
    ///
    /// # Panics
    /// Never: the files are part of the program and a test reads them.
    #[must_use]
    #[allow(clippy::expect_used)]
    pub fn bundled() -> Self {
        let face = |bytes| Face::from_slice(bytes, 0).expect("the embedded font files are sound");
        Self { regular: face(REGULAR), bold: face(BOLD) }
    }

    /// The face of a weight.
    #[must_use]
    pub const fn face(&self, weight: Weight) -> &Face<'static> {
        match weight {
            Weight::Regular => &self.regular,
            Weight::Bold => &self.bold,
        }
    }

    /// The font file of a weight.
    #[must_use]
    pub const fn file(weight: Weight) -> &'static [u8] {
        match weight {
            Weight::Regular => REGULAR,
            Weight::Bold => BOLD,
        }
    }

    /// Shapes one line of text, its baseline starting at the origin.
    ///
    /// # Errors
    /// Names the first character that the typeface lacks.
    pub fn shape(&self, text: &str, weight: Weight, size: Length, lang: &str) -> Result<GlyphRun, MissingGlyph> {
        let face = self.face(weight);
        let em = f64::from(face.units_per_em());
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.set_direction(Direction::LeftToRight);
        if let Ok(language) = Language::from_str(lang) {
            buffer.set_language(language);
        }
        buffer.guess_segment_properties();
        let shaped = rustybuzz::shape(face, &[], buffer);
        let starts: Vec<usize> = shaped.glyph_infos().iter().map(|info| info.cluster as usize).collect();
        let mut glyphs = Vec::with_capacity(starts.len());
        for (at, (info, position)) in shaped.glyph_infos().iter().zip(shaped.glyph_positions()).enumerate() {
            let start = starts[at];
            let id = u16::try_from(info.glyph_id).unwrap_or(0);
            if id == 0 {
                let character = text[start..].chars().next().unwrap_or(char::REPLACEMENT_CHARACTER);
                return Err(MissingGlyph { character, offset: start });
            }
            let first = at == 0 || starts[at - 1] != start;
            let end = starts[at..].iter().copied().find(|&next| next != start).unwrap_or(text.len());
            glyphs.push(Glyph {
                id,
                advance: f64::from(position.x_advance) / em,
                nominal: f64::from(face.glyph_hor_advance(GlyphId(id)).unwrap_or(0)) / em,
                x_offset: f64::from(position.x_offset) / em,
                y_offset: f64::from(position.y_offset) / em,
                text: if first { start..end } else { end..end },
            });
        }
        Ok(GlyphRun { origin: Point::default(), size, weight, ink: Ink::Black, text: text.to_owned(), glyphs })
    }
}
