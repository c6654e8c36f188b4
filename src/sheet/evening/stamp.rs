//! What every page of a print job carries: its short name, its language; and the blank backs between them.

use crate::diag::Diagnostic;
use crate::event::{Material, PageId};
use crate::geom::{Length, Point};
use crate::scene::{Group, Node, Page};
use crate::sheet::desk::Desk;
use crate::sheet::paper::Paper;
use crate::sheet::{furniture, grid, tag};
use crate::text::Align;

/// From the end of the scale to the name of the page.
const OFF: Length = Length::mm(6.0);
/// From the middle of a sheet of cards up to the name beside the cut.
const ABOVE_CUT: Length = Length::mm(3.0);

/// Puts its name on a page: beside the scale; on pitches it stands in the foot, on cards beside the cut.
pub(super) fn put(desk: &Desk, paper: Paper, id: PageId, page: &mut Page) -> Result<(), Diagnostic> {
    if id.material == Material::Pitch {
        return Ok(());
    }
    let name = desk.line(&id.to_string(), grid::SEAT)?;
    let ink = paper.ink();
    let corner = furniture::scale_corner(ink);
    let (at, align) = if id.material == Material::Host {
        (Point::new(furniture::foot_end(ink).x, ink.centre().y - ABOVE_CUT), Align::Right)
    } else {
        (corner.shifted(furniture::scale_length(paper) + OFF, Length::ZERO), Align::Left)
    };
    page.items.push(tag::artifact(name.nodes(at, align)));
    Ok(())
}

/// Says in which language a page is, where it is not that of the document.
pub(super) fn speak(desk: &Desk, page: &mut Page) {
    let items = std::mem::take(&mut page.items);
    page.items = vec![Node::Group(Group { lang: Some(desk.lang()), items, ..Group::default() })];
}

/// The blank back of a sheet.
pub(super) fn back(paper: Paper) -> Page {
    Page { size: paper.size(), label: "–".to_owned(), bookmarks: Vec::new(), items: Vec::new() }
}
