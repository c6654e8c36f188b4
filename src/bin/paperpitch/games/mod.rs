//! Written games: where they are given, what is told of them.

mod given;
mod verdict;

pub use given::{Given, read};
pub use verdict::{Told, counted, in_words};
