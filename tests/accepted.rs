//! What `check` accepts, everything else accepts: thousands of generated and mutated files are judged, and whatever passes is
//! made into whole kits.
//!
//! A run makes some kits of each lot; `PAPERPITCH_LONG=1` makes all of them.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::time::{Duration, Instant};

use paperpitch::diag::Diagnostic;
use paperpitch::locale::Locale;
use paperpitch::pdf::{self, PdfOptions};
use paperpitch::sheet::book::{self, Options};
use paperpitch::sheet::desk::Desk;
use paperpitch::sheet::paper::Paper;
use paperpitch::sheet::printable;
use paperpitch::svg;
use paperpitch::text::Typesetter;
use paperpitch::variant::{self, Checked, NoFiles, Overrides};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

/// The languages that kits are made in, in turn.
const LANGUAGES: [&str; 2] = ["fr", "en"];

/// All that `check` says of a text, for A4.
fn check(text: &str, setter: &Typesetter) -> Checked {
    let checked = variant::read(text.as_bytes(), "my.pitch.toml", Some("my"), &NoFiles, &Overrides::default());
    let more = checked.variant().map_or_else(Vec::new, |variant| {
        let mut more = printable::of_words(variant, checked.places(), setter);
        more.extend(printable::of_pitch(variant, checked.places(), Paper::A4, None));
        more
    });
    checked.with(more)
}

/// Makes everything of an accepted variant.
fn make(text: &str, checked: &Checked, setter: &Typesetter, locale: &Locale) {
    let variant = checked.variant().unwrap();
    let options = Options { paper: Paper::A4, cell: None };
    let tag = locale.tag();
    let sound = |made: Result<_, Diagnostic>| made.unwrap_or_else(|finding| panic!("{tag}: {finding:#?}\n{text}"));
    let desk =
        |variant| Desk::new(variant, locale, setter).unwrap_or_else(|finding| panic!("{tag}: {finding:#?}\n{text}"));
    let mut own = desk(variant);
    let kit = sound(book::kit(&own, options));
    pdf::write(&kit, setter.fonts(), &PdfOptions::default()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    for page in &kit.pages {
        assert!(!svg::write(page, &kit.title, &kit.lang, setter.fonts()).is_empty());
    }
    sound(book::pitch(&own, options));
    sound(book::changes(&mut own, &desk(&variant::built_in("standard").unwrap()), options));
}

/// Judges `cases` texts, and makes kits of some of those that pass.
fn judge(texts: impl Strategy<Value = String>, cases: u32, kits: usize) {
    let kits = if env::var_os("PAPERPITCH_LONG").is_some() { usize::MAX } else { kits };
    let setter = Typesetter::default();
    let locales = LANGUAGES.map(|tag| Locale::bundled(tag).unwrap());
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let mut runner = TestRunner::new_with_rng(Config::default(), rng);
    let (mut accepted, mut made) = (0_u32, 0);
    for _ in 0..cases {
        let text = texts.new_tree(&mut runner).unwrap().current();
        let begin = Instant::now();
        let checked = check(&text, &setter);
        assert!(begin.elapsed() < Duration::from_secs(1), "this takes too long:\n{text}");
        assert_eq!(checked.variant().is_none(), checked.diagnostics().iter().any(Diagnostic::is_error), "{text}");
        assert_eq!(checked.marks().len(), checked.diagnostics().len());
        if checked.variant().is_some() {
            accepted += 1;
            if made < kits {
                make(&text, &checked, &setter, &locales[made % locales.len()]);
                made += 1;
            }
        }
    }
    eprintln!("{cases} judged, {accepted} accepted, {made} made");
    assert!(accepted > cases / 20, "hardly anything passes: {accepted} of {cases}");
}

/// A file that is put together: lines by table.
#[derive(Clone, Debug, Default)]
struct File(BTreeMap<&'static str, Vec<String>>);

impl File {
    fn say(&mut self, table: &'static str, line: impl Into<String>) {
        let (line, lines) = (line.into(), self.0.entry(table).or_default());
        let key = line.split(" = ").next().unwrap_or_default();
        if !lines.iter().any(|other| other.starts_with(&format!("{key} = "))) {
            lines.push(line);
        }
    }

    fn text(&self) -> String {
        let table = |(name, lines): (&&str, &Vec<String>)| {
            let head = if name.is_empty() { String::new() } else { format!("[{name}]\n") };
            format!("{head}{}\n", lines.join("\n"))
        };
        self.0.iter().map(table).collect()
    }
}

fn written(points: &[(i32, i32)]) -> String {
    let points: Vec<String> = points.iter().map(|(x, y)| format!("[{x}, {y}]")).collect();
    format!("[{}]", points.join(", "))
}

/// An outline: a rectangle whose corners may be cut or cut out, clockwise from the upper left.
fn outline() -> impl Strategy<Value = Vec<(i32, i32)>> {
    let corners = proptest::array::uniform4((0..=3_u8, 1..=2_i32, 1..=2_i32));
    (3..=12_i32, 4..=14_i32, corners).prop_map(|(w, l, corners)| {
        // Each corner with the ways along its two sides.
        let ends = [
            ((0, 0), (0, 1), (1, 0)),
            ((w, 0), (-1, 0), (0, 1)),
            ((w, l), (0, -1), (-1, 0)),
            ((0, l), (1, 0), (0, -1)),
        ];
        let mut outline = Vec::new();
        for (((x, y), back, on), (kind, a, b)) in ends.into_iter().zip(corners) {
            let at =
                |back_by: i32, on_by: i32| (x + back.0 * back_by + on.0 * on_by, y + back.1 * back_by + on.1 * on_by);
            match kind {
                0 => outline.extend([at(a, 0), at(0, a)]),
                1 => outline.extend([at(a, 0), at(a, b), at(0, b)]),
                _ => outline.push((x, y)),
            }
        }
        outline
    })
}

/// The ground: a size, or an outline with mouths on it.
fn ground() -> impl Strategy<Value = File> {
    let size = (1..=8_i32, 1..=10_i32, 1..=4_i32).prop_map(|(w, l, g)| {
        let mut file = File::default();
        file.say("pitch", format!("width = {}", 2 * w));
        file.say("pitch", format!("length = {}", 2 * l));
        file.say("goal", format!("width = {}", 2 * g.min(w)));
        file
    });
    let drawn = (outline(), 0..=2_i32, 1..=4_i32, 0..=2_i32).prop_map(|(outline, left, width, shift)| {
        let mut file = File::default();
        let bottom = outline.iter().map(|p| p.1).max().unwrap_or(0);
        let x = left + outline.iter().filter(|p| p.1 == 0).map(|p| p.0).min().unwrap_or(0);
        file.say("pitch", format!("outline = {}", written(&outline)));
        file.say("goal.upper", format!("mouth = {}", written(&[(x, 0), (x + width, 0)])));
        file.say("goal.lower", format!("mouth = {}", written(&[(x + shift, bottom), (x + shift + width, bottom)])));
        file
    });
    prop_oneof![size, drawn]
}

/// Choices that may be laid over any ground.
const CHOICES: [(&str, &str); 22] = [
    ("pitch", "directions = \"orthogonal\""),
    ("pitch", "boundary = \"playable\""),
    ("pitch", "crossing = \"forbidden\""),
    ("goal", "shape = \"link\""),
    ("turn", "bounce = \"single\""),
    ("turn", "bounce = \"none\"\nend-on-touched = true"),
    ("turn", "bounce = \"none\"\nend-on-touched = false"),
    ("turn", "first = \"B\""),
    ("end", "blocked = \"draw\""),
    ("end", "blocked = \"mover-loses\""),
    ("end", "minutes = 600"),
    ("end", "minutes = 1"),
    ("table", "guests = 2"),
    ("table", "guests = 3"),
    ("table", "guests = 199"),
    ("notation", "row-one = \"top\""),
    ("title", "fr = \"Ходы — «à gauche» ×½ ﬁ\""),
    ("title", "en = \"WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW\""),
    ("title", "en = \"a title with _ * { } [ ] < > & \\\" ' and | 100 % # ~\""),
    ("title", "zh = \"足球\""),
    ("title", "he = \"כדורגל\""),
    ("", "name = \"a-name-of-forty-characters-wwwwwwwwwwwww\""),
];

/// A wall: a few steps from somewhere, perhaps beyond the pitch.
fn wall() -> impl Strategy<Value = Vec<(i32, i32)>> {
    const WAYS: [(i32, i32); 8] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];
    ((-1..=11_i32, -1..=13_i32), proptest::collection::vec((1..=3_i32, 0..8_usize), 1..=2)).prop_map(
        |(start, parts)| {
            let mut points = vec![start];
            for (length, way) in parts {
                let (x, y) = points[points.len() - 1];
                points.push((x + WAYS[way].0 * length, y + WAYS[way].1 * length));
            }
            points
        },
    )
}

/// A file put together from a ground, walls, a start and choices.
fn generated() -> impl Strategy<Value = String> {
    let walls = proptest::collection::vec(wall(), 0..=3);
    let start = proptest::option::weighted(0.2, (0..=8_i32, 0..=10_i32));
    let choices = proptest::collection::vec(select(CHOICES.to_vec()), 0..5);
    (ground(), walls, start, choices).prop_map(|(mut file, walls, start, choices)| {
        if !walls.is_empty() {
            let walls: Vec<String> = walls.iter().map(|wall| written(wall)).collect();
            file.say("pitch", format!("walls = [{}]", walls.join(", ")));
        }
        if let Some((x, y)) = start {
            file.say("pitch", format!("start = [{x}, {y}]"));
        }
        choices.into_iter().for_each(|(table, line)| file.say(table, line));
        file.text()
    })
}

/// A good file with a number or two changed.
fn mutated() -> impl Strategy<Value = String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/drawn");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let files: Vec<String> = files.iter().map(|path| fs::read_to_string(path).unwrap()).collect();
    (select(files), proptest::collection::vec((any::<Index>(), -2..=2_i32), 1..3)).prop_map(|(mut file, changes)| {
        for (at, by) in changes {
            let start = file.find("\n[pitch]").or(file.find("\n[goal")).unwrap_or(0);
            let numbers: Vec<_> = numbers(&file).into_iter().filter(|(from, _)| *from > start).collect();
            let (from, to) = numbers[at.index(numbers.len())];
            let value: i32 = file[from..to].parse().unwrap_or(0);
            file.replace_range(from..to, &(value + by).to_string());
        }
        file
    })
}

/// Where whole numbers stand in a text.
fn numbers(text: &str) -> Vec<(usize, usize)> {
    let mut places = Vec::new();
    let mut start = None;
    for (at, c) in text.char_indices().chain([(text.len(), ' ')]) {
        if c.is_ascii_digit() {
            start = start.or(Some(at));
        } else if let Some(from) = start.take() {
            places.push((from, at));
        }
    }
    places
}

#[test]
fn what_is_generated_and_accepted_prints() {
    judge(generated(), 2000, 30);
}

#[test]
fn what_is_mutated_and_accepted_prints() {
    judge(mutated(), 2000, 20);
}
