//! Each check on small texts: a bundled language with a few messages more, held against English with the same.

use super::*;
use crate::locale::languages::BUNDLED;
use crate::source::Source;

fn with(tag: &str, body: &str) -> Locale {
    let (_, text) = BUNDLED.iter().find(|(other, _)| *other == tag).unwrap();
    Locale::parse(Source { name: format!("{tag}.ftl"), text: format!("{text}\n{body}") }, tag).unwrap()
}

/// What is found in `body`, as `LINE:COLUMN code`, beside the English `source`.
fn found(tag: &str, source: &str, body: &str) -> Vec<String> {
    let (english, language) = (with("en", source), with(tag, body));
    let (glossary, stamps) = (Glossary::bundled().unwrap(), Stamps::default());
    let findings = Bench { source: &english, glossary: &glossary, stamps: &stamps }.check(&language);
    let (_, text) = BUNDLED.iter().find(|(other, _)| *other == tag).unwrap();
    let before = text.matches('\n').count() + 1;
    let spot = |finding: &Diagnostic| {
        let place = finding.place.as_ref().unwrap();
        let at = place.source.line_column(place.span.start);
        let line = if place.source.name.starts_with(tag) {
            (at.line.wrapping_sub(before) as i64).to_string()
        } else {
            "source".to_owned()
        };
        format!("{line}:{} {}", at.column, finding.code.0.trim_start_matches("language-"))
    };
    findings.iter().map(spot).collect()
}

/// What is found in one French text whose source is `a-z…` of the same shape.
fn in_french(text: &str) -> Vec<String> {
    found("fr", &format!("t = {text}\n"), &format!("t = Voilà. {text}\n"))
        .into_iter()
        .filter(|finding| !finding.contains("half") && !finding.contains("capital"))
        .collect()
}

#[test]
fn codes_are_unique_and_well_formed() {
    let codes = crate::locale::codes();
    for pair in codes.windows(2) {
        assert_ne!(pair[0], pair[1]);
    }
    for code in codes {
        assert!(code.0.chars().all(|sign| sign.is_ascii_lowercase() || sign == '-'), "{}", code.0);
    }
}

#[test]
fn messages_that_are_missing_or_strange() {
    assert_eq!(found("fr", "t-a = one\n", ""), ["source:1 missing-message"]);
    assert_eq!(found("fr", "", "t-a = un\n"), ["1:1 extra-message"]);
    assert_eq!(found("fr", "", "n-a = un\n"), ["1:1 unused-phrase"]);
    assert_eq!(found("fr", "t = one\n", "t = {\"\"}\n"), ["1:1 end-punctuation", "1:1 empty-message"][1..]);
    assert_eq!(found("fr", "t = one\n", "t = un\n .title = deux\n"), ["2:3 extra-message"]);
}

#[test]
fn variables_and_references() {
    assert_eq!(found("fr", "t = { $width }\n", "t = { $with }\n"), ["1:1 other-variables", "1:8 unknown-variable"]);
    assert_eq!(found("fr", "t = { $width }\n", "t = { $length }\n"), ["1:1 other-variables", "1:8 other-variables"]);
    assert_eq!(
        found("fr", "t = { game-title }\n", "t = { sheet-kit }\n"),
        ["1:1 other-references", "1:7 other-references"]
    );
    assert_eq!(found("fr", "t = one { size }\n", "t = é { sizes }\n").last().unwrap(), "1:9 unknown-reference");
    assert!(found("fr", "t = one\n", "t = é { size.nothing }\n").contains(&"1:9 unknown-reference".to_owned()));
}

#[test]
fn choices_by_number() {
    let choice = |keys: &[&str]| {
        let branches: String = keys.iter().map(|key| format!("\n {key} {{ $sheets }} x")).collect();
        format!("t = {{ $sheets ->{branches}\n }}\n")
    };
    let english = choice(&["[one]", "*[other]"]);
    assert_eq!(
        found("ru", &english, "t = { $sheets ->\n [one] { $sheets } я\n *[other] { $sheets } я\n }\n"),
        ["2:3 plural-category"]
    );
    let russian = "t = { $sheets ->\n [one] { $sheets } я\n [few] { $sheets } я\n [many] { $sheets } я\n *[other] { $sheets } я\n }\n";
    assert!(found("ru", &english, russian).is_empty());
    assert_eq!(
        found("fr", &english, "t = { $sheets ->\n [un] { $sheets } é\n *[autre] { $sheets } é\n }\n"),
        ["2:3 foreign-plural", "2:3 plural-category", "3:4 foreign-plural"]
    );
    assert_eq!(
        found("fr", &english, "t = { $sheets ->\n [one] une é\n *[other] { $sheets } é\n }\n"),
        ["2:3 branch-differs"]
    );
    assert!(
        found("fr", &english, "t = { $sheets ->\n [1] une é\n [one] { $sheets } é\n *[other] { $sheets } é\n }\n")
            .is_empty()
    );
    assert_eq!(found("fr", &english, "t = { $sheets } feuilles\n"), ["1:8 lost-plural"]);
    assert!(found("fr", &english, "t = { $sheets } pas\n").is_empty());
    // Two guests and more never need the singular.
    assert!(found("fr", "t = { $guests } guests\n", "t = { $guests } invités\n").is_empty());
}

#[test]
fn typography() {
    for (text, wanted) in [
        ("Où? Là", "1:14 space-before"),
        ("Oui ; non", ""),
        ("Où ,là", "1:14 space-before"),
        ("Oui ,  là.", "1:15 space-before"),
        ("Oui,là", "1:15 space-after"),
        ("12:30", ""),
        ("l´été", "1:13 apostrophe"),
        ("l’ été", "1:14 apostrophe"),
        ("„été“", "1:12 quotes"),
        ("«\u{a0}été »", "1:13 typed-space"),
        ("\"été", "1:12 quotes"),
        ("(été", "1:12 brackets"),
        ("un — deux", "1:15 dash"),
        ("un -- deux", "1:15 dash"),
        ("un -deux", "1:15 dash"),
        ("8 - { $width }", "1:14 dash"),
        ("8 x 12", "1:14 times"),
        ("1.5", "1:13 decimal"),
        ("12.000", ""),
        ("Oui..", "1:15 ellipsis"),
        ("Oui,, non", "1:15 repeated-sign"),
        ("é\u{200b}t", "1:13 invisible"),
        ("e\u{301}", "1:13 decomposed"),
        ("c\u{43e}ur", "1:13 mixed-alphabets"),
        ("8O", "1:13 look-alike"),
        ("tu tu", "1:14 repeated-word"),
        ("__a", "1:12 emphasis"),
        ("*a", "1:12 emphasis"),
        ("**a**", "1:12 emphasis"),
        ("Sortir. puis", "1:20 sentence"),
    ] {
        let found = in_french(text);
        assert!(
            if wanted.is_empty() { found.is_empty() } else { found.contains(&wanted.to_owned()) },
            "{text}: {found:?}"
        );
    }
}

#[test]
fn a_star_alone_is_not_mended_on_a_guess() {
    let english = with("en", "t = a\n");
    let fixes = |text: &str| {
        let language = with("fr", &format!("t = {text}\n"));
        let (glossary, stamps) = (Glossary::bundled().unwrap(), Stamps::default());
        let findings = Bench { source: &english, glossary: &glossary, stamps: &stamps }.check(&language);
        findings.iter().filter(|finding| finding.code.0 == "language-emphasis").map(|one| one.fix.len()).sum::<usize>()
    };
    assert_eq!((fixes("*but"), fixes("*but*")), (0, 2));
}

#[test]
fn beside_the_source() {
    let cases = [
        ("Draw a line here.", "Draw a line here.", "1:5 untranslated"),
        ("You may draw along the edge.", "Vous pouvez draw along the bord.", "1:17 half-translated"),
        ("An end", "une fin", "1:5 capital"),
        ("The end.", "La fin", "1:10 end-punctuation"),
        ("In 2004 it was.", "C’était en 2040.", "1:16 other-figures"),
        (
            "It is so.",
            "C’est ainsi depuis très longtemps, et cela ne changera pas avant une éternité ou deux.",
            "1:1 length",
        ),
        ("A __word__.", "Un mot.", "1:1 lost-emphasis"),
        ("A dead end.", "Un cul-de-sac.", "1:1 glossary"),
    ];
    for (source, text, wanted) in cases {
        let found = found("fr", &format!("t = {source}\n"), &format!("t = {text}\n"));
        assert!(found.contains(&wanted.to_owned()), "{text}: {found:?}");
    }
    assert_eq!(found("ru", "t = Leads.\n", "t = Ведет.\n"), ["1:5 lost-dots"]);
}

#[test]
fn a_text_is_stale_when_its_source_has_changed() {
    let (old, new, french) = (with("en", "t = old\n"), with("en", "t = new\n"), with("fr", "t = vieux\n"));
    let mut stamps = Stamps::default();
    assert!(stamps.confirm(&french, &old, &BTreeSet::from(["t"])) == 1);
    let glossary = Glossary::bundled().unwrap();
    let check = |source, stamps: &Stamps| Bench { source, glossary: &glossary, stamps }.check(&french);
    assert!(check(&old, &stamps).is_empty());
    assert_eq!(check(&new, &stamps).iter().map(|finding| finding.code.0).collect::<Vec<_>>(), ["language-stale"]);
    stamps.confirm(&french, &new, &BTreeSet::new());
    assert!(check(&new, &stamps).is_empty());
    let read = Stamps::parse(Source { name: "stamps.toml".into(), text: stamps.to_toml() }).unwrap();
    assert_eq!(read, stamps);
}
