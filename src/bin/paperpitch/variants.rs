//! VARIANT: from a name, a path or `-` to a checked variant. Knows no sheet.

use std::collections::HashSet;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::sync::OnceLock;

use paperpitch::diag::{Diagnostic, quoted};
use paperpitch::sheet::printable;
use paperpitch::text::Typesetter;
use paperpitch::variant::{self, BUILT_INS, Checked, Files, MAX_BYTES, Variant};

use crate::failure::{Failure, reason};
use crate::guess::nearest;
use crate::layout::Layout;
use crate::ledger;
use crate::screen::Screen;
use crate::sheet_args::Tries;

/// What standard input is called in messages.
const STDIN: &str = "<stdin>";

/// Standard input as it was read, which can be done but once.
static INPUT: OnceLock<Result<Vec<u8>, String>> = OnceLock::new();

/// A variant that was asked for.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a> {
    /// A built-in's name, a path, or `-`.
    pub name: &'a str,
    /// What is tried instead of what the file says.
    pub tries: Tries,
    /// What is to be printed of it.
    pub print: Print,
}

/// What of a variant is to be printed.
#[derive(Clone, Copy, Debug)]
pub enum Print {
    /// Nothing.
    Nothing,
    /// Words and small figures.
    Words,
    /// A pitch to play on, too.
    Pitch(Layout),
}

impl Wanted<'_> {
    /// Whether it is one of the program's own variants, with nothing tried.
    fn is_as_it_comes(&self) -> bool {
        BUILT_INS.contains(&self.name) && self.tries.suffix().is_empty()
    }
}

/// Reads one variant; see [`read_all`].
pub fn read(wanted: Wanted, strict: bool, screen: Screen) -> Result<Variant, Failure> {
    let mut variants = read_all(&[wanted], strict, screen)?;
    variants.pop().ok_or(Failure::Findings(Vec::new()))
}

/// Reads variants, in order; warnings are shown on the way.
///
/// # Errors
/// What cannot be read; else the findings of all variants if there is an error among them, or, when strict, any.
pub fn read_all(wanted: &[Wanted], strict: bool, screen: Screen) -> Result<Vec<Variant>, Failure> {
    refuse_stdin_twice(wanted.iter().map(|one| one.name))?;
    let setter = Typesetter::default();
    let read = wanted.iter().map(|&one| examine(one, strict, &setter)).collect::<Result<Vec<_>, Failure>>()?;
    let (variants, findings): (Vec<Option<Variant>>, Vec<_>) = read.into_iter().unzip();
    let findings = without_repeats(findings.into_iter().flatten());
    match variants.into_iter().collect::<Option<Vec<Variant>>>() {
        Some(variants) => {
            screen.warnings(&findings);
            Ok(variants)
        }
        None => Err(Failure::Findings(findings)),
    }
}

/// Reads one variant, and what is to be told about it; the variant only if it may be printed. What surprises about a
/// variant that comes with the program is told by `check`, not every time it is printed.
///
/// # Errors
/// What cannot be read at all.
pub fn examine(
    wanted: Wanted,
    strict: bool,
    setter: &Typesetter,
) -> Result<(Option<Variant>, Vec<Diagnostic>), Failure> {
    let tells = strict || !wanted.is_as_it_comes();
    let (variant, mut findings) = check(wanted, setter)?.into_parts();
    findings.retain(|finding| tells || finding.is_error() || finding.code == printable::SMALL_CELLS);
    Ok((variant.filter(|_| !strict || findings.is_empty()), findings))
}

/// Reads and checks one variant, whatever is found.
///
/// # Errors
/// What cannot be read at all.
pub fn check(wanted: Wanted, setter: &Typesetter) -> Result<Checked, Failure> {
    let checked = read_any(wanted)?;
    let Some(variant) = checked.variant() else { return Ok(checked) };
    let places = checked.places();
    let words = || printable::of_words(variant, places, setter);
    let more = match wanted.print {
        Print::Nothing => Vec::new(),
        Print::Words => words(),
        Print::Pitch(layout) => words().into_iter().chain(layout.finding(variant, places)).collect(),
    };
    Ok(checked.with(more))
}

/// Reads one variant from wherever it is.
fn read_any(wanted: Wanted) -> Result<Checked, Failure> {
    let overrides = wanted.tries.overrides();
    if let Some(checked) = variant::read_built_in(wanted.name, &overrides) {
        return Ok(checked);
    }
    let (bytes, name, stem) = if wanted.name == "-" {
        let read = INPUT.get_or_init(|| at_most(io::stdin().lock()).map_err(|error| reason(&error)));
        let bytes = read.clone();
        (bytes.map_err(|reason| Failure::refused(format!("cannot read standard input: {reason}")))?, STDIN, None)
    } else {
        let bytes = read_file(wanted.name).map_err(|error| unreadable(wanted.name, &error))?;
        (bytes, wanted.name, Some(variant::stem(wanted.name)))
    };
    Ok(variant::read(&bytes, name, stem, &Disk, &overrides))
}

/// Standard input can be read but once.
pub fn refuse_stdin_twice<'a>(names: impl Iterator<Item = &'a str>) -> Result<(), Failure> {
    match names.filter(|name| *name == "-").count() {
        0 | 1 => Ok(()),
        _ => Err(Failure::refused("standard input (-) can be read only once")),
    }
}

/// Each finding once, though several variants may be based on the file it is about.
pub fn without_repeats(findings: impl Iterator<Item = Diagnostic>) -> Vec<Diagnostic> {
    let mut known = Known::default();
    findings.filter(|finding| known.is_new(finding)).collect()
}

/// Findings that have been met: what they say, and where.
#[derive(Debug, Default)]
pub struct Known(HashSet<String>);

impl Known {
    /// Whether a finding is met for the first time.
    pub fn is_new(&mut self, finding: &Diagnostic) -> bool {
        let place = finding.place.as_ref().map(|place| (&place.source.name, &place.span));
        self.0.insert(format!("{:?} {} {place:?}", finding.code, finding.message))
    }
}

/// The bytes of a file, or of standard input.
///
/// # Errors
/// Why it cannot be read.
pub fn read_bytes(name: &str) -> Result<Vec<u8>, Failure> {
    let read = if name == "-" { at_most(io::stdin().lock()) } else { read_file(name) };
    read.map_err(|error| Failure::refused(format!("cannot read {name}: {}", lower_first(&reason(&error)))))
}

/// The files that variants are based on.
pub struct Disk;

impl Files for Disk {
    fn read(&self, path: &str) -> Result<Vec<u8>, String> {
        read_file(path).map_err(|error| lower_first(&reason(&error)))
    }
}

/// A file, or its beginning where it is longer than any variant may be.
fn read_file(path: &str) -> io::Result<Vec<u8>> {
    if Path::new(path).is_dir() {
        return Err(io::Error::other("it is a folder"));
    }
    let read = File::open(path).and_then(at_most);
    ledger::note(Path::new(path), read.as_deref().ok());
    read
}

/// No more bytes than it takes to see that there are too many.
fn at_most(from: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Why there is no such variant, and which one may have been meant.
fn unreadable(name: &str, error: &io::Error) -> Failure {
    if error.kind() != io::ErrorKind::NotFound {
        return Failure::refused(format!("cannot read {name}: {}", lower_first(&reason(error))));
    }
    let with_ending = format!("{name}.pitch.toml");
    let guess = if Path::new(&with_ending).is_file() {
        format!("did you mean the file {with_ending}? ")
    } else {
        nearest(variant::stem(name), BUILT_INS).map_or(String::new(), |near| format!("did you mean {near}? "))
    };
    Failure::refused_with(
        format!("there is neither a built-in variant nor a file called {}", quoted(name)),
        format!("{guess}the built-in variants are {}", BUILT_INS.join(", ")),
    )
}

fn lower_first(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map_or(String::new(), |first| first.to_lowercase().chain(characters).collect())
}
