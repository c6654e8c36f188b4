//! Event files with one mistake each: what is said of it, and where.

use paperpitch::diag::{Format, render};
use paperpitch::event::PageId;
use paperpitch::locale::Locale;
use paperpitch::sheet::evening;
use paperpitch::sheet::paper::Paper;
use paperpitch::text::Typesetter;

use super::{checked, read};

/// A file, and the findings as one line each, without the name of the file.
const FAULTS: &[(&str, &[&str])] = &[
    ("", &["1:1: error[empty-file]: the file says nothing"]),
    (
        "guests = ",
        &["1:10: error[not-toml]: this is not TOML: a text must stand in quotes, and there is one value a key"],
    ),
    ("languages = [\"fr\"]", &["1:1: error[no-guests]: the event has no guests"]),
    ("guests = 0", &["1:10: error[no-guests]: the event has no guests"]),
    ("guests = 201", &["1:10: error[out-of-range]: `guests` is 201, but must be 2 to 200"]),
    ("guests = 1", &["1:10: error[out-of-range]: `guests` is 1, but must be 2 to 200"]),
    ("guests = -4", &["1:10: error[out-of-range]: `guests` is -4, but must be 2 to 200"]),
    ("guests = \"many\"", &["1:10: error[wrong-type]: `guests` is the text \"many\", but must be a whole number"]),
    ("guest = 4", &["1:1: error[unknown-key]: there is no key `guest` at the top of the file"]),
    (
        "guests = 8\n[[table]]\n[[table]]\n[[table]]\nvariant = \"clasic\"",
        &["5:11: error[event-variant]: there is neither a built-in variant nor a file called `clasic`"],
    ),
    (
        "guests = 8\nvariant = \"mine.pitch.toml\"",
        &["2:11: error[event-variant]: the variant `mine.pitch.toml` cannot be read: no files can be read here"],
    ),
    ("guests = 8\nlanguages = [\"fr\", \"tlh\"]", &["2:20: error[event-language]: there are no sheets in `tlh`"]),
    ("guests = 8\n[[table]]\nlanguages = [\"zz\"]", &["3:14: error[event-language]: there are no sheets in `zz`"]),
    (
        "guests = 8\nrounds = 3\nvariant = \"orthogonal\"",
        &[
            "2:10: error[rounds-without-minutes]: `orthogonal` is played by the clock, and it is not said how long a round is",
        ],
    ),
    (
        "guests = 8\n[[table]]\nvariant = \"orthogonal\"\n[[round]]\n[[round]]",
        &[
            "4:1: error[rounds-without-minutes]: `orthogonal` is played by the clock, and it is not said how long a round is",
        ],
    ),
    ("guests = 8\nrounds = 0", &["2:10: error[out-of-range]: `rounds` is 0, but must be 1 to 199"]),
    ("guests = 8\nrounds = \"many\"", &["2:10: error[unknown-value]: `rounds` cannot be `many`"]),
    ("guests = 8\nminutes = 601", &["2:11: error[out-of-range]: `minutes` is 601, but must be 1 to 600"]),
    (
        "guests = 200\nrounds = \"all\"",
        &[
            "2:10: error[job-too-long]: 199 rounds at 100 tables take about 20400 pages, but one print job has at most 5000",
        ],
    ),
    ("guests = 5\nteam-size = 4", &["2:13: error[one-side]: 5 guests make only one team of 4, and a game takes two"]),
    (
        "guests = 4\n[[table]]\ncount = 3",
        &["2:1: error[tables-without-guests]: the guests fill 2 tables, but 3 are described"],
    ),
    ("guests = 8\nlanguages = []", &["2:13: error[out-of-range]: `languages` has 0 entries, but must have 1 to 5"]),
    ("guests = 8\ntitle = \"\"", &["2:9: error[bad-title]: `title` is empty"]),
    (
        "guests = 8\npaper = \"b4\"",
        &[
            "2:9: error[event-paper]: unknown paper `b4`: known are a4, letter, a3, a5, a6, legal, tabloid, or a size such as 210x297mm or 8.5x11in",
        ],
    ),
    (
        "guests = 7",
        &["1:10: warning[guests-left-over]: 7 guests do not make pairs only: guest 7 shares the turns of another side"],
    ),
    (
        "guests = 8\nlanguages = [\"fr\"]\nbilingual = true",
        &["3:13: warning[one-language]: `bilingual` changes nothing: no table has two languages"],
    ),
    (
        "guests = 8\nrounds = 3\n[[round]]\n[[round]]",
        &["2:10: error[out-of-range]: `rounds` is 3, but the number of [[round]] is 2"],
    ),
    (
        "guests = 8\nrounds = \"all\"\n[[round]]",
        &["2:10: error[out-of-range]: `rounds` is \"all\", which makes 7, but the number of [[round]] is 1"],
    ),
    ("guests = 8\nodd = \"shares\"", &["2:7: error[unknown-value]: `odd` cannot be `shares`"]),
    ("table = 4", &["1:9: error[wrong-type]: `table` is the number 4, but must be a list: write [[table]]"]),
];

#[test]
fn every_mistake_is_told_with_its_place() {
    for (text, expected) in FAULTS {
        let checked = checked(text);
        let told = render(&checked.findings, Format::Short, false);
        let mut told: Vec<&str> = told.lines().map(|line| line.trim_start_matches("test.event.toml:")).collect();
        told.sort_unstable();
        let mut expected = expected.to_vec();
        expected.sort_unstable();
        assert_eq!(told, expected, "{text}");
        assert_eq!(checked.event.is_none(), expected.iter().any(|line| line.contains("error[")), "{text}");
    }
}

#[test]
fn a_page_that_is_not_there_is_told_with_those_that_are() {
    let event = read("guests = 8\nlanguages = [\"fr\"]");
    let locale = Locale::bundled("fr").unwrap();
    let ask = |id: &str| {
        let id = PageId::parse(id).unwrap();
        evening::job(&event, &[&locale], &Typesetter::default(), Paper::A4, &[id]).unwrap_err()
    };
    let told = ask("P2-9");
    assert_eq!(told.message, "this event has no page P2-9");
    assert_eq!(told.help.as_deref(), Some("there are P2-1 to P2-3"));
    assert_eq!(ask("T9").help.as_deref(), Some("there are T1 to T4"));
    assert_eq!(ask("K2").help.as_deref(), Some("there is K1 only"));
    assert_eq!(ask("M1").help.as_deref(), Some("the cover tells which pages there are"));
}

#[test]
fn a_title_without_room_is_told_with_its_place() {
    let event = read(&format!("guests = 8\nlanguages = [\"fr\"]\ntitle = \"{}\"", "W".repeat(80)));
    let locale = Locale::bundled("fr").unwrap();
    let told = evening::job(&event, &[&locale], &Typesetter::default(), Paper::A4, &[]).unwrap_err();
    assert_eq!(told.code.0, "title-too-wide");
    assert_eq!(told.place.unwrap().span.start, 38);
}

#[test]
fn rubbish_makes_no_panic() {
    for text in [
        "guests = 99999999999999999999999",
        "round = [1]",
        "table = [[]]",
        "languages = [[\"fr\"]]\nguests = 4",
        "[guests]",
        "guests = nan",
        "title = \"__\"\nguests=2",
        "\u{0}",
    ] {
        let found = checked(text);
        assert!(found.event.is_none() && !found.findings.is_empty(), "{text}");
    }
}
