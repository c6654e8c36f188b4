//! The figures of rule sheets: the whole pitch with its parts named, what may be drawn where, and how games go.

mod diagram;
mod overlay;
mod quest;
mod rule;
mod story;
mod views;
mod whole;

pub use diagram::Diagram;
pub use quest::Quest;
pub use rule::{key, rule_figure, sample_frame};
pub use views::Views;
pub use whole::{Names, whole};
