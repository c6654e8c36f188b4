//! A language against the source language: what is missing, too much, empty, or counted wrongly. Changes nothing.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Expression, InlineExpression, Message, Pattern, PatternElement, Variant, VariantKey};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};

use super::code;
use super::file::LanguageFile;
use super::phrase::{Locale, missing_at};
use super::walk::{self, Part};
use crate::diag::Diagnostic;

/// The names of the plural categories.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
/// What the names of a language's own number phrases begin with: cases and genders may need more than the source has.
const PHRASE: &str = "n-";
/// Numbers up to here decide which categories a language needs: nothing on a sheet is counted further.
const HIGHEST_COUNT: u32 = 200;

/// Compares `language` with `source`, message by message; the source language compared with itself is checked alone.
///
/// Findings come in the order of the files: first what is missing, by the source; then everything else, by the language.
#[must_use]
pub fn audit(source: &Locale, language: &Locale) -> Vec<Diagnostic> {
    let (from, file) = (&source.file, &language.file);
    let has: BTreeSet<&str> = file.messages().map(|message| message.id.name).collect();
    let wanted: BTreeSet<&str> = from.messages().map(|message| message.id.name).collect();
    let lacking = from.messages().filter(|message| !has.contains(message.id.name));
    let mut findings: Vec<Diagnostic> =
        lacking.map(|message| missing_at(file, message.id.name, Some(from.place(message.id.name)))).collect();
    let needed = needed_categories(language.tag());
    let (their_variables, our_variables) = (Variables::new(from), Variables::new(file));
    for message in file.messages() {
        let name = message.id.name;
        if !wanted.contains(name) && !name.starts_with(PHRASE) {
            let text = format!("{} has no message `{name}`, so that nothing prints this one", from.source.name);
            findings.push(Diagnostic::error(code::EXTRA, text).at(file.place(name)).help("is the name misspelt?"));
        }
        if message.value.as_ref().is_none_or(is_empty) {
            findings
                .push(Diagnostic::error(code::EMPTY, format!("the message `{name}` is empty")).at(file.place(name)));
        }
        if wanted.contains(name) {
            findings.extend(variable_findings(file, name, &their_variables.of(name), &our_variables.of(name)));
        }
        findings.extend(select_findings(file, message, &needed));
    }
    findings
}

fn is_empty(pattern: &Pattern<&str>) -> bool {
    pattern.elements.iter().all(|element| match element {
        PatternElement::TextElement { value } => value.trim().is_empty(),
        PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) } => {
            value.trim().is_empty()
        }
        PatternElement::Placeable { .. } => false,
    })
}

/// The variables of each message, those of the messages it refers to included.
struct Variables<'a> {
    messages: BTreeMap<&'a str, &'a Message<&'a str>>,
}

impl<'a> Variables<'a> {
    fn new(file: &'a LanguageFile) -> Self {
        Self { messages: file.messages().map(|message| (message.id.name, message)).collect() }
    }

    /// By name, with the word in the file that uses it first. References form no loop in a file that was read.
    fn of(&self, name: &str) -> BTreeMap<&'a str, &'a str> {
        let mut found = BTreeMap::new();
        let mut referred = Vec::new();
        if let Some(pattern) = self.messages.get(name).and_then(|message| message.value.as_ref()) {
            walk::pattern(pattern, &mut |part| match part {
                Part::Variable { name, .. } => {
                    found.entry(name).or_insert(name);
                }
                Part::Message { name, .. } => referred.push(name),
                _ => {}
            });
        }
        for name in referred {
            for (variable, word) in self.of(name) {
                found.entry(variable).or_insert(word);
            }
        }
        found
    }
}

fn variable_findings(
    file: &LanguageFile,
    name: &str,
    theirs: &BTreeMap<&str, &str>,
    ours: &BTreeMap<&str, &str>,
) -> Vec<Diagnostic> {
    let at_name = file.message(name).map_or_else(|| file.end(), |message| file.place(message.id.name));
    let extra = ours.iter().filter(|(variable, _)| !theirs.contains_key(*variable)).map(|(variable, word)| {
        let text = format!("`{name}` uses `${variable}`, which the source text does not");
        Diagnostic::error(code::VARIABLES, text).at(file.place(word))
    });
    let lost = theirs.keys().filter(|variable| !ours.contains_key(*variable)).map(|variable| {
        let text = format!("`{name}` does not use `${variable}`, which the source text does");
        Diagnostic::error(code::VARIABLES, text).at(at_name.clone())
    });
    extra.chain(lost).collect()
}

fn select_findings(file: &LanguageFile, message: &Message<&str>, needed: &BTreeSet<&str>) -> Vec<Diagnostic> {
    let name = message.id.name;
    let mut selects = 0;
    let mut findings = Vec::new();
    for pattern in message.value.iter().chain(message.attributes.iter().map(|attribute| &attribute.value)) {
        walk::pattern(pattern, &mut |part| {
            if let Part::Select { variants, .. } = part {
                selects += 1;
                findings.extend(plural_finding(file, name, variants, needed));
            }
        });
    }
    if selects > 1 {
        let text = format!("the message `{name}` has {selects} choices but may have 1");
        let finding = Diagnostic::error(code::SELECTS, text).at(file.place(name));
        findings.push(finding.help("move each counted phrase into a message of its own"));
    }
    findings
}

/// A choice by plural must name the categories of the language, no more and no fewer; numbers may stand beside them.
fn plural_finding(
    file: &LanguageFile,
    name: &str,
    variants: &[Variant<&str>],
    needed: &BTreeSet<&str>,
) -> Option<Diagnostic> {
    let mut named = BTreeSet::new();
    let mut first = None;
    for variant in variants {
        match variant.key {
            VariantKey::Identifier { name } if CATEGORIES.contains(&name) => {
                named.insert(name);
                first.get_or_insert(name);
            }
            VariantKey::Identifier { .. } => return None,
            VariantKey::NumberLiteral { .. } => {}
        }
    }
    let first = first?;
    let lacking: Vec<&str> =
        CATEGORIES.into_iter().filter(|category| needed.contains(category) && !named.contains(category)).collect();
    // `other` counts fractions where whole numbers do not need it; it may stand or be missing there.
    let useless: Vec<&str> =
        named.into_iter().filter(|category| *category != "other" && !needed.contains(category)).collect();
    let what = match (lacking.is_empty(), useless.is_empty()) {
        (true, true) => return None,
        (false, _) => format!("lacks the plural {}", lacking.join(", ")),
        (true, false) => format!("has the plural {}, which the language does not use", useless.join(", ")),
    };
    Some(Diagnostic::error(code::PLURAL, format!("the choice in `{name}` {what}")).at(file.place(first)))
}

/// The categories that whole numbers from 0 need in a language.
fn needed_categories(tag: &str) -> BTreeSet<&'static str> {
    let language = tag.split('-').next().unwrap_or(tag).parse().ok();
    let rules = language.and_then(|language: unic_langid::LanguageIdentifier| {
        PluralRules::create(language, PluralRuleType::CARDINAL).ok()
    });
    let Some(rules) = rules else { return BTreeSet::from(["other"]) };
    let categories = (0..=HIGHEST_COUNT).filter_map(|count| rules.select(count).ok());
    categories.map(|category| category_name(&category)).collect()
}

fn category_name(category: &PluralCategory) -> &'static str {
    match category {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    }
}
