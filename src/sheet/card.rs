//! The host card: eight reminders beside their signs on A6, the pitch in small on its back. Knows no word of them, and no
//! paper.

use crate::diag::{Code, Diagnostic};
use crate::geom::{Length, Point, Size};
use crate::scene::{Node, Role};
use crate::text::{Align, TextBlock};

use super::desk::{Desk, place};
use super::field::{Field, FieldOptions, FieldStyle};
use super::skeleton::{Block, Carried};
use super::{anatomy, fit, furniture, grid, pen, pitches, sign, tag};

static SKELETON: Carried = Carried::new(include_str!("../../templates/sheets/card.toml"));

/// The words of a sheet do not fit into the room they have.
pub const OVERFLOW: Code = Code("text-overflow");

/// The box that a card's ink fills: A6 less margins that stay alike after two cuts.
pub const BOX: Size = Size::mm(85.0, 115.5);
/// From the top of the box to the title's baseline.
const TITLE: Length = Length::mm(3.694);
/// From the top of the box to the rule.
const RULE: Length = Length::mm(7.0);
/// How much of the rule is solid: the rest is dotted, as a wall that opens.
const SOLID: f64 = 0.7;
/// From the top of the box to the first item's baseline.
const FIRST: Length = Length::mm(14.4);
/// From the rule to the pitch on the back.
const TO_PITCH: Length = Length::mm(5.0);
/// The width of the column of signs.
const SIGNS: Length = Length::mm(14.0);
/// From the left of the box to the middle of the signs.
const SIGN_MIDDLE: Length = Length::mm(4.6);
/// The least distance between the title and the name of the variant; where there is less, its size alone stands there.
const NAME_OFF: Length = Length::mm(5.0);
/// The least air between two items, beyond their leading.
const LEAST_AIR: Length = Length::mm(0.4);

/// The front of a card in the box at `corner`.
///
/// # Errors
/// Says which words cannot be found or set, or by how much they overflow the card.
pub fn front(desk: &Desk, corner: Point) -> Result<Vec<Node>, Diagnostic> {
    let mut nodes = head(desk, "sheet-card", corner)?;
    let blocks = SKELETON.blocks(desk.choices())?;
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
    let blocks = SKELETON.blocks(desk.choices())?;
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

/// The back of a card in the box at `corner`: the pitch in small, with its letters.
///
/// # Errors
/// Says which words cannot be found or set.
pub fn back(desk: &Desk, corner: Point) -> Result<Vec<Node>, Diagnostic> {
    let mut nodes = head(desk, "sheet-pitch", corner)?;
    let pitch = &desk.variant.pitch;
    let room = Size::new(BOX.width, BOX.height - RULE - TO_PITCH);
    let fits = |cell: &Length| {
        let ink = fit::ink_size(pitch, FieldStyle::for_figure(*cell));
        ink.width <= room.width && ink.height <= room.height
    };
    let cells = (1..=48u32).rev().map(|quarters| Length::mm(f64::from(quarters) / 4.0));
    let cell = cells.into_iter().find(fits).unwrap_or(Length::mm(0.25));
    let centre = corner.shifted(BOX.width / 2.0, BOX.height - room.height / 2.0);
    let field = Field::centred(pitch, FieldStyle::for_figure(cell), centre);
    let spare = (BOX.width - fit::ink_size(pitch, field.style()).width) / 2.0;
    let letters = pitches::letters(desk)?;
    let options = FieldOptions { letters: Some(&letters), both_ends: true, room: spare, ..FieldOptions::default() };
    let mut drawing = field.draw(desk.say("alt-pitch")?, &options);
    if cell < FieldStyle::GUIDED {
        drawing.group.items = anatomy::without_guides(drawing.group.items);
    }
    nodes.push(Node::Group(drawing.group));
    Ok(nodes)
}

/// Title, name of the variant, rule.
fn head(desk: &Desk, title: &str, corner: Point) -> Result<Vec<Node>, Diagnostic> {
    let title = desk.set(title, grid::HEADING, BOX.width)?;
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
