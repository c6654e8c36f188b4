//! From finished documents to named files: what `-o` and `--format` mean, and how files are called. Knows no sheet.

use std::path::PathBuf;

use paperpitch::scene::Document;

use crate::failure::Failure;
use crate::output::{self, Output};
use crate::place::{self, Place};
use crate::screen::Screen;
use crate::sheet_args::Format;
use crate::sheets::Press;

/// Where the files of a run go, and of which kinds they are.
#[derive(Debug, PartialEq, Eq)]
pub struct Delivery {
    place: Place,
    formats: Vec<Format>,
}

impl Delivery {
    /// Settles `-o` and `--format`. Without -o files go where their stems say, from here; `usual` are the
    /// kinds of file when nothing tells.
    ///
    /// # Errors
    /// Refuses what contradicts itself, and two kinds of file in one place.
    pub fn new(output: Option<&std::path::Path>, asked: &[Format], usual: &[Format]) -> Result<Self, Failure> {
        let mut asked = asked.to_vec();
        asked.sort_unstable();
        asked.dedup();
        let place = output.map_or(Ok(Place::Folder(PathBuf::new())), Place::read)?;
        let ending = match &place {
            Place::File(path) => place::extension(path),
            Place::Folder(_) | Place::Stdout => None,
        };
        let formats = match (&place, ending, asked.as_slice()) {
            (Place::Folder(_), _, []) => usual.to_vec(),
            (_, Some(ending), []) => vec![ending],
            (_, None, []) => vec![Format::Pdf],
            (Place::File(path), Some(ending), [one]) if *one != ending => {
                return Err(Failure::refused(format!(
                    "{} ends in .{}, but --format asks for {}",
                    path.display(),
                    ending.extension(),
                    one.extension()
                )));
            }
            (Place::File(_) | Place::Stdout, _, [_, _, ..]) => {
                return Err(Failure::refused_with(
                    "one file cannot be both PDF and SVG",
                    "give a folder with -o, or one --format",
                ));
            }
            (_, _, asked) => asked.to_vec(),
        };
        Ok(Self { place, formats })
    }

    /// Whether files of this kind are wanted.
    pub fn wants(&self, format: Format) -> bool {
        self.formats.contains(&format)
    }

    /// Whether all goes into one file or to standard output.
    pub const fn is_one_file(&self) -> bool {
        !matches!(self.place, Place::Folder(_))
    }

    /// Whether all goes to standard output.
    pub fn is_to_stdout(&self) -> bool {
        self.place == Place::Stdout
    }

    /// The files of one document, `stem` being their name without the ending.
    ///
    /// # Errors
    /// Refuses several pages in one SVG.
    pub fn files(&self, press: &Press, document: &Document, stem: &str) -> Result<Vec<Output>, Failure> {
        let mut files = Vec::new();
        for &format in &self.formats {
            files.extend(self.files_of_kind(press, document, stem, format)?);
        }
        Ok(files)
    }

    /// The files of one document and one kind.
    ///
    /// # Errors
    /// Refuses several pages in one SVG.
    pub fn files_of_kind(
        &self,
        press: &Press,
        document: &Document,
        stem: &str,
        format: Format,
    ) -> Result<Vec<Output>, Failure> {
        let pages = document.pages.len();
        if format == Format::Pdf {
            return Ok(vec![self.pdf(stem, press.pdf(document)?)]);
        }
        self.refuse_pages_in_one_svg(pages)?;
        Ok(self.svgs(stem, press.svgs(&document.pages, &document.title, &document.lang)))
    }

    /// A finished PDF as a file.
    pub fn pdf(&self, stem: &str, bytes: Vec<u8>) -> Output {
        Output { path: self.path(stem, Format::Pdf), bytes }
    }

    /// Finished SVGs, one a page, as files.
    pub fn svgs(&self, stem: &str, pages: Vec<Vec<u8>>) -> Vec<Output> {
        let one = pages.len() == 1;
        let stem = |index: usize| if one { stem.to_owned() } else { format!("{stem}-{}", index + 1) };
        let file = |(index, bytes)| Output { path: self.path(&stem(index), Format::Svg), bytes };
        pages.into_iter().enumerate().map(file).collect()
    }

    /// Refuses several pages in one SVG.
    pub fn refuse_pages_in_one_svg(&self, pages: usize) -> Result<(), Failure> {
        if pages > 1 && self.is_one_file() && self.wants(Format::Svg) {
            return Err(Failure::refused_with(
                format!("there are {pages} pages, and an SVG holds one"),
                "give a folder with -o for one SVG a page, or --format pdf",
            ));
        }
        Ok(())
    }

    /// Where a file is to be.
    pub fn path(&self, stem: &str, format: Format) -> PathBuf {
        match &self.place {
            Place::Folder(folder) => folder.join(format!("{stem}.{}", format.extension())),
            Place::File(path) => path.clone(),
            Place::Stdout => PathBuf::from("-"),
        }
    }

    /// Writes the files, a line on the screen for each.
    ///
    /// # Errors
    /// Those of [`output::write_all`], and those of standard output.
    pub fn deliver(&self, files: Vec<Output>, force: bool, screen: Screen) -> Result<(), Failure> {
        if self.is_to_stdout() {
            return files.iter().try_for_each(|file| screen.data(&file.bytes));
        }
        output::write_all(files, force, |file, fate| screen.file(file, fate))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    fn settle(output: Option<&str>, asked: &[Format]) -> Result<Delivery, String> {
        Delivery::new(output.map(Path::new), asked, &[Format::Pdf]).map_err(|failure| format!("{failure:?}"))
    }

    #[test]
    fn the_place_and_the_format_agree() {
        use Format::{Pdf, Svg};
        let is = |place, formats: &[Format]| Ok(Delivery { place, formats: formats.to_vec() });
        assert_eq!(settle(None, &[]), is(Place::Folder("".into()), &[Pdf]));
        assert_eq!(settle(Some("there"), &[Svg, Pdf, Svg]), is(Place::Folder("there".into()), &[Pdf, Svg]));
        assert_eq!(settle(Some("a.svg"), &[]), is(Place::File("a.svg".into()), &[Svg]));
        assert_eq!(settle(Some("a.svg"), &[Svg]), is(Place::File("a.svg".into()), &[Svg]));
        assert_eq!(settle(Some("-"), &[]), is(Place::Stdout, &[Pdf]));
        assert_eq!(settle(Some("-"), &[Svg]), is(Place::Stdout, &[Svg]));
        assert!(settle(Some("a.pdf"), &[Svg]).is_err_and(|told| told.contains("a.pdf ends in .pdf")));
        assert!(settle(Some("-"), &[Svg, Pdf]).is_err_and(|told| told.contains("both PDF and SVG")));
        assert!(settle(Some("a.pdf"), &[Svg, Pdf]).is_err());
    }
}
