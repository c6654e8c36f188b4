//! PDF files, read back: text, structure, page boxes, bookmarks, and the same bytes every time.

mod faults;
mod reader;
mod samples;
mod scenes;
mod structure;
mod whole;

use paperpitch::pdf::{self, PdfOptions};
use paperpitch::scene::{Document, Node};
use paperpitch::text::Fonts;

/// Writes a document that can be written.
fn write(document: &Document) -> Vec<u8> {
    pdf::write(document, &Fonts::bundled(), &PdfOptions::default()).expect("a document that can be written")
}

/// The texts of a page in reading order, one for each run.
fn texts(nodes: &[Node]) -> Vec<String> {
    nodes
        .iter()
        .flat_map(|node| match node {
            Node::Group(group) => texts(&group.items),
            Node::Text(run) => vec![run.text.clone()],
            Node::Path(_) => vec![],
        })
        .collect()
}
