//! Every built-in variant in every language: all kits are made, and written for the outside readers of `.ci/readers`.

use std::fs;
use std::path::{Path, PathBuf};

use paperpitch::diag::Diagnostic;
use paperpitch::locale::{self, Locale};
use paperpitch::pdf::{self, PdfOptions};
use paperpitch::scene::{Document, Node};
use paperpitch::sheet::book::{self, Options};
use paperpitch::sheet::desk::Desk;
use paperpitch::sheet::paper::Paper;
use paperpitch::text::Typesetter;
use paperpitch::variant::{self, BUILT_INS, Variant};
use paperpitch::{seal, svg};

/// A kit stays below this many bytes.
const LARGEST_KIT: usize = 80 * 1024;
/// A pitch sheet stays below this many bytes.
const LARGEST_PITCH: usize = 25 * 1024;

/// Writes documents below `target/tmp/readers`.
struct Bench {
    setter: Typesetter,
    folder: PathBuf,
}

#[test]
fn all_kits_in_all_languages() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("readers/kits");
    fs::create_dir_all(&folder).unwrap();
    let bench = Bench { setter: Typesetter::default(), folder };
    let standard = variant::built_in("standard").unwrap();
    for tag in locale::available() {
        let locale = Locale::bundled(tag).unwrap();
        for variant in BUILT_INS.map(|name| variant::built_in(name).unwrap()) {
            bench.make(&variant, &standard, &locale);
        }
    }
}

impl Bench {
    fn make(&self, variant: &Variant, standard: &Variant, locale: &Locale) {
        let options = Options { paper: Paper::A4, cell: None };
        let stem = format!("{}.{}", variant.name, locale.tag());
        let said = |finding: Diagnostic| -> ! { panic!("{stem}: {}", finding.message) };
        let desk = |variant| Desk::new(variant, locale, &self.setter).unwrap_or_else(|finding| said(finding));
        let made = |made: Result<Document, Diagnostic>| made.unwrap_or_else(|finding| said(finding));
        let (mut desk, known) = (desk(variant), desk(standard));

        let kit = self.pdf(&stem, &made(book::kit(&desk, options)));
        assert!(kit < LARGEST_KIT, "{stem} has {kit} bytes");
        let pitch = made(book::pitch(&desk, options));
        self.svg(&format!("{stem}.pitch"), &pitch);
        let pitch = self.pdf(&format!("{stem}.pitch"), &pitch);
        assert!(pitch < LARGEST_PITCH, "the pitch of {stem} has {pitch} bytes");
        self.svg(&format!("{stem}.pitch-annotated"), &made(book::annotated_pitch(&desk, options)));
        self.pdf(&format!("{stem}.changes"), &made(book::changes(&mut desk, &known, options)));
    }

    /// Writes a PDF, and beside it the text that it must give back: a line for each run, a form feed after each page.
    fn pdf(&self, stem: &str, document: &Document) -> usize {
        let mut bytes = pdf::write(document, self.setter.fonts(), &PdfOptions::default()).unwrap();
        seal::seal(&mut bytes);
        assert!(seal::is_ours(&bytes), "{stem} carries our seal");
        let text = document.pages.iter().fold(String::new(), |text, page| text + &runs(&page.items) + "\u{c}");
        fs::write(self.folder.join(format!("{stem}.pdf")), &bytes).unwrap();
        fs::write(self.folder.join(format!("{stem}.txt")), text).unwrap();
        bytes.len()
    }

    /// Writes the one page of a document as SVG.
    fn svg(&self, stem: &str, document: &Document) {
        assert_eq!(document.pages.len(), 1, "{stem}");
        let text = svg::write(&document.pages[0], &document.title, &document.lang, self.setter.fonts());
        let mut bytes = text.into_bytes();
        seal::seal(&mut bytes);
        assert!(seal::is_ours(&bytes), "{stem} carries our seal");
        fs::write(self.folder.join(format!("{stem}.svg")), bytes).unwrap();
    }
}

/// The text of all runs in reading order, a line for each.
fn runs(items: &[Node]) -> String {
    items.iter().fold(String::new(), |text, item| match item {
        Node::Group(group) => text + &runs(&group.items),
        Node::Text(run) => text + &run.text + "\n",
        Node::Path(_) => text,
    })
}
