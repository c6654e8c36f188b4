//! `pitch`, `rules`, `card`, `notation` and `changes`: one material of one variant.

use paperpitch::geom::Length;
use paperpitch::locale::Locale;
use paperpitch::variant::Variant;

use crate::args::{Changes, Format, Material, Pitch, Sheet, Tries};
use crate::delivery::Delivery;
use crate::failure::Failure;
use crate::languages;
use crate::screen::Screen;
use crate::sheets::{Kind, Layout, Press};
use crate::variants::{self, Wanted};

/// Makes a pitch.
pub fn pitch(args: &Pitch, screen: Screen) -> Result<(), Failure> {
    let order = Order::new(&args.material.sheet, screen)?;
    let variant = order.variant(&args.material.variant)?;
    order.make(&variant, Kind::Pitch { annotated: args.annotated }, args.cell.cell)
}

/// Makes a rule sheet.
pub fn rules(args: &Material, screen: Screen) -> Result<(), Failure> {
    let order = Order::new(&args.sheet, screen)?;
    order.make(&order.variant(&args.variant)?, Kind::Rules, None)
}

/// Makes host cards.
pub fn card(args: &Material, screen: Screen) -> Result<(), Failure> {
    let order = Order::new(&args.sheet, screen)?;
    order.make(&order.variant(&args.variant)?, Kind::Card, None)
}

/// Makes a notation sheet.
pub fn notation(args: &Material, screen: Screen) -> Result<(), Failure> {
    let order = Order::new(&args.sheet, screen)?;
    order.make(&order.variant(&args.variant)?, Kind::Notation, None)
}

/// Makes a changes sheet. The quick tries are for the variant to be played, not for the known one.
pub fn changes(args: &Changes, screen: Screen) -> Result<(), Failure> {
    let order = Order::new(&args.sheet, screen)?;
    let known = Wanted { name: &args.from, tries: Tries::default() };
    let played = Wanted { name: &args.variant, tries: args.sheet.tries };
    match variants::read_all(&[played, known], args.sheet.caution.strict, screen)?.as_slice() {
        [played, known] => order.make(played, Kind::Changes { from: known }, None),
        _ => Err(Failure::Findings(Vec::new())),
    }
}

/// What a single material is made with: all that can be settled before a variant is read.
struct Order<'a> {
    sheet: &'a Sheet,
    locales: Vec<Locale>,
    delivery: Delivery,
    screen: Screen,
}

impl<'a> Order<'a> {
    /// Settles the languages, the place and the formats.
    fn new(sheet: &'a Sheet, screen: Screen) -> Result<Self, Failure> {
        let locales = languages::read(&sheet.lang, &sheet.wording)?;
        let delivery = Delivery::new(sheet.output.as_deref(), &sheet.format, &[Format::Pdf])?;
        Ok(Self { sheet, locales, delivery, screen })
    }

    /// Reads the one variant.
    fn variant(&self, name: &str) -> Result<Variant, Failure> {
        let wanted = Wanted { name, tries: self.sheet.tries };
        variants::read(wanted, self.sheet.caution.strict, self.screen)
    }

    /// Makes the material in all languages, as one document, and delivers it.
    fn make(&self, variant: &Variant, kind: Kind<'_>, cell: Option<Length>) -> Result<(), Failure> {
        let press = Press::new();
        let document = press.make(variant, kind, &self.locales, Layout::new(self.sheet.paper, cell))?;
        let tags: Vec<&str> = self.locales.iter().map(Locale::tag).collect();
        let name = format!("{}{}", variant.name, self.sheet.tries.suffix());
        let stem = format!("{name}.{}.{}", tags.join("+"), kind.word());
        let files = self.delivery.files(&press, &document, &stem)?;
        self.delivery.deliver(files, self.sheet.caution.force, self.screen)
    }
}
