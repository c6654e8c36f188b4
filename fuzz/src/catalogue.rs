//! Any bytes as a gettext catalogue: brought into a language file, which then is Fluent still, or refused with a reason;
//! what was brought comes out again.

use paperpitch::locale::po::{self, Imported, Overtaken};
use paperpitch::locale::{self, Locale};

use super::language::{SOURCE, STAMPS, examined, named, small_text};
use super::shown;

pub fn run(bytes: &[u8]) {
    let catalogue = match locale::decode(bytes, "x.po") {
        Ok(catalogue) => catalogue,
        Err(finding) => return shown::all(&[finding]),
    };
    let tag = match po::language(&catalogue) {
        Ok(tag) => tag,
        Err(findings) => return refused(&findings),
    };
    let text = small_text(&tag).map_or_else(|| locale::scaffold(&SOURCE, &tag), str::to_owned);
    let Ok(language) = Locale::parse(named(&tag, &text), &tag) else { return };
    for overtaken in [Overtaken::Told, Overtaken::Replaced] {
        match po::import(catalogue.clone(), &text, &language, &SOURCE, &STAMPS, overtaken) {
            Ok(done) => brought(&done, &tag),
            Err(findings) => refused(&findings),
        }
    }
}

fn refused(findings: &[paperpitch::diag::Diagnostic]) {
    assert!(!findings.is_empty(), "a catalogue or a reason");
    shown::all(findings);
}

/// The language file that an import makes: nothing in it is broken off, and another import changes nothing.
fn brought(done: &Imported, tag: &str) {
    let (language, findings) = Locale::examine(named(tag, &done.text), tag);
    assert!(findings.iter().all(|finding| finding.code.0 != "language-syntax"), "{findings:?}\n{}", done.text);
    let Some(language) = language else { panic!("{findings:?}") };
    let blamed = done.blamed(&language, examined(&language));
    shown::all(&blamed.into_iter().map(|(_, finding)| finding).collect::<Vec<_>>());
    if !findings.is_empty() {
        return shown::all(&findings);
    }
    let Ok(catalogue) = po::export(&language, &SOURCE, &STAMPS) else { return };
    let again = po::import(named("x", &catalogue), &done.text, &language, &SOURCE, &STAMPS, Overtaken::Told);
    let again = again.unwrap_or_else(|findings| panic!("{findings:?}\n{catalogue}"));
    assert_eq!(again.changed, [""; 0], "{catalogue}");
}
