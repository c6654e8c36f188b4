//! `replay`: written games judged by playing them, or written again in another notation.

use std::io::{self, BufWriter, Write};

use paperpitch::diag::harmless_json;
use paperpitch::replay::{Judge, Written, Wrong};
use paperpitch::rules::notation::{Record, analytic, digits, online};

use crate::failure::Failure;
use crate::game_args::{Notation, Replay};
use crate::games::{self, Given, Told, counted, in_words};
use crate::screen::Screen;
use crate::variants::{self, Print, Wanted};

/// Judges all games, whatever is wrong with the earlier ones.
pub fn replay(args: &Replay, screen: Screen) -> Result<(), Failure> {
    let names = std::iter::once(&args.variant).chain(&args.games).map(String::as_str);
    variants::refuse_stdin_twice(names)?;
    let wanted = Wanted { name: &args.variant, tries: args.tries, print: Print::Nothing };
    let variant = variants::read(wanted, args.strict, screen)?;
    let judge = Judge::new(&variant);
    let mut hearing = Hearing { args, screen, judge, out: BufWriter::new(io::stdout().lock()), legal: 0, illegal: 0 };
    let mut unread = Vec::new();
    for (number, name) in (1..).zip(&args.games) {
        match games::read(name, number) {
            Ok(given) => hearing.hear(&given)?,
            Err(failure) => unread.push(failure),
        }
    }
    hearing.close(unread)
}

/// The games being judged.
struct Hearing<'a> {
    args: &'a Replay,
    screen: Screen,
    judge: Judge<'a>,
    out: BufWriter<io::StdoutLock<'static>>,
    legal: usize,
    illegal: usize,
}

impl Hearing<'_> {
    /// Judges the games of one text.
    fn hear(&mut self, given: &Given) -> Result<(), Failure> {
        let (mut line, mut before) = (1, 0);
        for (index, (from, text)) in given.games().into_iter().enumerate() {
            line += given.text.as_bytes()[before..from].iter().filter(|&&byte| byte == b'\n').count();
            before = from;
            let written = Written { source: &given.name, number: index + 1, line, text };
            match self.judge.read(written) {
                Ok(record) => self.tell(written, &record)?,
                Err(wrong) => self.complain(written, wrong)?,
            }
        }
        Ok(())
    }

    /// Tells a legal game.
    fn tell(&mut self, written: Written, record: &Record) -> Result<(), Failure> {
        self.legal += 1;
        let (variant, game) = (self.judge.variant(), &record.game);
        let text = match self.args.to {
            None if self.args.json => return self.object(&Told::of(game, true, variant)),
            None => format!("{}: {}", self.label(written), in_words(record, variant)),
            Some(Notation::Digits) => digits(game),
            Some(Notation::Analytic) => analytic(game, &variant.pitch, self.judge.names()),
            Some(Notation::Online) => {
                let gap = if self.legal > 1 { "\n" } else { "" };
                let file = online(game, variant.rules.first, &record.tags, record.claim);
                format!("{gap}{}", file.trim_end())
            }
        };
        self.put(harmless_json(&text) + "\n")
    }

    /// Tells of an illegal game that it is, and then what is wrong with it.
    fn complain(&mut self, written: Written, wrong: Wrong) -> Result<(), Failure> {
        self.illegal += 1;
        if self.args.json {
            self.object(&Told::of(&wrong.so_far, false, self.judge.variant()))?;
        } else if self.args.to.is_none() {
            self.put(format!("{}: illegal\n", self.label(written)))?;
        }
        self.flush()?;
        self.screen.failure(&Failure::Findings(vec![wrong.finding]));
        Ok(())
    }

    /// What a game is called: by its file too where there are several.
    fn label(&self, written: Written) -> String {
        let file = if self.args.games.len() > 1 { format!("{}: ", written.source) } else { String::new() };
        format!("{file}game {}", written.number)
    }

    fn object(&mut self, told: &Told) -> Result<(), Failure> {
        let text = serde_json::to_string(told).map_err(|error| Failure::refused(error.to_string()))?;
        self.put(harmless_json(&text) + "\n")
    }

    fn put(&mut self, text: String) -> Result<(), Failure> {
        self.out.write_all(text.as_bytes()).map_err(|error| Failure::writing("standard output", &error))
    }

    fn flush(&mut self) -> Result<(), Failure> {
        self.out.flush().map_err(|error| Failure::writing("standard output", &error))
    }

    /// Says how many games there were, and fails if one was illegal or a file could not be read.
    fn close(mut self, mut unread: Vec<Failure>) -> Result<(), Failure> {
        self.flush()?;
        let (legal, illegal) = (self.legal, self.illegal);
        if legal + illegal > 1 {
            self.screen.say(&format!("{}: {legal} legal, {illegal} illegal", counted(legal + illegal, "game")));
        }
        if let Some(last) = unread.pop() {
            for failure in &unread {
                self.screen.failure(failure);
            }
            return Err(last);
        }
        if illegal > 0 { Err(Failure::Findings(Vec::new())) } else { Ok(()) }
    }
}
