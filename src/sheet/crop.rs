//! The part of a drawing that a box shows: what lies outside is left out, what crosses its sides is clipped there. Knows no
//! game.

use crate::geom::Rect;
use crate::scene::{Group, Ink, Node, Path, Segment, Stroke, Transform};

use super::extent;

/// The items that show in a box, as one group that is clipped there. Nothing where no ink shows.
#[must_use]
pub fn crop(items: &[Node], window: Rect) -> Option<Group> {
    let kept: Vec<Node> = items.iter().filter_map(|node| node_within(node, window)).collect();
    let group = Group { clip: Some(window), items: kept, ..Group::default() };
    extent::of(&[Node::Group(group.clone())]).map(|_| group)
}

/// A node without what lies outside of the box. Groups that are moved stay whole or go.
fn node_within(node: &Node, window: Rect) -> Option<Node> {
    match node {
        Node::Path(path) => path_within(path, window).map(Node::Path),
        Node::Text(_) => {
            extent::of(std::slice::from_ref(node)).is_some_and(|ink| extent::overlap(ink, window)).then(|| node.clone())
        }
        Node::Group(group) if group.transform == Transform::default() => {
            let items: Vec<Node> = group.items.iter().filter_map(|node| node_within(node, window)).collect();
            (!items.is_empty()).then(|| Node::Group(Group { items, ..group.clone() }))
        }
        Node::Group(_) => {
            extent::of(std::slice::from_ref(node)).is_some_and(|ink| extent::overlap(ink, window)).then(|| node.clone())
        }
    }
}

/// The lines and areas of a path that touch the box.
fn path_within(path: &Path, window: Rect) -> Option<Path> {
    let starts = path.segments.iter().enumerate().filter(|(_, segment)| matches!(segment, Segment::Move(_)));
    let starts: Vec<usize> = starts.map(|(at, _)| at).collect();
    let ends = starts.iter().skip(1).copied().chain([path.segments.len()]);
    let mut segments = Vec::new();
    for (start, end) in starts.iter().copied().zip(ends) {
        let part = path.segments.get(start..end).unwrap_or_default();
        if touches(part, path, window) {
            segments.extend_from_slice(part);
        }
    }
    (!segments.is_empty()).then(|| Path { segments, ..path.clone() })
}

/// Whether a line or an area, bare paper too, touches the box.
fn touches(part: &[Segment], path: &Path, window: Rect) -> bool {
    let stroke = path.stroke.clone().map(|stroke| Stroke { ink: Ink::Black, ..stroke });
    let black = Path { segments: part.to_vec(), stroke, fill: path.fill.map(|_| Ink::Black) };
    extent::of(&[Node::Path(black)]).is_some_and(|ink| extent::common(ink, window).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geom::{Length, Point, Size};
    use crate::sheet::pen::{self, Trace};

    #[test]
    fn only_what_touches_the_box_stays() {
        let mut dots = Trace::new();
        for x in [0.0, 9.8, 10.2, 12.0, 30.0] {
            dots.dot(Point::mm(x, 5.0));
        }
        let items = [pen::class("points", vec![dots.discs(Length::mm(0.5))])];
        let cropped = crop(&items, Rect::new(Point::mm(10.0, 0.0), Size::mm(10.0, 10.0))).unwrap();
        let [Node::Group(points)] = &cropped.items[..] else { panic!("{cropped:?}") };
        let [Node::Path(path)] = &points.items[..] else { panic!("{points:?}") };
        assert_eq!(path.segments.len(), 6, "the dots at 9.8, 10.2 and 12");
        let bounds = extent::of(&[Node::Group(cropped)]).unwrap();
        assert_eq!(bounds.left(), Length::mm(10.0));
        assert_eq!(crop(&items, Rect::new(Point::mm(13.0, 0.0), Size::mm(10.0, 10.0))), None);
    }
}
