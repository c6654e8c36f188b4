//! The proof of a language: every sheet in every variant on every paper, looked over for words that cannot be printed or
//! have no room. Knows no particular sheet; what it finds it puts down to the message that said it.

mod boxes;
mod cases;

use std::collections::{BTreeMap, BTreeSet};

use crate::diag::{Code, Diagnostic};
use crate::geom::Length;
use crate::locale::Locale;
use crate::scene::{Document, Weight};
use crate::text::Typesetter;
use crate::variant::Variant;

use super::book::{self, Options};
use super::card;
use super::desk::{Desk, UNPRINTABLE_TEXT};
use super::diagram_sheet::Shown;
use super::extent;
use super::grid::Grid;
use super::paper::Paper;
use boxes::{Line, lines};

/// A character that the typeface lacks.
pub const GLYPH: Code = Code("language-glyph");
/// Words that run into other words, into a drawing, or off the page.
pub const OVERFLOW: Code = Code("language-overflow");
/// A word that is wider than its box, so that it is cut.
pub const CUT: Code = Code("language-cut-word");
/// A sheet that takes more pages than in the source language.
pub const PAGES: Code = Code("language-pages");

/// How far words may reach into each other's boxes, which are taken a little too large.
const TOUCH: Length = Length::mm(0.1);

/// How near the ink of words a stroke may come.
const NEAR: Length = Length::mm(0.4);

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
                        Ok(document) => self.look(&document, paper, &at, &mut findings),
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
        let changes = || {
            let Some(known) = cases::known(variant) else { return desk().and_then(|desk| book::pitch(&desk, options)) };
            book::changes(&mut desk()?, &Desk::new(&known, &self.locale, &self.setter)?, options)
        };
        if Grid::of(paper).is_full() {
            let kit = desk().and_then(|desk| book::kit(&desk, options));
            let notation = desk().and_then(|desk| book::notation(&desk, options));
            let mut made = vec![("the kit", kit), ("the changes sheet", changes()), ("the notation sheet", notation)];
            let shown = Shown { numbers: true, coordinates: true, paper: Some(paper), ..Shown::default() };
            let diagram = |game| desk().and_then(|desk| book::diagram(&desk, game, &shown));
            made.extend(cases::games(variant).iter().map(|game| ("a diagram", diagram(game))));
            return made;
        }
        let mut made = vec![("the pitch", desk().and_then(|desk| book::pitch(&desk, options)))];
        if paper.size().width >= RULES {
            made.push(("the rule sheet", desk().and_then(|desk| book::rule_sheet(&desk, options))));
        }
        made.push(("the host card", desk().and_then(|desk| book::host_cards(&desk, options))));
        made
    }

    /// Looks over a finished document.
    fn look(&self, document: &Document, paper: Paper, at: &str, findings: &mut Findings) {
        let said = Said::of(&self.locale);
        // On small paper a long word may be cut.
        let full = Grid::of(paper).is_full();
        for (number, page) in document.pages.iter().enumerate() {
            let (lines, strokes) = (lines(&page.items), boxes::strokes(&page.items));
            let at = format!("{at}, page {}", number + 1);
            // Numbers and single letters are the same in every language.
            for (index, line) in lines.iter().enumerate().filter(|(_, line)| line.is_worded()) {
                let mut report = |code, what: String| findings.add(self.finding(&said, line, code, &what, &at));
                if full && line.text.contains('\u{ad}') {
                    report(CUT, "has a word that is wider than its box".to_owned());
                }
                if !extent::within(line.ink, paper.ink()) {
                    report(OVERFLOW, "runs off the page".to_owned());
                }
                if strokes.iter().any(|&stroke| boxes::crosses(stroke, line.ink.inset(NEAR))) {
                    report(OVERFLOW, "runs into a drawing".to_owned());
                }
                if let Some(other) = hit(&lines, index) {
                    let name = said.id(other).map(|id| format!("`{id}`"));
                    let name = name.unwrap_or_else(|| format!("“{}”", other.text.trim()));
                    report(OVERFLOW, format!("runs into {name}"));
                }
            }
        }
    }

    /// A finding about the message that a line belongs to.
    fn finding(&self, said: &Said, line: &Line, code: Code, what: &str, at: &str) -> Diagnostic {
        let id = said.id(line);
        let name = id.map_or_else(|| format!("“{}”", line.text.trim()), |id| format!("`{id}`"));
        let finding = Diagnostic::error(code, format!("{name} {what}: {at}")).help("write it shorter");
        match id.and_then(|id| self.locale.place(id)) {
            Some(place) => finding.at(place),
            None => finding,
        }
    }
}

/// The first line that this one runs into, of those after it, or a number before it.
fn hit(lines: &[Line], index: usize) -> Option<&Line> {
    let line = lines.get(index)?;
    let apart =
        |other: &Line| other.owner == line.owner || !extent::overlap(line.ink.inset(TOUCH), other.ink.inset(TOUCH));
    let others = lines.iter().enumerate().filter(|(at, other)| *at > index || (*at < index && !other.is_worded()));
    others.map(|(_, other)| other).find(|other| !apart(other))
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

/// What has been said, by its letters.
struct Said(BTreeMap<String, String>);

impl Said {
    fn of(locale: &Locale) -> Self {
        Self(locale.heard().into_iter().map(|(id, text)| (letters(&text), id)).collect())
    }

    /// The message that said what stands in a line: what it belongs to as a whole, else the longest part of that which the
    /// line is a part of, else the shortest text that it is a part of.
    fn id(&self, line: &Line) -> Option<&str> {
        let (whole, part) = (letters(&line.whole), letters(&line.text));
        if let Some(id) = self.0.get(&whole) {
            return Some(id);
        }
        if part.is_empty() {
            return None;
        }
        let inside =
            self.0.iter().filter(|(text, _)| whole.contains(*text) && (text.contains(&part) || part.contains(*text)));
        let inside = inside.max_by_key(|(text, _)| text.len());
        // A single letter is in many texts.
        let told = part.chars().count() > 2;
        let around =
            || self.0.iter().filter(|(text, _)| told && text.contains(&part)).min_by_key(|(text, _)| text.len());
        inside.or_else(around).map(|(_, id)| id.as_str())
    }
}

/// A text without marks, signs, spaces and hyphens that only setting brings about.
fn letters(text: &str) -> String {
    text.replace("__", "")
        .chars()
        .filter(|sign| !sign.is_whitespace() && *sign != '\u{ad}' && !('\u{e000}'..='\u{f8ff}').contains(sign))
        .collect()
}

/// A paper as people call it.
fn paper_name(paper: Paper) -> String {
    let known = Paper::names().find(|name| Paper::parse(name).is_ok_and(|known| known == paper));
    known.map_or_else(|| "other paper".to_owned(), str::to_owned)
}
