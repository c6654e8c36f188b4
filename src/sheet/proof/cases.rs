//! What a language is proven with: every variant of the program, and small ones for every rule there is. Knows no language.

use crate::event::{self, Event, Surroundings};
use crate::rules::{Game, Position};
use crate::variant::{self, BUILT_INS, NoFiles, Overrides, Variant};

/// A variant, and the papers it is tried on.
pub(super) struct Case {
    pub variant: Variant,
    /// By name.
    pub papers: &'static [&'static str],
}

/// The papers of every variant of the program.
const USUAL: &[&str] = &["a4", "letter", "a5", "a6"];
/// The paper of the others: what differs is their words.
const ONE: &[&str] = &["a4"];
/// The papers of the largest pitch: one of them is neither A4 nor Letter.
const LARGE: &[&str] = &["a4", "a3"];

/// Pitches that are no plain rectangles, as people copy them: ends that differ, sides that differ, a start off the middle.
const DRAWN: [&str; 4] = [
    include_str!("../../../examples/drawn/unequal-ends.pitch.toml"),
    include_str!("../../../examples/drawn/l-shape.pitch.toml"),
    include_str!("../../../examples/drawn/diamond.pitch.toml"),
    include_str!("../../../examples/drawn/maze.pitch.toml"),
];

/// Every case.
pub(super) fn all() -> impl Iterator<Item = Case> {
    let built_in = BUILT_INS.into_iter().filter_map(variant::built_in);
    let built_in = built_in.map(|variant| Case { variant, papers: USUAL });
    let made = (0..COMBINATIONS).filter_map(made).map(|variant| Case { variant, papers: ONE });
    let drawn = DRAWN.into_iter().filter_map(read).map(|variant| Case { variant, papers: ONE });
    let mut extremes = extremes().into_iter();
    let large = extremes.next().map(|variant| Case { variant, papers: LARGE });
    built_in.chain(made).chain(drawn).chain(large).chain(extremes.map(|variant| Case { variant, papers: ONE }))
}

/// The variants that guests may know who are told what changes.
pub(super) fn known(variant: &Variant) -> Vec<Variant> {
    let names: &[&str] = match variant.name.as_str() {
        "standard" => &["orthogonal", "single-bounce", "texas"],
        "no-bounce" => &["standard", "orthogonal"],
        _ => &["standard"],
    };
    names.iter().filter_map(|name| variant::built_in(name)).collect()
}

/// Games of a variant, from a few lines to the end, if the end comes soon: always the same ones.
pub(super) fn games(variant: &Variant) -> Vec<Game> {
    const LENGTHS: [usize; 4] = [3, 8, 40, 120];
    let play = |length: usize| {
        let mut position = Position::kick_off(&variant.pitch, variant.rules);
        for turn in 0..length {
            let legal = position.legal();
            let Some(direction) = legal.iter().nth((turn * 5 + length) % legal.len().max(1)) else { break };
            if position.play(direction).is_err() {
                break;
            }
        }
        Game::from(position)
    };
    LENGTHS.into_iter().map(play).collect()
}

/// Evenings of a variant: pairs and teams, with and without a clock, on one side of the paper or on two, in one language
/// and in two. One variant is enough, since its words are those of the other sheets.
pub(super) fn events(variant: &Variant) -> Vec<Event> {
    const EVENTS: [&str; 4] = [
        "title = \"Evening\"\ndate = \"Friday\"\nguests = 10\nteam-size = 2\nminutes = 30\ntwo-sided = \"long-edge\"\n\
         bilingual = true\nlanguages = [\"one\", \"two\"]\n[[table]]\nlanguages = [\"one\"]\n[[round]]\n[[round]]\n\
         variant = \"large\"\n",
        "guests = 7\nrounds = 2\nminutes = 600\nodd = \"timekeeper\"\ntwo-sided = \"short-edge\"\n",
        "guests = 5\nodd = \"share\"\nminutes = 1\n",
        "guests = 7\nodd = \"timekeeper\"\nminutes = 5\nlanguages = [\"one\", \"two\"]\n[[table]]\ncount = 2\nlanguages = [\"one\"]\n\
         [[table]]\nlanguages = [\"two\"]\n",
    ];
    if variant.name != BUILT_INS[0] {
        return Vec::new();
    }
    let around = Surroundings { files: &NoFiles, language: &|tag| Ok(tag.to_owned()), paper: &|_| Ok(()) };
    let read = |text: &str| {
        let mut event = event::read(text.as_bytes(), "proof.event.toml", around).event?;
        let minutes = event.minutes;
        *event.variants.first_mut()? = Variant { guests: event.guests, minutes, ..variant.clone() };
        Some(event)
    };
    EVENTS.into_iter().filter_map(read).collect()
}

/// All bounce rules, dead ends, boundaries and directions with each other; the rest in turn.
const COMBINATIONS: usize = 4 * 3 * 2 * 2;

/// A small variant of so many.
fn made(number: usize) -> Option<Variant> {
    let pick =
        |choices: &[&'static str], by: usize| choices.get((number / by) % choices.len()).copied().unwrap_or_default();
    let bounce =
        pick(&["\"chained\"", "\"single\"", "\"none\"\nend-on-touched = true", "\"none\"\nend-on-touched = false"], 1);
    let blocked = pick(&["mover-loses", "to-move-loses", "draw"], 4);
    let boundary = pick(&["wall", "playable"], 12);
    let directions = pick(&["all", "orthogonal"], 24);
    let crossing = if number % 5 < 2 { "forbidden" } else { "allowed" };
    // Nobody could ever enter a link where lines may not end on touched points.
    let shape = if number.is_multiple_of(3) && number % 4 != 3 { "link" } else { "box" };
    let minutes = if number % 7 < 3 { "20" } else { "\"none\"" };
    let guests = pick(&["2", "3", "8", "9", "20"], 1);
    let first = pick(&["A", "B"], 3);
    read(&format!(
        "name = \"small-{number}\"\n[pitch]\nwidth = 6\nlength = 8\ndirections = \"{directions}\"\nboundary = \"{boundary}\"\n\
         crossing = \"{crossing}\"\n[goal]\nshape = \"{shape}\"\n[turn]\nbounce = {bounce}\nfirst = \"{first}\"\n[end]\n\
         blocked = \"{blocked}\"\nminutes = {minutes}\n[table]\nguests = {guests}\n"
    ))
}

/// The variant with the longest numbers, and one whose rows count from the top.
fn extremes() -> Vec<Variant> {
    let largest = read(
        "name = \"a-name-as-long-as-names-may-ever-become\"\n[pitch]\nwidth = 100\nlength = 100\n[goal]\nwidth = 100\n\
         [end]\nminutes = 600\n[table]\nguests = 200\n",
    );
    let turned = read("name = \"from-the-top\"\n[notation]\nrow-one = \"top\"\n");
    largest.into_iter().chain(turned).collect()
}

fn read(text: &str) -> Option<Variant> {
    variant::read(text.as_bytes(), "proof.pitch.toml", Some("proof"), &NoFiles, &Overrides::default()).into_parts().0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_event_is_one() {
        assert_eq!(all().flat_map(|case| events(&case.variant)).count(), 4);
    }

    #[test]
    fn every_case_is_a_variant() {
        assert_eq!(all().count(), BUILT_INS.len() + COMBINATIONS + DRAWN.len() + 2);
    }
}
