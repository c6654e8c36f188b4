//! What a pattern is made of, visited in reading order. Knows no file and judges nothing.

use fluent_syntax::ast::{CallArguments, Expression, InlineExpression, Pattern, PatternElement, Variant};

/// One part of a pattern, with the words as they stand in the file.
#[derive(Clone, Copy, Debug)]
pub(super) enum Part<'a> {
    /// Something in braces that prints.
    Placeable,
    /// `$name`; `selects` where it only chooses between variants.
    Variable { name: &'a str, selects: bool },
    /// `name` or `name.attribute`.
    Message { name: &'a str, attribute: Option<&'a str> },
    /// `-name` or `-name.attribute`.
    Term { name: &'a str, attribute: Option<&'a str> },
    /// `NAME(…)`.
    Function { name: &'a str },
    /// A number as it is written.
    Number { digits: &'a str },
    /// `name: digits` among the arguments of a function or term.
    Option { name: &'a str, digits: &'a str },
    /// A choice; its variants are visited after it.
    Select { selector: &'a InlineExpression<&'a str>, variants: &'a [Variant<&'a str>] },
}

/// Calls `see` for every part of `pattern`.
pub(super) fn pattern<'a>(pattern: &'a Pattern<&'a str>, see: &mut dyn FnMut(Part<'a>)) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression: part } = element {
            see(Part::Placeable);
            expression(part, see);
        }
    }
}

fn expression<'a>(part: &'a Expression<&'a str>, see: &mut dyn FnMut(Part<'a>)) {
    match part {
        Expression::Inline(part) => inline(part, false, see),
        Expression::Select { selector, variants } => {
            see(Part::Select { selector, variants });
            inline(selector, true, see);
            for variant in variants {
                pattern(&variant.value, see);
            }
        }
    }
}

fn inline<'a>(part: &'a InlineExpression<&'a str>, selects: bool, see: &mut dyn FnMut(Part<'a>)) {
    match part {
        InlineExpression::VariableReference { id } => see(Part::Variable { name: id.name, selects }),
        InlineExpression::MessageReference { id, attribute } => {
            see(Part::Message { name: id.name, attribute: attribute.as_ref().map(|attribute| attribute.name) });
        }
        InlineExpression::TermReference { id, attribute, arguments: given } => {
            see(Part::Term { name: id.name, attribute: attribute.as_ref().map(|attribute| attribute.name) });
            if let Some(given) = given {
                arguments(given, selects, see);
            }
        }
        InlineExpression::FunctionReference { id, arguments: given } => {
            see(Part::Function { name: id.name });
            arguments(given, selects, see);
        }
        InlineExpression::NumberLiteral { value } => see(Part::Number { digits: value }),
        InlineExpression::StringLiteral { .. } => {}
        InlineExpression::Placeable { expression: part } => {
            see(Part::Placeable);
            expression(part, see);
        }
    }
}

fn arguments<'a>(given: &'a CallArguments<&'a str>, selects: bool, see: &mut dyn FnMut(Part<'a>)) {
    for part in &given.positional {
        inline(part, selects, see);
    }
    for named in &given.named {
        if let InlineExpression::NumberLiteral { value } = &named.value {
            see(Part::Option { name: named.name.name, digits: value });
        }
        inline(&named.value, selects, see);
    }
}
