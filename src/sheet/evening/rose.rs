//! The rose of directions for calling: an arrow with a number for each, and its words in every language of the table.
//! Numbers clash in no language. Knows no game beyond the directions a pitch has.

use crate::diag::Diagnostic;
use crate::geom::{Length, Point};
use crate::pitch::{Direction, Directions};
use crate::scene::Node;
use crate::sheet::desk::Desk;
use crate::sheet::field::Drawing;
use crate::sheet::furniture::CAP;
use crate::sheet::pen::{self, Arrow};
use crate::sheet::{grid, tag};
use crate::text::Align;

/// From the middle to the arrows' feet and tips, to the numbers, and to the words.
const RAYS: [Length; 4] = [Length::mm(4.0), Length::mm(19.0), Length::mm(24.0), Length::mm(30.0)];
/// The arrows.
const ARROW: Arrow = Arrow { shaft: Length::mm(0.7), head: Length::mm(3.4), width: Length::mm(2.9) };
/// The dot in the middle.
const HUB: Length = Length::mm(1.3);

/// How far the rose reaches up and down from its middle, with words in so many languages.
pub(super) fn reach(languages: usize) -> Length {
    let lines: Length = (0..languages).map(|_| grid::CAPTION.leading).sum();
    RAYS[2] + grid::HEADING.size + lines
}

/// The rose about its middle.
pub(super) fn draw(desks: &[&Desk], centre: Point) -> Result<Node, Diagnostic> {
    let Some(desk) = desks.first() else { return Ok(tag::artifact(Vec::new())) };
    let mut items = vec![pen::disc(centre, HUB)];
    for (number, direction) in Direction::ALL.into_iter().enumerate() {
        if direction.is_diagonal() && desk.variant.pitch.directions() == Directions::Orthogonal {
            continue;
        }
        let (dx, dy) = direction.delta();
        let unit = 1.0 / f64::from(dx * dx + dy * dy).sqrt();
        let at = |ray: Length| centre.shifted(ray * (f64::from(dx) * unit), ray * (f64::from(dy) * unit));
        items.extend(ARROW.draw(at(RAYS[0]), at(RAYS[1])));
        let digit = desk.line(&number.to_string(), grid::HEADING)?;
        let half = grid::HEADING.size * (CAP / 2.0);
        items.extend(digit.nodes(at(RAYS[2]).shifted(Length::ZERO, half), Align::Centre));
        items.extend(words(desks, number, (dx, dy), &at)?);
    }
    let alt = desk.say("event-rose-alt")?;
    Ok(Node::Group(Drawing::figure("rose", alt, items).group))
}

/// The words of a direction: beside its number, or above and below it.
fn words(
    desks: &[&Desk],
    number: usize,
    (dx, dy): (i32, i32),
    at: &dyn Fn(Length) -> Point,
) -> Result<Vec<Node>, Diagnostic> {
    let mut items = Vec::new();
    let lines: Length = desks.iter().skip(1).map(|_| grid::CAPTION.leading).sum();
    let half = grid::CAPTION.size * (CAP / 2.0);
    let (align, start) = match (dx, dy) {
        (0, -1) => (Align::Centre, at(RAYS[2]).shifted(Length::ZERO, -grid::HEADING.size - lines)),
        (0, _) => (Align::Centre, at(RAYS[2]).shifted(Length::ZERO, grid::HEADING.size + half * 2.0)),
        (1, _) => (Align::Left, at(RAYS[3]).shifted(Length::ZERO, half - lines / 2.0)),
        _ => (Align::Right, at(RAYS[3]).shifted(Length::ZERO, half - lines / 2.0)),
    };
    let mut y = Length::ZERO;
    for desk in desks {
        let line = desk.line(&desk.say(&format!("event-call-{number}"))?, grid::CAPTION)?;
        items.extend(line.nodes(start.shifted(Length::ZERO, y), align));
        y += grid::CAPTION.leading;
    }
    Ok(items)
}
