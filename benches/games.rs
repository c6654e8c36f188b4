//! How fast written games are judged, and the figures of sheets found and drawn.

use divan::{Bencher, black_box};
use paperpitch::geom::Length;
use paperpitch::locale::Locale;
use paperpitch::replay::{Judge, Written};
use paperpitch::sheet::book::{self, Options};
use paperpitch::sheet::desk::Desk;
use paperpitch::sheet::diagram_sheet::Shown;
use paperpitch::sheet::paper::Paper;
use paperpitch::sheet::pictures;
use paperpitch::text::Typesetter;
use paperpitch::variant::{self, Variant};

fn main() {
    divan::main();
}

const GAME: &str = include_str!("../tests/vectors/online-goal.txt");

fn built_in(name: &str) -> Variant {
    variant::built_in(name).expect("a built-in")
}

/// A thousand games, judged one by one.
#[divan::bench]
fn judge_a_thousand_games(bencher: Bencher) {
    let classic = built_in("classic");
    let judge = Judge::new(&classic);
    let written = Written { source: "games", number: 1, line: 1, text: GAME };
    bencher.bench(|| (0..1000).filter(|_| judge.read(black_box(written)).is_ok()).count());
}

/// The figures of a rule sheet: their games found, replayed and drawn.
#[divan::bench(args = ["standard", "orthogonal", "single-bounce", "wide-goals"])]
fn figures_of_a_rule_sheet(bencher: Bencher, name: &str) {
    let (variant, locale, setter) = (built_in(name), Locale::bundled("en").expect("English"), Typesetter::default());
    let desk = Desk::new(&variant, &locale, &setter).expect("a desk");
    let figures = ["field", "moves", "bounce", "dead-end", "goals", "entries", "boundary"];
    let draw = |figure| pictures::rule_figure(black_box(&desk), figure, "", Length::mm(56.0)).is_ok();
    bencher.bench(|| figures.into_iter().filter(|figure| draw(figure)).count());
}

/// A notation sheet, laid out.
#[divan::bench]
fn notation_sheet(bencher: Bencher) {
    let (variant, locale, setter) =
        (built_in("notation"), Locale::bundled("ru").expect("Russian"), Typesetter::default());
    let desk = Desk::new(&variant, &locale, &setter).expect("a desk");
    bencher.bench(|| book::notation(black_box(&desk), Options { paper: Paper::A4, cell: None }).is_ok());
}

/// A diagram of a whole game, laid out.
#[divan::bench]
fn diagram(bencher: Bencher) {
    let (variant, locale, setter) =
        (built_in("classic"), Locale::bundled("fr").expect("French"), Typesetter::default());
    let desk = Desk::new(&variant, &locale, &setter).expect("a desk");
    let written = Written { source: "games", number: 1, line: 1, text: GAME };
    let Ok(record) = Judge::new(&variant).read(written) else { return };
    let shown = Shown { numbers: true, coordinates: true, ..Shown::default() };
    bencher.bench(|| book::diagram(black_box(&desk), &record.game, &shown).is_ok());
}
