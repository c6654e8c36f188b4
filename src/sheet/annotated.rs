//! The annotated pitch: columns and rows by name, odd points by shape, notes on leaders. Knows where notes stand and what
//! they point to, not what they say.

use crate::geom::{Length, Point, Size};
use crate::pitch::{Boundary, GoalShape, GridPoint, Pitch};
use crate::scene::{Bookmark, Node, Page, Role};
use crate::sheet::desk::place;
use crate::sheet::field::{Drawing, Field, FieldOptions, FieldStyle, Letters, extremes};
use crate::sheet::fit::TooLarge;
use crate::sheet::furniture::{self, CAP, ScaleWords};
use crate::sheet::paper::Paper;
use crate::sheet::pen::{self, Trace};
use crate::sheet::tag;
use crate::style::Look;
use crate::text::{Align, TextBlock, TextLine};

/// What the leader of a note points to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// The rightmost goal point of the upper goal.
    Goal,
    /// The right side.
    Boundary,
    /// Where the ball starts.
    Start,
    /// The goal line of the lower goal.
    GoalLine,
}

/// The mark before a part of a note.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// That of an odd point.
    Odd,
    /// That of an even point.
    Even,
}

/// A note beside the pitch.
#[derive(Clone, Debug)]
pub struct Note {
    /// What it names; none where it has no leader.
    pub target: Option<Target>,
    /// Its heading, no wider than [`NOTE`].
    pub title: TextBlock,
    /// Its parts: no wider than [`NOTE`], those with a mark no wider than [`NOTE`] less [`MARKED`].
    pub parts: Vec<(Option<Mark>, TextBlock)>,
}

/// How wide a note is.
pub const NOTE: Length = Length::mm(34.5);
/// How far words after a mark are moved in.
pub const MARKED: Length = Length::mm(5.5);
/// How wide the text below the pitch may be.
pub const BELOW: Length = Length::mm(84.0);

/// Everything an annotated pitch shows, its words already in their language.
#[derive(Clone, Debug)]
pub struct Annotated<'a> {
    /// The pitch.
    pub pitch: &'a Pitch,
    /// The paper it is printed on.
    pub paper: Paper,
    /// The side of its cells, if it is not to be as large as possible.
    pub cell: Option<Length>,
    /// How it looks.
    pub look: &'a Look,
    /// The letters of the sides.
    pub letters: &'a Letters,
    /// Whether odd and even points are told apart.
    pub parity: bool,
    /// The names of the columns with their x, from the left.
    pub columns: Vec<(i32, TextLine)>,
    /// The names of the rows with their y, from the top.
    pub rows: Vec<(i32, TextLine)>,
    /// The title over the notes, no wider than [`NOTE`].
    pub title: TextBlock,
    /// The notes, from top to bottom.
    pub notes: Vec<Note>,
    /// The text below the pitch: its heading and its words, no wider than [`BELOW`].
    pub below: Option<(TextBlock, TextBlock)>,
    /// The foot.
    pub name: &'a TextLine,
    /// How long the bars of the scale are.
    pub scale: &'a TextLine,
    /// What the drawing shows, for who cannot see it.
    pub alt: &'a str,
    /// Where the document's outline leads here.
    pub bookmarks: Vec<Bookmark>,
}

/// Why an annotated pitch does not fit its paper.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum NoRoom {
    /// The pitch is too large for the room beside its notes.
    Pitch(TooLarge),
    /// The text below the pitch leaves no room for the foot.
    Width {
        /// How wide the ink must be.
        needed: Length,
        /// How wide it is.
        available: Length,
    },
    /// The notes are too long.
    Notes {
        /// How high they are.
        needed: Length,
        /// How high they may be.
        available: Length,
    },
}

/// How wide the ink must be for scale, text and foot to stand beside each other.
const LEAST_WIDTH: Length = Length::mm(185.0);
/// From the left edge of the ink to the middle of the row numbers.
const ROWS: Length = Length::mm(15.65);
/// From the middle of the row numbers to the pitch, and from the pitch to the notes.
const BESIDE: Length = Length::mm(8.0);
/// From the upper edge of the ink to the uppermost points, and to the title's baseline.
const TOP: Length = Length::mm(4.85);
const TITLE: Length = Length::mm(8.55);
/// From the lowest points to the baseline of the column letters.
const COLUMNS: Length = Length::mm(8.6);
/// From the rule of a note to its heading, from its last line to the next rule, from its heading to its words.
const HEAD: Length = Length::mm(5.4);
const NEXT: Length = Length::mm(5.4);
const BODY: Length = Length::mm(5.1);
/// What stands free above the foot.
const FOOT: Length = Length::mm(7.0);
/// How much wider than high a leader's last stretch is drawn, the usual way first: no edge has these slopes.
const SLOPES: [f64; 4] = [0.84, 0.7, 1.2, 0.6];
/// What stays free between a leader and what it names.
const SHORT: Length = Length::mm(0.6);
/// The share of a cell by which a leader stays away from the rows.
const BETWEEN: f64 = 0.25;
/// The width of rules and leaders.
const LEADER: Length = Length::mm(0.25);

impl Annotated<'_> {
    /// The finished page.
    ///
    /// # Errors
    /// When the pitch does not fit beside its notes, or the notes do not fit on the paper.
    pub fn page(&self) -> Result<Page, NoRoom> {
        let ink = self.paper.ink();
        if ink.size.width < LEAST_WIDTH {
            return Err(NoRoom::Width { needed: LEAST_WIDTH, available: ink.size.width });
        }
        let field = self.field()?;
        let heights = self.heights(&field)?;
        let x = self.notes_left();
        let (mut leaders, mut notes) = (Vec::new(), Vec::new());
        for (note, &y) in self.notes.iter().zip(&heights) {
            leaders.extend(self.leader(&field, note.target, y));
            notes.push(tag::tagged(Role::Section, note.nodes(Point::new(x, y))));
        }
        let options = FieldOptions { letters: Some(self.letters), parity: self.parity, ..FieldOptions::default() };
        let mut drawn = field.items_with(&options, vec![pen::class("leaders", leaders)]);
        drawn.push(pen::class("coordinates", self.coordinates(&field)));
        let title = self.title.nodes(Point::new(x, ink.top() + TITLE), Align::Left);
        let mut items = vec![tag::heading(1, title), Node::Group(Drawing::figure("pitch", self.alt, drawn).group)];
        items.extend(notes);
        items.extend(self.text_below());
        let end = furniture::foot_end(ink);
        let furniture = vec![
            furniture::scale(self.paper, self.scale, ScaleWords::Both),
            furniture::foot(self.name, end, Some(self.pitch.directions())),
        ];
        items.push(tag::artifact(furniture));
        Ok(Page { size: self.paper.size(), label: String::new(), bookmarks: self.bookmarks.clone(), items })
    }

    fn notes_left(&self) -> Length {
        furniture::foot_end(self.paper.ink()).x - NOTE
    }

    /// The pitch where it stands, its cells as large as there is room or as they were asked for.
    fn field(&self) -> Result<Field<'_>, NoRoom> {
        let (from, to) = extremes(self.pitch);
        let (columns, rows) = (f64::from((to.x - from.x).max(1)), f64::from((to.y - from.y).max(1)));
        let ink = self.paper.ink();
        let left = ink.left() + ROWS + BESIDE;
        let room = Size::new(self.notes_left() - BESIDE - left, self.lowest() - COLUMNS - ink.top() - TOP);
        let over = |cell| clearance(self.pitch, cell, self.look) - Length::mm(0.65);
        let needed = |cell: Length| {
            Size::new(cell * columns + over(cell) * 2.0, cell * rows + over(cell).max(Length::ZERO) * 2.0)
        };
        let fits = |cell: Length| needed(cell).width <= room.width && needed(cell).height <= room.height;
        let cell = match self.cell {
            Some(cell) if fits(cell) => cell,
            Some(cell) => return Err(NoRoom::Pitch(TooLarge { cell, needed: needed(cell), available: room })),
            None => largest(fits)
                .ok_or_else(|| NoRoom::Pitch(TooLarge { cell: SMALLEST, needed: needed(SMALLEST), available: room }))?,
        };
        let over = over(cell).max(Length::ZERO);
        let middle = left + over + cell * (columns / 2.0);
        let centre = Point::new(middle, ink.top() + TOP + over + cell * (rows / 2.0));
        Ok(Field::centred(self.pitch, FieldStyle::of(cell, self.look), centre))
    }

    /// The lowest baseline that the column letters may have.
    fn lowest(&self) -> Length {
        let end = furniture::foot_end(self.paper.ink()).y;
        match &self.below {
            Some((title, text)) => end - text.depth() - title.depth() - title.leading * 2.2,
            None => end - FOOT,
        }
    }

    /// The text below the pitch, its last line level with the foot.
    fn text_below(&self) -> Vec<Node> {
        let Some((title, text)) = &self.below else { return Vec::new() };
        let ink = self.paper.ink();
        let corner = furniture::scale_corner(ink);
        let x = corner.x + furniture::scale_length(self.paper) + Length::mm(15.0);
        let last = corner.y;
        let first = last - text.depth();
        let head = first - text.leading - title.depth();
        vec![
            tag::heading(2, title.nodes(Point::new(x, head), Align::Left)),
            tag::paragraph(place(text, Point::new(x, first), Align::Left)),
        ]
    }

    /// The names of columns and rows; where they would touch, every second, fifth or tenth.
    fn coordinates(&self, field: &Field<'_>) -> Vec<Node> {
        let (from, to) = extremes(self.pitch);
        let cell = field.style().cell();
        let widest = self.columns.iter().map(|(_, line)| line.width).fold(Length::ZERO, Length::max);
        let across = every(cell, widest + Length::mm(1.2));
        let down = every(cell, Length::mm(4.6));
        let lowest = field.place(to).y + COLUMNS;
        let mut nodes = Vec::new();
        for (x, line) in self.columns.iter().filter(|(x, _)| (x - from.x) % across == 0) {
            nodes.extend(line.nodes(Point::new(field.place(GridPoint::new(*x, 0)).x, lowest), Align::Centre));
        }
        let middle = self.paper.ink().left() + ROWS;
        for (y, line) in self.rows.iter().filter(|(y, _)| (to.y - y) % down == 0) {
            let foot = field.place(GridPoint::new(0, *y)).y + line.style.size * (CAP / 2.0);
            nodes.extend(line.nodes(Point::new(middle, foot), Align::Centre));
        }
        nodes
    }

    /// Where the rule of each note stands: as near to what it names as its neighbours allow, and between two rows. Where
    /// that takes too much room, all stand closer.
    fn heights(&self, field: &Field<'_>) -> Result<Vec<Length>, NoRoom> {
        let ink = self.paper.ink();
        let first = ink.top() + TITLE + self.title.depth() + Length::mm(4.1);
        let last = furniture::foot_end(ink).y - FOOT;
        let mut needed = Length::ZERO;
        for (next, between) in [(NEXT, BETWEEN), (NEXT * 0.8, BETWEEN / 2.0), (NEXT * 0.6, 0.0)] {
            let (heights, end) = self.spread(field, (first, last), next, between);
            if end <= last + Length::mm(0.01) {
                return Ok(heights);
            }
            needed = end - first;
        }
        Err(NoRoom::Notes { needed, available: last - first })
    }

    /// The heights of the notes' rules from `first` down, and the last baseline, which is above `last` if that can be.
    fn spread(
        &self,
        field: &Field<'_>,
        (first, last): (Length, Length),
        next: Length,
        between: f64,
    ) -> (Vec<Length>, Length) {
        let depths: Vec<Length> = self.notes.iter().map(Note::depth).collect();
        let mut rest = depths.iter().map(|&depth| depth + next).sum::<Length>() - next;
        let mut free = first;
        let mut heights = Vec::new();
        for (note, &depth) in self.notes.iter().zip(&depths) {
            let latest = (last - rest).max(free);
            let near = note.target.and_then(|target| wanted(field, target)).unwrap_or(free).max(free).min(latest);
            let y = if note.target.is_some() { between_rows(field, near, free, between) } else { near };
            heights.push(y);
            free = y + depth + next;
            rest -= depth + next;
        }
        (heights, free - next)
    }

    /// The rule over a note, running on as the leader to what the note names.
    fn leader(&self, field: &Field<'_>, target: Option<Target>, y: Length) -> Vec<Node> {
        let left = self.notes_left();
        let mut way = vec![Point::new(left + NOTE, y)];
        match target.and_then(|target| aim(field, target, y)) {
            Some(aim) => way.extend(aim),
            None => way.push(Point::new(left, y)),
        }
        vec![pen::polyline(way.iter().copied(), pen::white(Length::mm(1.1))), pen::polyline(way, pen::ruled(LEADER))]
    }
}

/// The height nearest to `wanted`, but not above `free`, at which a leader runs along no row and this share of a cell away
/// from each.
fn between_rows(field: &Field<'_>, wanted: Length, free: Length, between: f64) -> Length {
    let (from, to) = extremes(field.pitch());
    let (top, cell) = (field.place(from).y, field.style().cell());
    let at = (wanted - top) / cell;
    let (row, share) = (at.floor(), at - at.floor());
    if (between..=1.0 - between).contains(&share) || at > f64::from(to.y - from.y) + between {
        return wanted;
    }
    let above = top + cell * (if share < between { row - between } else { row + 1.0 - between });
    if above >= free { above } else { above + cell * (between * 2.0) }
}

/// The smallest cell of an annotated pitch.
const SMALLEST: Length = Length::mm(0.5);

/// The largest cell, a multiple of half a millimetre, that fits.
fn largest(fits: impl Fn(Length) -> bool) -> Option<Length> {
    (1..=240).rev().map(|halves| Length::mm(f64::from(halves) / 2.0)).find(|&cell| fits(cell))
}

/// How far ink reaches beyond the outermost points.
fn clearance(pitch: &Pitch, cell: Length, look: &Look) -> Length {
    Field::centred(pitch, FieldStyle::of(cell, look), Point::default()).clearance()
}

/// How many cells lie from name to name so that names of this size do not touch: 1, 2, 5, 10, 20 or 50.
fn every(cell: Length, size: Length) -> i32 {
    [1, 2, 5, 10, 20].into_iter().find(|&step| cell * f64::from(step) >= size).unwrap_or(50)
}

/// The height at which the rule of a note would like to stand.
fn wanted(field: &Field<'_>, target: Target) -> Option<Length> {
    let pitch = field.pitch();
    let half = field.style().cell() / 2.0;
    match target {
        Target::Goal | Target::Boundary => None,
        Target::Start => Some(field.spot(pitch.start()).y - half),
        Target::GoalLine => Some(field.place(*pitch.goals().b.goal_line.first()?).y - half),
    }
}

/// The way of a leader from the height `y` to what it names: a bend, if it needs one, and its end.
fn aim(field: &Field<'_>, target: Target, y: Length) -> Option<Vec<Point>> {
    let pitch = field.pitch();
    let style = field.style();
    let (place, off) = match target {
        Target::Goal => {
            let point = pitch.goals().a.points.iter().max_by_key(|at| at.x)?;
            (field.place(*point), style.goal_disc().max(style.diamond() * 1.15) + SHORT)
        }
        Target::Start => (field.spot(pitch.start()), style.start_ring() + SHORT),
        Target::GoalLine => {
            let goal = &pitch.goals().b;
            let middle = field.place(*goal.goal_line.get(goal.goal_line.len() / 2)?);
            match goal.shape {
                GoalShape::Link => (middle, style.touched_ring().max(style.diamond()) + SHORT),
                GoalShape::Box => (middle.shifted(style.cell() / 2.0, Length::ZERO), SHORT * 1.6),
            }
        }
        Target::Boundary => return side(field, y),
    };
    let drop = place.y - y;
    let bend = Point::new(place.x + drop.abs() * slope(field, place, y), y);
    let reach = place.distance(bend);
    if reach <= off {
        return Some(vec![place.shifted(off, Length::ZERO)]);
    }
    Some(vec![bend, place.towards(bend, off / reach)])
}

/// The slope of a leader's last stretch: where it passes the names of the columns, it passes between two of them.
fn slope(field: &Field<'_>, place: Point, y: Length) -> f64 {
    let (from, to) = extremes(field.pitch());
    let (left, cell) = (field.place(from).x, field.style().cell());
    let names = field.place(to).y + COLUMNS - Length::mm(1.3);
    let between = |slope: &f64| {
        let column = (place.x + (names - place.y) * *slope - left) / cell;
        let share = column - column.floor();
        y < names || column > f64::from(to.x - from.x) + 0.4 || (0.3..=0.7).contains(&share)
    };
    SLOPES.into_iter().find(between).unwrap_or(SLOPES[0])
}

/// The place where a leader at the height `y` meets the right side: the wall, or the dotted edge inside the frame.
fn side(field: &Field<'_>, y: Length) -> Option<Vec<Point>> {
    let outline = field.pitch().outline();
    let next = outline.iter().cycle().skip(1);
    let crossings = outline.iter().zip(next).filter_map(|(&a, &b)| {
        let (a, b) = (field.place(a), field.place(b));
        let share = (y - a.y) / (b.y - a.y);
        (a.y != b.y && (0.0..=1.0).contains(&share)).then(|| a.towards(b, share).x)
    });
    let x = crossings.reduce(Length::max)?;
    let off = match field.pitch().boundary() {
        Boundary::Wall => field.style().wall() / 2.0,
        Boundary::Playable => SHORT,
    };
    Some(vec![Point::new(x + off, y)])
}

impl Note {
    /// From its rule to its last baseline.
    fn depth(&self) -> Length {
        let mut depth = HEAD + self.title.depth() + BODY;
        for (at, (mark, text)) in self.parts.iter().enumerate() {
            depth += text.depth();
            if at > 0 {
                depth += text.leading + apart(*mark);
            }
        }
        depth
    }

    /// Its words and marks, its rule starting at `corner`.
    fn nodes(&self, corner: Point) -> Vec<Node> {
        let head = corner.shifted(Length::ZERO, HEAD);
        let mut nodes = vec![tag::heading(2, self.title.nodes(head, Align::Left))];
        let mut foot = head.shifted(Length::ZERO, self.title.depth() + BODY);
        for (at, (mark, text)) in self.parts.iter().enumerate() {
            if at > 0 {
                foot = foot.shifted(Length::ZERO, text.leading + apart(*mark));
            }
            let inset = if mark.is_some() { MARKED } else { Length::ZERO };
            if let (Some(mark), Some(line)) = (mark, text.lines.first()) {
                let middle = foot.shifted(Length::mm(1.75), line.style.size * (CAP / -2.0));
                nodes.push(tag::artifact(vec![mark.draw(middle)]));
            }
            nodes.push(tag::paragraph(place(text, foot.shifted(inset, Length::ZERO), Align::Left)));
            foot = foot.shifted(Length::ZERO, text.depth());
        }
        nodes
    }
}

/// What stands free above a part of a note, beyond its leading.
fn apart(mark: Option<Mark>) -> Length {
    Length::mm(if mark.is_some() { 0.6 } else { 1.2 })
}

impl Mark {
    /// The mark, as it stands on the pitch.
    fn draw(self, centre: Point) -> Node {
        match self {
            Self::Even => pen::disc(centre, Length::mm(0.8)),
            Self::Odd => {
                let line = pen::ruled(Length::mm(0.4));
                Trace::new().diamond(centre, Length::mm(1.6)).fill_and_stroke(crate::scene::Ink::White, line)
            }
        }
    }
}
