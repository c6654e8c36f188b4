//! Messages that are missing, that nothing prints, that say nothing.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

use super::Check;
use super::subject::{Entry, PHRASE, Subject};
use crate::diag::{Code, Diagnostic};
use crate::locale::code;
use crate::locale::phrase::missing_at;
use crate::locale::walk::{self, Part};

const EXTRA: Code = Code("language-extra-message");
const EMPTY: Code = Code("language-empty-message");
const UNUSED: Code = Code("language-unused-phrase");

pub(super) const CHECK: Check = Check { codes: &[EXTRA, EMPTY, UNUSED], run };

fn run(subject: &Subject<'_>, findings: &mut Vec<Diagnostic>) {
    missing(subject, findings);
    let used = used(subject);
    for entry in &subject.entries {
        let place = || subject.place_of(entry);
        if entry.item.value().is_none_or(is_empty) {
            let text = format!("the message `{}` is empty", entry.name);
            findings.push(Diagnostic::error(EMPTY, text).at(place()).help("write its text after the equals sign"));
        }
        if let Some(attribute) = entry.item.attributes().first().filter(|_| entry.message().is_some()) {
            let text = format!("nothing prints the attribute `.{}` of `{}`", attribute.id.name, entry.name);
            findings.push(Diagnostic::error(EXTRA, text).at(subject.file.place(attribute.id.name)));
        }
        if subject.source_of(entry).is_none() {
            findings.extend(stranger(subject, entry, &used));
        }
    }
}

/// What is missing is said where it stands in the source. (The code is that of a sheet that does not find a message.)
fn missing(subject: &Subject<'_>, findings: &mut Vec<Diagnostic>) {
    let has: BTreeSet<&str> = subject.file.messages().map(|message| message.id.name).collect();
    // What was begun and could not be read was told when the file was read.
    let lacks = |name: &str| !has.contains(name) && !subject.file.begins(name);
    let lacking = subject.source.messages().filter(|message| lacks(message.id.name));
    findings.extend(lacking.map(|message| {
        let name = message.id.name;
        let finding = missing_at(subject.file, name, Some(subject.source.place(name)));
        debug_assert_eq!(finding.code, code::MISSING);
        finding
    }));
}

/// A message that the source does not have: a phrase of the language's own if something uses it, else a mistake.
fn stranger(subject: &Subject<'_>, entry: &Entry<'_>, used: &BTreeSet<&str>) -> Option<Diagnostic> {
    let name = entry.name;
    let own = entry.message().is_none() || name.starts_with(PHRASE);
    if own && used.contains(name) {
        return None;
    }
    if own {
        let text = format!("no message uses `{name}`");
        return Some(Diagnostic::warning(UNUSED, text).at(subject.place_of(entry)));
    }
    let text = format!("{} has no message `{name}`, so that nothing prints this one", subject.source.source.name);
    let near = nearest(name, subject.source.messages().map(|message| message.id.name));
    let help = near.map_or_else(|| "delete it".to_owned(), |near| format!("is it `{near}`?"));
    Some(Diagnostic::error(EXTRA, text).at(subject.place_of(entry)).help(help))
}

/// The known name that a wrong one is most like.
pub(in crate::locale) fn nearest<'n>(name: &str, known: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    const LIKE: f64 = 0.8;
    let scored = known.map(|one| (strsim::jaro_winkler(name, one), one)).filter(|(score, _)| *score >= LIKE);
    scored.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, one)| one)
}

/// The messages and terms that others refer to.
fn used<'a>(subject: &Subject<'a>) -> BTreeSet<&'a str> {
    let mut used = BTreeSet::new();
    for entry in &subject.entries {
        for pattern in entry.item.patterns() {
            walk::pattern(pattern, &mut |part| {
                if let Part::Message { name, .. } | Part::Term { name, .. } = part {
                    used.insert(name);
                }
            });
        }
    }
    used
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
