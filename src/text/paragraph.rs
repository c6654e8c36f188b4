//! A text shaped as if on one endless line, and the lines cut from it. Knows no costs and no page.
//!
//! Cutting is exact because nothing joins across a break: kerning belongs to the glyph in front, so a line's last glyph
//! only has to get its own width back. All widths here are in ems.

use std::ops::Range;

use crate::geom::{Length, Point};
use crate::scene::{Glyph, GlyphRun, Ink, Weight};

use super::block::{InlineSign, Style, TextLine};
use super::fit::Candidate;
use super::font::MissingGlyph;
use super::lean;
use super::rich::{Piece, Rich, echoes};
use super::sign::Sign;

/// What stands for the hyphen of a cut word when the text is copied out.
const SOFT_HYPHEN: &str = "\u{AD}";

/// The smallest part of a text that a line can hold: the glyphs of one cluster, or a sign.
#[derive(Debug)]
struct Atom {
    /// Its bytes in the paragraph's text.
    text: Range<usize>,
    what: What,
    /// Whether it is a space, which does not count at a line's end.
    blank: bool,
    /// Where the pen is before it.
    start: f64,
    /// Where its own width ends, without kerning with what follows.
    end: f64,
}

/// What an atom shows.
#[derive(Debug)]
enum What {
    /// So many of the paragraph's glyphs.
    Glyphs(Weight, Range<usize>),
    /// A sign.
    Sign(Sign),
}

/// A place where a line may start or end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Break {
    /// Before which atom.
    atom: usize,
    /// Whether a line that ends here shows a hyphen.
    hyphen: bool,
}

/// How a line ends that ends at a break. It is the same for all lines that end there, so it is found once.
#[derive(Clone, Copy, Debug)]
struct LineEnd {
    /// The byte of the text where the break stands.
    byte: usize,
    /// The last atom before it that is no space, and where its own width ends.
    seen: Option<(usize, f64)>,
    /// The byte where the last word before it starts.
    word: usize,
    /// Whether that word leans on the next one.
    leans: bool,
}

/// A shaped text with the places where its lines may end.
#[derive(Debug)]
pub(super) struct Paragraph<'a> {
    text: &'a str,
    lang: &'a str,
    atoms: Vec<Atom>,
    /// The glyphs of the atoms; their texts are bytes of the text.
    glyphs: Vec<Glyph>,
    /// In order; the first stands before the text and the last behind it.
    breaks: Vec<Break>,
    /// How lines end at each of them.
    ends: Vec<LineEnd>,
    /// The hyphen that a cut word gets.
    hyphen: Glyph,
}

impl<'a> Paragraph<'a> {
    /// Shapes a text with a function that gives the glyphs of a stretch of one weight. What is not emphasised has `weight`.
    pub(super) fn new(
        rich: &'a Rich,
        weight: Weight,
        lang: &'a str,
        shape: impl Fn(&str, Weight) -> Result<Vec<Glyph>, MissingGlyph>,
    ) -> Result<Self, MissingGlyph> {
        let text = rich.text();
        let mut atoms = Atoms::default();
        for piece in rich.pieces() {
            match piece {
                Piece::Sign(sign) => atoms.add_sign(sign),
                Piece::Words { text: words, strong } => {
                    let weight = if strong { Weight::Bold } else { weight };
                    let glyphs = shape(words, weight).map_err(|error| MissingGlyph {
                        offset: atoms.at + error.offset,
                        text: text.to_owned(),
                        ..error
                    })?;
                    atoms.add_words(words, weight, &glyphs);
                }
            }
        }
        let hyphen = shape("\u{2010}", weight)?.first().cloned();
        let missing = || MissingGlyph { character: '\u{2010}', offset: 0, text: text.to_owned() };
        let hyphen = Glyph { text: 0..SOFT_HYPHEN.len(), ..hyphen.ok_or_else(missing)? };
        let breaks = ordinary_breaks(text, &atoms.done);
        let mut paragraph =
            Self { text, lang, atoms: atoms.done, glyphs: atoms.glyphs, breaks, ends: Vec::new(), hyphen };
        paragraph.find_ends();
        Ok(paragraph)
    }

    /// Finds how lines end at the breaks.
    fn find_ends(&mut self) {
        self.ends = self.breaks.iter().map(|at| self.end_at(*at)).collect();
    }

    fn end_at(&self, at: Break) -> LineEnd {
        let byte = self.atoms.get(at.atom).map_or(self.text.len(), |atom| atom.text.start);
        let before = self.atoms.get(..at.atom).unwrap_or_default();
        let seen = before.iter().rposition(|atom| !atom.blank);
        let seen = seen.and_then(|at| before.get(at).map(|atom| (at, atom.end)));
        let word = lean::last_word(self.text.get(..byte).unwrap_or_default());
        let leans = !at.hyphen && lean::word_leans(self.text.get(word.clone()).unwrap_or_default(), self.lang);
        LineEnd { byte, seen, word: word.start, leans }
    }

    /// How many pieces stand between its breaks.
    pub(super) fn pieces(&self) -> usize {
        self.breaks.len().saturating_sub(1)
    }

    /// What a line of the pieces `from..to` would be like.
    pub(super) fn candidate(&self, from: usize, to: usize, measure: f64) -> Candidate {
        let (Some(start), Some(end)) = (self.ends.get(from), self.ends.get(to)) else {
            return Candidate { fill: f64::INFINITY, leans: false, lone: false };
        };
        Candidate {
            fill: self.width(from, to) / measure,
            leans: if start.byte <= end.word { end.leans } else { self.leans_cut(from, to) },
            lone: to == self.pieces() && !self.text_between(from, to).trim().contains(' '),
        }
    }

    /// Whether a line leans that starts inside its last word.
    fn leans_cut(&self, from: usize, to: usize) -> bool {
        let hyphen = self.breaks.get(to).is_some_and(|end| end.hyphen);
        let text = self.text_between(from, to);
        !hyphen && lean::word_leans(text.get(lean::last_word(text)).unwrap_or_default(), self.lang)
    }

    /// Allows more breaks where a piece is wider than the measure: first as the language cuts words, then anywhere.
    pub(super) fn cut_wide_words(&mut self, measure: f64) {
        self.cut_wide_pieces(measure, Self::word_breaks);
        self.cut_wide_pieces(measure, |_, piece| piece.skip(1).map(|atom| Break { atom, hyphen: false }).collect());
    }

    fn cut_wide_pieces(&mut self, measure: f64, cuts: impl Fn(&Self, Range<usize>) -> Vec<Break>) {
        let mut breaks = Vec::with_capacity(self.breaks.len());
        for (at, pair) in self.breaks.windows(2).enumerate() {
            let &[start, end] = pair else { continue };
            breaks.push(start);
            if self.width(at, at + 1) > measure {
                breaks.extend(cuts(self, start.atom..end.atom));
            }
        }
        breaks.extend(self.breaks.last());
        self.breaks = breaks;
        self.find_ends();
    }

    /// Where the words of a piece may be cut.
    fn word_breaks(&self, piece: Range<usize>) -> Vec<Break> {
        let Some(atoms) = self.atoms.get(piece.clone()) else { return Vec::new() };
        let mut breaks = Vec::new();
        for word in atoms.chunk_by(|before, after| self.is_word(before) && self.is_word(after)) {
            let (Some(first), Some(last)) = (word.first(), word.last()) else { continue };
            let text = self.text.get(first.text.start..last.text.end).unwrap_or_default();
            let cuts = lean::cuts(text, self.lang).into_iter().map(|cut| first.text.start + cut);
            breaks.extend(cuts.filter_map(|at| Some(Break { atom: atom_at(&self.atoms, at)?, hyphen: true })));
        }
        breaks
    }

    fn is_word(&self, atom: &Atom) -> bool {
        self.text.get(atom.text.clone()).is_some_and(|text| text.chars().all(char::is_alphabetic))
    }

    /// The text from a break to a later one.
    fn text_between(&self, from: usize, to: usize) -> &str {
        let (Some(start), Some(end)) = (self.ends.get(from), self.ends.get(to)) else { return "" };
        self.text.get(start.byte..end.byte).unwrap_or_default()
    }

    /// The width of a line from a break to a later one, without the spaces at its end.
    fn width(&self, from: usize, to: usize) -> f64 {
        let (Some(start), Some(end)) = (self.breaks.get(from), self.breaks.get(to)) else { return 0.0 };
        let seen = self.ends.get(to).and_then(|end| end.seen).filter(|(at, _)| *at >= start.atom);
        let hyphen = if end.hyphen { self.hyphen.nominal } else { 0.0 };
        match (self.atoms.get(start.atom), seen) {
            (Some(first), Some((_, pen))) => pen - first.start + hyphen,
            _ => 0.0,
        }
    }

    /// The line of the pieces `from..to`.
    pub(super) fn line(&self, from: usize, to: usize, style: Style, cap_height: f64) -> Option<TextLine> {
        let (&start, &end) = (self.breaks.get(from)?, self.breaks.get(to)?);
        let atoms = self.atoms.get(start.atom..end.atom)?;
        let start = atoms.first()?.start;
        let mut line = LineMaker { style, start, left: atoms.len(), runs: Vec::new(), signs: Vec::new() };
        for (at, atom) in atoms.iter().enumerate() {
            let cut = at + 1 == atoms.len();
            let text = self.text.get(atom.text.clone())?;
            // A soft hyphen of the text's own is shown by the hyphen that follows. A sign copies out as nothing: of the
            // spaces on both its sides only the first is text.
            let told_by_hyphen = cut && end.hyphen && text == SOFT_HYPHEN;
            if !told_by_hyphen && !echoes(self.text, atom.text.start) {
                line.add(atom, &self.glyphs, text, cut);
            }
            line.left -= 1;
        }
        if end.hyphen {
            line.add_hyphen(&self.hyphen);
        }
        let text = line.runs.iter().map(|run| run.text.as_str()).collect();
        let width = style.size * self.width(from, to);
        Some(TextLine { runs: line.runs, signs: line.signs, width, text, style, cap_height })
    }
}

/// Where the text may be broken by the rules of Unicode (UAX #14).
fn ordinary_breaks(text: &str, atoms: &[Atom]) -> Vec<Break> {
    let mut breaks = vec![Break { atom: 0, hyphen: false }];
    for (at, _) in unicode_linebreak::linebreaks(text) {
        let inside = at < text.len();
        // An option such as `--only` stays whole.
        if inside && text.get(..at).is_some_and(|before| before.ends_with("--")) {
            continue;
        }
        let atom = if inside { atom_at(atoms, at) } else { Some(atoms.len()) };
        if let Some(atom) = atom.filter(|&atom| atom > 0) {
            // A hyphen stands behind letters; a soft one behind anything else, such as a sign, shows nothing.
            let word = text.get(..at).and_then(|before| before.strip_suffix(SOFT_HYPHEN));
            let hyphen = inside && word.is_some_and(|word| word.ends_with(char::is_alphanumeric));
            breaks.push(Break { atom, hyphen });
        }
    }
    breaks
}

/// The atom that begins at a byte of the text; none inside a ligature.
fn atom_at(atoms: &[Atom], at: usize) -> Option<usize> {
    atoms.binary_search_by_key(&at, |atom| atom.text.start).ok()
}

/// Atoms as they are strung together.
#[derive(Default)]
struct Atoms {
    done: Vec<Atom>,
    /// Their glyphs.
    glyphs: Vec<Glyph>,
    /// The byte of the text reached so far.
    at: usize,
    /// The place of the pen reached so far.
    pen: f64,
}

impl Atoms {
    fn add_sign(&mut self, sign: Sign) {
        let text = self.at..self.at + sign.char().len_utf8();
        let end = self.pen + sign.width_em();
        self.at = text.end;
        self.done.push(Atom { text, what: What::Sign(sign), blank: false, start: self.pen, end });
        self.pen = end;
    }

    fn add_words(&mut self, words: &str, weight: Weight, glyphs: &[Glyph]) {
        self.done.reserve(glyphs.len());
        self.glyphs.reserve(glyphs.len());
        for glyph in glyphs {
            let blank = words.get(glyph.text.clone()).is_some_and(|text| text.trim().is_empty());
            let text = glyph.text.start + self.at..glyph.text.end + self.at;
            let (start, own) = (self.pen, own_advance(glyph));
            let index = self.glyphs.len();
            self.pen += glyph.advance;
            self.glyphs.push(Glyph { text: text.clone(), ..glyph.clone() });
            match self.done.last_mut() {
                Some(Atom { what: What::Glyphs(_, cluster), end, .. }) if text.is_empty() => {
                    cluster.end = index + 1;
                    *end = self.pen;
                }
                _ => {
                    let what = What::Glyphs(weight, index..index + 1);
                    self.done.push(Atom { text, what, blank, start, end: start + own });
                }
            }
        }
        self.at += words.len();
    }
}

/// How far the pen would go on if nothing followed; what takes no room takes none at a line's end either.
fn own_advance(glyph: &Glyph) -> f64 {
    if glyph.advance > 0.0 { glyph.nominal } else { glyph.advance }
}

/// Puts the atoms of a line into runs.
struct LineMaker {
    style: Style,
    /// Where the pen is at the line's start, in ems.
    start: f64,
    /// How many atoms are to come.
    left: usize,
    runs: Vec<GlyphRun>,
    signs: Vec<InlineSign>,
}

impl LineMaker {
    /// Adds an atom of the paragraph that has these glyphs; `cut` tells that the line ends with it.
    fn add(&mut self, atom: &Atom, glyphs: &[Glyph], text: &str, cut: bool) {
        let x = self.style.size * (atom.start - self.start);
        match &atom.what {
            What::Sign(sign) => self.signs.push(InlineSign { sign: *sign, x }),
            What::Glyphs(weight, cluster) => {
                let glyphs = glyphs.get(cluster.clone()).unwrap_or_default();
                let after_sign =
                    self.signs.last().is_some_and(|sign| self.runs.last().is_none_or(|run| run.origin.x < sign.x));
                if after_sign || self.runs.last().is_none_or(|run| run.weight != *weight) {
                    self.runs.push(self.empty_run(*weight, x));
                }
                let Some(run) = self.runs.last_mut() else { return };
                let base = run.text.len();
                run.text.push_str(text);
                run.glyphs.extend(glyphs.iter().map(|glyph| Glyph {
                    advance: if cut && glyphs.len() == 1 { own_advance(glyph) } else { glyph.advance },
                    text: glyph.text.start - atom.text.start + base..glyph.text.end - atom.text.start + base,
                    ..glyph.clone()
                }));
            }
        }
    }

    fn empty_run(&self, weight: Weight, x: Length) -> GlyphRun {
        let (size, origin) = (self.style.size, Point::new(x, Length::ZERO));
        let (text, glyphs) = (String::with_capacity(self.left), Vec::with_capacity(self.left));
        GlyphRun { origin, size, weight, ink: Ink::Black, text, glyphs }
    }

    fn add_hyphen(&mut self, hyphen: &Glyph) {
        if let Some(run) = self.runs.last_mut() {
            let base = run.text.len();
            run.text.push_str(SOFT_HYPHEN);
            run.glyphs.push(Glyph { text: base..run.text.len(), ..hyphen.clone() });
        }
    }
}
