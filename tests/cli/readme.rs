//! Every command of the README does what the README says: it works.

use crate::desk::Desk;

const README: &str = include_str!("../../README.md");

#[test]
fn the_commands_of_the_readme_work() {
    let desk = Desk::new();
    let mut commands = 0;
    for (language, block) in blocks() {
        match (language, block.lines().next().and_then(|line| line.strip_prefix("# "))) {
            ("toml", Some(name)) => desk.write(name, block),
            ("console", _) => commands += block.lines().filter_map(typed).map(|line| run(&desk, line)).count(),
            _ => {}
        }
    }
    assert!(commands > 10, "only {commands} commands were found");
    assert!(desk.path("standard-kit/standard.fr.pdf").exists() && desk.path("evening-kit/evening.ru.pdf").exists());
}

/// The blocks of code, each with its language.
fn blocks() -> impl Iterator<Item = (&'static str, &'static str)> {
    README.split("```").skip(1).step_by(2).filter_map(|block| block.split_once('\n'))
}

/// What is typed after the name of the program, up to where the shell takes over.
fn typed(line: &'static str) -> Option<&'static str> {
    let command = line.strip_prefix("$ paperpitch ").or_else(|| line.strip_prefix("$ cargo run --release -- "))?;
    command.split(['|', '>']).next()
}

fn run(desk: &Desk, arguments: &str) {
    let seen = desk.run(arguments);
    assert_eq!(seen.code, 0, "paperpitch {arguments}\n{}", seen.err);
}
