//! Lists the language files of `templates/lang/`, so that a new language is one new file and no code.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=templates/lang");
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("languages.rs"), table(&root.join("templates/lang"))?)
}

/// A Rust slice of (tag, text), sorted by tag, so that the build does not depend on the order of the folder.
fn table(folder: &Path) -> io::Result<String> {
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| entry.map(|found| found.path())).collect::<Result<_, _>>()?;
    files.retain(|path| path.extension().is_some_and(|ending| ending == "ftl"));
    files.sort();
    let mut code = String::from("&[\n");
    for path in &files {
        let tag = path.file_stem().unwrap_or_default().to_string_lossy();
        let _ = writeln!(code, "    ({tag:?}, include_str!({:?})),", path.to_string_lossy());
    }
    code.push_str("]\n");
    Ok(code)
}
