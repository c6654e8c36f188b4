//! What kits are made with can be shared between threads: sheets may be made on all cores at once.

use paperpitch::event::Event;
use paperpitch::locale::Locale;
use paperpitch::scene::Document;
use paperpitch::sheet::desk::Desk;
use paperpitch::sheet::manner::Manner;
use paperpitch::text::{Fonts, Typesetter};
use paperpitch::variant::Variant;

const fn assert_sync<T: Send + Sync>() {}

#[test]
fn what_sheets_are_made_with_is_shared_between_threads() {
    assert_sync::<Locale>();
    assert_sync::<Typesetter>();
    assert_sync::<Fonts>();
    assert_sync::<Variant>();
    assert_sync::<Event>();
    assert_sync::<Manner>();
    assert_sync::<Desk<'_>>();
    assert_sync::<Document>();
}
