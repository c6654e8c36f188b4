//! Papers: their sizes, and the part of them that every printer reaches. Knows nothing of what is printed.

use std::fmt;

use crate::geom::{Length, Point, Rect, Size};

/// A sheet of paper, upright or turned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Paper {
    size: Size,
    /// The box that ink keeps to, if it is not the usual one.
    ink: Option<Rect>,
    /// How many times larger it is printed than it is laid out.
    zoom: f64,
}

/// Why a paper's name was not understood. The message stands alone on one line.
#[derive(Clone, Debug, PartialEq)]
pub enum PaperError {
    /// Neither a known name nor a size.
    Unknown(String),
    /// A size of which one side is too short or too long, in millimetres.
    OutOfRange(f64),
    /// Margins that leave too little of the paper.
    Margin {
        /// The margin asked for.
        margin: Length,
        /// The widest margin that this paper may have.
        widest: Length,
    },
}

/// The shortest side a paper may have.
const SHORTEST: Length = Length::mm(50.0);
/// The longest side a paper may have.
const LONGEST: Length = Length::mm(2000.0);
/// What every printer leaves blank: a quarter of an inch.
pub const UNPRINTABLE: Length = Length::mm(6.35);
/// The least that margins leave for ink, across and down.
const LEAST_INK: Length = Length::mm(40.0);
/// The ink that fits both A4 and Letter with the margin on every side.
const SHARED_INK: Size = Size::mm(197.3, 266.7);

/// The names and upright sizes, in the order in which they are listed.
const NAMED: [(&str, Size); 7] = [
    ("a4", Size::mm(210.0, 297.0)),
    ("letter", Size::mm(215.9, 279.4)),
    ("a3", Size::mm(297.0, 420.0)),
    ("a5", Size::mm(148.0, 210.0)),
    ("a6", Size::mm(105.0, 148.0)),
    ("legal", Size::mm(215.9, 355.6)),
    ("tabloid", Size::mm(279.4, 431.8)),
];

impl Paper {
    /// A4, upright.
    pub const A4: Self = Self::of(NAMED[0].1);
    /// US Letter, upright.
    pub const LETTER: Self = Self::of(NAMED[1].1);

    const fn of(size: Size) -> Self {
        Self { size, ink: None, zoom: 1.0 }
    }

    /// The names that [`Paper::parse`] knows.
    pub fn names() -> impl Iterator<Item = &'static str> {
        NAMED.iter().map(|&(name, _)| name)
    }

    /// A paper of this size.
    ///
    /// # Errors
    /// When a side is shorter than 50 mm or longer than 2000 mm.
    pub fn new(size: Size) -> Result<Self, PaperError> {
        for side in [size.width, size.height] {
            if !(SHORTEST..=LONGEST).contains(&side) {
                return Err(PaperError::OutOfRange(side.told_mm()));
            }
        }
        Ok(Self::of(size))
    }

    /// The same paper with so much left blank on every side.
    ///
    /// # Errors
    /// When less than 40 mm are left for ink, across or down.
    pub fn with_margin(self, margin: Length) -> Result<Self, PaperError> {
        let widest = (self.size.width.min(self.size.height) - LEAST_INK) / 2.0;
        if !(Length::ZERO..=widest).contains(&margin) {
            return Err(PaperError::Margin { margin, widest });
        }
        Ok(Self { ink: Some(Rect::new(Point::default(), self.size).inset(margin)), ..self })
    }

    /// Reads a name (`a4`, `Letter`) or a size (`210x297mm`, `8.5x11in`).
    ///
    /// # Errors
    /// When it is neither, or the size is out of range.
    pub fn parse(text: &str) -> Result<Self, PaperError> {
        let wanted = text.trim().to_lowercase();
        if let Some(&(_, size)) = NAMED.iter().find(|(name, _)| *name == wanted) {
            return Ok(Self::of(size));
        }
        let unknown = || PaperError::Unknown(text.trim().to_owned());
        let (numbers, unit): (_, fn(f64) -> Length) = if let Some(numbers) = wanted.strip_suffix("mm") {
            (numbers, Length::mm)
        } else if let Some(numbers) = wanted.strip_suffix("in") {
            (numbers, Length::inch)
        } else {
            return Err(unknown());
        };
        let (width, height) = numbers.split_once(['x', '×']).ok_or_else(unknown)?;
        let side = |text: &str| match text.trim().parse::<f64>() {
            Ok(number) if number.is_finite() => Ok(unit(number)),
            _ => Err(unknown()),
        };
        Self::new(Size::new(side(width)?, side(height)?))
    }

    /// The same paper turned by a quarter.
    #[must_use]
    pub fn turned(self) -> Self {
        let turned = |ink: Rect| Rect::new(Point::new(ink.origin.y, ink.origin.x), ink.size.turned());
        Self { size: self.size.turned(), ink: self.ink.map(turned), ..self }
    }

    /// The paper to lay out what is printed so many times larger on this one.
    #[must_use]
    pub fn reduced(self, times: f64) -> Self {
        let size = |size: Size| Size::new(size.width / times, size.height / times);
        let ink = self.ink();
        let corner = Point::new(ink.left() / times, ink.top() / times);
        Self { size: size(self.size), ink: Some(Rect::new(corner, size(ink.size))), zoom: self.zoom * times }
    }

    /// How long a printed millimetre is where the sheet is laid out.
    #[must_use]
    pub fn millimetre(self) -> Length {
        Length::mm(1.0 / self.zoom)
    }

    /// The same paper lying: its longer side across.
    #[must_use]
    pub fn landscape(self) -> Self {
        if self.size.width < self.size.height { self.turned() } else { self }
    }

    /// Its size.
    #[must_use]
    pub const fn size(self) -> Size {
        self.size
    }

    /// The box that all ink keeps to. On A4 and on Letter it is the one box that fits both, centred on the sheet, unless
    /// other margins were asked for.
    #[must_use]
    pub fn ink(self) -> Rect {
        let sheet = Rect::new(Point::default(), self.size);
        if let Some(ink) = self.ink {
            return ink;
        }
        for shared in [Self::A4, Self::LETTER] {
            if self == shared {
                return Rect::centred(sheet.centre(), SHARED_INK);
            }
            if self == shared.turned() {
                return Rect::centred(sheet.centre(), SHARED_INK.turned());
            }
        }
        sheet.inset(UNPRINTABLE)
    }
}

impl fmt::Display for PaperError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(text) => {
                write!(f, "unknown paper `{text}`: known are ")?;
                for name in Paper::names() {
                    write!(f, "{name}, ")?;
                }
                f.write_str("or a size such as 210x297mm or 8.5x11in")
            }
            Self::OutOfRange(mm) => write!(
                f,
                "a side of {mm} mm is out of range: paper is {} to {} mm wide and high",
                SHORTEST.told_mm(),
                LONGEST.told_mm()
            ),
            Self::Margin { margin, widest } => write!(
                f,
                "a margin of {} mm is out of range: on this paper margins are 0 to {:.0} mm wide",
                margin.told_mm(),
                widest.to_mm().floor()
            ),
        }
    }
}

impl std::error::Error for PaperError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_sizes_are_read() {
        assert_eq!(Paper::parse("a4"), Ok(Paper::A4));
        assert_eq!(Paper::parse(" Letter "), Ok(Paper::LETTER));
        assert_eq!(Paper::parse("210x297mm"), Ok(Paper::A4));
        assert_eq!(Paper::parse("100 × 150.5 mm").map(Paper::size), Ok(Size::mm(100.0, 150.5)));
        let letter = Paper::parse("8.5x11in").map(Paper::size);
        assert!(letter.is_ok_and(|size| (size.height - Size::mm(0.0, 279.4).height).abs() < Length::mm(1e-9)));
    }

    #[test]
    fn nonsense_is_refused_with_its_reason() {
        for text in ["", "a44", "210", "210x297", "210xmm", "xmm", "infxinfmm", "nanx100mm", "1e999x5mm"] {
            assert_eq!(Paper::parse(text), Err(PaperError::Unknown(text.to_owned())), "{text}");
        }
        assert_eq!(Paper::parse("49x100mm"), Err(PaperError::OutOfRange(49.0)));
        assert_eq!(Paper::parse("-5x100mm"), Err(PaperError::OutOfRange(-5.0)));
        assert_eq!(Paper::parse("100x2001mm"), Err(PaperError::OutOfRange(2001.0)));
        let message = PaperError::Unknown("a44".into()).to_string();
        assert!(message.contains("a44") && message.contains("tabloid"), "{message}");
    }

    #[test]
    fn ink_of_a4_and_letter_is_the_same_box() {
        let (a4, letter) = (Paper::A4.ink(), Paper::LETTER.ink());
        assert_eq!(a4.size, letter.size);
        assert!((a4.left().to_mm() - 6.35).abs() < 1e-9 && (a4.top().to_mm() - 15.15).abs() < 1e-9);
        assert!(letter.top() >= Length::mm(6.34) && letter.left() >= UNPRINTABLE);
        assert_eq!(Paper::A4.landscape().ink().size, a4.size.turned());
        assert_eq!(Paper::A4.landscape().landscape(), Paper::A4.landscape());
    }

    #[test]
    fn a_reduced_paper_keeps_its_proportions() {
        let paper = Paper::A4.reduced(1.5);
        assert!((paper.size().width - Length::mm(140.0)).abs() < Length::mm(1e-9));
        assert!((paper.ink().left() * 1.5 - Paper::A4.ink().left()).abs() < Length::mm(1e-9));
        assert!((paper.millimetre() * 1.5 - Length::mm(1.0)).abs() < Length::mm(1e-9));
        assert_eq!(paper.turned().turned(), paper);
    }

    #[test]
    fn margins_take_from_every_side_and_leave_something() {
        let paper = Paper::A4.with_margin(Length::mm(10.0)).unwrap();
        assert_eq!(paper.ink(), Rect::new(Point::mm(10.0, 10.0), Size::mm(190.0, 277.0)));
        assert_eq!(paper.landscape().ink().size, Size::mm(277.0, 190.0));
        for (margin, widest) in [(85.5, 85.0), (-1.0, 85.0), (f64::NAN, 85.0)] {
            let error = Paper::A4.with_margin(Length::mm(margin)).unwrap_err();
            assert!(error.to_string().contains(&format!("0 to {widest} mm")), "{error}");
        }
    }
}
