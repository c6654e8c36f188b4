//! The finished sheet: pages of groups, paths and glyph runs, in millimetres from the top left corner. Knows no game.
//!
//! Everything a writer needs is here and nothing else: positions are final, text is shaped, every item stands below a
//! group whose role and language say what it is. Writers walk the tree in order, which is also the reading order.

use std::sync::Arc;

use crate::geom::{Length, Point, Rect, Size};

/// A language tag as documents carry it: `fr`, `pt-BR`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Lang(pub Arc<str>);

/// A whole document.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// Its title, in its language.
    pub title: String,
    /// Its main language.
    pub lang: Lang,
    /// Its pages in order.
    pub pages: Vec<Page>,
}

/// One side of a sheet of paper.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// The size of the paper.
    pub size: Size,
    /// What a reader's page list shows: "1", "A-2".
    pub label: String,
    /// The bookmark that leads here; none where the page only goes on. Level 1 is the outermost.
    pub bookmarks: Vec<Bookmark>,
    /// What stands on it, in reading order.
    pub items: Vec<Node>,
}

/// An entry of the document's outline.
#[derive(Clone, Debug, PartialEq)]
pub struct Bookmark {
    /// 1 for the outermost entries.
    pub level: u8,
    /// Its words.
    pub title: String,
    /// How far down the page it leads.
    pub top: Length,
}

/// One thing on a page.
#[derive(Clone, Debug, PartialEq)]
pub enum Node {
    /// Things that belong together.
    Group(Group),
    /// Lines and areas.
    Path(Path),
    /// Shaped text on one line.
    Text(GlyphRun),
}

/// Things that belong together, with what they are.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Group {
    /// What it is for a reader who does not see it; none where it only groups.
    pub role: Option<Role>,
    /// Its language, where it differs from what surrounds it.
    pub lang: Option<Lang>,
    /// A stable name for designers (an SVG class): `wall`, `guides`, `goal-upper`. Lower case and hyphens.
    pub class: Option<&'static str>,
    /// How its contents are moved; drawing happens in the group's own coordinates.
    pub transform: Transform,
    /// The box outside of which nothing of it shows, in its own coordinates.
    pub clip: Option<Rect>,
    /// What it holds, in reading order.
    pub items: Vec<Node>,
}

/// What a group is, for screen readers and for whoever copies text out of a document.
#[derive(Clone, Debug, PartialEq)]
pub enum Role {
    /// A part of the document that stands for itself, such as one sheet.
    Section,
    /// A heading; level 1 is the sheet's title.
    Heading(u8),
    /// A paragraph.
    Paragraph,
    /// A list; holds list items.
    List,
    /// An item of a list; holds a label and a body.
    ListItem,
    /// The sign or number of a list item.
    ListLabel,
    /// The words of a list item.
    ListBody,
    /// A table; holds rows.
    Table,
    /// A row of a table; holds cells.
    Row,
    /// A head cell that stands over a column or before a row.
    HeaderCell(Scope),
    /// An ordinary cell.
    Cell,
    /// A drawing, with words for who cannot see it and the box it fills.
    Figure {
        /// What it shows, in the document's language.
        alt: String,
        /// Where it stands on the page, before any transform of the group.
        bounds: Rect,
    },
    /// The words under a figure.
    Caption,
    /// Emphasised or otherwise special words inside a paragraph.
    Strong,
    /// Decoration and furniture: rules, cut marks, scales, page numbers.
    Artifact,
}

/// What a head cell is the head of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Of the column below it.
    Column,
    /// Of the row behind it.
    Row,
}

/// How a group is moved on the page: first turned about the origin, then shifted.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Transform {
    /// By how much it is turned.
    pub turn: Turn,
    /// Where the group's origin comes to lie.
    pub shift: Point,
}

/// Quarter turns, clockwise as seen on the sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Turn {
    /// Upright.
    #[default]
    None,
    /// A quarter clockwise: text reads downwards.
    Right,
    /// Upside down.
    Half,
    /// A quarter anticlockwise: text reads upwards.
    Left,
}

/// What a line or an area is made with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// The one ink of a sheet.
    Black,
    /// Bare paper: halos and cores that keep things apart.
    White,
    /// A colour of a screen: red, green, blue. Sheets are drawn without any; a style may put them in at the end.
    Colour([u8; 3]),
}

/// Lines, areas, or both.
#[derive(Clone, Debug, PartialEq)]
pub struct Path {
    /// How the pen moves.
    pub segments: Vec<Segment>,
    /// How its line is drawn, if it is.
    pub stroke: Option<Stroke>,
    /// What its area is filled with, if it is (non-zero winding). Filled first, stroked over it.
    pub fill: Option<Ink>,
}

/// One movement of the pen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Segment {
    /// Lift it and set it down here.
    Move(Point),
    /// A straight line to here.
    Line(Point),
    /// A cubic curve by two handles to here.
    Curve(Point, Point, Point),
    /// A straight line back to where it was set down, joined.
    Close,
}

/// How a line is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Stroke {
    /// How wide; always more than zero.
    pub width: Length,
    /// With what.
    pub ink: Ink,
    /// How its ends look.
    pub cap: Cap,
    /// How its corners look.
    pub join: Join,
    /// The lengths of dashes and gaps in turn; empty for a solid line. A dash of length zero with a round cap is a dot.
    pub dashes: Vec<Length>,
}

/// The ends of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cap {
    /// Cut off at the end.
    Butt,
    /// A half disc beyond the end.
    Round,
    /// Half the width beyond the end.
    Square,
}

/// The corners of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Join {
    /// Sharp.
    Miter,
    /// Rounded.
    Round,
}

/// The weight of a typeface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Weight {
    /// For running text.
    Regular,
    /// For headings and the few words that must stand out.
    Bold,
}

/// Text on one line, shaped: which glyphs, how far apart, and the characters they stand for.
#[derive(Clone, Debug, PartialEq)]
pub struct GlyphRun {
    /// The start of the baseline.
    pub origin: Point,
    /// The type size (one em).
    pub size: Length,
    /// The typeface's weight.
    pub weight: Weight,
    /// With what it is printed.
    pub ink: Ink,
    /// The characters, as they must copy out. A space between lines belongs to the end of the earlier line's run.
    pub text: String,
    /// The glyphs in order.
    pub glyphs: Vec<Glyph>,
}

/// One glyph of a run. Distances are in ems, so that a run can be set in any size.
#[derive(Clone, Debug, PartialEq)]
pub struct Glyph {
    /// Its number in the font file.
    pub id: u16,
    /// How far the pen goes on, kerning included.
    pub advance: f64,
    /// How far the font itself would go on.
    pub nominal: f64,
    /// How far right of the pen it is drawn.
    pub x_offset: f64,
    /// How far above the baseline it is drawn.
    pub y_offset: f64,
    /// Which bytes of the run's text it stands for; empty for the later glyphs of a cluster.
    pub text: std::ops::Range<usize>,
}

impl GlyphRun {
    /// How far the pen goes from the first glyph to behind the last.
    #[must_use]
    pub fn width(&self) -> Length {
        self.size * self.glyphs.iter().map(|glyph| glyph.advance).sum::<f64>()
    }
}
