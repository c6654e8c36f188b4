//! Backs lie behind their fronts: cards and pitches on both sides of a sheet, turned over either edge.

use paperpitch::geom::{Length, Size};
use paperpitch::sheet::book::{self, Options};
use paperpitch::sheet::sides::{self, Flip};

use super::ink::{Printed, Stroke};
use super::measures::bars;
use super::{built_in, make, on, pdf};

const EXACT: f64 = 0.02;

/// Where the rules under the titles of cards start and how high they stand, in points: one for each card.
fn rules(strokes: &[Stroke]) -> Vec<[f64; 2]> {
    let (width, length) = (Length::mm(1.0).to_pt(), Length::mm(85.0 * 0.7).to_pt());
    let is_rule = |stroke: &&Stroke| {
        let level = stroke.line().is_some_and(|(from, to)| ((to[0] - from[0]).abs() - length).abs() < EXACT);
        level && (stroke.width - width).abs() < 0.01
    };
    let mut starts: Vec<[f64; 2]> = strokes.iter().filter(is_rule).map(|stroke| stroke.points[0]).collect();
    starts.sort_by(|a, b| a[1].total_cmp(&b[1]).then(a[0].total_cmp(&b[0])));
    starts
}

fn cards(options: Options, flip: Flip, (right, down): (f64, f64)) -> (Vec<[f64; 2]>, Vec<[f64; 2]>, Size) {
    let mut document = make(&built_in("standard"), "fr", &|desk| book::two_sided_cards(desk, options, flip)).unwrap();
    assert_eq!(document.pages.len(), 2);
    sides::move_backs(&mut document, Length::mm(right), Length::mm(down));
    let printed = Printed::read(&pdf(&document));
    (rules(&printed.strokes(0)), rules(&printed.strokes(1)), options.paper.size())
}

#[test]
fn every_card_has_its_back_behind_it() {
    let card = Length::mm(85.0).to_pt();
    for (paper, lying) in
        [("a4", false), ("a4", true), ("a3", false), ("letter", false), ("a6", false), ("tabloid", true)]
    {
        for flip in [Flip::Long, Flip::Short] {
            for offset in [(0.0, 0.0), (1.5, -0.5)] {
                let options = on(paper, lying);
                let (fronts, backs, size) = cards(options, flip, offset);
                assert!(!fronts.is_empty() && fronts.len() == backs.len(), "{paper}: {fronts:?} {backs:?}");
                // The rule stands 7 mm below the top of a box of 115.5 mm.
                let (high, low) = (Length::mm(7.0).to_pt(), Length::mm(108.5).to_pt());
                let [dx, dy] = [offset.0, -offset.1].map(|mm| Length::mm(mm).to_pt());
                for front in &fronts {
                    let behind = if flip.swaps_sides(size) {
                        [size.width.to_pt() - front[0] - card, front[1]]
                    } else {
                        [front[0], size.height.to_pt() - (front[1] - low) - high]
                    };
                    let met = backs.iter().any(|back| {
                        (back[0] - behind[0] - dx).abs() < EXACT && (back[1] - behind[1] - dy).abs() < EXACT
                    });
                    assert!(met, "{paper} {lying} {flip:?}: behind {front:?} should be {behind:?}: {backs:?}");
                }
            }
        }
    }
}

#[test]
fn folded_cards_stand_side_by_side() {
    for (paper, lying, pairs) in [("a4", false, 2), ("a4", true, 1), ("a3", true, 4), ("letter", false, 2)] {
        let document = make(&built_in("orthogonal"), "ru", &|desk| book::folded_cards(desk, on(paper, lying))).unwrap();
        let strokes = Printed::read(&pdf(&document)).strokes(0);
        let rules = rules(&strokes);
        assert_eq!(rules.len(), pairs * 2, "{paper} {lying}");
        for pair in rules.chunks_exact(2) {
            let apart = pair[1][0] - pair[0][0] - Length::mm(105.0).to_pt();
            assert!(apart.abs() < EXACT && (pair[1][1] - pair[0][1]).abs() < EXACT, "{pair:?}");
        }
        assert_eq!(bars(&strokes), (1, 1), "{paper} {lying}");
    }
    let refused = make(&built_in("orthogonal"), "ru", &|desk| book::folded_cards(desk, on("a5", false))).unwrap_err();
    assert!(refused.message.contains("190 × 115.5 mm"), "{refused:?}");
}

#[test]
fn rules_stand_behind_pitches() {
    let document = make(&built_in("large"), "pt", &|desk| book::pitches_and_rules(desk, on("a4", false))).unwrap();
    assert_eq!(document.pages.len(), 4);
    assert_eq!(document.pages[0].items, document.pages[2].items);
    let printed = Printed::read(&pdf(&document));
    for page in 0..4 {
        assert_eq!(bars(&printed.strokes(page)), (1, 1));
    }
}
