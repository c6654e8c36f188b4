//! Games by chance: what they show of a variant, and that a seed says all.

use paperpitch::plays::{Player, Policy, Tally, game};
use paperpitch::variant;

fn tally(name: &str, policy: Policy, games: u64) -> Tally {
    let variant = variant::built_in(name).unwrap();
    let player = Player::new(&variant.pitch, policy);
    let mut tally = Tally::of(&variant.pitch, variant.rules);
    for number in 0..games {
        tally.add(&game(&variant.pitch, variant.rules, &player, 1, number));
    }
    tally
}

#[test]
fn a_larger_pitch_has_fewer_early_bounces_and_longer_games() {
    for policy in Policy::ALL {
        let (standard, large) = (tally("standard", policy, 400), tally("large", policy, 400));
        assert!(large.early_bounces() < standard.early_bounces(), "{policy:?}");
        assert!(large.lines.mean() > standard.lines.mean(), "{policy:?}");
    }
}

#[test]
fn a_single_bounce_gives_at_most_two_lines_and_turns_that_end_on_touched_points() {
    for policy in Policy::ALL {
        let single = tally("single-bounce", policy, 200);
        assert_eq!(single.turn_lines.most(), 2);
        assert!(single.ended_on_touched > 0, "{policy:?}");
        let chained = tally("standard", policy, 200);
        assert!(chained.turn_lines.most() > 2);
        assert_eq!(chained.ended_on_touched, 0, "a chained turn goes on, or the game ends");
    }
}

#[test]
fn parts_add_up_in_any_order_and_a_seed_says_all() {
    let variant = variant::built_in("orthogonal").unwrap();
    let player = Player::new(&variant.pitch, Policy::Progress);
    let part = |numbers: std::ops::Range<u64>, seed| {
        let mut tally = Tally::of(&variant.pitch, variant.rules);
        numbers.for_each(|number| tally.add(&game(&variant.pitch, variant.rules, &player, seed, number)));
        tally
    };
    let whole = part(0..90, 7);
    let mut parts = part(60..90, 7);
    parts.merge(&part(0..20, 7));
    parts.merge(&part(20..60, 7));
    assert_eq!(parts, whole);
    assert_ne!(part(0..90, 8), whole);
    assert_eq!(whole.goals + whole.own_goals + whole.blocked, 90);
}

#[test]
fn who_looks_for_progress_scores_more_and_seldom_against_himself() {
    let (chance, progress) = (tally("standard", Policy::Chance, 300), tally("standard", Policy::Progress, 300));
    assert!(progress.goals > chance.goals && progress.own_goals < chance.own_goals);
}
