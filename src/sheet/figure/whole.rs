//! The whole pitch in small, its parts named by words on leaders.

use crate::geom::{Length, Point};
use crate::pitch::{Boundary, GoalShape, GridPoint, Pitch};
use crate::scene::Node;
use crate::sheet::field::{Field, FieldOptions, FieldStyle, Letters, extremes};
use crate::sheet::pen;
use crate::text::TextLine;

use super::overlay::{leader, words};

/// What the words of the figure name, from top to bottom.
#[derive(Clone, Debug)]
pub struct Names {
    /// A goal.
    pub goal: TextLine,
    /// The wall, or the edge that may be drawn along.
    pub boundary: TextLine,
    /// Where the ball starts.
    pub start: TextLine,
    /// A cell.
    pub cell: TextLine,
    /// A point.
    pub point: TextLine,
    /// A post.
    pub post: TextLine,
}

/// The largest cell of the figure, in quarters of a millimetre.
const LARGE: u32 = 24;
/// How high the figure may be.
const HEIGHT: Length = Length::mm(66.5);
/// From the pitch to the words, and from the leaders' ends to what they name.
const TO_WORDS: Length = Length::mm(4.2);
const SHORT: Length = Length::mm(0.5);
/// From the middle of one label to the next.
const LINE: Length = Length::pt(13.0);

/// The figure, no wider than `width`.
#[must_use]
pub fn whole(pitch: &Pitch, letters: &Letters, names: &Names, width: Length) -> Vec<Node> {
    let lines = [&names.goal, &names.boundary, &names.start, &names.cell, &names.point, &names.post];
    let longest = lines.iter().map(|line| line.width).fold(Length::ZERO, Length::max);
    let style = style_within(pitch, width - longest - TO_WORDS);
    let field = Field::centred(pitch, style, Point::default());
    let to = extremes(pitch).1;
    let options = FieldOptions { letters: Some(letters), room: Length::mm(9.0), ..FieldOptions::default() };
    let right = field.place(to).x + field.clearance();
    let targets = Targets { field, right };
    let ways = [targets.goal(), targets.boundary(), targets.start(), targets.cell(), targets.point(), targets.post()];
    let wanted: Vec<Length> = ways.iter().map(|way| way.first().map_or(Length::ZERO, |at| at.y)).collect();
    let heights = spread(&wanted);
    let x = right + TO_WORDS;
    let (mut leaders, mut texts) = (Vec::new(), Vec::new());
    for ((line, way), y) in lines.into_iter().zip(&ways).zip(heights) {
        leaders.extend(leader(&targets.lead(way, y)));
        texts.extend(words(line, x, y));
    }
    leaders.extend(targets.cell().last().map(|&cell| pen::disc(cell, Length::mm(0.5))));
    let mut items = field.items_with(&options, leaders);
    if style.cell() < FieldStyle::GUIDED {
        items.retain(|node| !matches!(node, Node::Group(group) if group.class == Some("guides")));
    }
    items.extend(texts);
    items
}

/// The measures with the largest cell, a multiple of a quarter millimetre, with which the pitch is no wider than `room`.
fn style_within(pitch: &Pitch, room: Length) -> FieldStyle {
    let (from, to) = extremes(pitch);
    let (columns, rows) = (f64::from(to.x - from.x), f64::from(to.y - from.y));
    let fits = |style: &FieldStyle| {
        let over = Field::centred(pitch, *style, Point::default()).clearance() * 2.0;
        style.cell() * columns + over <= room && style.cell() * rows + over <= HEIGHT + Length::mm(2.0)
    };
    let cells = (1..=LARGE).rev().map(|quarters| FieldStyle::for_figure(Length::mm(f64::from(quarters) / 4.0)));
    cells.into_iter().find(fits).unwrap_or_else(|| FieldStyle::for_figure(Length::mm(0.25)))
}

/// The heights of labels in order, each as near to the one it wants as the others allow: never closer than a line.
fn spread(wanted: &[Length]) -> Vec<Length> {
    let mut heights: Vec<Length> = Vec::with_capacity(wanted.len());
    for &want in wanted {
        let least = heights.last().map_or(want, |&last| last + LINE);
        heights.push(want.max(least));
    }
    let pushed = heights.last().zip(wanted.last()).map_or(Length::ZERO, |(&got, &want)| got - want);
    let lift = pushed / 2.0;
    if lift > Length::ZERO { heights.into_iter().map(|height| height - lift).collect() } else { heights }
}

/// The ways of the leaders: first the height at which each one leaves the pitch, then its bends and its end.
#[derive(Clone, Copy, Debug)]
struct Targets<'a> {
    field: Field<'a>,
    right: Length,
}

impl Targets<'_> {
    /// A place beside the pitch at the height of another.
    fn beside(&self, y: Length) -> Point {
        Point::new(self.right, y)
    }

    /// The whole way of a leader from words whose middle stands at `y`.
    fn lead(&self, way: &[Point], y: Length) -> Vec<Point> {
        let mut all = vec![Point::new(self.right + TO_WORDS - Length::mm(1.0), y)];
        if let Some(leave) = way.first().filter(|leave| (leave.y - y).abs() > Length::mm(0.01)) {
            all.push(Point::new(self.right + TO_WORDS * 0.5, y));
            all.push(leave.shifted(SHORT, Length::ZERO));
        }
        all.extend(way.iter().skip(1));
        all
    }

    fn style(&self) -> FieldStyle {
        self.field.style()
    }

    fn goal(&self) -> Vec<Point> {
        let goal = &self.field.pitch().goals().a;
        let points = goal.points.iter().map(|&at| self.field.place(at));
        let end = points.max_by(|a, b| a.x.to_mm().total_cmp(&b.x.to_mm())).unwrap_or_default();
        if goal.shape == GoalShape::Link {
            let above = end.y - self.style().gap() - self.style().frame() / 2.0 - Length::mm(1.6);
            let bend = Point::new(end.x + Length::mm(1.3), above);
            return vec![self.beside(above), bend, end.shifted(Length::ZERO, (above - end.y) + Length::mm(1.2))];
        }
        vec![self.beside(end.y), end.shifted(self.style().goal_disc() + SHORT, Length::ZERO)]
    }

    /// The rightmost point of a row, as a column.
    fn last_of(&self, row: i32) -> GridPoint {
        let pitch = self.field.pitch();
        let row_points = pitch.points().iter().copied().filter(|at| at.y == row);
        row_points.max_by_key(|at| at.x).unwrap_or_else(|| pitch.point(pitch.start()))
    }

    /// The row so many hundredths of the way from the start to the upper (negative) or lower end of the pitch.
    fn row(&self, hundredths: i32) -> i32 {
        let start = self.field.pitch().point(self.field.pitch().start());
        let (from, to) = extremes(self.field.pitch());
        let reach = if hundredths < 0 { start.y - from.y - 1 } else { to.y - 1 - start.y };
        start.y + (reach * hundredths + 50 * hundredths.signum()) / 100
    }

    /// The place in the middle between a point and the one below it.
    fn below(&self, at: GridPoint) -> Point {
        self.field.place(at).shifted(Length::ZERO, self.style().cell() / 2.0)
    }

    fn boundary(&self) -> Vec<Point> {
        let playable = self.field.pitch().boundary() == Boundary::Playable;
        let edge = self.below(self.last_of(self.row(-65)));
        let off = if playable { SHORT } else { self.style().wall() / 2.0 + SHORT };
        vec![self.beside(edge.y), edge.shifted(off, Length::ZERO)]
    }

    fn start(&self) -> Vec<Point> {
        let cell = self.style().cell();
        let spot = self.field.spot(self.field.pitch().start());
        let y = spot.y - cell / 2.0;
        let off = self.style().start_ring() + SHORT;
        let bend = Point::new(spot.x + cell * 0.5 + off * 0.3, y);
        vec![self.beside(y), bend, spot.towards(bend, off / spot.distance(bend))]
    }

    /// The rightmost clean point of a row.
    fn clean_of(&self, row: i32) -> GridPoint {
        let pitch = self.field.pitch();
        let clean = pitch.ids().filter(|&id| pitch.is_clean(id)).map(|id| pitch.point(id));
        clean.filter(|at| at.y == row).max_by_key(|at| at.x).unwrap_or_else(|| self.last_of(row))
    }

    fn cell(&self) -> Vec<Point> {
        let middle = self.below(self.clean_of(self.row(36))).shifted(self.style().cell() * -0.5, Length::ZERO);
        vec![self.beside(middle.y), middle]
    }

    fn point(&self) -> Vec<Point> {
        let at = self.clean_of(self.row(70));
        let (place, low) = (self.field.place(at), self.below(at));
        let bend = low.shifted(self.style().cell() * 0.42, Length::ZERO);
        vec![self.beside(low.y), bend, place.towards(bend, (self.style().point() / 2.0 + SHORT) / place.distance(bend))]
    }

    fn post(&self) -> Vec<Point> {
        let goal = &self.field.pitch().goals().b;
        let [left, right] = goal.posts;
        let post = self.field.place(if left.x > right.x { left } else { right });
        let tip = goal.points.first().map_or(post, |&at| self.field.place(at));
        let bend = Point::new(post.x + self.style().cell() * 0.55, tip.y);
        let ring = if goal.shape == GoalShape::Link || self.field.pitch().boundary() == Boundary::Playable {
            self.style().touched_ring()
        } else {
            self.style().wall() / 2.0
        };
        vec![self.beside(tip.y), bend, post.towards(bend, (ring + SHORT * 0.5) / post.distance(bend))]
    }
}
