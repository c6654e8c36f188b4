//! `kit --event` and `kit --guests`: one print job for a whole evening.

use paperpitch::event::{self, Checked, Edge, Event, PageId, Quick, Surroundings};
use paperpitch::pdf::Duplex;
use paperpitch::sheet::edge;
use paperpitch::sheet::evening::Job;
use paperpitch::sheet::grid::Grid;
use paperpitch::sheet::paper::Paper;

use crate::args::Kit;
use crate::delivery::Delivery;
use crate::failure::Failure;
use crate::languages;
use crate::layout::Layout;
use crate::screen::Screen;
use crate::sheet_args::Format;
use crate::sheets::Press;
use crate::variants;

/// How many pages are named in the name of a file.
const MOST_NAMED: usize = 3;

/// Makes the job: all of it in memory first, then the file.
pub fn job(args: &Kit, screen: Screen) -> Result<(), Failure> {
    if !args.look.is_usual() || args.guides.guides.is_some() || args.cell.cell.is_some() {
        return Err(Failure::refused_with(
            "the print job of an evening has one look, and cells as large as the paper allows",
            "leave --style, --ink, --large-print, --guides and --cell out; single sheets take them",
        ));
    }
    let delivery = Delivery::new(args.output.as_deref(), &args.format, &[Format::Pdf])?;
    let event = read(args, screen)?;
    let locales = languages::read(&event.languages, &args.wording, screen)?;
    let layout = match &event.paper {
        Some(paper) => Layout::of(Paper::parse(paper).map_err(|error| Failure::refused(error.to_string()))?),
        None => Layout::new(args.paper, None)?,
    };
    let press = match event.two_sided {
        Some(Edge::Long) => Press::two_sided(Duplex::LongEdge),
        Some(Edge::Short) => Press::two_sided(Duplex::ShortEdge),
        None => Press::new(),
    };
    let (job, notes) = press.evening(&event, &locales, layout, &args.only)?;
    let surprises = notes.into_iter().chain(edge::near_edge(&job.document)).collect();
    screen.surprises(surprises, args.caution.strict)?;
    let files = delivery.files(&press, &job.document, &stem(args, &event))?;
    let names: Vec<String> = files.iter().map(|file| file.path.display().to_string()).collect();
    let to_stdout = delivery.is_to_stdout();
    delivery.deliver(files, args.caution.force, screen)?;
    if !to_stdout {
        screen.say(&advice(&names, &job, &event, layout, !args.only.is_empty()));
    }
    Ok(())
}

/// The event, from its file or from the command line.
fn read(args: &Kit, screen: Screen) -> Result<Event, Failure> {
    let shelf = languages::own_shelf(&args.wording)?;
    let language = |typed: &str| match languages::tag(shelf.as_ref(), typed) {
        Ok(tag) => Ok(tag),
        Err(Failure::Refused { message, .. }) => Err(message),
        Err(_) => Err("it cannot be read".to_owned()),
    };
    let around = Surroundings { files: &variants::Disk, language: &language, paper: &full_paper };
    let checked = match (&args.event, args.guests) {
        (Some(path), _) => event::read(&variants::read_bytes(path)?, path, around),
        (None, guests) => event::quick(&quick(args, guests.unwrap_or(0))?, around),
    };
    let Checked { event, findings } = checked;
    match event {
        Some(event) if !args.caution.strict || findings.is_empty() => {
            screen.warnings(&findings);
            Ok(event)
        }
        _ => Err(Failure::Findings(findings)),
    }
}

/// What the command line says of an event.
fn quick(args: &Kit, guests: i64) -> Result<Quick, Failure> {
    match args.variants.as_slice() {
        [variant] => Ok(Quick { guests, languages: args.lang.clone(), variant: variant.clone(), paper: None }),
        _ => Err(Failure::refused_with(
            "--guests takes one variant",
            "an event file can give each table or round a variant of its own: kit --event FILE",
        )),
    }
}

/// Why something is no paper for whole sheets.
fn full_paper(typed: &str) -> Result<(), String> {
    let paper = Paper::parse(typed).map_err(|error| error.to_string())?;
    if Grid::of(paper).is_full() {
        return Ok(());
    }
    Err(format!("`{}` is too small: the sheets of an event need A4 or Letter at least, upright", typed.trim()))
}

/// What the file is called: after the event's file, or after the guests; some pages of it after them.
fn stem(args: &Kit, event: &Event) -> String {
    let stem = match &args.event {
        Some(path) => {
            let file = path.rsplit(['/', '\\']).next().unwrap_or(path);
            let file = file.strip_suffix(".toml").unwrap_or(file);
            let file = file.strip_suffix(".event").unwrap_or(file);
            if file == "-" { "event".to_owned() } else { file.to_owned() }
        }
        None => format!("{}-guests.{}", event.guests, event.languages.join("+")),
    };
    let named: Vec<String> = args.only.iter().take(MOST_NAMED).map(PageId::to_string).collect();
    match args.only.len() {
        0 => format!("{stem}.job"),
        1..=MOST_NAMED => format!("{stem}.{}", named.join("+")),
        more => format!("{stem}.{}+{}-more", named.join("+"), more - MOST_NAMED),
    }
}

/// How to print it.
fn advice(names: &[String], job: &Job, event: &Event, layout: Layout, only: bool) -> String {
    let sides = match event.two_sided {
        None => "one-sided",
        Some(Edge::Long) => "two-sided, turned over the long edge",
        Some(Edge::Short) => "two-sided, turned over the short edge",
    };
    let counted = |count: usize, word: &str| format!("{count} {word}{}", if count == 1 { "" } else { "s" });
    let contents = if only { "" } else { "\nThe first page says what is in it; the next ones, who sits where." };
    format!(
        "\nPrint it once at 100 % (\"actual size\", not \"fit to page\") on {}, {sides}:\n  {}  {}; {} of paper{contents}",
        layout.paper_in_words(),
        names.join(", "),
        counted(job.document.pages.len(), "page"),
        counted(job.sheets, "sheet"),
    )
}
