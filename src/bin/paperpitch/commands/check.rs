//! `check`: everything that is to be said about variant files, as data; if wanted, drawn on their pitches.

use paperpitch::text::Typesetter;
use paperpitch::variant::{self, Checked};
use rayon::prelude::*;

use crate::args::Check;
use crate::delivery::Delivery;
use crate::failure::Failure;
use crate::layout::Layout;
use crate::names;
use crate::output::Output;
use crate::screen::Screen;
use crate::sheet_args::{Format, Tries};
use crate::sheets::Press;
use crate::variants::{self, Print, Wanted};

/// Checks all files, whatever is wrong with the earlier ones.
pub fn check(args: &Check, screen: Screen) -> Result<(), Failure> {
    variants::refuse_stdin_twice(args.files.iter().map(String::as_str))?;
    let layout = Layout::new(args.paper, args.cell.cell)?;
    let names = names::expanded(&args.files)?;
    let setter = Typesetter::default();
    let check = |name: &String| {
        let wanted = Wanted { name, tries: Tries::default(), print: Print::Pitch(layout) };
        variants::check(wanted, &setter)
    };
    let mut checked = Vec::new();
    let mut unread = Vec::new();
    for (name, one) in names.iter().zip(names.par_iter().map(check).collect::<Vec<_>>()) {
        match one {
            Ok(one) => checked.push((name.as_str(), one)),
            Err(failure) => unread.push(failure),
        }
    }
    let findings = checked.iter().flat_map(|(_, one)| one.diagnostics().iter().cloned());
    let findings = variants::without_repeats(findings);
    screen.findings_as_data(&findings)?;
    if args.draw {
        draw(args, &checked, layout, screen)?;
    }
    let errors = findings.iter().filter(|finding| finding.is_error()).count();
    let warnings = findings.len() - errors;
    if !checked.is_empty() {
        screen.say(&summary(checked.len(), "variant", errors, warnings));
    }
    if let Some(last) = unread.pop() {
        unread.iter().for_each(|failure| screen.failure(failure));
        return Err(last);
    }
    if errors > 0 || (args.caution.strict && warnings > 0) { Err(Failure::Findings(Vec::new())) } else { Ok(()) }
}

/// Draws the findings of each file that has any.
fn draw(args: &Check, checked: &[(&str, Checked)], layout: Layout, screen: Screen) -> Result<(), Failure> {
    let delivery = Delivery::new(args.output.as_deref(), &args.format, &[Format::Pdf])?;
    let press = Press::new();
    let mut files: Vec<Output> = Vec::new();
    for (name, one) in checked.iter().filter(|(_, one)| !one.diagnostics().is_empty()) {
        let document = press.findings(one, name, layout)?;
        let stem = if *name == "-" { "stdin" } else { variant::stem(name) };
        files.extend(delivery.files(&press, &document, &format!("{stem}.findings"))?);
    }
    delivery.deliver(files, args.caution.force, screen)
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
