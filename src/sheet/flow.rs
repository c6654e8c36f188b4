//! Running text with figures beside it, broken into pages. Knows sections and columns, but no particular sheet.

use crate::geom::{Length, Point};
use crate::scene::Node;
use crate::text::{Align, TextBlock};

use super::desk::place;
use super::grid::{Grid, STEP};
use super::section::{BELOW_HEADING, FIGURE_GAP, Heading, Hung, NUMBER, Section, Wide, cap, figures_height};
use super::tag::{self, moved};

/// What stands free above figures across all columns.
const ABOVE_WIDE: Length = Length::pt(4.0);
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

/// What of a section stands together: all of it, or what is left of it on one page.
#[derive(Clone, Copy, Default)]
struct Part<'a> {
    heading: Option<&'a Heading>,
    paragraphs: &'a [TextBlock],
    wide: &'a [Wide],
    figures: &'a [Hung],
}

/// A part on its page.
pub struct Placed<'a> {
    part: Part<'a>,
    /// Where its heading stands, or would.
    at: Length,
    /// Where its first figure starts.
    top: Length,
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

/// How sections are broken into pages.
#[derive(Clone, Copy)]
pub struct Flow<'a> {
    /// The columns.
    pub grid: &'a Grid,
    /// How densely text is set.
    pub density: Density,
    /// Whether a section may go on on the next page with a new paragraph.
    pub parting: bool,
    /// Where the first page's first heading stands.
    pub first: Length,
    /// Where those of later pages stand.
    pub later: Length,
}

impl Flow<'_> {
    /// Breaks sections into pages: tells where everything stands, and draws nothing yet.
    #[must_use]
    pub fn paginate<'a>(&self, sections: &'a [Section]) -> Vec<Vec<Placed<'a>>> {
        let mut pages = Vec::new();
        let mut page = Vec::new();
        let mut cursor = Cursor { text: self.first, figures: self.first - cap(), fresh: true };
        let apart = self.grid.figures.is_none();
        let whole = sections.iter().map(Part::whole);
        for mut part in whole.flat_map(|part| if apart { part.apart() } else { vec![part] }) {
            let mut at = part.start(&cursor);
            if !cursor.fresh && !self.fits(part, at, &cursor) {
                if let Some((here, rest)) = self.parting.then(|| self.parted(part, at, &cursor)).flatten() {
                    page.push(self.put(here, here.start(&cursor), &mut cursor));
                    part = rest;
                }
                pages.push(std::mem::take(&mut page));
                cursor = Cursor { text: self.later, figures: self.later - cap(), fresh: true };
                at = self.later;
            }
            page.push(self.put(part, at, &mut cursor));
        }
        pages.push(page);
        pages
    }

    /// The first paragraphs of a part that fit there, with its figures or without, and the rest; nothing where not even one
    /// fits or none would be left over.
    fn parted<'a>(&self, part: Part<'a>, at: Length, cursor: &Cursor) -> Option<(Part<'a>, Part<'a>)> {
        (1..part.paragraphs.len()).rev().find_map(|kept| {
            let (paragraphs, later) = part.paragraphs.split_at(kept);
            let rest = Part { paragraphs: later, ..Part::default() };
            let here = Part { paragraphs, ..part };
            if self.fits(here, at, cursor) {
                return Some((here, rest));
            }
            let bare = Part { figures: &[], ..here };
            self.fits(bare, cursor.text, cursor).then_some((bare, Part { figures: part.figures, ..rest }))
        })
    }

    /// Whether a part fits there without leaving the page.
    fn fits(&self, part: Part<'_>, at: Length, cursor: &Cursor) -> bool {
        let text = part.end(at, self.density);
        let figures = match (self.grid.figures, part.figures.is_empty()) {
            (_, true) => text,
            (Some(_), false) => self.figures_top(part, at, cursor) + part.figures_height(),
            (None, false) => text + STEP + part.figures_height(),
        };
        text.max(figures) <= self.grid.last + Length::mm(0.01)
    }

    /// Where the first figure of a part starts: level with its heading, lower where earlier figures reach further down,
    /// higher where it would leave the page.
    fn figures_top(&self, part: Part<'_>, at: Length, cursor: &Cursor) -> Length {
        let level = at - cap();
        let highest = level - SLIP;
        level.min((self.grid.last - part.figures_height()).max(highest)).max(cursor.figures)
    }

    /// Puts a part on a page, its heading at `at`, and moves the cursor on.
    fn put<'a>(&self, part: Part<'a>, at: Length, cursor: &mut Cursor) -> Placed<'a> {
        let end = part.end(at, self.density);
        let beside = self.grid.figures.is_some();
        let top = if beside { self.figures_top(part, at, cursor) } else { end + STEP };
        cursor.text = end + self.density.above_heading;
        let mut low = top;
        for figure in part.figures {
            low += figure.height() + FIGURE_GAP;
            if beside {
                cursor.figures = low;
            } else {
                cursor.text = low - FIGURE_GAP + self.density.above_heading;
            }
        }
        cursor.fresh = false;
        Placed { part, at, top }
    }

    /// Draws what stands on a page.
    #[must_use]
    pub fn column(&self, page: &[Placed<'_>]) -> Column {
        let mut column = Column::default();
        for placed in page {
            self.draw(placed, &mut column);
        }
        column
    }

    fn draw(&self, &Placed { part, at, mut top }: &Placed<'_>, column: &mut Column) {
        let (density, left) = (self.density, self.grid.left);
        let mut first = part.heading.is_some();
        let mut y = if first { at } else { at - density.leading - density.between_paragraphs };
        if let Some(heading) = part.heading {
            let mut items = place(&heading.number, Point::new(left, at), Align::Left);
            items.extend(place(&heading.words, Point::new(left + NUMBER, at), Align::Left));
            column.headings.push((heading.title.clone(), at - cap()));
            column.nodes.push(tag::heading(2, items));
            y += heading.words.depth();
        }
        for wide in part.wide {
            y += ABOVE_WIDE;
            column.nodes.push(moved(wide.items.clone(), Point::new(left, y)));
            y += wide.height;
        }
        for paragraph in part.paragraphs {
            y += if first { BELOW_HEADING } else { density.leading + density.between_paragraphs };
            column.nodes.push(tag::paragraph(place(paragraph, Point::new(left, y), Align::Left)));
            y += paragraph.depth();
            first = false;
        }
        let x = self.grid.figures.unwrap_or(left);
        for figure in part.figures {
            column.nodes.extend(figure.put(Point::new(x, top)));
            top += figure.height() + FIGURE_GAP;
        }
    }
}

impl<'a> Part<'a> {
    /// All of a section.
    fn whole(section: &'a Section) -> Self {
        Self {
            heading: section.heading.as_ref(),
            paragraphs: &section.paragraphs,
            wide: &section.wide,
            figures: &section.figures,
        }
    }

    /// Where its heading stands, if it goes on the page of the cursor.
    fn start(&self, cursor: &Cursor) -> Length {
        let mut wanted = cursor.text;
        if !self.wide.is_empty() {
            // What goes across all columns must not meet the figures of the sections before.
            wanted = wanted.max(cursor.figures - ABOVE_WIDE);
        }
        if !self.figures.is_empty() { wanted.max(cursor.figures + cap() - SLIP) } else { wanted }
    }

    /// Its text and each of its figures as parts of their own, for columns in which figures stand in the text.
    fn apart(self) -> Vec<Self> {
        let (wide, more) = self.wide.split_at(self.wide.len().min(1));
        let more = more.chunks(1).map(|wide| Self { wide, ..Self::default() });
        let figures = self.figures.chunks(1).map(|figures| Self { figures, ..Self::default() });
        std::iter::once(Self { wide, figures: &[], ..self }).chain(more).chain(figures).collect()
    }

    /// The height of all its figures.
    fn figures_height(&self) -> Length {
        figures_height(self.figures)
    }

    /// Its last baseline, the heading standing at `at`.
    fn end(&self, at: Length, density: Density) -> Length {
        let mut y = at;
        let mut first = self.heading.is_some();
        y -= if first { Length::ZERO } else { density.leading + density.between_paragraphs };
        y += self.heading.map_or(Length::ZERO, |heading| heading.words.depth());
        y += self.wide.iter().map(|wide| ABOVE_WIDE + wide.height).sum::<Length>();
        for paragraph in self.paragraphs {
            y += if first { BELOW_HEADING } else { density.leading + density.between_paragraphs };
            y += paragraph.depth();
            first = false;
        }
        y
    }
}
