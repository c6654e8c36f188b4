//! Cutting the text of a game into words with their places: tag pairs, numbers, turns, the result; and a stream into
//! games. Knows nothing of play.

use std::ops::Range;

use super::Fault;

/// One word of a written game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Word<'t> {
    /// Its place in the text, in bytes.
    pub at: Range<usize>,
    /// What it is.
    pub kind: Kind<'t>,
}

/// What a word is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind<'t> {
    /// `[name "value"]`.
    Tag(&'t str, &'t str),
    /// The number before a pair of turns, without its dot.
    Number(&'t str),
    /// The final result.
    Result(Score),
    /// The lines of a turn, or of a whole game.
    Group(&'t str),
}

/// The result as the online game writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Score {
    /// `1-0`: Black has won, who is listed first.
    Black,
    /// `0-1`: White has won.
    White,
    /// `1/2-1/2`.
    Draw,
    /// `*`.
    Open,
}

impl Score {
    /// Reads a result, whatever its dash.
    pub fn read(text: &str) -> Option<Self> {
        let mut plain = [0_u8; 8];
        let mut length = 0;
        for sign in text.chars() {
            let sign = if is_dash(sign) { '-' } else { sign };
            *plain.get_mut(length).filter(|_| sign.is_ascii())? = u8::try_from(sign).ok()?;
            length += 1;
        }
        match plain.get(..length)? {
            b"1-0" => Some(Self::Black),
            b"0-1" => Some(Self::White),
            b"1/2-1/2" => Some(Self::Draw),
            b"*" => Some(Self::Open),
            _ => None,
        }
    }

    /// As it is written.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Black => "1-0",
            Self::White => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Open => "*",
        }
    }
}

/// Whether a sign joins points: a hyphen, or any dash that is typed for one.
pub(super) const fn is_dash(sign: char) -> bool {
    matches!(sign, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}')
}

/// Whether a sign parts words.
fn is_space(sign: char) -> bool {
    sign.is_whitespace() || sign == '\u{feff}'
}

/// The words of a written game, one after the other.
pub(super) struct Words<'t> {
    text: &'t str,
    next: usize,
}

impl<'t> Words<'t> {
    pub const fn of(text: &'t str) -> Self {
        Self { text, next: 0 }
    }

    /// The text from here to the first sign of some kind, or to the end.
    fn until(&self, from: usize, stop: impl Fn(char) -> bool) -> usize {
        self.text[from..].find(stop).map_or(self.text.len(), |length| from + length)
    }

    /// A tag pair that begins here.
    fn tag(&mut self, from: usize) -> Result<Word<'t>, (Range<usize>, Fault)> {
        let line_end = self.until(from, |sign| sign == '\n' || sign == '\r');
        let line = self.text[from..line_end].trim_end();
        self.next = line_end;
        let bad = (from..from + line.len(), Fault::BadTag);
        let inside = line.strip_prefix('[').and_then(|line| line.strip_suffix(']'));
        let Some((name, quoted)) = inside.and_then(|inside| inside.trim().split_once(is_space)) else {
            return Err(bad);
        };
        let value = quoted.trim().strip_prefix('"').and_then(|value| value.strip_suffix('"'));
        match value {
            Some(value) if !name.contains('"') => Ok(Word { at: bad.0, kind: Kind::Tag(name, value) }),
            _ => Err(bad),
        }
    }
}

impl<'t> Iterator for Words<'t> {
    type Item = Result<Word<'t>, (Range<usize>, Fault)>;

    fn next(&mut self) -> Option<Self::Item> {
        let from = self.until(self.next, |sign| !is_space(sign));
        if from == self.text.len() {
            return None;
        }
        if self.text[from..].starts_with('[') {
            return Some(self.tag(from));
        }
        let to = self.until(from, is_space);
        let word = &self.text[from..to];
        let number = word.bytes().take_while(u8::is_ascii_digit).count();
        if number > 0 && word[number..].starts_with('.') {
            self.next = from + number + 1;
            return Some(Ok(Word { at: from..from + number + 1, kind: Kind::Number(&word[..number]) }));
        }
        self.next = to;
        let kind = Score::read(word).map_or(Kind::Group(word), Kind::Result);
        Some(Ok(Word { at: from..to, kind }))
    }
}

/// The games in a text that may hold many, each with the byte where it begins: a file with tag pairs up to its result or to
/// the next tag pairs, everything else a game a line. Empty lines part nothing.
#[must_use]
pub fn split(text: &str) -> Vec<(usize, &str)> {
    let mut games: Vec<Range<usize>> = Vec::new();
    let mut inside = Inside::Nothing;
    let mut next = 0;
    for line in text.split_inclusive('\n') {
        let from = next;
        next += line.len();
        let words = line.trim_matches(is_space);
        let is_tag = words.starts_with('[');
        match games.last_mut().filter(|_| inside.takes(is_tag)) {
            // Empty lines belong to the game they stand in, and to none behind it.
            Some(game) => game.end = next,
            None if words.is_empty() => continue,
            None => games.push(from..next),
        }
        let ends = words.rsplit(is_space).next().is_some_and(|word| Score::read(word).is_some());
        inside = match inside {
            _ if is_tag => Inside::Tags,
            Inside::Nothing => Inside::Nothing,
            _ if ends => Inside::Nothing,
            Inside::Tags if words.is_empty() => Inside::Tags,
            Inside::Tags | Inside::Turns => Inside::Turns,
        };
    }
    games.into_iter().map(|game| (game.start, &text[game])).collect()
}

/// What a line of a stream follows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Inside {
    /// No game that could go on.
    Nothing,
    /// The tag pairs of a game.
    Tags,
    /// Its turns.
    Turns,
}

impl Inside {
    /// Whether the game goes on with the next line.
    fn takes(self, is_tag: bool) -> bool {
        match self {
            Self::Nothing => false,
            Self::Tags => true,
            Self::Turns => !is_tag,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_keep_their_places() {
        let text = "[Event \"?\"]\r\n1. 0 3\u{a0}2.6 1–0";
        let words: Vec<_> = Words::of(text).map(Result::unwrap).collect();
        let kinds: Vec<_> = words.iter().map(|word| word.kind).collect();
        let expected = [
            Kind::Tag("Event", "?"),
            Kind::Number("1"),
            Kind::Group("0"),
            Kind::Group("3"),
            Kind::Number("2"),
            Kind::Group("6"),
            Kind::Result(Score::Black),
        ];
        assert_eq!(kinds, expected);
        assert_eq!(&text[words[3].at.clone()], "3");
    }

    #[test]
    fn bad_tags_are_told() {
        for text in ["[", "[]", "[Event]", "[Event ?]", "[Event \"?\"", "[Event \"]", "[\"Event\" \"?\"]"] {
            let word = Words::of(text).next().unwrap();
            assert_eq!(word, Err((0..text.len(), Fault::BadTag)), "{text}");
        }
    }

    #[test]
    fn a_stream_is_split_by_lines_or_by_tags() {
        assert_eq!(split("0 3\n\n67\r\n"), [(0, "0 3\n"), (5, "67\r\n")]);
        assert_eq!(split(""), []);
        let one = "[A \"1\"]\n[B \"2\"]\n\n1. 0 3\n1-0\n";
        let two = format!("{one}\n{one}");
        let games = split(&two);
        assert_eq!(games.len(), 2);
        assert_eq!(games[1], (one.len() + 1, one));
        let mixed = format!("0 3\n5\n{one}\n0 2\n{one}0 6\n0\n");
        let games: Vec<&str> = split(&mixed).into_iter().map(|(_, game)| game).collect();
        assert_eq!(games, ["0 3\n", "5\n", one, "0 2\n", one, "0 6\n", "0\n"]);
        let unfinished = "[A \"1\"]\n\n1. 0\n3\n\n[A \"2\"]\n\n1. 0 *\n";
        assert_eq!(split(unfinished).len(), 2);
    }
}
