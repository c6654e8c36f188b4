//! stand-in
use super::{desk::Desk, field::Drawing};
use crate::{diag::Diagnostic, geom::Length, scene::Node};
/// r
pub fn rule_figure(_d: &Desk, _n: &str, _alt: &str, _w: Length) -> Result<Option<Drawing>, Diagnostic> { Ok(None) }
/// s
pub fn sample_frame(_d: &Desk, _b: &str, _l: &str, _w: Length, _alt: &str) -> Result<Option<Drawing>, Diagnostic> { Ok(None) }
/// k
pub fn key(_d: &Desk) -> Result<(Vec<Node>, Length), Diagnostic> { Ok((vec![], Length::ZERO)) }
