//! `schema`: the JSON Schema of variant files, sealed like every file of ours.

use paperpitch::{seal, variant};

use crate::failure::Failure;
use crate::screen::Screen;

/// Prints the schema.
pub fn schema(screen: Screen) -> Result<(), Failure> {
    screen.data(&file())
}

/// The schema as a file.
pub fn file() -> Vec<u8> {
    let seal = format!("{{\n  \"$comment\": \"{}\",", seal::PLACEHOLDER);
    let mut file = variant::schema().replacen('{', &seal, 1).into_bytes();
    seal::seal(&mut file);
    file
}
