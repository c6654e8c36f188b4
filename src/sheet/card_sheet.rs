//! Host cards on sheets of paper: as many as fit, with cut lines; their backs on the other side, or beside them to be folded.
//! Knows no card's content.

use crate::diag::Diagnostic;
use crate::geom::{Length, Point, Rect, Size};
use crate::scene::{Bookmark, Group, Node, Page, Role, Turn};
use crate::text::Align;

use super::book::PAPER_TOO_SMALL;
use super::card::{self, BOX};
use super::cut::Cuts;
use super::desk::Desk;
use super::furniture::CAP;
use super::paper::Paper;
use super::raster::Raster;
use super::sides::Flip;
use super::{draft, grid, leaf, pen, tag};

/// From card to card, and the least of it.
const APART: (Size, Size) = (Size::mm(20.0, 32.0), Size::mm(20.0, 20.0));
/// Front and back of a card that is folded between them.
const PAIR: Size = Size::new(Length::mm(85.0 * 2.0 + 20.0), BOX.height);
/// How far a single card moves to the right on small paper, so that the scale stands beside it.
const ASIDE: Length = Length::mm(3.0);
/// The line at which cards are folded: its width, a dash, a gap.
const FOLD: (Length, Length, Length) = (Length::mm(0.2), Length::mm(0.8), Length::mm(1.6));
/// From that line to its words.
const TO_WORDS: Length = Length::mm(1.9);

/// The page of host cards: as many as the paper holds.
///
/// # Errors
/// Says which words cannot be found or set, by how much they overflow the card, or that the paper is too small for one.
pub fn page(desk: &Desk, paper: Paper) -> Result<Page, Diagnostic> {
    let raster = Raster::most(paper, BOX, APART.0, APART.1).ok_or_else(|| too_small(paper, BOX))?;
    let fronts = boxes(&raster, paper);
    let mut items = sections(desk, &fronts, |corner| card::front(desk, corner))?;
    items.push(raster.cuts.draw(paper, &leaf::scale_words(desk, paper)?));
    finished(desk, paper, items)
}

/// The pages of cards that differ, as many to a page as the paper holds; nothing leaves a place free. Where cards go in
/// pairs, they are not cut apart.
///
/// # Errors
/// As for [`page`].
pub fn mixed(cards: &[Option<&Desk>], paper: Paper, paired: bool) -> Result<Vec<Page>, Diagnostic> {
    let mut raster = Raster::most(paper, BOX, APART.0, APART.1).ok_or_else(|| too_small(paper, BOX))?;
    if paired && raster.columns == 2 {
        raster.cuts.upright.clear();
    }
    let Some(lead) = cards.iter().flatten().next() else { return Ok(Vec::new()) };
    let mut pages = Vec::new();
    for cards in cards.chunks(raster.boxes.len().max(1)) {
        let mut items = Vec::new();
        for (desk, each) in cards.iter().zip(&raster.boxes).filter_map(|(desk, each)| Some(((*desk)?, each))) {
            if desk.locale.is_draft() {
                items.push(draft::marks(desk, std::slice::from_ref(each))?);
            }
            let (role, lang) = (Some(Role::Section), Some(desk.lang()));
            items.push(Node::Group(Group { role, lang, items: card::front(desk, each.origin)?, ..Group::default() }));
        }
        items.push(raster.cuts.draw(paper, &leaf::scale_words(lead, paper)?));
        pages.push(Page { size: paper.size(), label: String::new(), bookmarks: Vec::new(), items });
    }
    Ok(pages)
}

/// How many cards a paper holds.
#[must_use]
pub fn count(paper: Paper) -> usize {
    Raster::most(paper, BOX, APART.0, APART.1).map_or(0, |raster| raster.boxes.len())
}

/// The page of host cards, and behind it the page of their backs for a sheet that is turned over this edge.
///
/// # Errors
/// As for [`page`].
pub fn two_sided(desk: &Desk, paper: Paper, flip: Flip) -> Result<Vec<Page>, Diagnostic> {
    let front = page(desk, paper)?;
    let raster = Raster::most(paper, BOX, APART.0, APART.1).ok_or_else(|| too_small(paper, BOX))?;
    let behind = |front: Rect| flip.box_behind(front, paper.size());
    let backs: Vec<Rect> = boxes(&raster, paper).into_iter().map(behind).collect();
    let items = sections(desk, &backs, |corner| card::back(desk, corner))?;
    let back = Page { bookmarks: Vec::new(), ..finished(desk, paper, items)? };
    Ok(vec![front, back])
}

/// The page of host cards whose backs stand beside them: each pair is cut out and folded in its middle.
///
/// # Errors
/// As for [`page`].
pub fn folded(desk: &Desk, paper: Paper) -> Result<Page, Diagnostic> {
    let raster = Raster::most(paper, PAIR, APART.0, APART.1).ok_or_else(|| too_small(paper, PAIR))?;
    let half = |pair: &Rect, right: bool| {
        let x = if right { pair.right() - BOX.width } else { pair.left() };
        Rect::new(Point::new(x, pair.top()), BOX)
    };
    let mut items = Vec::new();
    for pair in &raster.boxes {
        items.extend(sections(desk, &[half(pair, false)], |corner| card::front(desk, corner))?);
        items.extend(sections(desk, &[half(pair, true)], |corner| card::back(desk, corner))?);
        items.push(fold(desk, pair)?);
    }
    let cuts = Cuts { fold: raster.boxes.first().map(|pair| pair.centre().x), ..raster.cuts };
    items.push(cuts.draw(paper, &leaf::scale_words(desk, paper)?));
    finished(desk, paper, items)
}

/// Where cards stand: as the raster says, a little aside where nothing is cut off for the scale to ride on.
fn boxes(raster: &Raster, paper: Paper) -> Vec<Rect> {
    let uncut = raster.cuts.upright.is_empty();
    let aside = |each: &Rect| {
        let shift = if uncut { ASIDE.min(paper.ink().right() - each.right()) } else { Length::ZERO };
        Rect::new(each.origin.shifted(shift, Length::ZERO), each.size)
    };
    raster.boxes.iter().map(aside).collect()
}

/// Each box filled by the one maker; on a draft each bears its mark.
fn sections(
    desk: &Desk,
    boxes: &[Rect],
    make: impl Fn(Point) -> Result<Vec<Node>, Diagnostic>,
) -> Result<Vec<Node>, Diagnostic> {
    let mut items = Vec::new();
    if desk.locale.is_draft() {
        items.push(draft::marks(desk, boxes)?);
    }
    for each in boxes {
        items.push(tag::tagged(Role::Section, make(each.origin)?));
    }
    Ok(items)
}

/// The line in the middle of a pair, with its words.
fn fold(desk: &Desk, pair: &Rect) -> Result<Node, Diagnostic> {
    let x = pair.centre().x;
    let line = pen::line(Point::new(x, pair.top()), Point::new(x, pair.bottom()), pen::dashed(FOLD.0, FOLD.1, FOLD.2));
    let words = desk.line(&desk.say("card-fold")?, grid::CAPTION)?;
    let beside = Point::new(x + TO_WORDS + grid::CAPTION.size * CAP, pair.centre().y);
    let words = pen::turned(Turn::Left, beside, words.nodes(Point::default(), Align::Centre));
    Ok(tag::artifact(vec![pen::class("fold", vec![line, words])]))
}

fn finished(desk: &Desk, paper: Paper, items: Vec<Node>) -> Result<Page, Diagnostic> {
    let bookmark = Bookmark { level: 1, title: desk.say("sheet-card")?, top: Length::ZERO };
    Ok(Page { size: paper.size(), label: String::new(), bookmarks: vec![bookmark], items })
}

/// A paper that holds no card.
fn too_small(paper: Paper, needed: Size) -> Diagnostic {
    let ink = paper.ink().size;
    let message = format!(
        "a host card needs {} × {} mm, but this paper has room for {:.0} × {:.0} mm",
        needed.width.told_mm(),
        needed.height.told_mm(),
        ink.width.to_mm().floor(),
        ink.height.to_mm().floor()
    );
    Diagnostic::error(PAPER_TOO_SMALL, message).help("print cards on A6 in portrait, or on anything larger")
}
