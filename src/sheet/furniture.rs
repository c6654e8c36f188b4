//! What stands at the edge of every sheet: the bars that prove its scale, and its name at the foot. Knows no game
//! beyond the directions a rose shows.

use crate::geom::{Length, Point, Rect};
use crate::pitch::{Direction, Directions};
use crate::scene::{Ink, Node, Turn};
use crate::sheet::paper::Paper;
use crate::sheet::pen::{self, Trace};
use crate::text::{Align, TextLine};

/// The height of a capital letter, in ems.
pub const CAP: f64 = 0.698;
/// From the edge of the ink to the corner of the scale, and to the last letter of the foot of a pitch sheet.
const INDENT: Length = Length::mm(1.65);
/// The width of the scale's lines.
const RULE: Length = Length::mm(0.25);
/// From tick to tick, in millimetres.
const TICK: f64 = 10.0;
/// From a bar to its words.
const WORDS_OFF: Length = Length::mm(2.2);
/// From the middle of the rose to the words of the foot.
const ROSE_OFF: Length = Length::mm(5.2);

/// How many millimetres the bars of the scale tell on a paper: 50, or 20 where it is small.
#[must_use]
pub fn scale_millimetres(paper: Paper) -> f64 {
    let ink = paper.ink().size;
    let small = ink.width.min(ink.height) < paper.millimetre() * 110.0;
    if small { 20.0 } else { 50.0 }
}

/// How long these bars are where the sheet is laid out.
#[must_use]
pub fn scale_length(paper: Paper) -> Length {
    paper.millimetre() * scale_millimetres(paper)
}

/// Where the bars of a scale have their words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScaleWords {
    /// Along both.
    Both,
    /// Along the horizontal one only.
    Horizontal,
}

/// The scale: a horizontal and a vertical bar with a tick every 10 mm, meeting at the lower left of the ink. `words` say how long they are, shaped in the size they shall have.
#[must_use]
pub fn scale(paper: Paper, words: &TextLine, place: ScaleWords) -> Node {
    let (corner, length) = (scale_corner(paper.ink()), scale_length(paper));
    let right = |mm: Length| corner.shifted(mm, Length::ZERO);
    let up = |mm: Length| corner.shifted(Length::ZERO, -mm);
    let mut bars = Trace::new();
    bars.polyline([up(length), corner, right(length)]);
    for tick in 1..=5 {
        let at = paper.millimetre() * (TICK * f64::from(tick));
        if at > length + RULE {
            break;
        }
        let reach = Length::mm(if at > length - RULE { 2.2 } else { 1.1 });
        bars.line(right(at), right(at).shifted(Length::ZERO, -reach));
        bars.line(up(at), up(at).shifted(reach, Length::ZERO));
    }
    let start = ((length - words.width) / 2.0).max(WORDS_OFF / 2.0);
    // Words that are longer than the bar stand above its last tick.
    let above = WORDS_OFF * if words.width > length - WORDS_OFF { 1.4 } else { 1.0 };
    let across = right(start).shifted(Length::ZERO, -above);
    let mut items = vec![bars.stroke(pen::ruled(RULE))];
    items.extend(words.nodes(across, Align::Left));
    if place == ScaleWords::Both {
        let cap = words.style.size * CAP;
        // Long words start above those of the other bar.
        let foot = up(start.max(above + cap + WORDS_OFF)).shifted(WORDS_OFF + cap, Length::ZERO);
        items.push(pen::turned(Turn::Left, foot, words.nodes(Point::default(), Align::Left)));
    }
    pen::artifact("scale", items)
}

/// The corner at which the two bars of the scale meet.
#[must_use]
pub fn scale_corner(ink: Rect) -> Point {
    Point::new(ink.left() + INDENT, ink.bottom() - INDENT)
}

/// The end of the foot's baseline on a sheet whose ink is this.
#[must_use]
pub fn foot_end(ink: Rect) -> Point {
    Point::new(ink.right() - INDENT, ink.bottom() - INDENT)
}

/// The foot of a sheet: its name, ending at `end` on its baseline; before it a rose of the allowed directions, if any.
#[must_use]
pub fn foot(name: &TextLine, end: Point, directions: Option<Directions>) -> Node {
    let start = end.shifted(-name.width, Length::ZERO);
    let mut items = Vec::new();
    if let Some(directions) = directions {
        items.extend(rose(start.shifted(-ROSE_OFF, name.style.size * (-CAP / 2.0)), directions));
    }
    items.extend(name.nodes(end, Align::Right));
    pen::artifact("foot", items)
}

/// The rose: a spoke in each allowed direction around a hub.
#[must_use]
pub fn rose(centre: Point, directions: Directions) -> Vec<Node> {
    let mut spokes = Trace::new();
    for direction in Direction::ALL {
        if direction.is_diagonal() && directions == Directions::Orthogonal {
            continue;
        }
        let (dx, dy) = direction.delta();
        let unit = 1.0 / f64::from(dx * dx + dy * dy).sqrt();
        let at = |mm: f64| centre.shifted(Length::mm(mm * unit) * f64::from(dx), Length::mm(mm * unit) * f64::from(dy));
        spokes.line(at(0.8), at(2.3));
    }
    vec![spokes.stroke(pen::ruled(Length::mm(0.3))), Trace::new().circle(centre, Length::mm(0.4)).fill(Ink::Black)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::extent;
    use crate::text::{Style, Typesetter};

    fn line(text: &str) -> TextLine {
        Typesetter::default().line(text, Style::regular(10.0, 13.0), "fr").unwrap()
    }

    #[test]
    fn bars_are_as_long_as_they_say_and_stay_in_the_ink() {
        let words = line("50 millimètres");
        for paper in ["a4", "letter", "a5", "a6", "a3", "legal", "tabloid", "60x60mm"] {
            let sheet = Paper::parse(paper).unwrap();
            let length = scale_length(sheet);
            let bounds = extent::of(&[scale(sheet, &words, ScaleWords::Both)]).unwrap();
            assert!(extent::within(bounds, sheet.ink()), "{paper}: {bounds:?}");
            let bar = bounds.bottom() - bounds.top();
            assert!((bar - length - RULE / 2.0).abs() < Length::mm(0.001) || bar > length, "{paper}");
        }
        assert_eq!(scale_length(Paper::A4), Length::mm(50.0));
        assert!((scale_length(Paper::A4.reduced(1.25)) - Length::mm(40.0)).abs() < Length::mm(1e-9));
        assert!(scale_corner(Paper::A4.ink()).distance(Point::mm(8.0, 280.2)) < Length::mm(1e-9));
    }

    #[test]
    fn the_foot_ends_where_it_should() {
        let name = line("standard · 8 × 12");
        let end = foot_end(Paper::A4.ink());
        assert!((end.x.to_mm() - 202.0).abs() < 1e-9 && (end.y.to_mm() - 280.2).abs() < 1e-9);
        let bounds = extent::of(&[foot(&name, end, Some(Directions::All))]).unwrap();
        assert!((bounds.right() - end.x).abs() < Length::mm(0.001));
        assert_eq!(rose(end, Directions::Orthogonal).len(), 2);
    }
}
