//! Scene → PDF 1.7 that keeps PDF/A-2a and PDF/UA-1. The only room that names the PDF crates; knows no game.
//!
//! printpdf writes pages and fonts into a document in memory, lopdf adds what printpdf does not know (structure,
//! bookmarks, metadata), and the file is saved once. Nothing in it depends on the clock or on chance.

mod content;
mod metadata;
mod outline;
mod pen;
mod place;
mod structure;
mod typefaces;

use lopdf::{Document, Object, ObjectId, SaveOptions, dictionary, text_string};
use printpdf::{Mm, PdfDocument, PdfPage, PdfSaveOptions, to_lopdf_doc};

use self::content::Book;
use self::pen::rounded;
use self::structure::{Structure, count};
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
    let mut file = to_lopdf_doc(&drawn, &how, &mut Vec::new());
    complete(&mut file, document, &book, fonts, options)?;
    save(file)
}

/// Whether the format allows pages of this size.
fn check_size(page: &scene::Page) -> Result<(), PdfError> {
    let Size { width, height } = page.size;
    let fits = SIDES.contains(&width.to_pt()) && SIDES.contains(&height.to_pt());
    if fits { Ok(()) } else { Err(PdfError::PageSize { page: page.label.clone() }) }
}

/// Adds to printpdf's file what it does not know, and takes out what it claims wrongly.
fn complete(
    file: &mut Document,
    document: &scene::Document,
    book: &Book,
    fonts: &Fonts,
    options: &PdfOptions,
) -> Result<(), PdfError> {
    file.version = "1.7".to_owned();
    let pages: Vec<ObjectId> = file.page_iter().collect();
    let resources = share_resources(file, &pages, book, fonts)?;
    for (at, (page, &id)) in document.pages.iter().zip(&pages).enumerate() {
        let contents = file.get_dictionary(id)?.get(b"Contents")?.clone();
        let parent = file.get_dictionary(id)?.get(b"Parent")?.clone();
        let corner = [0.0, 0.0, page.size.width.to_pt(), page.size.height.to_pt()];
        let sheet = corner.map(|side| Object::Real(rounded(side))).to_vec();
        let written = dictionary! { "Type" => "Page", "Parent" => parent, "Contents" => contents, "Resources" => resources,
        "MediaBox" => sheet.clone(), "CropBox" => sheet.clone(), "TrimBox" => sheet, "StructParents" => count(at) };
        file.objects.insert(id, written.into());
    }
    let info = file.trailer.get(b"Info")?.as_reference()?;
    file.objects.insert(info, metadata::info(document));
    write_catalog(file, document, book, &pages, options)
}

/// Gives all pages the same resources, which are the fonts, and completes these.
fn share_resources(file: &mut Document, pages: &[ObjectId], book: &Book, fonts: &Fonts) -> Result<ObjectId, PdfError> {
    let mut shared = dictionary! {};
    for &page in pages {
        let id = file.get_dictionary(page)?.get(b"Resources")?.as_reference()?;
        let Some(Object::Dictionary(resources)) = file.objects.remove(&id) else { continue };
        for (name, value) in resources {
            let id = value.as_reference()?;
            if name == b"Font" { shared.set("Font", id) } else { drop(file.objects.remove(&id)) }
        }
    }
    if let Ok(names) = shared.get(b"Font").and_then(Object::as_reference) {
        let names = file.get_dictionary(names)?.clone();
        for (typeface, weight) in [(&book.regular, Weight::Regular), (&book.bold, Weight::Bold)] {
            if let Ok(font) = names.get(Typeface::id(weight).0.as_bytes()).and_then(Object::as_reference) {
                typeface.complete(fonts, file, font)?;
            }
        }
    }
    Ok(file.add_object(shared))
}

/// Writes the root of the file.
fn write_catalog(
    file: &mut Document,
    document: &scene::Document,
    book: &Book,
    pages: &[ObjectId],
    options: &PdfOptions,
) -> Result<(), PdfError> {
    let mut catalog = dictionary! {
        "Type" => "Catalog",
        "Pages" => file.catalog()?.get(b"Pages")?.clone(),
        "Lang" => text_string(&document.lang.0),
        "MarkInfo" => dictionary! { "Marked" => true },
        "StructTreeRoot" => book.structure.write(file, pages),
        "Metadata" => metadata::packet(file, document),
        "OutputIntents" => vec![metadata::output_intent(file)],
        "PageLabels" => outline::labels(&document.pages),
        "ViewerPreferences" => viewer_preferences(options),
    };
    if let Some(outline) = outline::write(file, &document.pages, pages) {
        catalog.set("Outlines", outline);
        catalog.set("PageMode", "UseOutlines");
    }
    *file.catalog_mut()? = catalog;
    Ok(())
}

/// How a reader shows and prints the file: at its true size, on the paper it is made for.
fn viewer_preferences(options: &PdfOptions) -> Object {
    let mut preferences =
        dictionary! { "DisplayDocTitle" => true, "PrintScaling" => "None", "PickTrayByPDFSize" => true };
    match options.duplex {
        None => {}
        Some(Duplex::OneSided) => preferences.set("Duplex", "Simplex"),
        Some(Duplex::LongEdge) => preferences.set("Duplex", "DuplexFlipLongEdge"),
        Some(Duplex::ShortEdge) => preferences.set("Duplex", "DuplexFlipShortEdge"),
    }
    preferences.into()
}

/// The bytes of the finished file.
fn save(mut file: Document) -> Result<Vec<u8>, PdfError> {
    file.compress();
    metadata::identify(&mut file)?;
    let small = SaveOptions::builder()
        .use_object_streams(true)
        .use_xref_streams(true)
        .max_objects_per_stream(1000)
        .compression_level(9)
        .build();
    let mut bytes = Vec::new();
    file.save_with_options(&mut bytes, small)?;
    Ok(bytes)
}
