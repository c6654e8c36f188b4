//! The languages: one Fluent file each, formatted, counted and spaced as the language asks. Knows no sheet and no game.
//!
//! A language is one file, `templates/lang/TAG.ftl`. Its head says how the language is set (quotes, spaces, dash, the
//! letters of the two sides); everything else is messages. What can be wrong with a file by itself is found when it is
//! read, so that a [`Locale`] in hand can fail only for a message that is not there or a variable nobody gave.

mod args;
mod check;
mod code;
mod decode;
mod file;
mod finish;
mod languages;
mod line;
mod numbers;
mod phrase;
mod plurals;
pub mod po;
mod progress;
mod pseudo;
mod scaffold;
mod setting;
mod soundness;
mod stamps;
mod standing;
mod variables;
mod walk;

pub use args::{Args, Number};
pub use check::{Bench, Glossary};
pub use code::codes;
pub use decode::decode;
pub use languages::{SOURCE, UnknownLanguage, available, bundled_text, negotiate, negotiate_among, tag};
pub use phrase::Locale;
pub use progress::Progress;
pub use scaffold::scaffold;
pub use stamps::Stamps;
pub use variables::{VARIABLES, Values, Variable, told, variable};

#[cfg(test)]
mod tests;
