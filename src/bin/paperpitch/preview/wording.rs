//! What the page says, in each language, and what it begins with. Knows no request.

use paperpitch::locale::{Args, Locale, available};
use paperpitch::sheet::paper::Paper;
use serde::Serialize;
use serde_json::{Map, Value};

use crate::designer_args::Preview;
use crate::languages;
use crate::sheet_args::Wording;

/// The messages of the page, besides those of the sheets.
pub const IDS: &[&str] = &[
    "language-tag",
    "preview-title",
    "preview-language",
    "preview-sheet",
    "preview-scale",
    "preview-scale--fit",
    "preview-scale--true",
    "preview-undo",
    "preview-save",
    "preview-file-name",
    "preview-saved",
    "preview-unsaved",
    "preview-last-good",
    "preview-gone",
    "preview-findings",
    "preview-no-findings",
    "preview-facts",
    "preview-text",
    "preview-text-note",
    "preview-key--name",
    "preview-key--based-on",
    "preview-key--title",
    "preview-key--pitch-width",
    "preview-key--pitch-length",
    "preview-key--pitch-directions",
    "preview-key--pitch-boundary",
    "preview-key--pitch-crossing",
    "preview-key--goal-shape",
    "preview-key--goal-width",
    "preview-key--turn-bounce",
    "preview-key--turn-end-on-touched",
    "preview-key--turn-first",
    "preview-key--end-blocked",
    "preview-key--end-minutes",
    "preview-key--table-guests",
    "preview-key--notation-row-one",
    "preview-key--paper",
    "preview-key--landscape",
    "preview-key--cell",
    "preview-value--all",
    "preview-value--orthogonal",
    "preview-value--playable",
    "preview-value--wall",
    "preview-value--allowed",
    "preview-value--forbidden",
    "preview-value--link",
    "preview-value--box",
    "preview-value--chained",
    "preview-value--single",
    "preview-value--none",
    "preview-value--true",
    "preview-value--false",
    "preview-value--a",
    "preview-value--b",
    "preview-value--mover-loses",
    "preview-value--to-move-loses",
    "preview-value--draw",
    "preview-value--bottom",
    "preview-value--top",
    "preview-fact--cells",
    "preview-fact--points",
    "preview-fact--edges",
    "preview-fact--steps-goal",
    "preview-fact--steps-side",
    "preview-fact--shortest-goal",
    "preview-fact--shortest-blocked",
    "preview-fact--most-turns",
    "preview-fact--first-lines",
    "preview-fact--cell",
    "sheet-pitch",
    "sheet-annotated",
    "sheet-rules",
    "sheet-card",
    "sheet-changes",
    "sheet-notation",
    "sheet-kit",
];

/// What the page begins with.
#[derive(Clone, Debug, Serialize)]
pub struct Start {
    lang: String,
    /// The languages, each with its own name.
    languages: Vec<(String, String)>,
    papers: Vec<&'static str>,
    paper: String,
    landscape: bool,
    cell: String,
    #[serde(skip)]
    wording: Wording,
}

impl Start {
    /// As it was typed.
    pub fn new(args: &Preview, lang: String) -> Self {
        let name = |tag: &str| {
            let name = locale(tag, &args.wording).and_then(|locale| locale.text("language-name", &Args::new()).ok());
            (tag.to_owned(), name.unwrap_or_else(|| tag.to_owned()))
        };
        let mut tags: Vec<&str> = available();
        if !tags.contains(&lang.as_str()) {
            tags.push(&lang);
        }
        let languages = tags.into_iter().map(name).collect();
        let size = args.paper.paper.size();
        let known = Paper::names().find(|name| Paper::parse(name).is_ok_and(|paper| paper.size() == size));
        let other = || format!("{}x{}mm", size.width.to_mm(), size.height.to_mm());
        let mut papers: Vec<&'static str> = Paper::names().collect();
        papers.sort_unstable();
        Self {
            lang,
            languages,
            papers,
            paper: known.map_or_else(other, str::to_owned),
            landscape: args.paper.landscape,
            cell: args.cell.cell.map_or_else(String::new, |cell| cell.to_mm().to_string()),
            wording: args.wording.clone(),
        }
    }

    /// Everything the page says in a language; none where there is no such language.
    pub fn words(&self, tag: &str) -> Option<Value> {
        self.languages.iter().find(|(known, _)| known == tag)?;
        let locale = locale(tag, &self.wording)?;
        let sides = ["side-a", "side-b"].map(|side| locale.text(side, &Args::new()).unwrap_or_default());
        let args = Args::new().text("side-a", sides[0].as_str()).text("side-b", sides[1].as_str());
        let word = |id: &&str| Some(((*id).to_owned(), Value::String(locale.text(id, &args).ok()?)));
        Some(Value::Object(IDS.iter().filter_map(word).collect::<Map<_, _>>()))
    }
}

fn locale(tag: &str, wording: &Wording) -> Option<Locale> {
    languages::read_again(&[tag.to_owned()], wording).ok()?.pop()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_message_of_the_page_is_said_in_every_language() {
        let wording = Wording { lang_dir: None, draft: false, pseudo: false };
        let source = include_str!("../../../../templates/lang/en.ftl");
        let there: Vec<&str> = source
            .lines()
            .filter(|line| line.starts_with("preview-"))
            .filter_map(|line| line.split(' ').next())
            .collect();
        let said: Vec<&str> = IDS.iter().copied().filter(|id| id.starts_with("preview-")).collect();
        assert_eq!(there, said, "in the order of en.ftl");
        for tag in available() {
            let locale = locale(tag, &wording).unwrap();
            let args = Args::new().text("side-a", "A").text("side-b", "B");
            for id in IDS {
                assert!(!locale.text(id, &args).unwrap().is_empty(), "{tag} {id}");
            }
        }
    }
}
