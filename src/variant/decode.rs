//! From bytes to text: size, encoding, control characters. Knows no TOML.

use std::sync::Arc;

use super::codes;
use crate::diag::Diagnostic;
use crate::source::{Place, Source, Span};

/// The most bytes a variant file may have.
pub const MAX_BYTES: usize = 64 * 1024;

/// How much of a file that is not read is kept to show its start.
const GLIMPSE: usize = 200;

/// The text of a file called `name`, or the one reason why it is none.
pub(crate) fn decode(bytes: &[u8], name: &str) -> Result<Arc<Source>, Box<Diagnostic>> {
    let source = |text: String| Arc::new(Source { name: name.to_owned(), text });
    if bytes.len() > MAX_BYTES {
        let glimpse = String::from_utf8_lossy(bytes.get(..GLIMPSE).unwrap_or(bytes));
        // Whoever read the file may have stopped just beyond the limit, so its length is not known.
        let message = format!("the file has more than {MAX_BYTES} bytes, the most such a file may have");
        return Err(Diagnostic::error(codes::TOO_LARGE, message)
            .at(start_of(source(glimpse.into_owned())))
            .help("check that this is the file you meant")
            .into());
    }
    if let Some(wide) = Wide::detect(bytes) {
        return Err(Diagnostic::error(codes::NOT_UTF8, format!("the file is {}, but must be UTF-8", wide.name()))
            .at(start_of(source(wide.decode(bytes))))
            .help("save it again with the encoding UTF-8")
            .into());
    }
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let text = source(String::from_utf8_lossy(bytes).into_owned());
        let cut = error.error_len().is_none();
        Box::new(no_character(text, error.valid_up_to(), bytes.get(error.valid_up_to()).filter(|_| !cut)))
    })?;
    let source = source(text.to_owned());
    match text.char_indices().find(|&(_, c)| c.is_control() && !matches!(c, '\t' | '\n' | '\r')) {
        Some((at, c)) => Err(control(source, at, c).into()),
        None => Ok(source),
    }
}

/// The very start of a source.
fn start_of(source: Arc<Source>) -> Place {
    Place { source, span: Span::new(0, 0) }
}

/// A complaint about a byte that no UTF-8 holds at that place, or about a last character cut short.
fn no_character(source: Arc<Source>, at: usize, byte: Option<&u8>) -> Diagnostic {
    let message = match byte {
        Some(byte @ 0x80..) => {
            format!(
                "the file is not UTF-8 but perhaps Latin-1 or another one-byte encoding: it has the byte 0x{byte:X}"
            )
        }
        Some(byte) => format!("the file is not UTF-8: it has the byte 0x{byte:X}"),
        None => "the file is not UTF-8: it ends in the middle of a character".to_owned(),
    };
    Diagnostic::error(codes::NOT_UTF8, message)
        .at(Place { source, span: Span::new(at, at + char::REPLACEMENT_CHARACTER.len_utf8()) })
        .help("save it again with the encoding UTF-8")
}

/// A complaint about a control character.
fn control(source: Arc<Source>, at: usize, c: char) -> Diagnostic {
    let message = format!("the file holds the control character U+{:04X}, which is not text", u32::from(c));
    Diagnostic::error(codes::CONTROL_CHARACTER, message)
        .at(Place { source, span: Span::new(at, at + c.len_utf8()) })
        .help("remove it; tabs and line breaks are the only ones allowed")
}

/// An encoding of two or four bytes a unit.
#[derive(Clone, Copy)]
enum Wide {
    Utf16 { big_endian: bool },
    Utf32 { big_endian: bool },
}

impl Wide {
    /// The encoding that a byte order mark, or the zeros around a first ASCII character, give away.
    fn detect(bytes: &[u8]) -> Option<Self> {
        let zeros = bytes.first_chunk::<4>()?.map(|byte| byte == 0);
        match (bytes, zeros) {
            ([0xFF, 0xFE, 0, 0, ..], _) | (_, [false, true, true, true]) => Some(Self::Utf32 { big_endian: false }),
            ([0, 0, 0xFE, 0xFF, ..], _) | (_, [true, true, true, false]) => Some(Self::Utf32 { big_endian: true }),
            ([0xFF, 0xFE, ..], _) | (_, [false, true, false, true]) => Some(Self::Utf16 { big_endian: false }),
            ([0xFE, 0xFF, ..], _) | (_, [true, false, true, false]) => Some(Self::Utf16 { big_endian: true }),
            _ => None,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Utf16 { big_endian: false } => "UTF-16 (little-endian)",
            Self::Utf16 { big_endian: true } => "UTF-16 (big-endian)",
            Self::Utf32 { big_endian: false } => "UTF-32 (little-endian)",
            Self::Utf32 { big_endian: true } => "UTF-32 (big-endian)",
        }
    }

    /// The text as far as it can be made out, without its byte order mark: only to show it.
    fn decode(self, bytes: &[u8]) -> String {
        let text: String = match self {
            Self::Utf16 { big_endian } => {
                let (pairs, _) = bytes.as_chunks::<2>();
                let units =
                    pairs.iter().map(|&b| if big_endian { u16::from_be_bytes(b) } else { u16::from_le_bytes(b) });
                char::decode_utf16(units).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
            }
            Self::Utf32 { big_endian } => {
                let (fours, _) = bytes.as_chunks::<4>();
                let units =
                    fours.iter().map(|&b| if big_endian { u32::from_be_bytes(b) } else { u32::from_le_bytes(b) });
                units.map(|unit| char::from_u32(unit).unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
            }
        };
        text.strip_prefix('\u{FEFF}').map(str::to_owned).unwrap_or(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_byte_order_mark_is_no_text() {
        assert_eq!(decode(b"\xEF\xBB\xBFname = \"a\"", "f").unwrap().text, "name = \"a\"");
    }

    #[test]
    fn wide_encodings_are_named() {
        let wide = |text: &str, unit: fn(char) -> Vec<u8>| text.chars().flat_map(unit).collect::<Vec<_>>();
        let le16 = |c: char| u16::try_from(c).unwrap().to_le_bytes().to_vec();
        let be16 = |c: char| u16::try_from(c).unwrap().to_be_bytes().to_vec();
        let le32 = |c: char| u32::from(c).to_le_bytes().to_vec();
        let be32 = |c: char| u32::from(c).to_be_bytes().to_vec();
        for mark in ["\u{FEFF}", ""] {
            let text = format!("{mark}name");
            let said = |bytes: &[u8]| decode(bytes, "f").unwrap_err().message;
            assert_eq!(said(&wide(&text, le16)), "the file is UTF-16 (little-endian), but must be UTF-8");
            assert_eq!(said(&wide(&text, be16)), "the file is UTF-16 (big-endian), but must be UTF-8");
            assert_eq!(said(&wide(&text, le32)), "the file is UTF-32 (little-endian), but must be UTF-8");
            assert_eq!(said(&wide(&text, be32)), "the file is UTF-32 (big-endian), but must be UTF-8");
        }
    }
}
