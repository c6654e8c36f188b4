//! `pitch`, `rules`, `card`, `notation` and `changes`: one material of one variant.

use paperpitch::geom::Length;
use paperpitch::locale::Locale;
use paperpitch::scene::Document;
use paperpitch::sheet::{book, edge, sides};
use paperpitch::variant::Variant;

use crate::args::{Changes, Material, Sheet};
use crate::delivery::Delivery;
use crate::failure::Failure;
use crate::languages;
use crate::look::GuideKind;
use crate::print_args::{Card, Pitch, Sides};
use crate::screen::Screen;
use crate::sheet_args::{Format, Tries};
use crate::sheets::{Kind, Layout, Press};
use crate::variants::{self, Print, Wanted};

/// Makes pitches: each alone, several times on a page, over several sheets, or with the rules behind it.
pub fn pitch(args: &Pitch, screen: Screen) -> Result<(), Failure> {
    let mut order = Order::new(&args.sheet, args.cell.cell, args.guides.guides, screen)?;
    let alone = args.annotated || args.sides.two_sided.is_some();
    if let Some(count) = args.per_page {
        order.layout = order.layout.several(count);
    } else if !alone {
        order.layout = order.layout.poster(args.poster);
    }
    let print = Print::Pitch(order.layout);
    let wanted: Vec<Wanted> =
        (args.variants.iter()).map(|name| Wanted { name, tries: args.sheet.tries, print }).collect();
    let variants = variants::read_all(&wanted, args.sheet.target.caution.strict, screen)?;
    order.sides(args.sides);
    let kind = |variant: &Variant| match (args.annotated, args.sides.two_sided) {
        (true, _) => Kind::Pitch { annotated: true },
        (_, Some(_)) => Kind::PitchesAndRules,
        _ => order.layout.pitch_kind(variant, order.press.manner()),
    };
    if let [variant] = variants.as_slice() {
        return order.make(variant, kind(variant));
    }
    let drawn = variants.iter().map(|variant| order.draw(variant, kind(variant))).collect::<Result<Vec<_>, _>>()?;
    let Some(document) = book::bound(drawn) else { return Ok(()) };
    order.hand_over(&document, &format!("{}-variants.{}.pitch", variants.len(), order.tags()))
}

/// Makes a rule sheet.
pub fn rules(args: &Material, screen: Screen) -> Result<(), Failure> {
    let order = Order::new(&args.sheet, None, None, screen)?;
    order.make(&order.variant(&args.variant, Print::Words)?, Kind::Rules)
}

/// Makes host cards, with backs if they are wanted.
pub fn card(args: &Card, screen: Screen) -> Result<(), Failure> {
    let mut order = Order::new(&args.material.sheet, None, None, screen)?;
    order.sides(args.sides);
    let kind = match args.sides.two_sided {
        Some(edge) => Kind::TwoSidedCards { flip: edge.flip() },
        None if args.fold => Kind::FoldedCards,
        None => Kind::Card,
    };
    order.make(&order.variant(&args.material.variant, Print::Words)?, kind)
}

/// Makes a notation sheet.
pub fn notation(args: &Material, screen: Screen) -> Result<(), Failure> {
    let order = Order::new(&args.sheet, None, None, screen)?;
    order.make(&order.variant(&args.variant, Print::Words)?, Kind::Notation)
}

/// Makes a changes sheet. The quick tries are for the variant to be played, not for the known one.
pub fn changes(args: &Changes, screen: Screen) -> Result<(), Failure> {
    let order = Order::new(&args.sheet, None, None, screen)?;
    let known = Wanted { name: &args.from, tries: Tries::default(), print: Print::Words };
    let played = Wanted { name: &args.variant, tries: args.sheet.tries, print: Print::Words };
    match variants::read_all(&[played, known], args.sheet.target.caution.strict, screen)?.as_slice() {
        [played, known] => order.make(played, Kind::Changes { from: known }),
        _ => Err(Failure::Findings(Vec::new())),
    }
}

/// What a single material is made with: all that can be settled before a variant is read.
struct Order<'a> {
    sheet: &'a Sheet,
    layout: Layout,
    locales: Vec<Locale>,
    delivery: Delivery,
    press: Press,
    /// How far backs are moved to the right and down.
    offset: (Length, Length),
    screen: Screen,
}

impl<'a> Order<'a> {
    /// Settles the languages, the paper, the place and the formats.
    fn new(sheet: &'a Sheet, cell: Option<Length>, guides: Option<GuideKind>, screen: Screen) -> Result<Self, Failure> {
        let locales = languages::read(&sheet.target.lang, &sheet.target.wording, screen)?;
        let delivery = Delivery::new(sheet.target.output.as_deref(), &sheet.target.format, &[Format::Pdf])?;
        let layout = Layout::new(sheet.paper, cell)?;
        let chosen = sheet.look.settled(guides)?;
        screen.surprises(chosen.warnings, sheet.target.caution.strict)?;
        let (press, offset) = (Press::new().in_manner(chosen.manner).lettered(sheet.look.svg_text), Default::default());
        Ok(Self { sheet, layout, locales, delivery, press, offset, screen })
    }

    /// Settles how both sides of the paper are used.
    fn sides(&mut self, sides: Sides) {
        self.offset = sides.back_offset.unwrap_or_default();
        if let Some(edge) = sides.two_sided {
            self.press = std::mem::take(&mut self.press).on_both_sides(edge.duplex());
        }
    }

    /// Reads the one variant.
    fn variant(&self, name: &str, print: Print) -> Result<Variant, Failure> {
        let wanted = Wanted { name, tries: self.sheet.tries, print };
        variants::read(wanted, self.sheet.target.caution.strict, self.screen)
    }

    /// Makes the material in all languages, as one document, and delivers it.
    fn make(&self, variant: &Variant, kind: Kind<'_>) -> Result<(), Failure> {
        let document = self.draw(variant, kind)?;
        let name = format!("{}{}", variant.name, self.sheet.tries.suffix());
        let mut stem = format!("{name}.{}.{}", self.tags(), kind.word());
        if let Kind::Changes { from } = kind
            && from.name != "standard"
        {
            stem = format!("{stem}-from-{}", from.name);
        }
        self.hand_over(&document, &stem)?;
        if matches!(kind, Kind::Poster { .. }) {
            let sheets = document.pages.len() / self.locales.len().max(1);
            self.screen.say(&format!("a poster of {sheets} sheets: cut along the dashes, glue where the crosses meet"));
        }
        Ok(())
    }

    /// The material in all languages, as one document.
    fn draw(&self, variant: &Variant, kind: Kind<'_>) -> Result<Document, Failure> {
        let mut document = self.press.make(variant, kind, &self.locales, self.layout)?;
        sides::move_backs(&mut document, self.offset.0, self.offset.1);
        Ok(document)
    }

    /// Delivers a document, and says before what may surprise who prints it.
    fn hand_over(&self, document: &Document, stem: &str) -> Result<(), Failure> {
        let surprises = self.press.notes().into_iter().chain(edge::near_edge(document)).collect();
        self.screen.surprises(surprises, self.sheet.target.caution.strict)?;
        let files = self.delivery.files(&self.press, document, stem)?;
        self.delivery.deliver(files, self.sheet.target.caution.force, self.screen)
    }

    /// Its languages, as they stand in the names of files.
    fn tags(&self) -> String {
        let tags: Vec<&str> = self.locales.iter().map(Locale::tag).collect();
        tags.join("+")
    }
}
