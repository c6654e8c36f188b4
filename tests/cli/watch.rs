//! `--watch`: saves, broken files, files that are put in the place of others.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Child, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use crate::desk::Desk;

/// How long a line is waited for before the test gives up: far longer than it takes.
const PATIENCE: Duration = Duration::from_secs(60);

/// A run that goes on, ended with the test.
pub struct Watch {
    child: Child,
    lines: Receiver<String>,
}

impl Watch {
    pub fn new(desk: &Desk, arguments: &str) -> Self {
        let mut child = desk.command(arguments).stderr(Stdio::piped()).stdout(Stdio::null()).spawn().unwrap();
        let lines = BufReader::new(child.stderr.take().unwrap()).lines();
        let (sender, received) = mpsc::channel();
        thread::spawn(move || lines.map_while(Result::ok).try_for_each(|line| sender.send(line)));
        Self { child, lines: received }
    }

    /// Waits for a line that has these words.
    #[track_caller]
    pub fn says(&self, words: &str) {
        let mut heard = Vec::new();
        loop {
            match self.lines.recv_timeout(PATIENCE) {
                Ok(line) if line.contains(words) => return,
                Ok(line) => heard.push(line),
                Err(_) => panic!("“{words}” was not said, but:\n{}", heard.join("\n")),
            }
        }
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn each_save_makes_the_sheet_anew() {
    let desk = Desk::new();
    desk.write("v.pitch.toml", "[pitch]\nwidth = 6\n");
    let watch = Watch::new(&desk, "pitch v.pitch.toml --lang en --watch");
    watch.says("wrote");
    watch.says("watching 1 file");
    desk.write("v.pitch.toml", "[pitch]\nwidth = 10\n");
    watch.says("wrote");
    // A broken file is shown, and mended.
    desk.write("v.pitch.toml", "[pitch\nwidth = 10\n");
    watch.says("error");
    desk.write("v.pitch.toml", "[pitch]\nwidth = 4\n");
    watch.says("wrote");
    // An editor puts a new file in the place of the old one.
    desk.write("v.pitch.toml~", "[pitch]\nwidth = 8\n");
    fs::rename(desk.path("v.pitch.toml~"), desk.path("v.pitch.toml")).unwrap();
    watch.says("wrote");
    // The file is away for a moment.
    fs::remove_file(desk.path("v.pitch.toml")).unwrap();
    desk.write("v.pitch.toml", "[pitch]\nwidth = 12\n");
    watch.says("wrote");
}

#[test]
fn language_files_and_what_variants_are_based_on_are_watched() {
    let desk = Desk::new();
    desk.run("lang new fr --lang-dir words").done();
    desk.write("base.pitch.toml", "[pitch]\nwidth = 6\n");
    desk.write("v.pitch.toml", "based-on = \"base.pitch.toml\"\n");
    let watch = Watch::new(&desk, "rules v.pitch.toml --lang fr --lang-dir words --watch");
    watch.says("watching 3 files");
    let french = fs::read_to_string(desk.path("words/fr.ftl")).unwrap();
    desk.write("words/fr.ftl", french.replace("Foot sur papier", "Papier"));
    watch.says("wrote");
    desk.write("words/fr.ftl", french.replace("game-title = Foot", "game-title = { Foot"));
    watch.says("language-syntax");
    desk.write("words/fr.ftl", &french);
    watch.says("wrote");
    desk.write("base.pitch.toml", "[pitch]\nwidth = 10\n");
    watch.says("wrote");
}

#[test]
fn what_cannot_be_watched_is_refused() {
    let desk = Desk::new();
    desk.run("kit --watch").refused(&["nothing to watch"]);
    desk.run("pitch nowhere.pitch.toml --watch").refused(&["nowhere.pitch.toml"]);
    desk.run("pitch - --watch").refused(&["standard input"]);
    desk.write("v.pitch.toml", "");
    desk.run("pitch v.pitch.toml -o - --watch").refused(&["standard output"]);
}
