//! `pitch`, `rules`, `card`, `notation` and `changes`: one material of one variant.

use paperpitch::geom::Length;
use paperpitch::locale::Locale;
use paperpitch::sheet::edge;
use paperpitch::variant::Variant;

use crate::args::{Changes, Format, Material, Pitch, Sheet, Tries};
use crate::delivery::Delivery;
use crate::failure::Failure;
use crate::languages;
use crate::screen::Screen;
use crate::sheets::{Kind, Layout, Press};
use crate::variants::{self, Print, Wanted};

/// Makes a pitch.
pub fn pitch(args: &Pitch, screen: Screen) -> Result<(), Failure> {
    let order = Order::new(&args.material.sheet, args.cell.cell, screen)?;
    let variant = order.variant(&args.material.variant, Print::Pitch(order.layout))?;
    order.make(&variant, Kind::Pitch { annotated: args.annotated })
}

/// Makes a rule sheet.
pub fn rules(args: &Material, screen: Screen) -> Result<(), Failure> {
    let order = Order::new(&args.sheet, None, screen)?;
    order.make(&order.variant(&args.variant, Print::Words)?, Kind::Rules)
}

/// Makes host cards.
pub fn card(args: &Material, screen: Screen) -> Result<(), Failure> {
    let order = Order::new(&args.sheet, None, screen)?;
    order.make(&order.variant(&args.variant, Print::Words)?, Kind::Card)
}

/// Makes a notation sheet.
pub fn notation(args: &Material, screen: Screen) -> Result<(), Failure> {
    let order = Order::new(&args.sheet, None, screen)?;
    order.make(&order.variant(&args.variant, Print::Words)?, Kind::Notation)
}

/// Makes a changes sheet. The quick tries are for the variant to be played, not for the known one.
pub fn changes(args: &Changes, screen: Screen) -> Result<(), Failure> {
    let order = Order::new(&args.sheet, None, screen)?;
    let known = Wanted { name: &args.from, tries: Tries::default(), print: Print::Words };
    let played = Wanted { name: &args.variant, tries: args.sheet.tries, print: Print::Words };
    match variants::read_all(&[played, known], args.sheet.caution.strict, screen)?.as_slice() {
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
    screen: Screen,
}

impl<'a> Order<'a> {
    /// Settles the languages, the paper, the place and the formats.
    fn new(sheet: &'a Sheet, cell: Option<Length>, screen: Screen) -> Result<Self, Failure> {
        let locales = languages::read(&sheet.lang, &sheet.wording, screen)?;
        let delivery = Delivery::new(sheet.output.as_deref(), &sheet.format, &[Format::Pdf])?;
        let layout = Layout::new(sheet.paper, cell)?;
        Ok(Self { sheet, layout, locales, delivery, screen })
    }

    /// Reads the one variant.
    fn variant(&self, name: &str, print: Print) -> Result<Variant, Failure> {
        let wanted = Wanted { name, tries: self.sheet.tries, print };
        variants::read(wanted, self.sheet.caution.strict, self.screen)
    }

    /// Makes the material in all languages, as one document, and delivers it.
    fn make(&self, variant: &Variant, kind: Kind<'_>) -> Result<(), Failure> {
        let press = Press::new();
        let document = press.make(variant, kind, &self.locales, self.layout)?;
        let surprises = press.notes().into_iter().chain(edge::near_edge(&document)).collect();
        self.screen.surprises(surprises, self.sheet.caution.strict)?;
        let tags: Vec<&str> = self.locales.iter().map(Locale::tag).collect();
        let name = format!("{}{}", variant.name, self.sheet.tries.suffix());
        let mut stem = format!("{name}.{}.{}", tags.join("+"), kind.word());
        if let Kind::Changes { from } = kind
            && from.name != "standard"
        {
            stem = format!("{stem}-from-{}", from.name);
        }
        let files = self.delivery.files(&press, &document, &stem)?;
        self.delivery.deliver(files, self.sheet.caution.force, self.screen)
    }
}
