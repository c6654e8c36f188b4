//! Pitches that are no plain rectangles: cut corners, bays, walls inside, goals anywhere on the outline; and everything
//! that is no pitch.

use paperpitch::pitch::{
    Boundary, BySide, Direction, Directions, EntryFault, Flaw, Geometry, GoalShape, GoalSpec, GridPoint, Pitch, Side,
};
use paperpitch::rules::{Blocked, Bounce, Crossing, Facts, Illegal, LineCount, Outcome, Position, RuleSet, perft};
use proptest::prelude::*;
use proptest::strategy::ValueTree;

const PLAIN: RuleSet =
    RuleSet { bounce: Bounce::Chained, blocked: Blocked::ToMoveLoses, crossing: Crossing::Allowed, first: Side::A };

const fn at(x: i32, y: i32) -> GridPoint {
    GridPoint::new(x, y)
}

fn points(list: &[(i32, i32)]) -> Vec<GridPoint> {
    list.iter().map(|&(x, y)| at(x, y)).collect()
}

fn mouth(shape: GoalShape, left: (i32, i32), right: (i32, i32)) -> GoalSpec {
    GoalSpec { shape, mouth: [at(left.0, left.1), at(right.0, right.1)], entries: None }
}

fn octagon() -> Geometry {
    Geometry { outline: points(&[(2, 0), (6, 0), (8, 2), (8, 10), (6, 12), (2, 12), (0, 10), (0, 2)]), ..standard() }
}

fn standard() -> Geometry {
    Geometry::rectangle(8, 12, GoalShape::Box, 2, Directions::All, Boundary::Wall)
}

fn two_walls() -> Geometry {
    let walls = vec![points(&[(1, 4), (3, 4)]), points(&[(5, 8), (7, 8)])];
    Geometry { walls, ..Geometry::rectangle(8, 12, GoalShape::Link, 2, Directions::All, Boundary::Wall) }
}

/// A pitch with nothing alike: a bay, a cut corner, a wall, goals of two widths off the middle.
fn crooked() -> Geometry {
    Geometry {
        outline: points(&[(0, 0), (6, 0), (6, 2), (8, 2), (8, 7), (6, 9), (0, 9), (0, 6), (2, 4), (0, 2)]),
        walls: vec![points(&[(3, 3), (5, 5), (5, 6)])],
        start: at(3, 5),
        goals: BySide { a: mouth(GoalShape::Box, (1, 0), (4, 0)), b: mouth(GoalShape::Box, (2, 9), (4, 9)) },
        directions: Directions::All,
        boundary: Boundary::Wall,
    }
}

fn prove(geometry: &Geometry) -> Pitch {
    Pitch::new(geometry).unwrap_or_else(|flaws| panic!("{geometry:?}: {flaws:?}"))
}

#[test]
fn cut_corners_leave_no_corner() {
    let pitch = prove(&octagon());
    assert_eq!((pitch.cells(), pitch.cut_cells()), (96 - 4 * 3, 8));
    assert_eq!(pitch.points().len(), 123 - 4 * 3);
    assert!(pitch.id(at(0, 1)).is_none() && pitch.id(at(1, 0)).is_none());
    let cut = pitch.id(at(1, 1)).unwrap();
    assert!(pitch.touched_at_start(cut) && pitch.is_boundary(at(1, 1)));
    let ways: Vec<_> = Direction::ALL.into_iter().filter(|&d| pitch.neighbour(cut, d).is_some()).collect();
    assert_eq!(ways, [Direction::East, Direction::SouthEast, Direction::South]);
    assert!(pitch.walls().contains(&[at(1, 1), at(2, 0)]));
    let facts = Facts::of(&pitch, PLAIN);
    assert!(facts.half_turn_symmetric && facts.mirror_symmetric);
    assert_eq!(facts.steps_to_side, Some(4));
}

#[test]
fn a_cut_corner_of_a_playable_boundary_is_an_edge() {
    let pitch = prove(&Geometry { boundary: Boundary::Playable, ..octagon() });
    let cut = pitch.id(at(1, 1)).unwrap();
    assert!(pitch.neighbour(cut, Direction::NorthEast).is_some());
    assert!(pitch.neighbour(cut, Direction::NorthWest).is_none());
    assert_eq!(pitch.degree(cut), 5);
    assert!(pitch.walls().is_empty());
    let straight = prove(&Geometry { boundary: Boundary::Playable, directions: Directions::Orthogonal, ..octagon() });
    assert_eq!(straight.degree(straight.id(at(1, 1)).unwrap()), 2);
}

#[test]
fn a_wall_inside_is_touched_and_left_on_either_side() {
    let pitch = prove(&two_walls());
    let middle = pitch.id(at(2, 4)).unwrap();
    assert!(pitch.touched_at_start(middle) && !pitch.is_boundary(at(2, 4)));
    assert_eq!(pitch.degree(middle), 6);
    let facts = Facts::of(&pitch, PLAIN);
    assert!(facts.half_turn_symmetric && !facts.mirror_symmetric);
    assert_eq!(facts.different_first_lines.len(), 8);
    assert_eq!(pitch.walls().iter().filter(|wall| wall[0].y == 4 && wall[1].y == 4).count(), 2);
}

#[test]
fn no_edge_runs_along_or_through_a_wall() {
    let pitch = prove(&crooked());
    let corner = pitch.id(at(4, 3)).unwrap();
    assert!(pitch.neighbour(corner, Direction::SouthWest).is_none(), "through the diagonal wall");
    let end = pitch.id(at(3, 3)).unwrap();
    assert!(pitch.neighbour(end, Direction::SouthEast).is_none(), "along it");
    assert_eq!(pitch.degree(end), 7);
    let mut position = Position::kick_off(&pitch, PLAIN);
    assert_eq!(position.play(Direction::North), Ok(Outcome::Passes));
    assert_eq!(position.play(Direction::NorthEast), Err(Illegal::Wall));
}

#[test]
fn goals_may_lie_in_a_bay_or_at_a_side() {
    let bay = Geometry {
        outline: points(&[(0, 0), (2, 0), (2, 2), (6, 2), (6, 0), (8, 0), (8, 12), (0, 12)]),
        goals: BySide { a: mouth(GoalShape::Box, (3, 2), (5, 2)), ..standard().goals },
        ..standard()
    };
    assert_eq!(prove(&bay).goals().a.points, points(&[(3, 1), (4, 1), (5, 1)]));
    let side = Geometry {
        goals: BySide { a: mouth(GoalShape::Box, (0, 7), (0, 5)), b: mouth(GoalShape::Link, (8, 5), (8, 7)) },
        ..standard()
    };
    let pitch = prove(&side);
    assert_eq!(pitch.goals().a.outwards, Direction::West);
    assert_eq!(pitch.goals().a.posts, [at(0, 5), at(0, 7)]);
    assert_eq!(pitch.goals().b.points, [at(9, 6)]);
    let narrow = Geometry {
        goals: BySide {
            a: mouth(GoalShape::Box, (2, 0), (6, 0)),
            b: GoalSpec { entries: Some(vec![[at(4, 12), at(3, 13)], [at(3, 12), at(4, 13)]]), ..standard().goals.b },
        },
        ..standard()
    };
    let pitch = prove(&narrow);
    assert_eq!(pitch.goals().a.entries.len(), 11);
    assert_eq!(pitch.goals().b.points, points(&[(3, 13), (4, 13)]));
    assert!(!Facts::of(&pitch, PLAIN).half_turn_symmetric);
}

/// All flaws of a changed standard pitch.
fn flaws(change: impl FnOnce(&mut Geometry)) -> Vec<Flaw> {
    let mut geometry = standard();
    change(&mut geometry);
    let flaws = Pitch::new(&geometry).expect_err("no pitch");
    assert!(flaws.iter().all(|flaw| !flaw.to_string().is_empty()), "{flaws:?}");
    flaws
}

#[test]
fn all_flaws_are_told_at_once() {
    let found = flaws(|geometry| {
        geometry.walls =
            vec![points(&[(1, 1)]), points(&[(1, 1), (2, 3)]), points(&[(1, 1), (1, 1)]), points(&[(7, 7), (9, 9)])];
        geometry.start = at(20, 20);
        geometry.goals.a.mouth = [at(3, 1), at(5, 0)];
        geometry.goals.b.mouth = [at(3, 12), at(3, 12)];
    });
    let expected = vec![
        Flaw::WallTooShort { wall: 0 },
        Flaw::WallCrooked { wall: 1, corner: 0, ends: [at(1, 1), at(2, 3)] },
        Flaw::WallRepeats { wall: 2, corner: 0, at: at(1, 1) },
        Flaw::WallOutside { wall: 3, corner: 0, ends: [at(7, 7), at(9, 9)] },
        Flaw::StartOutside { start: at(20, 20) },
        Flaw::PostOffOutline { side: Side::A, post: at(3, 1) },
        Flaw::MouthCrooked { side: Side::B, posts: [at(3, 12), at(3, 12)] },
    ];
    assert_eq!(found, expected);
}

#[test]
fn mouths_are_held_against_the_outline() {
    let found = flaws(|geometry| {
        geometry.goals.a = mouth(GoalShape::Box, (0, 0), (0, 12));
        geometry.goals.b = mouth(GoalShape::Link, (3, 12), (6, 12));
    });
    assert_eq!(found, [Flaw::NoMiddle { side: Side::B, width: 3 }]);
    let found = flaws(|geometry| geometry.goals.a = mouth(GoalShape::Box, (0, 4), (8, 4)));
    assert_eq!(found, [Flaw::MouthOffOutline { side: Side::A, step: [at(0, 4), at(1, 4)] }]);
    let found = flaws(|geometry| {
        geometry.outline = points(&[(0, 0), (3, 0), (3, -1), (4, -1), (4, 0), (8, 0), (8, 12), (0, 12)]);
    });
    assert_eq!(found, [Flaw::MouthOffOutline { side: Side::A, step: [at(3, 0), at(4, 0)] }]);
    let found = flaws(|geometry| {
        geometry.outline = points(&[(0, 0), (8, 0), (8, 12), (6, 12), (6, 14), (5, 14), (5, 12), (0, 12)]);
    });
    assert_eq!(found, [Flaw::GoalInPitch { side: Side::B, step: [at(5, 13), at(5, 12)] }]);
    let found = flaws(|geometry| std::mem::swap(&mut geometry.goals.a, &mut geometry.goals.b));
    assert_eq!(found, [Flaw::GoalsSwapped]);
    let found = flaws(|geometry| geometry.goals.b = mouth(GoalShape::Box, (5, 0), (7, 0)));
    assert_eq!(found, [Flaw::GoalsOverlap { at: at(5, -1) }]);
}

#[test]
fn entries_are_held_against_the_mouth() {
    let entries = [
        ([at(2, 0), at(3, -1)], EntryFault::NotFromMouth),
        ([at(4, 0), at(4, 1)], EntryFault::NotIntoGoal),
        ([at(3, 0), at(5, -1)], EntryFault::TooLong),
        ([at(3, 0), at(3, -1)], EntryFault::AlongSide),
        ([at(4, 0), at(3, -1)], EntryFault::Diagonal),
        ([at(4, 0), at(4, -1)], EntryFault::Repeated),
    ];
    let found = flaws(|geometry| {
        geometry.directions = Directions::Orthogonal;
        let mut written = vec![[at(4, 0), at(4, -1)]];
        written.extend(entries.map(|(entry, _)| entry));
        geometry.goals.a.entries = Some(written);
        geometry.goals.b.entries = Some(Vec::new());
    });
    let mut expected: Vec<Flaw> =
        (1..).zip(entries).map(|(index, (entry, fault))| Flaw::Entry { side: Side::A, index, entry, fault }).collect();
    expected.push(Flaw::NoEntry { side: Side::B });
    assert_eq!(found, expected);
}

#[test]
fn what_cannot_be_reached_is_told() {
    // Two rooms, joined by a channel one cell wide and two long: without diagonals no edge leads through its walls.
    let outline =
        points(&[(0, 0), (4, 0), (4, 4), (3, 4), (3, 6), (4, 6), (4, 10), (0, 10), (0, 6), (2, 6), (2, 4), (0, 4)]);
    let geometry = Geometry {
        outline,
        start: at(2, 2),
        goals: BySide { a: mouth(GoalShape::Link, (1, 0), (3, 0)), b: mouth(GoalShape::Link, (1, 10), (3, 10)) },
        directions: Directions::Orthogonal,
        ..standard()
    };
    let flaws = Pitch::new(&geometry).expect_err("two rooms");
    assert!(matches!(flaws[..], [Flaw::GoalCutOff { side: Side::B }, Flaw::PointsCutOff { .. }]), "{flaws:?}");
    prove(&Geometry { directions: Directions::All, ..geometry.clone() });
    prove(&Geometry { boundary: Boundary::Playable, ..geometry.clone() });
    let corner = Geometry { start: at(0, 0), directions: Directions::Orthogonal, ..standard() };
    assert_eq!(Pitch::new(&corner), Err(vec![Flaw::StartBlocked { start: at(0, 0) }]));
}

/// The same geometry moved by a map of the plane.
fn moved(geometry: &Geometry, map: impl Fn(GridPoint) -> GridPoint, swap: bool) -> Geometry {
    let goal = |goal: &GoalSpec| GoalSpec { mouth: goal.mouth.map(&map), ..goal.clone() };
    let (a, b) = (goal(&geometry.goals.a), goal(&geometry.goals.b));
    Geometry {
        outline: geometry.outline.iter().copied().map(&map).collect(),
        walls: geometry.walls.iter().map(|wall| wall.iter().copied().map(&map).collect()).collect(),
        start: map(geometry.start),
        goals: if swap { BySide { a: b, b: a } } else { BySide { a, b } },
        ..geometry.clone()
    }
}

#[test]
fn mirrored_and_turned_pitches_count_alike() {
    for geometry in [octagon(), two_walls(), crooked(), Geometry { boundary: Boundary::Playable, ..crooked() }] {
        for crossing in [Crossing::Allowed, Crossing::Forbidden] {
            let rules = RuleSet { crossing, bounce: Bounce::Single, ..PLAIN };
            let plain = perft(&prove(&geometry), rules, 6);
            let mirrored = moved(&geometry, |p| at(8 - p.x, p.y), false);
            assert_eq!(plain, perft(&prove(&mirrored), rules, 6));
            let away = moved(&geometry, |p| at(p.x - 500, p.y + 77), false);
            assert_eq!(plain, perft(&prove(&away), rules, 6));
            let turned = moved(&geometry, |p| at(8 - p.x, 12 - p.y), true);
            let turned = perft(&prove(&turned), RuleSet { first: Side::B, ..rules }, 6);
            for (one, other) in plain.iter().zip(turned) {
                assert_eq!((one.sequences, one.goals, one.bounces), (other.sequences, other.goals, other.bounces));
                assert_eq!((one.wins_a, one.wins_b), (other.wins_b, other.wins_a));
            }
        }
    }
}

/// A place on or near a small pitch, now and then one at the end of the world.
fn place() -> impl Strategy<Value = GridPoint> {
    let near = (-2..10_i32, -2..10_i32).prop_map(|(x, y)| at(x, y));
    let far = prop_oneof![Just(at(i32::MIN, 0)), Just(at(0, i32::MAX)), Just(at(-1000, 1000)), Just(at(101, 101))];
    prop_oneof![200 => near, 1 => far]
}

fn goal() -> impl Strategy<Value = GoalSpec> {
    let shape = prop_oneof![Just(GoalShape::Box), Just(GoalShape::Link)];
    let entries = proptest::option::weighted(0.1, proptest::collection::vec([place(), place()], 0..4));
    (shape, [place(), place()], entries).prop_map(|(shape, mouth, entries)| GoalSpec { shape, mouth, entries })
}

fn any_geometry() -> impl Strategy<Value = Geometry> {
    let outline = proptest::collection::vec(place(), 0..9);
    let walls = proptest::collection::vec(proptest::collection::vec(place(), 0..4), 0..3);
    let directions = prop_oneof![Just(Directions::All), Just(Directions::Orthogonal)];
    let boundary = prop_oneof![Just(Boundary::Wall), Just(Boundary::Playable)];
    (outline, walls, place(), goal(), goal(), directions, boundary).prop_map(
        |(outline, walls, start, a, b, directions, boundary)| Geometry {
            outline,
            walls,
            start,
            goals: BySide { a, b },
            directions,
            boundary,
        },
    )
}

/// A geometry that is nearly a pitch: a rectangle with its corners cut and a few walls.
fn near_pitch() -> impl Strategy<Value = Geometry> {
    let cut = || 0..3_i32;
    let walls = proptest::collection::vec(proptest::collection::vec((2..7_i32, 3..8_i32), 2..4), 0..3);
    let goal = || (prop_oneof![Just(GoalShape::Box), Just(GoalShape::Link)], 2..5_i32, 2..4_i32);
    let ways = prop_oneof![Just(Directions::All), Just(Directions::Orthogonal)];
    let boundary = prop_oneof![Just(Boundary::Wall), Just(Boundary::Playable)];
    let start = (1..8_i32, 1..10_i32);
    ([cut(), cut(), cut(), cut()], walls, goal(), goal(), ways, boundary, start).prop_map(
        |(cuts, walls, a, b, directions, boundary, start)| {
            let corners = [(0, 0, 1, 1), (8, 0, -1, 1), (8, 10, -1, -1), (0, 10, 1, -1)];
            let mut outline = Vec::new();
            for (index, ((x, y, dx, dy), cut)) in corners.into_iter().zip(cuts).enumerate() {
                let ends = [at(x, y + dy * cut), at(x + dx * cut, y)];
                let ends = if index % 2 == 0 { ends } else { [ends[1], ends[0]] };
                outline.extend(&ends[..if cut == 0 { 1 } else { 2 }]);
            }
            // A second point straight or diagonally from the first keeps most walls sound.
            let wall = |list: Vec<(i32, i32)>| {
                let mut wall = vec![at(list[0].0, list[0].1)];
                for (way, length) in &list[1..] {
                    let mut end = wall[wall.len() - 1];
                    for _ in 0..length % 4 {
                        end = end.step(Direction::ALL[usize::try_from(*way).unwrap() % 8]);
                    }
                    wall.push(end);
                }
                wall
            };
            let spec = |(shape, left, width): (GoalShape, i32, i32), y| mouth(shape, (left, y), (left + width, y));
            Geometry {
                outline,
                walls: walls.into_iter().map(wall).collect(),
                start: at(start.0, start.1),
                goals: BySide { a: spec(a, 0), b: spec(b, 10) },
                directions,
                boundary,
            }
        },
    )
}

/// What must hold for every pitch that is accepted.
fn holds_for_a_pitch(geometry: &Geometry) -> Result<bool, TestCaseError> {
    let Ok(pitch) = Pitch::new(geometry) else { return Ok(false) };
    let mut degrees = 0;
    for (from, direction, to) in pitch.edges() {
        degrees += 2;
        prop_assert_eq!(pitch.neighbour(to, direction.opposite()), Some(from));
        let step = [pitch.point(from), pitch.point(to)];
        prop_assert!(!pitch.walls().contains(&step) && !pitch.walls().contains(&[step[1], step[0]]));
        let into_goal = pitch.is_goal_point(from) || pitch.is_goal_point(to);
        let entries = || pitch.goals().a.entries.iter().chain(&pitch.goals().b.entries);
        let is_entry = entries().any(|&[a, b]| [a, b] == step || [b, a] == step);
        prop_assert_eq!(into_goal, is_entry, "what leaves the pitch is an entry");
    }
    prop_assert_eq!(degrees, pitch.ids().map(|id| pitch.degree(id)).sum::<usize>());
    prop_assert!(pitch.ids().all(|id| pitch.degree(id) > 0 && pitch.id(pitch.point(id)) == Some(id)));
    let strict = RuleSet { bounce: Bounce::None { end_on_touched: false }, ..PLAIN };
    for rules in [PLAIN, RuleSet { crossing: Crossing::Forbidden, ..PLAIN }, strict] {
        let facts = Facts::of(&pitch, rules);
        let counts = perft(&pitch, rules, 5);
        let first = |holds: &dyn Fn(&LineCount) -> bool| counts.iter().position(holds).map(|index| index + 1);
        let within = |lines: Option<usize>| lines.filter(|lines| (1..=5).contains(lines));
        prop_assert_eq!(first(&|count| count.blocked > 0), within(facts.lines_to_blocked), "{:?}", rules);
        let goal = [facts.lines_to_goal.a, facts.lines_to_goal.b].into_iter().flatten().min();
        prop_assert_eq!(first(&|count| count.goals + count.own_goals > 0), within(goal), "{:?}", rules);
    }
    Ok(true)
}

#[test]
fn many_near_pitches_are_pitches() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let mut draw = || near_pitch().new_tree(&mut runner).unwrap().current();
    let sound = (0..400).filter(|_| holds_for_a_pitch(&draw()).unwrap()).count();
    assert!(sound > 100, "{sound} of 400: the drawn pitches have gone bad");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_geometry_makes_it_panic(geometry in any_geometry()) {
        holds_for_a_pitch(&geometry)?;
    }

    #[test]
    fn an_accepted_pitch_keeps_its_promises(geometry in near_pitch()) {
        holds_for_a_pitch(&geometry)?;
    }
}
