//! `schema`, `new` and `explain`: what an editor and a newcomer start from.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::desk::Desk;

fn examples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("examples")
}

/// What of a value a schema does not allow; knows only the words our schema uses.
fn faults(root: &Value, schema: &Value, value: &Value, at: &str, found: &mut Vec<String>) {
    if let Some(reference) = schema["$ref"].as_str() {
        faults(root, &root[&"definitions"][reference.rsplit('/').next().unwrap()], value, at, found);
    }
    for part in schema["allOf"].as_array().into_iter().flatten() {
        faults(root, part, value, at, found);
    }
    let holds = |part: &Value| {
        let mut inner = Vec::new();
        faults(root, part, value, at, &mut inner);
        inner.is_empty()
    };
    let mut fault = |wrong: bool, what: &str| {
        if wrong {
            found.push(format!("{at}: {what}"));
        }
    };
    if let Some(ways) = schema["oneOf"].as_array() {
        fault(ways.iter().filter(|way| holds(way)).count() != 1, "oneOf");
    }
    fault(schema.get("not").is_some_and(holds), "not");
    fault(schema["enum"].as_array().is_some_and(|words| !words.contains(value)), "enum");
    fault(schema.get("const").is_some_and(|one| one != value), "const");
    let right = match schema["type"].as_str() {
        Some("string") => value.is_string(),
        Some("integer") => value.is_i64(),
        Some("boolean") => value.is_boolean(),
        Some("array") => value.is_array(),
        Some("object") => value.is_object(),
        _ => true,
    };
    fault(!right, "type");
    if let Some(number) = value.as_i64() {
        fault(schema["minimum"].as_i64().is_some_and(|low| number < low), "minimum");
        fault(schema["maximum"].as_i64().is_some_and(|high| number > high), "maximum");
        fault(schema["multipleOf"].as_i64().is_some_and(|unit| number % unit != 0), "multipleOf");
    }
    if let Some(items) = value.as_array() {
        let count = items.len() as u64;
        fault(schema["minItems"].as_u64().is_some_and(|low| count < low), "minItems");
        fault(schema["maxItems"].as_u64().is_some_and(|high| count > high), "maxItems");
    }
    let required = schema["required"].as_array().into_iter().flatten();
    fault(required.into_iter().any(|key| value.get(key.as_str().unwrap()).is_none()), "required");
    for item in value.as_array().into_iter().flatten().filter(|_| schema.get("items").is_some()) {
        faults(root, &schema["items"], item, at, found);
    }
    for (key, item) in value.as_object().into_iter().flatten() {
        match (schema["properties"].get(key), schema.get("additionalProperties")) {
            (Some(own), _) => faults(root, own, item, &format!("{at}.{key}"), found),
            (None, Some(Value::Bool(false))) => found.push(format!("{at}.{key}: additionalProperties")),
            (None, Some(other)) => faults(root, other, item, &format!("{at}.{key}"), found),
            (None, None) => {}
        }
    }
}

fn said(schema: &Value, text: &str) -> Vec<String> {
    let value: toml::Table = text.parse().unwrap();
    let mut found = Vec::new();
    faults(schema, schema, &serde_json::to_value(value).unwrap(), "", &mut found);
    found
}

#[test]
fn the_repository_holds_the_schema_as_it_is() {
    let printed = Desk::new().run("schema");
    let kept = fs::read_to_string(examples().join("pitch.schema.json")).unwrap();
    assert!(printed.done().out == kept, "renew it: paperpitch schema > examples/pitch.schema.json");
}

#[test]
fn the_schema_allows_what_is_right_and_no_slips() {
    let schema: Value = serde_json::from_str(&Desk::new().run("schema").out).unwrap();
    for folder in [examples(), examples().join("drawn")] {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.extension().is_some_and(|ending| ending == "toml") {
                let text = fs::read_to_string(&path).unwrap();
                assert_eq!(said(&schema, &text), Vec::<String>::new(), "{}", path.display());
            }
        }
    }
    let slips = [
        ("pitch.widht = 8", ".pitch.widht: additionalProperties"),
        ("width = 8", ".width: additionalProperties"),
        ("pitch.width = 7", ".pitch.width: multipleOf"),
        ("pitch.length = 102", ".pitch.length: maximum"),
        ("pitch.width = \"8\"", ".pitch.width: type"),
        ("pitch.directions = \"diagonal\"", ".pitch.directions: enum"),
        ("pitch.outline = [[0, 0], [8, 8]]", ".pitch.outline: minItems"),
        ("pitch.start = [1, 2, 3]", ".pitch.start: maxItems"),
        ("goal.upper.mouth = [[3, 0]]", ".goal.upper.mouth: minItems"),
        ("goal.third.mouth = []", ".goal.third: additionalProperties"),
        ("end.minutes = 0", ".end.minutes: oneOf"),
        ("end.minutes = \"never\"", ".end.minutes: oneOf"),
        ("pitch.width = 8\npitch.outline = [[0, 0], [8, 0], [8, 8]]", ".pitch: not"),
        ("title.fr = 7", ".title.fr: type"),
    ];
    for (text, fault) in slips {
        assert_eq!(said(&schema, text), [fault], "{text}");
    }
}

#[test]
fn new_writes_a_file_that_is_right_and_the_schema_beside_it() {
    let desk = Desk::new();
    let seen = desk.run("new friday");
    assert!(seen.done().err.contains("wrote      friday.pitch.toml\nwrote      pitch.schema.json\n"), "{}", seen.err);
    assert_eq!(desk.files(), ["friday.pitch.toml", "pitch.schema.json"]);
    let file = fs::read_to_string(desk.path("friday.pitch.toml")).unwrap();
    assert!(file.starts_with("#:schema ./pitch.schema.json\n"));
    assert_eq!(desk.run("check friday.pitch.toml --strict").done().out, "");

    // Taking away each # in turn says nothing new; those of the drawn pitch draw it.
    let drawn: String =
        file.lines().skip(9).filter_map(|line| line.strip_prefix("#   ")).map(|line| format!("{line}\n")).collect();
    desk.write("drawn.pitch.toml", format!("[pitch]\n{drawn}"));
    assert!(desk.run("check drawn.pitch.toml").done().out.starts_with("warning[left-right-unequal]"));
    for line in file.lines().filter(|line| line.starts_with("# ") && !line.starts_with("#  ") && line.contains(" = ")) {
        let said = file.replace(line, &line[2..]);
        desk.write("said.pitch.toml", said);
        assert_eq!(desk.run("check said.pitch.toml --strict").done().out, "", "{line}");
    }

    fs::remove_file(desk.path("drawn.pitch.toml")).unwrap();
    desk.run("new saturday").done();
    desk.run("new friday").done();
    desk.write("friday.pitch.toml", "# mine\n");
    desk.run("new friday").refused(&["friday.pitch.toml", "--force"]);
    desk.run("new friday -o variants --force").done();
    assert!(desk.files().contains(&"variants/friday.pitch.toml".to_owned()));
    desk.run("new Friday").refused(&["`Friday` holds `F`", "name = \"friday\""]);
    desk.run("new standard").refused(&["standard is a built-in variant already", "my-standard"]);
}

#[test]
fn explain_shows_a_page_or_lists_the_codes() {
    let desk = Desk::new();
    let list = desk.run("explain");
    assert!(list.done().out.lines().count() > 90);
    assert!(list.out.contains("ring-not-closed                The last corner of the outline"));
    for line in list.out.lines() {
        let code = line.split_whitespace().next().unwrap();
        assert!(desk.run(&format!("explain {code}")).done().out.starts_with(&format!("# {code}\n")), "{code}");
    }
    desk.run("explain ring-not-close").refused(&["no page on `ring-not-close`", "did you mean ring-not-closed?"]);
}

#[test]
fn check_tells_what_paper_and_typeface_cannot_hold() {
    let desk = Desk::new();
    desk.write("big.pitch.toml", "[title]\nzh = \"足球\"\n[pitch]\nwidth = 100\nlength = 100\n");
    let seen = desk.run("check big.pitch.toml --message-format short -q");
    seen.failed(1, &[]);
    let lines: Vec<&str> = seen.out.lines().collect();
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert!(
        lines[0].starts_with("big.pitch.toml:2:6: error[unprintable-title]: the title for `zh` holds `足`"),
        "{lines:?}"
    );
    assert!(lines[1].starts_with("big.pitch.toml:4:9: error[pitch-too-large]: 100 × 100 cells come out "), "{lines:?}");
    desk.run("kit big.pitch.toml --lang fr").failed(1, &["unprintable-title", "pitch-too-large"]);
    desk.run("info big.pitch.toml").done();

    desk.write("small.pitch.toml", "[pitch]\nwidth = 28\nlength = 40\n");
    desk.run("check small.pitch.toml").done();
    desk.run("check small.pitch.toml --strict").failed(1, &["1 warning"]);
    desk.run("check small.pitch.toml --strict --paper a3").done();
    desk.run("check small.pitch.toml --paper a6").failed(1, &["1 error"]);
    desk.run("pitch large --paper 70x100mm -o small.pdf").failed(0, &["small-cells"]);
    desk.run("check standard --cell 40mm").failed(1, &["1 error"]);
}
