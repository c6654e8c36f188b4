//! The figures by the names that skeletons give them, in the words of a language.

use crate::diag::Diagnostic;
use crate::geom::{Length, Point};
use crate::pitch::{Boundary, Direction, GridPoint};
use crate::rules::{Bounce, Game, Position};
use crate::scene::{Ink, Node};
use crate::sheet::desk::Desk;
use crate::sheet::field::{Drawing, Field, FieldOptions, FieldStyle, Window};
use crate::sheet::pen::{self, Trace};
use crate::sheet::{grid, pitches};
use crate::text::TextLine;

use super::diagram::Diagram;
use super::overlay::{may_not, words};
use super::quest::Quest;
use super::story::{self, RUN_ON, cell_within};
use super::views::Views;
use super::whole::{Names, whole};

/// The most lines of a turn that are numbered.
const NUMBERS: usize = 9;

/// A figure of the rule sheet, no wider than `width`; none where the variant has nothing of the kind to show.
///
/// # Errors
/// Says which words cannot be found or set.
pub fn rule_figure(desk: &Desk, name: &str, alt: &str, width: Length) -> Result<Option<Drawing>, Diagnostic> {
    let numbers = numbers(desk)?;
    let quest = Quest { pitch: &desk.variant.pitch, rules: desk.variant.rules };
    let views = Views { quest, width, numbers: &numbers };
    let items = match name {
        "field" => Some(whole(quest.pitch, &pitches::letters(desk)?, &names(desk)?, width)),
        "moves" => views.moves(),
        "bounce" => views.bounce(),
        "dead-end" => views.dead_end(),
        "goals" => views.goals(),
        "entries" => views.entries(),
        "boundary" => views.boundary(),
        _ => None,
    };
    Ok(items.map(|items| Drawing::figure("figure", alt, items)))
}

/// The numbers of the lines in a turn.
fn numbers(desk: &Desk) -> Result<Vec<TextLine>, Diagnostic> {
    (1..=NUMBERS).map(|number| desk.line(&number.to_string(), grid::SEAT)).collect()
}

/// The words of the whole pitch.
fn names(desk: &Desk) -> Result<Names, Diagnostic> {
    let say = |id: &str| desk.line(&desk.say(id)?, grid::CAPTION);
    let boundary = match desk.variant.pitch.boundary() {
        Boundary::Wall => "label-wall",
        Boundary::Playable => "label-edge",
    };
    Ok(Names {
        goal: say("label-goal")?,
        boundary: say(boundary)?,
        start: say("label-start")?,
        cell: say("label-cell")?,
        point: say("label-point")?,
        post: say("label-post")?,
    })
}

/// A frame of the worked sample: the turn of `lines` after the lines of `before`, one digit a line. None where it would
/// not be legal, or not exactly one turn. Where lines may not end on touched points, such ends are crossed out.
///
/// # Errors
/// None yet; the words of a frame are its caption's.
pub fn sample_frame(
    desk: &Desk,
    before: &str,
    lines: &str,
    width: Length,
    alt: &str,
) -> Result<Option<Drawing>, Diagnostic> {
    let quest = Quest { pitch: &desk.variant.pitch, rules: desk.variant.rules };
    Ok(frame(&quest, before, lines, width).map(|items| Drawing::figure("figure", alt, items)))
}

/// The items of a frame.
pub(super) fn frame(quest: &Quest<'_>, before: &str, lines: &str, width: Length) -> Option<Vec<Node>> {
    let start = quest.stored(before, |position| !position.is_mid_turn())?;
    let complete = |position: &Position<'_>| position.ending().is_none() && !position.is_mid_turn();
    let game = quest.stored(&format!("{before}{lines}"), complete)?;
    let turn = story::last_turn(&game.lines).len();
    if turn != lines.chars().count() {
        return None;
    }
    let window = frame_window(quest, &game)?;
    let cell = cell_within(window.cells().0, width, Length::mm(12.0));
    let field = Field::through(quest.pitch, FieldStyle::for_figure(cell), window, Point::default());
    let mut items = field.items(&FieldOptions::default());
    if quest.rules.bounce == (Bounce::None { end_on_touched: false }) {
        let short = Length::mm(0.95);
        let at = quest.pitch.point(start.ball);
        for direction in story::refused(&quest.replay(&start)?) {
            items.extend(may_not(field.place(at), field.place(at.step(direction)), short, short));
        }
    }
    items.extend(Diagram::of(field, &game.lines).told());
    Some(items)
}

/// The window of all frames of a sample: five columns around the start and the row above it, more where lines need it.
fn frame_window(quest: &Quest<'_>, game: &Game) -> Option<Window> {
    let start = quest.pitch.point(quest.pitch.start());
    let mut points = vec![start, start.step(Direction::North)];
    points.extend([-2, 2].map(|reach| GridPoint::new(start.x + reach, start.y)));
    points.retain(|&at| quest.pitch.id(at).is_some());
    points.extend(game.lines.iter().map(|line| quest.pitch.point(line.to)));
    Some(Window { run_on: RUN_ON, ..Window::around(quest.pitch, points, 0)? })
}

/// From one line of the key to the next, and from the caption to its first.
const KEY_STEP: Length = Length::pt(14.5);
/// From the left edge to the words of the key.
const KEY_WORDS: Length = Length::mm(11.0);

/// The key of signs, from its own origin down, and its height: lines of A and B, the ball, and a bounce if there is one.
///
/// # Errors
/// Says which words cannot be found or set.
pub fn key(desk: &Desk) -> Result<(Vec<Node>, Length), Diagnostic> {
    let mut ids = vec!["key-line-a", "key-line-b", "key-ball"];
    if !matches!(desk.variant.rules.bounce, Bounce::None { .. }) {
        ids.push("key-bounce");
    }
    let mut nodes = Vec::new();
    let mut y = Length::mm(2.0);
    for id in ids {
        y += KEY_STEP;
        let line = desk.line(&desk.say(id)?, grid::KEY)?;
        let middle = y - line.style.size * (crate::sheet::furniture::CAP / 2.0);
        nodes.extend(sample(id, middle));
        nodes.extend(words(&line, KEY_WORDS, middle));
    }
    Ok((nodes, y))
}

/// The sign of a line of the key, its middle at `y`.
fn sample(id: &str, y: Length) -> Vec<Node> {
    let style = FieldStyle::for_figure(Length::mm(10.5));
    let (left, right) = (Point::new(Length::mm(0.8), y), Point::new(Length::mm(7.6), y));
    let middle = left.towards(right, 0.5);
    let mut trace = Trace::new();
    trace.line(left, right);
    match id {
        "key-line-a" => vec![trace.stroke(pen::round(style.line_a()))],
        "key-line-b" => {
            let outer = style.line_b();
            vec![trace.stroke(pen::round(outer)), trace.stroke(pen::white(FieldStyle::core(outer)))]
        }
        "key-ball" => vec![Trace::new().circle(middle, Length::mm(1.15)).fill(Ink::Black)],
        _ => vec![pen::ring(middle, Length::mm(1.1), Length::mm(0.32))],
    }
}
