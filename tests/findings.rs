//! How findings look: the very screens and lines that people and programs get.

use paperpitch::diag::{Code, Diagnostic, Format, render};
use paperpitch::variant::{self, NoFiles, Overrides};

/// A file with an error, a mend over two lines, and a warning.
const LUNCH: &str = "\
# Для обеда
[pitch]
width = 9
length = 13

[goal]
wdith = 3

[turn]
bounce = \"single\"
";

fn shown(text: &str, format: Format) -> String {
    let checked = variant::read(text.as_bytes(), "lunch.pitch.toml", Some("lunch"), &NoFiles, &Overrides::default());
    render(checked.diagnostics(), format, false)
}

#[test]
fn people_see_the_line_and_what_to_do() {
    let expected = "\
error[points-for-cells]: 9 × 13 points are 8 × 12 cells
 --> lunch.pitch.toml:3:9
  |
3 | width = 9
  |         ^
4 | length = 13
  |          -- the length
  |
help: give the size in cells
  |
3 ~ width = 8
4 ~ length = 12
  |

error[unknown-key]: there is no key `wdith` in [goal]
 --> lunch.pitch.toml:7:1
  |
7 | wdith = 3
  | ^^^^^
  |
  = help: did you mean `width`?

warning[blocked-left-open]: with `bounce = \"single\"` it matters who loses when the ball is blocked, and the file does not say
  --> lunch.pitch.toml:10:10
   |
10 | bounce = \"single\"
   |          ^^^^^^^^
   |
   = help: add `blocked = \"to-move-loses\"` or `blocked = \"mover-loses\"` below [end]

";
    assert_eq!(shown(LUNCH, Format::Human { width: 80 }), expected);
}

#[test]
fn a_second_file_is_shown_beside_the_first() {
    let expected = "\
error[goal-too-wide]: the goal is 4 cells wide, but its side has only 2
  --> lunch.pitch.toml:3:9
   |
 3 | width = 2
   |         ^
   |
  ::: wide-goals:10:9
   |
10 | width = 4
   |         - the goal
   |
   = help: make the goal at most 2 wide, or the pitch at least 4

";
    let text = "based-on = \"wide-goals\"\n[pitch]\nwidth = 2\n";
    assert_eq!(shown(text, Format::Human { width: 80 }), expected);
}

#[test]
fn columns_count_characters_not_bytes() {
    let text = "pitch = { directions = \"Ж\", width = \"8\" }\n";
    let shown = shown(text, Format::Short);
    assert_eq!(
        shown,
        "lunch.pitch.toml:1:24: error[unknown-value]: `directions` cannot be `Ж`\n\
         lunch.pitch.toml:1:37: error[wrong-type]: `width` is the text \"8\", but must be a whole number\n"
    );
}

#[test]
fn one_line_each() {
    let expected = "\
lunch.pitch.toml:3:9: error[points-for-cells]: 9 × 13 points are 8 × 12 cells
lunch.pitch.toml:7:1: error[unknown-key]: there is no key `wdith` in [goal]
lunch.pitch.toml:10:10: warning[blocked-left-open]: with `bounce = \"single\"` it matters who loses when the ball is \
blocked, and the file does not say
";
    assert_eq!(shown(LUNCH, Format::Short), expected);
}

#[test]
fn programs_get_every_key_on_every_line() {
    let text = "[pitch]\nwidth = \"8\"\n[end]\nblocked = \"draw\"\n";
    let expected = concat!(
        r#"{"code":"wrong-type","severity":"error","message":"`width` is the text \"8\", but must be a whole number","#,
        r#""file":"lunch.pitch.toml","line":2,"column":9,"end_line":2,"end_column":12,"help":"write 8","#,
        r#""fix":[{"line":2,"column":9,"end_line":2,"end_column":12,"replacement":"8"}]}"#,
        "\n",
        r#"{"code":"draw-when-blocked","severity":"warning","#,
        r#""message":"a blocked ball is a draw, so whoever is losing can escape into a dead end","#,
        r#""file":"lunch.pitch.toml","line":4,"column":11,"end_line":4,"end_column":17,"#,
        r#""help":"usually somebody loses: \"to-move-loses\" or \"mover-loses\"","fix":null}"#,
        "\n"
    );
    assert_eq!(shown(text, Format::Json), expected);
}

#[test]
fn a_finding_without_a_file_has_no_place() {
    let finding = [Diagnostic::error(Code("odd-size"), "argument --size: the pitch is 7 cells wide")];
    assert_eq!(
        render(&finding, Format::Human { width: 80 }, false),
        "error[odd-size]: argument --size: the pitch is 7 cells wide\n\n"
    );
    assert_eq!(render(&finding, Format::Short, false), "error[odd-size]: argument --size: the pitch is 7 cells wide\n");
    assert_eq!(
        render(&finding, Format::Json, false),
        "{\"code\":\"odd-size\",\"severity\":\"error\",\"message\":\"argument --size: the pitch is 7 cells wide\",\
         \"file\":null,\"line\":null,\"column\":null,\"end_line\":null,\"end_column\":null,\"help\":null,\"fix\":null}\n"
    );
}

#[test]
fn colour_is_for_people_only() {
    let finding = [Diagnostic::error(Code("odd-size"), "the pitch is 7 cells wide")];
    let coloured = |format| render(&finding, format, true).contains('\u{1b}');
    assert!(coloured(Format::Human { width: 80 }));
    assert!(!coloured(Format::Short) && !coloured(Format::Json));
}

#[test]
fn nothing_in_a_file_steers_the_terminal() {
    let text = "\"a\\u001B[31mb\" = 1\n[title]\n\"\\u202E\" = \"x\"\n[goal]\nshape = \"\\u0007\"\n";
    let checked = variant::read(text.as_bytes(), "evil\u{1b}[2J\n.toml", Some("evil"), &NoFiles, &Overrides::default());
    assert_eq!(checked.diagnostics().len(), 3);
    for format in [Format::Human { width: 80 }, Format::Short, Format::Json] {
        let shown = render(checked.diagnostics(), format, false);
        let steering = shown.chars().find(|c| (c.is_control() && *c != '\n') || *c == '\u{202e}');
        assert_eq!(steering, None, "{shown}");
        if format != (Format::Human { width: 80 }) {
            assert_eq!(shown.lines().count(), 3, "{shown}");
        }
    }
}
