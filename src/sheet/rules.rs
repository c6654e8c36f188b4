//! The rule sheet: numbered sections of running text, figures beside them, a worked sample. Knows which skeleton it
//! follows, and no word of what it says.

use crate::diag::Diagnostic;
use crate::geom::{Length, Point};
use crate::rules::Bounce;
use crate::scene::{Bookmark, Node, Page, Role};
use crate::text::{Align, Style};

use super::desk::{Desk, place};
use super::flow::{self, Column, Density, Hung, Section, Wide};
use super::grid::{self, Grid};
use super::head::{self, Titles};
use super::leaf;
use super::paper::Paper;
use super::skeleton::{Block, Kind, Skeleton};
use super::{pictures, sample, tag};

pub(super) const SKELETON: &str = include_str!("../../templates/sheets/rules.toml");

/// Between two frames of the sample.
const GUTTER: Length = Length::mm(4.0);

/// The pages of the rule sheet.
///
/// # Errors
/// Says which words cannot be found or set.
pub fn pages(desk: &Desk, paper: Paper) -> Result<Vec<Page>, Diagnostic> {
    let grid = Grid::of(paper);
    let titles = Titles {
        kicker: &desk.say("sheet-rules")?,
        title: &desk.say("game-title")?,
        aside: &[desk.title()?, desk.say("size")?],
        cover: false,
    };
    let opening = head::opening(desk, &grid, &titles)?;
    let running = head::running(desk, &grid, titles.title, titles.kicker)?;
    let columns = columns(desk, &grid, opening.next, running.next)?;
    let count = columns.len();
    let mut heads = vec![opening.nodes];
    let pages = columns.into_iter().enumerate().map(|(at, column)| {
        let head = heads.pop().unwrap_or_else(|| running.nodes.clone());
        page(desk, paper, head, column, at + 1, count)
    });
    pages.collect()
}

/// The text in as few pages as can be, and then as airy as can be.
fn columns(desk: &Desk, grid: &Grid, first: Length, later: Length) -> Result<Vec<Column>, Diagnostic> {
    let mut best: Option<Vec<Column>> = None;
    for parting in [false, true] {
        for density in flow::DENSITIES {
            let columns = flow::paginate(sections(desk, grid, density)?, grid, density, parting, first, later);
            if best.as_ref().is_none_or(|best| columns.len() < best.len()) {
                best = Some(columns);
            }
        }
    }
    Ok(best.unwrap_or_default())
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
fn sections(desk: &Desk, grid: &Grid, density: Density) -> Result<Vec<Section>, Diagnostic> {
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
            Kind::Paragraph | Kind::Item | Kind::Row => paragraph(desk, grid, density, section, &block.text)?,
        }
    }
    Ok(sections)
}

/// A paragraph of a section; one that fills no line of its own is joined to the one before it.
fn paragraph(desk: &Desk, grid: &Grid, density: Density, section: &mut Section, id: &str) -> Result<(), Diagnostic> {
    let style = Style { leading: density.leading, ..grid::BODY };
    let words = desk.say(id)?;
    let block = desk.set_text(&words, style, grid.measure)?;
    match (section.words.last_mut(), section.paragraphs.last_mut()) {
        (Some(before), Some(last)) if block.lines.len() == 1 => {
            *before = format!("{before} {words}");
            *last = desk.set_text(before, style, grid.measure)?;
        }
        _ => {
            section.words.push(words);
            section.paragraphs.push(block);
        }
    }
    Ok(())
}

/// The figure of a block, with its caption; the first one carries the key of signs.
fn hung(desk: &Desk, grid: &Grid, block: &Block, number: usize) -> Result<Option<Hung>, Diagnostic> {
    let (Some(name), Some(caption), Some(alt)) = (&block.figure, &block.caption, &block.alt) else {
        return Ok(None);
    };
    let Some(drawing) = pictures::rule_figure(desk, name, &desk.say(alt)?, grid.figure_width)? else {
        return Ok(None);
    };
    let label = desk.say_with("figure-label", &desk.args.clone().number("figure", number as i64))?;
    let caption = format!("__{label}__\u{a0}\u{a0} {}", desk.say(caption)?);
    let bounces = !matches!(desk.variant.rules.bounce, Bounce::None { .. });
    let key = if number == 1 { Some(pictures::key(desk, bounces)?) } else { None };
    let measure = Hung::caption_measure(drawing.bounds, grid.figure_width);
    Ok(Some(Hung {
        bounds: drawing.bounds,
        figure: Node::Group(drawing.group),
        caption: Some(desk.set_text(&caption, grid::CAPTION, measure)?),
        key,
    }))
}

/// The worked sample: its frames side by side with their captions, or nothing where the pitch has no room for it.
fn sample(desk: &Desk, grid: &Grid, block: &Block) -> Result<Option<Wide>, Diagnostic> {
    let Some(steps) = sample::steps(desk.variant, block) else { return Ok(None) };
    let Some(window) = pictures::sample_window(desk, &steps) else { return Ok(None) };
    let count = block.frames.iter().map(|_| 1.0).sum::<f64>();
    let width = (grid.width() - GUTTER * (count - 1.0)) / count;
    let mut x = Length::ZERO;
    let (mut items, mut captions) = (Vec::new(), Vec::new());
    let mut foot = Length::ZERO;
    let mut side = desk.variant.rules.first;
    for (turn, (frame, step)) in (1u32..).zip(block.frames.iter().zip(&steps)) {
        let letter = desk.say(pictures::letter_of(step, side))?;
        let args = desk.args.clone().number("turn", turn).text("player", letter);
        let alt = desk.say_with(block.alt.as_deref().unwrap_or_default(), &args)?;
        let drawing = pictures::sample_frame(desk, step, window, width, &alt);
        foot = foot.max(drawing.bounds.size.height);
        let middle = (width - drawing.bounds.size.width) / 2.0;
        let shift = Point::new(x + middle - drawing.bounds.left(), -drawing.bounds.top());
        items.push(tag::moved(vec![Node::Group(drawing.group)], shift));
        captions.push((x, desk.set_text(&desk.say_with(&frame.caption, &args)?, grid::BODY, width)?));
        x += width + GUTTER;
        side = side.other();
    }
    let first = foot + grid::STEP;
    let mut depth = Length::ZERO;
    for (x, caption) in captions {
        depth = depth.max(caption.depth());
        items.push(tag::tagged(Role::Caption, place(&caption, Point::new(x, first), Align::Left)));
    }
    Ok(Some(Wide { items, height: first + depth }))
}
