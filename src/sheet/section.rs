//! What running text is made of: sections under headings, with their paragraphs, set, and their figures, drawn. Knows how
//! high they are, not where they stand.

use crate::diag::Diagnostic;
use crate::geom::{Length, Point, Rect};
use crate::scene::{Node, Role};
use crate::text::{Align, TextBlock};

use super::desk::{Desk, place};
use super::furniture::CAP;
use super::grid::{self, Grid};
use super::tag::{self, moved};

/// A heading's number stands at the edge, its words this far in.
pub(super) const NUMBER: Length = Length::mm(9.0);
/// From a heading's baseline to the first line's.
pub(super) const BELOW_HEADING: Length = Length::pt(18.0);
/// From a figure's lower edge to its caption's cap height.
const CAPTION_DROP: Length = Length::mm(4.4);
/// Up to this width a figure beside the text has its caption at its right.
const NARROW: Length = Length::mm(26.0);
/// From a figure to the caption at its right.
const BESIDE: Length = Length::mm(4.0);
/// A figure in the text has its caption at its right where so much is left for it.
const CAPTION: Length = Length::mm(34.0);
/// The least distance between a caption and the next figure.
pub(super) const FIGURE_GAP: Length = Length::mm(7.0);

/// A part of running text under one heading.
pub struct Section {
    /// Its heading.
    pub(super) heading: Option<Heading>,
    /// The words of its paragraphs.
    pub words: Vec<String>,
    /// Its paragraphs.
    pub paragraphs: Vec<TextBlock>,
    /// Figures across all columns, between heading and paragraphs.
    pub wide: Vec<Wide>,
    /// The figures beside it, from its heading down.
    pub figures: Vec<Hung>,
}

/// The heading of a section.
pub(super) struct Heading {
    /// Its number, as printed.
    pub(super) number: TextBlock,
    /// Its words.
    pub(super) words: TextBlock,
    /// Its words for bookmarks.
    pub(super) title: String,
}

/// A figure with its caption.
pub struct Hung {
    /// The figure, drawn about an origin of its own.
    pub figure: Node,
    /// The box it fills there.
    pub bounds: Rect,
    /// The words under it, or right of it.
    pub caption: Option<TextBlock>,
    /// Whether they stand right of it.
    pub beside: bool,
    /// What follows the caption: the key of signs, drawn from its own origin down, and its height.
    pub key: Option<(Vec<Node>, Length)>,
}

/// Something across all columns, drawn from the text's left edge and its own top down.
pub struct Wide {
    /// What it is.
    pub items: Vec<Node>,
    /// How high it is, from its top to its last baseline.
    pub height: Length,
}

/// From a heading's baseline to the top of its capitals.
pub(super) fn cap() -> Length {
    grid::HEADING.size * CAP
}

impl Hung {
    /// Whether the caption of a figure that fills this box stands right of it, and how wide it may be.
    #[must_use]
    pub fn caption_place(bounds: Rect, grid: &Grid) -> (bool, Length) {
        let room = if grid.figures.is_some() { grid.figure_width } else { grid.measure };
        let left = room - bounds.size.width - BESIDE;
        let beside = if grid.figures.is_some() { bounds.size.width <= NARROW } else { left >= CAPTION };
        (beside, if beside { left } else { room })
    }

    /// Its height with caption and key.
    pub(super) fn height(&self) -> Length {
        let caption = self.caption.as_ref().map_or(Length::ZERO, TextBlock::depth);
        let key = self.key.as_ref().map_or(Length::ZERO, |(_, height)| *height);
        if self.beside {
            return self.bounds.size.height.max(cap() + caption + key);
        }
        let drop = if self.caption.is_some() { CAPTION_DROP } else { Length::ZERO };
        self.bounds.size.height + drop + caption + key
    }

    /// Puts it with its upper left corner at `corner`.
    pub(super) fn put(&self, corner: Point) -> Vec<Node> {
        let shift = Point::new(corner.x - self.bounds.left(), corner.y - self.bounds.top());
        let mut at = if self.beside {
            corner.shifted(self.bounds.size.width + BESIDE, cap())
        } else {
            corner.shifted(Length::ZERO, self.bounds.size.height + CAPTION_DROP)
        };
        let mut nodes = vec![moved(vec![self.figure.clone()], shift)];
        if let Some(caption) = &self.caption {
            nodes.push(tag::tagged(Role::Caption, place(caption, at, Align::Left)));
            at.y += caption.depth();
        }
        if let Some((key, _)) = &self.key {
            nodes.push(moved(key.clone(), at));
        }
        nodes
    }
}

impl Section {
    /// Sets its paragraphs on another leading, which changes no line of them.
    pub fn lead(&mut self, leading: Length) {
        self.paragraphs.iter_mut().for_each(|paragraph| paragraph.lead(leading));
    }

    /// The height it needs on a page of its own.
    #[must_use]
    pub fn least_height(&self, grid: &Grid) -> Length {
        let wide = self.wide.iter().map(|wide| wide.height + BELOW_HEADING).fold(Length::ZERO, Length::max);
        let figures = if grid.figures.is_some() {
            figures_height(&self.figures)
        } else {
            self.figures.iter().map(Hung::height).fold(Length::ZERO, Length::max)
        };
        wide.max(figures)
    }
}

/// The height of figures one below the other.
pub(super) fn figures_height(figures: &[Hung]) -> Length {
    let further: f64 = figures.iter().skip(1).map(|_| 1.0).sum();
    figures.iter().map(Hung::height).sum::<Length>() + FIGURE_GAP * further
}

/// A section's heading with its number.
///
/// # Errors
/// Says which text cannot be set.
pub fn section(desk: &Desk, number: usize, id: &str, grid: &Grid) -> Result<Section, Diagnostic> {
    let title = desk.say(id)?;
    let number = desk.set_text(&number.to_string(), grid::HEADING, NUMBER)?;
    let words = desk.set_text(&title, grid::HEADING, grid.measure - NUMBER)?;
    Ok(Section {
        heading: Some(Heading { number, words, title }),
        words: Vec::new(),
        paragraphs: Vec::new(),
        wide: Vec::new(),
        figures: Vec::new(),
    })
}
