//! libFuzzer's bytes for `language`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| paperpitch_fuzz::run("language", bytes));
