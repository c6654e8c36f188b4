//! The forms of an evening: the card of a table, its score sheet, the standings, the calls of whoever keeps the time.

use crate::diag::Diagnostic;
use crate::event::Table;
use crate::geom::{Length, Point};
use crate::scene::{GlyphRun, Ink, Page, Weight};
use crate::sheet::desk::Desk;
use crate::sheet::furniture::CAP;
use crate::sheet::head::Titles;
use crate::sheet::{draft, grid, tag};
use crate::text::{Style, TextBlock};

use super::ledger::{Cell, Column, Ledger};
use super::office::Office;
use super::paperwork::Paperwork;

/// The height of rows that are filled in by hand, of those that are only read, and of those of the standings.
const ROWS: (Length, Length, Length) = (Length::mm(15.0), Length::mm(11.0), Length::mm(9.0));
/// What is read from a little farther.
const LARGE: Style = Style { size: Length::pt(15.0), leading: Length::pt(18.0), weight: Weight::Regular };
/// The large number of a table: its greatest height, what stays free above it, and its least height.
const NUMERAL: (Length, Length, Length) = (Length::mm(85.0), Length::mm(4.0), Length::mm(20.0));
/// The widths of the standings: numbers, names, points, places.
const STANDINGS: [Length; 4] = [Length::mm(24.0), Length::mm(36.0), Length::mm(20.0), Length::mm(20.0)];
/// The most rounds side by side in the standings.
const MOST_ROUNDS: usize = 7;

/// A column with a head in every language of some desks.
pub(super) fn column(desks: &[&Desk], id: &str, width: Length) -> Result<Column, Diagnostic> {
    let mut said: Vec<String> = Vec::new();
    let mut heads: Vec<TextBlock> = Vec::new();
    for desk in desks {
        let words = desk.say(id)?;
        if !said.contains(&words) {
            let style = if heads.is_empty() { grid::KICKER } else { grid::CAPTION };
            heads.push(desk.set_text(&words, style, width - Length::mm(3.0))?);
            said.push(words);
        }
    }
    Ok(Column { heads, width })
}

/// The card that stands on a table: its number, what is played there, who plays whom and on which pitch.
pub(super) fn table_card(office: &Office, at: usize) -> Result<Vec<Page>, Diagnostic> {
    let Some(table) = office.event.tables.get(at) else { return Ok(Vec::new()) };
    let desks = office.desks_of(table);
    let Some(&desk) = desks.first() else { return Ok(Vec::new()) };
    let args = office.args(desk).number("table", at + 1);
    let varied = table.variants.windows(2).any(|pair| pair.first() != pair.last());
    let aside = if varied { Vec::new() } else { vec![desk.title()?, desk.say("size")?] };
    let titles =
        Titles { kicker: &office.title()?, title: &desk.say_with("event-table", &args)?, aside: &aside, cover: true };
    let mut sheet = Paperwork::new(desk, office.paper, &titles, desk.say("event-table-title")?)?;
    for (place, one) in desks.iter().enumerate() {
        let args = office.args(one).number("table", at + 1);
        if place > 0 {
            sheet.gap(Length::mm(3.0));
        }
        sheet.paragraph(one, &one.say_with("event-card-play", &args)?)?;
        if office.event.minutes.is_some() {
            sheet.paragraph(one, &one.say_with("rules-draw--clock", &args)?)?;
        }
    }
    sheet.gap(Length::mm(6.0));
    let mut columns = vec![
        column(&desks, "event-col-round", Length::mm(30.0))?,
        column(&desks, "event-col-begins", Length::mm(40.0))?,
        column(&desks, "event-col-against", Length::mm(40.0))?,
        column(&desks, "event-col-pitch", Length::mm(if varied { 28.0 } else { 66.0 }))?,
    ];
    if varied {
        columns.push(column(&desks, "event-col-variant", Length::mm(38.0))?);
    }
    let rows = card_rows(office, at, table, varied)?;
    let left = sheet.grid.left;
    sheet.ledger(&Ledger { desk, left, columns, rows, row: ROWS.1, style: LARGE, ruled: false })?;
    numeral(&mut sheet, desk, at + 1)?;
    sheet.finish()
}

/// A row for each round of a table.
fn card_rows(office: &Office, at: usize, table: &Table, varied: bool) -> Result<Vec<Vec<Cell>>, Diagnostic> {
    let mut rows = Vec::new();
    for (round, game) in (0..office.event.rounds.len()).filter_map(|round| Some((round, office.event.game(round, at)?)))
    {
        let mut row = vec![
            Cell::new((round + 1).to_string()),
            Cell::strong(office.event.label(game.first)),
            Cell::new(office.event.label(game.second)),
            Cell::new(format!("P{}-{}", at + 1, round + 1)),
        ];
        if varied {
            let variant = table.variants.get(round).copied().unwrap_or(0);
            row.push(Cell::new(office.desk(variant, table.languages.first().copied().unwrap_or(0)).title()?));
        }
        rows.push(row);
    }
    Ok(rows)
}

/// The number of a table as large as what is left of the page allows, to be seen from across the room.
fn numeral(sheet: &mut Paperwork, desk: &Desk, table: usize) -> Result<(), Diagnostic> {
    let (top, bottom) = (sheet.y + NUMERAL.1, sheet.grid.last);
    let cap = (bottom - top).min(NUMERAL.0);
    if cap < NUMERAL.2 {
        return Ok(());
    }
    let style = |size: Length| Style { size, leading: size, weight: Weight::Bold };
    let words = table.to_string();
    let width = desk.line(&words, style(cap / CAP))?.width;
    let size = cap / CAP * (sheet.grid.width() / width).min(1.0);
    let line = desk.line(&words, style(size))?;
    // As an outline: it repeats the title, so it is no text.
    let start = sheet.grid.left + (sheet.grid.width() - line.width) / 2.0;
    let run =
        |run: &GlyphRun| draft::contours(desk, run, size, Point::new(start + run.origin.x, bottom)).fill(Ink::Black);
    sheet.put([tag::artifact(line.runs.iter().map(run).collect())]);
    Ok(())
}

/// Where a table writes down its games.
pub(super) fn score_sheet(office: &Office, at: usize) -> Result<Vec<Page>, Diagnostic> {
    let Some(table) = office.event.tables.get(at) else { return Ok(Vec::new()) };
    let desks = office.desks_of(table);
    let Some(&desk) = desks.first() else { return Ok(Vec::new()) };
    let mut sheet = Paperwork::of_table(office, desk, at, "event-score-title")?;
    for one in &desks {
        sheet.paragraph(one, &one.say("event-score-how")?)?;
        sheet.paragraph(one, &one.say("notation-endings")?)?;
        sheet.gap(Length::mm(1.5));
    }
    sheet.gap(Length::mm(3.0));
    let widths = [22.0, 40.0, 40.0, 26.0, 26.0, 22.0].map(Length::mm);
    let ids = ["round", "begins", "against", "winner", "ending", "time"];
    let columns = ids.iter().zip(widths).map(|(id, width)| column(&desks, &format!("event-col-{id}"), width));
    let columns = columns.collect::<Result<Vec<_>, _>>()?;
    let games = (0..office.event.rounds.len()).filter_map(|round| Some((round, office.event.game(round, at)?)));
    let rows = games.map(|(round, game)| {
        let named = |side, strong| Cell { words: office.event.label(side), strong, high: true };
        let mut row = vec![Cell::new((round + 1).to_string()), named(game.first, true), named(game.second, false)];
        row.extend(std::iter::repeat_n(Cell::blank(), 3));
        row
    });
    let (rows, left) = (rows.collect(), sheet.grid.left);
    sheet.ledger(&Ledger { desk, left, columns, rows, row: ROWS.0, style: grid::BODY, ruled: true })?;
    sheet.finish()
}

/// Where the results of all tables are put together, a grid for each circle of sides that meet.
pub(super) fn standings(office: &Office) -> Result<Vec<Page>, Diagnostic> {
    let (event, desk) = (office.event, office.lead());
    let titles = Titles {
        kicker: &office.title()?,
        title: &desk.say("event-standings-title")?,
        aside: event.date.as_slice(),
        cover: false,
    };
    let mut sheet = Paperwork::new(desk, office.paper, &titles, desk.say("event-standings-title")?)?;
    sheet.paragraph(desk, &desk.say("event-standings-how")?)?;
    sheet.paragraph(desk, &desk.say("event-standings-points")?)?;
    sheet.gap(Length::mm(4.0));
    for pool in &event.pools {
        if event.pools.len() > 1 {
            let args = desk.args.clone();
            let heading = match pool.tables[..] {
                [one] => desk.say_with("event-table", &args.number("table", one + 1))?,
                _ => desk.say_with("event-pool", &args.text("items", spans(&pool.tables)))?,
            };
            sheet.heading(desk, &heading)?;
        }
        let rounds: Vec<usize> = (0..event.rounds.len()).collect();
        for part in rounds.chunks(MOST_ROUNDS) {
            let last = part.last() == rounds.last();
            sheet.need(Length::mm(40.0));
            let ledger = standings_part(office, pool.sides.clone(), part, last)?;
            sheet.ledger(&ledger)?;
        }
    }
    sheet.finish()
}

/// Some rounds of the standings; the last ones with the sums.
fn standings_part<'o>(
    office: &'o Office,
    sides: std::ops::Range<usize>,
    rounds: &[usize],
    last: bool,
) -> Result<Ledger<'o>, Diagnostic> {
    let (event, desk) = (office.event, office.lead());
    let [number, name, points, place] = STANDINGS;
    let who = if event.teams { "event-col-team" } else { "event-col-guest" };
    let mut columns = vec![column(&[desk], who, number)?, column(&[desk], "event-col-name", name)?];
    let width = grid::Grid::of(office.paper).width() - number - name - points - place;
    let count: f64 = rounds.iter().map(|_| 1.0).sum();
    for round in rounds {
        let head = desk.set_text(&(round + 1).to_string(), grid::KICKER, width)?;
        columns.push(Column { heads: vec![head], width: (width / count.max(1.0)).min(Length::mm(24.0)) });
    }
    if last {
        columns.push(column(&[desk], "event-col-points", points)?);
        columns.push(column(&[desk], "event-col-place", place)?);
    }
    let row = |side: usize| -> Vec<Cell> {
        let mut row = vec![Cell::strong(event.label(side)), Cell::blank()];
        let opponent = |round: &usize| match event.opponent(*round, side) {
            Some((opponent, _)) => Cell { words: event.label(opponent), strong: false, high: false },
            None => Cell::new("–"),
        };
        row.extend(rounds.iter().map(opponent));
        row.extend(std::iter::repeat_n(Cell::blank(), if last { 2 } else { 0 }));
        row
    };
    let left = grid::Grid::of(office.paper).left;
    let rows = sides.map(row).collect();
    Ok(Ledger { desk, left, columns, rows, row: ROWS.2, style: grid::CAPTION, ruled: true })
}

/// Tables or guests, counted from 1, with runs of them as spans.
pub(super) fn spans(tables: &[usize]) -> String {
    let mut spans: Vec<(usize, usize)> = Vec::new();
    for &table in tables {
        match spans.last_mut() {
            Some((_, last)) if *last + 1 == table => *last = table,
            _ => spans.push((table, table)),
        }
    }
    let span = |(first, last): (usize, usize)| {
        if first == last { (first + 1).to_string() } else { format!("{}–{}", first + 1, last + 1) }
    };
    spans.into_iter().map(span).collect::<Vec<_>>().join(", ")
}

/// What whoever keeps the time calls out, and when, in every language of the event.
pub(super) fn times(office: &Office) -> Result<Vec<Page>, Diagnostic> {
    let (desk, minutes) = (office.lead(), office.event.minutes.unwrap_or(0));
    let titles = Titles {
        kicker: &office.title()?,
        title: &desk.say("event-times-title")?,
        aside: &[desk.say_with("n-minutes", &office.args(desk))?],
        cover: false,
    };
    let mut sheet = Paperwork::new(desk, office.paper, &titles, desk.say("event-times-title")?)?;
    sheet.paragraph(desk, &desk.say("event-times-how")?)?;
    sheet.gap(Length::mm(4.0));
    for language in 0..office.languages() {
        let one = office.desk(0, language);
        sheet.need(Length::mm(60.0));
        if office.languages() > 1 {
            sheet.heading(one, &one.say("language-name")?)?;
        }
        let columns = vec![
            column(&[one], "event-col-minute", Length::mm(26.0))?,
            column(&[one], "event-col-call", sheet.grid.width() - Length::mm(26.0))?,
        ];
        let mut rows = Vec::new();
        for (at, id) in calls(minutes) {
            let left = if at == 0 { minutes } else { minutes - at };
            let words = one.say_with(id, &one.args.clone().number("minutes", left))?;
            rows.push(vec![Cell::strong(at.to_string()), Cell::new(words)]);
        }
        let left = sheet.grid.left;
        sheet.ledger(&Ledger { desk: one, left, columns, rows, row: ROWS.2, style: grid::BODY, ruled: false })?;
    }
    sheet.finish()
}

/// The minutes at which something is called, and what.
fn calls(minutes: u16) -> Vec<(u16, &'static str)> {
    let mut calls = vec![(0, "event-call-start")];
    for (left, least) in [(10, 30), (5, 10), (1, 3)] {
        if minutes >= least {
            calls.push((minutes - left, "event-call-left"));
        }
    }
    calls.push((minutes, "event-call-end"));
    calls
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_of_tables_are_spans() {
        assert_eq!(spans(&[0, 1, 2, 5, 7, 8]), "1–3, 6, 8–9");
        assert_eq!(spans(&[]), "");
    }

    #[test]
    fn calls_come_in_order() {
        for minutes in 1..=600 {
            let called: Vec<u16> = calls(minutes).into_iter().map(|(at, _)| at).collect();
            assert!(called.windows(2).all(|pair| pair[0] < pair[1]), "{minutes}: {called:?}");
            assert_eq!(called.last(), Some(&minutes));
        }
        assert_eq!(calls(15).len(), 4);
    }
}
