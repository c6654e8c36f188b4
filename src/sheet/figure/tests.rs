//! What the captions say of the games in the figures is true, under every combination of rules.

use super::quest::Quest;
use super::story::{self, last_turn};
use crate::pitch::{Boundary, Directions, Geometry, GoalShape, Pitch, Side};
use crate::rules::{Blocked, Bounce, Crossing, Facts, Game, Reason, RuleSet};

/// Calls a check for every combination of rules on pitches of several sizes.
fn each(check: impl Fn(&Quest<'_>, &str)) {
    let mut checked = 0;
    for (width, length) in [(8, 12), (6, 8), (4, 6), (16, 20)] {
        for directions in [Directions::All, Directions::Orthogonal] {
            for boundary in [Boundary::Wall, Boundary::Playable] {
                for shape in [GoalShape::Box, GoalShape::Link] {
                    let pitch =
                        Pitch::new(&Geometry::rectangle(width, length, shape, 2, directions, boundary)).unwrap();
                    for rules in all_rules() {
                        let facts = Facts::of(&pitch, rules);
                        if facts.lines_to_goal.a.is_some() {
                            let name = format!("{width} × {length} {directions:?} {boundary:?} {shape:?} {rules:?}");
                            check(&Quest { pitch: &pitch, rules }, &name);
                            checked += 1;
                        }
                    }
                }
            }
        }
    }
    assert!(checked > 1000, "{checked}");
}

fn all_rules() -> Vec<RuleSet> {
    let bounces = [true, false].map(|end_on_touched| Bounce::None { end_on_touched });
    let mut all = Vec::new();
    for bounce in [Bounce::Chained, Bounce::Single].into_iter().chain(bounces) {
        for blocked in [Blocked::MoverLoses, Blocked::ToMoveLoses, Blocked::Draw] {
            for crossing in [Crossing::Allowed, Crossing::Forbidden] {
                for first in Side::BOTH {
                    all.push(RuleSet { bounce, blocked, crossing, first });
                }
            }
        }
    }
    all
}

/// The game replayed from its lines alone.
fn replayed(quest: &Quest<'_>, game: &Game, name: &str) {
    let lines: Vec<_> = game.directions().collect();
    assert_eq!(Game::replay(quest.pitch, quest.rules, &lines).as_ref(), Ok(game), "{name}");
}

/// Whether the ball had been on the point where the last line of a game ends, or that point was touched from the start.
fn ends_on_touched(quest: &Quest<'_>, game: &Game) -> bool {
    let (last, before) = game.lines.split_last().unwrap();
    quest.pitch.touched_at_start(last.to) || before.iter().any(|line| line.from == last.to || line.to == last.to)
}

#[test]
fn the_bounce_is_told_as_it_is() {
    each(|quest, name| {
        let game = if quest.rules.bounce == (Bounce::None { end_on_touched: false }) {
            let game = story::refusal(quest).unwrap_or_else(|| panic!("{name}"));
            assert!(!story::refused(&quest.replay(&game).unwrap()).is_empty(), "{name}");
            game
        } else {
            let game = story::bounce(quest).unwrap_or_else(|| panic!("{name}"));
            let turn = last_turn(&game.lines);
            assert!(turn.iter().all(|line| line.side == Side::A) && game.ending.is_none(), "{name}");
            assert_eq!(game.to_move, Some(Side::B), "{name}: the turn is complete");
            let (last, before) = turn.split_last().unwrap();
            assert!(!last.bounced && before.iter().all(|line| line.bounced), "{name}");
            match quest.rules.bounce {
                Bounce::Chained => assert!(!before.is_empty() && !ends_on_touched(quest, &game), "{name}"),
                Bounce::Single => assert!(before.len() == 1 && ends_on_touched(quest, &game), "{name}"),
                Bounce::None { .. } => assert!(before.is_empty() && ends_on_touched(quest, &game), "{name}"),
            }
            game
        };
        replayed(quest, &game, name);
    });
}

#[test]
fn a_leads_the_ball_into_the_dead_end() {
    each(|quest, name| {
        let game = story::dead_end(quest).unwrap_or_else(|| panic!("{name}"));
        replayed(quest, &game, name);
        let ending = game.ending.unwrap();
        assert_eq!((ending.reason, game.lines.last().unwrap().side), (Reason::Blocked, Side::A), "{name}");
        let loser_is_a = match quest.rules.blocked {
            Blocked::Draw => None,
            Blocked::MoverLoses => Some(true),
            Blocked::ToMoveLoses => Some(quest.rules.bounce == Bounce::Chained),
        };
        assert_eq!(ending.winner, loser_is_a.map(|a| if a { Side::B } else { Side::A }), "{name}");
    });
}

#[test]
fn a_scores_and_b_scores_an_own_goal() {
    each(|quest, name| {
        let mut games = 0;
        for (side, reason) in [(Side::A, Reason::Goal), (Side::B, Reason::OwnGoal)] {
            let game = story::goal(quest, side);
            assert_eq!(game.is_some(), story::reaches_upper_goal(quest, side), "{name} {side:?}");
            let Some(game) = game else { continue };
            replayed(quest, &game, name);
            let ending = game.ending.unwrap();
            assert_eq!((ending.reason, ending.winner), (reason, Some(Side::A)), "{name}");
            assert_eq!(game.lines.last().unwrap().side, side, "{name}");
            games += 1;
        }
        assert!(games > 0, "{name}");
    });
}

#[test]
fn diagonals_cross_or_do_not() {
    each(|quest, name| {
        if quest.pitch.directions() == Directions::Orthogonal {
            return;
        }
        if quest.rules.crossing == Crossing::Allowed {
            let [one, other] = story::crossing(quest).unwrap_or_else(|| panic!("{name}"));
            assert_ne!(one.side, other.side, "{name}");
        } else {
            assert!(story::no_crossing(quest).is_some(), "{name}");
        }
    });
}

#[test]
fn the_turn_that_is_written_down_is_whole() {
    each(|quest, name| {
        let game = story::turn(quest).unwrap_or_else(|| panic!("{name}"));
        replayed(quest, &game, name);
        assert!(!game.mid_turn && last_turn(&game.lines).iter().all(|line| line.side == Side::A), "{name}");
    });
}
