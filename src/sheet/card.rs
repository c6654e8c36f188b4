//! The host card: eight reminders beside their signs, A6, four to a sheet with cut lines. Knows no word of them.

use crate::diag::{Code, Diagnostic};
use crate::geom::{Length, Point, Size};
use crate::scene::{Bookmark, Group, Node, Page, Role};
use crate::text::{Align, TextBlock};

use super::book::PAPER_TOO_SMALL;
use super::desk::{Desk, place};
use super::paper::Paper;
use super::raster::Raster;
use super::skeleton::{Block, Skeleton};
use super::{furniture, grid, leaf, pen, sign, tag};

const SKELETON: &str = include_str!("../../templates/sheets/card.toml");

/// The words of a sheet do not fit into the room they have.
pub const OVERFLOW: Code = Code("text-overflow");

/// The box that a card's ink fills: A6 less margins that stay alike after two cuts.
const BOX: Size = Size::mm(85.0, 115.5);
/// From card to card, and the least of it.
const APART: (Size, Size) = (Size::mm(20.0, 32.0), Size::mm(20.0, 20.0));
/// How far a single card moves to the right on small paper, so that the scale stands beside it.
const ASIDE: Length = Length::mm(3.0);
/// From the top of the box to the title's baseline.
const TITLE: Length = Length::mm(3.694);
/// From the top of the box to the rule.
const RULE: Length = Length::mm(7.0);
/// How much of the rule is solid: the rest is dotted, as a wall that opens.
const SOLID: f64 = 0.7;
/// From the top of the box to the first item's baseline.
const FIRST: Length = Length::mm(14.4);
/// The width of the column of signs.
const SIGNS: Length = Length::mm(14.0);
/// From the left of the box to the middle of the signs.
const SIGN_MIDDLE: Length = Length::mm(4.6);
/// The least distance between the title and the name of the variant; where there is less, its size alone stands there.
const NAME_OFF: Length = Length::mm(5.0);
/// The least air between two items, beyond their leading.
const LEAST_AIR: Length = Length::mm(0.4);

/// The page of host cards: as many as the paper holds.
///
/// # Errors
/// Says which words cannot be found or set, by how much they overflow the card, or that the paper is too small for one.
pub fn page(desk: &Desk, paper: Paper) -> Result<Page, Diagnostic> {
    let raster = Raster::most(paper, BOX, APART.0, APART.1).ok_or_else(|| too_small(paper))?;
    let bookmark = Bookmark { level: 1, title: desk.say("sheet-card")?, top: Length::ZERO };
    let uncut = raster.cuts.upright.is_empty();
    let mut items = Vec::new();
    for each in &raster.boxes {
        let aside = if uncut { ASIDE.min(paper.ink().right() - each.right()) } else { Length::ZERO };
        items.push(tag::tagged(Role::Section, card(desk, each.origin.shifted(aside, Length::ZERO))?));
    }
    items.push(raster.cuts.draw(paper.ink(), &leaf::scale_words(desk, paper)?));
    Ok(Page { size: paper.size(), label: String::new(), bookmarks: vec![bookmark], items })
}

/// The pages of cards that differ, as many to a page as the paper holds; nothing leaves a place free. Where cards go in
/// pairs, they are not cut apart.
///
/// # Errors
/// As for [`page`].
pub fn mixed(cards: &[Option<&Desk>], paper: Paper, paired: bool) -> Result<Vec<Page>, Diagnostic> {
    let mut raster = Raster::most(paper, BOX, APART.0, APART.1).ok_or_else(|| too_small(paper))?;
    if paired && raster.columns == 2 {
        raster.cuts.upright.clear();
    }
    let Some(lead) = cards.iter().flatten().next() else { return Ok(Vec::new()) };
    let mut pages = Vec::new();
    for cards in cards.chunks(raster.boxes.len().max(1)) {
        let mut items = Vec::new();
        for (desk, each) in cards.iter().zip(&raster.boxes).filter_map(|(desk, each)| Some(((*desk)?, each))) {
            let items_of = card(desk, each.origin)?;
            items.push(Node::Group(Group {
                role: Some(Role::Section),
                lang: Some(desk.lang()),
                items: items_of,
                ..Group::default()
            }));
        }
        items.push(raster.cuts.draw(paper.ink(), &leaf::scale_words(lead, paper)?));
        pages.push(Page { size: paper.size(), label: String::new(), bookmarks: Vec::new(), items });
    }
    Ok(pages)
}

/// A paper that holds no card.
fn too_small(paper: Paper) -> Diagnostic {
    let ink = paper.ink().size;
    let mm = |length: Length| length.to_mm();
    let message = format!(
        "a host card needs {} × {} mm, but this paper has room for {:.0} × {:.0} mm",
        mm(BOX.width),
        mm(BOX.height),
        mm(ink.width).floor(),
        mm(ink.height).floor()
    );
    Diagnostic::error(PAPER_TOO_SMALL, message).help("print cards on A6 in portrait, or on anything larger")
}

/// One card in the box at `corner`.
fn card(desk: &Desk, corner: Point) -> Result<Vec<Node>, Diagnostic> {
    let mut nodes = head(desk, corner)?;
    let blocks = Skeleton::parse(SKELETON)?.blocks(&desk.choices)?;
    let texts = blocks.iter().map(|block| desk.set(&block.text, grid::CARD, BOX.width - SIGNS));
    let texts = texts.collect::<Result<Vec<_>, _>>()?;
    let air = air(desk, &blocks, &texts)?;
    let mut y = corner.y + FIRST;
    let mut list = Vec::new();
    for (block, text) in blocks.iter().zip(&texts) {
        list.push(item(desk, block, text, Point::new(corner.x, y)));
        y += text.depth() + grid::CARD.leading + air;
    }
    nodes.push(tag::tagged(Role::List, list));
    Ok(nodes)
}

/// What is wrong with the card of a desk: that its words are too long for it.
///
/// # Errors
/// Says which words cannot be found or set.
pub fn overflow(desk: &Desk) -> Result<Option<Diagnostic>, Diagnostic> {
    let blocks = Skeleton::parse(SKELETON)?.blocks(&desk.choices)?;
    let texts = blocks.iter().map(|block| desk.set(&block.text, grid::CARD, BOX.width - SIGNS));
    Ok(too_long(desk, &blocks, &texts.collect::<Result<Vec<_>, _>>()?))
}

/// The air between items that spreads them evenly, so that the last baseline lies on the bottom of the box. A draft that is
/// too long runs over it.
fn air(desk: &Desk, blocks: &[Block], texts: &[TextBlock]) -> Result<Length, Diagnostic> {
    let finding = too_long(desk, blocks, texts).filter(|_| !desk.locale.is_draft());
    finding.map_or_else(|| Ok(spread(texts).0.max(LEAST_AIR)), Err)
}

/// The air that is left between items, and how many times.
fn spread(texts: &[TextBlock]) -> (Length, f64) {
    let depth: Length = texts.iter().map(|text| text.depth() + grid::CARD.leading).sum();
    let gaps: f64 = texts.iter().skip(1).map(|_| 1.0).sum::<f64>().max(1.0);
    ((BOX.height - FIRST - (depth - grid::CARD.leading)) / gaps, gaps)
}

/// That there is less air than there must be, shown where the longest item is written.
fn too_long(desk: &Desk, blocks: &[Block], texts: &[TextBlock]) -> Option<Diagnostic> {
    let (air, gaps) = spread(texts);
    if air >= LEAST_AIR {
        return None;
    }
    let excess = (LEAST_AIR - air) * gaps;
    let message = format!("the {} host card is {:.1} mm too long for its A6 card", desk.locale.tag(), excess.to_mm());
    let finding = Diagnostic::error(OVERFLOW, message);
    let longest = blocks.iter().zip(texts).max_by_key(|(_, text)| text.lines.len());
    Some(match longest.and_then(|(block, _)| desk.locale.place(&block.text)) {
        Some(place) => finding.at(place).help("this is its longest item; two lines are enough for most"),
        None => finding,
    })
}

/// Title, name of the variant, rule.
fn head(desk: &Desk, corner: Point) -> Result<Vec<Node>, Diagnostic> {
    let title = desk.set("sheet-card", grid::HEADING, BOX.width)?;
    let mut name = desk.line(&desk.say("footer-pitch")?, grid::CAPTION)?;
    if title.width() + NAME_OFF + name.width > BOX.width {
        name = desk.line(&desk.say("size-short")?, grid::CAPTION)?;
    }
    let right = corner.x + BOX.width;
    let baseline = corner.y + TITLE;
    let rule = corner.y + RULE;
    let turn = corner.x + BOX.width * SOLID;
    let solid = pen::line(Point::new(corner.x, rule), Point::new(turn, rule), pen::ruled(Length::mm(1.0)));
    let dots = pen::dot_row(
        Point::new(turn + Length::mm(1.5), rule),
        Point::new(right - Length::mm(0.2), rule),
        16,
        Length::mm(0.36),
    );
    Ok(vec![
        tag::heading(1, place(&title, Point::new(corner.x, baseline), Align::Left)),
        tag::paragraph(name.nodes(Point::new(right, baseline), Align::Right)),
        tag::artifact(vec![solid, dots]),
    ])
}

/// One reminder with its sign, which stands level with the middle of its lines.
fn item(desk: &Desk, block: &Block, text: &TextBlock, at: Point) -> Node {
    let cap = grid::CARD.size * furniture::CAP;
    let middle = at.y + (text.depth() - cap) / 2.0;
    let centre = Point::new(at.x + SIGN_MIDDLE, middle);
    let sign = block.sign.as_deref().and_then(|name| sign::card(name, desk.variant.pitch.directions(), centre));
    let words = place(text, Point::new(at.x + SIGNS, at.y), Align::Left);
    let body = tag::tagged(Role::ListBody, words);
    let mut parts = vec![tag::artifact(sign.unwrap_or_default())];
    parts.push(body);
    tag::tagged(Role::ListItem, parts)
}
