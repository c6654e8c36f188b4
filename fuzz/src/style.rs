//! Any bytes as a style file: a look or a reason, and every look draws a pitch.

use std::sync::LazyLock;

use paperpitch::diag::Diagnostic;
use paperpitch::locale::Locale;
use paperpitch::scene::Document;
use paperpitch::sheet::book::{self, Options};
use paperpitch::sheet::desk::Desk;
use paperpitch::sheet::manner::Manner;
use paperpitch::sheet::paper::Paper;
use paperpitch::style::{self, Styled};
use paperpitch::svg;
use paperpitch::text::Typesetter;
use paperpitch::variant::{self, BUILT_INS, Variant};

use super::shown;

static VARIANT: LazyLock<Variant> = LazyLock::new(|| variant::built_in(BUILT_INS[0]).expect("a built-in variant"));
static ENGLISH: LazyLock<Locale> = LazyLock::new(|| Locale::bundled("en").expect("the source"));
static SETTER: LazyLock<Typesetter> = LazyLock::new(Typesetter::default);

pub fn run(bytes: &[u8]) {
    let Styled { look, findings } = style::read(bytes, "my.toml");
    assert_eq!(look.is_none(), findings.iter().any(Diagnostic::is_error), "a look or a reason");
    shown::all(&findings);
    let Some(look) = look else { return };
    let manner = Manner { look, zoom: 1.0 };
    let mut desk = Desk::new(&VARIANT, &ENGLISH, &SETTER).expect("a desk can be laid out");
    let options = Options { paper: Paper::A4, cell: None };
    let made = manner.make(&mut desk, options, |desk, options| book::pitch(desk, options));
    let Document { title, lang, pages } = made.expect("every look draws a pitch");
    for page in &pages {
        let drawn = svg::write(page, &title, &lang, SETTER.fonts());
        assert!(!drawn.contains("NaN") && !drawn.contains("inf"), "{drawn}");
    }
}
