//! The pen: writes paths and text as PDF operators, and a setting only when it changes. Knows no structure.

use super::PdfError;
use super::number::Number;
use super::place::Place;
use super::typefaces::{Code, Typeface};
use crate::geom::Length;
use crate::scene::{Cap, GlyphRun, Ink, Join, Path, Segment, Stroke, Weight};

/// How long a dot is drawn, in points. Readers disagree on lines of no length: pdfium widens them by a pixel, and
/// stretches dashes of no length so that a row of dots drifts off its grid.
const DOT: f64 = 0.001;

/// Writes the operators of one page.
#[derive(Default)]
pub(super) struct Pen {
    content: Vec<u8>,
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
    width: Number,
    cap: Cap,
    join: Join,
    dashes: Vec<Number>,
    font: Option<(Weight, Number)>,
}

impl Default for Settings {
    fn default() -> Self {
        let (fill, ink, width, dashes) = (Ink::Black, Ink::Black, Number::thousandths(1.0), Vec::new());
        Self { fill, ink, width, cap: Cap::Butt, join: Join::Miter, dashes, font: None }
    }
}

impl Pen {
    /// The page's operators, unless one of its numbers was none (then nothing but an error is right).
    pub(super) fn finish(self) -> Option<Vec<u8>> {
        (!self.broken).then_some(self.content)
    }

    /// Begins content that belongs to the document, with its number on the page.
    pub(super) fn begin_content(&mut self, tag: &str, number: i64) {
        self.word(&format!("/{tag} <</MCID {number}>> BDC\n"));
    }

    /// Begins content that is only decoration.
    pub(super) fn begin_artifact(&mut self) {
        self.word("/Artifact BMC\n");
    }

    /// Ends the content begun last.
    pub(super) fn end_content(&mut self) {
        self.word("EMC\n");
    }

    /// Shows nothing outside of a box (left, bottom, right, top) until [`Pen::end_clip`].
    pub(super) fn begin_clip(&mut self, [left, bottom, right, top]: [f64; 4]) {
        self.kept.push(self.set.clone());
        self.word("q\n");
        self.draw("re", &[[left, bottom], [right - left, top - bottom]]);
        self.word("W\nn\n");
    }

    /// Ends the clipping begun last; the page forgets what it has been told since.
    pub(super) fn end_clip(&mut self) {
        if let Some(kept) = self.kept.pop() {
            self.set = kept;
            self.word("Q\n");
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
        self.numbers(paint, &[]);
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
                (_, Segment::Close) => self.word("h\n"),
            }
            here = end.or(here);
        }
    }

    /// Shows one line of text.
    #[allow(clippy::float_cmp)] // Glyphs on the same level have the very same offset.
    pub(super) fn text(&mut self, run: &GlyphRun, place: Place, typeface: &mut Typeface) -> Result<(), PdfError> {
        let Some(first) = run.glyphs.first() else { return Ok(()) };
        self.set_fill(run.ink);
        self.word("BT\n");
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
        self.word("ET\n");
        Ok(())
    }

    /// Shows glyphs that stand so far above the baseline.
    fn show(&mut self, codes: &[Code], rise: Length) {
        let is_raised = self.number(rise.to_pt()) != Number::default();
        if is_raised {
            self.numbers("Ts", &[rise.to_pt()]);
        }
        self.word("[");
        let mut rest = codes;
        while let Some(at) = rest.iter().position(|code| code.correction != 0.0) {
            let (now, later) = rest.split_at(at + 1);
            self.codes(now);
            let correction = Number::tenths(now[at].correction);
            self.put(correction);
            rest = later;
        }
        self.codes(rest);
        self.word("] TJ\n");
        if is_raised {
            self.word("0 Ts\n");
        }
    }

    /// A string of codes, if there is any.
    fn codes(&mut self, codes: &[Code]) {
        if !codes.is_empty() {
            self.word("<");
            for code in codes {
                let digit = |shift: u16| b"0123456789ABCDEF"[usize::from(code.code >> shift & 15)];
                self.content.extend([12, 8, 4, 0].map(digit));
            }
            self.word(">");
        }
    }

    /// One operator of a path, with its points.
    fn draw(&mut self, operator: &str, points: &[[f64; 2]]) {
        self.numbers(operator, points.as_flattened());
    }

    /// Where the text starts and how it runs.
    fn set_text_start(&mut self, [x, y]: [f64; 2], matrix: Option<[f64; 4]>) {
        match matrix {
            None => self.numbers("Td", &[x, y]),
            Some([a, b, c, d]) => self.numbers("Tm", &[a, b, c, d, x, y]),
        }
    }

    fn set_fill(&mut self, ink: Ink) {
        if std::mem::replace(&mut self.set.fill, ink) != ink {
            self.colour(ink, ["g", "rg"]);
        }
    }

    fn set_font(&mut self, weight: Weight, size: Length) {
        let points = self.number(size.to_pt());
        if self.set.font.replace((weight, points)) != Some((weight, points)) {
            self.word(&format!("/{} ", Typeface::name(weight)));
            self.numbers("Tf", &[size.to_pt()]);
        }
    }

    fn set_stroke(&mut self, stroke: &Stroke) {
        if std::mem::replace(&mut self.set.ink, stroke.ink) != stroke.ink {
            self.colour(stroke.ink, ["G", "RG"]);
        }
        let width = self.number(stroke.width.to_pt());
        if std::mem::replace(&mut self.set.width, width) != width {
            self.numbers("w", &[stroke.width.to_pt()]);
        }
        if std::mem::replace(&mut self.set.cap, stroke.cap) != stroke.cap {
            self.word(cap(stroke.cap));
        }
        if std::mem::replace(&mut self.set.join, stroke.join) != stroke.join {
            self.word(join(stroke.join));
        }
        let dashes = self.dashes(&stroke.dashes);
        if self.set.dashes != dashes {
            self.word("[");
            for (at, &dash) in dashes.iter().enumerate() {
                self.word(if at > 0 { " " } else { "" });
                self.put(dash);
            }
            self.word("] 0 d\n");
            self.set.dashes = dashes;
        }
    }

    /// An ink, with the operators for a level of `DeviceGray` and for a colour of `DeviceRGB`.
    fn colour(&mut self, ink: Ink, [grey, rgb]: [&str; 2]) {
        match ink {
            Ink::Black => self.numbers(grey, &[0.0]),
            Ink::White => self.numbers(grey, &[1.0]),
            Ink::Colour(parts) => {
                self.coloured = true;
                self.numbers(rgb, &parts.map(|part| f64::from(part) / 255.0));
            }
        }
    }

    /// Dashes in points. Dashes and gaps of no length at all are an error in PDF; here they are a solid line.
    fn dashes(&mut self, lengths: &[Length]) -> Vec<Number> {
        let mut lengths: Vec<f64> = lengths.iter().map(|length| length.to_pt()).collect();
        self.broken |= lengths.iter().any(|length| !length.is_finite());
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
        lengths.into_iter().map(|length| Number::hundred_thousandths(length.max(0.0))).collect()
    }

    /// A number as it will be printed: three decimals, a third of a micrometre.
    fn number(&mut self, number: f64) -> Number {
        self.broken |= !number.is_finite();
        Number::thousandths(number)
    }

    /// An operator with its numbers.
    fn numbers(&mut self, operator: &str, numbers: &[f64]) {
        for &number in numbers {
            let number = self.number(number);
            self.put(number);
            self.word(" ");
        }
        self.word(operator);
        self.word("\n");
    }

    fn put(&mut self, number: Number) {
        number.write(&mut self.content);
    }

    fn word(&mut self, word: &str) {
        self.content.extend_from_slice(word.as_bytes());
    }
}

const fn cap(cap: Cap) -> &'static str {
    match cap {
        Cap::Butt => "0 J\n",
        Cap::Round => "1 J\n",
        Cap::Square => "2 J\n",
    }
}

const fn join(join: Join) -> &'static str {
    match join {
        Join::Miter => "0 j\n",
        Join::Round => "1 j\n",
    }
}
