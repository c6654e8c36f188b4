//! Colours of a screen: how they are written, and how well one stands out from another. Knows no key.

/// A colour by its red, green and blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour {
    /// Red, from 0 to 255.
    pub red: u8,
    /// Green, from 0 to 255.
    pub green: u8,
    /// Blue, from 0 to 255.
    pub blue: u8,
}

impl Colour {
    /// No light at all.
    pub const BLACK: Self = Self { red: 0, green: 0, blue: 0 };
    /// All the light there is.
    pub const WHITE: Self = Self { red: 255, green: 255, blue: 255 };

    /// Reads `#1d3557`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6 && digits.is_ascii())?;
        let part = |at: usize| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok();
        let all_digits = digits.chars().all(|digit| digit.is_ascii_hexdigit());
        all_digits.then_some(())?;
        Some(Self { red: part(0)?, green: part(2)?, blue: part(4)? })
    }

    /// How well it stands out from another: 1 for the same, 21 for black on white (WCAG 2).
    #[must_use]
    pub fn contrast(self, other: Self) -> f64 {
        let (one, other) = (self.luminance(), other.luminance());
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    /// Its relative luminance, from 0 to 1.
    fn luminance(self) -> f64 {
        let linear = |part: u8| {
            let part = f64::from(part) / 255.0;
            if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.red) + 0.7152 * linear(self.green) + 0.0722 * linear(self.blue)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_read_and_compared() {
        assert_eq!(Colour::parse("#1D35a7"), Some(Colour { red: 0x1d, green: 0x35, blue: 0xa7 }));
        for wrong in ["", "1d3557", "#fff", "#1d355", "#1d35577", "#+1d355", "black", "#ggg000", "#éé"] {
            assert_eq!(Colour::parse(wrong), None, "{wrong}");
        }
        assert!((Colour::BLACK.contrast(Colour::WHITE) - 21.0).abs() < 1e-9);
        let grey = Colour::parse("#767676").unwrap();
        assert!((grey.contrast(Colour::WHITE) - 4.54).abs() < 0.01);
        assert!((grey.contrast(grey) - 1.0).abs() < 1e-9);
    }
}
