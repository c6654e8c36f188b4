//! Sheets bound into documents: one material in several languages, or a whole kit. Knows which sheets there are.

use crate::diag::{Code, Diagnostic};
use crate::geom::Length;
use crate::scene::{Document, Group, Node, Page};

use super::desk::Desk;
use super::grid::Grid;
use super::paper::Paper;
use super::plan::Plan;
use super::{card, changes, cover, pitches, rules};

/// A sheet needs more room than the paper has.
pub const PAPER_TOO_SMALL: Code = Code("paper-too-small");

/// How sheets are printed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Options {
    /// On which paper.
    pub paper: Paper,
    /// The side of a pitch's cells, if it is not to be as large as the paper allows.
    pub cell: Option<Length>,
}

/// A whole kit in one language.
pub struct Kit {
    /// All its sheets.
    pub document: Document,
    /// The pitch alone.
    pub pitch: Page,
    /// The annotated pitch alone.
    pub annotated: Page,
    /// What to print, and how often.
    pub plan: Plan,
}

/// A whole kit: cover, pitch, annotated pitch, rules, host cards.
///
/// # Errors
/// Says which words cannot be found or set, and what does not fit the paper.
pub fn kit(desk: &Desk, options: Options) -> Result<Kit, Diagnostic> {
    full_paper(options.paper, "a kit")?;
    let pitch = pitches::plain(desk, options)?;
    let annotated = pitches::annotated(desk, options)?;
    let rules = rules::pages(desk, options.paper)?;
    let card = card::page(desk, options.paper)?;
    let plan = Plan::of(desk.variant, u32::try_from(rules.len()).unwrap_or(u32::MAX));
    let mut pages = vec![cover::page(desk, options.paper, &plan)?, pitch.clone(), annotated.clone()];
    pages.extend(rules);
    pages.push(card);
    let document = bind("sheet-kit", vec![(desk, pages)])?;
    Ok(Kit { document, pitch, annotated, plan })
}

/// The pitch, in each language of the desks.
///
/// # Errors
/// As for [`kit`].
pub fn pitch_sheets(desks: &[Desk], options: Options, with_notes: bool) -> Result<Document, Diagnostic> {
    let id = if with_notes { "sheet-annotated" } else { "sheet-pitch" };
    each(id, desks, |desk| {
        let page = if with_notes { pitches::annotated(desk, options) } else { pitches::plain(desk, options) };
        Ok(vec![page?])
    })
}

/// The rule sheet, in each language of the desks.
///
/// # Errors
/// As for [`kit`].
pub fn rule_sheets(desks: &[Desk], options: Options) -> Result<Document, Diagnostic> {
    each("sheet-rules", desks, |desk| rules::pages(desk, options.paper))
}

/// The host cards, in each language of the desks.
///
/// # Errors
/// As for [`kit`].
pub fn cards(desks: &[Desk], options: Options) -> Result<Document, Diagnostic> {
    each("sheet-card", desks, |desk| Ok(vec![card::page(desk, options.paper)?]))
}

/// What changes from one variant to another, in each language of the desks: pairs of a variant and what it is compared with.
///
/// # Errors
/// As for [`kit`].
pub fn changes(pairs: Vec<(Desk, Desk)>, options: Options) -> Result<Document, Diagnostic> {
    full_paper(options.paper, "the sheet of changes")?;
    let mut parts = Vec::new();
    let mut desks = Vec::new();
    for (mut desk, other) in pairs {
        parts.push(changes::pages(&mut desk, &other, options.paper)?);
        desks.push(desk);
    }
    bind("sheet-changes", desks.iter().zip(parts).collect())
}

fn each(
    id: &str,
    desks: &[Desk],
    pages: impl Fn(&Desk) -> Result<Vec<Page>, Diagnostic>,
) -> Result<Document, Diagnostic> {
    let parts = desks.iter().map(|desk| pages(desk).map(|pages| (desk, pages)));
    bind(id, parts.collect::<Result<_, _>>()?)
}

/// Refuses papers that do not hold a sheet of four full columns.
fn full_paper(paper: Paper, what: &str) -> Result<(), Diagnostic> {
    if Grid::of(paper).is_full() {
        return Ok(());
    }
    let size = paper.size();
    let message = format!(
        "{what} needs at least A4 or Letter in portrait, the paper is {:.0} × {:.0} mm",
        size.width.to_mm(),
        size.height.to_mm()
    );
    Err(Diagnostic::error(PAPER_TOO_SMALL, message).help("pitches, rules and cards can be printed on smaller paper"))
}

/// Pages in one document, each part in its language; titles and labels are those of the first.
fn bind(id: &str, parts: Vec<(&Desk, Vec<Page>)>) -> Result<Document, Diagnostic> {
    let Some((first, _)) = parts.first() else {
        return Ok(Document { title: String::new(), lang: crate::scene::Lang("en".into()), pages: Vec::new() });
    };
    let title = first.say_with("document-title", &first.args.clone().text("sheet", first.say(id)?))?;
    let lang = first.lang();
    let mut pages = Vec::new();
    for (desk, part) in parts {
        for mut page in part {
            if desk.lang() != lang {
                page.items = vec![Node::Group(Group { lang: Some(desk.lang()), items: page.items, ..Group::default() })];
            }
            page.label = (pages.len() + 1).to_string();
            pages.push(page);
        }
    }
    Ok(Document { title, lang, pages })
}
