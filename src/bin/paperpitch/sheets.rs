//! The one place that calls on sheets and writers: from a variant and its languages to documents, from documents to
//! bytes. Knows no file.

use paperpitch::diag::{Diagnostic, Severity};
use paperpitch::event::{Event, PageId};
use paperpitch::geom::Length;
use paperpitch::locale::Locale;
use paperpitch::pdf::{self, Duplex, PdfOptions};
use paperpitch::rules::Game;
use paperpitch::scene::{Document, Lang, Page};
use paperpitch::sheet::book::{self, Options};
use paperpitch::sheet::desk::Desk;
use paperpitch::sheet::diagram_sheet::Shown;
use paperpitch::sheet::evening::{self, Job};
use paperpitch::sheet::findings;
use paperpitch::sheet::gallery::Gallery;
use paperpitch::sheet::manner::Manner;
use paperpitch::sheet::paper::Paper;
use paperpitch::sheet::plan::Plan;
use paperpitch::sheet::sides::{self, Flip};
use paperpitch::sheet::{card, card_sheet, proof};
use paperpitch::text::Typesetter;
use paperpitch::variant::{self, BUILT_INS, Checked, Variant};
use paperpitch::{seal, svg};
use rayon::prelude::*;

use crate::failure::Failure;
use crate::layout::Layout;
use crate::look::SvgText;
use crate::variants::without_repeats;

/// What is made.
#[derive(Clone, Copy, Debug)]
pub enum Kind<'a> {
    /// Everything a table needs.
    Kit,
    /// The pitch.
    Pitch {
        /// With coordinates and call-outs.
        annotated: bool,
    },
    /// Several pitches on one page.
    Pitches {
        /// How many.
        count: u32,
    },
    /// One pitch over several sheets.
    Poster {
        /// So many across and down, or as many as it needs.
        sheets: Option<(u32, u32)>,
    },
    /// Pitches with the rules behind them.
    PitchesAndRules,
    /// The rule sheet.
    Rules,
    /// The host cards.
    Card,
    /// The host cards with their backs on the other side.
    TwoSidedCards {
        /// The edge over which the sheet is turned.
        flip: Flip,
    },
    /// The host cards with their backs beside them.
    FoldedCards,
    /// How games are written and drawn.
    Notation,
    /// What changes for guests who know another variant.
    Changes {
        /// The known one.
        from: &'a Variant,
    },
    /// A position of a game, or some of its turns.
    Diagram {
        /// The game.
        game: &'a Game,
        /// What is shown of it.
        shown: &'a Shown,
    },
}

impl Kind<'_> {
    /// Its word in the names of files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Kit => "kit",
            Self::Pitch { annotated: false } => "pitch",
            Self::Pitch { annotated: true } => "pitch-annotated",
            Self::Pitches { .. } => "pitches",
            Self::Poster { .. } => "poster",
            Self::PitchesAndRules => "pitch-and-rules",
            Self::Rules => "rules",
            Self::Card => "card",
            Self::TwoSidedCards { .. } => "card-two-sided",
            Self::FoldedCards => "card-folded",
            Self::Notation => "notation",
            Self::Changes { .. } => "changes",
            Self::Diagram { .. } => "diagram",
        }
    }
}

/// The typeface, ready to set and to print with.
pub struct Press {
    setter: Typesetter,
    options: PdfOptions,
    manner: Manner,
    lettering: SvgText,
}

/// What was made of a variant.
pub struct Made {
    /// The sheets.
    pub document: Document,
    /// What has no room on a draft, which is no reason not to print it; each once.
    pub notes: Vec<Diagnostic>,
}

impl Default for Press {
    fn default() -> Self {
        Self::new()
    }
}

impl Press {
    /// With the typeface that the program carries.
    pub fn new() -> Self {
        Self {
            setter: Typesetter::default(),
            options: PdfOptions::default(),
            manner: Manner::default(),
            lettering: SvgText::default(),
        }
    }

    /// One whose PDF files ask for both sides of the paper.
    pub fn two_sided(duplex: Duplex) -> Self {
        Self::new().on_both_sides(duplex)
    }

    /// The same, but its PDF files ask for both sides of the paper.
    pub fn on_both_sides(self, duplex: Duplex) -> Self {
        Self { options: PdfOptions { duplex: Some(duplex) }, ..self }
    }

    /// The manner in which it prints.
    pub const fn manner(&self) -> &Manner {
        &self.manner
    }

    /// The same, but it prints in this manner.
    pub fn in_manner(self, manner: Manner) -> Self {
        Self { manner, ..self }
    }

    /// The same, but text stands like this in its SVG files.
    pub fn lettered(self, lettering: SvgText) -> Self {
        Self { lettering, ..self }
    }

    /// Makes a material in the languages given, as one document.
    ///
    /// # Errors
    /// What cannot be printed.
    pub fn make(&self, variant: &Variant, kind: Kind, locales: &[Locale], layout: Layout) -> Result<Made, Failure> {
        let mut notes = Vec::new();
        let made = locales.iter().map(|locale| self.in_one_language(variant, kind, locale, layout, &mut notes));
        let made = made.collect::<Result<Vec<_>, _>>().map_err(|finding| Failure::Findings(vec![finding]))?;
        let document = book::bound(made).ok_or_else(|| Failure::refused("no language was asked for"))?;
        Ok(Made { document, notes: as_warnings(notes) })
    }

    /// Makes the print job of an evening, or some pages of it.
    ///
    /// # Errors
    /// What cannot be printed.
    pub fn evening(
        &self,
        event: &Event,
        locales: &[Locale],
        layout: Layout,
        only: &[PageId],
    ) -> Result<(Job, Vec<Diagnostic>), Failure> {
        let spoken: Vec<&Locale> = locales.iter().collect();
        let job = evening::job(event, &spoken, &self.setter, layout.paper, only)
            .map_err(|finding| Failure::Findings(vec![finding]))?;
        let notes = match locales {
            [locale] if locale.is_draft() => proof::look(&job.document, locale, Some(layout.paper.ink()), "job"),
            _ => Vec::new(),
        };
        Ok((job, as_warnings(notes)))
    }

    /// The findings of a file, drawn on its pitch.
    ///
    /// # Errors
    /// What cannot be printed.
    pub fn findings(&self, checked: &Checked, title: &str, layout: Layout) -> Result<Document, Failure> {
        findings::sheet(checked, title, &self.setter, layout.paper).map_err(|finding| Failure::Findings(vec![finding]))
    }

    /// Pitches side by side.
    ///
    /// # Errors
    /// What cannot be printed.
    pub fn gallery(&self, gallery: &Gallery) -> Result<Document, Failure> {
        gallery.document(&self.setter).map_err(|finding| Failure::Findings(vec![finding]))
    }

    /// A page as SVG to be put into another file: without a seal of its own.
    pub fn drawing(&self, page: &Page, title: &str, lang: &Lang) -> String {
        svg::write(page, title, lang, self.setter.fonts()).replacen(&format!("<!-- {} -->", seal::PLACEHOLDER), "", 1)
    }

    /// The typeface, ready to set with.
    pub const fn setter(&self) -> &Typesetter {
        &self.setter
    }

    /// Makes a material in one language.
    fn in_one_language(
        &self,
        variant: &Variant,
        kind: Kind,
        locale: &Locale,
        layout: Layout,
        notes: &mut Vec<Diagnostic>,
    ) -> Result<Document, Diagnostic> {
        let paper = self.best_side(layout.paper, kind);
        let mut desk = Desk::new(variant, locale, &self.setter)?;
        if locale.is_draft() && matches!(kind, Kind::Kit | Kind::Card) {
            notes.extend(card::overflow(&desk)?);
        }
        let document =
            self.manner.make(&mut desk, Options { paper, cell: layout.cell }, |desk, options| match kind {
                Kind::Kit => book::kit(desk, options),
                Kind::Pitch { annotated: false } => book::pitch(desk, options),
                Kind::Pitch { annotated: true } => book::annotated_pitch(desk, options),
                Kind::Pitches { count } => book::pitches_to_a_page(desk, options, count),
                Kind::Poster { sheets } => book::poster(desk, options, sheets),
                Kind::PitchesAndRules => book::pitches_and_rules(desk, options),
                Kind::TwoSidedCards { flip } => book::two_sided_cards(desk, options, flip),
                Kind::FoldedCards => book::folded_cards(desk, options),
                Kind::Rules => book::rule_sheet(desk, options),
                Kind::Card => book::host_cards(desk, options),
                Kind::Notation => book::notation(desk, options),
                Kind::Diagram { game, shown } => book::diagram(desk, game, shown),
                Kind::Changes { from } => {
                    let mut other = Desk::new(from, locale, &self.setter)?;
                    self.manner.prepare(&mut other);
                    book::changes(desk, &other, options)
                }
            })?;
        if locale.is_draft() {
            let ink = Some(paper.ink()).filter(|_| !matches!(kind, Kind::Diagram { .. }));
            notes.extend(proof::look(&document, locale, ink, kind.word()));
        }
        Ok(document)
    }

    /// The paper as it is, or turned where large cards ask for it: two of them stand side by side on A4.
    fn best_side(&self, paper: Paper, kind: Kind) -> Paper {
        let cards = matches!(kind, Kind::Card | Kind::TwoSidedCards { .. });
        let held = |paper: Paper| card_sheet::count(paper.reduced(self.manner.zoom));
        if cards && self.manner.is_large() && held(paper.turned()) > held(paper) { paper.turned() } else { paper }
    }

    /// Makes the test page in the languages given, as one document.
    ///
    /// # Errors
    /// What cannot be printed.
    pub fn test_page(
        &self,
        locales: &[Locale],
        paper: Paper,
        flip: Flip,
        (right, down): (Length, Length),
    ) -> Result<Document, Failure> {
        let variant =
            variant::built_in(BUILT_INS[0]).ok_or_else(|| Failure::refused("there are no built-in variants"))?;
        let page = |locale| book::test_page(&Desk::new(&variant, locale, &self.setter)?, paper, flip);
        let made = locales.iter().map(page).collect::<Result<Vec<_>, Diagnostic>>();
        let made = book::bound(made.map_err(|finding| Failure::Findings(vec![finding]))?);
        let mut made = made.ok_or_else(|| Failure::refused("no language was asked for"))?;
        sides::move_backs(&mut made, right, down);
        Ok(made)
    }

    /// A PDF file that is called like this document, and has no page yet.
    pub fn pdf_writer(&self, document: &Document) -> pdf::Writer<'_> {
        pdf::Writer::new(document.title.clone(), document.lang.clone(), self.setter.fonts())
    }

    /// The finished PDF file.
    ///
    /// # Errors
    /// What the format cannot hold.
    pub fn finished(&self, writer: pdf::Writer<'_>) -> Result<Vec<u8>, Failure> {
        writer.finish(&self.options).map(sealed).map_err(|error| Failure::refused(error.to_string()))
    }

    /// The document as a PDF file.
    ///
    /// # Errors
    /// What the format cannot hold.
    pub fn pdf(&self, document: &Document) -> Result<Vec<u8>, Failure> {
        let mut writer = self.pdf_writer(document);
        writer.add(&document.pages).map_err(|error| Failure::refused(error.to_string()))?;
        self.finished(writer)
    }

    /// Each page of a document as an SVG file.
    pub fn svgs(&self, pages: &[Page], title: &str, lang: &Lang) -> Vec<Vec<u8>> {
        let write = match self.lettering {
            SvgText::Outlines => svg::write,
            SvgText::Live => svg::write_live,
        };
        pages.par_iter().map(|page| sealed(write(page, title, lang, self.setter.fonts()).into_bytes())).collect()
    }
}

/// How many sheets of paper a finished kit takes when it is printed as its cover says, the cover aside.
pub fn sheets_to_print(variant: &Variant, kit: &Document) -> u32 {
    let other_pages: u32 = 1 + Plan::of(variant, 0).runs.iter().map(|run| run.pages()).sum::<u32>();
    let pages = u32::try_from(kit.pages.len()).unwrap_or(u32::MAX);
    Plan::of(variant, pages.saturating_sub(other_pages)).sheets()
}

/// Findings about a draft, which are no reason not to print it; each once.
fn as_warnings(findings: Vec<Diagnostic>) -> Vec<Diagnostic> {
    without_repeats(findings.into_iter().map(|finding| Diagnostic { severity: Severity::Warning, ..finding }))
}

/// A file of ours, to be known again.
fn sealed(mut file: Vec<u8>) -> Vec<u8> {
    seal::seal(&mut file);
    file
}
