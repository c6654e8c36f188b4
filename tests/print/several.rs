//! Several pitches to a page: as many as asked for, alike, and clear of the cuts.

use paperpitch::geom::{Length, Point, Rect, Size};
use paperpitch::scene::{Node, Role};
use paperpitch::sheet::book::{self, Options};
use paperpitch::sheet::{extent, several};

use paperpitch::style::Look;

use super::ink::Printed;
use super::measures::bars;
use super::{built_in, make, on, pdf};

/// The boxes of the sections of a page: a pitch with its name each.
fn sections(items: &[Node]) -> Vec<Rect> {
    let section = |node: &&Node| matches!(node, Node::Group(group) if group.role == Some(Role::Section));
    items.iter().filter(section).map(|node| extent::of(std::slice::from_ref(node)).unwrap()).collect()
}

#[test]
fn pitches_stand_in_the_middle_of_what_is_cut() {
    for (name, tag) in [("orthogonal", "fr"), ("standard", "ru"), ("notation", "sv"), ("classic", "pt")] {
        for paper in ["a4", "letter", "a3"] {
            for lying in [false, true] {
                for count in several::COUNTS {
                    let options = on(paper, lying);
                    let variant = built_in(name);
                    let Ok(division) = several::divide(&variant.pitch, options.paper, count, None, &Look::default())
                    else {
                        assert!(count == 8, "{name} {paper} {count}");
                        continue;
                    };
                    let document = make(&variant, tag, &|desk| book::pitches_to_a_page(desk, options, count)).unwrap();
                    let page = &document.pages[0];
                    assert!(
                        extent::within(extent::of(&page.items).unwrap(), options.paper.ink()),
                        "{name} {paper} {lying} {count}: {:?}",
                        extent::of(&page.items)
                    );
                    let found = sections(&page.items);
                    assert_eq!(found.len(), usize::try_from(count).unwrap());
                    let part = Size::new(
                        page.size.width / f64::from(division.columns),
                        page.size.height / f64::from(division.rows),
                    );
                    for (at, ink) in (0u32..).zip(&found) {
                        let (row, column) = (at / division.columns, at % division.columns);
                        let corner = Point::new(part.width * f64::from(column), part.height * f64::from(row));
                        let clear = Rect::new(corner, part).inset(Length::mm(4.9));
                        assert!(extent::within(*ink, clear), "{name} {tag} {paper} {count}: {ink:?} {clear:?}");
                    }
                    let (level, upright) = bars(&Printed::read(&pdf(&document)).strokes(0));
                    assert_eq!((level, upright), (1, 1), "{name} {paper} {lying} {count}");
                }
            }
        }
    }
}

#[test]
fn four_orthogonal_pitches_have_cells_of_eleven_millimetres() {
    let pitch = built_in("orthogonal").pitch;
    let division = several::divide(&pitch, on("a4", false).paper, 4, None, &Look::default()).unwrap();
    assert_eq!((division.columns, division.rows, division.cell), (2, 2, Length::mm(11.0)));
}

#[test]
fn cells_that_were_asked_for_are_kept_or_refused() {
    let options = |mm| Options { cell: Some(Length::mm(mm)), ..on("a4", false) };
    let made = |mm| make(&built_in("orthogonal"), "fr", &|desk| book::pitches_to_a_page(desk, options(mm), 4));
    assert!(made(9.3).is_ok());
    let refused = made(14.0).unwrap_err();
    assert!(refused.code.0 == "pitch-too-large" && refused.message.contains("14 mm"), "{refused:?}");
}
