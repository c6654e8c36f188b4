//! `new`: a variant file to start from, with every key explained, and the schema it points at.

use paperpitch::variant::{BUILT_INS, built_in_source, check_name};

use super::schema;
use crate::args::New;
use crate::failure::Failure;
use crate::output::{Output, write_all};
use crate::screen::Screen;

/// What a new file says before and behind the keys of `standard`.
const HEAD: &str = include_str!("../../../../templates/new/head.toml");
const DRAWN: &str = include_str!("../../../../templates/new/drawn.toml");

/// Writes the file and the schema.
pub fn new(args: &New, screen: Screen) -> Result<(), Failure> {
    if let Err([fact, advice]) = check_name(&args.name) {
        return Err(Failure::refused_with(fact, advice));
    }
    if BUILT_INS.contains(&args.name.as_str()) {
        return Err(Failure::refused_with(
            format!("{} is a built-in variant already", args.name),
            format!("choose another name, such as my-{0}; for its file, paperpitch variants {0}", args.name),
        ));
    }
    let folder = args.output.clone().unwrap_or_default();
    let at = |name: String, bytes: Vec<u8>| Output { path: folder.join(name), bytes };
    let files = vec![
        at(format!("{}.pitch.toml", args.name), file(&args.name).into_bytes()),
        at("pitch.schema.json".to_owned(), schema::file()),
    ];
    let file = files.first().map_or(String::new(), |file| file.path.display().to_string());
    write_all(files, args.force, |file, fate| screen.file(file, fate))?;
    screen.say(&format!("\nTake away a # to say otherwise, then: paperpitch check {file}"));
    Ok(())
}

/// A file that says nothing yet: every key of `standard` stands in it as a comment.
fn file(name: &str) -> String {
    let standard = built_in_source("standard").unwrap_or_default();
    let tables = standard.find("\n[").map_or("", |at| &standard[at..]);
    let line = |line: &str| {
        let says_something = !line.is_empty() && !line.starts_with(['[', ' ', '#']);
        let continues = line.starts_with(' ');
        if says_something || continues { format!("# {line}\n") } else { format!("{line}\n") }
    };
    let tables: String = tables.lines().map(line).collect();
    format!("{}{tables}{}", HEAD, DRAWN).replace("{name}", name)
}
