//! Files left in `target/tmp/readers/` for the programs of `.ci/readers/` to hold against: each PDF with the text that went
//! into it, and its pages as SVG.
#![allow(dead_code)]

use std::fs;
use std::path::PathBuf;

use paperpitch::pdf::{self, Duplex, PdfOptions};
use paperpitch::scene::{Document, Node};
use paperpitch::seal;
use paperpitch::text::Typesetter;

/// The texts of nodes, run by run, in reading order.
pub fn texts(nodes: &[Node]) -> Vec<String> {
    let text = |node: &Node| match node {
        Node::Group(group) => texts(&group.items),
        Node::Text(run) => vec![run.text.clone()],
        Node::Path(_) => vec![],
    };
    nodes.iter().flat_map(text).collect()
}

/// Which pages are left as SVG too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Svg {
    /// All.
    Every,
    /// None: another document has the same pages.
    None,
}

/// Leaves a document. Returns the bytes of the PDF.
pub fn leave(document: &Document, folder: &str, name: &str, svg: Svg) -> usize {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("readers").join(folder);
    fs::create_dir_all(&folder).unwrap();
    let setter = Typesetter::default();
    let options = PdfOptions { duplex: name.contains("two-sided").then_some(Duplex::LongEdge) };
    let mut file = pdf::write(document, setter.fonts(), &options).unwrap();
    seal::seal(&mut file);
    assert!(seal::is_ours(&file), "{name}");
    fs::write(folder.join(format!("{name}.pdf")), &file).unwrap();
    let page = |nodes: &[Node]| texts(nodes).into_iter().map(|text| text + "\n").collect::<String>() + "\u{c}";
    let text: String = document.pages.iter().map(|made| page(&made.items)).collect();
    fs::write(folder.join(format!("{name}.txt")), text).unwrap();
    for (number, made) in document.pages.iter().enumerate().filter(|_| svg == Svg::Every) {
        let mut svg = paperpitch::svg::write(made, &document.title, &document.lang, setter.fonts()).into_bytes();
        seal::seal(&mut svg);
        assert!(seal::is_ours(&svg), "{name}");
        fs::write(folder.join(format!("{name}.{}.svg", number + 1)), svg).unwrap();
    }
    file.len()
}

/// Leaves the pages of a document as SVG files with live text, which no other program draws as the PDF does without the typeface.
pub fn leave_live(document: &Document, folder: &str, name: &str) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("readers").join(folder);
    fs::create_dir_all(&folder).unwrap();
    for (number, page) in document.pages.iter().enumerate() {
        let svg = paperpitch::svg::write_live(page, &document.title, &document.lang, Typesetter::default().fonts());
        fs::write(folder.join(format!("{name}.{}.svg", number + 1)), svg).unwrap();
    }
}
