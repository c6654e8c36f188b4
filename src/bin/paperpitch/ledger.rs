//! Which files a run has read, and what was in them: what `--watch` and `preview` look after. Knows no format.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// A file's contents in short; none where it could not be read.
pub type Print = Option<u64>;

/// What has been read since the ledger was opened.
static LEDGER: Mutex<BTreeMap<PathBuf, Print>> = Mutex::new(BTreeMap::new());

/// Notes that a file was read, or could not be.
pub fn note(path: &Path, bytes: Option<&[u8]>) {
    let print = bytes.map(print);
    LEDGER.lock().unwrap_or_else(PoisonError::into_inner).insert(path.to_owned(), print);
}

/// What has been noted; the ledger is empty after that.
pub fn close() -> BTreeMap<PathBuf, Print> {
    std::mem::take(&mut *LEDGER.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Contents in short.
pub fn print(bytes: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    hasher.finish()
}
