//! Typographic finishing: from what a translator types to what is printed. Knows no message, only how a language is set.
//!
//! The rules look at signs and at any kind of space, and change only plain spaces and plain signs; so a finished text
//! stays as it is when it is finished again.

use super::line::{LONGEST, Line, is_dash, is_space, is_word, opens};
use super::setting::{NO_BREAK, Setting};

/// `text` with the quotes, dashes and spaces of the language, on one line.
pub(super) fn finish(text: &str, setting: &Setting) -> String {
    let mut line = Line::read(text);
    line.join_dots();
    line.curl_quotes(setting);
    line.draw_dashes(setting);
    if setting.spaced_quotes {
        line.space_quotes(setting);
    }
    line.space_signs(setting);
    line.hold_dashes();
    line.hold_words(setting);
    line.write()
}

/// What a plain space between two signs becomes. Dashes are held elsewhere, whatever the language says of them.
fn typed_space(before: Option<char>, after: Option<char>, setting: &Setting) -> char {
    let times = (before == Some('×') || after == Some('×')) && after.is_some();
    let held = after.filter(|sign| !is_dash(*sign)).and_then(|sign| setting.before(sign));
    held.unwrap_or(if times { NO_BREAK } else { ' ' })
}

impl Line {
    /// `...` → `…`
    fn join_dots(&mut self) {
        if !self.pieces.windows(3).any(|three| three.iter().all(|piece| piece.sign == '.')) {
            return;
        }
        let mut skip = 0;
        self.rebuild(|old, at, new| {
            if skip > 0 {
                skip -= 1;
            } else if old.pieces.get(at..at + 3).is_some_and(|three| three.iter().all(|piece| piece.sign == '.')) {
                skip = 2;
                new.push('…');
            } else if let Some(sign) = old.sign(at) {
                new.push(sign);
            }
        });
    }

    /// Straight quotes and apostrophes → those of the language.
    fn curl_quotes(&mut self, setting: &Setting) {
        let [outer_open, outer_close, inner_open, inner_close] = setting.quotes;
        let mut depth = 0_usize;
        for at in 0..self.pieces.len() {
            match self.sign(at) {
                Some('\'') => self.set(at, '’'),
                Some('"') => {
                    let opening = self.may_open(at) && (depth == 0 || !self.may_close(at));
                    depth = if opening { depth + 1 } else { depth.saturating_sub(1) };
                    let level = if opening { depth.saturating_sub(1) } else { depth };
                    let quote = match (level % 2 == 0, opening) {
                        (true, true) => outer_open,
                        (true, false) => outer_close,
                        (false, true) => inner_open,
                        (false, false) => inner_close,
                    };
                    self.set(at, quote);
                }
                Some(sign) if outer_open != outer_close && sign == outer_open => depth += 1,
                Some(sign) if outer_open != outer_close && sign == outer_close => depth = depth.saturating_sub(1),
                _ => {}
            }
        }
    }

    /// Whether a quote at `at` could open: at a beginning, or after an elision («l’"été"»).
    fn may_open(&self, at: usize) -> bool {
        let word_follows = self.sign(at + 1).is_some_and(|next| is_word(next) || next.is_numeric());
        self.before(at).is_none_or(|before| opens(before) || (matches!(before, '’' | '\'') && word_follows))
    }

    /// Whether a quote at `at` could close: no word and nothing that opens follows.
    fn may_close(&self, at: usize) -> bool {
        self.sign(at + 1).is_none_or(|next| is_space(next) || !(is_word(next) || next.is_numeric() || opens(next)))
    }

    /// A hyphen between two numbers is a range; one between spaces is a dash.
    fn draw_dashes(&mut self, setting: &Setting) {
        let hyphens: Vec<usize> = (0..self.pieces.len()).filter(|at| self.sign(*at) == Some('-')).collect();
        let ranges: Vec<usize> = hyphens.iter().copied().filter(|at| self.is_range(*at)).collect();
        for at in ranges {
            self.set(at, '–');
        }
        for at in hyphens {
            let [before, after] = [at.checked_sub(2), Some(at + 2)].map(|at| at.and_then(|at| self.sign(at)));
            let spaced = self.before(at) == Some(' ') && self.sign(at + 1) == Some(' ');
            let wordy = [before, after].iter().all(|sign| sign.is_some_and(|sign| !sign.is_numeric() && sign != '-'));
            if spaced && wordy && self.sign(at) == Some('-') {
                self.set(at, setting.dash);
            }
        }
    }

    /// Whether the hyphen at `at` joins two numbers that are joined to nothing else: neither `f8-7` nor `1-2-3`.
    fn is_range(&self, at: usize) -> bool {
        let alone = |sign: Option<char>| {
            sign.is_none_or(|sign| !sign.is_alphanumeric() && !matches!(sign, '-' | '–' | '—' | '_'))
        };
        let (Some(from), Some(to)) = (self.number_start(at), self.number_end(at + 1)) else { return false };
        alone(self.before(from)) && alone(self.sign(to))
    }

    /// A no-break space inside the outer quotes, typed or not.
    fn space_quotes(&mut self, setting: &Setting) {
        let [open, close, ..] = setting.quotes;
        if !self.pieces.iter().any(|piece| piece.sign == open || piece.sign == close) {
            return;
        }
        self.rebuild(|old, at, new| {
            let Some(sign) = old.sign(at) else { return };
            if sign == close && new.pieces.last().is_some_and(|last| !is_space(last.sign)) {
                new.push(NO_BREAK);
            }
            let inside = old.before(at) == Some(open) || old.sign(at + 1) == Some(close);
            new.push(if sign == ' ' && inside { NO_BREAK } else { sign });
            if sign == open && old.sign(at + 1).is_some_and(|next| !is_space(next)) {
                new.push(NO_BREAK);
            }
        });
    }

    /// The spaces around ×, before the language's signs, and before %.
    fn space_signs(&mut self, setting: &Setting) {
        let digit = |sign: Option<char>| sign.is_some_and(|sign| sign.is_ascii_digit());
        let percent = setting.spaced_percent.then_some(NO_BREAK);
        self.rebuild(|old, at, new| {
            let Some(sign) = old.sign(at) else { return };
            let (before, after) = (old.before(at), old.sign(at + 1));
            match sign {
                ' ' if after == Some('%') && digit(before) => new.push_all(percent),
                ' ' => new.push(typed_space(before, after, setting)),
                '%' if digit(before) => new.push_all(percent.into_iter().chain(['%'])),
                '×' if digit(before) && digit(after) => new.push_all([NO_BREAK, '×', NO_BREAK]),
                _ => new.push(sign),
            }
        });
    }

    /// A single dash is held by the word before it; a pair by what stands between the two.
    fn hold_dashes(&mut self) {
        let mut clause = Vec::new();
        for at in 0..=self.pieces.len() {
            let sign = self.sign(at);
            let after = self.sign(at + 1);
            if sign.is_some_and(is_dash) && self.before(at).is_some_and(is_space) && after.is_some_and(is_space) {
                clause.push(at);
            }
            let ends = |sign| {
                matches!(sign, '.' | '!' | '?' | '…' | ';' | ':' | ',') && !after.is_some_and(char::is_alphanumeric)
            };
            if sign.is_none_or(ends) {
                if let [open, close] = clause[..] {
                    self.hold(Some(open + 1));
                    self.hold(close.checked_sub(1));
                } else {
                    for at in &clause {
                        self.hold(at.checked_sub(1));
                    }
                }
                clause.clear();
            }
        }
    }

    /// What stays with the word after it: numbers and words of one letter; and with the word before it: the number that
    /// tells which («page 3.»), and a side's letter.
    fn hold_words(&mut self, setting: &Setting) {
        for at in 0..self.pieces.len() {
            if self.sign(at) != Some(' ') {
                continue;
            }
            let counted = self.ends_number(at) && self.counts(at + 1, setting);
            let held = counted || self.numbers(at) || self.ends_short_word(at, setting);
            if held || self.is_side(at + 1, setting) {
                self.set(at, NO_BREAK);
            }
        }
    }

    /// Whether the word that starts at `start` is one a number belongs to.
    fn counts(&self, start: usize, setting: &Setting) -> bool {
        let signs = self.pieces.get(start..).unwrap_or_default().iter().map(|piece| piece.sign);
        let word = signs.take_while(|sign| is_word(*sign)).take(LONGEST);
        let word: String = word.flat_map(char::to_lowercase).collect();
        !word.is_empty() && !setting.loose_words.contains(&word)
    }

    /// Whether the space at `at` stands between a word and a number that ends the phrase.
    fn numbers(&self, at: usize) -> bool {
        let ends_phrase = |sign: char| matches!(sign, '.' | ',' | ';' | ':' | '!' | '?' | '…' | ')' | '»' | '”' | '“');
        let Some(end) = self.number_end(at + 1).filter(|_| self.before(at).is_some_and(char::is_alphabetic)) else {
            return false;
        };
        let end = if self.sign(end).is_some_and(is_space) { end + 1 } else { end };
        self.sign(end).is_none_or(ends_phrase)
    }

    fn ends_short_word(&self, end: usize, setting: &Setting) -> bool {
        let Some(start) = end.checked_sub(1).filter(|_| self.sign(end + 1).is_some()) else { return false };
        let is_short = |sign: char| sign.to_lowercase().any(|letter| setting.short_words.contains(&letter));
        let whole = self.before(start).is_none_or(opens);
        whole && self.sign(start).is_some_and(is_short) && !self.is_side(start, setting)
    }

    /// Whether the word at `at` is a side's letter that follows a word: «игрок А», where «А» is no conjunction.
    fn is_side(&self, at: usize, setting: &Setting) -> bool {
        self.sign(at).is_some_and(|sign| setting.sides.contains(&Some(sign)))
            && self.sign(at + 1).is_none_or(|next| !next.is_alphanumeric())
            && self.before(at).is_some_and(is_space)
            && at.checked_sub(2).and_then(|at| self.sign(at)).is_some_and(is_word)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::{Locale, available};

    /// With the invisible spaces made visible: `~` no-break, `^` narrow no-break.
    fn finished(tag: &str, text: &str) -> String {
        Locale::bundled(tag).unwrap().finish(text).replace('\u{a0}', "~").replace('\u{202f}', "^")
    }

    #[test]
    fn each_language_is_set_in_its_way() {
        let cases = [
            // Quotes, and what stands inside them.
            ("fr", "Dites \"but\" !", "Dites «~but~»^!"),
            ("fr", "« but »", "«~but~»"),
            ("fr", "l'\"été\" et \"\u{e000}\"", "l’«~été~» et «~\u{e000}~»"),
            ("fr", "\"un \"deux\" trois\"", "«~un “deux” trois~»"),
            ("pt", "\"um \"dois\" três\".", "“um ‘dois’ três”."),
            ("ru", "\"один \"два\" три\", да", "«один „два“ три», да"),
            ("ru", "«один \"два\" три»", "«один „два“ три»"),
            ("sv", "\"ett\" (\"två\")", "”ett” (”två”)"),
            ("en", "It's \"one\", \"two\"", "It’s “one”, “two”"),
            ("fr", "__\"but\"__ et \"__but__\"", "__«~but~»__ et «~__but__~»"),
            ("fr", "\" but \"", "«~but~»"),
            // Spaces before signs.
            ("fr", "Où ? Là ; oui : ici !", "Où^? Là^; oui~: ici^!"),
            ("fr", "__Où__ ? __Où ?__", "__Où__^? __Où^?__"),
            ("en", "Where? There; yes: here!", "Where? There; yes: here!"),
            // Numbers and what they count.
            ("fr", "8 × 12 cases, 15 minutes", "8~×~12~cases, 15~minutes"),
            ("fr", "8×12", "8~×~12"),
            ("sv", "12 __rutor__ och __8__ rutor", "12~__rutor__ och __8__~rutor"),
            ("ru", "8 клеток и 1,5 клетки, 5 и 6", "8~клеток и~1,5~клетки, 5 и~6"),
            ("en", "4 to 8 players of 2 teams", "4 to 8~players of 2~teams"),
            (
                "fr",
                "__Tour 3.__ Voir page 12 ; (figure 2), but 8 × 12",
                "__Tour~3.__ Voir page~12^; (figure~2), but 8~×~12",
            ),
            ("en", "f8 goes up, A4 paper", "f8 goes up, A4 paper"),
            ("fr", "100 % ou 100%", "100~% ou 100~%"),
            ("pt", "100 % ou 100%", "100% ou 100%"),
            ("ru", "100%", "100~%"),
            // Dashes.
            ("fr", "un trait – une ligne", "un trait~– une ligne"),
            ("ru", "Ворота - это отрезок.", "Ворота~— это отрезок."),
            ("sv", "Bollen – den enda – rullar.", "Bollen –~den enda~– rullar."),
            ("ru", "А — верх, а Б — низ. Тут — да.", "А~— верх, а~Б~— низ. Тут~— да."),
            ("en", "pages 3-5, 2-4 players, 1.5-2.5", "pages 3–5, 2–4~players, 1.5–2.5"),
            ("en", "2026-11-30 and f8-7", "2026-11-30 and f8-7"),
            // Short words and sides.
            ("ru", "У ворот, к центру и в угол", "У~ворот, к~центру и~в~угол"),
            ("ru", "«В поле» (о мяче) __с__ ним", "«В~поле» (о~мяче) __с__~ним"),
            ("ru", "Игрок А ходит. А потом Б.", "Игрок~А ходит. А~потом~Б."),
            ("pt", "o jogador A joga", "o jogador~A joga"),
            ("en", "A line. Side A plays", "A line. Side~A plays"),
            ("fr", "deux... l'un\n  et l'autre", "deux… l’un et l’autre"),
            // What is not touched.
            ("fr", "f8-g7-f6", "f8-g7-f6"),
            ("ru", "__е7__-f6, 0 3 67 5", "__е7__-f6, 0 3 67 5"),
            ("fr", "12:30 http://a.b", "12:30 http://a.b"),
            ("en", "Name: ______", "Name: ______"),
            // Our own signs stand for words.
            ("fr", "vers \u{e000} ; 8 \u{e001}, \u{e002}.", "vers \u{e000}^; 8~\u{e001}, \u{e002}."),
            ("fr", "", ""),
            ("fr", " \n", ""),
        ];
        for (tag, typed, printed) in cases {
            assert_eq!(finished(tag, typed), printed, "{tag}: {typed}");
        }
    }

    proptest! {
        #[test]
        fn a_finished_text_is_finished(text in r#"( |  |\n|"|'|-|–|—|\.|\.\.\.|,|;|:|!|\?|%|×|«|»|“|”|„|_|__|\(|\)|0|1|12|a|A|в|А|Б|игрок|клетка|f8|g7|\u{e000}|\u{a0}|\u{202f}){0,14}"#) {
            for tag in available() {
                let language = Locale::bundled(tag).unwrap();
                let once = language.finish(&text);
                prop_assert_eq!(language.finish(&once), once, "{}", tag);
            }
        }

        #[test]
        fn letters_and_marks_survive(text in any::<String>()) {
            let language = Locale::bundled("fr").unwrap();
            let letters = |text: &str| text.chars().filter(|sign| sign.is_alphanumeric() || *sign == '_').collect::<String>();
            let once = language.finish(&text);
            prop_assert_eq!(letters(&once), letters(&text));
            prop_assert_eq!(language.finish(&once), once);
        }
    }
}
