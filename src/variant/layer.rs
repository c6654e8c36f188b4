//! One variant file into a draft: syntax, keys, kinds, and every check that a single value or size allows. Knows no base.

use std::sync::Arc;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::codes;
use super::draft::{Culprit, Draft, Slot, blame, error_at};
use super::drawn;
use super::name;
use super::reader::Reader;
use super::sizes;
use super::strangers::Strangers;
use super::title;
use super::vocabulary::{Key, TOP};
use crate::diag::{Code, Diagnostic, quoted};
use crate::source::{Source, Span};

/// What one file says, and what is wrong with it.
pub(super) struct Read {
    pub draft: Draft,
    pub findings: Vec<Diagnostic>,
}

/// Reads a whole file that lies `distance` away from the variant asked for.
///
/// # Errors
/// The one reason why the text says nothing at all: it is no TOML, or it is empty.
pub(super) fn read(source: &Arc<Source>, distance: usize) -> Result<Read, Box<Diagnostic>> {
    let root = parse(source)?;
    if root.get_ref().is_empty() {
        let nothing = error_at(source, Span::new(0, 0), codes::EMPTY_FILE, "the file says nothing".to_owned());
        let help = "give at least one value that differs from standard, such as `[pitch]` with `width = 10`";
        return Err(nothing.help(help).into());
    }
    let strangers = Strangers::find(source, root.get_ref());
    let mut reader =
        Reader { source, root: root.get_ref(), distance, meant: strangers.meant, findings: strangers.findings };
    let draft = draft(&mut reader);
    Ok(Read { draft, findings: reader.findings })
}

/// The tree of a file.
///
/// # Errors
/// The first breach of TOML.
pub(super) fn parse(source: &Arc<Source>) -> Result<Spanned<DeTable<'_>>, Box<Diagnostic>> {
    let (root, errors) = DeTable::parse_recoverable(&source.text);
    match errors.iter().min_by_key(|error| error.span().map_or(0, |span| span.start)) {
        Some(first) => Err(not_toml(source, first).into()),
        None => Ok(root),
    }
}

/// The first breach of TOML, in the words of its reader.
fn not_toml(source: &Arc<Source>, error: &toml::de::Error) -> Diagnostic {
    let end = source.text.len();
    let span = error.span().map_or(Span::new(end, end), Span::from);
    let message = match error.message() {
        "duplicate key" => {
            let key = source.text.get(span.start..span.end).unwrap_or_default();
            format!("this is not TOML: {} is given a second time", quoted(key))
        }
        // The reader's second half would have people write the rarer kind of quotes.
        "string values must be quoted, expected literal string" => {
            "this is not TOML: a text must stand in quotes, and there is one value a key".to_owned()
        }
        other => format!("this is not TOML: {other}"),
    };
    error_at(source, span, codes::NOT_TOML, message)
}

/// Every value of a file.
fn draft(reader: &mut Reader<'_>) -> Draft {
    let drawn = drawn::read(reader);
    let sized = [("pitch", "width"), ("pitch", "length")];
    let clash = clash(reader, &sized, &[("pitch", "outline")], codes::OUTLINE_AND_SIZE);
    let [width, length] = sized.map(|key| if clash { Slot::Unset } else { reader.whole(key) });
    let mouths = [("goal.upper", "mouth"), ("goal.lower", "mouth")];
    let clash = self::clash(reader, &[("goal", "width")], &mouths, codes::MOUTH_AND_WIDTH);
    let goal = if clash { Slot::Unset } else { reader.whole(("goal", "width")) };
    let sizes = sizes::Asked { width, length, goal }.check(&mut reader.findings);
    let guests = reader.whole(("table", "guests"));
    let minutes = reader.minutes(("end", "minutes"));
    Draft {
        name: name::read(reader),
        title: title::read(reader),
        based_on: based_on(reader),
        width: sizes.width,
        length: sizes.length,
        directions: reader.word(("pitch", "directions")),
        boundary: reader.word(("pitch", "boundary")),
        crossing: reader.word(("pitch", "crossing")),
        outline: drawn.outline,
        walls: drawn.walls,
        start: drawn.start,
        goals: drawn.goals,
        goal_shape: reader.word(("goal", "shape")),
        goal_width: sizes.goal,
        bounce: reader.word(("turn", "bounce")),
        end_on_touched: reader.truth(("turn", "end-on-touched")),
        first: reader.word(("turn", "first")),
        blocked: reader.word(("end", "blocked")),
        minutes: sizes::minutes(minutes, &mut reader.findings),
        guests: sizes::guests(guests, &mut reader.findings),
        row_one: reader.word(("notation", "row-one")),
    }
}

/// Whether one file says a thing in two ways, which is reported.
fn clash(reader: &mut Reader<'_>, plain: &[Key], drawn: &[Key], code: Code) -> bool {
    let given = |keys: &[Key]| -> Vec<(&str, Culprit)> {
        let said = keys.iter().filter_map(|&key| match reader.entry(key) {
            Slot::Given(given) => Some((key.1, given.culprit(format!("`{}`", key.1)))),
            Slot::Unset | Slot::Unknown => None,
        });
        said.collect()
    };
    let (plain, drawn) = (given(plain), given(drawn));
    let (Some((size, _)), Some((drawing, _))) = (plain.first(), drawn.first()) else { return false };
    let what = if *drawing == "outline" { "how large the pitch is" } else { "how wide the goals are" };
    let finding = Diagnostic::error(code, format!("`{size}` and `{drawing}` both say {what}"))
        .help(format!("`{drawing}` takes the place of `{size}`: keep one of them"));
    reader.findings.push(blame(finding, plain.into_iter().chain(drawn).map(|(_, culprit)| culprit)));
    true
}

/// What the file is based on; an empty text is nothing to be based on.
fn based_on(reader: &mut Reader<'_>) -> Slot<String> {
    let key = (TOP, "based-on");
    if let Slot::Given(given) = reader.entry(key)
        && matches!(given.value, DeValue::String(text) if text.trim().is_empty())
    {
        reader.wrong_type(key, &given, "the name of a built-in variant or a path", None);
        return Slot::Unknown;
    }
    reader.text(key)
}
