//! libFuzzer's bytes for `print`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| paperpitch_fuzz::run("print", bytes));
