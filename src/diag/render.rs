//! Findings as people and programs read them: three forms of the same value. Knows no terminal.

use serde::Serialize;

use super::{Diagnostic, Fix, escaped, harmless_json, human};
use crate::source::{LineColumn, Place};

/// A form to show findings in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// With the source line and a caret, for a screen so many columns wide.
    Human {
        /// Columns of the screen; longer source lines are cut.
        width: usize,
    },
    /// One line each: `FILE:LINE:COL: error[code]: message`.
    Short,
    /// One JSON object a line.
    Json,
}

/// The findings as text that ends with a line break, or nothing where there are none. Colour is for people only.
#[must_use]
pub fn render(findings: &[Diagnostic], format: Format, colour: bool) -> String {
    match format {
        Format::Human { width } => human::render(findings, width, colour),
        Format::Short => findings.iter().map(short).collect(),
        Format::Json => findings.iter().map(json).collect(),
    }
}

/// `FILE:LINE:COL: error[code]: message`; without the place where no file is to blame.
fn short(finding: &Diagnostic) -> String {
    let place = finding.place.as_ref().map_or_else(String::new, |place| {
        let LineColumn { line, column } = place.source.line_column(place.span.start);
        format!("{}:{line}:{column}: ", escaped(&place.source.name))
    });
    format!("{place}{}[{}]: {}\n", finding.severity.word(), finding.code.0, escaped(&finding.message))
}

/// One finding for programs. Columns count characters from 1; the end is one past the last character.
#[derive(Serialize)]
struct Record<'a> {
    code: &'a str,
    severity: &'a str,
    message: &'a str,
    file: Option<&'a str>,
    line: Option<usize>,
    column: Option<usize>,
    end_line: Option<usize>,
    end_column: Option<usize>,
    help: Option<&'a str>,
    fix: Option<Vec<Change<'a>>>,
}

/// One replacement in the file of its finding.
#[derive(Serialize)]
struct Change<'a> {
    line: usize,
    column: usize,
    end_line: usize,
    end_column: usize,
    replacement: &'a str,
}

impl<'a> Change<'a> {
    fn new(fix: &'a Fix) -> Self {
        let (start, end) = ends(&fix.place);
        Self {
            line: start.line,
            column: start.column,
            end_line: end.line,
            end_column: end.column,
            replacement: &fix.replacement,
        }
    }
}

/// One JSON object and a line break.
fn json(finding: &Diagnostic) -> String {
    let ends = finding.place.as_ref().map(ends);
    let record = Record {
        code: finding.code.0,
        severity: finding.severity.word(),
        message: &finding.message,
        file: finding.place.as_ref().map(|place| place.source.name.as_str()),
        line: ends.map(|(start, _)| start.line),
        column: ends.map(|(start, _)| start.column),
        end_line: ends.map(|(_, end)| end.line),
        end_column: ends.map(|(_, end)| end.column),
        help: finding.help.as_deref(),
        fix: (!finding.fix.is_empty()).then(|| finding.fix.iter().map(Change::new).collect()),
    };
    // Strings, numbers and nothing else: there is no value here that JSON cannot hold.
    serde_json::to_string(&record).map(|line| harmless_json(&line) + "\n").unwrap_or_default()
}

/// Where a stretch starts and where it ends.
fn ends(place: &Place) -> (LineColumn, LineColumn) {
    (place.source.line_column(place.span.start), place.source.line_column(place.span.end))
}
