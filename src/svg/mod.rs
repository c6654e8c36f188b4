//! A page of the scene as an SVG file, in millimetres, at its true size. Knows no game; the only room that uses `svg`.
//!
//! Text is drawn as outlines, so that it looks alike wherever the file is opened: every glyph stands once among the
//! definitions, in font units, and is used from there. What the text says stands in the labels of its groups. Who wants to
//! change the words gets them as live text instead, which needs the typeface where the file is opened.

mod data;
mod live;
mod role;

use std::collections::BTreeMap;

use ::svg::node::element::Element;
use ::svg::node::{Comment, Node as _, Text};

use crate::geom::Rect;
use crate::scene::{Cap, Glyph, GlyphRun, Group, Ink, Join, Lang, Node, Page, Path, Stroke, Transform, Turn, Weight};
use crate::seal::PLACEHOLDER;
use crate::text::Fonts;

use data::{mm, number, words};

/// How sharp a corner may be before its tip is cut; what PDF readers take too.
const MITER_LIMIT: u8 = 10;

/// The page as an SVG file that still awaits its seal. Its language is `lang`, its title `title`.
#[must_use]
pub fn write(page: &Page, title: &str, lang: &Lang, fonts: &Fonts) -> String {
    root(page, title, lang, Writer::new(fonts, Lettering::Outlines))
}

/// The same, but its text can be changed in a drawing program, and looks as meant where the typeface is installed.
#[must_use]
pub fn write_live(page: &Page, title: &str, lang: &Lang, fonts: &Fonts) -> String {
    root(page, title, lang, Writer::new(fonts, Lettering::Live))
}

fn root(page: &Page, title: &str, lang: &Lang, mut writer: Writer<'_>) -> String {
    writer.collect(&page.items);
    let (width, height) = (mm(page.size.width), mm(page.size.height));
    let mut root = Element::new("svg");
    root.assign("xmlns", "http://www.w3.org/2000/svg");
    root.assign("xmlns:xlink", "http://www.w3.org/1999/xlink");
    root.assign("version", "1.1");
    root.assign("width", format!("{width}mm"));
    root.assign("height", format!("{height}mm"));
    root.assign("viewBox", format!("0 0 {width} {height}"));
    root.assign("stroke-miterlimit", MITER_LIMIT);
    if writer.lettering == Lettering::Live {
        root.assign("font-family", live::FAMILY);
    }
    assign_lang(&mut root, lang);
    // The seal comes first, so that no word of a user can be taken for it.
    root.append(Comment::new(PLACEHOLDER));
    root.append(title_element(title));
    if !writer.outlines.is_empty() || !writer.clips.is_empty() {
        root.append(writer.definitions());
    }
    for item in &page.items {
        root.append(writer.node(item));
    }
    format!("{root}\n")
}

/// A `title` element.
fn title_element(title: &str) -> Element {
    let mut element = Element::new("title");
    element.append(Text::new(words(title)));
    element
}

fn assign_lang(element: &mut Element, lang: &Lang) {
    element.assign("xml:lang", words(&lang.0));
}

/// The name of a glyph among the definitions.
fn glyph_name(weight: Weight, id: u16) -> String {
    match weight {
        Weight::Regular => format!("r{id}"),
        Weight::Bold => format!("b{id}"),
    }
}

/// The name of a box among the definitions.
fn clip_name(number: usize) -> String {
    format!("clip{number}")
}

/// How text is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lettering {
    /// As outlines of its glyphs.
    Outlines,
    /// As text.
    Live,
}

/// Turns nodes into elements.
struct Writer<'a> {
    fonts: &'a Fonts,
    lettering: Lettering,
    /// The boxes outside of which groups do not show, in the order in which they come.
    clips: Vec<Rect>,
    /// The path data of every glyph on the page that draws anything.
    outlines: BTreeMap<(Weight, u16), String>,
}

impl<'a> Writer<'a> {
    const fn new(fonts: &'a Fonts, lettering: Lettering) -> Self {
        Self { fonts, lettering, clips: Vec::new(), outlines: BTreeMap::new() }
    }

    /// Collects what must be defined before it is used: boxes, and glyphs if they are drawn.
    fn collect(&mut self, items: &[Node]) {
        for item in items {
            match item {
                Node::Group(group) => {
                    self.clips.extend(group.clip.filter(|clip| !self.clips.contains(clip)));
                    self.collect(&group.items);
                }
                Node::Text(run) if self.lettering == Lettering::Outlines => {
                    for id in run.glyphs.iter().map(|glyph| glyph.id) {
                        let outline = || data::outline(&self.fonts.outline(run.weight, id));
                        self.outlines.entry((run.weight, id)).or_insert_with(outline);
                    }
                }
                Node::Path(_) | Node::Text(_) => {}
            }
        }
        self.outlines.retain(|_, outline| !outline.is_empty());
    }

    fn definitions(&self) -> Element {
        let mut definitions = Element::new("defs");
        for (&(weight, id), outline) in &self.outlines {
            let mut path = Element::new("path");
            path.assign("id", glyph_name(weight, id));
            path.assign("d", outline.as_str());
            definitions.append(path);
        }
        for (number, clip) in self.clips.iter().enumerate() {
            let mut area = Element::new("rect");
            area.assign("x", mm(clip.left()));
            area.assign("y", mm(clip.top()));
            area.assign("width", mm(clip.size.width));
            area.assign("height", mm(clip.size.height));
            let mut path = Element::new("clipPath");
            path.assign("id", clip_name(number));
            path.append(area);
            definitions.append(path);
        }
        definitions
    }

    fn node(&self, node: &Node) -> Element {
        match node {
            Node::Group(group) => self.group(group),
            Node::Path(path) => path_element(path),
            Node::Text(run) if self.lettering == Lettering::Live => live::text(run),
            Node::Text(run) => self.text(run),
        }
    }

    fn group(&self, group: &Group) -> Element {
        let mut element = Element::new("g");
        if let Some(role) = &group.role {
            role::assign(&mut element, role);
        }
        if let Some(class) = group.class {
            element.assign("class", class);
        }
        if let Some(lang) = &group.lang {
            assign_lang(&mut element, lang);
        }
        if let Some(transform) = transform(group.transform) {
            element.assign("transform", transform);
        }
        let clip = group.clip.and_then(|clip| self.clips.iter().position(|known| *known == clip));
        if let Some(number) = clip {
            element.assign("clip-path", format!("url(#{})", clip_name(number)));
        }
        for item in &group.items {
            element.append(self.node(item));
        }
        element
    }

    /// A run as a group of glyphs, drawn in font units from its own origin.
    fn text(&self, run: &GlyphRun) -> Element {
        let mut element = Element::new("g");
        let units = self.fonts.units_per_em();
        let scale = number(run.size.to_mm() / units, 7);
        element.assign("class", "text");
        element.assign("role", "img");
        element.assign("aria-label", words(run.text.trim()));
        element.assign("transform", format!("translate({} {}) scale({scale})", mm(run.origin.x), mm(run.origin.y)));
        if run.ink != Ink::Black {
            element.assign("fill", colour(run.ink));
        }
        let mut pen = 0.0;
        for glyph in &run.glyphs {
            if self.outlines.contains_key(&(run.weight, glyph.id)) {
                element.append(use_of(run.weight, glyph, pen, units));
            }
            pen += glyph.advance;
        }
        element
    }
}

/// A glyph drawn from the definitions, the pen being so many ems from the start.
fn use_of(weight: Weight, glyph: &Glyph, pen: f64, units: f64) -> Element {
    let mut element = Element::new("use");
    // Older programs know only this form of the reference, newer ones know both.
    element.assign("xlink:href", format!("#{}", glyph_name(weight, glyph.id)));
    for (axis, ems) in [("x", pen + glyph.x_offset), ("y", -glyph.y_offset)] {
        let place = number(ems * units, 3);
        if place != "0" {
            element.assign(axis, place);
        }
    }
    element
}

fn path_element(path: &Path) -> Element {
    let mut element = Element::new("path");
    element.assign("d", data::path(&path.segments));
    match path.fill {
        None => element.assign("fill", "none"),
        Some(Ink::Black) => {}
        Some(ink) => element.assign("fill", colour(ink)),
    }
    if let Some(stroke) = &path.stroke {
        assign_stroke(&mut element, stroke);
    }
    element
}

/// An ink as SVG writes colours.
fn colour(ink: Ink) -> String {
    match ink {
        Ink::Black => "#000".to_owned(),
        Ink::White => "#fff".to_owned(),
        Ink::Colour([red, green, blue]) => format!("#{red:02x}{green:02x}{blue:02x}"),
    }
}

fn assign_stroke(element: &mut Element, stroke: &Stroke) {
    element.assign("stroke", colour(stroke.ink));
    element.assign("stroke-width", mm(stroke.width));
    match stroke.cap {
        Cap::Butt => {}
        Cap::Round => element.assign("stroke-linecap", "round"),
        Cap::Square => element.assign("stroke-linecap", "square"),
    }
    match stroke.join {
        Join::Miter => {}
        Join::Round => element.assign("stroke-linejoin", "round"),
    }
    if !stroke.dashes.is_empty() {
        let dashes: Vec<String> = stroke.dashes.iter().map(|&dash| number(dash.to_mm(), 6)).collect();
        element.assign("stroke-dasharray", dashes.join(" "));
    }
}

/// How a group is moved; none when it stays.
fn transform(transform: Transform) -> Option<String> {
    let turn = match transform.turn {
        Turn::None => "",
        Turn::Right => "rotate(90)",
        Turn::Half => "rotate(180)",
        Turn::Left => "rotate(-90)",
    };
    let (x, y) = (mm(transform.shift.x), mm(transform.shift.y));
    let shift = if x == "0" && y == "0" { String::new() } else { format!("translate({x} {y})") };
    Some([shift.as_str(), turn].join(" ").trim().to_owned()).filter(|transform| !transform.is_empty())
}

#[cfg(test)]
mod tests;
