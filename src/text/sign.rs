//! The inline signs: small drawings that stand in a line of text as a word does. Knows how wide they are, not how they are drawn.

/// A small drawing in running text, the same that stands on the pitch. Messages carry it as a private-use character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Sign {
    /// Where the ball starts: a ring with a spot.
    Start,
    /// A goal point: a disc.
    Goal,
    /// The ball: a big disc.
    Ball,
    /// A touched point, a bounce: a ring.
    Bounce,
    /// What may be drawn: six dots in a row.
    Dotted,
    /// What counts as drawn: a bar.
    Solid,
    /// An odd point of the notation: a diamond.
    Odd,
    /// An even point of the notation: a dot.
    Even,
}

/// What is left free on either side of a sign's ink, in ems.
const BEARING: f64 = 0.0875;

impl Sign {
    /// Every sign, in the order of its characters.
    pub const ALL: [Self; 8] =
        [Self::Start, Self::Goal, Self::Ball, Self::Bounce, Self::Dotted, Self::Solid, Self::Odd, Self::Even];

    /// The character that stands for it in a message, from U+E000 on.
    #[must_use]
    pub const fn char(self) -> char {
        match self {
            Self::Start => '\u{E000}',
            Self::Goal => '\u{E001}',
            Self::Ball => '\u{E002}',
            Self::Bounce => '\u{E003}',
            Self::Dotted => '\u{E004}',
            Self::Solid => '\u{E005}',
            Self::Odd => '\u{E006}',
            Self::Even => '\u{E007}',
        }
    }

    /// What messages call it.
    #[must_use]
    pub const fn variable(self) -> &'static str {
        match self {
            Self::Start => "sign-start",
            Self::Goal => "sign-goal",
            Self::Ball => "sign-ball",
            Self::Bounce => "sign-bounce",
            Self::Dotted => "sign-dotted",
            Self::Solid => "sign-solid",
            Self::Odd => "sign-odd",
            Self::Even => "sign-even",
        }
    }

    /// The sign that a character stands for.
    #[must_use]
    pub fn from_char(character: char) -> Option<Self> {
        Self::ALL.into_iter().find(|sign| sign.char() == character)
    }

    /// How wide its ink is, in ems.
    #[must_use]
    pub const fn ink_em(self) -> f64 {
        match self {
            Self::Start => 2.0 * 0.30 + 0.075,
            Self::Goal => 2.0 * 0.20,
            Self::Ball => 2.0 * 0.27,
            Self::Bounce => 2.0 * 0.26 + 0.075,
            Self::Dotted => 5.0 * 0.30 + 0.09,
            Self::Solid => 1.5,
            Self::Odd => 2.0 * 0.30,
            Self::Even => 2.0 * 0.15,
        }
    }

    /// How much room it takes in a line, in ems; its ink stands in the middle.
    #[must_use]
    pub const fn width_em(self) -> f64 {
        self.ink_em() + 2.0 * BEARING
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_has_its_own_character() {
        for sign in Sign::ALL {
            assert_eq!(Sign::from_char(sign.char()), Some(sign));
        }
        assert_eq!(Sign::from_char('\u{E008}'), None);
        assert_eq!(Sign::from_char('A'), None);
    }

    #[test]
    fn the_start_sign_is_as_wide_as_the_style_says() {
        assert!((Sign::Start.width_em() - 0.85).abs() < 1e-9);
    }
}
