//! The cards of the hosts: for each host one in every language of every variant. Knows no word of them.

use crate::diag::Diagnostic;
use crate::scene::Page;
use crate::sheet::card_sheet;
use crate::sheet::desk::Desk;

use super::office::Office;

/// The pages; where sheets are bilingual, two languages stay side by side.
pub(super) fn pages(office: &Office) -> Result<Vec<Page>, Diagnostic> {
    let event = office.event;
    let paired = event.bilingual && office.languages() > 1;
    let mut cards: Vec<Option<&Desk>> = Vec::new();
    for _ in 0..event.hosts {
        for variant in 0..event.variants.len() {
            cards.extend((0..office.languages()).map(|language| Some(office.desk(variant, language))));
            if paired && cards.len() % 2 == 1 {
                cards.push(None);
            }
        }
    }
    card_sheet::mixed(&cards, office.paper, paired)
}
