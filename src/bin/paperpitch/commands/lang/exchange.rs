//! `lang export` and `lang import`: a language as a gettext catalogue, and back.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use paperpitch::locale::{self, Locale, po};
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
    let (path, source) = match shelf.path(&tag) {
        Some(path) => (path.to_owned(), shelf::read(path)?),
        None => begun(folder, &tag, &shelf.source),
    };
    let text = source.text.clone();
    let language = Locale::parse(source, &tag).map_err(Failure::Findings)?;
    let mut stamps = shelf.stamps(&tag).clone();
    let done = po::import(catalogue, &text, &language, &shelf.source, &stamps).map_err(Failure::Findings)?;
    let name = path.display().to_string();
    let new = Locale::parse(Source { name, text: done.text.clone() }, &tag).map_err(Failure::Findings)?;
    let mut files = vec![Output { path, bytes: done.text.into_bytes() }];
    if !done.confirmed.is_empty() {
        let ids: BTreeSet<&str> = done.confirmed.iter().map(String::as_str).collect();
        stamps.confirm(&new, &shelf.source, &ids);
        let path = shelf.stamps_path().unwrap_or_else(|| folder.join(shelf::STAMPS));
        files.push(Output { path, bytes: stamps.to_toml().into_bytes() });
    }
    // Only what the catalogue changes has changed in the file, and that is what was asked for.
    output::write_all(files, true, |file, fate| screen.file(file, fate))?;
    screen.say(&format!(
        "{} changed, {} still fuzzy and left out, {} not translated",
        counted(done.changed.len(), "message"),
        done.fuzzy,
        done.untranslated
    ));
    Ok(())
}

/// The file of a language that the folder does not have yet: what the program carries, or an empty one.
fn begun(folder: &Path, tag: &str, source: &Locale) -> (PathBuf, Source) {
    let folder = if folder.is_dir() { shelf::languages_in(folder) } else { folder.to_owned() };
    let path = folder.join(format!("{tag}.ftl"));
    let text = locale::bundled_text(tag).map_or_else(|| locale::scaffold(source, tag), str::to_owned);
    let name = path.display().to_string();
    (path, Source { name, text })
}
