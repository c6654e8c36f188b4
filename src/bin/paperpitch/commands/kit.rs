//! `kit`: everything a table needs, for each variant and each language.

use paperpitch::diag::Diagnostic;
use paperpitch::locale::Locale;
use paperpitch::sheet::edge;
use paperpitch::variant::Variant;

use super::event;
use crate::args::Kit;
use crate::delivery::Delivery;
use crate::failure::Failure;
use crate::languages;
use crate::look::GuideKind;
use crate::output::Output;
use crate::screen::Screen;
use crate::sheet_args::Format;
use crate::sheets::{self, Kind, Layout, Press};
use crate::variants::{self, Print, Wanted};

/// Makes the kits: first all of them in memory, then the files.
pub fn kit(args: &Kit, screen: Screen) -> Result<(), Failure> {
    if args.event.is_some() || args.guests.is_some() {
        return event::job(args, screen);
    }
    if !args.only.is_empty() {
        return Err(Failure::refused_with(
            "--only names pages of an evening",
            "give --event FILE or --guests COUNT too",
        ));
    }
    let locales = languages::read(&args.lang, &args.wording, screen)?;
    let delivery = delivery(args, locales.len())?;
    let layout = Layout::new(args.paper, args.cell.cell)?;
    if let Some(how @ (GuideKind::Solid | GuideKind::Points)) = args.guides.guides {
        return Err(Failure::refused_with(
            format!("the rule sheet of a kit speaks of dotted lines, and --guides {} draws none", how.word()),
            "make the pitch alone with `paperpitch pitch`, or leave --guides out",
        ));
    }
    let chosen = args.look.settled(args.guides.guides)?;
    screen.surprises(chosen.warnings, args.caution.strict)?;
    let wanted = |name| Wanted { name, tries: args.tries, print: Print::Pitch(layout) };
    let wanted: Vec<Wanted> = args.variants.iter().map(|name| wanted(name)).collect();
    let variants = variants::read_all(&wanted, args.caution.strict, screen)?;
    let (files, prints, surprises) = (Vec::new(), Vec::new(), Vec::new());
    let press = Press::new().in_manner(chosen.manner).lettered(args.look.svg_text);
    let mut bench = Bench { press, layout, delivery, files, prints, surprises };
    for variant in &variants {
        let name = format!("{}{}", variant.name, args.tries.suffix());
        let folder = if args.output.is_none() { format!("{name}-kit/") } else { String::new() };
        for locale in &locales {
            bench.kit(variant, locale, &format!("{folder}{name}.{}", locale.tag()))?;
        }
    }
    screen.surprises(bench.surprises, args.caution.strict)?;
    bench.delivery.deliver(bench.files, args.caution.force, screen)?;
    if !bench.prints.is_empty() {
        screen.say(&advice(&bench.prints, layout));
    }
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

/// What kits are made with, and what has been made.
struct Bench {
    press: Press,
    layout: Layout,
    delivery: Delivery,
    files: Vec<Output>,
    /// A line on each PDF: what it takes to print it.
    prints: Vec<String>,
    /// What may surprise who prints them.
    surprises: Vec<Diagnostic>,
}

impl Bench {
    /// Makes the files of one variant in one language.
    fn kit(&mut self, variant: &Variant, locale: &Locale, stem: &str) -> Result<(), Failure> {
        let kinds = [
            (Kind::Kit, Format::Pdf, stem.to_owned()),
            (Kind::Pitch { annotated: false }, Format::Svg, format!("{stem}.pitch")),
            (Kind::Pitch { annotated: true }, Format::Svg, format!("{stem}.pitch-annotated")),
        ];
        for (kind, format, stem) in kinds {
            if !self.delivery.wants(format) {
                continue;
            }
            let document = self.press.make(variant, kind, std::slice::from_ref(locale), self.layout)?;
            self.surprises.extend(self.press.notes());
            self.surprises.extend(edge::near_edge(&document));
            let files = self.delivery.files_of_kind(&self.press, &document, &stem, format)?;
            if format == Format::Pdf && !self.delivery.is_to_stdout() {
                let (pages, sheets) = (document.pages.len(), sheets::sheets_to_print(variant, &document));
                let takes = format!("{pages} pages; {sheets} sheets of paper for {} guests", variant.guests);
                self.prints.extend(files.iter().map(|file| format!("{}  {takes}", file.path.display())));
            }
            self.files.extend(files);
        }
        Ok(())
    }
}

/// What to print and how.
fn advice(prints: &[String], layout: Layout) -> String {
    format!(
        "\nPrint at 100 % (\"actual size\", not \"fit to page\") on {}:\n  {}\n\
         The first page of each is the print plan: which pages, and how often.",
        layout.paper_in_words(),
        prints.join("\n  ")
    )
}
