//! The manner in which all sheets are printed: how they look, and how much larger than usual. Knows no particular sheet.

use crate::diag::Diagnostic;
use crate::geom::Length;
use crate::scene::Document;
use crate::style::Look;

use super::book::{Options, PAPER_TOO_SMALL};
use super::desk::Desk;
use super::enlarge::enlarge;
use super::printable::PITCH_TOO_LARGE;
use super::tint::tint;

/// How much larger large print is: running text of 12 points becomes 17, and what was laid out for A5 fills A4.
pub const LARGE: f64 = std::f64::consts::SQRT_2;
/// The smallest type of large print.
const LEAST: Length = Length::pt(16.0);

/// How sheets look, and how large they are printed.
#[derive(Clone, Debug, PartialEq)]
pub struct Manner {
    /// How pitches look.
    pub look: Look,
    /// How many times larger than usual everything is; no type is under 16 points where that is more than once.
    pub zoom: f64,
}

impl Default for Manner {
    fn default() -> Self {
        Self { look: Look::default(), zoom: 1.0 }
    }
}

impl Manner {
    /// Makes a document in this manner. Sheets are laid out on smaller paper and printed larger, so that none needs to know.
    ///
    /// # Errors
    /// Those of `make`; where a sheet is too large only because of its large print, it says so.
    pub fn make(
        &self,
        desk: &mut Desk,
        options: Options,
        make: impl FnOnce(&mut Desk, Options) -> Result<Document, Diagnostic>,
    ) -> Result<Document, Diagnostic> {
        self.prepare(desk);
        desk.printed_on = Some(options.paper);
        let mut document = if self.is_large() {
            let paper = options.paper.reduced(self.zoom);
            let reduced = Options { paper, cell: options.cell.map(|cell| cell / self.zoom) };
            let mut document = make(desk, reduced).map_err(|error| in_large_print(error, options))?;
            enlarge(&mut document, self.zoom);
            document
        } else {
            make(desk, options)?
        };
        tint(&mut document, &self.look);
        Ok(document)
    }

    /// Lays out a desk to work in this manner.
    pub fn prepare(&self, desk: &mut Desk) {
        desk.look = self.look.shrunk(self.zoom);
        desk.least = if self.is_large() { LEAST / self.zoom } else { Length::ZERO };
    }

    /// Whether it is large print.
    #[must_use]
    pub fn is_large(&self) -> bool {
        self.zoom > 1.0
    }
}

/// What does not fit, in the measures of the paper that is printed on.
fn in_large_print(error: Diagnostic, options: Options) -> Diagnostic {
    if error.code != PAPER_TOO_SMALL && error.code != PITCH_TOO_LARGE {
        return error;
    }
    let size = options.paper.size();
    let (width, height) = (size.width.to_mm(), size.height.to_mm());
    let message = format!("in large print this sheet does not fit on paper of {width:.0} × {height:.0} mm");
    Diagnostic::error(error.code, message)
        .help("take larger paper, such as --paper a3, or print pitch, rules and card by themselves")
}
