//! The worst day: runs that are killed, disks that are full, files that are none, systems that allow little. Nothing of the
//! user's is lost, no file is half, the exit code is right, and a message names the place.

mod inputs;
mod killed;
mod limits;
mod places;
mod surroundings;
mod together;
mod vanishing;

use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

use crate::desk::{Desk, Seen, seen};

/// The user that owns nothing.
const NOBODY: u32 = 65534;

/// A shell about to run a script here, in which `$P` is the program.
fn shell(desk: &Desk, script: &str) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", script]).current_dir(desk.path("")).env_clear();
    command.env("PATH", "/usr/bin:/bin:/usr/sbin:/sbin").env("P", env!("CARGO_BIN_EXE_paperpitch"));
    command
}

fn run_in_shell(desk: &Desk, script: &str) -> Seen {
    seen(&shell(desk, script).output().unwrap())
}

/// Makes a pipe with a name.
fn fifo(desk: &Desk, name: &str) {
    assert!(Command::new("mkfifo").arg(desk.path(name)).status().unwrap().success());
}

/// The same command as a user whom permissions hold back; nothing does hold root.
fn unprivileged(desk: &Desk, mut command: Command) -> Command {
    if fs::metadata(desk.path("")).unwrap().uid() == 0 {
        command.uid(NOBODY).gid(NOBODY);
    }
    command
}

fn allow(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
}

/// What is in a folder that users should not see.
fn hidden(desk: &Desk) -> Vec<String> {
    desk.files().into_iter().filter(|file| file.contains(".paperpitch-")).collect()
}

/// Waits until something is so, or the other thing is. Neither sleeps nor looks at a clock.
fn until(mut so: impl FnMut() -> bool, mut or: impl FnMut() -> bool) -> bool {
    loop {
        if so() {
            return true;
        }
        if or() {
            return so();
        }
        std::thread::yield_now();
    }
}
