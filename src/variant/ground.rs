//! From a draft to the geometry it describes: sizes become an outline, what is not said takes its default. Proves nothing.

use super::codes;
use super::draft::{Culprit, Draft, Slot, blame};
use super::flaws::Judge;
use super::sketch::{Found, Mark, Sketch};
use crate::diag::Diagnostic;
use crate::pitch::{BySide, Geometry, GoalSpec, GridPoint, Side, goal_name};

/// What a draft describes: as much of it as is known, and the geometry if it is whole.
pub(super) fn lay_out(draft: &Draft, findings: &mut Vec<Found>) -> (Sketch, Option<Geometry>) {
    let mut sketch = Sketch {
        walls: draft
            .walls
            .known()
            .map(|walls| walls.value.iter().map(super::draft::Row::points).collect())
            .unwrap_or_default(),
        start: draft.start.known().map(|start| start.value),
        ..Sketch::default()
    };
    let outline = outline(draft, findings);
    sketch.mouths = mouths(draft, outline.as_deref());
    let Some(outline) = outline else { return (sketch, None) };
    sketch.outline.clone_from(&outline);
    let judge = Judge { draft, outline: &outline };
    let flaws = Geometry::outline_flaws(&outline);
    if !flaws.is_empty() {
        findings.extend(flaws.iter().map(|flaw| judge.found(flaw)));
        return (sketch, None);
    }
    if draft.start.is_unset() {
        sketch.start = centre(&judge, findings);
    }
    missing_goals(&judge, sketch.mouths, findings);
    let geometry = geometry(draft, &sketch);
    (sketch, geometry)
}

/// The corners of the outline, drawn or by width and length.
fn outline(draft: &Draft, findings: &mut Vec<Found>) -> Option<Vec<GridPoint>> {
    match (&draft.outline, &draft.width, &draft.length) {
        (Slot::Given(outline), ..) => Some(outline.value.iter().map(|spot| spot.at).collect()),
        (Slot::Unset, Slot::Given(width), Slot::Given(length)) => {
            let (width, length) = (width.value, length.value);
            Some([(0, 0), (width, 0), (width, length), (0, length)].map(|(x, y)| GridPoint::new(x, y)).to_vec())
        }
        (Slot::Unset, Slot::Given(size), Slot::Unset) => {
            findings.push(half_a_size("width", "length", size.culprit("")));
            None
        }
        (Slot::Unset, Slot::Unset, Slot::Given(size)) => {
            findings.push(half_a_size("length", "width", size.culprit("")));
            None
        }
        _ => None,
    }
}

/// A complaint about a size of which only half takes the place of an inherited outline.
fn half_a_size(given: &str, missing: &str, culprit: Culprit) -> Found {
    let message = format!("`{given}` takes the place of the inherited outline, but there is no `{missing}`");
    let finding =
        Diagnostic::error(codes::SIZE_INCOMPLETE, message).help(format!("add `{missing}`, or draw an outline"));
    blame(finding, [culprit]).into()
}

/// The posts of each goal: drawn, or by the goal's width in the middle of the ends of a plain rectangle.
fn mouths(draft: &Draft, outline: Option<&[GridPoint]>) -> BySide<Option<[GridPoint; 2]>> {
    BySide { a: Side::A, b: Side::B }.map(|side| match &draft.goals.get(side).mouth {
        Slot::Given(mouth) => Some(mouth.value.map(|post| post.at)),
        Slot::Unknown => None,
        Slot::Unset => {
            let (width, length) = (draft.width.known()?.value, draft.length.known()?.value);
            let goal = draft.goal_width.known().filter(|_| outline.is_some() && draft.outline.is_unset())?.value;
            let (left, y) = ((width - goal) / 2, if side == Side::A { 0 } else { length });
            Some([GridPoint::new(left, y), GridPoint::new(left + goal, y)])
        }
    })
}

/// Says of each goal that an outline leaves without a place where it could lie.
fn missing_goals(judge: &Judge<'_>, mouths: BySide<Option<[GridPoint; 2]>>, findings: &mut Vec<Found>) {
    let draft = judge.draft;
    let Some(outline) = draft.outline.known() else { return };
    let missing: Vec<Side> = (Side::BOTH.into_iter())
        .filter(|&side| mouths.get(side).is_none() && draft.goals.get(side).mouth.is_unset())
        .collect();
    let Some(&first) = missing.first() else { return };
    let names: Vec<&str> = missing.iter().map(|&side| goal_name(side)).collect();
    let verb = if names.len() == 1 { "lies" } else { "lie" };
    let message =
        format!("an outline does not say where the {} goal {verb}, and no mouth is given", names.join(" and the "));
    let example =
        example(judge.outline, first).map_or(String::new(), |[a, b]| format!(", for example `mouth = [{a}, {b}]`"));
    let finding = Diagnostic::error(codes::MISSING_GOAL, message)
        .help(format!("give its two posts below [goal.{}]{example}", goal_name(first)));
    findings.push(blame(finding, [outline.culprit("")]).into());
}

/// A mouth of two cells in the middle of the uppermost or lowermost side of an outline.
fn example(outline: &[GridPoint], side: Side) -> Option<[GridPoint; 2]> {
    let ends = outline.iter().zip(outline.iter().cycle().skip(1));
    let level = ends.filter(|(a, b)| a.y == b.y && a.x.abs_diff(b.x) >= 2);
    let height = |y: i32| if side == Side::A { y } else { -y };
    let (a, b) = level.min_by_key(|(a, _)| height(a.y))?;
    let middle = a.x.min(b.x) + (a.x - b.x).abs() / 2;
    Some([GridPoint::new(middle - 1, a.y), GridPoint::new(middle + 1, a.y)])
}

/// The point in the middle of the outline, where the ball starts unless the file says otherwise.
fn centre(judge: &Judge<'_>, findings: &mut Vec<Found>) -> Option<GridPoint> {
    let message = match Geometry::centre(judge.outline) {
        Some([x, y]) if x % 2 == 0 && y % 2 == 0 => return Some(GridPoint::new(x / 2, y / 2)),
        Some([x, y]) => {
            let half = |n: i32| f64::from(n) / 2.0;
            format!(
                "the centre of the outline, [{}, {}], is no point, so the ball has nowhere to start",
                half(x),
                half(y)
            )
        }
        None => "no half-turn leaves the outline as it is, so it has no centre for the ball to start from".to_owned(),
    };
    let finding =
        Diagnostic::error(codes::NO_CENTRE, message).help("say where it starts: `start = [x, y]` below [pitch]");
    findings.push(Found::at(blame(finding, judge.ground()), std::iter::empty::<Mark>()));
    None
}

/// The geometry, if all of it is known.
fn geometry(draft: &Draft, sketch: &Sketch) -> Option<Geometry> {
    if matches!(draft.walls, Slot::Unknown) {
        return None;
    }
    let shape = draft.goal_shape.known()?.value;
    let goal = |side: Side| {
        let drawn = draft.goals.get(side);
        let entries = match &drawn.entries {
            Slot::Unset => None,
            Slot::Unknown => return None,
            Slot::Given(entries) => {
                let pair = |row: &super::draft::Row| match row.spots[..] {
                    [from, to] => Some([from.at, to.at]),
                    _ => None,
                };
                Some(entries.value.iter().filter_map(pair).collect())
            }
        };
        Some(GoalSpec { shape, mouth: (*sketch.mouths.get(side))?, entries })
    };
    Some(Geometry {
        outline: sketch.outline.clone(),
        walls: sketch.walls.clone(),
        start: sketch.start?,
        goals: BySide { a: goal(Side::A)?, b: goal(Side::B)? },
        directions: draft.directions.known()?.value,
        boundary: draft.boundary.known()?.value,
    })
}
