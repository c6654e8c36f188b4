//! Sheets bound into documents: single materials, a whole kit, several languages in one. Knows which sheets there are.

use crate::diag::{Code, Diagnostic};
use crate::geom::{Length, Size};
use crate::rules::Game;
use crate::scene::{Document, Group, Lang, Node, Page};

use super::desk::Desk;
use super::diagram_sheet::{self, Shown};
use super::grid::Grid;
use super::paper::Paper;
use super::plan::Plan;
use super::sides::Flip;
use super::{annotations, card_sheet, changes, cover, draft, notation, pitches, rules, test_page};

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

/// A whole kit: cover, pitch, annotated pitch, rules, host cards.
///
/// # Errors
/// Says which words cannot be found or set, and what does not fit the paper.
pub fn kit(desk: &Desk, options: Options) -> Result<Document, Diagnostic> {
    full_paper(options.paper, "a kit")?;
    let mut sheets = vec![pitches::plain(desk, options)?, annotations::page(desk, Options { cell: None, ..options })?];
    let rules = rules::pages(desk, options.paper)?;
    let plan = Plan::of(desk.variant, u32::try_from(rules.len()).unwrap_or(u32::MAX));
    sheets.extend(rules);
    sheets.push(card_sheet::page(desk, options.paper)?);
    sheets.insert(0, cover::page(desk, options.paper, &plan)?);
    bind(desk, "sheet-kit", sheets)
}

/// The pitch to play on.
///
/// # Errors
/// As for [`kit`].
pub fn pitch(desk: &Desk, options: Options) -> Result<Document, Diagnostic> {
    bind(desk, "sheet-pitch", vec![pitches::plain(desk, options)?])
}

/// So many pitches to play on, on one page with cut lines.
///
/// # Errors
/// As for [`kit`].
pub fn pitches_to_a_page(desk: &Desk, options: Options, count: u32) -> Result<Document, Diagnostic> {
    bind(desk, "sheet-pitch", vec![pitches::several(desk, options, count)?])
}

/// A pitch over several sheets: so many columns and rows of them, or as many as its cells need.
///
/// # Errors
/// As for [`kit`].
pub fn poster(desk: &Desk, options: Options, sheets: Option<(u32, u32)>) -> Result<Document, Diagnostic> {
    let pages = pitches::poster(desk, options, sheets)?;
    let labels: Vec<String> = pages.iter().map(|page| page.label.clone()).collect();
    let mut document = bind(desk, "sheet-pitch", pages)?;
    for (page, label) in document.pages.iter_mut().zip(labels) {
        page.label = label;
    }
    Ok(document)
}

/// The pitch with coordinates and notes.
///
/// # Errors
/// As for [`kit`].
pub fn annotated_pitch(desk: &Desk, options: Options) -> Result<Document, Diagnostic> {
    bind(desk, "sheet-annotated", vec![annotations::page(desk, options)?])
}

/// The rule sheet.
///
/// # Errors
/// As for [`kit`].
pub fn rule_sheet(desk: &Desk, options: Options) -> Result<Document, Diagnostic> {
    bind(desk, "sheet-rules", rules::pages(desk, options.paper)?)
}

/// The host cards.
///
/// # Errors
/// As for [`kit`].
pub fn host_cards(desk: &Desk, options: Options) -> Result<Document, Diagnostic> {
    bind(desk, "sheet-card", vec![card_sheet::page(desk, options.paper)?])
}

/// The host cards with their backs, for a sheet that is turned over this edge.
///
/// # Errors
/// As for [`kit`].
pub fn two_sided_cards(desk: &Desk, options: Options, flip: Flip) -> Result<Document, Diagnostic> {
    bind(desk, "sheet-card", card_sheet::two_sided(desk, options.paper, flip)?)
}

/// The host cards with their backs beside them, to be folded.
///
/// # Errors
/// As for [`kit`].
pub fn folded_cards(desk: &Desk, options: Options) -> Result<Document, Diagnostic> {
    bind(desk, "sheet-card", vec![card_sheet::folded(desk, options.paper)?])
}

/// Pitches with the rules behind them: as many as there are pages of rules.
///
/// # Errors
/// As for [`kit`].
pub fn pitches_and_rules(desk: &Desk, options: Options) -> Result<Document, Diagnostic> {
    let mut pages = Vec::new();
    for rules in rules::pages(desk, options.paper)? {
        pages.extend([pitches::plain(desk, options)?, rules]);
    }
    bind(desk, "sheet-pitch", pages)
}

/// What changes for guests who know the `other` variant.
///
/// # Errors
/// As for [`kit`].
pub fn changes(desk: &mut Desk, other: &Desk, options: Options) -> Result<Document, Diagnostic> {
    full_paper(options.paper, "the sheet of changes")?;
    let pages = changes::pages(desk, other, options.paper)?;
    bind(desk, "sheet-changes", pages)
}

/// How games are written and drawn, and a blank record.
///
/// # Errors
/// As for [`kit`].
pub fn notation(desk: &Desk, options: Options) -> Result<Document, Diagnostic> {
    full_paper(options.paper, "the notation sheet")?;
    bind(desk, "sheet-notation", notation::pages(desk, options.paper)?)
}

/// A position of a game, or some of its turns.
///
/// # Errors
/// As for [`diagram_sheet::page`].
pub fn diagram(desk: &Desk, game: &Game, shown: &Shown) -> Result<Document, Diagnostic> {
    bind(desk, "sheet-diagram", vec![diagram_sheet::page(desk, game, shown)?])
}

/// Both sides of the test page of a printer that turns sheets over this edge.
///
/// # Errors
/// As for [`kit`].
pub fn test_page(desk: &Desk, paper: Paper, flip: Flip) -> Result<Document, Diagnostic> {
    let mut pages = test_page::pages(desk, paper, flip)?;
    number(&mut pages);
    Ok(Document { title: desk.say("sheet-test")?, lang: desk.lang(), pages })
}

/// Documents after each other, with their pages numbered through. The first gives the title and the language; pages in another
/// one say so.
#[must_use]
pub fn bound(documents: impl IntoIterator<Item = Document>) -> Option<Document> {
    let mut documents = documents.into_iter();
    let mut first = documents.next()?;
    let mut binding = Binding::of(&first);
    binding.bind(&mut first.pages, &first.lang);
    for mut other in documents {
        binding.bind(&mut other.pages, &other.lang);
        first.pages.append(&mut other.pages);
    }
    Some(first)
}

/// How the pages of several documents become those of one, which has the language of the first.
#[derive(Clone, Debug)]
pub struct Binding {
    /// The language of the first.
    pub lang: Lang,
    /// How many pages have been bound.
    pub pages: usize,
}

impl Binding {
    /// One that begins with this document.
    #[must_use]
    pub fn of(first: &Document) -> Self {
        Self { lang: first.lang.clone(), pages: 0 }
    }

    /// Numbers further pages, and says so where they are in another language.
    pub fn bind(&mut self, pages: &mut [Page], lang: &Lang) {
        for page in pages {
            self.pages += 1;
            page.label = self.pages.to_string();
            if *lang != self.lang {
                let items = std::mem::take(&mut page.items);
                page.items = vec![Node::Group(Group { lang: Some(lang.clone()), items, ..Group::default() })];
            }
        }
    }
}

/// Refuses papers that do not hold a sheet of four full columns.
pub(super) fn full_paper(paper: Paper, what: &str) -> Result<(), Diagnostic> {
    if Grid::of(paper).is_full() {
        return Ok(());
    }
    let (sheet, ink) = (paper.size(), paper.ink().size);
    let mm = |size: Size| format!("{:.0} × {:.0} mm", size.width.to_mm(), size.height.to_mm());
    let message = format!(
        "{what} needs at least A4 or Letter in portrait, the paper is {}, of which {} can be printed",
        mm(sheet),
        mm(ink)
    );
    Err(Diagnostic::error(PAPER_TOO_SMALL, message).help("pitches, rules and cards can be printed on smaller paper"))
}

/// Pages as a document about one sheet; each page of a draft says that it is one.
fn bind(desk: &Desk, sheet: &str, mut pages: Vec<Page>) -> Result<Document, Diagnostic> {
    let args = desk.args.clone().text("sheet", desk.say(sheet)?);
    let mut title = desk.say_with("document-title", &args)?;
    number(&mut pages);
    if desk.locale.is_draft() {
        pages.iter_mut().try_for_each(|page| draft::mark(desk, page))?;
        title = format!("{}: {title}", desk.say("draft-mark")?);
    }
    Ok(Document { title, lang: desk.lang(), pages })
}

/// Labels pages with their numbers.
fn number(pages: &mut [Page]) {
    for (at, page) in pages.iter_mut().enumerate() {
        page.label = (at + 1).to_string();
    }
}
