//! How long sheets take: one French kit, the default kit of four languages, single pitches of several sizes.

use divan::{Bencher, black_box};
use paperpitch::geom::Length;
use paperpitch::locale::Locale;
use paperpitch::pdf::{self, PdfOptions};
use paperpitch::pitch::Pitch;
use paperpitch::scene::Document;
use paperpitch::sheet::book::{self, Options};
use paperpitch::sheet::desk::Desk;
use paperpitch::sheet::fit;
use paperpitch::sheet::paper::Paper;
use paperpitch::text::Typesetter;
use paperpitch::variant::{self, Variant};

const OPTIONS: Options = Options { paper: Paper::A4, cell: None };

fn main() {
    divan::main();
}

/// The kit of a variant in a language, as far as the scene.
fn kit(variant: &Variant, tag: &str, setter: &Typesetter) -> Document {
    let locale = Locale::bundled(tag).expect("the language is bundled");
    let desk = Desk::new(variant, &locale, setter).expect("the desk is complete");
    book::kit(&desk, OPTIONS).expect("the kit is made")
}

fn standard() -> Variant {
    variant::built_in("standard").expect("standard is built in")
}

#[divan::bench]
fn french_kit_laid_out(bencher: Bencher) {
    let variant = standard();
    bencher.bench(|| kit(black_box(&variant), "fr", &Typesetter::default()));
}

#[divan::bench]
fn french_kit_as_pdf(bencher: Bencher) {
    let (variant, setter) = (standard(), Typesetter::default());
    let document = kit(&variant, "fr", &setter);
    bencher.bench(|| pdf::write(black_box(&document), setter.fonts(), &PdfOptions::default()));
}

#[divan::bench]
fn default_kit_in_four_languages(bencher: Bencher) {
    bencher.bench(|| {
        let (variant, setter) = (standard(), Typesetter::default());
        let kits = ["fr", "pt", "ru", "sv"].map(|tag| kit(&variant, tag, &setter));
        kits.map(|document| pdf::write(&document, setter.fonts(), &PdfOptions::default()).map(|file| file.len()))
    });
}

#[divan::bench(args = [(6, 8), (8, 12), (16, 20), (40, 60), (100, 100)])]
fn place_of_a_pitch(bencher: Bencher, (width, length): (i64, i64)) {
    let overrides = variant::Overrides { size: Some((width, length)), goal: None };
    let checked = variant::read_built_in("standard", &overrides).expect("standard is built in");
    let variant = checked.into_parts().0.expect("the size is allowed");
    let cell = |pitch: &Pitch| -> Length { fit::cell_for(pitch, Paper::A4) };
    bencher.bench(|| cell(black_box(&variant.pitch)));
}
