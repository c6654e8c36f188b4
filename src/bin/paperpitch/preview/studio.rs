//! The one thread that makes sheets for the page: a text in, a sheet with its findings out. Knows no request.

use std::collections::BTreeMap;
use std::panic::{self, AssertUnwindSafe};
use std::sync::mpsc::{self, Receiver, SyncSender, TrySendError};
use std::thread;

use paperpitch::diag::{Diagnostic, Severity};
use paperpitch::geom::Size;
use paperpitch::locale::Locale;
use paperpitch::rules::Facts;
use paperpitch::scene::{Document, Lang};
use paperpitch::sheet::desk::Desk;
use paperpitch::sheet::{findings, printable};
use paperpitch::variant::{self, Checked, Overrides, Variant};
use serde::{Deserialize, Serialize};
use tokio::sync::oneshot;

use super::file::Shared;
use super::form::{self, Field};
use crate::failure::Failure;
use crate::layout::Layout;
use crate::sheet_args::{PaperChoice, Wording};
use crate::sheets::{Kind, Press};
use crate::{languages, ledger, values};

/// How much work may wait.
const WAITING: usize = 64;
/// The most room for the drawing of findings.
const FINDINGS: Size = Size::mm(90.0, 110.0);

/// What the page asks for.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Wish {
    /// The text of the variant file.
    pub text: String,
    /// Keys of the form that have been changed, and what was typed.
    #[serde(default)]
    pub edits: BTreeMap<String, String>,
    /// Which sheet.
    pub sheet: Sheet,
    /// In which language.
    pub lang: String,
    /// On which paper.
    pub paper: String,
    /// Turned on its side.
    pub landscape: bool,
    /// The side of a cell in millimetres; empty for as large as fits.
    pub cell: String,
    /// As which kind of file, if it is to be taken away.
    #[serde(default)]
    pub format: Option<Format>,
}

/// The sheets of the page.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sheet {
    Pitch,
    Annotated,
    Rules,
    Card,
    Changes,
    Notation,
    Kit,
}

/// The kinds of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Format {
    Pdf,
    Svg,
}

/// What the page gets.
#[derive(Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Look {
    /// The text with the edits made.
    text: String,
    /// The variant's title, where it is sound.
    title: String,
    /// The pages as SVG; none where there is no sheet.
    pages: Vec<String>,
    /// What the sheet shows, for who cannot see it.
    alt: String,
    findings: Vec<Finding>,
    /// The findings on the pitch, as SVG.
    drawn: Option<String>,
    /// Each fact by its id, with its numbers.
    facts: Vec<(&'static str, Vec<f64>)>,
    fields: BTreeMap<String, Field>,
}

/// A finding as the page shows it.
#[derive(Debug, Serialize)]
struct Finding {
    severity: &'static str,
    code: &'static str,
    message: String,
    help: Option<String>,
    file: String,
    line: usize,
    column: usize,
}

/// What comes of a wish.
#[derive(Debug)]
pub enum Made {
    /// Something to look at.
    Look(Box<Look>),
    /// A file to take away, and its name.
    File(String, Vec<u8>),
}

/// Something to make, and who waits for it.
type Job = (Wish, oneshot::Sender<Made>);

/// The way to the thread.
#[derive(Clone, Debug)]
pub struct Studio(SyncSender<Job>);

impl Studio {
    /// Starts the thread.
    pub fn open(wording: Wording, file: Shared) -> Self {
        let (sender, jobs) = mpsc::sync_channel(WAITING);
        thread::spawn(move || work(&jobs, &wording, &file));
        Self(sender)
    }

    /// Has something made; nothing where too much is waiting, or where it could not be made.
    pub async fn make(&self, wish: Wish) -> Option<Made> {
        let (reply, answer) = oneshot::channel();
        match self.0.try_send((wish, reply)) {
            Ok(()) => answer.await.ok(),
            Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) => None,
        }
    }
}

/// Makes what is wished for, one after the other. A bug in a sheet must not end the page.
fn work(jobs: &Receiver<Job>, wording: &Wording, file: &Shared) {
    let mut bench = Bench { press: Press::new(), locales: BTreeMap::new(), wording, file };
    for (wish, reply) in jobs {
        if reply.is_closed() {
            continue;
        }
        let made = panic::catch_unwind(AssertUnwindSafe(|| bench.make(wish)));
        file.learn(ledger::close());
        if let Ok(Some(made)) = made {
            // Who asked may have left.
            drop(reply.send(made));
        }
    }
}

/// What sheets are made with.
struct Bench<'a> {
    press: Press,
    /// Languages, by their tags, read when they are first asked for.
    locales: BTreeMap<String, Locale>,
    wording: &'a Wording,
    file: &'a Shared,
}

impl Bench<'_> {
    fn make(&mut self, mut wish: Wish) -> Option<Made> {
        if !self.locales.contains_key(&wish.lang) {
            let locale = languages::read_again(std::slice::from_ref(&wish.lang), self.wording).ok()?.pop()?;
            self.locales.insert(wish.lang.clone(), locale);
        }
        for (key, typed) in std::mem::take(&mut wish.edits) {
            wish.text = form::set(&wish.text, &key, &typed, &wish.lang);
            if key == "end.minutes" && typed.trim().is_empty() && self.has_clock(&wish.text) {
                wish.text = form::set(&wish.text, &key, "none", &wish.lang);
            }
        }
        let layout = layout(&wish)?;
        let checked = self.check(&wish.text, layout);
        match wish.format {
            None => Some(Made::Look(Box::new(self.look(wish, &checked, layout)))),
            Some(format) => self.file(&wish, format, &checked, layout),
        }
    }

    fn has_clock(&self, text: &str) -> bool {
        let state = self.file.state();
        let checked =
            variant::read(text.as_bytes(), &state.name, Some(&state.stem), &self.file.fence(), &Overrides::default());
        checked.variant().is_some_and(|variant| variant.minutes.is_some())
    }

    /// Reads the text as if it stood where the file does.
    fn check(&self, text: &str, layout: Layout) -> Checked {
        let state = self.file.state();
        let fence = self.file.fence();
        let checked = variant::read(text.as_bytes(), &state.name, Some(&state.stem), &fence, &Overrides::default());
        let Some(variant) = checked.variant() else { return checked };
        let places = checked.places();
        let words = printable::of_words(variant, places, self.press.setter());
        let more = words.into_iter().chain(layout.finding(variant, places)).collect();
        checked.with(more)
    }

    fn look(&self, wish: Wish, checked: &Checked, layout: Layout) -> Look {
        let variant = checked.variant();
        let mut told: Vec<Diagnostic> = checked.diagnostics().to_vec();
        let mut look = Look { fields: form::fields(&wish.text, variant, &wish.lang), ..Look::default() };
        if let (Some(variant), Some(locale)) = (variant, self.locales.get(&wish.lang)) {
            match self.press.make(variant, kind(wish.sheet, &known()), std::slice::from_ref(locale), layout) {
                Ok(made) => look.pages = self.pages(&made.document),
                Err(Failure::Findings(findings)) => told.extend(findings),
                Err(_) => {}
            }
            if let Ok(desk) = Desk::new(variant, locale, self.press.setter()) {
                look.title = desk.title().unwrap_or_default();
                look.alt = desk.say("alt-pitch").unwrap_or_default();
            }
            look.facts = facts(variant, layout);
        }
        look.findings = told.iter().map(Finding::of).collect();
        let marked = checked.marks().iter().any(|marks| !marks.is_empty());
        let drawing = if marked { findings::drawing(checked, self.press.setter(), FINDINGS) } else { None };
        look.drawn = drawing.map(|page| self.press.drawing(&page, "", &Lang("en".into())));
        look.text = wish.text;
        look
    }

    fn pages(&self, document: &Document) -> Vec<String> {
        document.pages.iter().map(|page| self.press.drawing(page, &document.title, &document.lang)).collect()
    }

    /// The sheet as a file; an SVG holds its first page.
    fn file(&self, wish: &Wish, format: Format, checked: &Checked, layout: Layout) -> Option<Made> {
        let (variant, locale) = (checked.variant()?, self.locales.get(&wish.lang)?);
        let from = known();
        let kind = kind(wish.sheet, &from);
        let document = self.press.make(variant, kind, std::slice::from_ref(locale), layout).ok()?.document;
        let stem = format!("{}.{}.{}", variant.name, wish.lang, kind.word());
        Some(match format {
            Format::Pdf => Made::File(format!("{stem}.pdf"), self.press.pdf(&document).ok()?),
            Format::Svg => Made::File(
                format!("{stem}.svg"),
                self.press.svgs(&document.pages, &document.title, &document.lang).into_iter().next()?,
            ),
        })
    }
}

/// The variant that guests are taken to know.
fn known() -> Option<Variant> {
    variant::built_in("standard")
}

const fn kind(sheet: Sheet, known: &Option<Variant>) -> Kind<'_> {
    match (sheet, known) {
        (Sheet::Annotated, _) => Kind::Pitch { annotated: true },
        (Sheet::Rules, _) => Kind::Rules,
        (Sheet::Card, _) => Kind::Card,
        (Sheet::Notation, _) => Kind::Notation,
        (Sheet::Kit, _) => Kind::Kit,
        (Sheet::Changes, Some(from)) => Kind::Changes { from },
        (Sheet::Pitch | Sheet::Changes, _) => Kind::Pitch { annotated: false },
    }
}

/// Paper and cell as they were typed; what makes no sense counts as nothing typed.
fn layout(wish: &Wish) -> Option<Layout> {
    let paper = values::paper(&wish.paper).or_else(|_| values::paper("a4")).ok()?;
    let cell = Some(wish.cell.trim()).filter(|cell| !cell.is_empty());
    let cell = cell.and_then(|cell| values::cell(&format!("{}mm", cell.trim_end_matches("mm").trim())).ok());
    Layout::new(PaperChoice { paper, landscape: wish.landscape, margin: None }, cell).ok()
}

/// The facts that the page tells, by their ids.
#[allow(clippy::cast_precision_loss)] // counts on a pitch are small
fn facts(variant: &Variant, layout: Layout) -> Vec<(&'static str, Vec<f64>)> {
    let facts = Facts::of(&variant.pitch, variant.rules);
    let goal = facts.lines_to_goal.a.into_iter().chain(facts.lines_to_goal.b).min();
    let counts: [(&'static str, Vec<usize>); 9] = [
        ("cells", vec![facts.cells]),
        ("points", vec![facts.points]),
        ("edges", vec![facts.edges]),
        ("steps-goal", vec![facts.steps_to_goal_line.a]),
        ("steps-side", facts.steps_to_side.into_iter().collect()),
        ("shortest-goal", goal.into_iter().collect()),
        ("shortest-blocked", facts.lines_to_blocked.into_iter().collect()),
        ("most-turns", facts.most_turns.into_iter().collect()),
        ("first-lines", vec![facts.first_lines.len(), facts.different_first_lines.len()]),
    ];
    let counts = counts.into_iter().map(|(id, counts)| (id, counts.into_iter().map(|count| count as f64).collect()));
    let cell = layout.cell_of(variant).to_mm();
    counts.chain([("cell", vec![(cell * 10.0).round() / 10.0])]).collect()
}

impl Finding {
    fn of(finding: &Diagnostic) -> Self {
        let at = finding.place.as_ref().map(|place| place.source.line_column(place.span.start));
        Self {
            severity: if finding.severity == Severity::Error { "error" } else { "warning" },
            code: finding.code.0,
            message: finding.message.clone(),
            help: finding.help.clone(),
            file: finding.place.as_ref().map_or_else(String::new, |place| place.source.name.clone()),
            line: at.map_or(0, |at| at.line),
            column: at.map_or(0, |at| at.column),
        }
    }
}
