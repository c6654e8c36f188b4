//! The values a message may print, by name. Knows no message.

use std::collections::BTreeMap;
use std::sync::Arc;

use fluent_bundle::{FluentArgs, FluentValue};

/// A number for a message. Rounded to three decimals, so that what is printed and what decides the plural are the same.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Number(f64);

macro_rules! number_from {
    ($($integer:ty)+) => {$(
        impl From<$integer> for Number {
            #[allow(clippy::cast_precision_loss, clippy::cast_lossless)]
            fn from(value: $integer) -> Self {
                Self(value as f64)
            }
        }
    )+};
}
number_from!(u8 u16 u32 u64 usize i8 i16 i32 i64 isize);

impl From<f64> for Number {
    fn from(value: f64) -> Self {
        let rounded = (value * 1000.0).round() / 1000.0;
        // Too large for the detour: it has no decimals anyway. What is no number at all counts as nothing.
        Self(if rounded.is_finite() {
            rounded
        } else if value.is_finite() {
            value.trunc()
        } else {
            0.0
        })
    }
}

#[derive(Clone, Debug, PartialEq)]
enum Value {
    Number(Number),
    Text(String),
}

/// The values given to a message, built one by one; a clone shares them.
///
/// ```
/// use paperpitch::locale::Args;
/// let args = Args::new().number("width", 8).number("cell", 7.5).text("side", "A");
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Args {
    values: Arc<BTreeMap<String, Value>>,
}

impl Args {
    /// No values.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The same values and a number, which decides plurals and is printed with the language's decimal sign.
    #[must_use]
    pub fn number(self, name: &str, value: impl Into<Number>) -> Self {
        self.with(name, Value::Number(value.into()))
    }

    /// The same values and a text, which is printed as it is but for the language's spaces and quotes.
    #[must_use]
    pub fn text(self, name: &str, value: impl Into<String>) -> Self {
        self.with(name, Value::Text(value.into()))
    }

    fn with(mut self, name: &str, value: Value) -> Self {
        Arc::make_mut(&mut self.values).insert(name.to_owned(), value);
        self
    }

    pub(super) fn to_fluent(&self) -> FluentArgs<'_> {
        let values = self.values.iter().map(|(name, value)| {
            let value = match value {
                Value::Number(number) => FluentValue::from(number.0),
                Value::Text(text) => FluentValue::from(text.as_str()),
            };
            (name.as_str(), value)
        });
        values.collect()
    }
}
