//! Writing a game in any notation. Knows nothing of files.

use super::scan::Score;
use super::{Claim, Coordinates};
use crate::pitch::{Pitch, Side};
use crate::rules::{Game, Line};

/// The width at which the lines of an online game's file are wrapped.
const WRAP: usize = 72;

/// A game as digits, one group a turn: `0 3 67 5`.
#[must_use]
pub fn digits(game: &Game) -> String {
    game.turns().map(group).collect::<Vec<_>>().join(" ")
}

/// A game as points, the turns parted by spaces: `d6-e7 e7-d8-c8`.
#[must_use]
pub fn analytic(game: &Game, pitch: &Pitch, names: &Coordinates) -> String {
    game.turns().map(|turn| names.turn(pitch, turn)).collect::<Vec<_>>().join(" ")
}

/// A game as a text file of the public online game. The tags are written as they are, but for the result, which is the
/// game's own if it is over, and else the claim; it comes last if the tags have none. `first` is the side that drew first: White.
#[must_use]
pub fn online(game: &Game, first: Side, tags: &[(String, String)], claim: Option<Claim>) -> String {
    let score = score(game, first, claim);
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| text.extend(["[", name, " \"", value, "\"]\n"]);
    for (name, value) in tags {
        tag(name, if name == "Result" { score } else { value });
    }
    if !tags.iter().any(|(name, _)| name == "Result") {
        tag("Result", score);
    }
    let mut width = WRAP;
    for (index, turn) in game.turns().enumerate() {
        let number = if index % 2 == 0 { format!("{}.", index / 2 + 1) } else { String::new() };
        for word in [number, group(turn)].iter().filter(|word| !word.is_empty()) {
            let fits = width + 1 + word.len() <= WRAP;
            text.push(if fits { ' ' } else { '\n' });
            text.push_str(word);
            width = if fits { width + 1 + word.len() } else { word.len() };
        }
    }
    text + "\n" + score + "\n"
}

/// The digits of a turn.
fn group(turn: &[Line]) -> String {
    turn.iter().map(|line| char::from(b'0' + line.direction as u8)).collect()
}

/// The result as the online game writes it.
fn score(game: &Game, first: Side, claim: Option<Claim>) -> &'static str {
    let claim = match game.ending {
        Some(ending) => ending.winner.map_or(Claim::Draw, Claim::Won),
        None => claim.unwrap_or(Claim::Open),
    };
    let score = match claim {
        Claim::Won(side) if side == first => Score::White,
        Claim::Won(_) => Score::Black,
        Claim::Draw => Score::Draw,
        Claim::Open => Score::Open,
    };
    score.text()
}
