//! The languages at hand: those the program carries, and over them those of `--lang-dir`. Knows no sheet.

use std::collections::BTreeMap;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use paperpitch::diag::{Diagnostic, Severity};
use paperpitch::locale::{self, Bench, Glossary, Locale, SOURCE, Stamps};
use paperpitch::source::{Place, Source, Span};

use crate::failure::{Failure, reason};
use crate::ledger;

/// The most bytes that are read of one file: enough to see that there are too many.
const MOST_BYTES: u64 = (1 << 20) + 1;
/// How the name of a language file ends.
const ENDING: &str = "ftl";
/// The file that tells which translation was made from which source text.
pub const STAMPS: &str = "stamps.toml";
/// The file with the words of the game.
const GLOSSARY: &str = "glossary.toml";

/// The languages at hand, with what they are checked by.
pub struct Shelf {
    /// The folder's language files by tag.
    files: BTreeMap<String, PathBuf>,
    /// Files of the folder that end as language files do and are named after no language.
    pub strays: Vec<Diagnostic>,
    /// Where the folder's other files are.
    root: Option<PathBuf>,
    /// The language that the others are translated from.
    pub source: Arc<Locale>,
    /// The words of the game.
    pub glossary: Glossary,
    /// The stamps of the languages that the program carries, and of those in the folder.
    stamps: [Stamps; 2],
}

impl Shelf {
    /// Everything at hand. A folder holds language files, or a folder `lang` with them; its `stamps.toml` and
    /// `glossary.toml` are used, and its `en.ftl` is the source.
    ///
    /// # Errors
    /// What cannot be read, two files for one language, what is wrong with the source, the stamps or the glossary.
    pub fn open(folder: Option<&Path>) -> Result<Self, Failure> {
        let (root, (files, strays)) = match folder {
            Some(folder) => {
                let (root, languages) = layout(folder);
                let (files, strays) = list(&languages)?;
                if files.is_empty() {
                    let named = strays.iter().map(|stray| stray.message.as_str()).collect::<Vec<_>>().join("\n");
                    let named = if named.is_empty() { named } else { format!(":\n{named}") };
                    return Err(Failure::refused_with(
                        format!("{} holds no language file{named}", languages.display()),
                        "a language file is called by its tag: cs.ftl; `paperpitch lang new cs` writes one",
                    ));
                }
                (Some(root), (files, strays))
            }
            None => (None, (BTreeMap::new(), Vec::new())),
        };
        let own = |name: &str| root.as_ref().map(|root| root.join(name)).filter(|path| path.exists());
        let stamps = match own(STAMPS) {
            Some(path) => Stamps::parse(read(&path)?).map_err(Failure::Findings)?,
            None => Stamps::default(),
        };
        let glossary = match own(GLOSSARY) {
            Some(path) => Glossary::parse(read(&path)?),
            None => Glossary::bundled(),
        };
        let source = match files.get(SOURCE) {
            Some(path) => Arc::new(Locale::parse(read(path)?, SOURCE).map_err(Failure::Findings)?),
            None => Locale::bundled_source().map_err(Failure::Findings)?,
        };
        let stamps = [Stamps::bundled().map_err(Failure::Findings)?, stamps];
        Ok(Self { files, strays, root, source, glossary: glossary.map_err(Failure::Findings)?, stamps })
    }

    /// The tags of all languages at hand, sorted.
    pub fn tags(&self) -> Vec<&str> {
        let mut tags = locale::available();
        let tags_of_files = self.files.keys().map(String::as_str);
        let mut all: Vec<&str> = tags.drain(..).chain(tags_of_files).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// The language that somebody means.
    ///
    /// # Errors
    /// Refuses an unknown one and lists the known ones.
    pub fn tag(&self, typed: &str) -> Result<String, Failure> {
        let tag = locale::negotiate_among(typed.trim(), &self.tags());
        tag.map(str::to_owned).map_err(|unknown| Failure::refused(unknown.to_string()))
    }

    /// Whether a language is the folder's own.
    pub fn is_own(&self, tag: &str) -> bool {
        self.files.contains_key(tag)
    }

    /// The file of a language in the folder.
    pub fn path(&self, tag: &str) -> Option<&Path> {
        self.files.get(tag).map(PathBuf::as_path)
    }

    /// Where the folder's stamps are, or would be.
    pub fn stamps_path(&self) -> Option<PathBuf> {
        self.root.as_ref().map(|root| root.join(STAMPS))
    }

    /// The stamps that count for a language.
    pub fn stamps(&self, tag: &str) -> &Stamps {
        &self.stamps[usize::from(self.is_own(tag))]
    }

    /// A language, held against the source.
    ///
    /// # Errors
    /// What cannot be read, or is wrong with the file by itself.
    pub fn language(&self, tag: &str) -> Result<Locale, Failure> {
        match self.examine(tag)? {
            (Some(language), findings) if findings.is_empty() => Ok(language),
            (_, findings) => Err(Failure::Findings(findings)),
        }
    }

    /// A language as far as it can be read, held against the source, and what is wrong with its file by itself.
    ///
    /// # Errors
    /// What cannot be read at all.
    pub fn examine(&self, tag: &str) -> Result<(Option<Locale>, Vec<Diagnostic>), Failure> {
        let source = match self.path(tag) {
            Some(path) => read(path)?,
            None => {
                let text = locale::bundled_text(tag).unwrap_or_default();
                Source { name: format!("{tag}.{ENDING}"), text: text.to_owned() }
            }
        };
        let (language, findings) = Locale::examine(source, tag);
        let held = |language: Locale| match tag {
            SOURCE => language,
            _ => language.against(Arc::clone(&self.source), self.stamps(tag)),
        };
        Ok((language.map(held), findings))
    }

    /// Everything to be said about a language, but for glyphs and the room on paper.
    pub fn check(&self, language: &Locale) -> Vec<Diagnostic> {
        let stamps = self.stamps(language.tag());
        Bench { source: &self.source, glossary: &self.glossary, stamps }.check(language)
    }
}

/// The folder with the languages of a folder.
pub fn languages_in(folder: &Path) -> PathBuf {
    layout(folder).1
}

/// Whether a folder holds any language file.
pub fn holds_languages(folder: &Path) -> bool {
    list(&layout(folder).1).is_ok_and(|(files, _)| !files.is_empty())
}

/// Where the files of a folder are: its root, and the folder with its languages.
fn layout(folder: &Path) -> (PathBuf, PathBuf) {
    let inner = folder.join("lang");
    if inner.is_dir() {
        return (folder.to_owned(), inner);
    }
    // The languages of the program lie in templates/lang/, their stamps above them.
    let parent = folder.file_name().filter(|name| *name == "lang").and_then(|_| folder.parent());
    match parent.filter(|parent| parent.join(STAMPS).is_file()) {
        Some(parent) => (parent.to_owned(), folder.to_owned()),
        None => (folder.to_owned(), folder.to_owned()),
    }
}

/// The language files of a folder by tag, and what is to be said about those that are named after no language.
fn list(folder: &Path) -> Result<(BTreeMap<String, PathBuf>, Vec<Diagnostic>), Failure> {
    let unreadable = |error| Failure::refused(format!("cannot read {}: {}", folder.display(), reason(&error)));
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder).map_err(unreadable)?.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == ENDING) && path.is_file());
    paths.sort();
    let mut files: BTreeMap<String, PathBuf> = BTreeMap::new();
    let mut strays = Vec::new();
    for path in paths {
        let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        let tag = match locale::tag(&stem) {
            Ok(tag) => tag,
            Err(finding) => {
                strays.push(stray(&path, finding));
                continue;
            }
        };
        if let Some(first) = files.insert(tag, path.clone()) {
            let both = format!("{} and {}", first.display(), path.display());
            return Err(Failure::refused_with(
                format!("there are two files for one language: {both}"),
                "keep one of them",
            ));
        }
    }
    Ok((files, strays))
}

/// What is to be said about a file that is named after no language: it is left out.
fn stray(path: &Path, finding: Diagnostic) -> Diagnostic {
    let source = Source { name: path.display().to_string(), text: String::new() };
    let place = Place { source: Arc::new(source), span: Span::new(0, 0) };
    let message = format!("{}: {}, so that the file is left out", path.display(), finding.message);
    Diagnostic { severity: Severity::Warning, message, ..finding }.at(place)
}

/// The text of a file.
pub fn read(path: &Path) -> Result<Source, Failure> {
    let name = path.display().to_string();
    let unreadable = |error| Failure::refused(format!("cannot read {name}: {}", reason(&error)));
    let mut bytes = Vec::new();
    let read = fs::File::open(path).and_then(|file| file.take(MOST_BYTES).read_to_end(&mut bytes));
    ledger::note(path, read.is_ok().then_some(&bytes));
    read.map_err(unreadable)?;
    locale::decode(&bytes, &name).map_err(|finding| Failure::Findings(vec![finding]))
}
