//! Translations of a text that has changed since.

use super::Check;
use super::subject::Subject;
use crate::diag::{Code, Diagnostic};
use crate::locale::code;

pub(super) const CHECK: Check = Check { codes: &[STALE], run };

pub(super) const STALE: Code = code::STALE;

fn run(subject: &Subject<'_>, findings: &mut Vec<Diagnostic>) {
    for (entry, source) in subject.pairs() {
        if subject.stamps.is_stale(subject.tag, source.name, subject.source) {
            let text = format!("the source text of `{}` has changed since it was translated", entry.name);
            let finding = Diagnostic::error(STALE, text).at(subject.place_of(entry));
            let help = format!("translate it anew, then: paperpitch lang confirm {} {}", subject.tag, entry.name);
            findings.push(finding.related(subject.source.place(source.name), "this is the text now").help(help));
        }
    }
}
