//! Where text stands on a sheet: columns, first and last baselines, type sizes. Knows no words.

use crate::geom::{Length, Size};
use crate::scene::Weight;
use crate::text::Style;

use super::paper::Paper;

/// The part of a sheet that every A4 and every Letter printer reaches: what is drawn here prints on either.
pub const INK: Size = Size::mm(197.3, 266.7);

/// Baseline to baseline of running text: 16 points.
pub const STEP: Length = Length::pt(16.0);

/// Sheet titles.
pub const TITLE: Style = style(30.0, 36.0, Weight::Bold);
/// The title of a cover.
pub const COVER_TITLE: Style = style(44.0, 48.0, Weight::Bold);
/// The counts on a cover.
pub const COUNT: Style = style(28.0, 32.0, Weight::Bold);
/// The sign between a count and what is counted.
pub const TIMES: Style = style(20.0, 24.0, Weight::Regular);
/// Section headings, table heads, card titles.
pub const HEADING: Style = style(15.0, 18.0, Weight::Bold);
/// Running text.
pub const BODY: Style = style(12.0, 16.0, Weight::Regular);
/// The line over a title, run-in heads.
pub const KICKER: Style = style(12.0, 16.0, Weight::Bold);
/// Host cards.
pub const CARD: Style = style(12.0, 15.0, Weight::Regular);
/// Captions, call-outs, footers.
pub const CAPTION: Style = style(10.0, 13.0, Weight::Regular);
/// The key of signs.
pub const KEY: Style = style(10.0, 14.5, Weight::Regular);
/// Letters in rings.
pub const SEAT: Style = style(10.0, 13.0, Weight::Bold);

const fn style(size: f64, leading: f64, weight: Weight) -> Style {
    Style { size: Length::pt(size), leading: Length::pt(leading), weight }
}

/// The columns of one sheet of paper. Distances of running text are measured from the ink box, which is centred, so
/// that A4 and Letter carry the same sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    /// The left edge of text.
    pub left: Length,
    /// How wide running text is.
    pub measure: Length,
    /// The left edge of the figures beside the text; none where they stand in it.
    pub figures: Option<Length>,
    /// How wide figures are.
    pub figure_width: Length,
    /// The first baseline.
    pub first: Length,
    /// The last baseline that running text may use.
    pub last: Length,
}

/// From the ink box's left edge to the text's, and the least of it, which the scale takes.
const LEFT: (Length, Length) = (Length::mm(14.65), Length::mm(9.0));
/// What stays free right of the figures: half the width of the lines that reach their edge.
const RIGHT: Length = Length::mm(0.5);
/// The least height for figures beside the text; on lower pages they stand in it.
const LOWEST: Length = Length::mm(120.0);
/// Four columns of 26 with gutters of 4.
const MEASURE: Length = Length::mm(116.0);
/// From the text's left edge to the fifth column.
const FIGURES: Length = Length::mm(120.0);
/// Two columns of 26 with a gutter of 4.
pub const FIGURE_WIDTH: Length = Length::mm(56.0);
/// From the ink box's upper edge to the first baseline.
const FIRST: Length = Length::mm(9.85);
/// From the last baseline of running text to the ink box's lower edge; the foot and the scale stand below.
const BELOW: Length = Length::mm(11.85);

impl Grid {
    /// The grid of a paper.
    #[must_use]
    pub fn of(paper: Paper) -> Self {
        let ink = paper.ink();
        let (first, last) = (ink.top() + FIRST, ink.bottom() - BELOW);
        let spare = ink.size.width - (FIGURES + FIGURE_WIDTH + RIGHT);
        if spare >= LEFT.1 && last - first >= LOWEST {
            // What is left of the usual margins on both sides of the text; on wider paper it stands in the middle.
            let left = ink.left() + LEFT.0.min(spare) + (ink.size.width - INK.width).max(Length::ZERO) / 2.0;
            let figures = Some(left + FIGURES);
            return Self { left, measure: MEASURE, figures, figure_width: FIGURE_WIDTH, first, last };
        }
        let left = ink.left() + LEFT.0.min(ink.size.width / 14.0);
        let measure = MEASURE.min(ink.right() - left);
        // In the text a figure leaves room for its caption.
        let figure_width = FIGURE_WIDTH.min((measure - Length::mm(43.0)).max(Length::mm(36.0)));
        Self { left, measure, figures: None, figure_width, first, last }
    }

    /// The whole width of the text and figure columns.
    #[must_use]
    pub fn width(&self) -> Length {
        self.figures.map_or(self.measure, |left| left + self.figure_width - self.left)
    }

    /// Whether the paper holds sheets that need the whole ink box: tables, covers, four cards.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.figures.is_some() && self.last - self.first >= INK.height - FIRST - BELOW - Length::mm(0.01)
    }
}
