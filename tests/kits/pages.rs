//! All kits: their pages, their size, their ink.

use paperpitch::diag::Diagnostic;
use paperpitch::geom::Rect;
use paperpitch::scene::{Document, Node, Role};
use paperpitch::sheet::book::{self, Options};
use paperpitch::sheet::desk::Desk;
use paperpitch::sheet::extent;

use super::{OPTIONS, Svg, changes, every_kit, kit, leave, with_desk};

/// A kit stays below so many bytes.
const LARGEST_KIT: usize = 80 * 1024;
/// A pitch sheet stays below so many bytes.
const LARGEST_PITCH: usize = 25 * 1024;

/// The ink of every page lies in the box that both A4 and Letter printers reach.
pub fn assert_inked_inside(document: &Document, name: &str) {
    let ink = OPTIONS.paper.ink();
    for (number, page) in document.pages.iter().enumerate() {
        let bounds: Rect = extent::of(&page.items).unwrap();
        assert!(extent::within(bounds, ink), "{name} page {}: {bounds:?} is not inside {ink:?}", number + 1);
    }
}

/// The alternative texts of all figures.
pub fn alts(nodes: &[Node]) -> Vec<String> {
    let mut found = Vec::new();
    for node in nodes {
        if let Node::Group(group) = node {
            if let Some(Role::Figure { alt, .. }) = &group.role {
                found.push(alt.clone());
            }
            found.extend(alts(&group.items));
        }
    }
    found
}

#[test]
fn every_kit_has_its_six_pages_inside_the_ink() {
    let (mut made, mut faults) = (0, Vec::new());
    for (name, tag) in every_kit() {
        let document = kit(name, tag);
        if document.pages.len() != 6 {
            faults.push(format!("{name} {tag}: {} pages", document.pages.len()));
        }
        assert_inked_inside(&document, &format!("{name} {tag}"));
        for page in &document.pages {
            assert!(alts(&page.items).iter().all(|alt| !alt.trim().is_empty()), "{name} {tag}: a figure without words");
        }
        let bytes = leave(&document, &format!("{name}.{tag}"), Svg::Every);
        assert!(bytes < LARGEST_KIT, "the kit {name} {tag} has {bytes} bytes");
        made += 1;
    }
    assert!(made >= 45, "{made} kits");
    assert!(faults.is_empty(), "{}", faults.join("; "));
}

#[test]
fn every_sheet_of_changes_stays_inside_the_ink() {
    for (name, tag) in every_kit().filter(|(name, _)| *name != "standard") {
        let document = changes(name, "standard", tag);
        assert!(document.pages.len() <= 2, "{name} {tag}: {} pages", document.pages.len());
        assert_inked_inside(&document, &format!("changes {name} {tag}"));
        leave(&document, &format!("{name}.{tag}.changes"), Svg::Every);
    }
}

#[test]
fn every_single_material_is_left_for_the_readers() {
    type Maker = fn(&Desk<'_>, Options) -> Result<Document, Diagnostic>;
    let materials: [(&str, Maker); 5] = [
        ("pitch", book::pitch),
        ("pitch-annotated", book::annotated_pitch),
        ("rules", book::rule_sheet),
        ("card", book::host_cards),
        ("notation", book::notation),
    ];
    for (name, tag) in every_kit() {
        for (material, make) in materials {
            let svg = if material == "notation" { Svg::Every } else { Svg::None };
            let document = with_desk(name, tag, |desk| make(desk, OPTIONS).unwrap());
            let bytes = leave(&document, &format!("{name}.{tag}.{material}"), svg);
            assert!(material != "pitch" || bytes < LARGEST_PITCH, "the pitch {name} {tag} has {bytes} bytes");
        }
    }
}

#[test]
fn the_same_input_gives_the_same_sheets() {
    assert_eq!(kit("texas", "ru"), kit("texas", "ru"));
}
