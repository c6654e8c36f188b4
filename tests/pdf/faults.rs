//! Scenes that cannot be written are refused with a reason; odd ones are written all the same.

use paperpitch::geom::{Length, Point, Size};
use paperpitch::pdf::{self, PdfError, PdfOptions};
use paperpitch::scene::{Cap, Document, Ink, Node, Path, Segment, Weight};
use paperpitch::text::Fonts;

use crate::reader::read;
use crate::scenes::{document, dots, line, page, pen, stroke};
use crate::write;

fn refused(document: &Document) -> PdfError {
    pdf::write(document, &Fonts::bundled(), &PdfOptions::default()).expect_err("a document that cannot be written")
}

fn operators(items: Vec<Node>) -> Vec<(String, Vec<f32>)> {
    let read = read(&write(&document("Odd", "en", vec![page("1", items)])));
    let numbers = |operands: &[lopdf::Object]| operands.iter().filter_map(|number| number.as_float().ok()).collect();
    read.operators(0).operations.iter().map(|found| (found.operator.clone(), numbers(&found.operands))).collect()
}

fn names(found: &[(String, Vec<f32>)]) -> Vec<&str> {
    found.iter().map(|(name, _)| name.as_str()).collect()
}

#[test]
fn a_missing_sign_is_named() {
    let Node::Text(mut run) = line(&Fonts::bundled(), "ab", "en", Weight::Regular, 12.0, Point::mm(9.0, 9.0)) else {
        unreachable!("a line is text")
    };
    run.glyphs[1].id = 0;
    let error = refused(&document("Words", "en", vec![page("1", vec![Node::Text(run)])]));
    assert_eq!(error, PdfError::MissingGlyph { text: "b".into() });
    assert_eq!(error.to_string(), "the typeface has no sign for \"b\"");
}

#[test]
fn numbers_that_are_none_are_refused() {
    let broken = stroke(pen(0.4, Cap::Butt, &[]), &[[0.0, 0.0], [f64::NAN, 1.0]]);
    let error = refused(&document("Lines", "en", vec![page("7", vec![broken])]));
    assert_eq!(error, PdfError::Number { page: "7".into() });
}

#[test]
fn pages_beyond_the_format_are_refused() {
    for side in [0.0, -5.0, 6000.0, f64::INFINITY, f64::NAN] {
        let mut sheet = page("A-1", vec![]);
        sheet.size = Size::new(Length::mm(side), Length::mm(100.0));
        assert_eq!(refused(&document("Sheet", "en", vec![sheet])), PdfError::PageSize { page: "A-1".into() }, "{side}");
    }
}

#[test]
fn a_document_without_pages_or_words_is_written() {
    assert!(read(&write(&document("", "en", vec![]))).pages.is_empty());
    assert_eq!(read(&write(&document("", "en", vec![page("", vec![])]))).runs(0), Vec::<String>::new());
}

#[test]
fn paths_without_ink_or_movement_leave_no_trace() {
    let bare = |segments| Node::Path(Path { segments, stroke: None, fill: None });
    let empty =
        |segments| Node::Path(Path { segments, stroke: Some(pen(1.0, Cap::Butt, &[])), fill: Some(Ink::Black) });
    let items = vec![bare(vec![Segment::Move(Point::mm(1.0, 1.0))]), empty(vec![]), empty(vec![Segment::Close])];
    let found = operators(items);
    assert!(names(&found).iter().all(|name| ["BMC", "EMC"].contains(name)), "{found:?}");
}

#[test]
fn a_path_that_starts_with_a_line_starts_where_it_ends() {
    let segments = vec![Segment::Line(Point::mm(1.0, 1.0)), Segment::Line(Point::mm(2.0, 1.0)), Segment::Close];
    let found = operators(vec![Node::Path(Path { segments, stroke: None, fill: Some(Ink::Black) })]);
    assert_eq!(names(&found), ["BMC", "m", "l", "h", "f", "EMC"]);
}

#[test]
fn dots_have_a_length_and_keep_their_distance() {
    let found = operators(vec![dots(0.4, &[[10.0, 10.0], [20.0, 10.0]])]);
    let ends: Vec<_> = found.iter().filter(|(name, _)| name == "m" || name == "l").map(|(_, at)| at[0]).collect();
    assert_eq!(ends, [28.346, 28.347, 56.693, 56.694]);
    for (dashes, expected) in
        [(&[0.0, 2.0][..], "0.001 5.66829"), (&[0.0], ""), (&[3.0], "8.50394 8.50394"), (&[0.0, 0.0], "")]
    {
        let line = stroke(pen(0.4, Cap::Round, dashes), &[[10.0, 10.0], [20.0, 10.0]]);
        let read = read(&write(&document("Dots", "en", vec![page("1", vec![line])])));
        let found = read.operators(0).operations.iter().find(|found| found.operator == "d").map(|found| {
            let lengths = found.operands[0].as_array().expect("lengths");
            lengths.iter().map(|length| length.as_float().expect("a number").to_string()).collect::<Vec<_>>().join(" ")
        });
        assert_eq!(found.unwrap_or_default(), expected, "{dashes:?}");
    }
}

#[test]
fn settings_are_said_once() {
    let lines = || stroke(pen(0.4, Cap::Round, &[1.0, 2.0]), &[[10.0, 10.0], [20.0, 10.0]]);
    let words = || line(&Fonts::bundled(), "ab", "en", Weight::Regular, 12.0, Point::mm(9.0, 9.0));
    let found = operators(vec![lines(), words(), lines(), words(), lines()]);
    for once in ["w", "J", "d", "Tf", "BMC", "EMC"] {
        assert_eq!(names(&found).iter().filter(|&&name| name == once).count(), 1, "{once}");
    }
    assert!(!names(&found).iter().any(|name| ["g", "G", "j", "q", "cm"].contains(name)), "{found:?}");
}
