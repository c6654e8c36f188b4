//! Written games: read, refused with their places, and written again.

mod suite;

use std::sync::LazyLock;

use paperpitch::pitch::Side;
use paperpitch::rules::notation::{
    Claim, Fault, Notation, NotationError, Record, analytic, digits, online, read, split,
};
use paperpitch::rules::{Bounce, Coordinates, Illegal, Reason, RowOne};
use proptest::prelude::*;
use suite::{Case, named, text};

fn read_on(case: &Case, text: &str) -> Result<Record, NotationError> {
    read(text, &case.pitch, case.rules, RowOne::Bottom)
}

/// The fault of a text and the part of it that is blamed.
fn fault<'t>(case: &Case, text: &'t str) -> (Fault, &'t str) {
    let error = read_on(case, text).expect_err(text);
    assert!(!error.to_string().is_empty());
    (error.fault, &text[error.at])
}

#[test]
fn digits_are_read_grouped_or_not() {
    let case = named("orthogonal");
    let loose = read_on(&case, "06424206").unwrap();
    let grouped = read_on(&case, " 0 6 4 24\t2 0 6\r\n").unwrap();
    assert_eq!(loose, grouped);
    assert_eq!(digits(&loose.game), "0 6 4 24 2 0 6");
    assert_eq!(loose.game.ending.unwrap().reason, Reason::Blocked);
    assert_eq!(loose.winner(), Some(Side::B));
}

#[test]
fn groups_must_be_the_turns() {
    let case = named("orthogonal");
    assert_eq!(fault(&case, "0 64 24"), (Fault::TurnTooLong, "4"));
    assert_eq!(fault(&case, "06 4 24"), (Fault::TurnTooLong, "6"));
    assert!(matches!(fault(&case, "0 6 4 2 4"), (Fault::TurnUnfinished { .. }, "4")));
    assert!(read_on(&case, "0 6 4 2").unwrap().game.mid_turn, "the last turn may be unfinished");
    assert_eq!(fault(&case, "1. 06"), (Fault::TurnTooLong, "6"));
}

#[test]
fn points_are_read_with_look_alikes_and_long_dashes() {
    let case = named("notation");
    let plain = read_on(&case, "d6-d7 d7-e7 e7-e6 e6-f6").unwrap();
    assert_eq!(digits(&plain.game), "0 2 4 2");
    assert_eq!(plain.notation, Notation::Analytic);
    let other = read_on(&case, "D6\u{2013}d7 d7\u{2014}\u{435}7 \u{415}7\u{2212}\u{435}6 1. e6-f6");
    let fault_of = other.unwrap_err().fault;
    assert!(matches!(fault_of, Fault::WrongNumber { .. }), "{fault_of:?}");
    let other = read_on(&case, "1. D6\u{2013}d7 d7\u{2014}\u{435}7 2.\u{415}7\u{2212}\u{435}6 e6\u{2010}f6").unwrap();
    assert_eq!(other.game, plain.game);
}

#[test]
fn rows_may_count_from_the_top() {
    let case = named("notation");
    let names = Coordinates::of(&case.pitch, RowOne::Top);
    let record = read("d6-d5 d5-e5", &case.pitch, case.rules, RowOne::Top).unwrap();
    assert_eq!(digits(&record.game), "0 2");
    assert_eq!(analytic(&record.game, &case.pitch, &names), "d6-d5 d5-e5");
}

#[test]
fn online_files_are_read_and_written_again() {
    let case = named("classic");
    for (name, reason, winner) in [
        ("online-goal.txt", Some(Reason::Goal), Side::A),
        ("online-blocked.txt", Some(Reason::Blocked), Side::B),
        ("online-unfinished.txt", None, Side::B),
    ] {
        let text = text(name);
        let record = read_on(&case, &text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let reason = reason.or_else(|| record.game.ending.map(|ending| ending.reason));
        assert_eq!(record.game.ending.map(|ending| ending.reason), reason, "{name}");
        assert_eq!(record.winner(), Some(winner), "{name}");
        assert_eq!(record.claim, Some(Claim::Won(winner)), "{name}");
        assert_eq!(online(&record.game, Side::A, &record.tags, record.claim), text, "{name}");
        for crlf in [text.replace('\n', "\r\n"), format!("\u{feff}{text}"), text.replace('\n', " \n")] {
            assert_eq!(read_on(&case, &crlf).as_ref(), Ok(&record), "{name}");
        }
    }
}

#[test]
fn a_stream_of_files_is_split() {
    let files = ["online-goal.txt", "online-blocked.txt", "online-unfinished.txt"].map(text);
    let stream = files.concat();
    let games = split(&stream);
    assert_eq!(games.iter().map(|(_, game)| *game).collect::<Vec<_>>(), files);
}

#[test]
fn any_notation_converts_to_any() {
    let case = named("classic");
    let names = Coordinates::of(&case.pitch, RowOne::Bottom);
    for name in ["online-goal.txt", "online-blocked.txt", "online-unfinished.txt"] {
        let game = read_on(&case, &text(name)).unwrap().game;
        let written = [
            digits(&game),
            digits(&game).replace(' ', ""),
            analytic(&game, &case.pitch, &names),
            online(&game, Side::A, &[], None),
        ];
        for text in written {
            assert_eq!(read_on(&case, &text).unwrap_or_else(|error| panic!("{text}: {error}")).game, game);
        }
    }
}

#[test]
fn results_must_be_how_the_game_ended() {
    let case = named("classic");
    let wrong = text("online-goal.txt").replace("0-1", "1-0").replace("1-0\"]", "0-1\"]");
    assert!(matches!(fault(&case, &wrong), (Fault::WrongResult { .. }, "1-0")), "two results");
    let wrong = text("online-goal.txt").replace("0-1", "1-0");
    let both = fault(&case, &wrong);
    assert!(matches!(both, (Fault::WrongResult { .. }, "[Result \"1-0\"]")), "the other side's: {both:?}");
    assert_eq!(read_on(&case, "0 3 *").unwrap().claim, Some(Claim::Open));
    assert_eq!(read_on(&case, "0 3 1/2-1/2").unwrap().claim, Some(Claim::Draw));
    assert_eq!(fault(&case, "0 3 * 6"), (Fault::AfterResult, "6"));
}

#[test]
fn every_reason_has_its_name() {
    let why = |name: &str, text: &str| match read_on(&named(name), text).expect_err(text).fault {
        Fault::Illegal(line) => line.why,
        other => panic!("{text}: {other}"),
    };
    assert_eq!(why("standard", "04"), Illegal::AlreadyDrawn);
    assert_eq!(why("standard", "66660"), Illegal::Wall);
    assert_eq!(why("standard", "66666"), Illegal::NoNeighbour);
    assert_eq!(why("orthogonal", "01"), Illegal::Diagonal);
    assert_eq!(why("orthogonal", "000060"), Illegal::OutsidePost, "beside the link");
    assert_eq!(why("orthogonal", "0000000"), Illegal::GameOver);
    assert_eq!(why("standard", "7700001"), Illegal::OutsidePost, "from outside the post");
    assert_eq!(why("standard", "70000000"), Illegal::OutsidePost, "along the side");
    assert_eq!(why("texas", "163"), Illegal::Crosses);
    let mut strict = named("standard");
    strict.rules.bounce = Bounce::None { end_on_touched: false };
    let error = read_on(&strict, "025").expect_err("back to the start");
    assert!(matches!(error.fault, Fault::Illegal(line) if line.why == Illegal::EndsOnTouched), "{error}");
}

#[test]
fn nonsense_is_refused_with_its_place() {
    let case = named("standard");
    assert_eq!(fault(&case, ""), (Fault::Empty, ""));
    assert_eq!(fault(&case, " \n\u{feff}"), (Fault::Empty, " \n\u{feff}"));
    assert_eq!(fault(&case, "0x3"), (Fault::NotADigit('x'), "x"));
    assert_eq!(fault(&case, "0 3 8"), (Fault::NoDirection('8'), "8"));
    assert_eq!(fault(&case, "0 e8-e9"), (Fault::NotADigit('e'), "e"));
    assert_eq!(fault(&case, "e8-e9 0"), (Fault::NotAPoint("0".into()), "0"));
    assert_eq!(fault(&case, "e8-z9"), (Fault::OffPitch("z9".into()), "z9"));
    assert_eq!(fault(&case, "e8-\u{434}9"), (Fault::ForeignLetter('\u{434}'), "\u{434}9"));
    assert!(matches!(fault(&case, "e8\u{2014}e10"), (Fault::Jump { .. }, "e10")));
    assert!(matches!(fault(&case, "e8-e8"), (Fault::Jump { .. }, "e8")));
    assert!(matches!(fault(&case, "e8-e9 e8-e9"), (Fault::NotAtBall { .. }, "e8")));
    assert_eq!(fault(&case, "e8"), (Fault::NoLine("e8".into()), "e8"));
    assert_eq!(fault(&case, "e8-"), (Fault::NotAPoint(String::new()), ""));
    assert_eq!(fault(&case, "[Event]\n0"), (Fault::BadTag, "[Event]"));
    assert_eq!(fault(&case, "0 [A \"b\"]"), (Fault::BadTag, "[A \"b\"]"));
    assert!(matches!(fault(&case, "2. 0 3"), (Fault::WrongNumber { due: 1, .. }, "2.")));
    assert!(matches!(fault(&case, "1. 0 2. 3"), (Fault::HalfPair { pair: 1 }, "2.")));
}

#[test]
fn ten_megabytes_on_one_line_are_judged() {
    let case = named("standard");
    let long = "0".repeat(10_000_000);
    assert!(matches!(fault(&case, &long).0, Fault::Illegal(_)));
    let long = "a1-".repeat(3_000_000);
    assert!(matches!(fault(&case, &long).0, Fault::OffPitch(_)));
    let long = "\u{2014}".repeat(3_000_000);
    assert!(matches!(fault(&case, &long).0, Fault::NotAPoint(_)));
}

/// Built once: reading the figures takes longer than reading a game.
static NOTATION: LazyLock<Case> = LazyLock::new(|| named("notation"));

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_makes_it_panic(text in "[0-8.\\-\u{2013}\u{435}a-h\\[\\]\" \n*/]{0,40}|\\PC{0,20}") {
        if let Err(error) = read_on(&NOTATION, &text) {
            prop_assert!(text.get(error.at.clone()).is_some(), "{:?}", error);
        }
        for (from, game) in split(&text) {
            prop_assert_eq!(&text[from..from + game.len()], game);
        }
    }

    #[test]
    fn turns_of_the_first_lines_are_read(text in "([0-7] ){1,9}") {
        if let Ok(record) = read_on(&NOTATION, &text) {
            prop_assert_eq!(digits(&record.game), text.trim_end());
        }
    }
}
