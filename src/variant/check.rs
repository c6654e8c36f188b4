//! From a whole draft to a variant: the checks that need several values at once. Knows no TOML and no files.

use super::codes;
use super::draft::{Draft, Slot, blame};
use super::flaws::Judge;
use super::sketch::{Found, Sketch};
use super::vocabulary::BounceWord;
use super::{Variant, course, ground, shape, surprises};
use crate::diag::Diagnostic;
use crate::pitch::{Geometry, Pitch, wall_flaws};
use crate::rules::{Bounce, RuleSet};

/// The variant that a draft called `name` describes, and its pitch as far as it is known. Where it describes no variant,
/// the findings hold the reason.
pub(super) fn check(draft: Draft, name: Option<String>, findings: &mut Vec<Found>) -> (Option<Variant>, Sketch) {
    let fits = goal_fits(&draft, findings);
    let bounce = bounce(&draft, findings);
    surprises::find(&draft, findings);
    let (sketch, geometry) = ground::lay_out(&draft, findings);
    let judge = Judge { draft: &draft, outline: &sketch.outline };
    let geometry = geometry.filter(|_| fits);
    if geometry.is_none() {
        // Nothing can be proven; but what is wrong with walls wherever they stand need not wait for that.
        findings.extend(wall_flaws(&sketch.walls).iter().map(|flaw| judge.found(flaw)));
    }
    let proven = geometry.and_then(|geometry| {
        let pitch = prove(&judge, &geometry, findings)?;
        Some((geometry, pitch))
    });
    let rules = bounce.and_then(|bounce| rules(&draft, bounce));
    if let (Some((_, pitch)), Some(rules)) = (&proven, rules) {
        course::find(&judge, pitch, rules, findings);
    }
    if findings.iter().any(|found| found.finding.is_error()) {
        return (None, sketch);
    }
    let variant = proven.and_then(|(geometry, pitch)| variant(draft, name?, geometry, pitch, rules?));
    if variant.is_none() {
        // Nothing is unknown without a finding; should that ever fail, silence would be the worst answer.
        findings.push(Diagnostic::error(codes::UNSOUND_PITCH, "the variant is not complete").into());
    }
    (variant, sketch)
}

/// The pitch of a geometry, with what is unusual about it; or all that is wrong with it.
fn prove(judge: &Judge<'_>, geometry: &Geometry, findings: &mut Vec<Found>) -> Option<Pitch> {
    match Pitch::new(geometry) {
        Ok(pitch) => {
            shape::find(judge, geometry, &pitch, findings);
            Some(pitch)
        }
        Err(flaws) => {
            for found in flaws.iter().map(|flaw| judge.found(flaw)) {
                // Two flaws may be one mistake, such as both posts of a goal that is too wide.
                match findings.iter_mut().find(|other| other.finding == found.finding) {
                    Some(same) => same.marks.extend(found.marks),
                    None => findings.push(found),
                }
            }
            None
        }
    }
}

/// The rules, the bounce aside.
fn rules(draft: &Draft, bounce: Bounce) -> Option<RuleSet> {
    Some(RuleSet {
        bounce,
        blocked: draft.blocked.known()?.value,
        crossing: draft.crossing.known()?.value,
        first: draft.first.known()?.value,
    })
}

/// A goal is no wider than its side; false where it is.
fn goal_fits(draft: &Draft, findings: &mut Vec<Found>) -> bool {
    let drawn = draft.goals.a.mouth.known().is_some() && draft.goals.b.mouth.known().is_some();
    let (Some(goal), Some(side)) = (draft.goal_width.known(), draft.width.known()) else { return true };
    if goal.value > side.value && !drawn {
        let message = format!("the goal is {} cells wide, but its side has only {}", goal.value, side.value);
        let finding = Diagnostic::error(codes::GOAL_TOO_WIDE, message)
            .help(format!("make the goal at most {} wide, or the pitch at least {}", side.value, goal.value));
        findings.push(blame(finding, [goal.culprit("the goal"), side.culprit("the side")]).into());
        return false;
    }
    true
}

/// The bounce rule with what belongs to it.
fn bounce(draft: &Draft, findings: &mut Vec<Found>) -> Option<Bounce> {
    let bounce = draft.bounce.known()?;
    let (word, rule) = match (bounce.value, &draft.end_on_touched) {
        (_, Slot::Unknown) => return None,
        (BounceWord::None, Slot::Given(end)) => return Some(Bounce::None { end_on_touched: end.value }),
        (BounceWord::None, Slot::Unset) => {
            let message = "without bounces it must be said whether a line may end on a touched point";
            let finding = Diagnostic::error(codes::END_ON_TOUCHED_MISSING, message)
                .help("add `end-on-touched = true` below [turn] if it may, or `end-on-touched = false`");
            findings.push(blame(finding, [bounce.culprit("")]).into());
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
    findings.push(blame(finding, [rule.culprit(""), bounce.culprit("the bounce rule")]).into());
    None
}

/// Everything put together.
fn variant(draft: Draft, name: String, geometry: Geometry, pitch: Pitch, rules: RuleSet) -> Option<Variant> {
    Some(Variant {
        name,
        geometry,
        pitch,
        rules,
        minutes: draft.minutes.known()?.value,
        guests: draft.guests.known()?.value,
        row_one: draft.row_one.known()?.value,
        title: draft.title.into_iter().map(|(lang, title)| (lang, title.value)).collect(),
    })
}
