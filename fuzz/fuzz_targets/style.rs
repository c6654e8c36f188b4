//! libFuzzer's bytes for `style`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| paperpitch_fuzz::run("style", bytes));
