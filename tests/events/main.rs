//! Evenings as they are printed: everybody has a seat, every table its sheets, and the cover counts what is in the file.
//!
//! A few jobs are left in `target/tmp/readers/` for the programs of `.ci/readers/`.

mod faults;
mod left;

use std::collections::{BTreeMap, BTreeSet};

use paperpitch::event::{self, Event, Material, PageId, Surroundings};
use paperpitch::locale::{self, Locale};
use paperpitch::pdf::{self, PdfOptions};
use paperpitch::scene::{Document, Node};
use paperpitch::sheet::evening::{self, Job};
use paperpitch::sheet::paper::Paper;
use paperpitch::text::Typesetter;
use paperpitch::variant::NoFiles;

/// What a text describes, whatever is found.
fn checked(text: &str) -> event::Checked {
    let language = |typed: &str| locale::negotiate(typed).map(str::to_owned).map_err(|unknown| unknown.to_string());
    let paper = |typed: &str| Paper::parse(typed).map(drop).map_err(|error| error.to_string());
    event::read(
        text.as_bytes(),
        "test.event.toml",
        Surroundings { files: &NoFiles, language: &language, paper: &paper },
    )
}

fn read(text: &str) -> Event {
    let checked = checked(text);
    checked.event.unwrap_or_else(|| panic!("{text}\n{:?}", checked.findings))
}

fn job(event: &Event, only: &[PageId]) -> Job {
    let locales: Vec<Locale> = event.languages.iter().map(|tag| Locale::bundled(tag).unwrap()).collect();
    let locales: Vec<&Locale> = locales.iter().collect();
    let paper = event.paper.as_ref().map_or(Paper::A4, |paper| Paper::parse(paper).unwrap());
    evening::job(event, &locales, &Typesetter::default(), paper, only).unwrap()
}

fn print(document: &Document) -> Vec<u8> {
    pdf::write(document, Typesetter::default().fonts(), &PdfOptions::default()).unwrap()
}

fn texts(nodes: &[Node]) -> Vec<String> {
    let text = |node: &Node| match node {
        Node::Group(group) => texts(&group.items),
        Node::Text(run) => vec![run.text.clone()],
        Node::Path(_) => vec![],
    };
    nodes.iter().flat_map(text).collect()
}

/// The labels of the pages of a PDF file: the names of pages.
fn labels(file: &[u8]) -> Vec<String> {
    let file = lopdf::Document::load_mem(file).unwrap();
    let labels = file.catalog().unwrap().get(b"PageLabels").unwrap();
    let labels = file.dereference(labels).unwrap().1.as_dict().unwrap();
    let each = labels.get(b"Nums").unwrap().as_array().unwrap().iter().skip(1).step_by(2);
    let said = each.map(|label| lopdf::decode_text_string(label.as_dict().unwrap().get(b"P").unwrap()).unwrap());
    let said: Vec<String> = said.collect();
    assert_eq!(said.len(), file.get_pages().len());
    said
}

/// The pages of each kind at each table, by number.
type Sheets<'a> = BTreeMap<(Material, u32), Vec<(u32, &'a [Node])>>;

/// The counts of the cover, from the text of its page.
fn counts(cover: &[String]) -> Vec<u32> {
    let before = |(number, sign): (&String, &String)| (sign.trim() == "×").then(|| number.trim().parse().unwrap());
    cover.iter().zip(cover.iter().skip(1)).filter_map(before).collect()
}

/// The events of all sizes.
fn events() -> Vec<(String, Event)> {
    let mut events = Vec::new();
    for guests in [2, 3, 7, 8, 24] {
        for sides in ["no", "long-edge"] {
            for team in [1, 2] {
                let text = format!(
                    "guests = {guests}\nteam-size = {team}\nlanguages = [\"fr\", \"ru\"]\nminutes = 20\nrounds = 3\n\
                     two-sided = \"{sides}\"\nodd = \"share\"\n[[table]]\nlanguages = [\"pt\"]\nvariant = \"orthogonal\"\n"
                );
                if guests >= 2 * team {
                    events.push((text.clone(), read(&text)));
                }
            }
        }
    }
    let text = "guests = 200\nlanguages = [\"sv\", \"fr\"]\nbilingual = true\ntwo-sided = true\nrounds = 2\n\
                [[table]]\ncount = 30\nlanguages = [\"ru\", \"pt\", \"en\"]\n";
    events.push((text.to_owned(), read(text)));
    events
}

#[test]
fn the_cover_counts_the_pages_of_the_file() {
    for (text, event) in events() {
        let made = job(&event, &[]);
        let named = labels(&print(&made.document));
        assert_eq!(named.len(), made.document.pages.len(), "{text}");
        let of = |material: Material| {
            let count = named.iter().filter(|name| name.starts_with(material.letter())).count();
            u32::try_from(count).unwrap()
        };
        let mut expected: Vec<u32> = Material::ALL.into_iter().map(of).filter(|count| *count > 0).collect();
        let blanks = u32::try_from(named.iter().filter(|name| name.as_str() == "–").count()).unwrap();
        expected.extend((blanks > 0).then_some(blanks));
        expected.push(u32::try_from(named.len()).unwrap());
        assert_eq!(counts(&texts(&made.document.pages[0].items)), expected, "{text}");
        let sheets = if event.two_sided.is_some() { named.len() / 2 } else { named.len() };
        assert_eq!(made.sheets, sheets);
        let unique: BTreeSet<&String> = named.iter().filter(|name| name.as_str() != "–").collect();
        assert_eq!(unique.len() + blanks as usize, named.len(), "every name is one page's alone");
    }
}

#[test]
fn everybody_has_a_seat_and_every_table_its_sheets() {
    for (text, event) in events() {
        let mut seated: Vec<u16> = event.sides.concat();
        seated.extend(&event.keepers);
        seated.sort_unstable();
        assert_eq!(seated, (1..=event.guests).collect::<Vec<_>>(), "{text}");
        let made = job(&event, &[]);
        let mut has: Sheets<'_> = BTreeMap::new();
        for (id, page) in made.ids.iter().zip(&made.document.pages) {
            if let Some(id) = id {
                has.entry((id.material, id.table)).or_default().push((id.number, &page.items));
            }
        }
        for (at, table) in event.tables.iter().enumerate() {
            let number = u32::try_from(at + 1).unwrap();
            let pitches: Vec<u32> = has[&(Material::Pitch, number)].iter().map(|(round, _)| *round).collect();
            assert_eq!(pitches, (1..=u32::try_from(event.rounds.len()).unwrap()).collect::<Vec<_>>(), "{text}");
            assert!(has.contains_key(&(Material::Table, number)) && has.contains_key(&(Material::Score, number)));
            let rules: String = has[&(Material::Rules, number)].iter().flat_map(|(_, items)| texts(items)).collect();
            for &language in &table.languages {
                let locale = Locale::bundled(&event.languages[language]).unwrap();
                let title = locale.text("rules-people-title", &locale::Args::new()).unwrap();
                assert!(rules.contains(&title), "table {number} has no rules in {}", event.languages[language]);
            }
        }
        for (round, games) in event.rounds.iter().enumerate() {
            assert_eq!(games.len(), event.tables.len(), "{text} round {round}");
            let mut busy: Vec<usize> = games.iter().flat_map(|game| [game.first, game.second]).collect();
            busy.sort_unstable();
            busy.dedup();
            assert_eq!(busy.len(), 2 * games.len());
            let resting: usize = event.pools.iter().map(|pool| event.resting(pool, round).len()).sum();
            assert_eq!(busy.len() + resting, event.sides.len(), "{text}");
        }
    }
}

#[test]
fn nobody_leaves_the_tables_of_their_languages() {
    let event =
        read("guests = 12\nlanguages = [\"fr\"]\nrounds = \"all\"\n[[table]]\ncount = 2\nlanguages = [\"ru\"]\n");
    assert_eq!(event.pools.len(), 2);
    for game in event.rounds.iter().flatten() {
        let pool = event.pools.iter().find(|pool| pool.tables.contains(&game.table)).unwrap();
        assert!(pool.sides.contains(&game.first) && pool.sides.contains(&game.second));
    }
    // The larger circle has eight sides, so seven rounds.
    assert_eq!(event.rounds.len(), 7);
}

#[test]
fn the_seating_tells_which_numbers_belong_to_which_language() {
    let lots = |text: &str| {
        let made = job(&read(text), &[]);
        let at = made.ids.iter().position(|id| id.is_some_and(|id| id.to_string() == "C2")).unwrap();
        texts(&made.document.pages[at].items).concat()
    };
    let told = lots("guests = 10\nlanguages = [\"fr\", \"pt\"]\n[[table]]\ncount = 2\nlanguages = [\"ru\"]\n");
    assert!(told.contains("1–4") && told.contains("русский"), "{told}");
    assert!(told.contains("5–10") && told.contains("français, português"), "{told}");
    assert!(!lots("guests = 10\nlanguages = [\"fr\"]").contains("français"));
}

#[test]
fn guests_take_turns_at_keeping_the_time() {
    for guests in [3_u16, 7, 13] {
        for rounds in [1, 3, 9] {
            let event = read(&format!("guests = {guests}\nodd = \"timekeeper\"\nrounds = {rounds}\nminutes = 9"));
            assert_eq!((event.sides.len(), event.keepers.len()), (usize::from(guests), 0));
            let mut kept = vec![0; event.sides.len()];
            for round in 0..rounds {
                let [keeper] = event.resting(&event.pools[0], round)[..] else { panic!("one keeps the time") };
                kept[keeper] += 1;
            }
            assert!(kept.iter().max().unwrap() - kept.iter().min().unwrap() <= 1, "{guests} {rounds}: {kept:?}");
            job(&event, &[]);
        }
    }
    // Where languages part the tables, nobody is sent to strangers.
    let event = read("guests = 7\nodd = \"timekeeper\"\nlanguages = [\"fr\"]\n[[table]]\nlanguages = [\"ru\"]");
    assert_eq!(event.keepers, [7]);
}

#[test]
fn long_titles_and_many_tables_stay_on_the_paper() {
    let title = "Le grand tournoi de football sur papier du club des amis de la rue de l'Horloge";
    for lang in ["en", "fr", "pt", "ru", "sv"] {
        let event = read(&format!(
            "guests = 200\nrounds = 1\nminutes = 20\nrecord = true\ntwo-sided = true\ntitle = \"{title}\"\nlanguages = [\"{lang}\"]"
        ));
        let made = job(&event, &[]);
        assert_eq!(paperpitch::sheet::edge::near_edge(&made.document), None, "{lang}");
        assert!(texts(&made.document.pages[0].items).concat().contains("l’Horloge"), "{lang}");
    }
}

#[test]
fn some_pages_are_printed_again_as_they_were() {
    for sides in ["no", "long-edge"] {
        let text = format!("guests = 8\nlanguages = [\"fr\", \"ru\"]\ntwo-sided = \"{sides}\"");
        let event = read(&text);
        let whole = job(&event, &[]);
        let ids: Vec<PageId> = ["P3-2", "R1-1", "R1-2", "K1"].map(|id| PageId::parse(id).unwrap()).to_vec();
        let again = job(&event, &ids);
        let some = |job: &Job| job.ids.iter().flatten().copied().collect::<BTreeSet<_>>();
        assert_eq!(some(&again), ids.iter().copied().collect());
        for (id, page) in again.ids.iter().zip(&again.document.pages).filter(|(id, _)| id.is_some()) {
            let at = whole.ids.iter().position(|other| other == id).unwrap();
            assert_eq!(page.items, whole.document.pages[at].items, "{id:?}");
        }
        // Both sides of a rule sheet stay on one sheet.
        assert_eq!(again.document.pages.len(), if sides == "no" { 4 } else { 6 });
    }
}

#[test]
fn the_same_event_gives_the_same_bytes() {
    let event = read("guests = 7\nodd = \"timekeeper\"\nlanguages = [\"sv\", \"ru\"]\nbilingual = true");
    assert_eq!(print(&job(&event, &[]).document), print(&job(&event.clone(), &[]).document));
}

#[test]
fn the_examples_are_events_without_findings() {
    for text in [
        include_str!("../../examples/events/friday.event.toml"),
        include_str!("../../examples/events/teams.event.toml"),
    ] {
        let checked = checked(text);
        assert_eq!(checked.findings, [], "{text}");
        assert!(checked.event.is_some());
    }
}
