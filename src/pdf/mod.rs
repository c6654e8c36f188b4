//! Scene → PDF 1.7 that keeps PDF/A-2a and PDF/UA-1. The only room that names the PDF crates; knows no game.
//!
//! Pages may come one by one: each is drawn, compressed and let go. printpdf embeds the fonts, lopdf holds the objects of
//! the file, which is saved once. Nothing in it depends on the clock or on chance.

mod content;
mod file;
mod metadata;
mod number;
mod outline;
mod pen;
mod place;
mod structure;
mod typefaces;
mod unhinted;

use rayon::prelude::*;

use self::content::Book;
use self::file::File;
use self::metadata::Title;
use self::structure::Structure;
use self::typefaces::Typeface;
use crate::geom::Size;
use crate::scene;
use crate::scene::Weight;
use crate::text::Fonts;

/// The sides of a page that the format allows, in points.
const SIDES: std::ops::RangeInclusive<f64> = 3.0..=14_400.0;

/// How a document asks to be printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PdfOptions {
    /// Whether on both sides; none leaves it to who prints.
    pub duplex: Option<Duplex>,
}

/// How the sides of a sheet are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duplex {
    /// Only the front.
    OneSided,
    /// Both, turned over the long edge.
    LongEdge,
    /// Both, turned over the short edge.
    ShortEdge,
}

/// Why a document cannot be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PdfError {
    /// The typeface lacks the sign for this text.
    MissingGlyph {
        /// The character or characters.
        text: String,
    },
    /// A page is too small or too large for the format (3 to 14,400 points).
    PageSize {
        /// The page's label.
        page: String,
    },
    /// A page holds a place or a length that is not a number.
    Number {
        /// The page's label.
        page: String,
    },
    /// The font could not be cut down to what is used.
    Font(String),
    /// The file could not be put together.
    Write(String),
}

impl std::fmt::Display for PdfError {
    fn fmt(&self, formatter: &mut std::fmt::Formatter) -> std::fmt::Result {
        match self {
            Self::MissingGlyph { text } => write!(formatter, "the typeface has no sign for {text:?}"),
            Self::PageSize { page } => write!(formatter, "page {page:?} must measure 3 to 14,400 points a side"),
            Self::Number { page } => write!(formatter, "page {page:?} holds a length that is not a number"),
            Self::Font(reason) => write!(formatter, "the font cannot be embedded: {reason}"),
            Self::Write(reason) => write!(formatter, "the PDF file cannot be put together: {reason}"),
        }
    }
}

impl std::error::Error for PdfError {}

impl From<lopdf::Error> for PdfError {
    fn from(error: lopdf::Error) -> Self {
        Self::Write(error.to_string())
    }
}

impl From<std::io::Error> for PdfError {
    fn from(error: std::io::Error) -> Self {
        Self::Write(error.to_string())
    }
}

/// Writes a document as a PDF file. It carries [`crate::seal::PLACEHOLDER`] once, for [`crate::seal::seal`].
///
/// # Errors
/// When a glyph is missing, or a page is no page; see [`PdfError`].
pub fn write(document: &scene::Document, fonts: &Fonts, options: &PdfOptions) -> Result<Vec<u8>, PdfError> {
    let mut writer = Writer::new(document.title.clone(), document.lang.clone(), fonts);
    writer.add(&document.pages)?;
    writer.finish(options)
}

/// Writes a document whose pages come one by one.
pub struct Writer<'a> {
    title: Title,
    fonts: &'a Fonts,
    book: Book,
    file: File,
}

impl<'a> Writer<'a> {
    /// A document with this title in this language, and no page yet.
    #[must_use]
    pub fn new(title: String, lang: scene::Lang, fonts: &'a Fonts) -> Self {
        let book = Book {
            structure: Structure::new(lang.clone()),
            regular: Typeface::new(Weight::Regular),
            bold: Typeface::new(Weight::Bold),
            coloured: false,
        };
        Self { title: Title { text: title, lang }, fonts, book, file: File::new() }
    }

    /// Adds pages. Nothing of them is kept but their finished content and what they are for who does not see them.
    ///
    /// # Errors
    /// When a glyph is missing, or a page is no page. The document is of no use after that.
    pub fn add(&mut self, pages: &[scene::Page]) -> Result<(), PdfError> {
        // What a page shows has its numbers in the document, so pages are drawn in turn; compressing takes longer.
        let drawn = pages.iter().map(|page| {
            check_size(page)?;
            content::draw(page, &self.title.lang, &mut self.book)
        });
        let drawn = drawn.collect::<Result<Vec<_>, PdfError>>()?;
        let share = drawn.len().div_ceil(rayon::current_num_threads());
        let contents = drawn.into_par_iter().with_min_len(share).map_init(file::deflater, file::packed);
        for (page, content) in pages.iter().zip(contents.collect::<Vec<_>>()) {
            self.file.add(page, content);
        }
        Ok(())
    }

    /// The finished file. It carries [`crate::seal::PLACEHOLDER`] once, for [`crate::seal::seal`].
    ///
    /// # Errors
    /// When the fonts cannot be embedded.
    pub fn finish(mut self, options: &PdfOptions) -> Result<Vec<u8>, PdfError> {
        self.file.complete(&self.title, &self.book, self.fonts, *options)?;
        self.file.save()
    }
}

/// Whether the format allows pages of this size.
fn check_size(page: &scene::Page) -> Result<(), PdfError> {
    let Size { width, height } = page.size;
    let fits = SIDES.contains(&width.to_pt()) && SIDES.contains(&height.to_pt());
    if fits { Ok(()) } else { Err(PdfError::PageSize { page: page.label.clone() }) }
}
