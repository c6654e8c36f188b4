//! Numbers, path data and words in the form that SVG and XML ask for. Knows no scene beyond pen movements.

use crate::geom::{Length, Point};
use crate::scene::Segment;
use crate::text::Contour;

/// A number with at most so many decimals: no exponent, no needless zero, no minus before zero. What is no number is zero, so
/// that the file stays well formed.
pub(super) fn number(value: f64, decimals: usize) -> String {
    if !value.is_finite() {
        return "0".to_owned();
    }
    let mut digits = format!("{value:.decimals$}");
    if digits.contains('.') {
        digits.truncate(digits.trim_end_matches('0').trim_end_matches('.').len());
    }
    if digits == "-0" { "0".to_owned() } else { digits }
}

/// A length in millimetres, to the thousandth.
pub(super) fn mm(length: Length) -> String {
    number(length.to_mm(), 3)
}

/// Words that XML can hold, on one line: line ends and tabs are spaces, what XML forbids is left out.
pub(super) fn words(text: &str) -> String {
    let blank = |character| if matches!(character, '\n' | '\t') { ' ' } else { character };
    let allowed = |character: &char| !character.is_control() && !matches!(character, '\u{FFFE}' | '\u{FFFF}');
    text.chars().map(blank).filter(allowed).collect()
}

/// Path data as it grows: no more signs between numbers than needed.
#[derive(Default)]
struct Data {
    text: String,
    /// The command that a bare pair of numbers would repeat.
    command: char,
}

impl Data {
    fn add(&mut self, command: char, numbers: &[f64]) {
        if command != self.command || matches!(command, 'M' | 'm') {
            self.text.push(command);
            self.command = command;
        } else if !numbers.first().is_some_and(|&first| number(first, 3).starts_with('-')) {
            self.text.push(' ');
        }
        for (at, &value) in numbers.iter().enumerate() {
            let digits = number(value, 3);
            if at > 0 && !digits.starts_with('-') {
                self.text.push(' ');
            }
            self.text.push_str(&digits);
        }
    }
}

/// The data of a path, in millimetres.
pub(super) fn path(segments: &[Segment]) -> String {
    let mut data = Data::default();
    let (mut pen, mut start) = (Point::default(), Point::default());
    for &segment in segments {
        match segment {
            Segment::Move(to) => data.add('M', &[to.x.to_mm(), to.y.to_mm()]),
            Segment::Line(to) if to.y == pen.y => data.add('H', &[to.x.to_mm()]),
            Segment::Line(to) if to.x == pen.x => data.add('V', &[to.y.to_mm()]),
            Segment::Line(to) => data.add('L', &[to.x.to_mm(), to.y.to_mm()]),
            Segment::Curve(a, b, to) => {
                let points = [a, b, to].map(|point| [point.x.to_mm(), point.y.to_mm()]);
                data.add('C', points.as_flattened());
            }
            Segment::Close => data.add('Z', &[]),
        }
        pen = match segment {
            Segment::Move(to) | Segment::Line(to) | Segment::Curve(_, _, to) => to,
            Segment::Close => start,
        };
        if let Segment::Move(to) = segment {
            start = to;
        }
    }
    data.text
}

/// The data of a glyph's outline, in font units. It counts from point to point, which is exact in whole units and shorter.
pub(super) fn outline(contours: &[Contour]) -> String {
    let mut data = Data::default();
    let (mut pen, mut start) = ([0.0; 2], [0.0; 2]);
    for &contour in contours {
        let from = |point: [f32; 2]| [f64::from(point[0] - pen[0]), f64::from(point[1] - pen[1])];
        pen = match contour {
            Contour::Move(to) => {
                data.add('m', &from(to));
                start = to;
                to
            }
            Contour::Line(to) => {
                match from(to) {
                    [x, 0.0] => data.add('h', &[x]),
                    [0.0, y] => data.add('v', &[y]),
                    both => data.add('l', &both),
                }
                to
            }
            Contour::Quad(a, to) => {
                data.add('q', [a, to].map(from).as_flattened());
                to
            }
            Contour::Cubic(a, b, to) => {
                data.add('c', [a, b, to].map(from).as_flattened());
                to
            }
            Contour::Close => {
                data.add('z', &[]);
                start
            }
        };
    }
    data.text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short_and_plain() {
        let short = |value| number(value, 3);
        assert_eq!(short(0.0), "0");
        assert_eq!(short(-0.000_1), "0");
        assert_eq!(short(210.0), "210");
        assert_eq!(short(-1.25), "-1.25");
        assert_eq!(short(1.0 / 3.0), "0.333");
        assert_eq!(short(1e9), "1000000000");
        assert_eq!(short(f64::NAN), "0");
        assert_eq!(number(0.004_233_333, 7), "0.0042333");
    }

    #[test]
    fn words_lose_what_xml_cannot_hold() {
        assert_eq!(words("a\u{0}b\nc\u{FFFF}d\u{A0}é"), "ab cd\u{A0}é");
    }

    #[test]
    fn paths_are_short() {
        let segments = [
            Segment::Move(Point::mm(1.0, 2.0)),
            Segment::Line(Point::mm(5.5, 2.0)),
            Segment::Line(Point::mm(5.5, -3.0)),
            Segment::Line(Point::mm(4.0, 3.0)),
            Segment::Line(Point::mm(-4.0, 1.0)),
            Segment::Curve(Point::mm(0.0, 0.0), Point::mm(1.0, 0.0), Point::mm(1.0, 1.0)),
            Segment::Close,
            Segment::Line(Point::mm(3.0, 1.0)),
            Segment::Line(Point::mm(4.0, 1.0)),
            Segment::Move(Point::mm(0.0, 0.0)),
            Segment::Move(Point::mm(1.0, 0.0)),
        ];
        assert_eq!(path(&segments), "M1 2H5.5V-3L4 3-4 1C0 0 1 0 1 1ZL3 1H4M0 0M1 0");
    }

    #[test]
    fn outlines_count_from_point_to_point() {
        let contours = [
            Contour::Move([10.0, 0.0]),
            Contour::Line([10.0, -5.0]),
            Contour::Line([4.0, -5.0]),
            Contour::Quad([2.0, -5.0], [2.0, 0.0]),
            Contour::Close,
            Contour::Move([20.0, 0.0]),
            Contour::Line([21.0, -1.0]),
            Contour::Close,
        ];
        assert_eq!(outline(&contours), "m10 0v-5h-6q-2 0-2 5zm10 0l1-1z");
    }
}
