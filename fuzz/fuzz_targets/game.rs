//! libFuzzer's bytes for `game`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| paperpitch_fuzz::run("game", bytes));
