//! Any bytes as a language file, its first byte choosing the language: read, checked, and every message said, set and
//! exchanged; and as the files that lie beside it.

use std::sync::{Arc, LazyLock};

use paperpitch::diag::Diagnostic;
use paperpitch::geom::Length;
use paperpitch::locale::{self, Args, Bench, Glossary, Locale, Stamps, VARIABLES, Values, po};
use paperpitch::source::Source;
use paperpitch::text::{Rich, Style, Typesetter};

use super::shown;

/// Languages of every kind of plurals and spaces; two that the program does not carry.
const TAGS: [&str; 8] = ["fr", "pt", "ru", "sv", "en", "pl", "ar", "x-none"];

/// The head and the number phrases of the source: enough to be held against, and soon read.
pub static SOURCE: LazyLock<Arc<Locale>> = LazyLock::new(|| Arc::new(small("en").expect("the program's own source")));
static GLOSSARY: LazyLock<Glossary> = LazyLock::new(|| Glossary::bundled().expect("the program's own glossary"));
pub static STAMPS: LazyLock<Stamps> = LazyLock::new(|| Stamps::bundled().expect("the program's own stamps"));
static SETTER: LazyLock<Typesetter> = LazyLock::new(Typesetter::default);

/// The text of a language that the program carries, up to the end of its number phrases.
pub fn small_text(tag: &str) -> Option<&'static str> {
    let text = locale::bundled_text(tag)?;
    let phrases = text.find("\nsize-short = ")?;
    let end = phrases + text.get(phrases..)?.find("\n## ")?;
    text.get(..=end)
}

/// That text as a language.
pub fn small(tag: &str) -> Option<Locale> {
    Locale::parse(named(tag, small_text(tag)?), tag).ok()
}

/// A text with a name.
pub fn named(tag: &str, text: &str) -> Source {
    Source { name: format!("{tag}.ftl"), text: text.to_owned() }
}

/// Everything to be said about a language.
pub fn examined(language: &Locale) -> Vec<Diagnostic> {
    Bench { source: &SOURCE, glossary: &GLOSSARY, stamps: &STAMPS }.check(language)
}

pub fn run(bytes: &[u8]) {
    let Some((choice, bytes)) = bytes.split_first() else { return };
    let tag = TAGS[usize::from(*choice) % TAGS.len()];
    let source = match locale::decode(bytes, "x.ftl") {
        Ok(source) => source,
        Err(finding) => return shown::all(&[finding]),
    };
    shown::all(&Stamps::parse(source.clone()).err().unwrap_or_default());
    shown::all(&Glossary::parse(source.clone()).err().unwrap_or_default());
    let (language, findings) = Locale::examine(source, tag);
    assert!(language.is_some() || !findings.is_empty(), "a language or a reason");
    shown::all(&findings);
    let Some(language) = language else { return };
    shown::all(&examined(&language));
    if findings.is_empty() {
        said(&language);
        if let Err(finding) = po::export(&language, &SOURCE, &STAMPS) {
            shown::all(&[finding]);
        }
    }
    assert!(!language.against(Arc::clone(&SOURCE), &STAMPS).is_draft());
}

/// Says every message that the source has, and sets it.
fn said(language: &Locale) {
    let ids = locale::bundled_text("en").unwrap_or_default().lines().filter_map(|line| line.split_once(" = "));
    for id in ids.map(|(id, _)| id).filter(|id| language.has(id)) {
        for count in [0, 1, 2, 5, 21] {
            match language.text(id, &arguments(count)) {
                Ok(text) => set(&text, language.tag()),
                Err(finding) => shown::all(&[finding]),
            }
        }
    }
}

/// Every variable, the numbers among them all the same.
fn arguments(count: u32) -> Args {
    VARIABLES.iter().fold(Args::new(), |args, variable| match variable.values {
        Values::Text(examples) => args.text(variable.name, examples.first().copied().unwrap_or("A")),
        Values::Sign => args.text(variable.name, "\u{e000}"),
        _ => args.number(variable.name, count),
    })
}

/// Sets a text in a narrow column; it may be refused.
fn set(text: &str, tag: &str) {
    if let Ok(rich) = Rich::parse(text) {
        let _ = SETTER.lay_out(rich, Style::regular(10.0, 14.0), Length::mm(40.0), tag);
    }
}
