//! The translator's bench: a language from its first line to a kit, stale texts, catalogues, and what goes wrong.

use std::fs;

use crate::desk::Desk;

/// A desk with a folder that holds the French texts and the stamps of the English ones.
fn with_french() -> Desk {
    let desk = Desk::new();
    desk.run("lang new fr --lang-dir words").done();
    desk.run("lang confirm fr --lang-dir words").done();
    desk
}

fn change(desk: &Desk, file: &str, old: &str, new: &str) {
    let text = fs::read_to_string(desk.path(file)).unwrap();
    assert!(text.contains(old), "{file} has no “{old}”");
    desk.write(file, text.replacen(old, new, 1));
}

#[test]
fn the_languages_are_whole_and_checked() {
    let desk = Desk::new();
    let list = desk.run("lang list").done().out.clone();
    assert_eq!(list.matches("100 % translated,   0 stale, 100 % checked").count(), list.lines().count() - 1, "{list}");
    let seen = desk.run("lang check fr --message-format short");
    seen.done();
    assert_eq!(seen.out, "");
}

#[test]
fn a_new_language_is_a_file_to_fill_in() {
    let desk = Desk::new();
    desk.run("lang new sl --lang-dir words").done();
    let text = fs::read_to_string(desk.path("words/sl.ftl")).unwrap();
    for wanted in [
        "# en: Paper soccer\n# game-title =\n",
        "# [two] is for 2, 102, 202",
        "#     [few] { $minutes } minutes\n",
        "#    *[other] { $minutes } minutes\n",
        "## Host card.",
    ] {
        assert!(text.contains(wanted), "{wanted}");
    }
    let seen = desk.run("lang check sl --lang-dir words --message-format short");
    seen.failed(1, &["1 language checked"]);
    assert!(seen.out.contains("en.ftl:") && seen.out.contains("lacks the message `game-title`"), "{}", seen.out);
    assert!(!seen.out.contains("alphabet"), "an empty file is in no alphabet: {}", seen.out);
    assert!(desk.run("lang list --lang-dir words").done().out.contains("sl  sl"));
    // What is there already is not written over.
    change(&desk, "words/sl.ftl", "# game-title =", "game-title = Nogomet na papirju");
    let seen = desk.run("lang new sl --lang-dir words");
    seen.refused(&["sl.ftl is there already", "move it away first"]);
    assert!(!seen.err.contains("--force"));
    desk.run("lang new qq").refused(&["`qq` is no language whose plural rules the program knows", "cs or pt-PT"]);
    // Half a language is no language, but a draft.
    desk.run("rules --lang sl --lang-dir words").failed(1, &["lacks the message", "lang check sl"]);
    desk.run("rules --lang sl --lang-dir words --draft").done();
}

#[test]
fn the_polish_example_prints_a_kit_without_being_compiled_in() {
    let desk = Desk::new();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/lang");
    let seen = desk.run(&format!("lang check pl --lang-dir {folder} --strict --message-format short"));
    assert_eq!((seen.code, seen.out.as_str()), (0, ""));
    desk.run(&format!("kit standard orthogonal --lang pl,fr --lang-dir {folder}")).done();
    assert!(
        desk.path("standard-kit/standard.pl.pdf").exists() && desk.path("orthogonal-kit/orthogonal.fr.pdf").exists()
    );
    desk.run(&format!("kit --lang de --lang-dir {folder}"))
        .refused(&["unknown language `de`", "en, fr, pl, pt, ru, sv"]);
}

#[test]
fn stale_text_is_not_printed_but_in_a_draft() {
    let desk = with_french();
    desk.run("lang new en --lang-dir words").done();
    change(&desk, "words/en.ftl", "rules-aim-title = The aim", "rules-aim-title = What it is about");
    desk.run("rules --lang fr --lang-dir words").failed(1, &["language-stale", "rules-aim-title", "lang confirm fr"]);
    desk.run("card --lang fr --lang-dir words").failed(1, &["language-stale"]);
    assert!(desk.run("lang list --lang-dir words").done().out.contains("1 stale,  99 % checked"));
    let seen = desk.run("lang check fr --lang-dir words --message-format short");
    assert!(seen.code == 1 && seen.out.contains("error[language-stale]"), "{}", seen.out);
    desk.run("rules --lang fr --lang-dir words --draft").done();
    desk.run("lang confirm fr nothing-of-the-kind --lang-dir words").refused(&["nothing-of-the-kind"]);
    desk.run("lang confirm fr rules-aim-titel --lang-dir words").refused(&["did you mean rules-aim-title?"]);
    desk.run("lang confirm fr rules-aim-title --lang-dir words").done();
    desk.run("rules --lang fr --lang-dir words -o there").done();
}

#[test]
fn every_page_of_a_draft_says_so() {
    let desk = Desk::new();
    for (name, commands) in
        [("kit", "kit --format svg,pdf"), ("card", "card --format svg"), ("pitch", "pitch --format svg")]
    {
        desk.run(&format!("{commands} --lang sv --draft -o {name}")).done();
        let svgs = desk.files().into_iter().filter(|file| file.starts_with(name) && file.ends_with(".svg"));
        let svgs: Vec<String> = svgs.collect();
        assert!(!svgs.is_empty());
        for file in svgs {
            let text = fs::read_to_string(desk.path(&file)).unwrap();
            assert!(text.contains("class=\"draft\"") && text.contains("Utkast: "), "{file}");
            if name == "card" {
                assert_eq!(text.matches("aria-label=\"Utkast\"").count(), 4, "each of four cards is marked");
            }
        }
    }
    desk.run("card --format svg --lang sv -o whole").done();
    let file = desk.files().into_iter().find(|file| file.starts_with("whole/") && file.ends_with(".svg")).unwrap();
    assert!(!fs::read_to_string(desk.path(&file)).unwrap().contains("draft"));
}

#[test]
fn a_catalogue_goes_out_and_comes_back() {
    let desk = with_french();
    desk.run("lang export fr --lang-dir words").done();
    let before = fs::read_to_string(desk.path("words/fr.ftl")).unwrap();
    assert!(desk.run("lang import fr.po --lang-dir words").done().err.contains("0 messages changed"));
    assert_eq!(fs::read_to_string(desk.path("words/fr.ftl")).unwrap(), before);
    change(&desk, "fr.po", "msgstr \"Foot sur papier\"", "msgstr \"Papier\"");
    assert!(desk.run("lang import fr.po --lang-dir words").done().err.contains("1 message changed"));
    assert_eq!(fs::read_to_string(desk.path("words/fr.ftl")).unwrap(), before.replace("= Foot sur papier", "= Papier"));
    // A catalogue that was worked on is not written over.
    desk.run("lang export fr --lang-dir words").refused(&["fr.po"]);
    // Made for another source: nothing happens.
    let before = fs::read_to_string(desk.path("words/fr.ftl")).unwrap();
    change(&desk, "fr.po", "msgid \"Rules of the game\"", "msgid \"Rules of the future\"");
    let seen = desk.run("lang import fr.po --lang-dir words");
    seen.failed(1, &["catalogue-source", "fr.po:", "newer"]);
    assert_eq!(fs::read_to_string(desk.path("words/fr.ftl")).unwrap(), before);
    // A new language comes from a catalogue too.
    desk.run("lang export sv -o sv.po").done();
    desk.run("lang import sv.po --lang-dir other").done();
    desk.run("rules --lang sv --lang-dir other").done();
}

#[test]
fn an_import_loses_nothing_and_says_nothing_wrong() {
    let desk = with_french();
    desk.run("lang export fr --lang-dir words").done();
    let catalogue = fs::read_to_string(desk.path("fr.po")).unwrap();
    let stamps = fs::read_to_string(desk.path("words/stamps.toml")).unwrap();
    // The language file was changed since.
    change(&desk, "words/fr.ftl", "label-goal = but\n", "label-goal = le but\n");
    let newer = fs::read_to_string(desk.path("words/fr.ftl")).unwrap();
    let seen = desk.run("lang import fr.po --lang-dir words");
    seen.failed(1, &["catalogue-overtaken", "`label-goal`", "--force"]);
    assert_eq!(fs::read_to_string(desk.path("words/fr.ftl")).unwrap(), newer);
    assert!(desk.run("lang import fr.po --lang-dir words --force").done().err.contains("1 message changed"));
    // What could not be printed is not brought.
    let whole = fs::read_to_string(desk.path("words/fr.ftl")).unwrap();
    for wrong in ["{ $nix }", "un \u{202e}but", "but ⚽"] {
        desk.write("fr.po", catalogue.replace("msgstr \"but\"\n", &format!("msgstr \"{wrong}\"\n")));
        desk.run("lang import fr.po --lang-dir words").failed(1, &["`label-goal`", "fr.po:"]);
        assert_eq!(fs::read_to_string(desk.path("words/fr.ftl")).unwrap(), whole, "{wrong}");
    }
    // What is only doubtful is brought, but not confirmed.
    assert!(stamps.contains("label-goal = "));
    desk.write("fr.po", catalogue.replace("msgstr \"but\"\n", "msgstr \"but\\tici\"\n"));
    desk.run("lang import fr.po --lang-dir words").done();
    assert!(!fs::read_to_string(desk.path("words/stamps.toml")).unwrap().contains("label-goal = "));
    // Half a catalogue, and one that is far too large.
    let half = catalogue[..catalogue.len() / 2].rfind("\n\n").unwrap() + 1;
    desk.write("fr.po", &catalogue[..half]);
    assert!(
        desk.run("lang import fr.po --lang-dir words --force").done().err.contains("messages are in the catalogue")
    );
    desk.write("fr.po", catalogue + &"# more\n".repeat(200_000));
    desk.run("lang import fr.po --lang-dir words").failed(1, &["language-too-large", "fr.po"]);
}

#[test]
fn files_that_are_no_language_files() {
    let desk = with_french();
    let whole = fs::read_to_string(desk.path("words/fr.ftl")).unwrap();
    let check = |text: &[u8]| {
        desk.write("words/fr.ftl", text);
        desk.run("lang check fr --lang-dir words --message-format short")
    };
    let wide: Vec<u8> = whole.encode_utf16().flat_map(u16::to_le_bytes).collect();
    for (text, code, words) in [
        (wide, "language-encoding", "UTF-16"),
        (format!("{whole}x = {{ \n").into_bytes(), "language-syntax", "curly bracket"),
        (format!("{whole}x =\n    *y\n").into_bytes(), "language-syntax", "no line of text begins with *"),
        (format!("{whole}x = {}\n", "{ $n }".repeat(101)).into_bytes(), "language-too-many-parts", "100"),
        (format!("{whole}game-title = x\n").into_bytes(), "language-duplicate-message", "twice"),
    ] {
        let seen = check(&text);
        assert_eq!(seen.code, 1, "{code}");
        let said = seen.out + &desk.run("lang check fr --lang-dir words").out;
        assert!(said.contains(code) && said.contains(words) && said.contains("fr.ftl:"), "{code}: {said}");
        desk.run("card --lang fr --lang-dir words").failed(1, &[code]);
    }
    desk.write("words/fr.ftl", &whole);
    desk.write("words/FR.ftl", &whole);
    desk.run("lang check --lang-dir words").refused(&["two files for one language", "FR.ftl", "fr.ftl"]);
    fs::remove_file(desk.path("words/FR.ftl")).unwrap();
    desk.write("words/xyz.ftl", &whole);
    desk.write("words/fr copy.ftl", &whole);
    let seen = desk.run("card --lang fr --lang-dir words");
    assert!(seen.done().err.contains("warning") && seen.err.contains("xyz.ftl") && seen.err.contains("fr copy.ftl"));
    let seen = desk.run("lang check fr --lang-dir words --message-format short");
    assert!(seen.done().out.contains("words/xyz.ftl") && seen.out.contains("no language"), "{}", seen.out);
    assert!(desk.run("lang list --lang-dir words").done().err.contains("xyz.ftl"));
    desk.run("lang check --lang-dir nowhere").refused(&["nowhere"]);
    fs::create_dir(desk.path("empty")).unwrap();
    desk.run("lang check --lang-dir empty").refused(&["holds no language file", "lang new"]);
    desk.run("lang confirm fr").refused(&["--lang-dir"]);
}

#[test]
fn nothing_hides_what_else_is_wrong() {
    let desk = with_french();
    let whole = fs::read_to_string(desk.path("words/fr.ftl")).unwrap();
    for (old, new, code) in [
        ("typography-quotes = « » “ ”", "typography-quotes = « » “", "language-setting"),
        ("language-tag = fr", "language-tag = uk", "language-setting"),
        ("label-wall = mur\n", "label-wall = mur\nlabel-wall = murs\n", "language-duplicate-message"),
        ("label-wall = mur\n", "label-wall = { NUMER(8) }\n", "language-unknown-reference"),
        ("label-wall = mur\n", "label-wall = { -mur }\n", "language-unknown-reference"),
        ("label-wall = mur\n", "label-wall = { label-wall }\n", "language-reference-loop"),
        ("label-wall = mur\n", "label-wall = mur { $ball\n", "language-syntax"),
    ] {
        assert!(whole.contains(old), "{old}");
        desk.write(
            "words/fr.ftl",
            whole.replacen(old, new, 1).replace("label-cell = case\n", "label-cell = la la case\n"),
        );
        let seen = desk.run("lang check fr --lang-dir words --message-format short");
        assert_eq!(seen.code, 1, "{new}");
        for code in [code, "language-repeated-word"] {
            assert_eq!(seen.out.matches(&format!("[{code}]")).count(), 1, "{new}: {}", seen.out);
        }
        assert!(
            !seen.out.contains("missing-message") && !seen.out.contains("[language-quotes]"),
            "{new}: {}",
            seen.out
        );
        desk.run("card --lang fr --lang-dir words").failed(1, &[code]);
    }
    desk.write("words/fr.ftl", whole.replace('\n', "\r"));
    let seen = desk.run("lang check fr --lang-dir words --message-format short");
    assert!(seen.out.lines().count() == 1 && seen.out.contains("end with CR alone"), "{}", seen.out);
    desk.write("words/fr.ftl", whole.replacen("label-wall = mur\n", "label-wall = mur { $ball\n", 1));
    let seen = desk.run("lang list --lang-dir words");
    assert!(seen.done().out.contains("cannot be used: 1 finding;"), "{}", seen.out);
}

#[test]
fn the_pseudo_language_tells_what_has_no_room() {
    let desk = Desk::new();
    desk.run("card --pseudo --lang fr").refused(&["cannot be used with"]);
    let seen = desk.run("card --pseudo --message-format short");
    seen.done();
    assert!(
        seen.err.contains("warning[text-overflow]") && desk.path("standard.en-XA.card.pdf").exists(),
        "{}",
        seen.err
    );
}
