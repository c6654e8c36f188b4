//! The record for partners of whom one calls directions and the other draws. Knows no word of it.

use crate::diag::Diagnostic;
use crate::geom::{Length, Point};
use crate::pitch::Side;
use crate::scene::Page;
use crate::sheet::desk::Desk;
use crate::sheet::grid;

use super::ledger::{Cell, Column, Ledger};
use super::office::Office;
use super::paperwork::Paperwork;
use super::rose;

/// The height of a row, and the width of a column of numbers.
const ROW: (Length, Length) = (Length::mm(8.0), Length::mm(11.0));
/// How many columns of turns stand side by side.
const GROUPS: (f64, usize) = (3.0, 3);

/// The pages of a table.
pub(super) fn pages(office: &Office, at: usize) -> Result<Vec<Page>, Diagnostic> {
    let Some(table) = office.event.tables.get(at) else { return Ok(Vec::new()) };
    let desks = office.desks_of(table);
    let Some(&desk) = desks.first() else { return Ok(Vec::new()) };
    let mut sheet = Paperwork::of_table(office, desk, at, "event-record-title")?;
    for one in &desks {
        sheet.paragraph(one, &one.say("event-record-how")?)?;
    }
    let reach = rose::reach(desks.len());
    let middle = Point::new(sheet.grid.left + sheet.grid.width() / 2.0, sheet.y + reach);
    sheet.put([rose::draw(&desks, middle)?]);
    sheet.y = middle.y + reach + Length::mm(12.0);
    let ledger = turns(&sheet, &desks)?;
    sheet.ledger(&ledger)?;
    sheet.finish()
}

/// The table of turns: as many rows as the page still holds, in three columns.
fn turns<'d>(sheet: &Paperwork<'d>, desks: &[&Desk]) -> Result<Ledger<'d>, Diagnostic> {
    let group = sheet.grid.width() / GROUPS.0;
    let first = sheet.desk.variant.rules.first;
    let mut columns = Vec::new();
    for _ in 0..GROUPS.1 {
        columns.push(super::forms::column(desks, "record-number", ROW.1)?);
        for side in [first, first.other()] {
            let width = (group - ROW.1) / 2.0;
            let mut heads = Vec::new();
            for (place, desk) in desks.iter().enumerate() {
                let letter = desk.say(if side == Side::A { "side-a" } else { "side-b" })?;
                let words = desk.say_with("record-player", &desk.args.clone().text("player", letter))?;
                let style = if place == 0 { grid::KICKER } else { grid::CAPTION };
                heads.push(desk.set_text(&words, style, width - Length::mm(3.0))?);
            }
            columns.push(Column { heads, width });
        }
    }
    let mut ledger = Ledger {
        desk: sheet.desk,
        left: sheet.grid.left,
        columns,
        rows: Vec::new(),
        row: ROW.0,
        style: grid::CAPTION,
        ruled: true,
    };
    let room = sheet.grid.last - (sheet.y - grid::STEP + Length::mm(4.0)) - ledger.head();
    let mut count = 0_usize;
    let mut used = ROW.0;
    while used <= room {
        count += 1;
        used += ROW.0;
    }
    let row = |number: usize| {
        let turn = |number: usize| [Cell::new(number.to_string()), Cell::blank(), Cell::blank()];
        (0..GROUPS.1).flat_map(|group| turn(number + group * count.max(1))).collect()
    };
    ledger.rows = (1..=count.max(1)).map(row).collect();
    Ok(ledger)
}
