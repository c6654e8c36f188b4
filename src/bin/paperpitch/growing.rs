//! One document whose parts come one by one and are let go when they are written. Knows no variant.

use paperpitch::pdf;
use paperpitch::scene::{Document, Page};
use paperpitch::sheet::book::Binding;

use crate::delivery::Delivery;
use crate::failure::Failure;
use crate::output::Output;
use crate::sheet_args::Format;
use crate::sheets::Press;

/// A document on its way. The first part gives its title and its language.
pub struct Growing<'a> {
    press: &'a Press,
    delivery: &'a Delivery,
    begun: Option<Begun<'a>>,
}

/// What there is once a part has come.
struct Begun<'a> {
    title: String,
    binding: Binding,
    /// The pages that are not written yet.
    waiting: Vec<Page>,
    pdf: Option<pdf::Writer<'a>>,
    svgs: Vec<Vec<u8>>,
}

impl<'a> Growing<'a> {
    /// A document without a part.
    pub const fn new(press: &'a Press, delivery: &'a Delivery) -> Self {
        Self { press, delivery, begun: None }
    }

    /// Adds a part.
    ///
    /// # Errors
    /// Refuses more pages than the kind of file holds.
    pub fn add(&mut self, mut part: Document) -> Result<(), Failure> {
        let begun = self.begun.get_or_insert_with(|| Begun {
            title: part.title.clone(),
            binding: Binding::of(&part),
            waiting: Vec::new(),
            pdf: self.delivery.wants(Format::Pdf).then(|| self.press.pdf_writer(&part)),
            svgs: Vec::new(),
        });
        begun.binding.bind(&mut part.pages, &part.lang);
        begun.waiting.append(&mut part.pages);
        self.delivery.refuse_pages_in_one_svg(begun.binding.pages)
    }

    /// Writes the pages that have come, and lets them go.
    ///
    /// # Errors
    /// What the formats cannot hold.
    pub fn write(&mut self) -> Result<(), Failure> {
        let Some(begun) = &mut self.begun else { return Ok(()) };
        if let Some(pdf) = &mut begun.pdf {
            pdf.add(&begun.waiting).map_err(|error| Failure::refused(error.to_string()))?;
        }
        if self.delivery.wants(Format::Svg) {
            begun.svgs.extend(self.press.svgs(&begun.waiting, &begun.title, &begun.binding.lang));
        }
        begun.waiting.clear();
        Ok(())
    }

    /// The finished files, `stem` being their name without the ending.
    ///
    /// # Errors
    /// What the formats cannot hold.
    pub fn finish(mut self, stem: &str) -> Result<Vec<Output>, Failure> {
        self.write()?;
        let Some(begun) = self.begun else { return Ok(Vec::new()) };
        let mut files = Vec::new();
        if let Some(pdf) = begun.pdf {
            files.push(self.delivery.pdf(stem, self.press.finished(pdf)?));
        }
        if !begun.svgs.is_empty() {
            files.extend(self.delivery.svgs(stem, begun.svgs));
        }
        Ok(files)
    }
}
