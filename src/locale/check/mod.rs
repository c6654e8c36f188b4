//! What a translator wants to know of a language file: everything in it that a machine can find fault with. Each check
//! owns its codes; the registry below lists the checks. Changes nothing, and knows no sheet.
//!
//! What would stop a file from being used at all is found when it is read; these checks take a file that was read and
//! hold it against the source language, the plural rules, the glossary and the habits of its own script. Glyphs and the
//! room on paper are proven where there are fonts and sheets.

mod alphabets;
mod cases;
mod emphasis;
mod glossary;
mod ids;
mod kept;
mod leftovers;
mod letters;
mod marks;
mod numbers;
mod plurals;
mod quotes;
mod reading;
mod signs;
mod spaces;
mod stale;
mod subject;
mod translation;
mod variables;
mod words;

use std::collections::{BTreeMap, BTreeSet};

use super::file::{Item, LanguageFile};
use super::phrase::Locale;
use super::stamps::Stamps;
use crate::diag::{Code, Diagnostic};
use crate::source::Place;

pub use glossary::Glossary;
pub(super) use ids::nearest;
use subject::Subject;

/// How many findings of one kind are told of one line.
const MOST_A_LINE: usize = 20;

/// One check: the kinds of findings it can make, and how it makes them.
struct Check {
    codes: &'static [Code],
    run: fn(&Subject<'_>, &mut Vec<Diagnostic>),
}

/// Every check.
const CHECKS: &[Check] = &[
    ids::CHECK,
    variables::CHECK,
    plurals::CHECK,
    emphasis::CHECK,
    quotes::CHECK,
    spaces::CHECK,
    marks::CHECK,
    signs::CHECK,
    alphabets::CHECK,
    letters::CHECK,
    leftovers::CHECK,
    translation::CHECK,
    words::CHECK,
    cases::CHECK,
    numbers::CHECK,
    glossary::CHECK,
    kept::CHECK,
    stale::CHECK,
];

/// The kinds of findings that checks of a language make, beyond those of reading its file.
pub(super) fn codes() -> impl Iterator<Item = Code> {
    CHECKS.iter().flat_map(|check| check.codes).copied()
}

/// Every character of the texts of a file, each place once.
pub(super) fn characters(file: &LanguageFile) -> Vec<(char, Place)> {
    let patterns = file.items().flat_map(Item::patterns);
    let readings = patterns.flat_map(|pattern| reading::Reading::all(file, pattern));
    let signs = readings.flat_map(|reading| reading.signs).filter(|sign| sign.char != reading::SLOT);
    let each: BTreeMap<_, _> = signs.map(|sign| ((sign.bytes.start, sign.char), sign.bytes)).collect();
    each.into_iter().map(|((_, sign), bytes)| (sign, file.stretch(bytes))).collect()
}

/// What a language is held against.
#[derive(Clone, Copy, Debug)]
pub struct Bench<'a> {
    /// The language it is translated from.
    pub source: &'a Locale,
    /// The words of the game, and what may stay as it is.
    pub glossary: &'a Glossary,
    /// Which translation was made from which source text.
    pub stamps: &'a Stamps,
}

impl Bench<'_> {
    /// Everything to be said about `language`: first what its file holds, in the order of the file, then what it lacks, in
    /// the order of the source. The source language held against itself is checked alone.
    #[must_use]
    pub fn check(&self, language: &Locale) -> Vec<Diagnostic> {
        let subject = Subject::new(self, language);
        let mut findings = Vec::new();
        for check in CHECKS {
            (check.run)(&subject, &mut findings);
        }
        let own = &language.file.source.name;
        let key = |finding: &Diagnostic| {
            let place = finding.place.as_ref();
            (place.is_none_or(|place| place.source.name != *own), place.map(|place| place.span), finding.code)
        };
        findings.sort_by_key(key);
        let mut seen = BTreeSet::new();
        findings.retain(|finding| seen.insert((key(finding), finding.message.clone())));
        thin_out(&mut findings);
        findings
    }
}

/// Leaves so many findings of a kind on a line that people will have enough of them.
fn thin_out(findings: &mut Vec<Diagnostic>) {
    let mut told: BTreeMap<(Option<(String, usize)>, Code), usize> = BTreeMap::new();
    findings.retain(|finding| {
        let line = finding.place.as_ref().map(|place| {
            let before = place.source.text.get(..place.span.start).unwrap_or_default();
            (place.source.name.clone(), before.rfind('\n').unwrap_or(0))
        });
        let told = told.entry((line, finding.code)).or_default();
        *told += 1;
        *told <= MOST_A_LINE
    });
}

#[cfg(test)]
mod tests;
