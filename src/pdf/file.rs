//! The file around the pages: adds to printpdf's document what it does not know, and saves it once.

use lopdf::{Document, Object, ObjectId, SaveOptions, dictionary, text_string};

use super::content::Book;
use super::pen::rounded;
use super::structure::count;
use super::typefaces::Typeface;
use super::{Duplex, PdfError, PdfOptions, metadata, outline};
use crate::scene;
use crate::scene::Weight;
use crate::text::Fonts;

/// Adds to printpdf's file what it does not know, and takes out what it claims wrongly.
pub(super) fn complete(
    file: &mut Document,
    document: &scene::Document,
    book: &Book,
    fonts: &Fonts,
    options: PdfOptions,
) -> Result<(), PdfError> {
    "1.7".clone_into(&mut file.version);
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
    if book.coloured {
        shared.set("ColorSpace", dictionary! { "DefaultRGB" => screen_colours() });
    }
    Ok(file.add_object(shared))
}

/// What the colours of a screen mean, told without a profile: those of sRGB, but for its curve, which is nearly this one.
fn screen_colours() -> Object {
    let numbers = |numbers: &[f32]| numbers.iter().map(|&number| Object::Real(number)).collect::<Vec<_>>();
    let matrix = [0.412_39, 0.212_64, 0.019_33, 0.357_58, 0.715_17, 0.119_19, 0.180_48, 0.072_19, 0.950_53];
    let meaning = dictionary! {
        "WhitePoint" => numbers(&[0.950_46, 1.0, 1.089_06]),
        "Gamma" => numbers(&[2.2, 2.2, 2.2]),
        "Matrix" => numbers(&matrix),
    };
    vec![Object::Name(b"CalRGB".to_vec()), meaning.into()].into()
}

/// Writes the root of the file.
fn write_catalog(
    file: &mut Document,
    document: &scene::Document,
    book: &Book,
    pages: &[ObjectId],
    options: PdfOptions,
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
fn viewer_preferences(options: PdfOptions) -> Object {
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
pub(super) fn save(mut file: Document) -> Result<Vec<u8>, PdfError> {
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
