//! A style file: read, held against the keys and their ranges, laid over the usual look. Knows no drawing.

use std::sync::Arc;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::{Colour, Guides, Look, Measure, codes, key};
use crate::diag::{Code, Diagnostic, quoted};
use crate::geom::Length;
use crate::source::{Place, Source, Span};

/// The most bytes a style file may have.
pub const MAX_BYTES: usize = 64 * 1024;
/// Below this contrast with the paper a colour is refused, and below the other it is warned about.
const CONTRAST: (f64, f64) = (3.0, 4.5);

/// What was read of a style file.
#[derive(Clone, Debug)]
pub struct Styled {
    /// The look, if there is no error among the findings.
    pub look: Option<Look>,
    /// Everything that is to be said about the file.
    pub findings: Vec<Diagnostic>,
}

/// Reads the style file called `name`. What it does not say is as usual.
#[must_use]
pub fn read(bytes: &[u8], name: &str) -> Styled {
    over(&Look::default(), bytes, name)
}

/// Reads a style file over another look.
pub(super) fn over(usual: &Look, bytes: &[u8], name: &str) -> Styled {
    let failed = |finding| Styled { look: None, findings: vec![finding] };
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let text = match std::str::from_utf8(bytes) {
        Ok(text) if text.len() <= MAX_BYTES => text.to_owned(),
        Ok(_) => {
            let message = format!("the style file has more than {MAX_BYTES} bytes, the most it may have");
            return failed(Diagnostic::error(codes::NOT_TOML, message));
        }
        Err(_) => return failed(Diagnostic::error(codes::NOT_TOML, format!("{} is not UTF-8", quoted(name)))),
    };
    let source = Arc::new(Source { name: name.to_owned(), text });
    let table = match DeTable::parse(&source.text) {
        Ok(table) => table,
        Err(error) => {
            let span = error.span().map_or_else(Span::default, Span::from);
            let place = Place { source: Arc::clone(&source), span };
            return failed(Diagnostic::error(codes::NOT_TOML, error.message().to_owned()).at(place));
        }
    };
    let mut reader = Reader { source: &source, look: usual.clone(), findings: Vec::new(), colours: Vec::new() };
    for (name, value) in table.get_ref() {
        reader.entry(name.get_ref(), name.span().into(), value);
    }
    reader.contrasts();
    let wrong = reader.findings.iter().any(Diagnostic::is_error);
    Styled { look: (!wrong).then_some(reader.look), findings: reader.findings }
}

/// A style file while it is read.
struct Reader<'a> {
    source: &'a Arc<Source>,
    look: Look,
    findings: Vec<Diagnostic>,
    /// The colours that the file says, with their places.
    colours: Vec<(usize, Span)>,
}

impl Reader<'_> {
    fn place(&self, span: Span) -> Place {
        Place { source: Arc::clone(self.source), span }
    }

    fn report(&mut self, span: Span, code: Code, message: String, help: String) {
        self.findings.push(Diagnostic::error(code, message).at(self.place(span)).help(help));
    }

    /// One line of the file.
    fn entry(&mut self, name: &str, span: Span, value: &Spanned<DeValue<'_>>) {
        let here: Span = value.span().into();
        if let Some(at) = key::MEASURES.iter().position(|rule| rule.name == name) {
            if let Some(measure) = self.measure(name, value) {
                self.check(&key::MEASURES[at], measure, here);
                self.look.measures[at] = measure;
            }
        } else if let Some(at) = key::COLOURS.iter().position(|known| *known == name) {
            match value.get_ref().as_str().and_then(Colour::parse) {
                Some(colour) => {
                    self.look.colours[at] = colour;
                    self.colours.push((at, here));
                }
                None => self.wrong(name, here, "a colour", "\"#1d3557\""),
            }
        } else if name == key::GUIDES {
            match value.get_ref().as_str().and_then(guides) {
                Some(guides) => self.look.guides = guides,
                None => self.wrong(name, here, "one of dotted, solid, points and diagonals", "\"dotted\""),
            }
        } else if name == key::SPACING {
            match number(value.get_ref()) {
                Some(spacing) if key::SPACINGS.contains(&spacing) => self.look.grid_spacing = spacing,
                Some(spacing) => {
                    let (low, high) = key::SPACINGS.into_inner();
                    let message = format!("`{name}` is {spacing}, but must be {low} to {high} diameters");
                    self.report(here, codes::OUT_OF_RANGE, message, format!("a number from {low} to {high}"));
                }
                None => self.wrong(name, here, "a number of diameters", "3.8"),
            }
        } else {
            self.stranger(name, span);
        }
    }

    fn wrong(&mut self, name: &str, span: Span, what: &str, example: &str) {
        let message = format!("`{name}` must be {what}");
        self.report(span, codes::WRONG_TYPE, message, format!("write {name} = {example}"));
    }

    /// A key that there is not.
    fn stranger(&mut self, name: &str, span: Span) {
        let message = format!("a style has no key {}", quoted(name));
        let near = key::all().map(|known| (strsim::osa_distance(name, known), known)).min();
        let near = near.filter(|(slips, known)| *slips <= known.len() / 3 && name.len() <= 40);
        let finding = Diagnostic::error(codes::UNKNOWN_KEY, message).at(self.place(span));
        self.findings.push(match near {
            Some((_, known)) => finding.help(format!("did you mean `{known}`?")).fix(self.place(span), known),
            None => finding.help(format!("the keys are {}", key::all().collect::<Vec<_>>().join(", "))),
        });
    }

    /// A length, or a measure that grows with the cells.
    fn measure(&mut self, name: &str, value: &Spanned<DeValue<'_>>) -> Option<Measure> {
        let example = "\"0.4mm\", or { cell = 0.02, least = \"0.3mm\", most = \"0.4mm\" }";
        let here: Span = value.span().into();
        if let Some(length) = value.get_ref().as_str().and_then(length) {
            return Some(Measure::of(length));
        }
        let Some(parts) = value.get_ref().as_table() else {
            self.wrong(name, here, "a length", example);
            return None;
        };
        let unlimited = (Length::ZERO, Length::mm(1000.0));
        let mut measure = Measure { cell: 0.0, plus: Length::ZERO, least: unlimited.0, most: unlimited.1 };
        for (part, value) in parts {
            let at: Span = value.span().into();
            let text = value.get_ref().as_str().and_then(length);
            match (part.get_ref().as_ref(), text) {
                ("cell", _) => {
                    let share = number(value.get_ref()).filter(|share| key::SHARES.contains(share));
                    let Some(share) = share else {
                        self.wrong(&format!("{name}.cell"), at, "a number from 0 to 1, a share of a cell", "0.02");
                        return None;
                    };
                    measure.cell = share;
                }
                ("plus", Some(length)) => measure.plus = length,
                ("least", Some(length)) => measure.least = length,
                ("most", Some(length)) => measure.most = length,
                (known, _) if key::PARTS.contains(&known) => {
                    self.wrong(&format!("{name}.{known}"), at, "a length", "\"0.4mm\"");
                    return None;
                }
                (other, _) => {
                    let message = format!("a measure has no part {}", quoted(other));
                    let help = format!("its parts are {}", key::PARTS.join(", "));
                    self.report(part.span().into(), codes::UNKNOWN_KEY, message, help);
                    return None;
                }
            }
        }
        if measure.least > measure.most {
            let (least, most) = (measure.least.to_mm(), measure.most.to_mm());
            let message = format!("the least of `{name}`, {least} mm, is more than its most, {most} mm");
            self.report(here, codes::OUT_OF_RANGE, message, "swap them".to_owned());
            return None;
        }
        Some(measure)
    }

    /// Holds a measure against its range, at the smallest cells and at the largest.
    fn check(&mut self, rule: &key::Rule, measure: Measure, span: Span) {
        let ends = [3.0, 100.0].map(|cell| measure.at(Length::mm(cell)).to_mm());
        let (low, high) = rule.range;
        let rounded = |mm: f64| (mm * 1000.0).round() / 1000.0;
        if let Some(end) = ends.into_iter().find(|end| !(low - 1e-9..=high + 1e-9).contains(end)) {
            let message = format!("`{}` comes to {} mm, but must be {low} to {high} mm", rule.name, rounded(end));
            self.report(span, codes::OUT_OF_RANGE, message, format!("from {low}mm to {high}mm"));
        } else if let Some(end) = ends.into_iter().find(|end| *end < rule.advisable - 1e-9) {
            let (name, wanted) = (rule.name, rule.advisable);
            let message = format!("`{name}` comes to {} mm: below {wanted} mm copies may lose it", rounded(end));
            let finding = Diagnostic::warning(codes::THIN, message).at(self.place(span));
            self.findings.push(finding.help(format!("{wanted}mm or more")));
        }
    }

    /// Holds the colours against the paper.
    fn contrasts(&mut self) {
        let paper = self.look.colour(key::PAPER);
        let paper_changed = self.colours.iter().any(|&(at, _)| key::COLOURS[at] == key::PAPER);
        let written = std::mem::take(&mut self.colours);
        for (at, name) in key::COLOURS.iter().enumerate().filter(|(_, name)| **name != key::PAPER) {
            let place = written.iter().rev().find(|(colour, _)| *colour == at);
            let place = place.or_else(|| written.iter().find(|(colour, _)| key::COLOURS[*colour] == key::PAPER));
            let Some(&(_, span)) = place.filter(|(colour, _)| *colour == at || paper_changed) else { continue };
            let contrast = self.look.colours[at].contrast(paper);
            if contrast >= CONTRAST.1 {
                continue;
            }
            let (least, wanted) = CONTRAST;
            let message = format!(
                "`{name}` has a contrast of {:.1} : 1 with the paper, {}",
                (contrast * 10.0).floor() / 10.0,
                if contrast < least {
                    format!("but needs {least} : 1")
                } else {
                    format!("and {wanted} : 1 reads well")
                }
            );
            let error = contrast < least;
            let finding = if error {
                Diagnostic::error(codes::FAINT, message)
            } else {
                Diagnostic::warning(codes::FAINT, message)
            };
            self.findings.push(finding.at(self.place(span)).help("a darker colour on light paper"));
        }
    }
}

/// How guide lines are drawn, by its word.
fn guides(word: &str) -> Option<Guides> {
    Some(match word {
        "dotted" => Guides::Dotted,
        "solid" => Guides::Solid,
        "points" => Guides::Points,
        "diagonals" => Guides::Diagonals,
        _ => return None,
    })
}

/// A length with its unit; a decimal point alone, as TOML writes numbers.
fn length(text: &str) -> Option<Length> {
    let units = [("mm", Length::mm(1.0)), ("pt", Length::pt(1.0)), ("in", Length::inch(1.0)), ("cm", Length::mm(10.0))];
    let (number, unit) = units.into_iter().find_map(|(name, unit)| Some((text.trim().strip_suffix(name)?, unit)))?;
    let number = number.trim().parse::<f64>().ok().filter(|number| number.is_finite())?;
    Some(unit * number)
}

/// A finite number.
fn number(value: &DeValue<'_>) -> Option<f64> {
    let text = match value {
        DeValue::Integer(integer) => integer.as_str(),
        DeValue::Float(float) => float.as_str(),
        _ => return None,
    };
    text.replace('_', "").parse::<f64>().ok().filter(|number| number.is_finite())
}
