//! What is written where, and what is never written over.

use std::fs;
use std::process::Stdio;

use crate::desk::{Desk, seen};

/// The files of one kit.
fn kit_of(name: &str, languages: &[&str]) -> Vec<String> {
    let endings = ["pdf", "pitch-annotated.svg", "pitch.svg"];
    languages.iter().flat_map(|lang| endings.map(|ending| format!("{name}.{lang}.{ending}"))).collect()
}

fn inside(folder: &str, files: &[String]) -> Vec<String> {
    std::iter::once(format!("{folder}/")).chain(files.iter().map(|file| format!("{folder}/{file}"))).collect()
}

#[test]
fn kit_writes_a_folder_and_tells_how_to_print() {
    let desk = Desk::new();
    let files = inside("standard-kit", &kit_of("standard", &["fr", "pt", "ru", "sv"]));
    let seen = desk.run("kit");
    assert_eq!(seen.done().out, "");
    assert_eq!(desk.files(), files);
    for file in &files[1..] {
        assert!(seen.err.contains(&format!("wrote      {file}\n")), "{file} is not in:\n{}", seen.err);
    }
    let advice =
        "Print at 100 % (\"actual size\", not \"fit to page\") on A4 or Letter paper:\n  standard-kit/standard.fr.pdf";
    assert!(seen.err.contains(advice), "{}", seen.err);

    let again = desk.run("kit");
    assert_eq!(again.done().err.matches("unchanged  ").count(), 12);
    assert_eq!(desk.run("kit -q").done().err, "");
}

#[test]
fn kit_goes_where_it_is_told_in_the_formats_it_is_told() {
    let desk = Desk::new();
    desk.run("kit large texas --lang sv,fr --format pdf -o deep/er").done();
    let pdfs = ["large.fr.pdf", "large.sv.pdf", "texas.fr.pdf", "texas.sv.pdf"].map(str::to_owned);
    assert_eq!(desk.files(), [vec!["deep/".to_owned()], inside("deep/er", &pdfs)].concat());

    let desk = Desk::new();
    let told = desk.run("kit notation --lang ru --format svg");
    let svgs = ["notation.ru.pitch-annotated.svg", "notation.ru.pitch.svg"].map(str::to_owned);
    assert_eq!(desk.files(), inside("notation-kit", &svgs));
    assert!(!told.done().err.contains("Print"));

    let desk = Desk::new();
    desk.run("kit --lang fr -o kit.pdf").done();
    assert_eq!(desk.files(), ["kit.pdf"]);
    for arguments in
        ["kit -o many.pdf", "kit --lang fr large texas -o many.pdf", "kit --lang fr -o one.svg", "kit -o -"]
    {
        desk.run(arguments).refused(&["a kit is several files"]);
    }
    desk.run("kit large ./large").refused(&["./large"]);
    desk.run("kit large large").refused(&["large-kit/large.fr.pdf would be written twice"]);
    assert_eq!(desk.files(), ["kit.pdf"]);
}

#[test]
fn a_quick_try_never_takes_the_place_of_the_real_thing() {
    let desk = Desk::new();
    desk.run("kit --size 10x14 --goal 4 --lang fr").done();
    assert_eq!(desk.files(), inside("standard-10x14-goal-4-kit", &kit_of("standard-10x14-goal-4", &["fr"])));
}

#[test]
fn single_materials_are_called_after_what_they_are() {
    let desk = Desk::new();
    for arguments in [
        "pitch",
        "pitch large --annotated --lang ru-UA",
        "rules --lang sv,fr,sv",
        "card orthogonal --lang pt_AO.UTF-8",
        "changes large",
    ] {
        desk.run(arguments).done();
    }
    let expected = [
        "large.fr.changes.pdf",
        "large.ru.pitch-annotated.pdf",
        "orthogonal.pt.card.pdf",
        "standard.fr.pitch.pdf",
        "standard.sv+fr.rules.pdf",
    ];
    assert_eq!(desk.files(), expected);
    desk.run("rules --lang fr,de").refused(&["unknown language `de`", "en, fr, pt, ru, sv"]);
}

#[test]
fn o_names_a_file_a_folder_or_standard_output() {
    let desk = Desk::new();
    desk.run("pitch -o a.svg").done();
    desk.run("pitch -o b.pdf").done();
    desk.run("pitch -o c/d --format svg,pdf").done();
    assert_eq!(
        desk.files(),
        ["a.svg", "b.pdf", "c/", "c/d/", "c/d/standard.fr.pitch.pdf", "c/d/standard.fr.pitch.svg"]
    );
    let bytes = |arguments: &str| desk.command(arguments).output().unwrap().stdout;
    assert_eq!(bytes("pitch -o -"), fs::read(desk.path("b.pdf")).unwrap());
    assert_eq!(bytes("pitch -o - --format svg"), fs::read(desk.path("a.svg")).unwrap());
    assert_eq!(bytes("pitch -o /dev/stdout"), fs::read(desk.path("b.pdf")).unwrap());

    desk.run("pitch -o a.svg --format pdf").refused(&["a.svg ends in .svg, but --format asks for pdf"]);
    desk.run("pitch -o - --format svg,pdf").refused(&["both PDF and SVG"]);
    desk.write("notes", "");
    desk.run("pitch -o notes").refused(&["notes is a file, not a folder"]);
}

#[test]
fn an_svg_holds_one_page() {
    let desk = Desk::new();
    desk.run("pitch --lang fr,pt -o two.svg").refused(&["there are 2 pages, and an SVG holds one"]);
    desk.run("pitch --lang fr,pt -o - --format svg").refused(&["there are 2 pages"]);
    assert_eq!(desk.files(), [""; 0]);
    desk.run("pitch --lang fr,pt --format svg").done();
    assert_eq!(desk.files(), ["standard.fr+pt.pitch-1.svg", "standard.fr+pt.pitch-2.svg"]);
}

#[test]
fn nothing_of_the_users_is_lost() {
    let desk = Desk::new();
    desk.run("kit --lang fr").done();
    let svg = "standard-kit/standard.fr.pitch.svg";
    let mut edited = fs::read(desk.path(svg)).unwrap();
    edited.extend(b"<!-- mine -->");
    desk.write(svg, &edited);
    fs::create_dir(desk.path("large-kit")).unwrap();
    desk.write("large-kit/large.fr.pdf", "a letter");
    desk.run("kit standard large --lang fr --paper letter").refused(&[svg, "large-kit/large.fr.pdf", "--force"]);
    assert_eq!(fs::read(desk.path(svg)).unwrap(), edited);
    assert_eq!(fs::read(desk.path("large-kit/large.fr.pdf")).unwrap(), b"a letter");
    assert!(!desk.path("large-kit/large.fr.pitch.svg").exists(), "nothing of the run is written");

    desk.run("kit standard large --lang fr --paper letter --force").done();
    let expected =
        [inside("large-kit", &kit_of("large", &["fr"])), inside("standard-kit", &kit_of("standard", &["fr"]))];
    assert_eq!(desk.files(), expected.concat());
    assert!(fs::read(desk.path("large-kit/large.fr.pdf")).unwrap().starts_with(b"%PDF"));
}

#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let desk = Desk::new();
    desk.write("file", "");
    desk.run("kit --lang fr -o file/kit").refused(&["cannot write file/kit/standard.fr.pdf: Not a directory"]);
    fs::create_dir(desk.path("x.pdf")).unwrap();
    desk.run("pitch -o x.pdf").refused(&["cannot write x.pdf: it is a folder"]);
    desk.run("pitch -o x.pdf --force").refused(&["x.pdf"]);
    assert_eq!(desk.files(), ["file", "x.pdf/"]);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_named() {
    let desk = Desk::new();
    desk.run("pitch -o /dev/full").refused(&["cannot write /dev/full: No space left on device"]);
    let full = fs::File::options().write(true).open("/dev/full").unwrap();
    let output = desk.command("pitch -o -").stdout(full).stderr(Stdio::piped()).output().unwrap();
    seen(&output).refused(&["cannot write standard output: No space left on device"]);
}

#[test]
fn a_reader_that_leaves_is_left_alone() {
    let desk = Desk::new();
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let output = desk.command("pitch -o -").stdout(writer).stderr(Stdio::piped()).output().unwrap();
    assert_eq!(seen(&output).done().err, "");
}

#[test]
fn same_input_same_bytes() {
    let (here, there) = (Desk::new(), Desk::new());
    here.run("kit orthogonal --lang ru").done();
    let mut elsewhere = there.command("kit orthogonal --lang ru -o some/where --color always");
    elsewhere.env("LANG", "fr_FR.UTF-8").env("TZ", "Asia/Tokyo").env("HOME", "/").env("SOURCE_DATE_EPOCH", "1");
    seen(&elsewhere.output().unwrap()).done();
    for file in kit_of("orthogonal", &["ru"]) {
        let read = |desk: &Desk, folder: &str| fs::read(desk.path(&format!("{folder}/{file}"))).unwrap();
        assert!(read(&here, "orthogonal-kit") == read(&there, "some/where"), "{file}");
    }
}

#[test]
fn a_file_of_another_kind_is_no_folder() {
    let desk = Desk::new();
    for command in ["card", "kit", "notation notation", "diagram standard 0"] {
        desk.run(&format!("{command} -o x.png")).refused(&["x.png", ".pdf or .svg"]);
    }
    assert!(desk.files().is_empty());
}
