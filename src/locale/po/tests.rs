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
    import(source("fr.po", &changed), bundled_text("fr").unwrap(), &language, &english, &stamps(), Overtaken::Told)
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
        let done = import(source("x.po", &catalogue), text, &language, &english, &stamps(), Overtaken::Told).unwrap();
        let wanted = english.file.messages().filter(|message| !is_setting(message.id.name)).count();
        let nothing = Imported { text: text.to_owned(), wanted: (wanted, 0), ..Imported::default() };
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
        let done =
            import(source("x.po", catalogue), &empty, &begun, &english, &Stamps::default(), Overtaken::Told).unwrap();
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
fn a_text_that_was_changed_since_is_not_replaced_unless_told() {
    let (english, language) = (Locale::bundled("en").unwrap(), Locale::bundled("fr").unwrap());
    let catalogue = export(&language, &english, &stamps()).unwrap();
    let newer = bundled_text("fr").unwrap().replace("rules-aim-title = Le but du jeu", "rules-aim-title = Le but");
    let now = Locale::parse(source("fr.ftl", &newer), "fr").unwrap();
    let bring =
        |catalogue: &str, overtaken| import(source("fr.po", catalogue), &newer, &now, &english, &stamps(), overtaken);
    let told = bring(&catalogue, Overtaken::Told).unwrap_err();
    assert_eq!(told.iter().map(|finding| finding.code.0).collect::<Vec<_>>(), ["catalogue-overtaken"]);
    assert!(told[0].message.contains("`rules-aim-title`"), "{}", told[0].message);
    assert_eq!(bring(&catalogue, Overtaken::Replaced).unwrap().text, bundled_text("fr").unwrap());
    // Another message that was changed in the catalogue passes once nothing else is in the way.
    let mended = catalogue.replace("\"Le but du jeu\"", "\"Le but\"").replace("\"Le rebond\"", "\"Rebondir\"");
    assert_eq!(bring(&mended, Overtaken::Told).unwrap().changed, ["rules-bounce-title"]);
    // A catalogue that does not tell what it was made from replaces nothing either.
    let silent = catalogue.replace("X-Texts", "X-Nothing");
    assert_eq!(bring(&silent, Overtaken::Told).unwrap_err().len(), 1);
}

#[test]
fn headers_that_are_wrong_are_refused() {
    let refused = |old: &str, new: &str| french(|text| text.replace(old, new)).unwrap_err()[0].message.clone();
    assert!(refused("charset=UTF-8", "charset=ISO-8859-1").contains("is in ISO-8859-1"));
    assert!(refused("nplurals=2", "nplurals=3").contains("3 plural forms, but there are 2"));
    let told = |text: &str| super::language(&source("x.po", text)).map_err(|findings| findings[0].message.clone());
    let both = |one: &str, other: &str| {
        told(&format!("msgid \"\"\nmsgstr \"\"\n\"Language: {one}\\n\"\n\"X-Language-File: {other}\\n\"\n"))
    };
    assert_eq!(both("pt_BR", "pt").unwrap(), "pt");
    assert!(both("fr", "sv").unwrap_err().contains("contradicts itself"));
    assert!(both("pt_BR", "pt-PT").unwrap_err().contains("contradicts itself"));
}

#[test]
fn what_is_missing_is_counted_and_an_entry_without_a_name_is_placed() {
    let done = french(|text| text[..text.find("\n\n#. ").unwrap() + 1].to_owned()).unwrap();
    assert!(done.wanted.0 > 300 && done.wanted.1 == done.wanted.0, "{:?}", done.wanted);
    let finding = french(|text| text.replace("msgctxt \"rules-aim-title\"\n", "")).unwrap_err().remove(0);
    let place = finding.place.unwrap();
    assert!(
        finding.message.contains("for which message")
            && place.source.text[place.span.start..].starts_with("\"The aim\"")
    );
}

#[test]
fn the_language_is_told_by_the_header() {
    let told = |text: &str| super::language(&source("x.po", text)).map_err(|findings| findings[0].message.clone());
    assert_eq!(told("msgid \"\"\nmsgstr \"\"\n\"Language: pt_BR\\n\"\n").unwrap(), "pt-BR");
    assert!(told("msgid \"\"\nmsgstr \"Language: qq\\n\"\n").unwrap_err().contains("plural rules"));
    assert!(told("msgid \"a\"\nmsgstr \"b\"\n").unwrap_err().contains("does not say"));
    assert!(told("").unwrap_err().contains("does not say"));
}
