//! What is said when the program itself is at fault. Knows no command.

use std::io::Write;
use std::panic::{self, PanicHookInfo};

/// Makes a panic say sorry and how to report it. The exit code is then 101.
pub fn install() {
    panic::set_hook(Box::new(|info| {
        let _ = std::io::stderr().write_all(apology(info).as_bytes());
    }));
}

/// The words, with what a report needs.
fn apology(info: &PanicHookInfo<'_>) -> String {
    let place = info.location().map_or_else(String::new, |at| format!(" at {}:{}", at.file(), at.line()));
    words(info.payload_as_str().unwrap_or("no message"), &place)
}

/// The words around a message and a place.
fn words(message: &str, place: &str) -> String {
    format!(
        "Sorry: paperpitch made a mistake. It is a bug of ours, not a fault in your files.\n\
         Please report it with these two lines, the command you typed and the variant file you used:\n  \
         paperpitch {}{place}\n  {}\n",
        env!("CARGO_PKG_VERSION"),
        message.lines().next().unwrap_or_default(),
    )
}

#[cfg(test)]
mod tests {
    #[test]
    fn an_apology_tells_what_a_report_needs() {
        let words = super::words("index out of bounds\nmore", " at src/pitch/mod.rs:12");
        assert!(words.starts_with("Sorry: "));
        assert!(words.contains(concat!(
            "paperpitch ",
            env!("CARGO_PKG_VERSION"),
            " at src/pitch/mod.rs:12\n  index out of bounds\n"
        )));
        assert!(!words.contains("more"));
    }
}
