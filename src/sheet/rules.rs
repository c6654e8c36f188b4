//! The rule sheet: numbered sections of running text, figures beside them, a worked sample. Knows which skeleton it
//! follows, and no word of what it says.

use crate::diag::Diagnostic;
use crate::geom::Length;
use crate::rules::Bounce;
use crate::scene::Page;
use crate::text::TextBlock;

use super::desk::Desk;
use super::field::Drawing;
use super::grid::{self, Grid};
use super::paper::Paper;
use super::section::Wide;
use super::skeleton::{Block, Carried};
use super::strip::Strip;
use super::text_sheet::TextSheet;
use super::{pictures, sample};

pub(super) static SKELETON: Carried = Carried::new(include_str!("../../templates/sheets/rules.toml"));

/// Between two frames of the sample.
const GUTTER: Length = Length::mm(4.0);

/// The pages of the rule sheet.
///
/// # Errors
/// Says which words cannot be found or set.
pub fn pages(desk: &Desk, paper: Paper) -> Result<Vec<Page>, Diagnostic> {
    let bounces = !matches!(desk.variant.rules.bounce, Bounce::None { .. });
    let sheet = TextSheet {
        desk,
        args: desk.args.clone(),
        choices: desk.choices().clone(),
        skeleton: &SKELETON,
        kicker: "sheet-rules",
        footer: "footer-sheet--rules",
        figure: &|name, alt, width| pictures::rule_figure(desk, name, alt, width),
        wide: &|grid, block| sample(desk, grid, block),
        key: Some(pictures::key(desk, bounces)?),
    };
    sheet.pages(paper, |_, _| Ok(Vec::new()))
}

/// The worked sample: its frames side by side with their captions, or one below the other where figures stand in the
/// text; nothing where the pitch has no room for it.
fn sample(desk: &Desk, grid: &Grid, block: &Block) -> Result<Vec<Wide>, Diagnostic> {
    let stacked = grid.figures.is_none();
    let strip =
        if stacked { Strip::stacked(grid, GUTTER) } else { Strip::of(block.frames.len(), grid.width(), GUTTER) };
    let measure = if stacked { grid.measure - strip.column - GUTTER } else { strip.column };
    let parts = frames(desk, block, strip.column, measure)?;
    if parts.is_empty() {
        return Ok(Vec::new());
    }
    Ok(if stacked { strip.stack(parts) } else { vec![strip.lay_out(parts)] })
}

/// The frames of the worked sample, so wide, with their words; none where the pitch has no room for it.
///
/// # Errors
/// Says which words cannot be found or set.
pub(super) fn frames(
    desk: &Desk,
    block: &Block,
    width: Length,
    measure: Length,
) -> Result<Vec<(Drawing, TextBlock)>, Diagnostic> {
    let Some(steps) = sample::steps(desk.variant, block) else { return Ok(Vec::new()) };
    let Some(window) = pictures::sample_window(desk, &steps) else { return Ok(Vec::new()) };
    let mut parts = Vec::new();
    let mut side = desk.variant.rules.first;
    for (turn, (frame, step)) in (1u32..).zip(block.frames.iter().zip(&steps)) {
        let letter = desk.say(pictures::letter_of(step, side))?;
        let args = desk.args.clone().number("turn", turn).text("player", letter);
        let alt = desk.say_with(block.alt.as_deref().unwrap_or_default(), &args)?;
        let drawing = pictures::sample_frame(desk, step, window, width, &alt);
        let caption = desk.set_text(&desk.say_with(&frame.caption, &args)?, grid::BODY, measure)?;
        parts.push((drawing, caption));
        side = side.other();
    }
    Ok(parts)
}
