//! From the bytes of a translator's file to its text. Knows no format.

use std::sync::Arc;

use super::code;
use super::file::MOST_BYTES;
use crate::diag::Diagnostic;
use crate::source::{Place, Source, Span};

/// The text of a file called `name`: UTF-8, with or without a byte order mark.
///
/// # Errors
/// Names the encoding if the file has another one; or the file is too large.
#[allow(clippy::result_large_err, reason = "a file that is not read ends the run")]
pub fn decode(bytes: &[u8], name: &str) -> Result<Source, Diagnostic> {
    let source = |text: &str| Source { name: name.to_owned(), text: text.to_owned() };
    let refuse = |what: &str, text: &str, at: usize| {
        let place = Place { source: Arc::new(source(text)), span: Span::new(at, at) };
        let finding = Diagnostic::error(code::ENCODING, format!("the file is {what}, but must be UTF-8")).at(place);
        Err(finding.help("save it again with the encoding UTF-8"))
    };
    if bytes.len() > MOST_BYTES {
        let place = Place { source: Arc::new(source("")), span: Span::new(0, 0) };
        let text = format!("the file has more than {MOST_BYTES} bytes, the most that are read");
        return Err(Diagnostic::error(code::TOO_LARGE, text).at(place));
    }
    if let Some(wide) = wide(bytes) {
        return refuse(wide, "", 0);
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => Ok(source(text)),
        Err(error) => {
            let text = String::from_utf8_lossy(bytes);
            refuse("in Latin-1, Windows-1251 or another one-byte encoding", &text, error.valid_up_to())
        }
    }
}

/// The encoding of two or four bytes a character that a byte order mark, or the zeros around a first ASCII character, give
/// away.
fn wide(bytes: &[u8]) -> Option<&'static str> {
    let zeros = bytes.first_chunk::<4>()?.map(|byte| byte == 0);
    match (bytes, zeros) {
        ([0xff, 0xfe, 0, 0, ..] | [0, 0, 0xfe, 0xff, ..], _) => Some("UTF-32"),
        (_, [false, true, true, true] | [true, true, true, false]) => Some("UTF-32"),
        ([0xff, 0xfe, ..] | [0xfe, 0xff, ..], _) => Some("UTF-16"),
        (_, [false, true, false, true] | [true, false, true, false]) => Some("UTF-16"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_are_named() {
        let told = |bytes: &[u8]| decode(bytes, "fr.ftl").map_err(|finding| finding.message);
        assert_eq!(told("\u{feff}a = é".as_bytes()).unwrap().text, "\u{feff}a = é");
        assert!(told(&vec![b'#'; MOST_BYTES]).is_ok());
        assert!(told("é".repeat(MOST_BYTES / 2 + 1).as_bytes()).unwrap_err().contains("more than 1048576 bytes"));
        let wide: Vec<u8> = "a = é".encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(told(&wide).unwrap_err(), "the file is UTF-16, but must be UTF-8");
        assert!(told(b"a = \xe9t\xe9").unwrap_err().contains("Latin-1"));
        let finding = decode(b"a\nb = \xe9", "fr.ftl").unwrap_err();
        let place = finding.place.unwrap();
        assert_eq!(place.source.line_column(place.span.start).line, 2);
    }
}
