//! `lang new`: a language file to fill in.

use std::path::PathBuf;

use paperpitch::locale;

use crate::failure::Failure;
use crate::lang_args::New;
use crate::output::{self, Output};
use crate::screen::Screen;
use crate::shelf::{self, Shelf};

/// Writes the file; a language that the program carries is written as it is carried.
pub fn new(args: &New, screen: Screen) -> Result<(), Failure> {
    let tag = locale::tag(&args.lang).map_err(|finding| match finding.help {
        Some(help) => Failure::refused_with(finding.message, help),
        None => Failure::refused(finding.message),
    })?;
    let folder = args.folder.lang_dir.as_deref();
    let beside = match folder {
        Some(folder) if folder.is_dir() => shelf::languages_in(folder),
        other => other.map(PathBuf::from).unwrap_or_default(),
    };
    let source = match folder {
        Some(folder) if shelf::holds_languages(folder) => Shelf::open(Some(folder))?.source,
        _ => Shelf::open(None)?.source,
    };
    let text = locale::bundled_text(&tag).map_or_else(|| locale::scaffold(&source, &tag), str::to_owned);
    let file = Output { path: beside.join(format!("{tag}.ftl")), bytes: text.into_bytes() };
    let path = file.path.display().to_string();
    if std::fs::read(&file.path).is_ok_and(|old| old != file.bytes) {
        return Err(Failure::refused_with(
            format!("{path} is there already, and nothing was written"),
            format!(
                "go on with it; to begin anew, move it away first (`paperpitch lang check {tag}` shows what it lacks)"
            ),
        ));
    }
    output::write_all(vec![file], false, |file, fate| screen.file(file, fate))?;
    let folder = folder.map_or_else(|| ".".to_owned(), |folder| folder.display().to_string());
    screen.say(&format!("Fill in {path}, and look at it with:\n  paperpitch lang check {tag} --lang-dir {folder}\n  paperpitch rules --lang {tag} --lang-dir {folder} --draft"));
    Ok(())
}
