//! The table of variables that messages may mention: which values each can take. The head of `en.ftl` tells translators
//! the same, and a test holds the two together. Knows no message and no language.

use std::fmt;

/// What a variable stands for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Variable {
    /// Its name, without the dollar sign.
    pub name: &'static str,
    /// What it can be.
    pub values: Values,
    /// What it means, in a few words for translators.
    pub meaning: &'static str,
}

/// What a variable can be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Values {
    /// Whole numbers from the first to the last, so far apart.
    Whole {
        /// The least.
        from: u32,
        /// The most.
        to: u32,
        /// From one to the next.
        step: u32,
    },
    /// These numbers alone.
    Only(&'static [u32]),
    /// Lengths and the like: whole numbers and fractions up to the most.
    Measure {
        /// The most.
        to: u32,
    },
    /// A text, such as these.
    Text(&'static [&'static str]),
    /// A small drawing in the line.
    Sign,
}

impl Values {
    /// Whether the variable is a number, so that it counts something.
    #[must_use]
    pub const fn are_numbers(self) -> bool {
        !matches!(self, Self::Text(_) | Self::Sign)
    }

    /// Every number that can occur, from the least; of fractions, the halves up to ten. Texts have none.
    pub fn numbers(self) -> impl Iterator<Item = f64> {
        let whole: Vec<u32> = match self {
            Self::Whole { from, to, step } => (from..=to).step_by(step.max(1) as usize).collect(),
            Self::Only(numbers) => numbers.to_vec(),
            Self::Measure { to } => (0..=to).collect(),
            Self::Text(_) | Self::Sign => Vec::new(),
        };
        let halves = if matches!(self, Self::Measure { .. }) { 10 } else { 0 };
        let fractions = (0..halves).map(|half| f64::from(half) + 0.5);
        whole.into_iter().map(f64::from).chain(fractions)
    }

    /// Whether a number can occur.
    #[must_use]
    pub fn hold(self, number: f64) -> bool {
        let whole = number.fract() == 0.0;
        match self {
            Self::Whole { from, to, step } => {
                let within = (f64::from(from)..=f64::from(to)).contains(&number);
                whole && within && (number - f64::from(from)) % f64::from(step.max(1)) == 0.0
            }
            Self::Only(numbers) => numbers.iter().any(|&one| f64::from(one) == number),
            Self::Measure { to } => (0.0..=f64::from(to)).contains(&number),
            Self::Text(_) | Self::Sign => false,
        }
    }
}

impl fmt::Display for Values {
    /// As the head of `en.ftl` tells them: `2–100, even`.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Whole { from, to, step: 2 } if from % 2 == 0 => write!(out, "{from}–{to}, even"),
            Self::Whole { from, to, step: 2 } => write!(out, "{from}–{to}, odd"),
            Self::Whole { from, to, .. } => write!(out, "{from}–{to}"),
            Self::Measure { to } => write!(out, "0–{to}, fractions too"),
            Self::Only(numbers) => {
                let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
                write!(out, "{}", numbers.join(" or "))
            }
            Self::Text(examples) => write!(out, "{}", examples.join(", ")),
            Self::Sign => Ok(()),
        }
    }
}

const fn whole(name: &'static str, from: u32, to: u32, meaning: &'static str) -> Variable {
    Variable { name, values: Values::Whole { from, to, step: 1 }, meaning }
}

const fn every_other(name: &'static str, from: u32, to: u32, meaning: &'static str) -> Variable {
    Variable { name, values: Values::Whole { from, to, step: 2 }, meaning }
}

const fn only(name: &'static str, numbers: &'static [u32], meaning: &'static str) -> Variable {
    Variable { name, values: Values::Only(numbers), meaning }
}

const fn measure(name: &'static str, to: u32, meaning: &'static str) -> Variable {
    Variable { name, values: Values::Measure { to }, meaning }
}

const fn text(name: &'static str, examples: &'static [&'static str], meaning: &'static str) -> Variable {
    Variable { name, values: Values::Text(examples), meaning }
}

const fn sign(name: &'static str, meaning: &'static str) -> Variable {
    Variable { name, values: Values::Sign, meaning }
}

/// Every variable, in the order in which the head of `en.ftl` tells them.
pub const VARIABLES: &[Variable] = &[
    every_other("width", 2, 100, "cells along a goal side"),
    every_other("length", 2, 100, "cells from goal to goal"),
    every_other("width-points", 3, 101, "the width in points"),
    every_other("length-points", 3, 101, "the length in points"),
    whole("cells", 4, 10_000, "cells in all"),
    whole("goal-width", 2, 100, "width of a goal, in cells"),
    whole("entries", 1, 299, "lines that lead into one goal"),
    whole("steps-goal", 1, 50, "steps from the start to a goal line"),
    whole("steps-side", 1, 50, "steps from the start to a side"),
    only("neighbours", &[4, 8], "points next to the ball"),
    whole("minutes", 1, 600, "length of a game, where there is a clock"),
    whole("guests", 2, 200, "most guests"),
    whole("pairs", 1, 100, "pairs they make"),
    whole("team-size", 1, 100, "players in one of two teams"),
    whole("shortest-goal", 1, 200, "lines of the quickest goal"),
    whole("shortest-blocked", 1, 200, "lines of the quickest dead end"),
    whole("max-turns", 1, 40_000, "most turns a game can have"),
    whole("sheets", 1, 5000, "sheets of paper in all"),
    whole("count", 1, 1000, "copies of one sheet"),
    whole("page", 1, 1000, "number of a page"),
    whole("pages", 1, 5000, "how many pages"),
    whole("first-page", 1, 1000, "number of the first of some pages"),
    whole("last-page", 2, 1000, "number of the last of some pages"),
    whole("table", 1, 100, "number of a table"),
    whole("tables", 1, 100, "how many tables an event has"),
    whole("round", 1, 199, "number of a round"),
    whole("rounds", 1, 199, "how many rounds an event has"),
    whole("figure", 1, 100, "number of a figure"),
    whole("turn", 1, 200, "number of a turn"),
    whole("first-turn", 1, 200, "number of the first of some turns"),
    whole("last-turn", 2, 200, "number of the last of some turns"),
    whole("first-lines", 1, 8, "directions of the first line"),
    whole("different-lines", 1, 8, "those of them that differ by more than a mirror"),
    only("bar", &[20, 50, 100], "length of a bar that is measured, in millimetres"),
    measure("margin", 20, "what stays free at every edge, in millimetres"),
    whole("row", 1, 100, "number of a row of sheets"),
    whole("column", 1, 100, "number of a column of sheets"),
    text("side-a", &["A"], "letter of the side that attacks the upper goal"),
    text("side-b", &["B"], "letter of the other side"),
    text("first", &["A", "B"], "letter of the side that draws first"),
    text("second", &["B", "A"], "letter of the side that draws second"),
    text("player", &["A", "B"], "letter of the side whose turn a caption shows"),
    text("name", &["standard", "large"], "the variant's file name"),
    text("title", &["Standard pitch"], "the variant's title"),
    text("other", &["Large pitch"], "title of the variant it is compared with"),
    text("sheet", &["Kit"], "name of the sheet, from sheet-… or footer-sheet--…"),
    text("paper", &["A4", "Letter"], "name of the paper"),
    text("start-point", &["d6"], "coordinates of the start"),
    text("left-post", &["c2"], "coordinates of a post"),
    text("right-post", &["e2"], "coordinates of the other post"),
    text("sample-turn", &["f8-g7-f6"], "a turn in coordinates"),
    text("goal-turn", &["e12-f13"], "a turn into the upper goal, in coordinates"),
    text("first-line", &["f7-g8"], "a first line in coordinates"),
    text("turns", &["f7-f8 f8-g9"], "several turns in coordinates"),
    text("ball", &["g9"], "coordinates of the ball"),
    text("goal-points", &["c11, d11 and e11"], "the goal points of the upper goal"),
    text("option", &["--margin"], "an option of the command line"),
    text("side", &["6", "6+7"], "number of a guest, or of guests who share a side"),
    text("command", &["--only P1-1"], "what is typed, such as an option of the program"),
    text("items", &["c11, d11"], "a list but for its last element"),
    text("last", &["e11"], "the last element of that list"),
    sign("sign-start", "ring with a spot"),
    sign("sign-goal", "disc"),
    sign("sign-ball", "big disc"),
    sign("sign-bounce", "small ring"),
    sign("sign-dotted", "piece of dotted line"),
    sign("sign-solid", "piece of heavy line"),
    sign("sign-odd", "diamond"),
    sign("sign-even", "dot"),
];

/// The variable of this name.
#[must_use]
pub fn variable(name: &str) -> Option<&'static Variable> {
    VARIABLES.iter().find(|variable| variable.name == name)
}

/// The lines of the head of `en.ftl` that tell translators of the variables.
#[must_use]
pub fn told() -> String {
    let wide = |of: fn(&Variable) -> usize| VARIABLES.iter().map(of).max().unwrap_or(0);
    let (name, values) = (
        wide(|one| one.name.len()),
        wide(|one| if one.values.are_numbers() { one.values.to_string().chars().count() } else { 0 }),
    );
    let mut text = String::new();
    for (heading, kind) in [
        ("Variables that are numbers, which ones, and what they count", 0),
        ("Variables that are texts, with examples", 1),
        ("Variables that are signs drawn in the line of text", 2),
    ] {
        text += &format!("### {heading}:\n");
        for one in VARIABLES {
            let line = match one.values {
                Values::Sign if kind == 2 => format!("${:name$}  {}", one.name, one.meaning),
                Values::Text(_) if kind == 1 => format!("${:name$}  {}: {}", one.name, one.meaning, one.values),
                Values::Text(_) | Values::Sign => continue,
                _ if kind == 0 => format!("${:name$}  {:values$}  {}", one.name, one.values.to_string(), one.meaning),
                _ => continue,
            };
            text += &format!("###   {line}\n");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::languages::BUNDLED;

    #[test]
    fn the_head_of_the_source_tells_this_table() {
        let (_, english) = BUNDLED.iter().find(|(tag, _)| *tag == "en").unwrap();
        assert!(english.contains(&told()), "let the head of en.ftl say:\n{}", told());
    }

    #[test]
    fn names_are_unique() {
        for (at, one) in VARIABLES.iter().enumerate() {
            assert!(VARIABLES.iter().skip(at + 1).all(|other| other.name != one.name), "{}", one.name);
        }
    }

    #[test]
    fn values_hold_what_they_list() {
        for one in VARIABLES {
            assert!(one.values.numbers().all(|number| one.values.hold(number)), "{}", one.name);
            assert!(!one.values.hold(-1.0) && !one.values.hold(1e9));
        }
        let measure = Values::Measure { to: 100 };
        assert!(measure.hold(7.5) && !Values::Only(&[4, 8]).hold(5.0));
        assert!(measure.numbers().any(|number| number == 1.5));
        assert_eq!(measure.to_string(), "0–100, fractions too");
    }
}
