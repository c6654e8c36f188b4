//! Letters that tell things apart: the two sides, and the abbreviations of a written game.

use super::Check;
use super::subject::Subject;
use crate::diag::{Code, Diagnostic};

const SAME: Code = Code("language-same-letter");

pub(super) const CHECK: Check = Check { codes: &[SAME], run };

/// The messages whose texts must differ from each other.
const APART: [&str; 8] =
    ["side-a", "side-b", "abbr-goal", "abbr-own-goal", "abbr-dead-end", "abbr-draw", "abbr-upper", "abbr-lower"];

fn run(subject: &Subject<'_>, findings: &mut Vec<Diagnostic>) {
    let text = |id: &str| {
        let entry = subject.entries.iter().find(|entry| entry.name == id)?;
        Some((entry, entry.readings.first()?.text().trim().to_owned()))
    };
    for (number, id) in APART.iter().enumerate() {
        let Some((entry, own)) = text(id) else { continue };
        let same = APART.iter().take(number).find(|other| text(other).is_some_and(|(_, text)| text == own));
        if let Some(same) = same {
            let message = format!("`{id}` is {own}, as `{same}` is, so that nobody can tell the two apart");
            findings.push(Diagnostic::error(SAME, message).at(subject.place_of(entry)));
        }
    }
}
