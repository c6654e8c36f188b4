//! `info`: the facts of a variant, for people as a table, for programs as one JSON object.

use paperpitch::diag::harmless_json;
use paperpitch::sheet::paper::Paper;
use paperpitch::variant::Variant;

use crate::args::Info;
use crate::commands::told::{Most, Shortest, Steps, Symmetry, Told};
use crate::commands::words;
use crate::failure::Failure;
use crate::screen::Screen;
use crate::variants::{self, Print, Wanted};

/// Shows the facts.
pub fn info(args: &Info, screen: Screen) -> Result<(), Failure> {
    let wanted = Wanted { name: &args.variant, tries: args.tries, print: Print::Nothing };
    let variant = variants::read(wanted, args.strict, screen)?;
    let told = Told::of(&variant);
    let text = if args.json {
        let json = serde_json::to_string(&told).map_err(|error| Failure::refused(error.to_string()))?;
        harmless_json(&json) + "\n"
    } else {
        table(&rows(&variant, &told))
    };
    screen.data(text.as_bytes())
}

/// The facts as people read them: what, and how it is.
fn rows(variant: &Variant, told: &Told) -> Vec<(&'static str, String)> {
    let [width, length] = told.size.cells;
    let [columns, rows] = told.size.points;
    vec![
        ("name", told.name.clone()),
        ("size", format!("{width} × {length} cells ({} cells)", told.size.cell_count)),
        ("in points", format!("{columns} × {rows} points")),
        (
            "with goals",
            format!(
                "{width} × {} cells, {columns} × {} points, the goals counted",
                told.size.cells_with_goals[1], told.size.rows_with_goals
            ),
        ),
        ("lines", words::directions(variant.pitch.directions()).to_owned()),
        ("goals", goals(variant)),
        ("ways in", ways_in(told)),
        ("boundary", words::boundary(variant.pitch.boundary()).to_owned()),
        ("crossing", words::crossing(variant).to_owned()),
        ("bounces", words::bounce(variant.rules.bounce).to_owned()),
        ("blocked", words::blocked(variant.rules.blocked).to_owned()),
        ("draws first", words::side(variant.rules.first).to_owned()),
        ("clock", variant.minutes.map_or("none".to_owned(), |minutes| format!("{minutes} minutes"))),
        ("guests", format!("at most {}", variant.guests)),
        ("points", points(told)),
        ("edges", edges(told)),
        ("steps", steps(&told.steps)),
        ("first lines", format!("{}, {} up to a mirror", told.first_lines.len(), told.different_first_lines.len())),
        ("shortest", shortest(&told.shortest)),
        ("longest", longest(&told.most)),
        ("symmetry", symmetry(&told.symmetry).to_owned()),
        ("cell size", joined(Paper::names().filter_map(|name| Some(format!("{name} {} mm", told.cell_mm.get(name)?))))),
        (
            "pitch size",
            joined(Paper::names().filter_map(|name| {
                let [width, length] = told.pitch_mm.get(name)?;
                Some(format!("{name} {width} × {length} mm"))
            })),
        ),
    ]
}

/// The shape and the widths of the goals.
fn goals(variant: &Variant) -> String {
    let [upper, lower] = [&variant.pitch.goals().a, &variant.pitch.goals().b].map(words::goal_width);
    let both = words::goal(variant);
    if upper == lower { both } else { format!("{both}, the lower one {lower}") }
}

/// The lines into each goal: all of them where they are few.
fn ways_in(told: &Told) -> String {
    const FEW: usize = 8;
    let listed = |name: &str, entries: &[[[i32; 2]; 2]]| {
        let all = joined(entries.iter().take(FEW).map(|[[ax, ay], [bx, by]]| format!("({ax},{ay})-({bx},{by})")));
        let more = if entries.len() > FEW { " …" } else { "" };
        format!("{} {name}: {all}{more}", entries.len())
    };
    format!("{}; {}", listed("upper", &told.entries.upper), listed("lower", &told.entries.lower))
}

fn points(told: &Told) -> String {
    let on_red = if told.ends_on_red { ": a finished game ends on one of these" } else { "" };
    format!(
        "{}, of them {} in goals, {} clean, {} odd (red){on_red}",
        told.points, told.goal_points, told.clean, told.red
    )
}

fn edges(told: &Told) -> String {
    let degrees = joined(told.degrees.iter().map(|(degree, count)| format!("{count} with {degree}")));
    format!("{}; points by their edges: {degrees}", told.edges)
}

fn steps(steps: &Steps) -> String {
    let side = steps.side.map_or(String::new(), |steps| format!(", {steps} to a side"));
    if steps.upper_goal_line == steps.lower_goal_line {
        return format!("{} to a goal line{side}", steps.upper_goal_line);
    }
    format!("{} to the upper goal line, {} to the lower{side}", steps.upper_goal_line, steps.lower_goal_line)
}

fn shortest(shortest: &Shortest) -> String {
    let goal = shortest.lines_to_goal.map(|lines| format!("a goal after {lines} lines"));
    let blocked = shortest.lines_to_blocked.map(|lines| format!("blocked after {lines} lines"));
    joined(goal.into_iter().chain(blocked))
}

fn longest(most: &Most) -> String {
    let turns = most.turns.map_or(String::new(), |turns| format!(" and {turns} turns"));
    format!("at most {} lines{turns}", most.lines)
}

const fn symmetry(symmetry: &Symmetry) -> &'static str {
    match (symmetry.half_turn, symmetry.mirror) {
        (true, true) => "the ends are equal, and so are left and right",
        (true, false) => "the ends are equal under a half-turn",
        (false, true) => "left and right are equal, the ends are not",
        (false, false) => "none",
    }
}

fn joined(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(", ")
}

/// Two columns.
fn table(rows: &[(&str, String)]) -> String {
    let width = rows.iter().map(|(what, _)| what.chars().count()).max().unwrap_or(0);
    rows.iter().fold(String::new(), |text, (what, how)| text + &format!("{what:width$}  {how}\n"))
}
