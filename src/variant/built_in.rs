//! The variants every copy of the program carries: the very files that people copy from `examples/`.

/// Their names, the usual one first.
pub const BUILT_INS: [&str; 9] =
    ["standard", "large", "orthogonal", "notation", "single-bounce", "classic", "no-bounce", "wide-goals", "texas"];

/// The file of a built-in, as people may copy it.
#[must_use]
pub fn built_in_source(name: &str) -> Option<&'static str> {
    Some(match name {
        "standard" => include_str!("../../examples/standard.pitch.toml"),
        "large" => include_str!("../../examples/large.pitch.toml"),
        "orthogonal" => include_str!("../../examples/orthogonal.pitch.toml"),
        "notation" => include_str!("../../examples/notation.pitch.toml"),
        "single-bounce" => include_str!("../../examples/single-bounce.pitch.toml"),
        "classic" => include_str!("../../examples/classic.pitch.toml"),
        "no-bounce" => include_str!("../../examples/no-bounce.pitch.toml"),
        "wide-goals" => include_str!("../../examples/wide-goals.pitch.toml"),
        "texas" => include_str!("../../examples/texas.pitch.toml"),
        _ => return None,
    })
}
