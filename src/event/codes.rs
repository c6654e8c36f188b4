//! The kinds of findings that only an event file can have. Knows their names and meanings, not when they occur.

use crate::diag::codes;

codes! {
    /// Every code with its page.
    ALL:
    NO_GUESTS = "no-guests": "An event without guests.";
    ONE_SIDE = "one-side": "An event with guests for one side only.";
    GUESTS_LEFT_OVER = "guests-left-over": "Guests who are left over when sides are made, and nothing is said of them.";
    TABLES_WITHOUT_GUESTS = "tables-without-guests": "More tables than the guests fill.";
    EVENT_VARIANT = "event-variant": "A variant that an event names and that cannot be played.";
    EVENT_LANGUAGE = "event-language": "A language for which there are no sheets.";
    EVENT_PAPER = "event-paper": "A paper on which the sheets of an event cannot be printed.";
    ROUNDS_WITHOUT_MINUTES = "rounds-without-minutes": "A variant with a clock, and rounds of no stated length.";
    JOB_TOO_LONG = "job-too-long": "An event of more pages than one print job may have.";
    ONE_LANGUAGE = "one-language": "Bilingual sheets where no table has two languages.";
}
