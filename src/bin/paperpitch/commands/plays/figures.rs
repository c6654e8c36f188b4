//! What was counted, as people read it and as programs do. Plays nothing.

use paperpitch::plays::{EARLY, Policy, Tally};
use serde::Serialize;

use super::Played;
use crate::designer_args::Plays;
use crate::failure::Failure;

/// The figures of one variant under one policy.
#[derive(Serialize)]
struct Figures {
    variant: String,
    policy: &'static str,
    lines: Spread,
    turns: Spread,
    lines_a_turn: f64,
    longest_turn: usize,
    bounced_early: f64,
    bounced: f64,
    turns_ended_on_touched: f64,
    goals: f64,
    own_goals: f64,
    blocked: f64,
    first_wins: f64,
    draws: f64,
    /// Half the width of what 95 of 100 runs would give for the share that the first side wins.
    first_wins_margin: f64,
}

/// A number a game.
#[derive(Serialize)]
struct Spread {
    mean: f64,
    tenth: usize,
    median: usize,
    ninetieth: usize,
}

impl Spread {
    fn of(spread: &paperpitch::plays::Spread) -> Self {
        let [tenth, median, ninetieth] = [10, 50, 90].map(|hundredths| spread.percentile(hundredths));
        Self { mean: thousandths(spread.mean()), tenth, median, ninetieth }
    }

    fn told(&self) -> String {
        format!("{:.1} ({}-{})", self.mean, self.tenth, self.ninetieth)
    }
}

impl Figures {
    fn of(played: &Played) -> Self {
        let tally: &Tally = &played.tally;
        let games = |count: u64| thousandths(share(count, tally.games));
        let first = share(tally.first_wins, tally.games);
        Self {
            variant: played.variant.name.clone(),
            policy: played.policy.name(),
            lines: Spread::of(&tally.lines),
            turns: Spread::of(&tally.turns),
            lines_a_turn: thousandths(tally.turn_lines.mean()),
            longest_turn: tally.turn_lines.most(),
            bounced_early: thousandths(tally.early_bounces()),
            bounced: thousandths(tally.bounced()),
            turns_ended_on_touched: thousandths(share(tally.ended_on_touched, tally.turn_lines.count())),
            goals: games(tally.goals),
            own_goals: games(tally.own_goals),
            blocked: games(tally.blocked),
            first_wins: games(tally.first_wins),
            draws: games(tally.draws),
            first_wins_margin: thousandths(1.96 * (first * (1.0 - first) / share(tally.games, 1)).sqrt()),
        }
    }

    /// What is told of it, row by row.
    fn rows(&self) -> Vec<(String, String)> {
        let hundredths = |share: f64| format!("{:.1} %", share * 100.0);
        let row = |what: &str, figure: String| (what.to_owned(), figure);
        vec![
            row("lines a game (10-90 %)", self.lines.told()),
            row("turns a game (10-90 %)", self.turns.told()),
            row("lines a turn, mean", format!("{:.2}", self.lines_a_turn)),
            row("lines a turn, most", self.longest_turn.to_string()),
            (format!("bounces, first {EARLY} lines"), hundredths(self.bounced_early)),
            row("bounces, all lines", hundredths(self.bounced)),
            row("turns that pass on a touched point", hundredths(self.turns_ended_on_touched)),
            row("games that end in a goal", hundredths(self.goals)),
            row("games that end in an own goal", hundredths(self.own_goals)),
            row("games that end in a dead end", hundredths(self.blocked)),
            row(
                "won by who draws first",
                format!("{} ± {:.1}", hundredths(self.first_wins), self.first_wins_margin * 100.0),
            ),
            row("won by nobody", hundredths(self.draws)),
        ]
    }
}

/// A table for each policy, a column for each variant.
pub fn tables(played: &[Played], args: &Plays) -> String {
    let games = if args.games == 1 { "game" } else { "games" };
    let mut text = format!("{} {games} each, seed {}\n", args.games, args.seed);
    for policy in Policy::ALL {
        let columns: Vec<Figures> = played.iter().filter(|one| one.policy == policy).map(Figures::of).collect();
        text += &table(policy, &columns);
    }
    text
}

fn table(policy: Policy, columns: &[Figures]) -> String {
    let mut rows =
        vec![(policy.name().to_owned(), columns.iter().map(|column| column.variant.clone()).collect::<Vec<_>>())];
    let told: Vec<Vec<(String, String)>> = columns.iter().map(Figures::rows).collect();
    for (at, (what, _)) in told.first().into_iter().flatten().enumerate() {
        rows.push((
            what.clone(),
            told.iter().filter_map(|column| column.get(at)).map(|(_, figure)| figure.clone()).collect(),
        ));
    }
    let wide = |text: &str| text.chars().count();
    let first = rows.iter().map(|(what, _)| wide(what)).max().unwrap_or(0);
    let width = rows.iter().flat_map(|(_, figures)| figures).map(|figure| wide(figure)).max().unwrap_or(0);
    rows.iter().fold("\n".to_owned(), |text, (what, figures)| {
        let figures: String = figures.iter().map(|figure| format!("  {figure:>width$}")).collect();
        text + &format!("{what:first$}{figures}\n")
    })
}

/// All figures as one JSON object.
pub fn json(played: &[Played], args: &Plays) -> Result<String, Failure> {
    #[derive(Serialize)]
    struct All {
        games: u64,
        seed: u64,
        early_lines: usize,
        played: Vec<Figures>,
    }
    let all = All {
        games: args.games,
        seed: args.seed,
        early_lines: EARLY,
        played: played.iter().map(Figures::of).collect(),
    };
    serde_json::to_string(&all).map(|text| text + "\n").map_err(|error| Failure::refused(error.to_string()))
}

/// A part of some games, for people.
pub fn percent(part: u64, whole: u64) -> String {
    format!("{:.0} %", share(part, whole) * 100.0)
}

#[allow(clippy::cast_precision_loss)] // counts stay far below 2⁵³
fn share(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

/// Without digits that mean nothing.
fn thousandths(number: f64) -> f64 {
    (number * 10_000.0).round() / 10_000.0
}
