//! What other files of ours are read with, too: encodings, TOML, guesses at what was meant. Adds nothing of its own.

use std::sync::Arc;

use toml::Spanned;
use toml::de::DeTable;

pub(crate) use super::chain::beside;
pub(crate) use super::decode::decode;
pub(crate) use super::reader::{integer, kind};
pub(crate) use super::vocabulary::{Guess, guess, listed};

use crate::diag::Diagnostic;
use crate::source::Source;

/// The tree of a file.
///
/// # Errors
/// The first breach of TOML.
pub(crate) fn parse(source: &Arc<Source>) -> Result<Spanned<DeTable<'_>>, Box<Diagnostic>> {
    super::layer::parse(source)
}
