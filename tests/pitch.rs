//! The geometry of every variant of the check figures, and pitches of every other make.

mod suite;

use std::collections::BTreeMap;

use paperpitch::pitch::{Boundary, Direction, Directions, Geometry, GoalShape, GridPoint, Pitch, PointId};
use suite::{cases, places};

fn where_that(pitch: &Pitch, holds: impl Fn(PointId) -> bool) -> Vec<GridPoint> {
    pitch.ids().filter(|&id| holds(id)).map(|id| pitch.point(id)).collect()
}

#[test]
fn geometry_agrees_with_the_check_figures() {
    for case in cases() {
        let (pitch, figures, name) = (&case.pitch, &case.figures, &case.name);
        assert_eq!(pitch.points().len(), figures["points"], "{name}: points");
        assert_eq!(pitch.edges().count(), figures["edges"], "{name}: edges");
        let mut degrees = BTreeMap::new();
        for id in pitch.ids() {
            *degrees.entry(pitch.degree(id).to_string()).or_insert(0) += 1;
        }
        assert_eq!(serde_json::json!(degrees), figures["degrees"], "{name}: degrees");
        assert_eq!(pitch.clean(), figures["clean"], "{name}: clean");
        let red = where_that(pitch, |id| pitch.is_red(id));
        assert_eq!(red.len(), figures["red"], "{name}: red");
        assert_eq!(red, places(&figures["red_points"]), "{name}: red points");
        let touched = where_that(pitch, |id| pitch.touched_at_start(id));
        assert_eq!(touched, places(&figures["touched_at_start"]), "{name}: touched");
        let first: Vec<u8> = (Direction::ALL.into_iter())
            .filter(|&direction| pitch.neighbour(pitch.start(), direction).is_some())
            .map(|direction| direction as u8)
            .collect();
        assert_eq!(serde_json::json!(first), figures["first_lines"], "{name}: first lines");
    }
}

#[test]
fn every_make_of_rectangle_holds_together() {
    for (width, length) in [(2, 2), (4, 2), (6, 8), (100, 100)] {
        for goal_width in [2, 4, width].into_iter().filter(|&goal| goal <= width) {
            for shape in [GoalShape::Box, GoalShape::Link] {
                for directions in [Directions::All, Directions::Orthogonal] {
                    for boundary in [Boundary::Wall, Boundary::Playable] {
                        let geometry = Geometry::rectangle(width, length, shape, goal_width, directions, boundary);
                        let pitch = Pitch::new(&geometry).unwrap_or_else(|flaws| panic!("{geometry:?}: {flaws:?}"));
                        holds_together(&pitch, shape, goal_width);
                    }
                }
            }
        }
    }
}

fn holds_together(pitch: &Pitch, shape: GoalShape, width: i32) {
    let entries = match (shape, pitch.directions()) {
        (GoalShape::Link, _) => 1,
        (GoalShape::Box, Directions::All) => 3 * width - 1,
        (GoalShape::Box, Directions::Orthogonal) => width - 1,
    };
    for goal in [&pitch.goals().a, &pitch.goals().b] {
        assert_eq!(goal.entries.len(), usize::try_from(entries).unwrap());
        assert_eq!(goal.width(), width);
        for &at in goal.between() {
            let id = pitch.id(at).expect("a point between the posts");
            assert_eq!(pitch.touched_at_start(id), shape == GoalShape::Link);
            assert_eq!(pitch.is_boundary(at), shape == GoalShape::Link);
        }
        let open = shape == GoalShape::Box || pitch.boundary() == Boundary::Playable;
        for pair in goal.goal_line.windows(2) {
            let edge = pitch.id(pair[0]).and_then(|id| pitch.neighbour(id, Direction::East));
            assert_eq!(edge.is_some(), open, "{pair:?}");
            assert_eq!(pitch.walls().contains(&[pair[0], pair[1]]), !open && pair[0].y == 0, "{pair:?}");
        }
    }
    for (from, direction, to) in pitch.edges() {
        assert_eq!(pitch.neighbour(to, direction.opposite()), Some(from));
        assert_eq!(pitch.point(from).step(direction), pitch.point(to));
    }
    for id in pitch.ids() {
        assert_eq!(pitch.id(pitch.point(id)), Some(id));
    }
}
