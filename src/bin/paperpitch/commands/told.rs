//! The facts of a variant as programs read them: one JSON object. Knows no screen.

use std::collections::BTreeMap;

use paperpitch::pitch::{Boundary, Direction, Directions, GoalShape, GridPoint, PointId};
use paperpitch::rules::{Blocked, Bounce, Crossing, Facts};
use paperpitch::sheet::{fit, paper::Paper};
use paperpitch::variant::{RowOne, Variant};
use serde::Serialize;

use crate::commands::words;

/// What is told of a variant, as programs read it.
#[derive(Serialize)]
pub struct Told {
    pub name: String,
    pub variant: Choices,
    pub size: Sizes,
    /// Everywhere the ball can be, goal points included; of a drawn graph, its nodes.
    pub points: usize,
    pub nodes: usize,
    pub goal_points: usize,
    pub edges: usize,
    /// How many points have so many edges.
    pub degrees: BTreeMap<usize, usize>,
    pub clean: usize,
    pub red: usize,
    pub red_points: Vec<[i32; 2]>,
    /// Whether every game that is played to its end ends on a red point.
    pub ends_on_red: bool,
    pub touched_at_start: Vec<[i32; 2]>,
    pub start: [i32; 2],
    /// The directions of the first line, and those that differ by more than a mirror.
    pub first_lines: Vec<u8>,
    pub different_first_lines: Vec<u8>,
    /// The lines that lead into each goal, as `[from, to]`: those that the rules let a game use.
    pub entries: Ends<Vec<[[i32; 2]; 2]>>,
    pub steps: Steps,
    pub shortest: Shortest,
    pub most: Most,
    pub symmetry: Symmetry,
    /// The side of a cell in millimetres, by paper.
    pub cell_mm: BTreeMap<&'static str, f64>,
    /// The width and the length of the pitch in millimetres, goals not counted, by paper.
    pub pitch_mm: BTreeMap<&'static str, [f64; 2]>,
}

/// Something of each goal.
#[derive(Serialize)]
pub struct Ends<T> {
    pub upper: T,
    pub lower: T,
}

/// The fewest steps from the start.
#[derive(Serialize)]
pub struct Steps {
    pub upper_goal_line: usize,
    pub lower_goal_line: usize,
    pub side: Option<usize>,
}

/// The shortest games, in lines.
#[derive(Serialize)]
pub struct Shortest {
    pub lines_to_goal: Option<usize>,
    pub lines_to_blocked: Option<usize>,
}

/// What no game exceeds.
#[derive(Serialize)]
pub struct Most {
    pub lines: usize,
    pub turns: Option<usize>,
}

/// What maps the pitch onto itself.
#[derive(Serialize)]
pub struct Symmetry {
    pub half_turn: bool,
    pub mirror: bool,
}

/// The choices as a variant file has them.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Choices {
    width: i32,
    length: i32,
    directions: &'static str,
    boundary: &'static str,
    crossing: &'static str,
    goal: Goal,
    bounce: &'static str,
    end_on_touched: bool,
    first: &'static str,
    blocked: &'static str,
    minutes: Option<u16>,
    guests: u16,
    row_one: &'static str,
}

/// The goals as a variant file has them.
#[derive(Serialize)]
pub struct Goal {
    shape: &'static str,
    width: i32,
}

/// Every way to name the size.
#[derive(Serialize)]
pub struct Sizes {
    /// Width and length in cells.
    pub cells: [i32; 2],
    /// Width and length in points, goals not counted.
    pub points: [i32; 2],
    /// The rows of points, goals counted.
    pub rows_with_goals: i32,
    /// Width and length in cells, the depth of the goals counted.
    pub cells_with_goals: [i32; 2],
    /// How many cells there are.
    pub cell_count: usize,
}

impl Told {
    /// Everything there is to tell.
    pub fn of(variant: &Variant) -> Self {
        let pitch = &variant.pitch;
        let facts = Facts::of(pitch, variant.rules);
        let which = |keep: &dyn Fn(PointId) -> bool| {
            pitch.ids().filter(|&id| keep(id)).map(|id| pair(pitch.point(id))).collect::<Vec<_>>()
        };
        let cell_mm: BTreeMap<_, _> = Paper::names()
            .filter_map(|name| Some((name, tenths(fit::cell_for(pitch, Paper::parse(name).ok()?).to_mm()))))
            .collect();
        let (width, length) = pitch.size();
        let in_mm = |cell: f64| [width, length].map(|cells| tenths(f64::from(cells) * cell));
        let numbers = |lines: &[Direction]| lines.iter().map(|&direction| direction as u8).collect();
        Self {
            name: variant.name.clone(),
            variant: Choices::of(variant),
            size: Sizes::of(variant),
            points: facts.points,
            nodes: facts.points,
            goal_points: facts.goal_points,
            edges: facts.edges,
            clean: facts.clean,
            red: facts.red,
            red_points: which(&|id| pitch.is_red(id)),
            ends_on_red: facts.ends_on_red,
            touched_at_start: which(&|id| pitch.touched_at_start(id)),
            start: pair(pitch.point(pitch.start())),
            first_lines: numbers(&facts.first_lines),
            different_first_lines: numbers(&facts.different_first_lines),
            entries: Ends {
                upper: facts.entries.a.iter().map(|entry| entry.map(pair)).collect(),
                lower: facts.entries.b.iter().map(|entry| entry.map(pair)).collect(),
            },
            steps: Steps {
                upper_goal_line: facts.steps_to_goal_line.a,
                lower_goal_line: facts.steps_to_goal_line.b,
                side: facts.steps_to_side,
            },
            shortest: Shortest {
                lines_to_goal: facts.lines_to_goal.a.into_iter().chain(facts.lines_to_goal.b).min(),
                lines_to_blocked: facts.lines_to_blocked,
            },
            most: Most { lines: facts.most_lines, turns: facts.most_turns },
            symmetry: Symmetry { half_turn: facts.half_turn_symmetric, mirror: facts.mirror_symmetric },
            degrees: facts.degrees,
            pitch_mm: cell_mm.iter().map(|(&name, &cell)| (name, in_mm(cell))).collect(),
            cell_mm,
        }
    }
}

impl Choices {
    /// The choices of a variant, whichever file made them.
    pub fn of(variant: &Variant) -> Self {
        let (width, length) = variant.pitch.size();
        let goal = &variant.pitch.goals().a;
        let (bounce, end_on_touched) = match variant.rules.bounce {
            Bounce::Chained => ("chained", true),
            Bounce::Single => ("single", true),
            Bounce::None { end_on_touched } => ("none", end_on_touched),
        };
        Self {
            width,
            length,
            directions: match variant.pitch.directions() {
                Directions::All => "all",
                Directions::Orthogonal => "orthogonal",
            },
            boundary: match variant.pitch.boundary() {
                Boundary::Wall => "wall",
                Boundary::Playable => "playable",
            },
            crossing: match variant.rules.crossing {
                Crossing::Allowed => "allowed",
                Crossing::Forbidden => "forbidden",
            },
            goal: Goal {
                shape: match goal.shape {
                    GoalShape::Box => "box",
                    GoalShape::Link => "link",
                },
                width: words::goal_width(goal),
            },
            bounce,
            end_on_touched,
            first: words::side(variant.rules.first),
            blocked: match variant.rules.blocked {
                Blocked::MoverLoses => "mover-loses",
                Blocked::ToMoveLoses => "to-move-loses",
                Blocked::Draw => "draw",
            },
            minutes: variant.minutes,
            guests: variant.guests,
            row_one: match variant.row_one {
                RowOne::Bottom => "bottom",
                RowOne::Top => "top",
            },
        }
    }
}

impl Sizes {
    fn of(variant: &Variant) -> Self {
        let (width, length) = variant.pitch.size();
        let rows = variant.pitch.points().iter().map(|point| point.y);
        let (first, last) = (rows.clone().min().unwrap_or(0), rows.max().unwrap_or(0));
        Self {
            cells: [width, length],
            points: [width + 1, length + 1],
            rows_with_goals: last - first + 1,
            cells_with_goals: [width, last - first],
            cell_count: variant.pitch.cells(),
        }
    }
}

fn pair(point: GridPoint) -> [i32; 2] {
    [point.x, point.y]
}

/// A length in millimetres without the noise of binary fractions: cells come in tenths at the finest.
fn tenths(millimetres: f64) -> f64 {
    (millimetres * 10.0).round() / 10.0
}
