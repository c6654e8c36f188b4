//! Everything a print job is made from: the event, and a desk for each of its variants in each of its languages.

use crate::diag::Diagnostic;
use crate::event::{Event, Table};
use crate::locale::{Args, Locale};
use crate::sheet::desk::Desk;
use crate::sheet::paper::Paper;
use crate::text::Typesetter;

/// The room in which a job is made.
pub(super) struct Office<'a> {
    pub event: &'a Event,
    pub paper: Paper,
    desks: Vec<Desk<'a>>,
    languages: usize,
}

impl<'a> Office<'a> {
    /// With all desks laid out.
    pub fn new(
        event: &'a Event,
        locales: &[&'a Locale],
        setter: &'a Typesetter,
        paper: Paper,
    ) -> Result<Self, Diagnostic> {
        let mut desks = Vec::new();
        for variant in &event.variants {
            for &locale in locales {
                desks.push(Desk::new(variant, locale, setter)?);
            }
        }
        Ok(Self { event, paper, desks, languages: locales.len() })
    }

    /// The desk of a variant and a language; what is not there does not occur in an event.
    pub fn desk(&self, variant: usize, language: usize) -> &Desk<'a> {
        let at = (variant * self.languages + language).min(self.desks.len() - 1);
        &self.desks[at]
    }

    /// The desk of sheets for the whole event.
    pub fn lead(&self) -> &Desk<'a> {
        self.desk(0, 0)
    }

    /// How many languages there are.
    pub const fn languages(&self) -> usize {
        self.languages
    }

    /// What the event is called: its title with the quotes and apostrophes of the language, or the game's name.
    pub fn title(&self) -> Result<String, Diagnostic> {
        let lead = self.lead();
        self.event.title.as_ref().map_or_else(|| lead.say("game-title"), |title| Ok(lead.locale.finish(title)))
    }

    /// The rule sheets of a table: variant, language and, where sheets are bilingual, the language beside it.
    pub fn rule_sheets(&self, table: &Table) -> Vec<(usize, usize, Option<usize>)> {
        let mut sheets = Vec::new();
        for (at, &variant) in table.variants.iter().enumerate() {
            if table.variants.iter().take(at).any(|earlier| *earlier == variant) {
                continue;
            }
            let step = if self.event.bilingual { 2 } else { 1 };
            for spoken in table.languages.chunks(step) {
                sheets.extend(spoken.first().map(|&first| (variant, first, spoken.get(1).copied())));
            }
        }
        sheets
    }

    /// The desks of a table, one a language, at the variant of its first round.
    pub fn desks_of(&self, table: &Table) -> Vec<&Desk<'a>> {
        let variant = table.variants.first().copied().unwrap_or(0);
        table.languages.iter().map(|&language| self.desk(variant, language)).collect()
    }

    /// What texts of an event may mention.
    pub fn args(&self, desk: &Desk) -> Args {
        let event = self.event;
        let args = desk.args.clone().number("guests", event.guests).number("tables", event.tables.len());
        args.number("rounds", event.rounds.len()).number("minutes", event.minutes.unwrap_or(0))
    }
}
