//! What a variant is based on: from file to file down to `standard`. Reads through its caller, never by itself.

use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

use super::built_in::{BUILT_INS, built_in_source};
use super::codes;
use super::decode::decode;
use super::draft::{Draft, Given, Origin, Slot, blame};
use super::layer;
use super::vocabulary::{guess, listed};
use crate::diag::{Diagnostic, quoted};
use crate::source::Source;

/// How many `based-on` are followed.
pub const MAX_CHAIN: usize = 8;

/// The files a variant may be based on, read by whoever asks for the variant.
pub trait Files {
    /// Reads a whole file; a relative path counts from where the name of the first file does. Nothing over
    /// [`MAX_BYTES`](super::MAX_BYTES) is looked at, so a reader may stop just beyond.
    ///
    /// # Errors
    /// Why it cannot be read, as one lower-case sentence part.
    fn read(&self, path: &str) -> Result<Vec<u8>, String>;
}

/// No files at all: only built-ins can be based on.
#[derive(Clone, Copy, Debug)]
pub struct NoFiles;

impl Files for NoFiles {
    fn read(&self, _: &str) -> Result<Vec<u8>, String> {
        Err("no files can be read here".to_owned())
    }
}

/// Every file that a variant draws on, nearest first.
pub(super) struct Chain<'a> {
    files: &'a dyn Files,
    sources: Vec<Arc<Source>>,
    /// The name and the titles of the nearest file are the variant's own.
    layers: Vec<Draft>,
    /// What the farthest file rests on.
    ground: Draft,
    findings: Vec<Diagnostic>,
}

/// The sum of a chain.
pub(super) struct Summed {
    pub draft: Draft,
    pub sources: Vec<Arc<Source>>,
    pub findings: Vec<Diagnostic>,
}

impl<'a> Chain<'a> {
    /// Reads a file and all it is based on.
    ///
    /// # Errors
    /// The one reason why the first file says nothing at all.
    pub fn read(source: Arc<Source>, files: &'a dyn Files) -> Result<Summed, Box<Diagnostic>> {
        let first = layer::read(&source, 1)?;
        let mut chain =
            Self { files, sources: Vec::new(), layers: Vec::new(), ground: Draft::unknown(), findings: Vec::new() };
        chain.add(source, first);
        while let Some(base) = chain.next_base() {
            match chain.follow(&base) {
                Ok((source, layer)) => chain.add(source, layer),
                Err(finding) => {
                    chain.findings.push(*finding);
                    break;
                }
            }
        }
        let draft = chain.layers.into_iter().rev().fold(chain.ground, |base, layer| layer.over(base));
        Ok(Summed { draft, sources: chain.sources, findings: chain.findings })
    }

    fn add(&mut self, source: Arc<Source>, layer: layer::Read) {
        self.sources.push(source);
        self.layers.push(layer.draft);
        self.findings.extend(layer.findings);
    }

    /// What the farthest file is based on. Where it names nothing it is based on `standard`, which ends the chain.
    fn next_base(&mut self) -> Option<Given<String>> {
        match self.layers.last().map(|layer| &layer.based_on) {
            Some(Slot::Given(base)) => Some(base.clone()),
            Some(Slot::Unset) => {
                self.ground = standard(self.layers.len() + 1);
                None
            }
            Some(Slot::Unknown) | None => None,
        }
    }

    /// Reads what a `based-on` names.
    fn follow(&self, base: &Given<String>) -> Result<(Arc<Source>, layer::Read), Box<Diagnostic>> {
        let here = self.sources.last().map_or("", |source| source.name.as_str());
        let says = base.value.trim();
        if self.layers.len() > MAX_CHAIN {
            let message = format!("this is based on more than {MAX_CHAIN} files, one upon the other");
            let finding = blame(Diagnostic::error(codes::BASE_CHAIN_TOO_LONG, message), [base.culprit("")]);
            return Err(finding.help("base it on one of the first files directly").into());
        }
        let source = if let Some(text) = built_in_source(says) {
            Arc::new(Source { name: says.to_owned(), text: text.to_owned() })
        } else {
            let path = beside(here, says);
            if self.sources.iter().any(|source| beside("", &source.name) == path) {
                return Err(self.looped(base).into());
            }
            decode(&self.files.read(&path).map_err(|reason| missing(base, &reason))?, &path)?
        };
        let layer = layer::read(&source, self.layers.len() + 1)?;
        Ok((source, layer))
    }

    /// A complaint about a file that is based on one of those it is drawn from.
    fn looped(&self, base: &Given<String>) -> Diagnostic {
        let message = match self.sources.len() {
            1 => "the file is based on itself".to_owned(),
            _ => format!("{} is based on this file in turn", quoted(&base.value)),
        };
        let mut finding = blame(Diagnostic::error(codes::BASE_LOOP, message), [base.culprit("")]);
        for link in self.layers.iter().rev().skip(1) {
            if let Slot::Given(Given { origin: Origin::File(place), .. }) = &link.based_on {
                finding = finding.related(place.clone(), "which leads here");
            }
        }
        finding.help("one of them has to be based on something else, such as \"standard\"")
    }
}

/// The built-in that everything rests on, so far away.
fn standard(distance: usize) -> Draft {
    let name = BUILT_INS[0];
    let source = Source { name: name.to_owned(), text: built_in_source(name).unwrap_or_default().to_owned() };
    layer::read(&Arc::new(source), distance).map_or_else(|_| Draft::unknown(), |layer| layer.draft)
}

/// A complaint about a base that cannot be had.
fn missing(base: &Given<String>, reason: &str) -> Diagnostic {
    let says = base.value.trim();
    let stem = stem(says);
    let message = if says.contains(['/', '\\', '.']) {
        format!("{} cannot be read: {reason}", quoted(says))
    } else {
        format!("there is neither a built-in variant nor a file called {}", quoted(says))
    };
    let help = match guess(stem, BUILT_INS) {
        Some(guess) => format!("did you mean the built-in variant \"{}\"?", guess.word()),
        None => format!("give a path from this file, or one of {}", listed(BUILT_INS, "and")),
    };
    blame(Diagnostic::error(codes::MISSING_BASE, message), [base.culprit("")]).help(help)
}

/// The name a variant has by its file: `lunch` for `games/lunch.pitch.toml`.
#[must_use]
pub fn stem(path: &str) -> &str {
    let file = path.rsplit(['/', '\\']).next().unwrap_or(path);
    let file = file.strip_suffix(".toml").unwrap_or(file);
    file.strip_suffix(".pitch").unwrap_or(file)
}

/// `path` as seen from the file `here`, without detours, so that equal files have equal names.
pub(crate) fn beside(here: &str, path: &str) -> String {
    let folder = Path::new(here).parent().unwrap_or(Path::new(""));
    let mut straight = PathBuf::new();
    for part in folder.join(path).components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir if matches!(straight.components().next_back(), Some(Component::Normal(_))) => {
                straight.pop();
            }
            other => straight.push(other),
        }
    }
    straight.to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_straightened() {
        assert_eq!(beside("games/a.pitch.toml", "../house.pitch.toml"), "house.pitch.toml");
        assert_eq!(beside("a.pitch.toml", "./b/../c.pitch.toml"), "c.pitch.toml");
        assert_eq!(beside("../x/a.pitch.toml", "../../b.pitch.toml"), "../../b.pitch.toml");
        assert_eq!(beside("x/a.pitch.toml", "/b.pitch.toml"), "/b.pitch.toml");
        assert_eq!(beside("<stdin>", "b.pitch.toml"), "b.pitch.toml");
    }

    #[test]
    fn stems_are_bare() {
        assert_eq!(stem("games/lunch.pitch.toml"), "lunch");
        assert_eq!(stem("lunch.toml"), "lunch");
        assert_eq!(stem("lunch"), "lunch");
    }
}
