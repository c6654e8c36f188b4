//! Who sits where in every round: the pages behind the cover. Knows no word of them.

use crate::diag::Diagnostic;
use crate::geom::Length;
use crate::scene::Page;
use crate::sheet::grid;

use super::forms::{column, spans};
use super::ledger::{Cell, Column, Ledger};
use super::office::Office;
use super::paperwork::Paperwork;

/// The most rounds side by side.
const MOST_ROUNDS: usize = 6;
/// The height of a row, and the width of the column of tables.
const ROW: (Length, Length) = (Length::mm(7.2), Length::mm(26.0));

/// The pages.
pub(super) fn pages(office: &Office) -> Result<Vec<Page>, Diagnostic> {
    let (event, desk) = (office.event, office.lead());
    let title = desk.say("event-seats-title")?;
    let mut sheet = Paperwork::later(desk, office.paper, &office.title()?, &title, title.clone())?;
    sheet.heading(desk, &title)?;
    let how = if event.teams { "event-seats-how--teams" } else { "event-seats-how--guests" };
    sheet.paragraph(desk, &desk.say(how)?)?;
    if event.pools.len() > 1 {
        lots(office, &mut sheet)?;
    }
    for side in event.sides.iter().enumerate().filter(|(_, guests)| !event.teams && guests.len() > 1).map(|(at, _)| at)
    {
        let args = desk.args.clone().text("side", event.label(side));
        sheet.paragraph(desk, &desk.say_with("event-seats-shared", &args)?)?;
    }
    if event.pools.iter().any(|pool| pool.sides.len() % 2 == 1) {
        sheet.paragraph(desk, &desk.say("event-seats-rest")?)?;
    }
    for keeper in &event.keepers {
        let args = desk.args.clone().text("side", keeper.to_string());
        sheet.paragraph(desk, &desk.say_with("event-seats-keeper", &args)?)?;
    }
    sheet.gap(Length::mm(4.0));
    let left = sheet.grid.left;
    if event.teams {
        let columns = vec![
            column(&[desk], "event-col-team", ROW.1)?,
            column(&[desk], "event-col-guests", sheet.grid.width() - ROW.1)?,
        ];
        let list = |guests: &Vec<u16>| guests.iter().map(u16::to_string).collect::<Vec<_>>().join(", ");
        let rows = event.sides.iter().enumerate();
        let rows = rows.map(|(at, guests)| vec![Cell::strong(event.label(at)), Cell::new(list(guests))]).collect();
        sheet.ledger(&Ledger { desk, left, columns, rows, row: ROW.0, style: grid::BODY, ruled: false })?;
    }
    let rounds: Vec<usize> = (0..event.rounds.len()).collect();
    for part in rounds.chunks(MOST_ROUNDS) {
        sheet.need(Length::mm(40.0));
        let ledger = rota(office, left, sheet.grid.width() - ROW.1, part)?;
        sheet.ledger(&ledger)?;
    }
    sheet.finish()
}

/// Which numbers are drawn by guests of which languages.
fn lots(office: &Office, sheet: &mut Paperwork) -> Result<(), Diagnostic> {
    let (event, desk) = (office.event, office.lead());
    sheet.paragraph(desk, &desk.say("event-seats-languages")?)?;
    for pool in &event.pools {
        let sides = event.sides.get(pool.sides.clone()).unwrap_or_default();
        let mut guests: Vec<usize> =
            sides.iter().flatten().map(|guest| usize::from(*guest).saturating_sub(1)).collect();
        guests.sort_unstable();
        let table = pool.tables.first().and_then(|at| event.tables.get(*at));
        let spoken = table.map_or(&[][..], |table| table.languages.as_slice());
        let names = spoken.iter().map(|language| office.desk(0, *language).say("language-name"));
        let names = names.collect::<Result<Vec<_>, _>>()?.join(", ");
        let args = desk.args.clone().text("side", spans(&guests)).text("items", names);
        sheet.paragraph(desk, &desk.say_with("event-seats-numbers", &args)?)?;
    }
    Ok(())
}

/// Some rounds of the rota.
fn rota<'o>(office: &'o Office, left: Length, width: Length, rounds: &[usize]) -> Result<Ledger<'o>, Diagnostic> {
    let (event, desk) = (office.event, office.lead());
    let count: f64 = rounds.iter().map(|_| 1.0).sum();
    let each = (width / count.max(1.0)).min(Length::mm(50.0));
    let mut columns = vec![column(&[desk], "event-col-table", ROW.1)?];
    for round in rounds {
        let head = desk.say_with("event-round", &desk.args.clone().number("round", round + 1))?;
        columns.push(Column { heads: vec![desk.set_text(&head, grid::KICKER, each)?], width: each });
    }
    let mut rows = Vec::new();
    for table in 0..event.tables.len() {
        let game = |round: &usize| match event.game(*round, table) {
            Some(game) => Cell::new(format!("__{}__\u{a0}– {}", event.label(game.first), event.label(game.second))),
            None => Cell::blank(),
        };
        let mut row = vec![Cell::new((table + 1).to_string())];
        row.extend(rounds.iter().map(game));
        rows.push(row);
    }
    for pool in event.pools.iter().filter(|pool| pool.sides.len() % 2 == 1) {
        let mut row = vec![Cell::new(desk.say("event-col-rests")?)];
        let resting = |round: &usize| {
            let sides = event.resting(pool, *round);
            Cell::new(sides.iter().map(|side| event.label(*side)).collect::<Vec<_>>().join(", "))
        };
        row.extend(rounds.iter().map(resting));
        rows.push(row);
    }
    Ok(Ledger { desk, left, columns, rows, row: ROW.0, style: grid::BODY, ruled: false })
}
