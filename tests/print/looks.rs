//! Styles, guide lines, little ink and large print: what they change is in the file, and nothing else.

use paperpitch::diag::Diagnostic;
use paperpitch::geom::Length;
use paperpitch::locale::{self, Locale};
use paperpitch::scene::{Document, Node};
use paperpitch::sheet::book::{self, Options};
use paperpitch::sheet::desk::Desk;
use paperpitch::sheet::extent;
use paperpitch::sheet::manner::{LARGE, Manner};
use paperpitch::style::{self, Guides, Look};
use paperpitch::text::Typesetter;
use paperpitch::variant::{self, Overrides};

use super::ink::{Printed, Stroke};
use super::left::{Svg, leave, leave_live};
use super::measures::{bars, grid};
use super::{built_in, on, pdf};

type Maker = fn(&Desk<'_>, Options) -> Result<Document, Diagnostic>;

/// A style that the program carries, with other guide lines.
fn look(name: &str, guides: Guides) -> Look {
    let mut look = style::built_in(name).unwrap();
    look.guides = guides;
    look
}

/// A sheet of a variant in a language, printed in a manner on a paper.
fn made(name: &str, tag: &str, paper: &str, manner: &Manner, maker: Maker) -> Document {
    let (variant, locale, setter) = (built_in(name), Locale::bundled(tag).unwrap(), Typesetter::default());
    let mut desk = Desk::new(&variant, &locale, &setter).unwrap();
    manner.make(&mut desk, on(paper, false), |desk, options| maker(desk, options)).unwrap()
}

/// A pitch of so many cells with these guide lines, as it is stroked.
fn pitch(size: (i64, i64), guides: Guides) -> Vec<Stroke> {
    let overrides = Overrides { size: Some(size), goal: None };
    let (variant, _) = variant::read_built_in("standard", &overrides).unwrap().into_parts();
    let (variant, locale, setter) = (variant.unwrap(), Locale::bundled("fr").unwrap(), Typesetter::default());
    let manner = Manner { look: look("default", guides), zoom: 1.0 };
    let mut desk = Desk::new(&variant, &locale, &setter).unwrap();
    let document = manner.make(&mut desk, on("a4", false), |desk, options| book::pitch(desk, options)).unwrap();
    Printed::read(&pdf(&document)).strokes(0)
}

/// How many dotted edges there are: level or upright ones, and oblique ones. Rows of points are dotted too, a cell apart.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn dotted(strokes: &[Stroke]) -> (usize, usize) {
    let step = |stroke: &Stroke| stroke.dashes.iter().sum::<f64>();
    let rows: Vec<_> = strokes.iter().filter(|stroke| stroke.dashes.len() == 2 && stroke.dashes[0] < 0.01).collect();
    let cell = rows.iter().map(|row| step(row)).fold(0.0, f64::max);
    let (mut straight, mut slanted) = (0, 0);
    for row in rows.iter().filter(|row| step(row) < cell * 0.9) {
        let Some(([x, y], [to_x, to_y])) = row.line() else { continue };
        // From the first dot to half a step behind the last one, and none on the points at the ends.
        let length = (to_x - x).hypot(to_y - y) + 1.5 * step(row);
        let oblique = (x - to_x).abs() > 0.02 && (y - to_y).abs() > 0.02;
        let edges = if oblique { length / cell / std::f64::consts::SQRT_2 } else { length / cell };
        assert!((edges - edges.round()).abs() < 0.01, "a row of {edges} edges");
        *(if oblique { &mut slanted } else { &mut straight }) += edges.round() as usize;
    }
    (straight, slanted)
}

#[test]
fn every_edge_of_every_pitch_is_dotted_once() {
    for (width, length) in [(8, 10), (10, 8), (4, 20), (16, 20)] {
        // Inside the walls, and on the goal lines and straight on into the goals: two goal edges and one way in each.
        let inside = (width - 1) * length + (length - 1) * width;
        let goals = 2 * (2 + 1);
        let strokes = pitch((width, length), Guides::Dotted);
        assert_eq!(dotted(&strokes), (usize::try_from(inside + goals).unwrap(), 0), "{width} × {length}");
        let (columns, rows) = grid(&strokes);
        assert_eq!(columns.len(), usize::try_from(width - 1).unwrap(), "{width} × {length}");
        assert_eq!(rows.len(), usize::try_from(length + 1).unwrap(), "{width} × {length}");
        // The diagonals of all cells, and four that lead into each goal.
        let (straight, slanted) = dotted(&pitch((width, length), Guides::Diagonals));
        assert_eq!(straight, usize::try_from(inside + goals).unwrap());
        assert_eq!(slanted, usize::try_from(2 * width * length + 2 * 4).unwrap(), "{width} × {length}");
    }
}

#[test]
fn other_guides_have_lines_or_none() {
    let fine = |strokes: &[Stroke]| {
        let width = Length::mm(0.2).to_pt();
        let lines = strokes.iter().filter(|stroke| stroke.dashes.is_empty() && (stroke.width - width).abs() < 0.01);
        lines.filter(|stroke| stroke.line().is_some()).count()
    };
    let (solid, points) = (pitch((8, 10), Guides::Solid), pitch((8, 10), Guides::Points));
    assert_eq!((dotted(&points), fine(&points)), ((0, 0), 0));
    // Only the goal lines and the ways in stay dotted, if anything does: what is solid there would be a wall.
    assert!(fine(&solid) >= 7 + 9 && dotted(&solid).1 == 0, "{} {:?}", fine(&solid), dotted(&solid));
}

/// The area of the lines of a page, in square points.
fn inked(document: &Document) -> f64 {
    let length = |points: &[[f64; 2]]| -> f64 {
        points.windows(2).map(|pair| (pair[1][0] - pair[0][0]).hypot(pair[1][1] - pair[0][1])).sum()
    };
    let strokes = Printed::read(&pdf(document)).strokes(0);
    let dashes = |stroke: &Stroke| {
        let period: f64 = stroke.dashes.iter().sum();
        if period > 0.0 { (stroke.dashes[0] + stroke.width * 0.785) / period } else { 1.0 }
    };
    strokes.iter().filter(|one| one.black).map(|one| length(&one.points) * one.width * dashes(one)).sum()
}

#[test]
fn little_ink_is_less_than_two_thirds() {
    for name in ["standard", "orthogonal", "wide-goals"] {
        let usual = made(name, "fr", "a4", &Manner::default(), book::pitch);
        let low = Manner { look: look("low-ink", Guides::Dotted), zoom: 1.0 };
        let low = made(name, "fr", "a4", &low, book::pitch);
        let share = inked(&low) / inked(&usual);
        assert!(share < 0.67, "{name}: {share:.2}");
    }
}

#[test]
fn no_line_has_no_width() {
    for name in style::names() {
        let zoom = if name == "large-print" { LARGE } else { 1.0 };
        let manner = Manner { look: style::built_in(name).unwrap(), zoom };
        for variant in ["standard", "orthogonal"] {
            for maker in [book::pitch as Maker, book::rule_sheet, book::host_cards] {
                let document = made(variant, "pt", "a4", &manner, maker);
                let printed = Printed::read(&pdf(&document));
                let strokes = (0..printed.pages()).flat_map(|page| printed.strokes(page));
                let least = strokes.map(|stroke| stroke.width).fold(f64::INFINITY, f64::min);
                assert!(least >= Length::mm(0.17).to_pt(), "{name} {variant}: a line of {least} pt");
            }
        }
    }
}

/// The sizes of all type, in points.
fn sizes(items: &[Node]) -> Vec<f64> {
    let size = |node: &Node| match node {
        Node::Group(group) => sizes(&group.items),
        Node::Text(run) => vec![run.size.to_pt()],
        Node::Path(_) => vec![],
    };
    items.iter().flat_map(size).collect()
}

/// Every sheet that large print is made of, with the smallest paper of the usual ones on which there is room for it.
const LARGE_SHEETS: [(&str, &str, Maker); 5] = [
    ("pitch", "a4", book::pitch),
    ("rules", "a4", book::rule_sheet),
    ("card", "a4", book::host_cards),
    ("kit", "a3", book::kit),
    ("notation", "a3", book::notation),
];

#[test]
fn large_print_is_large_everywhere_and_as_long_as_it_says() {
    let manner = Manner { look: style::built_in("large-print").unwrap(), zoom: LARGE };
    for tag in locale::available() {
        for name in ["standard", "orthogonal"] {
            for (sheet, paper, maker) in LARGE_SHEETS {
                let document = made(name, tag, paper, &manner, maker);
                let printed = Printed::read(&pdf(&document));
                for (at, page) in document.pages.iter().enumerate() {
                    let least = sizes(&page.items).into_iter().fold(f64::INFINITY, f64::min);
                    assert!(least > 15.99, "{name} {tag} {sheet}: {least} pt");
                    let ink = extent::of(&page.items).unwrap();
                    assert!(extent::within(ink, on(paper, false).paper.ink()), "{name} {tag} {sheet}: {ink:?}");
                    assert_eq!(bars_in(&printed.strokes(at)), (1, 1), "{name} {tag} {sheet} {at}");
                }
                // What is alike in all languages is looked at once.
                if name == "standard" || tag == "ru" {
                    leave(&document, "looks", &format!("{name}.{tag}.{sheet}-large"), Svg::Every);
                }
            }
        }
    }
}

/// The bars of a page in large print, whose rules are thicker by the same factor.
fn bars_in(strokes: &[Stroke]) -> (usize, usize) {
    let usual: Vec<Stroke> =
        strokes.iter().map(|stroke| Stroke { width: stroke.width / LARGE, ..stroke.clone() }).collect();
    bars(&usual)
}

#[test]
fn large_cards_stand_two_to_a_sheet() {
    let manner = Manner { look: style::built_in("large-print").unwrap(), zoom: LARGE };
    let (variant, locale, setter) = (built_in("standard"), Locale::bundled("sv").unwrap(), Typesetter::default());
    let mut desk = Desk::new(&variant, &locale, &setter).unwrap();
    let document = manner.make(&mut desk, on("a4", true), |desk, options| book::host_cards(desk, options)).unwrap();
    let titles = super::left::texts(&document.pages[0].items);
    let title = desk.say("sheet-card").unwrap();
    assert_eq!(titles.iter().filter(|text| text.trim() == title).count(), 2, "{titles:?}");
}

#[test]
fn every_look_is_left_for_the_readers() {
    let looks = [
        ("screen", look("screen", Guides::Dotted)),
        ("low", look("low-ink", Guides::Dotted)),
        ("solid", look("default", Guides::Solid)),
        ("points", look("default", Guides::Points)),
        ("diagonals", look("default", Guides::Diagonals)),
    ];
    for (name, tag) in [("standard", "fr"), ("orthogonal", "ru"), ("texas", "sv")] {
        for (word, look) in &looks {
            let manner = Manner { look: look.clone(), zoom: 1.0 };
            let maker: Maker = if *word == "screen" { book::kit } else { book::pitch };
            leave(&made(name, tag, "a4", &manner, maker), "looks", &format!("{name}.{tag}.{word}"), Svg::Every);
        }
        let kit = made(name, tag, "a4", &Manner::default(), book::kit);
        leave_live(&kit, "looks", &format!("{name}.{tag}.live"));
    }
}
