//! Any bytes as a variant file: what is accepted becomes a kit.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use paperpitch::locale::Locale;
use paperpitch::pdf::{self, PdfOptions};
use paperpitch::sheet::book::{self, Options};
use paperpitch::sheet::desk::Desk;
use paperpitch::sheet::findings;
use paperpitch::sheet::paper::Paper;
use paperpitch::sheet::printable;
use paperpitch::svg;
use paperpitch::text::Typesetter;
use paperpitch::variant::{self, NoFiles, Overrides};

/// The languages that are made, each for a part of the files.
static LOCALES: LazyLock<Vec<Locale>> =
    LazyLock::new(|| ["fr", "pt", "ru", "sv", "en"].iter().filter_map(|tag| Locale::bundled(tag).ok()).collect());

fuzz_target!(|bytes: &[u8]| {
    let checked = variant::read(bytes, "my.pitch.toml", Some("my"), &NoFiles, &Overrides::default());
    let setter = Typesetter::default();
    let drawn = findings::sheet(&checked, "my.pitch.toml", &setter, Paper::A4).expect("findings can be drawn");
    assert!(!drawn.pages.is_empty());
    let Some(variant) = checked.variant() else { return };
    let barred = printable::of_words(variant, checked.places(), &setter).iter().any(|finding| finding.is_error())
        || printable::of_pitch(variant, checked.places(), Paper::A4, None).is_some_and(|finding| finding.is_error());
    if barred {
        return;
    }
    let locale = &LOCALES[bytes.len() % LOCALES.len()];
    let desk = Desk::new(variant, locale, &setter).expect("a desk can be laid out");
    let kit = book::kit(&desk, Options { paper: Paper::A4, cell: None }).expect("what is accepted prints");
    pdf::write(&kit, setter.fonts(), &PdfOptions::default()).expect("what is laid out can be written");
    assert!(kit.pages.iter().all(|page| !svg::write(page, &kit.title, &kit.lang, setter.fonts()).is_empty()));
});
