//! "Did you mean": the nearest of the known names. Knows no names itself.

/// The known name that is near enough to be meant, if there is one.
pub fn nearest<'a>(typed: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let typed = typed.to_lowercase();
    let scored = known.into_iter().map(|name| (strsim::damerau_levenshtein(&typed, name), name));
    let (distance, name) = scored.min_by_key(|&(distance, _)| distance)?;
    (distance <= typed.chars().count().div_ceil(3)).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn finds_slips_and_nothing_else() {
        let known = ["standard", "large", "orthogonal"];
        assert_eq!(nearest("Standart", known), Some("standard"));
        assert_eq!(nearest("alrge", known), Some("large"));
        assert_eq!(nearest("chess", known), None);
        assert_eq!(nearest("", known), None);
    }
}
