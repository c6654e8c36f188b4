//! The head of a sheet: kicker, title, the rule that opens like a wall. Knows no particular sheet.

use crate::diag::{Diagnostic, quoted};
use crate::geom::{Length, Point};
use crate::scene::Node;
use crate::text::{Align, Style, TextBlock, Typesetter};

use super::desk::{Desk, place};
use super::grid::{self, Grid, STEP};
use super::printable::TITLE_TOO_WIDE;
use super::{pen, tag};

/// From the kicker's baseline to the title's.
const KICKER_TO_TITLE: Length = Length::mm(12.4);
/// From the kicker's baseline to a cover's title.
const KICKER_TO_COVER_TITLE: Length = Length::mm(18.0);
/// From the title's baseline to the rule.
const TITLE_TO_RULE: Length = Length::mm(5.6);
/// From the rule to the first heading.
const RULE_TO_HEADING: Length = Length::mm(12.0);
/// From the running head's baseline to its rule.
const RUNNING_TO_RULE: Length = Length::mm(4.6);
/// From a running head's rule to the first heading.
const RUNNING_RULE_TO_HEADING: Length = Length::mm(11.0);
/// How far a title hangs to the left, in ems, so that its first letter's stem stands on the edge.
const HANG: f64 = 0.045;
/// How small a title may become to stand on one line, as a share of its size.
const LEAST_SHARE: f64 = 0.75;
/// How many lines of running text stand at the right of a title; of the smaller ones, one more.
const MOST_ASIDE: usize = 4;
/// How small a title may become to stand on so many lines at most, and what stands on one line above a rule.
const LEAST_TITLE: (Length, usize) = (Length::pt(14.0), 2);
const LEAST_LINE: Length = Length::pt(6.5);
/// By how much type shrinks at a time until it fits.
const SHRINK: f64 = 0.95;
/// How thick the rule is.
const RULE: Length = Length::mm(1.3);
/// How thick its dots are.
const DOT: Length = Length::mm(0.4);
/// How many dots it ends in.
const DOTS: u32 = 37;

/// A head, and where the first heading below it stands.
pub struct Head {
    /// What to put on the page.
    pub nodes: Vec<Node>,
    /// The baseline of the first heading.
    pub next: Length,
}

/// What a first page says at its head.
pub struct Titles<'a> {
    /// The line over the title.
    pub kicker: &'a str,
    /// The title.
    pub title: &'a str,
    /// What stands at the right, a line each, the last one on the title's baseline.
    pub aside: &'a [String],
    /// Whether it is a cover, whose title is larger.
    pub cover: bool,
}

/// The head of a sheet's first page.
///
/// # Errors
/// Says which text cannot be set.
pub fn opening(desk: &Desk, grid: &Grid, titles: &Titles) -> Result<Head, Diagnostic> {
    let (style, drop) =
        if titles.cover { (grid::COVER_TITLE, KICKER_TO_COVER_TITLE) } else { (grid::TITLE, KICKER_TO_TITLE) };
    let wide = Grid { figures: None, measure: grid.width(), ..*grid };
    let narrow = titled(desk, grid, titles, style);
    let columns = if narrow.as_ref().is_ok_and(|title| !is_cramped(title)) || !holds_aside(desk, &wide, titles)? {
        grid
    } else {
        &wide
    };
    let title = if columns.figures == grid.figures { narrow? } else { titled(desk, columns, titles, style)? };
    let kicker = shrunk(desk, &kicker(desk, columns, titles)?, grid::KICKER, columns.measure, (LEAST_LINE, 1))?;
    let (aside, step) = aside(desk, grid, titles.aside)?;
    let first = grid.first + drop;
    let last = first + title.depth();
    let mut nodes = vec![
        tag::heading(1, place(&title, Point::new(grid.left - style.size * HANG, first), Align::Left)),
        tag::paragraph(place(&kicker, Point::new(grid.left, grid.first), Align::Left)),
    ];
    if let Some(x) = columns.figures {
        let lines: usize = aside.iter().map(|block| block.lines.len()).sum();
        let mut y = last - (1..lines).map(|_| step).sum::<Length>();
        for block in &aside {
            nodes.push(tag::paragraph(place(block, Point::new(x, y), Align::Left)));
            y += block.depth() + step;
        }
    }
    let rule = last + TITLE_TO_RULE;
    nodes.push(head_rule(grid, rule));
    Ok(Head { nodes, next: rule + RULE_TO_HEADING })
}

/// What stands at the right of a title, and from which baseline to which: smaller where there is so much of it that it
/// would leave the paper.
fn aside(desk: &Desk, grid: &Grid, lines: &[String]) -> Result<(Vec<TextBlock>, Length), Diagnostic> {
    let set = |style: Style| -> Result<Vec<TextBlock>, Diagnostic> {
        lines.iter().map(|line| desk.set_text(line, style, grid.figure_width)).collect()
    };
    let blocks = set(grid::BODY)?;
    if blocks.iter().map(|block| block.lines.len()).sum::<usize>() <= MOST_ASIDE {
        return Ok((blocks, STEP));
    }
    Ok((set(grid::CAPTION)?, grid::CAPTION.leading))
}

/// Whether a variant's title has room beside the title of a sheet, the size below it.
#[must_use]
pub fn has_room_aside(setter: &Typesetter, title: &str, lang: &str) -> bool {
    let block = setter.lay_out(title, grid::CAPTION, grid::FIGURE_WIDTH, lang);
    block.is_ok_and(|block| block.lines.len() <= MOST_ASIDE)
}

/// The line over a title. Where there is no column for what else is said at the head, it is said here as far as it fits.
fn kicker(desk: &Desk, grid: &Grid, titles: &Titles) -> Result<String, Diagnostic> {
    let mut words = titles.kicker.to_owned();
    for aside in titles.aside.iter().filter(|_| grid.figures.is_none()) {
        let more = format!("{words} · {aside}");
        if desk.line(&more, grid::KICKER)?.width <= grid.measure {
            words = more;
        }
    }
    Ok(words)
}

/// The style of a title, made a little smaller where that lets its words stand on one line.
fn fitted(desk: &Desk, words: &str, style: Style, measure: Length) -> Result<Style, Diagnostic> {
    let share = measure / desk.line(words, style)?.width;
    if (LEAST_SHARE..1.0).contains(&share) {
        return Ok(Style { size: style.size * share, ..style });
    }
    Ok(style)
}

/// The title in the columns of a head.
fn titled(desk: &Desk, grid: &Grid, titles: &Titles, style: Style) -> Result<TextBlock, Diagnostic> {
    let style = fitted(desk, titles.title, style, grid.measure)?;
    shrunk(desk, titles.title, style, grid.measure, LEAST_TITLE)
}

/// Whether a title has become so small that it had better take the room beside it too.
fn is_cramped(title: &TextBlock) -> bool {
    title.lines.first().is_some_and(|line| line.style.size < grid::TITLE.size * LEAST_SHARE)
}

/// Whether the line over the title has room for all that else stands beside it.
fn holds_aside(desk: &Desk, wide: &Grid, titles: &Titles) -> Result<bool, Diagnostic> {
    let words = kicker(desk, wide, titles)?;
    Ok(titles.aside.iter().all(|aside| words.contains(aside.as_str())))
}

/// Words on so many lines at most, their type as small as that takes.
fn shrunk(
    desk: &Desk,
    words: &str,
    style: Style,
    measure: Length,
    (least, lines): (Length, usize),
) -> Result<TextBlock, Diagnostic> {
    let (mut style, mut block) = (style, desk.set_text(words, style, measure)?);
    // Large print is as large as it is asked for.
    while block.lines.len() > lines && desk.least == Length::ZERO {
        style = Style { size: style.size * SHRINK, leading: style.leading * SHRINK, ..style };
        if style.size < least {
            let message =
                format!("the title {} is too wide: at the head of a sheet there is no room for it", quoted(words));
            return Err(Diagnostic::error(TITLE_TOO_WIDE, message).help("choose a shorter title, or narrower letters"));
        }
        block = desk.set_text(words, style, measure)?;
    }
    Ok(block)
}

/// The head of a sheet's later pages: it repeats, so it is no part of the text.
///
/// # Errors
/// Says which text cannot be set.
pub fn running(desk: &Desk, grid: &Grid, title: &str, sheet: &str) -> Result<Head, Diagnostic> {
    let title = shrunk(desk, title, grid::KICKER, grid.measure, (LEAST_LINE, 1))?;
    let mut items = place(&title, Point::new(grid.left, grid.first), Align::Left);
    if let Some(x) = grid.figures {
        let sheet = shrunk(desk, sheet, grid::BODY, grid.figure_width, (LEAST_LINE, 2))?;
        items.extend(place(&sheet, Point::new(x, grid.first - sheet.depth()), Align::Left));
    }
    let rule = grid.first + RUNNING_TO_RULE;
    items.push(head_rule(grid, rule));
    Ok(Head { nodes: vec![tag::artifact(items)], next: rule + RUNNING_RULE_TO_HEADING })
}

/// The rule: solid over the text, dotted over the figures, as a wall that opens.
fn head_rule(grid: &Grid, y: Length) -> Node {
    let end = grid.left + grid.measure;
    let mut items = vec![pen::line(Point::new(grid.left, y), Point::new(end, y), pen::ruled(RULE))];
    if let Some(x) = grid.figures {
        // The last dot ends where the column does.
        let end = Point::new(x + grid.figure_width - DOT / 2.0, y);
        items.push(pen::dot_row(Point::new(x, y), end, DOTS, DOT));
    }
    tag::artifact(items)
}
