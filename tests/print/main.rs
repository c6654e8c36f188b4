//! What leaves the printer is what was meant: true sizes, every paper, several pitches to a page, posters, two sides.
//!
//! Sizes are measured where they count, in the operators of the finished PDF.

mod backs;
mod ink;
#[path = "../left/mod.rs"]
mod left;
mod looks;
mod measures;
mod papers;
mod poster;
mod readers;
mod several;
mod test_page;

use paperpitch::diag::Diagnostic;
use paperpitch::locale::Locale;
use paperpitch::pdf::{self, PdfOptions};
use paperpitch::scene::Document;
use paperpitch::sheet::book::Options;
use paperpitch::sheet::desk::Desk;
use paperpitch::sheet::paper::Paper;
use paperpitch::text::Typesetter;
use paperpitch::variant::{self, Variant};

/// How a document is made at a desk.
type Make<'a> = &'a dyn Fn(&mut Desk<'_>) -> Result<Document, Diagnostic>;

/// A variant the program carries.
fn built_in(name: &str) -> Variant {
    variant::built_in(name).unwrap()
}

/// A document about a variant in a language, or why there is none.
fn make(variant: &Variant, tag: &str, make: Make<'_>) -> Result<Document, Diagnostic> {
    let locale = Locale::bundled(tag).unwrap();
    let setter = Typesetter::default();
    let mut desk = Desk::new(variant, &locale, &setter).unwrap();
    make(&mut desk)
}

/// The bytes of a document as PDF.
fn pdf(document: &Document) -> Vec<u8> {
    pdf::write(document, Typesetter::default().fonts(), &PdfOptions::default()).unwrap()
}

/// Options for a paper by its name, upright or lying.
fn on(paper: &str, lying: bool) -> Options {
    let paper = Paper::parse(paper).unwrap();
    Options { paper: if lying { paper.landscape() } else { paper }, cell: None }
}
