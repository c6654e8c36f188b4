//! The drawing of a pitch at any cell size, all of it or a window. Everything comes from the model of the pitch; knows
//! no rules of play and no page.

mod goal;
mod label;
mod shape;
mod style;
mod window;

use std::collections::BTreeSet;

pub use label::Letters;
pub use style::{COMFORTABLE, FieldStyle, PLAYABLE};
pub use window::{Window, extremes};

use crate::geom::{Length, Point, Rect};
use crate::pitch::{Boundary, GoalShape, GridPoint, Pitch, PointId, Side};
use crate::scene::{Group, Ink, Node, Role};
use crate::sheet::extent;
use crate::sheet::pen::{self, Trace};
use crate::style::Guides;

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
        let mut items = vec![pen::class("guides", self.guides())];
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

    /// The guide lines along every straight edge, along a playable side at 45°, and along all diagonals where the style wants
    /// them: dots, or thin lines.
    fn guides(&self) -> Vec<Node> {
        let guides = self.style.guides();
        if guides == Guides::Points {
            return Vec::new();
        }
        let (mut straight, mut slanted) = (Trace::new(), Trace::new());
        let cell = self.style.cell();
        for (from, direction, to) in self.pitch.edges() {
            let (from, to) = (self.pitch.point(from), self.pitch.point(to));
            let (trace, length) = if direction.is_diagonal() {
                if guides != Guides::Diagonals && !self.is_side(from, to) {
                    continue;
                }
                (&mut slanted, cell * std::f64::consts::SQRT_2)
            } else {
                (&mut straight, cell)
            };
            let way = if guides == Guides::Solid { self.whole(from, to) } else { self.dotted(from, to, length) };
            if let Some((from, to)) = way {
                trace.line(from, to);
            }
        }
        let mut nodes = Vec::new();
        for (trace, length) in [(straight, cell), (slanted, cell * std::f64::consts::SQRT_2)] {
            if !trace.is_empty() {
                let dots = pen::dotted(self.style.guide(), self.style.guide_step(length));
                let pen = if guides == Guides::Solid { pen::ruled(self.style.guide_line()) } else { dots };
                nodes.push(trace.stroke(pen));
            }
        }
        nodes
    }

    /// The way of the dots of an edge that is so long, as far as the window shows it.
    fn dotted(&self, from: GridPoint, to: GridPoint, length: Length) -> Option<(Point, Point)> {
        let step = self.style.guide_step(length);
        let (near, far) = (self.place(from), self.place(to));
        match (self.window.shows(from), self.window.shows(to)) {
            (true, true) => pen::between_ends(near, far, step),
            (true, false) => self.run_on(near, far, step),
            (false, true) => self.run_on(far, near, step),
            (false, false) => None,
        }
    }

    /// An edge from point to point, as far as the window shows it.
    fn whole(&self, from: GridPoint, to: GridPoint) -> Option<(Point, Point)> {
        let (near, far) = (self.place(from), self.place(to));
        match (self.window.shows(from), self.window.shows(to)) {
            (true, true) => Some((near, far)),
            (true, false) => Some((near, near.towards(far, self.window.run_on))),
            (false, true) => Some((far, far.towards(near, self.window.run_on))),
            (false, false) => None,
        }
    }

    /// Whether a diagonal edge lies on the outline.
    fn is_side(&self, from: GridPoint, to: GridPoint) -> bool {
        let outline = self.pitch.outline();
        let next = outline.iter().cycle().skip(1);
        outline.iter().zip(next).any(|(&a, &b)| on_line(a, b, from) && on_line(a, b, to))
    }

    /// The dots of an edge that leads out of the window.
    fn run_on(&self, from: Point, to: Point, step: Length) -> Option<(Point, Point)> {
        let share = step / from.distance(to);
        let dots = (self.window.run_on / share + 0.01).floor();
        (dots >= 1.0).then(|| (from.towards(to, share), from.towards(to, share * (dots + 0.5))))
    }

    /// The clean points. In the smallest figures they are rows of dots, which take a fraction of the room in a file.
    fn points(&self) -> Vec<Node> {
        let clean = self.shown().filter(|&(id, _)| self.pitch.is_clean(id)).map(|(_, at)| (at.y, at.x));
        let clean: BTreeSet<(i32, i32)> = clean.collect();
        let rows = self.style.cell() < FieldStyle::GUIDED;
        let mut dots = Trace::new();
        for &(y, x) in &clean {
            let place = self.place(GridPoint::new(x, y));
            if !rows {
                dots.dot(place);
            } else if !clean.contains(&(y, x - 1)) {
                let next = (x..).take_while(|&x| clean.contains(&(y, x))).map(|_| self.style.cell()).sum::<Length>();
                dots.line(place, place.shifted(next - self.style.cell() / 2.0, Length::ZERO));
            }
        }
        let pen =
            if rows { pen::dotted(self.style.point(), self.style.cell()) } else { pen::round(self.style.point()) };
        if dots.is_empty() { Vec::new() } else { vec![dots.stroke(pen)] }
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
