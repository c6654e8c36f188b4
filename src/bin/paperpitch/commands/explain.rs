//! `explain`: the page behind a code, or all codes in a line each.

use paperpitch::diag::{Page, quoted};
use paperpitch::event;
use paperpitch::replay;
use paperpitch::sheet::printable;
use paperpitch::style;
use paperpitch::variant::codes;

use crate::args::Explain;
use crate::failure::Failure;
use crate::guess::nearest;
use crate::screen::Screen;

/// Every page there is, in the order in which a file is read, then printed; then those on games.
fn pages() -> impl Iterator<Item = &'static Page> + Clone {
    let variants = codes::ALL.iter().chain(printable::PAGES).chain(style::codes::ALL);
    variants.chain(replay::codes::ALL).chain(event::codes::ALL)
}

/// Shows a page, or the list of codes.
pub fn explain(args: &Explain, screen: Screen) -> Result<(), Failure> {
    let Some(code) = &args.code else { return screen.data(list().as_bytes()) };
    let page = pages().find(|page| page.code.0 == code).ok_or_else(|| {
        let guess = nearest(code, pages().map(|page| page.code.0));
        let guess = guess.map_or(String::new(), |near| format!("did you mean {near}? "));
        Failure::refused_with(
            format!("there is no page on {}", quoted(code)),
            format!("{guess}`paperpitch explain` lists every code there is"),
        )
    })?;
    screen.data(page.text.as_bytes())
}

/// A line for each code.
fn list() -> String {
    let width = pages().map(|page| page.code.0.len()).max().unwrap_or(0);
    pages().map(|page| format!("{:width$}  {}\n", page.code.0, page.meaning)).collect()
}
