//! The annotated pitch in the words of a language. Knows its skeleton and the names of points, not where notes stand.

use crate::diag::Diagnostic;
use crate::geom::Length;
use crate::locale::Args;
use crate::pitch::Side;
use crate::rules::{Coordinates, Position};
use crate::scene::{Bookmark, Page};
use crate::text::Style;

use super::annotated::{Annotated, BELOW, MARKED, Mark, NOTE, NoRoom, Note, Target};
use super::book::{Options, PAPER_TOO_SMALL};
use super::desk::Desk;
use super::figure::Quest;
use super::pitches::{letters, too_large};
use super::skeleton::{Block, Carried, Kind};
use super::{extent, grid, leaf};

pub(super) static SKELETON: Carried = Carried::new(include_str!("../../templates/sheets/annotated.toml"));

/// The title over the notes.
const TITLE: Style = Style { leading: Length::pt(17.0), ..grid::HEADING };
/// The heading of a note.
const HEAD: Style = Style { leading: Length::pt(14.5), ..grid::KICKER };
/// The names of columns and rows.
const NAMES: Style = grid::BODY;

/// The annotated pitch.
///
/// # Errors
/// Says which words cannot be found or set, or what does not fit the paper.
pub fn page(desk: &Desk, options: Options) -> Result<Page, Diagnostic> {
    let names = Coordinates::of(&desk.variant.pitch, desk.variant.row_one);
    let args = arguments(desk, &names)?;
    let blocks = SKELETON.blocks(desk.choices())?;
    let mut title = None;
    let (mut notes, mut below): (Vec<Note>, Vec<&Block>) = (Vec::new(), Vec::new());
    for block in &blocks {
        let words = |style, width| desk.set_text(&desk.say_with(&block.text, &args)?, style, width);
        match (block.kind, block.figure.as_deref()) {
            (Kind::Heading, None) => title = Some(words(TITLE, NOTE)?),
            _ if block.figure.as_deref() == Some("turn") || !below.is_empty() => below.push(block),
            (Kind::Heading, Some(figure)) => {
                notes.push(Note { target: target(figure), title: words(HEAD, NOTE)?, parts: Vec::new() });
            }
            _ => {
                let mark = block.sign.as_deref().and_then(mark);
                let width = if mark.is_some() { NOTE - MARKED } else { NOTE };
                let part = (mark, words(grid::CAPTION, width)?);
                if let Some(note) = notes.last_mut() {
                    note.parts.push(part);
                }
            }
        }
    }
    let set = |block: &Block, style| desk.set_text(&desk.say_with(&block.text, &args)?, style, BELOW);
    let below = match below[..] {
        [head, text] => Some((set(head, grid::KICKER)?, set(text, grid::BODY)?)),
        _ => None,
    };
    let name = |text: String| desk.line(&text, NAMES);
    let mut sheet = Annotated {
        pitch: &desk.variant.pitch,
        paper: options.paper,
        cell: options.cell,
        look: &desk.look,
        letters: &letters(desk)?,
        parity: desk.choices().allow("odd-points")?,
        columns: names.columns().map(|x| Ok((x, name(names.column(x))?))).collect::<Result<_, Diagnostic>>()?,
        rows: names.rows().map(|y| Ok((y, name(names.row(y).to_string())?))).collect::<Result<_, Diagnostic>>()?,
        title: title.map_or_else(|| desk.set("annotated-title", TITLE, NOTE), Ok)?,
        notes,
        below,
        name: &desk.line(&desk.say("footer-pitch")?, grid::CAPTION)?,
        scale: &leaf::scale_words(desk, options.paper)?,
        alt: &desk.say("alt-annotated")?,
        bookmarks: vec![Bookmark { level: 1, title: desk.say("sheet-annotated")?, top: Length::ZERO }],
    };
    let page = sheet.page().map_err(no_room)?;
    let inside = |page: &Page| extent::of(&page.items).is_none_or(|inked| extent::within(inked, options.paper.ink()));
    if inside(&page) {
        return Ok(page);
    }
    // On a pitch this short leaders have no way to what they name; the notes name it by themselves.
    for note in &mut sheet.notes {
        note.target = None;
    }
    sheet.page().map_err(no_room)
}

/// What does not fit, in words.
fn no_room(error: NoRoom) -> Diagnostic {
    match error {
        NoRoom::Pitch(error) => too_large(&error),
        NoRoom::Width { needed, available } => Diagnostic::error(
            PAPER_TOO_SMALL,
            format!(
                "the annotated pitch needs {:.0} mm of width, but this paper has {:.0} mm",
                needed.to_mm().ceil(),
                available.to_mm().floor()
            ),
        ),
        NoRoom::Notes { needed, available } => Diagnostic::error(
            PAPER_TOO_SMALL,
            format!(
                "the notes beside the annotated pitch need {:.0} mm of height, but this paper has {:.0} mm",
                needed.to_mm().ceil(),
                available.to_mm().floor()
            ),
        ),
    }
}

/// What the leader of a note points to, by the name in the skeleton.
fn target(figure: &str) -> Option<Target> {
    match figure {
        "goal" => Some(Target::Goal),
        "boundary" => Some(Target::Boundary),
        "start" => Some(Target::Start),
        "goal-line" => Some(Target::GoalLine),
        _ => None,
    }
}

/// The mark before a part of a note, by the name in the skeleton.
fn mark(sign: &str) -> Option<Mark> {
    match sign {
        "odd" => Some(Mark::Odd),
        "even" => Some(Mark::Even),
        _ => None,
    }
}

/// The coordinates that the notes mention.
pub(super) fn arguments(desk: &Desk, names: &Coordinates) -> Result<Args, Diagnostic> {
    let pitch = &desk.variant.pitch;
    let lower = pitch.goals().get(Side::B);
    let goal = pitch.goals().get(Side::A).points.iter().map(|&at| names.name(at)).collect();
    let args = desk.args.clone().text("start-point", names.name(pitch.point(pitch.start())));
    let args = args.text("left-post", names.name(lower.posts[0])).text("right-post", names.name(lower.posts[1]));
    Ok(args.text("goal-points", list(desk, goal)?).text("sample-turn", sample_turn(desk, names)))
}

/// Names as a list in the language: "c11, d11 and e11".
fn list(desk: &Desk, mut names: Vec<String>) -> Result<String, Diagnostic> {
    let Some(last) = names.pop() else { return Ok(String::new()) };
    if names.is_empty() {
        return Ok(last);
    }
    desk.say_with("list-last", &desk.args.clone().text("items", names.join(", ")).text("last", last))
}

/// Openings of which one is legal and ends with a complete turn; the first ones end with a bounce.
const OPENINGS: [&str; 7] = ["0367", "06422", "036", "064", "0", "2", "4"];

/// A turn as it is written, from the opening of a legal game.
fn sample_turn(desk: &Desk, names: &Coordinates) -> String {
    let quest = Quest { pitch: &desk.variant.pitch, rules: desk.variant.rules };
    let complete = |position: &Position<'_>| !position.is_mid_turn();
    let game = OPENINGS.iter().find_map(|digits| quest.stored(digits, complete));
    let turn = game.as_ref().and_then(|game| game.turns().last());
    turn.map_or_else(String::new, |turn| names.turn(quest.pitch, turn))
}
