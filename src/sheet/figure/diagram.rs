//! A position on a drawn pitch: the lines of a replayed game, the turn being told on top, bounces and the ball. Knows
//! how lines look, not what they tell.

use crate::geom::{Length, Point};
use crate::pitch::Side;
use crate::rules::Line;
use crate::scene::Node;
use crate::sheet::field::{Field, FieldOptions, FieldStyle};
use crate::sheet::furniture::CAP;
use crate::sheet::pen::{self, Trace};
use crate::text::{Align, TextLine};

/// A position, told by its lines.
#[derive(Clone, Copy, Debug)]
pub struct Diagram<'a> {
    /// The part of the pitch it happens on.
    pub field: Field<'a>,
    /// The lines shown, in order.
    pub lines: &'a [Line],
    /// How many of them are older than the turn being told.
    pub older: usize,
    /// Whether bounces of the turn being told have beads.
    pub beads: bool,
    /// Whether the ball is shown where the last line ends.
    pub ball: bool,
    /// What is numbered in what is told.
    pub numbers: Numbers<'a>,
}

/// What is numbered in a diagram, and with what.
#[derive(Clone, Copy, Debug)]
pub enum Numbers<'a> {
    /// Nothing.
    None,
    /// Each line told, from the first.
    Lines(&'a [TextLine]),
    /// Each turn told, from the first: one number beside one of its lines.
    Turns(&'a [TextLine]),
}

/// How far from the edge of a line its number's middle stands.
const NUMBER_OFF: Length = Length::mm(1.9);

/// Beside which parts of a line its number may stand, the best first.
const SHARES: [f64; 5] = [0.5, 0.42, 0.58, 0.32, 0.68];

impl<'a> Diagram<'a> {
    /// A position after these lines, of which the last turn is told: with beads and the ball, without numbers.
    #[must_use]
    pub fn of(field: Field<'a>, lines: &'a [Line]) -> Self {
        let last = lines.last().map(|line| line.turn);
        let older = lines.iter().take_while(|line| Some(line.turn) != last).count();
        Self { field, lines, older, beads: true, ball: true, numbers: Numbers::None }
    }

    /// Everything it shows, the pitch included.
    #[must_use]
    pub fn items(&self) -> Vec<Node> {
        let mut items = self.field.items(&FieldOptions::default());
        items.extend(self.told());
        items
    }

    /// What it shows on the pitch.
    #[must_use]
    pub fn told(&self) -> Vec<Node> {
        let (older, told) = self.lines.split_at(self.older.min(self.lines.len()));
        let mut items = vec![pen::class("lines-older", self.strokes(older, FieldStyle::EARLIER))];
        items.push(pen::class("lines", self.strokes(told, 1.0)));
        if self.beads {
            items.push(pen::class("bounces", self.bounces(told)));
        }
        if let Some(line) = self.lines.last().filter(|_| self.ball) {
            items.push(pen::class("ball", ball(&self.field, self.field.spot(line.to))));
        }
        items.push(pen::class("numbers", self.number(told)));
        items.retain(|node| !matches!(node, Node::Group(group) if group.items.is_empty()));
        items
    }

    /// Lines as their sides draw them: A's solid, B's open.
    fn strokes(&self, lines: &[Line], share: f64) -> Vec<Node> {
        let style = self.field.style();
        let mut nodes = Vec::new();
        for run in lines.chunk_by(|a, b| a.side == b.side) {
            let way = || run.iter().take(1).map(|line| line.from).chain(run.iter().map(|line| line.to));
            let mut trace = Trace::new();
            let points: Vec<Point> = way().map(|id| self.field.spot(id)).collect();
            self.field.cut(&mut trace, &points, false);
            if trace.is_empty() {
                continue;
            }
            match run.first().map(|line| line.side) {
                Some(Side::B) => {
                    let outer = style.line_b() * share;
                    nodes.push(trace.stroke(pen::round(outer)));
                    nodes.push(trace.stroke(pen::white(FieldStyle::core(outer))));
                }
                _ => nodes.push(trace.stroke(pen::round(style.line_a() * share))),
            }
        }
        nodes
    }

    /// A bead on every bounce that the window shows.
    fn bounces(&self, lines: &[Line]) -> Vec<Node> {
        let style = self.field.style();
        let mut nodes = Vec::new();
        for line in lines.iter().filter(|line| line.bounced && self.shows(line.to)) {
            nodes.push(pen::ring(self.field.spot(line.to), style.bead(), style.bead_line()));
        }
        nodes
    }

    fn shows(&self, id: crate::pitch::PointId) -> bool {
        self.field.window().shows(self.field.pitch().point(id))
    }

    /// The numbers, each beside its line where most room is.
    fn number(&self, told: &[Line]) -> Vec<Node> {
        let (parts, numbers): (Vec<&[Line]>, _) = match self.numbers {
            Numbers::None => return Vec::new(),
            Numbers::Lines(numbers) => (told.chunks(1).collect(), numbers),
            Numbers::Turns(numbers) => (told.chunk_by(|a, b| a.turn == b.turn).collect(), numbers),
        };
        let mut taken: Vec<Point> = Vec::new();
        let mut nodes = Vec::new();
        for (lines, number) in parts.into_iter().zip(numbers) {
            let half = (number.width - number.style.size * CAP).max(Length::ZERO) / 2.0;
            let mut best: Option<(Length, Point)> = None;
            for at in lines.iter().flat_map(|line| self.beside(line, half)) {
                let ends = [-1.0, 0.0, 1.0].map(|way| at.shifted(half * way, Length::ZERO));
                let room = ends.map(|at| self.room(at, &taken)).into_iter().fold(Length::mm(5.0), Length::min);
                if best.is_none_or(|(most, _)| room > most + Length::mm(0.2)) {
                    best = Some((room, at));
                }
            }
            if let Some((_, at)) = best {
                taken.push(at);
                let foot = at.shifted(Length::ZERO, number.style.size * (CAP / 2.0));
                nodes.extend(number.nodes(foot, Align::Centre));
            }
        }
        nodes
    }

    /// Where the middle of a line's number could stand, the best places first. `half` is how far the number reaches beyond
    /// a single digit on either side: wide ones stand farther from upright lines.
    fn beside(&self, line: &Line, half: Length) -> Vec<Point> {
        let (from, to) = (self.field.spot(line.from), self.field.spot(line.to));
        let length = from.distance(to);
        let (x, y) = ((to.x - from.x) / length, (to.y - from.y) / length);
        let off = self.field.style().line_b() / 2.0 + NUMBER_OFF + half * y.abs();
        let place = |share: f64, way: f64| from.towards(to, share).shifted(off * (y * way), off * (-x * way));
        SHARES.into_iter().flat_map(|share| [1.0, -1.0].map(|way| place(share, way))).collect()
    }

    /// How far a place is from lines, ball, beads and other numbers, up to a reach beyond which it does not matter.
    fn room(&self, at: Point, taken: &[Point]) -> Length {
        let style = self.field.style();
        let mut room = Length::mm(5.0);
        for line in self.lines {
            let (from, to) = (self.field.spot(line.from), self.field.spot(line.to));
            room = room.min(to_segment(at, from, to));
            room = room.min(at.distance(to) - style.bead());
        }
        if let Some(line) = self.lines.last() {
            room = room.min(at.distance(self.field.spot(line.to)) - style.ball());
        }
        for &other in taken {
            room = room.min(at.distance(other) - Length::mm(2.0));
        }
        for [from, to] in self.field.barriers() {
            room = room.min(to_segment(at, from, to) - style.wall() / 2.0);
        }
        room
    }
}

/// The distance from a place to a straight line.
fn to_segment(at: Point, from: Point, to: Point) -> Length {
    let (dx, dy) = ((to.x - from.x).to_mm(), (to.y - from.y).to_mm());
    let (px, py) = ((at.x - from.x).to_mm(), (at.y - from.y).to_mm());
    let square = dx * dx + dy * dy;
    let share = if square > 0.0 { ((px * dx + py * dy) / square).clamp(0.0, 1.0) } else { 0.0 };
    at.distance(from.towards(to, share))
}

/// The ball at a place, with bare paper around it, though never over a wall or a frame.
#[must_use]
pub fn ball(field: &Field<'_>, at: Point) -> Vec<Node> {
    let style = field.style();
    let radius = style.ball();
    let free = |[from, to]: [Point; 2]| to_segment(at, from, to) - style.wall() / 2.0;
    let apart = field.barriers().into_iter().map(free).filter(|&free| free > radius * 0.5);
    let halo = apart.fold(radius + FieldStyle::HALO, Length::min).max(radius);
    vec![Trace::new().dot(at).stroke(pen::white(halo * 2.0)), pen::disc(at, radius)]
}
