//! What a screen reader finds: the structure tree, its languages and attributes, and what is left out as decoration.

use lopdf::{Dictionary, Object};
use paperpitch::geom::Point;
use paperpitch::scene::{Group, Node, Role, Weight};
use paperpitch::text::Fonts;

use crate::reader::{Read, read};
use crate::scenes::{document, everything, lang, line, page, part};
use crate::write;

fn word(text: &str) -> Node {
    line(&Fonts::bundled(), text, "en", Weight::Regular, 12.0, Point::mm(20.0, 20.0))
}

/// The structure of one page with these contents, without the outermost `Document(…)`.
fn structure(items: Vec<Node>) -> String {
    let found = read(&write(&document("Words", "en", vec![page("1", items)]))).outline_of_structure();
    found.strip_prefix("Document").map(|rest| rest.trim_matches(['(', ')']).to_owned()).expect("a document")
}

/// All elements of a type, anywhere in the file.
fn elements<'a>(read: &'a Read, kind: &str) -> Vec<&'a Dictionary> {
    let dictionaries = read.file.objects.values().filter_map(|object| object.as_dict().ok());
    let is_kind =
        |found: &&Dictionary| found.get(b"S").and_then(Object::as_name).is_ok_and(|name| name == kind.as_bytes());
    dictionaries.filter(is_kind).filter(|found| found.has(b"K")).collect()
}

#[test]
fn roles_become_elements_in_reading_order() {
    let found = read(&write(&everything(&Fonts::bundled()))).outline_of_structure();
    for expected in [
        r#"Document(Sect(H1("Foot sur papier") Sect(H2("Règle du jeu") P(Span("Fig. ") "#,
        r#"L(LI(Lbl("1. ") LBody(P("Le départ est le point central."))) LI(Lbl("2. ") LBody("#,
        r#"Table(TR(TH(P("Règle")) TH(P("large")) TH(P("standard"))) TR(TH(P("Cases")) TD(P("#,
        r#"Sect(H1("Terrain") Figure("vers le but → A" "#,
        r#"P("Départ " Figure Span@en("paper soccer"))"#,
    ] {
        assert!(found.contains(expected), "{expected} in {found}");
    }
    assert!(!found.contains("1/3"), "what has no role is decoration");
}

#[test]
fn languages_stand_where_they_change() {
    let found = read(&write(&everything(&Fonts::bundled()))).outline_of_structure();
    assert!(found.contains("Sect(H2(\"Règle"), "the document's own language is not said again");
    for tag in ["pt", "ru", "sv", "en"] {
        assert_eq!(found.matches(&format!("Sect@{tag}(H2(")).count(), 1, "{tag}");
    }
    let plain = |tag: &str, items| Node::Group(Group { lang: Some(lang(tag)), items, ..Group::default() });
    let mixed = vec![word("a"), plain("fr", vec![word("b"), word("c")]), plain("sv", vec![word("d")]), word("e")];
    assert_eq!(structure(vec![part(Role::Paragraph, mixed)]), r#"P("a" Span@fr("b" "c") Span@sv("d") "e""#);
    let through = plain("fr", vec![part(Role::Heading(1), vec![word("b")])]);
    assert_eq!(structure(vec![through]), r#"H1@fr("b""#);
}

#[test]
fn decoration_stays_decoration_whatever_it_holds() {
    let hidden = part(Role::Artifact, vec![part(Role::Paragraph, vec![word("hidden")]), word("too")]);
    let shown = part(Role::Paragraph, vec![word("before"), hidden, word("after")]);
    assert_eq!(structure(vec![word("none"), shown]), r#"P("before" "after""#);
}

#[test]
fn heading_levels_beyond_the_format_are_the_deepest_it_has() {
    let heads = [0, 1, 6, 9].map(|level| part(Role::Heading(level), vec![word("x")]));
    assert_eq!(structure(heads.to_vec()), r#"H1("x") H1("x") H6("x") H6("x""#);
}

#[test]
fn captions_and_figures_nest() {
    let bounds = paperpitch::geom::Rect::default();
    let figure = Role::Figure { alt: "a ring".into(), bounds };
    let inner = vec![word("label"), part(Role::Caption, vec![word("A ring.")])];
    let cell = part(Role::Cell, vec![part(figure, inner)]);
    let found = structure(vec![part(Role::Table, vec![part(Role::Row, vec![cell])])]);
    assert_eq!(found, r#"Table(TR(TD(Figure("label" Caption("A ring."#.to_owned() + "\"");
}

#[test]
fn figures_have_words_and_a_box_that_is_turned_with_them() {
    let read = read(&write(&everything(&Fonts::bundled())));
    let figures = elements(&read, "Figure");
    let found: Vec<_> =
        figures.iter().map(|figure| (read.text_of(figure, "Alt").expect("words"), bounds(&read, figure))).collect();
    let mm = |sides: [f32; 4]| sides.map(|side| side * 72.0 / 25.4);
    let expected = [
        ("Le terrain, tourné quatre fois.", mm([40.0, 297.0 - 215.0, 170.0, 297.0 - 50.0]), "Block"),
        // (16, −4) to (22, 1), turned by a half about (130, 50) on a page 105 high.
        ("anneau", mm([130.0 - 22.0, 105.0 - 54.0, 130.0 - 16.0, 105.0 - 49.0]), "Inline"),
    ];
    assert_eq!(found.len(), expected.len());
    for ((alt, (sides, placement)), (words, bounds, placed)) in found.into_iter().zip(expected) {
        assert_eq!((alt.as_str(), placement.as_str()), (words, placed));
        assert!(sides.iter().zip(bounds).all(|(one, other)| (one - other).abs() < 0.01), "{sides:?} {bounds:?}");
    }
}

fn bounds(read: &Read, figure: &Dictionary) -> (Vec<f32>, String) {
    let attributes = read.dict(figure, "A");
    let sides = attributes.get(b"BBox").expect("a box").as_array().expect("sides");
    let placement = attributes.get(b"Placement").expect("a placement").as_name().expect("a name");
    let sides = sides.iter().map(|side| side.as_float().expect("a number")).collect();
    (sides, String::from_utf8_lossy(placement).into_owned())
}

#[test]
fn head_cells_say_what_they_head_and_lists_how_they_count() {
    let read = read(&write(&everything(&Fonts::bundled())));
    let name = |element: &Dictionary, key: &str| {
        let name = read.dict(element, "A").get(key.as_bytes()).expect("a value").as_name().expect("a name");
        String::from_utf8_lossy(name).into_owned()
    };
    let scopes: Vec<_> = elements(&read, "TH").into_iter().map(|head| name(head, "Scope")).collect();
    assert_eq!(scopes, ["Column", "Column", "Column", "Row", "Row"]);
    let lists: Vec<_> = elements(&read, "L").into_iter().map(|list| name(list, "ListNumbering")).collect();
    assert_eq!(lists, ["Decimal"]);
}

#[test]
fn content_leads_back_to_its_element() {
    let read = read(&write(&everything(&Fonts::bundled())));
    let root = read.dict(read.file.catalog().expect("a catalog"), "StructTreeRoot");
    let numbers = read.dict(root, "ParentTree").get(b"Nums").expect("numbers").as_array().expect("a list");
    let pages = (0_i64..).zip(numbers.chunks_exact(2)).zip(0..read.pages.len());
    for ((number, pair), at) in pages {
        assert_eq!(*read.page(at).get(b"StructParents").expect("a number"), Object::Integer(number));
        assert_eq!(pair[0], Object::Integer(number));
        for (number, element) in (0_i64..).zip(pair[1].as_array().expect("elements")) {
            let element = read.resolve(element).as_dict().expect("an element");
            let kids = element.get(b"K").expect("kids").as_array().expect("a list");
            assert!(kids.contains(&Object::Integer(number)), "page {at}, content {number}");
            assert_eq!(element.get(b"Pg").expect("a page").as_reference().expect("a page"), read.pages[at]);
        }
    }
}
