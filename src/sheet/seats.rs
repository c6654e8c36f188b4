//! Who sits where: small pitches with the letters of the players at either end. Knows no words but those letters.

use crate::diag::Diagnostic;
use crate::geom::{Length, Point};
use crate::pitch::Side;
use crate::scene::Node;
use crate::text::Align;

use super::anatomy;
use super::desk::{Desk, place};
use super::field::{self, Drawing, Field, FieldOptions, FieldStyle};
use super::furniture::CAP;
use super::grid::{self, Grid};
use super::pen;
use super::plan;

/// From the middle of one table to the next, and from the text's left edge to the first.
const TABLES: (Length, Length) = (Length::mm(30.0), Length::mm(13.0));
/// From the text's left edge to the middle of the pitch of two teams.
const TEAMS: Length = Length::mm(148.0);
/// How many tables are drawn at most; the rest are named.
const MOST_TABLES: u32 = 4;
/// A seat: its radius, its line, and the distance of two of them.
const SEAT: (Length, Length, Length) = (Length::mm(2.9), Length::mm(0.4), Length::mm(7.4));
/// From the end of a pitch to the middle of a seat.
const TO_SEAT: Length = Length::mm(5.2);
/// From the middle of the lower seats to the words below.
const TO_WORDS: Length = Length::mm(7.4);
/// How many seats of a team are drawn at most; the middle ones of more are left out.
const MOST_SEATS: u32 = 5;
/// The largest cell of a small pitch.
const CELL: Length = Length::mm(1.75);
/// The widest a small pitch may be.
const WIDEST: Length = Length::mm(22.0);

/// The seats, from `top` down to the last baseline at `last` at most.
///
/// # Errors
/// Says which words cannot be set.
pub fn draw(desk: &Desk, grid: &Grid, alt: &str, top: Length, last: Length) -> Result<Node, Diagnostic> {
    let (from, to) = field::extremes(&desk.variant.pitch);
    let high = f64::from(to.y - from.y);
    let wide = f64::from(to.x - from.x);
    let room = last - Length::mm(2.0) - top - TO_WORDS - (TO_SEAT + SEAT.0) * 2.0 + SEAT.0;
    let cell = (room / high).min(WIDEST / wide).min(CELL);
    let middle = top + SEAT.0 + TO_SEAT + cell * (high / 2.0);
    let pairs = plan::pairs(desk.variant);
    let mut items = Vec::new();
    for table in 0..pairs.min(MOST_TABLES) {
        let centre = Point::new(grid.left + TABLES.1 + TABLES.0 * f64::from(table), middle);
        let more = table + 1 == MOST_TABLES && pairs > MOST_TABLES;
        let id = if more { "cover-tables-more" } else { "cover-table" };
        let words = desk.say_with(id, &desk.args.clone().number("table", table + 1))?;
        items.extend(group(desk, centre, cell, 1, &words)?);
    }
    if desk.variant.guests >= 4 {
        let centre = Point::new(grid.left + TEAMS, middle);
        items.extend(group(desk, centre, cell, u32::from(desk.variant.guests / 2), &desk.say("cover-teams")?)?);
    }
    Ok(Node::Group(Drawing::figure("seats", alt, items).group))
}

/// One pitch with its players at either end and its words below.
fn group(desk: &Desk, centre: Point, cell: Length, players: u32, words: &str) -> Result<Vec<Node>, Diagnostic> {
    let pitch = &desk.variant.pitch;
    let (from, to) = field::extremes(pitch);
    let half = cell * (f64::from(to.y - from.y) / 2.0) + TO_SEAT;
    let mut items = anatomy::without_guides(
        Field::centred(pitch, FieldStyle::for_figure(cell), centre).items(&FieldOptions::default()),
    );
    for side in Side::BOTH {
        let (id, y) = if side == Side::A { ("side-a", centre.y + half) } else { ("side-b", centre.y - half) };
        items.extend(seats(desk, id, Point::new(centre.x, y), players)?);
    }
    let words = desk.set_text(words, grid::CAPTION, Length::mm(56.0))?;
    items.extend(place(&words, Point::new(centre.x, centre.y + half + TO_WORDS), Align::Centre));
    Ok(items)
}

/// A row of seats about a middle; of a large team the middle ones are dots.
fn seats(desk: &Desk, letter: &str, middle: Point, players: u32) -> Result<Vec<Node>, Diagnostic> {
    let letter = desk.line(&desk.say(letter)?, grid::SEAT)?;
    let shown = players.min(MOST_SEATS);
    let first = middle.x - SEAT.2 * (f64::from(shown - 1) / 2.0);
    let mut items = Vec::new();
    for seat in 0..shown {
        let at = Point::new(first + SEAT.2 * f64::from(seat), middle.y);
        if players > MOST_SEATS && seat == MOST_SEATS / 2 {
            items.extend(
                [-1.2, 0.0, 1.2].map(|dx| pen::disc(at.shifted(Length::mm(dx), Length::ZERO), Length::mm(0.3))),
            );
            continue;
        }
        items.push(pen::ring(at, SEAT.0, SEAT.1));
        let baseline = Point::new(at.x, at.y + grid::SEAT.size * (CAP / 2.0));
        items.extend(letter.nodes(baseline, Align::Centre));
    }
    Ok(items)
}
