//! The figures of the rule sheet by the names its skeleton gives them, with their words. Knows which figure is which,
//! not how games are drawn.

use crate::diag::Diagnostic;
use crate::geom::{Length, Point};
use crate::pitch::{GridPoint, Side};
use crate::rules::Line;
use crate::scene::Node;
use crate::text::{Align, TextLine};

use super::desk::Desk;
use super::field::{Drawing, Field, FieldStyle, Window};
use super::figure::{Diagram, Quest, Views, ball, may_not};
use super::furniture::CAP;
use super::pen::{self, Trace};
use super::sample::Step;
use super::{anatomy, grid};

/// The most lines of a turn that are numbered.
const NUMBERS: u32 = 9;
/// How far lines run on around a sample, in cells.
const RUN_ON: f64 = 0.6;
/// The largest cell of a sample's frame.
const SAMPLE_CELL: Length = Length::mm(11.9);

/// A figure of the rule sheet; nothing where the variant has nothing to show.
///
/// # Errors
/// Says which words cannot be found or set.
pub fn rule_figure(desk: &Desk, name: &str, alt: &str, width: Length) -> Result<Option<Drawing>, Diagnostic> {
    let numbers = (1..=NUMBERS).map(|number| desk.line(&number.to_string(), grid::SEAT));
    let numbers = numbers.collect::<Result<Vec<TextLine>, _>>()?;
    let views = Views { quest: quest(desk), width, numbers: &numbers };
    let items = match name {
        "field" => Some(anatomy::items(desk, width)?),
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

/// The pitch and the rules that figures are searched and replayed by.
const fn quest<'a>(desk: &Desk<'a>) -> Quest<'a> {
    Quest { pitch: &desk.variant.pitch, rules: desk.variant.rules }
}

/// A window that shows everything a sample's steps reach, and a little of what surrounds it.
#[must_use]
pub fn sample_window(desk: &Desk, steps: &[Step]) -> Option<Window> {
    let pitch = &desk.variant.pitch;
    let last = steps.last()?;
    let ends = |line: &Line| [pitch.point(line.from), pitch.point(line.to)];
    let points = last.game.lines.iter().flat_map(ends);
    let refused = last.refused.map(|direction| pitch.point(last.game.ball).step(direction));
    let points: Vec<GridPoint> = points.chain(refused).collect();
    let (wide, high) = (Window::around(pitch, points.iter().copied(), 1)?, Window::around(pitch, points, 0)?);
    let (from, to) = (GridPoint::new(wide.from.x, high.from.y), GridPoint::new(wide.to.x, high.to.y));
    Some(Window { from, to, run_on: RUN_ON })
}

/// One frame of the sample, no wider than `width`.
#[must_use]
pub fn sample_frame(desk: &Desk, step: &Step, window: Window, width: Length, alt: &str) -> Drawing {
    let cells = f64::from(window.cells().0.max(1)) + window.run_on * 2.0;
    let style = FieldStyle::for_figure((width / cells).min(SAMPLE_CELL));
    let pitch = &desk.variant.pitch;
    let field = Field::through(pitch, style, window, Point::default());
    let lines = &step.game.lines;
    let items = match step.refused {
        None => Diagram::of(field, lines).items(),
        Some(direction) => {
            let at = pitch.point(step.game.ball);
            let mut items = Diagram { older: lines.len(), ball: false, ..Diagram::of(field, lines) }.items();
            let leave = style.ball() + Length::mm(0.95);
            items.extend(may_not(field.place(at), field.place(at.step(direction)), leave, Length::mm(0.95)));
            items.extend(ball(&field, field.place(at)));
            items
        }
    };
    Drawing::figure("sample", alt, items)
}

/// The key of signs under the first figure: lines of both sides, ball, bounce. Drawn from the origin down, with its height.
///
/// # Errors
/// Says which words cannot be found or set.
pub fn key(desk: &Desk, bounces: bool) -> Result<(Vec<Node>, Length), Diagnostic> {
    let step = grid::KEY.leading;
    let mut y = Length::mm(7.6);
    let mut nodes = Vec::new();
    for entry in key_entries(desk, bounces)? {
        nodes.extend(entry.put(Point::new(Length::ZERO, y)));
        y += step;
    }
    Ok((nodes, y - step))
}

/// A sign of the key and its words.
pub struct KeyEntry {
    id: &'static str,
    words: TextLine,
}

/// The signs of the key: lines of both sides, the ball and, where lines bounce, the bounce.
///
/// # Errors
/// Says which words cannot be found or set.
pub fn key_entries(desk: &Desk, bounces: bool) -> Result<Vec<KeyEntry>, Diagnostic> {
    let ids = ["key-line-a", "key-line-b", "key-ball", "key-bounce"];
    let entry = |&id: &&'static str| Ok(KeyEntry { id, words: desk.line(&desk.say(id)?, grid::KEY)? });
    ids.iter().take(if bounces { 4 } else { 3 }).map(entry).collect()
}

impl KeyEntry {
    /// How wide it is.
    #[must_use]
    pub fn width(&self) -> Length {
        KEY_WORDS + self.words.width
    }

    /// The sign and its words, whose baseline starts this far right of `at`.
    #[must_use]
    pub fn put(&self, at: Point) -> [Node; 2] {
        let middle = at.y - grid::KEY.size * (CAP / 2.0);
        let sign = super::tag::moved(sign(self.id, middle), Point::new(at.x, Length::ZERO));
        let words = self.words.nodes(at.shifted(KEY_WORDS, Length::ZERO), Align::Left);
        [super::tag::artifact(vec![sign]), super::tag::paragraph(words)]
    }
}

/// From the left of a sign of the key to its words.
const KEY_WORDS: Length = Length::mm(11.0);

/// A sign of the key, its middle this far down.
fn sign(id: &str, y: Length) -> Vec<Node> {
    let (left, right) = (Point::new(Length::mm(0.7), y), Point::new(Length::mm(7.3), y));
    let middle = Point::new(Length::mm(4.0), y);
    let style = FieldStyle::for_figure(Length::mm(10.0));
    let stroke = |width: Length| pen::round(width);
    match id {
        "key-line-a" => vec![pen::line(left, right, stroke(style.line_a()))],
        "key-line-b" => {
            let outer = style.line_b();
            let mut core = Trace::new();
            core.line(left, right);
            vec![pen::line(left, right, stroke(outer)), core.stroke(pen::white(FieldStyle::core(outer)))]
        }
        "key-ball" => vec![pen::disc(middle, Length::mm(1.25))],
        _ => vec![pen::ring(middle, Length::mm(1.1), Length::mm(0.38))],
    }
}

/// Whose turn a frame of the sample shows, as messages name the letter.
#[must_use]
pub fn letter_of(step: &Step, next: Side) -> &'static str {
    let side = if step.refused.is_some() { next } else { step.game.lines.last().map_or(next, |line| line.side) };
    if side == Side::A { "side-a" } else { "side-b" }
}
