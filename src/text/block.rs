//! Finished lines of text and how they become nodes of a page. Knows nothing of breaking.

use crate::geom::{Length, Point};
use crate::scene::{GlyphRun, Group, Node, Role, Weight};

use super::sign::Sign;

/// How a text is set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// The type size.
    pub size: Length,
    /// From baseline to baseline.
    pub leading: Length,
    /// The weight of what is not emphasised.
    pub weight: Weight,
}

impl Style {
    /// Regular type of so many points on a leading of so many.
    #[must_use]
    pub const fn regular(size: f64, leading: f64) -> Self {
        Self { size: Length::pt(size), leading: Length::pt(leading), weight: Weight::Regular }
    }

    /// Bold type of so many points on a leading of so many.
    #[must_use]
    pub const fn bold(size: f64, leading: f64) -> Self {
        Self { size: Length::pt(size), leading: Length::pt(leading), weight: Weight::Bold }
    }
}

/// Which part of a line stands at the place it is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// Its left end.
    Left,
    /// Its middle.
    Centre,
    /// Its right end.
    Right,
}

/// A sign in a line, measured from the start of the line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct InlineSign {
    /// Which one.
    pub sign: Sign,
    /// Where its room starts.
    pub x: Length,
}

/// A sign on the page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlacedSign {
    /// Which one.
    pub sign: Sign,
    /// The middle of its ink.
    pub centre: Point,
    /// The type size it stands in (one em).
    pub size: Length,
}

/// One set line. Everything is measured from the start of its baseline.
#[derive(Clone, Debug, PartialEq)]
pub struct TextLine {
    /// Its glyphs, a run for every stretch of one weight; the space at the line's end belongs to the last run.
    pub runs: Vec<GlyphRun>,
    /// Its signs.
    pub signs: Vec<InlineSign>,
    /// How wide it is, without the space at its end.
    pub width: Length,
    /// What copies out: the texts of the runs together.
    pub text: String,
    /// How it was set.
    pub style: Style,
    /// The height of capitals, in ems: signs stand on half of it.
    pub(super) cap_height: f64,
}

impl TextLine {
    /// A line with nothing on it.
    pub(super) fn empty(style: Style) -> Self {
        let (runs, signs, text) = <(Vec<_>, Vec<_>, String)>::default();
        Self { runs, signs, width: Length::ZERO, text, style, cap_height: 0.0 }
    }

    /// Where the line starts when `align` of it shall stand at `x`.
    fn start(&self, x: Length, align: Align) -> Length {
        match align {
            Align::Left => x,
            Align::Centre => x - self.width / 2.0,
            Align::Right => x - self.width,
        }
    }

    /// Its runs on the page, `at` on the baseline; emphasised ones inside a group that says so.
    #[must_use]
    pub fn nodes(&self, at: Point, align: Align) -> Vec<Node> {
        let start = self.start(at.x, align);
        let place = |run: &GlyphRun| {
            let strong = run.weight != self.style.weight;
            let run = Node::Text(GlyphRun { origin: run.origin.shifted(start, at.y), ..run.clone() });
            if strong {
                Node::Group(Group { role: Some(Role::Strong), items: vec![run], ..Group::default() })
            } else {
                run
            }
        };
        self.runs.iter().map(place).collect()
    }

    /// Its signs on the page, for the line as [`TextLine::nodes`] places it.
    #[must_use]
    pub fn placed_signs(&self, at: Point, align: Align) -> Vec<PlacedSign> {
        let start = self.start(at.x, align);
        let size = self.style.size;
        let place = |inline: &InlineSign| PlacedSign {
            sign: inline.sign,
            centre: Point::new(
                start + inline.x + size * (inline.sign.width_em() / 2.0),
                at.y - size * (self.cap_height / 2.0),
            ),
            size,
        };
        self.signs.iter().map(place).collect()
    }
}

/// A set paragraph.
#[derive(Clone, Debug, PartialEq)]
pub struct TextBlock {
    /// Its lines; none for an empty text.
    pub lines: Vec<TextLine>,
    /// What no line is wider than.
    pub measure: Length,
    /// From baseline to baseline.
    pub leading: Length,
}

impl TextBlock {
    /// Moves its lines to another distance from baseline to baseline; nothing else depends on it.
    pub fn lead(&mut self, leading: Length) {
        self.leading = leading;
        self.lines.iter_mut().for_each(|line| line.style.leading = leading);
    }

    /// From the first baseline to the last.
    #[must_use]
    pub fn depth(&self) -> Length {
        self.lines.iter().skip(1).map(|_| self.leading).sum()
    }

    /// The width of its widest line.
    #[must_use]
    pub fn width(&self) -> Length {
        self.lines.iter().fold(Length::ZERO, |width, line| width.max(line.width))
    }

    /// The lines with the place each one gets.
    fn placed(&self, at: Point) -> impl Iterator<Item = (&TextLine, Point)> {
        let mut y = at.y;
        self.lines.iter().map(move |line| {
            let place = Point::new(at.x, y);
            y += self.leading;
            (line, place)
        })
    }

    /// Its runs on the page in reading order, `at` on the first baseline.
    #[must_use]
    pub fn nodes(&self, at: Point, align: Align) -> Vec<Node> {
        self.placed(at).flat_map(|(line, place)| line.nodes(place, align)).collect()
    }

    /// Its signs on the page, for the block as [`TextBlock::nodes`] places it.
    #[must_use]
    pub fn placed_signs(&self, at: Point, align: Align) -> Vec<PlacedSign> {
        self.placed(at).flat_map(|(line, place)| line.placed_signs(place, align)).collect()
    }
}
