//! Findings with their source lines and carets, as compilers show them. The only place that names the crate for it.

use std::borrow::Cow;
use std::ops::Range;
use std::sync::Arc;

use annotate_snippets::{AnnotationKind, Group, Level, Patch, Renderer, Snippet};

use super::quote::harmless;
use super::{Diagnostic, Severity, escaped};
use crate::source::{Source, Span};

/// The findings, each followed by an empty line.
pub(super) fn render(findings: &[Diagnostic], width: usize, colour: bool) -> String {
    let renderer = if colour { Renderer::styled() } else { Renderer::plain() }.term_width(width.max(20));
    findings.iter().map(|finding| renderer.render(&report(finding)) + "\n\n").collect()
}

/// One finding: the fact at its place, then what to do.
fn report(finding: &Diagnostic) -> Vec<Group<'_>> {
    let level = match finding.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let mut fact = Group::with_title(level.primary_title(escaped(&finding.message)).id(finding.code.0));
    for view in views(finding) {
        fact = fact.element(view.snippet());
    }
    let help = finding.help.as_deref().map(escaped);
    let Some(mend) = mend(finding) else {
        return vec![match help {
            Some(help) => fact.element(Level::HELP.message(help)),
            None => fact,
        }];
    };
    let title = Level::HELP.secondary_title(help.unwrap_or_else(|| "change it like this".to_owned()));
    vec![fact, title.element(mend)]
}

/// What is marked in one source.
struct View<'a> {
    source: &'a Source,
    marks: Vec<Mark<'a>>,
}

/// One marked stretch, with a word on why where it is not the finding's own.
struct Mark<'a> {
    kind: AnnotationKind,
    span: Span,
    why: Option<&'a str>,
}

/// The sources a finding speaks of, its own first.
fn views(finding: &Diagnostic) -> Vec<View<'_>> {
    let own = finding.place.iter().map(|place| (place, AnnotationKind::Primary, None));
    let further = finding.related.iter().map(|(place, why)| (place, AnnotationKind::Context, Some(why.as_str())));
    let mut views: Vec<(&Arc<Source>, View<'_>)> = Vec::new();
    for (place, kind, why) in own.chain(further) {
        let mark = Mark { kind, span: place.span, why };
        match views.iter_mut().find(|(source, _)| Arc::ptr_eq(source, &place.source)) {
            Some((_, view)) => view.marks.push(mark),
            None => views.push((&place.source, View { source: &place.source, marks: vec![mark] })),
        }
    }
    views.into_iter().map(|(_, view)| view).collect()
}

impl<'a> View<'a> {
    fn snippet(&self) -> Snippet<'a, annotate_snippets::Annotation<'a>> {
        let window = Window::new(self.source, self.marks.iter().map(|mark| mark.span));
        let marks = self.marks.iter().map(|mark| {
            let annotation = mark.kind.span(window.range(mark.span));
            match mark.why {
                Some(why) => annotation.label(escaped(why)),
                None => annotation,
            }
        });
        window.snippet().annotations(marks)
    }
}

/// The certain mend as a change to its lines.
fn mend(finding: &Diagnostic) -> Option<Snippet<'_, Patch<'_>>> {
    let source: &Source = &finding.fix.first()?.place.source;
    let window = Window::new(source, finding.fix.iter().map(|fix| fix.place.span));
    let changes = finding.fix.iter().map(|fix| Patch::new(window.range(fix.place.span), escaped(&fix.replacement)));
    Some(window.snippet().patches(changes))
}

/// The whole lines of a source around some spans: showing them must not cost more than they are long.
struct Window<'a> {
    name: &'a str,
    lines: Cow<'a, str>,
    first_line: usize,
    offset: usize,
}

impl<'a> Window<'a> {
    fn new(source: &'a Source, spans: impl Iterator<Item = Span>) -> Self {
        let text = source.text.as_str();
        let (low, high) = spans.fold((text.len(), 0), |(low, high), s| (low.min(s.start), high.max(s.end)));
        let start = text.get(..low).and_then(|before| before.rfind('\n')).map_or(0, |at| at + 1);
        let end = text.get(high..).and_then(|after| after.find('\n')).map_or(text.len(), |at| high + at);
        let lines = text.get(start..end).unwrap_or_default();
        Self {
            name: &source.name,
            lines: harmless(lines.strip_suffix('\r').unwrap_or(lines)),
            first_line: source.line_column(start).line,
            offset: start,
        }
    }

    /// The span as bytes of the window, on whole characters.
    fn range(&self, span: Span) -> Range<usize> {
        let on_character = |at: usize| {
            let at = at.saturating_sub(self.offset).min(self.lines.len());
            (0..=at).rev().find(|&at| self.lines.is_char_boundary(at)).unwrap_or(0)
        };
        let start = on_character(span.start);
        start..on_character(span.end).max(start)
    }

    fn snippet<T: Clone>(&self) -> Snippet<'a, T> {
        Snippet::source(self.lines.clone()).path(escaped(self.name)).line_start(self.first_line)
    }
}
