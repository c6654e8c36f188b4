//! GAME: from a file, standard input or the argument itself to the texts of single games. Knows no rules.

use std::borrow::Cow;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use paperpitch::diag::quoted;
use paperpitch::rules::notation::split;

use crate::failure::{Failure, reason};
use crate::ledger;

/// The most bytes that are read of one file or of standard input.
const MAX_BYTES: u64 = 256 << 20;
/// What messages call standard input.
const STDIN: &str = "<stdin>";

/// A text that may hold many games.
#[derive(Debug)]
pub struct Given {
    /// What messages call it.
    pub name: String,
    /// All of it.
    pub text: String,
}

impl Given {
    /// The games in it, each with the byte where it begins. There is always one: a text of nothing is an empty game.
    pub fn games(&self) -> Vec<(usize, &str)> {
        let games = split(&self.text);
        if games.is_empty() { vec![(0, &self.text)] } else { games }
    }
}

/// The text behind an argument, the `number`th of its kind: `-` is standard input, the path of a file that file; what reads
/// like a game is one.
///
/// # Errors
/// Refuses what cannot be read, and what is neither a file nor a game.
pub fn read(argument: &str, number: usize) -> Result<Given, Failure> {
    if argument == "-" {
        let bytes = at_most(io::stdin().lock(), STDIN)?;
        return text(STDIN, bytes);
    }
    let path = Path::new(argument);
    if path.is_dir() {
        return Err(Failure::refused(format!("cannot read {}: it is a folder", quoted(argument))));
    }
    match File::open(path) {
        Ok(file) => {
            let bytes = at_most(file, argument)?;
            ledger::note(path, Some(&bytes));
            text(argument, bytes)
        }
        Err(_) if reads_like_a_game(argument) => {
            Ok(Given { name: format!("<argument {number}>"), text: argument.to_owned() })
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => Err(Failure::refused_with(
            format!("there is no file called {}", quoted(argument)),
            "give a file, - for standard input, or a game such as \"0 3 67\" or \"e8-e9 e9-f8\"",
        )),
        Err(error) => Err(Failure::refused(format!("cannot read {}: {}", quoted(argument), reason(&error)))),
    }
}

/// Whether somebody who typed this meant a game, right or wrong, and not the name of a file.
fn reads_like_a_game(argument: &str) -> bool {
    let ending = argument.rsplit_once('.').map_or("", |(_, ending)| ending);
    let is_file = argument.contains(['/', '\\']) || ending.starts_with(|sign: char| sign.is_alphabetic());
    let point = |name: &str| {
        let digits = name.trim_start_matches(char::is_alphabetic);
        digits.len() < name.len() && !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit())
    };
    let dash = |sign: char| !sign.is_alphanumeric();
    let starts = argument.starts_with(|sign: char| sign.is_ascii_digit() || sign == '[');
    argument.is_empty()
        || argument.contains(char::is_whitespace)
        || !is_file && (starts || argument.split(dash).all(point))
}

/// All bytes, unless they are too many.
fn at_most(from: impl Read, name: &str) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let read = from.take(MAX_BYTES + 1).read_to_end(&mut bytes);
    read.map_err(|error| Failure::refused(format!("cannot read {}: {}", quoted(name), reason(&error))))?;
    if bytes.len() as u64 > MAX_BYTES {
        let message = format!("{} has more than {} MB of games, the most that are read at once", name, MAX_BYTES >> 20);
        return Err(Failure::refused_with(message, "give it in parts"));
    }
    Ok(bytes)
}

/// Bytes as text. What is no UTF-8 here and there is left to the game in which it stands.
fn text(name: &str, bytes: Vec<u8>) -> Result<Given, Failure> {
    if matches!(bytes.as_slice(), [0xff, 0xfe, ..] | [0xfe, 0xff, ..] | [0, ..] | [_, 0, ..]) {
        let message = format!("{} is UTF-16 or UTF-32, but must be UTF-8", quoted(name));
        return Err(Failure::refused_with(message, "save it again with the encoding UTF-8"));
    }
    let text = String::from_utf8(bytes).unwrap_or_else(|error| match String::from_utf8_lossy(error.as_bytes()) {
        Cow::Owned(text) => text,
        Cow::Borrowed(text) => text.to_owned(),
    });
    Ok(Given { name: name.to_owned(), text })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_and_names_of_files_are_told_apart() {
        for game in
            ["", "0367", "0 3 67", "0x3", "e8-e9", "e8\u{2014}\u{435}9", "d6-z9-", "e8-e9 e9-f8", "[Event \"?\"]"]
        {
            assert_eq!(reads_like_a_game(game), !game.ends_with('-'), "{game}");
        }
        for file in ["game", "games.txt", "2024.pgn", "my-game", "./0367", "game-1", "a/b"] {
            assert!(!reads_like_a_game(file), "{file}");
        }
    }

    #[test]
    fn a_text_of_nothing_is_an_empty_game() {
        let given = Given { name: "f".into(), text: " \n".into() };
        assert_eq!(given.games(), [(0, " \n")]);
    }

    #[test]
    fn other_encodings_are_named() {
        assert!(
            matches!(text("f", b"0\0".to_vec()), Err(Failure::Refused { message, .. }) if message.contains("UTF-16"))
        );
        assert_eq!(text("f", b"0 \xe4".to_vec()).unwrap().text, "0 \u{fffd}");
    }
}
