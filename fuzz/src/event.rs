//! Any bytes as an event file: an event in which everybody has a seat, or a reason.

use paperpitch::diag::Diagnostic;
use paperpitch::event::{self, Checked, Surroundings};
use paperpitch::locale;
use paperpitch::sheet::paper::Paper;
use paperpitch::variant::NoFiles;

use super::shown;

/// Reads an event file as the program does, but for the files of variants.
pub fn read(bytes: &[u8]) -> Checked {
    let language = |typed: &str| locale::negotiate(typed).map(str::to_owned).map_err(|unknown| unknown.to_string());
    let paper = |typed: &str| Paper::parse(typed).map(drop).map_err(|error| error.to_string());
    event::read(bytes, "x/my.event.toml", Surroundings { files: &NoFiles, language: &language, paper: &paper })
}

pub fn run(bytes: &[u8]) {
    let Checked { event, findings } = read(bytes);
    assert_eq!(event.is_none(), findings.iter().any(Diagnostic::is_error), "an event or a reason");
    shown::all(&findings);
    let Some(event) = event else { return };
    let seated: Vec<u16> = event.sides.iter().flatten().chain(&event.keepers).copied().collect();
    let everybody: Vec<u16> = (1..=event.guests).collect();
    let mut sorted = seated.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, everybody, "everybody is seated once");
    for games in &event.rounds {
        let mut busy: Vec<usize> = games.iter().flat_map(|game| [game.first, game.second]).collect();
        let playing = busy.len();
        busy.sort_unstable();
        busy.dedup();
        assert_eq!(busy.len(), playing, "nobody plays twice at a time");
        assert!(games.iter().all(|game| game.table < event.tables.len()));
        assert!(busy.last().is_none_or(|last| *last < event.sides.len()));
    }
}
