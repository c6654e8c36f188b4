//! The facts of every variant of the check figures, and those that the rules of the game promise.

mod suite;

use paperpitch::pitch::{Boundary, Directions, Geometry, GoalShape, Pitch, Side};
use paperpitch::rules::{Blocked, Bounce, Crossing, Facts, RuleSet};
use suite::{cases, named};

const PLAIN: RuleSet =
    RuleSet { bounce: Bounce::Chained, blocked: Blocked::ToMoveLoses, crossing: Crossing::Allowed, first: Side::A };

fn facts(width: i32, length: i32, rules: RuleSet) -> Facts {
    let geometry = Geometry::rectangle(width, length, GoalShape::Box, 2, Directions::All, Boundary::Wall);
    Facts::of(&Pitch::new(&geometry).unwrap(), rules)
}

#[test]
fn facts_agree_with_the_check_figures() {
    for case in cases() {
        let facts = Facts::of(&case.pitch, case.rules);
        let (name, figures) = (&case.name, &case.figures);
        assert_eq!(facts.points, figures["points"], "{name}");
        assert_eq!(facts.edges, figures["edges"], "{name}");
        assert_eq!(facts.clean, figures["clean"], "{name}");
        assert_eq!(facts.red, figures["red"], "{name}");
        let shortest = &figures["shortest"];
        let goal = facts.lines_to_goal.a.min(facts.lines_to_goal.b);
        assert_eq!(goal.unwrap(), shortest["lines_to_goal"], "{name}");
        assert_eq!(facts.lines_to_blocked.unwrap(), shortest["lines_to_blocked"], "{name}");
        assert!(facts.half_turn_symmetric && facts.mirror_symmetric, "{name}");
    }
}

#[test]
fn the_most_turns_are_those_of_the_rules() {
    for (name, turns) in [("orthogonal", 35), ("notation", 37), ("classic", 65), ("standard", 79), ("large", 119)] {
        let case = named(name);
        assert_eq!(Facts::of(&case.pitch, case.rules).most_turns, Some(turns), "{name}");
    }
    let single = named("single-bounce");
    assert_eq!(Facts::of(&single.pitch, single.rules).most_turns, None);
}

#[test]
fn steps_are_half_the_sides() {
    for (width, length) in [(8, 12), (10, 14), (6, 8), (2, 2)] {
        let facts = facts(width, length, PLAIN);
        let (half_width, half_length) = (facts.width / 2, facts.length / 2);
        assert_eq!((facts.steps_to_goal_line.a, facts.steps_to_goal_line.b), (half_length, half_length));
        assert_eq!(facts.steps_to_side, Some(half_width));
        assert_eq!(facts.lines_to_goal.a, Some(half_length + 1));
        assert_eq!(facts.cells, facts.width * facts.length);
    }
}

#[test]
fn five_first_lines_differ() {
    assert_eq!(facts(6, 8, PLAIN).different_first_lines.len(), 5);
    let orthogonal = named("orthogonal");
    let facts = Facts::of(&orthogonal.pitch, orthogonal.rules);
    assert_eq!((facts.first_lines.len(), facts.different_first_lines.len()), (4, 3));
}

#[test]
fn a_blocked_ball_needs_no_corner() {
    assert_eq!(facts(16, 20, PLAIN).lines_to_blocked, Some(10), "in the corner");
    assert_eq!(facts(8, 20, PLAIN).lines_to_blocked, Some(7), "at the side: four lines there and a loop of three");
    assert_eq!(facts(100, 100, PLAIN).lines_to_blocked, Some(12), "four loops at the start");
    let clean_only = RuleSet { bounce: Bounce::None { end_on_touched: false }, ..PLAIN };
    assert_eq!(facts(100, 100, clean_only).lines_to_blocked, None, "too far to search");
    assert_eq!(facts(100, 100, clean_only).lines_to_goal.a, Some(51));
}
