//! Characters that nobody sees, that turn the direction of reading, or that come in two parts.

use super::Check;
use super::reading::Reading;
use super::subject::{Subject, mend};
use crate::diag::{Code, Diagnostic};

const INVISIBLE: Code = Code("language-invisible");
const DECOMPOSED: Code = Code("language-decomposed");
const GARBLED: Code = Code("language-garbled");

pub(super) const CHECK: Check = Check { codes: &[INVISIBLE, DECOMPOSED, GARBLED], run };

fn run(subject: &Subject<'_>, findings: &mut Vec<Diagnostic>) {
    for (_, reading) in subject.readings() {
        for (at, sign) in reading.signs.iter().enumerate() {
            let place = || subject.place(reading, at..at + 1);
            let code = u32::from(sign.char);
            if let Some((length, letter)) = garbled(reading, at) {
                let place = subject.place(reading, at..at + length);
                let text = format!("this is what becomes of “{letter}” where UTF-8 is taken for another encoding");
                findings.push(Diagnostic::error(GARBLED, text).at(place.clone()).fix(place, letter));
            }
            if let Some(what) = unseen(sign.char) {
                let mut finding = mend(INVISIBLE, place(), format!("U+{code:04X} is {what}"), "");
                finding.severity = crate::diag::Severity::Error;
                findings.push(finding.help("delete it, and the letter it may hide behind, and type that anew"));
            } else if matches!(sign.char, '\u{300}'..='\u{36f}') {
                let letter = reading.before(at, 1).unwrap_or(' ');
                let text = format!("the accent U+{code:04X} stands by itself behind {letter}");
                findings.push(
                    Diagnostic::error(DECOMPOSED, text).at(place()).help("type the letter and its accent as one"),
                );
            }
        }
    }
}

/// A letter whose bytes were taken for letters: “Ã©” for “é”. So its signs, and the letter.
fn garbled(reading: &Reading<'_>, at: usize) -> Option<(usize, char)> {
    let length = match reading.sign(at)? {
        'Â' | 'Ã' | 'Ð' | 'Ñ' => 2,
        'â' => 3,
        _ => return None,
    };
    let bytes: Option<Vec<u8>> = (at..at + length).map(|at| byte(reading.sign(at)?)).collect();
    let letter = String::from_utf8(bytes?).ok()?.chars().next()?;
    Some((length, letter))
}

/// The byte that a sign is in Latin-1, or in the one-byte encoding of Windows.
fn byte(sign: char) -> Option<u8> {
    const WINDOWS: &str = "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8d}Ž\u{8f}\u{90}‘’“”•–—˜™š›œ\u{9d}žŸ";
    let windows = WINDOWS.chars().position(|other| other == sign).and_then(|at| u8::try_from(0x80 + at).ok());
    windows.or_else(|| u8::try_from(u32::from(sign)).ok())
}

/// What is wrong with a sign that nobody sees; nothing with any other.
fn unseen(sign: char) -> Option<&'static str> {
    Some(match sign {
        '\n' | '\t' => return None,
        '\u{ad}' => "a soft hyphen; the program cuts words itself",
        '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{2064}' | '\u{feff}' | '\u{180e}' | '\u{34f}' => "invisible",
        '\u{200e}' | '\u{200f}' | '\u{61c}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {
            "a mark that turns the direction of reading"
        }
        '\u{2028}' | '\u{2029}' => "a line separator",
        '\u{fe00}'..='\u{fe0f}' | '\u{e0000}'..='\u{e01ef}' => "a mark that varies the sign before it",
        '\u{e000}'..='\u{f8ff}' => "a private sign; write the variable $sign-… that stands for it",
        '\u{fffd}' => "what is left of a character that was not read",
        _ if sign.is_control() => "a control character",
        _ => return None,
    })
}
