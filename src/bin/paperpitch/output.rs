//! Writing files: all of a run or none, never over somebody else's work. Knows no format and no command.
//!
//! Everything is in memory when this begins. First every target is looked at, then every file is written beside its
//! target under a hidden name and flushed to the disk, and only then are they renamed into place. Whatever stops the run
//! before that leaves no target touched; whatever stops it later leaves each one either old or new, never half.

use std::fs::{self, File, Metadata, Permissions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::failure::{Failure, reason, shown};
use crate::staging::{Staged, Staging};
use paperpitch::seal;

/// A file that a run wants to write.
#[derive(Debug)]
pub struct Output {
    /// Where to, as people will see it.
    pub path: PathBuf,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

/// What became of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It is there now.
    Written,
    /// It was there already, byte for byte.
    Unchanged,
}

/// A file with a target that may be written.
struct Step {
    output: Output,
    /// The file itself, where the path is a link to it.
    target: PathBuf,
    state: State,
}

/// What stands at a target.
enum State {
    /// Nothing.
    Free,
    /// A file that may be replaced; its permissions are kept.
    Ours(Permissions),
    /// The very bytes.
    Same,
    /// A device or a pipe, which takes the bytes as they come.
    Stream,
}

/// Writes all files and says for each, in order, what became of it.
///
/// # Errors
/// Nothing is written if a target is not ours (unless `force`), or cannot be written. If the last step fails midway, the
/// message says what was written.
pub fn write_all(outputs: Vec<Output>, force: bool, mut report: impl FnMut(&Output, Fate)) -> Result<(), Failure> {
    refuse_twins(&outputs)?;
    let steps = plan(outputs, force)?;
    let mut staging = Staging::default();
    let staged = match stage(&steps, &mut staging) {
        Ok(staged) => staged,
        Err(failure) => {
            staging.undo();
            return Err(failure);
        }
    };
    let mut done = Vec::new();
    for (step, staged) in steps.iter().zip(staged) {
        let fate = finish(step, staged, force).map_err(|error| midway(&step.output.path, &error, &done))?;
        if fate == Fate::Written {
            done.push(step.output.path.as_path());
        }
        report(&step.output, fate);
    }
    Ok(())
}

/// Refuses whatever is in the way of files, before any of them is made.
///
/// # Errors
/// As [`write_all`].
pub fn refuse_in_the_way(paths: &[PathBuf], force: bool) -> Result<(), Failure> {
    let mut foreign = Vec::new();
    for path in paths {
        if survey(path, None, force)?.is_none() {
            foreign.push(path.clone());
        }
    }
    if foreign.is_empty() { Ok(()) } else { Err(not_ours(&foreign)) }
}

/// Refuses a run that would write one file twice.
fn refuse_twins(outputs: &[Output]) -> Result<(), Failure> {
    let mut paths: Vec<&Path> = outputs.iter().map(|output| output.path.as_path()).collect();
    paths.sort_unstable();
    match paths.windows(2).find(|pair| pair[0] == pair[1]) {
        None => Ok(()),
        Some(pair) => Err(Failure::refused_with(
            format!("{} would be written twice", shown(pair[0])),
            "two of the variants have the same name; make them one at a time, or change `name` in one of them",
        )),
    }
}

/// Looks at every target before anything is written.
fn plan(outputs: Vec<Output>, force: bool) -> Result<Vec<Step>, Failure> {
    let mut steps = Vec::with_capacity(outputs.len());
    let mut foreign = Vec::new();
    for output in outputs {
        match survey(&output.path, Some(&output.bytes), force)? {
            Some((target, state)) => steps.push(Step { output, target, state }),
            None => foreign.push(output.path),
        }
    }
    if foreign.is_empty() { Ok(steps) } else { Err(not_ours(&foreign)) }
}

/// The file that a path leads to, and what stands there; nothing if it is somebody else's. `bytes` are what is to be
/// written, if that is known.
fn survey(path: &Path, bytes: Option<&[u8]>, force: bool) -> Result<Option<(PathBuf, State)>, Failure> {
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    match look(&target, bytes, force) {
        Ok(state) => Ok(state.map(|state| (target, state))),
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => Err(locked(path)),
        Err(error) => Err(Failure::writing(path.display(), &error)),
    }
}

/// What stands at a target; nothing if it is somebody else's.
fn look(target: &Path, bytes: Option<&[u8]>, force: bool) -> io::Result<Option<State>> {
    let found = match fs::symlink_metadata(target) {
        Ok(found) => found,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Some(State::Free)),
        Err(error) => return Err(error),
    };
    if found.is_dir() {
        return Err(io::Error::other("it is a folder"));
    }
    if is_stream(&found) {
        return Ok(Some(State::Stream));
    }
    // A link that could be followed has been; this one leads nowhere.
    if found.is_symlink() {
        return Ok(force.then_some(State::Free));
    }
    let permissions = found.permissions();
    let untouched = match fs::read(target) {
        Ok(old) if bytes == Some(&*old) => return Ok(Some(State::Same)),
        Ok(old) if seal::is_ours(&old) && permissions.readonly() && !force => {
            return Err(io::ErrorKind::PermissionDenied.into());
        }
        Ok(old) => seal::is_ours(&old),
        // What cannot be read may be anybody's.
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied && force => false,
        Err(error) => return Err(error),
    };
    Ok((untouched || force).then_some(State::Ours(permissions)))
}

/// Whether this is a device or a pipe.
pub fn is_stream(found: &Metadata) -> bool {
    !found.is_file() && !found.is_dir() && !found.is_symlink()
}

/// Names every file in the way.
fn not_ours(paths: &[PathBuf]) -> Failure {
    let list = listed(paths.iter().map(PathBuf::as_path));
    let (subject, pronoun) = if paths.len() == 1 { ("a file", "it") } else { ("files", "them") };
    Failure::refused_with(
        format!("{subject} in the way: not written by paperpitch, or changed since:{list}"),
        format!("nothing was written; choose another place with -o, or replace {pronoun} with --force"),
    )
}

/// A file that may not be read, or not be written.
fn locked(path: &Path) -> Failure {
    Failure::refused_with(
        format!("cannot replace {}: its permissions do not allow it", shown(path)),
        "nothing was written; change its permissions, choose another place with -o, or replace it with --force",
    )
}

/// Paths, each on a line of its own.
fn listed<'a>(paths: impl Iterator<Item = &'a Path>) -> String {
    paths.fold(String::new(), |list, path| list + &format!("\n  {}", shown(path)))
}

/// Writes every file near its target.
fn stage(steps: &[Step], staging: &mut Staging) -> Result<Vec<Option<Staged>>, Failure> {
    let mut one = |step: &Step| match &step.state {
        State::Same | State::Stream => Ok(None),
        State::Free => staging.write(&step.target, &step.output.bytes, None).map(Some),
        State::Ours(permissions) => staging.write(&step.target, &step.output.bytes, Some(permissions)).map(Some),
    };
    steps.iter().map(|step| one(step).map_err(|error| Failure::writing(step.output.path.display(), &error))).collect()
}

/// The last step for one file: the rename, or the bytes themselves where the target is a stream.
fn finish(step: &Step, staged: Option<Staged>, force: bool) -> io::Result<Fate> {
    let (target, bytes) = (&step.target, &step.output.bytes);
    match (staged, &step.state) {
        (Some(staged), State::Free) if !target.is_symlink() => {
            if let Err(error) = staged.appear(target) {
                // Another run was faster, and has written the very same.
                return if fs::read(target).is_ok_and(|there| there == *bytes) {
                    Ok(Fate::Unchanged)
                } else {
                    Err(error)
                };
            }
        }
        (Some(staged), _) => {
            // Somebody may have worked on it since it was looked at.
            if !matches!(look(target, Some(bytes), force), Ok(Some(_))) {
                return Err(io::Error::other("it was changed while this run was at work"));
            }
            staged.replace(target)?;
        }
        (None, State::Same) => return Ok(Fate::Unchanged),
        (None, _) => File::options().write(true).open(target)?.write_all(bytes)?,
    }
    Ok(Fate::Written)
}

/// A failure in the last step, with what was written before it.
fn midway(path: &Path, error: &io::Error, done: &[&Path]) -> Failure {
    if done.is_empty() || error.kind() == io::ErrorKind::BrokenPipe {
        return Failure::writing(path.display(), error);
    }
    let list = listed(done.iter().copied());
    Failure::refused(format!("cannot write {}: {}\nwritten before that:{list}", shown(path), reason(error)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file as the program writes it.
    fn ours(words: &str) -> Vec<u8> {
        let mut bytes = format!("{words} {}", seal::PLACEHOLDER).into_bytes();
        seal::seal(&mut bytes);
        bytes
    }

    fn output(path: PathBuf, words: &str) -> Output {
        Output { path, bytes: ours(words) }
    }

    /// Writes, and says what became of each file.
    fn write(outputs: Vec<Output>, force: bool) -> Result<Vec<Fate>, Failure> {
        let mut fates = Vec::new();
        write_all(outputs, force, |_, fate| fates.push(fate)).map(|()| fates)
    }

    fn message(result: Result<Vec<Fate>, Failure>) -> String {
        match result {
            Err(Failure::Refused { message, .. }) => message,
            other => panic!("should have been refused: {other:?}"),
        }
    }

    fn names(folder: &Path) -> Vec<String> {
        let name = |entry: io::Result<fs::DirEntry>| entry.unwrap().file_name().into_string().unwrap();
        let mut names: Vec<String> = fs::read_dir(folder).unwrap().map(name).collect();
        names.sort();
        names
    }

    #[test]
    fn writes_replaces_and_leaves_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a/b/one.pdf");
        assert_eq!(write(vec![output(path.clone(), "1")], false).unwrap(), [Fate::Written]);
        assert_eq!(write(vec![output(path.clone(), "1")], false).unwrap(), [Fate::Unchanged]);
        assert_eq!(write(vec![output(path.clone(), "2")], false).unwrap(), [Fate::Written]);
        assert_eq!(fs::read(&path).unwrap(), ours("2"));
        assert_eq!(names(path.parent().unwrap()), ["one.pdf"]);
    }

    #[test]
    fn names_every_foreign_file_and_writes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::write(at("1.pdf"), "a letter").unwrap();
        let mut edited = ours("mine");
        edited.push(b'!');
        fs::write(at("3.svg"), edited).unwrap();
        let run = || vec![output(at("1.pdf"), "1"), output(at("2.pdf"), "2"), output(at("3.svg"), "3")];
        let refused = message(write(run(), false));
        assert!(refused.contains("1.pdf") && refused.contains("3.svg") && !refused.contains("2.pdf"), "{refused}");
        assert_eq!(names(folder.path()), ["1.pdf", "3.svg"]);
        assert_eq!(fs::read(at("1.pdf")).unwrap(), b"a letter");
        assert_eq!(write(run(), true).unwrap(), [Fate::Written; 3]);
        assert_eq!(fs::read(at("3.svg")).unwrap(), ours("3"));
    }

    #[test]
    fn a_run_that_fails_leaves_no_trace() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("file"), "").unwrap();
        let good = output(folder.path().join("new/deep/1.pdf"), "1");
        let refused = message(write(vec![good, output(folder.path().join("file/2.pdf"), "2")], true));
        assert!(refused.contains("file/2.pdf"), "{refused}");
        assert_eq!(names(folder.path()), ["file"]);
        fs::create_dir(folder.path().join("3.pdf")).unwrap();
        assert!(message(write(vec![output(folder.path().join("3.pdf"), "3")], true)).contains("it is a folder"));
    }

    #[test]
    fn one_file_is_not_written_twice() {
        let twice = || output("same/1.pdf".into(), "1");
        assert!(message(write(vec![twice(), twice()], true)).contains("same/1.pdf would be written twice"));
    }

    #[cfg(unix)]
    #[test]
    fn keeps_permissions_and_links() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        let mode = |name| fs::metadata(at(name)).unwrap().permissions().mode() & 0o777;
        write(vec![output(at("1.pdf"), "1")], false).unwrap();
        fs::write(at("plain"), "").unwrap();
        assert_eq!(mode("1.pdf"), mode("plain"), "a new file follows the user's mask");
        fs::set_permissions(at("1.pdf"), Permissions::from_mode(0o640)).unwrap();
        symlink("1.pdf", at("link.pdf")).unwrap();
        assert_eq!(write(vec![output(at("link.pdf"), "2")], false).unwrap(), [Fate::Written]);
        assert!(at("link.pdf").is_symlink());
        assert_eq!((fs::read(at("1.pdf")).unwrap(), mode("1.pdf")), (ours("2"), 0o640));
        fs::set_permissions(at("1.pdf"), Permissions::from_mode(0o440)).unwrap();
        assert!(message(write(vec![output(at("1.pdf"), "3")], false)).contains("1.pdf"), "it is write-protected");
        symlink("nowhere", at("dangling.pdf")).unwrap();
        assert!(message(write(vec![output(at("dangling.pdf"), "4")], false)).contains("dangling.pdf"));
        assert_eq!(write(vec![output(at("dangling.pdf"), "4")], true).unwrap(), [Fate::Written]);
    }
}
