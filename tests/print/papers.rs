//! Every material on every paper: laid out inside its ink, or refused with the reason.

use paperpitch::geom::Length;
use paperpitch::sheet::book;
use paperpitch::sheet::desk::Desk;
use paperpitch::sheet::extent;
use paperpitch::sheet::paper::Paper;
use paperpitch::text::Typesetter;

use super::ink::Printed;
use super::{Make, built_in, make, on, pdf};

const PAPERS: [&str; 11] =
    ["a3", "a4", "a5", "a6", "letter", "legal", "tabloid", "100x150mm", "60x60mm", "500x500mm", "8x13in"];

/// How many documents a material makes of all papers in both directions; the others must be refused for the paper.
fn laid_out(variant: &str, tag: &str, material: &dyn Fn(&mut Desk<'_>, book::Options) -> Made) -> Vec<String> {
    let variant = built_in(variant);
    let mut sizes = Vec::new();
    for paper in PAPERS {
        for lying in [false, true] {
            let options = on(paper, lying);
            let made: Make<'_> = &|desk| material(desk, options);
            match make(&variant, tag, made) {
                Ok(document) => {
                    for page in &document.pages {
                        let ink = extent::of(&page.items).unwrap();
                        assert!(
                            extent::within(ink, options.paper.ink()),
                            "{tag} {paper} {lying}: {ink:?}, not inside {:?}",
                            options.paper.ink()
                        );
                        assert_eq!(page.size, options.paper.size());
                    }
                    sizes.push(format!("{paper}{}", if lying { " lying" } else { "" }));
                }
                Err(finding) => {
                    assert!(matches!(finding.code.0, "paper-too-small" | "pitch-too-large"), "{finding:?}");
                    assert!(!finding.message.contains('-') && finding.message.contains(" mm"), "{finding:?}");
                }
            }
        }
    }
    sizes
}

type Made = Result<paperpitch::scene::Document, paperpitch::diag::Diagnostic>;

#[test]
fn pitches_fit_every_paper() {
    for name in ["standard", "orthogonal", "wide-goals"] {
        assert_eq!(laid_out(name, "ru", &|desk, options| book::pitch(desk, options)).len(), PAPERS.len() * 2);
    }
}

#[test]
fn rules_and_cards_fit_all_but_the_smallest_papers() {
    for tag in ["fr", "ru"] {
        for name in ["standard", "orthogonal"] {
            let rules = laid_out(name, tag, &|desk, options| book::rule_sheet(desk, options));
            assert!(rules.len() >= 17 && rules.contains(&"a6".to_owned()), "{name} {tag}: {rules:?}");
            let cards = laid_out(name, tag, &|desk, options| book::host_cards(desk, options));
            assert!(cards.len() >= 17 && cards.contains(&"a6".to_owned()), "{name} {tag}: {cards:?}");
        }
    }
}

#[test]
fn large_sheets_ask_for_large_papers() {
    let notes = laid_out("standard", "fr", &|desk, options| book::annotated_pitch(desk, options));
    assert!(notes.contains(&"a4".to_owned()) && notes.contains(&"letter lying".to_owned()), "{notes:?}");
    let kits = laid_out("standard", "fr", &|desk, options| book::kit(desk, options));
    assert!(kits.contains(&"letter".to_owned()) && kits.contains(&"a3 lying".to_owned()), "{kits:?}");
}

#[test]
fn page_boxes_are_exact() {
    let setter = Typesetter::default();
    let locale = paperpitch::locale::Locale::bundled("sv").unwrap();
    let variant = built_in("classic");
    let desk = Desk::new(&variant, &locale, &setter).unwrap();
    for paper in PAPERS {
        for lying in [false, true] {
            let options = on(paper, lying);
            let size = options.paper.size();
            let printed = Printed::read(&pdf(&book::pitch(&desk, options).unwrap()));
            for key in ["MediaBox", "CropBox", "TrimBox"] {
                let sides = printed.sheet(0, key);
                let wanted = [0.0, 0.0, size.width.to_pt(), size.height.to_pt()];
                let off = sides.iter().zip(wanted).map(|(found, wanted)| (found - wanted).abs()).fold(0.0, f64::max);
                assert!(off < 0.01, "{paper}: {key} is {sides:?}");
            }
        }
    }
}

#[test]
fn margins_are_kept() {
    for margin in [3.0, 10.0, 12.0, 30.0] {
        let paper = Paper::A4.with_margin(Length::mm(margin)).unwrap();
        let options = book::Options { paper, cell: None };
        for name in ["standard", "orthogonal"] {
            let document = make(&built_in(name), "pt", &|desk| book::rule_sheet(desk, options)).unwrap();
            let pitch = make(&built_in(name), "pt", &|desk| book::pitch(desk, options)).unwrap();
            for page in document.pages.iter().chain(&pitch.pages) {
                let ink = extent::of(&page.items).unwrap();
                assert!(extent::within(ink, paper.ink()), "{name} {margin}: {ink:?}, not inside {:?}", paper.ink());
            }
        }
    }
}
