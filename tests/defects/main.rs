//! Seeded defects: a shipped language file with one thing wrong in it, which `lang check` must find at its very place.
//!
//! `seeded.toml` grew with the checks. `later.toml` was devised when the checks stood; its head tells how many of them were
//! found at once.

use std::sync::Arc;

use paperpitch::diag::{Diagnostic, Format, render};
use paperpitch::locale::{self, Bench, Glossary, Locale, Stamps};
use paperpitch::sheet::proof::Proof;
use paperpitch::source::Source;
use serde::Deserialize;

/// The place of the finding, in what is put into the file.
const CARET: char = '‸';

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Suite {
    defect: Vec<Defect>,
}

/// One thing wrong in one file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Defect {
    /// The language.
    lang: String,
    /// What is replaced, which stands once in the file.
    find: String,
    /// By what; the finding begins at the caret.
    put: String,
    /// The kind of the finding, without `language-`.
    code: String,
    /// The file that is changed, if it is not the language's own: the source.
    #[serde(default)]
    file: Option<String>,
}

impl Defect {
    /// A language's text, with the defect if it is in that file, and where the caret was.
    fn text(&self, tag: &str) -> (String, Option<usize>) {
        let text = locale::bundled_text(tag).unwrap();
        if self.file.as_deref().unwrap_or(&self.lang) != tag {
            return (text.to_owned(), None);
        }
        assert_eq!(text.matches(&self.find).count(), 1, "{tag}: “{}” must stand once", self.find);
        let put = text.replacen(&self.find, &self.put.replace(CARET, ""), 1);
        let at = self.put.find(CARET).map(|caret| text.find(&self.find).unwrap() + caret);
        (put, at)
    }

    /// Everything that is found.
    fn findings(&self) -> Vec<Diagnostic> {
        let parse = |tag: &str| Locale::parse(Source { name: format!("{tag}.ftl"), text: self.text(tag).0 }, tag);
        let source = match parse("en") {
            Ok(source) => Arc::new(source),
            Err(found) => return found,
        };
        let stamps = Stamps::bundled().unwrap();
        let glossary = Glossary::bundled().unwrap();
        let language = match parse(&self.lang) {
            Ok(language) => language.against(Arc::clone(&source), &stamps),
            Err(found) => return found,
        };
        let bench = Bench { source: &source, glossary: &glossary, stamps: &stamps };
        let mut findings = bench.check(&language);
        let proof = Proof::new(language);
        findings.extend(proof.glyphs());
        if ["overflow", "cut-word", "text-overflow"].contains(&self.code.as_str()) {
            findings.extend(proof.sheets());
        }
        findings
    }

    /// Says what is wrong with how it is found; nothing if it is found as it should be.
    fn missed(&self) -> Option<String> {
        let own = self.text(&self.lang);
        // What is missing is placed in the source.
        let (text, at, name) = match own.1 {
            Some(at) => (own.0, at, format!("{}.ftl", self.lang)),
            None => {
                let id = self.find.split(" =").next().unwrap();
                let id = if self.file.is_some() { id.trim_start() } else { id };
                let (tag, text) = if self.file.is_some() { (&*self.lang, own.0) } else { ("en", self.text("en").0) };
                let at = text.find(&format!("\n{id} =")).unwrap() + 1;
                (text, at, format!("{tag}.ftl"))
            }
        };
        let wanted = Source { name: name.clone(), text }.line_column(at);
        let findings = self.findings();
        let spots: Vec<String> = findings
            .iter()
            .map(|finding| {
                let place = finding.place.as_ref().unwrap();
                let at = place.source.line_column(place.span.start);
                let code = finding.code.0.trim_start_matches("language-");
                format!("{}:{}:{} {code}", place.source.name, at.line, at.column)
            })
            .collect();
        let wanted = format!("{name}:{}:{} {}", wanted.line, wanted.column, self.code);
        (!spots.contains(&wanted)).then(|| {
            format!("{}: {} → {}\n   wanted {wanted}\n   found  {}", self.lang, self.find, self.put, spots.join(", "))
        })
    }
}

/// All defects of a suite are found where they are, but those that no machine can find.
fn assert_found(suite: &str, least: usize) {
    let suite: Suite = toml::from_str(suite).unwrap();
    assert!(suite.defect.len() >= least, "only {} defects", suite.defect.len());
    let within = suite.defect.iter().filter(|defect| defect.code != "beyond-a-machine");
    let missed: Vec<String> = within.filter_map(Defect::missed).collect();
    assert!(missed.is_empty(), "{} of {} were missed:\n{}", missed.len(), suite.defect.len(), missed.join("\n"));
}

#[test]
fn seeded_defects_are_found_where_they_are() {
    assert_found(include_str!("seeded.toml"), 60);
}

#[test]
fn defects_devised_later_are_found_too() {
    assert_found(include_str!("later.toml"), 15);
}

/// Nothing at all is found in a shipped file, on no sheet of any variant.
fn assert_clean(tag: &str) {
    let source = Locale::bundled_source().unwrap();
    let (stamps, glossary) = (Stamps::bundled().unwrap(), Glossary::bundled().unwrap());
    let language = Locale::bundled(tag).unwrap();
    let mut findings = Bench { source: &source, glossary: &glossary, stamps: &stamps }.check(&language);
    let proof = Proof::new(language);
    findings.extend(proof.glyphs());
    findings.extend(proof.sheets());
    assert!(findings.is_empty(), "{}", render(&findings, Format::Short, false));
}

#[test]
fn english_is_clean() {
    assert_clean("en");
}

#[test]
fn french_is_clean() {
    assert_clean("fr");
}

#[test]
fn portuguese_is_clean() {
    assert_clean("pt");
}

#[test]
fn russian_is_clean() {
    assert_clean("ru");
}

#[test]
fn swedish_is_clean() {
    assert_clean("sv");
}

#[test]
fn no_other_language_is_left_out() {
    assert_eq!(locale::available(), ["en", "fr", "pt", "ru", "sv"]);
}

#[test]
fn the_sentences_to_be_reviewed_exist() {
    let review = include_str!("../../templates/REVIEW.md");
    let sections: Vec<&str> = review.split("\n## ").skip(1).collect();
    assert_eq!(sections.len(), locale::available().len());
    for section in sections {
        let ids: Vec<&str> = section.lines().filter_map(|line| line.strip_prefix("- `")?.split('`').next()).collect();
        assert_eq!(ids.len(), 5, "{section}");
        for id in ids {
            assert!(Locale::bundled_source().unwrap().has(id), "{id}");
        }
    }
}
