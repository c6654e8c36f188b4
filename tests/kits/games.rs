//! The notation sheets, and diagrams of games that end in every way there is.

use paperpitch::rules::notation::read;
use paperpitch::rules::{Game, Reason};
use paperpitch::scene::Document;
use paperpitch::sheet::book;
use paperpitch::sheet::diagram_sheet::Shown;
use paperpitch::sheet::extent;
use paperpitch::sheet::paper::Paper;

use super::left::Svg;
use super::pages::{alts, assert_inked_inside};
use super::{OPTIONS, built_in, every_kit, leave, with_desk, words};

fn notation(name: &str, tag: &str) -> Document {
    with_desk(name, tag, |desk| book::notation(desk, OPTIONS).unwrap_or_else(|f| panic!("{name} {tag}: {f:?}")))
}

#[test]
fn every_notation_sheet_is_one_page_and_a_record_inside_the_ink() {
    let mut made = 0;
    for (name, tag) in every_kit() {
        let document = notation(name, tag);
        assert_eq!(document.pages.len(), 2, "{name} {tag}");
        assert_inked_inside(&document, &format!("notation {name} {tag}"));
        let figures = alts(&document.pages[0].items);
        let different = if name == "orthogonal" { 3 } else { 5 };
        assert_eq!(figures.len(), 2 + different, "{name} {tag}: {figures:?}");
        assert!(figures.iter().all(|alt| !alt.trim().is_empty()), "{name} {tag}");
        leave(&document, &format!("{name}.{tag}.notation"), Svg::Every);
        made += 1;
    }
    assert!(made >= 45, "{made} sheets");
}

#[test]
fn what_is_claimed_of_odd_points_is_claimed_where_it_is_true() {
    let claim = "always on an odd point";
    for (name, tag) in every_kit().filter(|(_, tag)| *tag == "en") {
        assert_eq!(words(&notation(name, tag)).contains(claim), name != "texas", "{name}");
    }
}

#[test]
fn the_turns_on_the_sheet_are_legal_turns_of_their_variant() {
    let told = words(&notation("notation", "ru")).replace('\u{2011}', "-");
    for wanted in ["d6", "c11, d11 и e11", "d6-d7", "d6-e7", "d6-e6", "d6-e5", "d6-d5", "останется 5"] {
        assert!(told.contains(wanted), "“{wanted}” is missing: {told}");
    }
    assert!(!told.contains("d6-c7"), "what mirrors another line is left out");
    assert!(words(&notation("orthogonal", "en")).contains("leaves 3"));
    let (plain, chained) = (words(&notation("no-bounce", "en")), words(&notation("standard", "en")));
    assert!(chained.contains("is a bounce") && !plain.contains("is a bounce"), "there are none: {plain}");
}

/// Games that end in each way, and games that stop before: variant, digits, how it ended.
const ENDINGS: [(&str, &str, Option<Reason>); 11] = [
    ("standard", "0000000", Some(Reason::Goal)),
    ("standard", "4444444", Some(Reason::OwnGoal)),
    ("standard", "555445", Some(Reason::Blocked)),
    ("orthogonal", "66600002220", Some(Reason::Goal)),
    ("orthogonal", "0 0 0 00", Some(Reason::OwnGoal)),
    ("orthogonal", "06424206", Some(Reason::Blocked)),
    ("single-bounce", "0 2 4 61", None),
    ("no-bounce", "0 3 6 7", None),
    ("texas", "0 3 67", None),
    ("wide-goals", "0 0 0 0 0 0 0 0 0 0 0", Some(Reason::Goal)),
    ("notation", "0 3 6", None),
];

fn game(name: &str, text: &str) -> Game {
    let variant = built_in(name);
    let read = read(text, &variant.pitch, variant.rules, variant.row_one);
    read.unwrap_or_else(|error| panic!("{name} {text}: {error}")).game
}

#[test]
fn a_game_of_every_ending_is_drawn() {
    for (at, (name, text, reason)) in ENDINGS.into_iter().enumerate() {
        let game = game(name, text);
        assert_eq!(game.ending.map(|ending| ending.reason), reason, "{name} {text}");
        for (tag, paper) in [("en", None), ("ru", None), ("fr", Some(Paper::A4))] {
            let shown = Shown { numbers: true, coordinates: true, paper, ..Shown::default() };
            let document = with_desk(name, tag, |desk| book::diagram(desk, &game, &shown).unwrap());
            let [page] = document.pages.as_slice() else { panic!("{} pages", document.pages.len()) };
            let sheet = paperpitch::geom::Rect::new(Default::default(), page.size);
            let bounds = extent::of(&page.items).unwrap();
            assert!(extent::within(bounds, sheet), "{name} {text} {tag}: {bounds:?} is not inside {sheet:?}");
            assert_eq!(alts(&page.items).len(), 1);
            leave(&document, &format!("{name}.{tag}.diagram-{at}"), Svg::Every);
        }
    }
}

#[test]
fn a_diagram_says_what_it_shows() {
    let game = game("standard", "0 3 67 5");
    let words = |document: &Document| words(document).replace('\u{2011}', "-");
    let told = |shown: Shown| with_desk("standard", "en", |desk| book::diagram(desk, &game, &shown).unwrap());
    let whole = told(Shown::default());
    assert!(
        words(&whole).contains("Turns 1–4. e8-e9, e9-f8, f8-e8-d9, d9-c8. Player A is to draw."),
        "{}",
        words(&whole)
    );
    let alt = alts(&whole.pages[0].items).concat().replace('\u{a0}', " ");
    assert!(alt.contains("8 × 12 cells, turn by turn: e8-e9, e9-f8, f8-e8-d9, d9-c8. The ball is on c8."), "{alt}");
    let part = words(&told(Shown { turns: Some(2..=3), ..Shown::default() }));
    assert!(part.contains("Turns 2–3. e9-f8, f8-e8-d9. Player B is to draw."), "{part}");
    let part = words(&told(Shown { turns: Some(1..=1), ..Shown::default() }));
    assert!(part.contains("Turn 1. e8-e9. Player B is to draw."), "{part}");
    for turns in [4..=5, 5..=5, 0..=1] {
        let shown = Shown { turns: Some(turns), ..Shown::default() };
        let refused = with_desk("standard", "en", |desk| book::diagram(desk, &game, &shown).unwrap_err());
        assert_eq!(refused.code.0, "no-such-turn");
        assert!(refused.message.contains("the game has the turns 1-4"), "{}", refused.message);
    }
}

#[test]
fn lines_of_the_sides_are_told_apart_without_colour_and_bounces_are_ringed() {
    let game = game("standard", "0 3 67 5");
    let shown = Shown { coordinates: true, numbers: true, ..Shown::default() };
    let document = with_desk("standard", "en", |desk| book::diagram(desk, &game, &shown).unwrap());
    let setter = paperpitch::text::Typesetter::default();
    let svg = paperpitch::svg::write(&document.pages[0], &document.title, &document.lang, setter.fonts());
    for class in ["lines", "bounces", "ball", "numbers", "coordinates"] {
        assert!(svg.contains(&format!("class=\"{class}\"")), "{class}");
    }
    let inks: Vec<&str> = ["fill=\"#", "stroke=\"#"].iter().flat_map(|name| svg.split(name).skip(1)).collect();
    assert!(inks.len() > 10 && inks.iter().all(|ink| ink.starts_with("000\"") || ink.starts_with("fff\"")), "{svg}");
}
