//! The cover of a kit: what to print and how often, on which paper, who sits where. Knows no word of it.

use crate::diag::Diagnostic;
use crate::geom::{Length, Point};
use crate::locale::Args;
use crate::scene::{Bookmark, Node, Page, Role};
use crate::text::Align;

use super::desk::{Desk, place};
use super::grid::{self, Grid, STEP};
use super::head::{self, Titles};
use super::paper::Paper;
use super::plan::{Plan, Run};
use super::skeleton::{Block, Carried, Kind};
use super::{leaf, pen, seats, tag, thumbnail};

static SKELETON: Carried = Carried::new(include_str!("../../templates/sheets/cover.toml"));

/// From a part's heading to what it heads, and to the next part's heading.
const HEADING: (Length, Length) = (Length::mm(7.0), Length::mm(12.6));
/// The height of the print plan, between its heading and its sum.
const PLAN: Length = Length::mm(121.0);
/// The most a row of the plan takes, and the air between two small pictures.
const ROW: (Length, Length) = (Length::mm(40.3), Length::mm(6.4));
/// From the text's left edge: the end of the counts, the sign ×, the words of a row.
const COUNTS: (Length, Length, Length) = (Length::mm(41.2), Length::mm(42.8), Length::mm(51.0));
/// From the sum's rule to its baseline, and to the heading of the seats.
const SUM: (Length, Length) = (Length::mm(6.24), Length::mm(20.4));
/// The width of the words of a row.
const WORDS: Length = Length::mm(65.0);

/// The cover of a kit that is printed by this plan.
///
/// # Errors
/// Says which words cannot be found or set.
pub fn page(desk: &Desk, paper: Paper, plan: &Plan) -> Result<Page, Diagnostic> {
    let grid = Grid::of(paper);
    let mut choices = desk.choices().clone();
    choices.condition("annotated", true);
    let printed_on = desk.printed_on.unwrap_or(paper);
    choices.condition("either-paper", printed_on == Paper::A4 || printed_on == Paper::LETTER);
    choices.condition("odd-guests", desk.variant.guests % 2 == 1);
    let blocks = SKELETON.blocks(&choices)?;
    let titles = Titles {
        kicker: &desk.say("cover-kicker")?,
        title: &desk.say("game-title")?,
        aside: &[desk.title()?, desk.say("size")?],
        cover: true,
    };
    let opening = head::opening(desk, &grid, &titles)?;
    let mut items = opening.nodes;
    let top = opening.next;
    let part = |name: &'static str| blocks.iter().filter(move |block| block.part.as_deref() == Some(name));
    let (nodes, end) = print_plan(desk, &grid, plan, part("plan"), top)?;
    items.extend(nodes);
    items.extend(column(desk, &grid, paper, part("column"), top)?);
    items.extend(seating(desk, &grid, part("seats"), end)?);
    let foot = desk.say_with("footer-cover", &desk.args.clone().number("page", 1))?;
    let bookmark = Bookmark { level: 1, title: desk.say("sheet-cover")?, top: Length::ZERO };
    leaf::page(desk, paper, &foot, vec![bookmark], items)
}

/// The print plan and where what follows it may start: rows of small picture, count and words, then the sum.
fn print_plan<'b>(
    desk: &Desk,
    grid: &Grid,
    plan: &Plan,
    blocks: impl Iterator<Item = &'b Block>,
    top: Length,
) -> Result<(Vec<Node>, Length), Diagnostic> {
    let rows: f64 = plan.runs.iter().map(|_| 1.0).sum();
    let row = (PLAN / rows).min(ROW.0);
    let mut y = top + HEADING.0;
    let mut nodes = Vec::new();
    for block in blocks {
        let run = plan.runs.iter().find(|run| block.sheet.as_deref() == Some(run.material.name()));
        match (block.kind, run) {
            (Kind::Heading, _) => {
                nodes.push(part_heading(desk, &block.text, Point::new(grid.left, top), grid.measure)?)
            }
            (Kind::Row, Some(run)) => {
                nodes.extend(plan_row(desk, grid, *run, block, y, row - ROW.1)?);
                y += row;
            }
            _ => nodes.extend(sum(desk, grid, plan, block, y)?),
        }
    }
    Ok((nodes, y + SUM.0 + SUM.1 - HEADING.0))
}

/// A row of the plan, its small picture so high and at `y`.
fn plan_row(
    desk: &Desk,
    grid: &Grid,
    run: Run,
    block: &Block,
    y: Length,
    height: Length,
) -> Result<Vec<Node>, Diagnostic> {
    let args = pages_of(desk, run);
    let pages = match (run.pages(), run.is_two_sided()) {
        (1, _) => "cover-pages--one",
        (_, true) => "cover-pages--two-sided",
        (_, false) => "cover-pages--one-sided",
    };
    let at = |x: Length, y: Length| Point::new(grid.left + x, y);
    let picture = thumbnail::draw(run.material, &desk.variant.pitch, run.copies, at(Length::ZERO, y), height);
    let count = desk.line(&run.copies.to_string(), grid::COUNT)?;
    let times = desk.line("×", grid::TIMES)?;
    let head = desk.set(&block.text, grid::KICKER, WORDS)?;
    let pages = desk.set_text(&desk.say_with(pages, &args)?, grid::BODY, WORDS)?;
    let why = desk.set_text(&desk.say_with(block.cell.as_deref().unwrap_or_default(), &args)?, grid::BODY, WORDS)?;
    let depth = STEP * 2.0 + pages.depth() + why.depth();
    let first = y + (height - depth) / 2.0 + grid::BODY.size * 0.35;
    let middle = first + depth / 2.0;
    let mut words = place(&head, at(COUNTS.2, first), Align::Left);
    words.extend(place(&pages, at(COUNTS.2, first + STEP), Align::Left));
    words.extend(place(&why, at(COUNTS.2, first + STEP * 2.0 + pages.depth()), Align::Left));
    let mut copies = count.nodes(at(COUNTS.0 - Length::mm(1.2), middle + Length::mm(1.97)), Align::Right);
    copies.extend(times.nodes(at(COUNTS.1, middle + Length::mm(1.0)), Align::Left));
    Ok(vec![tag::artifact(picture), tag::paragraph(copies), tag::paragraph(words)])
}

/// What the words about a run may mention.
fn pages_of(desk: &Desk, run: Run) -> Args {
    desk.args
        .clone()
        .number("page", run.first)
        .number("first-page", run.first)
        .number("last-page", run.last)
        .number("count", run.copies)
}

/// The sum of the plan under its rule.
fn sum(desk: &Desk, grid: &Grid, plan: &Plan, block: &Block, y: Length) -> Result<Vec<Node>, Diagnostic> {
    let args = desk.args.clone().number("sheets", plan.sheets());
    let head = desk.set(&block.text, grid::KICKER, COUNTS.2)?;
    let words = desk.say_with(block.cell.as_deref().unwrap_or_default(), &args)?;
    let words = desk.set_text(&words, grid::KICKER, WORDS)?;
    let rule =
        pen::line(Point::new(grid.left, y), Point::new(grid.left + grid.measure, y), pen::ruled(Length::mm(0.25)));
    let mut nodes = place(&head, Point::new(grid.left, y + SUM.0), Align::Left);
    nodes.extend(place(&words, Point::new(grid.left + COUNTS.2, y + SUM.0), Align::Left));
    Ok(vec![tag::artifact(vec![rule]), tag::paragraph(nodes)])
}

/// The right column: scale, paper, pencils, scissors.
fn column<'b>(
    desk: &Desk,
    grid: &Grid,
    paper: Paper,
    blocks: impl Iterator<Item = &'b Block>,
    top: Length,
) -> Result<Vec<Node>, Diagnostic> {
    let x = grid.figures.unwrap_or(grid.left);
    let args = desk.args.clone().text("paper", paper_name(desk.printed_on.unwrap_or(paper)));
    let mut y = top;
    let mut nodes = Vec::new();
    for block in blocks {
        let words = desk.say_with(&block.text, &args)?;
        if block.kind == Kind::Heading {
            if !nodes.is_empty() {
                y += Length::pt(30.0) - STEP;
            }
            let head = desk.set_text(&words, grid::HEADING, grid.figure_width)?;
            nodes.push(tag::heading(2, place(&head, Point::new(x, y), Align::Left)));
            y += Length::pt(18.0);
        } else {
            let text = desk.set_text(&words, grid::BODY, grid.figure_width)?;
            nodes.push(tag::paragraph(place(&text, Point::new(x, y), Align::Left)));
            y += text.depth() + STEP;
        }
    }
    Ok(nodes)
}

/// Who sits where: words, then small pitches with the players around them.
fn seating<'b>(
    desk: &Desk,
    grid: &Grid,
    blocks: impl Iterator<Item = &'b Block>,
    top: Length,
) -> Result<Vec<Node>, Diagnostic> {
    let mut y = top;
    let mut nodes = Vec::new();
    for block in blocks {
        match block.kind {
            Kind::Heading => {
                nodes.push(part_heading(desk, &block.text, Point::new(grid.left, y), grid.width())?);
                y += Length::mm(6.7);
            }
            Kind::Figure => {
                let alt = desk.say(block.alt.as_deref().unwrap_or_default())?;
                nodes.push(seats::draw(desk, grid, &alt, y - STEP + Length::mm(4.2), grid.last)?);
            }
            _ => {
                let text = desk.set(&block.text, grid::BODY, grid.width())?;
                nodes.push(tag::paragraph(place(&text, Point::new(grid.left, y), Align::Left)));
                y += text.depth() + STEP;
            }
        }
    }
    Ok(nodes)
}

/// What people call a paper: its name, or its size.
pub(super) fn paper_name(paper: Paper) -> String {
    let named = Paper::names().find(|name| Paper::parse(name).is_ok_and(|known| known == paper));
    let size = paper.size();
    named.map_or_else(
        || format!("{:.0} × {:.0} mm", size.width.to_mm(), size.height.to_mm()),
        |name| name[..1].to_uppercase() + &name[1..],
    )
}

/// The heading of a part.
fn part_heading(desk: &Desk, id: &str, at: Point, measure: Length) -> Result<Node, Diagnostic> {
    let words = desk.set(id, grid::HEADING, measure)?;
    Ok(tag::tagged(Role::Heading(2), place(&words, at, Align::Left)))
}
