//! `plays`, `board` and `variants --sheet`, as users see them.

use std::fs;

use crate::desk::Desk;

fn played(desk: &Desk, arguments: &str) -> Vec<serde_json::Value> {
    let seen = desk.run(&format!("plays {arguments} --json"));
    let told: serde_json::Value = serde_json::from_str(&seen.done().out).unwrap();
    told["played"].as_array().unwrap().clone()
}

#[test]
fn plays_repeats_itself_and_shows_what_the_seeds_claim() {
    let desk = Desk::new();
    let once = played(&desk, "standard --against large --games 1000");
    assert_eq!(once, played(&desk, "standard --against large --games 1000"));
    assert_ne!(once, played(&desk, "standard --against large --games 1000 --seed 2"));
    for pair in once.chunks(2) {
        let figure = |at: usize, name: &str| pair[at][name].as_f64().unwrap();
        assert!(figure(1, "bounced_early") < figure(0, "bounced_early"));
        assert!(pair[1]["lines"]["mean"].as_f64() > pair[0]["lines"]["mean"].as_f64());
    }
    for single in played(&desk, "single-bounce --games 500") {
        assert_eq!(single["longest_turn"], 2);
        assert!(single["turns_ended_on_touched"].as_f64() > Some(0.0));
    }
}

#[test]
fn plays_tells_people_what_it_is_worth() {
    let desk = Desk::new();
    let seen = desk.run("plays orthogonal --games 100 -o where.svg");
    let out = &seen.done().out;
    assert!(out.contains("by chance, not by people") && out.contains("100 games each, seed 1"), "{out}");
    assert_eq!(desk.files(), ["where.svg"]);
    assert!(fs::read_to_string(desk.path("where.svg")).unwrap().contains("class=\"heat\""));
    desk.run("plays --games 0").refused(&["--games"]);
    desk.run("plays nowhere").refused(&["nowhere"]);
}

#[test]
fn a_board_is_one_page_that_needs_nothing_else() {
    let desk = Desk::new();
    for lang in ["fr", "pt", "ru", "sv", "en"] {
        desk.run(&format!("board orthogonal --lang {lang}")).done();
        let page = fs::read_to_string(desk.path(&format!("orthogonal.{lang}.board.html"))).unwrap();
        assert!(!page.contains("{{") && !page.contains("src=") && !page.contains("href=\"http"), "{lang}");
    }
    desk.run("board orthogonal --lang fr -o board.html").done();
    desk.write("board.html", "mine");
    desk.run("board orthogonal --lang fr -o board.html").refused(&["board.html"]);
    assert!(desk.run("board -o -").done().out.contains("<!DOCTYPE html>"));
}

#[test]
fn variants_stand_side_by_side() {
    let desk = Desk::new();
    desk.run("variants --sheet --lang en,ru -o all.pdf").done();
    desk.run("variants --sheet --lang en --format svg").done();
    fs::create_dir(desk.path("mine")).unwrap();
    desk.run("variants --sheet mine").refused(&["no file in mine"]);
    desk.write("mine/b.pitch.toml", "[pitch]\nwidth = 60\nlength = 80\n");
    desk.write("mine/a.pitch.toml", "[goal]\nwidth = 4\n");
    desk.run("variants --sheet mine large --lang sv -o few.svg").done();
    assert_eq!(
        desk.files(),
        ["all.pdf", "few.svg", "mine/", "mine/a.pitch.toml", "mine/b.pitch.toml", "variants.en.svg"]
    );
    desk.run("variants large standard").refused(&["--sheet"]);
}
