//! The file around the pages: page by page as they come, then what holds them together; saved once.

use flate2::{Compress, Compression, FlushCompress, Status};
use lopdf::{Document, Object, ObjectId, SaveOptions, Stream, dictionary, text_string};

use super::content::Book;
use super::metadata::Title;
use super::number::{count, real};
use super::outline::Outline;
use super::typefaces::Typeface;
use super::{Duplex, PdfError, PdfOptions, metadata};
use crate::scene::{Page, Weight};
use crate::text::Fonts;

/// A file on its way.
pub(super) struct File {
    document: Document,
    /// The pages so far.
    pages: Vec<ObjectId>,
    outline: Outline,
    /// Where that will be which all pages share.
    root: ObjectId,
    resources: ObjectId,
}

impl File {
    /// A file without a page.
    pub(super) fn new() -> Self {
        let mut document = Document::with_version("1.7");
        let (root, resources) = (document.new_object_id(), document.new_object_id());
        Self { document, pages: Vec::new(), outline: Outline::default(), root, resources }
    }

    /// Adds a page with its content.
    pub(super) fn add(&mut self, page: &Page, content: Stream) {
        let content = self.document.add_object(content);
        let sheet = [0.0, 0.0, page.size.width.to_pt(), page.size.height.to_pt()].map(real).to_vec();
        let written = dictionary! { "Type" => "Page", "Parent" => self.root, "Contents" => content,
        "Resources" => self.resources, "MediaBox" => sheet.clone(), "CropBox" => sheet.clone(), "TrimBox" => sheet,
        "StructParents" => count(self.pages.len()) };
        let id = self.document.add_object(written);
        self.pages.push(id);
        self.outline.add(page, id);
    }

    /// Adds what holds the pages together.
    pub(super) fn complete(
        &mut self,
        title: &Title,
        book: &Book,
        fonts: &Fonts,
        options: PdfOptions,
    ) -> Result<(), PdfError> {
        let kids: Vec<Object> = self.pages.iter().map(|&page| page.into()).collect();
        let root = dictionary! { "Type" => "Pages", "Count" => count(kids.len()), "Kids" => kids };
        self.document.objects.insert(self.root, root.into());
        self.share_resources(book, fonts)?;
        let info = self.document.add_object(metadata::info(title));
        let catalog = self.catalog(title, book, options);
        let catalog = self.document.add_object(catalog);
        self.document.trailer = dictionary! { "Root" => catalog, "Info" => info, "ID" => metadata::nameless(),
        "PaperpitchSeal" => metadata::unsealed() };
        Ok(())
    }

    /// Writes what all pages share: the fonts, and what colours mean.
    fn share_resources(&mut self, book: &Book, fonts: &Fonts) -> Result<(), PdfError> {
        let mut embedded = dictionary! {};
        for (typeface, weight) in [(&book.regular, Weight::Regular), (&book.bold, Weight::Bold)] {
            if let Some(font) = typeface.embed(fonts, &mut self.document)? {
                embedded.set(Typeface::name(weight), font);
            }
        }
        let mut resources = dictionary! { "Font" => embedded };
        if book.coloured {
            resources.set("ColorSpace", dictionary! { "DefaultRGB" => screen_colours() });
        }
        self.document.objects.insert(self.resources, resources.into());
        Ok(())
    }

    /// The root of the file.
    fn catalog(&mut self, title: &Title, book: &Book, options: PdfOptions) -> lopdf::Dictionary {
        let file = &mut self.document;
        let mut catalog = dictionary! {
            "Type" => "Catalog",
            "Pages" => self.root,
            "Lang" => text_string(&title.lang.0),
            "MarkInfo" => dictionary! { "Marked" => true },
            "StructTreeRoot" => book.structure.write(file, &self.pages),
            "Metadata" => metadata::packet(file, title),
            "OutputIntents" => vec![metadata::output_intent(file)],
            "PageLabels" => self.outline.labels(),
            "ViewerPreferences" => viewer_preferences(options),
        };
        if let Some(outline) = self.outline.write(file) {
            catalog.set("Outlines", outline);
            catalog.set("PageMode", "UseOutlines");
        }
        catalog
    }

    /// The bytes of the finished file.
    pub(super) fn save(mut self) -> Result<Vec<u8>, PdfError> {
        self.document.compress();
        let small = SaveOptions::builder()
            .use_object_streams(true)
            .use_xref_streams(true)
            .max_objects_per_stream(1000)
            .compression_level(9)
            .build();
        let mut bytes = Vec::new();
        self.document.save_with_options(&mut bytes, small)?;
        metadata::identify(&mut bytes);
        Ok(bytes)
    }
}

/// What compresses one stream after the other.
pub(super) fn deflater() -> Compress {
    Compress::new(Compression::best(), true)
}

/// Content, compressed where that makes it smaller.
pub(super) fn packed(deflater: &mut Compress, content: Vec<u8>) -> Stream {
    deflater.reset();
    // Room for what does not shrink: a few bytes for each 16 KB of it.
    let mut packed = Vec::with_capacity(content.len() + content.len() / 1000 + 64);
    let ended = deflater.compress_vec(&content, &mut packed, FlushCompress::Finish);
    if !matches!(ended, Ok(Status::StreamEnd)) || packed.len() >= content.len() {
        return Stream::new(dictionary! {}, content);
    }
    packed.shrink_to_fit();
    Stream::new(dictionary! { "Filter" => "FlateDecode" }, packed)
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
