//! The fonts of a document: which glyphs it uses and what they stand for, cut down to those and embedded.
//!
//! Two glyphs that look alike may stand for different characters (a space and its no-break sisters, a hyphen and a soft
//! one). So every pair of a glyph and the text it stands for gets a code of its own; the font maps codes to glyphs, and
//! the `ToUnicode` table maps them to text, exactly.

use std::collections::BTreeMap;

use lopdf::{Dictionary, Document, Object, ObjectId, Stream};
use printpdf::{Codepoint, FontId, FontMetrics, ParsedFont, PdfFont, PdfResources};
use rustybuzz::Face;
use rustybuzz::ttf_parser::name_id;
use sha2::{Digest, Sha256};
use subsetter::GlyphRemapper;

use super::PdfError;
use crate::scene::{Glyph, GlyphRun, Weight};
use crate::text::Fonts;

/// Units in one em, as PDF counts them.
const EM: f64 = 1000.0;

/// The glyphs of one weight that a document uses.
pub(super) struct Typeface {
    weight: Weight,
    codes: BTreeMap<(u16, String), u16>,
    /// What each code stands for; code 0 is the missing glyph.
    entries: Vec<Entry>,
    subset: GlyphRemapper,
}

/// What a code stands for.
struct Entry {
    glyph: u16,
    width: f64,
}

impl Typeface {
    /// A weight of which nothing is used yet.
    pub(super) fn new(weight: Weight) -> Self {
        let entries = vec![Entry { glyph: 0, width: 0.0 }];
        Self { weight, codes: BTreeMap::new(), entries, subset: GlyphRemapper::new() }
    }

    /// The name of a weight within the file.
    pub(super) fn id(weight: Weight) -> FontId {
        FontId(match weight {
            Weight::Regular => "R".to_owned(),
            Weight::Bold => "B".to_owned(),
        })
    }

    /// The codes of a run, each with the correction that brings the pen to the next glyph.
    pub(super) fn encode(&mut self, run: &GlyphRun) -> Result<Vec<Codepoint>, PdfError> {
        let mut codes = Vec::with_capacity(run.glyphs.len());
        // Where the next glyph shall be drawn, and where the reader stands after the one before, in thousandths of an em.
        let mut wanted = 0.0;
        let mut reached = run.glyphs.first().map_or(0.0, |glyph| glyph.x_offset * EM);
        for (glyph, text) in run.glyphs.iter().zip(cluster_texts(run)) {
            let correction = ((reached - wanted - glyph.x_offset * EM) * 10.0).round() / 10.0;
            if let Some(Codepoint { offset, .. }) = codes.last_mut() {
                *offset = super::pen::rounded(correction);
            }
            let (gid, width) = self.code(glyph, &text)?;
            codes.push(Codepoint { gid, offset: 0.0, cid: Some(text) });
            reached += width - correction;
            wanted += glyph.advance * EM;
        }
        Ok(codes)
    }

    /// The code and the width of a glyph that stands for this text.
    fn code(&mut self, glyph: &Glyph, text: &str) -> Result<(u16, f64), PdfError> {
        if glyph.id == 0 {
            return Err(PdfError::MissingGlyph { text: text.to_owned() });
        }
        let width = (glyph.nominal * EM).round();
        let key = (glyph.id, text.to_owned());
        if let Some(&code) = self.codes.get(&key) {
            return Ok((code, width));
        }
        let code = u16::try_from(self.entries.len()).map_err(|_| PdfError::Font("more than 65,535 glyphs".into()))?;
        self.subset.remap(glyph.id);
        self.entries.push(Entry { glyph: glyph.id, width });
        self.codes.insert(key, code);
        Ok((code, width))
    }

    /// Puts the font, cut down to what is used, among the document's resources. A font of which nothing is used stays out.
    pub(super) fn embed(&self, fonts: &Fonts, resources: &mut PdfResources) -> Result<(), PdfError> {
        if self.codes.is_empty() {
            return Ok(());
        }
        let face = fonts.face(self.weight);
        let program = subsetter::subset(Fonts::file(self.weight), 0, &self.subset)
            .map_err(|error| PdfError::Font(error.to_string()))?;
        let name = format!("{}+{}", self.tag(), postscript_name(face));
        let widths = (0u16..).zip(self.entries.iter().map(|entry| whole(entry.width))).collect();
        let scale = EM / f64::from(face.units_per_em());
        let scaled = |units: i16| signed(f64::from(units) * scale);
        let metrics = FontMetrics { ascent: scaled(face.ascender()), descent: scaled(face.descender()) };
        let mut font = ParsedFont::with_glyph_data(program, 0, Some(name), BTreeMap::new(), widths, 1000, metrics);
        let bounds = face.global_bounding_box();
        font.pdf_font_metrics.x_min = scaled(bounds.x_min);
        font.pdf_font_metrics.y_min = scaled(bounds.y_min);
        font.pdf_font_metrics.x_max = scaled(bounds.x_max);
        font.pdf_font_metrics.y_max = scaled(bounds.y_max);
        font.pdf_font_metrics.us_weight_class = face.weight().to_number();
        resources.fonts.map.insert(Self::id(self.weight), PdfFont::new(font));
        Ok(())
    }

    /// Adds to the written font what printpdf leaves out: the map from codes to glyphs, and the height of capitals.
    pub(super) fn complete(&self, fonts: &Fonts, file: &mut Document, font: ObjectId) -> Result<(), lopdf::Error> {
        let glyphs = self.entries.iter().map(|entry| self.subset.get(entry.glyph).unwrap_or(0));
        let map = glyphs.flat_map(u16::to_be_bytes).collect();
        let map = file.add_object(Stream::new(Dictionary::new(), map));
        let composite = file.get_dictionary_mut(font)?;
        let descendants = composite.get_mut(b"DescendantFonts")?.as_array_mut()?;
        let Some(Object::Dictionary(mut descendant)) = descendants.pop() else {
            return Err(lopdf::Error::DictKey("DescendantFonts".into()));
        };
        descendant.set("CIDToGIDMap", map);
        descendant.set("DW", 0);
        let descriptor = descendant.get(b"FontDescriptor")?.as_reference()?;
        let descendant = file.add_object(descendant);
        file.get_dictionary_mut(font)?.set("DescendantFonts", vec![descendant.into()]);
        let face = fonts.face(self.weight);
        let capitals = f64::from(face.capital_height().unwrap_or(face.ascender()));
        let capitals = signed(capitals * EM / f64::from(face.units_per_em()));
        file.get_dictionary_mut(descriptor)?.set("CapHeight", i64::from(capitals));
        Ok(())
    }

    /// Six letters that differ wherever the glyphs used differ, as the format wants them before a subset's name.
    fn tag(&self) -> String {
        let mut hash = Sha256::new();
        for (glyph, text) in self.codes.keys() {
            hash.update(glyph.to_be_bytes());
            hash.update(text);
        }
        hash.finalize().iter().take(6).map(|byte| char::from(b'A' + byte % 26)).collect()
    }
}

/// What each glyph of a run stands for. Where several glyphs share a cluster (a letter and its accent), they share out
/// its characters, and the last one takes the rest.
fn cluster_texts(run: &GlyphRun) -> Vec<String> {
    let mut texts: Vec<String> = Vec::with_capacity(run.glyphs.len());
    let mut glyphs = run.glyphs.iter().peekable();
    while let Some(glyph) = glyphs.next() {
        let mut rest = run.text.get(glyph.text.clone()).unwrap_or_default();
        while glyphs.next_if(|next| next.text.is_empty()).is_some() {
            let (first, others) = rest.split_at(rest.chars().next().map_or(0, char::len_utf8));
            texts.push(first.to_owned());
            rest = others;
        }
        texts.push(rest.to_owned());
    }
    texts
}

/// The font's own name in the form that file formats use.
fn postscript_name(face: &Face) -> String {
    let name = face.names().into_iter().find(|name| name.name_id == name_id::POST_SCRIPT_NAME && name.is_unicode());
    name.and_then(|name| name.to_string()).unwrap_or_else(|| "Sans".to_owned())
}

/// A width as the format wants it.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn whole(width: f64) -> u16 {
    width.round() as u16
}

/// A measure of the font as the format wants it.
#[allow(clippy::cast_possible_truncation)]
fn signed(measure: f64) -> i16 {
    measure.round() as i16
}
