//! Where `-o` leads: a file, a folder, or standard output. Writes nothing.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::output::is_stream;
use crate::sheet_args::Format;

/// Where `-o` leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// Into a folder, which may have to be made.
    Folder(PathBuf),
    /// Into this one file.
    File(PathBuf),
    /// To standard output.
    Stdout,
}

impl Place {
    /// Reads `-o`: `-`, a file that ends in .pdf or .svg (or is a device or a pipe), else a folder.
    ///
    /// # Errors
    /// Refuses an existing file where a folder would have to be, and a name that ends as another kind of file does.
    pub fn read(path: &Path) -> Result<Self, Failure> {
        if path == Path::new("-") || path == Path::new("/dev/stdout") {
            return Ok(Self::Stdout);
        }
        if path == Path::new("") {
            return Err(Failure::refused("-o needs the name of a file or a folder"));
        }
        let owned = path.to_owned();
        let ends_as_folder = path.as_os_str().as_encoded_bytes().ends_with(b"/");
        match fs::metadata(path) {
            Ok(found) if found.is_dir() && extension(path).is_none() => Ok(Self::Folder(owned)),
            Ok(found) if is_stream(&found) => Ok(Self::File(owned)),
            _ if extension(path).is_some() && !ends_as_folder => Ok(Self::File(owned)),
            Ok(found) if found.is_file() => Err(Failure::refused_with(
                format!("{} is a file, not a folder", path.display()),
                "give a folder, or a file that ends in .pdf or .svg",
            )),
            Err(_) if ends_as_another_file(path) && !ends_as_folder => Err(Failure::refused_with(
                format!("{} is the name of neither a PDF nor an SVG", path.display()),
                "give a file that ends in .pdf or .svg, or a folder (with a / at the end, if it has a dot)",
            )),
            _ => Ok(Self::Folder(owned)),
        }
    }
}

/// Whether a path ends as files do that are not ours: in a dot and a word, such as .png.
fn ends_as_another_file(path: &Path) -> bool {
    let ending = path.extension().map(OsStr::to_string_lossy);
    ending.is_some_and(|ending| ending.starts_with(|sign: char| sign.is_ascii_alphabetic()))
}

/// How a path ends, if it names a format of ours.
pub fn extension(path: &Path) -> Option<Format> {
    let ending = path.extension().and_then(OsStr::to_str)?.to_lowercase();
    [Format::Pdf, Format::Svg].into_iter().find(|format| format.extension() == ending)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_o_leads() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::write(at("notes"), "").unwrap();
        let read = |path: &Path| Place::read(path).map_err(|failure| format!("{failure:?}"));
        assert_eq!(read(Path::new("-")), Ok(Place::Stdout));
        assert_eq!(read(folder.path()), Ok(Place::Folder(folder.path().to_owned())));
        assert_eq!(read(&at("x.PDF")), Ok(Place::File(at("x.PDF"))));
        assert_eq!(read(Path::new("x.pdf/")), Ok(Place::Folder("x.pdf/".into())));
        assert_eq!(read(&at("new")), Ok(Place::Folder(at("new"))));
        assert!(read(&at("notes")).is_err_and(|message| message.contains("is a file, not a folder")));
        for (name, is_folder) in [("x.png", false), ("a/x.PS", false), ("x.d/", true), ("v1.2", true), (".x", true)] {
            assert_eq!(read(&at(name)).is_ok(), is_folder, "{name}");
        }
        fs::create_dir(at("x.d")).unwrap();
        assert_eq!(read(&at("x.d")), Ok(Place::Folder(at("x.d"))));
        assert!(read(Path::new("")).is_err());
        #[cfg(unix)]
        assert_eq!(read(Path::new("/dev/full")), Ok(Place::File("/dev/full".into())));
    }
}
