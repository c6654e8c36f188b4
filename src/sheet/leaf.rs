//! A page of text: what stands on it, and the furniture every sheet has. Knows no particular sheet.

use crate::diag::Diagnostic;
use crate::geom::{Length, Point};
use crate::scene::{Bookmark, Node, Page, Role};

use super::desk::Desk;
use super::furniture::{self, ScaleWords};
use super::grid::{self, Grid};
use super::paper::Paper;
use super::tag;

/// How wide the strip beside the text must be for the vertical bar to have its words.
const STRIP: Length = Length::mm(8.5);

/// A finished page: `items` in reading order, then the scale and the foot, whose words end where the figures end.
///
/// # Errors
/// Says which words cannot be found or set.
pub fn page(
    desk: &Desk,
    paper: Paper,
    foot: &str,
    bookmarks: Vec<Bookmark>,
    items: Vec<Node>,
) -> Result<Page, Diagnostic> {
    let grid = Grid::of(paper);
    let ink = paper.ink();
    let end = Point::new(grid.left + grid.width(), furniture::foot_end(ink).y);
    let name = desk.line(foot, grid::CAPTION)?;
    let words = scale_words(desk, paper)?;
    let place = if grid.left - ink.left() < STRIP { ScaleWords::Horizontal } else { ScaleWords::Both };
    let furniture = vec![furniture::scale(paper, &words, place), furniture::foot(&name, end, None)];
    let items = vec![tag::tagged(Role::Section, items), tag::tagged(Role::Artifact, furniture)];
    Ok(Page { size: paper.size(), label: String::new(), bookmarks, items })
}

/// The words along the bars of the scale.
///
/// # Errors
/// Says which words cannot be found or set.
pub fn scale_words(desk: &Desk, paper: Paper) -> Result<crate::text::TextLine, Diagnostic> {
    let bar = furniture::scale_millimetres(paper);
    desk.line(&desk.say_with("scale-bar", &desk.args.clone().number("bar", bar))?, grid::CAPTION)
}
