//! Pitches side by side at one scale, each with words below it. Knows neither files nor which pitches they are.

use crate::diag::Diagnostic;
use crate::geom::{Length, Point, Rect};
use crate::pitch::Pitch;
use crate::plays::Tally;
use crate::scene::{Bookmark, Document, Lang, Node, Page, Role};
use crate::text::{Align, Rich, Style, TextBlock, Typesetter};

use super::desk::{UNPRINTABLE_TEXT, place};
use super::field::{Drawing, Field, FieldOptions, FieldStyle};
use super::furniture::CAP;
use super::paper::Paper;
use super::{grid, heat, tag};

/// The largest cells and the smallest.
const CELLS: (Length, Length) = (Length::mm(10.0), Length::mm(1.2));
/// From one size of cells to the next that is tried.
const SMALLER: f64 = 0.95;
/// The least room for the words of a pitch.
const MEASURE: Length = Length::mm(34.0);
/// Between two pitches of a row, from a pitch to its words, between two rows.
const GAPS: (Length, Length, Length) = (Length::mm(8.0), Length::mm(5.0), Length::mm(10.0));
/// The names of pitches.
const NAME: Style = Style::bold(12.0, 15.0);

/// One pitch of a gallery.
#[derive(Clone, Debug)]
pub struct Panel<'a> {
    /// The pitch.
    pub pitch: &'a Pitch,
    /// What it is called.
    pub name: String,
    /// What is said of it in small letters.
    pub note: String,
    /// Words for who cannot see it.
    pub alt: String,
    /// What has been played on it.
    pub tally: Option<&'a Tally>,
}

/// A gallery before it is laid out.
#[derive(Clone, Debug)]
pub struct Gallery<'a> {
    /// What it is called.
    pub title: String,
    /// Words below the title.
    pub note: String,
    /// Its language.
    pub lang: Lang,
    /// Its paper.
    pub paper: Paper,
    /// Its pitches.
    pub panels: Vec<Panel<'a>>,
}

impl Gallery<'_> {
    /// The pages: all pitches on one, with cells as large as there is room, else on as many as it takes.
    ///
    /// # Errors
    /// Says which words cannot be set.
    pub fn document(&self, setter: &Typesetter) -> Result<Document, Diagnostic> {
        let ink = self.paper.ink();
        let (head, top) = self.head(setter, ink)?;
        let (largest, smallest) = CELLS;
        let mut cell = largest;
        let pages = loop {
            let parts =
                self.panels.iter().map(|panel| self.part(panel, cell, setter)).collect::<Result<Vec<_>, _>>()?;
            let pages = packed(parts, ink, top);
            if pages.len() <= 1 || cell <= smallest {
                break pages;
            }
            cell = (cell * SMALLER).max(smallest);
        };
        let mut head = Some(head);
        let page = |(at, items): (usize, Vec<Node>)| Page {
            size: self.paper.size(),
            label: (at + 1).to_string(),
            bookmarks: if at == 0 {
                vec![Bookmark { level: 1, title: self.title.clone(), top: Length::ZERO }]
            } else {
                Vec::new()
            },
            items: vec![tag::tagged(Role::Section, head.take().into_iter().flatten().chain(items).collect())],
        };
        let pages = pages.into_iter().enumerate().map(page).collect();
        Ok(Document { title: self.title.clone(), lang: self.lang.clone(), pages })
    }

    /// The title and the words below it, and where the pitches begin.
    fn head(&self, setter: &Typesetter, ink: Rect) -> Result<(Vec<Node>, Length), Diagnostic> {
        let mut y = ink.top() + grid::HEADING.size * CAP;
        let title = self.set(setter, &self.title, grid::HEADING, ink.size.width)?;
        let mut nodes = vec![tag::heading(1, place(&title, Point::new(ink.left(), y), Align::Left))];
        y += title.depth();
        if !self.note.is_empty() {
            let note = self.set(setter, &self.note, grid::CAPTION, ink.size.width.min(Length::mm(150.0)))?;
            y += grid::BODY.leading;
            nodes.push(tag::paragraph(place(&note, Point::new(ink.left(), y), Align::Left)));
            y += note.depth();
        }
        Ok((nodes, y + GAPS.2))
    }

    fn set(&self, setter: &Typesetter, text: &str, style: Style, measure: Length) -> Result<TextBlock, Diagnostic> {
        setter
            .lay_out(Rich::plain(text), style, measure, &self.lang.0)
            .map_err(|error| Diagnostic::error(UNPRINTABLE_TEXT, error.to_string()))
    }

    /// A pitch with its words.
    fn part(&self, panel: &Panel, cell: Length, setter: &Typesetter) -> Result<Part, Diagnostic> {
        let field = Field::centred(panel.pitch, FieldStyle::for_figure(cell), Point::default());
        let options = FieldOptions::default();
        let items = match panel.tally {
            Some(tally) => {
                let mut items = field.items_with(&options, heat::lines(&field, tally));
                items.push(heat::ends(&field, tally));
                items
            }
            None => field.items(&options),
        };
        let drawing = Drawing::figure("pitch", panel.alt.as_str(), items);
        let width = drawing.bounds.size.width.max(MEASURE);
        let name = self.set(setter, &panel.name, NAME, width)?;
        let note = self.set(setter, &panel.note, grid::CAPTION, width)?;
        Ok(Part { drawing, name, note, width })
    }
}

/// A pitch with its words, to be put somewhere.
struct Part {
    drawing: Drawing,
    name: TextBlock,
    note: TextBlock,
    width: Length,
}

impl Part {
    /// From the pitch's lower edge to below the last words.
    fn words_height(&self) -> Length {
        GAPS.1 + NAME.size * CAP + self.name.depth() + grid::CAPTION.leading + self.note.depth()
    }

    /// Everything, the lower left corner of the pitch here.
    fn put(self, foot: Point) -> Vec<Node> {
        let bounds = self.drawing.bounds;
        let shift = Point::new(foot.x - bounds.left(), foot.y - bounds.bottom());
        let name = foot.shifted(Length::ZERO, GAPS.1 + NAME.size * CAP);
        let note = name.shifted(Length::ZERO, self.name.depth() + grid::CAPTION.leading);
        let mut words = place(&self.name, name, Align::Left);
        words.extend(place(&self.note, note, Align::Left));
        vec![tag::moved(vec![Node::Group(self.drawing.group)], shift), tag::tagged(Role::Caption, words)]
    }
}

/// Parts in rows and pages; the pitches of a row stand on one line.
fn packed(parts: Vec<Part>, ink: Rect, top: Length) -> Vec<Vec<Node>> {
    let mut pages: Vec<Vec<Node>> = Vec::new();
    let mut y = top;
    for row in rows(parts, ink.size.width) {
        let tall = row.iter().map(|part| part.drawing.bounds.size.height).fold(Length::ZERO, Length::max);
        let words = row.iter().map(Part::words_height).fold(Length::ZERO, Length::max);
        if pages.is_empty() || y + tall + words > ink.bottom() {
            y = if pages.is_empty() { top } else { ink.top() };
            pages.push(Vec::new());
        }
        let mut x = ink.left();
        for part in row {
            let width = part.width;
            if let Some(page) = pages.last_mut() {
                page.extend(part.put(Point::new(x, y + tall)));
            }
            x += width + GAPS.0;
        }
        y += tall + words + GAPS.2;
    }
    pages
}

/// Parts in rows no wider than this, unless one alone is.
fn rows(parts: Vec<Part>, measure: Length) -> Vec<Vec<Part>> {
    let mut rows: Vec<Vec<Part>> = Vec::new();
    let mut x = Length::ZERO;
    for part in parts {
        let needs = part.width + GAPS.0;
        if rows.is_empty() || x + part.width > measure {
            x = Length::ZERO;
            rows.push(Vec::new());
        }
        x += needs;
        if let Some(row) = rows.last_mut() {
            row.push(part);
        }
    }
    rows
}
