//! Guests into sides: one against one or in equal teams, and what becomes of those who are left over. Knows no tables.

/// What becomes of guests who are left over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Odd {
    /// They join a side and share its turns.
    #[default]
    Share,
    /// They keep the time.
    Timekeeper,
}

/// Guests, by their numbers from 1, as sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Split {
    /// The sides.
    pub sides: Vec<Vec<u16>>,
    /// Those who keep the time.
    pub keepers: Vec<u16>,
}

/// Splits guests into sides of this size; one against one, the sides are even in number. Fewer than two sides are no game:
/// the caller asks for that.
#[must_use]
pub fn split(guests: u16, size: u16, odd: Odd) -> Split {
    let size = size.max(1);
    let whole = if size == 1 { guests - guests % 2 } else { guests / size * size };
    let numbers: Vec<u16> = (1..=whole).collect();
    let mut sides: Vec<Vec<u16>> = numbers.chunks(usize::from(size)).map(<[u16]>::to_vec).collect();
    let left: Vec<u16> = (whole + 1..=guests).collect();
    if odd == Odd::Timekeeper || sides.is_empty() {
        return Split { sides, keepers: left };
    }
    // The last sides take one more each, so that no side is larger by two while another has none more.
    let count = sides.len();
    for (at, guest) in left.into_iter().enumerate() {
        if let Some(side) = sides.get_mut(count - 1 - at % count) {
            side.push(guest);
        }
    }
    Split { sides, keepers: Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_guest_has_a_place_and_sides_are_equal() {
        for guests in 2..=200 {
            for size in 1..=guests / 2 {
                for odd in [Odd::Share, Odd::Timekeeper] {
                    let made = split(guests, size, odd);
                    let mut all: Vec<u16> = made.sides.concat();
                    all.extend(&made.keepers);
                    all.sort_unstable();
                    assert_eq!(all, (1..=guests).collect::<Vec<_>>(), "{guests} {size}");
                    let sizes = || made.sides.iter().map(Vec::len);
                    assert!(made.sides.len() >= 2);
                    if guests / size >= guests % size {
                        assert!(sizes().max().unwrap() - sizes().min().unwrap() <= 1, "{guests} {size}");
                    }
                    assert!(size > 1 || made.sides.len().is_multiple_of(2));
                }
            }
        }
    }

    #[test]
    fn an_odd_guest_shares_or_keeps_the_time() {
        assert_eq!(split(3, 1, Odd::Share).sides, [vec![1], vec![2, 3]]);
        assert_eq!(split(3, 1, Odd::Timekeeper), Split { sides: vec![vec![1], vec![2]], keepers: vec![3] });
        assert_eq!(split(7, 2, Odd::Share).sides, [vec![1, 2], vec![3, 4], vec![5, 6, 7]]);
    }
}
