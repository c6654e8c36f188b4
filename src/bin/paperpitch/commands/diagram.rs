//! `diagram`: a position of a written game, or some of its turns.

use paperpitch::diag::quoted;
use paperpitch::locale::Locale;
use paperpitch::replay::{Judge, Written};
use paperpitch::rules::Game;
use paperpitch::sheet::diagram_sheet::Shown;

use crate::delivery::Delivery;
use crate::failure::Failure;
use crate::game_args::Diagram;
use crate::games;
use crate::languages;
use crate::layout::Layout;
use crate::screen::Screen;
use crate::sheet_args::{Format, PaperChoice};
use crate::sheets::{Kind, Made, Press};
use crate::variants::{self, Print, Wanted};

/// Replays the game and draws it.
pub fn diagram(args: &Diagram, screen: Screen) -> Result<(), Failure> {
    let locales = languages::read(&args.target.lang, &args.target.wording, screen)?;
    let delivery = Delivery::new(args.target.output.as_deref(), &args.target.format, &[Format::Pdf])?;
    variants::refuse_stdin_twice([args.variant.as_str(), args.game.as_str()].into_iter())?;
    let wanted = Wanted { name: &args.variant, tries: args.tries, print: Print::Words };
    let variant = variants::read(wanted, args.target.caution.strict, screen)?;
    let game = game(&args.game, &Judge::new(&variant))?;
    let paper = args.paper.map(|paper| PaperChoice { paper, landscape: args.landscape, margin: None });
    let shown = Shown {
        turns: args.turns.clone(),
        numbers: args.numbers,
        coordinates: args.coordinates,
        cell: args.cell.cell,
        paper: paper.map(PaperChoice::settled).transpose()?,
    };
    let press = Press::new();
    let kind = Kind::Diagram { game: &game, shown: &shown };
    let Made { document, notes } = press.make(&variant, kind, &locales, Layout::default())?;
    screen.surprises(notes, args.target.caution.strict)?;
    let tags: Vec<&str> = locales.iter().map(Locale::tag).collect();
    let stem = format!("{}{}.{}.{}", variant.name, args.tries.suffix(), tags.join("+"), kind.word());
    let files = delivery.files(&press, &document, &stem)?;
    delivery.deliver(files, args.target.caution.force, screen)
}

/// The one game behind the argument.
fn game(argument: &str, judge: &Judge) -> Result<Game, Failure> {
    let given = games::read(argument, 1)?;
    let games = given.games();
    let &[(from, text)] = games.as_slice() else {
        return Err(Failure::refused_with(
            format!("{} holds {} games, and a diagram shows one", quoted(&given.name), games.len()),
            "give one of them, as a file of its own or as the argument itself",
        ));
    };
    let line = given.text.as_bytes().iter().take(from).filter(|&&byte| byte == b'\n').count() + 1;
    let written = Written { source: &given.name, number: 1, line, text };
    match judge.read(written) {
        Ok(record) => Ok(record.game),
        Err(wrong) => Err(Failure::Findings(vec![wrong.finding])),
    }
}
