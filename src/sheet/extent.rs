//! The box that the ink of a drawing fills, line widths and moved groups included. Knows no game.

use crate::geom::{Length, Point, Rect, Size};
use crate::scene::{GlyphRun, Ink, Node, Path, Segment, Transform, Turn};

/// How far letters reach above the baseline, in ems: accents on capitals included.
const ASCENT: f64 = 0.9;
/// How far letters reach below the baseline, in ems.
const DESCENT: f64 = 0.22;

/// The box that the ink of these items fills; none if nothing is drawn. Bare-paper strokes and areas count as nothing.
#[must_use]
pub fn of(items: &[Node]) -> Option<Rect> {
    items.iter().filter_map(of_node).reduce(Rect::union)
}

fn of_node(node: &Node) -> Option<Rect> {
    match node {
        Node::Group(group) => Some(moved(of(&group.items)?, group.transform)),
        Node::Path(path) => of_path(path),
        Node::Text(run) => of_text(run),
    }
}

fn of_path(path: &Path) -> Option<Rect> {
    let stroke = path.stroke.as_ref().filter(|stroke| stroke.ink == Ink::Black);
    if stroke.is_none() && path.fill != Some(Ink::Black) {
        return None;
    }
    let margin = stroke.map_or(Length::ZERO, |stroke| stroke.width / 2.0);
    path.segments.iter().filter_map(of_segment).reduce(Rect::union).map(|rect| rect.inset(-margin))
}

fn of_segment(segment: &Segment) -> Option<Rect> {
    let at = |point: Point| Rect::new(point, Size::default());
    match *segment {
        Segment::Move(to) | Segment::Line(to) => Some(at(to)),
        Segment::Curve(first, second, to) => Some(at(first).union(at(second)).union(at(to))),
        Segment::Close => None,
    }
}

fn of_text(run: &GlyphRun) -> Option<Rect> {
    if run.glyphs.is_empty() || run.ink == Ink::White {
        return None;
    }
    let top = run.origin.shifted(Length::ZERO, run.size * -ASCENT);
    Some(Rect::new(top, Size::new(run.width(), run.size * (ASCENT + DESCENT))))
}

/// A box after the transform of its group.
#[must_use]
pub fn moved(rect: Rect, transform: Transform) -> Rect {
    let corner = |point: Point| {
        let turned = match transform.turn {
            Turn::None => point,
            Turn::Right => Point::new(-point.y, point.x),
            Turn::Half => Point::new(-point.x, -point.y),
            Turn::Left => Point::new(point.y, -point.x),
        };
        Rect::new(turned.shifted(transform.shift.x, transform.shift.y), Size::default())
    };
    corner(rect.origin).union(corner(Point::new(rect.right(), rect.bottom())))
}

/// Whether two boxes share more than an edge.
#[must_use]
pub fn overlap(one: Rect, other: Rect) -> bool {
    one.left() < other.right() && other.left() < one.right() && one.top() < other.bottom() && other.top() < one.bottom()
}

/// Whether `inner` lies within `outer`, a thousandth of a millimetre forgiven.
#[must_use]
pub fn within(inner: Rect, outer: Rect) -> bool {
    let outer = outer.inset(Length::mm(-0.001));
    inner.left() >= outer.left()
        && inner.top() >= outer.top()
        && inner.right() <= outer.right()
        && inner.bottom() <= outer.bottom()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::pen;

    #[test]
    fn widths_and_turns_count_and_bare_paper_does_not() {
        let stroke = pen::ruled(Length::mm(2.0));
        let bar = pen::line(Point::mm(0.0, 0.0), Point::mm(10.0, 0.0), stroke);
        let halo = pen::line(Point::mm(-50.0, 0.0), Point::mm(50.0, 0.0), pen::white(Length::mm(1.0)));
        assert_eq!(of(&[bar.clone(), halo]), Some(Rect::new(Point::mm(-1.0, -1.0), Size::mm(12.0, 2.0))));
        let upwards = pen::turned(Turn::Left, Point::mm(100.0, 100.0), vec![bar]);
        assert_eq!(of(&[upwards]), Some(Rect::new(Point::mm(99.0, 89.0), Size::mm(2.0, 12.0))));
        assert_eq!(of(&[]), None);
    }

    #[test]
    fn boxes_that_touch_do_not_overlap() {
        let unit = Rect::new(Point::default(), Size::mm(1.0, 1.0));
        let beside = Rect::new(Point::mm(1.0, 0.0), Size::mm(1.0, 1.0));
        assert!(!overlap(unit, beside) && overlap(unit, unit) && within(unit, unit) && !within(unit, beside));
    }
}
