//! `board`: one page for a browser, on which two people draw.

use std::path::{Path, PathBuf};

use paperpitch::diag::Diagnostic;
use paperpitch::locale::Args;
use paperpitch::pitch::Side;
use paperpitch::seal;
use paperpitch::sheet::board;
use paperpitch::sheet::desk::Desk;
use serde::Serialize;

use crate::designer_args::Board;
use crate::failure::Failure;
use crate::output::{self, Output};
use crate::screen::Screen;
use crate::sheets::Press;
use crate::variants::{self, Print, Wanted};
use crate::{languages, web};

const PAGE: &str = include_str!("../../../../templates/web/board.html");
const STYLE: &str = include_str!("../../../../templates/web/board.css");
const SCRIPT: &str = include_str!("../../../../templates/web/board.js");

/// What stands in texts for what the page itself fills in.
const GAP: &str = "{}";

/// What the script is told.
#[derive(Serialize)]
struct Told {
    #[serde(flatten)]
    map: board::Map,
    words: Words,
}

/// The words the script says.
#[derive(Serialize)]
struct Words {
    ball: String,
    draw: String,
    pens: Pens,
    /// Who draws first.
    first: &'static str,
}

#[derive(Serialize)]
struct Pens {
    a: String,
    b: String,
}

/// Makes the page.
pub fn board(args: &Board, screen: Screen) -> Result<(), Failure> {
    let locales = languages::read(std::slice::from_ref(&args.lang), &args.wording, screen)?;
    let locale = locales.first().ok_or_else(|| Failure::refused("no language was asked for"))?;
    let wanted = Wanted { name: &args.variant, tries: args.tries, print: Print::Words };
    let variant = variants::read(wanted, args.caution.strict, screen)?;
    let press = Press::new();
    let page = Desk::new(&variant, locale, press.setter()).and_then(|desk| page(&desk, &press));
    let mut bytes = page.map_err(|finding| Failure::Findings(vec![finding]))?.into_bytes();
    seal::seal(&mut bytes);
    let name = format!("{}{}.{}.board.html", variant.name, args.tries.suffix(), locale.tag());
    match place(args.output.as_deref(), &name)? {
        None => screen.data(&bytes),
        Some(path) => {
            output::write_all(vec![Output { path, bytes }], args.caution.force, |file, fate| screen.file(file, fate))
        }
    }
}

/// Where the page goes; nowhere for standard output.
fn place(output: Option<&Path>, name: &str) -> Result<Option<PathBuf>, Failure> {
    let Some(path) = output else { return Ok(Some(PathBuf::from(name))) };
    let ending = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("html"));
    if path == Path::new("-") || path == Path::new("/dev/stdout") {
        return Ok(None);
    }
    if path.is_file() && !ending {
        return Err(Failure::refused_with(
            format!("{} is a file, not a folder", path.display()),
            "give a folder, or a file that ends in .html",
        ));
    }
    Ok(Some(if ending && !path.is_dir() { path.to_owned() } else { path.join(name) }))
}

/// The page in the language of the desk.
fn page(desk: &Desk, press: &Press) -> Result<String, Diagnostic> {
    let board = board::Board::of(desk)?;
    let pen = |side: &str| -> Result<String, Diagnostic> {
        desk.say_with("board-pen", &desk.args.clone().text("player", desk.say(side)?))
    };
    let gap = |id: &str| desk.say_with(id, &Args::new().text("ball", GAP));
    let words = Words {
        ball: gap("board-ball")?,
        draw: gap("board-draw")?,
        pens: Pens { a: pen("side-a")?, b: pen("side-b")? },
        first: if desk.variant.rules.first == Side::A { "a" } else { "b" },
    };
    let told = serde_json::to_string(&Told { map: board.map, words }).unwrap_or_default();
    let keys = if board::Board::has_diagonals(&desk.variant.pitch) { "board-keys" } else { "board-keys-straight" };
    let title = desk.title()?;
    let mut texts = Vec::new();
    for id in ["board-undo", "board-again", "board-print", "board-touch", "board-note"] {
        texts.push((id, desk.say(id)?));
    }
    texts.push(("keys", desk.say(keys)?));
    texts.push(("size", desk.say("footer-pitch")?));
    let drawing = press.drawing(&board.page, &title, &desk.lang());
    Ok(web::fill(PAGE, |name| {
        Some(match name {
            "seal" => seal::PLACEHOLDER.to_owned(),
            "lang" => web::text(desk.locale.document_lang()),
            "title" => web::text(&title),
            "style" => STYLE.to_owned(),
            "script" => SCRIPT.to_owned(),
            "svg" => drawing.clone(),
            "map" => web::json(&told),
            id => web::text(&texts.iter().find(|(known, _)| *known == id)?.1),
        })
    }))
}
