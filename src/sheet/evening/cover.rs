//! The cover of a print job: what is in it, what it takes to print it, what else the evening needs. Knows no word of it.

use crate::diag::Diagnostic;
use crate::event::{Edge, Material};
use crate::geom::{Length, Point};
use crate::locale::Args;
use crate::scene::{Node, Page};
use crate::sheet::cover::paper_name;
use crate::sheet::desk::{Desk, place};
use crate::sheet::grid::{self, Grid, STEP};
use crate::sheet::head::{self, Titles};
use crate::sheet::paper::Paper;
use crate::sheet::skeleton::{Block, Carried, Choices, Kind};
use crate::sheet::{leaf, pen, tag};
use crate::text::{Align, Style};

use super::Counts;
use super::office::Office;

pub(super) static SKELETON: Carried = Carried::new(include_str!("../../../templates/sheets/job.toml"));

/// How many pages the cover itself has.
pub(super) const LENGTH: usize = 1;
/// From the text's left edge: the end of the counts, the sign ×, the words of a row.
const COUNTS: (Length, Length, Length) = (Length::mm(17.0), Length::mm(18.5), Length::mm(26.0));
/// The air between two rows: as much of these as there is room for.
const AIRS: [Length; 4] = [Length::pt(12.0), Length::pt(8.0), Length::pt(4.0), Length::ZERO];
/// What stands free between a heading and its first row, and above the rule of the sum.
const HEADING: Length = Length::mm(2.4);
const SUM: Length = Length::mm(3.0);
/// The counts.
const COUNT: Style = grid::HEADING;

/// The cover, when all pages are counted.
pub(super) fn page(office: &Office, counts: &Counts) -> Result<Page, Diagnostic> {
    let (event, desk, paper) = (office.event, office.lead(), office.paper);
    let grid = Grid::of(paper);
    let args = office.args(desk).number("pages", counts.all).number("sheets", counts.sheets);
    let args = args.text("paper", paper_name(paper)).text("command", "--only\u{a0}P1-1");
    let blocks = SKELETON.blocks(&choices(office, counts))?;
    let mut aside: Vec<String> = event.date.clone().into_iter().collect();
    aside.push(desk.say_with("event-size", &args)?);
    let (kicker, title) = (desk.say_with("event-kicker", &args)?, office.title()?);
    let titles = |cover| Titles { kicker: &kicker, title: &title, aside: &aside, cover };
    let plan: Vec<&Block> = blocks.iter().filter(|block| block.part.as_deref() == Some("plan")).collect();
    let pen = |air, y| Pen {
        desk,
        args: &args,
        x: grid.left,
        y,
        width: grid.measure,
        air,
        after_heading: false,
        items: Vec::new(),
    };
    let mut opening = head::opening(desk, &grid, &titles(true))?;
    let mut left = pen(AIRS[0], opening.next);
    // Where even without air the rows leave the page, the title gives way.
    for (cover, air) in AIRS.map(|air| (true, air)).into_iter().chain([(false, Length::ZERO)]) {
        if !cover {
            opening = head::opening(desk, &grid, &titles(false))?;
        }
        left = pen(air, opening.next);
        plan.iter().try_for_each(|block| left.any(block, counts))?;
        if left.y - air - STEP <= grid.last {
            break;
        }
    }
    let mut items = opening.nodes;
    let x = grid.figures.unwrap_or(grid.left);
    let mut right = Pen { x, y: opening.next, width: grid.figure_width, items: Vec::new(), ..left.again() };
    for block in blocks.iter().filter(|block| block.part.as_deref() == Some("column")) {
        right.block(block)?;
    }
    items.append(&mut left.items);
    items.append(&mut right.items);
    leaf::page(desk, paper, &desk.say("event-cover-title")?, Vec::new(), items)
}

/// What the skeleton may ask for.
fn choices(office: &Office, counts: &Counts) -> Choices {
    let mut choices = Choices::default();
    for material in Material::ALL {
        choices.condition(material.name(), counts.pages.contains_key(&material));
    }
    choices.condition("blanks", counts.blanks > 0);
    choices.condition("clock", office.event.minutes.is_some());
    choices.condition("either-paper", office.paper == Paper::A4 || office.paper == Paper::LETTER);
    let sides = match office.event.two_sided {
        None => "one-sided",
        Some(Edge::Long) => "long-edge",
        Some(Edge::Short) => "short-edge",
    };
    choices.choose("sides", &["one-sided", "long-edge", "short-edge"], sides);
    choices
}

/// Writes a column from the top down.
struct Pen<'a> {
    desk: &'a Desk<'a>,
    args: &'a Args,
    x: Length,
    y: Length,
    width: Length,
    air: Length,
    after_heading: bool,
    items: Vec<Node>,
}

impl<'a> Pen<'a> {
    fn again(&self) -> Self {
        Pen {
            desk: self.desk,
            args: self.args,
            x: self.x,
            y: self.y,
            width: self.width,
            air: self.air,
            after_heading: false,
            items: Vec::new(),
        }
    }

    /// Whatever a block is.
    fn any(&mut self, block: &Block, counts: &Counts) -> Result<(), Diagnostic> {
        match block.kind {
            Kind::Row => self.row(block, counts),
            _ => self.block(block),
        }
    }

    /// A heading or a paragraph.
    fn block(&mut self, block: &Block) -> Result<(), Diagnostic> {
        let words = self.desk.say_with(&block.text, self.args)?;
        let heads = block.kind == Kind::Heading;
        self.after_heading = heads;
        if heads && !self.items.is_empty() {
            self.y += Length::pt(30.0) - STEP;
        }
        let style = if heads { grid::HEADING } else { grid::BODY };
        let set = self.desk.set_text(&words, style, self.width)?;
        let nodes = place(&set, Point::new(self.x, self.y), Align::Left);
        self.items.push(if heads { tag::heading(2, nodes) } else { tag::paragraph(nodes) });
        self.y += set.depth() + if heads { Length::pt(18.0) } else { STEP };
        Ok(())
    }

    /// A row of the plan: how many pages, of what, which, and what for. The row without a sheet is the sum.
    fn row(&mut self, block: &Block, counts: &Counts) -> Result<(), Diagnostic> {
        let sheet = block.sheet.as_deref().unwrap_or_default();
        let found = Material::ALL.into_iter().find(|one| one.name() == sheet).and_then(|one| counts.pages.get(&one));
        let (count, ids) = match (found, sheet) {
            (Some((count, first, last)), _) if first == last => (*count, first.to_string()),
            (Some((count, first, last)), _) => (*count, format!("{first} … {last}")),
            (None, "blanks") => (counts.blanks, String::new()),
            (None, _) => (counts.all, String::new()),
        };
        let sum = found.is_none() && sheet != "blanks";
        let at = |x: Length, y: Length| Point::new(self.x + x, y);
        if std::mem::take(&mut self.after_heading) {
            self.y += HEADING;
        }
        if sum {
            self.y += SUM;
            let rule = pen::line(
                at(Length::ZERO, self.y - Length::mm(6.6)),
                at(self.width, self.y - Length::mm(6.6)),
                pen::ruled(Length::mm(0.25)),
            );
            self.items.push(tag::artifact(vec![rule]));
        }
        let number = self.desk.line(&count.to_string(), COUNT)?;
        let times = self.desk.line("×", grid::BODY)?;
        let mut nodes = number.nodes(at(COUNTS.0, self.y), Align::Right);
        nodes.extend(times.nodes(at(COUNTS.1, self.y), Align::Left));
        self.items.push(tag::paragraph(nodes));
        let room = self.width - COUNTS.2;
        let ids = self.desk.line(&ids, grid::CAPTION)?;
        let head = self.desk.set_text(&self.desk.say_with(&block.text, self.args)?, grid::KICKER, room - ids.width)?;
        let mut words = place(&head, at(COUNTS.2, self.y), Align::Left);
        words.extend(ids.nodes(at(self.width, self.y), Align::Right));
        self.items.push(tag::paragraph(words));
        let mut y = self.y + head.depth() + STEP;
        if let Some(cell) = &block.cell {
            let why = self.desk.set_text(&self.desk.say_with(cell, self.args)?, grid::BODY, room)?;
            self.items.push(tag::paragraph(place(&why, at(COUNTS.2, y), Align::Left)));
            y += why.depth() + STEP;
        }
        self.y = y + self.air;
        Ok(())
    }
}
