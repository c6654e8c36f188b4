//! Scene → PDF 1.7 that keeps PDF/A-2a and PDF/UA-1. The only room that names the PDF crates; knows no game.
//!
//! printpdf writes pages and fonts into a document in memory, lopdf adds what printpdf does not know (structure,
//! bookmarks, metadata), and the file is saved once. Nothing in it depends on the clock or on chance.

mod content;
mod file;
mod metadata;
mod outline;
mod pen;
mod place;
mod structure;
mod typefaces;

use printpdf::{Mm, PdfDocument, PdfPage, PdfSaveOptions, to_lopdf_doc};

use self::content::Book;
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
    let mut book = Book {
        structure: Structure::new(document.lang.clone()),
        regular: Typeface::new(Weight::Regular),
        bold: Typeface::new(Weight::Bold),
        coloured: false,
    };
    let mut drawn = PdfDocument::new("");
    for page in &document.pages {
        check_size(page)?;
        let ops = content::draw(page, &document.lang, &mut book)?;
        drawn.pages.push(PdfPage::new(Mm(0.0), Mm(0.0), ops));
    }
    for typeface in [&book.regular, &book.bold] {
        typeface.embed(fonts, &mut drawn.resources)?;
    }
    // "Insecure" lets the path operators through that the pen writes itself.
    let how = PdfSaveOptions { secure: false, subset_fonts: false, ..PdfSaveOptions::default() };
    let mut whole = to_lopdf_doc(&drawn, &how, &mut Vec::new());
    file::complete(&mut whole, document, &book, fonts, *options)?;
    file::save(whole)
}

/// Whether the format allows pages of this size.
fn check_size(page: &scene::Page) -> Result<(), PdfError> {
    let Size { width, height } = page.size;
    let fits = SIDES.contains(&width.to_pt()) && SIDES.contains(&height.to_pt());
    if fits { Ok(()) } else { Err(PdfError::PageSize { page: page.label.clone() }) }
}
