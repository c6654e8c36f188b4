//! What must hold for any bytes whatever, one function for each way in. The fuzz targets call them with bytes of their
//! own finding, and `tests/corpus.rs` with those that were kept, for which it takes this file in. Knows the public
//! library alone.

mod catalogue;
mod event;
mod game;
mod language;
mod print;
mod shown;
mod style;
mod variant;

/// A way in: any bytes, and no panic.
pub type Body = fn(&[u8]);

/// Every way in by its name, which is also the name of its target and of its folder in `corpus/`.
pub const BODIES: [(&str, Body); 7] = [
    ("catalogue", catalogue::run),
    ("event", event::run),
    ("game", game::run),
    ("language", language::run),
    ("print", print::run),
    ("style", style::run),
    ("variant", variant::run),
];

/// Takes the way in of this name with some bytes.
///
/// # Panics
/// Where something does not hold that must, or there is no such way.
pub fn run(name: &str, bytes: &[u8]) {
    let (_, body) = BODIES.iter().find(|(known, _)| *known == name).expect("a way in of this name");
    body(bytes);
}
