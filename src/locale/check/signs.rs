//! Characters that nobody sees, that turn the direction of reading, or that come in two parts.

use super::Check;
use super::subject::{Subject, mend};
use crate::diag::{Code, Diagnostic};

const INVISIBLE: Code = Code("language-invisible");
const DECOMPOSED: Code = Code("language-decomposed");

pub(super) const CHECK: Check = Check { codes: &[INVISIBLE, DECOMPOSED], run };

fn run(subject: &Subject<'_>, findings: &mut Vec<Diagnostic>) {
    for (_, reading) in subject.readings() {
        for (at, sign) in reading.signs.iter().enumerate() {
            let place = || subject.place(reading, at..at + 1);
            let code = u32::from(sign.char);
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
