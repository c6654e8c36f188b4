//! The short names of pages: a letter for the kind of sheet, then table and number. They come from what a page is for, so
//! that the same page has the same name in every run. Knows no sheet.

use std::fmt;

/// The kinds of sheets of an event, in the order in which they are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Material {
    /// What to print, and who sits where.
    Cover,
    /// The cards of the hosts.
    Host,
    /// What to call out when.
    Times,
    /// Where results are put together.
    Standings,
    /// The card that stands on a table.
    Table,
    /// Where a table writes down its games.
    Score,
    /// The rules.
    Rules,
    /// What is played on.
    Pitch,
    /// Where called directions are written down.
    Record,
}

impl Material {
    /// Every kind, in order.
    pub const ALL: [Self; 9] = [
        Self::Cover,
        Self::Host,
        Self::Times,
        Self::Standings,
        Self::Table,
        Self::Score,
        Self::Rules,
        Self::Pitch,
        Self::Record,
    ];

    /// Its letter: none of them looks like a figure, and Latin and Cyrillic readers tell them apart.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Cover => 'C',
            Self::Host => 'H',
            Self::Times => 'M',
            Self::Standings => 'K',
            Self::Table => 'T',
            Self::Score => 'N',
            Self::Rules => 'R',
            Self::Pitch => 'P',
            Self::Record => 'V',
        }
    }

    /// What message ids call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Cover => "cover",
            Self::Host => "host",
            Self::Times => "times",
            Self::Standings => "standings",
            Self::Table => "table",
            Self::Score => "score",
            Self::Rules => "rules",
            Self::Pitch => "pitch",
            Self::Record => "record",
        }
    }

    /// Whether each table has its own.
    #[must_use]
    pub const fn is_of_a_table(self) -> bool {
        matches!(self, Self::Table | Self::Score | Self::Rules | Self::Pitch | Self::Record)
    }
}

/// The name of a page: `C1`, `T12`, `P12-3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PageId {
    /// The kind of sheet.
    pub material: Material,
    /// The table, from 1; 0 for sheets that belong to none.
    pub table: u32,
    /// Which of them, from 1; of pitches, the round.
    pub number: u32,
}

/// Something that is no name of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownPage(pub String);

impl PageId {
    /// Reads a name, in either case, with a hyphen or a dash; Cyrillic letters that look like ours are as good.
    ///
    /// # Errors
    /// Gives back what is none.
    pub fn parse(typed: &str) -> Result<Self, UnknownPage> {
        let unknown = || UnknownPage(typed.trim().to_owned());
        let plain: String = typed.trim().to_uppercase().chars().map(plain).collect();
        // A page has one name: neither `P001-2` nor `T1-1` stands at any foot.
        Self::of_plain(&plain).filter(|id| id.to_string() == plain).ok_or_else(unknown)
    }

    /// Reads a name in our letters, whether or not it is written as pages have it.
    fn of_plain(plain: &str) -> Option<Self> {
        let mut signs = plain.chars();
        let letter = signs.next()?;
        let material = Material::ALL.into_iter().find(|one| one.letter() == letter)?;
        let number = |text: &str| text.parse::<u32>().ok().filter(|number| *number > 0);
        let rest = signs.as_str();
        if !material.is_of_a_table() {
            return Some(Self { material, table: 0, number: number(rest)? });
        }
        let (table, at) = match rest.split_once('-') {
            Some((table, at)) => (number(table)?, number(at)?),
            None => (number(rest)?, 1),
        };
        Some(Self { material, table, number: at })
    }
}

/// The sign as our names have it.
const fn plain(sign: char) -> char {
    match sign {
        'С' => 'C',
        'Н' => 'H',
        'М' => 'M',
        'К' => 'K',
        'Т' => 'T',
        'Р' => 'P',
        '–' | '—' | '‑' | '−' => '-',
        other => other,
    }
}

impl fmt::Display for PageId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = self.material.letter();
        match (self.material, self.table, self.number) {
            (Material::Rules | Material::Pitch, table, number) => write!(out, "{letter}{table}-{number}"),
            (_, 0, number) => write!(out, "{letter}{number}"),
            (_, table, 1) => write!(out, "{letter}{table}"),
            (_, table, number) => write!(out, "{letter}{table}-{number}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        for material in Material::ALL {
            for number in [1, 2, 13] {
                let table = if material.is_of_a_table() { 7 } else { 0 };
                let id = PageId { material, table, number };
                assert_eq!(PageId::parse(&id.to_string()), Ok(id), "{id}");
            }
        }
        let pitch = PageId { material: Material::Pitch, table: 12, number: 3 };
        for typed in ["P12-3", "p12-3", " Р12–3 ", "P12\u{2011}3"] {
            assert_eq!(PageId::parse(typed), Ok(pitch), "{typed}");
        }
        for wrong in [
            "",
            "P",
            "X1",
            "P0-1",
            "P1-0",
            "P1-",
            "P1-2-3",
            "1-2",
            "C1-1",
            "P+1-2",
            "P99999999999-1",
            "P001-2",
            "T1-1",
            "P1",
        ] {
            assert!(PageId::parse(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn letters_are_unmistakable() {
        let letters: Vec<char> = Material::ALL.iter().map(|one| one.letter()).collect();
        for (at, letter) in letters.iter().enumerate() {
            assert!(!letters[at + 1..].contains(letter) && !"OQDISZBGL".contains(*letter), "{letter}");
        }
    }
}
