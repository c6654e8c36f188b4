//! The proof of a language: every sheet in every variant on every paper, looked over for words that cannot be printed or
//! have no room. Knows no particular sheet; what it finds it puts down to the message that said it.

mod boxes;
mod cases;
mod look;

use std::collections::BTreeSet;

use crate::diag::{Code, Diagnostic};
use crate::event::Event;
use crate::geom::Length;
use crate::locale::Locale;
use crate::scene::{Document, Weight};
use crate::text::Typesetter;
use crate::variant::{BUILT_INS, Variant};

use super::book::{self, Options};
use super::card;
use super::desk::{Desk, UNPRINTABLE_TEXT};
use super::diagram_sheet::Shown;
use super::evening;
use super::grid::Grid;
use super::paper::Paper;
use super::sides::Flip;

pub use look::look;

/// A character that the typeface lacks.
pub const GLYPH: Code = Code("language-glyph");
/// Words that run into other words, into a drawing, or off the page.
pub const OVERFLOW: Code = Code("language-overflow");
/// A word that is wider than its box, so that it is cut.
pub const CUT: Code = Code("language-cut-word");
/// The narrowest paper that a rule sheet is laid out for.
const RULES: Length = Length::mm(148.0);

/// A language with its typeface, about to be proven.
pub struct Proof {
    locale: Locale,
    setter: Typesetter,
}

impl Proof {
    /// For a language as it stands: nothing is left out and nothing stands in.
    #[must_use]
    pub fn new(locale: Locale) -> Self {
        Self { locale: locale.listening(), setter: Typesetter::default() }
    }

    /// The characters in the file that the typeface lacks, each at its place.
    #[must_use]
    pub fn glyphs(&self) -> Vec<Diagnostic> {
        let mut findings = Vec::new();
        let has = |sign| [Weight::Regular, Weight::Bold].iter().all(|&weight| self.setter.fonts().has(weight, sign));
        for (sign, place) in self.locale.characters() {
            if !sign.is_control() && !has(sign) {
                let text = format!("the typeface has no glyph for {sign} (U+{:04X})", u32::from(sign));
                findings.push(Diagnostic::error(GLYPH, text).at(place));
            }
        }
        findings
    }

    /// What is wrong with any sheet in any variant on any paper, each message once.
    #[must_use]
    pub fn sheets(&self) -> Vec<Diagnostic> {
        let mut findings = Findings::default();
        for case in cases::all() {
            for paper in case.papers.iter().filter_map(|name| Paper::parse(name).ok()) {
                for (sheet, made) in self.documents(&case.variant, paper) {
                    let at = format!("{sheet} of {} on {}", case.variant.name, paper_name(paper));
                    match made {
                        Ok(document) => {
                            // On small paper a long word may be cut.
                            let full = Grid::of(paper).is_full();
                            let found = look(&document, &self.locale, Some(paper.ink()), &at);
                            found.into_iter().filter(|one| full || one.code != CUT).for_each(|one| findings.add(one));
                        }
                        Err(finding) => findings.failed(finding, &at),
                    }
                }
            }
        }
        findings.list
    }

    /// Every sheet of a variant that a paper holds.
    fn documents(&self, variant: &Variant, paper: Paper) -> Vec<(&'static str, Result<Document, Diagnostic>)> {
        let options = Options { paper, cell: None };
        let desk = || Desk::new(variant, &self.locale, &self.setter);
        let changes =
            |known: &Variant| book::changes(&mut desk()?, &Desk::new(known, &self.locale, &self.setter)?, options);
        if Grid::of(paper).is_full() {
            let kit = desk().and_then(|desk| book::kit(&desk, options));
            let notation = desk().and_then(|desk| book::notation(&desk, options));
            let mut made = vec![("the kit", kit), ("the notation sheet", notation)];
            made.extend(cases::known(variant).iter().map(|known| ("the changes sheet", changes(known))));
            let shown = Shown { numbers: true, coordinates: true, paper: Some(paper), ..Shown::default() };
            let diagram = |game| desk().and_then(|desk| book::diagram(&desk, game, &shown));
            made.extend(cases::games(variant).iter().map(|game| ("a diagram", diagram(game))));
            let one = Shown { turns: Some(1..=1), ..shown.clone() };
            let first =
                cases::games(variant).first().map(|game| desk().and_then(|desk| book::diagram(&desk, game, &one)));
            made.extend(first.map(|first| ("a diagram", first)));
            // What a way of printing adds to a sheet is the same for all variants.
            if variant.name == BUILT_INS[0] {
                made.extend(self.ways_of_printing(variant, options));
            }
            if paper == Paper::A4 {
                made.extend(cases::events(variant).iter().map(|event| ("the print job", self.job(event, paper))));
            }
            return made;
        }
        let mut made = vec![("the pitch", desk().and_then(|desk| book::pitch(&desk, options)))];
        if paper.size().width >= RULES {
            made.push(("the rule sheet", desk().and_then(|desk| book::rule_sheet(&desk, options))));
        }
        made.push(("the host card", desk().and_then(|desk| book::host_cards(&desk, options))));
        made
    }

    /// The sheets that only some ways of printing make.
    fn ways_of_printing(
        &self,
        variant: &Variant,
        options: Options,
    ) -> [(&'static str, Result<Document, Diagnostic>); 4] {
        let desk = || Desk::new(variant, &self.locale, &self.setter);
        let test_page = |flip| desk().and_then(|desk| book::test_page(&desk, options.paper, flip));
        [
            ("the test page", test_page(Flip::Long)),
            ("the test page", test_page(Flip::Short)),
            ("a poster", desk().and_then(|desk| book::poster(&desk, options, Some((2, 2))))),
            ("folded cards", desk().and_then(|desk| book::folded_cards(&desk, options))),
        ]
    }

    /// The job of an event, all its languages being the one to be proven.
    fn job(&self, event: &Event, paper: Paper) -> Result<Document, Diagnostic> {
        let locales: Vec<&Locale> = event.languages.iter().map(|_| &self.locale).collect();
        evening::job(event, &locales, &self.setter, paper, &[]).map(|job| job.document)
    }
}

/// What is found, each message once.
#[derive(Default)]
struct Findings {
    list: Vec<Diagnostic>,
    seen: BTreeSet<(Code, String)>,
}

impl Findings {
    fn add(&mut self, finding: Diagnostic) {
        // The sheet on which it was found comes after the colon; once is enough.
        let what = finding.message.split(": ").next().unwrap_or_default().to_owned();
        if self.seen.insert((finding.code, what)) {
            self.list.push(finding);
        }
    }

    /// A sheet that was not made. That a paper is too small for a pitch is no fault of the language, and what its file lacks
    /// is found in the file.
    fn failed(&mut self, finding: Diagnostic, at: &str) {
        if finding.code == card::OVERFLOW || finding.code == UNPRINTABLE_TEXT {
            let message = format!("{}: {at}", finding.message);
            self.add(Diagnostic { message, ..finding });
        }
    }
}

/// A paper as people call it.
fn paper_name(paper: Paper) -> String {
    let known = Paper::names().find(|name| Paper::parse(name).is_ok_and(|known| known == paper));
    known.map_or_else(|| "other paper".to_owned(), str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::bundled_text;

    /// A message that no case of the proof prints would be proven by nothing. Those left are parts of others.
    #[test]
    fn the_proof_says_every_message() {
        let proof = Proof::new(Locale::bundled("en").unwrap());
        assert_eq!(proof.sheets(), []);
        let said: BTreeSet<String> = proof.locale.heard().into_iter().map(|(id, _)| id).collect();
        let text = bundled_text("en").unwrap();
        let ids = text.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
        let head = |id: &&str| id.starts_with(|sign: char| sign.is_ascii_lowercase()) && !id.contains(' ');
        // Sheets of several pages are printed on both sides today.
        let settings = ["typography-", "language-", "draft-", "cover-pages--one-sided"];
        // The pages for a screen have tests of their own; a gallery is of several variants.
        let elsewhere = ["board-", "preview-", "sheet-gallery"];
        let exempt = |id: &&str| settings.iter().chain(&elsewhere).any(|head| id.starts_with(head));
        let unsaid = ids.filter(head).filter(|id| !exempt(id));
        let unsaid: Vec<&str> =
            unsaid.filter(|id| !said.contains(*id) && !text.contains(&format!("{{ {id} }}"))).collect();
        assert!(unsaid.is_empty(), "{unsaid:?}");
    }
}
