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
