//! Written games: where they are given, what is told of them, what is wrong with them.

mod complaint;
mod given;
mod verdict;

pub use complaint::{Judge, Written, Wrong};
pub use given::{Given, read};
pub use verdict::{Told, counted, in_words};
