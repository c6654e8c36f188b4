//! `--watch` and `preview` while what they look after comes and goes.

use std::fs;

use crate::desk::Desk;
use crate::preview::{Served, status};
use crate::watch::Watch;

#[test]
fn a_watched_folder_goes_and_comes_back() {
    let desk = Desk::new();
    fs::create_dir(desk.path("in")).unwrap();
    desk.write("in/v.pitch.toml", "[pitch]\nwidth = 6\n");
    let watch = Watch::new(&desk, "pitch in/v.pitch.toml -o out/v.pdf --watch");
    watch.says("watching 1 file");
    let first = fs::read(desk.path("out/v.pdf")).unwrap();
    fs::remove_dir_all(desk.path("in")).unwrap();
    fs::create_dir(desk.path("in")).unwrap();
    // A folder of that name is no file, and no news.
    fs::create_dir(desk.path("in/v.pitch.toml")).unwrap();
    fs::remove_dir(desk.path("in/v.pitch.toml")).unwrap();
    desk.write("in/v.pitch.toml", "[pitch]\nwidth = 10\n");
    watch.says("wrote");
    assert_ne!(fs::read(desk.path("out/v.pdf")).unwrap(), first);
    // The place of the sheets goes, and is made again.
    fs::remove_dir_all(desk.path("out")).unwrap();
    desk.write("in/v.pitch.toml", "[pitch]\nwidth = 12\n");
    watch.says("wrote");
    // Somebody else's file is in the way; it stays, and the watch goes on.
    fs::write(desk.path("out/v.pdf"), "mine").unwrap();
    desk.write("in/v.pitch.toml", "[pitch]\nwidth = 4\n");
    watch.says("a file in the way");
    assert_eq!(fs::read(desk.path("out/v.pdf")).unwrap(), b"mine");
    fs::remove_file(desk.path("out/v.pdf")).unwrap();
    desk.write("in/v.pitch.toml", "[pitch]\nwidth = 6\n");
    watch.says("wrote");
    assert!(fs::read(desk.path("out/v.pdf")).unwrap() == first);
}

#[test]
fn a_watched_file_grows_without_end() {
    let desk = Desk::new();
    desk.write("v.pitch.toml", "[pitch]\nwidth = 6\n");
    let watch = Watch::new(&desk, "pitch v.pitch.toml --watch");
    watch.says("watching 1 file");
    fs::File::options().write(true).open(desk.path("v.pitch.toml")).unwrap().set_len(1 << 36).unwrap();
    watch.says("too-large");
    desk.write("v.pitch.toml", "[pitch]\nwidth = 8\n");
    watch.says("wrote");
}

fn save(text: &str, seen: &str) -> String {
    format!("{{\"text\":{},\"seen\":{}}}", serde_json::to_string(text).unwrap(), serde_json::to_string(seen).unwrap())
}

#[test]
fn a_previewed_folder_goes_and_comes_back() {
    const TEXT: &str = "[pitch]\nwidth = 10\n";
    let desk = Desk::new();
    fs::create_dir(desk.path("in")).unwrap();
    desk.write("in/v.pitch.toml", TEXT);
    let served = Served::new(&desk, "in/v.pitch.toml");
    fs::remove_dir_all(desk.path("in")).unwrap();
    // The page has the text, and goes on with it.
    status(&served.get("/", ""), 200);
    assert!(served.look(TEXT, "").contains("<svg"));
    // A save brings back what was there.
    let answer = served.post("/save", &save("[pitch]\nwidth = 12\n", TEXT));
    assert_eq!(fs::read_to_string(desk.path("in/v.pitch.toml")).ok(), Some("[pitch]\nwidth = 12\n".into()), "{answer}");
    // What is there now is somebody else's.
    fs::remove_file(desk.path("in/v.pitch.toml")).unwrap();
    fs::create_dir(desk.path("in/v.pitch.toml")).unwrap();
    let answer = served.post("/save", &save(TEXT, "[pitch]\nwidth = 12\n"));
    assert!(answer.contains("it is a folder"), "{answer}");
    fs::remove_dir(desk.path("in/v.pitch.toml")).unwrap();
    desk.write("in/v.pitch.toml", "# somebody else's\n");
    let answer = served.post("/save", &save(TEXT, "[pitch]\nwidth = 12\n"));
    assert!(answer.contains("has been changed elsewhere"), "{answer}");
    assert_eq!(fs::read_to_string(desk.path("in/v.pitch.toml")).unwrap(), "# somebody else's\n");
}
