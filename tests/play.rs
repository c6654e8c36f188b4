//! What holds for every game that is played by the rules: random games on every variant, from fixed seeds.

mod suite;

use std::collections::BTreeSet;

use paperpitch::pitch::{Boundary, Direction, Directions, Geometry, GoalShape, Pitch, PointId, Side};
use paperpitch::rules::notation::{analytic, digits, online, read};
use paperpitch::rules::{
    Blocked, Bounce, Coordinates, Crossing, Ending, Facts, Game, Outcome, Position, Reason, RowOne, RuleSet, perft,
};

/// Games played on each variant.
const GAMES: u64 = 2_000;

/// The built-in variants: name, pitch and rules.
fn built_ins() -> Vec<(&'static str, Pitch, RuleSet)> {
    let pitch = |width, length, goal| {
        let geometry = Geometry::rectangle(width, length, GoalShape::Box, goal, Directions::All, Boundary::Wall);
        Pitch::new(&geometry).unwrap()
    };
    let link = Geometry::rectangle(6, 8, GoalShape::Link, 2, Directions::Orthogonal, Boundary::Playable);
    let rules = |bounce, crossing| RuleSet { bounce, blocked: Blocked::ToMoveLoses, crossing, first: Side::A };
    let plain = rules(Bounce::Chained, Crossing::Allowed);
    vec![
        ("standard", pitch(8, 12, 2), plain),
        ("large", pitch(10, 14, 2), plain),
        ("orthogonal", Pitch::new(&link).unwrap(), RuleSet { blocked: Blocked::MoverLoses, ..plain }),
        ("notation", pitch(6, 8, 2), plain),
        ("single-bounce", pitch(8, 12, 2), rules(Bounce::Single, Crossing::Allowed)),
        ("classic", pitch(8, 10, 2), plain),
        ("no-bounce", pitch(8, 12, 2), rules(Bounce::None { end_on_touched: true }, Crossing::Allowed)),
        ("wide-goals", pitch(16, 20, 4), plain),
        ("texas", pitch(8, 10, 2), rules(Bounce::Chained, Crossing::Forbidden)),
        ("clean-only", pitch(8, 10, 2), rules(Bounce::None { end_on_touched: false }, Crossing::Allowed)),
    ]
}

/// A stream of numbers that look random (the xorshift of Marsaglia).
struct Dice(u64);

impl Dice {
    fn throw(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % sides as u64).unwrap()
    }
}

/// Plays a random game to its end.
fn random_game(pitch: &Pitch, rules: RuleSet, seed: u64) -> Position<'_> {
    let mut dice = Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let mut position = Position::kick_off(pitch, rules);
    while position.ending().is_none() {
        let legal = position.legal();
        assert!(!legal.is_empty(), "a game that is not over has a legal line");
        let direction = legal.iter().nth(dice.throw(legal.len())).unwrap();
        position.play(direction).unwrap();
    }
    position
}

/// Calls a check for every random game of every built-in variant.
fn each_game(check: impl Fn(&str, &Position, Ending)) {
    for (name, pitch, rules) in built_ins() {
        for seed in 1..=GAMES {
            let position = random_game(&pitch, rules, seed);
            let ending = position.ending().unwrap();
            check(name, &position, ending);
        }
    }
}

#[test]
fn drawn_lines_form_one_trail_and_games_end() {
    each_game(|name, position, ending| {
        let pitch = position.pitch();
        assert!(position.lines().len() <= pitch.edges().count(), "{name}");
        let mut drawn = BTreeSet::new();
        let mut degree = vec![0; pitch.points().len()];
        let mut ball = pitch.start();
        for line in position.lines() {
            assert_eq!(line.from, ball, "{name}: the trail is broken");
            assert!(drawn.insert((line.from.min(line.to), line.from.max(line.to))), "{name}: drawn twice");
            degree[line.from.index()] += 1;
            degree[line.to.index()] += 1;
            ball = line.to;
        }
        for id in pitch.ids() {
            let end = (id == pitch.start()) != (id == ball);
            assert_eq!(degree[id.index()] % 2 == 1, end, "{name}: {}", pitch.point(id));
        }
        assert_eq!(pitch.is_goal_point(ball), ending.reason != Reason::Blocked, "{name}");
    });
}

#[test]
fn games_end_on_red_points_where_the_rules_say_so() {
    let mut on_black = BTreeSet::new();
    for (name, pitch, rules) in built_ins() {
        let promised = Facts::of(&pitch, rules).ends_on_red;
        for seed in 1..=GAMES {
            let ball = random_game(&pitch, rules, seed).ball();
            assert!(pitch.is_red(ball) || !promised, "{name}: {}", pitch.point(ball));
            if !pitch.is_red(ball) {
                on_black.insert(name);
            }
        }
    }
    assert_eq!(on_black, BTreeSet::from(["texas", "clean-only"]));
}

#[test]
fn turns_are_bounded_and_bounces_are_what_they_should_be() {
    each_game(|name, position, ending| {
        let (pitch, rules) = (position.pitch(), position.rules());
        let game = Game::from(position.clone());
        if rules.bounce == Bounce::Chained {
            assert!(game.turns().count() <= pitch.clean() + 1, "{name}");
        }
        let mut touched: BTreeSet<PointId> = pitch.ids().filter(|&id| pitch.touched_at_start(id)).collect();
        for turn in game.turns() {
            assert!(turn.iter().all(|line| line.side == turn[0].side), "{name}");
            match rules.bounce {
                Bounce::Chained => {}
                Bounce::Single => assert!(turn.len() <= 2, "{name}"),
                Bounce::None { .. } => assert_eq!(turn.len(), 1, "{name}"),
            }
            for (index, line) in turn.iter().enumerate() {
                let again = !touched.insert(line.to) && !pitch.is_goal_point(line.to);
                let bounces = match rules.bounce {
                    Bounce::Chained => again,
                    Bounce::Single => again && index == 0,
                    Bounce::None { .. } => false,
                };
                assert_eq!(line.bounced, bounces, "{name}");
            }
        }
        let last = game.lines[game.lines.len() - 1];
        let goal = pitch.goal_of(last.to);
        let winner = match ending.reason {
            Reason::Goal => Some(last.side),
            Reason::OwnGoal => Some(last.side.other()),
            Reason::Blocked => ending.winner,
        };
        assert_eq!(ending.winner, winner, "{name}");
        assert_eq!(goal, winner.filter(|_| ending.reason != Reason::Blocked), "{name}");
    });
}

#[test]
fn the_two_blocked_rules_agree_with_chained_bounces_only() {
    let other = |blocked| match blocked {
        Blocked::MoverLoses => Blocked::ToMoveLoses,
        _ => Blocked::MoverLoses,
    };
    let mut disagree = BTreeSet::new();
    for (name, pitch, rules) in built_ins() {
        for seed in 1..=GAMES {
            let one = random_game(&pitch, rules, seed).ending().unwrap();
            let two = random_game(&pitch, RuleSet { blocked: other(rules.blocked), ..rules }, seed).ending().unwrap();
            assert_eq!(one.reason, two.reason);
            if one.winner != two.winner {
                assert_eq!(one.reason, Reason::Blocked);
                disagree.insert(name);
            } else if matches!(rules.bounce, Bounce::None { .. }) {
                assert_ne!(one.reason, Reason::Blocked, "{name}: with no bounce they are opposites");
            }
            let draw = random_game(&pitch, RuleSet { blocked: Blocked::Draw, ..rules }, seed).ending().unwrap();
            assert_eq!(draw.winner.is_none(), draw.reason == Reason::Blocked);
        }
    }
    assert_eq!(disagree, BTreeSet::from(["single-bounce", "no-bounce", "clean-only"]));
}

#[test]
fn every_line_can_be_taken_back() {
    for (name, pitch, rules) in built_ins() {
        for seed in 1..=GAMES / 10 {
            let mut position = random_game(&pitch, rules, seed);
            let lines: Vec<Direction> = position.lines().iter().map(|line| line.direction).collect();
            while let Some(line) = position.undo() {
                assert!(position.legal().holds(line.direction), "{name}");
                assert_eq!(position.turn(), line.turn, "{name}");
                assert_eq!(position.to_move(), Some(line.side), "{name}");
            }
            for id in pitch.ids() {
                assert_eq!(position.is_touched(id), pitch.touched_at_start(id), "{name}: {}", pitch.point(id));
            }
            for direction in lines {
                assert!(position.play(direction).is_ok(), "{name}: the same game can be played again");
            }
            assert!(position.ending().is_some(), "{name}");
        }
    }
}

#[test]
fn an_illegal_line_changes_nothing() {
    for (name, pitch, rules) in built_ins() {
        let game = Game::from(random_game(&pitch, rules, 7));
        let mut position = Position::kick_off(&pitch, rules);
        for direction in game.directions() {
            let before = (position.ball(), position.turn(), position.legal(), position.lines().len());
            let legal = position.legal();
            for wrong in Direction::ALL.into_iter().filter(|&wrong| !legal.holds(wrong)) {
                assert!(position.play(wrong).is_err(), "{name}");
            }
            assert_eq!(before, (position.ball(), position.turn(), position.legal(), position.lines().len()), "{name}");
            position.play(direction).unwrap();
        }
        assert!(Direction::ALL.into_iter().all(|direction| position.play(direction).is_err()), "{name}: it is over");
    }
}

#[test]
fn games_can_be_written_and_read_again() {
    each_game(|name, position, _| {
        let (pitch, rules) = (position.pitch(), position.rules());
        let game = Game::from(position.clone());
        let row_one = if game.lines.len() % 2 == 0 { RowOne::Bottom } else { RowOne::Top };
        let written = match game.lines.len() % 4 {
            0 => digits(&game),
            1 => digits(&game).replace(' ', ""),
            2 => analytic(&game, pitch, &Coordinates::of(pitch, row_one)),
            _ => online(&game, rules.first, &[], None),
        };
        let record = read(&written, pitch, rules, row_one).unwrap_or_else(|error| panic!("{name}: {written}: {error}"));
        assert_eq!(record.game, game, "{name}: {written}");
    });
}

#[test]
fn line_counts_do_not_depend_on_the_bounce_rule() {
    let bounces = [Bounce::Chained, Bounce::Single, Bounce::None { end_on_touched: true }];
    for (name, pitch, rules) in built_ins().into_iter().filter(|(name, ..)| *name != "clean-only") {
        let [chained, single, none] = bounces.map(|bounce| {
            let counts = perft(&pitch, RuleSet { bounce, ..rules }, 6);
            counts.iter().map(|count| (count.sequences, count.blocked, count.bounces)).collect::<Vec<_>>()
        });
        assert_eq!(chained, single, "{name}");
        assert_eq!(chained, none, "{name}");
    }
}

#[test]
fn counting_agrees_with_playing() {
    for (name, pitch, rules) in built_ins() {
        let mut sequences = vec![0_u64; 4];
        count(&mut Position::kick_off(&pitch, rules), &mut sequences);
        let counted: Vec<u64> = perft(&pitch, rules, 4).iter().map(|count| count.sequences).collect();
        assert_eq!(counted, sequences, "{name}");
    }
}

/// Counts by playing and taking back.
fn count(position: &mut Position, sequences: &mut [u64]) {
    let Some((first, rest)) = sequences.split_first_mut() else { return };
    for direction in position.legal().iter() {
        *first += 1;
        if !matches!(position.play(direction).unwrap(), Outcome::Ends(_)) {
            count(position, rest);
        }
        position.undo();
    }
}

#[test]
fn the_other_side_may_begin() {
    for (name, pitch, rules) in built_ins() {
        for (a, b) in perft(&pitch, rules, 6).iter().zip(&perft(&pitch, RuleSet { first: Side::B, ..rules }, 6)) {
            // The ends of every built-in are alike, so the two sides only swap what they win.
            assert_eq!((a.sequences, a.goals, a.own_goals, a.blocked), (b.sequences, b.goals, b.own_goals, b.blocked));
            assert_eq!((a.wins_a, a.wins_b), (b.wins_b, b.wins_a), "{name}");
        }
    }
}
