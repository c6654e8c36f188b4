//! What holds for the judge of written games, whatever is written: it never gives up, its places lie in the text, what it
//! accepts is a game, and what it refuses was legal as far as it says.

use std::sync::LazyLock;

use paperpitch::diag::{Format, render};
use paperpitch::replay::{Judge, Written};
use paperpitch::rules::Game;
use paperpitch::rules::notation::{analytic, digits, online, split};
use paperpitch::variant::{self, BUILT_INS, Variant};
use proptest::prelude::*;

static VARIANTS: LazyLock<Vec<Variant>> =
    LazyLock::new(|| BUILT_INS.into_iter().filter_map(variant::built_in).collect());

/// Text that is nearly a game: in the three notations, mixed, and with strangers in it.
fn nearly_games() -> impl Strategy<Value = String> {
    prop_oneof![
        "[0-7]{1,30}",
        "([0-8]{1,3} ){1,12}",
        "([a-k\u{430}\u{441}\u{435}][0-9]{1,2}[-\u{2013}]){1,8}[a-k][0-9]{1,2}( [a-j][0-9]-[a-j][0-9])?",
        "(\\[[A-Z][a-z]{0,5} \"[^\"\n]{0,8}\"\\]\n){0,3}\n?(1\\. [0-7]{1,2} [0-7]{1,2} ?){0,3}(1-0|0-1|\\*|1/2-1/2)?",
        "[0-9a-h\\-\u{2014}. \n\"\\[\\]*/\u{0}\u{feff}\u{fffd}]{0,40}",
        "\\PC{0,30}",
    ]
}

/// One line changed, dropped or added somewhere in a legal game.
fn bent_games() -> impl Strategy<Value = String> {
    let game = include_str!("vectors/online-goal.txt");
    let body: String = game.split("\n\n").nth(1).unwrap_or_default().to_owned();
    (0..body.len(), "[0-9 \n.a-]{0,2}", 0..3_usize).prop_map(move |(at, new, drop)| {
        let end = (at + drop).min(body.len());
        format!("{}{new}{}", &body[..at], &body[end..])
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_judged(text in prop_oneof![nearly_games(), bent_games()], which in 0..9_usize, line in 1..5_usize) {
        let variant = &VARIANTS[which];
        let judge = Judge::new(variant);
        match judge.read(Written { source: "games", number: 3, line, text: &text }) {
            Ok(record) => {
                let game = &record.game;
                let lines: Vec<_> = game.directions().collect();
                let replayed = Game::replay(&variant.pitch, variant.rules, &lines);
                prop_assert_eq!(replayed.as_ref(), Ok(game));
                for again in [
                    digits(game),
                    analytic(game, &variant.pitch, judge.names()),
                    online(game, variant.rules.first, &record.tags, record.claim),
                ] {
                    let again = judge.read(Written { source: "again", number: 1, line: 1, text: &again });
                    prop_assert_eq!(&again.map_err(|wrong| wrong.finding).unwrap().game, game);
                }
            }
            Err(wrong) => {
                let lines: Vec<_> = wrong.so_far.directions().collect();
                let so_far = Game::replay(&variant.pitch, variant.rules, &lines);
                prop_assert_eq!(so_far.as_ref(), Ok(&*wrong.so_far), "what comes before is legal");
                prop_assert!(wrong.finding.message.starts_with("game 3"), "{}", wrong.finding.message);
                let place = wrong.finding.place.clone().unwrap();
                prop_assert!(place.source.text.len() < text.len() + 10);
                let told = place.source.line_column(place.span.start);
                prop_assert!(told.line >= line, "{:?}", told);
                for format in [Format::Human { width: 80 }, Format::Short, Format::Json] {
                    let shown = render(std::slice::from_ref(&wrong.finding), format, false);
                    prop_assert!(shown.chars().all(|c| !c.is_control() || c == '\n'), "{shown:?}");
                }
            }
        }
    }

    #[test]
    fn one_bad_game_spoils_no_other(text in nearly_games(), which in 0..9_usize) {
        let text = text.replace(['\n', '['], " ");
        let judge = Judge::new(&VARIANTS[which]);
        let stream = format!("0 2\n{text}\n0 4\n");
        let good = |text| judge.read(Written { source: "games", number: 1, line: 1, text }).is_ok();
        let games = split(&stream);
        prop_assert!(good(games[0].1));
        prop_assert_eq!(good(games[games.len() - 1].1), good("0 4\n"));
    }
}
