//! Jobs left for outside readers: each PDF with the text it must give back.

use std::fs;
use std::path::PathBuf;

use paperpitch::seal;

use super::{job, print, read, texts};

#[test]
fn jobs_are_left_for_the_readers() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("readers/events");
    fs::create_dir_all(&folder).unwrap();
    for (name, text) in [
        (
            "two",
            "guests = 4\nrounds = 2\nlanguages = [\"fr\", \"ru\"]\nbilingual = true\ntwo-sided = true\nrecord = true",
        ),
        (
            "seven",
            "guests = 7\nrounds = 2\nlanguages = [\"pt\"]\nvariant = \"orthogonal\"\nminutes = 15\nodd = \"share\"",
        ),
        ("teams", "guests = 6\nteam-size = 2\nrounds = 1\nlanguages = [\"sv\", \"en\"]\npaper = \"letter\""),
    ] {
        let document = job(&read(text), &[]).document;
        let mut file = print(&document);
        seal::seal(&mut file);
        fs::write(folder.join(format!("{name}.pdf")), file).unwrap();
        let page = |nodes| texts(nodes).into_iter().map(|text| text + "\n").collect::<String>() + "\u{c}";
        let text: String = document.pages.iter().map(|made| page(&made.items)).collect();
        fs::write(folder.join(format!("{name}.txt")), text).unwrap();
    }
}
