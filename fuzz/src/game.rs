//! Any text as a stream of written games, its first byte choosing the variant: each one is a game or has a reason, and
//! every game can be written and read again.

use std::sync::LazyLock;

use paperpitch::replay::{Judge, Written};
use paperpitch::rules::notation::{analytic, digits, read, split};
use paperpitch::rules::{Coordinates, Game};
use paperpitch::variant::{self, BUILT_INS, Variant};

use super::shown;

static VARIANTS: LazyLock<Vec<Variant>> =
    LazyLock::new(|| BUILT_INS.into_iter().filter_map(variant::built_in).collect());
static JUDGES: LazyLock<Vec<Judge<'static>>> = LazyLock::new(|| VARIANTS.iter().map(Judge::new).collect());

pub fn run(bytes: &[u8]) {
    let Some((choice, text)) = bytes.split_first() else { return };
    let judge = &JUDGES[usize::from(*choice) % JUDGES.len()];
    let variant = judge.variant();
    for (number, (_, text)) in (1..).zip(split(&String::from_utf8_lossy(text))) {
        let game = match judge.read(Written { source: "games", number, line: number, text }) {
            Ok(record) => record.game,
            Err(wrong) => {
                shown::all(std::slice::from_ref(&wrong.finding));
                *wrong.so_far
            }
        };
        let lines: Vec<_> = game.directions().collect();
        assert_eq!(Game::replay(&variant.pitch, variant.rules, &lines), Ok(game.clone()));
        if !lines.is_empty() {
            rewritten(variant, &game);
        }
    }
}

/// A game is the same however it is written.
fn rewritten(variant: &Variant, game: &Game) {
    let names = Coordinates::of(&variant.pitch, variant.row_one);
    for text in [digits(game), analytic(game, &variant.pitch, &names)] {
        let again = read(&text, &variant.pitch, variant.rules, variant.row_one);
        assert_eq!(again.map(|record| record.game).ok().as_ref(), Some(game), "{text}");
    }
}
