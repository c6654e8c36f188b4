//! `variants --sheet`: the built-ins, or files and folders of them, side by side at one scale.

use paperpitch::diag::Diagnostic;
use paperpitch::locale::Locale;
use paperpitch::scene::Document;
use paperpitch::sheet::book;
use paperpitch::sheet::desk::Desk;
use paperpitch::sheet::gallery::{Gallery, Panel};
use paperpitch::sheet::paper::Paper;
use paperpitch::variant::{BUILT_INS, Variant};

use crate::delivery::Delivery;
use crate::designer_args::Variants;
use crate::failure::Failure;
use crate::languages;
use crate::names;
use crate::screen::Screen;
use crate::sheet_args::{Format, Tries};
use crate::sheets::Press;
use crate::variants::{self, Print, Wanted};

/// Makes the sheet.
pub fn gallery(args: &Variants, screen: Screen) -> Result<(), Failure> {
    let locales = languages::read(&args.lang, &args.wording, screen)?;
    let delivery = Delivery::new(args.output.as_deref(), &args.format, &[Format::Pdf])?;
    let paper = args.paper.settled()?;
    let names =
        if args.names.is_empty() { BUILT_INS.map(str::to_owned).to_vec() } else { names::expanded(&args.names)? };
    let wanted: Vec<Wanted> =
        names.iter().map(|name| Wanted { name, tries: Tries::default(), print: Print::Words }).collect();
    let variants = variants::read_all(&wanted, args.caution.strict, screen)?;
    let press = Press::new();
    let made = locales.iter().map(|locale| in_one_language(&press, &variants, locale, paper));
    let made = made.collect::<Result<Vec<Document>, Failure>>()?;
    let document = book::bound(made).ok_or_else(|| Failure::refused("no language was asked for"))?;
    let tags: Vec<&str> = locales.iter().map(Locale::tag).collect();
    let files = delivery.files(&press, &document, &format!("variants.{}", tags.join("+")))?;
    delivery.deliver(files, args.caution.force, screen)
}

/// The sheet in one language.
fn in_one_language(press: &Press, variants: &[Variant], locale: &Locale, paper: Paper) -> Result<Document, Failure> {
    let found = |finding: Diagnostic| Failure::Findings(vec![finding]);
    let desks = variants.iter().map(|variant| Desk::new(variant, locale, press.setter()));
    let desks = desks.collect::<Result<Vec<Desk>, Diagnostic>>().map_err(found)?;
    let panels = desks.iter().map(panel).collect::<Result<Vec<Panel>, Diagnostic>>().map_err(found)?;
    let Some(desk) = desks.first() else { return Err(Failure::refused("there is no variant to draw")) };
    let title = desk.say("sheet-gallery").map_err(found)?;
    press.gallery(&Gallery { title, note: String::new(), lang: desk.lang(), paper, panels })
}

fn panel<'d>(desk: &'d Desk) -> Result<Panel<'d>, Diagnostic> {
    Ok(Panel {
        pitch: &desk.variant.pitch,
        name: desk.title()?,
        note: desk.say("footer-pitch")?,
        alt: desk.say("alt-pitch")?,
        tally: None,
    })
}
