//! A language file as it was parsed, and where each of its words stands. Knows no meaning of a message.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::{Arc, OnceLock};

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{
    Attribute, Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource, Term,
};
use fluent_syntax::parser::{ErrorKind, ParserError, parse};
use fluent_syntax::serializer::serialize;

use super::code;
use crate::diag::Diagnostic;
use crate::source::{Place, Source, Span};

/// The largest language file, in bytes.
pub(super) const MOST_BYTES: usize = 1 << 20;
/// The most `{` and `(` in one message: what parses by recursion must not outgrow the stack.
const MOST_OPENINGS: usize = 100;
/// The most findings told at once.
pub(super) const MOST_FINDINGS: usize = 50;

/// A file that is Fluent throughout.
#[derive(Clone)]
pub(super) struct LanguageFile {
    /// Its text, without a byte order mark.
    pub source: Arc<Source>,
    /// The parsed text.
    pub resource: Arc<FluentResource>,
    /// The digests of its messages, once somebody has asked.
    pub digests: Arc<OnceLock<BTreeMap<String, String>>>,
}

/// A message or a term.
#[derive(Clone, Copy)]
pub(super) enum Item<'a> {
    Message(&'a Message<&'a str>),
    Term(&'a Term<&'a str>),
}

impl<'a> Item<'a> {
    /// Its name, a term's without the hyphen.
    pub fn name(self) -> &'a str {
        match self {
            Self::Message(message) => message.id.name,
            Self::Term(term) => term.id.name,
        }
    }

    /// Its text.
    pub fn value(self) -> Option<&'a Pattern<&'a str>> {
        match self {
            Self::Message(message) => message.value.as_ref(),
            Self::Term(term) => Some(&term.value),
        }
    }

    /// Its attributes.
    pub fn attributes(self) -> &'a [Attribute<&'a str>] {
        match self {
            Self::Message(message) => &message.attributes,
            Self::Term(term) => &term.attributes,
        }
    }

    /// Its text and those of its attributes.
    pub fn patterns(self) -> impl Iterator<Item = &'a Pattern<&'a str>> {
        self.value().into_iter().chain(self.attributes().iter().map(|attribute| &attribute.value))
    }
}

impl LanguageFile {
    /// Parses `source`, or says everything that is no Fluent in it.
    pub fn parse(source: Source) -> Result<Self, Vec<Diagnostic>> {
        match Self::read(source) {
            (Some(file), findings) if findings.is_empty() => Ok(file),
            (_, findings) => Err(findings),
        }
    }

    /// Parses `source`, and says everything that is no Fluent in it. The file is what can be read beside that.
    pub fn read(mut source: Source) -> (Option<Self>, Vec<Diagnostic>) {
        if source.text.starts_with('\u{feff}') {
            source.text.remove(0);
        }
        let source = Arc::new(source);
        if let Some(finding) = line_ends(&source).or_else(|| outgrown(&source)) {
            return (None, vec![finding]);
        }
        let (resource, errors) = match FluentResource::try_new(source.text.clone()) {
            Ok(resource) => (resource, Vec::new()),
            Err(broken) => broken,
        };
        let findings = errors.iter().take(MOST_FINDINGS).map(|error| syntax(&source, error)).collect();
        (Some(Self { source, resource: Arc::new(resource), digests: Arc::default() }), findings)
    }

    /// Whether a message of this name was begun, even if it could not be read.
    pub fn begins(&self, name: &str) -> bool {
        let begins = |line: &str| line.strip_prefix(name).is_some_and(|rest| rest.trim_start().starts_with('='));
        self.source.text.lines().any(begins)
    }

    /// The messages and terms, in order.
    pub fn items(&self) -> impl Iterator<Item = Item<'_>> {
        self.resource.entries().filter_map(|entry| match entry {
            Entry::Message(message) => Some(Item::Message(message)),
            Entry::Term(term) => Some(Item::Term(term)),
            _ => None,
        })
    }

    /// The messages, in order.
    pub fn messages(&self) -> impl Iterator<Item = &Message<&str>> {
        self.items().filter_map(|item| match item {
            Item::Message(message) => Some(message),
            Item::Term(_) => None,
        })
    }

    /// The message of this name.
    pub fn message(&self, name: &str) -> Option<&Message<&str>> {
        self.messages().find(|message| message.id.name == name)
    }

    /// Where the name of a message stands.
    pub fn place_of(&self, name: &str) -> Option<Place> {
        self.message(name).map(|message| self.place(message.id.name))
    }

    /// The file once more, with its comments, which are not kept for speaking.
    pub fn commented(&self) -> Resource<&str> {
        parse(self.source.text.as_str()).unwrap_or_else(|(resource, _)| resource)
    }

    /// The text of a message as it is written, its lines broken and indented in one way.
    pub fn written(message: &Message<&str>) -> Option<String> {
        let message = Message { comment: None, ..message.clone() };
        let text = serialize(&Resource { body: vec![Entry::Message(message)] });
        // What continues on further lines is indented by four spaces.
        text.split_once('=').map(|(_, text)| text.trim().replace("\n    ", "\n"))
    }

    /// Where `word`, a part of the parsed text, starts. The syntax tree borrows its text, so the distance tells.
    pub fn offset(&self, word: &str) -> usize {
        word.as_ptr().addr().saturating_sub(self.resource.source().as_ptr().addr())
    }

    /// Where `word`, a part of the parsed text, stands.
    pub fn place(&self, word: &str) -> Place {
        let start = self.offset(word);
        place(&self.source, start, start.saturating_add(word.len()))
    }

    /// Some bytes of the text.
    pub fn stretch(&self, bytes: Range<usize>) -> Place {
        place(&self.source, bytes.start, bytes.end)
    }

    /// The end of the file, where something is missing.
    pub fn end(&self) -> Place {
        place(&self.source, self.source.text.len(), self.source.text.len())
    }
}

/// The text of a pattern that is nothing but text; `{ "" }` writes an empty one.
pub(super) fn plain(pattern: &Pattern<&str>) -> Option<String> {
    let texts = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => Some(*value),
        PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) } => {
            Some(*value)
        }
        PatternElement::Placeable { .. } => None,
    });
    texts.collect()
}

/// The stretch between two offsets, drawn in to the text and to whole characters.
fn place(source: &Arc<Source>, start: usize, end: usize) -> Place {
    let start = source.text.floor_char_boundary(start);
    let end = source.text.ceil_char_boundary(end.min(source.text.len())).max(start);
    Place { source: Arc::clone(source), span: Span::new(start, end) }
}

/// That lines end as nobody's do any more, so that the file would be one line.
fn line_ends(source: &Arc<Source>) -> Option<Diagnostic> {
    let at = source.text.find('\r').filter(|_| !source.text.contains('\n'))?;
    let message = "the lines of the file end with CR alone, so that it reads as one line";
    let finding = Diagnostic::error(code::SYNTAX, message).at(place(source, at, at + 1));
    Some(finding.help("save it again with line ends of Unix (LF) or Windows (CRLF)"))
}

fn outgrown(source: &Arc<Source>) -> Option<Diagnostic> {
    let bytes = source.text.len();
    if bytes > MOST_BYTES {
        let message = format!("the language file has {bytes} bytes but may have at most {MOST_BYTES}");
        return Some(Diagnostic::error(code::TOO_LARGE, message).at(place(source, 0, 0)));
    }
    let (mut openings, mut start) = (0, 0);
    for line in source.text.split_inclusive('\n') {
        if starts_entry(line) {
            openings = 0;
        }
        if !line.starts_with('#') {
            openings += line.matches(['{', '(']).count();
        }
        if openings > MOST_OPENINGS {
            let message = format!("one message has {openings} opening brackets but may have at most {MOST_OPENINGS}");
            let end = start + line.trim_end().len();
            return Some(Diagnostic::error(code::TOO_DEEP, message).at(place(source, start, end)));
        }
        start += line.len();
    }
    None
}

/// Whether a line opens a message or term. Inside a placeable no line can look like this, so counting may begin anew.
fn starts_entry(line: &str) -> bool {
    let line = line.strip_prefix('-').unwrap_or(line);
    let rest = line.trim_start_matches(|sign: char| sign.is_ascii_alphanumeric() || sign == '-' || sign == '_');
    line.starts_with(|sign: char| sign.is_ascii_alphabetic()) && rest.trim_start_matches(' ').starts_with('=')
}

fn syntax(source: &Arc<Source>, error: &ParserError) -> Diagnostic {
    let (message, help) = match &error.kind {
        ErrorKind::ExpectedMessageField { entry_id } => (
            format!("the message `{entry_id}` has no text"),
            "write the text after the equals sign, {\"\"} where it is to be empty; no line of text begins with *, [, . or }",
        ),
        ErrorKind::ExpectedToken('=') => (
            "an equals sign is missing after the message's name".to_owned(),
            "write `name = text`; a text's further lines begin with a space",
        ),
        ErrorKind::UnbalancedClosingBrace | ErrorKind::ExpectedToken('}') => (
            "the curly brackets do not match".to_owned(),
            "each { needs its }; a bracket that is to be printed is written {\"{\"}",
        ),
        ErrorKind::ExpectedInlineExpression => (
            "a curly bracket opens, and what follows is no name".to_owned(),
            "each { needs its }; a bracket that is to be printed is written {\"{\"}",
        ),
        ErrorKind::MissingDefaultVariant => {
            ("the choice has no default".to_owned(), "mark one variant with a star, such as `*[other]`")
        }
        other => (
            format!("this is no Fluent: {other}").to_lowercase().replace("fluent", "Fluent"),
            "a text's further lines begin with a space, and no line of text begins with *, [, . or }",
        ),
    };
    let (start, end) = match unclosed(source, error) {
        Some(brace) => (brace, brace + 1),
        None => (error.pos.start, error.pos.end),
    };
    Diagnostic::error(code::SYNTAX, message).at(place(source, start, end)).help(help)
}

/// The bracket that is open where a `}` was missed, if it stands on a line before that place: there is the mistake.
fn unclosed(source: &Source, error: &ParserError) -> Option<usize> {
    let start = error.slice.as_ref()?.start;
    let text = source.text.get(start..error.pos.start)?;
    let (mut open, mut quoted) = (Vec::new(), false);
    for (at, sign) in text.char_indices() {
        match sign {
            '"' if !open.is_empty() => quoted = !quoted,
            '\n' => quoted = false,
            '{' if !quoted => open.push(start + at),
            '}' if !quoted => drop(open.pop()),
            _ => {}
        }
    }
    let brace = open.pop()?;
    let rest = source.text.get(brace..error.pos.start)?;
    let is_about_brackets = matches!(error.kind, ErrorKind::ExpectedToken('}') | ErrorKind::ExpectedInlineExpression);
    (is_about_brackets && rest.contains('\n')).then_some(brace)
}
