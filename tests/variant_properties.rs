//! What holds for every variant file, whatever is in it.

use paperpitch::diag::{Diagnostic, Format, render};
use paperpitch::source::Place;
use paperpitch::variant::{self, BUILT_INS, Checked, Files, NoFiles, Overrides, built_in_source};
use proptest::prelude::*;

/// Every path holds the same bytes.
struct Everywhere<'a>(&'a [u8]);

impl Files for Everywhere<'_> {
    fn read(&self, _: &str) -> Result<Vec<u8>, String> {
        Ok(self.0.to_vec())
    }
}

fn read(bytes: &[u8]) -> Checked {
    variant::read(bytes, "x/my.pitch.toml", Some("my"), &Everywhere(bytes), &Overrides::default())
}

/// A place lies in its source, on whole characters.
fn lies_in_its_file(place: &Place) {
    let (span, text) = (place.span, &place.source.text);
    assert!(span.start <= span.end, "{span:?}");
    assert!(text.get(span.start..span.end).is_some(), "{span:?} in {text:?}");
}

/// What must hold for any bytes.
fn holds(bytes: &[u8]) {
    let checked = read(bytes);
    let findings = checked.diagnostics();
    assert_eq!(checked.variant().is_none(), findings.iter().any(Diagnostic::is_error), "a variant or a reason");
    for finding in findings {
        assert!(finding.place.is_some(), "{finding:?}");
        assert!(!finding.message.contains(['\n', '\r']), "{finding:?}");
        finding.place.iter().for_each(lies_in_its_file);
        finding.related.iter().for_each(|(place, _)| lies_in_its_file(place));
        finding.fix.iter().for_each(|fix| lies_in_its_file(&fix.place));
    }
    for format in [Format::Human { width: 80 }, Format::Short, Format::Json] {
        let shown = render(findings, format, true);
        assert_eq!(shown.is_empty(), findings.is_empty());
    }
}

/// A file that is nearly right: the pieces of right files, put together in any order.
fn nearly_right() -> impl Strategy<Value = String> {
    let lines: Vec<String> = BUILT_INS
        .iter()
        .filter_map(|name| built_in_source(name))
        .flat_map(str::lines)
        .map(|line| line.split('#').next().unwrap_or_default().trim().to_owned())
        .filter(|line| !line.is_empty())
        .collect();
    let values =
        ["0", "-1", "7", "13", "\"none\"", "true", "[[0,0],[8,0]]", "{}", "\"../x\"", "2026-01-01", "1e9", "nan"];
    let line = (proptest::sample::select(lines), proptest::sample::select(values.to_vec()), 0..4_u8);
    let line = line.prop_map(|(line, value, kind)| match kind {
        0 => line.split_once('=').map_or(line.clone(), |(key, _)| format!("{key}= {value}")),
        1 => line.replacen('e', "", 1),
        _ => line,
    });
    proptest::collection::vec(line, 0..12).prop_map(|lines| lines.join("\n"))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_judged(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        holds(&bytes);
    }

    #[test]
    fn any_text_is_judged(text in "\\PC{0,120}") {
        holds(text.as_bytes());
    }

    #[test]
    fn nearly_right_files_are_judged(text in nearly_right()) {
        holds(text.as_bytes());
    }

    #[test]
    fn broken_built_ins_are_judged(
        name in proptest::sample::select(BUILT_INS.to_vec()),
        at in any::<proptest::sample::Index>(),
        bytes in proptest::collection::vec(any::<u8>(), 0..3),
        gone in 0..8_usize,
    ) {
        let mut file = built_in_source(name).unwrap_or_default().as_bytes().to_vec();
        let start = at.index(file.len());
        let end = (start + gone).min(file.len());
        file.splice(start..end, bytes);
        holds(&file);
    }
}

/// The text of a finding's file once its fix is applied.
fn mended(finding: &Diagnostic) -> Option<String> {
    let mut text = finding.fix.first()?.place.source.text.clone();
    for fix in finding.fix.iter().rev() {
        text.replace_range(fix.place.span.start..fix.place.span.end, &fix.replacement);
    }
    Some(text)
}

#[test]
fn fixes_mend() {
    let broken = [
        "[pitch]\nwidth = 9\nlength = 13\n",
        "pitch = { length = 15, width = 0xB }\n",
        "[pitch]\nwidth = \"10\"\n",
        "[pitch]\nwidth = 10.0\n",
        "[end]\nminutes = \" 15 \"\n",
        "[pitch]\nWIDTH = 10\n",
        "based_on = \"standard\"\n",
        "[Pitch]\nwidth = 10\n",
        "[turn]\nfirst = \"b\"\n",
        "[turn]\nbounce = \"none\"\nend_on_touched = true\n[end]\nblocked = \"To Move Loses\"\n",
        "based-on = \"no-bounce\"\n[turn]\nend-on-touched = \"false\"\n",
        "[pitch]\nwalls = [[1,4],[3,4]]\nstart = [4.0,6]\n",
        "[pitch]\noutline = [[0,0],[8,0],[8,12],[0,12] , [0,0]]\n[goal]\nupper.mouth = [[3,0],[5,0]]\nlower.mouth = [[3,12],[5,12]]\n",
    ];
    for text in broken {
        let mut text = text.to_owned();
        let mut mends = 0;
        while let Some(mend) = read(text.as_bytes()).diagnostics().iter().find_map(mended) {
            text = mend;
            mends += 1;
            assert!(mends < 5, "{text}");
        }
        assert!(mends > 0, "{text}");
        let left = read(text.as_bytes()).into_parts().1;
        assert!(left.iter().all(|finding| !finding.is_error()), "{text}: {left:#?}");
    }
}

#[test]
fn every_size_shape_and_boundary_makes_a_pitch() {
    let sizes = [2, 4, 6, 10, 16, 34, 100];
    for (width, length) in sizes.iter().flat_map(|w| sizes.map(|l| (*w, l))) {
        for goal in [2, 4, 16, width].into_iter().filter(|goal| *goal <= width) {
            for choice in 0..8 {
                let pick = |bit, one, other| if choice & bit == 0 { one } else { other };
                let text = format!(
                    "pitch = {{ width = {width}, length = {length}, boundary = \"{}\", directions = \"{}\" }}\n\
                     goal = {{ width = {goal}, shape = \"{}\" }}\n",
                    pick(1, "wall", "playable"),
                    pick(2, "all", "orthogonal"),
                    pick(4, "box", "link"),
                );
                let checked = read(text.as_bytes());
                assert!(checked.variant().is_some(), "{text}{:#?}", checked.diagnostics());
            }
        }
    }
}

#[test]
fn the_largest_and_strangest_files_are_judged_in_a_blink() {
    let keys =
        |separator: &str, count: usize| (0..count).map(|n| format!("k{n}=1")).collect::<Vec<_>>().join(separator);
    let deep = format!("a = {}{}", "[".repeat(30_000), "]".repeat(30_000));
    let many_lines = keys("\n", 7000);
    let one_line = format!("pitch = {{ {} }}", keys(",", 7000));
    let long_key = format!("{} = 1", "k".repeat(60_000));
    let long_text = format!("name = \"{}\"", "n".repeat(60_000));
    for text in [deep, many_lines, one_line, long_key, long_text] {
        assert!(text.len() <= variant::MAX_BYTES, "{}", text.len());
        holds(text.as_bytes());
        assert!(read(text.as_bytes()).diagnostics().len() <= variant::MAX_FINDINGS + 1);
    }
}

#[test]
fn a_file_and_its_overrides_agree_with_a_file_that_says_the_same() {
    let overrides = Overrides { size: Some((10, 14)), goal: Some(4) };
    let tried = variant::read_built_in("standard", &overrides).unwrap().into_parts().0.unwrap();
    let text = b"[pitch]\nwidth = 10\nlength = 14\n[goal]\nwidth = 4\n";
    let written = variant::read(text, "a", Some("a"), &NoFiles, &Overrides::default()).into_parts().0.unwrap();
    assert_eq!(tried.geometry, written.geometry);
    assert_eq!(tried.rules, written.rules);
}
