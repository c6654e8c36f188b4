//! A pseudo-language: the source with accents on its letters and two letters more for every five, to see on paper what will
//! not fit. Knows no sheet.

use fluent_syntax::ast::{Expression, Pattern, PatternElement};

use super::file::LanguageFile;
use super::phrase::Locale;
use crate::diag::Diagnostic;
use crate::source::Source;

/// The tag of the pseudo-language, as others use it too.
const TAG: &str = "en-XA";
/// How many letters more there are for every ten.
const MORE: u32 = 4;

/// The letters that get an accent, and what they become.
const LETTERS: (&str, &str) = ("aeiouycnszAEIOUYCNSZ", "áéíöüýçñšžÅÉÏÖÛÝÇÑŠŽ");

impl Locale {
    /// The pseudo-language of a source language.
    ///
    /// # Errors
    /// What cannot be read of it: a mistake of ours.
    pub fn pseudo(source: &Self) -> Result<Self, Vec<Diagnostic>> {
        Self::parse(Source { name: format!("{TAG}.ftl"), text: text(&source.file) }, TAG)
    }
}

/// The text of a language file in the pseudo-language; everything that is no text stays.
fn text(file: &LanguageFile) -> String {
    let mut stretches = Vec::new();
    let settings = ["typography-", "language-", "side-", "abbr-"];
    for message in file.messages().filter(|message| !settings.iter().any(|head| message.id.name.starts_with(head))) {
        message.value.iter().for_each(|pattern| collect(pattern, &mut stretches));
    }
    let whole = file.resource.source();
    let mut text = String::with_capacity(whole.len() * 3 / 2);
    let mut at = 0;
    for stretch in stretches {
        let start = file.offset(stretch);
        text.push_str(whole.get(at..start).unwrap_or_default());
        text.push_str(&longer(stretch));
        at = start + stretch.len();
    }
    text.push_str(whole.get(at..).unwrap_or_default());
    text
}

/// The texts of a pattern, in order.
fn collect<'a>(pattern: &'a Pattern<&'a str>, stretches: &mut Vec<&'a str>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => stretches.push(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().for_each(|variant| collect(&variant.value, stretches));
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}

/// A text with accents, its vowels doubled until it is long enough.
fn longer(text: &str) -> String {
    let mut out = String::with_capacity(text.len() * 2);
    let mut owed = 0;
    for letter in text.chars() {
        let accented = LETTERS.0.chars().position(|plain| plain == letter).and_then(|at| LETTERS.1.chars().nth(at));
        let shown = accented.unwrap_or(letter);
        out.push(shown);
        owed += if letter == '_' { 0 } else { MORE };
        while owed >= 10 && "aeiouy".contains(letter) {
            out.push(shown);
            owed -= 10;
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Args;

    #[test]
    fn the_pseudo_language_is_longer_by_two_fifths_and_keeps_what_is_no_text() {
        let english = Locale::bundled("en").unwrap();
        let pseudo = Locale::pseudo(&english).unwrap();
        let args = Args::new().text("side-a", "A").text("side-b", "B");
        let count = |locale: &Locale, id: &str| locale.text(id, &args).unwrap().chars().count();
        for id in ["rules-aim", "rules-material", "origin--standard", "rules-bounce--single"] {
            let share = count(&pseudo, id) * 100 / count(&english, id);
            assert!((135..=145).contains(&share), "{id}: {share} %");
        }
        let card = pseudo.text("card-next", &args).unwrap();
        assert!(card.starts_with("__Ñé"), "{card}");
        assert_eq!(pseudo.text("side-a", &args).unwrap(), "A");
        assert_eq!(pseudo.file.messages().count(), english.file.messages().count());
    }
}
