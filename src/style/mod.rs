//! How a pitch looks: widths, sizes and colours, read from a style file and checked. Knows no pitch and no page.

pub mod codes;
mod colour;
mod key;
mod read;

use std::sync::OnceLock;

pub use colour::Colour;
pub use read::{MAX_BYTES, Styled, read};

use crate::geom::Length;

/// A measure that may grow with the cells: a share of a cell and a base, within limits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measure {
    /// The share of a cell.
    pub cell: f64,
    /// What is added to it.
    pub plus: Length,
    /// The least it comes to.
    pub least: Length,
    /// The most it comes to.
    pub most: Length,
}

impl Measure {
    /// The same length for every cell.
    #[must_use]
    pub const fn of(length: Length) -> Self {
        Self { cell: 0.0, plus: Length::ZERO, least: length, most: length }
    }

    /// What it comes to for a cell of this side.
    #[must_use]
    pub fn at(self, cell: Length) -> Length {
        (cell * self.cell + self.plus).clamp(self.least, self.most)
    }

    /// The measure for a drawing that is magnified so many times before it is printed.
    #[must_use]
    pub fn shrunk(self, times: f64) -> Self {
        Self { cell: self.cell, plus: self.plus / times, least: self.least / times, most: self.most / times }
    }
}

/// How guide lines are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guides {
    /// As rows of dots.
    Dotted,
    /// As thin lines.
    Solid,
    /// Not at all: the points alone guide the pencil.
    Points,
    /// As rows of dots, the diagonals too.
    Diagonals,
}

/// All measures, choices and colours of a style.
#[derive(Clone, Debug, PartialEq)]
pub struct Look {
    /// How guide lines are drawn.
    pub guides: Guides,
    /// From dot to dot of a guide line, in diameters.
    pub grid_spacing: f64,
    /// The measures, by their keys.
    measures: [Measure; key::MEASURES.len()],
    /// The colours, by their keys.
    colours: [Colour; key::COLOURS.len()],
}

/// The styles that the program carries, by name: the usual one first.
const BUILT_IN: [(&str, &str); 4] = [
    ("default", include_str!("../../templates/styles/default.toml")),
    ("low-ink", include_str!("../../templates/styles/low-ink.toml")),
    ("large-print", include_str!("../../templates/styles/large-print.toml")),
    ("screen", include_str!("../../templates/styles/screen.toml")),
];

/// The names of the styles that the program carries.
pub fn names() -> impl Iterator<Item = &'static str> + Clone {
    BUILT_IN.iter().map(|&(name, _)| name)
}

/// A style that the program carries.
#[must_use]
pub fn built_in(name: &str) -> Option<Look> {
    let (_, text) = BUILT_IN.iter().find(|(known, _)| *known == name)?;
    read(text.as_bytes(), name).look
}

impl Default for Look {
    /// The usual style. It is read once.
    fn default() -> Self {
        static USUAL: OnceLock<Look> = OnceLock::new();
        USUAL
            .get_or_init(|| {
                read::over(&Self::bare(), BUILT_IN[0].1.as_bytes(), BUILT_IN[0].0).look.unwrap_or(Self::bare())
            })
            .clone()
    }
}

impl Look {
    /// A look before anything has been said: everything thin and black.
    fn bare() -> Self {
        let thin = Measure::of(Length::mm(0.4));
        Self {
            guides: Guides::Dotted,
            grid_spacing: 3.8,
            measures: [thin; key::MEASURES.len()],
            colours: [Colour::BLACK; key::COLOURS.len()],
        }
    }

    /// A measure by its key; the wall's where there is no such key, which a test forbids.
    #[must_use]
    pub fn measure(&self, key: &str) -> Measure {
        let at = key::MEASURES.iter().position(|rule| rule.name == key).unwrap_or(0);
        self.measures[at]
    }

    /// A colour by its key; black where there is no such key, which a test forbids.
    #[must_use]
    pub fn colour(&self, key: &str) -> Colour {
        key::COLOURS.iter().position(|name| *name == key).map_or(Colour::BLACK, |at| self.colours[at])
    }

    /// Whether everything is black on white.
    #[must_use]
    pub fn is_plain(&self) -> bool {
        key::COLOURS
            .iter()
            .zip(self.colours)
            .all(|(name, colour)| colour == if *name == key::PAPER { Colour::WHITE } else { Colour::BLACK })
    }

    /// The look of a drawing that is magnified so many times before it is printed.
    #[must_use]
    pub fn shrunk(&self, times: f64) -> Self {
        Self { measures: self.measures.map(|measure| measure.shrunk(times)), ..self.clone() }
    }
}

#[cfg(test)]
mod tests;
