//! Names of points: a letter for the column, a number for the row, as in `d6`. Knows nothing of play.

use crate::pitch::{GridPoint, Pitch};
use crate::rules::Line;

/// At which end row 1 lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RowOne {
    /// At the lower end.
    Bottom,
    /// At the upper end.
    Top,
}

/// The names of the points of one pitch. Columns are a, b … z, aa, ab … from the left; rows are counted from 1, the rows of
/// the goal points among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Coordinates {
    low: GridPoint,
    high: GridPoint,
    row_one: RowOne,
}

impl Coordinates {
    /// The names of the points of a pitch.
    #[must_use]
    pub fn of(pitch: &Pitch, row_one: RowOne) -> Self {
        let (mut low, (width, length)) = (pitch.origin(), pitch.size());
        let mut high = GridPoint::new(low.x + width, low.y + length);
        for goal in [&pitch.goals().a, &pitch.goals().b] {
            for at in &goal.points {
                low = GridPoint::new(low.x.min(at.x), low.y.min(at.y));
                high = GridPoint::new(high.x.max(at.x), high.y.max(at.y));
            }
        }
        Self { low, high, row_one }
    }

    /// The name of a crossing.
    #[must_use]
    pub fn name(&self, at: GridPoint) -> String {
        format!("{}{}", self.column(at.x), self.row(at.y))
    }

    /// The name of the column at `x`: a, b … z, aa, ab …
    #[must_use]
    pub fn column(&self, x: i32) -> String {
        let mut rest = x.saturating_sub(self.low.x).max(0).unsigned_abs() + 1;
        let mut letters = Vec::new();
        while rest > 0 {
            letters.push(char::from(b'a' + u8::try_from((rest - 1) % 26).unwrap_or(0)));
            rest = (rest - 1) / 26;
        }
        letters.iter().rev().collect()
    }

    /// The number of the row at `y`.
    #[must_use]
    pub const fn row(&self, y: i32) -> i32 {
        match self.row_one {
            RowOne::Bottom => self.high.y.saturating_sub(y).saturating_add(1),
            RowOne::Top => y.saturating_sub(self.low.y).saturating_add(1),
        }
    }

    /// The x of every column, from the left.
    #[must_use]
    pub const fn columns(&self) -> std::ops::RangeInclusive<i32> {
        self.low.x..=self.high.x
    }

    /// The y of every row, from the top.
    #[must_use]
    pub const fn rows(&self) -> std::ops::RangeInclusive<i32> {
        self.low.y..=self.high.y
    }

    /// The crossing of a name, if it lies in the columns and rows. Capital letters and Cyrillic letters that look like Latin
    /// ones are read as well.
    #[must_use]
    pub fn point(&self, name: &str) -> Option<GridPoint> {
        let digits = name.find(|c: char| c.is_ascii_digit())?;
        let (letters, number) = name.split_at(digits);
        if letters.is_empty() || number.starts_with('0') || !number.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        let mut column = 0_i32;
        for letter in letters.chars() {
            let letter = latin(letter).filter(char::is_ascii_lowercase)?;
            let place = i32::try_from(u32::from(letter) - u32::from('a')).ok()? + 1;
            column = column.checked_mul(26)?.checked_add(place)?;
        }
        let row: i32 = number.parse().ok()?;
        let x = self.low.x.checked_add(column)? - 1;
        let y = match self.row_one {
            RowOne::Bottom => self.high.y.checked_sub(row)?.checked_add(1)?,
            RowOne::Top => self.low.y.checked_add(row)? - 1,
        };
        (self.columns().contains(&x) && self.rows().contains(&y)).then_some(GridPoint::new(x, y))
    }

    /// A turn as its points joined by hyphens, the first where the ball stands: `f8-g7-f6`.
    #[must_use]
    pub fn turn(&self, pitch: &Pitch, lines: &[Line]) -> String {
        let first = lines.first().map(|line| line.from);
        let points = first.into_iter().chain(lines.iter().map(|line| line.to));
        points.map(|id| self.name(pitch.point(id))).collect::<Vec<_>>().join("-")
    }
}

/// The Latin letter a sign stands for, small: itself, or the one that a Cyrillic letter looks like.
pub(super) const fn latin(letter: char) -> Option<char> {
    Some(match letter {
        'a'..='z' => letter,
        'A'..='Z' => letter.to_ascii_lowercase(),
        'а' | 'А' => 'a',
        'В' => 'b',
        'с' | 'С' => 'c',
        'е' | 'Е' => 'e',
        'Н' => 'h',
        'і' | 'І' => 'i',
        'ј' | 'Ј' => 'j',
        'к' | 'К' => 'k',
        'М' => 'm',
        'о' | 'О' => 'o',
        'р' | 'Р' => 'p',
        'ѕ' | 'Ѕ' => 's',
        'Т' => 't',
        'у' | 'У' => 'y',
        'х' | 'Х' => 'x',
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pitch::{Boundary, Directions, Geometry, GoalShape};

    fn names(width: i32, length: i32, row_one: RowOne) -> Coordinates {
        let geometry = Geometry::rectangle(width, length, GoalShape::Box, 2, Directions::All, Boundary::Wall);
        Coordinates::of(&Pitch::new(&geometry).unwrap(), row_one)
    }

    #[test]
    fn rows_count_the_goal_rows() {
        let names = names(6, 8, RowOne::Bottom);
        for (at, name) in [((3, 4), "d6"), ((0, 8), "a2"), ((6, 0), "g10"), ((2, -1), "c11"), ((4, 9), "e1")] {
            let at = GridPoint::new(at.0, at.1);
            assert_eq!(names.name(at), name);
            assert_eq!(names.point(name), Some(at));
        }
        assert_eq!(super::tests::names(6, 8, RowOne::Top).name(GridPoint::new(2, -1)), "c1");
    }

    #[test]
    fn columns_go_on_after_z() {
        let names = names(100, 2, RowOne::Bottom);
        assert_eq!([0, 25, 26, 51, 52, 100].map(|x| names.column(x)), ["a", "z", "aa", "az", "ba", "cw"]);
        for x in names.columns() {
            let at = GridPoint::new(x, 1);
            assert_eq!(names.point(&names.name(at)), Some(at));
        }
    }

    #[test]
    fn look_alikes_are_read_and_nonsense_is_not() {
        let names = names(6, 8, RowOne::Bottom);
        assert_eq!(names.point("с11"), names.point("c11"), "a Cyrillic с");
        assert_eq!(names.point("D6"), names.point("d6"));
        for name in ["", "d", "6", "d0", "d06", "h6", "d12", "д6", "d6x", "6d", "d-6", "d99999999999", "zzzzzzzzzzz1"]
        {
            assert_eq!(names.point(name), None, "{name}");
        }
    }
}
