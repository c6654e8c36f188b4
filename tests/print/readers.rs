//! Every way of printing, left for the programs of `.ci/readers/`.

use paperpitch::diag::Diagnostic;
use paperpitch::geom::Length;
use paperpitch::locale;
use paperpitch::scene::Document;
use paperpitch::sheet::book::{self, Options};
use paperpitch::sheet::desk::Desk;
use paperpitch::sheet::paper::Paper;
use paperpitch::sheet::sides::{self, Flip};
use paperpitch::variant::BUILT_INS;

use super::left::{Svg, leave};
use super::{built_in, make, on};

type Maker = fn(&Desk<'_>) -> Result<Document, Diagnostic>;

/// Each way with its name and how it is made.
const WAYS: [(&str, Maker); 13] = [
    ("pitches-2", |desk| book::pitches_to_a_page(desk, on("a4", false), 2)),
    ("pitches-4", |desk| book::pitches_to_a_page(desk, on("letter", false), 4)),
    ("pitches-6", |desk| book::pitches_to_a_page(desk, on("a3", true), 6)),
    ("pitches-8", |desk| book::pitches_to_a_page(desk, on("a3", false), 8)),
    ("poster", |desk| book::poster(desk, on("a4", false), Some((2, 3)))),
    ("poster-cells", |desk| book::poster(desk, Options { cell: Some(Length::mm(33.0)), ..on("a5", true) }, None)),
    ("two-sided-pitch", |desk| book::pitches_and_rules(desk, on("a4", false))),
    ("two-sided-cards", |desk| book::two_sided_cards(desk, on("a4", false), Flip::Long)),
    ("two-sided-cards-short", |desk| book::two_sided_cards(desk, on("letter", true), Flip::Short)),
    ("folded-cards", |desk| book::folded_cards(desk, on("a4", false))),
    ("two-sided-testpage", |desk| book::test_page(desk, Paper::A4, Flip::Long)),
    ("rules-a6", |desk| book::rule_sheet(desk, on("a6", false))),
    ("rules-a5-lying", |desk| book::rule_sheet(desk, on("a5", true))),
];

#[test]
fn every_way_of_printing_is_left_for_the_readers() {
    for (name, tag) in BUILT_INS.into_iter().zip(locale::available().into_iter().cycle()) {
        for (way, maker) in WAYS {
            let mut document = make(&built_in(name), tag, &|desk| maker(desk)).unwrap();
            if way == "two-sided-cards-short" {
                sides::move_backs(&mut document, Length::mm(1.5), Length::mm(-0.5));
            }
            leave(&document, "ways", &format!("{name}.{tag}.{way}"), Svg::Every);
        }
    }
}
