//! The colours of a style, painted over a finished document by the classes of its groups. Nothing is told by them: a sheet
//! without any says the same. Knows no sheet.

use crate::geom::{Point, Rect};
use crate::scene::{Document, Group, Ink, Node};
use crate::style::{Colour, Look};

use super::pen::{self, Trace};

/// The class of the paper itself, which is no ink.
pub const PAPER: &str = "paper";

/// Paints a document in the colours of a look; one that is black on white leaves it as it is.
pub fn tint(document: &mut Document, look: &Look) {
    if look.is_plain() {
        return;
    }
    let paper = look.colour("paper-color");
    for page in &mut document.pages {
        let sheet = Trace::new().rect(Rect::new(Point::default(), page.size)).fill(Ink::White);
        let items = std::iter::once(pen::artifact(PAPER, vec![sheet])).chain(std::mem::take(&mut page.items));
        let ink = look.colour("ink-color");
        page.items = items.map(|node| painted(node, look, ink, paper)).collect();
    }
}

/// The key of the colour that things of a class have; none where they have that of what surrounds them.
fn key(class: &str) -> Option<&'static str> {
    Some(match class {
        "guides" => "grid-color",
        "points" => "point-color",
        "wall" | "frame" => "wall-color",
        "start" => "start-color",
        "touched" => "touched-color",
        _ if class.starts_with("goal-") => "goal-color",
        _ if class.starts_with("label-") => "letter-color",
        _ => return None,
    })
}

fn painted(node: Node, look: &Look, ink: Colour, paper: Colour) -> Node {
    let paint = |each: Ink| match each {
        Ink::Black => coloured(ink),
        Ink::White => coloured(paper),
        Ink::Colour(_) => each,
    };
    match node {
        Node::Group(group) => {
            let ink = group.class.and_then(key).map_or(ink, |key| look.colour(key));
            let items = group.items.into_iter().map(|node| painted(node, look, ink, paper)).collect();
            Node::Group(Group { items, ..group })
        }
        Node::Path(mut path) => {
            path.fill = path.fill.map(paint);
            if let Some(stroke) = &mut path.stroke {
                stroke.ink = paint(stroke.ink);
            }
            Node::Path(path)
        }
        Node::Text(mut run) => {
            run.ink = paint(run.ink);
            Node::Text(run)
        }
    }
}

/// A colour as an ink: black and white stay what they are.
fn coloured(colour: Colour) -> Ink {
    match colour {
        Colour::BLACK => Ink::Black,
        Colour::WHITE => Ink::White,
        Colour { red, green, blue } => Ink::Colour([red, green, blue]),
    }
}
