//! `testpage`: what a printer does to scale, edges, fine lines and the two sides of a sheet.

use paperpitch::locale::Locale;

use crate::delivery::Delivery;
use crate::failure::Failure;
use crate::languages;
use crate::print_args::TestPage;
use crate::screen::Screen;
use crate::sheet_args::Format;
use crate::sheets::Press;

/// Makes the page.
pub fn testpage(args: &TestPage, screen: Screen) -> Result<(), Failure> {
    let locales = languages::read(&args.target.lang, &args.target.wording, screen)?;
    let delivery = Delivery::new(args.target.output.as_deref(), &args.target.format, &[Format::Pdf])?;
    let press = Press::two_sided(args.two_sided.duplex());
    let offset = args.back_offset.unwrap_or_default();
    let document = press.test_page(&locales, args.paper.settled()?, args.two_sided.flip(), offset)?;
    let tags: Vec<&str> = locales.iter().map(Locale::tag).collect();
    let files = delivery.files(&press, &document, &format!("testpage.{}", tags.join("+")))?;
    delivery.deliver(files, args.target.caution.force, screen)
}
