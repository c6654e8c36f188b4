//! libFuzzer's bytes for `event`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| paperpitch_fuzz::run("event", bytes));
