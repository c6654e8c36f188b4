//! The room as a whole: small languages made of a bundled head and a few messages.

use proptest::prelude::*;

use super::*;
use crate::diag::Diagnostic;
use crate::source::{LineColumn, Source};

/// A bundled language with `body` after it.
fn with(tag: &str, body: &str) -> Result<Locale, Vec<Diagnostic>> {
    let (_, head) = languages::BUNDLED.iter().find(|(other, _)| *other == tag).unwrap();
    Locale::parse(Source { name: format!("{tag}.ftl"), text: format!("{head}\n{body}") }, tag)
}

/// How often a line ends before `body` in [`with`].
fn lines_before(tag: &str) -> usize {
    let (_, head) = languages::BUNDLED.iter().find(|(other, _)| *other == tag).unwrap();
    head.matches('\n').count() + 1
}

/// Code, line and column of a finding.
fn spot(finding: &Diagnostic) -> (&'static str, LineColumn) {
    let place = finding.place.as_ref().unwrap();
    (finding.code.0, place.source.line_column(place.span.start))
}

/// With the invisible spaces made visible: `~` no-break, `^` narrow no-break.
fn shown(text: &str) -> String {
    text.replace('\u{a0}', "~").replace('\u{202f}', "^")
}

#[test]
fn nothing_is_wrong_with_any_bundled_language() {
    let source = Locale::bundled("en").unwrap();
    let (glossary, stamps) = (Glossary::bundled().unwrap(), Stamps::bundled().unwrap());
    let bench = Bench { source: &source, glossary: &glossary, stamps: &stamps };
    let mut findings = Vec::new();
    for tag in available() {
        let file = Source { name: format!("{tag}.ftl"), text: bundled_text(tag).unwrap().to_owned() };
        match Locale::parse(file, tag) {
            Ok(language) => findings.extend(bench.check(&language)),
            Err(found) => findings.extend(found),
        }
    }
    assert!(findings.is_empty(), "\n{}", crate::diag::render(&findings, crate::diag::Format::Short, false));
}

#[test]
fn every_text_has_been_checked_against_its_source() {
    let (source, stamps) = (Locale::bundled_source().unwrap(), Stamps::bundled().unwrap());
    for tag in available().into_iter().filter(|tag| *tag != "en") {
        let progress = Progress::of(&Locale::bundled(tag).unwrap(), &source, &stamps);
        let all = Progress {
            messages: progress.messages,
            translated: progress.messages,
            stale: 0,
            checked: progress.messages,
        };
        assert_eq!(
            progress, all,
            "review the texts of {tag}, then: paperpitch lang confirm {tag} --lang-dir templates"
        );
    }
}

#[test]
fn languages_know_their_names() {
    for (tag, document) in [("fr", "fr"), ("pt", "pt-BR"), ("ru", "ru"), ("sv", "sv"), ("en", "en")] {
        let language = Locale::bundled(tag).unwrap();
        assert_eq!((language.tag(), language.document_lang()), (tag, document));
    }
    assert_eq!(Locale::bundled("RU").unwrap().text("side-b", &Args::new()).unwrap(), "Б");
}

#[test]
fn russian_counts_and_declines() {
    let body = "t-count = { $n ->\n [one] { $n } клетка\n [few] { $n } клетки\n [many] { $n } клеток\n *[other] { $n } клетки\n }\n\
        t-no-more = не больше { $n ->\n [one] { $n } минуты\n *[other] { $n } минут\n }\n";
    let russian = with("ru", body).unwrap();
    for (number, count, no_more) in [
        (0.0, "0 клеток", "0 минут"),
        (1.0, "1 клетка", "1 минуты"),
        (2.0, "2 клетки", "2 минут"),
        (5.0, "5 клеток", "5 минут"),
        (11.0, "11 клеток", "11 минут"),
        (21.0, "21 клетка", "21 минуты"),
        (1.5, "1,5 клетки", "1,5 минут"),
    ] {
        let args = Args::new().number("n", number);
        assert_eq!(russian.text("t-count", &args).unwrap(), count.replace(' ', "\u{a0}"));
        assert_eq!(
            shown(&russian.text("t-no-more", &args).unwrap()),
            format!("не больше {}", no_more.replace(' ', "~"))
        );
    }
}

#[test]
fn french_and_portuguese_count_zero_and_one_and_a_half_as_one() {
    for (tag, singular) in [("fr", true), ("pt", true), ("sv", false), ("en", false)] {
        let language = with(tag, "t = { $n ->\n [one] one\n *[other] other\n }\n").unwrap();
        for number in [0.0, 1.5] {
            let text = language.text("t", &Args::new().number("n", number)).unwrap();
            assert_eq!(text == "one", singular, "{tag} {number}");
        }
    }
}

#[test]
fn numbers_are_written_in_the_language() {
    let cases = [
        ("fr", 7.5, "7,5"),
        ("pt", 7.5, "7,5"),
        ("ru", 7.5, "7,5"),
        ("sv", 0.25, "0,25"),
        ("en", 7.5, "7.5"),
        ("fr", 9999.0, "9999"),
        ("fr", 12000.0, "12^000"),
        ("ru", 12000.0, "12~000"),
        ("pt", 12000.0, "12.000"),
        ("en", 12000.0, "12,000"),
        ("en", 1.0 / 3.0, "0.333"),
        ("en", 0.1 + 0.2, "0.3"),
        ("en", 2.0, "2"),
        ("en", f64::NAN, "0"),
    ];
    for (tag, number, written) in cases {
        let language = with(tag, "t = { $n }\n").unwrap();
        assert_eq!(shown(&language.text("t", &Args::new().number("n", number)).unwrap()), written, "{tag}");
    }
    let options =
        with("fr", "t = { NUMBER($n, minimumFractionDigits: 1) } { NUMBER($n, maximumFractionDigits: 0) }\n").unwrap();
    assert_eq!(options.text("t", &Args::new().number("n", 2.0)).unwrap(), "2,0 2");
    assert_eq!(options.text("t", &Args::new().number("n", 7.25)).unwrap(), "7,25 7");
    assert!(options.text("t", &Args::new().text("n", "x")).unwrap_err().message.contains("as a number"));
}

#[test]
fn a_missing_message_names_itself_and_its_place_in_the_source() {
    let french = with("fr", "t = x\n").unwrap();
    let finding = french.text("t-nowhere", &Args::new()).unwrap_err();
    assert_eq!(finding.message, "fr.ftl has no message `t-nowhere`");
    let (_, english) = languages::BUNDLED.iter().find(|(tag, _)| *tag == "en").unwrap();
    let (_, head) = languages::BUNDLED.iter().find(|(tag, _)| *tag == "fr").unwrap();
    let text = head.replace("language-name =", "other-name =");
    let short = Locale::parse(Source { name: "mine.ftl".into(), text }, "fr").unwrap();
    let finding = short.text("language-name", &Args::new()).unwrap_err();
    let line = english.lines().position(|line| line.starts_with("language-name")).unwrap() + 1;
    assert_eq!(finding.message, format!("mine.ftl lacks the message `language-name` (en.ftl:{line}:1)"));
    assert_eq!(spot(&finding), ("language-missing-message", LineColumn { line, column: 1 }));
    assert_eq!(finding.place.unwrap().source.name, "en.ftl");
}

#[test]
fn a_variable_nobody_gave_is_placed_where_it_is_used() {
    let french = with("fr", "t-phrase = é { $n } cases\nt = un { t-phrase }\n").unwrap();
    let finding = french.text("t", &Args::new()).unwrap_err();
    assert_eq!(finding.message, "`t` needs the variable `$n`, which this text is not given");
    assert_eq!(spot(&finding), ("language-unknown-variable", LineColumn { line: lines_before("fr") + 1, column: 17 }));
}

#[test]
fn faults_of_a_file_are_placed() {
    let cases = [
        ("t = { $n\n", "language-syntax", 1, 5),
        ("t\n", "language-syntax", 1, 2),
        ("t = a } b\n", "language-syntax", 1, 7),
        ("t = {\n $n ->\n [one] x\n }\n", "language-syntax", 4, 2),
        ("t = x\nt = y\n", "language-duplicate-message", 2, 1),
        ("t = { -nothing }\n", "language-unknown-reference", 1, 8),
        ("t = { UPPER($n) }\n", "language-unknown-reference", 1, 7),
        ("-t = { $n }\n", "language-term-variable", 1, 9),
        ("t = x\n-t = { t }\n", "language-term-variable", 2, 8),
        ("t = { u }\nu = { t }\n", "language-reference-loop", 2, 7),
        ("t = { NUMBER($n, minimumFractionDigits: 99) }\n", "language-number", 1, 41),
        ("t = { 0.00000000000000000000000000 }\n", "language-number", 1, 7),
        ("typography-quotes = x\n", "language-duplicate-message", 1, 1),
    ];
    for (body, code, line, column) in cases {
        let findings = with("fr", body).unwrap_err();
        let at = LineColumn { line: lines_before("fr") + line, column };
        assert!(findings.iter().any(|finding| spot(finding) == (code, at)), "{body:?} {findings:?}");
    }
}

#[test]
fn terms_may_be_declined() {
    let russian =
        with("ru", "-goal = { $case ->\n [gen] ворот\n *[nom] ворота\n }\nt = у { -goal(case: \"gen\") }, { -goal }\n")
            .unwrap();
    assert_eq!(shown(&russian.text("t", &Args::new()).unwrap()), "у~ворот, ворота");
}

#[test]
fn a_wrong_head_is_named() {
    let (_, head) = languages::BUNDLED.iter().find(|(tag, _)| *tag == "fr").unwrap();
    for (name, wrong) in [
        ("typography-quotes", "« »"),
        ("typography-quotes", "a b c d"),
        ("typography-dash", "-"),
        ("typography-percent", "fifty"),
        ("typography-inside-quotes", "yes"),
        ("typography-space-before", "a"),
        ("typography-one-letter-words", "1"),
        ("language-tag", "{ $tag }"),
        ("language-tag", "no tag!"),
        ("side-a", "{ \"\" }"),
    ] {
        let is_it = |line: &&str| line.starts_with(&format!("{name} ="));
        let line = head.lines().find(is_it).unwrap();
        let text = head.replace(line, &format!("{name} = {wrong}"));
        let findings = Locale::parse(Source { name: "fr.ftl".into(), text }, "fr").unwrap_err();
        let at = LineColumn { line: head.lines().take_while(|line| !is_it(line)).count() + 1, column: 1 };
        assert_eq!((findings.len(), spot(&findings[0])), (1, ("language-setting", at)), "{name} {wrong}");
    }
    let findings = Locale::parse(Source { name: "fr.ftl".into(), text: String::new() }, "fr").unwrap_err();
    assert!(findings.iter().all(|finding| finding.code.0 == "language-missing-message"));
    assert_eq!(findings.len(), 11);
}

#[test]
fn bounds_hold() {
    let many = "x".repeat(1 << 20);
    assert_eq!(with("fr", &format!("t = {many}\n")).unwrap_err()[0].code.0, "language-too-large");
    for deep in ["{".repeat(100_000), "{\n".repeat(100_000), "{NUMBER(".repeat(100_000), "{\nNUMBER({\n".repeat(50_000)]
    {
        assert_eq!(with("fr", &format!("t = {deep}\n")).unwrap_err()[0].code.0, "language-too-many-parts");
    }
    let chain: String = (0..5000).map(|at| format!("t{at} = {{ t{} }}\n", at + 1)).collect();
    let findings = with("fr", &format!("{chain}t5000 = x\n")).unwrap_err();
    assert!(findings.len() <= 50 && findings.iter().all(|finding| finding.code.0 == "language-too-many-parts"));
    let laughs: String = (0..9).map(|at| format!("t{at} = {}\n", format!("{{ t{} }}", at + 1).repeat(10))).collect();
    assert!(with("fr", &format!("{laughs}t9 = x\n")).is_err());
    assert_eq!(
        Locale::parse(Source { name: "x".into(), text: String::new() }, "no tag!").unwrap_err()[0].code.0,
        "language-tag"
    );
}

#[test]
fn a_byte_order_mark_and_windows_line_ends_read_fine() {
    let (_, head) = languages::BUNDLED.iter().find(|(tag, _)| *tag == "fr").unwrap();
    let text = format!("\u{feff}{}", format!("{head}\nt = une\n  ligne\nu = {{ {{ $n }} }}\n").replace('\n', "\r\n"));
    let french = Locale::parse(Source { name: "fr.ftl".into(), text }, "fr").unwrap();
    assert_eq!(french.text("t", &Args::new()).unwrap(), "une ligne");
    let at = LineColumn { line: lines_before("fr") + 3, column: 10 };
    assert_eq!(spot(&french.text("u", &Args::new()).unwrap_err()), ("language-unknown-variable", at));
}

proptest! {
    #[test]
    fn no_file_makes_it_panic(text in r#"(t = |-u = |\{ |\}|\$n|->|\[one\]|\*\[other\]|"|\(|\)|NUMBER|:|,|\.|\n| |x|é|#|1\.5|\\u00e9|\\|\r\n|=){0,60}"#) {
        if let Ok(language) = with("fr", &text) {
            for id in ["t", "x"] {
                let _ = language.text(id, &Args::new().number("n", 1.5));
                let _ = language.text(id, &Args::new());
            }
            let (glossary, stamps) = (Glossary::bundled().unwrap(), Stamps::default());
            let _ = Bench { source: &language, glossary: &glossary, stamps: &stamps }.check(&language);
        }
    }

    #[test]
    fn any_text_at_all_is_read_or_refused(text in any::<String>()) {
        let _ = Locale::parse(Source { name: "x.ftl".into(), text }, "ru");
    }

    #[test]
    fn places_lie_in_their_file(text in r"(t = |\{ |\}|\$n|é|\n| |x|=|\*|\[){0,30}") {
        if let Err(findings) = with("sv", &text) {
            for place in findings.iter().filter_map(|finding| finding.place.as_ref()) {
                prop_assert!(place.source.text.get(place.span.start..place.span.end).is_some());
            }
        }
    }
}
