//! Posters: the sheets meet at their marks, every cell is as large on every sheet, and no sheet is blank.

use std::collections::BTreeMap;

use paperpitch::geom::Length;
use paperpitch::scene::{Group, Node, Role};
use paperpitch::sheet::book::{self, Options};
use paperpitch::sheet::extent;
use paperpitch::sheet::poster::{Tile, Tiling};

use paperpitch::style::Look;

use super::ink::{Printed, Stroke};
use super::measures::{bars, grid};
use super::{built_in, make, on, pdf};

const EXACT: f64 = 0.02;

/// A poster read back: its tiling, and the strokes of each sheet.
fn poster(name: &str, options: Options, sheets: Option<(u32, u32)>) -> (Tiling, BTreeMap<Tile, Vec<Stroke>>) {
    let variant = built_in(name);
    let tiling = Tiling::new(&variant.pitch, options.paper, sheets, options.cell, &Look::default()).unwrap();
    let document = make(&variant, "fr", &|desk| book::poster(desk, options, sheets)).unwrap();
    let printed = Printed::read(&pdf(&document));
    let tile = |label: &str| {
        let (row, column) = label.split_once('-').unwrap();
        (row.parse::<u32>().unwrap() - 1, column.parse::<u32>().unwrap() - 1)
    };
    let tiles = document.pages.iter().enumerate();
    (tiling, tiles.map(|(at, page)| (tile(&page.label), printed.strokes(at))).collect())
}

/// The marks of a sheet, in points of the poster from its upper left: the middles of the short lines that make crosses.
fn marks(tiling: &Tiling, tile: Tile, height: f64, strokes: &[Stroke]) -> Vec<[f64; 2]> {
    let width = Length::mm(0.2).to_pt();
    let lines = strokes.iter().filter(|stroke| (stroke.width - width).abs() < 0.01 && stroke.dashes.is_empty());
    let shift = tiling.shift(tile);
    let place = |[x, y]: [f64; 2]| [x - shift.x.to_pt(), height - y - shift.y.to_pt()];
    let mut ends: Vec<[f64; 2]> = lines.filter_map(Stroke::line).map(|(from, _)| place(from)).collect();
    // Four lines around each middle: two from the left and the right, two from above and below.
    let mut middles = Vec::new();
    while ends.len() >= 4 {
        let four: Vec<[f64; 2]> = ends.drain(..4).collect();
        let mean = |axis: usize| four.iter().map(|end| end[axis]).sum::<f64>() / 4.0;
        middles.push([mean(0), mean(1)]);
    }
    middles
}

#[test]
fn marks_of_neighbours_coincide() {
    for (name, paper, sheets, cell) in [
        ("wide-goals", "a4", Some((2, 3)), None),
        ("orthogonal", "letter", None, Some(40.0)),
        ("standard", "a4", Some((3, 3)), None),
        ("large", "a5", None, Some(33.3)),
    ] {
        let options = Options { cell: cell.map(Length::mm), ..on(paper, false) };
        let height = options.paper.size().height.to_pt();
        let (tiling, tiles) = poster(name, options, sheets);
        let all: BTreeMap<Tile, Vec<[f64; 2]>> =
            tiles.iter().map(|(&tile, strokes)| (tile, marks(&tiling, tile, height, strokes))).collect();
        let mut shared = 0;
        for (&tile, places) in &all {
            assert!(places.len() >= 2, "{name}: sheet {tile:?} has no marks");
            for place in places {
                let same = |other: &&[f64; 2]| (other[0] - place[0]).hypot(other[1] - place[1]) < EXACT;
                let others = all.iter().filter(|(other, _)| **other != tile);
                let met = others.filter(|(_, places)| places.iter().any(|other| same(&other))).count();
                assert_eq!(met, 1, "{name}: the mark {place:?} of {tile:?} is met by {met}");
                shared += 1;
            }
        }
        assert!(shared >= 4);
    }
}

#[test]
fn every_sheet_shows_a_part_of_the_pitch_in_the_same_cells() {
    for (name, sheets) in [("wide-goals", (2, 3)), ("orthogonal", (3, 2)), ("standard", (2, 2)), ("standard", (5, 1))] {
        let options = on("a4", false);
        let (tiling, tiles) = poster(name, options, Some(sheets));
        assert!(tiling.columns <= sheets.0 && tiling.rows <= sheets.1);
        let height = options.paper.size().height.to_pt();
        let mut places: (Vec<f64>, Vec<f64>) = Default::default();
        for (&tile, strokes) in &tiles {
            let (columns, rows) = grid(strokes);
            assert!(columns.len() + rows.len() > 2, "{name}: sheet {tile:?} shows nothing of the pitch");
            let shift = tiling.shift(tile);
            places.0.extend(columns.iter().map(|x| x - shift.x.to_pt()));
            places.1.extend(rows.iter().map(|y| height - y - shift.y.to_pt()));
            assert_eq!(bars(strokes), (1, 1), "{name} {tile:?}");
        }
        let cell = tiling.cell.to_pt();
        for places in [places.0, places.1] {
            let off = places.iter().map(|place| ((place - places[0]) / cell).round().mul_add(-cell, place - places[0]));
            assert!(off.into_iter().all(|off| off.abs() < EXACT), "{name}: the grids of the sheets do not meet");
        }
    }
}

#[test]
fn a_sheet_shows_nothing_outside_its_window() {
    let options = on("a4", false);
    let tiling =
        Tiling::new(&built_in("wide-goals").pitch, options.paper, Some((2, 3)), None, &Look::default()).unwrap();
    let document = make(&built_in("wide-goals"), "sv", &|desk| book::poster(desk, options, Some((2, 3)))).unwrap();
    assert_eq!(document.pages.len(), 6);
    for page in &document.pages {
        let figure = page.items.iter().find_map(|node| match node {
            Node::Group(group) if matches!(group.role, Some(Role::Figure { .. })) => Some(group),
            _ => None,
        });
        let Some(Group { clip: Some(_), .. }) = figure else { panic!("a figure that is clipped") };
        let ink = extent::of(&[Node::Group(figure.unwrap().clone())]).unwrap();
        assert!(extent::within(ink, tiling.window), "{ink:?} {:?}", tiling.window);
        assert!(extent::within(extent::of(&page.items).unwrap(), options.paper.ink()));
    }
    assert_eq!(
        document.pages.iter().map(|page| page.label.as_str()).collect::<Vec<_>>(),
        ["1-1", "1-2", "2-1", "2-2", "3-1", "3-2"]
    );
}

#[test]
fn too_many_sheets_are_refused() {
    let options = Options { cell: Some(Length::mm(100.0)), ..on("a6", false) };
    let refused = make(&built_in("wide-goals"), "fr", &|desk| book::poster(desk, options, None)).unwrap_err();
    assert_eq!(refused.code.0, "pitch-too-large");
}
