//! A finished document, looked over for words without room; what is found is put down to the message that said it.

use std::collections::BTreeMap;

use super::boxes::{self, Line};
use super::{CUT, OVERFLOW};
use crate::diag::{Code, Diagnostic};
use crate::geom::{Length, Point, Rect};
use crate::locale::Locale;
use crate::scene::{Document, Page};
use crate::sheet::extent;

/// How far words may reach into each other's boxes, which are taken a little too large.
const TOUCH: Length = Length::mm(0.1);
/// How near the ink of words a stroke may come.
const NEAR: Length = Length::mm(0.4);

/// Words without room in a document, `at` telling which it is. The language must have been listening while it was made, or
/// nobody knows which message said what. Nothing may stand outside `ink`, or, without that, outside the page.
#[must_use]
pub fn look(document: &Document, locale: &Locale, ink: Option<Rect>, at: &str) -> Vec<Diagnostic> {
    let look = Look { locale, said: Said::of(locale) };
    let pages = document.pages.iter().enumerate();
    let page = |(number, page): (usize, &Page)| {
        let ink = ink.unwrap_or_else(|| Rect::new(Point::default(), page.size));
        look.page(page, ink, &format!("{at}, page {}", number + 1))
    };
    pages.flat_map(page).collect()
}

struct Look<'a> {
    locale: &'a Locale,
    said: Said,
}

impl Look<'_> {
    fn page(&self, page: &Page, ink: Rect, at: &str) -> Vec<Diagnostic> {
        let (lines, strokes) = (boxes::lines(&page.items), boxes::strokes(&page.items));
        let mut findings = Vec::new();
        // Numbers and single letters are the same in every language.
        for (index, line) in lines.iter().enumerate().filter(|(_, line)| line.is_worded()) {
            let mut report = |code, what: &str| findings.push(self.finding(line, code, what, at));
            if line.text.contains('\u{ad}') {
                report(CUT, "has a word that is wider than its box");
            }
            if !extent::within(line.ink, ink) {
                report(OVERFLOW, "runs off the page");
            }
            if strokes.iter().any(|&stroke| boxes::crosses(stroke, line.ink.inset(NEAR))) {
                report(OVERFLOW, "runs into a drawing");
            }
            if let Some(other) = hit(&lines, index) {
                let name = self.said.id(other).map(|id| format!("`{id}`"));
                let name = name.unwrap_or_else(|| format!("“{}”", other.text.trim()));
                report(OVERFLOW, &format!("runs into {name}"));
            }
        }
        findings
    }

    /// A finding about the message that a line belongs to.
    fn finding(&self, line: &Line, code: Code, what: &str, at: &str) -> Diagnostic {
        let id = self.said.id(line);
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
