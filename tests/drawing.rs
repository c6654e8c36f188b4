//! Drawn pitches and figures, held against the model of the pitch and the rules engine.

use std::collections::BTreeSet;

use paperpitch::geom::{Length, Point, Rect};
use paperpitch::locale::Locale;
use paperpitch::pitch::{Boundary, BySide, Directions, Geometry, GoalShape, GridPoint, Pitch};
use paperpitch::rules::{Blocked, Bounce, Crossing, RuleSet};
use paperpitch::scene::{Group, Node, Page, Path, Segment};
use paperpitch::sheet::book;
use paperpitch::sheet::desk::Desk;
use paperpitch::sheet::extent;
use paperpitch::sheet::field::{Field, FieldOptions, FieldStyle, Letters};
use paperpitch::sheet::figure::{Names, Quest, Views, whole};
use paperpitch::sheet::fit;
use paperpitch::sheet::furniture;
use paperpitch::sheet::paper::Paper;
use paperpitch::sheet::pitch_sheet::PitchSheet;
use paperpitch::style::Look;
use paperpitch::text::{Rich, Style, TextLine, Typesetter};
use paperpitch::variant::{BUILT_INS, built_in};

const SHAPES: [GoalShape; 2] = [GoalShape::Box, GoalShape::Link];
const BOUNDARIES: [Boundary; 2] = [Boundary::Wall, Boundary::Playable];
const DIRECTIONS: [Directions; 2] = [Directions::All, Directions::Orthogonal];
const BOUNCES: [Bounce; 4] =
    [Bounce::Chained, Bounce::Single, Bounce::None { end_on_touched: true }, Bounce::None { end_on_touched: false }];

fn pitch(width: i32, length: i32, goal: (GoalShape, i32), boundary: Boundary, directions: Directions) -> Pitch {
    Pitch::new(&Geometry::rectangle(width, length, goal.0, goal.1, directions, boundary)).unwrap()
}

/// Every combination of goal shape, boundary and directions.
fn combinations() -> impl Iterator<Item = (GoalShape, Boundary, Directions)> {
    SHAPES.into_iter().flat_map(|shape| {
        BOUNDARIES.into_iter().flat_map(move |boundary| DIRECTIONS.map(|directions| (shape, boundary, directions)))
    })
}

fn octagon(boundary: Boundary) -> Pitch {
    let plain = Geometry::rectangle(8, 12, GoalShape::Link, 2, Directions::All, boundary);
    let corners = [(2, 0), (6, 0), (8, 2), (8, 10), (6, 12), (2, 12), (0, 10), (0, 2)];
    let outline = corners.map(|(x, y)| GridPoint::new(x, y)).to_vec();
    let wall = [GridPoint::new(1, 4), GridPoint::new(3, 4)];
    Pitch::new(&Geometry { outline, walls: vec![wall.to_vec()], ..plain }).unwrap()
}

fn field(pitch: &Pitch, cell: f64) -> Field<'_> {
    Field::centred(pitch, FieldStyle::for_cell(Length::mm(cell)), Point::mm(105.0, 148.5))
}

/// All paths in groups of a class.
fn paths<'a>(items: &'a [Node], class: &str, within: bool) -> Vec<&'a Path> {
    let inner = |group: &'a Group| paths(&group.items, class, within || group.class == Some(class));
    items
        .iter()
        .flat_map(|node| match node {
            Node::Group(group) => inner(group),
            Node::Path(path) if within => vec![path],
            _ => Vec::new(),
        })
        .collect()
}

fn moves(path: &Path) -> usize {
    path.segments.iter().filter(|segment| matches!(segment, Segment::Move(_))).count()
}

/// Where the dots of dotted lines lie.
fn dots(paths: &[&Path]) -> Vec<Point> {
    let along = |path: &&Path| {
        let step: Length = path.stroke.as_ref().unwrap().dashes.iter().copied().sum();
        let lines = path.segments.chunks_exact(2).map(|pair| match pair {
            [Segment::Move(from), Segment::Line(to)] => (*from, *to),
            other => panic!("a dotted line is a line: {other:?}"),
        });
        let dots = lines.flat_map(move |(from, to)| {
            let length = from.distance(to);
            let places = std::iter::successors(Some(Length::ZERO), move |&at| Some(at + step));
            places.take_while(move |&at| at < length).map(move |at| from.towards(to, at / length))
        });
        dots.collect::<Vec<_>>()
    };
    paths.iter().flat_map(along).collect()
}

/// A place to the hundredth of a millimetre; places half-way between two do not lie on the edge of both.
#[allow(clippy::cast_possible_truncation)]
fn rough(place: Point) -> (i64, i64) {
    let rough = |length: Length| (length.to_mm() * 100.0 + 0.123).round() as i64;
    (rough(place.x), rough(place.y))
}

#[test]
fn every_straight_edge_has_its_dots() {
    for (shape, boundary, directions) in combinations() {
        let pitch = pitch(6, 8, (shape, 2), boundary, directions);
        for cell in [9.0, 11.0, 18.5, 25.5, 7.3] {
            let field = field(&pitch, cell);
            let items = field.items(&FieldOptions::default());
            let guides = paths(&items, "guides", false);
            // What lies on a point is hidden by it.
            let points: BTreeSet<_> = pitch.ids().map(|id| rough(field.spot(id))).collect();
            let found: Vec<_> = dots(&guides).into_iter().map(rough).filter(|dot| !points.contains(dot)).collect();
            let between: BTreeSet<_> = found.iter().copied().collect();
            assert_eq!(found.len(), between.len(), "no dot lies on another one");
            let step = field.style().guide_step(Length::mm(cell));
            let wanted = (Length::mm(cell) / step).round();
            let mut expected = BTreeSet::new();
            for (from, _, to) in pitch.edges().filter(|(_, direction, _)| !direction.is_diagonal()) {
                let mut share = 1.0;
                while share < wanted {
                    expected.insert(rough(field.spot(from).towards(field.spot(to), share / wanted)));
                    share += 1.0;
                }
            }
            let odd: Vec<_> = between.symmetric_difference(&expected).collect();
            assert!(odd.is_empty(), "{shape:?} {boundary:?} {directions:?} {cell}: {odd:?}");
        }
    }
}

#[test]
fn points_rings_and_discs_are_those_of_the_model() {
    for (shape, boundary, directions) in combinations() {
        let pitch = pitch(8, 10, (shape, 4), boundary, directions);
        let field = field(&pitch, 15.0);
        let items = field.items(&FieldOptions::default());
        let count = |class: &str| paths(&items, class, false).iter().map(|path| moves(path)).sum::<usize>();
        let mut found: Vec<_> = dots(&paths(&items, "points", false)).into_iter().map(rough).collect();
        let mut clean: Vec<_> = pitch.ids().filter(|&id| pitch.is_clean(id)).map(|id| rough(field.spot(id))).collect();
        found.sort_unstable();
        clean.sort_unstable();
        assert_eq!(found, clean);
        assert_eq!(count("goal-points-upper"), pitch.goals().a.points.len());
        assert_eq!(count("goal-points-lower"), pitch.goals().b.points.len());
        let touched = pitch.ids().filter(|&id| pitch.touched_at_start(id) && id != pitch.start()).count();
        let rings = match (boundary, shape) {
            (Boundary::Playable, _) => touched,
            (Boundary::Wall, GoalShape::Link) => 2,
            (Boundary::Wall, GoalShape::Box) => 0,
        };
        assert_eq!(count("touched"), rings * 2, "each ring is a black dot under a white one");
    }
}

#[test]
fn the_frame_is_one_closed_line_and_nothing_heavy_lies_on_an_edge() {
    let octagon = octagon(Boundary::Playable);
    let plain =
        [GoalShape::Box, GoalShape::Link].map(|shape| pitch(6, 8, (shape, 2), Boundary::Playable, DIRECTIONS[0]));
    for pitch in plain.iter().chain([&octagon]) {
        let field = field(pitch, 18.0);
        let items = field.items(&FieldOptions::default());
        let frame = paths(&items, "frame", false);
        assert_eq!(frame.iter().map(|path| moves(path)).sum::<usize>(), 1);
        assert_eq!(frame[0].segments.last(), Some(&Segment::Close));
        let style = field.style();
        for (from, _, to) in pitch.edges() {
            let middle = field.spot(from).towards(field.spot(to), 0.5);
            for [a, b] in frame_lines(frame[0]) {
                assert!(distance(middle, a, b) >= style.gap() - Length::mm(0.001));
            }
        }
    }
}

/// The straight lines of a closed path.
fn frame_lines(path: &Path) -> Vec<[Point; 2]> {
    let corners: Vec<Point> = (path.segments.iter())
        .filter_map(|segment| match segment {
            Segment::Move(at) | Segment::Line(at) => Some(*at),
            _ => None,
        })
        .collect();
    (0..corners.len()).map(|at| [corners[at], corners[(at + 1) % corners.len()]]).collect()
}

fn distance(at: Point, a: Point, b: Point) -> Length {
    let (dx, dy) = ((b.x - a.x).to_mm(), (b.y - a.y).to_mm());
    let (px, py) = ((at.x - a.x).to_mm(), (at.y - a.y).to_mm());
    let share = ((px * dx + py * dy) / (dx * dx + dy * dy)).clamp(0.0, 1.0);
    at.distance(a.towards(b, share))
}

#[test]
fn the_wall_covers_every_wall_segment_but_not_the_mouth_of_a_link() {
    for shape in SHAPES {
        let pitch = pitch(6, 8, (shape, 2), Boundary::Wall, Directions::All);
        let field = field(&pitch, 20.0);
        let items = field.items(&FieldOptions::default());
        let lines: Vec<[Point; 2]> = (paths(&items, "wall", false).iter())
            .flat_map(|path| path.segments.windows(2))
            .filter_map(|pair| match pair {
                [Segment::Move(a) | Segment::Line(a), Segment::Line(b)] => Some([*a, *b]),
                _ => None,
            })
            .collect();
        let covered = |at: Point| lines.iter().any(|&[a, b]| distance(at, a, b) < Length::mm(0.001));
        for &[from, to] in pitch.walls() {
            assert!(covered(field.place(from).towards(field.place(to), 0.5)), "{shape:?} {from:?} {to:?}");
        }
        assert!(!covered(field.place(GridPoint::new(3, 0))), "the middle of the goal line is open");
    }
}

fn line(setter: &Typesetter, text: &str) -> TextLine {
    setter.line(Rich::plain(text), Style::regular(10.0, 13.0), "en").unwrap()
}

fn letters(setter: &Typesetter) -> Letters {
    Letters::shape(setter, BySide { a: "A", b: "B" }, "en").unwrap()
}

/// The pitch sheet of a pitch.
fn sheet(setter: &Typesetter, pitch: &Pitch, paper: Paper, cell: Option<Length>) -> Result<Page, fit::TooLarge> {
    let bar = furniture::scale_millimetres(paper);
    let (width, length) = pitch.size();
    let look = Look::default();
    PitchSheet {
        pitch,
        look: &look,
        paper,
        cell,
        letters: &letters(setter),
        name: &line(setter, &format!("single-bounce · {width} × {length}")),
        scale: &line(setter, &format!("{bar} millimetres")),
        alt: "A pitch",
        label: "1".to_owned(),
        bookmarks: Vec::new(),
    }
    .page()
}

#[test]
fn ink_keeps_to_the_printable_part_of_every_paper() {
    let setter = Typesetter::default();
    let sizes = [(2, 2), (2, 100), (100, 2), (100, 100), (8, 12), (16, 20), (6, 8), (30, 40), (50, 100), (60, 20)];
    for (width, length) in sizes {
        for goal in [2, (width / 2).clamp(1, 20) * 2] {
            for (shape, boundary, _) in combinations().filter(|(.., directions)| *directions == Directions::All) {
                let pitch = pitch(width, length, (shape, goal.min(width)), boundary, Directions::All);
                for name in Paper::names() {
                    for paper in [Paper::parse(name).unwrap(), Paper::parse(name).unwrap().turned()] {
                        let page = sheet(&setter, &pitch, paper, None).unwrap();
                        let bounds = extent::of(&page.items).unwrap();
                        let what = format!("{width} × {length}, {shape:?} {goal}, {boundary:?} on {name}");
                        assert!(extent::within(bounds, paper.ink()), "{what}: {bounds:?} in {:?}", paper.ink());
                    }
                }
            }
        }
    }
}

#[test]
fn letters_and_pitch_keep_clear_of_the_scale() {
    let setter = Typesetter::default();
    for (width, length) in [(8, 12), (10, 14), (16, 20), (6, 8), (8, 10), (2, 2), (4, 30), (30, 4), (50, 100)] {
        for (shape, boundary, _) in combinations().filter(|(.., directions)| *directions == Directions::All) {
            let pitch = pitch(width, length, (shape, 2), boundary, Directions::All);
            let page = sheet(&setter, &pitch, Paper::A4, None).unwrap();
            let scale = boxes(&page.items, &["scale"]);
            let foot = boxes(&page.items, &["foot"]);
            assert!(scale.len() == 1 && foot.len() == 1);
            let corner = furniture::scale_corner(Paper::A4.ink());
            let labels = boxes(&page.items, &["label-a", "label-a-inverted", "label-b", "label-b-inverted"]);
            assert!(labels.len() >= 2, "{width} × {length} has no letters");
            for label in labels {
                let beside = label.left() > corner.x + Length::mm(5.6) || label.bottom() < scale[0].top();
                let above = label.bottom() < corner.y - Length::mm(4.0) || label.left() > scale[0].right();
                assert!(beside && above, "{width} × {length} {shape:?} {boundary:?}: {label:?}");
                assert!(!extent::overlap(label, foot[0]));
            }
        }
    }
}

/// The boxes of the groups of some classes.
fn boxes(items: &[Node], classes: &[&str]) -> Vec<Rect> {
    let mut found = Vec::new();
    for node in items {
        if let Node::Group(group) = node {
            match group.class {
                Some(class) if classes.contains(&class) => found.extend(extent::of(std::slice::from_ref(node))),
                _ => found.extend(boxes(&group.items, classes)),
            }
        }
    }
    found
}

#[test]
fn cells_are_as_large_as_the_style_says() {
    let cell = |pitch: &Pitch| fit::cell_for(pitch, Paper::A4).to_mm();
    let wall = |width, length, goal| pitch(width, length, (GoalShape::Box, goal), Boundary::Wall, Directions::All);
    let link = pitch(6, 8, (GoalShape::Link, 2), Boundary::Playable, Directions::Orthogonal);
    assert!((cell(&wall(8, 12, 2)) - 18.5).abs() < 1e-9);
    assert!((cell(&wall(10, 14, 2)) - 16.0).abs() < 1e-9);
    assert!((cell(&wall(8, 10, 2)) - 21.5).abs() < 1e-9);
    assert!((cell(&link) - 25.5).abs() < 1e-9);
    assert!((fit::cell_for(&link, Paper::LETTER).to_mm() - 25.5).abs() < 1e-9);
}

#[test]
fn cells_that_were_asked_for_are_exact_or_refused_with_both_numbers() {
    let setter = Typesetter::default();
    let pitch = pitch(8, 12, (GoalShape::Box, 2), Boundary::Wall, Directions::All);
    let place = fit::place(&pitch, Paper::A4, Some(Length::mm(9.3))).unwrap();
    assert_eq!(place.cell, Length::mm(9.3));
    let error = sheet(&setter, &pitch, Paper::A4, Some(Length::mm(19.5))).unwrap_err();
    let message = error.to_string();
    assert!(message.contains("274.3") && message.contains("266.7"), "{message}");
    for nonsense in [0.0, -4.0, f64::NAN, f64::INFINITY] {
        assert!(sheet(&setter, &pitch, Paper::A4, Some(Length::mm(nonsense))).is_err());
    }
}

/// The figures of a variant by name; each must be there or be excused.
fn figures(pitch: &Pitch, rules: RuleSet, setter: &Typesetter) -> Vec<(&'static str, Option<Vec<Node>>)> {
    let numbers: Vec<TextLine> = (1..=9).map(|number| line(setter, &number.to_string())).collect();
    let views = Views { quest: Quest { pitch, rules }, width: Length::mm(56.0), numbers: &numbers };
    let word = |text| line(setter, text);
    let names = Names {
        goal: word("goal"),
        boundary: word("wall"),
        start: word("start"),
        cell: word("cell"),
        point: word("point"),
        post: word("post"),
    };
    vec![
        ("field", Some(whole(pitch, &letters(setter), &names, Length::mm(56.0)))),
        ("moves", views.moves()),
        ("bounce", views.bounce()),
        ("dead-end", views.dead_end()),
        ("goals", views.goals()),
        ("entries", views.entries()),
        ("boundary", views.boundary()),
    ]
}

#[test]
fn every_built_in_has_every_figure_no_wider_than_its_column() {
    let setter = Typesetter::default();
    for name in BUILT_INS {
        let variant = built_in(name).unwrap();
        for (figure, items) in figures(&variant.pitch, variant.rules, &setter) {
            let bounds = items.as_deref().and_then(extent::of);
            let bounds = bounds.unwrap_or_else(|| panic!("{name} has no figure `{figure}`"));
            assert!(bounds.size.width <= Length::mm(56.5), "{name} {figure}: {bounds:?}");
            assert!(bounds.size.height <= Length::mm(71.0), "{name} {figure}: {bounds:?}");
        }
    }
}

#[test]
fn every_combination_of_rules_has_its_figures() {
    let setter = Typesetter::default();
    for (shape, boundary, directions) in combinations() {
        for (width, length) in [(6, 8), (8, 10), (2, 2), (40, 60)] {
            let pitch = pitch(width, length, (shape, 2), boundary, directions);
            for bounce in BOUNCES {
                let rules = RuleSet {
                    bounce,
                    blocked: Blocked::ToMoveLoses,
                    crossing: Crossing::Forbidden,
                    first: paperpitch::pitch::Side::B,
                };
                let clean_only = bounce == Bounce::None { end_on_touched: false };
                let fixed = matches!(bounce, Bounce::None { .. }) && directions == Directions::Orthogonal;
                for (figure, items) in figures(&pitch, rules, &setter) {
                    // With one straight line a turn only one side can ever reach a goal; the middle of a goal line is
                    // touched. A pitch of 2 × 2 is too small for most turns.
                    let impossible = figure == "goals" && (fixed || clean_only && shape == GoalShape::Link);
                    let excused = impossible || width == 2;
                    assert!(
                        items.is_some() || excused,
                        "{width} × {length} {shape:?} {boundary:?} {directions:?} {bounce:?}: no {figure}"
                    );
                    if let Some(bounds) = items.as_deref().and_then(extent::of) {
                        assert!(bounds.size.width <= Length::mm(56.5), "{figure}: {bounds:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn annotated_pitches_of_every_built_in_and_language_are_sound() {
    let setter = Typesetter::default();
    for tag in paperpitch::locale::available() {
        let locale = Locale::bundled(tag).unwrap();
        for name in BUILT_INS {
            let variant = built_in(name).unwrap();
            let desk = Desk::new(&variant, &locale, &setter).unwrap();
            for paper in [Paper::A4, Paper::LETTER] {
                let document = book::annotated_pitch(&desk, book::Options { paper, cell: None }).unwrap();
                let page = &document.pages[0];
                let bounds = extent::of(&page.items).unwrap();
                assert!(extent::within(bounds, paper.ink()), "{name} {tag}: {bounds:?}");
                let leaders = paths(&page.items, "leaders", false);
                assert!(leaders.len() >= 8, "{name} {tag}: each of four leaders has bare paper beside it");
                let rows = guide_heights(&page.items);
                for path in leaders {
                    let Some(Segment::Move(start)) = path.segments.first() else { panic!("a leader starts somewhere") };
                    assert!(
                        rows.iter().all(|&row| (row - start.y).abs() > Length::mm(0.8)),
                        "{name} {tag}: a leader at {:?} runs along a row",
                        start.y
                    );
                }
            }
        }
    }
}

/// The heights of the horizontal guide lines.
fn guide_heights(items: &[Node]) -> Vec<Length> {
    let lines = paths(items, "guides", false).into_iter().flat_map(|path| path.segments.chunks_exact(2));
    let level = lines.filter_map(|pair| match pair {
        [Segment::Move(from), Segment::Line(to)] if from.y == to.y => Some(from.y),
        _ => None,
    });
    level.collect()
}
