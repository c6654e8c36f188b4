//! How long words take: a language read, a paragraph shaped and broken, a rule sheet laid out.

use divan::{Bencher, black_box};
use paperpitch::geom::Length;
use paperpitch::locale::{Args, Locale};
use paperpitch::sheet::book::{self, Options};
use paperpitch::sheet::desk::Desk;
use paperpitch::sheet::paper::Paper;
use paperpitch::text::{Rich, Style, Typesetter};
use paperpitch::variant::{self, Variant};

const PARAGRAPH: &str = "Faites le tour du terrain du doigt, sans crayon. Là où le bord est plein, on ne peut ni le longer ni le \
    traverser, seulement y rebondir. Entre les deux poteaux, la __ligne de but__ est en pointillé\u{A0}: on peut la longer et \
    la passer. Depuis un poteau, on n’entre dans le but qu’en diagonale.";

fn main() {
    divan::main();
}

fn standard() -> Variant {
    variant::built_in("standard").expect("standard is built in")
}

/// A language file of the program, read and ready to speak.
#[divan::bench(args = ["fr", "ru"])]
fn language(bencher: Bencher, tag: &str) {
    bencher.bench(|| Locale::bundled(black_box(tag)).is_ok());
}

/// A text with numbers in it, said and finished.
#[divan::bench]
fn message(bencher: Bencher) {
    let locale = Locale::bundled("fr").expect("French is bundled");
    let args = Args::new().number("width", 8).number("length", 12);
    bencher.bench(|| locale.text(black_box("size"), &args).is_ok());
}

/// A paragraph whose words are all new.
#[divan::bench]
fn paragraph_shaped_and_broken(bencher: Bencher) {
    let rich = Rich::parse(PARAGRAPH).expect("the emphasis is closed");
    bencher.with_inputs(Typesetter::default).bench_refs(|setter| lay_out(setter, &rich));
}

/// A paragraph whose words were all met before.
#[divan::bench]
fn paragraph_broken(bencher: Bencher) {
    let (rich, setter) = (Rich::parse(PARAGRAPH).expect("the emphasis is closed"), Typesetter::default());
    bencher.bench(|| lay_out(black_box(&setter), &rich));
}

fn lay_out(setter: &Typesetter, rich: &Rich) -> usize {
    let block = setter.lay_out(rich, Style::regular(12.0, 16.0), Length::mm(116.0), "fr");
    block.map_or(0, |block| block.lines.len())
}

/// A rule sheet whose words were all met before: every try of its layout, and its figures.
#[divan::bench(args = ["a4", "a5", "a6"])]
fn rule_sheet(bencher: Bencher, paper: &str) {
    let (variant, setter) = (standard(), Typesetter::default());
    let locale = Locale::bundled("fr").expect("French is bundled");
    let desk = Desk::new(&variant, &locale, &setter).expect("a desk");
    let options = Options { paper: Paper::parse(paper).expect("a paper"), cell: None };
    bencher.bench(|| book::rule_sheet(black_box(&desk), options).map(|sheet| sheet.pages.len()));
}
