//! The rule sheet in two languages side by side: every paragraph beside its like, the figures below them with both captions.
//! Knows which skeleton it follows, and no word of what it says.

use crate::diag::Diagnostic;
use crate::geom::{Length, Point};
use crate::rules::Bounce;
use crate::scene::{Node, Page, Role};
use crate::sheet::desk::{Desk, place};
use crate::sheet::furniture::CAP;
use crate::sheet::grid::{self, Grid};
use crate::sheet::head::{self, Head, Titles};
use crate::sheet::paper::Paper;
use crate::sheet::rules::{self, SKELETON};
use crate::sheet::section::Wide;
use crate::sheet::skeleton::{Block, Kind};
use crate::sheet::strip::Strip;
use crate::sheet::{leaf, pictures, tag};
use crate::text::{Align, Style, TextBlock};

use super::paperwork::spoken;

/// Between the two languages; between figure, caption and caption.
const GUTTERS: (Length, Length) = (Length::mm(6.0), Length::mm(4.0));
/// A heading's number stands at the edge, its words this far in.
const NUMBER: Length = Length::mm(9.0);
/// How densely text is set, the airiest first; the sheet takes the first that needs no page more than the last. Points
/// from baseline to baseline: lines, heading to text, paragraph to paragraph, section to section; from text to a figure.
const DENSITIES: [[f64; 5]; 3] =
    [[15.0, 18.0, 19.0, 30.0, 14.0], [14.5, 17.0, 17.0, 25.0, 11.0], [14.0, 16.0, 16.0, 21.0, 9.0]];

/// Something that is not parted: what stands there, drawn from its own top left, and its height.
struct Unit {
    items: Vec<Node>,
    height: Length,
    /// What stands free above it.
    above: Length,
    /// Whether what follows must stay with it.
    keeps: bool,
}

/// The two languages and the room they have.
struct Pair<'a> {
    desks: [&'a Desk<'a>; 2],
    grid: Grid,
    column: Length,
    density: [Length; 5],
}

/// The pages, in the language of the first desk where it is not said otherwise.
pub(super) fn pages<'a>(first: &'a Desk<'a>, second: &'a Desk<'a>, paper: Paper) -> Result<Vec<Page>, Diagnostic> {
    let grid = Grid::of(paper);
    let both = |id: &str| Ok::<_, Diagnostic>(format!("{} · {}", first.say(id)?, second.say(id)?));
    let kicker = both("sheet-rules")?;
    // Each title stays on its line.
    let whole = |desk: &Desk| desk.say("game-title").map(|title| title.replace(' ', "\u{a0}"));
    let title = format!("{} {}", whole(first)?, whole(second)?);
    let titles = Titles { kicker: &kicker, title: &title, aside: &[first.title()?, first.say("size")?], cover: false };
    let opening = head::opening(first, &grid, &titles)?;
    let running = head::running(first, &grid, &both("game-title")?, &first.say("sheet-rules")?)?;
    let mut best: Option<Vec<Vec<Node>>> = None;
    for density in DENSITIES {
        let column = (grid.width() - GUTTERS.0) / 2.0;
        let pair = Pair { desks: [first, second], grid, column, density: density.map(Length::pt) };
        let made = pair.lay_out(&opening, &running)?;
        if best.as_ref().is_none_or(|best| made.len() < best.len()) {
            best = Some(made);
        }
    }
    let done = best.unwrap_or_default();
    let count = done.len();
    let sheet = first.args.clone().text("sheet", first.say("footer-sheet--rules")?).number("pages", count);
    let finish = |(at, items): (usize, Vec<Node>)| {
        let foot = first.say_with("footer-page", &sheet.clone().number("page", at + 1))?;
        leaf::page(first, paper, &foot, Vec::new(), items)
    };
    done.into_iter().enumerate().map(finish).collect()
}

impl Pair<'_> {
    /// Everything on as few pages as this density needs.
    fn lay_out(&self, opening: &Head, running: &Head) -> Result<Vec<Vec<Node>>, Diagnostic> {
        let grid = self.grid;
        let mut done = vec![opening.nodes.clone()];
        let mut y = opening.next - grid::HEADING.size * CAP;
        let mut fresh = true;
        let units = self.units()?;
        for (at, unit) in units.iter().enumerate() {
            let mut room = unit.height;
            if unit.keeps {
                room += units.get(at + 1).map_or(Length::ZERO, |next| next.above + next.height);
            }
            if !fresh && y + unit.above + room > grid.last + Length::mm(1.0) {
                done.push(running.nodes.clone());
                y = running.next - grid::HEADING.size * CAP;
                fresh = true;
            }
            y += if fresh { Length::ZERO } else { unit.above };
            if let Some(page) = done.last_mut() {
                page.push(tag::moved(unit.items.clone(), Point::new(grid.left, y)));
            }
            y += unit.height;
            fresh = false;
        }
        Ok(done)
    }

    /// Everything on the sheet, in order.
    fn units(&self) -> Result<Vec<Unit>, Diagnostic> {
        let [first, _] = self.desks;
        let blocks = SKELETON.blocks(first.choices())?;
        let (mut units, mut waiting) = (Vec::new(), Vec::new());
        let (mut sections, mut figures) = (0, 0);
        for block in &blocks {
            if block.kind == Kind::Heading {
                units.append(&mut waiting);
                sections += 1;
                units.push(self.heading(sections, &block.text)?);
            }
            match block.kind {
                Kind::Heading | Kind::Figure => {
                    if let Some(unit) = self.figure(block, figures + 1)? {
                        figures += 1;
                        waiting.push(unit);
                    }
                }
                Kind::Sample => units.extend(self.sample(block)?),
                Kind::Paragraph | Kind::Item | Kind::Row => {
                    let after_heading = units.last().is_some_and(|unit: &Unit| unit.keeps);
                    let above = if after_heading { self.density[1] } else { self.density[2] };
                    units.push(self.both(|desk| desk.set(&block.text, self.text(), self.column), above)?);
                }
            }
        }
        units.append(&mut waiting);
        Ok(units)
    }

    /// How running text is set.
    fn text(&self) -> Style {
        Style { leading: self.density[0], ..grid::BODY }
    }

    /// Where the second language starts.
    fn second(&self) -> Length {
        self.column + GUTTERS.0
    }

    /// A paragraph in both languages. `above` is from baseline to baseline.
    fn both(&self, set: impl Fn(&Desk) -> Result<TextBlock, Diagnostic>, above: Length) -> Result<Unit, Diagnostic> {
        let cap = grid::BODY.size * CAP;
        let (mut items, mut depth) = (Vec::new(), Length::ZERO);
        for (desk, x) in self.desks.into_iter().zip([Length::ZERO, self.second()]) {
            let block = set(desk)?;
            depth = depth.max(block.depth());
            items.push(spoken(desk, tag::paragraph(place(&block, Point::new(x, cap), Align::Left))));
        }
        Ok(Unit { items, height: cap + depth, above: above - cap, keeps: false })
    }

    fn heading(&self, number: usize, id: &str) -> Result<Unit, Diagnostic> {
        let cap = grid::HEADING.size * CAP;
        let (mut items, mut depth) = (Vec::new(), Length::ZERO);
        for (desk, x) in self.desks.into_iter().zip([Length::ZERO, self.second()]) {
            let digits = desk.set_text(&number.to_string(), grid::HEADING, NUMBER)?;
            let words = desk.set(id, grid::HEADING, self.column - NUMBER)?;
            let mut nodes = place(&digits, Point::new(x, cap), Align::Left);
            nodes.extend(place(&words, Point::new(x + NUMBER, cap), Align::Left));
            depth = depth.max(words.depth());
            items.push(spoken(desk, tag::heading(2, nodes)));
        }
        Ok(Unit { items, height: cap + depth, above: self.density[3] - cap, keeps: true })
    }

    /// A figure with its captions at its right; the first one carries the key of signs.
    fn figure(&self, block: &Block, number: usize) -> Result<Option<Unit>, Diagnostic> {
        let (Some(name), Some(caption), Some(alt)) = (&block.figure, &block.caption, &block.alt) else {
            return Ok(None);
        };
        let [first, _] = self.desks;
        let width = self.grid.figure_width;
        let Some(drawing) = pictures::rule_figure(first, name, &first.say(alt)?, width)? else { return Ok(None) };
        let cap = grid::CAPTION.size * CAP;
        let shift = Point::new(-drawing.bounds.left(), -drawing.bounds.top());
        let mut height = drawing.bounds.size.height;
        let mut items = vec![tag::moved(vec![Node::Group(drawing.group)], shift)];
        let measure = (self.grid.width() - width - GUTTERS.1 * 2.0) / 2.0;
        let mut x = width + GUTTERS.1;
        for desk in self.desks {
            let label = desk.say_with("figure-label", &desk.args.clone().number("figure", number))?;
            let words = format!("__{label}__\u{a0}\u{a0} {}", desk.say(caption)?);
            let set = desk.set_text(&words, grid::CAPTION, measure)?;
            let nodes = place(&set, Point::new(x, cap), Align::Left);
            items.push(spoken(desk, tag::tagged(Role::Caption, nodes)));
            let mut end = cap + set.depth();
            if number == 1 {
                let bounces = !matches!(desk.variant.rules.bounce, Bounce::None { .. });
                let (key, deep) = pictures::key(desk, bounces)?;
                items.push(spoken(desk, tag::moved(key, Point::new(x, end))));
                end += deep;
            }
            height = height.max(end);
            x += measure + GUTTERS.1;
        }
        Ok(Some(Unit { items, height, above: self.density[4], keeps: false }))
    }

    /// The worked sample, its words below each frame in both languages.
    fn sample(&self, block: &Block) -> Result<Option<Unit>, Diagnostic> {
        let [first, second] = self.desks;
        let strip = Strip::of(block.frames.len(), self.grid.width(), GUTTERS.1);
        let parts = rules::frames(first, block, strip.column, strip.column)?;
        if parts.is_empty() {
            return Ok(None);
        }
        let Wide { mut items, mut height } = strip.lay_out(parts);
        height += self.density[0] * 1.3;
        let (mut x, mut depth) = (Length::ZERO, Length::ZERO);
        for (_, words) in rules::frames(second, block, strip.column, strip.column)? {
            let nodes = place(&words, Point::new(x, height), Align::Left);
            items.push(spoken(second, tag::tagged(Role::Caption, nodes)));
            depth = depth.max(words.depth());
            x += strip.column + GUTTERS.1;
        }
        Ok(Some(Unit { items, height: height + depth, above: self.density[4], keeps: false }))
    }
}
