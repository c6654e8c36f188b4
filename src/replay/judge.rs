//! Written games judged by playing them: what is wrong with one is a finding that says which game, turn and line, where,
//! why, and what was legal.

use std::ops::Range;
use std::sync::Arc;

use crate::diag::{Diagnostic, escaped};
use crate::pitch::{Direction, GridPoint};
use crate::rules::notation::{Fault, NotationError, Record, read};
use crate::rules::{Coordinates, Game, Illegal, IllegalLine, LegalLines, Position};
use crate::source::{Place, Source, Span};
use crate::variant::{self, BUILT_INS, Variant};

use super::codes::{GAME_TOO_LONG, ILLEGAL_GAME, UNREADABLE_GAME, WRONG_RESULT};
use super::ending::how_it_ended;

/// The most bytes one game may have: far more than the longest legal game on the largest pitch.
pub const MAX_GAME: usize = 1_000_000;
/// How much of a text that is not read is shown.
const GLIMPSE: usize = 60;

/// Judges the games of one variant.
#[derive(Debug)]
pub struct Judge<'v> {
    variant: &'v Variant,
    names: Coordinates,
    others: Vec<Variant>,
}

/// A game in the text it stands in.
#[derive(Clone, Copy, Debug)]
pub struct Written<'t> {
    /// What messages call that text.
    pub source: &'t str,
    /// The number of the game in it, from 1.
    pub number: usize,
    /// The number of the line it begins on, from 1.
    pub line: usize,
    /// The game.
    pub text: &'t str,
}

impl<'v> Judge<'v> {
    /// By the rules of a variant.
    #[must_use]
    pub fn new(variant: &'v Variant) -> Self {
        let names = Coordinates::of(&variant.pitch, variant.row_one);
        let others = BUILT_INS.into_iter().filter(|name| *name != variant.name);
        Self { variant, names, others: others.filter_map(variant::built_in).collect() }
    }

    /// The variant.
    #[must_use]
    pub const fn variant(&self) -> &'v Variant {
        self.variant
    }

    /// The names of its points.
    #[must_use]
    pub const fn names(&self) -> &Coordinates {
        &self.names
    }

    /// Reads a game.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(&self, written: Written<'_>) -> Result<Record, Wrong> {
        let Written { text, .. } = written;
        if text.len() > MAX_GAME {
            return Err(self.too_long(written));
        }
        let variant = self.variant;
        read(text, &variant.pitch, variant.rules, variant.row_one).map_err(|error| self.wrong(written, error))
    }

    fn too_long(&self, written: Written<'_>) -> Wrong {
        let end = (0..=GLIMPSE).rev().find(|&at| written.text.is_char_boundary(at)).unwrap_or(0);
        let glimpse = Written { text: &written.text[..end], ..written };
        let size = written.text.len() / 1_000_000;
        let message = format!("game {}: it has {size} MB, and no game has more than 1 MB", written.number);
        let finding = Diagnostic::error(GAME_TOO_LONG, message)
            .at(place(glimpse, 0..0))
            .help("give one game a line, or files with tag pairs one after the other");
        let kick_off = Position::kick_off(&self.variant.pitch, self.variant.rules);
        Wrong { finding, so_far: Box::new(Game::from(kick_off)) }
    }

    fn wrong(&self, written: Written<'_>, error: NotationError) -> Wrong {
        let code = match error.fault {
            Fault::Illegal(_) | Fault::TurnUnfinished { .. } | Fault::TurnTooLong | Fault::NotAtBall { .. } => {
                ILLEGAL_GAME
            }
            Fault::WrongResult { .. } | Fault::TwoResults { .. } => WRONG_RESULT,
            _ => UNREADABLE_GAME,
        };
        let finding = Diagnostic::error(code, format!("game {}{}", written.number, self.fact(written.text, &error)));
        let finding = finding.at(place(written, error.at.clone()));
        let finding = match self.help(written.text, &error) {
            Some(help) => finding.help(help),
            None => finding,
        };
        Wrong { finding, so_far: error.so_far }
    }

    /// The fact, after the number of the game.
    fn fact(&self, text: &str, error: &NotationError) -> String {
        let (turn, game) = (error.turn, &*error.so_far);
        let ball = self.names.name(self.variant.pitch.point(game.ball));
        let before = game.lines.iter().filter(|line| line.turn == turn).count();
        match &error.fault {
            _ if text.get(error.at.clone()).is_some_and(|part| part.contains('\u{fffd}')) => {
                format!(", turn {turn}: here is something that is not UTF-8 text")
            }
            Fault::Empty | Fault::BadTag | Fault::AfterResult | Fault::TwoResults { .. } => {
                format!(": {}", error.fault)
            }
            Fault::WrongResult { written } => {
                let of_tag = text.get(error.at.clone()).is_some_and(|part| part.starts_with('['));
                let which = if of_tag { "the result of the tag" } else { "the result" };
                format!(": {which}, {}, is not how it ended: {}", escaped(written), how_it_ended(game, &ball))
            }
            Fault::Illegal(IllegalLine { why: Illegal::GameOver, .. }) => {
                format!(", after turn {turn}: the game is over, {}", how_it_ended(game, &ball))
            }
            Fault::Illegal(line) => format!(", turn {turn}, line {}{}: {}", before + 1, self.way(line), line.why),
            Fault::TurnUnfinished { .. } => {
                format!(", turn {turn}: it is not finished: its line {before} bounces on {ball}")
            }
            Fault::TurnTooLong => format!(", turn {turn}: it goes on, but its line {before} to {ball} has ended it"),
            other => format!(", turn {turn}: {}", escaped(&other.to_string())),
        }
    }

    /// From where to where a line should have gone.
    fn way(&self, line: &IllegalLine) -> String {
        let (from, to) = (self.names.name(line.from), line.from.step(line.direction));
        match self.variant.pitch.id(to) {
            Some(_) => format!(" from {from} to {}", self.names.name(to)),
            None => format!(" from {from} in direction {}", line.direction as u8),
        }
    }

    /// What was legal, and where the whole game would be.
    fn help(&self, text: &str, error: &NotationError) -> Option<String> {
        let ball = self.variant.pitch.point(error.so_far.ball);
        let mut parts = Vec::new();
        match &error.fault {
            Fault::NotAPoint(_) | Fault::NoLine(_) => {
                parts.push("a turn is its points joined by single hyphens, without spaces: e8-e9".to_owned());
            }
            Fault::TurnTooLong => parts.push("each turn is a group of its own: put a space here".to_owned()),
            Fault::Illegal(_)
            | Fault::TurnUnfinished { .. }
            | Fault::NotAtBall { .. }
            | Fault::Jump { .. }
            | Fault::NoDirection(_)
            | Fault::OffPitch(_) => {
                let legal = self.legal_after(&error.so_far);
                if !legal.is_empty() {
                    parts.push(format!("legal from {}: {}", self.names.name(ball), self.listed(ball, legal)));
                }
            }
            _ => {}
        }
        let others: Vec<&str> =
            self.others.iter().filter(|other| is_game_of(text, other)).map(|other| other.name.as_str()).collect();
        if !others.is_empty() {
            parts.push(format!("as a game of {} it would be legal", listed_or(&others)));
        }
        (!parts.is_empty()).then(|| parts.join("; "))
    }

    /// The lines that may be drawn after a game.
    fn legal_after(&self, game: &Game) -> LegalLines {
        let mut position = Position::kick_off(&self.variant.pitch, self.variant.rules);
        let played = game.directions().try_for_each(|direction| position.play(direction).map(|_| ()));
        played.map_or_else(|_| LegalLines::default(), |()| position.legal())
    }

    /// Lines that may be drawn: "0 (e10), 2 (f9)".
    fn listed(&self, from: GridPoint, legal: LegalLines) -> String {
        let one = |direction: Direction| format!("{} ({})", direction as u8, self.names.name(from.step(direction)));
        legal.iter().map(one).collect::<Vec<_>>().join(", ")
    }
}

/// What is wrong with a game.
#[derive(Clone, Debug)]
pub struct Wrong {
    /// The finding.
    pub finding: Diagnostic,
    /// The game as far as it was legal.
    pub so_far: Box<Game>,
}

/// A place in a game. Its source holds the game alone, after as many empty lines as there are lines before it: so the
/// numbers of its lines are true, and a stream of many bad games is not gone through again for each of them.
fn place(written: Written<'_>, at: Range<usize>) -> Place {
    let text = "\n".repeat(written.line.saturating_sub(1)) + written.text.trim_end_matches(['\n', '\r']);
    let before = written.line.saturating_sub(1);
    let within = |at: usize| (before + at).min(text.len());
    let span = Span::new(within(at.start), within(at.end));
    Place { source: Arc::new(Source { name: written.source.to_owned(), text }), span }
}

/// From how many lines on a game that is legal elsewhere was probably played there.
const TELLING: usize = 8;

/// Whether a text is a legal game of a variant, and long enough for that to be no accident.
fn is_game_of(text: &str, variant: &Variant) -> bool {
    let record = read(text, &variant.pitch, variant.rules, variant.row_one);
    record.is_ok_and(|record| record.game.lines.len() >= TELLING || record.game.ending.is_some())
}

/// "standard", "standard or classic", "large, standard or classic".
fn listed_or(names: &[&str]) -> String {
    match names {
        [all @ .., before, last] => {
            all.iter().map(|name| format!("{name}, ")).collect::<String>() + &format!("{before} or {last}")
        }
        names => names.concat(),
    }
}
