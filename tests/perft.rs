//! The counts of every variant of the check figures, and the games written there.

mod suite;

use paperpitch::pitch::{Direction, Side};
use paperpitch::rules::{Game, LineCount, Reason, perft, perft_turns};
use serde_json::{Value, json};
use suite::{cases, file, named, places};

fn count(count: &LineCount) -> Value {
    json!({
        "depth": count.depth, "sequences": count.sequences, "goals": count.goals, "own_goals": count.own_goals,
        "blocked": count.blocked, "wins_a": count.wins_a, "wins_b": count.wins_b, "bounces": count.bounces,
    })
}

#[test]
fn lines_agree_with_the_check_figures() {
    for case in cases() {
        let expected = case.figures["lines"].as_array().expect("lines");
        let counted = perft(&case.pitch, case.rules, expected.len());
        for (counted, expected) in counted.iter().zip(expected) {
            assert_eq!(&count(counted), expected, "{}", case.name);
        }
        assert_eq!(counted.len(), expected.len(), "{}", case.name);
    }
}

#[test]
fn turns_agree_with_the_check_figures() {
    for case in cases() {
        let expected = case.figures["turns"].as_array().expect("turns");
        let counted = perft_turns(&case.pitch, case.rules, expected.len());
        for (count, expected) in counted.iter().zip(expected) {
            let counted = json!({
                "depth": count.depth, "sequences": count.sequences, "distinct": count.distinct,
                "positions": count.positions, "goals": count.goals, "own_goals": count.own_goals,
                "blocked": count.blocked, "longest": count.longest,
            });
            assert_eq!(&counted, expected, "{}", case.name);
        }
        assert_eq!(counted.len(), expected.len(), "{}", case.name);
    }
}

/// The first depth at which something is counted.
fn first<T>(counts: &[T], what: impl Fn(&T) -> u64) -> Value {
    counts.iter().position(|count| what(count) > 0).map_or(Value::Null, |before| json!(before + 1))
}

#[test]
fn the_shortest_games_are_those_of_the_check_figures() {
    for case in cases() {
        let expected = &case.figures["shortest"];
        let longest = |of: &str| {
            let figures = expected.as_object().expect("shortest").iter();
            figures.filter(|(name, _)| name.starts_with(of)).filter_map(|(_, depth)| depth.as_u64()).max()
        };
        let depth = |of: &str| usize::try_from(longest(of).expect("a depth")).expect("a small number");
        let lines = perft(&case.pitch, case.rules, depth("lines"));
        let turns = perft_turns(&case.pitch, case.rules, depth("turns"));
        let counted = json!({
            "lines_to_goal": first(&lines, |count| count.goals),
            "lines_to_own_goal": first(&lines, |count| count.own_goals),
            "lines_to_blocked": first(&lines, |count| count.blocked),
            "lines_to_win_a": first(&lines, |count| count.wins_a),
            "lines_to_win_b": first(&lines, |count| count.wins_b),
            "turns_to_goal": first(&turns, |count| count.goals),
            "turns_to_own_goal": first(&turns, |count| count.own_goals),
            "turns_to_blocked": first(&turns, |count| count.blocked),
        });
        assert_eq!(&counted, expected, "{}", case.name);
    }
}

#[test]
fn written_games_replay_as_the_check_figures_say() {
    for expected in file()["games"].as_array().expect("games") {
        let case = named(expected["variant"].as_str().expect("a name"));
        let lines: Vec<Direction> = (expected["lines"].as_str().expect("lines").bytes())
            .map(|digit| Direction::ALL[usize::from(digit - b'0')])
            .collect();
        let game = Game::replay(&case.pitch, case.rules, &lines).expect("a legal game");
        let side = |side: Option<Side>| side.map(|side| format!("{side:?}"));
        let reason = game.ending.map(|ending| match ending.reason {
            Reason::Goal => "goal",
            Reason::OwnGoal => "own-goal",
            Reason::Blocked => "blocked",
        });
        let turns: Vec<String> =
            (game.turns()).map(|turn| turn.iter().map(|line| (line.direction as u8).to_string()).collect()).collect();
        assert_eq!(json!(turns), expected["turns"]);
        assert_eq!(json!(reason), expected["reason"]);
        assert_eq!(json!(side(game.ending.and_then(|ending| ending.winner))), expected["winner"]);
        assert_eq!(json!(side(game.to_move)), expected["to_move"]);
        assert_eq!(vec![case.pitch.point(game.ball)], places(&json!([expected["ball"]])));
    }
}
