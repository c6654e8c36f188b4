//! The file behind the page: read, watched, and written when the user asks for it. Knows no form and no sheet.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use paperpitch::variant::{self, BUILT_INS, Files, MAX_BYTES, Overrides};
use tokio::sync::watch;

use crate::designer_args::Preview;
use crate::failure::{Failure, reason};
use crate::ledger::{self, Print};
use crate::output::{self, Output};
use crate::watcher::{EVERY, Watcher};

/// How the names of variant files end.
const ENDING: &str = ".pitch.toml";

/// What is in the file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State {
    /// What messages call it, and what a `based-on` counts from.
    pub name: String,
    /// What the variant is called where the file does not say.
    pub stem: String,
    /// Its text.
    pub text: String,
    /// Whether there is a file; a built-in variant has none until it is saved.
    pub is_file: bool,
    /// The files that it is based on, as it stands on disk.
    bases: BTreeSet<PathBuf>,
    /// How many times something has changed on disk, this file or one that it is based on.
    pub version: u64,
}

/// The file, shared by all who serve it.
#[derive(Clone, Debug)]
pub struct Shared {
    state: watch::Sender<State>,
    /// One save at a time.
    saving: Arc<Mutex<()>>,
    /// Files to look after, besides.
    learned: Sender<BTreeMap<PathBuf, Print>>,
    folder: PathBuf,
}

impl Shared {
    /// Opens what was asked for and starts to look after it.
    ///
    /// # Errors
    /// What cannot be read.
    pub fn open(args: &Preview) -> Result<Self, Failure> {
        let state = first(&args.variant)?;
        let folder = Path::new(&state.name).parent().unwrap_or(Path::new("")).to_owned();
        let (learned, lessons) = mpsc::channel();
        let shared = Self { state: watch::Sender::new(state), saving: Arc::default(), learned, folder };
        let watched = shared.clone();
        thread::spawn(move || watched.follow(&lessons));
        Ok(shared)
    }

    /// What is in the file now.
    pub fn state(&self) -> State {
        self.state.borrow().clone()
    }

    /// Hears of every change.
    pub fn changes(&self) -> watch::Receiver<State> {
        self.state.subscribe()
    }

    /// Looks after these files too.
    pub fn learn(&self, prints: BTreeMap<PathBuf, Print>) {
        // The watcher lives as long as the program.
        let _ = self.learned.send(prints);
    }

    /// The files that variants may be based on.
    pub fn fence(&self) -> Fence {
        Fence { folder: self.folder.clone(), bases: self.state.borrow().bases.clone() }
    }

    /// Tells of every change on disk, for ever.
    fn follow(&self, lessons: &Receiver<BTreeMap<PathBuf, Print>>) {
        let mut watcher = Watcher::default();
        let own =
            |state: &State| BTreeMap::from([(PathBuf::from(&state.name), Some(ledger::print(state.text.as_bytes())))]);
        if self.state().is_file {
            watcher.learn(own(&self.state()));
        }
        loop {
            lessons.try_iter().for_each(|prints| watcher.learn(prints));
            if watcher.look() {
                self.state.send_modify(|state| {
                    if let Some(text) = read(Path::new(&state.name)).ok().filter(|_| state.is_file) {
                        state.text = text;
                        state.bases = bases(&state.text, &state.name);
                    }
                    state.version += 1;
                });
            }
            thread::sleep(EVERY);
        }
    }

    /// Writes the text: over the file as it was seen, or as a new one beside it, which is the file from then on.
    ///
    /// # Errors
    /// What stands against it, as people read it.
    pub fn save(&self, text: &str, name: Option<&str>, seen: &str) -> Result<(), String> {
        let _guard = self.saving.lock().unwrap_or_else(PoisonError::into_inner);
        if text.len() > MAX_BYTES {
            return Err("the text is too long for a variant file".to_owned());
        }
        let state = self.state();
        let path = match name {
            Some(name) => {
                variant::check_name(name).map_err(|[wrong, _]| wrong)?;
                self.folder.join(format!("{name}{ENDING}"))
            }
            None if state.is_file => PathBuf::from(&state.name),
            None => return Err("a built-in variant is saved under a name of your own".to_owned()),
        };
        match (name, read(&path)) {
            // Not even a file of ours is replaced where a new one was asked for.
            (Some(_), _) if path.symlink_metadata().is_ok() => {
                return Err(format!("{} is there already", path.display()));
            }
            (None, Ok(there)) if there != seen => return Err(format!("{} has been changed elsewhere", path.display())),
            _ => {}
        }
        let outputs = vec![Output { path: path.clone(), bytes: text.as_bytes().to_vec() }];
        output::write_all(outputs, name.is_none(), |_, _| {}).map_err(|failure| match failure {
            Failure::Refused { message, .. } => message,
            _ => "the file cannot be written".to_owned(),
        })?;
        self.learn(BTreeMap::from([(path.clone(), Some(ledger::print(text.as_bytes())))]));
        let name = path.to_string_lossy().into_owned();
        self.state.send_modify(|state| {
            state.stem = variant::stem(&name).to_owned();
            state.name = name;
            text.clone_into(&mut state.text);
            state.bases = bases(text, &state.name);
            state.is_file = true;
            state.version += 1;
        });
        Ok(())
    }
}

/// What is shown first.
fn first(name: &str) -> Result<State, Failure> {
    if name == "-" {
        return Err(Failure::refused("standard input cannot be previewed: give a file or a built-in variant"));
    }
    if let Some(text) = variant::built_in_source(name) {
        let (text, stem) = (text.to_owned(), name.to_owned());
        return Ok(State { name: format!("{name}{ENDING}"), stem, text, ..State::default() });
    }
    let text = read(Path::new(name)).map_err(|error| {
        let help = format!("the built-in variants are {}; paperpitch new starts a file", BUILT_INS.join(", "));
        Failure::refused_with(format!("cannot read {name}: {}", reason(&error)), help)
    })?;
    let (stem, bases) = (variant::stem(name).to_owned(), bases(&text, name));
    Ok(State { name: name.to_owned(), stem, text, is_file: true, bases, version: 0 })
}

/// The text of a file, or its beginning where it is longer than any variant may be.
fn read(path: &Path) -> io::Result<String> {
    if path.is_dir() {
        return Err(io::Error::other("it is a folder"));
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// The files that a text on disk is based on, wherever they are: the user has named them.
fn bases(text: &str, name: &str) -> BTreeSet<PathBuf> {
    struct Reader(RefCell<BTreeSet<PathBuf>>);
    impl Files for Reader {
        fn read(&self, path: &str) -> Result<Vec<u8>, String> {
            let there = fs::canonicalize(path).map_err(|error| reason(&error))?;
            self.0.borrow_mut().insert(there);
            read(Path::new(path)).map(String::into_bytes).map_err(|error| reason(&error))
        }
    }
    let reader = Reader(RefCell::default());
    let _ = variant::read(text.as_bytes(), name, None, &reader, &Overrides::default());
    reader.0.into_inner()
}

/// The files that the page's text may be based on: those in the folder of the file or below, and those that the file on disk
/// is based on. A page must not be able to read whatever this user can.
#[derive(Debug)]
pub struct Fence {
    folder: PathBuf,
    bases: BTreeSet<PathBuf>,
}

impl Files for Fence {
    fn read(&self, path: &str) -> Result<Vec<u8>, String> {
        let at = Path::new(path);
        let there = fs::canonicalize(at).map_err(|error| reason(&error).to_lowercase())?;
        let folder = if self.folder == Path::new("") { Path::new(".") } else { &self.folder };
        let inside = fs::canonicalize(folder).is_ok_and(|folder| there.starts_with(folder));
        let is_variant = there.extension().is_some_and(|ending| ending == "toml");
        let may = self.bases.contains(&there) || (inside && is_variant);
        if !may {
            return Err("the preview reads only variant files in the folder of this one".to_owned());
        }
        let read = read(at);
        ledger::note(at, read.as_ref().ok().map(|text| text.as_bytes()));
        read.map(String::into_bytes).map_err(|error| reason(&error).to_lowercase())
    }
}
