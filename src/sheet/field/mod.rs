//! The drawing of a pitch at any cell size, all of it or a window. Everything comes from the model of the pitch; knows
//! no rules of play and no page.

mod goal;
mod guides;
mod label;
mod shape;
mod style;
mod window;

use std::collections::BTreeSet;

pub use label::Letters;
pub use style::{COMFORTABLE, FieldStyle, PLAYABLE};
pub use window::{Window, extremes};

use crate::geom::{Length, Point, Rect};
use crate::pitch::{Boundary, Direction, GoalShape, GridPoint, Pitch, PointId, Side};
use crate::scene::{Group, Ink, Node, Role};
use crate::sheet::extent;
use crate::sheet::pen::{self, Trace};

/// A pitch on its place on paper.
#[derive(Clone, Copy, Debug)]
pub struct Field<'a> {
    pitch: &'a Pitch,
    style: FieldStyle,
    window: Window,
    /// Where the grid point (0, 0) lies.
    origin: Point,
}

/// What a drawing of a pitch shows besides the pitch.
#[derive(Clone, Copy, Debug, Default)]
pub struct FieldOptions<'a> {
    /// The letters of the sides, with arrows, beside the goals.
    pub letters: Option<&'a Letters>,
    /// Whether the letters stand on the right of each goal too, upside down, for who sits at the other end.
    pub both_ends: bool,
    /// How far letters may reach beyond the sides of the pitch.
    pub room: Length,
    /// Whether odd and even points are told apart by shape.
    pub parity: bool,
}

/// A finished drawing.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// Its items: one figure with its words for who cannot see it.
    pub group: Group,
    /// The box its ink fills.
    pub bounds: Rect,
}

impl Drawing {
    /// A figure of these items.
    #[must_use]
    pub fn figure(class: &'static str, alt: impl Into<String>, items: Vec<Node>) -> Self {
        let bounds = extent::of(&items).unwrap_or_default();
        let role = Some(Role::Figure { alt: alt.into(), bounds });
        Self { group: Group { role, class: Some(class), items, ..Group::default() }, bounds }
    }
}

impl<'a> Field<'a> {
    /// The whole pitch with the middle of all its points, goals included, at `centre`.
    #[must_use]
    pub fn centred(pitch: &'a Pitch, style: FieldStyle, centre: Point) -> Self {
        let (from, to) = extremes(pitch);
        let middle = |low: i32, high: i32| style.cell() * (f64::from(low) + f64::from(high)) / 2.0;
        let origin = centre.shifted(-middle(from.x, to.x), -middle(from.y, to.y));
        Self { pitch, style, window: Window::whole(pitch), origin }
    }

    /// A window of a pitch, the upper left point that it shows at `corner`.
    #[must_use]
    pub fn through(pitch: &'a Pitch, style: FieldStyle, window: Window, corner: Point) -> Self {
        let at = |cells: i32| style.cell() * f64::from(cells);
        let origin = corner.shifted(-at(window.from.x), -at(window.from.y));
        Self { pitch, style, window, origin }
    }

    /// The pitch.
    #[must_use]
    pub const fn pitch(&self) -> &'a Pitch {
        self.pitch
    }

    /// The measures it is drawn with.
    #[must_use]
    pub const fn style(&self) -> FieldStyle {
        self.style
    }

    /// What it shows of the pitch.
    #[must_use]
    pub const fn window(&self) -> Window {
        self.window
    }

    /// Where a grid point lies on paper.
    #[must_use]
    pub fn place(&self, at: GridPoint) -> Point {
        let cell = self.style.cell();
        self.origin.shifted(cell * f64::from(at.x), cell * f64::from(at.y))
    }

    /// Where a point of the pitch lies on paper.
    #[must_use]
    pub fn spot(&self, id: PointId) -> Point {
        self.place(self.pitch.point(id))
    }

    /// So many edges from a point, along one way.
    fn along(&self, from: PointId, way: Direction, edges: f64) -> Point {
        let (x, y) = way.delta();
        let cell = self.style.cell() * edges;
        self.spot(from).shifted(cell * f64::from(x), cell * f64::from(y))
    }

    /// The drawing; `alt` says what it shows.
    #[must_use]
    pub fn draw(&self, alt: impl Into<String>, options: &FieldOptions<'_>) -> Drawing {
        Drawing::figure("pitch", alt, self.items(options))
    }

    /// The parts of the drawing, each a group with its class, in the order in which they lie upon each other.
    #[must_use]
    pub fn items(&self, options: &FieldOptions<'_>) -> Vec<Node> {
        self.items_with(options, Vec::new())
    }

    /// The same parts with something between them: over guide lines and masonry, but under nets, walls and marks.
    #[must_use]
    pub fn items_with(&self, options: &FieldOptions<'_>, between: Vec<Node>) -> Vec<Node> {
        let mut items = vec![pen::class("guides", guides::draw(self))];
        if !options.parity {
            items.push(pen::class("points", self.points()));
        }
        let (under, over) = self.goals();
        items.extend(under.into_iter().chain(between).chain(over).chain(self.rules()));
        if options.parity {
            items.push(pen::class("points", self.marks()));
        } else {
            items.push(pen::class("touched", self.rings()));
            items.push(pen::class("goal-points-upper", self.discs(Side::A)));
            items.push(pen::class("goal-points-lower", self.discs(Side::B)));
        }
        items.push(pen::class("start", self.start()));
        if let Some(letters) = options.letters {
            items.extend(label::labels(self, letters, options));
        }
        items.retain(|node| !matches!(node, Node::Group(group) if group.items.is_empty()));
        items
    }

    /// The boxes that the letters of the sides fill, about.
    #[must_use]
    pub fn letter_boxes(&self, options: &FieldOptions<'_>) -> Vec<Rect> {
        label::boxes(self, options)
    }

    /// What stands solid at the goals: the masonry of links, the nets of boxes.
    fn goals(&self) -> (Vec<Node>, Vec<Node>) {
        let goals = [("goal-upper", Side::A), ("goal-lower", Side::B)];
        let is_link = |&(_, side): &(&str, Side)| self.pitch.goals().get(side).shape == GoalShape::Link;
        let (links, boxes): (Vec<_>, Vec<_>) = goals.into_iter().partition(is_link);
        let draw = |goals: Vec<(&'static str, Side)>| {
            goals.into_iter().map(|(class, side)| pen::class(class, goal::solid(self, side))).collect()
        };
        (draw(links), draw(boxes))
    }

    /// The heavy rules: walls, and the frame around what is playable.
    #[must_use]
    pub fn rules(&self) -> [Node; 2] {
        let frame = if self.pitch.boundary() == Boundary::Playable { self.frame() } else { Vec::new() };
        [pen::class("frame", frame), pen::class("wall", self.walls())]
    }

    /// The points shown, in order.
    fn shown(&self) -> impl Iterator<Item = (PointId, GridPoint)> + '_ {
        self.pitch.ids().map(|id| (id, self.pitch.point(id))).filter(|&(_, at)| self.window.shows(at))
    }

    /// The clean points, each row of them a line of dots, which takes a fraction of the room in a file.
    fn points(&self) -> Vec<Node> {
        let is_clean = |id: &PointId| self.pitch.is_clean(*id) && self.window.shows(self.pitch.point(*id));
        let beside = |id, way| self.pitch.neighbour(id, way).filter(is_clean);
        let mut dots = Trace::new();
        for first in self.pitch.ids().filter(|id| is_clean(id) && beside(*id, Direction::West).is_none()) {
            let count = std::iter::successors(Some(first), |&id| beside(id, Direction::East)).count();
            let end = f64::from(u16::try_from(count).unwrap_or(u16::MAX)) - 0.5;
            dots.line(self.spot(first), self.along(first, Direction::East, end));
        }
        if dots.is_empty() { Vec::new() } else { vec![dots.stroke(pen::dotted(self.style.point(), self.style.cell()))] }
    }

    /// The rings on points that are touched from the start where no wall says so.
    fn rings(&self) -> Vec<Node> {
        let walled: BTreeSet<GridPoint> = self.pitch.walls().iter().flatten().copied().collect();
        let mouths = goal::links(self.pitch);
        let mut rings = Trace::new();
        for (id, at) in self.shown() {
            let hidden = walled.contains(&at) && !mouths.contains(&at);
            if self.pitch.touched_at_start(id) && id != self.pitch.start() && !hidden {
                rings.dot(self.place(at));
            }
        }
        if rings.is_empty() {
            return Vec::new();
        }
        rings.rings(self.style.touched_ring(), self.style.touched_line()).to_vec()
    }

    /// The discs on the points of one goal.
    fn discs(&self, side: Side) -> Vec<Node> {
        let mut discs = Trace::new();
        for &at in self.pitch.goals().get(side).points.iter().filter(|&&at| self.window.shows(at)) {
            discs.dot(self.place(at));
        }
        if discs.is_empty() { Vec::new() } else { vec![discs.discs(self.style.goal_disc())] }
    }

    /// The marks that tell odd points from even ones; the start has its own.
    fn marks(&self) -> Vec<Node> {
        let (mut odd, mut goals, mut even, mut ends) = (Trace::new(), Trace::new(), Trace::new(), Trace::new());
        for (id, at) in self.shown().filter(|&(id, _)| id != self.pitch.start()) {
            let place = self.place(at);
            match (self.pitch.degree(id) % 2 == 1, self.pitch.is_goal_point(id)) {
                (true, true) => goals.diamond(place, self.style.diamond() * 1.15),
                (true, false) => odd.diamond(place, self.style.diamond()),
                (false, true) => ends.dot(place),
                (false, false) => even.dot(place),
            };
        }
        let line = pen::ruled(Length::mm(0.4));
        let mut nodes = Vec::new();
        for (trace, node) in [
            (&even, even.discs(self.style.even_disc())),
            (&ends, ends.discs(self.style.goal_disc())),
            (&odd, odd.fill_and_stroke(Ink::White, line.clone())),
            (&goals, goals.fill_and_stroke(Ink::Black, line)),
        ] {
            if !trace.is_empty() {
                nodes.push(node);
            }
        }
        nodes
    }

    /// Where the ball starts: a ring with a spot.
    fn start(&self) -> Vec<Node> {
        let at = self.pitch.point(self.pitch.start());
        if !self.window.shows(at) {
            return Vec::new();
        }
        let place = self.place(at);
        vec![
            pen::ring(place, self.style.start_ring(), self.style.start_line()),
            pen::disc(place, self.style.start_spot()),
        ]
    }

    /// All walls, open at the links, each as one line from end to end.
    fn walls(&self) -> Vec<Node> {
        let steps: Vec<_> = self.pitch.walls().iter().map(|&[from, to]| (from, to)).collect();
        let mouths = goal::links(self.pitch);
        let gap = self.style.gap();
        let mut trace = Trace::new();
        for chain in shape::chains(&steps, &mouths) {
            let mut line: Vec<Point> = chain.points.iter().map(|&at| self.place(at)).collect();
            for (end, next) in [(0, 1), (line.len() - 1, line.len() - 2)] {
                if mouths.contains(&chain.points[end]) {
                    line[end] = line[end].towards(line[next], gap / line[end].distance(line[next]));
                }
            }
            self.cut(&mut trace, &line, chain.closed);
        }
        if self.pitch.boundary() == Boundary::Wall {
            for side in Side::BOTH {
                for line in goal::chimneys(self, side) {
                    self.cut(&mut trace, &line, false);
                }
            }
        }
        if trace.is_empty() { Vec::new() } else { vec![trace.stroke(pen::square(self.style.wall()))] }
    }

    /// The corners of the frame around everything playable.
    fn frame_corners(&self) -> Vec<Point> {
        let ring: Vec<Point> = self.ring().iter().map(|&at| self.place(at)).collect();
        shape::offset(&ring, self.style.gap())
    }

    /// The straight lines that walls and frame consist of.
    #[must_use]
    pub fn barriers(&self) -> Vec<[Point; 2]> {
        let mut lines: Vec<[Point; 2]> = self.pitch.walls().iter().map(|step| step.map(|at| self.place(at))).collect();
        if self.pitch.boundary() == Boundary::Playable {
            let corners = self.frame_corners();
            let next = corners.iter().cycle().skip(1);
            lines.extend(corners.iter().zip(next).map(|(&from, &to)| [from, to]));
        } else {
            for line in Side::BOTH.into_iter().flat_map(|side| goal::chimneys(self, side)) {
                lines.extend(line.windows(2).map(|pair| [pair[0], pair[1]]));
            }
        }
        lines
    }

    /// The frame around everything playable, one closed line where all of it is shown.
    fn frame(&self) -> Vec<Node> {
        let mut trace = Trace::new();
        self.cut(&mut trace, &self.frame_corners(), true);
        if trace.is_empty() { Vec::new() } else { vec![trace.stroke(pen::ruled(self.style.frame()))] }
    }

    /// The outline of everything playable, clockwise: the outline with the goals. A link is a line out and back.
    fn ring(&self) -> Vec<GridPoint> {
        let corners = shape::clockwise(self.pitch.outline());
        let mut ring: Vec<GridPoint> = Vec::new();
        for (at, &from) in corners.iter().enumerate() {
            let to = corners[(at + 1) % corners.len()];
            let mut detours = Side::BOTH.map(|side| goal::detour(self.pitch.goals().get(side), from, to));
            detours.sort_by_key(|stops| stops.first().map(|at| (at.x - from.x).abs() + (at.y - from.y).abs()));
            ring.push(from);
            ring.extend(detours.into_iter().flatten());
        }
        ring.dedup();
        if ring.len() > 1 && ring.first() == ring.last() {
            ring.pop();
        }
        ring
    }

    /// Adds the part of a line that the window shows.
    pub(in crate::sheet) fn cut(&self, trace: &mut Trace, line: &[Point], closed: bool) {
        let area = self.window.area(self.pitch, |at| self.place(at), self.style.cell());
        let whole = line.iter().all(|at| extent::within(Rect::new(*at, crate::geom::Size::default()), area));
        if whole && closed {
            trace.polygon(line.iter().copied());
        } else {
            for part in shape::clip(line, closed, area) {
                trace.polyline(part);
            }
        }
    }
}

/// Whether a point lies on the straight line from `a` to `b`.
fn on_line(a: GridPoint, b: GridPoint, at: GridPoint) -> bool {
    let across = (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x);
    let inside = |a: i32, b: i32, at: i32| (a.min(b)..=a.max(b)).contains(&at);
    across == 0 && inside(a.x, b.x, at.x) && inside(a.y, b.y, at.y)
}
