//! The box that the ink of a drawing fills, line widths and moved groups included. Knows no game.

use crate::geom::{Length, Point, Rect, Size};
use crate::scene::{Cap, Glyph, GlyphRun, Ink, Node, Path, Segment, Stroke, Transform, Turn};

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
        Node::Group(group) => {
            let ink = of(&group.items)?;
            let shown = if let Some(clip) = group.clip { common(ink, clip)? } else { ink };
            Some(moved(shown, group.transform))
        }
        Node::Path(path) => of_path(path),
        Node::Text(run) => of_text(run),
    }
}

fn of_path(path: &Path) -> Option<Rect> {
    let stroke = path.stroke.as_ref().filter(|stroke| stroke.ink != Ink::White);
    let filled = path.fill.is_some_and(|ink| ink != Ink::White);
    if stroke.is_none() && !filled {
        return None;
    }
    let hull = if filled { path.segments.iter().filter_map(of_segment).reduce(Rect::union) } else { None };
    let line = stroke.and_then(|stroke| of_line(&path.segments, stroke));
    hull.into_iter().chain(line).reduce(Rect::union)
}

fn of_segment(segment: &Segment) -> Option<Rect> {
    match *segment {
        Segment::Move(to) | Segment::Line(to) => Some(at(to)),
        Segment::Curve(first, second, to) => Some(at(first).union(at(second)).union(at(to))),
        Segment::Close => None,
    }
}

/// The box of no size at a place.
fn at(place: Point) -> Rect {
    Rect::new(place, Size::default())
}

/// The box of a stroked line. Straight pieces are as wide as the pen, corners and round ends reach half of that further; a
/// line that is cut off at its end does not, and one of dots ends with its last dot.
fn of_line(segments: &[Segment], stroke: &Stroke) -> Option<Rect> {
    let half = stroke.width / 2.0;
    let blunt = stroke.cap == Cap::Butt;
    let (mut start, mut here) = (Point::default(), Point::default());
    let mut all: Option<Rect> = None;
    let mut add = |rect: Rect| all = Some(all.map_or(rect, |all| all.union(rect)));
    for (index, segment) in segments.iter().enumerate() {
        match *segment {
            Segment::Move(to) => (start, here) = (to, to),
            Segment::Line(to) => {
                let goes_on = |next: Option<&Segment>| !matches!(next, None | Some(Segment::Move(_)));
                let end = if goes_on(segments.get(index + 1)) { to } else { last_dot(here, to, stroke) };
                add(piece(here, end, half));
                for (place, joined) in [(here, here != start), (end, goes_on(segments.get(index + 1)))] {
                    if joined || !blunt {
                        add(at(place).inset(-half));
                    }
                }
                here = to;
            }
            Segment::Curve(.., to) => {
                if let Some(hull) = of_segment(segment) {
                    add(hull.union(at(here)).inset(-half));
                }
                here = to;
            }
            Segment::Close => {
                add(piece(here, start, half));
                add(at(start).inset(-half));
                here = start;
            }
        }
    }
    all
}

/// The box of a straight piece, without its ends.
fn piece(from: Point, to: Point, half: Length) -> Rect {
    let length = from.distance(to).max(Length::mm(1e-9));
    let (across, down) = (half * ((to.y - from.y) / length).abs(), half * ((to.x - from.x) / length).abs());
    let bare = at(from).union(at(to));
    let size = Size::new(bare.size.width + across * 2.0, bare.size.height + down * 2.0);
    Rect::new(bare.origin.shifted(-across, -down), size)
}

/// Where a line of dots has its last one; the end of any other line.
fn last_dot(from: Point, to: Point, stroke: &Stroke) -> Point {
    match stroke.dashes[..] {
        [dash, step] if dash == Length::ZERO && step > Length::ZERO => {
            let length = from.distance(to);
            let reach = step * (length / step + 1e-6).floor();
            if length > Length::ZERO { from.towards(to, reach / length) } else { to }
        }
        _ => to,
    }
}

fn of_text(run: &GlyphRun) -> Option<Rect> {
    if run.glyphs.is_empty() || run.ink == Ink::White {
        return None;
    }
    let top = run.origin.shifted(Length::ZERO, run.size * -ASCENT);
    // The space at a line's end is no ink.
    let blank = |glyph: &&Glyph| run.text.get(glyph.text.clone()).is_some_and(|text| text.trim().is_empty());
    let blanks: f64 = run.glyphs.iter().rev().take_while(blank).map(|glyph| glyph.advance).sum();
    Some(Rect::new(top, Size::new(run.width() - run.size * blanks, run.size * (ASCENT + DESCENT))))
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

/// What two boxes have in common; none where they do not meet.
#[must_use]
pub fn common(one: Rect, other: Rect) -> Option<Rect> {
    let corner = Point::new(one.left().max(other.left()), one.top().max(other.top()));
    let (right, bottom) = (one.right().min(other.right()), one.bottom().min(other.bottom()));
    let size = Size::new(right - corner.x, bottom - corner.y);
    (size.width >= Length::ZERO && size.height >= Length::ZERO).then_some(Rect::new(corner, size))
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
        assert_eq!(of(&[bar.clone(), halo]), Some(Rect::new(Point::mm(0.0, -1.0), Size::mm(10.0, 2.0))));
        let upwards = pen::turned(Turn::Left, Point::mm(100.0, 100.0), vec![bar]);
        assert_eq!(of(&[upwards]), Some(Rect::new(Point::mm(99.0, 90.0), Size::mm(2.0, 10.0))));
        let square = pen::line(Point::mm(0.0, 0.0), Point::mm(10.0, 0.0), pen::square(Length::mm(2.0)));
        assert_eq!(of(&[square]), Some(Rect::new(Point::mm(-1.0, -1.0), Size::mm(12.0, 2.0))));
        let bent = [Point::mm(0.0, 0.0), Point::mm(10.0, 0.0), Point::mm(10.0, 10.0)];
        let bent = pen::polyline(bent, pen::ruled(Length::mm(2.0)));
        assert_eq!(of(&[bent]), Some(Rect::new(Point::mm(0.0, -1.0), Size::mm(11.0, 11.0))));
        let dots = pen::dot_row(Point::mm(0.0, 0.0), Point::mm(10.0, 0.0), 6, Length::mm(1.0));
        let wanted = Rect::new(Point::mm(-0.5, -0.5), Size::mm(11.0, 1.0));
        assert!(of(&[dots]).is_some_and(|found| within(found, wanted) && within(wanted, found)));
        assert_eq!(of(&[]), None);
    }

    #[test]
    fn boxes_that_touch_do_not_overlap() {
        let unit = Rect::new(Point::default(), Size::mm(1.0, 1.0));
        let beside = Rect::new(Point::mm(1.0, 0.0), Size::mm(1.0, 1.0));
        assert!(!overlap(unit, beside) && overlap(unit, unit) && within(unit, unit) && !within(unit, beside));
    }
}
