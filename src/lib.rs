//! Paper soccer on paper: from the description of a variant to printed pitches, rule sheets and host cards.
//!
//! The library is pure: bytes go in, bytes and diagnostics come out. It reads no file, no clock and no environment;
//! those live with the command line in `src/bin/paperpitch/`. The flow is one way:
//!
//! ```text
//! *.event.toml ──▶ event   ────────────────────┐
//! *.pitch.toml ──▶ variant ──▶ pitch + rules ──┤
//! <lang>.ftl   ──▶ locale  ────────────────────┼──▶ sheet ──▶ scene ──┬──▶ svg
//! fonts        ──▶ text    ────────────────────┘                      └──▶ pdf
//! ```
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod diag;
pub mod event;
pub mod geom;
pub mod locale;
pub mod pdf;
pub mod pitch;
pub mod plays;
pub mod replay;
pub mod rules;
pub mod scene;
pub mod seal;
pub mod sheet;
pub mod source;
pub mod style;
pub mod svg;
pub mod text;
pub mod variant;
