//! `lang export` and `lang import`: a language as a gettext catalogue, and back.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use paperpitch::diag::Diagnostic;
use paperpitch::locale::po::{Imported, Overtaken};
use paperpitch::locale::{self, Bench, Locale, Stamps, po};
use paperpitch::sheet::proof::Proof;
use paperpitch::source::Source;

use super::counted;
use crate::failure::Failure;
use crate::lang_args::{Export, Import};
use crate::output::{self, Output};
use crate::screen::Screen;
use crate::shelf::{self, Shelf};

/// Writes a language as a catalogue.
pub fn export(args: &Export, screen: Screen) -> Result<(), Failure> {
    let shelf = Shelf::open(args.folder.lang_dir.as_deref())?;
    screen.warnings(&shelf.strays);
    let tag = shelf.tag(&args.lang)?;
    let language = shelf.language(&tag)?;
    let catalogue = po::export(&language, &shelf.source, shelf.stamps(&tag));
    let bytes = catalogue.map_err(|finding| Failure::Findings(vec![finding]))?.into_bytes();
    if args.output.as_deref() == Some(Path::new("-")) {
        return screen.data(&bytes);
    }
    let path = args.output.clone().unwrap_or_else(|| PathBuf::from(format!("{tag}.po")));
    output::write_all(vec![Output { path, bytes }], args.force, |file, fate| screen.file(file, fate))
}

/// Brings the translations of a catalogue into the language file of a folder, which is made where there is none.
pub fn import(args: &Import, screen: Screen) -> Result<(), Failure> {
    let Some(folder) = args.folder.lang_dir.as_deref() else {
        return Err(Failure::refused_with(
            "an import needs the folder of the language file",
            "name it with --lang-dir; the file is made where there is none",
        ));
    };
    let catalogue = shelf::read(&args.file)?;
    let tag = po::language(&catalogue).map_err(Failure::Findings)?;
    let shelf = if shelf::holds_languages(folder) { Shelf::open(Some(folder))? } else { Shelf::open(None)? };
    screen.warnings(&shelf.strays);
    let (path, source) = match shelf.path(&tag) {
        Some(path) => (path.to_owned(), shelf::read(path)?),
        None => begun(folder, &tag, &shelf.source),
    };
    let text = source.text.clone();
    let language = Locale::parse(source, &tag).map_err(Failure::Findings)?;
    let overtaken = if args.force { Overtaken::Replaced } else { Overtaken::Told };
    let done = po::import(catalogue, &text, &language, &shelf.source, shelf.stamps(&tag), overtaken)
        .map_err(Failure::Findings)?;
    let stamps_path = shelf.stamps_path().unwrap_or_else(|| folder.join(shelf::STAMPS));
    write(&done, &tag, (path, stamps_path), &shelf, screen)
}

/// Writes what an import makes of a language file, and the stamps of what it brings, unless that is found fault with.
fn write(
    done: &Imported,
    tag: &str,
    (path, stamps_path): (PathBuf, PathBuf),
    shelf: &Shelf,
    screen: Screen,
) -> Result<(), Failure> {
    let source = || Source { name: path.display().to_string(), text: done.text.clone() };
    let parse = || Locale::parse(source(), tag).map_err(Failure::Findings);
    let new = parse()?;
    let mut stamps = shelf.stamps(tag).clone();
    if !done.confirmed.is_empty() {
        stamps.confirm(&new, &shelf.source, &done.confirmed.iter().map(String::as_str).collect());
    }
    let blamed = blamed(done, &new, &Proof::new(parse()?), shelf, &stamps)?;
    // What was found fault with is brought, but nobody says that it is right.
    let doubted: BTreeSet<&str> = blamed.iter().map(|(id, _)| id.as_str()).collect();
    stamps.withdraw(tag, &doubted);
    screen.warnings(&blamed.iter().map(|(_, finding)| finding.clone()).collect::<Vec<_>>());
    let mut files = vec![Output { path, bytes: done.text.clone().into_bytes() }];
    if !done.confirmed.is_empty() {
        files.push(Output { path: stamps_path, bytes: stamps.to_toml().into_bytes() });
    }
    // Only what the catalogue changes has changed in the file, and that is what was asked for.
    output::write_all(files, true, |file, fate| screen.file(file, fate))?;
    screen.say(&told(done, doubted.len()));
    Ok(())
}

/// What is found about the texts that an import brings, each finding with its message.
///
/// # Errors
/// The errors among them.
fn blamed(
    done: &Imported,
    new: &Locale,
    proof: &Proof,
    shelf: &Shelf,
    stamps: &Stamps,
) -> Result<Vec<(String, Diagnostic)>, Failure> {
    let bench = Bench { source: &shelf.source, glossary: &shelf.glossary, stamps };
    let mut findings = bench.check(new);
    findings.extend(proof.glyphs());
    let blamed = done.blamed(new, findings);
    let errors: Vec<Diagnostic> =
        blamed.iter().map(|(_, finding)| finding).filter(|finding| finding.is_error()).cloned().collect();
    if errors.is_empty() { Ok(blamed) } else { Err(Failure::Findings(errors)) }
}

/// What became of the messages of a catalogue.
fn told(done: &Imported, doubted: usize) -> String {
    let mut text = format!(
        "{} changed, {} still fuzzy and left out, {} not translated",
        counted(done.changed.len(), "message"),
        done.fuzzy,
        done.untranslated
    );
    if doubted > 0 {
        let _ = write!(text, "; {doubted} with warnings, not confirmed");
    }
    let (wanted, missing) = done.wanted;
    if missing > 0 {
        let _ = write!(text, "\n{} of {wanted} messages are in the catalogue: is it whole?", wanted - missing);
    }
    text
}

/// The file of a language that the folder does not have yet: what the program carries, or an empty one.
fn begun(folder: &Path, tag: &str, source: &Locale) -> (PathBuf, Source) {
    let folder = if folder.is_dir() { shelf::languages_in(folder) } else { folder.to_owned() };
    let path = folder.join(format!("{tag}.ftl"));
    let text = locale::bundled_text(tag).map_or_else(|| locale::scaffold(source, tag), str::to_owned);
    let name = path.display().to_string();
    (path, Source { name, text })
}
