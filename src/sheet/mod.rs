//! What is printed: papers, the drawing of pitches and figures, sheets composed of them. Makes scenes, and knows no
//! file format.

pub mod extent;
pub mod field;
pub mod furniture;
pub mod paper;
pub mod pen;
