//! libFuzzer's bytes for `catalogue`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| paperpitch_fuzz::run("catalogue", bytes));
