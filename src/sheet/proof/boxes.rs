//! The lines of text on a page, with the boxes their ink fills. Knows no sheet.

use crate::geom::{Length, Point, Rect, Size};
use crate::scene::{GlyphRun, Ink, Node, Role, Segment};
use crate::sheet::extent;

/// How far letters reach above and below the baseline, in ems, but for accents on capitals.
const REACH: (f64, f64) = (0.72, 0.2);

/// A stretch of text on one line.
#[derive(Clone, Debug)]
pub(super) struct Line {
    /// The box of its ink.
    pub ink: Rect,
    /// Its characters.
    pub text: String,
    /// All that it belongs to: the paragraph, the cell, the label.
    pub whole: String,
    /// Which of these it belongs to.
    pub owner: usize,
}

impl Line {
    /// Whether it holds a word, and not only numbers and the letters of sides and columns.
    pub fn is_worded(&self) -> bool {
        self.text.split(|sign: char| !sign.is_alphabetic()).any(|word| word.chars().nth(1).is_some())
    }
}

/// All lines of a page.
pub(super) fn lines(items: &[Node]) -> Vec<Line> {
    let mut owners = 0;
    let mut lines = collect(items, None, &mut owners);
    let mut wholes: Vec<String> = vec![String::new(); owners];
    for line in &lines {
        if let Some(whole) = wholes.get_mut(line.owner) {
            whole.push_str(&line.text);
        }
    }
    for line in &mut lines {
        line.whole = wholes.get(line.owner).cloned().unwrap_or_default();
    }
    lines
}

/// Whether a group is one text: its lines belong together.
const fn is_text(role: &Role) -> bool {
    matches!(
        role,
        Role::Heading(_)
            | Role::Paragraph
            | Role::ListLabel
            | Role::ListBody
            | Role::Cell
            | Role::HeaderCell(_)
            | Role::Caption
    )
}

fn collect(items: &[Node], owner: Option<usize>, owners: &mut usize) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for node in items {
        match node {
            Node::Path(_) => {}
            Node::Text(run) => lines.extend(line(run, owner.unwrap_or_else(|| next(owners)))),
            Node::Group(group) => {
                let own = group.role.as_ref().is_some_and(is_text).then(|| next(owners)).or(owner);
                let inner = collect(&group.items, own, owners);
                lines.extend(
                    inner.into_iter().map(|line| Line { ink: extent::moved(line.ink, group.transform), ..line }),
                );
            }
        }
    }
    lines
}

/// The straight strokes of a page's drawings, as their ends.
pub(super) fn strokes(items: &[Node]) -> Vec<[Point; 2]> {
    let mut strokes = Vec::new();
    for node in items {
        match node {
            Node::Text(_) => {}
            Node::Path(path) => {
                let black = path.stroke.as_ref().is_some_and(|stroke| stroke.ink == Ink::Black);
                if black {
                    strokes.extend(straight(&path.segments));
                }
            }
            // The mark of a draft lies behind everything.
            Node::Group(group) if group.class == Some("draft") => {}
            Node::Group(group) => {
                let at = |point: Point| extent::moved(Rect::new(point, Size::default()), group.transform).origin;
                let seen = |ends| group.clip.map_or(Some(ends), |clip| inside(ends, clip));
                strokes.extend(self::strokes(&group.items).into_iter().filter_map(seen).map(|ends| ends.map(at)));
            }
        }
    }
    strokes
}

fn straight(segments: &[Segment]) -> Vec<[Point; 2]> {
    let mut strokes = Vec::new();
    let mut pen = Point::default();
    for segment in segments {
        match *segment {
            Segment::Line(to) => {
                strokes.push([pen, to]);
                pen = to;
            }
            Segment::Move(to) | Segment::Curve(_, _, to) => pen = to,
            Segment::Close => {}
        }
    }
    strokes
}

/// Whether a stroke goes through a box.
pub(super) fn crosses(stroke: [Point; 2], ink: Rect) -> bool {
    inside(stroke, ink).is_some()
}

/// The stretch of a stroke that lies in a box.
fn inside([from, to]: [Point; 2], ink: Rect) -> Option<[Point; 2]> {
    // Liang and Barsky: the stretch of the stroke that is inside all four sides.
    let (mut enter, mut leave) = (0.0_f64, 1.0_f64);
    let (dx, dy) = ((to.x - from.x).to_mm(), (to.y - from.y).to_mm());
    let sides = [
        (-dx, (from.x - ink.left()).to_mm()),
        (dx, (ink.right() - from.x).to_mm()),
        (-dy, (from.y - ink.top()).to_mm()),
        (dy, (ink.bottom() - from.y).to_mm()),
    ];
    for (step, room) in sides {
        if step == 0.0 {
            if room < 0.0 {
                return None;
            }
        } else if step < 0.0 {
            enter = enter.max(room / step);
        } else {
            leave = leave.min(room / step);
        }
    }
    let at = |share: f64| from.shifted((to.x - from.x) * share, (to.y - from.y) * share);
    (enter < leave).then(|| [at(enter), at(leave)])
}

/// A new owner.
fn next(owners: &mut usize) -> usize {
    *owners += 1;
    *owners - 1
}

/// A run as a line; none if nothing is seen of it.
fn line(run: &GlyphRun, owner: usize) -> Option<Line> {
    let seen = run.text.trim_end_matches([' ', '\u{a0}']).len();
    if seen == 0 || run.ink == Ink::White {
        return None;
    }
    let advance: f64 = run.glyphs.iter().filter(|glyph| glyph.text.start < seen).map(|glyph| glyph.advance).sum();
    let (above, below) = REACH;
    let top: Point = run.origin.shifted(Length::ZERO, run.size * -above);
    let ink = Rect::new(top, Size::new(run.size * advance, run.size * (above + below)));
    Some(Line { ink, text: run.text.clone(), whole: String::new(), owner })
}
