//! Hand-made scenes that hold everything a scene can hold, in five languages. Knows no sheet and no game.

use paperpitch::geom::{Length, Point, Rect, Size};
use paperpitch::scene::{
    Bookmark, Cap, Document, Group, Ink, Join, Lang, Node, Page, Path, Role, Scope, Segment, Stroke, Transform, Turn,
    Weight,
};
use paperpitch::text::Fonts;

/// Words with what is hard to copy out: no-break spaces, a soft hyphen, ligatures, accents, kerning, signs.
pub const WORDS: [(&str, &str, &str); 5] = [
    (
        "fr",
        "Règle du jeu",
        "«\u{a0}L’Œuvre officielle\u{a0}» finit\u{202f}: 10\u{a0}×\u{a0}14 cases\u{202f}; où\u{202f}?",
    ),
    ("pt", "Regras do jogo", "A bola não pára: três à direita, 1.ª e 2.º → “fim do fluxo”, AVATAR."),
    (
        "ru",
        "Правила игры",
        "Мяч отскакива\u{ad}ет от занятой точки\u{a0}— см. №\u{a0}3; „Ёлка“, съёмка, игрока\u{301}.",
    ),
    ("sv", "Spelregler", "Affischen finns på sidan 2 – ”studsar” man får man dra igen. Återvändsgränd."),
    ("en", "Rules of play", "The final offer: fix, flow, affluent. “WAVE To. Yo.” 8\u{a0}×\u{a0}12."),
];

/// A language tag.
pub fn lang(tag: &str) -> Lang {
    Lang(tag.into())
}

/// One line of text.
pub fn line(fonts: &Fonts, text: &str, tag: &str, weight: Weight, size: f64, at: Point) -> Node {
    let mut run = fonts.shape(text, weight, Length::pt(size), tag).expect("the typeface has every sign");
    run.origin = at;
    Node::Text(run)
}

/// A group with a role.
pub fn part(role: Role, items: Vec<Node>) -> Node {
    Node::Group(Group { role: Some(role), items, ..Group::default() })
}

/// A group that only moves what it holds.
pub fn moved(turn: Turn, x: f64, y: f64, items: Vec<Node>) -> Node {
    let transform = Transform { turn, shift: Point::mm(x, y) };
    Node::Group(Group { transform, items, ..Group::default() })
}

/// A pen.
pub fn pen(width: f64, cap: Cap, dashes: &[f64]) -> Stroke {
    let dashes = dashes.iter().map(|&length| Length::mm(length)).collect();
    Stroke { width: Length::mm(width), ink: Ink::Black, cap, join: Join::Miter, dashes }
}

/// A stroked line through points in millimetres.
pub fn stroke(stroke: Stroke, points: &[[f64; 2]]) -> Node {
    let mut segments: Vec<Segment> = points.iter().map(|&[x, y]| Segment::Line(Point::mm(x, y))).collect();
    segments[0] = Segment::Move(Point::mm(points[0][0], points[0][1]));
    Node::Path(Path { segments, stroke: Some(stroke), fill: None })
}

/// Dots as subpaths of no length in one path.
pub fn dots(width: f64, points: &[[f64; 2]]) -> Node {
    let dot = |&[x, y]: &[f64; 2]| [Segment::Move(Point::mm(x, y)), Segment::Line(Point::mm(x, y))];
    let segments = points.iter().flat_map(dot).collect();
    Node::Path(Path { segments, stroke: Some(pen(width, Cap::Round, &[])), fill: None })
}

/// A ring: white inside, black line.
pub fn ring(x: f64, y: f64, r: f64, width: f64) -> Node {
    let (k, at) = (0.552_284_75 * r, |dx: f64, dy: f64| Point::mm(x + dx, y + dy));
    let segments = vec![
        Segment::Move(at(r, 0.0)),
        Segment::Curve(at(r, k), at(k, r), at(0.0, r)),
        Segment::Curve(at(-k, r), at(-r, k), at(-r, 0.0)),
        Segment::Curve(at(-r, -k), at(-k, -r), at(0.0, -r)),
        Segment::Curve(at(k, -r), at(r, -k), at(r, 0.0)),
        Segment::Close,
    ];
    Node::Path(Path { segments, stroke: Some(pen(width, Cap::Butt, &[])), fill: Some(Ink::White) })
}

/// A page of A4 with these contents.
pub fn page(label: &str, items: Vec<Node>) -> Page {
    Page { size: Size::mm(210.0, 297.0), label: label.into(), bookmarks: vec![], items }
}

/// A document of these pages.
pub fn document(title: &str, tag: &str, pages: Vec<Page>) -> Document {
    Document { title: title.into(), lang: lang(tag), pages }
}

/// A bookmark at the top of its page.
pub fn bookmark(level: u8, title: &str) -> Bookmark {
    Bookmark { level, title: title.into(), top: Length::mm(15.0) }
}

/// Three pages: words in five languages, a list and a table; a drawing turned every way; a landscape card.
pub fn everything(fonts: &Fonts) -> Document {
    let mut words = page("1", vec![words(fonts), list(fonts), table(fonts), furniture(fonts, "1/3")]);
    words.bookmarks = vec![bookmark(1, "Règles & <signes>"), bookmark(2, "Правила игры")];
    let mut drawing = page("A-2", vec![drawing(fonts), furniture(fonts, "2/3")]);
    drawing.bookmarks = vec![bookmark(2, "Terrain")];
    let mut card = page("A-3", vec![card(fonts)]);
    card.size = Size::mm(148.0, 105.0);
    card.bookmarks = vec![bookmark(1, "Fiche de l’hôte")];
    document("Foot sur papier & <10 × 14> — футбол", "fr", vec![words, drawing, card])
}

fn words(fonts: &Fonts) -> Node {
    let mut items = vec![part(
        Role::Heading(1),
        vec![line(fonts, "Foot sur papier", "fr", Weight::Bold, 30.0, Point::mm(21.0, 30.0))],
    )];
    for (at, (tag, head, body)) in WORDS.into_iter().enumerate() {
        let y = 45.0 + 20.0 * f64::from(u8::try_from(at).expect("five"));
        let head = line(fonts, head, tag, Weight::Bold, 15.0, Point::mm(21.0, y));
        let strong = line(fonts, "Fig. ", tag, Weight::Bold, 12.0, Point::mm(21.0, y + 7.0));
        let body = line(fonts, body, tag, Weight::Regular, 12.0, Point::mm(32.0, y + 7.0));
        let section = Group {
            role: Some(Role::Section),
            lang: Some(lang(tag)),
            items: vec![
                part(Role::Heading(2), vec![head]),
                part(Role::Paragraph, vec![part(Role::Strong, vec![strong]), body]),
            ],
            ..Group::default()
        };
        items.push(Node::Group(section));
    }
    part(Role::Section, items)
}

fn list(fonts: &Fonts) -> Node {
    let item = |number: &str, text: &str, y: f64| {
        let label = line(fonts, number, "fr", Weight::Bold, 12.0, Point::mm(21.0, y));
        let body = line(fonts, text, "fr", Weight::Regular, 12.0, Point::mm(30.0, y));
        let body = part(Role::ListBody, vec![part(Role::Paragraph, vec![body])]);
        part(Role::ListItem, vec![part(Role::ListLabel, vec![label]), body])
    };
    part(
        Role::List,
        vec![item("1. ", "Le départ est le point central.", 155.0), item("2. ", "On rejoue après un rebond.", 162.0)],
    )
}

fn table(fonts: &Fonts) -> Node {
    let cell = |role: Role, text: &str, x: f64, y: f64| {
        let weight = if role == Role::Cell { Weight::Regular } else { Weight::Bold };
        part(role, vec![part(Role::Paragraph, vec![line(fonts, text, "fr", weight, 12.0, Point::mm(x, y))])])
    };
    let row = |texts: [&str; 3], y: f64, first: bool| {
        let head = if first { Role::HeaderCell(Scope::Column) } else { Role::HeaderCell(Scope::Row) };
        let rest = if first { Role::HeaderCell(Scope::Column) } else { Role::Cell };
        let [one, two, three] = texts;
        let cells = vec![cell(head, one, 21.0, y), cell(rest.clone(), two, 65.0, y), cell(rest, three, 133.0, y)];
        part(Role::Row, cells)
    };
    let rule = part(Role::Artifact, vec![stroke(pen(0.35, Cap::Butt, &[]), &[[21.0, 178.0], [197.0, 178.0]])]);
    let rows = vec![
        row(["Règle", "large", "standard"], 176.0, true),
        rule,
        row(["Cases", "10\u{a0}×\u{a0}14", "= pareil"], 184.0, false),
    ];
    let unsaid = part(
        Role::Row,
        vec![
            cell(Role::HeaderCell(Scope::Row), "But", 21.0, 192.0),
            part(Role::Cell, vec![]),
            part(Role::Cell, vec![]),
        ],
    );
    part(Role::Table, rows.into_iter().chain([unsaid]).collect())
}

fn furniture(fonts: &Fonts, id: &str) -> Node {
    // No role at all: this is decoration as well.
    moved(Turn::None, 0.0, 0.0, vec![line(fonts, id, "fr", Weight::Regular, 10.0, Point::mm(190.0, 280.2))])
}

/// The same flag turned four ways about one point, over dots and dashes, and a curve.
fn drawing(fonts: &Fonts) -> Node {
    let flag = || {
        let mast = stroke(pen(0.5, Cap::Butt, &[]), &[[0.0, 0.0], [40.0, 0.0], [40.0, -6.0], [30.0, -3.0]]);
        vec![mast, line(fonts, "vers le but → A", "fr", Weight::Regular, 12.0, Point::mm(3.0, -1.5))]
    };
    let turns = [Turn::None, Turn::Right, Turn::Half, Turn::Left];
    let mut items: Vec<Node> = turns.into_iter().map(|turn| moved(turn, 105.0, 100.0, flag())).collect();
    let row: Vec<[f64; 2]> = (0..60).map(|step| [45.0 + 2.0 * f64::from(step), 170.0]).collect();
    items.push(dots(0.4, &row));
    items.push(stroke(pen(0.4, Cap::Round, &[0.0, 2.0]), &[[45.0, 175.0], [163.0, 175.0]]));
    items.push(stroke(pen(1.0, Cap::Square, &[3.0, 2.0]), &[[45.0, 180.0], [163.0, 180.0]]));
    items.push(stroke(pen(1.3, Cap::Butt, &[]), &[[45.0, 190.0], [163.0, 190.0], [163.0, 210.0]]));
    items.push(ring(105.0, 100.0, 3.5, 0.55));
    let bounds = Rect::new(Point::mm(40.0, 50.0), Size::mm(130.0, 165.0));
    let figure = part(Role::Figure { alt: "Le terrain, tourné quatre fois.".into(), bounds }, items);
    let words = line(fonts, "Fig. 1\u{a0}\u{a0}Le terrain.", "fr", Weight::Regular, 10.0, Point::mm(45.0, 222.0));
    part(Role::Section, vec![part(Role::Heading(1), vec![head(fonts)]), figure, part(Role::Paragraph, vec![words])])
}

fn head(fonts: &Fonts) -> Node {
    line(fonts, "Terrain", "fr", Weight::Bold, 30.0, Point::mm(21.0, 30.0))
}

/// A card turned upside down, with an inline figure and words of another language inside a paragraph.
fn card(fonts: &Fonts) -> Node {
    let start = line(fonts, "Départ ", "fr", Weight::Regular, 12.0, Point::mm(0.0, 0.0));
    let sign = part(
        Role::Figure { alt: "anneau".into(), bounds: Rect::new(Point::mm(16.0, -4.0), Size::mm(6.0, 5.0)) },
        vec![ring(19.0, -1.5, 2.0, 0.4)],
    );
    let foreign = Node::Group(Group {
        lang: Some(lang("en")),
        items: vec![line(fonts, "paper soccer", "en", Weight::Regular, 12.0, Point::mm(25.0, 0.0))],
        ..Group::default()
    });
    let title = part(Role::Heading(1), vec![line(fonts, "Fiche", "fr", Weight::Bold, 15.0, Point::mm(0.0, -10.0))]);
    moved(Turn::Half, 130.0, 50.0, vec![title, part(Role::Paragraph, vec![start, sign, foreign])])
}

/// A page without any words.
pub fn bare() -> Document {
    document("Nothing written", "en", vec![page("1", vec![dots(0.4, &[[10.0, 10.0], [20.0, 10.0]])])])
}

/// A pitch of 8 × 12 as a sheet has it: each guide line a row of dots between clean points, a wall, letters.
pub fn pitch(fonts: &Fonts) -> Document {
    let (cell, left, top) = (18.5, 31.0, 37.5);
    let at = |x: i32, y: i32| [left + cell * f64::from(x), top + cell * f64::from(y)];
    let step = cell / 12.0;
    let mut segments = Vec::new();
    let mut guide = |[x, y]: [f64; 2], dx: f64, dy: f64| {
        // From the first dot to half a step beyond the last, so that rounding neither loses nor adds one.
        segments.push(Segment::Move(Point::mm(x + dx * step, y + dy * step)));
        segments.push(Segment::Line(Point::mm(x + dx * step * 11.5, y + dy * step * 11.5)));
    };
    for y in 0..=12 {
        (0..8).for_each(|x| guide(at(x, y), 1.0, 0.0));
        (0..=8).filter(|_| y < 12).for_each(|x| guide(at(x, y), 0.0, 1.0));
    }
    let guides = Node::Path(Path { segments, stroke: Some(pen(0.4, Cap::Round, &[0.0, step])), fill: None });
    let points: Vec<[f64; 2]> = (0..=12).flat_map(|y| (0..=8).map(move |x| at(x, y))).collect();
    let wall = stroke(pen(1.3, Cap::Square, &[]), &[at(3, 0), at(0, 0), at(0, 12), at(3, 12)]);
    let far_wall = stroke(pen(1.3, Cap::Square, &[]), &[at(5, 0), at(8, 0), at(8, 12), at(5, 12)]);
    let letter = |text, y| line(fonts, text, "fr", Weight::Bold, 30.0, Point::mm(70.0, y));
    let items = vec![guides, dots(1.0, &points), wall, far_wall, ring(105.0, 148.5, 3.5, 0.55)];
    let bounds = Rect::new(Point::mm(30.0, 18.0), Size::mm(150.0, 261.0));
    let figure = part(Role::Figure { alt: "Terrain de 8 × 12 cases.".into(), bounds }, items);
    let words = |text, x, y| line(fonts, text, "fr", Weight::Regular, 10.0, Point::mm(x, y));
    let scale = stroke(pen(0.25, Cap::Butt, &[]), &[[8.0, 230.2], [8.0, 280.2], [58.0, 280.2]]);
    let foot = part(
        Role::Artifact,
        vec![scale, words("50 millimètres", 20.0, 278.0), words("standard · 8\u{a0}×\u{a0}12", 165.0, 280.2)],
    );
    let sheet =
        page("1", vec![figure, letter("A", 30.0), moved(Turn::Half, 210.0, 50.0, vec![letter("B", 30.0)]), foot]);
    document("Foot sur papier", "fr", vec![sheet])
}
