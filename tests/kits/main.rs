//! Every kit the program can make of its own variants: nothing missing, nothing outside the ink, told as the rules are.
//!
//! The files are left in `target/tmp/readers/`, each PDF with the text that went into it, for the programs of
//! `.ci/readers/` to hold against.

mod games;
mod pages;
mod words;

use std::fs;
use std::path::PathBuf;

use paperpitch::locale::{self, Locale};
use paperpitch::pdf::{self, PdfOptions};
use paperpitch::scene::{Document, Node};
use paperpitch::seal;
use paperpitch::sheet::book::{self, Options};
use paperpitch::sheet::desk::Desk;
use paperpitch::sheet::paper::Paper;
use paperpitch::text::Typesetter;
use paperpitch::variant::{self, BUILT_INS, Variant};

/// How the tests print.
const OPTIONS: Options = Options { paper: Paper::A4, cell: None };

/// A language the program carries.
fn language(tag: &str) -> Locale {
    Locale::bundled(tag).unwrap_or_else(|findings| panic!("{tag}: {findings:?}"))
}

/// A variant the program carries.
fn built_in(name: &str) -> Variant {
    variant::built_in(name).unwrap()
}

/// What is made of a variant in a language, on one desk.
fn with_desk<T>(name: &str, tag: &str, make: impl FnOnce(&mut Desk<'_>) -> T) -> T {
    let (variant, locale, setter) = (built_in(name), language(tag), Typesetter::default());
    let mut desk = Desk::new(&variant, &locale, &setter).unwrap();
    make(&mut desk)
}

/// The kit of a variant in a language.
fn kit(name: &str, tag: &str) -> Document {
    with_desk(name, tag, |desk| book::kit(desk, OPTIONS).unwrap_or_else(|finding| panic!("{name} {tag}: {finding:?}")))
}

/// The sheet of changes from another variant.
fn changes(name: &str, from: &str, tag: &str) -> Document {
    let (other, locale, setter) = (built_in(from), language(tag), Typesetter::default());
    let other = Desk::new(&other, &locale, &setter).unwrap();
    with_desk(name, tag, |desk| book::changes(desk, &other, OPTIONS).unwrap())
}

/// The texts of nodes, run by run, in reading order.
fn texts(nodes: &[Node]) -> Vec<String> {
    let text = |node: &Node| match node {
        Node::Group(group) => texts(&group.items),
        Node::Text(run) => vec![run.text.clone()],
        Node::Path(_) => vec![],
    };
    nodes.iter().flat_map(text).collect()
}

/// All words of a document, no-break spaces plain.
fn words(document: &Document) -> String {
    let pages = document.pages.iter().map(|page| texts(&page.items).concat());
    pages.collect::<Vec<_>>().join("\n").replace(['\u{a0}', '\u{202f}'], " ")
}

/// Leaves a document for the readers: the PDF, and beside it what its text must be; the SVG of its pitches. Returns the
/// bytes of the PDF.
fn leave(document: &Document, name: &str) -> usize {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("readers/kits");
    fs::create_dir_all(&folder).unwrap();
    let setter = Typesetter::default();
    let mut file = pdf::write(document, setter.fonts(), &PdfOptions::default()).unwrap();
    seal::seal(&mut file);
    assert!(seal::is_ours(&file), "{name}");
    fs::write(folder.join(format!("{name}.pdf")), &file).unwrap();
    let page = |nodes: &[Node]| texts(nodes).into_iter().map(|text| text + "\n").collect::<String>() + "\u{c}";
    let text: String = document.pages.iter().map(|made| page(&made.items)).collect();
    fs::write(folder.join(format!("{name}.txt")), text).unwrap();
    for (number, made) in document.pages.iter().enumerate().take(3) {
        let mut svg = paperpitch::svg::write(made, &document.title, &document.lang, setter.fonts()).into_bytes();
        seal::seal(&mut svg);
        fs::write(folder.join(format!("{name}.{}.svg", number + 1)), svg).unwrap();
    }
    file.len()
}

/// Each built-in in each language.
fn every_kit() -> impl Iterator<Item = (&'static str, &'static str)> {
    BUILT_INS.into_iter().flat_map(|name| locale::available().into_iter().map(move |tag| (name, tag)))
}
