//! The variants every copy carries: what the rules page says of them, and that their files stay worth copying.

use paperpitch::pitch::{Boundary, Directions, Geometry, GoalShape, Side};
use paperpitch::rules::{Blocked, Bounce, Crossing, RuleSet};
use paperpitch::variant::{self, BUILT_INS, NoFiles, Overrides, RowOne, built_in, built_in_source, stem};

/// The rules of most built-ins.
const USUAL: RuleSet =
    RuleSet { bounce: Bounce::Chained, blocked: Blocked::ToMoveLoses, crossing: Crossing::Allowed, first: Side::A };

/// Name, cells, goal width and rules of each, in the order of the rules page.
const TABLE: [(&str, (i32, i32), i32, RuleSet); 9] = [
    ("standard", (8, 12), 2, USUAL),
    ("large", (10, 14), 2, USUAL),
    ("orthogonal", (6, 8), 2, RuleSet { blocked: Blocked::MoverLoses, ..USUAL }),
    ("notation", (6, 8), 2, USUAL),
    ("single-bounce", (8, 12), 2, RuleSet { bounce: Bounce::Single, ..USUAL }),
    ("classic", (8, 10), 2, USUAL),
    ("no-bounce", (8, 12), 2, RuleSet { bounce: Bounce::None { end_on_touched: true }, ..USUAL }),
    ("wide-goals", (16, 20), 4, USUAL),
    ("texas", (8, 10), 2, RuleSet { crossing: Crossing::Forbidden, ..USUAL }),
];

#[test]
fn built_ins_are_those_of_the_rules() {
    assert_eq!(BUILT_INS, TABLE.map(|(name, ..)| name));
    for (name, (width, length), goal, rules) in TABLE {
        let variant = built_in(name).unwrap();
        let (shape, directions, boundary, minutes) = match name {
            "orthogonal" => (GoalShape::Link, Directions::Orthogonal, Boundary::Playable, Some(15)),
            _ => (GoalShape::Box, Directions::All, Boundary::Wall, None),
        };
        assert_eq!(variant.geometry, Geometry::rectangle(width, length, shape, goal, directions, boundary), "{name}");
        assert_eq!(variant.rules, rules, "{name}");
        assert_eq!((variant.minutes, variant.guests, variant.row_one), (minutes, 8, RowOne::Bottom), "{name}");
        assert!(variant.title.is_empty(), "{name}: the language files name it");
    }
    assert!(built_in("tennis").is_none());
}

/// The lines of a file that say something.
fn said(text: &str) -> Vec<&str> {
    let bare = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
    bare.filter(|line| !line.is_empty() && !line.starts_with('[')).collect()
}

#[test]
fn built_ins_say_only_what_differs() {
    let standard = said(built_in_source("standard").unwrap());
    for name in &BUILT_INS[1..] {
        for line in said(built_in_source(name).unwrap()) {
            // The one thing a file has to say again: with another bounce rule it matters who loses when blocked.
            assert!(!standard.contains(&line) || line.starts_with("blocked"), "{name}: {line}");
        }
    }
}

/// What the built-ins deserve to have said of them.
const WARNINGS: [(&str, &str); 2] = [("orthogonal", "runs-into-goal"), ("texas", "odd-points-fail")];

#[test]
fn copies_under_another_name_say_what_the_built_ins_say() {
    for name in BUILT_INS {
        let copy = built_in_source(name).unwrap().replacen(&format!("name = \"{name}\"\n"), "", 1);
        let checked = variant::read(
            copy.as_bytes(),
            "games/ours.pitch.toml",
            Some(stem("games/ours.pitch.toml")),
            &NoFiles,
            &Overrides::default(),
        );
        let said: Vec<_> = checked.diagnostics().iter().map(|finding| finding.code.0).collect();
        let deserved: Vec<_> =
            WARNINGS.iter().filter(|(built_in, _)| *built_in == name).map(|(_, code)| *code).collect();
        assert_eq!(said, deserved, "{name}");
    }
}

/// What the drawn examples deserve to have said of them.
const DRAWN: [(&str, &[&str]); 8] = [
    ("cross", &[]),
    ("diamond", &["goal-as-wide-as-side", "goal-as-wide-as-side"]),
    ("l-shape", &["ends-differ", "goal-not-centred"]),
    ("maze", &["left-right-unequal"]),
    ("octagon", &[]),
    ("off-centre", &["goal-not-centred", "goal-not-centred"]),
    ("two-walls", &["left-right-unequal"]),
    ("unequal-ends", &["goals-unequal"]),
];

#[test]
fn drawn_examples_say_what_they_deserve() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/drawn");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert_eq!(files.len(), DRAWN.len());
    for (path, (name, deserved)) in files.iter().zip(DRAWN) {
        let bytes = std::fs::read(path).unwrap();
        let checked = variant::read(&bytes, name, Some(name), &NoFiles, &Overrides::default());
        let said: Vec<_> = checked.diagnostics().iter().map(|finding| finding.code.0).collect();
        assert_eq!(said, deserved, "{name}");
        assert_eq!(checked.variant().unwrap().name, name);
        assert!(path.ends_with(format!("{name}.pitch.toml")));
    }
}
