//! How fast the rules engine counts and replays.

use divan::{Bencher, black_box};
use paperpitch::pitch::{Boundary, Directions, Geometry, GoalShape, Pitch, Side};
use paperpitch::rules::notation::read;
use paperpitch::rules::{Blocked, Bounce, Crossing, Facts, RowOne, RuleSet, perft, perft_turns, scorers};
use paperpitch::variant::{Overrides, read_built_in};

fn main() {
    divan::main();
}

const RULES: RuleSet =
    RuleSet { bounce: Bounce::Chained, blocked: Blocked::ToMoveLoses, crossing: Crossing::Allowed, first: Side::A };

fn standard() -> Pitch {
    let geometry = Geometry::rectangle(8, 12, GoalShape::Box, 2, Directions::All, Boundary::Wall);
    Pitch::new(&geometry).expect("the standard pitch")
}

#[divan::bench(args = [6, 8])]
fn perft_lines(bencher: Bencher, depth: usize) {
    let pitch = standard();
    bencher.bench(|| perft(black_box(&pitch), RULES, depth));
}

#[divan::bench]
fn perft_no_crossing(bencher: Bencher) {
    let pitch = standard();
    let rules = RuleSet { crossing: Crossing::Forbidden, ..RULES };
    bencher.bench(|| perft(black_box(&pitch), rules, 7));
}

#[divan::bench]
fn pitch_of_the_largest_size() -> Result<Pitch, Vec<paperpitch::pitch::Flaw>> {
    Pitch::new(&Geometry::rectangle(100, 100, GoalShape::Box, 2, Directions::All, Boundary::Wall))
}

#[divan::bench]
fn perft_turn_by_turn(bencher: Bencher) {
    let pitch = standard();
    bencher.bench(|| perft_turns(black_box(&pitch), RULES, 4));
}

/// A thousand games of forty lines as they come from the online game.
#[divan::bench]
fn replay_a_thousand_games(bencher: Bencher) {
    let geometry = Geometry::rectangle(8, 10, GoalShape::Box, 2, Directions::All, Boundary::Wall);
    let pitch = Pitch::new(&geometry).expect("the classic pitch");
    let text = include_str!("../tests/vectors/online-blocked.txt");
    bencher.bench(|| (0..1000).filter(|_| read(black_box(text), &pitch, RULES, RowOne::Bottom).is_ok()).count());
}

#[divan::bench]
fn facts(bencher: Bencher) {
    let pitch = standard();
    bencher.bench(|| Facts::of(black_box(&pitch), RULES));
}

#[divan::bench]
fn who_can_score(bencher: Bencher) {
    let pitch = standard();
    bencher.bench(|| scorers(black_box(&pitch), RULES));
}

/// A variant read, its pitch proven and its rules tried: all that `check` does but for the paper.
#[divan::bench]
fn variant_read(bencher: Bencher) {
    bencher.bench(|| read_built_in(black_box("standard"), &Overrides::default()).is_some());
}
