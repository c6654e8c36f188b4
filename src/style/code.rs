//! What may be wrong with a style file, each kind with its page.

use crate::diag::{Code, Page};

/// A code with its page.
macro_rules! codes {
    ($($code:ident = $name:literal: $meaning:literal,)+) => {
        $(
            #[doc = $meaning]
            pub(super) const $code: Code = Code($name);
        )+

        /// The pages behind what is found in style files.
        pub const PAGES: &[Page] = &[$(
            Page { code: $code, meaning: $meaning, text: include_str!(concat!("../../templates/codes/", $name, ".md")) },
        )+];
    };
}

codes! {
    NOT_TOML = "style-not-toml": "The style file is not TOML.",
    UNKNOWN_KEY = "style-unknown-key": "A style has no such key.",
    WRONG_TYPE = "style-wrong-type": "The value of a style's key is of the wrong kind.",
    OUT_OF_RANGE = "style-out-of-range": "A measure of a style is too small or too large.",
    THIN = "style-thin": "A line or a dot is so thin that a printer or a copier may lose it.",
    FAINT = "style-faint": "A colour does not stand out from the paper.",
}

/// The codes of style files.
pub fn codes() -> impl Iterator<Item = Code> {
    PAGES.iter().map(|page| page.code)
}
