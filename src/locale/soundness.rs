//! What can be wrong with a language file by itself: references, loops, numbers. Knows no other file.
//!
//! Whatever passes here formats without a surprise: Fluent stays silent about some faults and stops the program at others
//! (too many parts, numbers of many digits), so they are found before it sees them.

use std::collections::{BTreeMap, BTreeSet};

use super::code;
use super::file::{Item, LanguageFile, MOST_FINDINGS};
use super::walk::{self, Part};
use crate::diag::Diagnostic;

/// The most parts in braces that one message may print, the messages it refers to included.
const MOST_PARTS: usize = 100;
/// The most digits of a number in a language file, before and after the decimal point.
const MOST_DIGITS: (usize, usize) = (9, 3);

/// Everything wrong with `file`, in its order.
pub(super) fn check(file: &LanguageFile) -> Vec<Diagnostic> {
    let items: Items<'_> = file.items().map(|item| (key(item), item)).collect();
    let mut findings = duplicates(file);
    for item in file.items() {
        for pattern in item.patterns() {
            walk::pattern(pattern, &mut |part| findings.extend(part_finding(file, &items, item, part)));
        }
    }
    findings.extend(Expansion { file, items, counts: BTreeMap::new(), loops: BTreeSet::new() }.findings());
    findings.sort_by_key(|finding| finding.place.as_ref().map(|place| place.span));
    findings.truncate(MOST_FINDINGS);
    findings
}

/// The messages (false) and terms (true) of a file by name.
type Items<'a> = BTreeMap<(bool, &'a str), Item<'a>>;

fn key(item: Item<'_>) -> (bool, &str) {
    (matches!(item, Item::Term(_)), item.name())
}

fn duplicates(file: &LanguageFile) -> Vec<Diagnostic> {
    let mut seen = BTreeMap::new();
    let mut findings = Vec::new();
    for item in file.items() {
        let place = file.place(item.name());
        if let Some(first) = seen.insert(key(item), place.clone()) {
            let message = format!("the message `{}` stands twice in {}", item.name(), file.source.name);
            let mut finding = Diagnostic::error(code::DUPLICATE, message).at(place).help("keep one of the two");
            finding.related.push((first, "it stands here too".to_owned()));
            findings.push(finding);
        }
    }
    findings
}

fn part_finding(file: &LanguageFile, items: &Items<'_>, item: Item<'_>, part: Part<'_>) -> Option<Diagnostic> {
    let in_term = matches!(item, Item::Term(_));
    match part {
        Part::Message { name, .. } if in_term => {
            let message =
                format!("the term `-{}` refers to the message `{name}`; a term may refer to terms only", item.name());
            Some(Diagnostic::error(code::TERM, message).at(file.place(name)).help("make the term a message"))
        }
        Part::Variable { name, selects: false } if in_term => {
            let message = format!("the term `-{}` prints `${name}`, but terms do not see the variables", item.name());
            Some(Diagnostic::error(code::TERM, message).at(file.place(name)).help("make the term a message"))
        }
        Part::Term { name, attribute } if !exists(items.get(&(true, name)), attribute) => {
            Some(unknown(file, name, &format!("term `-{}`", full(name, attribute))))
        }
        Part::Function { name } if name != "NUMBER" => {
            Some(unknown(file, name, &format!("function `{name}`")).help("the only function is NUMBER"))
        }
        Part::Number { digits } => long_number(file, digits),
        Part::Option { name, digits } => long_option(file, name, digits),
        _ => None,
    }
}

/// The name of a message or term, with that of its attribute.
pub(super) fn full(name: &str, attribute: Option<&str>) -> String {
    attribute.map_or_else(|| name.to_owned(), |attribute| format!("{name}.{attribute}"))
}

fn exists(found: Option<&Item<'_>>, attribute: Option<&str>) -> bool {
    found.is_some_and(|item| match attribute {
        None => item.value().is_some(),
        Some(attribute) => item.attributes().iter().any(|other| other.id.name == attribute),
    })
}

fn unknown(file: &LanguageFile, name: &str, what: &str) -> Diagnostic {
    Diagnostic::error(code::REFERENCE, format!("{} has no {what}", file.source.name)).at(file.place(name))
}

fn long_number(file: &LanguageFile, digits: &str) -> Option<Diagnostic> {
    let (whole, decimals) = digits.trim_start_matches('-').split_once('.').unwrap_or((digits, ""));
    let (most_whole, most_decimals) = MOST_DIGITS;
    (whole.len() > most_whole || decimals.len() > most_decimals).then(|| {
        let message = format!("a number here has at most {most_whole} digits and {most_decimals} decimals");
        Diagnostic::error(code::NUMBER, message).at(file.place(digits))
    })
}

fn long_option(file: &LanguageFile, name: &str, digits: &str) -> Option<Diagnostic> {
    let most = MOST_DIGITS.1;
    let fits = digits.parse::<usize>().is_ok_and(|count| count <= most);
    (name.ends_with("Digits") && !fits).then(|| {
        let message = format!("{name} is {digits} but may be from 0 to {most}");
        Diagnostic::error(code::NUMBER, message).at(file.place(digits))
    })
}

/// How many parts each item prints at most, once the items it refers to have taken their places.
struct Expansion<'a> {
    file: &'a LanguageFile,
    items: Items<'a>,
    /// The count, or nothing while it is being found: meeting nothing means a loop.
    counts: BTreeMap<(bool, &'a str), Option<usize>>,
    loops: BTreeSet<&'a str>,
}

impl<'a> Expansion<'a> {
    fn findings(mut self) -> Vec<Diagnostic> {
        let keys: Vec<_> = self.items.keys().copied().collect();
        let mut findings = Vec::new();
        for key in keys {
            if self.count(key, 0) > MOST_PARTS {
                let message = format!("`{}` prints more than {MOST_PARTS} parts in braces", key.1);
                findings.push(Diagnostic::error(code::TOO_DEEP, message).at(self.file.place(key.1)));
            }
        }
        for name in self.loops {
            let message = format!("`{name}` refers to itself, directly or through others");
            findings.push(Diagnostic::error(code::LOOP, message).at(self.file.place(name)));
        }
        findings
    }

    fn count(&mut self, key: (bool, &'a str), depth: usize) -> usize {
        let Some(&item) = self.items.get(&key) else { return 0 };
        match self.counts.get(&key) {
            Some(Some(count)) => return *count,
            Some(None) => {
                self.loops.insert(key.1);
                return 0;
            }
            // Every reference stands in braces of its own, so that so long a chain has that many parts.
            None if depth > MOST_PARTS => return depth,
            None => {}
        }
        self.counts.insert(key, None);
        let mut parts = 0;
        let mut referred = Vec::new();
        for pattern in item.patterns() {
            walk::pattern(pattern, &mut |part| match part {
                Part::Placeable => parts += 1,
                Part::Message { name, .. } => referred.push((false, name)),
                Part::Term { name, .. } => referred.push((true, name)),
                _ => {}
            });
        }
        let count = referred.into_iter().fold(parts, |sum: usize, key| sum.saturating_add(self.count(key, depth + 1)));
        self.counts.insert(key, Some(count));
        count
    }
}
