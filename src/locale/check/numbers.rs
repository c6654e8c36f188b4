//! Figures written out in the text: the same ones as in the source. And numbers, printed as they are.

use std::collections::BTreeMap;
use std::ops::Range;

use super::Check;
use super::reading::Reading;
use super::subject::Subject;
use crate::diag::{Code, Diagnostic};
use crate::locale::walk::{self, Part};

const FIGURES: Code = Code("language-other-figures");
const FORM: Code = Code("language-number-form");

pub(super) const CHECK: Check = Check { codes: &[FIGURES, FORM], run };

fn run(subject: &Subject<'_>, findings: &mut Vec<Diagnostic>) {
    for pattern in subject.entries.iter().flat_map(|entry| entry.item.patterns()) {
        walk::pattern(pattern, &mut |part| {
            let Part::Option { name, digits } = part else { return };
            if name == "minimumFractionDigits" && !digits.trim_start_matches('0').is_empty() {
                let text = format!("{name} prints decimals that the number does not have");
                let finding = Diagnostic::error(FORM, text).at(subject.file.place(name));
                findings.push(finding.help("write the variable alone: { $name }"));
            }
        });
    }
    for (entry, source) in subject.pairs() {
        let Some(theirs) = source.readings.last() else { continue };
        let wanted = counted(theirs);
        for reading in &entry.readings {
            let found = counted(reading);
            for (range, figure) in figures(reading).into_iter().filter(|(_, figure)| !wanted.contains_key(figure)) {
                let text = format!("`{}` has the figure {figure}, which the source text does not", entry.name);
                findings.push(Diagnostic::error(FIGURES, text).at(subject.place(reading, range)));
            }
            for (figure, _) in wanted.iter().filter(|(figure, count)| found.get(*figure).is_none_or(|has| has < count))
            {
                let text = format!("`{}` lacks the figure {figure} of the source text", entry.name);
                findings.push(Diagnostic::error(FIGURES, text).at(subject.place_of(entry)));
            }
        }
    }
}

/// The figures of a text, each with its signs; whatever stands between the digits of one is a point.
fn figures(reading: &Reading<'_>) -> Vec<(Range<usize>, String)> {
    let digit = |at: usize| reading.sign(at).is_some_and(|sign| sign.is_ascii_digit());
    let mut found: Vec<(Range<usize>, String)> = Vec::new();
    for at in 0..reading.signs.len() {
        let joint = matches!(reading.sign(at), Some('.' | ',')) && at > 0 && digit(at - 1) && digit(at + 1);
        if !digit(at) && !joint {
            continue;
        }
        let sign = if joint { '.' } else { reading.sign(at).unwrap_or_default() };
        match found.last_mut().filter(|(range, _)| range.end == at) {
            Some((range, figure)) => {
                range.end = at + 1;
                figure.push(sign);
            }
            None => found.push((at..at + 1, sign.to_string())),
        }
    }
    found
}

fn counted(reading: &Reading<'_>) -> BTreeMap<String, usize> {
    figures(reading).into_iter().fold(BTreeMap::new(), |mut counts, (_, figure)| {
        *counts.entry(figure).or_default() += 1;
        counts
    })
}
