//! The findings of a variant file on the pitch itself: where the ring has its gap, which point nobody can reach. The words are
//! those of the findings; knows no language.

use crate::diag::{Diagnostic, escaped};
use crate::geom::{Length, Point, Rect, Size};
use crate::pitch::GridPoint;
use crate::scene::{Bookmark, Document, Ink, Lang, Node, Page};
use crate::text::{Align, Style, TextBlock, Typesetter};
use crate::variant::{Checked, Mark, Sketch};

use super::desk::{UNPRINTABLE_TEXT, place};
use super::field::{Drawing, Field, FieldOptions, FieldStyle, extremes};
use super::furniture::CAP;
use super::paper::Paper;
use super::pen::{self, Trace};
use super::{grid, tag};

/// The language of findings.
const LANG: &str = "en";
/// What may be taken of the page's height by the pitch.
const SHARE: f64 = 0.52;
/// The largest cell.
const LARGEST: Length = Length::mm(12.0);
/// The number of a finding: its disc and its figures.
const DISC: Length = Length::mm(2.4);
const FIGURES: Style = Style::bold(8.5, 10.0);
/// How far the number stands from its mark.
const OFF: Length = Length::mm(3.6);
/// Where the words of the list begin.
const INDENT: Length = Length::mm(8.0);
/// What separates two findings of the list.
const APART: Length = Length::mm(4.2);
/// Grids with smaller cells than this are not dotted.
const DOTTED: Length = Length::mm(2.0);

/// The sheet of the file called `name`: the pitch with numbered marks, then the findings by their numbers.
///
/// # Errors
/// When not even one letter fits the paper.
pub fn sheet(checked: &Checked, name: &str, setter: &Typesetter, paper: Paper) -> Result<Document, Diagnostic> {
    let ink = paper.ink();
    let board = Board { setter, ink, name };
    // The folder is nobody's business who gets the sheet to see.
    let title = board.sayable(&escaped(name.rsplit(['/', '\\']).next().unwrap_or(name)));
    let head = board.set(&title, grid::HEADING, ink.size.width)?;
    let first = ink.top() + grid::HEADING.size;
    let mut items = vec![tag::heading(1, place(&head, Point::new(ink.left(), first), Align::Left))];
    let mut y = first + head.depth() + Length::mm(6.0);
    if let Some(plan) =
        Plan::of(checked, Rect::new(Point::new(ink.left(), y), Size::new(ink.size.width, ink.size.height * SHARE)))
    {
        y += plan.height() + Length::mm(8.0);
        items.push(Node::Group(plan.draw(checked, &board)?.group));
    }
    let mut pages = vec![items];
    for (at, finding) in checked.diagnostics().iter().enumerate() {
        let entry = board.entry(at + 1, finding)?;
        if y + entry.height > ink.bottom() && y > ink.top() {
            pages.push(Vec::new());
            y = ink.top() + FIGURES.size;
        }
        if let Some(page) = pages.last_mut() {
            page.push(tag::moved(entry.nodes, Point::new(ink.left(), y)));
        }
        y += entry.height + APART;
    }
    let page = |(at, items): (usize, Vec<Node>)| Page {
        size: paper.size(),
        label: (at + 1).to_string(),
        bookmarks: if at == 0 {
            vec![Bookmark { level: 1, title: title.clone(), top: Length::ZERO }]
        } else {
            Vec::new()
        },
        items,
    };
    let pages = pages.into_iter().enumerate().map(page).collect();
    Ok(Document { title: title.clone(), lang: Lang(LANG.into()), pages })
}

/// The pitch with the numbered marks alone, on a page as large as it is and no larger than this; nothing where there is
/// no pitch to draw.
#[must_use]
pub fn drawing(checked: &Checked, setter: &Typesetter, most: Size) -> Option<Page> {
    let ink = Rect::new(Point::default(), most);
    let plan = Plan::of(checked, ink)?;
    let drawing = plan.draw(checked, &Board { setter, ink, name: "" }).ok()?;
    let (bounds, margin) = (drawing.bounds, Length::mm(1.0));
    let size = Size::new(bounds.size.width + margin * 2.0, bounds.size.height + margin * 2.0);
    let shift = Point::new(margin - bounds.left(), margin - bounds.top());
    let items = vec![tag::moved(vec![Node::Group(drawing.group)], shift)];
    Some(Page { size, label: String::new(), bookmarks: Vec::new(), items })
}

/// What the sheet is made with.
struct Board<'a> {
    setter: &'a Typesetter,
    ink: Rect,
    name: &'a str,
}

/// A finding in the list, from its own upper left corner down.
struct Entry {
    nodes: Vec<Node>,
    height: Length,
}

impl Board<'_> {
    /// A text with every character that the typeface lacks told by its number.
    fn sayable(&self, text: &str) -> String {
        let has = |c: char| self.setter.line(crate::text::Rich::plain(&c.to_string()), grid::CAPTION, LANG).is_ok();
        text.chars().map(|c| if has(c) { c.to_string() } else { format!("U+{:04X}", u32::from(c)) }).collect()
    }

    fn set(&self, text: &str, style: Style, measure: Length) -> Result<TextBlock, Diagnostic> {
        let rich = crate::text::Rich::plain(text);
        self.setter
            .lay_out(rich, style, measure, LANG)
            .map_err(|error| Diagnostic::error(UNPRINTABLE_TEXT, error.to_string()))
    }

    /// A finding: its number, what it is called and where it stands, the fact, the advice.
    fn entry(&self, number: usize, finding: &Diagnostic) -> Result<Entry, Diagnostic> {
        let measure = self.ink.size.width - INDENT;
        let at = finding.place.as_ref().map_or_else(String::new, |place| {
            let at = place.source.line_column(place.span.start);
            let other = if place.source.name == self.name { String::new() } else { format!("{}:", place.source.name) };
            format!("  {other}{}:{}", at.line, at.column)
        });
        let head = format!("{}[{}]{at}", finding.severity.word(), finding.code.0);
        let mut texts = vec![(head, grid::SEAT), (finding.message.clone(), grid::CAPTION)];
        texts.extend(finding.help.iter().map(|help| (format!("help: {help}"), grid::CAPTION)));
        let mut nodes = vec![self.number(number, Point::new(DISC, Length::ZERO))?];
        let mut y = grid::SEAT.size * (CAP / 2.0);
        for (text, style) in texts {
            let block = self.set(&self.sayable(&escaped(&text)), style, measure)?;
            nodes.push(tag::paragraph(place(&block, Point::new(INDENT, y), Align::Left)));
            y += block.depth() + style.leading;
        }
        Ok(Entry { nodes, height: y - grid::CAPTION.leading + Length::mm(1.0) })
    }

    /// A number on its disc.
    fn number(&self, number: usize, centre: Point) -> Result<Node, Diagnostic> {
        let line = self
            .setter
            .line(number.to_string().as_str(), FIGURES, LANG)
            .map_err(|error| Diagnostic::error(UNPRINTABLE_TEXT, error.to_string()))?;
        let baseline = centre.shifted(Length::ZERO, FIGURES.size * (CAP / 2.0));
        let mut nodes = vec![pen::disc(centre, DISC)];
        nodes.extend(line.nodes(baseline, Align::Centre).into_iter().map(white));
        Ok(tag::artifact(nodes))
    }
}

/// Letters of bare paper.
fn white(node: Node) -> Node {
    match node {
        Node::Text(run) => Node::Text(crate::scene::GlyphRun { ink: Ink::White, ..run }),
        Node::Group(mut group) => {
            group.items = group.items.into_iter().map(white).collect();
            Node::Group(group)
        }
        other @ Node::Path(_) => other,
    }
}

/// Where the pitch stands on the page.
struct Plan {
    from: GridPoint,
    to: GridPoint,
    cell: Length,
    corner: Point,
}

impl Plan {
    /// The pitch as large as an area allows; nothing where there is no pitch to draw.
    fn of(checked: &Checked, area: Rect) -> Option<Self> {
        let mut points: Vec<GridPoint> = sketched(checked.sketch());
        if let Some(variant) = checked.variant() {
            let (from, to) = extremes(&variant.pitch);
            points.extend([from, to]);
        }
        points.extend(checked.marks().iter().flatten().flat_map(|mark| match *mark {
            Mark::Point(at) => vec![at],
            Mark::Line(ends) => ends.to_vec(),
        }));
        let (mut from, mut to) = (*points.first()?, *points.first()?);
        for at in points {
            from = GridPoint::new(from.x.min(at.x), from.y.min(at.y));
            to = GridPoint::new(to.x.max(at.x), to.y.max(at.y));
        }
        let cells = |low: i32, high: i32| f64::from(high) - f64::from(low) + 1.0;
        let (columns, rows) = (cells(from.x, to.x), cells(from.y, to.y));
        let cell = (area.size.width / columns).min(area.size.height / rows).min(LARGEST);
        let margin = (area.size.width - cell * (columns - 1.0)) / 2.0;
        Some(Self { from, to, cell, corner: area.origin.shifted(margin, cell / 2.0) })
    }

    fn height(&self) -> Length {
        self.cell * (f64::from(self.to.y) - f64::from(self.from.y) + 1.0)
    }

    fn place(&self, at: GridPoint) -> Point {
        let along = |low: i32, n: i32| self.cell * (f64::from(n) - f64::from(low));
        self.corner.shifted(along(self.from.x, at.x), along(self.from.y, at.y))
    }

    /// The pitch, sound or not, with the marks of the findings upon it.
    fn draw(&self, checked: &Checked, board: &Board<'_>) -> Result<Drawing, Diagnostic> {
        let mut nodes = match checked.variant() {
            Some(variant) => {
                let window = super::field::Window::whole(&variant.pitch);
                let corner = self.place(window.from);
                Field::through(&variant.pitch, FieldStyle::for_cell(self.cell), window, corner)
                    .items(&FieldOptions::default())
            }
            None => self.rough(checked.sketch()),
        };
        let mut taken: Vec<Point> = Vec::new();
        let mut told = Vec::new();
        for (at, (marks, finding)) in checked.marks().iter().zip(checked.diagnostics()).enumerate() {
            nodes.extend(marks.iter().flat_map(|mark| self.mark(*mark)));
            let Some(first) = marks.first() else { continue };
            let centre = self.beside(*first, &taken, board.ink);
            taken.push(centre);
            nodes.push(board.number(at + 1, centre)?);
            told.push(format!("{}: {}", at + 1, finding.message));
        }
        let alt =
            if told.is_empty() { checked.diagnostics().iter().map(|one| one.message.clone()).collect() } else { told };
        Ok(Drawing::figure("findings", alt.join("; "), nodes))
    }

    /// The pitch as it was described, whatever is wrong with it.
    fn rough(&self, sketch: &Sketch) -> Vec<Node> {
        let mut nodes = Vec::new();
        if self.cell >= DOTTED {
            let mut dots = Trace::new();
            for y in self.from.y..=self.to.y {
                for x in self.from.x..=self.to.x {
                    dots.dot(self.place(GridPoint::new(x, y)));
                }
            }
            nodes.push(dots.stroke(pen::round(Length::mm(0.35))));
        }
        let line = |points: &[GridPoint]| points.iter().map(|&at| self.place(at)).collect::<Vec<_>>();
        if let (Some(&first), Some(&last)) = (sketch.outline.first(), sketch.outline.last()) {
            nodes.push(pen::polyline(line(&sketch.outline), pen::round(Length::mm(0.9))));
            let (dx, dy) = ((first.x - last.x).abs(), (first.y - last.y).abs());
            let closes = dx == 0 || dy == 0 || dx == dy;
            let stroke = if closes {
                pen::round(Length::mm(0.9))
            } else {
                pen::dashed(Length::mm(0.3), Length::mm(1.2), Length::mm(1.2))
            };
            if first != last {
                nodes.push(pen::line(self.place(last), self.place(first), stroke));
            }
        }
        nodes.extend(
            sketch
                .walls
                .iter()
                .filter(|wall| wall.len() > 1)
                .map(|wall| pen::polyline(line(wall), pen::round(Length::mm(0.9)))),
        );
        for mouth in [sketch.mouths.a, sketch.mouths.b].into_iter().flatten() {
            let [left, right] = mouth.map(|post| self.place(post));
            nodes.push(pen::line(left, right, pen::white(Length::mm(1.2))));
            nodes.extend([left, right].map(|post| pen::disc(post, Length::mm(0.9))));
        }
        if let Some(start) = sketch.start {
            nodes.push(pen::ring(self.place(start), Length::mm(1.5), Length::mm(0.4)));
            nodes.push(pen::disc(self.place(start), Length::mm(0.5)));
        }
        nodes
    }

    /// A mark: a ring around a point, a bold dashed line along a line.
    fn mark(&self, mark: Mark) -> Vec<Node> {
        match mark {
            Mark::Point(at) => {
                let radius = (self.cell * 0.3).max(Length::mm(1.6));
                vec![Trace::new().circle(self.place(at), radius).stroke(pen::ruled(Length::mm(0.6)))]
            }
            Mark::Line([from, to]) => {
                let (from, to) = (self.place(from), self.place(to));
                let dashes = pen::dashed(Length::mm(1.1), Length::mm(1.4), Length::mm(1.0));
                vec![pen::line(from, to, pen::white(Length::mm(2.4))), pen::line(from, to, dashes)]
            }
        }
    }

    /// Where the number of a mark stands: beside it, and beside the numbers that are there already.
    fn beside(&self, mark: Mark, taken: &[Point], ink: Rect) -> Point {
        let middle = match mark {
            Mark::Point(at) => self.place(at),
            Mark::Line([from, to]) => self.place(from).towards(self.place(to), 0.5),
        };
        let step = DISC * 2.1;
        let room = Rect::new(
            ink.origin.shifted(DISC, DISC),
            Size::new(ink.size.width - DISC * 2.0, ink.size.height - DISC * 2.0),
        );
        let clamp =
            |at: Point| Point::new(at.x.max(room.left()).min(room.right()), at.y.max(room.top()).min(room.bottom()));
        let mut at = clamp(middle.shifted(OFF, -OFF));
        for _ in 0..taken.len() {
            if taken.iter().all(|other| other.distance(at) >= step * 0.95) {
                break;
            }
            at = at.shifted(step, Length::ZERO);
            if at.x > room.right() {
                at = clamp(Point::new(middle.x + OFF, at.y + step));
            }
        }
        at
    }
}

/// All points of a sketch.
fn sketched(sketch: &Sketch) -> Vec<GridPoint> {
    let mouths = [sketch.mouths.a, sketch.mouths.b].into_iter().flatten().flatten();
    sketch.outline.iter().chain(sketch.walls.iter().flatten()).copied().chain(sketch.start).chain(mouths).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::extent;
    use crate::variant::{self, NoFiles, Overrides};

    fn drawn(text: &str) -> Document {
        let checked = variant::read(text.as_bytes(), "my.pitch.toml", Some("my"), &NoFiles, &Overrides::default());
        sheet(&checked, "my.pitch.toml", &Typesetter::default(), Paper::A4).unwrap()
    }

    #[test]
    fn findings_stay_on_the_page_whatever_they_are_about() {
        let many = (0..120).map(|n| format!("strange{n} = {n}\n")).collect::<String>();
        for text in [
            "",
            "[pitch]\nstart = [4, 7]\n",
            "[pitch]\noutline = [[0,0],[8,0],[8,12],[1,12]]\n",
            "[pitch]\noutline = [[-1000,-1000],[1000,0],[8,12],[1,1000]]\n",
            "[title]\nzh = \"\\u0007\"\n\"足球 ж́\" = 1\n",
            &many,
        ] {
            let document = drawn(text);
            assert!(!document.pages.is_empty());
            for page in &document.pages {
                let bounds = extent::of(&page.items).unwrap();
                assert!(extent::within(bounds, Paper::A4.ink()), "{text}: {bounds:?}");
            }
        }
        assert!(drawn(&many).pages.len() > 3);
    }
}
