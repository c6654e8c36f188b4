//! The diagram: a position of a game, or some of its turns, on a page as large as the drawing or on a sheet of paper.
//! Knows what is told of a game, not how lines are drawn.

use std::ops::RangeInclusive;

use crate::diag::{Code, Diagnostic};
use crate::geom::{Length, Point, Rect, Size};
use crate::locale::Args;
use crate::pitch::Side;
use crate::rules::{Bounce, Game, Line, Reason};
use crate::scene::{Bookmark, Node, Page, Role};
use crate::text::{Align, TextBlock, TextLine};

use super::book::PAPER_TOO_SMALL;
use super::coordinates::{self, Axes};
use super::desk::{Desk, place};
use super::field::{Drawing, Field, FieldOptions, FieldStyle, extremes};
use super::figure::{Diagram, Numbers};
use super::furniture::CAP;
use super::grid::{self, Grid};
use super::paper::Paper;
use super::pictures::{self, KeyEntry};
use super::pitches::letters;
use super::{leaf, tag};

/// A turn that the game does not have.
pub const NO_SUCH_TURN: Code = Code("no-such-turn");
/// A drawing larger than any paper.
pub const DIAGRAM_TOO_LARGE: Code = Code("diagram-too-large");

/// What a diagram shows of its game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Shown {
    /// The turns told, from 1; what came before them is drawn thinner, and nothing is drawn after them. Without it the whole
    /// game is told.
    pub turns: Option<RangeInclusive<u16>>,
    /// Whether the turns told are numbered.
    pub numbers: bool,
    /// Whether columns and rows have their names.
    pub coordinates: bool,
    /// The side of a cell.
    pub cell: Option<Length>,
    /// The paper, if it is to stand on a sheet.
    pub paper: Option<Paper>,
}

/// The usual side of a cell on a page of its own.
const CELL: Length = Length::mm(9.0);
/// What stays free around the drawing on a page of its own.
const MARGIN: Length = Length::mm(5.0);
/// The least measure of the words.
const MEASURE: Length = Length::mm(72.0);
/// How many lines the words may have, if they are to name the points of the turns.
const LINES: usize = 3;
/// From the drawing to the capitals of the words, from the words to the key, between two signs of the key.
const GAPS: (Length, Length, Length) = (Length::mm(4.0), Length::mm(7.0), Length::mm(7.0));
/// How far letters may reach beyond the sides of the pitch.
const ROOM: Length = Length::mm(9.0);
/// The largest side of a page that a PDF can have.
const LARGEST: Length = Length::mm(5000.0);

/// The page of a diagram.
///
/// # Errors
/// Says which words cannot be found or set, which turn there is not, or that the drawing is too large.
pub fn page(desk: &Desk, game: &Game, shown: &Shown) -> Result<Page, Diagnostic> {
    let told = Told::new(desk, game, shown)?;
    let bookmarks = vec![Bookmark { level: 1, title: desk.say("sheet-diagram")?, top: Length::ZERO }];
    match shown.paper {
        Some(paper) => told.on_paper(paper, bookmarks),
        None => told.alone(bookmarks),
    }
}

/// A game as far as it is told.
struct Told<'a> {
    desk: &'a Desk<'a>,
    shown: &'a Shown,
    game: Game,
    /// How many of its lines come before the turns told.
    older: usize,
    turns: RangeInclusive<u16>,
    axes: Option<Axes>,
    numbers: Vec<TextLine>,
}

impl<'a> Told<'a> {
    fn new(desk: &'a Desk<'a>, game: &Game, shown: &'a Shown) -> Result<Self, Diagnostic> {
        let last = game.lines.last().map_or(0, |line| line.turn);
        let turns = shown.turns.clone().unwrap_or(1..=last);
        if shown.turns.is_some() && (*turns.start() < 1 || turns.is_empty() || *turns.end() > last) {
            let wanted = if turns.start() == turns.end() {
                format!("turn {}", turns.start())
            } else {
                format!("turns {}-{}", turns.start(), turns.end())
            };
            let message = format!("there is nothing to draw for {wanted}: the game has the turns 1-{last}");
            return Err(Diagnostic::error(NO_SUCH_TURN, message));
        }
        let until = |end: u16| game.lines.iter().take_while(|line| line.turn <= end).count();
        let lines: Vec<_> = game.directions().take(until(*turns.end())).collect();
        let variant = desk.variant;
        let cut = Game::replay(&variant.pitch, variant.rules, &lines)
            .map_err(|illegal| Diagnostic::error(NO_SUCH_TURN, illegal.to_string()))?;
        let axes = if shown.coordinates { Some(Axes::of(desk, grid::CAPTION)?) } else { None };
        let numbers = turns.clone().filter(|_| shown.numbers);
        let numbers = numbers.map(|turn| desk.line(&turn.to_string(), grid::SEAT)).collect::<Result<_, _>>()?;
        Ok(Self { desk, shown, game: cut, older: until(turns.start().saturating_sub(1)), turns, axes, numbers })
    }

    /// On a page of its own, as large as it is.
    fn alone(&self, bookmarks: Vec<Bookmark>) -> Result<Page, Diagnostic> {
        let parts = Parts::new(self, self.shown.cell.unwrap_or(CELL), None)?;
        let size = Size::new(parts.width() + MARGIN * 2.0, parts.height() + MARGIN * 2.0);
        if size.width > LARGEST || size.height > LARGEST {
            let (width, height, most) = (size.width.to_mm(), size.height.to_mm(), LARGEST.to_mm());
            let message = format!("the diagram is {width:.0} × {height:.0} mm, but a page has at most {most:.0} mm");
            return Err(Diagnostic::error(DIAGRAM_TOO_LARGE, message).help("make its cells smaller with --cell"));
        }
        let items = vec![tag::tagged(Role::Section, parts.put(Point::new(MARGIN, MARGIN)))];
        Ok(Page { size, label: String::new(), bookmarks, items })
    }

    /// On a sheet of paper, as large as there is room or as was asked for.
    fn on_paper(&self, paper: Paper, bookmarks: Vec<Bookmark>) -> Result<Page, Diagnostic> {
        let (grid, ink) = (Grid::of(paper), paper.ink());
        let room = Size::new(grid.width(), grid.last - ink.top());
        let fits = |parts: &Parts| parts.width() <= room.width && parts.height() <= room.height;
        let too_large = |parts: &Parts| {
            let message = format!(
                "the diagram needs {:.0} × {:.0} mm, but this paper has room for {:.0} × {:.0} mm",
                parts.width().to_mm().ceil(),
                parts.height().to_mm().ceil(),
                room.width.to_mm().floor(),
                room.height.to_mm().floor()
            );
            Diagnostic::error(PAPER_TOO_SMALL, message)
        };
        let parts = match self.shown.cell {
            Some(cell) => Parts::new(self, cell, Some(room.width))?,
            None => {
                let least = Parts::new(self, Length::mm(1.0), Some(room.width))?;
                let spare = Size::new(room.width, room.height - (least.height() - least.figure.bounds.size.height));
                Parts::new(self, self.largest(spare), Some(room.width))?
            }
        };
        if !fits(&parts) {
            return Err(too_large(&parts));
        }
        let args = self.desk.args.clone().text("sheet", self.desk.say("footer-sheet--diagram")?);
        let foot = self.desk.say_with("footer-size", &args)?;
        let items = parts.put(Point::new(grid.left, ink.top()));
        leaf::page(self.desk, paper, &foot, bookmarks, items)
    }

    /// The largest cell, a multiple of half a millimetre, with which the drawing has room.
    fn largest(&self, room: Size) -> Length {
        let (from, to) = extremes(&self.desk.variant.pitch);
        let (columns, rows) = (f64::from((to.x - from.x).max(1)), f64::from((to.y - from.y).max(1)));
        let beside = self.axes.as_ref().map_or(Size::default(), |axes| Size::new(axes.width(), axes.height()));
        let fits = |cell: Length| {
            let over = self.field(cell).clearance().max(FieldStyle::for_cell(cell).goal_disc()) * 2.0;
            cell * columns + over + beside.width <= room.width && cell * rows + over + beside.height <= room.height
        };
        let cells = (2..=200).rev().map(|halves| Length::mm(f64::from(halves) / 2.0));
        cells.into_iter().find(|&cell| fits(cell)).unwrap_or(Length::mm(1.0))
    }

    fn field(&self, cell: Length) -> Field<'_> {
        Field::centred(&self.desk.variant.pitch, FieldStyle::for_figure(cell), Point::default())
    }

    /// The drawing.
    fn figure(&self, cell: Length) -> Result<Drawing, Diagnostic> {
        let field = self.field(cell);
        let letters = letters(self.desk)?;
        let mut items = field.items(&FieldOptions { letters: Some(&letters), room: ROOM, ..FieldOptions::default() });
        if cell < FieldStyle::GUIDED {
            items = super::anatomy::without_guides(items);
        }
        let numbers = Numbers::Turns(&self.numbers);
        let diagram = Diagram { older: self.older, numbers, ..Diagram::of(field, &self.game.lines) };
        items.extend(diagram.told());
        let names = self.axes.iter().map(|axes| axes.around(&field, &items)).collect::<Vec<_>>();
        items.extend(names);
        Ok(Drawing::figure("diagram", self.alt()?, items))
    }

    /// What the drawing shows, for who cannot see it.
    fn alt(&self) -> Result<String, Diagnostic> {
        let ball = coordinates::names(self.desk).name(self.desk.variant.pitch.point(self.game.ball));
        let args = self.args().text("turns", self.written(0)).text("ball", ball);
        Ok(format!("{} {}", self.desk.say_with("alt-diagram", &args)?, self.state()?))
    }

    fn args(&self) -> Args {
        let args = self.desk.args.clone().number("turn", *self.turns.start());
        args.number("first-turn", *self.turns.start()).number("last-turn", *self.turns.end())
    }

    /// The turns from a line on, as they are written.
    fn written(&self, from: usize) -> String {
        let names = coordinates::names(self.desk);
        let lines: &[Line] = self.game.lines.get(from..).unwrap_or_default();
        let turns = lines.chunk_by(|a, b| a.turn == b.turn);
        turns.map(|turn| names.turn(&self.desk.variant.pitch, turn)).collect::<Vec<_>>().join(", ")
    }

    /// Who draws next, or how the game ended.
    fn state(&self) -> Result<String, Diagnostic> {
        let letter = |side: Side| self.desk.say(if side == Side::A { "side-a" } else { "side-b" });
        let (id, side) = match (self.game.ending, self.game.to_move) {
            (Some(ending), _) => match (ending.winner, ending.reason) {
                (None, _) => ("diagram-end--draw", None),
                (winner, Reason::Goal) => ("diagram-end--goal", winner),
                (winner, Reason::OwnGoal) => ("diagram-end--own-goal", winner),
                (winner, Reason::Blocked) => ("diagram-end--blocked", winner),
            },
            (None, side) => (if self.game.mid_turn { "diagram-next--goes-on" } else { "diagram-next--draws" }, side),
        };
        let letter = side.map_or(Ok(String::new()), letter)?;
        self.desk.say_with(id, &self.args().text("player", letter))
    }

    /// The words under the drawing: which turns, their points where there are few, and how things stand.
    fn words(&self, measure: Length) -> Result<TextBlock, Diagnostic> {
        let which = if self.turns.start() == self.turns.end() { "diagram-turn" } else { "diagram-turns" };
        let head = self.desk.say_with(which, &self.args())?;
        let state = self.state()?;
        let set = |text: &str| self.desk.set_text(text, grid::CAPTION, measure);
        let full = set(&format!("{head} {}. {state}", unbroken(&self.written(self.older))))?;
        if full.lines.len() <= LINES { Ok(full) } else { set(&format!("{head} {state}")) }
    }
}

/// Turns of which each stays on one line, unless it is longer than any line.
fn unbroken(turns: &str) -> String {
    let turn = |turn: &str| if turn.len() <= LONGEST { turn.replace('-', "\u{2011}") } else { turn.to_owned() };
    turns.split(", ").map(turn).collect::<Vec<_>>().join(", ")
}

/// The most letters and digits of a turn that is kept on one line.
const LONGEST: usize = 30;

/// The parts of a diagram, set.
struct Parts {
    figure: Drawing,
    words: TextBlock,
    key: Vec<KeyEntry>,
    measure: Length,
}

impl Parts {
    /// With cells of this side. The words are as wide as the drawing, or as `measure` says.
    fn new(told: &Told, cell: Length, measure: Option<Length>) -> Result<Self, Diagnostic> {
        let figure = told.figure(cell)?;
        let measure = measure.unwrap_or_else(|| figure.bounds.size.width.max(MEASURE));
        let bounces = !matches!(told.desk.variant.rules.bounce, Bounce::None { .. });
        let key = pictures::key_entries(told.desk, bounces)?;
        Ok(Self { figure, words: told.words(measure)?, key, measure })
    }

    fn width(&self) -> Length {
        self.figure.bounds.size.width.max(self.measure)
    }

    /// Where each sign of the key starts, from the left edge and from the first baseline of the key: all in one row, else in
    /// two columns, else below each other.
    fn key_places(&self) -> Vec<Point> {
        let widest = self.key.iter().map(KeyEntry::width).fold(Length::ZERO, Length::max) + GAPS.2;
        let fits = |columns: &usize| (0..*columns).map(|_| widest).sum::<Length>() - GAPS.2 <= self.measure;
        let columns = [self.key.len(), 2].into_iter().find(fits).unwrap_or(1);
        let rows = self.key.chunks(columns.max(1)).zip(0..);
        let place = |row: u32, column: u32| Point::new(widest * f64::from(column), grid::KEY.leading * f64::from(row));
        rows.flat_map(|(entries, row)| (0..).zip(entries).map(move |(column, _)| place(row, column))).collect()
    }

    /// From its upper edge to the first baseline of the words, and to that of the key.
    fn baselines(&self) -> (Length, Length) {
        let words = self.figure.bounds.size.height + GAPS.0 + grid::CAPTION.size * CAP;
        (words, words + self.words.depth() + GAPS.1)
    }

    fn height(&self) -> Length {
        let last = self.key_places().last().map_or(Length::ZERO, |at| at.y);
        self.baselines().1 + last + grid::KEY.size * 0.22
    }

    /// Everything, its upper left corner here.
    fn put(self, corner: Point) -> Vec<Node> {
        let (words, key) = self.baselines();
        let places = self.key_places();
        let bounds: Rect = self.figure.bounds;
        let shift = Point::new(corner.x - bounds.left(), corner.y - bounds.top());
        let at = corner.shifted(Length::ZERO, words);
        let mut nodes = vec![
            tag::moved(vec![Node::Group(self.figure.group)], shift),
            tag::tagged(Role::Caption, place(&self.words, at, Align::Left)),
        ];
        for (entry, at) in self.key.iter().zip(places) {
            nodes.extend(entry.put(corner.shifted(at.x, key + at.y)));
        }
        nodes
    }
}
