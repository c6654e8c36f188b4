//! Reading a written game by playing it. The first thing that is wrong stops the reading, so that text of any length is
//! judged in one pass. Knows nothing of files.

use std::ops::Range;

use super::coordinates::latin;
use super::scan::{Kind, Score, Words, is_dash};
use super::{Claim, Coordinates, Fault, Notation, NotationError, Record, RowOne};
use crate::pitch::{Direction, GridPoint, Pitch, Side};
use crate::rules::{Game, IllegalLine, Outcome, Position, RuleSet};

/// Reads a game in any notation and replays it. Groups of lines must be the turns; the last turn may be unfinished, and a
/// game without tags and numbers that is written in one group is grouped by the rules.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn read(text: &str, pitch: &Pitch, rules: RuleSet, row_one: RowOne) -> Result<Record, NotationError> {
    let mut reader = Reader::new(pitch, rules, row_one);
    match reader.all(text) {
        Ok((notation, claim)) => Ok(Record { game: Game::from(reader.position), notation, claim, tags: reader.tags }),
        Err(Stop { at, turn, fault }) => {
            Err(NotationError { at, turn, fault, so_far: Box::new(Game::from(reader.position)) })
        }
    }
}

/// Where reading stopped, and why.
struct Stop {
    at: Range<usize>,
    turn: u16,
    fault: Fault,
}

/// A game being read.
struct Reader<'p> {
    pitch: &'p Pitch,
    names: Coordinates,
    position: Position<'p>,
    notation: Option<Notation>,
    /// How many groups have begun.
    groups: usize,
    /// Groups must be turns: there are tags or numbers, or there is more than one group.
    strict: bool,
    /// Where the first group went on after a turn was over, and how many lines there were before.
    overrun: Option<(Range<usize>, usize)>,
    /// How many pairs have been numbered; none where they are not.
    pairs: Option<usize>,
    /// The results that are claimed, in order.
    scores: Vec<(Score, Range<usize>)>,
    closed: bool,
    tags: Vec<(String, String)>,
}

impl<'p> Reader<'p> {
    fn new(pitch: &'p Pitch, rules: RuleSet, row_one: RowOne) -> Self {
        Self {
            pitch,
            names: Coordinates::of(pitch, row_one),
            position: Position::kick_off(pitch, rules),
            notation: None,
            groups: 0,
            strict: false,
            overrun: None,
            pairs: None,
            scores: Vec::new(),
            closed: false,
            tags: Vec::new(),
        }
    }

    /// Reads a whole game: how it is written, and the result it claims.
    fn all(&mut self, text: &str) -> Result<(Notation, Option<Claim>), Stop> {
        for word in Words::of(text) {
            let word = word.map_err(|(at, fault)| self.error(at, fault))?;
            self.word(word.at, word.kind)?;
        }
        self.finish(text.len())
    }

    fn error(&self, at: Range<usize>, fault: Fault) -> Stop {
        Stop { at, turn: self.position.turn(), fault }
    }

    fn word(&mut self, at: Range<usize>, kind: Kind) -> Result<(), Stop> {
        if self.closed {
            return Err(self.error(at, Fault::AfterResult));
        }
        match kind {
            Kind::Tag(..) if self.groups > 0 => Err(self.error(at, Fault::BadTag)),
            Kind::Tag(name, value) => {
                self.strict = true;
                self.tags.push((name.to_owned(), value.to_owned()));
                let score = Score::read(value).filter(|_| name == "Result");
                self.scores.extend(score.map(|score| (score, at)));
                Ok(())
            }
            Kind::Number(written) => {
                self.strict = true;
                let due = self.groups / 2 + 1;
                let next = written.trim_start_matches('0') == (due + 1).to_string();
                if next && !self.groups.is_multiple_of(2) {
                    return Err(self.error(at, Fault::HalfPair { pair: due }));
                }
                self.pairs = Some(due);
                if written.trim_start_matches('0') == due.to_string() {
                    return Ok(());
                }
                Err(self.error(at, Fault::WrongNumber { written: written.to_owned(), due }))
            }
            Kind::Result(score) => {
                self.closed = true;
                self.scores.push((score, at));
                Ok(())
            }
            Kind::Group(text) => self.group(at.start, text),
        }
    }

    /// Plays a group of lines.
    fn group(&mut self, from: usize, text: &str) -> Result<(), Stop> {
        let at = from..from + text.len();
        if self.pairs.is_some_and(|pairs| self.groups >= 2 * pairs) {
            return Err(self.error(at, Fault::NoNumber { due: self.groups / 2 + 1 }));
        }
        self.groups += 1;
        self.strict |= self.groups > 1;
        if let Some((at, lines)) = self.overrun.take().filter(|_| self.strict) {
            return Err(self.too_long(at, lines));
        }
        if self.position.ending().is_none() && self.position.is_mid_turn() {
            return Err(self.error(at, Fault::TurnUnfinished { legal: self.position.legal() }));
        }
        let begins_with_digit = text.starts_with(|sign: char| sign.is_ascii_digit());
        let first = if begins_with_digit { Notation::Digits } else { Notation::Analytic };
        match *self.notation.get_or_insert(first) {
            Notation::Digits => self.digits(from, text),
            Notation::Analytic => self.points(from, text),
        }
    }

    fn digits(&mut self, from: usize, text: &str) -> Result<(), Stop> {
        let mut over = false;
        for (offset, sign) in text.char_indices() {
            let at = from + offset..from + offset + sign.len_utf8();
            let Some(digit) = sign.to_digit(10) else { return Err(self.error(at, Fault::NotADigit(sign))) };
            let Some(&direction) = Direction::ALL.get(digit as usize) else {
                return Err(self.error(at, Fault::NoDirection(sign)));
            };
            over = self.line(at, direction, over)?;
        }
        Ok(())
    }

    fn points(&mut self, from: usize, text: &str) -> Result<(), Stop> {
        let mut over = false;
        let mut last: Option<GridPoint> = None;
        let mut next = from;
        for name in text.split(is_dash) {
            // Dashes differ in length: the next name begins after the sign that follows this one.
            let at = next..next + name.len();
            next = at.end + text[at.end - from..].chars().next().map_or(0, char::len_utf8);
            let point = self.point(&at, name)?;
            let ball = self.pitch.point(self.position.ball());
            let Some(before) = last.replace(point) else {
                if point != ball {
                    let fault = Fault::NotAtBall { written: self.names.name(point), ball: self.names.name(ball) };
                    return Err(self.error(at, fault));
                }
                continue;
            };
            let Some(direction) = Direction::ALL.into_iter().find(|&direction| before.step(direction) == point) else {
                let fault = Fault::Jump { from: self.names.name(before), to: self.names.name(point) };
                return Err(self.error(at, fault));
            };
            over = self.line(at, direction, over)?;
        }
        if text.contains(is_dash) {
            Ok(())
        } else {
            Err(self.error(from..from + text.len(), Fault::NoLine(text.to_owned())))
        }
    }

    /// The point of a name, which must be on the pitch.
    fn point(&self, at: &Range<usize>, name: &str) -> Result<GridPoint, Stop> {
        if let Some(point) = self.names.point(name).filter(|&point| self.pitch.id(point).is_some()) {
            return Ok(point);
        }
        let shown = || name.chars().take(20).collect();
        let letters = name.trim_end_matches(|sign: char| sign.is_ascii_digit());
        let fault = match letters.chars().find(|&sign| latin(sign).is_none()) {
            Some(sign) if sign.is_alphabetic() => Fault::ForeignLetter(sign),
            None if !letters.is_empty() && letters.len() < name.len() => Fault::OffPitch(shown()),
            _ => Fault::NotAPoint(shown()),
        };
        Err(self.error(at.clone(), fault))
    }

    /// Plays a line. `over` tells that the line before it in its group ended the turn; so does the return value of this one.
    fn line(&mut self, at: Range<usize>, direction: Direction, over: bool) -> Result<bool, Stop> {
        let illegal = IllegalLine::at(&self.position, direction);
        match self.position.play(direction) {
            Err(why) => Err(self.error(at, Fault::Illegal(IllegalLine { why, ..illegal }))),
            Ok(_) if over && self.strict => Err(self.too_long(at, illegal.index)),
            Ok(outcome) => {
                if over {
                    self.overrun.get_or_insert((at, illegal.index));
                }
                Ok(outcome == Outcome::Passes)
            }
        }
    }

    /// A group that goes on after the turn whose end are these first lines of the game.
    fn too_long(&mut self, at: Range<usize>, lines: usize) -> Stop {
        while self.position.lines().len() > lines {
            self.position.undo();
        }
        let turn = self.position.lines().last().map_or(1, |line| line.turn);
        Stop { at, turn, fault: Fault::TurnTooLong }
    }

    /// Compares the result with the game.
    fn finish(&self, end: usize) -> Result<(Notation, Option<Claim>), Stop> {
        let Some(notation) = self.notation else { return Err(self.error(0..end, Fault::Empty)) };
        let first = self.position.rules().first;
        let of = |score: Score| claim(score, first);
        if let Some(ending) = self.position.ending() {
            let right = ending.winner.map_or(Claim::Draw, Claim::Won);
            if let Some((score, at)) = self.scores.iter().find(|(score, _)| of(*score) != right) {
                return Err(self.error(at.clone(), Fault::WrongResult { written: score.text().to_owned() }));
            }
        }
        if let [(one, _), rest @ ..] = self.scores.as_slice()
            && let Some((other, at)) = rest.iter().find(|(other, _)| other != one)
        {
            let fault = Fault::TwoResults { first: one.text().to_owned(), second: other.text().to_owned() };
            return Err(self.error(at.clone(), fault));
        }
        let claim = self.scores.last().map(|(score, _)| of(*score));
        Ok((notation, claim))
    }
}

/// What a score claims: White is the side that draws first.
const fn claim(score: Score, first: Side) -> Claim {
    match score {
        Score::White => Claim::Won(first),
        Score::Black => Claim::Won(first.other()),
        Score::Draw => Claim::Draw,
        Score::Open => Claim::Open,
    }
}
