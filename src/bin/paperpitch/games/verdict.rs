//! What is told of a replayed game: one JSON object for programs, one line for people.

use paperpitch::pitch::Side;
use paperpitch::replay::how_it_ended;
use paperpitch::rules::notation::{Claim, Record};
use paperpitch::rules::{Coordinates, Game, Reason};
use paperpitch::variant::Variant;
use serde::Serialize;

use crate::commands::words;

/// A game as programs read it.
#[derive(Debug, Serialize)]
pub struct Told {
    /// Whether every line of it is legal, and its turns are told as they were.
    legal: bool,
    /// Whether it has come to its end.
    ended: bool,
    winner: Option<&'static str>,
    reason: Option<&'static str>,
    lines: usize,
    /// The digits of each turn.
    turns: Vec<String>,
    bounces: usize,
    /// Where the ball is.
    ball: [i32; 2],
    to_move: Option<&'static str>,
}

impl Told {
    /// A game, or of an illegal one what comes before the illegal line.
    pub fn of(game: &Game, legal: bool, variant: &Variant) -> Self {
        let ball = variant.pitch.point(game.ball);
        let digit = |line: &paperpitch::rules::Line| char::from(b'0' + line.direction as u8);
        Self {
            legal,
            ended: game.ending.is_some(),
            winner: game.ending.and_then(|ending| ending.winner).map(words::side),
            reason: game.ending.map(|ending| match ending.reason {
                Reason::Goal => "goal",
                Reason::OwnGoal => "own-goal",
                Reason::Blocked => "blocked",
            }),
            lines: game.lines.len(),
            turns: game.turns().map(|turn| turn.iter().map(digit).collect()).collect(),
            bounces: game.bounces(),
            ball: [ball.x, ball.y],
            to_move: game.to_move.map(words::side),
        }
    }
}

/// A legal game as people read it.
pub fn in_words(record: &Record, variant: &Variant) -> String {
    let game = &record.game;
    let names = Coordinates::of(&variant.pitch, variant.row_one);
    let ball = names.name(variant.pitch.point(game.ball));
    let told = match (game.ending, game.to_move) {
        (Some(_), _) | (_, None) => how_it_ended(game, &ball),
        (None, Some(side)) => {
            let goes_on = if game.mid_turn { "goes on" } else { "is to draw" };
            format!("legal and not over; the ball is on {ball}, {} {goes_on}{}", words::side(side), claimed(record))
        }
    };
    let length =
        [counted(game.turns().count(), "turn"), counted(game.lines.len(), "line"), counted(game.bounces(), "bounce")];
    format!("{told}; {}", length.join(", "))
}

/// The result that a game claims without having come to its end.
const fn claimed(record: &Record) -> &'static str {
    match record.claim {
        Some(Claim::Won(Side::A)) => "; A is said to have won",
        Some(Claim::Won(Side::B)) => "; B is said to have won",
        Some(Claim::Draw) => "; said to be a draw",
        Some(Claim::Open) | None => "",
    }
}

/// "1 turn", "2 turns".
pub fn counted(count: usize, word: &str) -> String {
    format!("{count} {word}{}", if count == 1 { "" } else { "s" })
}
