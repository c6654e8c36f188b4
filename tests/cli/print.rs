//! Printing as it is typed: styles, guide lines, papers and sizes that cannot be, and the same bytes wherever a file is made.

use std::fs;

use crate::desk::{Desk, seen};

#[test]
fn what_cannot_be_printed_is_refused_with_what_can() {
    let desk = Desk::new();
    desk.run("pitch --margin 200mm").refused(&["margin of 200 mm", "0 to 85 mm"]);
    desk.run("pitch --paper a7").refused(&["'a7'", "a4"]);
    desk.run("pitch --per-page 3").refused(&["--per-page"]);
    desk.run("pitch --poster 0x2").refused(&["--poster"]);
    desk.run("pitch --guides dashed").refused(&["--guides", "dotted", "solid", "points", "diagonals"]);
    desk.run("pitch --ink none").refused(&["--ink", "usual", "low"]);
    desk.run("pitch --ink low --style screen").refused(&["--style", "--ink"]);
    desk.run("pitch --svg-text words").refused(&["--svg-text", "outlines", "live"]);
    desk.run("pitch --style no-such").refused(&["`no-such`", "default, low-ink, large-print, screen"]);
    desk.run("pitch --style .").refused(&["cannot read the style"]);
    desk.run("kit --guides solid").refused(&["the rule sheet of a kit speaks of dotted lines"]);
    desk.run("pitch --back-offset 1,1").refused(&["--two-sided"]);
    desk.run("pitch --two-sided long --back-offset 99,0").refused(&["--back-offset"]);
    assert_eq!(desk.files(), [""; 0]);
}

#[test]
fn findings_about_a_style_have_a_place_and_leave_nothing() {
    let desk = Desk::new();
    for (line, code, range) in [
        ("grid-width = \"0mm\"", "style-out-of-range", "from 0.1mm to 2mm"),
        ("grid-color = \"#eeeeee\"", "style-faint", "3 : 1"),
        ("gird-width = \"0.4mm\"", "style-unknown-key", "did you mean `grid-width`?"),
        ("wall-width = nan", "style-wrong-type", "write wall-width = "),
        ("wall-width = ", "style-not-toml", ""),
    ] {
        desk.write("my.toml", format!("# mine\n{line}\n"));
        for command in ["pitch", "kit --lang fr", "rules", "card"] {
            let seen = desk.run(&format!("{command} --style my.toml --message-format short"));
            seen.failed(1, &["my.toml:2:", &format!("error[{code}]")]);
        }
        desk.run("pitch --style my.toml").failed(1, &[range, code]);
        assert_eq!(desk.files(), ["my.toml"]);
    }
    desk.write("my.toml", "grid-width = \"0.2mm\"\n");
    desk.run("pitch --style my.toml --strict").failed(1, &["style-thin", "0.3mm or more"]);
    assert_eq!(desk.files(), ["my.toml"]);
    assert!(desk.run("pitch --style my.toml").done().err.contains("warning[style-thin]"));
}

#[test]
fn looks_change_what_is_printed_and_nothing_else() {
    let desk = Desk::new();
    let svg = |arguments: &str| {
        let seen = desk.run(&format!("pitch orthogonal --lang sv --format svg -o - {arguments}"));
        seen.done().out.clone()
    };
    let usual = svg("");
    desk.write("empty.toml", "");
    assert_eq!(svg("--style empty.toml"), usual);
    assert_eq!(svg("--style default --guides dotted --svg-text outlines"), usual);
    assert_eq!(svg("--style low-ink"), svg("--ink low"));
    assert!(svg("--style screen").contains("#a02c2c") && !usual.contains("#a02c2c"));
    let live = svg("--svg-text live");
    assert!(live.contains("<text ") && live.contains("orthogonal") && !live.contains("<use "), "{live}");
    assert!(usual.contains("<use ") && !usual.contains("<text "));
    desk.run("kit --lang fr --large-print").refused(&["large print", "--paper a3"]);
    desk.run("pitch --size 10x8 -o wide.pdf").done();
    assert!(desk.run("pitch --size 10x8 -o again.pdf").err.contains("wider-than-long"));
}

/// What a run writes, the names of its files and their bytes.
fn written(desk: &Desk, folder: &str) -> Vec<(String, Vec<u8>)> {
    let files = desk.files().into_iter().filter(|name| name.starts_with(folder) && !name.ends_with('/'));
    files.map(|name| (name[folder.len()..].to_owned(), fs::read(desk.path(&name)).unwrap())).collect()
}

#[test]
fn the_same_bytes_come_out_in_every_place_and_at_every_time() {
    let desk = Desk::new();
    fs::create_dir_all(desk.path("un autre/папка")).unwrap();
    let places = [
        (".", "one/", "C", "UTC", "1"),
        ("un autre/папка", "un autre/папка/one/", "ru_RU.UTF-8", "Asia/Tokyo", "8"),
        (".", "two/", "sv_SE.UTF-8", "America/New_York", "3"),
    ];
    let mut first = None;
    for (from, to, locale, zone, threads) in places {
        for run in ["kit orthogonal --lang ru,pt", "pitch --lang ru --style screen --svg-text live --format pdf,svg"] {
            let folder = to.trim_end_matches('/').rsplit('/').next().unwrap();
            let mut command = desk.command(&format!("{run} -o {folder}"));
            command.current_dir(desk.path(from)).env("LANG", locale).env("LC_ALL", locale).env("TZ", zone);
            command.env("RAYON_NUM_THREADS", threads).env("HOME", desk.path(from)).env("SOURCE_DATE_EPOCH", threads);
            seen(&command.output().unwrap()).done();
        }
        let files = written(&desk, to);
        assert_eq!(files.len(), 8, "{:?}", desk.files());
        let first = first.get_or_insert_with(|| files.clone());
        for ((name, bytes), (other, others)) in first.iter().zip(&files) {
            assert!(name == other && bytes == others, "{name} differs in {to}");
        }
    }
}

#[test]
fn several_variants_make_one_document() {
    let desk = Desk::new();
    desk.run("pitch standard large texas --lang fr --quiet").done();
    assert_eq!(desk.files(), ["3-variants.fr.pitch.pdf"]);
    let document = lopdf::Document::load(desk.path("3-variants.fr.pitch.pdf")).unwrap();
    assert_eq!(document.get_pages().len(), 3);
    desk.write("bad.pitch.toml", "[pitch]\nwidth = 7\n");
    desk.run("pitch standard bad.pitch.toml -o both.pdf").failed(1, &["bad.pitch.toml"]);
    assert!(!desk.path("both.pdf").exists());
}

/// Sums of lengths have noise in their last digits; nobody is to read it.
#[test]
fn lengths_are_told_as_people_write_them() {
    let desk = Desk::new();
    desk.write("wide.pitch.toml", "[pitch]\nwidth = 40\nlength = 60\n");
    for command in ["check wide.pitch.toml", "pitch --paper 50x50mm", "pitch --margin 84mm", "pitch --size 100x100"] {
        let seen = desk.run(command);
        let said = format!("{}{}", seen.out, seen.err);
        assert!(said.contains(" mm") && !said.contains("00000"), "{command}: {said}");
    }
}
