//! Words into lines: fonts, shaping, line breaking. Knows no language's texts and no sheet.

mod font;

pub use font::{Fonts, MissingGlyph};
