//! An evening for any number of guests: read from `*.event.toml`, checked, seated, its games drawn up, its pages named.
//! Knows no words and no paper.
//!
//! The way in is one: an event file, or what the command line says in its place, becomes a draft whose values keep their
//! places; the draft is checked as a whole. Who plays whom, where and when follows from it and is the same every time.

pub mod codes;
mod draft;
mod page;
mod reader;
mod rota;
mod settle;
mod split;

use std::collections::BTreeSet;

pub use page::{Material, PageId, UnknownPage};
pub use rota::{Pairing, rota};
pub use settle::MAX_PAGES;
pub use split::{Odd, Split, split};

use crate::diag::Diagnostic;
use crate::source::Place;
use crate::variant::{Files, Variant};

/// The fewest and the most guests of an event.
pub const GUESTS: std::ops::RangeInclusive<i64> = 2..=200;
/// How many rounds an event may have, those of a whole round robin aside.
pub const ROUNDS: std::ops::RangeInclusive<i64> = 1..=199;
/// The minutes of a round.
pub const MINUTES: std::ops::RangeInclusive<i64> = 1..=600;
/// The players of a team.
pub const TEAM: std::ops::RangeInclusive<i64> = 2..=100;
/// The hosts of an event.
pub const HOSTS: std::ops::RangeInclusive<i64> = 1..=50;
/// The most languages at one table.
pub const MAX_LANGUAGES: usize = 5;

/// A checked event: every guest has a seat, every table has its games.
#[derive(Clone, Debug)]
pub struct Event {
    /// What it is called.
    pub title: Option<String>,
    /// Where its title was given.
    pub title_place: Option<Place>,
    /// When it is.
    pub date: Option<String>,
    /// How many guests there are; they are numbered from 1.
    pub guests: u16,
    /// Whether they play in teams; else one against one.
    pub teams: bool,
    /// The sides: single guests, guests who share, or teams. Games name them by their place here.
    pub sides: Vec<Vec<u16>>,
    /// Guests who keep the time.
    pub keepers: Vec<u16>,
    /// The tables in order.
    pub tables: Vec<Table>,
    /// Who stays among which tables: those that share their languages.
    pub pools: Vec<Pool>,
    /// The games, by round and then by table.
    pub rounds: Vec<Vec<Game>>,
    /// How long a round is, where there is a clock.
    pub minutes: Option<u16>,
    /// On which paper it is printed, as it was written.
    pub paper: Option<String>,
    /// Over which edge a sheet is turned, where both sides are printed.
    pub two_sided: Option<Edge>,
    /// Whether two languages share a rule sheet and a card.
    pub bilingual: bool,
    /// Whether there are records for partners who call and draw.
    pub record: bool,
    /// How many hosts there are.
    pub hosts: u16,
    /// The variants that are played; tables name them by their place here.
    pub variants: Vec<Variant>,
    /// The languages that are spoken, as tags; tables name them by their place here.
    pub languages: Vec<String>,
}

/// One table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Its languages; the first is the one of its forms.
    pub languages: Vec<usize>,
    /// What is played at it, a variant for each round.
    pub variants: Vec<usize>,
}

/// Tables among which the same sides play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pool {
    /// Its tables.
    pub tables: Vec<usize>,
    /// Its first side and the one after its last.
    pub sides: std::ops::Range<usize>,
}

/// One game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    /// At which table.
    pub table: usize,
    /// The side that begins.
    pub first: usize,
    /// The other side.
    pub second: usize,
}

/// The edge over which a sheet is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// The long one.
    Long,
    /// The short one.
    Short,
}

/// What an event is read with.
#[derive(Clone, Copy)]
pub struct Surroundings<'a> {
    /// The files of variants.
    pub files: &'a dyn Files,
    /// The tag of a language that somebody wrote, or why there is none.
    pub language: &'a dyn Fn(&str) -> Result<String, String>,
    /// Why something cannot be a paper for whole sheets.
    pub paper: &'a dyn Fn(&str) -> Result<(), String>,
}

/// What became of an event file: an event or at least one error, and whatever else was found.
#[derive(Clone, Debug)]
pub struct Checked {
    /// The event, if there is one to print.
    pub event: Option<Event>,
    /// All findings, in the order of the file.
    pub findings: Vec<Diagnostic>,
}

/// An event as the command line describes it.
#[derive(Clone, Debug)]
pub struct Quick {
    /// How many guests.
    pub guests: i64,
    /// In which languages.
    pub languages: Vec<String>,
    /// What is played, by name or path.
    pub variant: String,
    /// On which paper.
    pub paper: Option<String>,
}

/// Reads and checks an event file; `name` is what messages call it and where the paths in it count from.
#[must_use]
pub fn read(bytes: &[u8], name: &str, surroundings: Surroundings<'_>) -> Checked {
    match draft::read(bytes, name) {
        Ok((draft, findings)) => settle::settle(draft, name, findings, surroundings),
        Err(finding) => Checked { event: None, findings: vec![*finding] },
    }
}

/// Checks an event that the command line describes.
#[must_use]
pub fn quick(asked: &Quick, surroundings: Surroundings<'_>) -> Checked {
    settle::settle(draft::quick(asked), "", Vec::new(), surroundings)
}

impl Event {
    /// The game at a table in a round, if there is one.
    #[must_use]
    pub fn game(&self, round: usize, table: usize) -> Option<Game> {
        self.rounds.get(round)?.iter().copied().find(|game| game.table == table)
    }

    /// The sides of a pool that have no game in a round.
    #[must_use]
    pub fn resting(&self, pool: &Pool, round: usize) -> Vec<usize> {
        let games = self.rounds.get(round).map_or(&[][..], Vec::as_slice);
        let busy: BTreeSet<usize> = games.iter().flat_map(|game| [game.first, game.second]).collect();
        pool.sides.clone().filter(|side| !busy.contains(side)).collect()
    }

    /// The opponent of a side in a round, and whether the side begins.
    #[must_use]
    pub fn opponent(&self, round: usize, side: usize) -> Option<(usize, bool)> {
        let game = self.rounds.get(round)?.iter().find(|game| game.first == side || game.second == side)?;
        Some(if game.first == side { (game.second, true) } else { (game.first, false) })
    }

    /// What forms call a side: the number of its team, or those of its guests.
    #[must_use]
    pub fn label(&self, side: usize) -> String {
        if self.teams {
            return (side + 1).to_string();
        }
        let guests = self.sides.get(side).map_or(&[][..], Vec::as_slice);
        guests.iter().map(u16::to_string).collect::<Vec<_>>().join("+")
    }
}
