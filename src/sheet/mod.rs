//! What is printed: papers, the drawing of pitches and figures, sheets composed of them. Makes scenes, and knows no
//! file format.

pub mod desk;
pub mod extent;
pub mod field;
pub mod figure;
pub mod fit;
pub mod flow;
pub mod furniture;
pub mod grid;
pub mod head;
pub mod leaf;
pub mod paper;
pub mod pen;
pub mod pitch_sheet;
pub mod sign;
pub mod skeleton;
pub mod tag;
