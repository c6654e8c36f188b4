//! The whole way to bytes: the first byte chooses a sheet, the second a language; the rest is a variant file, or an event
//! file. What is accepted is printed, as PDF and as SVG.

use std::sync::LazyLock;

use paperpitch::diag::Diagnostic;
use paperpitch::locale::Locale;
use paperpitch::pdf::{self, PdfOptions};
use paperpitch::scene::Document;
use paperpitch::sheet::book::{self, Options};
use paperpitch::sheet::desk::Desk;
use paperpitch::sheet::paper::Paper;
use paperpitch::sheet::sides::Flip;
use paperpitch::sheet::{evening, findings, printable};
use paperpitch::svg;
use paperpitch::text::Typesetter;
use paperpitch::variant::{self, NoFiles, Overrides, Variant};

use super::event;

/// Larger pitches are left to the tests: each would take the time of many small ones.
const MOST_CELLS: i32 = 400;
/// So are events of more guests.
const MOST_GUESTS: u16 = 12;

/// The languages that are made.
static LOCALES: LazyLock<Vec<Locale>> =
    LazyLock::new(|| ["fr", "pt", "ru", "sv", "en"].iter().filter_map(|tag| Locale::bundled(tag).ok()).collect());
static SETTER: LazyLock<Typesetter> = LazyLock::new(Typesetter::default);

/// How a sheet is made.
type Make = fn(&mut Desk, Options) -> Result<Document, Diagnostic>;

/// The sheets of a variant.
const SHEETS: [Make; 10] = [
    |desk, options| book::pitch(desk, options),
    |desk, options| book::annotated_pitch(desk, options),
    |desk, options| book::rule_sheet(desk, options),
    |desk, options| book::host_cards(desk, options),
    |desk, options| book::kit(desk, options),
    |desk, options| book::notation(desk, options),
    |desk, options| {
        let known = variant::built_in("standard").expect("a built-in variant");
        let known = Desk::new(&known, desk.locale, &SETTER)?;
        book::changes(desk, &known, options)
    },
    |desk, options| book::pitches_to_a_page(desk, options, 2),
    |desk, options| book::poster(desk, options, Some((2, 2))),
    |desk, options| book::two_sided_cards(desk, options, Flip::Long),
];

pub fn run(bytes: &[u8]) {
    let [sheet, lang, bytes @ ..] = bytes else { return };
    let locale = &LOCALES[usize::from(*lang) % LOCALES.len()];
    let sheet = usize::from(*sheet) % (SHEETS.len() + 1);
    let Some(make) = SHEETS.get(sheet) else { return evening(bytes) };
    let checked = variant::read(bytes, "my.pitch.toml", Some("my"), &NoFiles, &Overrides::default());
    let Some(variant) = checked.variant() else {
        let drawn = findings::sheet(&checked, "my.pitch.toml", &SETTER, Paper::A4).expect("findings can be drawn");
        return print(&drawn);
    };
    let (width, length) = variant.pitch.size();
    let words = printable::of_words(variant, checked.places(), &SETTER);
    let cells = printable::of_pitch(variant, checked.places(), Paper::A4, None);
    if width * length > MOST_CELLS || words.iter().chain(&cells).any(Diagnostic::is_error) {
        return;
    }
    print(&made(*make, variant, locale));
}

/// A sheet of an accepted variant. A poster and several pitches to a page may have no room; everything else has.
fn made(make: Make, variant: &Variant, locale: &Locale) -> Document {
    let mut desk = Desk::new(variant, locale, &SETTER).expect("a desk can be laid out");
    let options = Options { paper: Paper::A4, cell: None };
    match make(&mut desk, options) {
        Err(finding) if finding.code == printable::PITCH_TOO_LARGE => {
            book::pitch(&desk, options).expect("what is accepted prints")
        }
        made => made.expect("what is accepted prints"),
    }
}

/// The print job of an evening.
fn evening(bytes: &[u8]) {
    let Some(event) = event::read(bytes).event else { return };
    if event.guests > MOST_GUESTS || event.rounds.len() > 3 || event.tables.len() > 4 {
        return;
    }
    let spoken: Vec<Locale> = event.languages.iter().filter_map(|tag| Locale::bundled(tag).ok()).collect();
    let spoken: Vec<&Locale> = spoken.iter().collect();
    match evening::job(&event, &spoken, &SETTER, Paper::A4, &[]) {
        Ok(job) => print(&job.document),
        Err(finding) => assert!(finding.place.is_some(), "{finding:?}"),
    }
}

fn print(document: &Document) {
    assert!(!document.pages.is_empty());
    pdf::write(document, SETTER.fonts(), &PdfOptions::default()).expect("what is laid out can be written");
    let drawn = |page| svg::write(page, &document.title, &document.lang, SETTER.fonts());
    assert!(document.pages.iter().map(drawn).all(|svg| !svg.is_empty() && !svg.contains("NaN")));
}
