//! A sheet that is written from the top down: head, words, tables, on as many pages as it takes. Knows no particular sheet.

use crate::diag::Diagnostic;
use crate::geom::{Length, Point};
use crate::scene::{Node, Page};
use crate::sheet::desk::{Desk, place};
use crate::sheet::grid::{self, Grid, STEP};
use crate::sheet::head::{self, Head, Titles};
use crate::sheet::paper::Paper;
use crate::sheet::{leaf, tag};
use crate::text::{Align, Style};

use super::ledger::Ledger;
use super::office::Office;

/// From the last baseline of words to the upper rule of a table.
const TO_TABLE: Length = Length::mm(4.0);
/// From the last rule of a table to the next baseline.
const FROM_TABLE: Length = Length::mm(11.0);
/// From a heading's baseline to that of its first words.
const BELOW_HEADING: Length = Length::pt(18.0);

/// A sheet being written.
pub(super) struct Paperwork<'a> {
    pub desk: &'a Desk<'a>,
    pub paper: Paper,
    pub grid: Grid,
    /// The next baseline.
    pub y: Length,
    running: Head,
    pages: Vec<Vec<Node>>,
    foot: String,
}

impl<'a> Paperwork<'a> {
    /// A sheet with its head.
    pub fn new(desk: &'a Desk<'a>, paper: Paper, titles: &Titles, foot: String) -> Result<Self, Diagnostic> {
        let grid = Grid::of(paper);
        let opening = head::opening(desk, &grid, titles)?;
        let running = head::running(desk, &grid, titles.title, titles.kicker)?;
        Ok(Self { desk, paper, grid, y: opening.next, running, pages: vec![opening.nodes], foot })
    }

    /// A sheet of a table, at which these languages are spoken, under the title of this id.
    pub fn of_table(office: &'a Office<'a>, desk: &'a Desk<'a>, at: usize, title: &str) -> Result<Self, Diagnostic> {
        let table = desk.say_with("event-table", &office.args(desk).number("table", at + 1))?;
        let aside = std::slice::from_ref(&table);
        let titles = Titles { kicker: &office.title()?, title: &desk.say(title)?, aside, cover: false };
        Self::new(desk, office.paper, &titles, table.clone())
    }

    /// A sheet whose first page goes on from another one.
    pub fn later(
        desk: &'a Desk<'a>,
        paper: Paper,
        title: &str,
        kicker: &str,
        foot: String,
    ) -> Result<Self, Diagnostic> {
        let grid = Grid::of(paper);
        let running = head::running(desk, &grid, title, kicker)?;
        Ok(Self { desk, paper, grid, y: running.next, pages: vec![running.nodes.clone()], running, foot })
    }

    /// Puts nodes on the page.
    pub fn put(&mut self, nodes: impl IntoIterator<Item = Node>) {
        if let Some(page) = self.pages.last_mut() {
            page.extend(nodes);
        }
    }

    /// Turns to a new page where there is not so much room.
    pub fn need(&mut self, room: Length) {
        if self.y + room > self.grid.last {
            self.turn();
        }
    }

    fn turn(&mut self) {
        self.pages.push(self.running.nodes.clone());
        self.y = self.running.next;
    }

    /// A heading, with room for what follows it.
    pub fn heading(&mut self, desk: &Desk, words: &str) -> Result<(), Diagnostic> {
        self.need(Length::mm(30.0));
        let set = desk.set_text(words, grid::HEADING, self.grid.width())?;
        let nodes = place(&set, Point::new(self.grid.left, self.y), Align::Left);
        self.put([tag::heading(2, nodes)]);
        self.y += set.depth() + BELOW_HEADING;
        Ok(())
    }

    /// A paragraph across the whole width.
    pub fn paragraph(&mut self, desk: &Desk, words: &str) -> Result<(), Diagnostic> {
        self.styled(desk, words, grid::BODY, self.grid.width())
    }

    /// A paragraph in a style, so wide.
    pub fn styled(&mut self, desk: &Desk, words: &str, style: Style, measure: Length) -> Result<(), Diagnostic> {
        let set = desk.set_text(words, style, measure)?;
        self.need(set.depth());
        let nodes = place(&set, Point::new(self.grid.left, self.y), Align::Left);
        let node = tag::paragraph(nodes);
        let foreign = desk.lang() != self.desk.lang();
        self.put([if foreign { spoken(desk, node) } else { node }]);
        self.y += set.depth() + style.leading;
        Ok(())
    }

    /// What stands free.
    pub fn gap(&mut self, gap: Length) {
        self.y += gap;
    }

    /// A table.
    pub fn ledger(&mut self, ledger: &Ledger) -> Result<(), Diagnostic> {
        let first = self.y - STEP + TO_TABLE;
        let later = self.running.next - Length::mm(6.0);
        for (at, (nodes, end)) in ledger.draw(first, later, self.grid.last)?.into_iter().enumerate() {
            if at > 0 {
                self.turn();
            }
            let foreign = ledger.desk.lang() != self.desk.lang();
            self.put(nodes.into_iter().map(|node| if foreign { spoken(ledger.desk, node) } else { node }));
            self.y = end + FROM_TABLE;
        }
        Ok(())
    }

    /// The finished pages.
    pub fn finish(self) -> Result<Vec<Page>, Diagnostic> {
        let (desk, paper, foot) = (self.desk, self.paper, self.foot);
        self.pages.into_iter().map(|items| leaf::page(desk, paper, &foot, Vec::new(), items)).collect()
    }
}

/// A node in the language of a desk.
pub(super) fn spoken(desk: &Desk, node: Node) -> Node {
    Node::Group(crate::scene::Group { lang: Some(desk.lang()), items: vec![node], ..Default::default() })
}
