//! What can be typed and what is answered when it cannot.

use crate::desk::Desk;

#[test]
fn without_a_command_the_help_is_shown() {
    let seen = Desk::new().run("");
    assert_eq!((seen.code, seen.out.as_str()), (2, ""));
    assert!(seen.err.contains("Start here:") && seen.err.contains("paperpitch kit"));
}

#[test]
fn help_names_every_command_with_examples() {
    let desk = Desk::new();
    let help = desk.run("--help");
    for command in [
        "kit",
        "pitch",
        "rules",
        "card",
        "changes",
        "check",
        "info",
        "new",
        "variants",
        "schema",
        "explain",
        "completions",
        "man",
    ] {
        assert!(help.done().out.contains(&format!("\n  {command} ")), "{command}");
        let own = desk.run(&format!("{command} --help"));
        assert!(own.done().out.contains("Example"), "{command}");
    }
    let version = concat!("paperpitch ", env!("CARGO_PKG_VERSION"), "\n");
    assert_eq!(desk.run("-V").done().out, version);
    let with_licences = desk.run("--version").done().out.clone();
    assert!(with_licences.starts_with(version) && with_licences.contains("SIL Open Font License"), "{with_licences}");
}

#[test]
fn slips_are_answered_with_what_was_meant() {
    let desk = Desk::new();
    desk.run("kitt").refused(&["unrecognized subcommand 'kitt'", "'kit'"]);
    desk.run("kit --lnag fr").refused(&["'--lnag'", "'--lang'"]);
    desk.run("kit --paper a44").refused(&["'a44'", "known are a4, letter, a3, a5, a6, legal, tabloid"]);
    desk.run("pitch --format pfd").refused(&["'pfd'", "pdf, svg"]);
    desk.run("check").refused(&["<FILE>"]);
}

#[test]
fn numbers_out_of_range_are_refused_with_the_range() {
    let desk = Desk::new();
    for cell in ["0mm", "nan", "inf", "-5", "-5mm", "40m", "9", "nanmm", "1e9mm"] {
        desk.run(&format!("pitch --cell {cell}")).refused(&[cell, "--cell", "from 3mm to 100mm"]);
    }
    for size in ["0x12", "102x12", "8x1000000", "8x99999999999999999999", "-8x12"] {
        desk.run(&format!("pitch --size {size}")).refused(&["--size", "2 to 100"]);
    }
    desk.run("pitch --size 8.5x12").refused(&["8.5x12", "whole cells"]);
    desk.run("pitch --size 9x13").refused(&["--size", "9 × 13 points are 8 × 12 cells"]);
    desk.run("pitch --goal 3").refused(&["--goal", "even"]);
    desk.run("pitch --goal 10").refused(&["--goal", "10 cells wide", "8"]);
    desk.run("pitch --paper 10x10mm").refused(&["50 to 2000 mm"]);
    for paper in ["nanxnanmm", "210x297", "-5x297mm", "x"] {
        desk.run(&format!("pitch --paper {paper}")).refused(&["paper"]);
    }
    assert_eq!(desk.files(), [""; 0]);
}

#[test]
fn completions_and_the_manual_go_to_standard_output() {
    let desk = Desk::new();
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        assert!(desk.run(&format!("completions {shell}")).done().out.contains("landscape"), "{shell}");
    }
    desk.run("completions bahs").refused(&["bash"]);
    let manual = desk.run("man");
    for words in [".TH paperpitch 1", ".SH \"KIT\"", ".SH \"INFO\"", "landscape"] {
        assert!(manual.done().out.contains(words), "{words}");
    }
}
