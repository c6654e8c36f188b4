//! Text that stays text: one element for each run, as wide as it is in the PDF. Knows no glyph.

use ::svg::node::element::Element;
use ::svg::node::{Node as _, Text};

use super::colour;
use super::data::{mm, words};
use crate::geom::Length;
use crate::scene::{GlyphRun, Ink, Weight};

/// The typefaces to look for, the right one first.
pub(super) const FAMILY: &str = "'IBM Plex Sans', 'Noto Sans', Arial, sans-serif";

/// A run as text. Another typeface is squeezed or stretched into its width, so that nothing runs into anything.
pub(super) fn text(run: &GlyphRun) -> Element {
    let mut element = Element::new("text");
    let (start, end) = seen(&run.text);
    let advance = |from: usize, to: usize| -> Length {
        let inside = run.glyphs.iter().filter(|glyph| (from..to).contains(&glyph.text.start));
        run.size * inside.map(|glyph| glyph.advance).sum::<f64>()
    };
    element.assign("class", "text");
    element.assign("x", mm(run.origin.x + advance(0, start)));
    element.assign("y", mm(run.origin.y));
    element.assign("font-size", mm(run.size));
    if run.weight == Weight::Bold {
        element.assign("font-weight", "bold");
    }
    if run.ink != Ink::Black {
        element.assign("fill", colour(run.ink));
    }
    let width = advance(start, end);
    if width > Length::ZERO {
        element.assign("textLength", mm(width));
        element.assign("lengthAdjust", "spacingAndGlyphs");
    }
    element.append(Text::new(words(&hyphened(run.text.get(start..end).unwrap_or_default()))));
    element
}

/// Where the text starts and ends, but for the plain spaces around it, which SVG drops.
fn seen(text: &str) -> (usize, usize) {
    let end = text.trim_end_matches(' ').len();
    let start = text.len() - text.trim_start_matches(' ').len();
    (start.min(end), end)
}

/// A soft hyphen shows at the end of a line alone.
fn hyphened(text: &str) -> String {
    match text.strip_suffix('\u{ad}') {
        Some(text) => text.replace('\u{ad}', "") + "-",
        None => text.replace('\u{ad}', ""),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geom::Point;
    use crate::text::Fonts;

    #[test]
    fn spaces_around_the_words_become_places() {
        let fonts = Fonts::bundled();
        let size = Length::pt(12.0);
        let mut run = fonts.shape(" « but » ", Weight::Bold, size, "fr").unwrap();
        run.origin = Point::mm(10.0, 20.0);
        let space: f64 = run.glyphs[0].advance;
        let width: f64 = run.glyphs.iter().map(|glyph| glyph.advance).sum::<f64>() - 2.0 * space;
        let written = text(&run).to_string();
        let place = mm(Length::mm(10.0) + size * space);
        for wanted in [
            format!("x=\"{place}\""),
            format!("textLength=\"{}\"", mm(size * width)),
            "y=\"20\"".to_owned(),
            "font-weight=\"bold\"".to_owned(),
            "font-size=\"4.233\"".to_owned(),
            "but".to_owned(),
        ] {
            assert!(written.contains(&wanted), "{wanted} is not in {written}");
        }
    }

    #[test]
    fn hyphens_show_where_lines_end() {
        assert_eq!(hyphened("an\u{ad}ti\u{ad}"), "anti-");
        assert_eq!(hyphened("an\u{ad}ti"), "anti");
        assert_eq!(seen("  "), (0, 0));
    }
}
