//! What a finished document and its printer may disagree on: ink too near the edge of the paper. Knows no sheet.

use crate::diag::{Code, Diagnostic};
use crate::geom::{Length, Rect, Size};
use crate::scene::{Document, Node};

use super::paper::UNPRINTABLE;
use super::{extent, tint};

/// Ink lies where many printers print nothing.
pub const NEAR_EDGE: Code = Code("ink-near-edge");

/// A warning where the ink of a page comes too near an edge; the nearest of all is named.
#[must_use]
pub fn near_edge(document: &Document) -> Option<Diagnostic> {
    let mut nearest: Option<(Length, &str, usize)> = None;
    for (number, page) in document.pages.iter().enumerate() {
        let printed =
            page.items.iter().filter(|node| !is_paper(node)).filter_map(|node| extent::of(std::slice::from_ref(node)));
        let Some(ink) = printed.reduce(Rect::union) else { continue };
        for (name, free) in margins(ink, page.size) {
            if nearest.is_none_or(|(least, ..)| free < least) {
                nearest = Some((free, name, number + 1));
            }
        }
    }
    let (free, name, page) = nearest.filter(|(free, ..)| *free < UNPRINTABLE - Length::mm(0.01))?;
    let message = format!(
        "on page {page} ink comes within {:.1} mm of the {name} edge, and many printers print nothing in the last {} mm",
        free.to_mm().max(0.0),
        UNPRINTABLE.told_mm()
    );
    Some(
        Diagnostic::warning(NEAR_EDGE, message)
            .help("print a test page with `paperpitch testpage`, or give a --margin"),
    )
}

/// Whether this is the paper itself, in a colour.
fn is_paper(node: &Node) -> bool {
    matches!(node, Node::Group(group) if group.class == Some(tint::PAPER))
}

/// What stays free at each edge.
fn margins(ink: Rect, sheet: Size) -> [(&'static str, Length); 4] {
    [
        ("left", ink.left()),
        ("upper", ink.top()),
        ("right", sheet.width - ink.right()),
        ("lower", sheet.height - ink.bottom()),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geom::Point;
    use crate::scene::{Lang, Page};
    use crate::sheet::pen;

    #[test]
    fn the_nearest_edge_is_named() {
        let line = |y: f64| pen::line(Point::mm(50.0, y), Point::mm(60.0, y), pen::ruled(Length::mm(1.0)));
        let page =
            |y| Page { size: Size::mm(100.0, 100.0), label: String::new(), bookmarks: vec![], items: vec![line(y)] };
        let document = |pages| Document { title: String::new(), lang: Lang("en".into()), pages };
        assert_eq!(near_edge(&document(vec![page(20.0), page(93.0)])), None);
        let warning = near_edge(&document(vec![page(5.0), page(96.0)])).unwrap();
        assert!(warning.message.contains("page 2") && warning.message.contains("3.5 mm of the lower"), "{warning:?}");
    }
}
