//! Which words of one text are not in another: what a changed rule prints in bold. Knows no language.

/// The text with the words that `before` does not have, in order, marked as strong.
///
/// Where more than two thirds of the words differ nothing is marked: a cell that is all bold says less than a plain one.
#[must_use]
pub fn mark(before: &str, after: &str) -> String {
    let old: Vec<&str> = before.split(' ').collect();
    let new: Vec<&str> = after.split(' ').collect();
    let kept = kept(&old, &new);
    let changed = kept.iter().filter(|kept| !**kept).count();
    if after.contains("__") || changed == 0 || changed * 3 > new.len() * 2 {
        return after.to_owned();
    }
    let mut marked = String::new();
    let mut open = false;
    for (at, (word, kept)) in new.iter().zip(&kept).enumerate() {
        if open && *kept {
            marked.push_str("__");
        }
        if at > 0 {
            marked.push(' ');
        }
        if !open && !kept {
            marked.push_str("__");
        }
        open = !kept;
        marked.push_str(word);
    }
    if open {
        let end = marked.trim_end_matches(['.', ',', ';', ':']).len();
        marked.insert_str(end, "__");
    }
    marked
}

/// Which words of `new` belong to the longest common sequence of words.
fn kept(old: &[&str], new: &[&str]) -> Vec<bool> {
    let columns = new.len() + 1;
    let mut length = vec![0usize; (old.len() + 1) * columns];
    for row in (0..old.len()).rev() {
        for column in (0..new.len()).rev() {
            length[row * columns + column] = if old[row] == new[column] {
                length[(row + 1) * columns + column + 1] + 1
            } else {
                length[(row + 1) * columns + column].max(length[row * columns + column + 1])
            };
        }
    }
    let (mut row, mut kept) = (0, vec![false; new.len()]);
    let mut column = 0;
    while row < old.len() && column < new.len() {
        if old[row] == new[column] {
            kept[column] = true;
            (row, column) = (row + 1, column + 1);
        } else if length[(row + 1) * columns + column] >= length[row * columns + column + 1] {
            row += 1;
        } else {
            column += 1;
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changed_words_are_strong() {
        assert_eq!(mark("In 6 steps, so far.", "In 7 steps, so far."), "In __7__ steps, so far.");
        assert_eq!(mark("At most 79.", "At most 119."), "At most __119__.");
        assert_eq!(mark("a b c d", "a b c d"), "a b c d");
        assert_eq!(mark("quite another text", "nothing is the same"), "nothing is the same");
    }
}
