//! The words follow the rules: what a variant does not have is not told, what it has is told as it is.

use super::{changes, kit, words};

/// The French kit tells none of these.
fn assert_silent(name: &str, tag: &str, unwanted: &[&str]) {
    let words = words(&kit(name, tag)).to_lowercase();
    for unwanted in unwanted {
        assert!(!words.contains(unwanted), "{name} {tag} speaks of “{unwanted}”");
    }
}

/// The kit tells all of these.
fn assert_tells(name: &str, tag: &str, wanted: &[&str]) {
    let words = words(&kit(name, tag));
    for wanted in wanted {
        assert!(words.contains(wanted), "{name} {tag} does not say “{wanted}”");
    }
}

#[test]
fn orthogonal_has_a_clock_and_one_way_in_and_no_diagonals() {
    assert_tells("orthogonal", "en", &["No diagonals", "15 minutes", "only one line leads in", "6 × 8 cells"]);
    assert_silent("orthogonal", "en", &["two of them may cross", "straight or diagonal", "is a wall"]);
    assert_tells("orthogonal", "fr", &["15 minutes", "6 × 8 cases"]);
}

#[test]
fn without_a_clock_no_minutes_are_told() {
    assert_silent("standard", "en", &["minute"]);
    assert_silent("standard", "fr", &["minute"]);
}

#[test]
fn single_bounce_says_that_the_opponent_loses_after_an_extra_line() {
    assert_tells("single-bounce", "en", &["The extra line never bounces"]);
    let changed = words(&changes("single-bounce", "standard", "en"));
    assert!(changed.contains("after an extra line, that is the opponent"), "{changed}");
    assert_silent("standard", "en", &["extra line"]);
}

#[test]
fn large_counts_its_cells_points_and_steps() {
    let changed = words(&changes("large", "standard", "en"));
    for wanted in ["10 × 14 cells", "11 × 15 points", "7 steps", "5 steps", "140", "119 turns", "= same"] {
        assert!(changed.contains(wanted), "“{wanted}” is missing: {changed}");
    }
}

#[test]
fn no_bounce_has_neither_touched_nor_clean_points() {
    assert_silent("no-bounce", "en", &["touched", "clean point", "must draw another"]);
}
