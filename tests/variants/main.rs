//! Wrong descriptions of variants: each yields exactly its findings, at their lines and columns, in one run.

use std::collections::{BTreeMap, BTreeSet};

use paperpitch::diag::{Diagnostic, Format, render};
use paperpitch::variant::{self, BUILT_INS, Checked, Files, NoFiles, Overrides, codes};

/// The tables, in words and drawn: a line in dashes with the findings, in order, then the text they are about; `nothing` where there is none. `␛`, `␀`, `␍`
/// and `␉` stand for what a table cannot show, `␄` for a text that ends without a line break.
const WRONG: [&str; 2] = [include_str!("words-wrong.txt"), include_str!("drawn-wrong.txt")];
const SURPRISING: [&str; 2] = [include_str!("words-surprising.txt"), include_str!("drawn-surprising.txt")];
const RIGHT: [&str; 2] = [include_str!("words-right.txt"), include_str!("drawn-right.txt")];

/// The texts of a table, each with what is to be said about it.
fn table_of(table: &str) -> Vec<(String, Vec<String>)> {
    let plain = |text: &str| {
        let text = text.strip_suffix("␄\n").unwrap_or(text);
        text.replace('␛', "\u{1b}").replace('␀', "\0").replace('␍', "\r").replace('␉', "\t")
    };
    let entry = |entry: &str| {
        let (head, text) = entry.split_once('\n').unwrap();
        let said = head.split(", ").filter(|said| *said != "nothing").map(str::to_owned);
        (plain(text), said.collect())
    };
    let lines = table.split_inclusive('\n').filter(|line| !line.starts_with("==== "));
    let entries = format!("\n{}", lines.collect::<String>());
    let entries = entries.strip_suffix('\n').unwrap().split("\n---- ").skip(1);
    entries.map(|text| entry(&format!("{text}\n"))).collect()
}

/// Files that stand in for those of a disk.
struct Shelf(BTreeMap<&'static str, &'static str>);

impl Files for Shelf {
    fn read(&self, path: &str) -> Result<Vec<u8>, String> {
        self.0.get(path).map(|text| text.as_bytes().to_vec()).ok_or_else(|| "no such file".to_owned())
    }
}

/// `LINE:COLUMN code` for every finding, with the file before it where that is not `my.pitch.toml`, and `argument`
/// where no file is to blame.
fn said(diagnostics: &[Diagnostic]) -> Vec<String> {
    let line = |finding: &Diagnostic| match &finding.place {
        None => format!("argument {}", finding.code.0),
        Some(place) => {
            let at = place.source.line_column(place.span.start);
            let file = if place.source.name == "my.pitch.toml" { "" } else { &format!("{}:", place.source.name) };
            format!("{file}{}:{} {}", at.line, at.column, finding.code.0)
        }
    };
    diagnostics.iter().map(line).collect()
}

/// What a person sees.
fn shown(checked: &Checked) -> String {
    render(checked.diagnostics(), Format::Human { width: 100 }, false)
}

fn read(text: &str) -> Checked {
    variant::read(text.as_bytes(), "my.pitch.toml", Some("my"), &NoFiles, &Overrides::default())
}

#[test]
fn wrong_descriptions_say_exactly_what_is_wrong() {
    assert!(WRONG.iter().map(|table| table_of(table).len()).sum::<usize>() >= 160);
    let mut wrong = Vec::new();
    for (text, expected) in WRONG.iter().flat_map(|table| table_of(table)) {
        let checked = read(&text);
        assert!(checked.variant().is_none(), "{text}");
        assert!(checked.diagnostics().iter().any(Diagnostic::is_error), "{text}");
        if said(checked.diagnostics()) != expected {
            wrong.push(format!("{text}\nexpected {expected:?}, but it said\n{}", shown(&checked)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[test]
fn surprising_descriptions_are_warned_about() {
    for (text, expected) in SURPRISING.iter().flat_map(|table| table_of(table)) {
        let checked = read(&text);
        assert_eq!(said(checked.diagnostics()), expected, "{text}\n{}", shown(&checked));
        assert!(checked.variant().is_some(), "{text}");
        assert!(!checked.diagnostics().iter().any(Diagnostic::is_error), "{text}");
    }
}

#[test]
fn right_descriptions_are_clean() {
    for (text, expected) in RIGHT.iter().flat_map(|table| table_of(table)) {
        let checked = read(&text);
        assert_eq!((said(checked.diagnostics()), expected), (Vec::new(), Vec::new()), "{text}");
        assert!(checked.variant().is_some(), "{text}");
    }
}

/// Wrong bytes, each with its one finding.
fn wrong_bytes() -> Vec<(Vec<u8>, &'static str)> {
    let utf16: Vec<u8> = "\u{feff}name = \"a\"".encode_utf16().flat_map(u16::to_le_bytes).collect();
    vec![
        (utf16, "1:1 not-utf8"),
        (b"[title]\nfr = \"Caf\xE9\"\n".to_vec(), "2:10 not-utf8"),
        (b"name = \"a\"\n# \xD0".to_vec(), "2:3 not-utf8"),
        (b"\x89PNG\r\n".to_vec(), "1:1 not-utf8"),
        (vec![b'#'; variant::MAX_BYTES + 1], "1:1 too-large"),
    ]
}

#[test]
fn wrong_bytes_are_named() {
    for (bytes, expected) in wrong_bytes() {
        let checked = variant::read(&bytes, "my.pitch.toml", Some("my"), &NoFiles, &Overrides::default());
        assert_eq!(said(checked.diagnostics()), [expected]);
        assert!(checked.variant().is_none());
    }
    let largest = vec![b'#'; variant::MAX_BYTES];
    let checked = variant::read(&largest, "my.pitch.toml", Some("my"), &NoFiles, &Overrides::default());
    assert_eq!(said(checked.diagnostics()), ["1:1 empty-file"]);
}

/// Wrong file names, arguments and chains of files: whatever a single text cannot show.
fn wrong_surroundings() -> Vec<(Checked, Vec<&'static str>)> {
    let text = b"[pitch]\nwidth = 4\n";
    let named = |stem| variant::read(text, "my.pitch.toml", stem, &NoFiles, &Overrides::default());
    let asked = |size, goal| variant::read(text, "my.pitch.toml", Some("my"), &NoFiles, &Overrides { size, goal });
    let based = |text: &str, shelf: &[(&'static str, &'static str)]| {
        let shelf = Shelf(shelf.iter().copied().collect());
        variant::read(text.as_bytes(), "my.pitch.toml", Some("my"), &shelf, &Overrides::default())
    };
    let many = (0..200).map(|n| format!("strange{n} = {n}")).collect::<Vec<_>>().join("\n");
    vec![
        (named(Some("My Game")), vec!["1:1 bad-file-name"]),
        (named(Some("")), vec!["1:1 bad-file-name"]),
        (named(Some("..")), vec!["1:1 bad-file-name"]),
        (asked(Some((9, 13)), None), vec!["argument points-for-cells"]),
        (asked(Some((8, 13)), Some(3)), vec!["argument odd-size", "argument odd-goal"]),
        (asked(Some((0, i64::MAX)), None), vec!["argument out-of-range", "argument out-of-range"]),
        (asked(None, Some(6)), vec!["argument goal-too-wide"]),
        (asked(Some((10, 8)), Some(10)), vec!["argument goal-as-wide-as-side", "argument wider-than-long"]),
        (
            based("based-on = \"a\"\n", &[("a", "based-on = \"b\"\n"), ("b", "# here\nbased-on = \"sub/../a\"\n")]),
            vec!["b:2:12 base-loop"],
        ),
        (
            based("based-on = \"a\"\n[goal]\nwidth = 12\n", &[("a", "[pitch]\nwidth = 9\nlegnth = 8\n")]),
            vec!["a:2:9 odd-size", "a:3:1 unknown-key"],
        ),
        (based("based-on = \"a\"\n", &[("a", "")]), vec!["a:1:1 empty-file"]),
        (based("based-on = \"a\"\n", &[("a", "[pitch")]), vec!["a:1:7 not-toml"]),
        (based("based-on = \"a\"\n", &[("a", "# \0")]), vec!["a:1:3 control-character"]),
        (based("based-on = \"a\"\n", &[("a", "based-on = \"b\"")]), vec!["a:1:12 missing-base"]),
        (based("based-on = \"f1\"\n", &links(9)), vec!["f8:1:12 base-chain-too-long"]),
        (
            based(
                "based-on = \"a\"\n[turn]\nbounce = \"none\"\n",
                &[("a", "based-on = \"no-bounce\"\n[turn]\nbounce = \"chained\"\n")],
            ),
            vec!["3:10 end-on-touched-missing", "3:10 blocked-left-open"],
        ),
        (
            based(
                "based-on = \"a\"\n[pitch]\nlength = 14\n",
                &[(
                    "a",
                    "[pitch]\noutline = [[0,0],[8,0],[8,12],[0,12]]\nwalls = [[[9,9],[1,1]]]\n[goal.upper]\nmouth = [[3,0],[5,0]]\n[goal.lower]\nmouth = [[3,12],[5,12]]\n",
                )],
            ),
            vec!["3:10 size-incomplete"],
        ),
        (
            based(
                "based-on = \"a\"\n[goal]\nwidth = 4\n",
                &[(
                    "a",
                    "[pitch]\noutline = [[0,0],[8,0],[8,12],[0,12]]\n[goal.upper]\nmouth = [[3,0],[5,0]]\n[goal.lower]\nmouth = [[3,12],[5,12]]\n",
                )],
            ),
            vec!["a:2:11 missing-goal"],
        ),
        (
            based(
                "based-on = \"a\"\n[pitch]\nwidth = 6\nlength = 8\n",
                &[("a", "[pitch]\nwalls = [[[1,4],[3,4],[7,4]]]\nstart = [3,3]\n")],
            ),
            vec!["3:9 wall-off-pitch"],
        ),
        (read(&format!("[pitch]\noutline = [{}]\n", "[0,0],".repeat(10_001))), vec!["2:11 too-many-corners"]),
        (read(&many), {
            let mut all = (0..100).map(|_| "unknown-key").collect::<Vec<_>>();
            all.push("too-many-findings");
            all
        }),
    ]
}

/// Files `f1`, `f2` …, each based on the next; the last stands alone.
fn links(count: usize) -> Vec<(&'static str, &'static str)> {
    const FILES: [(&str, &str); 9] = [
        ("f1", "based-on = \"f2\""),
        ("f2", "based-on = \"f3\""),
        ("f3", "based-on = \"f4\""),
        ("f4", "based-on = \"f5\""),
        ("f5", "based-on = \"f6\""),
        ("f6", "based-on = \"f7\""),
        ("f7", "based-on = \"f8\""),
        ("f8", "based-on = \"f9\""),
        ("f9", "name = \"last\""),
    ];
    let mut files = FILES[..count].to_vec();
    files[count - 1].1 = "name = \"last\"";
    files
}

#[test]
fn wrong_surroundings_say_exactly_what_is_wrong() {
    for (checked, expected) in wrong_surroundings() {
        let said = said(checked.diagnostics());
        if said.len() > 100 {
            // Too many to give each its place.
            assert!(said.iter().zip(&expected).all(|(said, code)| said.ends_with(code)), "{said:#?}");
            assert_eq!(said.len(), expected.len());
        } else {
            assert_eq!(said, expected, "{}", shown(&checked));
        }
    }
}

#[test]
fn eight_bases_are_followed() {
    let shelf = Shelf(links(8).into_iter().collect());
    let checked = variant::read(b"based-on = \"f1\"", "my.pitch.toml", Some("my"), &shelf, &Overrides::default());
    assert_eq!(said(checked.diagnostics()), Vec::<String>::new());
    assert_eq!(checked.variant().unwrap().name, "my");
}

#[test]
fn every_code_is_shown_by_some_wrong_description() {
    let shown: BTreeSet<&str> = [WRONG, SURPRISING]
        .concat()
        .iter()
        .flat_map(|table| table_of(table))
        .flat_map(|(text, _)| read(&text).into_parts().1)
        .chain(wrong_surroundings().into_iter().flat_map(|(checked, _)| checked.into_parts().1))
        .map(|finding| finding.code.0)
        .chain(wrong_bytes().iter().map(|(_, expected)| expected.rsplit(' ').next().unwrap()))
        .collect();
    let unseen: Vec<_> = codes::ALL.iter().map(|page| page.code.0).filter(|code| !shown.contains(code)).collect();
    // Sizes and words alone cannot describe an unsound pitch.
    assert_eq!(unseen, ["unsound-pitch"]);
}

#[test]
fn codes_are_never_renamed() {
    let mut names: Vec<_> = codes::ALL.iter().map(|page| page.code.0).collect();
    names.sort_unstable();
    let expected = [
        "bad-file-name",
        "bad-language",
        "bad-name",
        "bad-title",
        "base-chain-too-long",
        "base-loop",
        "blocked-left-open",
        "box-goal-on-playable-boundary",
        "cannot-score",
        "control-character",
        "corner-twice",
        "crooked-mouth",
        "crooked-side",
        "crooked-wall",
        "crossing-without-diagonals",
        "draw-when-blocked",
        "empty-file",
        "end-on-touched-missing",
        "end-on-touched-unused",
        "ends-differ",
        "entry-along-post",
        "entry-diagonal",
        "entry-not-into-goal",
        "entry-outside-mouth",
        "entry-outside-post",
        "entry-too-long",
        "entry-twice",
        "goal-as-wide-as-side",
        "goal-cut-off",
        "goal-depth",
        "goal-in-pitch",
        "goal-line-closed",
        "goal-not-centred",
        "goal-out-of-reach",
        "goal-point-out-of-reach",
        "goal-too-wide",
        "goals-level",
        "goals-not-opposite",
        "goals-overlap",
        "goals-swapped",
        "goals-unequal",
        "left-right-unequal",
        "link-entries",
        "link-off-middle",
        "misplaced-key",
        "missing-base",
        "missing-goal",
        "mouth-and-width",
        "mouth-off-outline",
        "no-centre",
        "no-entry",
        "no-first-line",
        "no-turn-end",
        "not-a-point",
        "not-toml",
        "not-two-points",
        "not-utf8",
        "odd-goal",
        "odd-guests",
        "odd-points-fail",
        "odd-size",
        "off-lattice",
        "orthogonal-with-walls",
        "out-of-range",
        "outline-and-size",
        "outline-crosses-itself",
        "points-cut-off",
        "points-for-cells",
        "points-without-edges",
        "post-off-outline",
        "ring-not-closed",
        "runs-into-goal",
        "single-bounce-mover-loses",
        "size-incomplete",
        "start-not-central",
        "start-off-pitch",
        "start-on-boundary",
        "third-goal",
        "too-few-corners",
        "too-large",
        "too-many-corners",
        "too-many-findings",
        "unknown-key",
        "unknown-table",
        "unknown-value",
        "unsound-pitch",
        "unusual-entries",
        "wall-and-playable",
        "wall-off-pitch",
        "wall-too-short",
        "wall-twice",
        "wider-than-long",
        "wrong-type",
        "zero-clock",
        "zero-length",
    ];
    assert_eq!(names, expected);
}

#[test]
fn built_ins_are_clean_but_for_what_they_deserve() {
    for name in BUILT_INS {
        let checked = variant::read_built_in(name, &Overrides::default()).unwrap();
        let deserved: &[&str] = match name {
            "orthogonal" => &["orthogonal:9:12 runs-into-goal"],
            "texas" => &["texas:7:12 odd-points-fail"],
            _ => &[],
        };
        assert_eq!(said(checked.diagnostics()), deserved, "{name}");
        assert_eq!(checked.variant().unwrap().name, name);
    }
}
