//! The letters of the sides beside the goals, with arrows that point the way each side attacks.

use super::{Field, FieldOptions};
use crate::geom::{Length, Point, Rect, Size};
use crate::pitch::{Boundary, BySide, GoalShape, Side};
use crate::scene::{GlyphRun, Node, Turn, Weight};
use crate::sheet::furniture::CAP;
use crate::sheet::pen::{self, Arrow};
use crate::text::{Style, TextError, Typesetter};

/// The letters of the two sides, shaped.
#[derive(Clone, Debug, PartialEq)]
pub struct Letters {
    runs: BySide<Option<GlyphRun>>,
}

impl Letters {
    /// Shapes the letters of the sides: A and B, or what the language writes.
    ///
    /// # Errors
    /// When the typeface lacks one of them.
    pub fn shape(typesetter: &Typesetter, letters: BySide<&str>, lang: &str) -> Result<Self, TextError> {
        let style = Style { size: Length::mm(10.0), leading: Length::mm(10.0), weight: Weight::Bold };
        let run = |text| Ok::<_, TextError>(typesetter.line(text, style, lang)?.runs.into_iter().next());
        Ok(Self { runs: BySide { a: run(letters.a)?, b: run(letters.b)? } })
    }
}

/// How a letter and its arrow stand together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Setting {
    /// Side by side, the arrow next to the goal.
    Beside,
    /// The letter above the arrow.
    Above,
}

/// The measures of a pair of letter and arrow.
#[derive(Clone, Copy, Debug)]
struct Pair {
    cap: Length,
    letter: Length,
    arrow: Arrow,
    long: Length,
    gap: Length,
}

impl Pair {
    /// The pair for letters with capitals of this height, one of which is so wide.
    fn new(cap: Length, letter: Length) -> Self {
        let shaft = cap * 0.11;
        let head = shaft * 4.2;
        Self { cap, letter, arrow: Arrow { shaft, head, width: head }, long: cap * 1.55, gap: cap * 0.34 }
    }

    fn width(&self, setting: Setting) -> Length {
        match setting {
            Setting::Beside => self.letter + self.gap + self.arrow.width,
            Setting::Above => self.letter.max(self.arrow.width),
        }
    }

    fn height(&self, setting: Setting) -> Length {
        match setting {
            Setting::Beside => self.long,
            Setting::Above => self.cap + self.gap + self.long,
        }
    }
}

/// From the wall, the net or the frame to the nearest ink of a label.
const CLEAR: Length = Length::mm(1.0);

/// The labels of both sides that the window shows.
pub(super) fn labels(field: &Field<'_>, letters: &Letters, options: &FieldOptions<'_>) -> Vec<Node> {
    let mut nodes = Vec::new();
    for side in Side::BOTH {
        let goal = field.pitch.goals().get(side);
        let Some(run) = letters.runs.get(side) else { continue };
        if goal.posts.iter().all(|&post| field.window.shows(post)) && goal.outwards.delta().0 == 0 {
            nodes.extend(side_labels(field, side, run, options));
        }
    }
    nodes
}

/// Where a pair stands.
struct Spot {
    centre: Point,
    setting: Setting,
    /// To which side of the goal: -1 is left.
    way: f64,
}

/// The labels at one goal: upright on the left and, if asked for, upside down on the right.
fn side_labels(field: &Field<'_>, side: Side, run: &GlyphRun, options: &FieldOptions<'_>) -> Vec<Node> {
    let cap = field.style.letter_cap();
    let pair = Pair::new(cap, run.width() * (cap / CAP / run.size));
    let sign = f64::from(field.pitch.goals().get(side).outwards.delta().1);
    let mut nodes = Vec::new();
    for Spot { centre, setting, way } in spots(field, side, pair, options) {
        let class = match (side, way > 0.0) {
            (Side::A, false) => "label-a",
            (Side::A, true) => "label-a-inverted",
            (Side::B, false) => "label-b",
            (Side::B, true) => "label-b-inverted",
        };
        nodes.push(pen::class(class, pair.draw(run, centre, setting, (way, sign))));
    }
    nodes
}

/// The places of the pairs at one goal. A pair that is wider than the space beside the goal has its letter above the
/// arrow; if even that is too wide, only the upright one is left.
fn spots(field: &Field<'_>, side: Side, pair: Pair, options: &FieldOptions<'_>) -> Vec<Spot> {
    let goal = field.pitch.goals().get(side);
    let cell = field.style.cell();
    let sign = f64::from(goal.outwards.delta().1);
    let mut spots = Vec::new();
    for (post, end, way) in [(goal.posts[0], field.window.from, -1.0), (goal.posts[1], field.window.to, 1.0)] {
        let inverted = way > 0.0;
        if inverted && !options.both_ends {
            continue;
        }
        let post = field.place(post);
        let space = (field.place(end).x - post.x).abs() + options.room - CLEAR * 2.0;
        let setting = if pair.width(Setting::Beside) <= space { Setting::Beside } else { Setting::Above };
        let width = pair.width(setting);
        if inverted && width > space {
            continue;
        }
        let usual = (cell * 0.95).max(field.style.goal_disc() + CLEAR + width / 2.0);
        let far = if usual + width / 2.0 <= CLEAR + space { usual } else { CLEAR + space.max(width) / 2.0 };
        let out = middle(field, side).max(field.clearance() + CLEAR + pair.height(setting) / 2.0);
        spots.push(Spot { centre: post.shifted(far * way, out * sign), setting, way });
    }
    spots
}

/// From the boundary's points to the middle of what stands at a goal: of the box, or of the porch around a link.
fn middle(field: &Field<'_>, side: Side) -> Length {
    let (half, gap) = (field.style.cell() / 2.0, field.style.gap());
    match (field.pitch.boundary(), field.pitch.goals().get(side).shape) {
        (Boundary::Playable, _) => half + gap,
        (Boundary::Wall, GoalShape::Link) => half + gap / 2.0,
        (Boundary::Wall, GoalShape::Box) => half,
    }
}

/// The boxes of all labels, for letters no wider than most.
pub(super) fn boxes(field: &Field<'_>, options: &FieldOptions<'_>) -> Vec<Rect> {
    let cap = field.style.letter_cap();
    let pair = Pair::new(cap, cap * 1.1);
    let spots = Side::BOTH.into_iter().flat_map(|side| spots(field, side, pair, options));
    let size = |setting| Size::new(pair.width(setting), pair.height(setting));
    spots.map(|spot| Rect::centred(spot.centre, size(spot.setting))).collect()
}

impl Pair {
    /// The pair around its middle. `way` is to which side of the goal it stands, `sign` where the goal is attacked.
    fn draw(&self, run: &GlyphRun, centre: Point, setting: Setting, (way, sign): (f64, f64)) -> Vec<Node> {
        let half = self.width(setting) / 2.0;
        let none = Length::ZERO;
        let upright = way < 0.0;
        let (letter, arrow) = match setting {
            Setting::Beside => (
                centre.shifted((half - self.letter / 2.0) * way, none),
                centre.shifted((half - self.arrow.width / 2.0) * -way, none),
            ),
            Setting::Above => {
                let slack = (self.height(setting) - self.cap) / 2.0;
                let rest = (self.height(setting) - self.long) / 2.0;
                (centre.shifted(none, slack * way), centre.shifted(none, rest * -way))
            }
        };
        let size = self.cap / CAP;
        let origin = Point::new(self.letter / -2.0, self.cap / 2.0);
        let text = Node::Text(pen::set(run, size, origin));
        let turn = if upright { Turn::None } else { Turn::Half };
        let mut nodes = vec![pen::turned(turn, letter, vec![text])];
        let reach = self.long / 2.0 * sign;
        nodes.extend(self.arrow.draw(arrow.shifted(none, -reach), arrow.shifted(none, reach)));
        nodes
    }
}

impl Field<'_> {
    /// How far the ink of wall or frame reaches beyond the boundary's points.
    #[must_use]
    pub fn clearance(&self) -> Length {
        match self.pitch.boundary() {
            Boundary::Wall => self.style.wall() / 2.0,
            Boundary::Playable => self.style.gap() + self.style.frame() / 2.0,
        }
    }
}
