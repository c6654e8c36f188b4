//! The test page measures truly: bars, numbered lines, and a ring that lies behind its cross.

use paperpitch::geom::{Length, Size};
use paperpitch::locale;
use paperpitch::sheet::book;
use paperpitch::sheet::paper::Paper;
use paperpitch::sheet::sides::{self, Flip};

use super::ink::{Printed, Stroke};
use super::{built_in, make, pdf};

const EXACT: f64 = 0.02;

fn points(mm: f64) -> f64 {
    Length::mm(mm).to_pt()
}

/// The middles of straight black lines of this length, level ones or upright ones.
fn middles(strokes: &[Stroke], length: f64, upright: bool) -> Vec<[f64; 2]> {
    let lines = strokes.iter().filter(|stroke| stroke.black && stroke.dashes.is_empty()).filter_map(Stroke::line);
    let fits = |(from, to): &([f64; 2], [f64; 2])| {
        let (along, across) = if upright { (1, 0) } else { (0, 1) };
        (from[across] - to[across]).abs() < EXACT && ((from[along] - to[along]).abs() - points(length)).abs() < EXACT
    };
    lines.filter(fits).map(|(from, to)| [(from[0] + to[0]) / 2.0, (from[1] + to[1]) / 2.0]).collect()
}

fn sheet(paper: Paper, flip: Flip, tag: &str) -> (Printed, Size) {
    let document = make(&built_in("standard"), tag, &|desk| book::test_page(desk, paper, flip)).unwrap();
    (Printed::read(&pdf(&document)), paper.size())
}

#[test]
fn bars_and_edges_are_where_they_say() {
    for tag in locale::available() {
        for paper in [Paper::A4, Paper::LETTER] {
            let (printed, size) = sheet(paper, Flip::Long, tag);
            assert_eq!(printed.pages(), 2);
            let strokes = printed.strokes(0);
            assert_eq!((middles(&strokes, 100.0, false).len(), middles(&strokes, 100.0, true).len()), (1, 1));
            let (width, height) = (size.width.to_pt(), size.height.to_pt());
            for (upright, axis, far) in [(true, 0, width), (false, 1, height)] {
                let mut places: Vec<f64> = middles(&strokes, 4.5, upright).iter().map(|at| at[axis]).collect();
                places.sort_by(f64::total_cmp);
                let near = (1..=12).map(|mm| points(f64::from(mm)));
                let wanted: Vec<f64> = near.clone().chain(near.rev().map(|off| far - off)).collect();
                assert_eq!(places.len(), wanted.len(), "{tag}");
                assert!(places.iter().zip(wanted).all(|(found, wanted)| (found - wanted).abs() < EXACT), "{places:?}");
            }
        }
    }
}

/// The middle of the cross on the front and of the ring's on the back.
fn crosses(printed: &Printed) -> ([f64; 2], [f64; 2]) {
    (middles(&printed.strokes(0), 22.0, false)[0], middles(&printed.strokes(1), 8.0, false)[0])
}

#[test]
fn the_ring_lies_behind_the_cross() {
    for (paper, flip, swaps) in [
        (Paper::A4, Flip::Long, true),
        (Paper::A4, Flip::Short, false),
        (Paper::parse("a3").unwrap().landscape(), Flip::Long, false),
        (Paper::parse("a3").unwrap().landscape(), Flip::Short, true),
    ] {
        let (printed, size) = sheet(paper, flip, "fr");
        let (front, back) = crosses(&printed);
        let behind =
            if swaps { [size.width.to_pt() - front[0], front[1]] } else { [front[0], size.height.to_pt() - front[1]] };
        assert!((behind[0] - back[0]).abs() < EXACT && (behind[1] - back[1]).abs() < EXACT, "{front:?} {back:?}");
    }
}

#[test]
fn an_offset_moves_the_backs_alone() {
    let move_by = |right: f64, down: f64| {
        let mut document =
            make(&built_in("standard"), "sv", &|desk| book::test_page(desk, Paper::A4, Flip::Long)).unwrap();
        sides::move_backs(&mut document, Length::mm(right), Length::mm(down));
        crosses(&Printed::read(&pdf(&document)))
    };
    let (still, moved) = (move_by(0.0, 0.0), move_by(1.5, -0.5));
    assert_eq!(still.0, moved.0);
    assert!((moved.1[0] - still.1[0] - points(1.5)).abs() < EXACT);
    assert!((moved.1[1] - still.1[1] - points(0.5)).abs() < EXACT);
}
