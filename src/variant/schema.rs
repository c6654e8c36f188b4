//! The JSON Schema of variant files, for completion and validation in editors. It is made of the very words, limits and
//! defaults that files are read with; knows no editor.

use std::ops::RangeInclusive;

use serde_json::{Map, Value, json};

use super::RowOne;
use super::built_in::{BUILT_INS, built_in_source};
use super::name::MAX_NAME;
use super::sizes::{GUESTS, MINUTES, SIDE};
use super::title::MAX_TITLE;
use super::vocabulary::{BounceWord, TABLES, TITLE, TOP, Table, Word};
use crate::pitch::{Boundary, Directions, GoalShape, MAX_COORDINATE, MAX_CORNERS, Side};
use crate::rules::{Blocked, Crossing};

/// The schema as text. Each key has its default from `standard`.
#[must_use]
pub fn schema() -> String {
    let mut root = json!({
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "A variant of paper soccer",
        "description": "A paperpitch variant file, NAME.pitch.toml. Every key has a default taken from `standard`, or from what \
             the file is based on, so a file holds only what differs.",
        "type": "object",
    });
    let outermost = TABLES.iter().find(|table| table.name == TOP);
    if let (Some(root), Some(outermost)) = (root.as_object_mut(), outermost) {
        root.extend(object(outermost));
        root.insert("definitions".to_owned(), definitions());
        let inner = TABLES.iter().filter(|table| table.name != TOP && !table.name.contains('.'));
        if let Some(properties) = root.get_mut("properties").and_then(Value::as_object_mut) {
            properties.extend(inner.map(|table| (table.name.to_owned(), table_schema(table))));
        }
    }
    let text = serde_json::to_string_pretty(&root).unwrap_or_default();
    text + "\n"
}

/// The schema of one table.
fn table_schema(table: &Table) -> Value {
    let mut schema = Map::new();
    schema.insert("description".to_owned(), about(table.name).into());
    schema.insert("type".to_owned(), "object".into());
    if table.name == TITLE {
        schema.insert("propertyNames".to_owned(), json!({ "pattern": "^[A-Za-z]{2,3}([-_][A-Za-z0-9]+)*$" }));
        let title = json!({ "type": "string", "minLength": 1, "maxLength": MAX_TITLE, "pattern": "\\S" });
        schema.insert("additionalProperties".to_owned(), title);
    } else {
        schema.extend(object(table));
    }
    if table.name == "pitch" {
        let both = |size: &str| json!({ "not": { "required": ["outline", size] } });
        schema.insert("allOf".to_owned(), json!([both("width"), both("length")]));
    }
    Value::Object(schema)
}

/// The keys of a table, and that there are no others.
fn object(table: &Table) -> Map<String, Value> {
    let mut properties = Map::new();
    for key in table.keys {
        let schema = table.inner(key).map_or_else(|| key_schema(table.name, key), table_schema);
        properties.insert((*key).to_owned(), schema);
    }
    let mut schema = Map::new();
    schema.insert("properties".to_owned(), Value::Object(properties));
    schema.insert("additionalProperties".to_owned(), false.into());
    schema
}

/// What a key takes, with its description and its default.
fn key_schema(table: &str, key: &str) -> Value {
    let mut schema = match (table, key) {
        (TOP, "name") => json!({ "type": "string", "pattern": format!("^[a-z0-9][a-z0-9-]{{0,{}}}$", MAX_NAME - 1) }),
        (TOP, "based-on") => json!({ "type": "string", "minLength": 1, "examples": BUILT_INS }),
        ("pitch", "width" | "length") | ("goal", "width") => even(&SIDE),
        ("pitch", "directions") => words::<Directions>(),
        ("pitch", "boundary") => words::<Boundary>(),
        ("pitch", "crossing") => words::<Crossing>(),
        ("goal", "shape") => words::<GoalShape>(),
        ("turn", "bounce") => words::<BounceWord>(),
        ("turn", "end-on-touched") => json!({ "type": "boolean" }),
        ("turn", "first") => words::<Side>(),
        ("end", "blocked") => words::<Blocked>(),
        ("end", "minutes") => json!({ "oneOf": [whole(&MINUTES), { "const": "none" }] }),
        ("table", "guests") => whole(&GUESTS),
        ("notation", "row-one") => words::<RowOne>(),
        ("pitch", "outline") => json!({ "$ref": "#/definitions/line", "minItems": 3, "maxItems": MAX_CORNERS }),
        ("pitch", "walls") => json!({ "type": "array", "items": { "$ref": "#/definitions/line" } }),
        ("pitch", "start") => json!({ "$ref": "#/definitions/point" }),
        (_, "mouth") => json!({ "$ref": "#/definitions/pair" }),
        (_, "entries") => json!({ "type": "array", "items": { "$ref": "#/definitions/pair" }, "minItems": 1 }),
        _ => json!({}),
    };
    // Beside a reference nothing else counts, so it goes into a list of one.
    if let Some(reference) = schema.as_object_mut().and_then(|schema| schema.remove("$ref")) {
        schema["allOf"] = json!([{ "$ref": reference }]);
    }
    schema["description"] = about(&format!("{table}.{key}")).into();
    if let Some(default) = default(table, key) {
        schema["default"] = default;
    }
    schema
}

/// Points, pairs and lines of points.
fn definitions() -> Value {
    let coordinate = whole(&(-i64::from(MAX_COORDINATE)..=i64::from(MAX_COORDINATE)));
    let point = json!({ "$ref": "#/definitions/point" });
    json!({
        "point": {
            "description": "[x, y] in cells: x to the right, y downwards",
            "type": "array", "items": coordinate, "minItems": 2, "maxItems": 2,
        },
        "pair": { "type": "array", "items": point, "minItems": 2, "maxItems": 2 },
        "line": { "type": "array", "items": point, "minItems": 2 },
    })
}

/// One of the words of a choice.
fn words<W: Word>() -> Value {
    let words: Vec<&str> = W::WORDS.iter().map(|(word, _)| *word).collect();
    json!({ "enum": words })
}

fn whole(limits: &RangeInclusive<i64>) -> Value {
    json!({ "type": "integer", "minimum": limits.start(), "maximum": limits.end() })
}

fn even(limits: &RangeInclusive<i64>) -> Value {
    json!({ "type": "integer", "minimum": limits.start(), "maximum": limits.end(), "multipleOf": 2 })
}

/// What `standard` says of a key.
fn default(table: &str, key: &str) -> Option<Value> {
    if key == "name" {
        return None;
    }
    let standard: toml::Table = built_in_source(BUILT_INS[0])?.parse().ok()?;
    serde_json::to_value(standard.get(table)?.get(key)?).ok()
}

/// What a table or a key is for.
fn about(name: &str) -> &'static str {
    match name.trim_start_matches('.') {
        "name" => "a–z, 0–9 and hyphens; without it the variant is called after its file",
        "based-on" => "A built-in variant, or the path of a file, counted from this one; what it sets is inherited",
        "title" => "What stands over the sheets, by language: fr, pt, ru, sv, en …",
        "pitch" => "The pitch: by size, or drawn point by point",
        "pitch.width" => "Cells along the sides with the goals; even",
        "pitch.length" => "Cells from goal to goal; even",
        "pitch.directions" => "\"all\": lines run straight and diagonally; \"orthogonal\": straight only",
        "pitch.boundary" => "\"wall\": it counts as drawn; \"playable\": it may be drawn along, each piece once",
        "pitch.crossing" => "Whether two diagonals may cross",
        "pitch.outline" => {
            "The corners in order, the last joins the first; sides level, upright or at 45°. It takes the place of width and length"
        }
        "pitch.walls" => {
            "Walls inside, each a line of points; they count as drawn, and the ball may leave them on either side"
        }
        "pitch.start" => "Where the ball starts; without it in the centre",
        "goal" => "The goals",
        "goal.shape" => {
            "\"box\": one cell deep, open to the pitch; \"link\": one point behind the middle, reached by one entry"
        }
        "goal.width" => "Cells between the posts; even, and no wider than the pitch",
        "goal.upper" => "The goal that A attacks, drawn",
        "goal.lower" => "The goal that B attacks, drawn",
        "goal.upper.mouth" | "goal.lower.mouth" => {
            "Its two posts, on a straight side of the outline. It takes the place of width"
        }
        "goal.upper.entries" | "goal.lower.entries" => {
            "The edges into it, each [from, to]; without it those of its shape"
        }
        "turn" => "What a turn is",
        "turn.bounce" => {
            "Whoever reaches a touched point goes on: \"chained\": again and again; \"single\": once a turn; \"none\": a turn is one line"
        }
        "turn.end-on-touched" => {
            "Whether a line may end on a touched point; only with bounce = \"none\", and then required"
        }
        "turn.first" => "Who draws first: A attacks the upper goal, B the lower one",
        "end" => "How a game ends, goals aside",
        "end.blocked" => "Who loses where no line can be drawn",
        "end.minutes" => "The clock: after so many minutes the game is a draw; \"none\" takes an inherited clock away",
        "table" => "Who plays",
        "table.guests" => "The most guests one kit seats",
        "notation" => "How games are written",
        "notation.row-one" => "At which end the rows start to count",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_is_told_of() {
        for table in TABLES {
            assert!(table.name == TOP || !about(table.name).is_empty(), "{}", table.name);
            for key in table.keys {
                assert!(!about(&format!("{}.{key}", table.name)).is_empty(), "{}.{key}", table.name);
                let schema = table.inner(key).map_or_else(|| key_schema(table.name, key), table_schema);
                let says = ["type", "enum", "allOf", "oneOf"].iter().any(|word| schema.get(word).is_some());
                assert!(says, "{}.{key}: {schema}", table.name);
            }
        }
    }

    #[test]
    fn defaults_are_those_of_standard() {
        let schema: Value = serde_json::from_str(&schema()).unwrap();
        let at = |path: &str| schema.pointer(&format!("/properties/{path}/default")).cloned();
        assert_eq!(at("pitch/properties/width"), Some(json!(8)));
        assert_eq!(at("end/properties/minutes"), Some(json!("none")));
        assert_eq!(at("turn/properties/end-on-touched"), None);
        assert_eq!(at("name"), None);
    }
}
