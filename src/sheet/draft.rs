//! The mark of a draft: one large word behind everything on a page, or on each part of one that is cut. It is in outline, so
//! that the sheet stays legible and nobody takes it for finished. Knows no sheet.

use crate::diag::Diagnostic;
use crate::geom::{Length, Point, Rect};
use crate::scene::{GlyphRun, Ink, Node, Page, Weight};
use crate::text::{Contour, Style};

use super::desk::Desk;
use super::pen::{self, Trace};

/// What designers find the mark by.
const CLASS: &str = "draft";
/// How much of the width the word takes.
const SHARE: f64 = 0.8;
/// How thick its outline is.
const OUTLINE: Length = Length::mm(0.2);

/// Marks a page, unless its parts bear the mark already.
///
/// # Errors
/// Says which words cannot be found or set.
pub fn mark(desk: &Desk, page: &mut Page) -> Result<(), Diagnostic> {
    let is_mark = |node: &Node| matches!(node, Node::Group(group) if group.class == Some(CLASS));
    if !page.items.iter().any(is_mark) {
        page.items.insert(0, marks(desk, &[Rect::new(Point::default(), page.size)])?);
    }
    Ok(())
}

/// The marks of boxes that go different ways once the sheet is cut: the word in white, so that it is found in the text, and
/// its outline over that.
///
/// # Errors
/// Says which words cannot be found or set.
pub fn marks(desk: &Desk, boxes: &[Rect]) -> Result<Node, Diagnostic> {
    let style = Style { size: Length::mm(10.0), leading: Length::mm(10.0), weight: Weight::Bold };
    let word = desk.line(&desk.say("draft-mark")?, style)?;
    let mut items = Vec::new();
    for each in boxes {
        let size = style.size * (each.size.width * SHARE / word.width.max(Length::mm(1.0)));
        let left = each.size.width * ((1.0 - SHARE) / 2.0);
        let baseline = each.origin.shifted(left, each.size.height / 2.0 + size * 0.35);
        for run in &word.runs {
            let origin = baseline.shifted(run.origin.x * (size / style.size), Length::ZERO);
            items.push(Node::Text(GlyphRun { ink: Ink::White, ..pen::set(run, size, origin) }));
            items.push(outline(desk, run, size, origin));
        }
    }
    Ok(pen::artifact(CLASS, items))
}

/// The outline of a run in this size.
fn outline(desk: &Desk, run: &GlyphRun, size: Length, origin: Point) -> Node {
    contours(desk, run, size, origin).stroke(pen::ruled(OUTLINE))
}

/// The way of a pen around the letters of a run in this size.
pub(super) fn contours(desk: &Desk, run: &GlyphRun, size: Length, origin: Point) -> Trace {
    let fonts = desk.setter.fonts();
    let unit = size / fonts.units_per_em();
    let mut trace = Trace::new();
    let mut pen = Point::default();
    let mut x = origin.x;
    for glyph in &run.glyphs {
        let at = |[dx, dy]: [f32; 2]| Point::new(x + unit * f64::from(dx), origin.y + unit * f64::from(dy));
        for contour in fonts.outline(run.weight, glyph.id) {
            pen = match contour {
                Contour::Move(to) => {
                    trace.move_to(at(to));
                    at(to)
                }
                Contour::Line(to) => {
                    trace.line_to(at(to));
                    at(to)
                }
                Contour::Quad(handle, to) => {
                    // The cubic curve that is the quadratic one.
                    let (handle, to) = (at(handle), at(to));
                    trace.curve(pen.towards(handle, 2.0 / 3.0), to.towards(handle, 2.0 / 3.0), to);
                    to
                }
                Contour::Cubic(first, second, to) => {
                    trace.curve(at(first), at(second), at(to));
                    at(to)
                }
                Contour::Close => {
                    trace.close();
                    pen
                }
            };
        }
        x += size * glyph.advance;
    }
    trace
}
