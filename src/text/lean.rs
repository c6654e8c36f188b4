//! Words that lean on the next one, and so had better not end a line; and which language cuts words how. Knows no width.

use std::ops::Range;

/// Longer words that introduce what follows: articles, prepositions, the copula. Words of one or two letters all count.
const LEANING: &[(&str, &[&str])] = &[
    ("en", &["and", "the"]),
    ("fr", &["aux", "des", "est", "les", "par", "que", "qui", "sur", "une", "vous"]),
    ("pt", &["aos", "com", "das", "dos", "nas", "nos", "por", "que", "são", "uma", "você"]),
    ("ru", &["без", "для", "или", "как", "над", "под", "при", "про", "что"]),
    ("sv", &["att", "den", "det", "ett", "för", "med", "och", "som"]),
];

/// The two letters that begin a language tag.
fn code(lang: &str) -> &str {
    lang.split(['-', '_']).next().unwrap_or_default()
}

/// The last word of a line, in bytes.
pub(super) fn last_word(line: &str) -> Range<usize> {
    let line = line.trim_end();
    let word = line.rsplit([' ', '\u{A0}', '\u{202F}']).next().unwrap_or_default();
    line.len() - word.len()..line.len()
}

/// Whether a line of the language had better not end in this word.
pub(super) fn word_leans(word: &str, lang: &str) -> bool {
    if word.is_empty() || !word.chars().all(char::is_alphabetic) || is_side(word) {
        return false;
    }
    let is = |known: &&str| known.chars().eq(word.chars().flat_map(char::to_lowercase));
    word.chars().nth(2).is_none() || leaning(lang).iter().any(is)
}

/// The longer words of a language that lean.
fn leaning(lang: &str) -> &'static [&'static str] {
    let code = code(lang);
    LEANING.iter().find(|(known, _)| *known == code).map_or(&[], |(_, words)| words)
}

/// Whether the word is the letter of a side, which leans on the word before it.
fn is_side(word: &str) -> bool {
    matches!(word, "A" | "B" | "А" | "Б")
}

/// The places inside a word, in bytes, where the language allows to cut it.
pub(super) fn cuts(word: &str, lang: &str) -> Vec<usize> {
    let Some(language) = <[u8; 2]>::try_from(code(lang).as_bytes()).ok().and_then(hypher::Lang::from_iso) else {
        return Vec::new();
    };
    let mut end = 0;
    let mut cuts: Vec<usize> = hypher::hyphenate(word, language)
        .map(|syllable| {
            end += syllable.len();
            end
        })
        .collect();
    cuts.pop();
    cuts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn leans(line: &str, lang: &str) -> bool {
        word_leans(&line[last_word(line)], lang)
    }

    #[test]
    fn short_words_lean_and_sides_do_not() {
        assert!(leans("trait à ", "fr"));
        assert!(leans("chacun des ", "fr-CH"));
        assert!(leans("où que vous ", "fr"));
        assert!(!leans("mais c’est ", "fr"));
        assert!(!leans("chacun des ", "sv"));
        assert!(!leans("le joueur A ", "fr"));
        assert!(!leans("игрок Б ", "ru"));
        assert!(!leans("c’est là, ", "fr"));
        assert!(!leans("de 8 ", "fr"));
        assert!(!leans("", "fr"));
    }

    #[test]
    fn words_are_cut_as_their_language_does() {
        assert_eq!(cuts("extensive", "en"), [2, 5]);
        assert!(cuts("extensive", "xx").is_empty());
        assert!(!cuts("återvändsgränd", "sv").is_empty());
    }
}
