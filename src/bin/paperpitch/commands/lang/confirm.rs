//! `lang confirm`: notes that translations say what the source says now.

use std::collections::BTreeSet;

use paperpitch::locale::SOURCE;

use super::{counted, own};
use crate::failure::Failure;
use crate::lang_args::Confirm;
use crate::output::{self, Output};
use crate::screen::Screen;
use crate::shelf::Shelf;

/// Stamps the messages that are meant, or all.
pub fn confirm(args: &Confirm, screen: Screen) -> Result<(), Failure> {
    let shelf = Shelf::open(args.folder.lang_dir.as_deref())?;
    screen.warnings(&shelf.strays);
    let tag = own(&shelf, &args.lang)?;
    if tag == SOURCE {
        return Err(Failure::refused(
            "the source language is translated from nothing, so that there is nothing to confirm",
        ));
    }
    let language = shelf.language(&tag)?;
    let unknown: Vec<&str> =
        args.ids.iter().map(String::as_str).filter(|id| !language.has(id) || !shelf.source.has(id)).collect();
    if !unknown.is_empty() {
        let near = |id: &&str| shelf.source.nearest(id).filter(|near| language.has(near));
        let told = unknown.iter().map(|id| match near(id) {
            Some(near) => format!("{id} (did you mean {near}?)"),
            None => (*id).to_owned(),
        });
        let list = told.collect::<Vec<_>>().join(", ");
        return Err(Failure::refused(format!("no such messages, in {tag} and in the source: {list}")));
    }
    let mut stamps = shelf.stamps(&tag).clone();
    let ids: BTreeSet<&str> = args.ids.iter().map(String::as_str).collect();
    let new = stamps.confirm(&language, &shelf.source, &ids);
    let Some(path) = shelf.stamps_path() else { return Ok(()) };
    // The file holds nothing but stamps, since it was read as such: nothing of the user's is lost with it.
    let file = Output { path, bytes: stamps.to_toml().into_bytes() };
    output::write_all(vec![file], true, |file, fate| screen.file(file, fate))?;
    screen.say(&format!("{} confirmed anew in {tag}", counted(new, "message")));
    Ok(())
}
