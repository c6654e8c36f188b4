//! Everything that is counted, in every language and for every kind of number: the very phrases, as a reader has gone
//! through them. Beside that, the figures of each text in each variant: the same ones in all languages.
//!
//! `BLESS=1 cargo test --test counts` writes the phrases anew, to be read again.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use paperpitch::locale::{Args, Locale, VARIABLES, Values, available, bundled_text};
use paperpitch::sheet::desk::Desk;
use paperpitch::text::Typesetter;
use paperpitch::variant::{self, BUILT_INS};

/// Numbers of every kind that the languages tell apart.
const NUMBERS: [f64; 16] = [0.0, 1.0, 2.0, 4.0, 5.0, 11.0, 12.0, 14.0, 21.0, 22.0, 25.0, 101.0, 111.0, 0.5, 1.5, 2.5];

/// The ids of a language's messages, in order.
fn ids(tag: &str) -> Vec<&'static str> {
    let text = bundled_text(tag).unwrap();
    let head = |line: &'static str| line.split_once(" =").map(|(id, _)| id);
    let is_id = |id: &&str| id.chars().all(|sign| sign.is_ascii_lowercase() || sign == '-' || sign.is_ascii_digit());
    text.lines().filter_map(head).filter(is_id).collect()
}

/// The numbers of a variable, `number` for the one in question, and something for every other variable.
fn args(counted: &str, number: f64) -> Args {
    VARIABLES.iter().fold(Args::new(), |args, one| match one.values {
        _ if one.name == counted => args.number(one.name, number),
        Values::Text(examples) => args.text(one.name, examples[0]),
        Values::Sign => args.text(one.name, "*"),
        values => args.number(one.name, values.numbers().last().unwrap_or(0.0)),
    })
}

/// The phrases of a language: each that prints a number, for each number it can have.
fn phrases(tag: &str) -> String {
    let language = Locale::bundled(tag).unwrap();
    let mut text = String::new();
    for id in ids(tag).into_iter().filter(|id| id.starts_with("n-") || *id == "size" || *id == "size-points") {
        let prints = |name: &str| language.text(id, &args(name, 7919.0)).is_ok_and(|text| text.contains("7919"));
        let Some(variable) = VARIABLES.iter().rev().find(|one| one.values.are_numbers() && prints(one.name)) else {
            continue;
        };
        let numbers = NUMBERS.into_iter().filter(|number| variable.values.hold(*number));
        let said: Vec<String> =
            numbers.map(|number| language.text(id, &args(variable.name, number)).unwrap()).collect();
        let _ = writeln!(text, "{id}: {}", said.join(" | ").replace('\u{a0}', " "));
    }
    text
}

#[test]
fn everything_is_counted_as_a_reader_has_approved() {
    for tag in available() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/counts/{tag}.txt"));
        let said = phrases(tag);
        if env::var_os("BLESS").is_some() {
            fs::write(&path, &said).unwrap();
        }
        assert_eq!(said, fs::read_to_string(&path).unwrap(), "{tag}");
    }
}

#[test]
fn fractions_take_the_form_their_language_gives_them() {
    // No text counts a fraction today; what would be printed if one did.
    for (tag, id, counted, said) in [
        ("ru", "n-minutes", "minutes", ["0,5 минуты", "1,5 минуты", "2,5 минуты"]),
        ("ru", "n-entries", "entries", ["ведут 0,5 линии", "ведут 1,5 линии", "ведут 2,5 линии"]),
        ("fr", "n-minutes", "minutes", ["0,5 minute", "1,5 minute", "2,5 minutes"]),
        ("pt", "n-minutes", "minutes", ["0,5 minuto", "1,5 minuto", "2,5 minutos"]),
        ("sv", "n-minutes", "minutes", ["0,5 minuter", "1,5 minuter", "2,5 minuter"]),
        ("en", "n-minutes", "minutes", ["0.5 minutes", "1.5 minutes", "2.5 minutes"]),
    ] {
        let language = Locale::bundled(tag).unwrap();
        let told =
            [0.5, 1.5, 2.5].map(|number| language.text(id, &args(counted, number)).unwrap().replace('\u{a0}', " "));
        assert_eq!(told, said, "{tag} {id}");
    }
}

/// The figures of a text, sorted; what is between the digits of one is a point.
fn figures(text: &str) -> Vec<String> {
    let text = text.replace(['\u{a0}', '\u{202f}'], "");
    let mut found: Vec<String> = text
        .split(|sign: char| !sign.is_ascii_digit())
        .filter(|figure| !figure.is_empty())
        .map(str::to_owned)
        .collect();
    found.sort();
    found
}

#[test]
fn every_text_of_every_variant_has_the_same_figures_in_all_languages() {
    let setter = Typesetter::default();
    let english = Locale::bundled("en").unwrap();
    let mut texts = 0;
    for name in BUILT_INS {
        let variant = variant::built_in(name).unwrap();
        let told = |locale: &Locale| -> BTreeMap<&str, Vec<String>> {
            let desk = Desk::new(&variant, locale, &setter).unwrap();
            let figures_of = |id: &'static str| Some((id, figures(&desk.say(id).ok()?)));
            ids("en").into_iter().filter(|id| !id.starts_with("typography")).filter_map(figures_of).collect()
        };
        let wanted = told(&english);
        for tag in available() {
            let found = told(&Locale::bundled(tag).unwrap());
            texts += found.len();
            assert_eq!(found, wanted, "{name} {tag}");
        }
    }
    assert!(texts > 9 * 5 * 280, "{texts} texts");
}
