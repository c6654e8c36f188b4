//! The notation sheet: how points, turns and games are written and drawn, and a blank record for one game. Knows which
//! figures it has, and no word of what it says.

use crate::diag::Diagnostic;
use crate::geom::Length;
use crate::locale::Args;
use crate::rules::Game;
use crate::scene::Page;
use crate::text::Align;

use super::annotations;
use super::coordinates::{self, Axes};
use super::desk::Desk;
use super::field::Drawing;
use super::figure::{Quest, Views, written};
use super::grid::{self, Grid};
use super::paper::Paper;
use super::pitches::letters;
use super::record;
use super::section::Wide;
use super::skeleton::{Block, Carried, Choices};
use super::strip::Strip;
use super::text_sheet::TextSheet;
use crate::variant::RowOne;

pub(super) static SKELETON: Carried = Carried::new(include_str!("../../templates/sheets/notation.toml"));

/// The small figures of the first line: between two of them, from their heading to them, from them to their words.
const FIRST: (Length, Length, Length) = (Length::mm(4.0), Length::mm(2.5), Length::mm(5.0));
/// How many small figures a strip has room for at their full size.
const MOST: usize = 8;

/// The pages of the notation sheet: what is to be known, then the record.
///
/// # Errors
/// Says which words cannot be found or set.
pub fn pages(desk: &Desk, paper: Paper) -> Result<Vec<Page>, Diagnostic> {
    let quest = Quest { pitch: &desk.variant.pitch, rules: desk.variant.rules };
    let games = Games { turn: written::turn(&quest), goal: written::goal(&quest) };
    let axes = Axes::of(desk, grid::CAPTION)?;
    let sheet = TextSheet {
        desk,
        args: arguments(desk, &games)?,
        choices: choices(desk, &games),
        skeleton: &SKELETON,
        kicker: "sheet-notation",
        footer: "footer-sheet--notation",
        figure: &|name, alt, width| figure(desk, &quest, &games, &axes, (name, alt, width)),
        wide: &|grid, block| first_lines(desk, &quest, grid, block),
        key: None,
    };
    sheet.pages(paper, |grid, first| Ok(vec![record::column(desk, grid, first)?]))
}

/// The games that the sheet tells of.
struct Games {
    /// One whose last turn is written and drawn.
    turn: Option<Game>,
    /// One that ends with a goal.
    goal: Option<Game>,
}

/// What the words may mention.
fn arguments(desk: &Desk, games: &Games) -> Result<Args, Diagnostic> {
    let names = coordinates::names(desk);
    let last = |game: &Option<Game>| {
        let turn = game.as_ref().map(written::last_turn).unwrap_or_default();
        unbroken(&names.turn(&desk.variant.pitch, turn))
    };
    let (all, different) = (desk.facts.first_lines.len(), desk.facts.different_first_lines.len());
    let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let args = annotations::arguments(desk, &names)?;
    let args = args.text("sample-turn", last(&games.turn)).text("goal-turn", last(&games.goal));
    Ok(args.number("first-lines", count(all)).number("different-lines", count(different)))
}

/// A turn that stays on one line.
fn unbroken(turn: &str) -> String {
    turn.replace('-', "\u{2011}")
}

/// What the skeleton may ask for.
fn choices(desk: &Desk, games: &Games) -> Choices {
    let mut choices = desk.choices().clone();
    let row_one = if desk.variant.row_one == RowOne::Bottom { "bottom" } else { "top" };
    choices.values.insert("row-one", row_one.to_owned());
    choices.condition("mirror", desk.facts.mirror_symmetric);
    choices.condition("goal-sample", games.goal.is_some());
    choices
}

/// A figure beside the text.
fn figure(
    desk: &Desk,
    quest: &Quest<'_>,
    games: &Games,
    axes: &Axes,
    (name, alt, width): (&str, &str, Length),
) -> Result<Option<Drawing>, Diagnostic> {
    let items = match (name, &games.turn) {
        ("points", _) => Some(written::points(quest.pitch, &letters(desk)?, axes, width)),
        ("turn", Some(game)) => written::turn_with_names(&Views { quest: *quest, width, numbers: &[] }, game, axes),
        _ => None,
    };
    Ok(items.map(|items| Drawing::figure("figure", alt, items)))
}

/// The first lines that differ, each in a small figure with the way it is written.
fn first_lines(desk: &Desk, quest: &Quest<'_>, grid: &Grid, block: &Block) -> Result<Vec<Wide>, Diagnostic> {
    let names = coordinates::names(desk);
    let lines = &desk.facts.different_first_lines;
    let strip = Strip::of(lines.len().clamp(5, MOST), grid.width(), FIRST.0);
    let strip = Strip { lead: FIRST.1, drop: FIRST.2, align: Align::Centre, ..strip };
    let mut parts = Vec::new();
    for &direction in lines {
        let Some((items, game)) = written::first_line(quest, direction, strip.column) else { continue };
        let turn = unbroken(&names.turn(quest.pitch, &game.lines));
        let args = desk.args.clone().text("first-line", turn.as_str());
        let alt = desk.say_with(block.alt.as_deref().unwrap_or_default(), &args)?;
        parts.push((Drawing::figure("first-line", alt, items), desk.set_text(&turn, grid::SEAT, strip.column)?));
    }
    Ok(if parts.is_empty() { Vec::new() } else { vec![strip.lay_out(parts)] })
}
