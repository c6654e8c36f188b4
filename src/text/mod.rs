//! Words into lines: fonts, shaping, line breaking. Knows no language's texts and no sheet.

mod block;
mod fit;
mod font;
mod lean;
mod paragraph;
mod rich;
mod setter;
mod sign;

pub use block::{Align, InlineSign, PlacedSign, Style, TextBlock, TextLine};
pub use font::{Contour, Fonts, MissingGlyph};
pub use rich::{Piece, Rich, Unbalanced};
pub use setter::{TextError, Typesetter};
pub use sign::Sign;

#[cfg(test)]
mod tests;
