//! PDF files, read back: text, structure, page boxes, bookmarks, and the same bytes every time.

mod reader;
mod scenes;

use paperpitch::pdf::{self, PdfOptions};
use paperpitch::scene::{Document, Node};
use paperpitch::text::Fonts;

fn write(document: &Document) -> Vec<u8> {
    pdf::write(document, &Fonts::bundled(), &PdfOptions::default()).expect("a document that can be written")
}

/// The texts of a page in reading order, a line each.
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

#[test]
fn text_copies_out_as_it_went_in() {
    let document = scenes::everything(&Fonts::bundled());
    let read = reader::read(&write(&document));
    for (at, page) in document.pages.iter().enumerate() {
        assert_eq!(read.runs(at), texts(&page.items));
    }
}
#[test]
fn dump() {
    let document = scenes::everything(&Fonts::bundled());
    let bytes = write(&document);
    std::fs::write("/tmp/pdf-test.pdf", &bytes).unwrap();
    println!("{} bytes", bytes.len());
    println!("{}", reader::read(&bytes).outline_of_structure());
}
