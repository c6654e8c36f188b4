//! `plays`: how a variant plays when nobody thinks, in figures and as a drawing.

mod crowd;
mod figures;

use paperpitch::plays::{Policy, Tally};
use paperpitch::scene::Lang;
use paperpitch::sheet::gallery::{Gallery, Panel};
use paperpitch::sheet::paper::Paper;
use paperpitch::variant::Variant;

use crate::delivery::Delivery;
use crate::designer_args::Plays;
use crate::failure::Failure;
use crate::screen::Screen;
use crate::sheet_args::Format;
use crate::sheets::Press;
use crate::variants::{self, Print, Wanted};

/// What random games tell, and what they do not.
const WARNING: &str = "\
These games are played by chance, not by people. `chance` draws any legal line; `progress` takes a win it can see, avoids a
loss it can see, and prefers lines towards the goal. Neither plans, sets traps or defends. Read the figures side by side, for
what a change does to bounces, dead ends and the use of the pitch. They are not playing times, and say nothing about who
wins between people: on 8 x 10, people's games have about 107 lines, chance's a good third of that.
";

/// What one variant came to under one policy.
pub struct Played<'v> {
    /// The variant.
    pub variant: &'v Variant,
    /// How lines were chosen.
    pub policy: Policy,
    /// What was counted.
    pub tally: Tally,
}

/// Plays, and tells.
pub fn plays(args: &Plays, screen: Screen) -> Result<(), Failure> {
    let delivery = match &args.output {
        Some(output) => Some(Delivery::new(Some(output), &[], &[Format::Svg])?),
        None => None,
    };
    let wanted = |name, tries| Wanted { name, tries, print: Print::Nothing };
    let mut names = vec![wanted(args.variant.as_str(), args.tries)];
    names.extend(args.against.as_deref().map(|name| wanted(name, crate::sheet_args::Tries::default())));
    let variants = variants::read_all(&names, args.caution.strict, screen)?;
    let bar = screen.progress(args.games * u64::try_from(variants.len() * Policy::ALL.len()).unwrap_or(1));
    let mut played = Vec::new();
    for policy in Policy::ALL {
        for variant in &variants {
            let tally = crowd::play(variant, policy, args.games, args.seed, &|games| bar.inc(games));
            played.push(Played { variant, policy, tally });
        }
    }
    bar.finish_and_clear();
    if let Some(delivery) = delivery {
        let press = Press::new();
        let document = press.gallery(&gallery(&played, args))?;
        let stem = format!("{}{}.plays", args.variant_stem(&variants), args.tries.suffix());
        let files = delivery.files(&press, &document, &stem)?;
        delivery.deliver(files, args.caution.force, screen)?;
        if delivery.is_to_stdout() {
            return Ok(());
        }
    }
    let text = if args.json { figures::json(&played, args)? } else { figures::tables(&played, args) + "\n" + WARNING };
    screen.data(text.as_bytes())
}

impl Plays {
    /// What files are called after.
    fn variant_stem(&self, variants: &[Variant]) -> String {
        variants.first().map_or_else(|| self.variant.clone(), |variant| variant.name.clone())
    }
}

/// Where lines are drawn and games end, side by side.
fn gallery<'p>(played: &'p [Played], args: &Plays) -> Gallery<'p> {
    let panel = |one: &'p Played| Panel {
        pitch: &one.variant.pitch,
        name: format!("{}, {}", one.variant.name, one.policy.name()),
        note: format!(
            "{:.0} lines; {} end in a dead end",
            one.tally.lines.mean(),
            figures::percent(one.tally.blocked, args.games)
        ),
        alt: format!("where lines are drawn and games end on {}, played by {}", one.variant.name, one.policy.name()),
        tally: Some(&one.tally),
    };
    Gallery {
        title: "Where lines are drawn and games end".to_owned(),
        note: format!(
            "The thicker a line, the more games draw it; the larger a disc, the more games end there. {} games a pitch, seed \
             {}, played by chance: see paperpitch plays --help.",
            args.games, args.seed
        ),
        lang: Lang("en".into()),
        paper: Paper::A4,
        panels: played.iter().map(panel).collect(),
    }
}
