//! Files on their way to their targets: written in full out of sight, then renamed. Knows no format and no rule about
//! what may be replaced.
//!
//! In each folder that a run writes into it has one hidden folder of its own, `.paperpitch-a1B2c3.tmp` or the like, with a
//! lock in it that it holds. However the run ends, the system lets go of the lock. So the next run into the same folder can tell what
//! a killed one has left from what a living one works on, and takes the former away. A run that is asked to end (Ctrl-C)
//! takes away its own.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs::{self, File, Permissions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use tempfile::{Builder, TempDir, TempPath};

use crate::signals;

/// How the hidden folders are called, around what tells them apart.
const NAME: (&str, &str) = (".paperpitch-", ".tmp");
/// How long is what tells them apart.
const RANDOM: usize = 6;
/// The lock in each.
const LOCK: &str = "lock";
/// How often a hidden folder is made anew that another run has taken for a dead one's.
const ATTEMPTS: usize = 16;

/// What a run that is ended from outside takes away: hidden folders, and folders that were made for it. Whoever changes
/// anything in them holds this, so that nothing comes after it has been taken away.
static LITTER: Mutex<Litter> = Mutex::new(Litter { hidden: Vec::new(), made: Vec::new() });

/// Folders that nobody shall find.
struct Litter {
    hidden: Vec<PathBuf>,
    /// The outermost first.
    made: Vec<PathBuf>,
}

fn litter() -> MutexGuard<'static, Litter> {
    LITTER.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Takes away what this run has begun and not finished; nothing can be begun until the answer is dropped.
#[cfg(unix)]
pub fn withdraw() -> impl Drop {
    let mut litter = litter();
    litter.hidden.drain(..).for_each(|hidden| remove(&hidden));
    let made: Vec<PathBuf> = litter.made.drain(..).collect();
    remove_empty(&made);
    litter
}

/// The files of a run that are on their way.
#[derive(Debug, Default)]
pub struct Staging {
    rooms: BTreeMap<PathBuf, Room>,
    /// Folders that were made on the way, the outermost first.
    made: Vec<PathBuf>,
}

/// The hidden folder within a folder.
#[derive(Debug)]
struct Room {
    hidden: TempDir,
    /// Held as long as the hidden folder is in use.
    _lock: File,
}

/// A file that was written in full, down to the disk, and has no name yet. Dropped, it is gone.
#[derive(Debug)]
pub struct Staged(TempPath);

impl Staging {
    /// Writes a file near its target; `old` are the permissions that it shall have, if not the usual ones. Folders that are
    /// missing are made.
    pub fn write(&mut self, target: &Path, bytes: &[u8], old: Option<&Permissions>) -> io::Result<Staged> {
        signals::heed();
        let folder = target.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."));
        let _held = self.enter(folder)?;
        let room = self.rooms.get(folder).ok_or(io::ErrorKind::NotFound)?;
        let mut builder = Builder::new();
        if let Some(usual) = usual_permissions() {
            builder.permissions(usual);
        }
        let mut file = builder.tempfile_in(room.hidden.path())?;
        file.write_all(bytes)?;
        if let Some(old) = old {
            file.as_file().set_permissions(old.clone())?;
        }
        file.as_file().sync_all()?;
        Ok(Staged(file.into_temp_path()))
    }

    /// Takes away the folders that were made, where nothing is in them.
    pub fn undo(self) {
        let made = self.made.clone();
        drop(self);
        remove_empty(&made);
    }

    /// Makes sure that there is a room in a folder, and holds what a withdrawal needs.
    fn enter(&mut self, folder: &Path) -> io::Result<MutexGuard<'static, Litter>> {
        let mut litter = litter();
        if !self.rooms.contains_key(folder) {
            make_folder(folder, |made| {
                self.made.push(made.to_owned());
                litter.made.push(made.to_owned());
            })?;
            sweep(folder);
            let room = Room::open(folder)?;
            litter.hidden.push(room.hidden.path().to_owned());
            self.rooms.insert(folder.to_owned(), room);
        }
        Ok(litter)
    }
}

impl Drop for Staging {
    fn drop(&mut self) {
        let mut litter = litter();
        let rooms = std::mem::take(&mut self.rooms);
        litter.hidden.retain(|hidden| rooms.values().all(|room| room.hidden.path() != hidden));
        litter.made.retain(|made| !self.made.contains(made));
        drop(rooms);
    }
}

impl Staged {
    /// Gives it its name, in place of whatever bears it.
    pub fn replace(self, target: &Path) -> io::Result<()> {
        let _held = litter();
        Ok(self.0.persist(target)?)
    }

    /// Gives it its name, if nothing bears it.
    pub fn appear(self, target: &Path) -> io::Result<()> {
        let _held = litter();
        Ok(self.0.persist_noclobber(target)?)
    }
}

impl Room {
    /// Makes a hidden folder and takes its lock. Another run may take it for a dead one's before that; then there is a new
    /// one.
    fn open(folder: &Path) -> io::Result<Self> {
        for _ in 0..ATTEMPTS {
            let hidden = Builder::new().prefix(NAME.0).suffix(NAME.1).rand_bytes(RANDOM).tempdir_in(folder)?;
            let path = hidden.path().join(LOCK);
            let lock = match File::create_new(&path) {
                Ok(lock) => lock,
                Err(error) if error.kind() == io::ErrorKind::NotFound && folder.is_dir() => continue,
                Err(error) => return Err(error),
            };
            // Where nothing can be locked, nothing is taken away either.
            let taken = matches!(lock.try_lock(), Err(TryLockError::WouldBlock));
            if !taken && path.exists() {
                return Ok(Self { hidden, _lock: lock });
            }
        }
        Err(io::Error::other("other runs are in the way"))
    }
}

/// Takes away what killed runs have left in a folder. What cannot be proven to be that stays.
fn sweep(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let hidden = entries.flatten().filter(|entry| is_hidden_name(&entry.file_name()));
    for entry in hidden.filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir())) {
        let path = entry.path();
        match File::options().write(true).open(path.join(LOCK)) {
            Ok(lock) if lock.try_lock().is_ok() => remove(&path),
            // Its run was killed before it had a lock, or is about to take one and will make a new folder.
            Err(error) if error.kind() == io::ErrorKind::NotFound => drop(fs::remove_dir(&path)),
            _ => {}
        }
    }
}

/// Whether only this program names its folders so.
fn is_hidden_name(name: &OsStr) -> bool {
    let random = name.to_str().and_then(|name| name.strip_prefix(NAME.0)?.strip_suffix(NAME.1));
    random.is_some_and(|random| random.len() == RANDOM && random.bytes().all(|byte| byte.is_ascii_alphanumeric()))
}

/// Removes a hidden folder, its lock last: if that is cut short, the next run goes on.
fn remove(hidden: &Path) {
    let files = fs::read_dir(hidden).into_iter().flatten().flatten().map(|entry| entry.path());
    for file in files.filter(|file| file.file_name().is_some_and(|name| name != LOCK)) {
        let _ = fs::remove_file(file);
    }
    let _ = fs::remove_file(hidden.join(LOCK));
    let _ = fs::remove_dir(hidden);
}

/// Removes folders that have nothing in them, the innermost first.
fn remove_empty(folders: &[PathBuf]) {
    for folder in folders.iter().rev() {
        let _ = fs::remove_dir(folder);
    }
}

/// Makes a folder and those above it, and tells which were new, the outermost first.
fn make_folder(folder: &Path, mut made: impl FnMut(&Path)) -> io::Result<()> {
    let missing: Vec<&Path> = folder.ancestors().take_while(|one| *one != Path::new("") && !one.exists()).collect();
    for one in missing.into_iter().rev() {
        match fs::create_dir(one) {
            Ok(()) => made(one),
            // Another run was faster.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && one.is_dir() => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// What a new file may be used for, before the user's mask: a temporary one would be for its owner alone.
#[cfg(unix)]
#[allow(clippy::unnecessary_wraps)]
fn usual_permissions() -> Option<Permissions> {
    use std::os::unix::fs::PermissionsExt;
    Some(Permissions::from_mode(0o666))
}

#[cfg(not(unix))]
const fn usual_permissions() -> Option<Permissions> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let mut names: Vec<String> =
            fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    #[test]
    fn what_a_killed_run_left_is_taken_away_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        for left in
            [".paperpitch-dead01.tmp", ".paperpitch-alive1.tmp", ".paperpitch-dead02.tmp", ".paperpitch-mine.tmp"]
        {
            fs::create_dir(at(left)).unwrap();
        }
        fs::write(at(".paperpitch-dead01.tmp/.tmpAbCdEf"), "half").unwrap();
        fs::write(at(".paperpitch-dead01.tmp/lock"), "").unwrap();
        let living = File::create(at(".paperpitch-alive1.tmp/lock")).unwrap();
        living.try_lock().unwrap();
        fs::write(at(".paperpitch-afile0.tmp"), "somebody's").unwrap();
        let mut staging = Staging::default();
        let staged = staging.write(&at("a.pdf"), b"whole", None).unwrap();
        staged.appear(&at("a.pdf")).unwrap();
        staging.write(&at("b.pdf"), b"never named", None).unwrap();
        drop(staging);
        assert_eq!(
            names(folder.path()),
            [".paperpitch-afile0.tmp", ".paperpitch-alive1.tmp", ".paperpitch-mine.tmp", "a.pdf"]
        );
        drop(living);
        sweep(folder.path());
        assert!(!at(".paperpitch-alive1.tmp").exists());
    }

    #[test]
    fn one_file_is_open_however_many_are_on_their_way() {
        let folder = tempfile::tempdir().unwrap();
        let mut staging = Staging::default();
        let staged: Vec<Staged> = (0..9)
            .map(|number| staging.write(&folder.path().join(format!("{number}.svg")), b"<svg/>", None).unwrap())
            .collect();
        assert_eq!(names(folder.path()).len(), 1);
        for (number, staged) in staged.into_iter().enumerate() {
            staged.appear(&folder.path().join(format!("{number}.svg"))).unwrap();
        }
        drop(staging);
        assert_eq!(names(folder.path()).len(), 9);
    }
}
