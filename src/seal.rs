//! The seal on our own files: a digest that tells an untouched file of ours from everything else. Knows no format.
//!
//! A writer puts [`PLACEHOLDER`] once where its format allows a word of ours; [`seal`] replaces it by the digest of the
//! whole file. A file edited afterwards is no longer ours, and is never overwritten unasked.

use sha2::{Digest, Sha256};

/// How a seal begins.
const MARK: &[u8] = b"paperpitch:";
/// The length of the digest in hexadecimal digits.
const DIGITS: usize = 64;

/// What a writer puts where the seal shall stand.
pub const PLACEHOLDER: &str = "paperpitch:0000000000000000000000000000000000000000000000000000000000000000";

/// Puts the digest in the place of the placeholder. A file without one stays as it is, and is never taken for ours.
pub fn seal(file: &mut [u8]) {
    if let Some(at) = find(file) {
        let digest = digest(file, at);
        file[at..at + DIGITS].copy_from_slice(&digest);
    }
}

/// Whether the file carries our seal and is as we wrote it.
#[must_use]
pub fn is_ours(file: &[u8]) -> bool {
    find(file).is_some_and(|at| file[at..at + DIGITS] == digest(file, at))
}

/// Where the digits of the first seal start.
fn find(file: &[u8]) -> Option<usize> {
    let is_seal = |window: &[u8]| window.starts_with(MARK) && window[MARK.len()..].iter().all(u8::is_ascii_hexdigit);
    file.windows(MARK.len() + DIGITS).position(is_seal).map(|at| at + MARK.len())
}

/// The digest of the file with zeros in the place of the digits at `at`.
fn digest(file: &[u8], at: usize) -> [u8; DIGITS] {
    const HEX: &[u8; 16] = b"0123456789abcdef";
    let mut hasher = Sha256::new();
    hasher.update(&file[..at]);
    hasher.update([b'0'; DIGITS]);
    hasher.update(&file[at + DIGITS..]);
    let mut digits = [b'0'; DIGITS];
    for (pair, byte) in digits.chunks_exact_mut(2).zip(hasher.finalize()) {
        pair[0] = HEX[usize::from(byte >> 4)];
        pair[1] = HEX[usize::from(byte & 15)];
    }
    digits
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sealed_file_is_ours_until_it_is_touched() {
        let mut file = format!("<a>{PLACEHOLDER}</a>").into_bytes();
        assert!(!is_ours(&file));
        seal(&mut file);
        assert!(is_ours(&file));
        file[1] = b'b';
        assert!(!is_ours(&file));
        assert!(!is_ours(b"no seal"));
    }
}
