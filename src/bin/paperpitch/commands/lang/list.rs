//! `lang list`: how far each language has come.

use std::fmt::Write as _;

use paperpitch::locale::{Args, Progress, SOURCE};

use super::counted;
use crate::failure::Failure;
use crate::lang_args::Folder;
use crate::screen::Screen;
use crate::shelf::Shelf;

/// Lists all languages at hand.
pub fn list(folder: &Folder, screen: Screen) -> Result<(), Failure> {
    let shelf = Shelf::open(folder.lang_dir.as_deref())?;
    screen.warnings(&shelf.strays);
    let mut rows = Vec::new();
    for tag in shelf.tags() {
        rows.push(match shelf.language(tag) {
            Ok(language) => {
                let name = language.text("language-name", &Args::new()).unwrap_or_default();
                let progress = Progress::of(&language, &shelf.source, shelf.stamps(tag));
                let told = if tag == SOURCE {
                    format!("the source, {} messages", progress.messages)
                } else {
                    let (translated, checked) = (progress.share(progress.translated), progress.share(progress.checked));
                    format!("{translated:3} % translated, {:3} stale, {checked:3} % checked", progress.stale)
                };
                (tag.to_owned(), name, told)
            }
            Err(Failure::Findings(findings)) => {
                let findings = counted(findings.len(), "finding");
                (tag.to_owned(), String::new(), format!("cannot be used: {findings}; see lang check"))
            }
            Err(other) => return Err(other),
        });
    }
    let wide = |of: fn(&(String, String, String)) -> &String| rows.iter().map(|row| of(row).chars().count()).max();
    let (tag, name) = (wide(|row| &row.0).unwrap_or(0), wide(|row| &row.1).unwrap_or(0));
    let text = rows.iter().fold(String::new(), |mut text, row| {
        let _ = writeln!(text, "{:tag$}  {:name$}  {}", row.0, row.1, row.2);
        text
    });
    screen.data(text.as_bytes())
}
