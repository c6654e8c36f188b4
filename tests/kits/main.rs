//! Every kit the program can make of its own variants: nothing missing, nothing outside the ink, told as the rules are.
//!
//! The files are left for the programs of `.ci/readers/` to hold against.

mod games;
#[path = "../left/mod.rs"]
mod left;
mod pages;
mod words;

use left::{Svg, texts};
use paperpitch::locale::{self, Locale};
use paperpitch::scene::Document;
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

/// All words of a document, no-break spaces plain.
fn words(document: &Document) -> String {
    let pages = document.pages.iter().map(|page| texts(&page.items).concat());
    pages.collect::<Vec<_>>().join("\n").replace(['\u{a0}', '\u{202f}'], " ")
}

/// Leaves a document for the readers; its pages as SVG unless another one has the same. Returns the bytes of the PDF.
fn leave(document: &Document, name: &str, svg: Svg) -> usize {
    left::leave(document, "kits", name, svg)
}

/// Each built-in in each language.
fn every_kit() -> impl Iterator<Item = (&'static str, &'static str)> {
    BUILT_INS.into_iter().flat_map(|name| locale::available().into_iter().map(move |tag| (name, tag)))
}
