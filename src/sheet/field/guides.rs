//! The guide lines of a pitch: edges in a row, joined to lines as long as possible. Knows no marks of points; they lie over
//! the lines.

use crate::geom::Length;
use crate::pitch::{Direction, PointId};
use crate::scene::Node;
use crate::sheet::pen::{self, Trace};
use crate::style::Guides;

use super::{Field, on_line};

/// A straight row of edges, as far as the window shows its points.
struct Row {
    /// Its first shown point.
    first: PointId,
    /// How many edges lie between its first and its last shown point.
    edges: u32,
    /// Whether edges lead on before the first and after the last shown point.
    beyond: [bool; 2],
}

/// The guide lines along every straight edge, along a playable side at 45°, and along all diagonals where the style wants
/// them: dots, or thin lines.
pub(super) fn draw(field: &Field) -> Vec<Node> {
    let cell = field.style.cell();
    let straight = lines(field, [Direction::East, Direction::South], cell);
    let slopes = field.style.guides() == Guides::Diagonals || has_slopes(field);
    let slanted =
        slopes.then(|| lines(field, [Direction::SouthEast, Direction::SouthWest], cell * std::f64::consts::SQRT_2));
    straight.into_iter().chain(slanted.flatten()).collect()
}

/// The lines of these two ways, whose edges are so long.
fn lines(field: &Field, ways: [Direction; 2], edge: Length) -> Option<Node> {
    let (style, run_on) = (field.style, field.window.run_on);
    let step = style.guide_step(edge);
    let pen = match style.guides() {
        Guides::Points => return None,
        Guides::Solid => pen::ruled(style.guide_line()),
        Guides::Dotted | Guides::Diagonals => pen::dotted(style.guide(), step),
    };
    let mut trace = Trace::new();
    for way in ways {
        for row in rows(field, way) {
            let [from, to] = if pen.dashes.is_empty() { row.solid(run_on) } else { row.dotted(run_on, edge / step) };
            if from < to {
                trace.line(field.along(row.first, way, from), field.along(row.first, way, to));
            }
        }
    }
    (!trace.is_empty()).then(|| trace.stroke(pen))
}

/// All rows of guided edges that run one way.
fn rows(field: &Field, way: Direction) -> impl Iterator<Item = Row> {
    let starts = move |&id: &PointId| {
        let before = field.pitch.neighbour(id, way.opposite());
        before.is_none_or(|before| guided(field, before, way).is_none())
    };
    field.pitch.ids().filter(starts).filter_map(move |start| row(field, start, way))
}

/// The row that starts at a point, if the window shows any of it.
fn row(field: &Field, start: PointId, way: Direction) -> Option<Row> {
    let is_shown = |id: &PointId| field.window.shows(field.pitch.point(*id));
    let points = std::iter::successors(Some(start), |&id| guided(field, id, way));
    let mut shown = points.skip_while(|id| !is_shown(id)).take_while(is_shown);
    let first = shown.next()?;
    let (edges, last) = shown.fold((0, first), |(edges, _), id| (edges + 1, id));
    Some(Row { first, edges, beyond: [first != start, guided(field, last, way).is_some()] })
}

/// The end of the edge that leads this way from a point, if it has a guide line.
fn guided(field: &Field, from: PointId, way: Direction) -> Option<PointId> {
    let to = field.pitch.neighbour(from, way)?;
    let always = !way.is_diagonal() || field.style.guides() == Guides::Diagonals;
    (always || is_side(field, from, to)).then_some(to)
}

/// Whether any side of the outline runs along diagonals.
fn has_slopes(field: &Field) -> bool {
    let outline = field.pitch.outline();
    outline.iter().zip(outline.iter().cycle().skip(1)).any(|(from, to)| from.x != to.x && from.y != to.y)
}

/// Whether a diagonal edge lies on the outline.
fn is_side(field: &Field, from: PointId, to: PointId) -> bool {
    let (from, to) = (field.pitch.point(from), field.pitch.point(to));
    let outline = field.pitch.outline();
    let next = outline.iter().cycle().skip(1);
    outline.iter().zip(next).any(|(&a, &b)| on_line(a, b, from) && on_line(a, b, to))
}

impl Row {
    /// From where to where a solid line runs, in edges from the first shown point.
    fn solid(&self, run_on: f64) -> [f64; 2] {
        let [before, after] = self.beyond.map(|beyond| if beyond { run_on } else { 0.0 });
        [-before, f64::from(self.edges) + after]
    }

    /// From where to where a dotted line runs that sets so many dots an edge: from the first dot to half a step behind the
    /// last, so that rounding neither loses nor adds one. There is none on the point at an end.
    fn dotted(&self, run_on: f64, dots: f64) -> [f64; 2] {
        let [before, after] = self.beyond.map(|beyond| if beyond { (run_on * dots + 0.01).floor() } else { 0.0 });
        let from = if before > 0.0 { -before } else { 1.0 };
        [from / dots, f64::from(self.edges) + (if after > 0.0 { after + 0.5 } else { -0.5 }) / dots]
    }
}
