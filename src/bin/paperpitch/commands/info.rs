//! `info`: the facts of a variant, for people as a table, for programs as one JSON object.

use std::collections::BTreeMap;

use paperpitch::pitch::{Boundary, Directions, GoalShape, GridPoint, PointId};
use paperpitch::rules::{Blocked, Bounce, Crossing, Position};
use paperpitch::sheet::{fit, paper::Paper};
use paperpitch::variant::{RowOne, Variant};
use serde::Serialize;

use crate::args::Info;
use crate::commands::words;
use crate::failure::Failure;
use crate::screen::Screen;
use crate::variants::{self, Wanted};

/// Shows the facts.
pub fn info(args: &Info, screen: Screen) -> Result<(), Failure> {
    let wanted = Wanted { name: &args.variant, tries: args.tries };
    let variant = variants::read(wanted, args.strict, screen)?;
    let facts = Facts::of(&variant);
    let text = if args.json {
        serde_json::to_string(&facts).map_err(|error| Failure::refused(error.to_string()))? + "\n"
    } else {
        table(&rows(&variant, &facts))
    };
    screen.data(text.as_bytes())
}

/// The facts as programs read them.
#[derive(Serialize)]
struct Facts {
    name: String,
    variant: Choices,
    size: Sizes,
    points: usize,
    edges: usize,
    /// How many points have so many edges.
    degrees: BTreeMap<usize, usize>,
    clean: usize,
    red: usize,
    red_points: Vec<[i32; 2]>,
    touched_at_start: Vec<[i32; 2]>,
    start: [i32; 2],
    /// The directions of the first line.
    first_lines: Vec<u8>,
    /// The side of a cell in millimetres, by paper.
    cell_mm: BTreeMap<&'static str, f64>,
}

/// The choices as a variant file has them.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Choices {
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
struct Goal {
    shape: &'static str,
    width: i32,
}

/// Every way to name the size.
#[derive(Serialize)]
struct Sizes {
    /// Width and length in cells.
    cells: [i32; 2],
    /// Width and length in points, goals not counted.
    points: [i32; 2],
    /// The rows of points, goals counted.
    rows_with_goals: i32,
    /// How many cells there are.
    cell_count: usize,
}

impl Facts {
    fn of(variant: &Variant) -> Self {
        let pitch = &variant.pitch;
        let which = |keep: &dyn Fn(PointId) -> bool| {
            pitch.ids().filter(|&id| keep(id)).map(|id| pair(pitch.point(id))).collect::<Vec<_>>()
        };
        let degrees = pitch.ids().fold(BTreeMap::new(), |mut counts, id| {
            *counts.entry(pitch.degree(id)).or_default() += 1;
            counts
        });
        let red_points = which(&|id| pitch.is_red(id));
        let kick_off = Position::kick_off(pitch, variant.rules);
        Self {
            name: variant.name.clone(),
            variant: Choices::of(variant),
            size: Sizes::of(variant),
            points: pitch.points().len(),
            edges: pitch.edges().count(),
            degrees,
            clean: pitch.clean(),
            red: red_points.len(),
            red_points,
            touched_at_start: which(&|id| pitch.touched_at_start(id)),
            start: pair(pitch.point(pitch.start())),
            first_lines: kick_off.legal().iter().map(|direction| direction as u8).collect(),
            cell_mm: Paper::names()
                .filter_map(|name| Some((name, fit::cell_for(pitch, Paper::parse(name).ok()?).to_mm())))
                .collect(),
        }
    }
}

impl Choices {
    fn of(variant: &Variant) -> Self {
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
            cell_count: variant.pitch.cells(),
        }
    }
}

fn pair(point: GridPoint) -> [i32; 2] {
    [point.x, point.y]
}

/// The facts as people read them: what, and how it is.
fn rows(variant: &Variant, facts: &Facts) -> Vec<(&'static str, String)> {
    let [width, length] = facts.size.cells;
    let [columns, rows] = facts.size.points;
    let degrees = facts.degrees.iter().map(|(degree, count)| format!("{count} of {degree}")).collect::<Vec<_>>();
    let papers = facts.cell_mm.iter().map(|(name, mm)| format!("{name} {mm} mm")).collect::<Vec<_>>();
    let minutes = variant.minutes.map_or("none".to_owned(), |minutes| format!("{minutes} minutes"));
    vec![
        ("name", facts.name.clone()),
        ("size", format!("{width} × {length} cells ({} cells)", facts.size.cell_count)),
        ("in points", format!("{columns} × {rows} points")),
        ("with goals", format!("{columns} × {} rows of points", facts.size.rows_with_goals)),
        ("lines", words::directions(variant.pitch.directions()).to_owned()),
        ("goals", words::goal(variant)),
        ("boundary", words::boundary(variant.pitch.boundary()).to_owned()),
        ("crossing", words::crossing(variant).unwrap_or("diagonals may cross").to_owned()),
        ("bounces", words::bounce(variant.rules.bounce).to_owned()),
        ("blocked", words::blocked(variant.rules.blocked).to_owned()),
        ("draws first", words::side(variant.rules.first).to_owned()),
        ("clock", minutes),
        ("guests", format!("at most {}", facts.variant.guests)),
        ("points", format!("{}, {} clean, {} odd (red)", facts.points, facts.clean, facts.red)),
        ("edges", format!("{}; points by edges: {}", facts.edges, degrees.join(", "))),
        ("cell size", papers.join(", ")),
    ]
}

/// Two columns.
fn table(rows: &[(&str, String)]) -> String {
    let width = rows.iter().map(|(what, _)| what.chars().count()).max().unwrap_or(0);
    rows.iter().map(|(what, how)| format!("{what:width$}  {how}\n")).collect()
}
