//! Boxes of one size in columns and rows on a sheet, alike after the cuts. Knows no content.

use crate::geom::{Length, Point, Rect, Size};

use super::cut::Cuts;
use super::paper::Paper;

/// What a sheet is divided into.
#[derive(Clone, Debug, PartialEq)]
pub struct Raster {
    /// The boxes that may be filled, row by row from the upper left.
    pub boxes: Vec<Rect>,
    /// How many stand side by side.
    pub columns: usize,
    /// The cuts between them, and around them where too much paper would be left.
    pub cuts: Cuts,
}

/// How much more than the margin between two boxes may be left at the edge of the sheet without being cut off.
const LEFT_OVER: Length = Length::mm(7.0);

/// What a crossing of cuts takes on its outer side.
const CROSSING: Length = Length::mm(5.2);

/// How boxes stand along one side of the sheet.
struct Line {
    starts: Vec<Length>,
    cuts: Vec<Length>,
}

impl Raster {
    /// As many boxes as the paper holds, `apart` from each other, or nearer down to `least` where that is what makes them
    /// fit; centred on the sheet. Nothing where not even one fits into the ink.
    #[must_use]
    pub fn most(paper: Paper, size: Size, apart: Size, least: Size) -> Option<Self> {
        let (sheet, ink) = (paper.size(), paper.ink());
        let across = Line::most((sheet.width, ink.left()), size.width, (apart.width, least.width))?;
        let down = Line::most((sheet.height, ink.top()), size.height, (apart.height, least.height))?;
        let columns = across.starts.len();
        let corners = down.starts.iter().flat_map(|&y| across.starts.iter().map(move |&x| Point::new(x, y)));
        let boxes = corners.map(|corner| Rect::new(corner, size)).collect();
        Some(Self { boxes, columns, cuts: Cuts { upright: across.cuts, level: down.cuts, fold: None } })
    }
}

impl Line {
    /// Along a side of the sheet that is so long and has ink from so far in.
    fn most((sheet, margin): (Length, Length), size: Length, (apart, least): (Length, Length)) -> Option<Self> {
        let slack = Length::mm(0.01);
        let count = ((sheet + slack) / (size + least)).floor().max(1.0);
        if sheet - margin * 2.0 + slack < size {
            return None;
        }
        let apart = apart.min((sheet - size * count) / count);
        let all = size * count + apart * (count - 1.0);
        let first = (sheet - all) / 2.0;
        let starts: Vec<Length> = (0..count as u32).map(|at| first + (size + apart) * f64::from(at)).collect();
        let mut cuts: Vec<Length> = starts.iter().skip(1).map(|&start| start - apart / 2.0).collect();
        if first > apart / 2.0 + LEFT_OVER.max(margin + CROSSING) {
            cuts.insert(0, first - apart / 2.0);
            cuts.push(sheet - first + apart / 2.0);
        }
        Some(Self { starts, cuts })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Columns and rows of host cards on a paper, and how many cuts run each way.
    fn cards(paper: &str) -> Option<(usize, usize, usize, usize)> {
        let paper = Paper::parse(paper).unwrap();
        let size = |width, height| Size::mm(width, height);
        let raster = Raster::most(paper, size(85.0, 115.5), size(20.0, 32.0), size(20.0, 20.0))?;
        let rows = raster.boxes.len() / raster.columns;
        Some((raster.columns, rows, raster.cuts.upright.len(), raster.cuts.level.len()))
    }

    #[test]
    fn papers_hold_as_many_as_they_can() {
        assert_eq!(cards("a4"), Some((2, 2, 1, 1)));
        assert_eq!(cards("letter"), Some((2, 2, 1, 1)));
        assert_eq!(cards("297x210mm"), Some((2, 1, 3, 2)));
        assert_eq!(cards("420x297mm"), Some((4, 2, 3, 1)));
        assert_eq!(cards("a3"), Some((2, 3, 3, 2)));
        assert_eq!(cards("a6"), Some((1, 1, 0, 0)));
        assert_eq!(cards("a5"), Some((1, 1, 2, 2)));
        assert_eq!(cards("148x105mm"), None);
    }
}
