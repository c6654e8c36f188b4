//! Numbers as a language writes them. Knows no message.

use fixed_decimal::{Decimal, FloatPrecision};
use fluent_bundle::FluentValue;
use icu_decimal::DecimalFormatter;
use icu_decimal::options::{DecimalFormatterOptions, GroupingStrategy};
use intl_memoizer::{Memoizable, concurrent::IntlLangMemoizer};
use unic_langid::LanguageIdentifier;

/// The digits, signs and groups of one language.
struct Digits(DecimalFormatter);

impl Memoizable for Digits {
    type Args = (bool,);
    type Error = ();

    fn construct(language: LanguageIdentifier, (grouped,): (bool,)) -> Result<Self, ()> {
        let locale: icu_locale_core::Locale = language.to_string().parse().map_err(|_| ())?;
        let mut options = DecimalFormatterOptions::default();
        // Four digits stay together, as in all our languages; from five on they are grouped.
        options.grouping_strategy = Some(if grouped { GroupingStrategy::Min2 } else { GroupingStrategy::Never });
        DecimalFormatter::try_new((&locale).into(), options).map(Self).map_err(|_| ())
    }
}

/// Fluent's hook for printing a value: numbers in the language's way, everything else in Fluent's.
pub(super) fn print(value: &FluentValue<'_>, memoizer: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let mut decimal = Decimal::try_from_f64(number.value, FloatPrecision::RoundTrip).ok()?;
    if let Some(most) = number.options.maximum_fraction_digits.and_then(|digits| i16::try_from(digits).ok()) {
        decimal.round(-most);
        decimal.trim_end();
    }
    if let Some(least) = number.options.minimum_fraction_digits.and_then(|digits| i16::try_from(digits).ok()) {
        decimal.pad_end(-least);
    }
    let grouped = number.options.use_grouping;
    memoizer.with_try_get::<Digits, _, _>((grouped,), |digits| digits.0.format(&decimal).to_string()).ok()
}

/// The sign that a language writes before decimals.
pub(super) fn decimal_sign(tag: &str) -> char {
    let formatter = tag.parse().ok().and_then(|language| Digits::construct(language, (false,)).ok());
    let one_and_a_half = Decimal::try_from_f64(1.5, FloatPrecision::RoundTrip).ok();
    let written = formatter.zip(one_and_a_half).map(|(digits, number)| digits.0.format(&number).to_string());
    written.and_then(|text| text.chars().find(|sign| !sign.is_numeric())).unwrap_or('.')
}
