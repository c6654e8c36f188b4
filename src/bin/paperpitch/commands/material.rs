//! `pitch`, `rules`, `card`, `notation` and `changes`: one material of one variant.

use paperpitch::geom::Length;
use paperpitch::locale::Locale;
use paperpitch::sheet::{edge, sides};
use paperpitch::variant::Variant;
use rayon::prelude::*;

use crate::args::{Changes, Material, Sheet};
use crate::delivery::Delivery;
use crate::failure::Failure;
use crate::growing::Growing;
use crate::layout::Layout;
use crate::look::GuideKind;
use crate::print_args::{Card, Pitch, Sides};
use crate::screen::{Screen, Told};
use crate::sheet_args::{Format, Tries};
use crate::sheets::{Kind, Made, Press};
use crate::variants::{self, Print, Wanted};
use crate::{languages, names};

/// How many variants are in memory at once.
const AT_ONCE: usize = 64;

/// Makes pitches: each alone, several times on a page, over several sheets, or with the rules behind it.
pub fn pitch(args: &Pitch, screen: Screen) -> Result<(), Failure> {
    let mut order = Order::new(&args.sheet, args.cell.cell, args.guides.guides, screen)?;
    let alone = args.annotated || args.sides.two_sided.is_some();
    if let Some(count) = args.per_page {
        order.layout = order.layout.several(count);
    } else if !alone {
        order.layout = order.layout.poster(args.poster);
    }
    order.sides(args.sides);
    let names = names::expanded(&args.variants)?;
    let kind = |variant: &Variant| match (args.annotated, args.sides.two_sided) {
        (true, _) => Kind::Pitch { annotated: true },
        (_, Some(_)) => Kind::PitchesAndRules,
        _ => order.layout.pitch_kind(variant, order.press.manner()),
    };
    match names.as_slice() {
        [name] => {
            let variant = order.variant(name, Print::Pitch(order.layout))?;
            order.make(&variant, kind(&variant))
        }
        names => order.make_all(names, kind),
    }
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
        let Made { document, notes } = self.draw(variant, kind)?;
        let name = format!("{}{}", variant.name, self.sheet.tries.suffix());
        let mut stem = format!("{name}.{}.{}", self.tags(), kind.word());
        if let Kind::Changes { from } = kind
            && from.name != "standard"
        {
            stem = format!("{stem}-from-{}", from.name);
        }
        self.screen.surprises(notes, self.sheet.target.caution.strict)?;
        let files = self.delivery.files(&self.press, &document, &stem)?;
        self.delivery.deliver(files, self.sheet.target.caution.force, self.screen)?;
        if matches!(kind, Kind::Poster { .. }) {
            let sheets = document.pages.len() / self.locales.len().max(1);
            self.screen.say(&format!("a poster of {sheets} sheets: cut along the dashes, glue where the crosses meet"));
        }
        Ok(())
    }

    /// Makes the materials of several variants in all languages, as one document, and delivers it. They are made on all
    /// cores and let go as soon as they are written; if one of them is wrong, what is wrong with any is told.
    fn make_all<'k>(&self, names: &[String], kind: impl Fn(&Variant) -> Kind<'k> + Sync) -> Result<(), Failure> {
        variants::refuse_stdin_twice(names.iter().map(String::as_str))?;
        let mut told = Told::new(self.screen);
        let mut growing = Growing::new(&self.press, &self.delivery);
        let bar = self.screen.progress(names.len() as u64);
        for names in names.chunks(AT_ONCE) {
            let made: Vec<Result<Made, Failure>> = names.par_iter().map(|name| self.made(name, &kind)).collect();
            for (name, made) in names.iter().zip(made) {
                match made {
                    Ok(made) => {
                        bar.suspend(|| told.warnings(made.notes));
                        growing.add(made.document)?;
                    }
                    Err(failure) => bar.suspend(|| told.failure(name, failure)),
                }
                bar.inc(1);
            }
            growing.write()?;
        }
        bar.finish_and_clear();
        told.end()?;
        let files = growing.finish(&format!("{}-variants.{}.pitch", names.len(), self.tags()))?;
        self.delivery.deliver(files, self.sheet.target.caution.force, self.screen)
    }

    /// Reads a variant and makes its material; the notes are all that is to be told about it.
    fn made<'k>(&self, name: &str, kind: impl Fn(&Variant) -> Kind<'k>) -> Result<Made, Failure> {
        let strict = self.sheet.target.caution.strict;
        let wanted = Wanted { name, tries: self.sheet.tries, print: Print::Pitch(self.layout) };
        let (variant, mut findings) = variants::examine(wanted, strict, self.press.setter())?;
        let Some(variant) = variant else { return Err(Failure::Findings(findings)) };
        let made = self.draw(&variant, kind(&variant))?;
        findings.extend(made.notes);
        if strict && !findings.is_empty() {
            return Err(Failure::Findings(findings));
        }
        Ok(Made { notes: findings, ..made })
    }

    /// The material in all languages, as one document, and what may surprise who prints it.
    fn draw(&self, variant: &Variant, kind: Kind<'_>) -> Result<Made, Failure> {
        let mut made = self.press.make(variant, kind, &self.locales, self.layout)?;
        sides::move_backs(&mut made.document, self.offset.0, self.offset.1);
        made.notes.extend(edge::near_edge(&made.document));
        Ok(made)
    }

    /// Its languages, as they stand in the names of files.
    fn tags(&self) -> String {
        let tags: Vec<&str> = self.locales.iter().map(Locale::tag).collect();
        tags.join("+")
    }
}
