//! Sizes measured in the operators of finished PDFs: cells, bars, walls.

use paperpitch::geom::Length;
use paperpitch::sheet::book::{self, Options};
use paperpitch::variant::{self, Overrides};

use super::ink::{Printed, Stroke};
use super::{built_in, make, on, pdf};

/// How far a measure may be off, in points.
const EXACT: f64 = 0.02;

/// 50 millimetres in points.
fn bar() -> f64 {
    Length::mm(50.0).to_pt()
}

/// The pitch of a built-in, or of one with another size, read back.
fn pitch(name: &str, size: Option<(i64, i64)>, options: Options) -> (Printed, (i32, i32)) {
    let overrides = Overrides { size, goal: None };
    let (variant, _) = variant::read_built_in(name, &overrides).unwrap().into_parts();
    let variant = variant.unwrap();
    let document = make(&variant, "fr", &|desk| book::pitch(desk, options)).unwrap();
    (Printed::read(&pdf(&document)), variant.pitch.size())
}

/// The different values among numbers that may be off by rounding, in order.
fn distinct(mut numbers: Vec<f64>) -> Vec<f64> {
    numbers.sort_by(f64::total_cmp);
    numbers.dedup_by(|one, other| (*one - *other).abs() < EXACT);
    numbers
}

/// The columns and rows at which guide dots run, in points: every dotted line stands for one edge.
pub fn grid(strokes: &[Stroke]) -> (Vec<f64>, Vec<f64>) {
    let dotted = strokes.iter().filter(|stroke| stroke.dashes.len() == 2 && stroke.dashes[0] < 0.01);
    let lines: Vec<_> = dotted.filter_map(Stroke::line).collect();
    let upright = |&&([x, _], [to, _]): &&([f64; 2], [f64; 2])| (x - to).abs() < EXACT;
    let columns = lines.iter().filter(upright).map(|(from, _)| from[0]).collect();
    let rows = lines.iter().filter(|line| !upright(line)).map(|(from, _)| from[1]).collect();
    (distinct(columns), distinct(rows))
}

/// Asserts that neighbours are all so far apart.
#[track_caller]
fn assert_pitch(places: &[f64], wanted: f64) {
    for pair in places.windows(2) {
        assert!((pair[1] - pair[0] - wanted).abs() < EXACT, "{} instead of {wanted}", pair[1] - pair[0]);
    }
}

#[test]
fn cells_are_exactly_as_large_as_asked_for() {
    for (name, size, cell) in [
        ("standard", None, 9.0),
        ("standard", None, 12.7),
        ("classic", None, 15.0),
        ("orthogonal", None, 22.0),
        ("wide-goals", None, 7.3),
        ("standard", Some((10, 8)), 11.1),
        ("standard", Some((4, 20)), 8.05),
    ] {
        let options = Options { cell: Some(Length::mm(cell)), ..on("a4", false) };
        let (printed, (width, length)) = pitch(name, size, options);
        let (columns, rows) = grid(&printed.strokes(0));
        assert_pitch(&columns, Length::mm(cell).to_pt());
        assert_pitch(&rows, Length::mm(cell).to_pt());
        // With walls the sides themselves have no dots along them; with a box goal the goal line has.
        let wall = name != "orthogonal";
        assert_eq!(columns.len(), usize::try_from(width).unwrap() + if wall { 0 } else { 1 } - usize::from(wall));
        assert_eq!(rows.len(), usize::try_from(length).unwrap() + 1, "{name} {size:?}");
    }
}

/// The bars of a page: lines of 50 mm, or an L of two of them. Level ones and upright ones.
pub fn bars(strokes: &[Stroke]) -> (usize, usize) {
    let is_bar = |from: &[f64; 2], to: &[f64; 2], axis: usize| {
        (from[1 - axis] - to[1 - axis]).abs() < EXACT && ((from[axis] - to[axis]).abs() - bar()).abs() < EXACT
    };
    let thin = strokes.iter().filter(|stroke| (stroke.width - Length::mm(0.25).to_pt()).abs() < 0.01);
    let pairs: Vec<_> = thin.flat_map(|stroke| stroke.points.windows(2).map(|pair| (pair[0], pair[1]))).collect();
    let count = |axis| pairs.iter().filter(|(from, to)| is_bar(from, to, axis)).count();
    (count(0), count(1))
}

#[test]
fn every_page_of_a_kit_has_two_bars_of_fifty_millimetres() {
    for name in ["standard", "orthogonal", "wide-goals"] {
        for paper in ["a4", "letter", "a3"] {
            let document = make(&built_in(name), "sv", &|desk| book::kit(desk, on(paper, false))).unwrap();
            let printed = Printed::read(&pdf(&document));
            for page in 0..printed.pages() {
                let (level, upright) = bars(&printed.strokes(page));
                assert!(level == 1 && upright == 1, "{name} {paper} page {}: {level}, {upright}", page + 1);
            }
        }
    }
}

#[test]
fn cards_on_every_paper_have_their_bars() {
    for (paper, lying) in
        [("a4", true), ("a5", false), ("a5", true), ("a3", true), ("tabloid", false), ("legal", false)]
    {
        let document = make(&built_in("large"), "fr", &|desk| book::host_cards(desk, on(paper, lying))).unwrap();
        let (level, upright) = bars(&Printed::read(&pdf(&document)).strokes(0));
        assert!(level == 1 && upright == 1, "{paper} {lying}: {level}, {upright}");
    }
}
