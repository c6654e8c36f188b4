//! Pitches drawn point by point: whatever can be said in two ways prints the same, and every example prints.

use std::fs;
use std::path::Path;

use crate::desk::Desk;

/// Every file that the program makes of a variant, with its bytes.
fn made(text: &str) -> Vec<(String, Vec<u8>)> {
    let desk = Desk::new();
    desk.write("same.pitch.toml", text);
    desk.run("kit same.pitch.toml --lang fr,en").done();
    desk.run("info same.pitch.toml --json").done();
    let files = desk.files().into_iter().filter(|name| !name.ends_with('/') && !name.ends_with(".toml"));
    files.map(|name| (name.clone(), fs::read(desk.path(&name)).unwrap())).collect()
}

#[test]
fn a_pitch_by_sizes_and_the_same_pitch_by_points_print_the_same_bytes() {
    let sizes = made("[pitch]\nwidth = 6\nlength = 8\n[goal]\nwidth = 4\n");
    assert_eq!(sizes.len(), 6);
    let goals = "[goal.upper]\nmouth = [[1,0],[5,0]]\n[goal.lower]\nmouth = [[5,8],[1,8]]\n";
    let outlines = ["[0,0],[6,0],[6,8],[0,8]", "[6,8],[6,0],[0,0],[0,8]", "[0,3],[0,0],[2,0],[6,0],[6,8],[0,8],[0,4]"];
    for outline in outlines {
        let points = made(&format!("[pitch]\noutline = [{outline}]\n{goals}"));
        for ((name, bytes), (other, same)) in sizes.iter().zip(&points) {
            assert_eq!(name, other);
            assert!(bytes == same, "{name} differs for {outline}");
        }
        assert_eq!(sizes.len(), points.len());
    }
}

#[test]
fn every_drawn_example_prints() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/drawn");
    let desk = Desk::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let path = path.to_str().unwrap();
        desk.run(&format!("check {path}")).done();
        desk.run(&format!("kit {path} --lang en --force -o out")).done();
        desk.run(&format!("info {path} --json")).done();
    }
    assert_eq!(desk.files().iter().filter(|name| name.ends_with(".pdf")).count(), 8);
}
