//! A pitch for a screen, on which two people draw: the drawing, and where its points and edges lie. Knows no rules of play
//! but the geometry, and no browser.

use serde::Serialize;

use crate::diag::Diagnostic;
use crate::geom::{Length, Point, Size};
use crate::pitch::{Direction, Pitch};
use crate::rules::Coordinates;
use crate::scene::{Node, Page};

use super::desk::Desk;
use super::field::{Field, FieldOptions, FieldStyle};
use super::pitches::letters;
use super::tag;

/// The side of a cell: a screen makes it as large as it likes.
const CELL: Length = Length::mm(10.0);
/// What stays free around the drawing.
const MARGIN: Length = Length::mm(3.0);
/// How far letters may reach beyond the sides of the pitch.
const ROOM: Length = Length::mm(0.0);

/// The drawing, and what can be done on it.
#[derive(Clone, Debug)]
pub struct Board {
    /// The pitch, on a page as large as it is.
    pub page: Page,
    /// Where its points and edges lie.
    pub map: Map,
}

/// Where points and edges lie, in millimetres from the upper left corner of the page.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Map {
    /// The side of a cell.
    pub cell: f64,
    /// The points, by number.
    pub points: Vec<Spot>,
    /// The number of the start.
    pub start: usize,
    /// The widths of lines: of A, of B, and of the bare core that makes B's open.
    pub pens: [f64; 3],
    /// The radius of the ball.
    pub ball: f64,
}

/// One point.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Spot {
    /// From the left.
    pub x: f64,
    /// From the top.
    pub y: f64,
    /// Its coordinates.
    pub name: String,
    /// The points that its edges lead to, by direction from north clockwise; none where there is no edge.
    pub next: [Option<usize>; 8],
}

impl Board {
    /// The board of a variant.
    ///
    /// # Errors
    /// Says which words cannot be found or set.
    pub fn of(desk: &Desk) -> Result<Self, Diagnostic> {
        let pitch = &desk.variant.pitch;
        let style = FieldStyle::for_cell(CELL);
        let field = Field::centred(pitch, style, Point::default());
        let letters = letters(desk)?;
        let options = FieldOptions { letters: Some(&letters), both_ends: true, room: ROOM, parity: false };
        let drawing = field.draw(desk.say("alt-pitch")?, &options);
        let bounds = drawing.bounds;
        let shift = Point::new(MARGIN - bounds.left(), MARGIN - bounds.top());
        let size = Size::new(bounds.size.width + MARGIN * 2.0, bounds.size.height + MARGIN * 2.0);
        let items = vec![tag::moved(vec![Node::Group(drawing.group)], shift)];
        let names = Coordinates::of(pitch, desk.variant.row_one);
        let spot = |id| {
            let at = field.spot(id).shifted(shift.x, shift.y);
            let next = Direction::ALL.map(|way| pitch.neighbour(id, way).map(|next| next.index()));
            Spot { x: thousandths(at.x), y: thousandths(at.y), name: names.name(pitch.point(id)), next }
        };
        let map = Map {
            cell: thousandths(CELL),
            points: pitch.ids().map(spot).collect(),
            start: pitch.start().index(),
            pens: pens(style),
            ball: thousandths(style.ball()),
        };
        Ok(Self { page: Page { size, label: String::new(), bookmarks: Vec::new(), items }, map })
    }

    /// Whether a line may run at 45°.
    #[must_use]
    pub fn has_diagonals(pitch: &Pitch) -> bool {
        pitch.edges().any(|(_, way, _)| way.is_diagonal())
    }
}

fn pens(style: FieldStyle) -> [f64; 3] {
    [style.line_a(), style.line_b(), FieldStyle::core(style.line_b())].map(thousandths)
}

/// Millimetres to the thousandth.
fn thousandths(length: Length) -> f64 {
    (length.to_mm() * 1000.0).round() / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Locale;
    use crate::text::Typesetter;
    use crate::variant::{self, BUILT_INS};

    #[test]
    fn every_edge_leads_there_and_back_and_no_other_does() {
        let (locale, setter) = (Locale::bundled("ru").unwrap(), Typesetter::default());
        for name in BUILT_INS {
            let variant = variant::built_in(name).unwrap();
            let board = Board::of(&Desk::new(&variant, &locale, &setter).unwrap()).unwrap();
            let points = &board.map.points;
            let mut ends = 0;
            for (at, spot) in points.iter().enumerate() {
                for (way, next) in spot.next.iter().enumerate().filter_map(|(way, next)| Some((way, (*next)?))) {
                    ends += 1;
                    assert_eq!(points[next].next[(way + 4) % 8], Some(at), "{name}");
                    let step = (points[next].x - spot.x).abs().max((points[next].y - spot.y).abs());
                    assert!((step - board.map.cell).abs() < 0.01, "{name}");
                }
                assert!(spot.x > 0.0 && spot.x < board.page.size.width.to_mm(), "{name}");
            }
            assert_eq!(ends, variant.pitch.edges().count() * 2, "{name}");
        }
    }
}
