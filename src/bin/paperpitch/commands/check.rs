//! `check`: everything that is to be said about variant files, as data.

use crate::args::{Check, Tries};
use crate::failure::Failure;
use crate::screen::Screen;
use crate::sheets::Layout;
use crate::variants::{self, Print, Wanted};

/// Checks all files, whatever is wrong with the earlier ones.
pub fn check(args: &Check, screen: Screen) -> Result<(), Failure> {
    variants::refuse_stdin_twice(args.files.iter().map(String::as_str))?;
    let layout = Layout::new(args.paper, args.cell.cell)?;
    let mut findings = Vec::new();
    let mut unread = Vec::new();
    for name in &args.files {
        match variants::check(Wanted { name, tries: Tries::default(), print: Print::Pitch(layout) }) {
            Ok(checked) => findings.extend(checked.into_parts().1),
            Err(failure) => unread.push(failure),
        }
    }
    let findings = variants::without_repeats(findings.into_iter());
    screen.findings_as_data(&findings)?;
    let errors = findings.iter().filter(|finding| finding.is_error()).count();
    let warnings = findings.len() - errors;
    let read = args.files.len() - unread.len();
    if read > 0 {
        screen.say(&summary(read, "variant", errors, warnings));
    }
    if let Some(last) = unread.pop() {
        for failure in &unread {
            screen.failure(failure);
        }
        return Err(last);
    }
    if errors > 0 || (args.strict && warnings > 0) { Err(Failure::Findings(Vec::new())) } else { Ok(()) }
}

/// "3 variants checked: 1 error, 2 warnings".
pub(super) fn summary(files: usize, word: &str, errors: usize, warnings: usize) -> String {
    let counted = |count: usize, word: &str| format!("{count} {word}{}", if count == 1 { "" } else { "s" });
    let found = match (errors, warnings) {
        (0, 0) => "nothing to complain about".to_owned(),
        (0, _) => counted(warnings, "warning"),
        (_, 0) => counted(errors, "error"),
        (_, _) => format!("{}, {}", counted(errors, "error"), counted(warnings, "warning")),
    };
    format!("{} checked: {found}", counted(files, word))
}
