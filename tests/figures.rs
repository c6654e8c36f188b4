//! The figures of the rule sheets: there is one wherever the sheet speaks of one, whatever the rules.

use paperpitch::geom::Length;
use paperpitch::locale::Locale;
use paperpitch::sheet::desk::Desk;
use paperpitch::sheet::pictures;
use paperpitch::text::Typesetter;
use paperpitch::variant::{self, NoFiles, Overrides, Variant};

/// The figures that every rule sheet has, whatever the rules; that of the boundary stands on some sheets only.
const FIGURES: [&str; 7] = ["field", "moves", "bounce", "dead-end", "goals", "entries", "boundary"];

/// The bounce rules as a file has them.
const BOUNCES: [&str; 4] = [
    "bounce = \"chained\"",
    "bounce = \"single\"",
    "bounce = \"none\"\nend-on-touched = true",
    "bounce = \"none\"\nend-on-touched = false",
];

/// Every combination of rules on one size of pitch, as the text of its file.
fn combinations(width: u32, length: u32) -> Vec<String> {
    let mut texts = vec![format!("[pitch]\nwidth = {width}\nlength = {length}\n")];
    let mut choose = |choices: &[&str]| {
        texts = texts.iter().flat_map(|text| choices.iter().map(move |choice| format!("{text}{choice}\n"))).collect();
    };
    choose(&["directions = \"all\"", "directions = \"all\"\ncrossing = \"forbidden\"", "directions = \"orthogonal\""]);
    choose(&["boundary = \"wall\"", "boundary = \"playable\""]);
    choose(&["[goal]\nshape = \"box\"\n[turn]", "[goal]\nshape = \"link\"\n[turn]"]);
    choose(&BOUNCES);
    choose(&["first = \"A\"\n[end]", "first = \"B\"\n[end]"]);
    choose(&["blocked = \"mover-loses\"", "blocked = \"to-move-loses\"", "blocked = \"draw\""]);
    // A line that may end on clean points only never reaches the one way into a link goal.
    texts.retain(|text| !(text.contains("link") && text.contains("end-on-touched = false")));
    texts
}

fn read(text: &str) -> Variant {
    let checked = variant::read(text.as_bytes(), "rules", Some("rules"), &NoFiles, &Overrides::default());
    let (variant, findings) = checked.into_parts();
    variant.unwrap_or_else(|| panic!("{text}: {findings:?}"))
}

#[test]
fn drawn_pitches_have_every_figure() {
    let (locale, setter) = (Locale::bundled("en").unwrap(), Typesetter::default());
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/drawn");
    let mut pitches = 0;
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let variant = read(&std::fs::read_to_string(&path).unwrap());
        let desk = Desk::new(&variant, &locale, &setter).unwrap();
        for name in FIGURES {
            let figure = pictures::rule_figure(&desk, name, "alt", Length::mm(56.0)).unwrap();
            assert!(figure.is_some(), "{}: no {name}", path.display());
        }
        pitches += 1;
    }
    assert!(pitches >= 8, "{pitches}");
}

#[test]
fn every_figure_and_every_sample_is_there() {
    let (locale, setter) = (Locale::bundled("en").unwrap(), Typesetter::default());
    for (width, length) in [(8, 12), (4, 6), (6, 8), (16, 20)] {
        for text in combinations(width, length) {
            let variant = read(&text);
            let desk = Desk::new(&variant, &locale, &setter).unwrap();
            for name in FIGURES {
                let figure = pictures::rule_figure(&desk, name, "alt", Length::mm(56.0)).unwrap();
                let figure = figure.unwrap_or_else(|| panic!("no {name}:\n{text}"));
                assert!(figure.bounds.size.width <= Length::mm(56.5), "{name}: {:?}\n{text}", figure.bounds);
            }
            assert!(desk.choices().allow("sample").unwrap(), "no sample:\n{text}");
        }
    }
}
