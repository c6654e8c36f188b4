//! The fonts of a document: which glyphs it uses and what they stand for, cut down to those and embedded.
//!
//! Two glyphs that look alike may stand for different characters (a space and its no-break sisters, a hyphen and a soft
//! one). So every pair of a glyph and the text it stands for gets a code of its own; the font maps codes to glyphs, and
//! the `ToUnicode` table maps them to text, exactly.

use std::collections::BTreeMap;

use lopdf::{Dictionary, Document, Object, ObjectId, Stream};
use printpdf::{
    Codepoint, FontId, FontMetrics, Mm, Op, ParsedFont, PdfDocument, PdfFont, PdfFontHandle, PdfPage, PdfSaveOptions,
    Pt, TextItem, to_lopdf_doc,
};
use rustybuzz::Face;
use rustybuzz::ttf_parser::name_id;
use sha2::{Digest, Sha256};
use subsetter::GlyphRemapper;

use super::PdfError;
use super::unhinted::unhinted;
use crate::scene::{Glyph, GlyphRun, Weight};
use crate::text::Fonts;

/// Units in one em, as PDF counts them.
const EM: f64 = 1000.0;

/// The glyphs of one weight that a document uses.
pub(super) struct Typeface {
    weight: Weight,
    /// The codes of each glyph: one for each text that it stands for.
    codes: BTreeMap<u16, Vec<(String, u16)>>,
    /// What each code stands for; code 0 is the missing glyph.
    entries: Vec<Entry>,
    subset: GlyphRemapper,
}

/// What a code stands for.
struct Entry {
    glyph: u16,
    width: f64,
}

/// A glyph as a page shows it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Code {
    pub(super) code: u16,
    /// By how much the pen goes back behind it, in thousandths of an em.
    pub(super) correction: f64,
}

impl Typeface {
    /// A weight of which nothing is used yet.
    pub(super) fn new(weight: Weight) -> Self {
        let entries = vec![Entry { glyph: 0, width: 0.0 }];
        Self { weight, codes: BTreeMap::new(), entries, subset: GlyphRemapper::new() }
    }

    /// The name of a weight within the file.
    pub(super) const fn name(weight: Weight) -> &'static str {
        match weight {
            Weight::Regular => "R",
            Weight::Bold => "B",
        }
    }

    /// The codes of a run, each with the correction that brings the pen to the next glyph.
    pub(super) fn encode(&mut self, run: &GlyphRun) -> Result<Vec<Code>, PdfError> {
        let mut codes: Vec<Code> = Vec::with_capacity(run.glyphs.len());
        // Where the next glyph shall be drawn, and where the reader stands after the one before, in thousandths of an em.
        let mut wanted = 0.0;
        let mut reached = run.glyphs.first().map_or(0.0, |glyph| glyph.x_offset * EM);
        for (glyph, text) in run.glyphs.iter().zip(cluster_texts(run)) {
            let correction = ((reached - wanted - glyph.x_offset * EM) * 10.0).round() / 10.0;
            if let Some(before) = codes.last_mut() {
                before.correction = correction;
            }
            let (code, width) = self.code(glyph, text)?;
            codes.push(Code { code, correction: 0.0 });
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
        let codes = self.codes.entry(glyph.id).or_default();
        if let Some((_, code)) = codes.iter().find(|(known, _)| known == text) {
            return Ok((*code, width));
        }
        let code = u16::try_from(self.entries.len()).map_err(|_| PdfError::Font("more than 65,535 glyphs".into()))?;
        self.subset.remap(glyph.id);
        self.entries.push(Entry { glyph: glyph.id, width });
        codes.push((text.to_owned(), code));
        Ok((code, width))
    }

    /// Puts the font, cut down to what is used, into the file, and returns its place. None if nothing of it is used.
    pub(super) fn embed(&self, fonts: &Fonts, file: &mut Document) -> Result<Option<ObjectId>, PdfError> {
        if self.codes.is_empty() {
            return Ok(None);
        }
        let font = adopt_font(file, self.written(fonts)?)?;
        self.complete(fonts, file, font)?;
        Ok(Some(font))
    }

    /// A file of printpdf's with the font in it: it embeds what a page shows, with the text that each code stands for.
    fn written(&self, fonts: &Fonts) -> Result<Document, PdfError> {
        let mut shown = PdfDocument::new("");
        let id = FontId(Self::name(self.weight).to_owned());
        shown.resources.fonts.map.insert(id.clone(), PdfFont::new(self.parsed(fonts)?));
        let texts = self.codes.values().flatten();
        let codes = texts.map(|(text, code)| Codepoint { gid: *code, offset: 0.0, cid: Some(text.clone()) }).collect();
        let ops = vec![
            Op::StartTextSection,
            Op::SetFont { font: PdfFontHandle::External(id), size: Pt(1.0) },
            Op::ShowText { items: vec![TextItem::GlyphIds(codes)] },
            Op::EndTextSection,
        ];
        shown.pages.push(PdfPage::new(Mm(0.0), Mm(0.0), ops));
        let how = PdfSaveOptions { subset_fonts: false, ..PdfSaveOptions::default() };
        Ok(to_lopdf_doc(&shown, &how, &mut Vec::new()))
    }

    /// The font, cut down to what is used, as printpdf knows fonts.
    fn parsed(&self, fonts: &Fonts) -> Result<ParsedFont, PdfError> {
        let face = fonts.face(self.weight);
        let program = subsetter::subset(Fonts::file(self.weight), 0, &self.subset)
            .map_err(|error| PdfError::Font(error.to_string()))?;
        let program = unhinted(&program).ok_or_else(|| PdfError::Font("its tables are broken".into()))?;
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
        Ok(font)
    }

    /// Adds to the written font what printpdf leaves out: the map from codes to glyphs, and the height of capitals.
    fn complete(&self, fonts: &Fonts, file: &mut Document, font: ObjectId) -> Result<(), lopdf::Error> {
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
        for (glyph, texts) in &self.codes {
            for (text, _) in texts {
                hash.update(glyph.to_be_bytes());
                hash.update(text);
            }
        }
        hash.finalize().iter().take(6).map(|byte| char::from(b'A' + byte % 26)).collect()
    }
}

/// What each glyph of a run stands for. Where several glyphs share a cluster (a letter and its accent), they share out
/// its characters, and the last one takes the rest.
fn cluster_texts(run: &GlyphRun) -> Vec<&str> {
    let mut texts = Vec::with_capacity(run.glyphs.len());
    let mut glyphs = run.glyphs.iter().peekable();
    while let Some(glyph) = glyphs.next() {
        let mut rest = run.text.get(glyph.text.clone()).unwrap_or_default();
        while glyphs.next_if(|next| next.text.is_empty()).is_some() {
            let (first, others) = rest.split_at(rest.chars().next().map_or(0, char::len_utf8));
            texts.push(first);
            rest = others;
        }
        texts.push(rest);
    }
    texts
}

/// Moves the one font of another file, and all that belongs to it, into this one.
fn adopt_font(file: &mut Document, mut other: Document) -> Result<ObjectId, PdfError> {
    let page = other.page_iter().next().ok_or(lopdf::Error::DictKey("Kids".into()))?;
    let resources = other.get_dictionary(page)?.get(b"Resources")?.as_reference()?;
    let names = other.get_dictionary(resources)?.get(b"Font")?.as_reference()?;
    let (_, font) = other.get_dictionary(names)?.iter().next().ok_or(lopdf::Error::DictKey("Font".into()))?;
    let font = font.as_reference()?;
    adopt(file, &mut other, &mut BTreeMap::new(), font)
}

/// Moves an object and all that it refers to, and returns its new place; `moved` are those that are here already.
fn adopt(
    file: &mut Document,
    other: &mut Document,
    moved: &mut BTreeMap<ObjectId, ObjectId>,
    old: ObjectId,
) -> Result<ObjectId, PdfError> {
    if let Some(&new) = moved.get(&old) {
        return Ok(new);
    }
    let new = file.new_object_id();
    moved.insert(old, new);
    let mut object = other.objects.remove(&old).ok_or(lopdf::Error::ObjectNotFound(old))?;
    let mut found = vec![&mut object];
    while let Some(one) = found.pop() {
        match one {
            Object::Reference(to) => *to = adopt(file, other, moved, *to)?,
            Object::Array(items) => found.extend(items),
            Object::Dictionary(entries) => found.extend(entries.iter_mut().map(|(_, value)| value)),
            Object::Stream(stream) => found.extend(stream.dict.iter_mut().map(|(_, value)| value)),
            _ => {}
        }
    }
    file.objects.insert(new, object);
    Ok(new)
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
