//! The figures of rule sheets: positions of replayed games, and what may be drawn where.

mod diagram;
mod overlay;
mod quest;
mod story;
mod views;

pub use diagram::{Diagram, ball};
pub use overlay::{Label, may, may_not};
pub use quest::Quest;
pub use views::Views;
