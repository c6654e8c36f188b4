//! What stands for several variants: patterns and folders. From what was typed to the names of single ones; reads no file.

use std::fs;
use std::path::Path;

use paperpitch::diag::quoted;
use paperpitch::variant::BUILT_INS;

use crate::failure::{Failure, reason};

/// How the names of variant files end.
const ENDING: &str = ".pitch.toml";
/// The most variants of one run.
const MOST: usize = 100_000;

/// The variants that are meant, in order: a folder stands for the variant files in it, a pattern (`*`, `?`, `[abc]`, `**`)
/// for the files that match it, both in the order of the alphabet.
///
/// # Errors
/// Refuses what stands for nothing, and more than a run can take.
pub fn expanded(typed: &[String]) -> Result<Vec<String>, Failure> {
    let mut names = Vec::new();
    for name in typed {
        let path = Path::new(name);
        if name == "-" || BUILT_INS.contains(&name.as_str()) || path.is_file() {
            names.push(name.clone());
        } else if path.is_dir() {
            names.extend(in_folder(path)?);
        } else if name.contains(['*', '?', '[']) {
            names.extend(matching(name)?);
        } else {
            names.push(name.clone());
        }
        if names.len() > MOST {
            return Err(Failure::refused(format!("there are more than {MOST} variants, which is the most of one run")));
        }
    }
    Ok(names)
}

/// The variant files of a folder.
fn in_folder(folder: &Path) -> Result<Vec<String>, Failure> {
    let unreadable = |error| Failure::refused(format!("cannot read {}: {}", folder.display(), reason(&error)));
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        let name = path.to_string_lossy();
        if name.ends_with(ENDING) && may_be_file(&path) {
            found.push(name.into_owned());
        }
    }
    if found.is_empty() {
        return Err(Failure::refused(format!("there is no file in {} that ends in {ENDING}", folder.display())));
    }
    found.sort();
    Ok(found)
}

/// Whether this is a file, or a link that leads nowhere, which is told of. A pipe that nobody typed is not waited for.
fn may_be_file(path: &Path) -> bool {
    fs::metadata(path).map_or(true, |found| found.is_file())
}

/// The files that match a pattern.
fn matching(pattern: &str) -> Result<Vec<String>, Failure> {
    let paths = glob::glob(pattern)
        .map_err(|error| Failure::refused(format!("{} is no pattern: {}", quoted(pattern), error.msg)))?;
    let mut found = Vec::new();
    for path in paths.take(MOST + 1) {
        let path = path.map_err(|error| {
            Failure::refused(format!("cannot read {}: {}", error.path().display(), reason(error.error())))
        })?;
        if may_be_file(&path) {
            found.push(path.to_string_lossy().into_owned());
        }
    }
    if found.is_empty() {
        let fact = format!("no file matches {}", quoted(pattern));
        return Err(if pattern.contains('[') {
            Failure::refused_with(
                fact,
                "in a pattern brackets stand for one of the characters in them; [[] is a bracket",
            )
        } else {
            Failure::refused(fact)
        });
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn expand(typed: &[&str]) -> Result<Vec<String>, String> {
        let typed: Vec<String> = typed.iter().map(|&name| name.to_owned()).collect();
        expanded(&typed).map_err(|failure| format!("{failure:?}"))
    }

    #[test]
    fn patterns_and_folders_stand_for_files_in_order() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
        for name in ["b.pitch.toml", "a.pitch.toml", "notes.txt", "odd[1].pitch.toml"] {
            fs::write(at(name), "").unwrap();
        }
        fs::create_dir(at("c.pitch.toml")).unwrap();
        let all = ["a.pitch.toml", "b.pitch.toml", "odd[1].pitch.toml"].map(at);
        assert_eq!(expand(&[&at("*.pitch.toml")]).unwrap(), all);
        assert_eq!(expand(&[&at("?.pitch.toml"), "standard", "-"]).unwrap(), [&all[0], &all[1], "standard", "-"]);
        assert_eq!(expand(&[&at("odd[1].pitch.toml")]).unwrap(), [&*all[2]], "a file of that very name comes first");
        assert_eq!(expand(&["nowhere.toml"]).unwrap(), ["nowhere.toml"], "who reads it says that it is not there");
        assert!(expand(&[&at("*.nothing")]).is_err_and(|told| told.contains("no file matches")));
        assert!(expand(&[&at("[")]).is_err_and(|told| told.contains("is no pattern")));
        fs::create_dir(at("empty")).unwrap();
        assert!(expand(&[&at("empty")]).is_err_and(|told| told.contains("ends in .pitch.toml")));
    }
}
