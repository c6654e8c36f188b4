//! What fuzzing has kept, replayed: the smallest files that reach every part of the readers and writers, and everything
//! that once broke something.

use std::fs;
use std::path::Path;

#[path = "../fuzz/src/lib.rs"]
mod fuzz;

#[test]
fn whatever_was_kept_still_holds() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus");
    for (name, _) in fuzz::BODIES {
        let folder = corpus.join(name);
        let files = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        let mut files: Vec<_> = files.map(|file| file.unwrap().path()).collect();
        files.sort();
        assert!(!files.is_empty(), "{} is empty", folder.display());
        for file in files {
            // A failure shows, with its message, which file it was.
            eprintln!("{}", file.display());
            fuzz::run(name, &fs::read(&file).unwrap());
        }
    }
}

/// Long texts of little sense: what took minutes, or more room than there is, before it was mended.
#[test]
fn no_text_takes_longer_than_it_is_long() {
    let head = "0language-tag = fr\n";
    let chain: String = (0..4000).map(|number| format!("m{number} = {{ m{} }}\n", number + 1)).collect();
    let strangers: String = (0..4000).map(|number| format!("m{number} = x\n")).collect();
    let one = |sign: &str, times: usize| format!("{head}game-title = {}\n", sign.repeat(times));
    for text in [format!("{head}{chain}"), format!("{head}{strangers}"), one("été ", 12_000), one("__", 20_000)] {
        fuzz::run("language", text.as_bytes());
    }
    for text in [one("{ ", 30_000), one(" ,", 30_000), one("\"", 60_000), one("1", 60_000), one("a\u{301}", 20_000)] {
        fuzz::run("language", text.as_bytes());
    }
    let keys: String = (0..8000).map(|number| format!("k{number}=1\n")).collect();
    let walls = format!("[pitch]\nwalls = [{}]", "[[0, 0], [1, 1]], ".repeat(3500));
    let dotted = format!("x{} = 1", ".x".repeat(32_000));
    for text in [keys, walls, dotted, format!("x = {}", "[".repeat(64_000)), format!("x = {}", "{a=".repeat(20_000))] {
        for name in ["event", "style", "variant"] {
            fuzz::run(name, text.as_bytes());
        }
    }
}
