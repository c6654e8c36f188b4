//! The parts of a pitch by name: the whole pitch, small, with a label for each part. Knows the words, not how they are
//! placed.

use crate::diag::Diagnostic;
use crate::geom::Length;
use crate::pitch::Boundary;
use crate::scene::Node;

use super::desk::Desk;
use super::figure::{Names, whole};
use super::{grid, pitches};

/// The figure: the pitch with its letters, leaders and labels, no wider than `width`.
///
/// # Errors
/// Says which words cannot be found or set.
pub fn items(desk: &Desk, width: Length) -> Result<Vec<Node>, Diagnostic> {
    let say = |id: &str| desk.line(&desk.say(id)?, grid::CAPTION);
    let pitch = &desk.variant.pitch;
    let names = Names {
        goal: say("label-goal")?,
        boundary: say(if pitch.boundary() == Boundary::Wall { "label-wall" } else { "label-edge" })?,
        start: say("label-start")?,
        cell: say("label-cell")?,
        point: say("label-point")?,
        post: say("label-post")?,
    };
    Ok(whole(pitch, &pitches::letters(desk)?, &names, width))
}

/// A drawing without its guide lines: at this size points alone are clearer.
#[must_use]
pub fn without_guides(mut nodes: Vec<Node>) -> Vec<Node> {
    nodes.retain(|node| !matches!(node, Node::Group(group) if group.class == Some("guides")));
    nodes
}
