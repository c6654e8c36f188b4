//! The pen: writes paths and text as PDF operators, and a setting only when it changes. Knows no structure.

use printpdf::{
    Codepoint, Color, DictItem, Greyscale, LineCapStyle, LineDashPattern, LineJoinStyle, Op, PdfFontHandle, Point, Pt,
    Rgb, TextItem, TextMatrix,
};

use super::PdfError;
use super::place::Place;
use super::typefaces::Typeface;
use crate::geom::Length;
use crate::scene::{Cap, GlyphRun, Ink, Join, Path, Segment, Stroke, Weight};

/// How long a dot is drawn, in points. Readers disagree on lines of no length: pdfium widens them by a pixel, and
/// stretches dashes of no length so that a row of dots drifts off its grid.
const DOT: f64 = 0.001;

/// Collects the operators of one page.
#[derive(Default)]
pub(super) struct Pen {
    ops: Vec<Op>,
    set: Settings,
    /// What the page had been told where each clipping began that has not ended.
    kept: Vec<Settings>,
    /// Whether a number came that is none.
    broken: bool,
    /// Whether anything is coloured.
    pub(super) coloured: bool,
}

/// What the page has been told so far; the defaults are those of a fresh page.
#[derive(Clone, PartialEq)]
struct Settings {
    fill: Ink,
    ink: Ink,
    width: f32,
    cap: Cap,
    join: Join,
    dashes: Vec<f32>,
    font: Option<(Weight, f32)>,
}

impl Default for Settings {
    fn default() -> Self {
        let dashes = Vec::new();
        Self { fill: Ink::Black, ink: Ink::Black, width: 1.0, cap: Cap::Butt, join: Join::Miter, dashes, font: None }
    }
}

impl Pen {
    /// The page's operators, unless one of its numbers was none (then nothing but an error is right).
    pub(super) fn finish(self) -> Option<Vec<Op>> {
        (!self.broken).then_some(self.ops)
    }

    /// Begins content that belongs to the document, with its number on the page.
    pub(super) fn begin_content(&mut self, tag: &str, number: i64) {
        let properties = DictItem::Dict { map: [("MCID".to_owned(), DictItem::Int(number))].into() };
        self.ops.push(Op::BeginMarkedContentWithProperties { tag: tag.to_owned(), properties });
    }

    /// Begins content that is only decoration.
    pub(super) fn begin_artifact(&mut self) {
        self.ops.push(Op::BeginMarkedContent { tag: "Artifact".to_owned() });
    }

    /// Ends the content begun last.
    pub(super) fn end_content(&mut self) {
        self.ops.push(Op::EndMarkedContent);
    }

    /// Shows nothing outside of a box (left, bottom, right, top) until [`Pen::end_clip`].
    pub(super) fn begin_clip(&mut self, [left, bottom, right, top]: [f64; 4]) {
        self.kept.push(self.set.clone());
        self.ops.push(Op::SaveGraphicsState);
        self.draw("re", &[[left, bottom], [right - left, top - bottom]]);
        self.draw("W", &[]);
        self.draw("n", &[]);
    }

    /// Ends the clipping begun last; the page forgets what it has been told since.
    pub(super) fn end_clip(&mut self) {
        if let Some(kept) = self.kept.pop() {
            self.set = kept;
            self.ops.push(Op::RestoreGraphicsState);
        }
    }

    /// Fills and strokes a path.
    pub(super) fn path(&mut self, path: &Path, place: Place) {
        let paint = match (&path.fill, &path.stroke) {
            (Some(_), Some(_)) => "B",
            (Some(_), None) => "f",
            (None, Some(_)) => "S",
            (None, None) => return,
        };
        if path.segments.iter().all(|segment| *segment == Segment::Close) {
            return;
        }
        if let Some(ink) = path.fill {
            self.set_fill(ink);
        }
        if let Some(stroke) = &path.stroke {
            self.set_stroke(stroke);
        }
        self.outline(&path.segments, place);
        self.draw(paint, &[]);
    }

    /// The movements of the pen.
    fn outline(&mut self, segments: &[Segment], place: Place) {
        let mut here: Option<[f64; 2]> = None;
        for segment in segments {
            let end = match *segment {
                Segment::Move(to) | Segment::Line(to) | Segment::Curve(.., to) => Some(place.point(to)),
                Segment::Close => None,
            };
            match (here, *segment) {
                // A path that starts with a line would break the file: it starts where that line ends.
                (None, _) | (_, Segment::Move(_)) => end.into_iter().for_each(|end| self.draw("m", &[end])),
                (Some([x, y]), Segment::Line(_)) if here == end => self.draw("l", &[[x + DOT, y]]),
                (_, Segment::Line(to)) => self.draw("l", &[place.point(to)]),
                (_, Segment::Curve(one, two, to)) => self.draw("c", &[one, two, to].map(|point| place.point(point))),
                (_, Segment::Close) => self.draw("h", &[]),
            }
            here = end.or(here);
        }
    }

    /// Shows one line of text.
    #[allow(clippy::float_cmp)] // Glyphs on the same level have the very same offset.
    pub(super) fn text(&mut self, run: &GlyphRun, place: Place, typeface: &mut Typeface) -> Result<(), PdfError> {
        let Some(first) = run.glyphs.first() else { return Ok(()) };
        self.set_fill(run.ink);
        self.ops.push(Op::StartTextSection);
        self.set_font(run.weight, run.size);
        let start = run.origin.shifted(run.size * first.x_offset, Length::ZERO);
        self.set_text_start(place.point(start), place.text_matrix());
        let codes = typeface.encode(run)?;
        let mut rest = codes.as_slice();
        for level in run.glyphs.chunk_by(|one, next| one.y_offset == next.y_offset) {
            let (now, later) = rest.split_at(level.len().min(rest.len()));
            self.show(now, run.size * level.first().map_or(0.0, |glyph| glyph.y_offset));
            rest = later;
        }
        self.ops.push(Op::EndTextSection);
        Ok(())
    }

    /// Shows glyphs that stand so far above the baseline.
    fn show(&mut self, codes: &[Codepoint], rise: Length) {
        let multiplier = self.number(rise.to_pt());
        if multiplier != 0.0 {
            self.ops.push(Op::SetLineOffset { multiplier });
        }
        self.ops.push(Op::ShowText { items: vec![TextItem::GlyphIds(codes.to_vec())] });
        if multiplier != 0.0 {
            self.ops.push(Op::SetLineOffset { multiplier: 0.0 });
        }
    }

    /// One operator of a path. printpdf's own paths have no open subpaths after the first; these are the scene's, one to one.
    fn draw(&mut self, operator: &str, points: &[[f64; 2]]) {
        let value = points.as_flattened().iter().map(|&number| DictItem::Real(self.number(number))).collect();
        self.ops.push(Op::Unknown { key: operator.to_owned(), value });
    }

    /// Where the text starts and how it runs.
    fn set_text_start(&mut self, start: [f64; 2], matrix: Option<[f32; 4]>) {
        let [x, y] = start.map(|number| self.number(number));
        self.ops.push(match matrix {
            None => Op::SetTextCursor { pos: Point { x: Pt(x), y: Pt(y) } },
            Some(turn) => Op::SetTextMatrix { matrix: TextMatrix::Raw([turn[0], turn[1], turn[2], turn[3], x, y]) },
        });
    }

    fn set_fill(&mut self, ink: Ink) {
        self.coloured |= matches!(ink, Ink::Colour(_));
        if std::mem::replace(&mut self.set.fill, ink) != ink {
            self.ops.push(Op::SetFillColor { col: colour(ink) });
        }
    }

    fn set_font(&mut self, weight: Weight, size: Length) {
        let size = self.number(size.to_pt());
        if self.set.font.replace((weight, size)) != Some((weight, size)) {
            let font = PdfFontHandle::External(Typeface::id(weight));
            self.ops.push(Op::SetFont { font, size: Pt(size) });
        }
    }

    #[allow(clippy::float_cmp)] // Only the very same number need not be said again.
    fn set_stroke(&mut self, stroke: &Stroke) {
        self.coloured |= matches!(stroke.ink, Ink::Colour(_));
        if std::mem::replace(&mut self.set.ink, stroke.ink) != stroke.ink {
            self.ops.push(Op::SetOutlineColor { col: colour(stroke.ink) });
        }
        let width = self.number(stroke.width.to_pt());
        if std::mem::replace(&mut self.set.width, width) != width {
            self.ops.push(Op::SetOutlineThickness { pt: Pt(width) });
        }
        if std::mem::replace(&mut self.set.cap, stroke.cap) != stroke.cap {
            self.ops.push(Op::SetLineCapStyle { cap: cap(stroke.cap) });
        }
        if std::mem::replace(&mut self.set.join, stroke.join) != stroke.join {
            self.ops.push(Op::SetLineJoinStyle { join: join(stroke.join) });
        }
        let dashes = self.dashes(&stroke.dashes);
        if self.set.dashes != dashes {
            self.ops.push(Op::SetLineDashPattern { dash: LineDashPattern::new(0.0, &dashes) });
            self.set.dashes = dashes;
        }
    }

    /// Dashes in points. Dashes and gaps of no length at all are an error in PDF; here they are a solid line.
    fn dashes(&mut self, lengths: &[Length]) -> Vec<f32> {
        let mut lengths: Vec<f64> = lengths.iter().map(|length| length.to_pt()).collect();
        if !lengths.iter().any(|&length| length > 0.0) {
            return Vec::new();
        }
        if lengths.len() % 2 == 1 {
            lengths.extend_from_within(..);
        }
        for pair in lengths.chunks_exact_mut(2) {
            let longer = (DOT - pair[0]).max(0.0);
            pair[0] += longer;
            pair[1] -= longer;
        }
        lengths.into_iter().map(|length| self.number(length.max(0.0))).collect()
    }

    /// A number as it is printed: three decimals, a third of a micrometre.
    fn number(&mut self, number: f64) -> f32 {
        self.broken |= !number.is_finite();
        rounded(number)
    }
}

/// A number with three decimals at most, and no minus before a zero.
#[allow(clippy::cast_possible_truncation)]
pub(super) fn rounded(number: f64) -> f32 {
    ((number * 1000.0).round() / 1000.0 + 0.0) as f32
}

/// An ink as a level of `DeviceGray`, or as a colour of `DeviceRGB`.
fn colour(ink: Ink) -> Color {
    let part = |part: u8| rounded(f64::from(part) / 255.0);
    match ink {
        Ink::Black => Color::Greyscale(Greyscale { percent: 0.0, icc_profile: None }),
        Ink::White => Color::Greyscale(Greyscale { percent: 1.0, icc_profile: None }),
        Ink::Colour([red, green, blue]) => {
            Color::Rgb(Rgb { r: part(red), g: part(green), b: part(blue), icc_profile: None })
        }
    }
}

const fn cap(cap: Cap) -> LineCapStyle {
    match cap {
        Cap::Butt => LineCapStyle::Butt,
        Cap::Round => LineCapStyle::Round,
        Cap::Square => LineCapStyle::ProjectingSquare,
    }
}

const fn join(join: Join) -> LineJoinStyle {
    match join {
        Join::Miter => LineJoinStyle::Miter,
        Join::Round => LineJoinStyle::Round,
    }
}
