//! The command line as its users meet it: what they type, what they see, what is on the disk afterwards.

mod arguments;
mod designer;
mod desk;
mod drawn;
mod events;
#[cfg(unix)]
mod faults;
mod files;
mod games;
mod lang;
mod preview;
mod print;
mod readme;
mod schema;
mod variants;
mod watch;
