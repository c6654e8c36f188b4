//! The values of options that need reading: sizes of pitches, cells and paper.

use paperpitch::event::PageId;
use paperpitch::geom::Length;
use paperpitch::sheet::paper::{Paper, PaperError};
use paperpitch::sheet::poster::MOST;
use paperpitch::sheet::several;

/// The smallest and the largest cell, in millimetres: what a pencil can use, and what a table holds.
const CELL_MM: std::ops::RangeInclusive<f64> = 3.0..=100.0;
/// The narrowest and the widest margin, in millimetres; how wide one may be on its paper is for the paper to say.
const MARGIN_MM: std::ops::RangeInclusive<f64> = 0.0..=200.0;

/// Reads `10x14`: width and length in cells. Whether there can be such a pitch is for the variant to say.
pub fn pitch_size(typed: &str) -> Result<(i64, i64), String> {
    let pair = typed.split_once(['x', 'X', '×']).and_then(|(width, length)| Some((whole(width)?, whole(length)?)));
    pair.ok_or_else(|| "give width x length in whole cells, such as 10x14".to_owned())
}

/// Reads the width of a goal in cells.
pub fn goal_width(typed: &str) -> Result<i64, String> {
    whole(typed).ok_or_else(|| "give a whole number of cells, such as 4".to_owned())
}

/// The depths to which games are counted.
const DEPTH: std::ops::RangeInclusive<usize> = 1..=1000;

/// Reads how deep to count.
pub fn depth(typed: &str) -> Result<usize, String> {
    let depth = whole(typed).and_then(|depth| usize::try_from(depth).ok()).filter(|depth| DEPTH.contains(depth));
    depth.ok_or_else(|| format!("give a whole number from {} to {}", DEPTH.start(), DEPTH.end()))
}

/// Reads the number of a turn, or those of the first and the last of several.
pub fn turns(typed: &str) -> Result<std::ops::RangeInclusive<u16>, String> {
    let number = |text: &str| text.trim().parse::<u16>().ok().filter(|turn| *turn > 0);
    let (first, last) = typed.split_once(['-', '\u{2013}']).unwrap_or((typed, typed));
    let turns = number(first).zip(number(last)).filter(|(first, last)| first <= last);
    let (first, last) =
        turns.ok_or_else(|| "give the number of a turn, or two of them in order, such as 3-5".to_owned())?;
    Ok(first..=last)
}

/// A whole number; one too large to hold counts as the largest there is.
fn whole(typed: &str) -> Option<i64> {
    use std::num::IntErrorKind::{NegOverflow, PosOverflow};
    match typed.trim().parse::<i64>() {
        Ok(number) => Some(number),
        Err(error) => match error.kind() {
            PosOverflow => Some(i64::MAX),
            NegOverflow => Some(i64::MIN),
            _ => None,
        },
    }
}

/// Reads the short name of a page of an evening.
pub fn page_id(typed: &str) -> Result<PageId, String> {
    PageId::parse(typed).map_err(|_| "give the name at the foot of a page, such as C1, T3 or P3-2".to_owned())
}

/// Reads a paper by name, or by its two sides.
pub fn paper(typed: &str) -> Result<Paper, PaperError> {
    Paper::parse(typed)
}

/// Reads the size of a cell: a length with its unit.
pub fn cell(typed: &str) -> Result<Length, String> {
    length(typed, "a cell", &CELL_MM, "9mm")
}

/// Reads a margin: a length with its unit.
pub fn margin(typed: &str) -> Result<Length, String> {
    length(typed, "a margin", &MARGIN_MM, "10mm")
}

/// Reads a length with its unit, in the range.
fn length(typed: &str, what: &str, range: &std::ops::RangeInclusive<f64>, example: &str) -> Result<Length, String> {
    let told = format!("from {}mm to {}mm", range.start(), range.end());
    let (number, unit) = number_and_unit(typed);
    let unit = unit.ok_or_else(|| format!("give a length with its unit (mm, cm or in), {told}, such as {example}"))?;
    within(number, unit, range).ok_or_else(|| format!("{what} must be a number {told}"))
}

/// Reads how many pitches go on a page.
pub fn per_page(typed: &str) -> Result<u32, String> {
    let count =
        whole(typed).and_then(|count| u32::try_from(count).ok()).filter(|count| several::COUNTS.contains(count));
    count.ok_or_else(|| "a page holds 1, 2, 4, 6 or 8 pitches".to_owned())
}

/// Reads `2x3`: the sheets of a poster, side by side and one above the other.
pub fn sheets(typed: &str) -> Result<(u32, u32), String> {
    let one = |text| whole(text).and_then(|count| u32::try_from(count).ok()).filter(|count| (1..=MOST).contains(count));
    let pair = typed.split_once(['x', 'X', '×']).and_then(|(across, down)| Some((one(across)?, one(down)?)));
    pair.ok_or_else(|| format!("give sheets across x sheets down, each from 1 to {MOST}, such as 2x3"))
}

/// How far backs may be moved, in millimetres.
const OFFSET_MM: std::ops::RangeInclusive<f64> = -15.0..=15.0;

/// Reads `1.5,-0.5`: how far backs are moved to the right and down, in millimetres.
pub fn offset(typed: &str) -> Result<(Length, Length), String> {
    let told = || {
        let (low, high) = OFFSET_MM.into_inner();
        format!("give two numbers of millimetres from {low} to {high}, right and down, such as 1.5,-0.5")
    };
    let one = |text: &str| {
        let mm = text.trim().trim_end_matches("mm").trim_end().parse::<f64>().ok()?;
        OFFSET_MM.contains(&mm).then_some(Length::mm(mm))
    };
    let (right, down) = typed.split_once([',', ';']).ok_or_else(told)?;
    one(right).zip(one(down)).ok_or_else(told)
}

/// A number and what its unit is in millimetres; none where no known unit follows.
fn number_and_unit(typed: &str) -> (&str, Option<f64>) {
    let units = [("mm", 1.0), ("cm", 10.0), ("in", 25.4)];
    let found = units.into_iter().find_map(|(unit, mm)| Some((typed.trim().strip_suffix(unit)?.trim(), Some(mm))));
    found.unwrap_or((typed, None))
}

/// A finite length in the range, in millimetres. A decimal comma is as good as a point.
fn within(number: &str, unit: f64, range: &std::ops::RangeInclusive<f64>) -> Option<Length> {
    let mm = number.replace(',', ".").parse::<f64>().ok()? * unit;
    range.contains(&mm).then_some(Length::mm(mm))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_of_pitches() {
        assert_eq!(pitch_size("10x14"), Ok((10, 14)));
        assert_eq!(pitch_size("8 × 12"), Ok((8, 12)));
        assert_eq!(pitch_size("-2X99999999999999999999"), Ok((-2, i64::MAX)));
        for wrong in ["", "10", "x", "10x", "8.5x4", "8x12x4", "axb"] {
            assert!(pitch_size(wrong).is_err(), "{wrong}");
        }
        assert!(goal_width("2.0").is_err());
    }

    #[test]
    fn spans_of_turns() {
        assert_eq!(turns("3"), Ok(3..=3));
        assert_eq!(turns("3 \u{2013} 5"), Ok(3..=5));
        for wrong in ["", "0", "-1", "5-3", "3-", "a", "1-2-3", "1-99999"] {
            assert!(turns(wrong).is_err(), "{wrong}");
        }
        assert_eq!((depth("1"), depth("1000")), (Ok(1), Ok(1000)));
        for wrong in ["", "0", "-1", "1001", "99999999999999999999", "x", "1.5"] {
            assert!(depth(wrong).is_err_and(|message| message.contains("from 1 to 1000")), "{wrong}");
        }
    }

    #[test]
    fn cells() {
        assert_eq!(cell("9mm"), Ok(Length::mm(9.0)));
        assert_eq!(cell("9,5 mm"), Ok(Length::mm(9.5)));
        assert_eq!(cell("1cm"), Ok(Length::mm(10.0)));
        for wrong in ["", "9", "mm", "0mm", "nanmm", "infmm", "nan", "inf", "-5", "-5mm", "40m", "1e400mm", "101mm"] {
            assert!(cell(wrong).is_err_and(|message| message.contains("from 3mm to 100mm")), "{wrong}");
        }
    }

    #[test]
    fn pages_and_posters() {
        assert_eq!((per_page("4"), sheets("2x3"), sheets("10×1")), (Ok(4), Ok((2, 3)), Ok((10, 1))));
        for wrong in ["0", "3", "-2", "16", "", "4.0", "99999999999999999999"] {
            assert!(per_page(wrong).is_err_and(|message| message.contains("1, 2, 4, 6 or 8")), "{wrong}");
        }
        for wrong in ["", "2", "2x", "0x1", "11x1", "2x-3", "axb", "2x3x4"] {
            assert!(sheets(wrong).is_err_and(|message| message.contains("from 1 to 10")), "{wrong}");
        }
    }

    #[test]
    fn offsets_of_backs() {
        assert_eq!(offset("1.5,-0.5"), Ok((Length::mm(1.5), Length::mm(-0.5))));
        assert_eq!(offset("-1 mm, 2mm"), Ok((Length::mm(-1.0), Length::mm(2.0))));
        for wrong in ["", "1", "1,", "a,b", "nan,0", "inf,0", "16,0", "1,2,3", "1e9,1"] {
            assert!(offset(wrong).is_err_and(|message| message.contains("from -15 to 15")), "{wrong}");
        }
    }
}
