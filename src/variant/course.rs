//! What becomes of a pitch under its rules, found by playing: no first line, goals nobody can reach, turns that never end,
//! a boundary that wins. Knows the engine, not how it works.

use super::codes;
use super::draft::{Culprit, Slot, blame};
use super::flaws::Judge;
use super::sketch::{Found, Mark};
use crate::diag::Diagnostic;
use crate::pitch::{Boundary, Directions, Pitch, Side, goal_name};
use crate::rules::{Bounce, Crossing, Position, RuleSet, first_run_into_goal, out_of_reach, scorers};

/// Looks for all of it.
pub(super) fn find(judge: &Judge<'_>, pitch: &Pitch, rules: RuleSet, findings: &mut Vec<Found>) {
    let start = pitch.point(pitch.start());
    if Position::kick_off(pitch, rules).legal().is_empty() {
        let message = format!("no line can be drawn from the start {start}: every one would end on a touched point");
        let finding =
            Diagnostic::error(codes::NO_FIRST_LINE, message).help("move the start, or let lines end on touched points");
        findings.push(Found::at(blame(finding, landing(judge).into_iter().chain(judge.start())), [Mark::Point(start)]));
        return;
    }
    findings.extend(Side::BOTH.into_iter().filter_map(|side| goal_out_of_reach(judge, pitch, rules, side)));
    findings.extend(cannot_score(judge, pitch, rules));
    findings.extend(no_turn_end(judge, pitch, rules));
    findings.extend(runs_into_goal(judge, pitch, rules));
    findings.extend(odd_points(judge, pitch, rules));
}

/// The rule on lines that end on touched points.
fn landing(judge: &Judge<'_>) -> Option<Culprit> {
    judge.draft.end_on_touched.known().map(|end| end.culprit("the rule"))
}

fn goal_out_of_reach(judge: &Judge<'_>, pitch: &Pitch, rules: RuleSet, side: Side) -> Option<Found> {
    let barred: Vec<_> = out_of_reach(pitch, rules).into_iter().filter(|&id| pitch.goal_of(id) == Some(side)).collect();
    let first = pitch.point(*barred.first()?);
    let goal = pitch.goals().get(side);
    let name = goal_name(side);
    let why = "every way leads over touched points, and no line may end there";
    let shape = judge.draft.goal_shape.known().map(|shape| shape.culprit("the goals"));
    let culprits = landing(judge).into_iter();
    let help = "let lines end on touched points, or let entries begin between the posts of a box";
    Some(if barred.len() == goal.points.len() {
        let message = format!("nobody can reach the {name} goal: {why}");
        let finding = Diagnostic::error(codes::GOAL_OUT_OF_REACH, message).help(help);
        Found::at(blame(finding, culprits.chain(shape)), [Mark::Line(goal.posts)])
    } else {
        let message = format!("nobody can reach the point {first} of the {name} goal: {why}");
        let finding = Diagnostic::error(codes::GOAL_POINT_OUT_OF_REACH, message).help(help);
        Found::at(blame(finding, culprits.chain(judge.entry(side, None))), [Mark::Point(first)])
    })
}

fn cannot_score(judge: &Judge<'_>, pitch: &Pitch, rules: RuleSet) -> Vec<Found> {
    if plays_alone(pitch, rules) {
        return Vec::new();
    }
    let scorers = scorers(pitch, rules);
    let only_other = |side: &Side| *scorers.get(*side) == [side.other()];
    let found = |side: Side| {
        let name = goal_name(side);
        let [it, other] = if side == Side::A { ["A", "B"] } else { ["B", "A"] };
        let message = format!(
            "{it} can never draw a line into the {name} goal: whatever they do, it is {other} who arrives there"
        );
        let help =
            "eight directions, or bounces, give both sides the goal they attack; without them that side can only block";
        let finding = Diagnostic::warning(codes::CANNOT_SCORE, message).help(help);
        let bounce = judge.draft.bounce.known().map(|bounce| bounce.culprit("the bounce rule"));
        let directions = judge.draft.directions.known().map(|directions| directions.culprit("the directions"));
        Found::at(blame(finding, bounce.into_iter().chain(directions)), [Mark::Line(pitch.goals().get(side).posts)])
    };
    Side::BOTH.into_iter().filter(only_other).map(found).collect()
}

/// Whether no turn ever ends, so that whoever begins draws every line.
fn plays_alone(pitch: &Pitch, rules: RuleSet) -> bool {
    rules.bounce == Bounce::Chained && pitch.clean() == 0
}

fn no_turn_end(judge: &Judge<'_>, pitch: &Pitch, rules: RuleSet) -> Option<Found> {
    plays_alone(pitch, rules).then(|| {
        let message = "there is no clean point where a turn can end: whoever begins plays alone";
        let finding = Diagnostic::warning(codes::NO_TURN_END, message)
            .help("make the pitch larger, or say `bounce = \"single\"`");
        blame(finding, judge.ground()).into()
    })
}

fn runs_into_goal(judge: &Judge<'_>, pitch: &Pitch, rules: RuleSet) -> Option<Found> {
    if pitch.boundary() != Boundary::Playable {
        return None;
    }
    let run = first_run_into_goal(pitch, rules)?;
    let from = pitch.point(run.from);
    let message = format!(
        "whoever first reaches the boundary, as at {from}, can go on along it into the goal in the same turn, by {} lines",
        run.lines
    );
    let help = "`boundary = \"wall\"` or `bounce = \"single\"` prevents it; else tell the players";
    let finding = Diagnostic::warning(codes::RUNS_INTO_GOAL, message).help(help);
    let boundary = judge.draft.boundary.known().map(|boundary| boundary.culprit(""));
    Some(Found::at(blame(finding, boundary), [Mark::Point(from)]))
}

fn odd_points(judge: &Judge<'_>, pitch: &Pitch, rules: RuleSet) -> Option<Found> {
    let draft = judge.draft;
    let (why, culprit) = if rules.crossing == Crossing::Forbidden && pitch.directions() == Directions::All {
        ("where diagonals may not cross", draft.crossing.known().map(|crossing| crossing.culprit("")))
    } else if let (Bounce::None { end_on_touched: false }, Slot::Given(end)) = (rules.bounce, &draft.end_on_touched) {
        ("where no line may end on a touched point", Some(end.culprit("")))
    } else {
        return None;
    };
    let message = format!("{why}, a game can end on any point, not on odd ones only");
    let help = "nothing needs to be done: the annotated pitch leaves the odd points out";
    Some(blame(Diagnostic::warning(codes::ODD_POINTS_FAIL, message).help(help), culprit).into())
}
