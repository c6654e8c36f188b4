//! Texts that are still in the language of the source, wholly or in part.

use super::Check;
use super::reading::Reading;
use super::subject::{Entry, Subject};
use crate::diag::{Code, Diagnostic};

const SAME: Code = Code("language-untranslated");
const PART: Code = Code("language-half-translated");

pub(super) const CHECK: Check = Check { codes: &[SAME, PART], run };

/// So many words in a row that the source has too are no accident.
const ACCIDENT: usize = 2;

fn run(subject: &Subject<'_>, findings: &mut Vec<Diagnostic>) {
    for (entry, source) in subject.pairs() {
        if is_same(subject, entry, source) {
            let text = format!("`{}` is the same as in the source language", entry.name);
            let finding = Diagnostic::warning(SAME, text).at(whole(subject, entry));
            findings
                .push(finding.help("translate it; what is the same on purpose stands in the glossary, under `same`"));
            continue;
        }
        for reading in &entry.readings {
            findings.extend(part(subject, reading, source));
        }
    }
}

/// The text of a message.
fn whole(subject: &Subject<'_>, entry: &Entry<'_>) -> crate::source::Place {
    entry
        .readings
        .first()
        .map_or_else(|| subject.place_of(entry), |reading| subject.place(reading, 0..reading.signs.len()))
}

/// The words of a reading in lower case.
fn words(reading: &Reading<'_>) -> Vec<String> {
    reading.words().into_iter().map(|(_, word)| word.to_lowercase()).collect()
}

fn is_same(subject: &Subject<'_>, entry: &Entry<'_>, source: &Entry<'_>) -> bool {
    let text = |entry: &Entry<'_>| entry.readings.iter().map(words).collect::<Vec<_>>();
    let translated = |word: &String| word.chars().count() > 1 && !subject.glossary.keeps(word);
    let ours = text(entry);
    ours == text(source)
        && ours.iter().flatten().any(translated)
        && !subject.glossary.may_be_same(subject.tag, entry.name)
}

/// The longest row of words that stand in the source text too, in the same order.
fn part(subject: &Subject<'_>, reading: &Reading<'_>, source: &Entry<'_>) -> Option<Diagnostic> {
    let ours = reading.words();
    let theirs: Vec<String> = source.readings.iter().flat_map(words).collect();
    let same = |at: usize, other: usize| {
        let pairs = ours.iter().skip(at).zip(theirs.iter().skip(other));
        pairs.take_while(|((_, word), their)| word.to_lowercase() == **their && !subject.glossary.keeps(word)).count()
    };
    let starts = (0..ours.len()).flat_map(|at| (0..theirs.len()).map(move |other| (at, other)));
    let (at, length) = starts.map(|(at, other)| (at, same(at, other))).max_by_key(|(_, length)| *length)?;
    if length <= ACCIDENT {
        return None;
    }
    let row = ours.get(at..at + length)?;
    let (start, end) = (row.first()?.0.start, row.last()?.0.end);
    let text = format!("{length} words in a row are those of the source language");
    Some(Diagnostic::warning(PART, text).at(subject.place(reading, start..end)))
}
