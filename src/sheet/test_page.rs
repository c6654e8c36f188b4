//! The test page: measures a printer once. Long bars for the scale, numbered lines at the edges, fine lines, and a cross to
//! hold against the ring on the back. Knows no variant.

use crate::diag::Diagnostic;
use crate::geom::{Length, Point, Rect};
use crate::scene::{Bookmark, Node, Page, Role};
use crate::text::Align;

use super::book::PAPER_TOO_SMALL;
use super::desk::{Desk, place};
use super::field::Drawing;
use super::furniture::CAP;
use super::grid::{self, Grid};
use super::head::{self, Titles};
use super::paper::{Paper, UNPRINTABLE};
use super::pen::{self, Trace};
use super::sides::Flip;
use super::{leaf, tag};

/// The length of the long bars.
const BAR: Length = Length::mm(100.0);
/// From tick to tick.
const TICK: Length = Length::mm(10.0);
/// The width of everything that is measured.
const RULE: Length = Length::mm(0.25);
/// Numbered lines stand at an edge from 1 mm to so many.
const LINES: u32 = 12;
/// From one numbered line to the next along the edge, and how long each is.
const COMB: (Length, Length) = (Length::mm(5.5), Length::mm(4.5));
/// From the edge to the numbers.
const NUMBERS: Length = Length::mm(13.5);
/// How far the cross reaches, in millimetres.
const REACH: u32 = 10;
/// The widths of the fine lines and the diameters of the fine dots.
const FINE: [f64; 6] = [0.1, 0.15, 0.2, 0.25, 0.3, 0.4];
/// The ring on the back: its radius, and how far its cross reaches.
const RING: (Length, Length) = (Length::mm(1.5), Length::mm(4.0));
/// From a section's last line to the next heading, and from a heading to its first line.
const SECTION: (Length, Length) = (Length::pt(30.0), Length::pt(18.0));

/// Both sides of the test page, the second behind the first when the sheet is turned over this edge.
///
/// # Errors
/// Says which words cannot be found or set, or that the paper is too small.
pub fn pages(desk: &Desk, paper: Paper, flip: Flip) -> Result<Vec<Page>, Diagnostic> {
    let grid = Grid::of(paper);
    if !grid.is_full() {
        let size = paper.size();
        let (width, height) = (size.width.to_mm(), size.height.to_mm());
        let message = format!("the test page needs A4 or Letter in portrait, the paper is {width:.0} × {height:.0} mm");
        return Err(Diagnostic::error(PAPER_TOO_SMALL, message).help("what it finds holds for smaller paper too"));
    }
    let sheet = TestPage { desk, paper, grid, flip };
    Ok(vec![sheet.front()?, sheet.back()?])
}

struct TestPage<'a> {
    desk: &'a Desk<'a>,
    paper: Paper,
    grid: Grid,
    flip: Flip,
}

impl TestPage<'_> {
    /// The middle of the cross on the front.
    fn cross_centre(&self) -> Point {
        let x = self.grid.figures.unwrap_or(self.grid.left) + self.grid.figure_width / 2.0;
        Point::new(x, self.grid.last - Length::mm(22.0))
    }

    fn front(&self) -> Result<Page, Diagnostic> {
        let titles = Titles {
            kicker: &self.desk.say("test-kicker")?,
            title: &self.desk.say("sheet-test")?,
            aside: &[],
            cover: false,
        };
        let opening = head::opening(self.desk, &self.grid, &titles)?;
        let mut items = opening.nodes;
        let mut y = opening.next;
        items.push(self.bars(y)?);
        y += TICK + Length::mm(2.0);
        y = self.section("cover-scale-title", "test-scale", y, &mut items)?;
        y = self.section("test-edges-title", "test-edges", y, &mut items)?;
        let lines = y + Length::mm(6.0);
        let end = self.section_below("test-lines-title", "test-lines", y, Length::mm(12.0), &mut items)?;
        items.push(self.fine_lines(lines)?);
        let sides = if self.flip == Flip::Long { "test-sides--long" } else { "test-sides--short" };
        self.section("test-sides-title", sides, end, &mut items)?;
        items.push(self.cross()?);
        items.push(tag::artifact(self.combs()?));
        let title = self.desk.say("sheet-test")?;
        self.page(1, vec![Bookmark { level: 1, title, top: Length::ZERO }], items)
    }

    fn back(&self) -> Result<Page, Diagnostic> {
        let (title, kicker) = (self.desk.say("sheet-test")?, self.desk.say("test-kicker")?);
        let running = head::running(self.desk, &self.grid, &title, &kicker)?;
        let mut items = running.nodes;
        self.section("test-back-title", "test-back", running.next, &mut items)?;
        let centre = self.flip.behind(self.cross_centre(), self.paper.size());
        let at = |x: Length, y: Length| centre.shifted(x, y);
        let mut hairs = Trace::new();
        hairs.line(at(-RING.1, Length::ZERO), at(RING.1, Length::ZERO));
        hairs.line(at(Length::ZERO, -RING.1), at(Length::ZERO, RING.1));
        let ring = vec![pen::ring(centre, RING.0, Length::mm(0.4)), hairs.stroke(pen::ruled(RULE))];
        items.push(Node::Group(Drawing::figure("ring", self.desk.say("alt-test-ring")?, ring).group));
        self.page(2, Vec::new(), items)
    }

    fn page(&self, number: i64, bookmarks: Vec<Bookmark>, items: Vec<Node>) -> Result<Page, Diagnostic> {
        let args = self.desk.args.clone().text("sheet", self.desk.say("footer-sheet--test")?);
        let foot = self.desk.say_with("test-footer", &args.number("page", number).number("pages", 2))?;
        leaf::page(self.desk, self.paper, &foot, bookmarks, items)
    }

    /// A heading at `y` with its text; returns where the next heading stands.
    fn section(&self, title: &str, text: &str, y: Length, items: &mut Vec<Node>) -> Result<Length, Diagnostic> {
        self.section_below(title, text, y, Length::ZERO, items)
    }

    /// A heading at `y` with its text so far below what else stands under the heading.
    fn section_below(
        &self,
        title: &str,
        text: &str,
        y: Length,
        room: Length,
        items: &mut Vec<Node>,
    ) -> Result<Length, Diagnostic> {
        let (desk, left, measure) = (self.desk, self.grid.left, self.grid.measure);
        let args = desk.args.clone().number("bar", BAR.to_mm()).number("margin", UNPRINTABLE.to_mm());
        // Its hyphens do not break.
        let option = if title == "test-edges-title" { "--margin" } else { "--back-offset" };
        let args = args.text("option", option.replace('-', "\u{2011}"));
        let head = desk.set(title, grid::HEADING, measure)?;
        items.push(tag::heading(2, place(&head, Point::new(left, y), Align::Left)));
        let words = desk.set_text(&desk.say_with(text, &args)?, grid::BODY, measure)?;
        let first = y + head.depth() + SECTION.1 + room;
        items.push(tag::paragraph(place(&words, Point::new(left, first), Align::Left)));
        Ok(first + words.depth() + SECTION.0)
    }

    /// The long bars: a level one over the first text, an upright one beside it, both from the height `y`.
    fn bars(&self, y: Length) -> Result<Node, Diagnostic> {
        let top = y - grid::HEADING.size * CAP;
        let upright = self.grid.figures.unwrap_or(self.grid.left) + Length::mm(8.0);
        let mut items = Vec::new();
        let mut bars = Trace::new();
        bars.line(Point::new(self.grid.left, top), Point::new(self.grid.left + BAR, top));
        bars.line(Point::new(upright, top), Point::new(upright, top + BAR));
        for tick in 0..=10u32 {
            let reach = Length::mm(if tick % 5 == 0 { 2.2 } else { 1.1 });
            let at = TICK * f64::from(tick);
            let (level, upright) = (Point::new(self.grid.left + at, top), Point::new(upright, top + at));
            bars.line(level, level.shifted(Length::ZERO, reach));
            bars.line(upright, upright.shifted(reach, Length::ZERO));
            if tick % 5 == 0 {
                let number = self.desk.line(&(tick * 10).to_string(), grid::CAPTION)?;
                let half = number.style.size * (CAP / 2.0);
                items.extend(number.nodes(level.shifted(Length::ZERO, Length::mm(3.2) + half * 2.0), Align::Centre));
                items.extend(number.nodes(upright.shifted(Length::mm(3.2), half), Align::Left));
            }
        }
        items.push(bars.stroke(pen::ruled(RULE)));
        let alt = self.desk.say_with("alt-test-bars", &self.desk.args.clone().number("bar", BAR.to_mm()))?;
        Ok(Node::Group(Drawing::figure("bars", alt, items).group))
    }

    /// Fine lines and fine dots, from the finest to the thickest.
    fn fine_lines(&self, y: Length) -> Result<Node, Diagnostic> {
        let mut items = Vec::new();
        for (at, &width) in FINE.iter().enumerate() {
            let x = self.grid.left + Length::mm(20.0) * (0..at).map(|_| 1.0).sum::<f64>();
            let (from, to) = (Point::new(x, y), Point::new(x + Length::mm(15.0), y));
            items.push(pen::line(from, to, pen::ruled(Length::mm(width))));
            let below = |at: Point| at.shifted(Length::ZERO, Length::mm(4.5));
            items.push(pen::dot_row(below(from), below(to), 11, Length::mm(width)));
        }
        Ok(Node::Group(Drawing::figure("fine-lines", self.desk.say("alt-test-lines")?, items).group))
    }

    /// The cross on the front. Its numbers are what moves the backs to where they belong: seen through the paper, left and
    /// right or above and below are changed.
    fn cross(&self) -> Result<Node, Diagnostic> {
        let centre = self.cross_centre();
        let sign = if self.flip.swaps_sides(self.paper.size()) { 1.0 } else { -1.0 };
        let mut ticks = Trace::new();
        let reach = Length::mm(f64::from(REACH) + 1.0);
        ticks.line(centre.shifted(-reach, Length::ZERO), centre.shifted(reach, Length::ZERO));
        ticks.line(centre.shifted(Length::ZERO, -reach), centre.shifted(Length::ZERO, reach));
        let mut items = Vec::new();
        for step in 1..=REACH {
            let half = Length::mm(if step % 5 == 0 { 1.6 } else { 0.8 });
            for side in [1.0, -1.0] {
                let value = f64::from(step) * side;
                let level = centre.shifted(Length::mm(value), Length::ZERO);
                let upright = centre.shifted(Length::ZERO, Length::mm(-value));
                ticks.line(level.shifted(Length::ZERO, -half), level.shifted(Length::ZERO, half));
                ticks.line(upright.shifted(-half, Length::ZERO), upright.shifted(half, Length::ZERO));
                if step == REACH {
                    let number = self.number(value * sign)?;
                    let cap = number.style.size * CAP;
                    let below = level.shifted(Length::ZERO, Length::mm(2.6) + cap);
                    items.extend(number.nodes(below, Align::Centre));
                    items.extend(number.nodes(upright.shifted(Length::mm(2.6), cap / 2.0), Align::Left));
                }
            }
        }
        items.push(ticks.stroke(pen::ruled(RULE)));
        Ok(Node::Group(Drawing::figure("cross", self.desk.say("alt-test-cross")?, items).group))
    }

    /// A whole number as the scales of the cross carry it: as it is typed.
    fn number(&self, value: f64) -> Result<crate::text::TextLine, Diagnostic> {
        self.desk.line(&format!("{value:.0}"), grid::CAPTION)
    }

    /// The numbered lines in the middle of all four edges.
    fn combs(&self) -> Result<Vec<Node>, Diagnostic> {
        let sheet = Rect::new(Point::default(), self.paper.size());
        let mut lines = Trace::new();
        let mut items = Vec::new();
        for step in 1..=LINES {
            let off = Length::mm(f64::from(step));
            let along = COMB.0 * (f64::from(step) - f64::from(LINES + 1) / 2.0);
            let number = self.desk.line(&step.to_string(), grid::CAPTION)?;
            let half = number.style.size * (CAP / 2.0);
            let middle = sheet.centre();
            for y in [off, sheet.bottom() - off] {
                let at = Point::new(middle.x + along, y);
                lines.line(at.shifted(-COMB.1 / 2.0, Length::ZERO), at.shifted(COMB.1 / 2.0, Length::ZERO));
            }
            for x in [off, sheet.right() - off] {
                let at = Point::new(x, middle.y + along);
                lines.line(at.shifted(Length::ZERO, -COMB.1 / 2.0), at.shifted(Length::ZERO, COMB.1 / 2.0));
            }
            for (centre, align) in [
                (Point::new(middle.x + along, NUMBERS + half * 2.0), Align::Centre),
                (Point::new(middle.x + along, sheet.bottom() - NUMBERS), Align::Centre),
                (Point::new(NUMBERS, middle.y + along + half), Align::Left),
                (Point::new(sheet.right() - NUMBERS, middle.y + along + half), Align::Right),
            ] {
                items.extend(number.nodes(centre, align));
            }
        }
        items.push(lines.stroke(pen::ruled(RULE)));
        Ok(vec![tag::tagged(Role::Artifact, vec![pen::class("edges", items)])])
    }
}
