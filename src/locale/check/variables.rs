//! Variables and references that a translation has lost, renamed, or put where they do not belong.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::Message;

use super::Check;
use super::ids::nearest;
use super::reading::Reading;
use super::subject::{Entry, Subject};
use crate::diag::{Code, Diagnostic};
use crate::locale::code;
use crate::locale::file::LanguageFile;
use crate::locale::soundness::full;
use crate::locale::variables::{VARIABLES, variable};
use crate::locale::walk::{self, Part};

const VARIABLES_DIFFER: Code = Code("language-other-variables");
const REFERENCES_DIFFER: Code = Code("language-other-references");

const ORDER: Code = Code("language-variable-order");
const COUNT: Code = Code("language-variable-count");

pub(super) const CHECK: Check = Check { codes: &[VARIABLES_DIFFER, REFERENCES_DIFFER, ORDER, COUNT], run };

/// What is told one after the other, so that in another order each would be taken for the other.
const PAIRS: [(&str, &str); 9] = [
    ("side-a", "side-b"),
    ("sign-dotted", "sign-solid"),
    ("page", "pages"),
    ("first", "second"),
    ("width", "length"),
    ("width-points", "length-points"),
    ("first-page", "last-page"),
    ("n-steps-goal", "n-steps-side"),
    ("left-post", "right-post"),
];

fn run(subject: &Subject<'_>, findings: &mut Vec<Diagnostic>) {
    let (theirs, ours) = (Uses::new(subject.source), Uses::new(subject.file));
    for entry in &subject.entries {
        unknown(subject, entry, findings);
        lost(subject, entry, &theirs, &ours, findings);
    }
    for (entry, source) in subject.pairs() {
        variables(subject, entry, &theirs.variables(source.name), &ours.variables(entry.name), findings);
        references(subject, entry, source, (&theirs, &ours), findings);
        findings.extend(order(subject, entry, source));
        findings.extend(count(subject, entry, source));
    }
}

/// What each message uses, what it refers to included.
struct Uses<'a> {
    messages: BTreeMap<&'a str, &'a Message<&'a str>>,
}

impl<'a> Uses<'a> {
    fn new(file: &'a LanguageFile) -> Self {
        Self { messages: file.messages().map(|message| (message.id.name, message)).collect() }
    }

    /// The messages that a message refers to itself, with the word in the file.
    fn references(&self, name: &str) -> BTreeMap<&'a str, &'a str> {
        let mut found = BTreeMap::new();
        self.parts(name, &mut |part| {
            if let Part::Message { name, .. } = part {
                found.entry(name).or_insert(name);
            }
        });
        found
    }

    /// The variables by name, with the word in the file that uses it first.
    fn variables(&self, name: &str) -> BTreeMap<&'a str, &'a str> {
        let mut found = BTreeMap::new();
        self.collect(name, &mut found, &mut BTreeSet::new());
        found
    }

    /// The variables of a message, and of those it refers to that were not seen yet: a loop has an end.
    fn collect(&self, name: &str, found: &mut BTreeMap<&'a str, &'a str>, seen: &mut BTreeSet<String>) {
        if !seen.insert(name.to_owned()) {
            return;
        }
        self.parts(name, &mut |part| {
            if let Part::Variable { name, .. } = part {
                found.entry(name).or_insert(name);
            }
        });
        for reference in self.references(name).into_keys() {
            self.collect(reference, found, seen);
        }
    }

    fn parts(&self, name: &str, see: &mut dyn FnMut(Part<'a>)) {
        if let Some(pattern) = self.messages.get(name).and_then(|message| message.value.as_ref()) {
            walk::pattern(pattern, see);
        }
    }
}

/// Names that no sheet gives a value: misspelt, or translated.
fn unknown(subject: &Subject<'_>, entry: &Entry<'_>, findings: &mut Vec<Diagnostic>) {
    let in_term = entry.message().is_none();
    for pattern in entry.item.patterns().filter(|_| !in_term) {
        walk::pattern(pattern, &mut |part| {
            let Part::Variable { name, .. } = part else { return };
            if variable(name).is_some() {
                return;
            }
            let place = subject.file.place(name);
            let finding =
                Diagnostic::error(code::VARIABLE, format!("there is no variable `${name}`")).at(place.clone());
            let near = nearest(name, VARIABLES.iter().map(|known| known.name));
            findings.push(match near {
                Some(near) => finding.help(format!("did you mean `${near}`?")).fix(place, near),
                None => finding.help("names in braces are not translated: copy them from the source"),
            });
        });
    }
}

/// References to messages that are not there.
fn lost(subject: &Subject<'_>, entry: &Entry<'_>, theirs: &Uses<'_>, ours: &Uses<'_>, findings: &mut Vec<Diagnostic>) {
    let exists = |name: &str, attribute: Option<&str>| {
        ours.messages.get(name).is_some_and(|message| match attribute {
            None => message.value.is_some(),
            Some(attribute) => message.attributes.iter().any(|one| one.id.name == attribute),
        })
    };
    for pattern in entry.item.patterns() {
        walk::pattern(pattern, &mut |part| {
            let Part::Message { name, attribute } = part else { return };
            if exists(name, attribute) || subject.file.begins(name) && attribute.is_none() {
                return;
            }
            let place = subject.file.place(name);
            let text = format!("{} has no message `{}`", subject.file.source.name, full(name, attribute));
            let finding = Diagnostic::error(code::REFERENCE, text).at(place.clone());
            let near = nearest(name, ours.messages.keys().copied()).filter(|_| attribute.is_none());
            findings.push(match (theirs.messages.contains_key(name), near) {
                (true, _) => finding.help("translate that message too"),
                (false, Some(near)) => finding.help(format!("did you mean `{near}`?")).fix(place, near),
                (false, None) => finding.help("names in braces are not translated: copy them from the source"),
            });
        });
    }
}

fn variables(
    subject: &Subject<'_>,
    entry: &Entry<'_>,
    theirs: &BTreeMap<&str, &str>,
    ours: &BTreeMap<&str, &str>,
    findings: &mut Vec<Diagnostic>,
) {
    let name = entry.name;
    let known = |name: &&&str| variable(name).is_some();
    for (one, word) in ours.iter().filter(|(one, _)| !theirs.contains_key(*one) && known(one)) {
        let text = format!("`{name}` uses `${one}`, which the source text does not");
        findings.push(Diagnostic::error(VARIABLES_DIFFER, text).at(subject.file.place(word)));
    }
    for one in theirs.keys().filter(|one| !ours.contains_key(*one)) {
        let text = format!("`{name}` does not use `${one}`, which the source text does");
        findings.push(Diagnostic::error(VARIABLES_DIFFER, text).at(subject.place_of(entry)));
    }
}

/// The first place of a part in braces.
fn first(reading: &Reading<'_>, name: &str) -> Option<usize> {
    reading.slots.iter().find(|(_, slot)| slot.name() == name).map(|(at, _)| *at)
}

/// Two of a pair in another order than in the source.
fn order(subject: &Subject<'_>, entry: &Entry<'_>, source: &Entry<'_>) -> Option<Diagnostic> {
    let (ours, theirs) = (entry.readings.first()?, source.readings.first()?);
    let turned = |(one, other): &&(&str, &str)| {
        let before = |reading: &Reading<'_>| Some(first(reading, one)? < first(reading, other)?);
        before(ours).zip(before(theirs)).is_some_and(|(ours, theirs)| ours != theirs)
    };
    let (one, other) = PAIRS.iter().find(turned)?;
    let at = [one, other].iter().filter_map(|name| first(ours, name)).min()?;
    let text = format!("`{one}` and `{other}` stand in another order than in the source text");
    let finding = Diagnostic::warning(ORDER, text).at(subject.place(ours, at..at + 1));
    Some(finding.help("has each been taken for the other?"))
}

/// A variable that stands fewer times than in the source: was it typed as a literal?
fn count(subject: &Subject<'_>, entry: &Entry<'_>, source: &Entry<'_>) -> Option<Diagnostic> {
    let (ours, theirs) = (entry.readings.first()?, source.readings.first()?);
    let times =
        |reading: &Reading<'_>, name: &str| reading.slots.iter().filter(|(_, slot)| slot.name() == name).count();
    let (_, lost) = theirs.slots.iter().find(|(_, slot)| {
        let (ours, theirs) = (times(ours, slot.name()), times(theirs, slot.name()));
        ours > 0 && ours < theirs
    })?;
    let name = lost.name();
    let text = format!(
        "`{}` stands {} times in `{}`, {} times in the source text",
        name,
        times(ours, name),
        entry.name,
        times(theirs, name)
    );
    Some(Diagnostic::warning(COUNT, text).at(subject.place_of(entry)))
}

/// References to messages without variables: those with some are told apart by their variables.
fn references(
    subject: &Subject<'_>,
    entry: &Entry<'_>,
    source: &Entry<'_>,
    (theirs, ours): (&Uses<'_>, &Uses<'_>),
    findings: &mut Vec<Diagnostic>,
) {
    let plain = |uses: &Uses<'_>, name: &str| uses.variables(name).is_empty();
    let wanted = theirs.references(source.name);
    let found = ours.references(entry.name);
    let wanted_names: BTreeSet<&str> = wanted.into_keys().filter(|name| plain(theirs, name)).collect();
    for (name, word) in &found {
        if plain(ours, name) && !wanted_names.contains(name) {
            let text = format!("`{}` prints `{name}`, which the source text does not", entry.name);
            findings.push(Diagnostic::warning(REFERENCES_DIFFER, text).at(subject.file.place(word)));
        }
    }
    for name in wanted_names.into_iter().filter(|name| !found.contains_key(name)) {
        let text = format!("`{}` does not print `{name}`, which the source text does", entry.name);
        let finding = Diagnostic::warning(REFERENCES_DIFFER, text).at(subject.place_of(entry));
        findings.push(finding.help(format!("write {{ {name} }} where its text shall stand")));
    }
}
