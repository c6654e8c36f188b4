//! How a language counts: its plural categories, and which of them some values need. Knows no message.

use std::collections::BTreeMap;

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use super::variables::Values;

/// The names of the plural categories, in their usual order.
pub(super) const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Languages whose rules are wrong in the library that Fluent counts with: it takes no remainder where a rule names several
/// numbers, so that 22 is not counted as 2.
const MISCOUNTED: [&str; 13] = ["ar", "be", "br", "gv", "kw", "lt", "lv", "mo", "mt", "prg", "ro", "shi", "tzm"];

/// The plural rules of one language.
pub(super) struct Plurals {
    rules: PluralRules,
}

impl Plurals {
    /// Those of a language tag, or of the language without its region; none where nobody has written them down, or they are
    /// written down wrongly.
    pub fn of(tag: &str) -> Option<Self> {
        let rules = |tag: &str| {
            let language: LanguageIdentifier = tag.parse().ok()?;
            PluralRules::create(language, PluralRuleType::CARDINAL).ok()
        };
        let language = tag.split('-').next()?;
        let rules = rules(tag).or_else(|| rules(language)).filter(|_| !MISCOUNTED.contains(&language))?;
        Some(Self { rules })
    }

    /// The category of a number, by name.
    pub fn category(&self, number: f64) -> &'static str {
        match self.rules.select(number.to_string().as_str()) {
            Ok(PluralCategory::ZERO) => "zero",
            Ok(PluralCategory::ONE) => "one",
            Ok(PluralCategory::TWO) => "two",
            Ok(PluralCategory::FEW) => "few",
            Ok(PluralCategory::MANY) => "many",
            _ => "other",
        }
    }

    /// The categories that these values need, each with the numbers that need it, from the least.
    pub fn needed(&self, values: Values) -> BTreeMap<&'static str, Vec<f64>> {
        let mut needed: BTreeMap<&'static str, Vec<f64>> = BTreeMap::new();
        for number in values.numbers() {
            needed.entry(self.category(number)).or_default().push(number);
        }
        needed
    }

    /// Every category the language has, whatever is counted, in their usual order.
    pub fn all(&self) -> Vec<&'static str> {
        let whole = (0..=200_u32).chain([1000, 1_000_000]).map(f64::from);
        let fractions = (0..=20_u32).map(|tenth| f64::from(tenth) / 10.0);
        let found: Vec<&str> = whole.chain(fractions).map(|number| self.category(number)).collect();
        CATEGORIES.into_iter().filter(|category| found.contains(category)).collect()
    }
}

/// Numbers as a list of examples: `1, 21, 31 …`.
pub(super) fn examples(numbers: &[f64]) -> String {
    const SHOWN: usize = 5;
    let mut text = numbers.iter().take(SHOWN).map(f64::to_string).collect::<Vec<_>>().join(", ");
    if numbers.len() > SHOWN {
        text.push_str(" …");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn needed(tag: &str, values: Values) -> Vec<&'static str> {
        Plurals::of(tag).unwrap().needed(values).into_keys().collect()
    }

    #[test]
    fn values_decide_which_categories_are_needed() {
        let guests = Values::Whole { from: 2, to: 200, step: 1 };
        let even = Values::Whole { from: 2, to: 100, step: 2 };
        let lines = Values::Whole { from: 1, to: 200, step: 1 };
        assert_eq!(needed("fr", guests), ["other"]);
        assert_eq!(needed("fr", lines), ["one", "other"]);
        assert_eq!(needed("ru", even), ["few", "many"]);
        assert_eq!(needed("ru", lines), ["few", "many", "one"]);
        assert_eq!(needed("cs", lines), ["few", "one", "other"]);
        assert_eq!(needed("cs", Values::Measure { to: 10 }), ["few", "many", "one", "other"]);
        assert_eq!(needed("sl", guests), ["few", "one", "other", "two"]);
        assert_eq!(needed("pt-BR", Values::Only(&[4, 8])), ["other"]);
    }

    #[test]
    fn a_language_has_its_categories() {
        assert_eq!(Plurals::of("pl").unwrap().all(), ["one", "few", "many", "other"]);
        assert_eq!(Plurals::of("fr").unwrap().all(), ["one", "other"]);
        assert_eq!(Plurals::of("ja").unwrap().all(), ["other"]);
        assert!(Plurals::of("qq").is_none() && Plurals::of("").is_none());
    }

    /// The rules of the Unicode consortium as another library has them: what differs, but for languages that it does not
    /// know and for those whose rules have changed since.
    #[test]
    fn languages_are_counted_as_the_unicode_consortium_counts_them() {
        use icu_plurals::{PluralCategory as Theirs, PluralRules as Rules};
        let name = |category| match category {
            Theirs::Zero => "zero",
            Theirs::One => "one",
            Theirs::Two => "two",
            Theirs::Few => "few",
            Theirs::Many => "many",
            Theirs::Other => "other",
        };
        let mut agreeing = 0;
        for language in PluralRules::get_locales(PluralRuleType::CARDINAL) {
            let tag = language.to_string();
            let locale: icu_locale_core::Locale = tag.parse().unwrap();
            let rules = Rules::try_new((&locale).into(), icu_plurals::PluralRulesOptions::default()).unwrap();
            let theirs: Vec<&str> = (0..=200_u32).map(|number| name(rules.category_for(number))).collect();
            let unknown = theirs.iter().all(|category| *category == "other");
            let Some(ours) =
                Plurals::of(&tag).filter(|_| !unknown && !["he", "iw", "tl", "vi"].contains(&tag.as_str()))
            else {
                continue;
            };
            let ours: Vec<&str> = (0..=200).map(|number| ours.category(f64::from(number))).collect();
            assert!(ours == theirs, "{tag} belongs to those that are miscounted");
            agreeing += 1;
        }
        assert!(agreeing > 90, "{agreeing}");
    }

    #[test]
    fn examples_are_few() {
        assert_eq!(examples(&[1.0, 1.5]), "1, 1.5");
        assert_eq!(examples(&[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]), "1, 2, 3, 4, 5 …");
    }
}
