//! Written games judged by the rules of a variant: legal ones as games, others as findings. Knows no file.

pub mod codes;
mod ending;
mod judge;

pub use ending::how_it_ended;
pub use judge::{Judge, MAX_GAME, Written, Wrong};
