//! From a whole draft to a variant: the checks that need several values at once. Knows no TOML and no files.

use super::codes;
use super::draft::{Draft, Given, Slot, blame};
use super::vocabulary::BounceWord;
use super::{Variant, surprises};
use crate::diag::Diagnostic;
use crate::pitch::{Geometry, Pitch};
use crate::rules::{Bounce, RuleSet};

/// The variant that a draft called `name` describes. Where it describes none, the findings hold the reason.
pub(super) fn check(draft: Draft, name: Option<String>, findings: &mut Vec<Diagnostic>) -> Option<Variant> {
    goal_fits(&draft, findings);
    let bounce = bounce(&draft, findings);
    surprises::find(&draft, findings);
    if findings.iter().any(Diagnostic::is_error) {
        return None;
    }
    let variant = bounce.and_then(|bounce| variant(draft, name?, bounce, findings));
    if variant.is_none() && !findings.iter().any(Diagnostic::is_error) {
        // Nothing is unknown without a finding; should that ever fail, silence would be the worst answer.
        findings.push(Diagnostic::error(codes::UNSOUND_PITCH, "the variant is not complete"));
    }
    variant
}

/// A goal is no wider than its side.
fn goal_fits(draft: &Draft, findings: &mut Vec<Diagnostic>) {
    let (Some(goal), Some(side)) = (draft.goal_width.known(), draft.width.known()) else { return };
    if goal.value > side.value {
        let message = format!("the goal is {} cells wide, but its side has only {}", goal.value, side.value);
        let finding = Diagnostic::error(codes::GOAL_TOO_WIDE, message)
            .help(format!("make the goal at most {} wide, or the pitch at least {}", side.value, goal.value));
        findings.push(blame(finding, [goal.culprit("the goal"), side.culprit("the side")]));
    }
}

/// The bounce rule with what belongs to it.
fn bounce(draft: &Draft, findings: &mut Vec<Diagnostic>) -> Option<Bounce> {
    let bounce = draft.bounce.known()?;
    let (word, rule) = match (bounce.value, &draft.end_on_touched) {
        (_, Slot::Unknown) => return None,
        (BounceWord::None, Slot::Given(end)) => return Some(Bounce::None { end_on_touched: end.value }),
        (BounceWord::None, Slot::Unset) => {
            let message = "without bounces it must be said whether a line may end on a touched point";
            let finding = Diagnostic::error(codes::END_ON_TOUCHED_MISSING, message)
                .help("add `end-on-touched = true` below [turn] if it may, or `end-on-touched = false`");
            findings.push(blame(finding, [bounce.culprit("")]));
            return None;
        }
        (BounceWord::Chained, Slot::Unset) => return Some(Bounce::Chained),
        (BounceWord::Single, Slot::Unset) => return Some(Bounce::Single),
        (BounceWord::Chained, Slot::Given(end)) => ("chained", end),
        (BounceWord::Single, Slot::Given(end)) => ("single", end),
    };
    let message = format!("`end-on-touched` goes with `bounce = \"none\"` only, but bounces are \"{word}\"");
    let finding = Diagnostic::error(codes::END_ON_TOUCHED_UNUSED, message)
        .help("remove it, or say `bounce = \"none\"` below [turn]");
    findings.push(blame(finding, [rule.culprit(""), bounce.culprit("the bounce rule")]));
    None
}

/// Everything put together, and the pitch proven.
fn variant(draft: Draft, name: String, bounce: Bounce, findings: &mut Vec<Diagnostic>) -> Option<Variant> {
    let (width, length) = (draft.width.known()?, draft.length.known()?);
    let goal = draft.goal_width.known()?;
    let (shape, boundary) = (draft.goal_shape.known()?, draft.boundary.known()?);
    let geometry = Geometry::rectangle(
        width.value,
        length.value,
        shape.value,
        goal.value,
        draft.directions.known()?.value,
        boundary.value,
    );
    let pitch = match Pitch::new(&geometry) {
        Ok(pitch) => pitch,
        Err(flaws) => {
            findings.extend(flaws.iter().map(|flaw| {
                let finding = Diagnostic::error(codes::UNSOUND_PITCH, flaw.to_string());
                blame(finding, [width.culprit("the width"), length.culprit("the length"), goal.culprit("the goal")])
            }));
            return None;
        }
    };
    let value = |given: &Given<_>| given.value;
    Some(Variant {
        name,
        geometry,
        pitch,
        rules: RuleSet {
            bounce,
            blocked: draft.blocked.known().map(value)?,
            crossing: draft.crossing.known()?.value,
            first: draft.first.known()?.value,
        },
        minutes: draft.minutes.known()?.value,
        guests: draft.guests.known()?.value,
        row_one: draft.row_one.known()?.value,
        title: draft.title,
    })
}
