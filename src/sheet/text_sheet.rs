//! A sheet of numbered sections: running text, figures beside it, a strip of figures across it. Knows how such a sheet is
//! put together, not which one it is.

use crate::diag::Diagnostic;
use crate::geom::{Length, Size};
use crate::locale::Args;
use crate::scene::{Bookmark, Node, Page};
use crate::text::Style;

use super::book::PAPER_TOO_SMALL;
use super::desk::Desk;
use super::field::Drawing;
use super::flow::{self, Column, Density, Flow};
use super::grid::{self, Grid};
use super::head::{self, Titles};
use super::leaf;
use super::paper::Paper;
use super::section::{self, Hung, Section, Wide};
use super::skeleton::{Block, Carried, Choices, Kind};

/// The narrowest and the lowest column of text that makes a sheet worth printing.
const LEAST: Size = Size::mm(70.0, 95.0);

/// Draws a figure by its name and the words for who cannot see it, no wider than a width.
pub type FigureMaker<'a> = &'a dyn Fn(&str, &str, Length) -> Result<Option<Drawing>, Diagnostic>;

/// Lays out what a block shows across all columns.
pub type WideMaker<'a> = &'a dyn Fn(&Grid, &Block) -> Result<Vec<Wide>, Diagnostic>;

/// One sheet of sections.
pub struct TextSheet<'a> {
    /// What it is made from.
    pub desk: &'a Desk<'a>,
    /// What its words may mention.
    pub args: Args,
    /// What its skeleton may ask for.
    pub choices: Choices,
    /// Its skeleton.
    pub skeleton: &'static Carried,
    /// Its name: the id of its kicker.
    pub kicker: &'static str,
    /// Its name at the foot: an id.
    pub footer: &'static str,
    /// Draws the figure of a name, with words for who cannot see it, no wider than so much; nothing where there is none.
    pub figure: FigureMaker<'a>,
    /// Draws what goes across all columns.
    pub wide: WideMaker<'a>,
    /// What follows the caption of the first figure, with its height.
    pub key: Option<(Vec<Node>, Length)>,
}

impl TextSheet<'_> {
    /// Its pages, and after them those that `more` puts below the running head whose next baseline it is told.
    ///
    /// # Errors
    /// Says which words cannot be found or set.
    pub fn pages(
        &self,
        paper: Paper,
        more: impl FnOnce(&Grid, Length) -> Result<Vec<Column>, Diagnostic>,
    ) -> Result<Vec<Page>, Diagnostic> {
        let (desk, grid) = (self.desk, Grid::of(paper));
        let titles = Titles {
            kicker: &desk.say(self.kicker)?,
            title: &desk.say("game-title")?,
            aside: &[desk.title()?, desk.say("size")?],
            cover: false,
        };
        let opening = head::opening(desk, &grid, &titles)?;
        let running = head::running(desk, &grid, titles.title, titles.kicker)?;
        let mut columns = self.columns(&grid, opening.next, running.next)?;
        columns.extend(more(&grid, running.next)?);
        let count = columns.len();
        let mut heads = vec![opening.nodes];
        let pages = columns.into_iter().enumerate().map(|(at, column)| {
            let head = heads.pop().unwrap_or_else(|| running.nodes.clone());
            self.page(paper, head, column, at + 1, count)
        });
        pages.collect()
    }

    /// The text in as few pages as can be, and then as airy as can be. Only where things stand is tried again and again;
    /// words and figures are set once and drawn once.
    fn columns(&self, grid: &Grid, first: Length, later: Length) -> Result<Vec<Column>, Diagnostic> {
        let mut sections = self.sections(grid)?;
        check_room(&sections, grid, grid.last - later)?;
        let tries = [false, true].into_iter().flat_map(|parting| flow::DENSITIES.map(|density| (density, parting)));
        let tries = tries.map(|(density, parting)| Flow { grid, density, parting, first, later });
        let mut pages = |flow: &Flow<'_>| {
            self.lead(&mut sections, flow.density);
            flow.paginate(&sections).len()
        };
        // Of equal ones the first is taken.
        let Some(best) = tries.min_by_key(&mut pages) else { return Ok(Vec::new()) };
        self.lead(&mut sections, best.density);
        Ok(best.paginate(&sections).iter().map(|page| best.column(page)).collect())
    }

    /// Sets the paragraphs as densely as this.
    fn lead(&self, sections: &mut [Section], density: Density) {
        let leading = self.desk.legible(Style { leading: density.leading, ..grid::BODY }).leading;
        sections.iter_mut().for_each(|section| section.lead(leading));
    }

    /// One page: head, text, foot.
    fn page(
        &self,
        paper: Paper,
        head: Vec<Node>,
        column: Column,
        number: usize,
        count: usize,
    ) -> Result<Page, Diagnostic> {
        let desk = self.desk;
        let mut items = head;
        items.extend(column.nodes);
        let args = desk.args.clone().text("sheet", desk.say(self.footer)?);
        let foot = desk.say_with("footer-page", &args.number("page", number as i64).number("pages", count as i64))?;
        let mut bookmarks = Vec::new();
        if number == 1 {
            bookmarks.push(Bookmark { level: 1, title: desk.say(self.kicker)?, top: Length::ZERO });
        }
        let inner = column.headings.into_iter().map(|(title, top)| Bookmark { level: 2, title, top });
        bookmarks.extend(inner);
        leaf::page(desk, paper, &foot, bookmarks, items)
    }

    /// The sections as the skeleton orders them.
    fn sections(&self, grid: &Grid) -> Result<Vec<Section>, Diagnostic> {
        let blocks = self.skeleton.blocks(&self.choices)?;
        let mut sections: Vec<Section> = Vec::new();
        let mut figures = 0;
        for block in &blocks {
            if block.kind == Kind::Heading {
                sections.push(section::section(self.desk, sections.len() + 1, &block.text, grid)?);
            }
            let Some(section) = sections.last_mut() else { continue };
            match block.kind {
                Kind::Heading | Kind::Figure => {
                    if let Some(hung) = self.hung(grid, block, figures + 1)? {
                        figures += 1;
                        section.figures.push(hung);
                    }
                }
                Kind::Sample => section.wide = (self.wide)(grid, block)?,
                Kind::Paragraph | Kind::Item | Kind::Row => self.paragraph(grid, section, block)?,
            }
        }
        Ok(sections)
    }

    /// A paragraph of a section; one that fills no line of its own is joined to the one before it, an item never.
    fn paragraph(&self, grid: &Grid, section: &mut Section, block: &Block) -> Result<(), Diagnostic> {
        let desk = self.desk;
        let style = grid::BODY;
        let words = desk.say_with(&block.text, &self.args)?;
        let set = desk.set_text(&words, style, grid.measure)?;
        let joins = block.kind != Kind::Item && set.lines.len() == 1;
        match (section.words.last_mut(), section.paragraphs.last_mut()) {
            (Some(before), Some(last)) if joins => {
                *before = format!("{before} {words}");
                *last = desk.set_text(before, style, grid.measure)?;
            }
            _ => {
                section.words.push(words);
                section.paragraphs.push(set);
            }
        }
        Ok(())
    }

    /// The figure of a block, with its caption; the first one carries the key of signs.
    fn hung(&self, grid: &Grid, block: &Block, number: usize) -> Result<Option<Hung>, Diagnostic> {
        let (Some(name), Some(caption), Some(alt)) = (&block.figure, &block.caption, &block.alt) else {
            return Ok(None);
        };
        let desk = self.desk;
        let Some(drawing) = (self.figure)(name, &desk.say_with(alt, &self.args)?, grid.figure_width)? else {
            return Ok(None);
        };
        let label = desk.say_with("figure-label", &desk.args.clone().number("figure", number as i64))?;
        let caption = format!("__{label}__\u{a0}\u{a0} {}", desk.say_with(caption, &self.args)?);
        let (beside, measure) = Hung::caption_place(drawing.bounds, grid);
        Ok(Some(Hung {
            bounds: drawing.bounds,
            figure: Node::Group(drawing.group),
            caption: Some(desk.set_text(&caption, grid::CAPTION, measure)?),
            beside,
            key: self.key.as_ref().filter(|_| number == 1).cloned(),
        }))
    }
}

/// Refuses a paper whose column is too narrow, or too low for the highest thing that cannot be parted.
fn check_room(sections: &[Section], grid: &Grid, height: Length) -> Result<(), Diagnostic> {
    let highest = sections.iter().map(|section| section.least_height(grid)).fold(LEAST.height, Length::max);
    if grid.measure >= LEAST.width && height >= highest {
        return Ok(());
    }
    let message = format!(
        "this sheet needs a column of {:.0} × {:.0} mm, but this paper has room for one of {:.0} × {:.0} mm",
        LEAST.width.to_mm().ceil(),
        highest.to_mm().ceil(),
        grid.measure.to_mm().floor(),
        height.to_mm().floor().max(0.0)
    );
    Err(Diagnostic::error(PAPER_TOO_SMALL, message).help("print it on A6 in portrait, or on anything larger"))
}
