//! Wrong descriptions of variants: each yields exactly its findings, at their lines and columns, in one run.

use std::collections::{BTreeMap, BTreeSet};

use paperpitch::diag::{Diagnostic, Format, render};
use paperpitch::variant::{self, BUILT_INS, Checked, Files, NoFiles, Overrides, codes};

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

/// Wrong texts, each with all that is to be said about it.
const WRONG: &[(&str, &[&str])] = &[
    // Not a variant file at all.
    ("", &["1:1 empty-file"]),
    ("\r\n\t \r\n", &["1:1 empty-file"]),
    ("# only a comment\n", &["1:1 empty-file"]),
    ("width", &["1:6 not-toml"]),
    ("[pitch]\nwidth = 9 13\nlength = [\n", &["2:9 not-toml"]),
    ("[pitch]\nwidth = 6\nwidth = 8\n", &["3:1 not-toml"]),
    ("[pitch]\nwidth = 6\n[pitch]\nlength = 8\n", &["3:2 not-toml"]),
    ("[turn]\nfirst = A\n", &["2:9 not-toml"]),
    ("{\"name\": \"json\"}", &["1:1 not-toml"]),
    ("name = \"a\0b\"", &["1:10 control-character"]),
    ("# \u{1b}[31mred\n[pitch]\nwidth = 9\n", &["1:3 control-character"]),
    // Keys and tables.
    ("[pitch]\nwidht = 9\n", &["2:1 unknown-key"]),
    ("[pitch]\nWidth = 9\n", &["2:1 unknown-key"]),
    ("[pitch]\ncolour = \"green\"\n", &["2:1 unknown-key"]),
    ("basedon = \"standard\"\n", &["1:1 unknown-key"]),
    ("[pich]\nwidth = 6\n", &["1:2 unknown-table"]),
    ("[rules]\nbounce = \"single\"\n", &["1:2 unknown-table"]),
    ("[[rules]]\nbounce = \"single\"\n", &["1:3 unknown-table"]),
    ("pitch.size = 9\n", &["1:7 unknown-key"]),
    ("[pitch]\nwidth = 6\nname = \"late\"\n", &["3:1 misplaced-key"]),
    ("width = 10\n", &["1:1 misplaced-key"]),
    ("[pitch]\nbounce = \"single\"\n", &["2:1 misplaced-key"]),
    ("[goal]\nlength = 3\n", &["2:1 misplaced-key"]),
    ("bounces = \"single\"\n", &["1:1 unknown-key"]),
    ("\"\" = 1\n", &["1:1 unknown-key"]),
    ("\"wi\\u001Bdth\" = 1\n", &["1:1 unknown-key"]),
    (
        "colour = 1\n[pich]\nwidth = 6\n[turn]\nbonce = \"single\"\n[table]\nchairs = 4\n",
        &["1:1 unknown-key", "2:2 unknown-table", "5:1 unknown-key", "7:1 unknown-key"],
    ),
    // Kinds of values.
    ("[pitch]\nwidth = \"8\"\n", &["2:9 wrong-type"]),
    ("[pitch]\nwidth = 8.5\n", &["2:9 wrong-type"]),
    ("[pitch]\nwidth = 8.0\n", &["2:9 wrong-type"]),
    ("[pitch]\nwidth = inf\n", &["2:9 wrong-type"]),
    ("[pitch]\nwidth = true\nlength = [12]\n", &["2:9 wrong-type", "3:10 wrong-type"]),
    ("[pitch]\nwidth = { cells = 8 }\n", &["2:9 wrong-type"]),
    ("[goal]\nwidth = 2026-01-01\n", &["2:9 wrong-type"]),
    ("[pitch]\ndirections = 8\n", &["2:14 wrong-type"]),
    ("based-on = \"no-bounce\"\n[turn]\nend-on-touched = \"true\"\n", &["3:18 wrong-type"]),
    ("based-on = \"no-bounce\"\n[turn]\nend-on-touched = 1\n", &["3:18 wrong-type"]),
    ("[end]\nminutes = \"15\"\n", &["2:11 wrong-type"]),
    ("[end]\nminutes = false\n", &["2:11 wrong-type"]),
    ("pitch = 8\n", &["1:9 wrong-type"]),
    ("turn = \"single\"\n[pitch]\nwidth = 7\n", &["1:8 wrong-type", "3:9 odd-size"]),
    ("[[pitch]]\nwidth = 9\n", &["1:1 wrong-type"]),
    ("name = 7\n", &["1:8 wrong-type"]),
    ("title = \"Foot\"\n", &["1:9 wrong-type"]),
    ("[title]\nfr = 7\n", &["2:6 wrong-type"]),
    ("based-on = true\n", &["1:12 wrong-type"]),
    ("based-on = \"\"\n", &["1:12 wrong-type"]),
    ("based-on = { name = \"standard\" }\n", &["1:12 wrong-type"]),
    // Words.
    ("[pitch]\ndirections = \"diagonal\"\n", &["2:14 unknown-value"]),
    ("[pitch]\ndirections = \"Orthogonal\"\n", &["2:14 unknown-value"]),
    ("[pitch]\nboundary = \"playble\"\ncrossing = \"no\"\n", &["2:12 unknown-value", "3:12 unknown-value"]),
    ("[goal]\nshape = \"\"\n", &["2:9 unknown-value"]),
    ("[turn]\nbounce = \"double\"\nend-on-touched = true\n", &["2:10 unknown-value"]),
    ("[turn]\nfirst = \"a\"\n", &["2:9 unknown-value"]),
    ("[end]\nblocked = \"mover-looses\"\nminutes = \"never\"\n", &["2:11 unknown-value", "3:11 unknown-value"]),
    ("[notation]\nrow-one = \"left\"\n", &["2:11 unknown-value"]),
    // Names and titles.
    ("name = \"\"\n", &["1:8 bad-name"]),
    ("name = \"../up\"\n", &["1:8 bad-name"]),
    ("name = \"C:\\\\games\"\n", &["1:8 bad-name"]),
    ("name = \"My Game\"\n", &["1:8 bad-name"]),
    ("name = \"большая\"\n", &["1:8 bad-name"]),
    ("name = \"--force\"\n", &["1:8 bad-name"]),
    ("name = \"a23456789-123456789-123456789-123456789-x\"\n", &["1:8 bad-name"]),
    ("[title]\nfrench = \"Grand terrain\"\n", &["2:1 bad-language"]),
    ("[title]\nfr = \"Un\"\nFR = \"Deux\"\n", &["3:1 bad-language"]),
    ("[title]\nfr = \" \"\nru = \"a\\nb\"\n", &["2:6 bad-title", "3:6 bad-title"]),
    ("[title]\nsv = \"\\u202Ecod\"\n", &["2:6 bad-title"]),
    (
        "[title]\nen = \"a2345678901234567890123456789012345678901234567890123456789012345678901234567890!\"\n",
        &["2:6 bad-title"],
    ),
    // Numbers.
    ("[pitch]\nwidth = 0\n", &["2:9 out-of-range"]),
    ("[pitch]\nwidth = -2\n", &["2:9 out-of-range"]),
    ("[pitch]\nwidth = 1_000_000\nlength = 101\n", &["2:9 out-of-range", "3:10 out-of-range"]),
    ("[pitch]\nlength = 99999999999999999999999999\n", &["2:10 out-of-range"]),
    ("[pitch]\nlength = 0xFFFF\n", &["2:10 out-of-range"]),
    ("[goal]\nwidth = 0\n", &["2:9 out-of-range"]),
    ("[goal]\nwidth = 1\n", &["2:9 out-of-range"]),
    ("[end]\nminutes = 0\n", &["2:11 zero-clock"]),
    ("[end]\nminutes = -15\n", &["2:11 out-of-range"]),
    ("[end]\nminutes = 601\n", &["2:11 out-of-range"]),
    ("[table]\nguests = 1\n", &["2:10 out-of-range"]),
    ("[table]\nguests = 201\n", &["2:10 out-of-range"]),
    // Sizes.
    ("[pitch]\nwidth = 9\nlength = 13\n", &["2:9 points-for-cells"]),
    ("[pitch]\nlength = 15\nwidth = 11\n", &["3:9 points-for-cells"]),
    ("[pitch]\nwidth = 7\n", &["2:9 odd-size"]),
    ("[pitch]\nwidth = 8\nlength = 11\n", &["3:10 odd-size"]),
    ("[goal]\nwidth = 3\n", &["2:9 odd-goal"]),
    ("[pitch]\nwidth = 9\nlength = 13\n[goal]\nwidth = 3\n", &["2:9 points-for-cells", "5:9 odd-goal"]),
    ("[goal]\nwidth = 10\n", &["2:9 goal-too-wide"]),
    ("[pitch]\nwidth = 6\n[goal]\nwidth = 8\n", &["4:9 goal-too-wide"]),
    ("based-on = \"wide-goals\"\n[pitch]\nwidth = 2\n", &["3:9 goal-too-wide"]),
    ("[pitch]\nwidth = 7\n[goal]\nwidth = 10\n", &["2:9 odd-size"]),
    // Rules that do not go together.
    ("[turn]\nbounce = \"none\"\n[end]\nblocked = \"mover-loses\"\n", &["2:10 end-on-touched-missing"]),
    ("[turn]\nend-on-touched = true\n", &["2:18 end-on-touched-unused"]),
    ("[turn]\nbounce = \"chained\"\nend-on-touched = false\n", &["3:18 end-on-touched-unused"]),
    // Bases.
    ("based-on = \"standart\"\n", &["1:12 missing-base"]),
    ("based-on = \"../gone.pitch.toml\"\n[pitch]\nwidth = 7\n", &["1:12 missing-base", "3:9 odd-size"]),
    ("based-on = \"gone.pitch.toml\"\n[goal]\nwidth = 10\n[turn]\nend-on-touched = true\n", &["1:12 missing-base"]),
    ("based-on = \"./my.pitch.toml\"\n", &["1:12 base-loop"]),
    // Drawn point by point.
    ("[pitch]\noutline = [[0,0],[8,0],[8,12],[0,12]]\n", &["2:1 geometry-not-supported"]),
    (
        "[goal.upper]\nmouth = [[3,0],[5,0]]\n[goal.lower]\nmouth = 7\n[pitch]\nstart = [4,6]\nwalls = []\n",
        &["1:7 geometry-not-supported"],
    ),
];

/// Texts that can be played but surprise, each with all that is to be said about it.
const SURPRISING: &[(&str, &[&str])] = &[
    ("[pitch]\nwidth = 4\n[goal]\nwidth = 4\n", &["4:9 goal-as-wide-as-side"]),
    ("[pitch]\nwidth = 2\n", &["2:9 goal-as-wide-as-side"]),
    ("[pitch]\nwidth = 10\nlength = 8\n", &["2:9 wider-than-long"]),
    ("[pitch]\nboundary = \"playable\"\n", &["2:12 box-goal-on-playable-boundary"]),
    ("[pitch]\ndirections = \"orthogonal\"\n", &["2:14 orthogonal-with-walls"]),
    ("based-on = \"orthogonal\"\n[pitch]\nboundary = \"wall\"\n", &["3:12 orthogonal-with-walls"]),
    ("based-on = \"orthogonal\"\n[pitch]\ncrossing = \"forbidden\"\n", &["3:12 crossing-without-diagonals"]),
    ("[turn]\nbounce = \"single\"\n", &["2:10 blocked-left-open"]),
    ("[turn]\nbounce = \"none\"\nend-on-touched = true\n", &["2:10 blocked-left-open"]),
    ("based-on = \"single-bounce\"\n[end]\nblocked = \"mover-loses\"\n", &["3:11 single-bounce-mover-loses"]),
    ("[end]\nblocked = \"draw\"\n", &["2:11 draw-when-blocked"]),
    ("[table]\nguests = 9\n", &["2:10 odd-guests"]),
    ("[pitch]\nwidth = 14\n[table]\nguests = 9\n", &["2:9 wider-than-long", "4:10 odd-guests"]),
];

/// Texts about which there is nothing to say.
const RIGHT: &[&str] = &[
    "based-on = \"standard\"",
    "name = \"a\"",
    "[pitch]",
    "\u{feff}[pitch]\r\nwidth = 10\r\n",
    "pitch = { width = 1_0, length = 0x0E }",
    "[title]\nfr = \"Grand terrain\"\npt-BR = \"Campo grande\"\nru = \"Большое поле\"",
    "based-on = \"no-bounce\"\n[turn]\nbounce = \"chained\"",
    "based-on = \"no-bounce\"\n[turn]\nend-on-touched = false",
    "based-on = \"no-bounce\"\n[turn]\nbounce = \"none\"\n[end]\nblocked = \"mover-loses\"",
    "based-on = \"orthogonal\"\n[end]\nminutes = \"none\"",
    "based-on = \"texas\"\n[pitch]\ndirections = \"orthogonal\"\nboundary = \"playable\"\n[goal]\nshape = \"link\"",
];

#[test]
fn wrong_descriptions_say_exactly_what_is_wrong() {
    assert!(WRONG.len() >= 60);
    let mut wrong = Vec::new();
    for (text, expected) in WRONG {
        let checked = read(text);
        assert!(checked.variant().is_none(), "{text}");
        assert!(checked.diagnostics().iter().any(Diagnostic::is_error), "{text}");
        if said(checked.diagnostics()) != *expected {
            wrong.push(format!("{text}\nexpected {expected:?}, but it said\n{}", shown(&checked)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[test]
fn surprising_descriptions_are_warned_about() {
    for (text, expected) in SURPRISING {
        let checked = read(text);
        assert_eq!(said(checked.diagnostics()), *expected, "{text}\n{}", shown(&checked));
        assert!(checked.variant().is_some(), "{text}");
        assert!(!checked.diagnostics().iter().any(Diagnostic::is_error), "{text}");
    }
}

#[test]
fn right_descriptions_are_clean() {
    for text in RIGHT {
        let checked = read(text);
        assert_eq!(said(checked.diagnostics()), Vec::<String>::new(), "{text}");
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
        .flat_map(|(text, _)| read(text).into_parts().1)
        .chain(wrong_surroundings().into_iter().flat_map(|(checked, _)| checked.into_parts().1))
        .map(|finding| finding.code.0)
        .chain(wrong_bytes().iter().map(|(_, expected)| expected.rsplit(' ').next().unwrap()))
        .collect();
    let unseen: Vec<_> = codes::ALL.iter().map(|(code, _)| code.0).filter(|code| !shown.contains(code)).collect();
    // Sizes and words alone cannot describe an unsound pitch.
    assert_eq!(unseen, ["unsound-pitch"]);
}

#[test]
fn codes_are_never_renamed() {
    let mut names: Vec<_> = codes::ALL.iter().map(|(code, _)| code.0).collect();
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
        "control-character",
        "crossing-without-diagonals",
        "draw-when-blocked",
        "empty-file",
        "end-on-touched-missing",
        "end-on-touched-unused",
        "geometry-not-supported",
        "goal-as-wide-as-side",
        "goal-too-wide",
        "misplaced-key",
        "missing-base",
        "not-toml",
        "not-utf8",
        "odd-goal",
        "odd-guests",
        "odd-size",
        "orthogonal-with-walls",
        "out-of-range",
        "points-for-cells",
        "single-bounce-mover-loses",
        "too-large",
        "too-many-findings",
        "unknown-key",
        "unknown-table",
        "unknown-value",
        "unsound-pitch",
        "wider-than-long",
        "wrong-type",
        "zero-clock",
    ];
    assert_eq!(names, expected);
}

#[test]
fn built_ins_are_clean() {
    for name in BUILT_INS {
        let checked = variant::read_built_in(name, &Overrides::default()).unwrap();
        assert_eq!(said(checked.diagnostics()), Vec::<String>::new(), "{name}");
        assert_eq!(checked.variant().unwrap().name, name);
    }
}
