//! Writes sample files for `.ci/readers/pdf`, which holds them against outside programs.

use std::fs;
use std::path::Path;

use paperpitch::scene::Document;
use paperpitch::text::Fonts;

use crate::{scenes, texts, write};

/// Into `target/tmp/readers`: each `NAME.pdf` has beside it a `NAME.txt` with the text it must give back, a line for each
/// run and a form feed after each page.
#[test]
fn samples_for_outside_readers() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("readers");
    fs::create_dir_all(&folder).expect("a folder for the samples");
    let fonts = Fonts::bundled();
    let samples =
        [("everything", scenes::everything(&fonts)), ("pitch", scenes::pitch(&fonts)), ("bare", scenes::bare())];
    for (name, document) in samples {
        fs::write(folder.join(name).with_extension("pdf"), write(&document)).expect("a sample");
        fs::write(folder.join(name).with_extension("txt"), expected(&document)).expect("its text");
    }
}

fn expected(document: &Document) -> String {
    let page = |page: &paperpitch::scene::Page| {
        let lines = texts(&page.items).into_iter().map(|line| line + "\n");
        lines.collect::<String>() + "\u{c}"
    };
    document.pages.iter().map(page).collect()
}
