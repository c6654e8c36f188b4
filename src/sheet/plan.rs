//! The print plan of a kit: which pages, how often, how many sheets of paper. Knows no words.

use crate::variant::Variant;

/// How many cards one sheet of paper holds.
const CARDS_A_SHEET: u32 = 4;
/// One pitch for the game, one for the return game.
const PITCHES_A_PAIR: u32 = 2;

/// The sheets a kit is made of, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Material {
    /// What to print and who sits where.
    Cover,
    /// The pitch to play on.
    Pitch,
    /// The pitch with coordinates and notes.
    Annotated,
    /// The rule sheet.
    Rules,
    /// The host cards.
    Card,
}

impl Material {
    /// What skeletons call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Cover => "cover",
            Self::Pitch => "pitch",
            Self::Annotated => "annotated",
            Self::Rules => "rules",
            Self::Card => "card",
        }
    }
}

/// Some pages of a kit and how often they are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// What they are.
    pub material: Material,
    /// The first page.
    pub first: u32,
    /// The last page.
    pub last: u32,
    /// How often they are printed.
    pub copies: u32,
}

impl Run {
    /// How many pages it has.
    #[must_use]
    pub const fn pages(self) -> u32 {
        self.last + 1 - self.first
    }

    /// Whether it is printed on both sides of the paper.
    #[must_use]
    pub const fn is_two_sided(self) -> bool {
        self.pages() > 1
    }

    /// How many sheets of paper it takes.
    #[must_use]
    pub const fn sheets(self) -> u32 {
        self.pages().div_ceil(2) * self.copies
    }
}

/// What to print for a table round, the cover aside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The runs in the order of their pages.
    pub runs: Vec<Run>,
}

impl Plan {
    /// The plan for the guests of a variant, of a kit with so many pages of rules. The cover is page 1.
    #[must_use]
    pub fn of(variant: &Variant, rule_pages: u32) -> Self {
        let pairs = pairs(variant);
        let cards = pairs.div_ceil(CARDS_A_SHEET);
        let materials = [
            (Material::Pitch, 1, pairs * PITCHES_A_PAIR),
            (Material::Annotated, 1, 1),
            (Material::Rules, rule_pages, pairs),
            (Material::Card, 1, cards),
        ];
        let mut first = 2;
        let runs = materials.map(|(material, pages, copies)| {
            let run = Run { material, first, last: first + pages - 1, copies };
            first += pages;
            run
        });
        Self { runs: runs.to_vec() }
    }

    /// How many sheets of paper it takes in all.
    #[must_use]
    pub fn sheets(&self) -> u32 {
        self.runs.iter().map(|run| run.sheets()).sum()
    }
}

/// How many pairs the guests of a variant make; one who is left over joins a pair.
#[must_use]
pub fn pairs(variant: &Variant) -> u32 {
    u32::from(variant.guests / 2).max(1)
}
