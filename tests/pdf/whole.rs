//! The file as a whole: text, places, page boxes, side bar, metadata, fonts, size, and the same bytes every time.

use lopdf::{Dictionary, Object};
use paperpitch::geom::Size;
use paperpitch::pdf::{self, Duplex, PdfOptions};
use paperpitch::scene::{Document, Node, Turn};
use paperpitch::seal;
use paperpitch::text::Fonts;

use crate::reader::{Read, read};
use crate::scenes::{WORDS, bookmark, document, everything, line, moved, page, pitch};
use crate::{texts, write};

#[test]
fn text_copies_out_as_it_went_in() {
    let document = everything(&Fonts::bundled());
    let read = read(&write(&document));
    for (at, page) in document.pages.iter().enumerate() {
        assert_eq!(read.runs(at), texts(&page.items));
    }
}

/// Follows the codes, widths and corrections of a line as a reader does.
#[test]
fn glyphs_stand_where_they_were_shaped() {
    let fonts = Fonts::bundled();
    for (tag, _, text) in WORDS {
        let item =
            line(&fonts, text, tag, paperpitch::scene::Weight::Regular, 10.0, paperpitch::geom::Point::mm(20.0, 20.0));
        let Node::Text(run) = item.clone() else { unreachable!("a line is text") };
        let found = read(&write(&document("Words", tag, vec![page("1", vec![item])]))).pen_places(0);
        let mut pen = 0.0;
        for (glyph, found) in run.glyphs.iter().zip(&found) {
            let wanted = pen + glyph.x_offset * 1000.0 - run.glyphs[0].x_offset * 1000.0;
            assert!((f64::from(*found) - wanted).abs() < 0.11, "{text}: {found} for {wanted}");
            pen += glyph.advance * 1000.0;
        }
        assert_eq!(found.len(), run.glyphs.len());
    }
}

#[test]
fn turned_text_starts_and_runs_where_its_group_says() {
    let fonts = Fonts::bundled();
    let text =
        || line(&fonts, "ab", "en", paperpitch::scene::Weight::Regular, 10.0, paperpitch::geom::Point::mm(10.0, 4.0));
    let turns =
        [(Turn::Right, [0.0, -1.0, 1.0, 0.0], [46.0, 40.0]), (Turn::Half, [-1.0, 0.0, 0.0, -1.0], [40.0, 26.0])];
    for (turn, matrix, [x, y]) in turns {
        let read = read(&write(&document("Words", "en", vec![page("1", vec![moved(turn, 50.0, 30.0, vec![text()])])])));
        let found = read.operators(0).operations.into_iter().find(|found| found.operator == "Tm").expect("a matrix");
        let found: Vec<f32> = found.operands.iter().map(|number| number.as_float().expect("a number")).collect();
        let expected = [x * 72.0 / 25.4, (297.0 - y) * 72.0 / 25.4];
        assert_eq!(found[..4], matrix);
        assert!((found[4] - expected[0]).abs() < 0.01 && (found[5] - expected[1]).abs() < 0.01, "{found:?}");
    }
}

#[test]
fn pages_have_the_size_of_the_paper() {
    let sizes = [Size::mm(210.0, 297.0), Size::mm(279.4, 215.9), Size::mm(105.0, 148.0), Size::mm(297.0, 420.0)];
    let sheets = sizes.map(|size| paperpitch::scene::Page { size, ..page("1", vec![]) }).to_vec();
    let read = read(&write(&document("Paper", "en", sheets)));
    for (at, size) in sizes.iter().enumerate() {
        for key in ["MediaBox", "CropBox", "TrimBox"] {
            let found = read.sheet(at, key);
            let expected = [0.0, 0.0, size.width.to_pt(), size.height.to_pt()];
            assert!(
                found.iter().zip(expected).all(|(one, other)| (f64::from(*one) - other).abs() < 0.005),
                "{found:?}"
            );
        }
    }
}

#[test]
fn the_side_bar_nests_bookmarks_and_names_pages() {
    let document = everything(&Fonts::bundled());
    let read = read(&write(&document));
    let catalog = read.file.catalog().expect("a catalog");
    assert_eq!(
        side_bar(&read, read.dict(catalog, "Outlines")),
        "Règles & <signes>(Правила игры Terrain) Fiche de l’hôte"
    );
    assert_eq!(labels(&read, catalog), ["1", "A-2", "A-3"]);
}

#[test]
fn labels_count_on_where_pages_do() {
    let told = ["1", "2", "3", "A-1", "4", "5", "7", "08", "0", "-1", "9223372036854775808", "ж"];
    let pages = told.iter().map(|label| page(label, vec![])).collect();
    let read = read(&write(&document("Labels", "en", pages)));
    let catalog = read.file.catalog().expect("a catalog");
    assert_eq!(labels(&read, catalog), told);
    let ranges = read.dict(catalog, "PageLabels").get(b"Nums").expect("labels").as_array().expect("a list");
    assert_eq!(ranges.len() / 2, told.len() - 3, "1 to 3, and 4 and 5, are ranges");
}

/// The label of each page as a reader counts it.
fn labels(read: &Read, catalog: &Dictionary) -> Vec<String> {
    let ranges = read.dict(catalog, "PageLabels").get(b"Nums").expect("labels").as_array().expect("a list");
    let range = |at: usize| {
        let number = |place: &[Object]| usize::try_from(place[0].as_i64().expect("a page")).expect("a page");
        let place = ranges.chunks_exact(2).rfind(|place| number(place) <= at).expect("a range");
        (at - number(place), place[1].as_dict().expect("a label"))
    };
    let label = |(further, label): (usize, &Dictionary)| match label.get(b"St") {
        Ok(start) => {
            assert_eq!(label.get(b"S").expect("a style").as_name().expect("a name"), b"D");
            (start.as_i64().expect("a number") + i64::try_from(further).expect("a number")).to_string()
        }
        Err(_) => read.text_of(label, "P").expect("a label"),
    };
    (0..read.pages.len()).map(|at| label(range(at))).collect()
}

#[test]
fn bookmark_levels_may_be_left_out() {
    let mut sheet = page("1", vec![]);
    sheet.bookmarks =
        [(2, "a"), (4, "b"), (3, "c"), (1, "d"), (3, "e")].map(|(level, title)| bookmark(level, title)).to_vec();
    let read = read(&write(&document("Levels", "en", vec![sheet])));
    assert_eq!(side_bar(&read, read.dict(read.file.catalog().expect("a catalog"), "Outlines")), "a(b c) d(e)");
}

/// Bookmarks as words, read from first to next; checks the ways back and the counts.
fn side_bar(read: &Read, parent: &Dictionary) -> String {
    let mut entries = Vec::new();
    let mut next = parent.get(b"First").ok();
    let mut last = None;
    while let Some(reference) = next {
        let entry = read.resolve(reference).as_dict().expect("a bookmark");
        assert_eq!(entry.get(b"Prev").ok(), last);
        let below = if entry.has(b"First") { format!("({})", side_bar(read, entry)) } else { String::new() };
        entries.push(read.text_of(entry, "Title").expect("a title") + &below);
        (last, next) = (Some(reference), entry.get(b"Next").ok());
    }
    assert_eq!(parent.get(b"Last").ok(), last);
    entries.join(" ")
}

#[test]
fn the_file_asks_to_be_printed_as_it_is() {
    let sides =
        [(None, None), (Some(Duplex::OneSided), Some("Simplex")), (Some(Duplex::LongEdge), Some("DuplexFlipLongEdge"))];
    for (duplex, expected) in sides {
        let sheet = document("Sides", "sv", vec![page("1", vec![])]);
        let bytes = pdf::write(&sheet, &Fonts::bundled(), &PdfOptions { duplex }).expect("a file");
        let read = read(&bytes);
        let catalog = read.file.catalog().expect("a catalog");
        let wishes = read.dict(catalog, "ViewerPreferences");
        assert_eq!(wishes.get(b"PrintScaling").and_then(Object::as_name).ok(), Some(&b"None"[..]));
        assert_eq!(wishes.get(b"DisplayDocTitle").and_then(Object::as_bool).ok(), Some(true));
        assert_eq!(wishes.get(b"PickTrayByPDFSize").and_then(Object::as_bool).ok(), Some(true));
        assert_eq!(wishes.get(b"Duplex").and_then(Object::as_name).ok(), expected.map(str::as_bytes));
        assert_eq!(read.text_of(catalog, "Lang").as_deref(), Some("sv"));
    }
}

#[test]
fn the_file_knows_its_title_but_no_day_and_nobody() {
    let bytes = write(&document("Foot & <but> — мяч", "ru", vec![page("1", vec![])]));
    let read = read(&bytes);
    let info = read.dict(&read.file.trailer, "Info");
    assert_eq!(read.text_of(info, "Title").as_deref(), Some("Foot & <but> — мяч"));
    let keys: Vec<_> = info.iter().map(|(key, _)| String::from_utf8_lossy(key).into_owned()).collect();
    assert_eq!(keys, ["Title", "Producer"]);
    let packet = read.dict_stream(read.file.catalog().expect("a catalog"), "Metadata");
    assert!(packet.contains(">Foot &amp; &lt;but&gt; — мяч</rdf:li>"), "{packet}");
    assert!(!packet.contains("Date") && !packet.contains("creator"), "{packet}");
}

#[test]
fn titles_hold_what_xml_can_hold() {
    let read = read(&write(&document("a\u{0}\u{7}\n]]>{lang}\u{ffff}b", "en", vec![page("1", vec![])])));
    let packet = read.dict_stream(read.file.catalog().expect("a catalog"), "Metadata");
    assert!(packet.contains(">a   ]]&gt;{lang} b</rdf:li>"), "{packet}");
    assert_eq!(read.text_of(read.dict(&read.file.trailer, "Info"), "Title").as_deref(), Some("a   ]]>{lang} b"));
}

#[test]
fn the_seal_can_be_set_without_moving_a_byte() {
    let mut bytes = write(&everything(&Fonts::bundled()));
    let marks = bytes.windows(seal::PLACEHOLDER.len()).filter(|window| *window == seal::PLACEHOLDER.as_bytes()).count();
    assert_eq!(marks, 1);
    let length = bytes.len();
    seal::seal(&mut bytes);
    assert!(seal::is_ours(&bytes));
    assert_eq!((bytes.len(), read(&bytes).pages.len()), (length, 3));
}

#[test]
fn the_same_scene_gives_the_same_bytes() {
    let first = write(&everything(&Fonts::bundled()));
    let others: Vec<_> = (0..4).map(|_| std::thread::spawn(|| write(&everything(&Fonts::bundled())))).collect();
    assert!(others.into_iter().all(|other| other.join().expect("a file") == first));
}

#[test]
fn another_scene_has_another_identity() {
    let identity = |document: &Document| read(&write(document)).file.trailer.get(b"ID").expect("an identity").clone();
    let one = document("One", "en", vec![page("1", vec![])]);
    let two = document("Two", "en", vec![page("1", vec![])]);
    assert_eq!(identity(&one), identity(&one));
    assert_ne!(identity(&one), identity(&two));
}

#[test]
fn fonts_are_embedded_as_subsets() {
    let read = read(&write(&everything(&Fonts::bundled())));
    let fonts = read.dict(read.dict(read.page(0), "Resources"), "Font");
    assert_eq!(fonts.len(), 2);
    for (_, font) in fonts {
        let font = read.resolve(font).as_dict().expect("a font");
        let name =
            String::from_utf8_lossy(font.get(b"BaseFont").expect("a name").as_name().expect("a name")).into_owned();
        let (tag, face) = name.split_once('+').expect("a tag");
        assert!(tag.len() == 6 && tag.bytes().all(|letter| letter.is_ascii_uppercase()), "{name}");
        assert!(face.starts_with("IBMPlexSans"), "{name}");
        let descendants = font.get(b"DescendantFonts").expect("a font").as_array().expect("a list");
        let descriptor = read.dict(read.resolve(&descendants[0]).as_dict().expect("a font"), "FontDescriptor");
        let program = read.resolve(descriptor.get(b"FontFile2").expect("a program")).as_stream().expect("a stream");
        assert!(program.content.len() < 12_000, "{} bytes", program.content.len());
    }
}

#[test]
fn a_pitch_stays_small() {
    let size = write(&pitch(&Fonts::bundled())).len();
    assert!(size < 25_000, "{size} bytes");
}
