//! `kit`: everything a table needs, for each variant and each language.

use paperpitch::locale::Locale;
use paperpitch::variant::Variant;

use crate::args::{Format, Kit};
use crate::delivery::Delivery;
use crate::failure::Failure;
use crate::languages;
use crate::output::{Output, extension};
use crate::screen::Screen;
use crate::sheets::{Kind, Layout, Press};
use crate::variants::{self, Wanted};

/// Makes the kits: first all of them in memory, then the files.
pub fn kit(args: &Kit, screen: Screen) -> Result<(), Failure> {
    let locales = languages::read(&args.lang)?;
    let delivery = delivery(args, locales.len())?;
    let wanted: Vec<Wanted> = args.variants.iter().map(|name| Wanted { name, tries: args.tries }).collect();
    let variants = variants::read_all(&wanted, args.caution.strict, screen)?;
    let layout = Layout::new(args.paper, args.cell.cell);
    let bench = Bench { press: Press::new(), layout, delivery };
    let mut files = Vec::new();
    for variant in &variants {
        let name = format!("{}{}", variant.name, args.tries.suffix());
        let folder = if args.output.is_none() { format!("{name}-kit/") } else { String::new() };
        for locale in &locales {
            let stem = format!("{folder}{name}.{}", locale.tag());
            files.extend(bench.kit(variant, locale, &stem)?);
        }
    }
    let advice = advice(&files, layout);
    bench.delivery.deliver(files, args.caution.force, screen)?;
    advice.iter().for_each(|advice| screen.say(advice));
    Ok(())
}

/// Where to, and in which formats. One file takes one kit, as PDF.
fn delivery(args: &Kit, languages: usize) -> Result<Delivery, Failure> {
    let delivery = Delivery::new(args.output.as_deref(), &args.format, &[Format::Pdf, Format::Svg])?;
    if delivery.is_one_file() && (args.variants.len() > 1 || languages > 1 || delivery.wants(Format::Svg)) {
        return Err(Failure::refused_with(
            "a kit is several files, and -o names only one",
            "give a folder, or make the PDF of one variant in one --lang",
        ));
    }
    Ok(delivery)
}

/// What kits are made with.
struct Bench {
    press: Press,
    layout: Layout,
    delivery: Delivery,
}

impl Bench {
    /// The files of one variant in one language.
    fn kit(&self, variant: &Variant, locale: &Locale, stem: &str) -> Result<Vec<Output>, Failure> {
        let kinds = [
            (Kind::Kit, Format::Pdf, stem.to_owned()),
            (Kind::Pitch { annotated: false }, Format::Svg, format!("{stem}.pitch")),
            (Kind::Pitch { annotated: true }, Format::Svg, format!("{stem}.pitch-annotated")),
        ];
        let mut files = Vec::new();
        for (kind, format, stem) in kinds {
            if self.delivery.wants(format) {
                let document = self.press.make(variant, kind, std::slice::from_ref(locale), self.layout)?;
                files.extend(self.delivery.files_of_kind(&self.press, &document, &stem, format)?);
            }
        }
        Ok(files)
    }
}

/// What to print and how; nothing where there is nothing to print.
fn advice(files: &[Output], layout: Layout) -> Option<String> {
    let pdfs = files.iter().filter(|file| extension(&file.path) == Some(Format::Pdf));
    let print: String = pdfs.map(|file| format!("\n  {}  {} pages", file.path.display(), file.pages)).collect();
    (!print.is_empty()).then(|| {
        format!(
            "\nPrint at 100 % (\"actual size\", not \"fit to page\") on {}:{print}\n\
             The first page is the print plan: which pages, how often, and for how many guests.",
            layout.paper_in_words()
        )
    })
}
