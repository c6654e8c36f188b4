//! Numbers as PDF writes them: a few decimals, no exponent, no needless digit. Knows no page.

use lopdf::Object;

/// A number outside of a page's operators, with three decimals at most and no minus before a zero.
#[allow(clippy::cast_possible_truncation)]
pub(super) fn real(number: f64) -> Object {
    Object::Real(((number * 1000.0).round() / 1000.0 + 0.0) as f32)
}

/// A count as the file format keeps it.
pub(super) fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A number with so many decimals at most.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Number {
    /// The number in units of its last decimal.
    units: i64,
    decimals: u8,
}

impl Number {
    /// With one decimal.
    pub(super) fn tenths(number: f64) -> Self {
        Self::new(number, 1)
    }

    /// With three decimals: a third of a micrometre, in points.
    pub(super) fn thousandths(number: f64) -> Self {
        Self::new(number, 3)
    }

    /// With five decimals, so that a thousand dashes in a row stay on their grid.
    pub(super) fn hundred_thousandths(number: f64) -> Self {
        Self::new(number, 5)
    }

    /// What is no number is zero, and what is beyond all pages ends there.
    #[allow(clippy::cast_possible_truncation)] // A cast ends at the limits of its type.
    fn new(number: f64, decimals: u8) -> Self {
        let mut found = Self { units: (number * 10_f64.powi(i32::from(decimals))).round() as i64, decimals };
        while found.decimals > 0 && found.units % 10 == 0 {
            found = Self { units: found.units / 10, decimals: found.decimals - 1 };
        }
        found
    }

    /// Adds its digits to a text.
    pub(super) fn write(self, text: &mut Vec<u8>) {
        let mut rest = self.units.unsigned_abs();
        if rest == 0 {
            text.push(b'0');
            return;
        }
        if self.units < 0 {
            text.push(b'-');
        }
        let from = text.len();
        let mut decimals = self.decimals;
        while rest > 0 || decimals > 0 {
            text.push(b'0' + u8::try_from(rest % 10).unwrap_or_default());
            rest /= 10;
            if decimals == 1 {
                text.push(b'.');
            }
            decimals = decimals.saturating_sub(1);
        }
        text[from..].reverse();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(number: Number) -> String {
        let mut text = Vec::new();
        number.write(&mut text);
        String::from_utf8(text).unwrap()
    }

    #[test]
    fn no_digit_is_needless_and_none_is_missing() {
        let cases = [
            (0.0, "0"),
            (-0.0, "0"),
            (-0.0004, "0"),
            (0.001, ".001"),
            (-0.05, "-.05"),
            (1.0, "1"),
            (10.0, "10"),
            (1.5, "1.5"),
            (595.2756, "595.276"),
            (-14400.0004, "-14400"),
            (0.9996, "1"),
            (f64::NAN, "0"),
        ];
        for (number, text) in cases {
            assert_eq!(written(Number::thousandths(number)), text);
        }
        assert_eq!(written(Number::hundred_thousandths(4.369_083)), "4.36908");
        assert_eq!(written(Number::tenths(-120.06)), "-120.1");
        assert_eq!(written(Number::hundred_thousandths(f64::INFINITY)), "92233720368547.75807");
    }
}
