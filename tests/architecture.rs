//! The rooms use each other only as ARCHITECTURE.md says.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The table of rooms: each room with the rooms it may use.
fn allowed() -> BTreeMap<String, BTreeSet<String>> {
    let page = fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    let names = |cell: &str| cell.split('`').skip(1).step_by(2).map(str::to_owned).collect::<BTreeSet<_>>();
    let mut rooms = BTreeMap::new();
    for line in page.lines().filter(|line| line.starts_with("| `")) {
        let cells: Vec<&str> = line.split('|').collect();
        for room in names(cells[1]) {
            rooms.insert(room, names(cells[3]));
        }
    }
    rooms
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Every Rust file below a folder.
fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The rooms that a file names as `crate::ROOM`.
fn used(text: &str) -> BTreeSet<String> {
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
    code.split("crate::")
        .skip(1)
        .map(|rest| rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect())
        .collect()
}

#[test]
fn rooms_use_only_what_the_architecture_allows() {
    let allowed = allowed();
    let mut files = Vec::new();
    rust_files(&root().join("src"), &mut files);
    let mut faults = Vec::new();
    for file in files {
        let inside = file.strip_prefix(root().join("src")).unwrap().to_owned();
        let first = inside.components().next().unwrap().as_os_str().to_string_lossy().into_owned();
        let room = first.trim_end_matches(".rs").to_owned();
        if room == "bin" || room == "lib" {
            continue;
        }
        let Some(may) = allowed.get(&room) else {
            faults.push(format!("{room} is no room of ARCHITECTURE.md"));
            continue;
        };
        for other in used(&fs::read_to_string(&file).unwrap()) {
            if allowed.contains_key(&other) && other != room && !may.contains(&other) {
                faults.push(format!("{} uses {other}", inside.display()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_room_of_the_table_exists() {
    for room in allowed().keys() {
        let folder = root().join("src").join(room);
        assert!(folder.is_dir() || folder.with_extension("rs").is_file(), "{room} is in no file");
    }
}
