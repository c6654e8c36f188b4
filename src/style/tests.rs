use super::*;
use crate::diag::{Diagnostic, Severity};

fn findings(text: &str) -> Vec<String> {
    let short = |finding: &Diagnostic| {
        let place = finding.place.as_ref().map(|place| place.source.line_column(place.span.start));
        let place = place.map_or(String::new(), |at| format!("{}:{} ", at.line, at.column));
        let kind = if finding.severity == Severity::Error { "" } else { "warning " };
        format!("{place}{kind}{}: {}", finding.code.0, finding.message)
    };
    read(text.as_bytes(), "my.toml").findings.iter().map(short).collect()
}

#[test]
fn the_usual_style_is_that_of_its_file() {
    let look = Look::default();
    let text = BUILT_IN[0].1;
    for name in key::all() {
        assert!(text.lines().any(|line| line.starts_with(&format!("{name} = "))), "default.toml lacks {name}");
    }
    assert!((look.measure("wall-width").at(Length::mm(10.0)) - Length::mm(0.7)).abs() < Length::mm(1e-9));
    assert_eq!(look.colour("paper-color"), Colour::WHITE);
    assert!(look.is_plain() && look.guides == Guides::Dotted);
}

#[test]
fn every_style_is_sound() {
    for (name, text) in BUILT_IN {
        let styled = read(text.as_bytes(), name);
        let severe: Vec<_> = styled.findings.iter().filter(|finding| finding.is_error()).collect();
        assert!(severe.is_empty() && styled.look.is_some(), "{name}: {severe:?}");
        assert!(name != "default" || styled.findings.is_empty(), "{name}: {:?}", styled.findings);
        assert_eq!(built_in(name), styled.look);
    }
    assert!(!built_in("screen").unwrap().is_plain());
    assert_eq!(built_in("no-such"), None);
}

#[test]
fn what_is_wrong_is_found_with_its_place_and_range() {
    let cases = [
        ("grid-width = \"0mm\"", "1:14 style-out-of-range: `grid-width` comes to 0 mm, but must be 0.1 to 2 mm"),
        (
            "\ngrid-color = \"#eeeeee\"",
            "2:14 style-faint: `grid-color` has a contrast of 1.1 : 1 with the paper, but needs 3 : 1",
        ),
        ("grid-colour = \"#000000\"", "1:1 style-unknown-key: a style has no key `grid-colour`"),
        ("wal-width = \"1mm\"", "1:1 style-unknown-key: a style has no key `wal-width`"),
        ("wall-width = 3", "1:14 style-wrong-type: `wall-width` must be a length"),
        ("wall-width = \"nanmm\"", "1:14 style-wrong-type: `wall-width` must be a length"),
        ("wall-width = \"-1mm\"", "1:14 style-out-of-range: `wall-width` comes to -1 mm, but must be 0.4 to 5 mm"),
        (
            "wall-width = { cell = 2 }",
            "1:23 style-wrong-type: `wall-width.cell` must be a number from 0 to 1, a share of a cell",
        ),
        ("wall-width = { cel = 0.2 }", "1:16 style-unknown-key: a measure has no part `cel`"),
        (
            "wall-width = { least = \"2mm\", most = \"1mm\" }",
            "1:14 style-out-of-range: the least of `wall-width`, 2 mm, is more than its most, 1 mm",
        ),
        ("guides = \"dashed\"", "1:10 style-wrong-type: `guides` must be one of dotted, solid, points and diagonals"),
        ("grid-spacing = 0", "1:16 style-out-of-range: `grid-spacing` is 0, but must be 1.5 to 20 diameters"),
        ("ink-color = \"red\"", "1:13 style-wrong-type: `ink-color` must be a colour"),
        (
            "grid-line-width = \"1.3mm\"",
            "1:19 style-out-of-range: `grid-line-width` comes to 1.3 mm, but must be 0.1 to 0.35 mm",
        ),
        (
            "grid-width = \"0.2mm\"",
            "1:14 warning style-thin: `grid-width` comes to 0.2 mm: below 0.3 mm copies may lose it",
        ),
        (
            "grid-color = \"#808080\"",
            "1:14 warning style-faint: `grid-color` has a contrast of 3.9 : 1 with the paper, and 4.5 : 1 reads well",
        ),
    ];
    for (text, wanted) in cases {
        assert_eq!(findings(text), [wanted], "{text}");
    }
    assert!(findings("wall-width = ")[0].contains("style-not-toml"));
    assert_eq!(findings("paper-color = \"#000000\"").len(), key::COLOURS.len() - 1);
    assert!(read(&[0xff, 0xfe], "x").look.is_none());
    let mend = read(b"grid-widht = \"0.4mm\"", "x").findings.remove(0);
    assert_eq!(
        (mend.help.as_deref(), mend.fix[0].replacement.as_str()),
        (Some("did you mean `grid-width`?"), "grid-width")
    );
}

#[test]
fn measures_grow_with_the_cells() {
    let look =
        read(b"wall-width = { cell = 0.1, plus = \"0.5mm\", least = \"1mm\", most = \"2mm\" }", "x").look.unwrap();
    let wall = look.measure("wall-width");
    for (cell, width) in [(1.0, 1.0), (10.0, 1.5), (50.0, 2.0)] {
        assert!((wall.at(Length::mm(cell)) - Length::mm(width)).abs() < Length::mm(1e-9));
    }
    let half = look.shrunk(2.0).measure("wall-width").at(Length::mm(5.0));
    assert!((half - Length::mm(0.75)).abs() < Length::mm(1e-9));
}
