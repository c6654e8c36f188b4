//! From a draft to an event: languages and variants found, guests seated, games drawn up, limits held. Knows no TOML.

use std::collections::BTreeMap;

use super::draft::{Draft, Rounds};
use super::reader::{Given, out_of_range};
use super::{Checked, Event, GUESTS, Game, Pool, Surroundings, Table, codes, rota, split};
use crate::diag::{Diagnostic, quoted};
use crate::variant::reading::{beside, guess};
use crate::variant::{self, BUILT_INS, Overrides, Variant};

/// The most pages of one print job.
pub const MAX_PAGES: usize = 5000;
/// The rounds of an event that does not say, if so many sides can meet.
const USUAL_ROUNDS: usize = 3;
/// What is spoken where nothing is said.
const USUAL_LANGUAGE: &str = "fr";

/// Settles everything, or reports why it cannot be.
pub(super) fn settle(draft: Draft, name: &str, findings: Vec<Diagnostic>, around: Surroundings<'_>) -> Checked {
    let mut clerk = Clerk {
        name,
        around,
        findings,
        languages: Vec::new(),
        variants: Vec::new(),
        known: BTreeMap::new(),
        clocks: Vec::new(),
    };
    let event = clerk.event(&draft);
    let mut findings = clerk.findings;
    let refused = findings.iter().any(Diagnostic::is_error);
    findings.sort_by_key(|finding| finding.place.as_ref().map_or(0, |place| place.span.start));
    Checked { event: event.filter(|_| !refused), findings }
}

/// Settles one event.
struct Clerk<'a> {
    name: &'a str,
    around: Surroundings<'a>,
    findings: Vec<Diagnostic>,
    languages: Vec<String>,
    variants: Vec<Variant>,
    /// What was looked for already, and where it is; none where it cannot be had.
    known: BTreeMap<String, Option<usize>>,
    /// Where variants with a clock are named.
    clocks: Vec<(u16, Given<String>)>,
}

/// A table as far as it is described: its languages and its variant.
type Described = (Vec<usize>, Option<usize>);

/// What is spoken and played, as places in the lists of all.
struct Asked {
    spoken: Vec<usize>,
    played: Option<usize>,
    tables: Vec<Described>,
    /// The variants of rounds that have their own.
    rounds: Vec<Option<usize>>,
}

impl Clerk<'_> {
    fn event(&mut self, draft: &Draft) -> Option<Event> {
        self.check_paper(draft);
        let Asked { spoken, played, mut tables, rounds } = self.asked(draft);
        let guests = self.guests(draft, tables.len())?;
        let size = draft.team_size.as_ref().map_or(1, |size| size.value);
        let mut split = self.split(draft, guests, size)?;
        self.check_tables(draft, tables.len(), split.sides.len());
        let minutes = self.minutes(draft);
        if self.findings.iter().any(Diagnostic::is_error) {
            return None;
        }
        tables.resize((split.sides.len() / 2).max(1), (spoken, played));
        let alike = tables.windows(2).all(|pair| matches!(pair, [(one, _), (other, _)] if one == other));
        if size == 1 && alike {
            // Where anybody can sit anywhere, a timekeeper is a side more: whoever rests keeps the time.
            split.sides.extend(split.keepers.drain(..).map(|keeper| vec![keeper]));
        }
        let pools = pools(&tables, split.sides.len());
        self.check_rounds(draft, full_rounds(&pools));
        let wanted = rounds_wanted(draft, &pools);
        self.check_length(draft, wanted, &tables);
        let tables = with_rounds(tables, &rounds, wanted);
        self.check_bilingual(draft, &tables);
        let guests = u16::try_from(guests).unwrap_or(u16::MAX);
        Some(Event {
            title: draft.title.as_ref().map(|title| title.value.clone()),
            title_place: draft.title.as_ref().and_then(|title| title.place.clone()),
            date: draft.date.clone(),
            guests,
            teams: size > 1,
            rounds: games(&pools, wanted),
            sides: split.sides,
            keepers: split.keepers,
            tables,
            pools,
            minutes,
            paper: draft.paper.as_ref().map(|paper| paper.value.clone()),
            two_sided: draft.two_sided,
            bilingual: draft.bilingual.as_ref().is_some_and(|said| said.value),
            record: draft.record.unwrap_or(size > 1),
            hosts: draft.hosts.as_ref().and_then(|hosts| u16::try_from(hosts.value).ok()).unwrap_or(1),
            variants: self.variants_for(guests, minutes),
            languages: std::mem::take(&mut self.languages),
        })
    }

    /// The languages and variants of everything.
    fn asked(&mut self, draft: &Draft) -> Asked {
        let fallback = [Given { value: USUAL_LANGUAGE.to_owned(), place: None }];
        let spoken = self.spoken(draft.languages.as_deref().unwrap_or(&fallback));
        let usual = Given { value: BUILT_INS[0].to_owned(), place: None };
        let covered = !draft.each_round.is_empty() && draft.each_round.iter().all(|(variant, _)| variant.is_some());
        let unused = draft.variant.is_none() && covered;
        let played = if unused { None } else { self.variant(draft.variant.as_ref().unwrap_or(&usual)) };
        let mut tables = Vec::new();
        for entry in &draft.tables {
            let languages = entry.languages.as_ref().map_or_else(|| spoken.clone(), |said| self.spoken(said));
            let variant = entry.variant.as_ref().map_or(played, |said| self.variant(said));
            tables.extend((0..entry.count).map(|_| (languages.clone(), variant)));
        }
        let rounds = draft.each_round.iter().map(|(said, _)| said.as_ref().and_then(|said| self.variant(said)));
        let rounds = rounds.collect();
        Asked { spoken, played, tables, rounds }
    }

    /// The variants as they are played here: by so many guests, and by the clock of the event.
    fn variants_for(&mut self, guests: u16, minutes: Option<u16>) -> Vec<Variant> {
        let mut variants = std::mem::take(&mut self.variants);
        for variant in &mut variants {
            variant.guests = guests;
            variant.minutes = minutes.or(variant.minutes);
        }
        variants
    }

    /// The languages meant, each once, as places in the list of all.
    fn spoken(&mut self, said: &[Given<String>]) -> Vec<usize> {
        let mut spoken = Vec::new();
        for one in said {
            match (self.around.language)(&one.value) {
                Ok(tag) => {
                    let at = self.languages.iter().position(|known| *known == tag).unwrap_or_else(|| {
                        self.languages.push(tag);
                        self.languages.len() - 1
                    });
                    if !spoken.contains(&at) {
                        spoken.push(at);
                    }
                }
                Err(reason) => {
                    let message = format!("there are no sheets in {}", quoted(&one.value));
                    self.findings.push(one.error(codes::EVENT_LANGUAGE, message).help(reason));
                }
            }
        }
        spoken
    }

    /// The variant of a name or a path, as its place in the list of all.
    fn variant(&mut self, said: &Given<String>) -> Option<usize> {
        let at = match self.known.get(&said.value) {
            Some(at) => *at,
            None => {
                let variant = self.find_variant(said);
                let at = variant.map(|variant| {
                    self.variants.push(variant);
                    self.variants.len() - 1
                });
                self.known.insert(said.value.clone(), at);
                at
            }
        };
        if let Some(minutes) = at.and_then(|at| self.variants.get(at)).and_then(|variant| variant.minutes) {
            self.clocks.push((minutes, said.clone()));
        }
        at
    }

    fn find_variant(&mut self, said: &Given<String>) -> Option<Variant> {
        let name = said.value.as_str();
        let checked: Result<_, String> = variant::read_built_in(name, &Overrides::default()).map_or_else(
            || {
                let path = beside(self.name, name);
                let bytes = self.around.files.read(&path)?;
                Ok(variant::read(&bytes, &path, Some(variant::stem(&path)), self.around.files, &Overrides::default()))
            },
            Ok,
        );
        let checked = match checked {
            Ok(checked) => checked,
            Err(reason) => {
                let message = if name.contains(['/', '\\', '.']) {
                    format!("the variant {} cannot be read: {reason}", quoted(name))
                } else {
                    format!("there is neither a built-in variant nor a file called {}", quoted(name))
                };
                let help = guess(variant::stem(name), BUILT_INS).map_or_else(
                    || format!("the built-in variants are {}; a path counts from the event file", BUILT_INS.join(", ")),
                    |guess| format!("did you mean \"{}\"?", guess.word()),
                );
                self.findings.push(said.error(codes::EVENT_VARIANT, message).help(help));
                return None;
            }
        };
        let (variant, found) = checked.into_parts();
        if variant.is_none() {
            let message = format!("the variant {} has errors, so it cannot be played", quoted(name));
            self.findings
                .push(said.error(codes::EVENT_VARIANT, message).help(format!("see `paperpitch check {name}`")));
            self.findings.extend(found.into_iter().filter(Diagnostic::is_error));
        }
        variant
    }

    /// How many guests there are: as many as it says, or as fill the tables.
    fn guests(&mut self, draft: &Draft, tables: usize) -> Option<i64> {
        let size = draft.team_size.as_ref().map_or(1, |size| size.value);
        match &draft.guests {
            Some(guests) if guests.value != 0 => {
                let finding = out_of_range("guests", guests, &GUESTS);
                let fits = finding.is_none();
                self.findings.extend(finding);
                fits.then_some(guests.value)
            }
            None if tables > 0 && !draft.speaks_of_guests => {
                let seats = i64::try_from(tables).unwrap_or(i64::MAX).saturating_mul(2).saturating_mul(size);
                let seats = Given { value: seats, place: draft.tables.first().and_then(|one| one.entry.place.clone()) };
                let finding = out_of_range("guests", &seats, &GUESTS);
                let fits = finding.is_none();
                self.findings.extend(finding);
                fits.then_some(seats.value)
            }
            None if draft.speaks_of_guests || self.findings.iter().any(Diagnostic::is_error) => None,
            other => {
                let place = other.as_ref().and_then(|guests| guests.place.clone());
                let nobody = Given { value: (), place: place.or_else(|| self.start(draft)) };
                let help = "say how many there are: `guests = 24`";
                self.findings.push(nobody.error(codes::NO_GUESTS, "the event has no guests").help(help));
                None
            }
        }
    }

    /// The start of the file, as far as any of its values tells it.
    fn start(&self, draft: &Draft) -> Option<crate::source::Place> {
        let said = draft.languages.iter().flatten().chain(&draft.variant).find_map(|given| given.place.clone());
        let place = said.or_else(|| draft.rounds.as_ref().and_then(|rounds| rounds.place.clone()))?;
        Some(crate::source::Place { span: crate::source::Span::default(), ..place })
    }

    /// The guests as sides; of those left over it is told what becomes of them.
    fn split(&mut self, draft: &Draft, guests: i64, size: i64) -> Option<split::Split> {
        let (count, each) = (u16::try_from(guests).ok()?, u16::try_from(size).ok()?);
        let made = split::split(count, each, draft.odd.unwrap_or_default());
        if made.sides.len() < 2 {
            let given = draft.team_size.as_ref().map(|size| size.place.clone());
            let blamed =
                Given { value: (), place: given.flatten().or(draft.guests.as_ref().and_then(|one| one.place.clone())) };
            let message = format!("{guests} guests make only one team of {size}, and a game takes two");
            let help = format!("make teams of at most {}, or invite more guests", guests / 2);
            self.findings.push(blamed.error(codes::ONE_SIDE, message).help(help));
            return None;
        }
        let rest = guests % if size == 1 { 2 } else { size };
        if rest > 0 && draft.odd.is_none() {
            let place = draft.guests.as_ref().and_then(|guests| guests.place.as_ref());
            let first = guests - rest + 1;
            let who = if rest == 1 { format!("guest {guests}") } else { format!("guests {first} to {guests}") };
            let (does, keeps) = if rest == 1 { ("shares", "keeps") } else { ("share", "keep") };
            let wholes = if size == 1 { "pairs".to_owned() } else { format!("teams of {size}") };
            let message = format!("{guests} guests do not make {wholes} only: {who} {does} the turns of another side");
            let instead = if size == 1 {
                "the guests of tables with the same languages take turns at keeping the time".to_owned()
            } else {
                format!("{who} {keeps} the time")
            };
            let help = format!(
                "with `odd = \"timekeeper\"` in the event file {instead} instead; `odd = \"share\"` agrees to this"
            );
            self.findings.push(Diagnostic::warning(codes::GUESTS_LEFT_OVER, message).at_known(place).help(help));
        }
        Some(made)
    }

    /// Refuses rounds of another number than those that are described.
    fn check_rounds(&mut self, draft: &Draft, full: usize) {
        let (Some(rounds), own @ 1..) = (&draft.rounds, draft.each_round.len()) else { return };
        let (wanted, said) = match rounds.value {
            Rounds::Some(number) => (usize::try_from(number).unwrap_or(0), number.to_string()),
            Rounds::All => (full, format!("\"all\", which makes {full}")),
        };
        if wanted != own {
            let message = format!("`rounds` is {said}, but the number of [[round]] is {own}");
            let help = "leave out `rounds`, or describe each round";
            self.findings.push(rounds.error(crate::variant::codes::OUT_OF_RANGE, message).help(help));
        }
    }

    fn check_tables(&mut self, draft: &Draft, described: usize, sides: usize) {
        let filled = sides / 2;
        if described <= filled.max(1) {
            return;
        }
        let mut so_far = 0;
        let last = draft.tables.iter().find(|entry| {
            so_far += usize::try_from(entry.count).unwrap_or(0);
            so_far > filled
        });
        if let Some(entry) = last {
            let message = format!("the guests fill {filled} tables, but {described} are described");
            let help = "describe fewer tables, or leave out `guests` to fill them all";
            self.findings.push(entry.entry.error(codes::TABLES_WITHOUT_GUESTS, message).help(help));
        }
    }

    fn check_paper(&mut self, draft: &Draft) {
        if let Some(paper) = &draft.paper
            && let Err(reason) = (self.around.paper)(&paper.value)
        {
            self.findings.push(paper.error(codes::EVENT_PAPER, reason));
        }
    }

    /// How long a round is: what the event says, or what its variants have in common where it says nothing of rounds.
    fn minutes(&mut self, draft: &Draft) -> Option<u16> {
        if let Some(minutes) = &draft.minutes {
            return u16::try_from(minutes.value).ok();
        }
        let (clock, said) = self.clocks.first()?;
        let alike = self.clocks.iter().all(|(other, _)| other == clock);
        let rounds = draft.rounds.as_ref().map(|rounds| rounds.place.clone());
        let rounds = rounds.or_else(|| draft.each_round.first().map(|(_, entry)| entry.place.clone()));
        if rounds.is_none() && alike {
            return Some(*clock);
        }
        let blamed = Given { value: (), place: rounds.flatten().or_else(|| said.place.clone()) };
        let message = format!("{} is played by the clock, and it is not said how long a round is", quoted(&said.value));
        let finding = blamed.error(codes::ROUNDS_WITHOUT_MINUTES, message);
        let finding = match &said.place {
            Some(place) => finding.related(place.clone(), format!("its clock runs for {clock} minutes")),
            None => finding,
        };
        self.findings.push(finding.help(format!("add `minutes = {clock}`")));
        None
    }

    /// Refuses a job of more pages than anybody prints at once.
    fn check_length(&mut self, draft: &Draft, rounds: usize, tables: &[Described]) {
        let each = |languages: &Vec<usize>| 3 + 2 * languages.len() + rounds;
        let one_sided: usize = tables.iter().map(|(languages, _)| each(languages)).sum();
        let backs = if draft.two_sided.is_some() { tables.len() * (3 + rounds) } else { 0 };
        let pages = one_sided + backs;
        if pages > MAX_PAGES {
            let place = draft.rounds.as_ref().and_then(|rounds| rounds.place.clone());
            let place = place.or_else(|| draft.guests.as_ref().and_then(|guests| guests.place.clone()));
            let message = format!(
                "{rounds} rounds at {} tables take about {pages} pages, but one print job has at most {MAX_PAGES}",
                tables.len()
            );
            let blamed = Given { value: (), place };
            self.findings.push(blamed.error(codes::JOB_TOO_LONG, message).help("play fewer rounds"));
        }
    }

    fn check_bilingual(&mut self, draft: &Draft, tables: &[Table]) {
        let alone = tables.iter().all(|table| table.languages.len() < 2);
        if let Some(said) = draft.bilingual.as_ref().filter(|said| said.value && alone) {
            let message = "`bilingual` changes nothing: no table has two languages";
            let finding = Diagnostic::warning(codes::ONE_LANGUAGE, message).at_known(said.place.as_ref());
            self.findings.push(finding.help("give tables two languages, such as `languages = [\"fr\", \"ru\"]`"));
        }
    }
}

/// Tables that share their languages, with as many sides as they seat; a side over goes to the last of them.
fn pools(tables: &[Described], sides: usize) -> Vec<Pool> {
    let mut pools: Vec<(&[usize], Vec<usize>)> = Vec::new();
    for (at, (languages, _)) in tables.iter().enumerate() {
        match pools.iter_mut().find(|(spoken, _)| *spoken == languages.as_slice()) {
            Some((_, tables)) => tables.push(at),
            None => pools.push((languages, vec![at])),
        }
    }
    let count = pools.len();
    let mut next = 0;
    let pool = |(at, (_, tables)): (usize, (&[usize], Vec<usize>))| {
        let end = if at + 1 == count { sides } else { next + 2 * tables.len() };
        let sides = next..end;
        next = end;
        Pool { tables, sides }
    };
    pools.into_iter().enumerate().map(pool).collect()
}

/// The tables with what is played at each in every round: what the round says, else what the table does.
fn with_rounds(tables: Vec<Described>, rounds: &[Option<usize>], wanted: usize) -> Vec<Table> {
    let table = |(languages, variant): Described| {
        let of = |round: usize| rounds.get(round).copied().flatten().or(variant).unwrap_or(0);
        Table { languages, variants: (0..wanted).map(of).collect() }
    };
    tables.into_iter().map(table).collect()
}

/// How many rounds it takes until all who may meet have met.
fn full_rounds(pools: &[Pool]) -> usize {
    pools.iter().map(|pool| pool.sides.len() - 1 + pool.sides.len() % 2).max().unwrap_or(1)
}

/// How many rounds there are.
fn rounds_wanted(draft: &Draft, pools: &[Pool]) -> usize {
    let full = full_rounds(pools);
    let own = draft.each_round.len();
    match draft.rounds.as_ref().map(|rounds| rounds.value) {
        Some(Rounds::Some(rounds)) => usize::try_from(rounds).unwrap_or(1).max(own),
        Some(Rounds::All) => full.max(own),
        None if own > 0 => own,
        // Two who meet alone play a game and a return game.
        None => USUAL_ROUNDS.min(full.max(2)),
    }
}

/// The games of all pools, by round and table.
fn games(pools: &[Pool], rounds: usize) -> Vec<Vec<Game>> {
    let mut all: Vec<Vec<Game>> = vec![Vec::new(); rounds];
    for pool in pools {
        for (round, pairings) in rota::rota(pool.sides.len(), rounds).into_iter().enumerate() {
            let first = pool.sides.start;
            let seated = pool.tables.iter().zip(pairings);
            let seated = seated.map(|(&table, (a, b))| Game { table, first: first + a, second: first + b });
            if let Some(games) = all.get_mut(round) {
                games.extend(seated);
            }
        }
    }
    for games in &mut all {
        games.sort_by_key(|game| game.table);
    }
    all
}
