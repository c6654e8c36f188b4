//! The one place that calls on sheets and writers: from a variant and its languages to documents, from documents to
//! bytes. Knows no file.

use std::cell::RefCell;

use paperpitch::diag::{Diagnostic, Severity};
use paperpitch::event::{Event, PageId};
use paperpitch::geom::Length;
use paperpitch::locale::Locale;
use paperpitch::pdf::{self, PdfOptions};
use paperpitch::rules::Game;
use paperpitch::scene::Document;
use paperpitch::sheet::book::{self, Options};
use paperpitch::sheet::desk::Desk;
use paperpitch::sheet::diagram_sheet::Shown;
use paperpitch::sheet::evening::{self, Job};
use paperpitch::sheet::findings;
use paperpitch::sheet::paper::Paper;
use paperpitch::sheet::plan::Plan;
use paperpitch::sheet::printable;
use paperpitch::sheet::{card, proof};
use paperpitch::text::Typesetter;
use paperpitch::variant::{Checked, Places, Variant};
use paperpitch::{seal, svg};

use crate::args::PaperChoice;
use crate::failure::Failure;

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
    /// The rule sheet.
    Rules,
    /// The host cards.
    Card,
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
            Self::Rules => "rules",
            Self::Card => "card",
            Self::Notation => "notation",
            Self::Changes { .. } => "changes",
            Self::Diagram { .. } => "diagram",
        }
    }
}

/// How sheets are laid out.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// The paper.
    paper: Paper,
    /// The side of a cell, if it is not to be as large as the paper allows.
    cell: Option<Length>,
}

impl Layout {
    /// As the user wants it.
    ///
    /// # Errors
    /// Refuses margins that eat the paper.
    pub fn new(choice: PaperChoice, cell: Option<Length>) -> Result<Self, Failure> {
        Ok(Self { paper: choice.settled()?, cell })
    }

    /// What stands against printing a pitch like this.
    pub fn finding(self, variant: &Variant, places: &Places) -> Option<Diagnostic> {
        printable::of_pitch(variant, places, self.paper, self.cell)
    }

    /// This paper, with cells as large as it allows.
    pub const fn of(paper: Paper) -> Self {
        Self { paper, cell: None }
    }

    /// What to put into the printer.
    pub fn paper_in_words(self) -> String {
        let upright = [self.paper, self.paper.turned()];
        if upright.contains(&Paper::A4) || upright.contains(&Paper::LETTER) {
            return "A4 or Letter paper".to_owned();
        }
        let is = |paper: Paper| upright.map(Paper::size).contains(&paper.size());
        match Paper::names().find(|name| Paper::parse(name).is_ok_and(is)) {
            Some(name) => format!("{name} paper"),
            None => {
                let size = self.paper.size();
                format!("paper of {} × {} mm", size.width.to_mm(), size.height.to_mm())
            }
        }
    }
}

impl Default for Layout {
    fn default() -> Self {
        Self { paper: Paper::A4, cell: None }
    }
}

/// The typeface, ready to set and to print with.
pub struct Press {
    setter: Typesetter,
    /// What has no room on the drafts made so far.
    notes: RefCell<Vec<Diagnostic>>,
}

impl Press {
    /// With the typeface that the program carries.
    pub fn new() -> Self {
        Self { setter: Typesetter::default(), notes: RefCell::default() }
    }

    /// Makes a material in the languages given, as one document.
    ///
    /// # Errors
    /// What cannot be printed.
    pub fn make(&self, variant: &Variant, kind: Kind, locales: &[Locale], layout: Layout) -> Result<Document, Failure> {
        let made = locales.iter().map(|locale| self.in_one_language(variant, kind, locale, layout));
        let made = made.collect::<Result<Vec<_>, _>>().map_err(|finding| Failure::Findings(vec![finding]))?;
        made.into_iter().reduce(book::joined).ok_or_else(|| Failure::refused("no language was asked for"))
    }

    /// Makes the print job of an evening, or some pages of it.
    ///
    /// # Errors
    /// What cannot be printed.
    pub fn evening(&self, event: &Event, locales: &[Locale], layout: Layout, only: &[PageId]) -> Result<Job, Failure> {
        let spoken: Vec<&Locale> = locales.iter().collect();
        let job = evening::job(event, &spoken, &self.setter, layout.paper, only)
            .map_err(|finding| Failure::Findings(vec![finding]))?;
        if let [locale] = locales
            && locale.is_draft()
        {
            self.note(proof::look(&job.document, locale, Some(layout.paper.ink()), "job"));
        }
        Ok(job)
    }

    /// What has no room on the drafts made since this was asked last.
    pub fn notes(&self) -> Vec<Diagnostic> {
        self.notes.take()
    }

    /// The findings of a file, drawn on its pitch.
    ///
    /// # Errors
    /// What cannot be printed.
    pub fn findings(&self, checked: &Checked, title: &str, layout: Layout) -> Result<Document, Failure> {
        findings::sheet(checked, title, &self.setter, layout.paper).map_err(|finding| Failure::Findings(vec![finding]))
    }

    /// Makes a material in one language.
    fn in_one_language(
        &self,
        variant: &Variant,
        kind: Kind,
        locale: &Locale,
        layout: Layout,
    ) -> Result<Document, Diagnostic> {
        let options = Options { paper: layout.paper, cell: layout.cell };
        let mut desk = Desk::new(variant, locale, &self.setter)?;
        if locale.is_draft() && matches!(kind, Kind::Kit | Kind::Card) {
            self.note(card::overflow(&desk)?);
        }
        let document = match kind {
            Kind::Kit => book::kit(&desk, options),
            Kind::Pitch { annotated: false } => book::pitch(&desk, options),
            Kind::Pitch { annotated: true } => book::annotated_pitch(&desk, options),
            Kind::Rules => book::rule_sheet(&desk, options),
            Kind::Card => book::host_cards(&desk, options),
            Kind::Notation => book::notation(&desk, options),
            Kind::Diagram { game, shown } => book::diagram(&desk, game, shown),
            Kind::Changes { from } => book::changes(&mut desk, &Desk::new(from, locale, &self.setter)?, options),
        }?;
        if locale.is_draft() {
            let ink = Some(layout.paper.ink()).filter(|_| !matches!(kind, Kind::Diagram { .. }));
            self.note(proof::look(&document, locale, ink, kind.word()));
        }
        Ok(document)
    }

    /// Keeps findings about a draft, which are no reason not to print it; each once.
    fn note(&self, findings: impl IntoIterator<Item = Diagnostic>) {
        let mut notes = self.notes.borrow_mut();
        for finding in findings {
            let finding = Diagnostic { severity: Severity::Warning, ..finding };
            if !notes.contains(&finding) {
                notes.push(finding);
            }
        }
    }

    /// The document as a PDF file.
    ///
    /// # Errors
    /// What the format cannot hold.
    pub fn pdf(&self, document: &Document) -> Result<Vec<u8>, Failure> {
        let bytes = pdf::write(document, self.setter.fonts(), &PdfOptions::default());
        bytes.map(sealed).map_err(|error| Failure::refused(error.to_string()))
    }

    /// Each page of the document as an SVG file.
    pub fn svgs(&self, document: &Document) -> Vec<Vec<u8>> {
        let page = |page| sealed(svg::write(page, &document.title, &document.lang, self.setter.fonts()).into_bytes());
        document.pages.iter().map(page).collect()
    }
}

/// How many sheets of paper a finished kit takes when it is printed as its cover says, the cover aside.
pub fn sheets_to_print(variant: &Variant, kit: &Document) -> u32 {
    let other_pages: u32 = 1 + Plan::of(variant, 0).runs.iter().map(|run| run.pages()).sum::<u32>();
    let pages = u32::try_from(kit.pages.len()).unwrap_or(u32::MAX);
    Plan::of(variant, pages.saturating_sub(other_pages)).sheets()
}

/// A file of ours, to be known again.
fn sealed(mut file: Vec<u8>) -> Vec<u8> {
    seal::seal(&mut file);
    file
}
