//! Both sides of a sheet: the edge it is turned over, what lies behind what, backs moved to meet their fronts. Knows no
//! sheet.

use crate::geom::{Length, Point, Rect, Size};
use crate::scene::{Document, Group, Node, Transform};

/// The edge over which a sheet is turned between its sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flip {
    /// The long one, as the pages of a book in portrait.
    Long,
    /// The short one, as the sheets of a notepad in portrait.
    Short,
}

impl Flip {
    /// Whether turning changes left and right; else it changes above and below.
    #[must_use]
    pub fn swaps_sides(self, sheet: Size) -> bool {
        (sheet.width <= sheet.height) == (self == Self::Long)
    }

    /// Where on the back a place of the front lies, both as their pages show it.
    #[must_use]
    pub fn behind(self, place: Point, sheet: Size) -> Point {
        if self.swaps_sides(sheet) {
            Point::new(sheet.width - place.x, place.y)
        } else {
            Point::new(place.x, sheet.height - place.y)
        }
    }

    /// The box on the back that lies behind a box of the front.
    #[must_use]
    pub fn box_behind(self, front: Rect, sheet: Size) -> Rect {
        Rect::centred(self.behind(front.centre(), sheet), front.size)
    }
}

/// Moves the backs, every second page, to the right and downwards as they are seen.
pub fn move_backs(document: &mut Document, right: Length, down: Length) {
    if right == Length::ZERO && down == Length::ZERO {
        return;
    }
    for page in document.pages.iter_mut().skip(1).step_by(2) {
        let transform = Transform { shift: Point::new(right, down), ..Transform::default() };
        let items = std::mem::take(&mut page.items);
        page.items = vec![Node::Group(Group { transform, items, ..Group::default() })];
        for bookmark in &mut page.bookmarks {
            bookmark.top = (bookmark.top + down).max(Length::ZERO);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turning_twice_comes_back() {
        let upright = Size::mm(210.0, 297.0);
        let place = Point::mm(30.0, 40.0);
        assert_eq!(Flip::Long.behind(place, upright), Point::mm(180.0, 40.0));
        assert_eq!(Flip::Short.behind(place, upright), Point::mm(30.0, 257.0));
        assert_eq!(Flip::Long.behind(place, upright.turned()), Point::mm(30.0, 170.0));
        for flip in [Flip::Long, Flip::Short] {
            assert_eq!(flip.behind(flip.behind(place, upright), upright), place);
        }
    }
}
