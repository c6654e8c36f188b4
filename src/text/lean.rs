//! Words that lean on the next one, and so had better not end a line; and which language cuts words how. Knows no width.

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

/// Whether a line of the language had better not end after this text.
pub(super) fn leans(line: &str, lang: &str) -> bool {
    let word = line.trim_end().rsplit([' ', '\u{A0}', '\u{202F}']).next().unwrap_or_default();
    let letters = word.chars().count();
    if letters == 0 || !word.chars().all(char::is_alphabetic) || is_side(word) {
        return false;
    }
    let word = word.to_lowercase();
    letters <= 2 || LEANING.iter().any(|(known, words)| *known == code(lang) && words.contains(&word.as_str()))
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
