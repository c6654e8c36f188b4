//! Any text as a stream of written games: each one is a game or has a reason, and the reason can be shown.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use paperpitch::diag::{Format, render};
use paperpitch::replay::{Judge, Written};
use paperpitch::rules::Game;
use paperpitch::rules::notation::split;
use paperpitch::variant::{self, BUILT_INS, Variant};

static VARIANTS: LazyLock<Vec<Variant>> =
    LazyLock::new(|| BUILT_INS.into_iter().filter_map(variant::built_in).collect());

fuzz_target!(|input: (u8, &str)| {
    let variant = &VARIANTS[usize::from(input.0) % VARIANTS.len()];
    let judge = Judge::new(variant);
    for (number, (_, text)) in (1..).zip(split(input.1)) {
        let game = match judge.read(Written { source: "games", number, line: number, text }) {
            Ok(record) => record.game,
            Err(wrong) => {
                for format in [Format::Human { width: 80 }, Format::Short, Format::Json] {
                    let shown = render(std::slice::from_ref(&wrong.finding), format, false);
                    assert!(shown.chars().all(|c| !c.is_control() || c == '\n'), "{shown:?}");
                }
                *wrong.so_far
            }
        };
        let lines: Vec<_> = game.directions().collect();
        assert_eq!(Game::replay(&variant.pitch, variant.rules, &lines), Ok(game));
    }
});
