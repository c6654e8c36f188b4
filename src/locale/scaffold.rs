//! A new language file to fill in: every text of the source as a comment, and below it the place for the translation, with
//! the plurals that the language needs. Knows no sheet.

use std::fmt::Write as _;

use fluent_syntax::ast::{Comment, Entry, Expression, Message, PatternElement};

use super::file::LanguageFile;
use super::phrase::Locale;
use super::plurals::{Plurals, examples};
use super::variables::{Values, variable};
use super::walk::{self, Part};

/// What a new file begins with.
const HOW: &str = "\
### To translate: under each English text stands the name of your message, still as a comment. Take the \"# \" away and write
### your text after the equals sign. What you have not come to yet may stay as it is; `paperpitch lang check` lists it.
### The settings below are in use from the start: make them your language's first.
";

/// A file for the language of this tag, to be filled in from `source`.
#[must_use]
pub fn scaffold(source: &Locale, tag: &str) -> String {
    let mut text = format!("### paperpitch, the texts on paper: {tag}.\n{HOW}");
    let plurals = Plurals::of(tag);
    if let Some(plurals) = &plurals {
        let _ = writeln!(text, "### This language counts with {}.", counting(plurals));
    }
    let mut first = true;
    for entry in &source.file.commented().body {
        match entry {
            Entry::ResourceComment(comment) => {
                // The first one is about the source itself up to its first empty line.
                let lines = comment.content.iter().skip_while(|line| first && !line.is_empty());
                lines.for_each(|line| comment_line(&mut text, "###", line));
                first = false;
            }
            Entry::GroupComment(comment) => {
                text.push('\n');
                lines(&mut text, "##", comment);
            }
            Entry::Message(message) => self::message(&mut text, &source.file, message, tag, plurals.as_ref()),
            Entry::Term(_) | Entry::Comment(_) | Entry::Junk { .. } => {}
        }
    }
    text
}

/// "[one] 1; [few] 2, 3, 4; [other] 0, 5, 6 …"
fn counting(plurals: &Plurals) -> String {
    let needed = plurals.needed(Values::Measure { to: 200 });
    let mut told = plurals.all();
    told.retain(|category| needed.contains_key(category));
    told.iter().map(|category| format!("[{category}] {}", examples(&needed[category]))).collect::<Vec<_>>().join("; ")
}

fn comment_line(text: &mut String, mark: &str, line: &str) {
    let _ = writeln!(text, "{}", format!("{mark} {line}").trim_end());
}

fn lines(text: &mut String, mark: &str, comment: &Comment<&str>) {
    comment.content.iter().for_each(|line| comment_line(text, mark, line));
}

/// One message: what is said about it, what English says, and where the translation goes.
fn message(text: &mut String, file: &LanguageFile, message: &Message<&str>, tag: &str, plurals: Option<&Plurals>) {
    let id = message.id.name;
    let written = LanguageFile::written(message).unwrap_or_default();
    text.push('\n');
    if let Some(comment) = &message.comment {
        lines(text, "#", comment);
    }
    match id {
        "language-tag" | "language-name" => {
            let _ = writeln!(text, "{id} = {tag}");
        }
        _ if ["typography-", "side-"].iter().any(|head| id.starts_with(head)) => {
            let _ = writeln!(text, "{id} = {written}");
        }
        _ => {
            written.lines().for_each(|line| comment_line(text, "# en:", line));
            let counted = counted(file, message).zip(plurals);
            let choice = counted.and_then(|(name, plurals)| choice(message, name, plurals));
            text.push_str(&choice.unwrap_or_else(|| format!("# {id} =\n")));
        }
    }
}

/// The variable by which a phrase of the source may change: the last number it prints.
pub(super) fn counted<'a>(file: &'a LanguageFile, message: &'a Message<&'a str>) -> Option<&'a str> {
    let id = message.id.name;
    let mut last = None;
    let mut chooses = false;
    walk::pattern(file.message(id)?.value.as_ref()?, &mut |part| match part {
        Part::Variable { name, .. } if variable(name).is_some_and(|known| known.values.are_numbers()) => {
            last = Some(name)
        }
        Part::Select { .. } => chooses = true,
        _ => {}
    });
    last.filter(|_| chooses || id.starts_with("n-") || id == "size" || id == "size-points")
}

/// The branches that a number needs, as comments to be filled in, with the English words in each; none where one will do.
fn choice(message: &Message<&str>, name: &str, plurals: &Plurals) -> Option<String> {
    let needed = plurals.needed(variable(name)?.values);
    let mut keys = plurals.all();
    keys.retain(|key| needed.contains_key(key));
    let (last, rest) = keys.split_last().filter(|(_, rest)| !rest.is_empty())?;
    let english = usual(message);
    let mut text = String::new();
    for key in &keys {
        let _ = writeln!(text, "# [{key}] is for {}", examples(&needed[key]));
    }
    let _ = writeln!(text, "# {} = {{ ${name} ->", message.id.name);
    for key in rest {
        let _ = writeln!(text, "#     [{key}] {english}");
    }
    let _ = writeln!(text, "#    *[{last}] {english}\n# }}");
    Some(text)
}

/// The text of a message as it is written; of a choice, its usual branch.
fn usual(message: &Message<&str>) -> String {
    let variants = message.value.iter().flat_map(|pattern| &pattern.elements).find_map(|element| match element {
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => Some(variants),
        _ => None,
    });
    let value =
        variants.and_then(|variants| variants.iter().find(|variant| variant.default).map(|one| one.value.clone()));
    let plain = Message { value: value.or_else(|| message.value.clone()), ..message.clone() };
    LanguageFile::written(&plain).unwrap_or_default()
}
