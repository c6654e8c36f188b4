//! The figures of rule sheets: the whole pitch with its parts named, what may be drawn where, and how games go.

mod diagram;
mod overlay;
mod quest;
mod story;
#[cfg(test)]
mod tests;
mod views;
mod whole;
pub mod written;

pub use diagram::{Diagram, Numbers, ball};
pub use overlay::{Label, may, may_not};
pub use quest::Quest;
pub use story::reaches_upper_goal;
pub use views::Views;
pub use whole::{Names, whole};
