//! `kit --event` and `kit --guests`: one file, printed once.

use crate::desk::Desk;

#[test]
fn guests_alone_make_a_print_job() {
    let desk = Desk::new();
    let seen = desk.run("kit --guests 8 --lang fr,ru");
    seen.done();
    assert_eq!(desk.files(), ["8-guests.fr+ru.job.pdf"]);
    assert!(seen.err.contains("Print it once at 100 %") && seen.err.contains("sheets of paper"), "{}", seen.err);
    let seen = desk.run("kit --guests 7 --lang sv");
    assert!(seen.done().err.contains("guest 7 shares the turns of another side"), "{}", seen.err);
    desk.run("kit --guests 7 --lang sv --strict").failed(2, &["guests-left-over"]);
}

#[test]
fn an_event_file_and_its_own_variant() {
    let desk = Desk::new();
    desk.run("new lunch").done();
    desk.write(
        "friday.event.toml",
        "title = \"Friday\"\nguests = 4\nlanguages = [\"en\"]\nvariant = \"lunch.pitch.toml\"\n",
    );
    desk.run("kit --event friday.event.toml").done();
    desk.run("kit --event friday.event.toml --only P1-2,t2").done();
    let files = desk.files();
    assert!(
        files.contains(&"friday.job.pdf".to_owned()) && files.contains(&"friday.P1-2+T2.pdf".to_owned()),
        "{files:?}"
    );
}

#[test]
fn nothing_is_half_written() {
    let desk = Desk::new();
    desk.write("bad.event.toml", "guests = 8\n[[table]]\nvariant = \"clasic\"\n");
    desk.run("kit --event bad.event.toml").failed(1, &["bad.event.toml:3:11", "did you mean \"classic\"?"]);
    desk.write("good.event.toml", "guests = 4\nlanguages = [\"fr\"]\n");
    desk.run("kit --event good.event.toml --only P9-9").refused(&["no page P9-9"]);
    desk.run("kit --event good.event.toml --only Q1").refused(&["give the name at the foot of a page"]);
    desk.run("kit --event good.event.toml --lang fr").refused(&["cannot be used with"]);
    desk.run("kit --only P1-1").refused(&["--only names pages of an evening"]);
    desk.run("kit --guests 0").refused(&["the event has no guests"]);
    desk.run("kit --guests 500").refused(&["must be 2 to 200"]);
    desk.run("kit --guests 8 --lang xx").refused(&["there are no sheets in `xx`"]);
    desk.run("kit --event none.event.toml").refused(&["cannot read none.event.toml"]);
    assert_eq!(desk.files(), ["bad.event.toml", "good.event.toml"]);
}
