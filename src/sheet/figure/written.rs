//! The figures of the notation sheet: the pitch with the names of its points, a turn with them, the first lines. Knows no
//! words.

use crate::geom::{Length, Point};
use crate::pitch::{Direction, Pitch};
use crate::rules::{Game, Line};
use crate::scene::Node;
use crate::sheet::coordinates::Axes;
use crate::sheet::field::{Field, FieldOptions, FieldStyle, Letters, Window, extremes};

use super::diagram::Diagram;
use super::quest::Quest;
use super::story::{self, RUN_ON, cell_within};
use super::views::Views;

/// How high the whole pitch may be, its names included.
const HEIGHT: Length = Length::mm(88.0);
/// The largest cell of the whole pitch, in quarters of a millimetre.
const LARGE: u32 = 36;
/// In smaller cells the marks of the points would run into each other.
const MARKED: Length = Length::mm(1.5);
/// The largest cell of a turn, and of a first line.
const CELLS: (Length, Length) = (Length::mm(10.0), Length::mm(8.0));

/// The whole pitch with the names of its columns and rows, odd points told apart by shape, no wider than `width`.
#[must_use]
pub fn points(pitch: &Pitch, letters: &Letters, axes: &Axes, width: Length) -> Vec<Node> {
    let (from, to) = extremes(pitch);
    let (columns, rows) = (f64::from((to.x - from.x).max(1)), f64::from((to.y - from.y).max(1)));
    let field = |cell| Field::centred(pitch, FieldStyle::for_figure(cell), Point::default());
    let fits = |cell: &Length| {
        let style = FieldStyle::for_figure(*cell);
        let over = field(*cell).clearance().max(style.diamond() * 1.15) * 2.0;
        *cell * columns + over + axes.width() <= width && *cell * rows + over + axes.height() <= HEIGHT
    };
    let cells = (1..=LARGE).rev().map(|quarters| Length::mm(f64::from(quarters) / 4.0));
    let cell = cells.into_iter().find(fits).unwrap_or(Length::mm(0.25));
    let field = field(cell);
    let mut items = field.items(&FieldOptions { letters: Some(letters), parity: true, ..FieldOptions::default() });
    let hidden = |class| (class == "guides" && cell < FieldStyle::GUIDED) || (class == "points" && cell < MARKED);
    items.retain(|node| !matches!(node, Node::Group(group) if group.class.is_some_and(hidden)));
    items.push(axes.around(&field, &items));
    items
}

/// A turn of A as a game that leads to it, to be drawn and written.
#[must_use]
pub fn turn(quest: &Quest<'_>) -> Option<Game> {
    story::turn(quest)
}

/// A game whose last turn is a goal of A in the upper goal.
#[must_use]
pub fn goal(quest: &Quest<'_>) -> Option<Game> {
    story::goal(quest, crate::pitch::Side::A)
}

/// The lines of the last turn of a game.
#[must_use]
pub fn last_turn(game: &Game) -> &[Line] {
    story::last_turn(&game.lines)
}

/// The last turn of a game with what surrounds it, and the names of the columns and rows it shows.
#[must_use]
pub fn turn_with_names(views: &Views<'_>, game: &Game, axes: &Axes) -> Option<Vec<Node>> {
    let window = views.window(&game.lines, &[], 4, 3)?;
    let cell = cell_within(window.cells().0, views.width - axes.width(), CELLS.0);
    let field = views.field(window, cell);
    let mut items = Diagram::of(field, &game.lines).items();
    items.push(axes.around(&field, &items));
    Some(items)
}

/// A first line in a small window around the start, no wider than `width`, and the game it makes.
#[must_use]
pub fn first_line(quest: &Quest<'_>, direction: Direction, width: Length) -> Option<(Vec<Node>, Game)> {
    let pitch = quest.pitch;
    let game = Game::replay(pitch, quest.rules, &[direction]).ok()?;
    let window = Window { run_on: RUN_ON, ..Window::around(pitch, [pitch.point(pitch.start())], 1)? };
    let style = FieldStyle::for_figure(cell_within(window.cells().0, width, CELLS.1));
    let field = Field::through(pitch, style, window, Point::default());
    Some((Diagram::of(field, &game.lines).items(), game))
}
