//! A finished document printed larger than it was laid out. Knows no sheet.

use crate::geom::{Length, Point, Rect, Size};
use crate::scene::{Document, Group, Node, Path, Role, Segment, Stroke, Transform};

/// Makes everything so many times larger: pages and all.
pub fn enlarge(document: &mut Document, times: f64) {
    let grow = Grow(times);
    for page in &mut document.pages {
        page.size = grow.size(page.size);
        for bookmark in &mut page.bookmarks {
            bookmark.top = bookmark.top * times;
        }
        page.items = std::mem::take(&mut page.items).into_iter().map(|node| grow.node(node)).collect();
    }
}

#[derive(Clone, Copy)]
struct Grow(f64);

impl Grow {
    fn length(self, length: Length) -> Length {
        length * self.0
    }

    fn point(self, point: Point) -> Point {
        Point::new(self.length(point.x), self.length(point.y))
    }

    fn size(self, size: Size) -> Size {
        Size::new(self.length(size.width), self.length(size.height))
    }

    fn rect(self, rect: Rect) -> Rect {
        Rect::new(self.point(rect.origin), self.size(rect.size))
    }

    fn node(self, node: Node) -> Node {
        match node {
            Node::Group(group) => Node::Group(self.group(group)),
            Node::Path(path) => Node::Path(self.path(path)),
            Node::Text(mut run) => {
                run.origin = self.point(run.origin);
                run.size = self.length(run.size);
                Node::Text(run)
            }
        }
    }

    fn group(self, group: Group) -> Group {
        let role = match group.role {
            Some(Role::Figure { alt, bounds }) => Some(Role::Figure { alt, bounds: self.rect(bounds) }),
            other => other,
        };
        let transform = Transform { shift: self.point(group.transform.shift), ..group.transform };
        let clip = group.clip.map(|clip| self.rect(clip));
        let items = group.items.into_iter().map(|node| self.node(node)).collect();
        Group { role, transform, clip, items, ..group }
    }

    fn path(self, path: Path) -> Path {
        let segment = |segment: Segment| match segment {
            Segment::Move(to) => Segment::Move(self.point(to)),
            Segment::Line(to) => Segment::Line(self.point(to)),
            Segment::Curve(one, two, to) => Segment::Curve(self.point(one), self.point(two), self.point(to)),
            Segment::Close => Segment::Close,
        };
        let stroke = |stroke: Stroke| Stroke {
            width: self.length(stroke.width),
            dashes: stroke.dashes.into_iter().map(|dash| self.length(dash)).collect(),
            ..stroke
        };
        Path {
            segments: path.segments.into_iter().map(segment).collect(),
            stroke: path.stroke.map(stroke),
            fill: path.fill,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Lang, Page};
    use crate::sheet::{extent, pen};

    #[test]
    fn everything_grows_alike() {
        let line = pen::line(Point::mm(10.0, 10.0), Point::mm(20.0, 10.0), pen::square(Length::mm(2.0)));
        let moved = pen::turned(crate::scene::Turn::Right, Point::mm(40.0, 5.0), vec![line]);
        let page = Page { size: Size::mm(50.0, 60.0), label: String::new(), bookmarks: vec![], items: vec![moved] };
        let before = extent::of(&page.items).unwrap();
        let mut document = Document { title: String::new(), lang: Lang("en".into()), pages: vec![page] };
        enlarge(&mut document, 2.0);
        let after = extent::of(&document.pages[0].items).unwrap();
        assert_eq!(document.pages[0].size, Size::mm(100.0, 120.0));
        assert!((after.left() - before.left() * 2.0).abs() < Length::mm(1e-9));
        assert!((after.bottom() - before.bottom() * 2.0).abs() < Length::mm(1e-9));
    }
}
