//! Round trips of every bundled language, and catalogues that are wrong.

use super::*;
use crate::diag::Diagnostic;
use crate::locale::{Locale, Stamps, available, bundled_text, scaffold};

fn source(name: &str, text: &str) -> Source {
    Source { name: name.into(), text: text.into() }
}

fn stamps() -> Stamps {
    Stamps::bundled().unwrap()
}

/// The French catalogue, changed.
fn french(change: impl Fn(&str) -> String) -> Result<Imported, Vec<Diagnostic>> {
    let (english, language) = (Locale::bundled("en").unwrap(), Locale::bundled("fr").unwrap());
    let catalogue = export(&language, &english, &stamps()).unwrap();
    let changed = change(&catalogue);
    assert_ne!(changed, catalogue, "the catalogue was not changed");
    import(source("fr.po", &changed), bundled_text("fr").unwrap(), &language, &english, &stamps())
}

#[test]
fn a_round_trip_changes_nothing() {
    let english = Locale::bundled("en").unwrap();
    for tag in available() {
        let language = Locale::bundled(tag).unwrap();
        let catalogue = export(&language, &english, &stamps()).unwrap();
        assert!(crate::seal::is_ours(catalogue.as_bytes()));
        assert_eq!(super::language(&source("x.po", &catalogue)).unwrap(), tag);
        let text = bundled_text(tag).unwrap();
        let done = import(source("x.po", &catalogue), text, &language, &english, &stamps()).unwrap();
        let nothing = Imported { text: text.to_owned(), changed: vec![], confirmed: vec![], fuzzy: 0, untranslated: 0 };
        assert_eq!(done, nothing, "{tag}");
    }
}

#[test]
fn a_language_can_be_made_from_its_catalogue_alone() {
    let english = Locale::bundled("en").unwrap();
    for tag in ["ru", "fr"] {
        let language = Locale::bundled(tag).unwrap();
        let catalogue = export(&language, &english, &stamps()).unwrap();
        let empty = scaffold(&english, tag);
        let begun = Locale::parse(source("begun.ftl", &empty), tag).unwrap();
        let wanted: Vec<&str> = english.file.messages().map(|message| message.id.name).collect();
        // Phrases of a language's own are its own file's business.
        let own = catalogue.find("msgctxt \"n-guests-genitive\"").map(|at| catalogue[..at].rfind("\n\n").unwrap());
        let catalogue = &catalogue[..own.unwrap_or(catalogue.len())];
        let done = import(source("x.po", catalogue), &empty, &begun, &english, &Stamps::default()).unwrap();
        let made = Locale::parse(source("made.ftl", &done.text), tag).unwrap();
        for id in wanted.into_iter().filter(|id| !is_setting(id)) {
            let shape = |locale: &Locale| shape::Shape::of(locale.file.message(id).unwrap());
            for category in ["one", "few", "many"] {
                assert_eq!(shape(&made).text(category), shape(&language).text(category), "{tag} {id}");
            }
        }
    }
}

#[test]
fn what_differs_is_changed_and_nothing_else() {
    let done = french(|text| text.replace("msgstr \"Le but du jeu\"", "msgstr \"Le \\\"but\\\"\"")).unwrap();
    let text = bundled_text("fr").unwrap();
    assert_eq!(done.text, text.replace("rules-aim-title = Le but du jeu", "rules-aim-title = Le \"but\""));
    assert_eq!(
        (done.changed, done.confirmed),
        (vec!["rules-aim-title".to_owned()], vec!["rules-aim-title".to_owned()])
    );
    let done = french(|text| text.replace("{ $sheets } feuilles", "{ $sheets } pages")).unwrap();
    assert_eq!(done.text, text.replace("*[other] { $sheets } feuilles", "*[other] { $sheets } pages"));
}

#[test]
fn fuzzy_and_empty_entries_are_left_out() {
    let fuzzy = "#, fuzzy\nmsgctxt \"rules-aim-title\"\nmsgid \"The aim\"\nmsgstr \"Quoi\"";
    let whole = "msgctxt \"rules-aim-title\"\nmsgid \"The aim\"\nmsgstr \"Le but du jeu\"";
    let done = french(|text| text.replace(whole, fuzzy)).unwrap();
    assert_eq!((done.fuzzy, done.text.as_str()), (1, bundled_text("fr").unwrap()));
    let done = french(|text| text.replace("msgstr \"Le but du jeu\"", "msgstr \"\"")).unwrap();
    assert_eq!((done.untranslated, done.text.as_str()), (1, bundled_text("fr").unwrap()));
}

#[test]
fn what_is_wrong_is_placed_and_nothing_comes_of_it() {
    for (old, new, code, wrong) in [
        ("msgid \"The aim\"", "msgid \"The goal of the game\"", "catalogue-source", "\"The goal"),
        ("msgctxt \"rules-aim-title\"", "msgctxt \"rules-new\"", "catalogue-source", "\"rules-new"),
        ("msgstr \"Le but du jeu\"", "msgstr \"Le { but\"", "catalogue-text", "\"Le { but"),
        ("msgstr \"Le but du jeu\"", "msgstr \"Le\\nb = but\"", "", ""),
        ("msgstr \"Le but du jeu\"", "msgstr \"Le\\n*but\"", "catalogue-text", "\"Le\\n*but"),
        ("msgstr \"Le but du jeu\"", "msgstr \"Le but", "catalogue-syntax", "\"Le but"),
        ("msgstr \"Le but du jeu\"", "msgstr[1] \"Le but\"", "catalogue-syntax", "msgstr[1] \"Le but"),
        ("msgstr \"Le but du jeu\"", "nonsense", "catalogue-syntax", "nonsense"),
        ("msgctxt \"rules-aim\"", "msgctxt \"rules-aim-title\"", "catalogue-syntax", "\"rules-aim-title"),
    ] {
        match french(|text| text.replace(old, new)) {
            Ok(done) => assert!(code.is_empty() && done.changed.len() == 1, "{new}: {done:?}"),
            Err(findings) => {
                let finding = findings.first().unwrap();
                let place = finding.place.as_ref().unwrap();
                let at = place.source.text.get(place.span.start..).unwrap();
                assert_eq!(finding.code.0, code, "{new}");
                assert!(at.starts_with(wrong), "{new}: {}", at.lines().next().unwrap());
            }
        }
    }
}

#[test]
fn the_language_is_told_by_the_header() {
    let told = |text: &str| super::language(&source("x.po", text)).map_err(|findings| findings[0].message.clone());
    assert_eq!(told("msgid \"\"\nmsgstr \"\"\n\"Language: pt_BR\\n\"\n").unwrap(), "pt-BR");
    assert!(told("msgid \"\"\nmsgstr \"Language: qq\\n\"\n").unwrap_err().contains("plural rules"));
    assert!(told("msgid \"a\"\nmsgstr \"b\"\n").unwrap_err().contains("does not say"));
    assert!(told("").unwrap_err().contains("does not say"));
}
