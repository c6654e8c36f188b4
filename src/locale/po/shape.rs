//! A message as a catalogue shows it: one text, or a text for each plural form; and back. Knows no catalogue.

use fluent_syntax::ast::{Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey};

use crate::locale::file::LanguageFile;
use crate::locale::plurals::Plurals;
use crate::locale::scaffold;
use crate::locale::variables::{Values, variable};

/// A message, its choice by number taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// One text.
    One(String),
    /// A text for each branch of a choice by a variable.
    Choice {
        /// The variable.
        name: String,
        /// The branches: key, text, and whether it is the usual one.
        branches: Vec<(String, String, bool)>,
    },
}

impl Shape {
    /// The shape of a message. A choice by anything but a number stays as it is written.
    pub fn of(message: &Message<&str>) -> Self {
        let Some(pattern) = &message.value else { return Self::One(String::new()) };
        let choice = pattern.elements.iter().enumerate().find_map(|(at, element)| match element {
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                Some((at, counted(selector)?, variants))
            }
            _ => None,
        });
        let Some((at, name, variants)) = choice else { return Self::One(written(message, pattern)) };
        let (before, after) = (pattern.elements.get(..at), pattern.elements.get(at + 1..));
        let branches = variants.iter().map(|variant| {
            let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) = &variant.key;
            let parts = [before.unwrap_or_default(), &variant.value.elements, after.unwrap_or_default()];
            let text = written(message, &Pattern { elements: parts.concat() });
            ((*key).to_owned(), text, variant.default)
        });
        Self::Choice { name: name.to_owned(), branches: branches.collect() }
    }

    /// The variable that it counts.
    pub fn counted(&self) -> Option<&str> {
        match self {
            Self::One(_) => None,
            Self::Choice { name, .. } => Some(name),
        }
    }

    /// The text for a plural category: its branch, or the usual one.
    pub fn text(&self, category: &str) -> &str {
        match self {
            Self::One(text) => text,
            Self::Choice { branches, .. } => {
                let own = branches.iter().find(|(key, ..)| key == category);
                let usual = || branches.iter().find(|(.., usual)| *usual);
                own.or_else(usual).map_or("", |(_, text, _)| text)
            }
        }
    }

    /// The shape with these texts for its plural categories; branches for other categories and for exact numbers stay.
    pub fn with(&self, name: &str, texts: &[(&str, &str)]) -> Self {
        let same = texts.windows(2).all(|pair| pair[0].1 == pair[1].1);
        let Self::Choice { branches, .. } = self else {
            let (Some((last, _)), false) = (texts.last(), same) else {
                return Self::One(texts.first().map_or("", |(_, text)| text).to_owned());
            };
            let branch = |(key, text): &(&str, &str)| ((*key).to_owned(), (*text).to_owned(), key == last);
            return Self::Choice { name: name.to_owned(), branches: texts.iter().map(branch).collect() };
        };
        let mut branches = branches.clone();
        for (category, text) in texts {
            match branches.iter_mut().find(|(key, ..)| key == category) {
                Some((_, old, _)) => (*text).clone_into(old),
                None if self.text(category) == *text => {}
                None => branches.insert(0, ((*category).to_owned(), (*text).to_owned(), false)),
            }
        }
        Self::Choice { name: name.to_owned(), branches }
    }

    /// The text of the message as Fluent writes it, behind the equals sign.
    pub fn fluent(&self) -> String {
        match self {
            Self::One(text) => text.replace('\n', "\n    "),
            Self::Choice { name, branches } => {
                let branch = |(key, text, usual): &(String, String, bool)| {
                    let mark = if *usual { "   *" } else { "    " };
                    format!("{mark}[{key}] {}\n", text.replace('\n', "\n        "))
                };
                format!("{{ ${name} ->\n{}}}", branches.iter().map(branch).collect::<String>())
            }
        }
    }
}

/// The variable by which a message is shown in plural forms: the one it chooses by, in the language or in the source, or the
/// one that a phrase prints, where the language needs more than one form for it.
pub(super) fn plural<'a>(
    plurals: &Plurals,
    own: Option<&'a Shape>,
    theirs: &'a Shape,
    source: &'a LanguageFile,
    message: &'a Message<&'a str>,
) -> Option<&'a str> {
    let phrase = || {
        let name = scaffold::counted(source, message)?;
        let values = variable(name)?.values;
        (plurals.needed(values).len() > 1).then_some(name)
    };
    own.and_then(Shape::counted).or_else(|| theirs.counted()).or_else(phrase)
}

/// The variable that a selector counts.
fn counted<'a>(selector: &InlineExpression<&'a str>) -> Option<&'a str> {
    match selector {
        InlineExpression::VariableReference { id } => {
            let values = variable(id.name).map_or(Values::Text(&[]), |known| known.values);
            values.are_numbers().then_some(id.name)
        }
        _ => None,
    }
}

/// A pattern as it is written.
fn written(message: &Message<&str>, pattern: &Pattern<&str>) -> String {
    let alone = Message { value: Some(pattern.clone()), attributes: Vec::new(), ..message.clone() };
    LanguageFile::written(&alone).unwrap_or_default()
}
