//! libFuzzer's bytes for `variant`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| paperpitch_fuzz::run("variant", bytes));
