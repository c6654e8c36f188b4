//! Where lines are drawn and games end, on a drawn pitch. With one ink and no tints, often is thick: a line's width and a
//! disc's area tell how many games.

use crate::geom::Length;
use crate::plays::Tally;
use crate::scene::{Ink, Node};

use super::field::Field;
use super::pen::{self, Trace};

/// The width of the line drawn most often, in cells.
const WIDEST: f64 = 0.30;
/// The radius of the disc where games end most often, in cells.
const LARGEST: f64 = 0.40;
/// Thinner lines and smaller discs than this would not print.
const LEAST: Length = Length::mm(0.06);
/// How many widths are told apart.
const STEPS: u32 = 24;

/// The lines, as wide as they are drawn often; the most often drawn one has the full width.
#[must_use]
pub fn lines(field: &Field, tally: &Tally) -> Vec<Node> {
    let pitch = field.pitch();
    let most = pitch.edges().map(|(from, way, _)| tally.drawn(from, way)).fold(0.0, f64::max);
    if most <= 0.0 {
        return Vec::new();
    }
    let widest = field.style().cell() * WIDEST;
    // Lines of about one width are one path, which keeps the file small.
    let mut traces: Vec<Trace> = (0..=STEPS).map(|_| Trace::new()).collect();
    for (from, way, to) in pitch.edges() {
        let step = (tally.drawn(from, way) / most * f64::from(STEPS)).round();
        let trace = (0..=STEPS).zip(&mut traces).find(|(number, _)| f64::from(*number) >= step);
        if let Some((_, trace)) = trace {
            trace.line(field.spot(from), field.spot(to));
        }
    }
    let width = |step: u32| widest * (f64::from(step) / f64::from(STEPS));
    let drawn = (0..=STEPS).zip(&traces).filter(|(step, trace)| !trace.is_empty() && width(*step) >= LEAST);
    vec![pen::class("heat", drawn.map(|(step, trace)| trace.stroke(pen::round(width(step)))).collect())]
}

/// Discs where games ended, each with bare paper around it.
#[must_use]
pub fn ends(field: &Field, tally: &Tally) -> Node {
    let pitch = field.pitch();
    let most = pitch.ids().map(|id| tally.ended(id)).fold(0.0, f64::max);
    let largest = field.style().cell() * LARGEST;
    let discs = pitch.ids().filter_map(|id| {
        let radius = if most > 0.0 { largest * (tally.ended(id) / most).sqrt() } else { Length::ZERO };
        let mut trace = Trace::new();
        trace.circle(field.spot(id), radius);
        (radius >= LEAST * 3.0).then(|| trace.fill_and_stroke(Ink::Black, pen::white(largest * 0.16)))
    });
    pen::class("heat-ends", discs.collect())
}
