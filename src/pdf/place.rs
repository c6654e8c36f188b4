//! Where the scene's points come to lie on a PDF page: quarter turns, shifts, and the y axis turned upwards.
//!
//! Coordinates are computed here once and for all, so that the page needs no transforms and no saved states.

use crate::geom::{Length, Point, Rect};
use crate::scene::{Transform, Turn};

/// The coordinates in which a group's contents are drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    /// How far the group is turned against the sheet.
    turn: Turn,
    /// Where the group's origin lies on the sheet.
    origin: Point,
    /// The height of the sheet.
    height: Length,
}

impl Place {
    /// The coordinates of a sheet of this height.
    pub(super) const fn sheet(height: Length) -> Self {
        Self { turn: Turn::None, origin: Point::new(Length::ZERO, Length::ZERO), height }
    }

    /// The coordinates inside a group that stands here.
    pub(super) fn inside(self, transform: Transform) -> Self {
        Self { turn: sum(self.turn, transform.turn), origin: self.on_sheet(transform.shift), ..self }
    }

    /// A point in PDF points from the lower left corner of the page.
    pub(super) fn point(self, point: Point) -> [f64; 2] {
        let point = self.on_sheet(point);
        [point.x.to_pt(), (self.height - point.y).to_pt()]
    }

    /// A box as PDF writes boxes: left, bottom, right, top.
    pub(super) fn rect(self, rect: Rect) -> [f64; 4] {
        let [x1, y1] = self.point(rect.origin);
        let [x2, y2] = self.point(Point::new(rect.right(), rect.bottom()));
        [x1.min(x2), y1.min(y2), x1.max(x2), y1.max(y2)]
    }

    /// The first four numbers of the text matrix; none for upright text.
    pub(super) const fn text_matrix(self) -> Option<[f64; 4]> {
        match self.turn {
            Turn::None => None,
            Turn::Right => Some([0.0, -1.0, 1.0, 0.0]),
            Turn::Half => Some([-1.0, 0.0, 0.0, -1.0]),
            Turn::Left => Some([0.0, 1.0, -1.0, 0.0]),
        }
    }

    /// A point of the group in the coordinates of the sheet, y downwards.
    fn on_sheet(self, Point { x, y }: Point) -> Point {
        let turned = match self.turn {
            Turn::None => Point::new(x, y),
            Turn::Right => Point::new(-y, x),
            Turn::Half => Point::new(-x, -y),
            Turn::Left => Point::new(y, -x),
        };
        self.origin.shifted(turned.x, turned.y)
    }
}

/// Two turns, one after the other.
const fn sum(first: Turn, second: Turn) -> Turn {
    match (quarters(first) + quarters(second)) % 4 {
        0 => Turn::None,
        1 => Turn::Right,
        2 => Turn::Half,
        _ => Turn::Left,
    }
}

/// A turn in quarters, clockwise.
const fn quarters(turn: Turn) -> u8 {
    match turn {
        Turn::None => 0,
        Turn::Right => 1,
        Turn::Half => 2,
        Turn::Left => 3,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geom::Size;

    const TURNS: [Turn; 4] = [Turn::None, Turn::Right, Turn::Half, Turn::Left];

    fn group(turn: Turn, x: f64, y: f64) -> Transform {
        Transform { turn, shift: Point::mm(x, y) }
    }

    fn close(left: [f64; 2], right: [f64; 2]) -> bool {
        (left[0] - right[0]).abs() < 1e-9 && (left[1] - right[1]).abs() < 1e-9
    }

    #[test]
    fn the_y_axis_points_upwards() {
        let sheet = Place::sheet(Length::pt(800.0));
        assert!(close(sheet.point(Point::new(Length::pt(10.0), Length::pt(30.0))), [10.0, 770.0]));
    }

    #[test]
    fn a_quarter_clockwise_sends_right_to_down() {
        let sheet = Place::sheet(Length::pt(100.0));
        let ahead = Point::new(Length::pt(1.0), Length::ZERO);
        let ends = TURNS.map(|turn| sheet.inside(group(turn, 0.0, 0.0)).point(ahead));
        assert!(close(ends[0], [1.0, 100.0]));
        assert!(close(ends[1], [0.0, 99.0]));
        assert!(close(ends[2], [-1.0, 100.0]));
        assert!(close(ends[3], [0.0, 101.0]));
    }

    #[test]
    fn text_runs_along_the_turned_x_axis() {
        let sheet = Place::sheet(Length::pt(100.0));
        for turn in TURNS {
            let place = sheet.inside(group(turn, 3.0, 4.0));
            let [a, b, c, d] = place.text_matrix().unwrap_or([1.0, 0.0, 0.0, 1.0]);
            let start = place.point(Point::default());
            let ahead = place.point(Point::new(Length::pt(1.0), Length::ZERO));
            let above = place.point(Point::new(Length::ZERO, Length::pt(-1.0)));
            assert!(close([start[0] + a, start[1] + b], ahead), "{turn:?}");
            assert!(close([start[0] + c, start[1] + d], above), "{turn:?}");
        }
    }

    #[test]
    fn nested_groups_add_their_turns_and_turn_their_shifts() {
        let sheet = Place::sheet(Length::mm(200.0));
        let nested = sheet.inside(group(Turn::Right, 50.0, 20.0)).inside(group(Turn::Left, 10.0, 5.0));
        let expected = sheet.point(Point::mm(50.0 - 5.0 + 1.0, 20.0 + 10.0 + 2.0));
        assert!(close(nested.point(Point::mm(1.0, 2.0)), expected));
    }

    #[test]
    fn boxes_keep_their_lower_left_corner_first() {
        let place = Place::sheet(Length::mm(100.0)).inside(group(Turn::Right, 40.0, 10.0));
        let found = place.rect(Rect::new(Point::mm(0.0, 0.0), Size::mm(20.0, 5.0)));
        let expected = [35.0, 70.0, 40.0, 90.0].map(|side| Length::mm(side).to_pt());
        assert!(found.iter().zip(expected).all(|(left, right)| (left - right).abs() < 1e-9), "{found:?}");
    }
}
