//! Every command of the README and of the guides does what they say: it works.

use std::fs;
use std::path::Path;

use crate::desk::Desk;

fn page(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(name)).expect(name)
}

#[test]
fn the_commands_of_the_readme_work() {
    let desk = Desk::new();
    let commands = follow(&desk, &page("README.md"));
    assert!(commands > 10, "only {commands} commands were found");
    assert!(desk.path("standard-kit/standard.fr.pdf").exists() && desk.path("evening-kit/evening.ru.pdf").exists());
}

#[test]
fn the_commands_for_organisers_work() {
    let desk = Desk::new();
    assert!(follow(&desk, &page("docs/organisers.md")) > 5);
    assert!(desk.path("evening.job.pdf").exists());
}

#[test]
fn the_commands_for_designers_work() {
    let desk = Desk::new();
    assert!(follow(&desk, &page("docs/designers.md")) > 7);
}

/// Whoever reads the guide fills in the new file before going on; here a whole one takes its place.
#[test]
fn the_commands_for_translators_work() {
    let desk = Desk::new();
    let guide = page("docs/translators.md");
    let (begin, rest) = guide.split_once("## See it").expect("the part about drafts");
    assert_eq!(follow(&desk, begin), 1);
    assert!(desk.path("words/pl.ftl").exists());
    desk.write("words/pl.ftl", page("examples/lang/pl.ftl"));
    assert!(follow(&desk, rest) > 5);
}

/// Writes the files that a page shows, and types its commands; how many there were.
fn follow(desk: &Desk, page: &str) -> usize {
    let mut commands = 0;
    for (language, block) in page.split("```").skip(1).step_by(2).filter_map(|block| block.split_once('\n')) {
        let first_line = block.lines().next().and_then(|line| line.strip_prefix("# "));
        match (language, first_line.and_then(|line| line.split(':').next())) {
            ("toml", Some(name)) => desk.write(name, block),
            ("console", _) => commands += block.lines().filter_map(typed).map(|line| run(desk, line)).count(),
            _ => {}
        }
    }
    commands
}

/// What is typed after the name of the program, up to where the shell takes over.
fn typed(line: &str) -> Option<&str> {
    let command = line.strip_prefix("$ paperpitch ").or_else(|| line.strip_prefix("$ cargo run --release -- "))?;
    command.split(['|', '>']).next()
}

fn run(desk: &Desk, arguments: &str) {
    let seen = desk.run(arguments);
    assert_eq!(seen.code, 0, "paperpitch {arguments}\n{}", seen.err);
}
