//! A TrueType font without its instructions for coarse screens: half of what a small subset weighs, and nothing on paper.
//! Outlines and widths stay as they are.

use rustybuzz::ttf_parser::{RawFace, Tag};

/// The tables that hold nothing but instructions.
const INSTRUCTIONS: [&[u8; 4]; 3] = [b"cvt ", b"fpgm", b"prep"];
/// The bytes before the contours of a glyph: how many there are, and its box.
const GLYPH_HEAD: usize = 10;

/// The same font without instructions; none where it is no sound TrueType font.
pub(super) fn unhinted(font: &[u8]) -> Option<Vec<u8>> {
    let face = RawFace::parse(font, 0).ok()?;
    let table = |tag: &[u8; 4]| face.table(Tag::from_bytes(tag));
    let is_long = number(table(b"head")?, 50)? != 0;
    let (glyphs, places) = glyphs(table(b"glyf")?, table(b"loca")?, is_long)?;
    let mut tables = Vec::new();
    for record in face.table_records {
        let data = match &record.tag.to_bytes() {
            tag if INSTRUCTIONS.contains(&tag) => continue,
            b"glyf" => glyphs.clone(),
            b"loca" => places.clone(),
            tag => table(tag)?.to_vec(),
        };
        tables.push((record.tag, data));
    }
    whole(font.get(..4)?, tables)
}

/// The table of outlines without instructions, and the table that says where each of them lies.
fn glyphs(outlines: &[u8], places: &[u8], is_long: bool) -> Option<(Vec<u8>, Vec<u8>)> {
    let size = if is_long { 4 } else { 2 };
    let place = |at: usize| {
        let high = usize::from(number(places, at * size)?);
        if is_long { Some(high << 16 | usize::from(number(places, at * size + 2)?)) } else { Some(high * 2) }
    };
    let (mut new_outlines, mut new_places) = (Vec::new(), Vec::new());
    for at in 0..places.len() / size {
        let length = u32::try_from(new_outlines.len()).ok()?;
        if is_long {
            new_places.extend(length.to_be_bytes());
        } else {
            new_places.extend(u16::try_from(length / 2).ok()?.to_be_bytes());
        }
        if (at + 1) * size < places.len() {
            new_outlines.extend(glyph(outlines.get(place(at)?..place(at + 1)?)?)?);
            pad(&mut new_outlines);
        }
    }
    Some((new_outlines, new_places))
}

/// One outline without instructions.
fn glyph(outline: &[u8]) -> Option<Vec<u8>> {
    if outline.is_empty() {
        return Some(Vec::new());
    }
    match usize::from(number(outline, 0)?) {
        contours if contours < 0x8000 => {
            let end = GLYPH_HEAD + contours * 2;
            let instructions = usize::from(number(outline, end)?);
            Some([outline.get(..end)?, &[0, 0], outline.get(end + 2 + instructions..)?].concat())
        }
        _ => parts(outline),
    }
}

/// An outline put together of others, without instructions.
fn parts(outline: &[u8]) -> Option<Vec<u8>> {
    const WORDS: u16 = 1;
    const SCALE: u16 = 1 << 3;
    const MORE: u16 = 1 << 5;
    const TWO_SCALES: u16 = 1 << 6;
    const MATRIX: u16 = 1 << 7;
    const INSTRUCTED: u16 = 1 << 8;
    let mut outline = outline.to_vec();
    let mut at = GLYPH_HEAD;
    loop {
        let flags = number(&outline, at)?;
        outline.get_mut(at..at + 2)?.copy_from_slice(&(flags & !INSTRUCTED).to_be_bytes());
        let has = |flag: u16, bytes: usize| if flags & flag == 0 { 0 } else { bytes };
        at += 6 + has(WORDS, 2) + has(SCALE, 2) + has(TWO_SCALES, 4) + has(MATRIX, 8);
        if flags & MORE == 0 {
            outline.truncate(at);
            return Some(outline);
        }
    }
}

/// A font of these tables, which are in the order of their tags.
fn whole(kind: &[u8], tables: Vec<(Tag, Vec<u8>)>) -> Option<Vec<u8>> {
    let count = u16::try_from(tables.len()).ok()?;
    let most = count.checked_ilog2()?;
    let range = 16 << most;
    let mut font = kind.to_vec();
    for number in [count, range, u16::try_from(most).ok()?, count * 16 - range] {
        font.extend(number.to_be_bytes());
    }
    let mut data = Vec::new();
    let mut adjustment = 0;
    for (tag, mut table) in tables {
        let place = 12 + usize::from(count) * 16 + data.len();
        let length = table.len();
        if tag == Tag::from_bytes(b"head") {
            adjustment = place + 8;
            table.get_mut(8..12)?.fill(0);
        }
        pad(&mut table);
        for number in [tag.0, sum(&table), u32::try_from(place).ok()?, u32::try_from(length).ok()?] {
            font.extend(number.to_be_bytes());
        }
        data.append(&mut table);
    }
    font.append(&mut data);
    let total = 0xB1B0_AFBA_u32.wrapping_sub(sum(&font));
    font.get_mut(adjustment..adjustment + 4)?.copy_from_slice(&total.to_be_bytes());
    Some(font)
}

/// The number of two bytes at a place.
fn number(data: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_be_bytes([*data.get(at)?, *data.get(at + 1)?]))
}

/// Fills up to a multiple of four bytes.
fn pad(data: &mut Vec<u8>) {
    data.resize(data.len().next_multiple_of(4), 0);
}

/// The sum by which a table is checked.
fn sum(padded: &[u8]) -> u32 {
    let words = padded.chunks_exact(4).map(|word| u32::from_be_bytes([word[0], word[1], word[2], word[3]]));
    words.fold(0, u32::wrapping_add)
}

#[cfg(test)]
mod tests {
    use rustybuzz::ttf_parser::{Face, GlyphId, OutlineBuilder};

    use super::*;
    use crate::scene::Weight;
    use crate::text::Fonts;

    /// The movements of an outline.
    #[derive(Default, PartialEq, Debug)]
    struct Moves(Vec<[f32; 6]>);

    impl OutlineBuilder for Moves {
        fn move_to(&mut self, x: f32, y: f32) {
            self.0.push([0.0, x, y, 0.0, 0.0, 0.0]);
        }
        fn line_to(&mut self, x: f32, y: f32) {
            self.0.push([1.0, x, y, 0.0, 0.0, 0.0]);
        }
        fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
            self.0.push([2.0, x1, y1, x, y, 0.0]);
        }
        fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
            self.0.push([x1, y1, x2, y2, x, y]);
        }
        fn close(&mut self) {
            self.0.push([4.0; 6]);
        }
    }

    #[test]
    fn outlines_and_widths_stay() {
        for weight in [Weight::Regular, Weight::Bold] {
            let old = Fonts::file(weight);
            let new = unhinted(old).unwrap();
            assert!(new.len() < old.len(), "{} of {}", new.len(), old.len());
            let (old, new) = (Face::parse(old, 0).unwrap(), Face::parse(&new, 0).unwrap());
            assert_eq!(old.number_of_glyphs(), new.number_of_glyphs());
            for id in (0..old.number_of_glyphs()).map(GlyphId) {
                let moves = |face: &Face| {
                    let mut moves = Moves::default();
                    (face.outline_glyph(id, &mut moves), moves)
                };
                assert_eq!(moves(&old), moves(&new), "{id:?}");
                assert_eq!(old.glyph_hor_advance(id), new.glyph_hor_advance(id));
            }
            for tag in INSTRUCTIONS {
                assert!(new.raw_face().table(Tag::from_bytes(tag)).is_none());
            }
        }
    }

    #[test]
    fn sums_are_right() {
        let new = unhinted(Fonts::file(Weight::Regular)).unwrap();
        assert_eq!(sum(&new), 0xB1B0_AFBA);
        let face = RawFace::parse(&new, 0).unwrap();
        for record in face.table_records {
            let mut table = face.table(record.tag).unwrap().to_vec();
            if record.tag == Tag::from_bytes(b"head") {
                table[8..12].fill(0);
            }
            pad(&mut table);
            assert_eq!(record.check_sum, sum(&table), "{:?}", record.tag);
        }
    }

    #[test]
    fn a_broken_font_is_none() {
        let font = Fonts::file(Weight::Bold);
        for length in (0..2000).chain((2000..font.len()).step_by(997)) {
            let _ = unhinted(&font[..length]);
        }
        assert_eq!(unhinted(b""), None);
        assert_eq!(unhinted(&font[..font.len() / 2]), None);
    }
}
