//! The embedded typeface: its bytes, its measures, its outlines, and shaping with it.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};

use rustybuzz::ttf_parser::{GlyphId, OutlineBuilder};
use rustybuzz::{Direction, Face, GlyphBuffer, Language, Script, ShapePlan, UnicodeBuffer, script};

use crate::geom::{Length, Point};
use crate::scene::{Glyph, GlyphRun, Ink, Weight};

const REGULAR: &[u8] = include_bytes!("../../templates/fonts/IBMPlexSans-Regular.ttf");
const BOLD: &[u8] = include_bytes!("../../templates/fonts/IBMPlexSans-Bold.ttf");

/// A character that the typeface cannot show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissingGlyph {
    /// The character.
    pub character: char,
    /// Where in the text it stands, in bytes.
    pub offset: usize,
    /// The text.
    pub text: String,
}

impl fmt::Display for MissingGlyph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = self.text.get(..self.offset).map_or(0, |before| before.chars().count()) + 1;
        let code = u32::from(self.character);
        write!(
            f,
            "the typeface has no glyph for U+{code:04X}, character {place} of “{}”",
            self.text.replace(char::is_control, "\u{FFFD}")
        )
    }
}

impl std::error::Error for MissingGlyph {}

/// One movement of the pen along a glyph's outline, in font units; y grows downwards from the baseline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Contour {
    /// Lift the pen and set it down here.
    Move([f32; 2]),
    /// A straight line to here.
    Line([f32; 2]),
    /// A curve by one handle to here.
    Quad([f32; 2], [f32; 2]),
    /// A curve by two handles to here.
    Cubic([f32; 2], [f32; 2], [f32; 2]),
    /// Back to where the pen was set down.
    Close,
}

/// What a plan for shaping depends on: weight, script and language.
type PlanKey = (Weight, [u8; 4], String);

/// The two weights of the typeface.
pub struct Fonts {
    regular: Face<'static>,
    bold: Face<'static>,
    /// Plans for shaping, since making one takes longer than shaping a line with it.
    plans: Mutex<BTreeMap<PlanKey, Arc<ShapePlan>>>,
}

impl fmt::Debug for Fonts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Fonts(IBM Plex Sans)")
    }
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
        Self { regular: face(REGULAR), bold: face(BOLD), plans: Mutex::default() }
    }

    /// The face of a weight.
    #[must_use]
    pub const fn face(&self, weight: Weight) -> &Face<'static> {
        match weight {
            Weight::Regular => &self.regular,
            Weight::Bold => &self.bold,
        }
    }

    /// Whether a weight has a glyph for a character.
    #[must_use]
    pub fn has(&self, weight: Weight, character: char) -> bool {
        self.face(weight).glyph_index(character).is_some()
    }

    /// The font file of a weight.
    #[must_use]
    pub const fn file(weight: Weight) -> &'static [u8] {
        match weight {
            Weight::Regular => REGULAR,
            Weight::Bold => BOLD,
        }
    }

    /// How many font units make one em.
    #[must_use]
    pub fn units_per_em(&self) -> f64 {
        f64::from(self.regular.units_per_em())
    }

    /// The height of capitals, in ems.
    #[must_use]
    pub fn cap_height(&self) -> f64 {
        self.ems(self.regular.capital_height().unwrap_or_default())
    }

    /// The height of small letters, in ems.
    #[must_use]
    pub fn x_height(&self) -> f64 {
        self.ems(self.regular.x_height().unwrap_or_default())
    }

    /// How far the typeface reaches above the baseline, in ems.
    #[must_use]
    pub fn ascent(&self) -> f64 {
        self.ems(self.regular.ascender())
    }

    /// How far the typeface reaches below the baseline, in ems; more than zero.
    #[must_use]
    pub fn descent(&self) -> f64 {
        -self.ems(self.regular.descender())
    }

    fn ems(&self, units: i16) -> f64 {
        f64::from(units) / self.units_per_em()
    }

    /// How the pen draws a glyph; nothing for a space.
    #[must_use]
    pub fn outline(&self, weight: Weight, glyph: u16) -> Vec<Contour> {
        let mut pen = Pen(Vec::new());
        self.face(weight).outline_glyph(GlyphId(glyph), &mut pen);
        pen.0
    }

    /// Shapes one line of text, its baseline starting at the origin.
    ///
    /// # Errors
    /// Names the first character that the typeface lacks.
    pub fn shape(&self, text: &str, weight: Weight, size: Length, lang: &str) -> Result<GlyphRun, MissingGlyph> {
        let glyphs = self.glyphs(text, weight, lang)?;
        Ok(GlyphRun { origin: Point::default(), size, weight, ink: Ink::Black, text: text.to_owned(), glyphs })
    }

    /// The glyphs of one line of text.
    ///
    /// # Errors
    /// Names the first character that the typeface lacks.
    pub fn glyphs(&self, text: &str, weight: Weight, lang: &str) -> Result<Vec<Glyph>, MissingGlyph> {
        no_control(text)?;
        self.glyphs_of(text, Manner { weight, script: script_of(text), lang })
    }

    /// The glyphs of a text, or of a part of one, that holds no control characters.
    pub(super) fn glyphs_of(&self, text: &str, manner: Manner<'_>) -> Result<Vec<Glyph>, MissingGlyph> {
        let shaped = self.shaped(text, manner);
        let face = self.face(manner.weight);
        let em = f64::from(face.units_per_em());
        let mut glyphs = Vec::with_capacity(shaped.len());
        let starts = shaped.glyph_infos().iter().map(|info| info.cluster as usize);
        let ranges = clusters(&starts.collect::<Vec<_>>(), text.len());
        for ((info, position), range) in shaped.glyph_infos().iter().zip(shaped.glyph_positions()).zip(ranges) {
            let id = u16::try_from(info.glyph_id).unwrap_or(0);
            if id == 0 {
                let offset = info.cluster as usize;
                let character = text.get(offset..).and_then(|rest| rest.chars().next());
                let character = character.unwrap_or(char::REPLACEMENT_CHARACTER);
                return Err(MissingGlyph { character, offset, text: text.to_owned() });
            }
            glyphs.push(Glyph {
                id,
                advance: f64::from(position.x_advance) / em,
                nominal: f64::from(face.glyph_hor_advance(GlyphId(id)).unwrap_or(0)) / em,
                x_offset: f64::from(position.x_offset) / em,
                y_offset: f64::from(position.y_offset) / em,
                text: range,
            });
        }
        Ok(glyphs)
    }

    fn shaped(&self, text: &str, manner: Manner<'_>) -> GlyphBuffer {
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.set_direction(Direction::LeftToRight);
        buffer.set_script(manner.script);
        if let Ok(language) = Language::from_str(manner.lang) {
            buffer.set_language(language);
        }
        let face = self.face(manner.weight);
        let key = (manner.weight, manner.script.tag().to_bytes(), manner.lang.to_owned());
        let plan = {
            let mut plans = self.plans.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(plans.entry(key).or_insert_with(|| {
                let (script, language) = (Some(manner.script), buffer.language());
                Arc::new(ShapePlan::new(face, Direction::LeftToRight, script, language.as_ref(), &[]))
            }))
        };
        rustybuzz::shape_with_plan(face, &plan, buffer)
    }
}

/// How a text is shaped, beside its characters.
#[derive(Clone, Copy)]
pub(super) struct Manner<'a> {
    pub(super) weight: Weight,
    pub(super) script: Script,
    pub(super) lang: &'a str,
}

/// The script of a text: that of its first character that has one.
pub(super) fn script_of(text: &str) -> Script {
    let scripts = words(text).map(|word| {
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(word);
        buffer.guess_segment_properties();
        buffer.script()
    });
    let mut known = scripts.filter(|script| *script != script::UNKNOWN);
    known.next().unwrap_or(script::UNKNOWN)
}

/// Refuses control characters, which have no glyph.
pub(super) fn no_control(text: &str) -> Result<(), MissingGlyph> {
    match text.char_indices().find(|(_, character)| character.is_control()) {
        Some((offset, character)) => Err(MissingGlyph { character, offset, text: text.to_owned() }),
        None => Ok(()),
    }
}

/// The words of a text with the spaces behind them; those before the first are one of their own. What might join with the
/// space before it, as an accent does, starts no word.
pub(super) fn words(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let spaces = rest.match_indices(' ').map(|(at, space)| at + space.len());
        let mut ends = spaces.filter(|&end| rest[end..].starts_with(starts_word));
        let (word, more) = rest.split_at(ends.next().unwrap_or(rest.len()));
        rest = more;
        (!word.is_empty()).then_some(word)
    })
}

/// Whether a word may start with a sign: a letter of our alphabets, a digit, a dash, a quote or the like.
const fn starts_word(sign: char) -> bool {
    matches!(sign, '!'..='~' | '\u{A1}'..='\u{AC}' | '\u{AE}'..='\u{24F}' | '\u{400}'..='\u{482}' | '\u{48A}'..='\u{52F}')
        || matches!(sign, '\u{2010}'..='\u{2027}')
}

/// Which bytes each glyph stands for: the first of a cluster for all of it, the others for none.
fn clusters(starts: &[usize], len: usize) -> Vec<std::ops::Range<usize>> {
    let mut ranges: Vec<std::ops::Range<usize>> = Vec::with_capacity(starts.len());
    let mut end = len;
    for (at, &start) in starts.iter().enumerate().rev() {
        let first = at == 0 || starts.get(at - 1) != Some(&start);
        ranges.push(if first { start..end } else { end..end });
        if first {
            end = start;
        }
    }
    ranges.reverse();
    ranges
}

/// Writes down an outline as the font reader tells it.
struct Pen(Vec<Contour>);

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.push(Contour::Move([x, -y]));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.push(Contour::Line([x, -y]));
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.0.push(Contour::Quad([x1, -y1], [x, -y]));
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.0.push(Contour::Cubic([x1, -y1], [x2, -y2], [x, -y]));
    }

    fn close(&mut self) {
        self.0.push(Contour::Close);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_measures_are_those_of_the_style() {
        let fonts = Fonts::bundled();
        assert!((fonts.cap_height() - 0.698).abs() < 1e-9);
        assert!(fonts.x_height() > 0.5 && fonts.x_height() < 0.53);
        assert!(fonts.ascent() > fonts.cap_height() && fonts.descent() > 0.2);
    }

    #[test]
    fn every_sign_of_the_languages_has_a_glyph() {
        let fonts = Fonts::bundled();
        let signs = "«»„“”’–—×№→✓·\u{A0}\u{202F}\u{2011}\u{2009}−łŁąćęńśźżéèêëàâîïôùûüçœæÿãõáíóúåäöАЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя";
        for weight in [Weight::Regular, Weight::Bold] {
            assert!(fonts.shape(signs, weight, Length::pt(12.0), "fr").is_ok());
        }
    }

    #[test]
    fn a_missing_glyph_is_named_with_its_place() {
        let error = Fonts::bundled().glyphs("é ☃ b", Weight::Regular, "fr").unwrap_err();
        assert_eq!((error.character, error.offset), ('☃', 3));
        assert_eq!(error.to_string(), "the typeface has no glyph for U+2603, character 3 of “é ☃ b”");
        let control = Fonts::bundled().glyphs("a\nb", Weight::Regular, "fr").unwrap_err();
        assert_eq!(control.to_string(), "the typeface has no glyph for U+000A, character 2 of “a\u{FFFD}b”");
    }

    #[test]
    fn glyphs_hold_every_byte_once() {
        let text = "Aé fi e\u{301}x";
        let glyphs = Fonts::bundled().glyphs(text, Weight::Regular, "fr").unwrap();
        let told: String = glyphs.iter().map(|glyph| &text[glyph.text.clone()]).collect();
        assert_eq!(told, text);
    }

    const LANGUAGES: [(&str, &str); 5] = [
        ("en", include_str!("../../templates/lang/en.ftl")),
        ("fr", include_str!("../../templates/lang/fr.ftl")),
        ("pt", include_str!("../../templates/lang/pt.ftl")),
        ("ru", include_str!("../../templates/lang/ru.ftl")),
        ("sv", include_str!("../../templates/lang/sv.ftl")),
    ];

    /// What lets the typesetter shape each word once: nothing joins across a space.
    #[test]
    fn a_text_is_shaped_as_its_words_are() {
        let fonts = Fonts::bundled();
        let apart = |text: &str, weight, lang| -> Vec<Glyph> {
            let manner = Manner { weight, script: script_of(text), lang };
            let mut start = 0;
            let shape = |word: &str| {
                let mut glyphs = fonts.glyphs_of(word, manner).unwrap();
                glyphs.iter_mut().for_each(|glyph| glyph.text = glyph.text.start + start..glyph.text.end + start);
                start += word.len();
                glyphs
            };
            words(text).flat_map(shape).collect()
        };
        for weight in [Weight::Regular, Weight::Bold] {
            let known = (' '..'\u{FFFE}').filter(|&sign| fonts.has(weight, sign) && !sign.is_control());
            let signs: Vec<char> = known.collect();
            assert!(signs.len() > 500);
            for lang in ["fr", "ru"] {
                for sign in &signs {
                    for text in [format!("a {sign}  {sign} fi"), format!("Т {sign}"), format!(" {sign}")] {
                        assert_eq!(apart(&text, weight, lang), fonts.glyphs(&text, weight, lang).unwrap(), "{text:?}");
                    }
                }
            }
            for (tag, text) in LANGUAGES {
                for line in text.lines().filter(|line| line.chars().all(|sign| fonts.has(weight, sign))) {
                    assert_eq!(apart(line, weight, tag), fonts.glyphs(line, weight, tag).unwrap(), "{line}");
                }
            }
        }
    }

    #[test]
    fn words_hold_every_byte_once() {
        for (text, parts) in
            [("", &[][..]), (" ", &[" "]), ("a", &["a"]), ("  a b\u{A0}c  d ", &["  ", "a ", "b\u{A0}c  ", "d "])]
        {
            assert_eq!(words(text).collect::<Vec<_>>(), parts);
        }
    }

    #[test]
    fn a_letter_has_an_outline_and_a_space_has_none() {
        let fonts = Fonts::bundled();
        let glyphs = fonts.glyphs("I ", Weight::Bold, "fr").unwrap();
        assert!(fonts.outline(Weight::Bold, glyphs[0].id).len() >= 5);
        assert!(fonts.outline(Weight::Bold, glyphs[1].id).is_empty());
    }
}
