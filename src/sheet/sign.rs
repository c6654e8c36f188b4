//! The signs that stand in running text and on the host card: the pitch's own marks, and a few small pictures.

use crate::geom::{Length, Point, Rect, Size};
use crate::pitch::{Direction, Directions};
use crate::scene::{Ink, Node};
use crate::sheet::pen::{self, Arrow, Trace};
use crate::text::{PlacedSign, Sign};

/// A sign in a line of text.
#[must_use]
pub fn inline(placed: PlacedSign) -> Vec<Node> {
    let PlacedSign { sign, centre, size } = placed;
    let row = size * (sign.ink_em() / 2.0);
    match sign {
        Sign::Start => vec![pen::ring(centre, size * 0.30, size * 0.075), pen::disc(centre, size * 0.11)],
        Sign::Goal => vec![pen::disc(centre, size * 0.20)],
        Sign::Ball => vec![pen::disc(centre, size * 0.27)],
        Sign::Bounce => vec![pen::ring(centre, size * 0.26, size * 0.075)],
        Sign::Dotted => {
            let reach = size * 0.75;
            let ends = [centre.shifted(-reach, Length::ZERO), centre.shifted(reach, Length::ZERO)];
            vec![pen::dot_row(ends[0], ends[1], 6, size * 0.09)]
        }
        Sign::Solid => {
            let ends = [centre.shifted(-row, Length::ZERO), centre.shifted(row, Length::ZERO)];
            vec![pen::line(ends[0], ends[1], pen::ruled(size * 0.20))]
        }
        Sign::Even => vec![pen::disc(centre, size * 0.15)],
        Sign::Odd => {
            let line = size * 0.075;
            let half = size * 0.30 - line / 2.0 * std::f64::consts::SQRT_2;
            vec![Trace::new().diamond(centre, half).fill_and_stroke(Ink::White, pen::ruled(line))]
        }
    }
}

/// A sign of the host card by its name, about 8 × 8 mm around `centre`; none for an unknown name.
#[must_use]
pub fn card(name: &str, directions: Directions, centre: Point) -> Option<Vec<Node>> {
    let board = Board(centre);
    Some(match name {
        "start" => vec![pen::ring(centre, Length::mm(2.5), Length::mm(0.5)), pen::disc(centre, Length::mm(0.8))],
        "goal-box" => board.box_goal(),
        "goal-link" => board.link_goal(),
        "boundary-wall" => board.wall(),
        "boundary-playable" => board.playable(),
        "finger" => board.finger(),
        "directions" => board.directions(directions),
        "bounce" => board.bounce(),
        "clock" => board.clock(),
        "draw" => board.draw(),
        "people" => [-2.4, 2.4].into_iter().flat_map(|x| board.person(x)).collect(),
        "swap" => board.swap(),
        _ => return None,
    })
}

/// The names that [`card`] knows.
pub const CARD_SIGNS: [&str; 12] = [
    "start",
    "goal-box",
    "goal-link",
    "boundary-wall",
    "boundary-playable",
    "finger",
    "directions",
    "bounce",
    "clock",
    "draw",
    "people",
    "swap",
];

/// Where a sign of the card is drawn: millimetres around its middle.
#[derive(Clone, Copy)]
struct Board(Point);

const fn mm(length: f64) -> Length {
    Length::mm(length)
}

impl Board {
    fn at(self, x: f64, y: f64) -> Point {
        self.0.shifted(mm(x), mm(y))
    }

    fn path<const N: usize>(self, points: [(f64, f64); N]) -> [Point; N] {
        points.map(|(x, y)| self.at(x, y))
    }

    fn box_goal(self) -> Vec<Node> {
        let mut walls = Trace::new();
        walls.polyline(self.path([(-4.3, 1.9), (-2.5, 1.9)])).polyline(self.path([(2.5, 1.9), (4.3, 1.9)]));
        let mut discs = Trace::new();
        for x in [-2.5, 0.0, 2.5] {
            discs.dot(self.at(x, -2.9));
        }
        vec![
            pen::dot_row(self.at(-1.5, 1.9), self.at(1.5, 1.9), 4, mm(0.36)),
            pen::dot_row(self.at(0.0, 3.7), self.at(0.0, 2.8), 2, mm(0.36)),
            pen::dot_row(self.at(0.0, 1.0), self.at(0.0, -1.7), 4, mm(0.36)),
            pen::polyline(self.path([(-2.5, 1.9), (-2.5, -2.9), (2.5, -2.9), (2.5, 1.9)]), pen::ruled(mm(0.4))),
            walls.stroke(pen::square(mm(0.8))),
            discs.discs(mm(0.85)),
        ]
    }

    fn link_goal(self) -> Vec<Node> {
        let wall = [(-4.2, 1.2), (-1.9, 1.2), (-1.9, -4.4), (1.9, -4.4), (1.9, 1.2), (4.2, 1.2)];
        vec![
            pen::dot_row(self.at(0.0, 3.7), self.at(0.0, -1.1), 6, mm(0.36)),
            pen::disc(self.at(0.0, -2.5), mm(1.15)),
            pen::polyline(self.path(wall), pen::ruled(mm(0.7))),
        ]
    }

    fn wall(self) -> Vec<Node> {
        let arrow = Arrow { shaft: mm(0.6), head: mm(1.8), width: mm(1.9) };
        let mut nodes = vec![
            pen::line(self.at(2.2, -4.2), self.at(2.2, 4.2), pen::ruled(mm(1.0))),
            pen::line(self.at(-3.2, -3.6), self.at(2.2, 0.0), pen::round(mm(0.6))),
        ];
        nodes.extend(arrow.draw(self.at(2.2, 0.0), self.at(-3.4, 3.73)));
        nodes.push(pen::ring(self.at(2.2, 0.0), mm(0.95), mm(0.4)));
        nodes
    }

    fn playable(self) -> Vec<Node> {
        vec![
            pen::line(self.at(1.6, -4.2), self.at(1.6, 4.2), pen::ruled(mm(0.8))),
            pen::dot_row(self.at(-1.2, -4.0), self.at(-1.2, 4.0), 10, mm(0.34)),
            pen::line(self.at(-1.2, -2.7), self.at(-1.2, 2.7), pen::ruled(mm(1.0))),
            pen::ring(self.at(-1.2, -2.7), mm(0.85), mm(0.35)),
            pen::ring(self.at(-1.2, 2.7), mm(0.85), mm(0.35)),
        ]
    }

    fn finger(self) -> Vec<Node> {
        let rounded = |left: f64, top: f64, right: f64, bottom: f64, radius: f64| {
            let inner = Rect::new(
                self.at(left + radius, top + radius),
                Size::mm(right - left - radius * 2.0, bottom - top - radius * 2.0),
            );
            Trace::new().rect(inner).fill_and_stroke(Ink::Black, pen::round(mm(radius * 2.0)))
        };
        let mut gaps = Trace::new();
        for x in [-0.1, 1.1, 2.25] {
            gaps.polyline(self.path([(x, -1.9), (x, 0.1)]));
        }
        vec![
            rounded(-2.0, -4.2, 3.3, -0.2, 1.0),
            rounded(-2.0, -3.0, -0.35, 2.9, 0.8),
            gaps.stroke(pen::white(mm(0.28))),
            pen::dot_row(self.at(-3.9, 3.9), self.at(3.9, 3.9), 9, mm(0.36)),
        ]
    }

    fn directions(self, directions: Directions) -> Vec<Node> {
        let arrow = Arrow { shaft: mm(0.5), head: mm(1.6), width: mm(1.9) };
        let mut nodes = vec![pen::disc(self.0, mm(0.8))];
        for direction in Direction::ALL {
            if direction.is_diagonal() && directions == Directions::Orthogonal {
                continue;
            }
            let (x, y) = direction.delta();
            let unit = 1.0 / f64::from(x * x + y * y).sqrt();
            let at = |far: f64| self.at(f64::from(x) * far * unit, f64::from(y) * far * unit);
            nodes.extend(arrow.draw(at(1.6), at(4.4)));
        }
        nodes
    }

    fn bounce(self) -> Vec<Node> {
        let arrow = Arrow { shaft: mm(0.7), head: mm(1.8), width: mm(1.8) };
        let mut nodes = vec![
            pen::line(self.at(-3.6, 2.9), self.at(0.0, -2.2), pen::round(mm(0.7))),
            pen::line(self.at(-3.6, -2.2), self.at(0.0, -2.2), pen::round(mm(0.45))),
        ];
        nodes.extend(arrow.draw(self.at(0.0, -2.2), self.at(3.6, 2.9)));
        nodes.push(pen::ring(self.at(0.0, -2.2), mm(1.0), mm(0.4)));
        nodes
    }

    fn clock(self) -> Vec<Node> {
        let (radius, handle) = (3.3, 3.3 * 0.552_284_75);
        let mut quarter = Trace::new();
        quarter.polyline([self.0, self.at(0.0, -radius)]);
        quarter.curve(self.at(handle, -radius), self.at(radius, -handle), self.at(radius, 0.0));
        vec![pen::ring(self.0, mm(radius), mm(0.5)), quarter.fill(Ink::Black)]
    }

    fn draw(self) -> Vec<Node> {
        let mut bars = Trace::new();
        bars.polyline(self.path([(-1.6, -0.75), (1.6, -0.75)])).polyline(self.path([(-1.6, 0.75), (1.6, 0.75)]));
        vec![pen::ring(self.0, mm(3.3), mm(0.5)), bars.stroke(pen::ruled(mm(0.7)))]
    }

    fn person(self, x: f64) -> Vec<Node> {
        let mut body = Trace::new();
        body.polyline(self.path([(x - 2.0, 3.2), (x - 2.0, 2.3)]));
        body.curve(self.at(x - 2.0, -0.6), self.at(x + 2.0, -0.6), self.at(x + 2.0, 2.3));
        body.polyline([self.at(x + 2.0, 2.3), self.at(x + 2.0, 3.2), self.at(x - 2.0, 3.2), self.at(x - 2.0, 2.3)]);
        vec![pen::disc(self.at(x, -1.9), mm(1.3)), body.fill(Ink::Black)]
    }

    fn swap(self) -> Vec<Node> {
        let arrow = Arrow { shaft: mm(0.5), head: mm(2.0), width: mm(1.8) };
        let mut nodes = Vec::new();
        nodes.extend(arrow.draw(self.at(-3.0, -1.3), self.at(3.2, -1.3)));
        nodes.extend(arrow.draw(self.at(3.0, 1.3), self.at(-3.2, 1.3)));
        nodes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::extent;

    #[test]
    fn card_signs_stay_in_their_box() {
        let centre = Point::mm(20.0, 20.0);
        for name in CARD_SIGNS {
            for directions in [Directions::All, Directions::Orthogonal] {
                let bounds = extent::of(&card(name, directions, centre).unwrap()).unwrap();
                assert!(extent::within(bounds, Rect::centred(centre, Size::mm(9.6, 9.6))), "{name}: {bounds:?}");
            }
        }
        assert!(card("cup", Directions::All, centre).is_none());
    }

    #[test]
    fn inline_signs_are_as_wide_as_they_say() {
        for sign in Sign::ALL {
            let placed = PlacedSign { sign, centre: Point::mm(10.0, 10.0), size: Length::mm(4.0) };
            let bounds = extent::of(&inline(placed)).unwrap();
            let wide = sign.ink_em() * 4.0;
            // The extent of a line counts half its width beyond its ends, whatever its caps.
            let slack = if matches!(sign, Sign::Dotted | Sign::Solid) { 0.85 } else { 0.15 };
            assert!((bounds.size.width.to_mm() - wide).abs() < slack, "{sign:?}: {bounds:?}");
        }
    }
}
