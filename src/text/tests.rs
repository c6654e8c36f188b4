//! Tests of the room as a whole: the paragraphs of the style's sample pages, and what holds for every text.

use proptest::prelude::*;

use super::*;
use crate::geom::{Length, Point};
use crate::scene::{Node, Role, Weight};

/// Paragraphs as the sample pages set them (columns 1–4, 116 mm, 12/16).
const SAMPLES: &[&[&str]] = &[
    &[
        "Deux joueurs, un seul ballon. À tour de rôle, chacun prolonge",
        "le chemin du ballon, trait après trait. Le joueur A attaque",
        "le but du haut, le joueur B celui du bas. Amenez le ballon",
        "dans le but que vous attaquez\u{A0}: vous avez gagné.",
    ],
    &[
        "Un terrain imprimé et un crayon par joueur. Appuyez",
        "bien\u{A0}: un trait tracé reste tracé, et tous doivent voir",
        "le chemin du ballon.",
    ],
    &[
        "Le terrain compte 8\u{A0}cases sur 12, soit 9\u{A0}points sur 13.",
        "Le ballon est toujours sur un point. Ce qui est en pointillé \u{E004}",
        "est libre\u{A0}: on peut y tracer. Ce qui est en trait plein \u{E005} est un",
        "mur\u{A0}: il compte comme déjà tracé. Au milieu de chaque petit",
        "côté, le mur s’ouvre sur un but large de 2\u{A0}cases. Le ballon",
        "part du point central \u{E000}, à 6\u{A0}pas de chaque ligne de but",
        "et à 4\u{A0}pas de chaque mur latéral.",
    ],
    &[
        "À votre tour, tracez un trait du ballon à l’un des 8\u{A0}points",
        "voisins, tout droit ou en diagonale. Les diagonales ne sont",
        "pas imprimées, mais elles sont permises, et deux d’entre",
        "elles peuvent se croiser. Un même trait ne se trace qu’une",
        "fois, dans un sens comme dans l’autre. On ne trace ni le long",
        "d’un mur, ni à travers.",
    ],
    &[
        "Avant de tracer, regardez le point d’arrivée. S’il est __vierge__,",
        "votre tour s’arrête là. S’il est déjà __touché__ par un trait",
        "ou par un mur, le ballon rebondit\u{A0}: vous devez tracer",
        "un trait de plus. Chaque trait peut rebondir à son tour\u{202F};",
        "vous jouez jusqu’au premier point vierge. Le point central",
        "est touché dès le début.",
    ],
    &[
        "Si plus aucun trait ne peut partir du ballon, c’est",
        "une impasse\u{A0}: le joueur qui doit jouer a perdu. Et comme",
        "un rebond oblige à rejouer, c’est toujours celui qui y a mené",
        "le ballon. Chaque coin du terrain est une impasse.",
    ],
    &[
        "Un point de but \u{E001} termine la partie aussitôt, sans rebond.",
        "Le camp qui attaque ce but a gagné, peu importe qui a tracé",
        "le dernier trait\u{A0}: marquer contre son camp, c’est perdre.",
        "Arriver sur la ligne de but ne suffit pas\u{202F}; il faut aller derrière.",
        "La partie n’est nulle que d’un commun accord.",
    ],
    &[
        "Jusqu’à 8\u{A0}invités jouent par paires, un terrain par paire,",
        "ou en deux équipes égales autour d’un seul terrain.",
        "En équipe, un partenaire annonce la direction, l’autre trace.",
        "Choisissez librement qui commence\u{202F}; à la partie suivante,",
        "ce sera l’autre camp.",
    ],
    &[
        "Faites le tour du terrain du doigt, sans crayon. Là où le bord",
        "est plein, on ne peut ni le longer ni le traverser, seulement",
        "y rebondir. Entre les deux poteaux, la ligne de but est en",
        "pointillé\u{A0}: on peut la longer et la passer. Depuis un poteau,",
        "on n’entre dans le but qu’en diagonale.",
    ],
    &["En Pologne, écoliers et étudiants l’appellent piłkarzyki.", "La taille du terrain n’a jamais été fixée."],
];

/// The lines of a block with markup left off.
fn lines_of(message: &str, measure: f64) -> Vec<String> {
    let rich = Rich::parse(message).unwrap();
    let block = Typesetter::default().lay_out(&rich, Style::regular(12.0, 16.0), Length::mm(measure), "fr").unwrap();
    block.lines.into_iter().map(|line| line.text).collect()
}

#[test]
fn the_sample_pages_come_out_as_drawn() {
    for sample in SAMPLES {
        let mut expected: Vec<String> =
            sample.iter().map(|line| Rich::parse(&format!("{line} ")).unwrap().words()).collect();
        expected.last_mut().unwrap().pop();
        assert_eq!(lines_of(&sample.join(" "), 116.0), expected);
    }
}

/// A typesetter for all cases of a property, so that it is made once.
fn set(rich: &Rich, measure: f64, lang: &str) -> TextBlock {
    static SETTER: std::sync::LazyLock<Typesetter> = std::sync::LazyLock::new(Typesetter::default);
    SETTER.lay_out(rich, Style::regular(12.0, 16.0), Length::mm(measure), lang).unwrap()
}

#[test]
fn a_line_cut_from_a_paragraph_is_shaped_as_if_alone() {
    let fonts = Fonts::bundled();
    for sample in SAMPLES {
        for measure in [40.0, 72.0, 116.0, 176.0] {
            let block = set(&Rich::parse(&sample.join(" ")).unwrap(), measure, "fr");
            for run in block.lines.iter().flat_map(|line| &line.runs) {
                let alone = fonts.shape(&run.text, run.weight, run.size, "fr").unwrap();
                assert_eq!(run.glyphs, alone.glyphs, "{}", run.text);
            }
        }
    }
}

#[test]
fn the_signs_stand_where_the_text_leaves_them_room() {
    let block = set(&Rich::plain("a \u{E000}, b"), 116.0, "fr");
    let line = &block.lines[0];
    assert_eq!(line.text, "a , b");
    let [before, after] = &line.runs[..] else { panic!("two runs") };
    let sign = line.signs[0];
    assert_eq!(sign.sign, Sign::Start);
    assert!((before.width() - sign.x).abs() < Length::mm(1e-9));
    assert!((after.origin.x - sign.x - Length::pt(12.0 * 0.85)).abs() < Length::mm(1e-9));
    let placed = block.placed_signs(Point::mm(10.0, 20.0), Align::Left)[0];
    assert!((placed.centre.y - Length::mm(20.0) + Length::pt(12.0 * 0.349)).abs() < Length::mm(1e-9));
    assert!((placed.centre.x - Length::mm(10.0) - sign.x - Length::pt(12.0 * 0.425)).abs() < Length::mm(1e-9));
}

#[test]
fn emphasised_runs_become_groups_that_say_so() {
    let nodes = set(&Rich::parse("un __point__.").unwrap(), 116.0, "fr").nodes(Point::mm(5.0, 7.0), Align::Left);
    let [Node::Text(first), Node::Group(strong), Node::Text(last)] = &nodes[..] else { panic!("{nodes:?}") };
    assert_eq!((first.text.as_str(), last.text.as_str()), ("un ", "."));
    assert_eq!(first.origin, Point::mm(5.0, 7.0));
    assert_eq!(strong.role, Some(Role::Strong));
    let [Node::Text(run)] = &strong.items[..] else { panic!("one run") };
    assert_eq!((run.text.as_str(), run.weight), ("point", Weight::Bold));
}

#[test]
fn lines_can_hang_from_their_middle_and_their_end() {
    let setter = Typesetter::default();
    let line = setter.line("8\u{A0}×\u{A0}12", Style::regular(10.0, 13.0), "fr").unwrap();
    let start = |align| match &line.nodes(Point::mm(100.0, 0.0), align)[0] {
        Node::Text(run) => run.origin.x,
        _ => panic!("a run"),
    };
    assert_eq!(start(Align::Left), Length::mm(100.0));
    assert_eq!(start(Align::Centre), Length::mm(100.0) - line.width / 2.0);
    assert_eq!(start(Align::Right), Length::mm(100.0) - line.width);
    assert_eq!(setter.line("", Style::regular(10.0, 13.0), "fr").unwrap().text, "");
}

#[test]
fn a_word_wider_than_the_box_is_cut_as_its_language_does() {
    let block = set(&Rich::plain("Вот достопримечательность здесь"), 30.0, "ru");
    let text: Vec<&str> = block.lines.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(text, ["Вот достопри\u{AD}", "мечательность ", "здесь"]);
    let cut = block.lines[0].runs.last().unwrap();
    assert_eq!(&cut.text[cut.glyphs.last().unwrap().text.clone()], "\u{AD}");
}

#[test]
fn a_soft_hyphen_of_the_text_shows_only_where_a_line_ends() {
    let rich = Rich::plain("Donau\u{AD}dampfschiff");
    let [whole, cut] = [100.0, 25.0].map(|measure| set(&rich, measure, "xx"));
    assert_eq!(whole.lines.len(), 1);
    assert_eq!(whole.lines[0].text, "Donau\u{AD}dampfschiff");
    let plain = set(&Rich::plain("Donaudampfschiff"), 100.0, "xx");
    assert!((whole.lines[0].width - plain.lines[0].width).abs() < Length::mm(1e-9));
    assert_eq!(cut.lines[0].text, "Donau\u{AD}");
    let run = &cut.lines[0].runs[0];
    assert!(run.glyphs.last().unwrap().advance > 0.2);
    assert!((run.width() - cut.lines[0].width).abs() < Length::mm(1e-9));
}

#[test]
fn no_break_spaces_and_hyphens_hold() {
    let block = set(&Rich::plain("aaaa bb\u{A0}cc dd\u{202F}ee ff\u{2011}gg 8\u{A0}×\u{A0}12"), 14.0, "fr");
    let text: Vec<&str> = block.lines.iter().map(|line| line.text.trim_end_matches(' ')).collect();
    assert_eq!(text, ["aaaa", "bb\u{A0}cc", "dd\u{202F}ee", "ff\u{2011}gg", "8\u{A0}×\u{A0}12"]);
}

#[test]
fn faults_are_named() {
    let setter = Typesetter::default();
    let style = Style::regular(12.0, 16.0);
    let rich = Rich::parse("un __beau__ ☃").unwrap();
    let error = setter.lay_out(&rich, style, Length::mm(50.0), "fr").unwrap_err();
    assert_eq!(error.to_string(), "the typeface has no glyph for U+2603, character 9 of “un beau ☃”");
    let error = setter.lay_out("mur", style, Length::mm(1.0), "fr").unwrap_err();
    assert_eq!(error.to_string(), "a width of 1.0 mm is too narrow for “mur”");
    assert!(setter.lay_out("mur", style, Length::mm(-50.0), "fr").is_err());
    assert!(setter.lay_out("", style, Length::mm(1.0), "fr").unwrap().lines.is_empty());
}

proptest! {
    #[test]
    fn every_text_copies_out_and_stays_inside(
        message in "(([a-zéèÀ-ÿа-яА-Я«»’,.;:!—–/-]{1,14}|[0-9]{1,3}|__[a-zà-ö ]{1,9}__|[\u{E000}-\u{E006}])[ \u{A0}\u{202F}\u{2011}\u{AD}]{0,2}){0,30}",
        measure in 12.0..180.0,
        lang in prop::sample::select(vec!["fr", "pt", "ru", "sv", "en", "eo"]),
    ) {
        let rich = Rich::parse(&message).unwrap();
        let block = set(&rich, measure, lang);
        let told: String = block.lines.iter().flat_map(|line| &line.runs).map(|run| run.text.as_str()).collect();
        let without_hyphens = |text: &str| text.replace('\u{AD}', "");
        prop_assert_eq!(without_hyphens(&told), without_hyphens(&rich.words()));
        if block.lines.iter().all(|line| !line.text.ends_with('\u{AD}')) {
            prop_assert_eq!(told, rich.words());
        }
        let signs = block.lines.iter().flat_map(|line| &line.signs).map(|placed| placed.sign.char());
        prop_assert_eq!(signs.collect::<String>(), rich.text().chars().filter(|&c| Sign::from_char(c).is_some()).collect::<String>());
        for line in &block.lines {
            prop_assert!(line.width <= block.measure + Length::mm(1e-6), "{line:?}");
            for run in &line.runs {
                let told: String = run.glyphs.iter().map(|glyph| &run.text[glyph.text.clone()]).collect();
                prop_assert_eq!(&told, &run.text);
            }
        }
    }
    #[test]
    fn no_text_at_all_makes_it_panic(message in "(\\PC|[\u{0}-\u{24F}\u{300}-\u{36F}\u{200B}-\u{206F}_]){0,24}", measure in -5.0..80.0) {
        if let Ok(rich) = Rich::parse(&message) {
            let style = Style::bold(12.0, 15.0);
            let _ = Typesetter::default().lay_out(&rich, style, Length::mm(measure), "sv").map(|block| block.depth());
        }
    }
}
