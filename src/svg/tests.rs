//! Tests of the SVG writer on small pages.

use std::sync::Arc;

use super::*;
use crate::geom::{Length, Point, Rect, Size};
use crate::scene::{Role, Segment};
use crate::seal;

fn lang() -> Lang {
    Lang(Arc::from("fr"))
}

fn page(items: Vec<Node>) -> Page {
    Page { size: Size::new(Length::mm(105.0), Length::mm(148.5)), label: "1".to_owned(), bookmarks: Vec::new(), items }
}

fn wall() -> Node {
    let stroke = Stroke {
        width: Length::mm(1.3),
        ink: Ink::Black,
        cap: Cap::Round,
        join: Join::Round,
        dashes: vec![Length::ZERO, Length::mm(1.5)],
    };
    let segments = vec![Segment::Move(Point::mm(1.0, 2.0)), Segment::Line(Point::mm(9.0, 2.0))];
    Node::Path(Path { segments, stroke: Some(stroke), fill: None })
}

#[test]
fn a_small_page_is_written_byte_for_byte() {
    let fonts = Fonts::bundled();
    let mut run = fonts.shape("I I", Weight::Bold, Length::pt(12.0), "fr").unwrap();
    run.origin = Point::mm(10.0, 20.0);
    let figure = Group {
        role: Some(Role::Figure { alt: "Un mur & « deux » lettres".to_owned(), bounds: Rect::default() }),
        class: Some("pitch"),
        transform: Transform { turn: Turn::Half, shift: Point::mm(50.0, 60.5) },
        items: vec![wall(), Node::Text(run)],
        ..Group::default()
    };
    let written = write(&page(vec![Node::Group(figure)]), "Essai <1>", &lang(), &fonts);
    let expected = r##"<svg height="148.5mm" stroke-miterlimit="10" version="1.1" viewBox="0 0 105 148.5" width="105mm" xml:lang="fr" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
<!-- paperpitch:0000000000000000000000000000000000000000000000000000000000000000 -->
<title>Essai &lt;1&gt;</title>
<defs>
<path d="m382 0h-332v-121h90v-456h-90v-121h332v121h-90v456h90v121z" id="b38"/>
</defs>
<g class="pitch" role="img" transform="translate(50 60.5) rotate(180)">
<title>Un mur &amp; « deux » lettres</title>
<path d="M1 2H9" fill="none" stroke="#000" stroke-dasharray="0 1.5" stroke-linecap="round" stroke-linejoin="round" stroke-width="1.3"/>
<g aria-label="I I" class="text" role="img" transform="translate(10 20) scale(0.0042333)">
<use xlink:href="#b38"/>
<use x="668" xlink:href="#b38"/>
</g>
</g>
</svg>
"##;
    assert_eq!(written, expected);
}

#[test]
fn words_cannot_break_the_file() {
    let alt = "]]> -- \u{1} <b a='\"'> &amp; \u{FFFF}".to_owned();
    let figure = Group { role: Some(Role::Figure { alt, bounds: Rect::default() }), ..Group::default() };
    let fonts = Fonts::bundled();
    let label = fonts.shape("\"<&>' a", Weight::Regular, Length::pt(10.0), "fr").unwrap();
    let items = vec![Node::Group(figure), Node::Text(label)];
    let written = write(&page(items), "--> <title> \u{8}", &lang(), &fonts);
    let document = roxmltree::Document::parse(&written).unwrap();
    let titles = document.descendants().filter(|node| node.has_tag_name("title")).filter_map(|node| node.text());
    assert_eq!(titles.collect::<Vec<_>>(), ["--> <title> ", "]]> --  <b a='\"'> &amp; "]);
    let labels: Vec<_> = document.descendants().filter_map(|node| node.attribute("aria-label")).collect();
    assert_eq!(labels, ["\"<&>' a"]);
}

#[test]
fn every_glyph_used_is_defined_once() {
    let fonts = Fonts::bundled();
    let run = |weight| Node::Text(fonts.shape("point de but", weight, Length::pt(10.0), "fr").unwrap());
    let written = write(&page(vec![run(Weight::Regular), run(Weight::Bold)]), "", &lang(), &fonts);
    let document = roxmltree::Document::parse(&written).unwrap();
    let mut defined: Vec<_> = document.descendants().filter_map(|node| node.attribute("id")).collect();
    let reference =
        |node: roxmltree::Node<'_, '_>| node.attribute(("http://www.w3.org/1999/xlink", "href")).map(str::to_owned);
    let used: std::collections::BTreeSet<String> = document.descendants().filter_map(reference).collect();
    defined.sort_unstable();
    assert_eq!(defined.len(), 18);
    assert_eq!(used.iter().map(|name| name.trim_start_matches('#')).collect::<Vec<_>>(), defined);
}

#[test]
fn the_seal_stands_once_and_no_word_is_taken_for_it() {
    let title = format!("paperpitch:{}", "0".repeat(64));
    let mut written = write(&page(vec![wall()]), &title, &lang(), &Fonts::bundled()).into_bytes();
    assert!(!seal::is_ours(&written));
    seal::seal(&mut written);
    assert!(seal::is_ours(&written));
    assert!(String::from_utf8(written).unwrap().contains(&title));
}

#[test]
fn groups_say_what_they_are() {
    let group = |role, class| Group { role, class, ..Group::default() };
    let items = [
        group(Some(Role::Heading(2)), None),
        group(Some(Role::Artifact), Some("scale")),
        Group { lang: Some(Lang(Arc::from("pt-BR"))), ..group(Some(Role::Paragraph), None) },
        Group { transform: Transform { turn: Turn::Left, shift: Point::default() }, ..group(None, None) },
    ];
    let written = write(&page(items.map(Node::Group).into()), "", &lang(), &Fonts::bundled());
    let groups: Vec<&str> = written.lines().filter(|line| line.starts_with("<g")).collect();
    assert_eq!(
        groups,
        [
            "<g aria-level=\"2\" class=\"heading\" role=\"heading\"/>",
            "<g aria-hidden=\"true\" class=\"scale\"/>",
            "<g class=\"paragraph\" role=\"paragraph\" xml:lang=\"pt-BR\"/>",
            "<g transform=\"rotate(-90)\"/>",
        ]
    );
}
