//! All kits: their pages, their size, their ink.

use paperpitch::geom::Rect;
use paperpitch::scene::{Document, Node, Role};
use paperpitch::sheet::extent;

use super::{OPTIONS, changes, every_kit, kit, leave};

/// The ink of every page lies in the box that both A4 and Letter printers reach.
fn assert_inked_inside(document: &Document, name: &str) {
    let ink = OPTIONS.paper.ink();
    for (number, page) in document.pages.iter().enumerate() {
        let bounds: Rect = extent::of(&page.items).unwrap();
        assert!(extent::within(bounds, ink), "{name} page {}: {bounds:?} is not inside {ink:?}", number + 1);
    }
}

/// The alternative texts of all figures.
fn alts(nodes: &[Node]) -> Vec<String> {
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
    let mut made = 0;
    for (name, tag) in every_kit() {
        let document = kit(name, tag);
        assert_eq!(document.pages.len(), 6, "{name} {tag}");
        assert_inked_inside(&document, &format!("{name} {tag}"));
        for page in &document.pages {
            assert!(alts(&page.items).iter().all(|alt| !alt.trim().is_empty()), "{name} {tag}: a figure without words");
        }
        leave(&document, &format!("{name}.{tag}"));
        made += 1;
    }
    assert!(made >= 45, "{made} kits");
}

#[test]
fn every_sheet_of_changes_stays_inside_the_ink() {
    for (name, tag) in every_kit().filter(|(name, _)| *name != "standard") {
        let document = changes(name, "standard", tag);
        assert!(document.pages.len() <= 2, "{name} {tag}: {} pages", document.pages.len());
        assert_inked_inside(&document, &format!("changes {name} {tag}"));
        leave(&document, &format!("{name}.{tag}.changes"));
    }
}

#[test]
fn the_same_input_gives_the_same_sheets() {
    assert_eq!(kit("texas", "ru"), kit("texas", "ru"));
}
