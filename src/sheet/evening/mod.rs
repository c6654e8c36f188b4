//! The print job of an event: every sheet of an evening in the order in which it is printed, and a cover that counts them.
//! Knows which sheets there are and in which order; each sheet knows itself.

mod bilingual;
mod calls;
mod cover;
mod forms;
mod hosts;
mod ledger;
mod office;
mod paperwork;
mod pitch;
mod rose;
mod seating;
mod stamp;

use std::collections::{BTreeMap, BTreeSet};

use crate::diag::{Code, Diagnostic};
use crate::event::{Event, Material, PageId};
use crate::geom::Length;
use crate::locale::Locale;
use crate::scene::{Bookmark, Document, Page};
use crate::text::Typesetter;

use super::book;
use super::paper::Paper;
use super::printable::TITLE_TOO_WIDE;
use super::{draft, rules};
use office::Office;

/// A page is asked for that the job does not have.
pub const UNKNOWN_PAGE: Code = Code("unknown-page");

/// A finished print job.
#[derive(Clone, Debug)]
pub struct Job {
    /// Its pages, in print order.
    pub document: Document,
    /// What each page is; none for the blank back of a sheet.
    pub ids: Vec<Option<PageId>>,
    /// How many sheets of paper it takes.
    pub sheets: usize,
}

/// Pages that belong together: where both sides are printed, they share sheets of paper.
struct Part {
    pages: Vec<(PageId, Page)>,
    /// The place of its language among those of the event.
    language: usize,
    /// What the outline of the document calls it, and how deep it stands there.
    bookmark: (u8, String),
}

/// How many pages of which kind there are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Counts {
    pages: BTreeMap<Material, (u32, PageId, PageId)>,
    blanks: u32,
    all: u32,
    sheets: u32,
}

/// The whole job of an event in its languages, in the order of [`Event::languages`]; of `only` some pages, just those.
///
/// # Errors
/// Says which words cannot be found or set, that the paper is too small, or which page there is not.
pub fn job(
    event: &Event,
    locales: &[&Locale],
    setter: &Typesetter,
    paper: Paper,
    only: &[PageId],
) -> Result<Job, Diagnostic> {
    let placed = |finding: Diagnostic| {
        if finding.code == TITLE_TOO_WIDE { finding.at_known(event.title_place.as_ref()) } else { finding }
    };
    book::full_paper(paper, "the print job of an event")?;
    Office::new(event, locales, setter, paper).and_then(|office| made(&office, only)).map_err(placed)
}

/// The whole job; of a title that is too wide it is not known yet where it was given.
fn made(office: &Office, only: &[PageId]) -> Result<Job, Diagnostic> {
    let mut parts = parts(office)?;
    let mut cover = cover_part(office, cover::LENGTH, seating::pages(office)?)?;
    let counts = count(office.event, std::iter::once(&cover).chain(&parts));
    if let Some((_, first)) = cover.pages.first_mut() {
        *first = cover::page(office, &counts)?;
    }
    parts.insert(0, cover);
    if !only.is_empty() {
        check_known(&parts, only)?;
        let wanted: BTreeSet<PageId> = only.iter().copied().collect();
        for part in &mut parts {
            part.pages.retain(|(id, _)| wanted.contains(id));
        }
        parts.retain(|part| !part.pages.is_empty());
    }
    bind(office, parts)
}

/// The cover with the pages that follow it. Its first page is blank until all others are counted.
fn cover_part(office: &Office, first: usize, seating: Vec<Page>) -> Result<Part, Diagnostic> {
    let blank = Page { size: office.paper.size(), label: String::new(), bookmarks: Vec::new(), items: Vec::new() };
    let pages = std::iter::repeat_n(blank, first).chain(seating).collect();
    Ok(part(Material::Cover, 0, 1, pages, 0, (1, office.lead().say("event-cover-title")?)))
}

/// Everything behind the cover.
fn parts(office: &Office) -> Result<Vec<Part>, Diagnostic> {
    let event = office.event;
    let lead = office.lead();
    let titled = |id: &str| Ok::<_, Diagnostic>((1, lead.say(id)?));
    let mut parts = vec![part(Material::Host, 0, 1, hosts::pages(office)?, 0, titled("event-host-title")?)];
    if event.minutes.is_some() {
        parts.push(part(Material::Times, 0, 1, forms::times(office)?, 0, titled("event-times-title")?));
    }
    parts.push(part(Material::Standings, 0, 1, forms::standings(office)?, 0, titled("event-standings-title")?));
    let mut rule_sheets = RuleSheets::new();
    for at in 0..event.tables.len() {
        parts.extend(table_parts(office, at, &mut rule_sheets)?);
    }
    Ok(parts)
}

/// The rule sheets that have been made, by variant, language and the language beside it.
type RuleSheets = BTreeMap<(usize, usize, Option<usize>), Vec<Page>>;

/// Everything that lies on a table.
fn table_parts(office: &Office, at: usize, rule_sheets: &mut RuleSheets) -> Result<Vec<Part>, Diagnostic> {
    let event = office.event;
    let Some(table) = event.tables.get(at) else { return Ok(Vec::new()) };
    let mut parts = Vec::new();
    let language = table.languages.first().copied().unwrap_or(0);
    let desk = office.desk(table.variants.first().copied().unwrap_or(0), language);
    let number = u32::try_from(at + 1).unwrap_or(u32::MAX);
    let named = |id: &str| Ok::<_, Diagnostic>((2, desk.say(id)?));
    let table_name = desk.say_with("event-table", &desk.args.clone().number("table", number))?;
    parts.push(part(Material::Table, number, 1, forms::table_card(office, at)?, language, (1, table_name)));
    let scores = forms::score_sheet(office, at)?;
    parts.push(part(Material::Score, number, 1, scores, language, named("event-score-title")?));
    let mut next = 1;
    for (variant, first, second) in office.rule_sheets(table) {
        let pages = match rule_sheets.get(&(variant, first, second)) {
            Some(made) => made.clone(),
            None => {
                let made = rule_pages(office, variant, first, second)?;
                rule_sheets.insert((variant, first, second), made.clone());
                made
            }
        };
        let count = u32::try_from(pages.len()).unwrap_or(u32::MAX);
        let title = (2, office.desk(variant, first).say("sheet-rules")?);
        parts.push(part(Material::Rules, number, next, pages, first, title));
        next += count;
    }
    for round in 0..event.rounds.len() {
        if event.game(round, at).is_some() {
            let page = pitch::page(office, at, round)?;
            let title = (2, desk.say("sheet-pitch")?);
            let place = u32::try_from(round + 1).unwrap_or(u32::MAX);
            parts.push(part(Material::Pitch, number, place, vec![page], language, title));
        }
    }
    if event.record {
        let pages = calls::pages(office, at)?;
        parts.push(part(Material::Record, number, 1, pages, language, named("event-record-title")?));
    }
    Ok(parts)
}

/// The rule sheet of a variant in one language, or in two side by side.
fn rule_pages(office: &Office, variant: usize, first: usize, second: Option<usize>) -> Result<Vec<Page>, Diagnostic> {
    let desk = office.desk(variant, first);
    match second {
        Some(second) => bilingual::pages(desk, office.desk(variant, second), office.paper),
        None => rules::pages(desk, office.paper),
    }
}

/// Pages as a part, numbered from `next`.
fn part(material: Material, table: u32, next: u32, pages: Vec<Page>, language: usize, bookmark: (u8, String)) -> Part {
    let id = |number| PageId { material, table, number };
    let pages = (next..).zip(pages).map(|(number, page)| (id(number), page)).collect();
    Part { pages, language, bookmark }
}

/// What there is to count.
fn count<'a>(event: &Event, parts: impl Iterator<Item = &'a Part>) -> Counts {
    let mut counts = Counts::default();
    for part in parts {
        for (id, _) in &part.pages {
            let entry = counts.pages.entry(id.material).or_insert((0, *id, *id));
            *entry = (entry.0 + 1, entry.1, *id);
            counts.all += 1;
        }
        if event.two_sided.is_some() && part.pages.len() % 2 == 1 {
            counts.blanks += 1;
            counts.all += 1;
        }
    }
    counts.sheets = if event.two_sided.is_some() { counts.all / 2 } else { counts.all };
    counts
}

/// Refuses pages that there are not.
fn check_known(parts: &[Part], only: &[PageId]) -> Result<(), Diagnostic> {
    let known: BTreeSet<PageId> = parts.iter().flat_map(|part| part.pages.iter().map(|(id, _)| *id)).collect();
    let Some(unknown) = only.iter().find(|id| !known.contains(id)) else { return Ok(()) };
    let alike = |other: &&PageId| other.material == unknown.material && other.table == unknown.table;
    let near: Vec<&PageId> = known.iter().filter(alike).collect();
    let of_kind: Vec<&PageId> = known.iter().filter(|other| other.material == unknown.material).collect();
    let listed = if near.is_empty() { of_kind } else { near };
    let help = match (listed.first(), listed.last()) {
        (Some(first), Some(last)) if first != last => format!("there are {first} to {last}"),
        (Some(first), _) => format!("there is {first} only"),
        _ => "the cover tells which pages there are".to_owned(),
    };
    Err(Diagnostic::error(UNKNOWN_PAGE, format!("this event has no page {unknown}")).help(help))
}

/// Parts as one document: named, marked, each in its language, with blank backs where both sides are printed.
fn bind(office: &Office, parts: Vec<Part>) -> Result<Job, Diagnostic> {
    let (mut pages, mut ids) = (Vec::new(), Vec::new());
    let duplex = office.event.two_sided.is_some();
    for part in parts {
        let desk = office.desk(0, part.language);
        let mut bookmark = Some(part.bookmark);
        for (id, mut page) in part.pages {
            let title = bookmark.take().map(|(level, title)| (level, format!("{title} · {id}")));
            page.bookmarks =
                title.map(|(level, title)| Bookmark { level, title, top: Length::ZERO }).into_iter().collect();
            page.label = id.to_string();
            stamp::put(desk, office.paper, id, &mut page)?;
            if desk.locale.is_draft() {
                draft::mark(desk, &mut page)?;
            }
            if part.language != 0 {
                stamp::speak(desk, &mut page);
            }
            pages.push(page);
            ids.push(Some(id));
        }
        if duplex && pages.len() % 2 == 1 {
            pages.push(stamp::back(office.paper));
            ids.push(None);
        }
    }
    let lead = office.lead();
    let sheets = if duplex { pages.len() / 2 } else { pages.len() };
    let args = lead.args.clone().text("title", office.title()?).text("sheet", lead.say("event-job")?);
    let title = lead.say_with("document-title", &args)?;
    Ok(Job { document: Document { title, lang: lead.lang(), pages }, ids, sheets })
}
