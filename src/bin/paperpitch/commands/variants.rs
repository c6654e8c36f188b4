//! `variants`: the built-in ones, listed, or the file behind one.

use std::fmt::Write;

use paperpitch::diag::quoted;
use paperpitch::rules::Crossing;
use paperpitch::variant::{self, BUILT_INS, Variant};

use crate::commands::{gallery, words};
use crate::designer_args::Variants;
use crate::failure::Failure;
use crate::guess::nearest;
use crate::screen::Screen;

/// Lists the built-ins, shows the file of one, or draws variants side by side.
pub fn variants(args: &Variants, screen: Screen) -> Result<(), Failure> {
    if args.sheet {
        return gallery::gallery(args, screen);
    }
    match args.names.as_slice() {
        [] => screen.data(list().as_bytes()),
        [name] => screen.data(source(name)?.as_bytes()),
        _ => Err(Failure::refused_with("the file of one variant is shown at a time", "--sheet draws several")),
    }
}

/// The file of a built-in.
fn source(name: &str) -> Result<&'static str, Failure> {
    variant::built_in_source(name).ok_or_else(|| {
        let guess = nearest(name, BUILT_INS).map_or(String::new(), |near| format!("did you mean {near}? "));
        Failure::refused_with(
            format!("there is no built-in variant called {}", quoted(name)),
            format!("{guess}the built-in variants are {}", BUILT_INS.join(", ")),
        )
    })
}

/// A line for each built-in.
fn list() -> String {
    let width = BUILT_INS.iter().map(|name| name.len()).max().unwrap_or(0);
    BUILT_INS.iter().filter_map(|name| variant::built_in(name)).fold(String::new(), |mut text, variant| {
        let _ = writeln!(text, "{:width$}  {}", variant.name, in_short(&variant));
        text
    })
}

/// Its size, and every choice that makes it what it is.
fn in_short(variant: &Variant) -> String {
    let (width, length) = variant.pitch.size();
    let mut parts = vec![
        format!("{width:2} × {length}"),
        words::directions(variant.pitch.directions()).to_owned(),
        words::goal(variant),
        words::boundary(variant.pitch.boundary()).to_owned(),
        words::bounce(variant.rules.bounce).to_owned(),
    ];
    if variant.rules.crossing == Crossing::Forbidden {
        parts.push(words::crossing(variant).to_owned());
    }
    parts.extend(variant.minutes.map(|minutes| format!("{minutes} min")));
    parts.join(" · ")
}
