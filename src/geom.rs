//! Lengths, points and boxes on paper. Knows nothing of pages, text or games.
//!
//! The origin is the top left corner of the sheet; x grows to the right, y downwards.

use std::iter::Sum;
use std::ops::{Add, AddAssign, Div, Mul, Neg, Sub, SubAssign};

/// A length on paper. It is kept in millimetres and can be read in millimetres or in points (1/72 inch).
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
pub struct Length(f64);

/// Millimetres in one inch.
const MM_PER_INCH: f64 = 25.4;
/// Points in one inch.
const PT_PER_INCH: f64 = 72.0;

impl Length {
    /// No length at all.
    pub const ZERO: Self = Self(0.0);

    /// A length of so many millimetres.
    #[must_use]
    pub const fn mm(millimetres: f64) -> Self {
        Self(millimetres)
    }

    /// A length of so many points (1/72 inch).
    #[must_use]
    pub const fn pt(points: f64) -> Self {
        Self(points * MM_PER_INCH / PT_PER_INCH)
    }

    /// A length of so many inches.
    #[must_use]
    pub const fn inch(inches: f64) -> Self {
        Self(inches * MM_PER_INCH)
    }

    /// The length in millimetres.
    #[must_use]
    pub const fn to_mm(self) -> f64 {
        self.0
    }

    /// The length in millimetres as people read it: to a hundredth, without the noise of sums.
    #[must_use]
    pub fn told_mm(self) -> f64 {
        (self.0 * 100.0).round() / 100.0
    }

    /// The length in points (1/72 inch).
    #[must_use]
    pub const fn to_pt(self) -> f64 {
        self.0 * PT_PER_INCH / MM_PER_INCH
    }

    /// The shorter of two lengths.
    #[must_use]
    pub const fn min(self, other: Self) -> Self {
        Self(self.0.min(other.0))
    }

    /// The longer of two lengths.
    #[must_use]
    pub const fn max(self, other: Self) -> Self {
        Self(self.0.max(other.0))
    }

    /// The length, but no shorter than `low` and no longer than `high`.
    #[must_use]
    pub const fn clamp(self, low: Self, high: Self) -> Self {
        self.max(low).min(high)
    }

    /// The length without its sign.
    #[must_use]
    pub const fn abs(self) -> Self {
        Self(self.0.abs())
    }
}

impl Add for Length {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Length {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sub for Length {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl SubAssign for Length {
    fn sub_assign(&mut self, other: Self) {
        self.0 -= other.0;
    }
}

impl Neg for Length {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Mul<f64> for Length {
    type Output = Self;
    fn mul(self, factor: f64) -> Self {
        Self(self.0 * factor)
    }
}

impl Mul<Length> for f64 {
    type Output = Length;
    fn mul(self, length: Length) -> Length {
        length * self
    }
}

impl Div<f64> for Length {
    type Output = Self;
    fn div(self, divisor: f64) -> Self {
        Self(self.0 / divisor)
    }
}

impl Div for Length {
    type Output = f64;
    fn div(self, other: Self) -> f64 {
        self.0 / other.0
    }
}

impl Sum for Length {
    fn sum<I: Iterator<Item = Self>>(lengths: I) -> Self {
        lengths.fold(Self::ZERO, Add::add)
    }
}

/// A place on the sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// Distance from the left edge.
    pub x: Length,
    /// Distance from the top edge.
    pub y: Length,
}

impl Point {
    /// The point at `(x, y)`, both in millimetres.
    #[must_use]
    pub const fn mm(x: f64, y: f64) -> Self {
        Self::new(Length::mm(x), Length::mm(y))
    }

    /// The point at `(x, y)`.
    #[must_use]
    pub const fn new(x: Length, y: Length) -> Self {
        Self { x, y }
    }

    /// The point moved by `(dx, dy)`.
    #[must_use]
    pub fn shifted(self, dx: Length, dy: Length) -> Self {
        Self::new(self.x + dx, self.y + dy)
    }

    /// The point a share `t` of the way to `other`: 0 is here, 1 is there.
    #[must_use]
    pub fn towards(self, other: Self, t: f64) -> Self {
        Self::new(self.x + (other.x - self.x) * t, self.y + (other.y - self.y) * t)
    }

    /// The distance to another point.
    #[must_use]
    pub fn distance(self, other: Self) -> Length {
        Length::mm((other.x - self.x).to_mm().hypot((other.y - self.y).to_mm()))
    }
}

/// Width and height of something on paper.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Size {
    /// How wide.
    pub width: Length,
    /// How high.
    pub height: Length,
}

impl Size {
    /// A size of `width` × `height`.
    #[must_use]
    pub const fn new(width: Length, height: Length) -> Self {
        Self { width, height }
    }

    /// A size of `width` × `height`, both in millimetres.
    #[must_use]
    pub const fn mm(width: f64, height: f64) -> Self {
        Self::new(Length::mm(width), Length::mm(height))
    }

    /// The same sheet turned by a quarter.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self::new(self.height, self.width)
    }
}

/// An upright box on the sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rect {
    /// Its top left corner.
    pub origin: Point,
    /// Its size.
    pub size: Size,
}

impl Rect {
    /// The box with its top left corner at `origin`.
    #[must_use]
    pub const fn new(origin: Point, size: Size) -> Self {
        Self { origin, size }
    }

    /// The box of this size whose centre is `centre`.
    #[must_use]
    pub fn centred(centre: Point, size: Size) -> Self {
        Self::new(centre.shifted(-size.width / 2.0, -size.height / 2.0), size)
    }

    /// The x of its left side.
    #[must_use]
    pub const fn left(self) -> Length {
        self.origin.x
    }

    /// The x of its right side.
    #[must_use]
    pub fn right(self) -> Length {
        self.origin.x + self.size.width
    }

    /// The y of its upper side.
    #[must_use]
    pub const fn top(self) -> Length {
        self.origin.y
    }

    /// The y of its lower side.
    #[must_use]
    pub fn bottom(self) -> Length {
        self.origin.y + self.size.height
    }

    /// Its middle.
    #[must_use]
    pub fn centre(self) -> Point {
        self.origin.shifted(self.size.width / 2.0, self.size.height / 2.0)
    }

    /// The box made smaller by `margin` on every side; negative margins make it larger.
    #[must_use]
    pub fn inset(self, margin: Length) -> Self {
        Self::new(
            self.origin.shifted(margin, margin),
            Size::new(self.size.width - margin * 2.0, self.size.height - margin * 2.0),
        )
    }

    /// The smallest box that holds both.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        let origin = Point::new(self.left().min(other.left()), self.top().min(other.top()));
        let corner = Point::new(self.right().max(other.right()), self.bottom().max(other.bottom()));
        Self::new(origin, Size::new(corner.x - origin.x, corner.y - origin.y))
    }
}
