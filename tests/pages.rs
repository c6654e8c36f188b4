//! The page behind each code: there is one, it says what the code means, and its two examples do what they say.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use paperpitch::diag::{Diagnostic, Page};
use paperpitch::event::{self, Surroundings};
use paperpitch::locale;
use paperpitch::replay::{self, Judge, MAX_GAME, Written};
use paperpitch::sheet::grid::Grid;
use paperpitch::sheet::paper::Paper;
use paperpitch::sheet::printable;
use paperpitch::style;
use paperpitch::text::Typesetter;
use paperpitch::variant::{self, Files, MAX_BYTES, NoFiles, Overrides, codes};

/// What the examples are based on: a drawn pitch, a chain of nine, and the file itself.
struct House(String);

impl Files for House {
    fn read(&self, path: &str) -> Result<Vec<u8>, String> {
        const CHAIN: [&str; 9] = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
        let text = match path {
            "my.pitch.toml" => self.0.clone(),
            "house.pitch.toml" => "[pitch]\noutline = [[0, 0], [8, 0], [8, 12], [0, 12]]\n[goal.upper]\n\
                 mouth = [[3, 0], [5, 0]]\n[goal.lower]\nmouth = [[3, 12], [5, 12]]\n"
                .to_owned(),
            _ => {
                let link = CHAIN.iter().position(|name| path == format!("{name}.pitch.toml")).ok_or("no such file")?;
                let next = CHAIN.get(link + 1).ok_or("no such file")?;
                format!("based-on = \"{next}.pitch.toml\"\n")
            }
        };
        Ok(text.into_bytes())
    }
}

fn pages() -> impl Iterator<Item = &'static Page> {
    of_variants().chain(style::codes::ALL).chain(replay::codes::ALL).chain(event::codes::ALL)
}

/// The pages on variant files.
fn of_variants() -> impl Iterator<Item = &'static Page> {
    codes::ALL.iter().chain(printable::PAGES)
}

/// The examples of a page, in a language: the wrong one and the right one.
fn examples(page: &Page, language: &str) -> Option<[&'static str; 2]> {
    let fence = format!("```{language}\n");
    let mut examples = page.text.split(&fence).skip(1).map(|part| part.split_once("```").unwrap().0);
    Some([examples.next()?, examples.next()?])
}

/// The bytes of an example: what a page can only hint at is put in.
fn bytes(code: &str, example: &str) -> Vec<u8> {
    let many = |what: &str, count| example.replace('…', &what.repeat(count));
    match code {
        "not-utf8" if example.contains("Latin-1") => {
            example.chars().map(|c| u8::try_from(u32::from(c)).unwrap()).collect()
        }
        "too-large" => many("x", MAX_BYTES).into_bytes(),
        "too-many-corners" => many("[0,0],", 10_000).into_bytes(),
        "too-many-findings" => {
            example.replace('…', &(0..200).map(|n| format!("k{n} = 1\n")).collect::<String>()).into_bytes()
        }
        _ => example.replace('␛', "\u{1b}").into_bytes(),
    }
}

/// Everything that is found in an example.
fn found(code: &str, example: &str, setter: &Typesetter) -> Vec<Diagnostic> {
    if style::codes::ALL.iter().any(|page| page.code.0 == code) {
        return style::read(example.as_bytes(), "my.toml").findings;
    }
    let stem = example.lines().next().and_then(|line| line.strip_prefix("# ")).map(variant::stem);
    let stem = stem.filter(|_| code == "bad-file-name").unwrap_or("my");
    let house = House(example.to_owned());
    let checked = variant::read(&bytes(code, example), "my.pitch.toml", Some(stem), &house, &Overrides::default());
    let Some(variant) = checked.variant() else { return checked.into_parts().1 };
    let mut more = printable::of_words(variant, checked.places(), setter);
    more.extend(printable::of_pitch(variant, checked.places(), Paper::A4, None));
    checked.with(more).into_parts().1
}

#[test]
fn every_example_does_what_its_page_says() {
    let setter = Typesetter::default();
    let mut faults = Vec::new();
    for page in of_variants() {
        let code = page.code.0;
        let Some([wrong, right]) = examples(page, "toml") else {
            assert_eq!(code, "unsound-pitch", "{code} has no examples");
            continue;
        };
        let said = found(code, wrong, &setter);
        if !said.iter().any(|finding| finding.code.0 == code) {
            faults.push(format!("{code}: the wrong example says {said:#?}"));
        }
        let others = said.iter().filter(|finding| finding.is_error() && finding.code.0 != code);
        faults.extend(
            others.filter(|_| code != "too-many-findings").map(|other| format!("{code}: wrong also {}", other.code.0)),
        );
        let said = found(code, right, &setter);
        let bad = said.iter().filter(|finding| finding.is_error() || finding.code.0 == code);
        faults.extend(bad.map(|bad| format!("{code}: the right example says {}: {}", bad.code.0, bad.message)));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_example_game_does_what_its_page_says() {
    let standard = variant::built_in("standard").unwrap();
    let judge = Judge::new(&standard);
    for page in replay::codes::ALL {
        let said = |example: &str| {
            let text = example.replace('…', &"0".repeat(MAX_GAME));
            let written = Written { source: "page", number: 1, line: 1, text: &text };
            judge.read(written).map_or_else(|wrong| wrong.finding.code.0, |_| "nothing")
        };
        let examples = examples(page, "text").unwrap_or_else(|| panic!("{} has no examples", page.code.0));
        assert_eq!(examples.map(said), [page.code.0, "nothing"]);
    }
}

#[test]
fn every_example_event_does_what_its_page_says() {
    let language = |typed: &str| locale::negotiate(typed).map(str::to_owned).map_err(|unknown| unknown.to_string());
    let full = |typed: &str| Paper::parse(typed).is_ok_and(|paper| Grid::of(paper).is_full());
    let paper = |typed: &str| if full(typed) { Ok(()) } else { Err("too small".to_owned()) };
    let around = Surroundings { files: &NoFiles, language: &language, paper: &paper };
    for page in event::codes::ALL {
        let said = |example: &str| -> Vec<&str> {
            let found = event::read(example.as_bytes(), "my.event.toml", around).findings;
            found.iter().map(|finding| finding.code.0).collect()
        };
        let examples = examples(page, "toml").unwrap_or_else(|| panic!("{} has no examples", page.code.0));
        assert_eq!(examples.map(said), [vec![page.code.0], vec![]]);
    }
}

#[test]
fn every_page_begins_with_its_code_and_its_meaning() {
    for page in pages() {
        let begin = format!("# {}\n\n**{}**\n\n", page.code.0, page.meaning);
        assert!(page.text.starts_with(&begin), "{}: {}", page.code.0, page.meaning);
        for line in page.text.lines() {
            assert!(line.chars().count() <= 100, "{}: {line}", page.code.0);
        }
    }
}

#[test]
fn there_are_no_other_pages() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("templates/codes");
    let known: BTreeMap<&str, &str> = pages().map(|page| (page.code.0, page.text)).collect();
    let mut count = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let code = path.file_stem().unwrap().to_str().unwrap();
        assert_eq!(known.get(code).copied(), Some(fs::read_to_string(&path).unwrap().as_str()), "{code}");
        count += 1;
    }
    assert_eq!(known.len(), count);
}
