//! The reference in `docs/` is made from the program itself. When a page is no longer what the program says, the test
//! fails; `PAPERPITCH_WRITE_DOCS=1 cargo test --test docs` writes the pages anew.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use serde_json::{Map, Value};

fn page(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("docs").join(name)
}

/// What the program says, eighty columns wide.
fn said(arguments: &[&str]) -> String {
    let mut program = Command::new(env!("CARGO_BIN_EXE_paperpitch"));
    let output = program.args(arguments).env("COLUMNS", "80").env("NO_COLOR", "1").output().expect("the program runs");
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// Holds a page against what it should be, or writes it.
fn keep(name: &str, text: &str) {
    if env::var_os("PAPERPITCH_WRITE_DOCS").is_some() {
        fs::create_dir_all(page("pictures")).expect("a folder");
        fs::write(page(name), text).expect("a page");
    }
    let kept = fs::read_to_string(page(name)).unwrap_or_default();
    assert!(
        kept == text,
        "docs/{name} is not what the program says: PAPERPITCH_WRITE_DOCS=1 cargo test --test docs, then look at the change"
    );
}

/// The subcommands that a help lists, `help` itself left out.
fn subcommands(help: &str) -> Vec<String> {
    let listed = help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    (listed.filter(|line| line.starts_with("  ") && !line.starts_with("   ")))
        .filter_map(|line| line.split_whitespace().next())
        .filter(|name| *name != "help")
        .map(str::to_owned)
        .collect()
}

/// The help of a command and of all below it.
fn describe(path: &[&str], to: &mut String) -> usize {
    let help = said(&[path, &["--help"]].concat());
    let title = [&["paperpitch"], path].concat().join(" ");
    let level = "#".repeat(path.len().max(1) + 1);
    let help: Vec<&str> = help.lines().map(str::trim_end).collect();
    let help = help.join("\n");
    write!(to, "\n{level} {title}\n\n```text\n{}\n```\n", help.trim_end()).expect("a string takes all");
    let below = subcommands(&help);
    below.iter().map(|name| describe(&[path, &[name.as_str()]].concat(), to)).sum::<usize>() + 1
}

#[test]
fn the_commands_are_those_of_the_program() {
    let mut text = String::from("# Commands\n\nMade from the program: what `--help` says, command by command.\n");
    let described = describe(&[], &mut text);
    assert!(described > 20, "only {described} commands");
    keep("commands.md", &text);
}

#[test]
fn the_findings_are_those_of_the_program() {
    let list = said(&["explain"]);
    let codes: Vec<&str> = list.lines().filter_map(|line| line.split_whitespace().next()).collect();
    assert!(codes.len() > 90, "only {} codes", codes.len());
    let mut text = String::from(
        "# Findings\n\nMade from the program: what `paperpitch explain CODE` says, code by code. Every wrong example gives \
         its finding and every right one none; tests run them.\n",
    );
    for code in codes {
        let explained = said(&["explain", code]);
        let body = explained.strip_prefix(&format!("# {code}\n")).expect("the code is the title");
        write!(text, "\n## {code}\n{}\n", body.trim_end()).expect("a string takes all");
    }
    keep("findings.md", &text);
}

/// The sheets that the README shows: where they are, and what makes them.
const PICTURES: [(&str, &[&str]); 3] = [
    ("pitch.svg", &["pitch", "orthogonal", "--annotated", "--lang", "ru"]),
    ("rules.svg", &["rules", "standard", "--lang", "fr"]),
    ("card.svg", &["card", "large", "--lang", "sv"]),
];

#[test]
fn the_pictures_are_what_the_program_draws() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, arguments) in PICTURES {
        let into = folder.path().join(name.trim_end_matches(".svg"));
        let into = into.to_str().expect("a path in UTF-8");
        said(&[arguments, &["--format", "svg", "--quiet", "-o", &format!("{into}/")]].concat());
        let mut drawn: Vec<PathBuf> =
            fs::read_dir(into).expect("a folder").map(|file| file.expect("a file").path()).collect();
        drawn.sort();
        let first = fs::read_to_string(drawn.first().expect("a page")).expect("SVG");
        keep(&format!("pictures/{name}"), &first);
    }
}

/// What a schema allows, in a few words.
fn allowed(schema: &Value) -> String {
    if let Some(reference) = schema["$ref"].as_str() {
        return match reference.rsplit('/').next() {
            Some("point") => "a point `[x, y]`".into(),
            Some("pair") => "two points".into(),
            _ => "points".into(),
        };
    }
    if let Some(ways) = schema["oneOf"].as_array().or(schema["anyOf"].as_array()).or(schema["allOf"].as_array()) {
        let ways: Vec<String> = ways.iter().map(allowed).filter(|way| !way.is_empty()).collect();
        return ways.join(" or ");
    }
    if let Some(words) = schema["enum"].as_array() {
        return words.iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ");
    }
    if let Some(word) = schema.get("const") {
        return format!("`{word}`");
    }
    match schema["type"].as_str() {
        Some("integer") => match (schema["minimum"].as_i64(), schema["maximum"].as_i64()) {
            (Some(least), Some(most)) => format!("{least} to {most}"),
            _ => "a whole number".into(),
        },
        Some("boolean") => "`true`, `false`".into(),
        Some("array") => format!("a list of {}", allowed(&schema["items"])),
        Some("string") => "a text".into(),
        Some("object") => "a table of texts".into(),
        Some(other) => other.into(),
        None => String::new(),
    }
}

/// The keys of a table, each with what it takes, then the tables in it.
fn table(name: &str, properties: &Map<String, Value>, to: &mut String) {
    let is_table = |schema: &Value| schema["properties"].is_object();
    let keys = properties.iter().filter(|(_, schema)| !is_table(schema));
    for (place, (key, schema)) in keys.enumerate() {
        if place == 0 {
            to.push_str("\n| key | takes | default | meaning |\n|---|---|---|---|\n");
        }
        let default = schema.get("default").map_or_else(String::new, |value| format!("`{value}`"));
        let meaning = schema["description"].as_str().unwrap_or_default();
        let cells =
            [format!("`{key}`"), allowed(schema), default, meaning.to_owned()].map(|cell| cell.replace('|', "\\|"));
        writeln!(to, "| {} |", cells.join(" | ")).expect("a string takes all");
    }
    for (key, schema) in properties.iter().filter(|(_, schema)| is_table(schema)) {
        let name = if name.is_empty() { key.clone() } else { format!("{name}.{key}") };
        let meaning = schema["description"].as_str().unwrap_or_default();
        write!(to, "\n## `[{name}]`\n\n{meaning}.\n").expect("a string takes all");
        table(&name, schema["properties"].as_object().expect("a table"), to);
    }
}

#[test]
fn the_keys_are_those_of_the_schema() {
    let schema: Value = serde_json::from_str(&said(&["schema"])).expect("JSON");
    let mut text = format!(
        "# The variant file\n\nMade from the schema that `paperpitch schema` prints. {}\n",
        schema["description"].as_str().expect("a description")
    );
    table("", schema["properties"].as_object().expect("keys"), &mut text);
    keep("variant-file.md", &text);
}
