//! Written games on the command line: judged, converted, drawn, counted.

use std::fs;
use std::io::Write;
use std::process::Stdio;

use serde_json::{Value, json};

use crate::desk::{Desk, Seen, seen};

const FINISHED: &str = include_str!("../vectors/online-goal.txt");
const BLOCKED: &str = include_str!("../vectors/online-blocked.txt");
const UNFINISHED: &str = include_str!("../vectors/online-unfinished.txt");

/// Runs the program with this on standard input.
fn fed(desk: &Desk, arguments: &str, input: impl AsRef<[u8]>) -> Seen {
    let mut command = desk.command(arguments);
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    let mut stdin = child.stdin.take().unwrap();
    let input = input.as_ref().to_vec();
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    seen(&output)
}

/// The objects of `--json`, a line each.
fn objects(seen: &Seen) -> Vec<Value> {
    seen.out.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"))).collect()
}

#[test]
fn a_game_is_told_in_words_and_as_json() {
    let desk = Desk::new();
    let told = fed(&desk, "replay standard", "0 3 67\n");
    let expected = "game 1: legal and not over; the ball is on d9, B is to draw; 3 turns, 4 lines, 1 bounce\n";
    assert_eq!((told.done().out.as_str(), told.err.as_str()), (expected, ""));
    let told = fed(&desk, "replay standard --json", "0 3 67\n");
    let expected = r#"{"legal":true,"ended":false,"winner":null,"reason":null,"lines":4,"turns":["0","3","67"],"bounces":1,"ball":[3,5],"to_move":"B"}"#;
    assert_eq!(told.done().out, format!("{expected}\n"));
    assert_eq!(fed(&desk, "replay standard --json", "0367").done().out, told.out, "the engine groups the lines");
    assert_eq!(desk.run("replay standard 0367 --json").done().out, told.out, "a game may be typed");
}

#[test]
fn the_check_figures_games_are_told_as_they_are() {
    let desk = Desk::new();
    let figures: Value = serde_json::from_str(include_str!("../vectors/public.json")).unwrap();
    for game in figures["games"].as_array().unwrap() {
        let (variant, lines) = (game["variant"].as_str().unwrap(), game["lines"].as_str().unwrap());
        let told = &objects(desk.run(&format!("replay {variant} {lines} --json")).done())[0];
        for key in ["turns", "winner", "reason", "to_move", "ball"] {
            assert_eq!(told[key], game[key], "{variant} {lines}: {key}");
        }
        assert_eq!(told["ended"], json!(!game["reason"].is_null()));
        assert_eq!(told["lines"], json!(lines.len()));
    }
}

#[test]
fn a_stream_of_files_is_judged_game_by_game() {
    let desk = Desk::new();
    let stream = [FINISHED, BLOCKED, UNFINISHED].concat();
    let told = fed(&desk, "replay classic", &stream);
    let lines: Vec<&str> = told.done().out.lines().collect();
    assert!(lines[0].starts_with("game 1: A wins by a goal on d13;"), "{lines:?}");
    assert!(lines[1].starts_with("game 2: B wins by a dead end on i5;"), "{lines:?}");
    assert!(lines[2].contains("not over") && lines[2].contains("B is said to have won"), "{lines:?}");
    assert_eq!(told.err, "3 games: 3 legal, 0 illegal\n");
    let objects = objects(fed(&desk, "replay classic --json", &stream).done());
    assert_eq!(
        objects.iter().map(|told| told["winner"].clone()).collect::<Vec<_>>(),
        [json!("A"), json!("B"), json!(null)]
    );
    let crlf = stream.replace('\n', "\r\n");
    assert_eq!(fed(&desk, "replay classic --json", crlf).done().out.lines().count(), 3);

    desk.write("a.txt", FINISHED);
    desk.write("b.txt", "0 3\n0 5\n");
    let told = desk.run("replay classic a.txt b.txt");
    assert!(told.done().out.contains("b.txt: game 2: legal"), "{}", told.out);
}

#[test]
fn plain_lines_beside_online_games_are_games_of_their_own() {
    let desk = Desk::new();
    let stream = format!("0 3\n0 4\n{FINISHED}0 2\n\n{BLOCKED}\n0 44\n0 6\n");
    let told = fed(&desk, "replay classic --json", &stream);
    let legal: Vec<bool> = objects(&told).iter().map(|told| told["legal"].as_bool().unwrap()).collect();
    assert_eq!(legal, [true, false, true, true, true, false, true]);
    let line = stream.lines().position(|line| line == "0 44").unwrap() + 1;
    told.failed(1, &[&format!("<stdin>:{line}:3"), "7 games: 5 legal, 2 illegal"]);
}

#[test]
fn a_wrong_result_is_told_where_it_stands() {
    let desk = Desk::new();
    let right = FINISHED.trim_end().rsplit('\n').next().unwrap();
    let wrong = if right == "0-1" { "1-0" } else { "0-1" };
    let tag = format!("[Result \"{right}\"]");
    let line = FINISHED.lines().position(|line| line == tag).unwrap() + 1;
    let told = fed(&desk, "replay classic", FINISHED.replace(&tag, &format!("[Result \"{wrong}\"]")));
    told.failed(1, &[&format!("the result of the tag, {wrong}, is not how it ended"), &format!("<stdin>:{line}:1")]);
    let told = fed(&desk, "replay classic", FINISHED.trim_end().trim_end_matches(right).to_owned() + wrong);
    told.failed(1, &[&format!("the result, {wrong}, is not how it ended")]);
    let two = "[Result \"1-0\"]\n\n1. 0 3\n0-1\n";
    fed(&desk, "replay classic", two).failed(1, &["two results are written, 1-0 and 0-1", "<stdin>:4:1"]);
}

#[test]
fn any_notation_becomes_any_other() {
    let desk = Desk::new();
    let digits = fed(&desk, "replay classic --to digits", FINISHED).done().out.clone();
    let points = fed(&desk, "replay classic --to analytic", FINISHED).done().out.clone();
    assert!(digits.starts_with("0 3 1 4 1 35 ") && points.starts_with("e7-e8 e8-f7 "), "{digits}{points}");
    for text in [FINISHED, &digits, &points, &digits.replace(' ', "")] {
        assert_eq!(fed(&desk, "replay classic --to digits", text).done().out, digits);
        assert_eq!(fed(&desk, "replay classic --to analytic", text).done().out, points);
    }
    assert_eq!(fed(&desk, "replay classic --to online", FINISHED).done().out, FINISHED, "tags are kept");
    let stream = [FINISHED, BLOCKED, UNFINISHED].concat();
    let again = fed(&desk, "replay classic --to online", &stream).done().out.clone();
    assert_eq!(fed(&desk, "replay classic --to online", &again).done().out, again);
    desk.run("replay standard 0 --json --to digits").refused(&["cannot be used with"]);
}

#[test]
fn an_illegal_line_names_game_turn_line_point_reason_and_what_was_legal() {
    let desk = Desk::new();
    let told = fed(&desk, "replay standard", "0 3 67\n0 3\n\n0 44\n");
    told.failed(
        1,
        &[
            "error[illegal-game]: game 3, turn 2, line 1 from e9 to e8: this line is already drawn",
            "<stdin>:4:3",
            "legal from e9: 0 (e10), 1 (f10), 2 (f9), 3 (f8), 5 (d8), 6 (d9), 7 (d10)",
            "3 games: 2 legal, 1 illegal",
        ],
    );
    assert!(told.out.ends_with("game 3: illegal\n"), "{}", told.out);
}

/// Bad games on a variant, and words that their finding has.
const BAD: &[(&str, &str, &str)] = &[
    ("standard", "0 3 x", "'x' is no digit"),
    ("standard", "0 3 8", "there is no direction 8"),
    ("standard", "e8-e9 e9-z99", "there is no point z99"),
    ("standard", "e8-e10", "e8 and e10 are no neighbours"),
    ("standard", "0 4", "already drawn"),
    ("standard", "0 0 0 0 0 0 0 0", "the game is over, A wins by a goal on e15"),
    ("standard", "6 6 6 60", "a wall is in the way"),
    ("standard", "7 7 0 0 0 01", "from outside the post"),
    ("standard", "6 6 6 66", "no neighbouring point"),
    ("standard", "0 3 6 7", "it is not finished: its line 1 bounces on e8"),
    ("standard", "0 36 7", "it goes on, but its line 1 to f8 has ended it"),
    ("standard", "\u{435}8-e9 e9-\u{434}9", "\u{434} names no column"),
    ("standard", "0 e9-e10", "'e' is no digit"),
    ("standard", "e8-e9 0", "is no point"),
    ("standard", "0 3 *  6", "nothing may follow the result"),
    ("standard", "1. 0 2. 3 4", "pair 1 lacks its second turn"),
    ("standard", "1. 0 3 5", "the number 2 is due before this one"),
    ("standard", "e8 - e9", "joined by single hyphens, without spaces"),
    ("standard", "e8--e9", "joined by single hyphens, without spaces"),
    ("standard", "e8e9", "joined by single hyphens, without spaces"),
    ("orthogonal", "0 1", "lines run straight only"),
    ("texas", "1 6 3", "it would cross a line"),
];

#[test]
fn what_is_no_game_is_told_and_the_others_are_judged() {
    let desk = Desk::new();
    for &(variant, game, words) in BAD {
        let stream = format!("0 2\n{game}\n0 2\n");
        let told = fed(&desk, &format!("replay {variant} --json"), &stream);
        let legal: Vec<bool> = objects(&told).iter().map(|told| told["legal"].as_bool().unwrap()).collect();
        assert_eq!(legal, [true, false, true], "{game}");
        told.failed(1, &["game 2", "2 legal, 1 illegal"]);
        assert!(told.err.contains(words), "{game}: `{words}` is not in {}", told.err);
    }
    for empty in ["", "\n \n", "\u{feff}"] {
        let told = fed(&desk, "replay standard --json", empty);
        told.failed(1, &["game 1: the game has no line"]);
        assert_eq!(objects(&told)[0]["legal"], json!(false));
    }
}

#[test]
fn a_game_of_another_size_is_guessed() {
    let desk = Desk::new();
    let told = fed(&desk, "replay large", FINISHED);
    told.failed(1, &["game 1, turn 6", "as a game of classic it would be legal"]);
}

#[test]
fn ten_megabytes_on_one_line_are_refused_at_once() {
    let desk = Desk::new();
    let stream = format!("0 3\n{}\n0 5\n", "0".repeat(10_000_000));
    let told = fed(&desk, "replay standard --json", stream);
    told.failed(1, &["error[game-too-long]: game 2: it has 10 MB, and no game has more than 1 MB", "<stdin>:2:1"]);
    assert!(told.err.len() < 1000, "{}", told.err.len());
    assert_eq!(objects(&told).iter().filter(|told| told["legal"] == json!(true)).count(), 2);
    let told = fed(&desk, "replay standard", format!("0 3\n{}\n", "0 3 ".repeat(200_000)));
    told.failed(1, &["game 2"]);
    assert!(told.err.len() < 2000, "a long line is not shown in whole: {}", told.err.len());
}

#[test]
fn other_encodings_are_named_and_bad_bytes_spoil_one_game_only() {
    let desk = Desk::new();
    let wide: Vec<u8> = "0 3\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    fed(&desk, "replay standard", wide).refused(&["UTF-16", "save it again with the encoding UTF-8"]);
    let told = fed(&desk, "replay standard --json", b"0 3\n0 \xff\n0 5\n");
    told.failed(1, &["game 2, turn 2: here is something that is not UTF-8 text"]);
    assert_eq!(objects(&told).len(), 3);
}

#[test]
fn what_cannot_be_read_is_named_and_the_rest_is_judged() {
    let desk = Desk::new();
    desk.write("a.txt", "0 3\n");
    fs::create_dir(desk.path("folder")).unwrap();
    let told = desk.run("replay standard nowhere.txt a.txt folder");
    told.failed(2, &["there is no file called `nowhere.txt`", "`folder`: it is a folder"]);
    assert!(told.out.contains("a.txt: game 1: legal"), "{}", told.out);
    desk.run("replay - -").refused(&["standard input (-) can be read only once"]);
    desk.run("replay chess 0").refused(&["chess"]);
}

#[test]
fn thirty_thousand_games_are_a_stream_like_any_other() {
    let desk = Desk::new();
    let stream = [FINISHED, BLOCKED, UNFINISHED].concat().repeat(10_000);
    let told = fed(&desk, "replay classic --json", stream);
    assert_eq!(told.done().out.lines().count(), 30_000);
    let mut lines = told.out.lines();
    assert_eq!(lines.next(), told.out.lines().nth(29_997));
}

#[test]
fn counts_are_those_of_the_check_figures() {
    let desk = Desk::new();
    let figures: Value = serde_json::from_str(include_str!("../vectors/public.json")).unwrap();
    for name in ["standard", "orthogonal", "single-bounce", "texas"] {
        let known = &figures["variants"][name];
        for (arguments, key, depth) in [("--json", "lines", 5), ("--turns --json", "turns", 3)] {
            let told = desk.run(&format!("perft {name} {depth} {arguments}"));
            let counted: Value = serde_json::from_str(&told.done().out).unwrap();
            let expected = known[key].as_array().unwrap();
            let depth = expected.len().min(depth);
            assert_eq!(counted.as_array().unwrap()[..depth], expected[..depth], "{name} {key}");
        }
    }
    let told = desk.run("perft standard 3").done().out.clone();
    assert_eq!(told.lines().count(), 4);
    assert!(told.lines().last().unwrap().contains("392"), "{told}");
    let beyond = desk.run("perft orthogonal 40 --size 2x2 --json -q").done().out.clone();
    let beyond: Value = serde_json::from_str(&beyond).unwrap();
    let rows = beyond.as_array().unwrap();
    assert!(rows.len() < 40 && rows.iter().all(|row| row["sequences"] != json!(0)), "{rows:?}");
    let table = desk.run("perft orthogonal 40 --size 2x2 -q").done().out.clone();
    assert_eq!(table.lines().count(), rows.len() + 1, "the longest game ends the table too");
    for depth in ["0", "-1", "1001", "1e3", "99999999999999999999"] {
        desk.run(&format!("perft standard {depth}")).refused(&["give a whole number from 1 to 1000"]);
    }
}

#[test]
fn diagrams_go_where_other_sheets_go() {
    let desk = Desk::new();
    desk.run("diagram standard 0367").done();
    desk.run("diagram standard 0367 --lang ru,sv --format svg,pdf -o there").done();
    desk.run("diagram standard 0367 --turns 2-3 --numbers --coordinates -o part.svg").done();
    desk.run("diagram standard 0367 --paper a5 --landscape -o paper.pdf").done();
    let files = [
        "paper.pdf",
        "part.svg",
        "standard.fr.diagram.pdf",
        "there/",
        "there/standard.ru+sv.diagram-1.svg",
        "there/standard.ru+sv.diagram-2.svg",
        "there/standard.ru+sv.diagram.pdf",
    ];
    assert_eq!(desk.files(), files);
    let svg = fs::read_to_string(desk.path("part.svg")).unwrap();
    assert!(
        ["numbers", "coordinates", "lines-older", "bounces", "ball"].iter().all(|class| svg.contains(class)),
        "{svg}"
    );
    desk.write("part.svg", "mine");
    desk.run("diagram standard 0 -o part.svg").refused(&["part.svg", "--force"]);
    desk.write("game.txt", FINISHED);
    desk.run("diagram classic game.txt --turns 3 -o one.pdf").done();
    assert!(fed(&desk, "diagram classic - -o -", FINISHED).done().out.starts_with("%PDF"));
}

#[test]
fn what_cannot_be_drawn_is_told_and_nothing_is_written() {
    let desk = Desk::new();
    desk.run("diagram standard 04").failed(1, &["game 1, turn 2, line 1 from e9 to e8: this line is already drawn"]);
    desk.run("diagram standard 0367 --turns 3-4").refused(&["turns 3-4", "the game has the turns 1-3"]);
    desk.run("diagram standard 0367 --turns 4").refused(&["turn 4", "the game has the turns 1-3"]);
    for turns in ["0", "3-1", "a", "1-2-3", "99999"] {
        desk.run(&format!("diagram standard 0 --turns {turns}")).refused(&["such as 3-5"]);
    }
    desk.write("two.txt", "0 3\n0 5\n");
    desk.run("diagram standard two.txt").refused(&["`two.txt` holds 2 games, and a diagram shows one"]);
    desk.run("diagram standard 0 --cell 100mm --size 100x100").refused(&["a page has at most 5000 mm"]);
    desk.run("diagram standard 0 --cell 40mm --paper a4").refused(&["this paper has room for"]);
    desk.run("diagram standard nothing").refused(&["there is no file called `nothing`"]);
    assert_eq!(desk.files(), ["two.txt"]);
}

#[test]
fn the_notation_sheet_is_a_material_like_others() {
    let desk = Desk::new();
    desk.run("notation notation --lang ru").done();
    desk.run("notation large --lang fr,pt --paper letter -o n.pdf").done();
    assert_eq!(desk.files(), ["n.pdf", "notation.ru.notation.pdf"]);
    desk.run("notation standard --paper a5").refused(&["the notation sheet needs at least A4 or Letter"]);
    desk.run("notation standard -o one.svg").refused(&["there are 2 pages, and an SVG holds one"]);
}
