//! Running text with figures beside it, broken into pages. Knows blocks and columns, but no particular sheet.

use crate::diag::Diagnostic;
use crate::geom::{Length, Point, Rect};
use crate::scene::{Node, Role};
use crate::text::{Align, TextBlock};

use super::desk::{Desk, place};
use super::furniture::CAP;
use super::grid::{self, Grid, STEP};
use super::tag::{self, moved};

/// A heading's number stands at the edge, its words this far in.
const NUMBER: Length = Length::mm(9.0);
/// From a heading's baseline to the first line's.
const BELOW_HEADING: Length = Length::pt(18.0);
/// What stands free above figures across all columns.
const ABOVE_WIDE: Length = Length::pt(4.0);
/// From a figure's lower edge to its caption's cap height.
const CAPTION_DROP: Length = Length::mm(4.4);
/// Up to this width a figure beside the text has its caption at its right.
const NARROW: Length = Length::mm(26.0);
/// From a figure to the caption at its right.
const BESIDE: Length = Length::mm(4.0);
/// A figure in the text has its caption at its right where so much is left for it.
const CAPTION: Length = Length::mm(34.0);
/// The least distance between a caption and the next figure.
const FIGURE_GAP: Length = Length::mm(7.0);
/// How far a figure may slip below or above its heading before its section moves instead.
const SLIP: Length = Length::mm(24.0);

/// How densely text is set. All of them keep type size and measure; a sheet takes the airiest that needs no page more.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Density {
    /// From baseline to baseline of running text.
    pub leading: Length,
    /// From a section's last baseline to the next heading's.
    pub above_heading: Length,
    /// What separates two paragraphs of a section, beyond their leading.
    pub between_paragraphs: Length,
}

/// The densities, the airiest first.
pub const DENSITIES: [Density; 5] = [
    density(16.0, 30.0, 5.0),
    density(16.0, 26.0, 3.0),
    density(15.5, 24.0, 2.5),
    density(15.0, 22.0, 2.0),
    density(15.0, 20.0, 1.0),
];

const fn density(leading: f64, above_heading: f64, between_paragraphs: f64) -> Density {
    Density {
        leading: Length::pt(leading),
        above_heading: Length::pt(above_heading),
        between_paragraphs: Length::pt(between_paragraphs),
    }
}

/// A part of running text under one heading.
pub struct Section {
    /// Its heading; none where it goes on from the page before.
    heading: Option<Heading>,
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
struct Heading {
    /// Its number, as printed.
    number: TextBlock,
    /// Its words.
    words: TextBlock,
    /// Its words for bookmarks.
    title: String,
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

/// Where the next section may start on a page.
struct Cursor {
    text: Length,
    figures: Length,
    fresh: bool,
}

/// One page's worth of sections.
#[derive(Default)]
pub struct Column {
    /// What to put on the page.
    pub nodes: Vec<Node>,
    /// Headings on it, with where they stand.
    pub headings: Vec<(String, Length)>,
}

/// Breaks sections into pages. The first page's first heading stands at `first`, those of later pages at `later`. Where
/// `parting`, a section may go on on the next page with a new paragraph.
#[must_use]
pub fn paginate(
    sections: Vec<Section>,
    grid: &Grid,
    density: Density,
    parting: bool,
    first: Length,
    later: Length,
) -> Vec<Column> {
    let mut pages = vec![Column::default()];
    let mut cursor = Cursor { text: first, figures: first - cap(), fresh: true };
    let apart = grid.figures.is_none();
    for mut section in sections.into_iter().flat_map(|section| if apart { section.apart() } else { vec![section] }) {
        let mut at = section.start(&cursor);
        if !cursor.fresh && !section.fits(at, &cursor, grid, density) {
            if let Some(rest) = parting.then(|| section.part(at, &cursor, grid, density)).flatten() {
                if let Some(page) = pages.last_mut() {
                    let at = section.start(&cursor);
                    section.put(at, &mut cursor, grid, density, page);
                }
                section = rest;
            }
            pages.push(Column::default());
            cursor = Cursor { text: later, figures: later - cap(), fresh: true };
            at = later;
        }
        if let Some(page) = pages.last_mut() {
            section.put(at, &mut cursor, grid, density, page);
        }
    }
    pages
}

/// From a heading's baseline to the top of its capitals.
fn cap() -> Length {
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
    fn height(&self) -> Length {
        let caption = self.caption.as_ref().map_or(Length::ZERO, TextBlock::depth);
        let key = self.key.as_ref().map_or(Length::ZERO, |(_, height)| *height);
        if self.beside {
            return self.bounds.size.height.max(cap() + caption + key);
        }
        let drop = if self.caption.is_some() { CAPTION_DROP } else { Length::ZERO };
        self.bounds.size.height + drop + caption + key
    }

    /// Puts it with its upper left corner at `corner`.
    fn put(self, corner: Point) -> Vec<Node> {
        let shift = Point::new(corner.x - self.bounds.left(), corner.y - self.bounds.top());
        let mut at = if self.beside {
            corner.shifted(self.bounds.size.width + BESIDE, cap())
        } else {
            corner.shifted(Length::ZERO, self.bounds.size.height + CAPTION_DROP)
        };
        let mut nodes = vec![moved(vec![self.figure], shift)];
        if let Some(caption) = self.caption {
            nodes.push(tag::tagged(Role::Caption, place(&caption, at, Align::Left)));
            at.y += caption.depth();
        }
        if let Some((key, _)) = self.key {
            nodes.push(moved(key, at));
        }
        nodes
    }
}

impl Section {
    /// Where its heading stands, if it goes on the page of the cursor.
    fn start(&self, cursor: &Cursor) -> Length {
        let mut wanted = cursor.text;
        if !self.wide.is_empty() {
            // What goes across all columns must not meet the figures of the sections before.
            wanted = wanted.max(cursor.figures - ABOVE_WIDE);
        }
        if !self.figures.is_empty() { wanted.max(cursor.figures + cap() - SLIP) } else { wanted }
    }

    /// Its text and each of its figures as sections of their own, for columns in which figures stand in the text.
    fn apart(mut self) -> Vec<Self> {
        let figures = std::mem::take(&mut self.figures).into_iter();
        let wide = self.wide.drain(1.min(self.wide.len())..).collect::<Vec<_>>().into_iter();
        let wide = wide.map(|wide| Self { wide: vec![wide], ..Self::untitled() });
        let figures = figures.map(|figure| Self { figures: vec![figure], ..Self::untitled() });
        std::iter::once(self).chain(wide).chain(figures).collect()
    }

    /// The height it needs on a page of its own.
    #[must_use]
    pub fn least_height(&self, grid: &Grid) -> Length {
        let wide = self.wide.iter().map(|wide| wide.height + BELOW_HEADING).fold(Length::ZERO, Length::max);
        let figures = if grid.figures.is_some() {
            self.figures_height()
        } else {
            self.figures.iter().map(Hung::height).fold(Length::ZERO, Length::max)
        };
        wide.max(figures)
    }

    /// A section without anything.
    const fn untitled() -> Self {
        Self { heading: None, words: Vec::new(), paragraphs: Vec::new(), wide: Vec::new(), figures: Vec::new() }
    }

    /// Takes the last paragraphs away until the rest fits there, with its figures or without; nothing where no paragraph
    /// would be left.
    fn part(&mut self, at: Length, cursor: &Cursor, grid: &Grid, density: Density) -> Option<Self> {
        let mut rest = Self::untitled();
        while self.paragraphs.len() > 1 {
            rest.paragraphs.splice(0..0, self.paragraphs.pop());
            for figures_too in [true, false] {
                if !figures_too {
                    rest.figures = std::mem::take(&mut self.figures);
                }
                let at = if figures_too { at } else { cursor.text };
                if self.fits(at, cursor, grid, density) {
                    return Some(rest);
                }
            }
            self.figures = std::mem::take(&mut rest.figures);
        }
        self.paragraphs.append(&mut rest.paragraphs);
        None
    }

    /// Whether it fits there without leaving the page.
    fn fits(&self, at: Length, cursor: &Cursor, grid: &Grid, density: Density) -> bool {
        let text = self.end(at, density);
        let figures = match (grid.figures, self.figures.is_empty()) {
            (_, true) => text,
            (Some(_), false) => self.figures_top(at, cursor, grid) + self.figures_height(),
            (None, false) => text + STEP + self.figures_height(),
        };
        text.max(figures) <= grid.last + Length::mm(0.01)
    }

    /// Where its first figure starts: level with its heading, lower where earlier figures reach further down, higher where
    /// it would leave the page.
    fn figures_top(&self, at: Length, cursor: &Cursor, grid: &Grid) -> Length {
        let level = at - cap();
        let highest = level - SLIP;
        level.min((grid.last - self.figures_height()).max(highest)).max(cursor.figures)
    }

    /// The height of all its figures.
    fn figures_height(&self) -> Length {
        self.figures.iter().map(Hung::height).sum::<Length>() + FIGURE_GAP * self.further_figures()
    }

    /// How many figures follow its first, as a factor.
    fn further_figures(&self) -> f64 {
        self.figures.iter().skip(1).map(|_| 1.0).sum()
    }

    /// Its last baseline, the heading standing at `at`.
    fn end(&self, at: Length, density: Density) -> Length {
        let mut y = at;
        let mut first = self.heading.is_some();
        y -= if first { Length::ZERO } else { density.leading + density.between_paragraphs };
        y += self.heading.as_ref().map_or(Length::ZERO, |heading| heading.words.depth());
        y += self.wide.iter().map(|wide| ABOVE_WIDE + wide.height).sum::<Length>();
        for paragraph in &self.paragraphs {
            y += if first { BELOW_HEADING } else { density.leading + density.between_paragraphs };
            y += paragraph.depth();
            first = false;
        }
        y
    }

    /// Puts it on a page, its heading at `at`, and moves the cursor on.
    fn put(self, at: Length, cursor: &mut Cursor, grid: &Grid, density: Density, page: &mut Column) {
        let end = self.end(at, density);
        let left = grid.left;
        let (x, mut top) = match grid.figures {
            Some(x) => (x, self.figures_top(at, cursor, grid)),
            None => (left, end + STEP),
        };
        let mut first = self.heading.is_some();
        let mut y = if first { at } else { at - density.leading - density.between_paragraphs };
        if let Some(heading) = self.heading {
            let mut items = place(&heading.number, Point::new(left, at), Align::Left);
            items.extend(place(&heading.words, Point::new(left + NUMBER, at), Align::Left));
            page.headings.push((heading.title, at - cap()));
            page.nodes.push(tag::heading(2, items));
            y += heading.words.depth();
        }
        for wide in self.wide {
            y += ABOVE_WIDE;
            page.nodes.push(moved(wide.items, Point::new(left, y)));
            y += wide.height;
        }
        for paragraph in &self.paragraphs {
            y += if first { BELOW_HEADING } else { density.leading + density.between_paragraphs };
            page.nodes.push(tag::paragraph(place(paragraph, Point::new(left, y), Align::Left)));
            y += paragraph.depth();
            first = false;
        }
        cursor.text = end + density.above_heading;
        for figure in self.figures {
            let height = figure.height();
            page.nodes.extend(figure.put(Point::new(x, top)));
            top += height + FIGURE_GAP;
            if grid.figures.is_some() {
                cursor.figures = top;
            } else {
                cursor.text = top - FIGURE_GAP + density.above_heading;
            }
        }
        cursor.fresh = false;
    }
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
