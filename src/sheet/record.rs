//! The blank record of a game: who plays, and a numbered row for each pair of turns. Knows no game.

use crate::diag::Diagnostic;
use crate::geom::{Length, Point};
use crate::pitch::Side;
use crate::scene::{Node, Role, Scope};
use crate::text::{Align, Style};

use super::desk::{Desk, place};
use super::flow::Column;
use super::furniture::CAP;
use super::grid::{self, Grid};
use super::{pen, tag};

/// From the title's baseline to that of the first words, and from there to the next ones.
const WORDS: (Length, Length) = (Length::mm(12.0), Length::mm(10.0));
/// From the last words to the head of the table, and from there to its rule.
const HEAD: (Length, Length) = (Length::mm(14.0), Length::mm(3.3));
/// About the height of a row: room for handwriting.
const ROW: Length = Length::mm(8.0);
/// The width of the column of numbers.
const NUMBERS: Length = Length::mm(12.0);
/// Between two fields or columns.
const GUTTER: Length = Length::mm(6.0);
/// From words to the line on which one writes.
const TO_LINE: Length = Length::mm(2.5);
/// The heavy rules of the table, and all other ones.
const RULES: (Length, Length) = (Length::mm(1.0), Length::mm(0.25));
/// The type size of the numbers.
const NUMBER: Style = grid::CAPTION;

/// The record, its title's baseline at `first`; its last row ends where text ends.
///
/// # Errors
/// Says which words cannot be found or set.
pub fn column(desk: &Desk, grid: &Grid, first: Length) -> Result<Column, Diagnostic> {
    let title = desk.say("record-title")?;
    let set = desk.set_text(&title, grid::HEADING, grid.width())?;
    let mut nodes = vec![tag::heading(2, place(&set, Point::new(grid.left, first), Align::Left))];
    let mut y = first + set.depth() + WORDS.0;
    let first_side = desk.variant.rules.first;
    for pair in [
        [player(desk, first_side)?, desk.say("record-date")?],
        [player(desk, first_side.other())?, desk.say("record-result")?],
    ] {
        let half = (grid.width() - GUTTER) / 2.0;
        for (words, x) in pair.iter().zip([grid.left, grid.left + half + GUTTER]) {
            nodes.extend(field(desk, words, Point::new(x, y), half)?);
        }
        y += WORDS.1;
    }
    let table = Table { desk, left: grid.left, width: grid.width(), end: grid.last };
    nodes.extend(table.draw(y - WORDS.1 + HEAD.0)?);
    Ok(Column { nodes, headings: vec![(title, first - grid::HEADING.size * CAP)] })
}

/// What a player is called.
fn player(desk: &Desk, side: Side) -> Result<String, Diagnostic> {
    let letter = desk.say(if side == Side::A { "side-a" } else { "side-b" })?;
    desk.say_with("record-player", &desk.args.clone().text("player", letter))
}

/// Words and the line behind them on which one writes.
fn field(desk: &Desk, words: &str, at: Point, width: Length) -> Result<[Node; 2], Diagnostic> {
    let line = desk.line(words, grid::BODY)?;
    let from = at.shifted(line.width + TO_LINE, Length::mm(0.6));
    let rule = pen::line(from, Point::new(at.x + width, from.y), pen::ruled(RULES.1));
    Ok([tag::paragraph(line.nodes(at, Align::Left)), tag::artifact(vec![rule])])
}

/// The table of turns.
struct Table<'a> {
    desk: &'a Desk<'a>,
    left: Length,
    width: Length,
    end: Length,
}

impl Table<'_> {
    /// The left edges of its columns: numbers, first side, second side.
    fn columns(&self) -> [Length; 3] {
        let turn = (self.width - NUMBERS - GUTTER) / 2.0;
        [self.left, self.left + NUMBERS, self.left + NUMBERS + turn + GUTTER]
    }

    /// The table with the baseline of its head at `first`.
    fn draw(&self, first: Length) -> Result<Vec<Node>, Diagnostic> {
        let desk = self.desk;
        let side = desk.variant.rules.first;
        let heads = [desk.say("record-number")?, player(desk, side)?, player(desk, side.other())?];
        let mut cells = Vec::new();
        for (words, x) in heads.iter().zip(self.columns()) {
            let set = desk.line(words, grid::KICKER)?;
            let nodes = set.nodes(Point::new(x, first), Align::Left);
            cells.push(tag::tagged(Role::HeaderCell(Scope::Column), nodes));
        }
        let top = first + HEAD.1;
        let count = ((self.end - top) / ROW).floor().max(1.0);
        let height = (self.end - top) / count;
        let mut rows = vec![tag::tagged(Role::Row, cells)];
        let mut rules = vec![self.rule(top, RULES.0)];
        let mut foot = top;
        let mut number = 1_u32;
        while f64::from(number) <= count {
            foot += height;
            rows.push(self.row(number, foot)?);
            rules.push(self.rule(foot, if f64::from(number) < count { RULES.1 } else { RULES.0 }));
            number += 1;
        }
        let [_, first_turn, second_turn] = self.columns();
        for x in [first_turn - GUTTER / 2.0, second_turn - GUTTER / 2.0] {
            rules.push(pen::line(Point::new(x, top), Point::new(x, self.end), pen::ruled(RULES.1)));
        }
        Ok(vec![tag::tagged(Role::Table, rows), tag::artifact(rules)])
    }

    /// A row whose lower edge is at `foot`: its number, and two empty cells.
    fn row(&self, number: u32, foot: Length) -> Result<Node, Diagnostic> {
        let words = self.desk.line(&number.to_string(), NUMBER)?;
        let nodes = words.nodes(Point::new(self.left, foot - Length::mm(1.8)), Align::Left);
        let head = tag::tagged(Role::HeaderCell(Scope::Row), nodes);
        let empty = || tag::tagged(Role::Cell, Vec::new());
        Ok(tag::tagged(Role::Row, vec![head, empty(), empty()]))
    }

    fn rule(&self, y: Length, width: Length) -> Node {
        pen::line(Point::new(self.left, y), Point::new(self.left + self.width, y), pen::ruled(width))
    }
}
