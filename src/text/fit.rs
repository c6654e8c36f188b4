//! Where lines end: optimal fit over the breaks a text allows. Knows widths and costs, no glyphs.

/// What every line costs, so that of equal settings the one with fewer lines is taken.
const LINE: f64 = 0.02;
/// What it costs to end a line in a word that leans on the next one.
const LEANING: f64 = 0.02;
/// What a last line costs that fills less than a quarter of the measure.
const SHORT_LAST: f64 = 0.12;
/// What it costs to leave the last word alone.
const LONE_WORD: f64 = 0.08;

/// What a line would be like.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    /// Its width as a part of the measure; more than one does not fit.
    pub(super) fill: f64,
    /// Whether it ends in a word that leans on the next one.
    pub(super) leans: bool,
    /// Whether it holds a single word.
    pub(super) lone: bool,
}

/// What a line costs.
fn cost(line: Candidate, last: bool) -> f64 {
    let slack = 1.0 - line.fill;
    let mut cost = LINE;
    if last {
        cost += if line.fill < 0.25 { SHORT_LAST } else { 0.0 };
        cost += if line.lone { LONE_WORD } else { 0.0 };
    } else {
        cost += slack * slack + if line.leans { LEANING } else { 0.0 };
    }
    cost
}

/// The cheapest way through `count` pieces that stand one after the other: after which pieces lines end, the last piece
/// included. `line(a, b)` tells what a line of the pieces `a..b` would be like; it must grow with every piece added in front.
/// None when some piece is wider than the measure.
pub(super) fn fit(count: usize, line: impl Fn(usize, usize) -> Candidate) -> Option<Vec<usize>> {
    // For every place between two pieces the cost of the cheapest setting up to there and where its last line starts.
    let mut best: Vec<(f64, usize)> = Vec::with_capacity(count + 1);
    best.push((0.0, 0));
    for end in 1..=count {
        let mut cheapest = (f64::INFINITY, end);
        for start in (0..end).rev() {
            let candidate = line(start, end);
            if candidate.fill > 1.0 {
                break;
            }
            let total = best.get(start).map_or(f64::INFINITY, |before| before.0) + cost(candidate, end == count);
            if total < cheapest.0 {
                cheapest = (total, start);
            }
        }
        best.push(cheapest);
    }
    let mut ends = Vec::new();
    let mut end = count;
    while end > 0 {
        ends.push(end);
        let &(total, start) = best.get(end)?;
        if total.is_infinite() {
            return None;
        }
        end = start;
    }
    ends.reverse();
    Some(ends)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Words of so many letters in a measure of so many, one letter between words.
    fn ends(words: &[usize], measure: usize) -> Option<Vec<usize>> {
        #[allow(clippy::cast_precision_loss)]
        fit(words.len(), |a, b| Candidate {
            fill: (words[a..b].iter().sum::<usize>() + b - a - 1) as f64 / measure as f64,
            leans: words[b - 1] < 3,
            lone: b - a == 1,
        })
    }

    #[test]
    fn no_word_is_left_alone_when_another_can_join_it() {
        assert_eq!(ends(&[4, 5, 4, 5, 4, 4], 25), Some(vec![4, 6]));
    }

    #[test]
    fn a_short_word_moves_to_the_next_line() {
        assert_eq!(ends(&[9, 10, 2, 9, 9], 23), Some(vec![2, 5]));
    }

    #[test]
    fn what_fits_in_one_line_stays_there() {
        assert_eq!(ends(&[4], 25), Some(vec![1]));
        assert_eq!(ends(&[], 25), Some(vec![]));
    }

    #[test]
    fn a_word_wider_than_the_measure_has_no_setting() {
        assert_eq!(ends(&[4, 30, 4], 25), None);
    }
}
