//! Everything a sheet is made from, laid out in one place: the variant with its facts, the language, the typeface.
//!
//! It turns message ids into set text. It does not know where on a page anything stands.

use std::sync::OnceLock;

use crate::diag::{Code, Diagnostic};
use crate::geom::{Length, Point};
use crate::locale::{Args, Locale};
use crate::pitch::{Boundary, Directions, GoalShape, GridPoint, Pitch, Side};
use crate::rules::{Blocked, Bounce, Crossing, Facts};
use crate::scene::{Lang, Node};
use crate::style::Look;
use crate::text::{Align, Rich, Sign, Style, TextBlock, TextLine, Typesetter};
use crate::variant::{BUILT_INS, Variant};

use super::figure::{Quest, reaches_upper_goal};
use super::paper::Paper;
use super::skeleton::Choices;
use super::{plan, sample, sign, tag};

/// Words that cannot be printed: a character the typeface lacks, or emphasis that is not closed.
pub const UNPRINTABLE_TEXT: Code = Code("unprintable-text");

/// What a sheet is made from.
pub struct Desk<'a> {
    /// The variant.
    pub variant: &'a Variant,
    /// What follows from its geometry and rules.
    pub facts: Facts,
    /// The language of the sheet.
    pub locale: &'a Locale,
    /// The typeface.
    pub setter: &'a Typesetter,
    /// What the variant says to skeletons, once one of them asks.
    choices: OnceLock<Choices>,
    /// What messages may mention.
    pub args: Args,
    /// How pitches to play on look.
    pub look: Look,
    /// Type is never smaller than this: smaller styles grow, leading and all.
    pub least: Length,
    /// The paper that is printed on, where sheets are laid out on a smaller one.
    pub printed_on: Option<Paper>,
}

impl<'a> Desk<'a> {
    /// Lays out everything for one variant in one language.
    ///
    /// # Errors
    /// Passes on what is wrong with the language file.
    pub fn new(variant: &'a Variant, locale: &'a Locale, setter: &'a Typesetter) -> Result<Self, Diagnostic> {
        let facts = Facts::of(&variant.pitch, variant.rules);
        let mut desk = Self {
            variant,
            facts,
            locale,
            setter,
            choices: OnceLock::new(),
            args: Args::new(),
            look: Look::default(),
            least: Length::ZERO,
            printed_on: None,
        };
        desk.args = desk.numbers();
        let letters = [desk.say("side-a")?, desk.say("side-b")?];
        let first = usize::from(variant.rules.first == Side::B);
        for (name, letter) in [("side-a", 0), ("side-b", 1), ("first", first), ("second", 1 - first)] {
            desk.args = desk.args.clone().text(name, letters[letter].as_str());
        }
        desk.args = desk.args.clone().text("title", desk.title()?);
        Ok(desk)
    }

    /// What the variant says to skeletons.
    pub fn choices(&self) -> &Choices {
        self.choices.get_or_init(|| choices(self.variant, &self.facts, self.locale))
    }

    /// Adds to what it says whether something holds.
    pub fn condition(&mut self, name: &'static str, holds: bool) {
        let mut choices = self.choices().clone();
        choices.condition(name, holds);
        self.choices = choices.into();
    }

    /// The variant's title: the one its file gives, else the language's for a built-in, else its name.
    ///
    /// # Errors
    /// Passes on what is wrong with the language file.
    pub fn title(&self) -> Result<String, Diagnostic> {
        if let Some(title) = self.variant.title.get(self.locale.tag()) {
            return Ok(title.clone());
        }
        if BUILT_INS.contains(&self.variant.name.as_str()) {
            return self.say(&format!("variant--{}", self.variant.name));
        }
        Ok(self.variant.name.clone())
    }

    /// A message as text, its figures filled in.
    ///
    /// # Errors
    /// Passes on what is wrong with the language file.
    pub fn say(&self, id: &str) -> Result<String, Diagnostic> {
        self.locale.text(id, &self.args)
    }

    /// A message as text, with more to mention.
    ///
    /// # Errors
    /// Passes on what is wrong with the language file.
    pub fn say_with(&self, id: &str, args: &Args) -> Result<String, Diagnostic> {
        self.locale.text(id, args)
    }

    /// A message as lines no wider than `measure`.
    ///
    /// # Errors
    /// Passes on what is wrong with the language file or cannot be set.
    pub fn set(&self, id: &str, style: Style, measure: Length) -> Result<TextBlock, Diagnostic> {
        self.set_text(&self.say(id)?, style, measure)
    }

    /// Text as lines no wider than `measure`.
    ///
    /// # Errors
    /// Says which text cannot be set, and why.
    pub fn set_text(&self, text: &str, style: Style, measure: Length) -> Result<TextBlock, Diagnostic> {
        let (rich, style) = (self.rich(text)?, self.legible(style));
        self.setter.lay_out(rich, style, measure, self.locale.tag()).map_err(|error| self.unprintable(&error, text))
    }

    /// Text on one line.
    ///
    /// # Errors
    /// Says which text cannot be set, and why.
    pub fn line(&self, text: &str, style: Style) -> Result<TextLine, Diagnostic> {
        let (rich, style) = (self.rich(text)?, self.legible(style));
        self.setter.line(rich, style, self.locale.tag()).map_err(|error| self.unprintable(&error, text))
    }

    /// A style that is not too small.
    #[must_use]
    pub fn legible(&self, style: Style) -> Style {
        let times = (self.least / style.size).max(1.0);
        Style { size: style.size * times, leading: style.leading * times, ..style }
    }

    fn rich(&self, text: &str) -> Result<Rich, Diagnostic> {
        Rich::parse(text).map_err(|error| self.unprintable(&error, text))
    }

    fn unprintable(&self, error: &dyn std::fmt::Display, text: &str) -> Diagnostic {
        Diagnostic::error(UNPRINTABLE_TEXT, format!("{error}, in the {} text “{text}”", self.locale.tag()))
    }

    /// The language as documents carry it.
    #[must_use]
    pub fn lang(&self) -> Lang {
        Lang(self.locale.document_lang().into())
    }

    /// The numbers that messages may mention.
    fn numbers(&self) -> Args {
        let (width, length) = self.variant.pitch.size();
        let goal = self.variant.pitch.goals().get(Side::A);
        let goal_width = (goal.posts[1].x - goal.posts[0].x).abs().max((goal.posts[1].y - goal.posts[0].y).abs());
        let guests = i64::from(self.variant.guests);
        let facts = &self.facts;
        let neighbours = if self.variant.pitch.directions() == Directions::All { 8 } else { 4 };
        let mut args = Args::new()
            .number("width", width)
            .number("length", length)
            .number("width-points", width + 1)
            .number("length-points", length + 1)
            .number("goal-width", goal_width)
            .number("neighbours", neighbours)
            .number("entries", count(facts.entries.get(Side::A).len()))
            .number("cells", count(facts.cells))
            .number("guests", guests)
            .number("pairs", plan::pairs(self.variant))
            .number("team-size", guests / 2)
            .number("steps-goal", count(*facts.steps_to_goal_line.get(Side::A)))
            .number("steps-side", count(facts.steps_to_side.unwrap_or(0)))
            .number("shortest-goal", count(facts.lines_to_goal.get(Side::A).unwrap_or(0)))
            .number("shortest-blocked", count(facts.lines_to_blocked.unwrap_or(0)))
            .number("max-turns", count(facts.most_turns.unwrap_or(0)))
            .number("minutes", i64::from(self.variant.minutes.unwrap_or(0)))
            .number("bar", 50);
        args = args.text("name", short(&self.variant.name));
        for sign in Sign::ALL {
            args = args.text(sign.variable(), sign.char().to_string());
        }
        args
    }
}

/// A name as feet and cards have room for it.
fn short(name: &str) -> String {
    const MOST: usize = 24;
    if name.chars().count() <= MOST {
        return name.to_owned();
    }
    name.chars().take(MOST - 1).chain(['…']).collect()
}

/// A count as messages take it.
fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// Set text as nodes, its signs drawn, the first baseline at `origin`.
#[must_use]
pub fn place(block: &TextBlock, origin: Point, align: Align) -> Vec<Node> {
    let mut nodes = block.nodes(origin, align);
    let signs: Vec<Node> = block.placed_signs(origin, align).into_iter().flat_map(sign::inline).collect();
    if !signs.is_empty() {
        nodes.push(tag::artifact(signs));
    }
    nodes
}

/// What a variant says to skeletons.
fn choices(variant: &Variant, facts: &Facts, locale: &Locale) -> Choices {
    let mut choices = Choices::default();
    let pitch = &variant.pitch;
    let goal = pitch.goals().get(Side::A).shape;
    let all = pitch.directions() == Directions::All;
    let wall = pitch.boundary() == Boundary::Wall;
    choices.choose("directions", &["all", "orthogonal"], if all { "all" } else { "orthogonal" });
    choices.choose("boundary", &["wall", "playable"], if wall { "wall" } else { "playable" });
    choices.choose("goal", &["box", "link"], if goal == GoalShape::Box { "box" } else { "link" });
    let crossing = if variant.rules.crossing == Crossing::Allowed || !all { "allowed" } else { "forbidden" };
    choices.choose("crossing", &["allowed", "forbidden"], crossing);
    let bounce = match variant.rules.bounce {
        Bounce::Chained => "chained",
        Bounce::Single => "single",
        Bounce::None { end_on_touched: true } => "none-touched",
        Bounce::None { end_on_touched: false } => "none-clean",
    };
    choices.choose("bounce", &["chained", "single", "none-touched", "none-clean"], bounce);
    let blocked = match variant.rules.blocked {
        Blocked::MoverLoses => "mover-loses",
        Blocked::ToMoveLoses => "to-move-loses",
        Blocked::Draw => "draw",
    };
    choices.choose("blocked", &["mover-loses", "to-move-loses", "draw"], blocked);
    choices.values.insert("first", if variant.rules.first == Side::A { "a" } else { "b" }.to_owned());
    choices.values.insert("name", variant.name.clone());
    let clock = if variant.minutes.is_some() { "clock" } else { "no-clock" };
    choices.values.insert("clock", clock.to_owned());
    choices.condition("clock", variant.minutes.is_some());
    choices.condition("diagonals", all);
    choices.condition("built-in", BUILT_INS.contains(&variant.name.as_str()));
    choices.condition("teams", variant.guests >= 4);
    choices.condition("corner-dead-end", wall && pitch.outline().iter().all(|&at| leads_nowhere(pitch, at)));
    choices.condition("walls-dead-end", wall && walls_lead_nowhere(pitch));
    choices.condition("symmetric", facts.half_turn_symmetric);
    choices.condition("odd-points", facts.ends_on_red);
    choices.condition("origin", locale.has(&format!("origin--{}", variant.name)));
    let quest = Quest { pitch, rules: variant.rules };
    choices.condition("upper-goal-by-a", reaches_upper_goal(&quest, Side::A));
    choices.condition("upper-goal-by-b", reaches_upper_goal(&quest, Side::B));
    let fits = sample::fits(variant, &choices);
    choices.condition("sample", fits);
    choices
}

/// Whether a ball that arrives at a place is in a dead end at once: it came by the only line there is.
fn leads_nowhere(pitch: &Pitch, at: GridPoint) -> bool {
    pitch.id(at).is_none_or(|id| pitch.degree(id) <= 1)
}

/// Whether that holds for every point on a wall, except posts of boxes and the middles of goal lines with a link.
fn walls_lead_nowhere(pitch: &Pitch) -> bool {
    let ways_in = Side::BOTH.iter().flat_map(|&side| {
        let goal = pitch.goals().get(side);
        let middle = goal.goal_line.get(goal.goal_line.len() / 2);
        if goal.shape == GoalShape::Box { goal.posts.to_vec() } else { middle.copied().into_iter().collect() }
    });
    let ways_in: Vec<GridPoint> = ways_in.collect();
    pitch.walls().iter().flatten().all(|at| ways_in.contains(at) || leads_nowhere(pitch, *at))
}
