//! Choices by number: the categories that the values of each variable need, branches that lost their number.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{InlineExpression, Variant, VariantKey};

use super::Check;
use super::reading::{Reading, Slot};
use super::subject::{Entry, PHRASE, Subject};
use crate::diag::{Code, Diagnostic};
use crate::locale::plurals::{CATEGORIES, Plurals, examples};
use crate::locale::variables::{Values, variable};
use crate::locale::walk::{self, Part};

const PLURAL: Code = Code("language-plural-category");
const FOREIGN: Code = Code("language-foreign-plural");
const SELECTS: Code = Code("language-several-selects");
const BRANCH: Code = Code("language-branch-differs");
const LOST: Code = Code("language-lost-plural");

pub(super) const CHECK: Check = Check { codes: &[PLURAL, FOREIGN, SELECTS, BRANCH, LOST], run };

/// A choice: by what, and between what.
type Choice<'a> = (&'a InlineExpression<&'a str>, &'a [Variant<&'a str>]);

fn run(subject: &Subject<'_>, findings: &mut Vec<Diagnostic>) {
    for entry in subject.texts() {
        let choices = choices(entry);
        if choices.len() > 1 {
            let text = format!("the message `{}` has {} choices but may have 1", entry.name, choices.len());
            let finding = Diagnostic::error(SELECTS, text).at(subject.place_of(entry));
            findings.push(finding.help("move each counted phrase into a message of its own"));
        }
        for (selector, variants) in &choices {
            if let (Some((name, values)), Some(plurals)) = (counted(selector), &subject.plurals) {
                Counted { subject, entry, plurals, name, values, variants }.check(findings);
            }
        }
        branches(subject, entry, findings);
        if choices.is_empty() {
            lost(subject, entry, findings);
        }
    }
}

fn choices<'a>(entry: &Entry<'a>) -> Vec<Choice<'a>> {
    let mut choices = Vec::new();
    for pattern in entry.item.patterns() {
        walk::pattern(pattern, &mut |part| {
            if let Part::Select { selector, variants } = part {
                choices.push((selector, variants));
            }
        });
    }
    choices
}

/// The variable that a selector counts, and what it can be.
fn counted<'a>(selector: &'a InlineExpression<&'a str>) -> Option<(&'a str, Values)> {
    match selector {
        InlineExpression::VariableReference { id } => {
            let values = variable(id.name)?.values;
            values.are_numbers().then_some((id.name, values))
        }
        InlineExpression::FunctionReference { arguments, .. } => counted(arguments.positional.first()?),
        _ => None,
    }
}

/// A choice by a number.
struct Counted<'s, 'a> {
    subject: &'s Subject<'a>,
    entry: &'s Entry<'a>,
    plurals: &'s Plurals,
    name: &'a str,
    values: Values,
    variants: &'a [Variant<&'a str>],
}

impl Counted<'_, '_> {
    fn check(&self, findings: &mut Vec<Diagnostic>) {
        let has = self.plurals.all();
        let mut named = BTreeSet::new();
        for variant in self.variants {
            let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) = variant.key;
            let is_number = matches!(variant.key, VariantKey::NumberLiteral { .. });
            let text = if !named.insert(key) {
                format!("the branch [{key}] stands twice")
            } else if is_number || has.contains(&key) {
                continue;
            } else if CATEGORIES.contains(&key) {
                format!("the language has no plural [{key}]; it has {}", bracketed(has.iter().copied()))
            } else {
                format!("[{key}] is no plural category; the language has {}", bracketed(has.iter().copied()))
            };
            let finding = Diagnostic::error(FOREIGN, text).at(self.subject.file.place(key));
            findings.push(finding.help("the names of branches are not translated"));
        }
        let needed = self.plurals.needed(self.values);
        let lacking: BTreeMap<_, _> = needed.iter().filter(|(category, _)| !named.contains(*category)).collect();
        let first = self.variants.first().map(|variant| match variant.key {
            VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => name,
        });
        if let (Some(first), false) = (first, lacking.is_empty()) {
            let lacks = bracketed(lacking.keys().copied().copied());
            let text = format!("the choice in `{}` lacks the branch {lacks}", self.entry.name);
            let mut finding = Diagnostic::error(PLURAL, text).at(self.subject.file.place(first));
            let told = lacking.iter().map(|(category, numbers)| format!("[{category}] is for {}", examples(numbers)));
            finding.help = Some(format!("where ${} counts, {}", self.name, told.collect::<Vec<_>>().join("; ")));
            findings.push(finding);
        }
    }
}

fn bracketed<'a>(keys: impl Iterator<Item = &'a str>) -> String {
    keys.map(|key| format!("[{key}]")).collect::<Vec<_>>().join(" ")
}

/// Each branch prints what the others print; a branch for one exact number may say it in a word.
fn branches(subject: &Subject<'_>, entry: &Entry<'_>, findings: &mut Vec<Diagnostic>) {
    let names = |reading: &Reading<'_>| reading.slots.iter().map(|(_, slot)| slot.name().to_owned()).collect();
    let sets: Vec<BTreeSet<String>> = entry.readings.iter().map(names).collect();
    let all: BTreeSet<&String> = sets.iter().flatten().collect();
    for (reading, set) in entry.readings.iter().zip(&sets) {
        let Some(key) = reading.branch.filter(|key| !key.starts_with(|sign: char| sign.is_ascii_digit())) else {
            continue;
        };
        for lost in all.iter().filter(|name| !set.contains(**name)) {
            let text = format!("the branch [{key}] of `{}` does not print `{lost}`, as others do", entry.name);
            findings.push(Diagnostic::error(BRANCH, text).at(subject.file.place(key)));
        }
    }
}

/// A number beside a word that would have to change with it, and no choice.
fn lost(subject: &Subject<'_>, entry: &Entry<'_>, findings: &mut Vec<Diagnostic>) {
    let chosen = |source: &Entry<'_>| {
        choices(source).iter().find_map(|(selector, _)| counted(selector)).map(|(name, _)| name.to_owned())
    };
    let source_choice = subject.source_of(entry).and_then(chosen);
    let phrase = entry.name.starts_with(PHRASE) || entry.name == "size" || entry.name == "size-points";
    let (Some(reading), Some(plurals)) = (entry.readings.first(), &subject.plurals) else { return };
    for (at, slot) in &reading.slots {
        let Slot::Number(name) = *slot else { continue };
        if !phrase && source_choice.as_deref() != Some(name) {
            continue;
        }
        let Some(values) = variable(name).map(|known| known.values) else { continue };
        let needed = plurals.needed(values);
        let Some((_, word)) = reading.words().into_iter().find(|(range, _)| range.start == at + 2) else { continue };
        if needed.len() < 2 || subject.glossary.is_invariant(subject.tag, &word) {
            continue;
        }
        let text = format!("“{word}” in `{}` is the same for every number", entry.name);
        let told = needed.iter().map(|(category, numbers)| format!("[{category}] {}", examples(numbers)));
        let help = format!(
            "make it a choice by ${name}: {}; or list the word as invariant in the glossary",
            told.collect::<Vec<_>>().join("; ")
        );
        findings.push(Diagnostic::warning(LOST, text).at(subject.file.place(name)).help(help));
    }
}
