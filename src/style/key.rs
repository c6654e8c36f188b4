//! The keys of a style file, and what their values may be. Knows no file.

use std::ops::RangeInclusive;

/// What a measure may come to, in millimetres.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rule {
    /// Its key.
    pub name: &'static str,
    /// The thinnest and the thickest it may be.
    pub range: (f64, f64),
    /// Below this, printers and copiers may lose it.
    pub advisable: f64,
}

const fn rule(name: &'static str, least: f64, most: f64, advisable: f64) -> Rule {
    Rule { name, range: (least, most), advisable }
}

/// Every measure. Guide lines stay thinner than any wall, so that nobody takes one for the other.
pub(super) const MEASURES: [Rule; 17] = [
    rule("wall-width", 0.4, 5.0, 0.4),
    rule("grid-width", 0.1, 2.0, 0.3),
    rule("grid-line-width", 0.1, 0.35, 0.15),
    rule("point-size", 0.2, 5.0, 0.5),
    rule("frame-width", 0.2, 5.0, 0.3),
    rule("frame-gap", 1.0, 20.0, 1.1),
    rule("net-width", 0.1, 5.0, 0.25),
    rule("goal-point-size", 0.5, 20.0, 1.0),
    rule("masonry-width", 0.1, 5.0, 0.15),
    rule("hatch-width", 0.1, 5.0, 0.15),
    rule("hatch-spacing", 0.5, 500.0, 0.5),
    rule("start-size", 1.0, 40.0, 2.0),
    rule("start-width", 0.1, 5.0, 0.25),
    rule("start-spot", 0.2, 20.0, 0.5),
    rule("touched-size", 0.5, 20.0, 0.9),
    rule("touched-width", 0.1, 5.0, 0.2),
    rule("letter-size", 2.0, 50.0, 3.0),
];

/// The key of the paper's colour, against which the others stand.
pub(super) const PAPER: &str = "paper-color";

/// Every colour.
pub(super) const COLOURS: [&str; 9] = [
    "grid-color",
    "point-color",
    "wall-color",
    "goal-color",
    "start-color",
    "touched-color",
    "letter-color",
    "ink-color",
    PAPER,
];

/// The key of how guide lines are drawn, and its words.
pub(super) const GUIDES: &str = "guides";
/// The key of how far dots stand apart.
pub(super) const SPACING: &str = "grid-spacing";
/// What it may be, in diameters.
pub(super) const SPACINGS: RangeInclusive<f64> = 1.5..=20.0;

/// The parts of a measure that grows with the cells.
pub(super) const PARTS: [&str; 4] = ["cell", "plus", "least", "most"];
/// The share of a cell that a measure may have.
pub(super) const SHARES: RangeInclusive<f64> = 0.0..=1.0;

/// Every key.
pub(super) fn all() -> impl Iterator<Item = &'static str> + Clone {
    MEASURES.iter().map(|rule| rule.name).chain(COLOURS).chain([GUIDES, SPACING])
}
