//! What a translation takes over or must not: the dots between parts, names as they are spelt, and no text of another
//! message.

use std::collections::BTreeMap;

use super::Check;
use super::reading::Reading;
use super::subject::{Entry, Subject, mend};
use crate::diag::{Code, Diagnostic};

const SEPARATOR: Code = Code("language-lost-separator");
const NAME: Code = Code("language-misspelt-name");
const COPIED: Code = Code("language-copied-text");

pub(super) const CHECK: Check = Check { codes: &[SEPARATOR, NAME, COPIED], run };

/// The dot between the parts of a line.
const DOT: char = '·';
/// Texts of fewer words are alike by accident.
const ACCIDENT: usize = 3;

fn run(subject: &Subject<'_>, findings: &mut Vec<Diagnostic>) {
    for (_, reading) in subject.readings() {
        for (range, word) in reading.words() {
            if let Some(name) = subject.glossary.nearly_keeps(&word) {
                let text = format!("“{word}” is spelt “{name}”");
                findings.push(mend(NAME, subject.place(reading, range), text, name));
            }
        }
    }
    for (entry, source) in subject.pairs() {
        let dots = |entry: &Entry<'_>| entry.readings.first().map_or(0, |one| one.text().matches(DOT).count());
        if dots(entry) != dots(source) {
            let text = format!("`{}` has {} dots ({DOT}), the source text {}", entry.name, dots(entry), dots(source));
            findings.push(Diagnostic::warning(SEPARATOR, text).at(subject.place_of(entry)));
        }
    }
    copied(subject, findings);
}

/// Texts that say the same as an earlier one, although the source does not.
fn copied(subject: &Subject<'_>, findings: &mut Vec<Diagnostic>) {
    let said = |entry: &Entry<'_>| -> Vec<String> { entry.readings.iter().map(full).collect() };
    let mut seen: BTreeMap<Vec<String>, (&Entry<'_>, &Entry<'_>)> = BTreeMap::new();
    for (entry, source) in subject.pairs() {
        let text = said(entry);
        let words = entry.readings.first().map_or(0, |reading| reading.words().len());
        match seen.get(&text) {
            _ if words < ACCIDENT || subject.glossary.may_be_alike(subject.tag, entry.name) => {}
            Some((other, theirs)) if said(source) != said(theirs) => {
                let text = format!("`{}` says the same as `{}`, the source texts do not", entry.name, other.name);
                let finding = Diagnostic::warning(COPIED, text).at(subject.place_of(entry));
                let finding = finding.related(subject.place_of(other), "this is the other text");
                findings
                    .push(finding.help("what is alike on purpose stands in the glossary, under `alike`, by its name"));
            }
            Some(_) => {}
            None => drop(seen.insert(text, (entry, source))),
        }
    }
}

/// A text with the names of its parts in braces.
fn full(reading: &Reading<'_>) -> String {
    let names = reading.slots.iter().map(|(_, slot)| slot.name());
    std::iter::once(reading.text()).chain(names.map(str::to_owned)).collect::<Vec<_>>().join("\n")
}
