//! An event as it was written down: every value with its place, nothing settled. Knows the keys of the file.

use std::sync::Arc;

use toml::de::{DeTable, DeValue};

use super::reader::{Given, Scope, out_of_range};
use super::split::Odd;
use super::{Edge, GUESTS, HOSTS, MAX_LANGUAGES, MINUTES, Quick, ROUNDS, TEAM};
use crate::diag::Diagnostic;
use crate::source::Source;
use crate::variant::codes;
use crate::variant::reading::{decode, parse};

/// The keys before the first table.
const KEYS: [&str; 16] = [
    "title",
    "date",
    "guests",
    "team-size",
    "odd",
    "rounds",
    "minutes",
    "variant",
    "languages",
    "bilingual",
    "record",
    "hosts",
    "paper",
    "two-sided",
    "table",
    "round",
];
/// The most `[[table]]` and `[[round]]`.
const MOST_ENTRIES: usize = 200;

/// How many rounds are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rounds {
    /// So many.
    Some(i64),
    /// Until all have met.
    All,
}

/// Some tables alike.
#[derive(Clone, Debug)]
pub(super) struct Tables {
    pub count: i64,
    pub languages: Option<Vec<Given<String>>>,
    pub variant: Option<Given<String>>,
    /// The whole entry.
    pub entry: Given<()>,
}

/// The whole file.
#[derive(Clone, Debug, Default)]
pub(super) struct Draft {
    pub title: Option<Given<String>>,
    pub date: Option<String>,
    pub guests: Option<Given<i64>>,
    /// Whether anything was said of guests, right or wrong.
    pub speaks_of_guests: bool,
    pub team_size: Option<Given<i64>>,
    pub odd: Option<Odd>,
    pub rounds: Option<Given<Rounds>>,
    pub minutes: Option<Given<i64>>,
    pub variant: Option<Given<String>>,
    pub languages: Option<Vec<Given<String>>>,
    pub bilingual: Option<Given<bool>>,
    pub record: Option<bool>,
    pub hosts: Option<Given<i64>>,
    pub paper: Option<Given<String>>,
    pub two_sided: Option<Edge>,
    pub tables: Vec<Tables>,
    /// The variant of each round that has an entry of its own.
    pub each_round: Vec<(Option<Given<String>>, Given<()>)>,
}

/// Reads a file.
///
/// # Errors
/// The one reason why it says nothing at all.
pub(super) fn read(bytes: &[u8], name: &str) -> Result<(Draft, Vec<Diagnostic>), Box<Diagnostic>> {
    let source = decode(bytes, name)?;
    let root = parse(&source)?;
    if root.get_ref().is_empty() {
        let nothing =
            Given { value: (), place: Some(crate::source::Place { source, span: crate::source::Span::default() }) };
        let finding = nothing.error(codes::EMPTY_FILE, "the file says nothing");
        return Err(finding.help("give at least the number of guests: `guests = 24`").into());
    }
    Ok(draft(&source, root.get_ref()))
}

fn draft(source: &Arc<Source>, table: &DeTable<'_>) -> (Draft, Vec<Diagnostic>) {
    let mut findings = Vec::new();
    let to = &mut findings;
    let file = Scope { source, table, inside: "at the top of the file" };
    file.strangers(&KEYS, to);
    let plain = |given: Given<String>| given.value;
    let edges = [("long-edge", Some(Edge::Long)), ("short-edge", Some(Edge::Short)), ("no", None)];
    let draft = Draft {
        title: file.text("title", to),
        date: file.text("date", to).map(plain),
        guests: guests(&file, to),
        speaks_of_guests: table.contains_key("guests"),
        team_size: file.number("team-size", 1..=*TEAM.end(), to),
        odd: file.word("odd", &[("share", Odd::Share), ("timekeeper", Odd::Timekeeper)], None, to).map(|odd| odd.value),
        rounds: rounds(&file, to),
        minutes: file.number("minutes", MINUTES, to),
        variant: file.text("variant", to),
        languages: file.texts("languages", MAX_LANGUAGES, to),
        bilingual: file.truth("bilingual", to),
        record: file.truth("record", to).map(|said| said.value),
        hosts: file.number("hosts", HOSTS, to),
        paper: file.text("paper", to),
        two_sided: file.word("two-sided", &edges, Some([None, Some(Edge::Long)]), to).and_then(|edge| edge.value),
        tables: tables(&file, to),
        each_round: each_round(&file, to),
    };
    (draft, findings)
}

/// The number of guests; of none it is said in other words that they are missing.
fn guests(file: &Scope<'_>, findings: &mut Vec<Diagnostic>) -> Option<Given<i64>> {
    file.number("guests", i64::MIN..=i64::MAX, findings).filter(|given| {
        let finding = if given.value == 0 { None } else { out_of_range("guests", given, &GUESTS) };
        let fits = finding.is_none();
        findings.extend(finding);
        fits
    })
}

fn rounds(file: &Scope<'_>, findings: &mut Vec<Diagnostic>) -> Option<Given<Rounds>> {
    let at = file.table.get("rounds")?;
    if matches!(at.get_ref(), DeValue::Integer(_)) {
        let given = file.number("rounds", ROUNDS, findings)?;
        return Some(Given { value: Rounds::Some(given.value), place: given.place });
    }
    file.word("rounds", &[("all", Rounds::All)], None, findings)
}

fn tables(file: &Scope<'_>, findings: &mut Vec<Diagnostic>) -> Vec<Tables> {
    let mut tables = Vec::new();
    for (scope, place) in file.entries("table", "in [[table]]", MOST_ENTRIES, findings) {
        scope.strangers(&["count", "languages", "variant"], findings);
        tables.push(Tables {
            count: scope.number("count", 1..=100, findings).map_or(1, |count| count.value),
            languages: scope.texts("languages", MAX_LANGUAGES, findings),
            variant: scope.text("variant", findings),
            entry: Given { value: (), place: Some(place) },
        });
    }
    tables
}

fn each_round(file: &Scope<'_>, findings: &mut Vec<Diagnostic>) -> Vec<(Option<Given<String>>, Given<()>)> {
    let mut rounds = Vec::new();
    for (scope, place) in file.entries("round", "in [[round]]", MOST_ENTRIES, findings) {
        scope.strangers(&["variant"], findings);
        rounds.push((scope.text("variant", findings), Given { value: (), place: Some(place) }));
    }
    rounds
}

/// What the command line says in place of a file.
pub(super) fn quick(asked: &Quick) -> Draft {
    let unplaced = |text: &String| Given { value: text.clone(), place: None };
    Draft {
        guests: Some(Given { value: asked.guests, place: None }),
        speaks_of_guests: true,
        variant: Some(unplaced(&asked.variant)),
        languages: Some(asked.languages.iter().map(unplaced).collect()),
        paper: asked.paper.as_ref().map(unplaced),
        ..Draft::default()
    }
}
