//! The sheet of changes: two variants rule by rule, "same" where nothing changes, and what follows from what does.

use crate::diag::Diagnostic;
use crate::geom::{Length, Point};
use crate::rules::{Bounce, Crossing};
use crate::scene::{Bookmark, Node, Page, Role, Scope};
use crate::text::{Align, Style, TextBlock};
use crate::variant::Variant;

use super::desk::{Desk, place};
use super::differ;
use super::field::{self, Field, FieldOptions, FieldStyle};
use super::grid::{self, Grid, STEP};
use super::head::{self, Titles};
use super::paper::Paper;
use super::skeleton::{Block, Carried, Kind};
use super::{leaf, pen, tag};

static SKELETON: Carried = Carried::new(include_str!("../../templates/sheets/changes.toml"));

/// From the text's left edge to the column of the other variant, and to that of this one.
const COLUMNS: [Length; 2] = [Length::mm(44.0), Length::mm(112.0)];
/// The width of the column of heads.
const HEADS: Length = Length::mm(40.0);
/// The width of a column of cells.
const CELLS: Length = Length::mm(64.0);
/// How tightly the table is set: baseline to baseline, and from a row's last baseline to the rule below it. The first that
/// lets the sheet end on its first page is taken, or the first.
const FITS: [Fit; 2] = [
    Fit { leading: Length::pt(16.0), below: Length::mm(3.3) },
    Fit { leading: Length::pt(15.0), below: Length::mm(2.4) },
];
/// The rules at both ends of the table, between its rows, and the bar before a changed cell.
const RULES: (Length, Length, Length) = (Length::mm(1.0), Length::mm(0.25), Length::mm(1.3));
/// How far left of its text a changed cell's bar stands.
const BAR_OFF: Length = Length::mm(3.2);
/// From the columns' names to the rule below them.
const BELOW_NAMES: Length = Length::mm(3.4);
/// From the lower edge of the small pitches to the columns' names.
const BELOW_PITCHES: Length = Length::mm(9.5);
/// The least and the largest cell of the small pitches.
const CELL: (Length, Length) = (Length::mm(1.6), Length::mm(3.5));
/// From the end of the table to the notes, and between two notes.
const NOTES: (Length, Length) = (Length::mm(9.6), Length::mm(8.4));

/// How tightly a table is set.
#[derive(Clone, Copy)]
struct Fit {
    leading: Length,
    below: Length,
}

/// A set row of the table.
struct Row {
    head: TextBlock,
    cells: [TextBlock; 2],
    changed: bool,
}

/// A set note below the table.
struct Note {
    head: TextBlock,
    paragraphs: Vec<TextBlock>,
}

impl Row {
    /// Its height, from the rule above to the rule below.
    fn height(&self, fit: Fit) -> Length {
        let depth = self.cells[0].depth().max(self.cells[1].depth()).max(self.head.depth());
        STEP + depth + fit.below
    }
}

impl Note {
    /// From its first baseline to its last.
    fn depth(&self) -> Length {
        let lines: usize = self.paragraphs.iter().map(|paragraph| paragraph.lines.len()).sum();
        (1..lines).map(|_| STEP).sum()
    }
}

/// The pages that tell what changes from `other` to the variant of the desk.
///
/// # Errors
/// Says which words cannot be found or set.
pub fn pages(desk: &mut Desk, other: &Desk, paper: Paper) -> Result<Vec<Page>, Diagnostic> {
    compare(desk, other);
    let desk = &*desk;
    let grid = Grid::of(paper);
    let blocks = SKELETON.blocks(desk.choices())?;
    let notes = notes(desk, &blocks)?;
    let titles = Titles {
        kicker: &desk.say("sheet-changes")?,
        title: &desk.title()?,
        aside: &[desk.say_with("changes-compared", &desk.args.clone().text("other", other.title()?))?],
        cover: false,
    };
    let opening = head::opening(desk, &grid, &titles)?;
    let running = head::running(desk, &grid, titles.title, titles.kicker)?;
    let below = notes.iter().map(|note| note.depth() + NOTES.1).sum::<Length>() + NOTES.0;
    let mut set = Vec::new();
    for fit in FITS {
        let rows = rows(desk, other, &blocks, fit)?;
        let table: Length = rows.iter().map(|row| row.height(fit)).sum::<Length>() + BELOW_NAMES;
        set.push((fit, rows, grid.last + STEP - opening.next - table - below));
    }
    let chosen = set.iter().position(|(_, _, room)| *room >= Length::ZERO).unwrap_or(0);
    let (fit, rows, room) = set.swap_remove(chosen);
    let mut maker = Maker { desk, other, grid, fit, pages: vec![opening.nodes], y: opening.next };
    let wanted = if desk.variant.geometry == other.variant.geometry { Length::ZERO } else { room - STEP };
    maker.pitches(wanted)?;
    maker.table(rows, &running)?;
    maker.notes(notes, &running);
    maker.finish(paper)
}

/// Says to the skeleton what has changed.
fn compare(desk: &mut Desk, other: &Desk) {
    let (new, old) = (desk.variant, other.variant);
    let area = |variant: &Variant| variant.pitch.cells();
    let goals = |variant: &Variant| variant.geometry.goals.clone().map(|goal| (goal.shape, goal_width(goal.mouth)));
    let crossing = |variant: &Variant| variant.rules.crossing == Crossing::Allowed;
    let chained = |variant: &Variant| variant.rules.bounce == Bounce::Chained;
    let blocked = new.rules.blocked != old.rules.blocked && !(chained(new) && chained(old));
    let conditions = [
        ("larger", area(new) > area(old)),
        ("smaller", area(new) < area(old)),
        ("changed-size", new.pitch.size() != old.pitch.size()),
        ("changed-bounce", new.rules.bounce != old.rules.bounce),
        ("changed-goal", goals(new) != goals(old)),
        ("changed-boundary", new.pitch.boundary() != old.pitch.boundary()),
        ("changed-directions", new.pitch.directions() != old.pitch.directions()),
        ("changed-crossing", crossing(new) != crossing(old)),
        ("changed-clock", new.minutes != old.minutes),
        ("changed-blocked", blocked),
    ];
    for (name, holds) in conditions {
        desk.condition(name, holds);
    }
}

/// How wide a mouth is, in cells.
fn goal_width([left, right]: [crate::pitch::GridPoint; 2]) -> i32 {
    (right.x - left.x).abs().max((right.y - left.y).abs())
}

/// The rows of the table, set.
fn rows(desk: &Desk, other: &Desk, blocks: &[Block], fit: Fit) -> Result<Vec<Row>, Diagnostic> {
    let templates = SKELETON.skeleton()?;
    let style = Style { leading: fit.leading, ..grid::BODY };
    let mut rows = Vec::new();
    for block in blocks.iter().filter(|block| block.kind == Kind::Row) {
        let Some(template) = templates.block.iter().find(|each| each.text == block.text) else { continue };
        let id = template.cell.clone().unwrap_or_default();
        let old = other.say(&other.choices().fill(&id))?;
        let new = desk.say(&desk.choices().fill(&id))?;
        let changed = old != new;
        let shown = if changed { differ::mark(&old, &new) } else { desk.say("changes-same")? };
        rows.push(Row {
            head: desk.set(&block.text, grid::KICKER, HEADS)?,
            cells: [desk.set_text(&old, style, CELLS)?, desk.set_text(&shown, style, CELLS)?],
            changed,
        });
    }
    Ok(rows)
}

/// The notes below the table, set; a heading without paragraphs is none.
fn notes(desk: &Desk, blocks: &[Block]) -> Result<Vec<Note>, Diagnostic> {
    let mut notes: Vec<Note> = Vec::new();
    for block in blocks {
        match block.kind {
            Kind::Heading => {
                notes.push(Note { head: desk.set(&block.text, grid::KICKER, HEADS)?, paragraphs: Vec::new() });
            }
            Kind::Paragraph => {
                if let Some(note) = notes.last_mut() {
                    note.paragraphs.push(desk.set(&block.text, grid::BODY, CELLS * 2.0 + Length::mm(4.0))?);
                }
            }
            _ => {}
        }
    }
    notes.retain(|note| !note.paragraphs.is_empty());
    Ok(notes)
}

/// The sheet while it is made: its pages so far, and how far down the last one it has come.
struct Maker<'a> {
    desk: &'a Desk<'a>,
    other: &'a Desk<'a>,
    grid: Grid,
    fit: Fit,
    pages: Vec<Vec<Node>>,
    y: Length,
}

impl Maker<'_> {
    fn put(&mut self, nodes: impl IntoIterator<Item = Node>) {
        if let Some(page) = self.pages.last_mut() {
            page.extend(nodes);
        }
    }

    /// Starts a page.
    fn turn(&mut self, running: &head::Head) {
        self.pages.push(running.nodes.clone());
        self.y = running.next;
    }

    /// Both pitches at one scale, standing on one line, where so much room is left for them.
    fn pitches(&mut self, room: Length) -> Result<(), Diagnostic> {
        let sizes = [self.other, self.desk].map(|desk| field::extremes(&desk.variant.pitch));
        let cells = |size: &(crate::pitch::GridPoint, crate::pitch::GridPoint)| f64::from(size.1.y - size.0.y);
        let widths = |size: &(crate::pitch::GridPoint, crate::pitch::GridPoint)| f64::from(size.1.x - size.0.x);
        let high = cells(&sizes[0]).max(cells(&sizes[1])) + 1.0;
        let wide = widths(&sizes[0]).max(widths(&sizes[1])) + 1.0;
        let cell = ((room - BELOW_PITCHES) / high).min(CELLS / wide).min(CELL.1);
        if cell < CELL.0 {
            return Ok(());
        }
        let foot = self.y - STEP + cell * high;
        let left = self.grid.left;
        let mut names = Vec::new();
        for ((desk, size), column) in [self.other, self.desk].into_iter().zip(&sizes).zip(COLUMNS) {
            let style = FieldStyle::for_figure(cell);
            let centre = Point::new(
                left + column + cell * (widths(size) / 2.0) + style.wall() / 2.0,
                foot - cell * (cells(size) / 2.0 + 0.5),
            );
            let drawing = Field::centred(&desk.variant.pitch, style, centre)
                .draw(desk.say("alt-pitch")?, &FieldOptions::default());
            names.push(Node::Group(drawing.group));
        }
        let words = self.desk.set("changes-scale", grid::CAPTION, HEADS)?;
        let at = Point::new(left, foot - words.depth());
        self.put(names);
        self.put([tag::tagged(Role::Caption, place(&words, at, Align::Left))]);
        self.y = foot + BELOW_PITCHES;
        Ok(())
    }

    /// The table, its head repeated on each page it needs.
    fn table(&mut self, rows: Vec<Row>, running: &head::Head) -> Result<(), Diagnostic> {
        let mut nodes = vec![self.names()?];
        for row in rows {
            if self.y + row.height(self.fit) > self.grid.last + self.fit.below {
                let done = std::mem::take(&mut nodes);
                self.end_table(done);
                self.turn(running);
                nodes.push(self.names()?);
            }
            nodes.push(self.row(&row));
        }
        self.end_table(nodes);
        Ok(())
    }

    /// The head of the table: both variants by name.
    fn names(&mut self) -> Result<Node, Diagnostic> {
        let empty = tag::tagged(Role::Cell, Vec::new());
        let mut cells = vec![empty];
        let mut depth = Length::ZERO;
        for (desk, column) in [self.other, self.desk].into_iter().zip(COLUMNS) {
            let name = desk.set_text(&desk.title()?, grid::HEADING, CELLS)?;
            depth = depth.max(name.depth());
            let at = Point::new(self.grid.left + column, self.y);
            cells.push(tag::tagged(Role::HeaderCell(Scope::Column), place(&name, at, Align::Left)));
        }
        self.y += depth + BELOW_NAMES;
        cells.push(self.rule(RULES.0));
        Ok(tag::tagged(Role::Row, cells))
    }

    /// A row, and the rule below it.
    fn row(&mut self, row: &Row) -> Node {
        let left = self.grid.left;
        let first = self.y + STEP + Length::mm(0.6);
        let head = place(&row.head, Point::new(left, first), Align::Left);
        let mut cells = vec![tag::tagged(Role::HeaderCell(Scope::Row), head)];
        for (cell, column) in row.cells.iter().zip(COLUMNS) {
            cells.push(tag::tagged(Role::Cell, place(cell, Point::new(left + column, first), Align::Left)));
        }
        if row.changed {
            let x = left + COLUMNS[1] - BAR_OFF;
            let top = first - grid::BODY.size * 0.84;
            let bottom = first + row.cells[1].depth() + grid::BODY.size * 0.33;
            let bar = pen::line(Point::new(x, top), Point::new(x, bottom), pen::ruled(RULES.2));
            cells.push(tag::artifact(vec![bar]));
        }
        self.y += row.height(self.fit);
        cells.push(self.rule(RULES.1));
        tag::tagged(Role::Row, cells)
    }

    /// A rule across all columns, where the table has come to.
    fn rule(&self, width: Length) -> Node {
        let from = Point::new(self.grid.left, self.y);
        let to = Point::new(self.grid.left + self.grid.width(), self.y);
        tag::artifact(vec![pen::line(from, to, pen::ruled(width))])
    }

    /// Closes the table of a page with a heavy rule.
    fn end_table(&mut self, rows: Vec<Node>) {
        let rule = self.rule(RULES.0);
        self.put([tag::tagged(Role::Table, rows), rule]);
    }

    /// What follows at the table, and where the variant comes from.
    fn notes(&mut self, notes: Vec<Note>, running: &head::Head) {
        self.y += NOTES.0;
        for note in notes {
            if self.y + note.depth() > self.grid.last + Length::mm(1.0) {
                self.turn(running);
            }
            let left = self.grid.left;
            self.put([tag::heading(2, place(&note.head, Point::new(left, self.y), Align::Left))]);
            for paragraph in &note.paragraphs {
                let at = Point::new(left + COLUMNS[0], self.y);
                self.put([tag::paragraph(place(paragraph, at, Align::Left))]);
                self.y += paragraph.depth() + STEP;
            }
            self.y += NOTES.1 - STEP;
        }
    }

    /// The pages with their feet.
    fn finish(self, paper: Paper) -> Result<Vec<Page>, Diagnostic> {
        let desk = self.desk;
        let args = desk.args.clone().text("sheet", desk.say("footer-sheet--changes")?);
        let foot = desk.say_with("footer-size", &args)?;
        let mut pages = Vec::new();
        for (at, items) in self.pages.into_iter().enumerate() {
            let title = desk.say("sheet-changes")?;
            let bookmarks = if at == 0 { vec![Bookmark { level: 1, title, top: Length::ZERO }] } else { Vec::new() };
            pages.push(leaf::page(desk, paper, &foot, bookmarks, items)?);
        }
        Ok(pages)
    }
}
