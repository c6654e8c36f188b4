//! The rule sheet: numbered sections of running text, figures beside them, a worked sample. Knows which skeleton it
//! follows, and no word of what it says.

use crate::diag::Diagnostic;
use crate::geom::{Length, Point};
use crate::scene::{Bookmark, Node, Page, Role};
use crate::text::Align;

use super::desk::{Desk, place};
use super::figure;
use super::flow::{self, Column, Hung, Section, Wide};
use super::grid::{self, Grid};
use super::head::{self, Titles};
use super::leaf;
use super::paper::Paper;
use super::skeleton::{Block, Kind, Skeleton};
use super::tag;

pub(super) const SKELETON: &str = include_str!("../../templates/sheets/rules.toml");

/// The pages of the rule sheet.
///
/// # Errors
/// Says which words cannot be found or set.
pub fn pages(desk: &Desk, paper: Paper) -> Result<Vec<Page>, Diagnostic> {
    let grid = Grid::of(paper);
    let sections = sections(desk, &grid)?;
    let titles = Titles {
        kicker: &desk.say("sheet-rules")?,
        title: &desk.say("game-title")?,
        aside: &[desk.title()?, desk.say("size")?],
        cover: false,
    };
    let opening = head::opening(desk, &grid, &titles)?;
    let running = head::running(desk, &grid, titles.title, titles.kicker)?;
    let columns = flow::paginate(sections, &grid, opening.next, running.next);
    let count = columns.len();
    let mut heads = vec![opening.nodes];
    let pages = columns.into_iter().enumerate().map(|(at, column)| {
        let head = heads.pop().unwrap_or_else(|| running.nodes.clone());
        page(desk, paper, head, column, at + 1, count)
    });
    pages.collect()
}

/// One page: head, text, foot.
fn page(
    desk: &Desk,
    paper: Paper,
    head: Vec<Node>,
    column: Column,
    number: usize,
    count: usize,
) -> Result<Page, Diagnostic> {
    let mut items = head;
    items.extend(column.nodes);
    let args = desk.args.clone().text("sheet", desk.say("footer-sheet--rules")?);
    let foot = desk.say_with("footer-page", &args.number("page", number as i64).number("pages", count as i64))?;
    let mut bookmarks = Vec::new();
    if number == 1 {
        bookmarks.push(Bookmark { level: 1, title: desk.say("sheet-rules")?, top: Length::ZERO });
    }
    let inner = column.headings.into_iter().map(|(title, top)| Bookmark { level: 2, title, top });
    bookmarks.extend(inner);
    leaf::page(desk, paper, &foot, bookmarks, items)
}

/// The sections as the skeleton orders them.
fn sections(desk: &Desk, grid: &Grid) -> Result<Vec<Section>, Diagnostic> {
    let blocks = Skeleton::parse(SKELETON)?.blocks(&desk.choices)?;
    let mut sections: Vec<Section> = Vec::new();
    let mut figures = 0;
    for block in &blocks {
        if block.kind == Kind::Heading {
            sections.push(flow::section(desk, sections.len() + 1, &block.text, grid)?);
        }
        let Some(section) = sections.last_mut() else { continue };
        match block.kind {
            Kind::Heading | Kind::Figure => {
                if let Some(hung) = hung(desk, grid, block, figures + 1)? {
                    figures += 1;
                    section.figures.push(hung);
                }
            }
            Kind::Sample => section.wide = sample(desk, grid, block)?,
            Kind::Paragraph | Kind::Item | Kind::Row => {
                section.paragraphs.push(desk.set(&block.text, grid::BODY, grid.measure)?);
            }
        }
    }
    Ok(sections)
}

/// The figure of a block, with its caption; the first one carries the key of signs.
fn hung(desk: &Desk, grid: &Grid, block: &Block, number: usize) -> Result<Option<Hung>, Diagnostic> {
    let (Some(name), Some(caption), Some(alt)) = (&block.figure, &block.caption, &block.alt) else {
        return Ok(None);
    };
    let Some(drawing) = figure::rule_figure(desk, name, &desk.say(alt)?, grid.figure_width)? else {
        return Ok(None);
    };
    let label = desk.say_with("figure-label", &desk.args.clone().number("figure", number as i64))?;
    let caption = format!("__{label}__\u{a0}\u{a0} {}", desk.say(caption)?);
    let key = if number == 1 { Some(figure::key(desk)?) } else { None };
    Ok(Some(Hung {
        bounds: drawing.bounds,
        figure: Node::Group(drawing.group),
        caption: Some(desk.set_text(&caption, grid::CAPTION, grid.figure_width)?),
        key,
    }))
}

/// The worked sample: its frames side by side with their captions, or nothing where the pitch has no room for it.
fn sample(desk: &Desk, grid: &Grid, block: &Block) -> Result<Option<Wide>, Diagnostic> {
    let count = block.frames.len().max(1) as f64;
    let gutter = Length::mm(4.0);
    let width = (grid.width() - gutter * (count - 1.0)) / count;
    let mut before = String::new();
    let mut items = Vec::new();
    let mut foot = Length::ZERO;
    let mut captions = Vec::new();
    for (at, frame) in block.frames.iter().enumerate() {
        let side = if at % 2 == 0 { "side-a" } else { "side-b" };
        let args = desk.args.clone().number("turn", at as i64 + 1).text("player", desk.say(side)?);
        let alt = block.alt.as_ref().map_or(Ok(String::new()), |id| desk.say_with(id, &args))?;
        let Some(drawing) = figure::sample_frame(desk, &before, &frame.lines, width, &alt)? else {
            return Ok(None);
        };
        before += &frame.lines;
        let x = (width + gutter) * at as f64;
        let shift = Point::new(x - drawing.bounds.left(), -drawing.bounds.top());
        foot = foot.max(drawing.bounds.size.height);
        items.push(tag::moved(vec![Node::Group(drawing.group)], shift));
        captions.push((x, desk.set_text(&desk.say_with(&frame.caption, &args)?, grid::BODY, width)?));
    }
    let first = foot + grid::STEP;
    let mut depth = Length::ZERO;
    for (x, caption) in captions {
        depth = depth.max(caption.depth());
        items.push(tag::tagged(Role::Caption, place(&caption, Point::new(x, first), Align::Left)));
    }
    Ok(Some(Wide { items, height: first + depth }))
}
