//! Ruled tables with room for handwriting, over as many pages as they need. Knows no words.

use crate::diag::Diagnostic;
use crate::geom::{Length, Point};
use crate::scene::{Node, Role, Scope};
use crate::sheet::desk::{Desk, place};
use crate::sheet::furniture::CAP;
use crate::sheet::{grid, pen, tag};
use crate::text::{Align, Style, TextBlock};

/// The heavy rules of a table, and all other ones.
const RULES: (Length, Length) = (Length::mm(1.0), Length::mm(0.25));
/// From the baseline of a head to the rule below it, and from the rule above to its first one.
const HEAD: (Length, Length) = (Length::mm(3.3), Length::mm(5.6));
/// From the left of a column to its words.
const INDENT: Length = Length::mm(2.0);

/// A column.
pub(super) struct Column {
    /// Its head, in each language of the table.
    pub heads: Vec<TextBlock>,
    /// Its width.
    pub width: Length,
}

/// What stands in a cell.
#[derive(Clone, Debug, Default)]
pub(super) struct Cell {
    /// Its words; none in a cell that is filled in by hand.
    pub words: String,
    /// Whether they are bold.
    pub strong: bool,
    /// Whether they stand at the top, with room for handwriting below and behind them.
    pub high: bool,
}

impl Cell {
    pub fn new(words: impl Into<String>) -> Self {
        Self { words: words.into(), ..Self::default() }
    }

    pub fn strong(words: impl Into<String>) -> Self {
        Self { strong: true, ..Self::new(words) }
    }

    pub fn blank() -> Self {
        Self::default()
    }
}

/// A table.
pub(super) struct Ledger<'a> {
    pub desk: &'a Desk<'a>,
    pub left: Length,
    pub columns: Vec<Column>,
    pub rows: Vec<Vec<Cell>>,
    /// The least height of a row.
    pub row: Length,
    /// How cells are set.
    pub style: Style,
    /// Whether columns are parted by rules.
    pub ruled: bool,
}

impl Ledger<'_> {
    /// The height of its head, from the rule above to the rule below.
    pub fn head(&self) -> Length {
        let depth = |column: &Column| -> Length {
            let blocks = column.heads.iter();
            blocks.map(|block| block.depth() + block.leading).sum::<Length>() - grid::CAPTION.leading
        };
        let deepest = self.columns.iter().map(depth).fold(Length::ZERO, Length::max);
        HEAD.1 + deepest + HEAD.0
    }

    /// The parts of the table: one that ends at `last` when its top is at `first`, further ones with their tops at `later`;
    /// each with its top and its lower end.
    pub fn draw(&self, first: Length, later: Length, last: Length) -> Result<Vec<(Vec<Node>, Length)>, Diagnostic> {
        let heights = self.rows.iter().map(|row| self.height(row)).collect::<Result<Vec<_>, _>>()?;
        let mut parts = Vec::new();
        let (mut top, mut from) = (first, 0);
        while from < self.rows.len() || parts.is_empty() {
            let mut y = top + self.head();
            let mut to = from;
            while let Some(height) = heights.get(to) {
                if y + *height > last && (to > from || top == first && first > later) {
                    break;
                }
                y += *height;
                to += 1;
            }
            if to == from && to < self.rows.len() {
                // Nothing fits below what stands there already: the table starts on the next page.
                parts.push((Vec::new(), top));
                top = later;
                continue;
            }
            let rows = self.rows.get(from..to).unwrap_or_default();
            let heights = heights.get(from..to).unwrap_or_default();
            parts.push((self.part(rows, heights, top)?, y));
            from = to;
            top = later;
            if from >= self.rows.len() {
                break;
            }
        }
        Ok(parts)
    }

    fn height(&self, row: &[Cell]) -> Result<Length, Diagnostic> {
        let mut height = self.row;
        for (cell, column) in row.iter().zip(&self.columns) {
            if !cell.words.is_empty() {
                height = height.max(self.set(cell, column)?.depth() + self.style.leading + Length::mm(2.0));
            }
        }
        Ok(height)
    }

    fn set(&self, cell: &Cell, column: &Column) -> Result<TextBlock, Diagnostic> {
        let words = if cell.strong { format!("__{}__", cell.words) } else { cell.words.clone() };
        self.desk.set_text(&words, self.style, column.width - INDENT * 1.5)
    }

    fn part(&self, rows: &[Vec<Cell>], heights: &[Length], top: Length) -> Result<Vec<Node>, Diagnostic> {
        let width: Length = self.columns.iter().map(|column| column.width).sum();
        let rule = |y: Length, thick: Length| {
            pen::line(Point::new(self.left, y), Point::new(self.left + width, y), pen::ruled(thick))
        };
        let below = top + self.head();
        let mut rules = vec![rule(top, RULES.1), rule(below, RULES.0)];
        let mut nodes = vec![tag::tagged(Role::Row, self.heads(top))];
        let mut y = below;
        for (at, (row, height)) in rows.iter().zip(heights).enumerate() {
            nodes.push(tag::tagged(Role::Row, self.cells(row, y, *height)?));
            y += *height;
            rules.push(rule(y, if at + 1 == rows.len() { RULES.0 } else { RULES.1 }));
        }
        if self.ruled {
            let mut x = self.left;
            for column in self.columns.iter().take(self.columns.len().saturating_sub(1)) {
                x += column.width;
                rules.push(pen::line(Point::new(x, below), Point::new(x, y), pen::ruled(RULES.1)));
            }
        }
        Ok(vec![tag::tagged(Role::Table, nodes), tag::artifact(rules)])
    }

    fn heads(&self, top: Length) -> Vec<Node> {
        let mut x = self.left;
        let mut nodes = Vec::new();
        for column in &self.columns {
            let mut y = top + HEAD.1;
            let mut items = Vec::new();
            for block in &column.heads {
                items.extend(place(block, Point::new(x + self.indent(x), y), Align::Left));
                y += block.depth() + block.leading;
            }
            nodes.push(tag::tagged(Role::HeaderCell(Scope::Column), items));
            x += column.width;
        }
        nodes
    }

    /// The first column stands on the edge of the text, unless rules part the columns.
    fn indent(&self, x: Length) -> Length {
        if x == self.left { Length::ZERO } else { INDENT }
    }

    fn cells(&self, row: &[Cell], top: Length, height: Length) -> Result<Vec<Node>, Diagnostic> {
        let mut x = self.left;
        let mut nodes = Vec::new();
        for (at, (cell, column)) in row.iter().zip(&self.columns).enumerate() {
            let mut items = Vec::new();
            if !cell.words.is_empty() {
                let set = self.set(cell, column)?;
                let cap = self.style.size * CAP;
                let middle = top + (height - set.depth() + cap) / 2.0;
                let y = if cell.high { top + cap + Length::mm(2.0) } else { middle };
                items = place(&set, Point::new(x + self.indent(x), y), Align::Left);
            }
            let role = if at == 0 { Role::HeaderCell(Scope::Row) } else { Role::Cell };
            nodes.push(tag::tagged(role, items));
            x += column.width;
        }
        Ok(nodes)
    }
}
