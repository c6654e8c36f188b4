//! The names of the findings about language files. Knows none of the checks.

use super::{check, po, stamps};
use crate::diag::Code;

pub(super) const TOO_LARGE: Code = Code("language-too-large");
pub(super) const ENCODING: Code = Code("language-encoding");
pub(super) const TAG: Code = Code("language-tag");
pub(super) const SYNTAX: Code = Code("language-syntax");
pub(super) const DUPLICATE: Code = Code("language-duplicate-message");
pub(super) const REFERENCE: Code = Code("language-unknown-reference");
pub(super) const LOOP: Code = Code("language-reference-loop");
pub(super) const TOO_DEEP: Code = Code("language-too-many-parts");
pub(super) const TERM: Code = Code("language-term-variable");
pub(super) const NUMBER: Code = Code("language-number");
pub(super) const SETTING: Code = Code("language-setting");
pub(super) const MISSING: Code = Code("language-missing-message");
pub(super) const VARIABLE: Code = Code("language-unknown-variable");
pub(super) const FORMAT: Code = Code("language-format");
/// A translation of a text that has changed since.
pub(super) const STALE: Code = Code("language-stale");

/// The codes of reading and speaking a language.
const READING: &[Code] =
    &[TOO_LARGE, TAG, SYNTAX, DUPLICATE, REFERENCE, LOOP, TOO_DEEP, TERM, NUMBER, SETTING, MISSING, VARIABLE, FORMAT];

/// Every code of this room, sorted.
#[must_use]
pub fn codes() -> Vec<Code> {
    let mut codes: Vec<Code> =
        READING.iter().copied().chain(check::codes()).chain(po::CODES).chain([stamps::READ]).collect();
    codes.sort_unstable();
    codes
}
