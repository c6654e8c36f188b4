//! `variants`, `check` and `info`: what they say, where they say it, and their exit codes.

use std::fs;
use std::io::Write;
use std::process::Stdio;

use crate::desk::{Desk, seen};

/// A variant with two mistakes and nothing else to say.
const WRONG: &str = "[pitch]\nwidth = 9\nheigth = 3\n";
/// A variant without a mistake.
const RIGHT: &str = "[pitch]\nwidth = 10\nlength = 14\n";

#[test]
fn the_built_ins_are_listed_and_shown() {
    let desk = Desk::new();
    let list = desk.run("variants");
    assert_eq!(list.done().out.lines().count(), 9);
    assert!(list.out.starts_with("standard        8 × 12 · eight directions · box goal 2 · walls · chained bounces\n"));
    assert!(list.out.contains("texas           8 × 10") && list.out.contains("diagonals may not cross"));
    for line in list.out.lines() {
        let name = line.split_whitespace().next().unwrap();
        let file = desk.run(&format!("variants {name}"));
        assert!(file.done().out.contains(&format!("name = \"{name}\"")), "{name}");
        desk.write("copy.pitch.toml", &file.out);
        let warned = !desk.run("check copy.pitch.toml").done().out.is_empty();
        assert_eq!(warned, ["orthogonal", "texas"].contains(&name), "{name}");
    }
    desk.run("variants lagre").refused(&["no built-in variant called `lagre`", "did you mean large?", "texas"]);
}

#[test]
fn an_unknown_variant_lists_the_known() {
    let desk = Desk::new();
    for command in ["kit", "pitch", "rules", "card", "changes", "info", "check"] {
        let seen = desk.run(&format!("{command} standart"));
        seen.failed(
            2,
            &["neither a built-in variant nor a file called `standart`", "did you mean standard?", "wide-goals"],
        );
        assert_eq!(seen.out, "");
    }
    desk.run("changes large --from standart").refused(&["`standart`"]);
    desk.write("mine.pitch.toml", RIGHT);
    desk.run("info mine").refused(&["did you mean the file mine.pitch.toml?"]);
    desk.run("info .").refused(&["cannot read .", "folder"]);
    assert_eq!(desk.files(), ["mine.pitch.toml"]);
}

#[test]
fn a_built_in_wins_over_a_file_of_its_name() {
    let desk = Desk::new();
    desk.write("large", WRONG);
    desk.run("check large").done();
    desk.run("check ./large").failed(1, &["2 errors"]);
}

#[test]
fn check_shows_every_finding_of_every_file_as_data() {
    let desk = Desk::new();
    desk.write("right.pitch.toml", RIGHT);
    desk.write("wrong.pitch.toml", WRONG);
    let seen = desk.run("check right.pitch.toml wrong.pitch.toml large");
    seen.failed(1, &["3 variants checked: 2 errors"]);
    assert!(seen.out.contains("wrong.pitch.toml:2:9") && seen.out.contains("heigth"), "{}", seen.out);

    let short = desk.run("check wrong.pitch.toml --message-format short -q");
    short.failed(1, &[]);
    assert_eq!(short.err, "");
    let lines: Vec<&str> = short.out.lines().collect();
    assert!(
        matches!(lines.as_slice(), [one, two]
        if one.starts_with("wrong.pitch.toml:2:9: error[odd-size]: ")
        && two.starts_with("wrong.pitch.toml:3:1: error[unknown-key]: ")),
        "{lines:?}"
    );

    let json = desk.run("check wrong.pitch.toml --message-format json");
    for line in json.out.lines() {
        let finding: serde_json::Value = serde_json::from_str(line).unwrap();
        assert_eq!((&finding["file"], &finding["severity"]), (&"wrong.pitch.toml".into(), &"error".into()));
        assert!(finding["line"].is_u64() && finding["end_column"].is_u64());
    }
}

#[test]
fn check_goes_on_after_a_file_that_cannot_be_read() {
    let desk = Desk::new();
    desk.write("wrong.pitch.toml", WRONG);
    let seen = desk.run("check gone.pitch.toml wrong.pitch.toml lost.pitch.toml");
    seen.failed(2, &["`gone.pitch.toml`", "`lost.pitch.toml`", "1 variant checked: 2 errors"]);
    assert!(seen.out.contains("wrong.pitch.toml:2:9"));
}

#[test]
fn every_finding_stands_once_and_bases_are_found_beside_their_file() {
    let desk = Desk::new();
    std::fs::create_dir(desk.path("games")).unwrap();
    desk.write("games/base.pitch.toml", WRONG);
    desk.write("games/a.pitch.toml", "based-on = \"base.pitch.toml\"\n");
    desk.write("games/b.pitch.toml", "based-on = \"base.pitch.toml\"\n");
    let seen = desk.run("check games/a.pitch.toml games/b.pitch.toml --message-format short");
    assert_eq!((seen.code, seen.out.lines().count()), (1, 2), "{}", seen.out);
    assert!(seen.out.starts_with("games/base.pitch.toml:2:9: "));
}

#[test]
fn findings_stop_a_run_before_anything_is_written() {
    let desk = Desk::new();
    desk.write("wrong.pitch.toml", WRONG);
    for command in ["kit", "pitch large", "pitch", "rules", "card", "changes", "changes large --from", "info"] {
        let seen = desk.run(&format!("{command} wrong.pitch.toml --message-format short"));
        seen.failed(1, &["wrong.pitch.toml:2:9: error[odd-size]: ", "wrong.pitch.toml:3:1: error[unknown-key]: "]);
        assert_eq!(seen.out, "");
    }
    assert_eq!(desk.files(), ["wrong.pitch.toml"]);
}

#[test]
fn a_wrong_variant_leaves_the_other_kits_alone() {
    let all = "many/a-wrong.pitch.toml many/b.pitch.toml many/c.pitch.toml many/d-worse.pitch.toml";
    for typed in ["many/*.pitch.toml", "many", all] {
        let desk = Desk::new();
        fs::create_dir(desk.path("many")).unwrap();
        desk.write("many/d-worse.pitch.toml", "[");
        desk.write("many/c.pitch.toml", "[goal]\nwidth = 8\n");
        desk.write("many/b.pitch.toml", "[goal]\nwidth = 4\n");
        desk.write("many/a-wrong.pitch.toml", WRONG);
        let seen = desk.run(&format!("kit {typed} --lang fr --format pdf -o kits --message-format short"));
        let (first, last) = ("a-wrong.pitch.toml:2:9: error[odd-size]", "d-worse.pitch.toml:1:2: error[");
        seen.failed(1, &[first, last, "not made   many/a-wrong.pitch.toml", "2 of 4 kits made"]);
        assert!(seen.err.find(first) < seen.err.find(last), "in their order: {}", seen.err);
        assert!(seen.err.find("b.fr.pdf") < seen.err.find("c.fr.pdf"), "in their order: {}", seen.err);
        assert!(desk.files().starts_with(&["kits/", "kits/b.fr.pdf", "kits/c.fr.pdf", "many/"].map(str::to_owned)));
    }
}

#[cfg(unix)]
#[test]
fn what_a_folder_holds_is_tried_and_nothing_waited_for() {
    let desk = Desk::new();
    fs::create_dir(desk.path("many")).unwrap();
    desk.write("many/a.pitch.toml", "[goal]\nwidth = 4\n");
    std::os::unix::fs::symlink("nowhere", desk.path("many/b.pitch.toml")).unwrap();
    assert!(std::process::Command::new("mkfifo").arg(desk.path("many/c.pitch.toml")).status().unwrap().success());
    let seen = desk.run("kit many --lang fr --format pdf -o kits");
    seen.failed(2, &["not made   many/b.pitch.toml", "1 of 2 kits made"]);
    assert!(desk.files().contains(&"kits/a.fr.pdf".to_owned()));
    let told =
        ["kits/a.fr.pdf would be written twice", "`many/a.pitch.toml` and `./many/a.pitch.toml` have the same name"];
    desk.run("kit many/a.pitch.toml ./many/a.pitch.toml --lang fr -o kits").refused(&told);
    desk.run("kit large large").refused(&["`large` was given twice"]);
}

#[test]
fn a_wrong_standard_input_leaves_the_other_kits_alone() {
    let desk = Desk::new();
    let mut command = desk.command("kit - large --lang fr --format pdf -o kits");
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(WRONG.as_bytes()).unwrap();
    seen(&child.wait_with_output().unwrap()).failed(1, &["not made   -", "1 of 2 kits made"]);
    assert_eq!(desk.files(), ["kits/", "kits/large.fr.pdf"]);
}

#[test]
fn what_stands_in_the_way_is_known_before_any_kit_is_made() {
    let desk = Desk::new();
    fs::create_dir(desk.path("kits")).unwrap();
    desk.write("kits/large.fr.pdf", "a letter");
    desk.run("kit standard large --lang fr -o kits").refused(&["kits/large.fr.pdf", "nothing was written"]);
    // An empty file is somebody's as well.
    desk.write("kits/large.fr.pdf", "");
    desk.run("kit standard large --lang fr -o kits").refused(&["kits/large.fr.pdf", "nothing was written"]);
    desk.run("kit standard nobody --lang fr -o kits").refused(&["called `nobody`"]);
    desk.run("kit nothing/*.toml").refused(&["no file matches `nothing/*.toml`"]);
    assert_eq!(desk.files(), ["kits/", "kits/large.fr.pdf"]);
}

#[test]
fn what_a_common_base_says_is_told_once() {
    let desk = Desk::new();
    fs::create_dir(desk.path("many")).unwrap();
    desk.write("base.pitch.toml", "[pitch]\nwidth = 10\nlength = 8\n");
    desk.write("wrong.pitch.toml", WRONG);
    for (name, base) in [("a", "base"), ("b", "base"), ("c", "wrong"), ("d", "wrong")] {
        desk.write(&format!("many/{name}.pitch.toml"), format!("based-on = \"../{base}.pitch.toml\"\n"));
    }
    let seen = desk.run("kit many --lang fr --format pdf -o kits");
    seen.failed(1, &["not made   many/c.pitch.toml", "not made   many/d.pitch.toml", "2 of 4 kits made"]);
    for told in ["warning[wider-than-long]", "error[odd-size]"] {
        assert_eq!(seen.err.matches(told).count(), 1, "{told}: {}", seen.err);
    }
}

#[test]
fn one_document_is_made_of_all_variants_or_of_none() {
    let desk = Desk::new();
    desk.write("wrong.pitch.toml", WRONG);
    desk.run("pitch standard wrong.pitch.toml large").failed(1, &["odd-size"]);
    assert_eq!(desk.files(), ["wrong.pitch.toml"]);
    desk.run("pitch standard large --format pdf,svg -o both").done();
    let files =
        ["pdf", "svg"].map(|kind| format!("both/2-variants.fr.pitch{}.{kind}", if kind == "svg" { "-1" } else { "" }));
    assert!(files.iter().all(|file| desk.files().contains(file)), "{:?}", desk.files());
}

#[test]
fn many_warnings_are_told_as_many() {
    let desk = Desk::new();
    fs::create_dir(desk.path("many")).unwrap();
    for number in 10..40 {
        desk.write(&format!("many/w{number}.pitch.toml"), "[pitch]\nwidth = 10\nlength = 8\n");
    }
    let told = desk.run("pitch many --lang fr -o many.pdf").done().err.clone();
    assert_eq!(told.matches("warning[wider-than-long]").count(), 20, "{told}");
    assert!(told.contains("10 more warnings: `paperpitch check` shows them all"), "{told}");
    let told = desk.run("pitch many --lang fr -o many.pdf --message-format short").done().err.clone();
    assert_eq!(told.matches("warning[wider-than-long]").count(), 30, "{told}");
}

#[test]
fn warnings_pass_unless_strict() {
    let desk = Desk::new();
    desk.write("odd.pitch.toml", "[end]\nblocked = \"draw\"\n");
    let seen = desk.run("check odd.pitch.toml --message-format short");
    seen.done().failed(0, &["1 variant checked: 1 warning"]);
    assert!(seen.out.starts_with("odd.pitch.toml:2:11: warning[draw-when-blocked]: "), "{}", seen.out);
    desk.run("check odd.pitch.toml --strict").failed(1, &[]);
    desk.run("info odd.pitch.toml").done().failed(0, &["warning[draw-when-blocked]"]);
    desk.run("info odd.pitch.toml --strict").failed(1, &["warning[draw-when-blocked]"]);
    assert_eq!(desk.run("info odd.pitch.toml -q").done().err, "");
}

#[test]
fn a_variant_can_come_from_standard_input() {
    let desk = Desk::new();
    let run = |arguments: &str, text: &[u8]| {
        let mut command = desk.command(arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        // The program may stop reading early; that is its right.
        let _ = child.stdin.take().unwrap().write_all(text);
        seen(&child.wait_with_output().unwrap())
    };
    let named = format!("name = \"mine\"\n{RIGHT}");
    assert!(run("info -", named.as_bytes()).done().out.contains("11 × 15 points"));
    run("info -", WRONG.as_bytes()).failed(1, &["<stdin>:2:9"]);
    run("info -", &[0; 1 << 20]).failed(1, &["<stdin>"]);
    run("changes - --from -", named.as_bytes()).refused(&["only once"]);
    run("check - -", named.as_bytes()).refused(&["only once"]);
}

#[test]
fn endless_and_odd_files_are_refused_in_a_blink() {
    let desk = Desk::new();
    desk.write("utf16.pitch.toml", b"\xff\xfe[\0p\0");
    desk.run("check utf16.pitch.toml").failed(1, &["1 error"]);
    desk.write("empty.pitch.toml", "");
    desk.run("check empty.pitch.toml").failed(1, &["1 error"]);
    #[cfg(unix)]
    {
        let endless = desk.run("check /dev/zero");
        endless.failed(1, &["1 error"]);
        assert!(endless.out.contains("/dev/zero"));
    }
}

#[test]
fn info_tells_every_way_to_name_the_size() {
    let desk = Desk::new();
    let large = desk.run("info large");
    for words in ["10 × 14 cells", "140 cells", "11 × 15 points", "11 × 17 points"] {
        assert!(large.done().out.contains(words), "{words} is not in:\n{}", large.out);
    }
    let tried = desk.run("info --size 10x14");
    assert!(tried.done().out.contains("11 × 15 points"));
    assert!(desk.run("info orthogonal").done().out.contains("15 minutes"));
}

#[test]
fn info_agrees_with_the_check_figures() {
    let figures: serde_json::Value = serde_json::from_str(include_str!("figures.json")).unwrap();
    let desk = Desk::new();
    for (name, expected) in figures.as_object().unwrap() {
        let told = desk.run(&format!("info {name} --json"));
        let told: serde_json::Value = serde_json::from_str(&told.done().out).unwrap();
        assert_eq!(told["name"], name.as_str());
        for (key, value) in expected.as_object().unwrap() {
            assert_eq!(&told[key], value, "{name}: {key}");
        }
    }
}

#[test]
fn colour_is_for_who_wants_it() {
    let desk = Desk::new();
    desk.write("wrong.pitch.toml", WRONG);
    let coloured = |arguments: &str, variables: &[(&str, &str)]| {
        let output = desk.command(arguments).envs(variables.iter().copied()).output().unwrap();
        let seen = seen(&output);
        (seen.out + &seen.err).contains('\x1b')
    };
    for command in ["check wrong.pitch.toml", "info wrong.pitch.toml", "info nothing"] {
        assert!(!coloured(command, &[]), "a pipe is no terminal");
        assert!(coloured(&format!("{command} --color always"), &[]));
        assert!(!coloured(&format!("{command} --color never"), &[("CLICOLOR_FORCE", "1")]));
        assert!(coloured(command, &[("CLICOLOR_FORCE", "1")]));
        assert!(!coloured(command, &[("NO_COLOR", "1")]));
    }
}

#[test]
fn standard_output_may_be_full_or_closed() {
    let desk = Desk::new();
    #[cfg(target_os = "linux")]
    for command in ["variants", "info", "man", "completions bash", "--help"] {
        let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
        let output = desk.command(command).stdout(full).stderr(Stdio::piped()).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{command}");
    }
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let output = desk.command("variants").stdout(writer).stderr(Stdio::piped()).output().unwrap();
    let seen = seen(&output);
    assert_eq!(seen.done().err, "", "whoever stops reading is left alone");
}
