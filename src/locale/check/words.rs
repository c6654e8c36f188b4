//! Words: one that stands twice in a row, one that has lost the dots of its ё.

use std::collections::BTreeSet;

use super::Check;
use super::subject::{Subject, mend};
use crate::diag::Code;
use crate::diag::Diagnostic;

const REPEATED: Code = Code("language-repeated-word");
const DOTS: Code = Code("language-lost-dots");

pub(super) const CHECK: Check = Check { codes: &[REPEATED, DOTS], run };

fn run(subject: &Subject<'_>, findings: &mut Vec<Diagnostic>) {
    let dotted = dotted(subject);
    for (_, reading) in subject.readings() {
        let words = reading.words();
        for pair in words.windows(2) {
            let [(one, first), (other, second)] = pair else { continue };
            let apart = one.end + 1 == other.start && reading.sign(one.end) == Some(' ');
            let same = first.to_lowercase() == second.to_lowercase();
            if apart && same && !subject.glossary.may_repeat(subject.tag, second) {
                let text = format!("“{second}” stands twice in a row");
                findings.push(mend(REPEATED, subject.place(reading, one.end..other.end), text, ""));
            }
        }
        for (range, word) in words {
            if let Some(right) = dotted.iter().find(|right| word.to_lowercase() == right.replace('ё', "е")) {
                let text = format!("“{word}” is written “{right}”");
                findings.push(Diagnostic::warning(DOTS, text).at(subject.place(reading, range)));
            }
        }
    }
}

/// The words with ё, in lower case: those of the file and of the glossary. In a file, of three letters and less, both ways are words of their own (все, всё).
fn dotted(subject: &Subject<'_>) -> BTreeSet<String> {
    let words = subject.readings().flat_map(|(_, reading)| reading.words());
    let told = words.map(|(_, word)| word.to_lowercase()).filter(|word| word.contains('ё') && word.chars().count() > 3);
    told.chain(subject.glossary.dotted(subject.tag).map(str::to_owned)).collect()
}
