//! What may be wrong with a style file, each kind with its page.

use crate::diag::codes;

codes! {
    /// Every code with its page.
    ALL:
    NOT_TOML = "style-not-toml": "The style file is not TOML.";
    UNKNOWN_KEY = "style-unknown-key": "A style has no such key.";
    WRONG_TYPE = "style-wrong-type": "The value of a style's key is of the wrong kind.";
    OUT_OF_RANGE = "style-out-of-range": "A measure of a style is too small or too large.";
    THIN = "style-thin": "A line or a dot is so thin that a printer or a copier may lose it.";
    FAINT = "style-faint": "A colour does not stand out from the paper.";
}
