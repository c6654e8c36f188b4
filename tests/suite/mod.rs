//! The check figures of `tests/vectors/public.json`, read into pitches and rule sets.
#![allow(dead_code)]

use std::path::Path;

use paperpitch::pitch::{Boundary, Directions, Geometry, GoalShape, GridPoint, Pitch, Side};
use paperpitch::rules::{Blocked, Bounce, Crossing, RuleSet};
use serde_json::Value;

/// One variant of the file with its figures.
pub struct Case {
    pub name: String,
    pub geometry: Geometry,
    pub pitch: Pitch,
    pub rules: RuleSet,
    pub figures: Value,
}

/// The whole file.
pub fn file() -> Value {
    serde_json::from_str(&text("public.json")).expect("public.json is JSON")
}

/// The text of a file beside it.
pub fn text(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// All variants of the file, in its order.
pub fn cases() -> Vec<Case> {
    let file = file();
    let variants = file["variants"].as_object().expect("variants");
    assert!(variants.len() >= 12, "the file has lost variants");
    variants.iter().map(|(name, figures)| case(name, figures)).collect()
}

/// The variant of that name.
pub fn named(name: &str) -> Case {
    cases().into_iter().find(|case| case.name == name).expect("a variant of that name")
}

fn case(name: &str, figures: &Value) -> Case {
    let variant = &figures["variant"];
    let number = |value: &Value| i32::try_from(value.as_i64().expect("a number")).expect("a small number");
    let geometry = Geometry::rectangle(
        number(&variant["width"]),
        number(&variant["length"]),
        match variant["goal"]["shape"].as_str() {
            Some("box") => GoalShape::Box,
            Some("link") => GoalShape::Link,
            other => panic!("shape {other:?}"),
        },
        number(&variant["goal"]["width"]),
        match variant["directions"].as_str() {
            Some("all") => Directions::All,
            Some("orthogonal") => Directions::Orthogonal,
            other => panic!("directions {other:?}"),
        },
        match variant["boundary"].as_str() {
            Some("wall") => Boundary::Wall,
            Some("playable") => Boundary::Playable,
            other => panic!("boundary {other:?}"),
        },
    );
    let pitch = Pitch::new(&geometry).unwrap_or_else(|flaws| panic!("{name}: {flaws:?}"));
    Case { name: name.to_owned(), geometry, pitch, rules: rules(variant), figures: figures.clone() }
}

fn rules(variant: &Value) -> RuleSet {
    RuleSet {
        bounce: match variant["bounce"].as_str() {
            Some("chained") => Bounce::Chained,
            Some("single") => Bounce::Single,
            Some("none") => Bounce::None { end_on_touched: variant["end-on-touched"].as_bool().expect("a choice") },
            other => panic!("bounce {other:?}"),
        },
        blocked: match variant["blocked"].as_str() {
            Some("mover-loses") => Blocked::MoverLoses,
            Some("to-move-loses") => Blocked::ToMoveLoses,
            other => panic!("blocked {other:?}"),
        },
        crossing: match variant["crossing"].as_str() {
            Some("allowed") => Crossing::Allowed,
            Some("forbidden") => Crossing::Forbidden,
            other => panic!("crossing {other:?}"),
        },
        first: Side::A,
    }
}

/// A list of `[x, y]`.
pub fn places(value: &Value) -> Vec<GridPoint> {
    serde_json::from_value::<Vec<(i32, i32)>>(value.clone())
        .expect("points")
        .into_iter()
        .map(|(x, y)| GridPoint::new(x, y))
        .collect()
}
