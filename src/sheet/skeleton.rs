//! The skeleton of a sheet: which blocks stand on it, in which order, under which conditions. Knows no language.
//!
//! Skeletons are TOML files in `templates/sheets/`, a part of the program; their words are message ids. `{bounce}` and
//! its like in an id stand for a choice of the variant, so that each alternative is a message of its own.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use serde::Deserialize;

use crate::diag::{Code, Diagnostic};

/// A skeleton that the program carries does not fit it: a mistake of ours.
pub const BROKEN_SKELETON: Code = Code("broken-skeleton");

/// A sheet's blocks in order.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Skeleton {
    /// The blocks.
    pub block: Vec<Block>,
}

/// A skeleton that the program carries, read once it is needed.
#[derive(Debug)]
pub struct Carried {
    source: &'static str,
    read: OnceLock<Result<Skeleton, Diagnostic>>,
}

impl Carried {
    /// The skeleton of this file.
    #[must_use]
    pub const fn new(source: &'static str) -> Self {
        Self { source, read: OnceLock::new() }
    }

    /// The skeleton itself.
    ///
    /// # Errors
    /// As for [`Skeleton::parse`].
    pub fn skeleton(&self) -> Result<&Skeleton, Diagnostic> {
        self.read.get_or_init(|| Skeleton::parse(self.source)).as_ref().map_err(Clone::clone)
    }

    /// The blocks that stand on the sheet of a variant.
    ///
    /// # Errors
    /// As for [`Skeleton::parse`] and [`Skeleton::blocks`].
    pub fn blocks(&self, choices: &Choices) -> Result<Vec<Block>, Diagnostic> {
        self.skeleton()?.blocks(choices)
    }
}

/// One block of a sheet.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Block {
    /// What it is.
    pub kind: Kind,
    /// Its words: a message id.
    #[serde(default)]
    pub text: String,
    /// Under which conditions it stands there at all: names joined by `&`, each may be negated by `!`.
    #[serde(default)]
    pub when: String,
    /// The figure that hangs beside it.
    pub figure: Option<String>,
    /// The words under that figure: a message id.
    pub caption: Option<String>,
    /// The words for who cannot see that figure: a message id.
    pub alt: Option<String>,
    /// The sign before it.
    pub sign: Option<String>,
    /// The words of a table row's cells, or of a cover's row: a message id.
    pub cell: Option<String>,
    /// The sheet that a cover's row is about.
    pub sheet: Option<String>,
    /// The part of the page it stands in.
    pub part: Option<String>,
    /// The frames of a worked sample.
    #[serde(default)]
    pub frames: Vec<Frame>,
}

/// What a block is.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A numbered heading, which opens a section.
    Heading,
    /// A paragraph.
    Paragraph,
    /// An item of a list.
    Item,
    /// A worked sample: frames side by side.
    Sample,
    /// A row of a table.
    Row,
    /// A further figure of its section.
    Figure,
}

/// One picture of a worked sample.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Frame {
    /// The lines drawn new in it, as directions 0–7.
    pub lines: String,
    /// Its words: a message id.
    pub caption: String,
}

/// What a variant says to a skeleton: which conditions hold, and what stands for `{bounce}` and its like.
#[derive(Clone, Debug, Default)]
pub struct Choices {
    /// The conditions that hold.
    pub holds: BTreeSet<&'static str>,
    /// Every condition there is; a skeleton may ask for no other.
    pub known: BTreeSet<&'static str>,
    /// The choices by name.
    pub values: BTreeMap<&'static str, String>,
}

impl Choices {
    /// Says of a condition whether it holds.
    pub fn condition(&mut self, name: &'static str, holds: bool) {
        self.known.insert(name);
        if holds {
            self.holds.insert(name);
        } else {
            self.holds.remove(name);
        }
    }

    /// Says what a choice is; the value's name becomes a condition that holds, those of the other values do not.
    pub fn choose(&mut self, name: &'static str, all: &[&'static str], value: &'static str) {
        for &each in all {
            self.condition(each, each == value);
        }
        self.values.insert(name, value.to_owned());
    }

    /// Whether all conditions of a `when` hold.
    ///
    /// # Errors
    /// Names a condition that does not exist.
    pub fn allow(&self, when: &str) -> Result<bool, Diagnostic> {
        let mut all = true;
        for term in when.split('&').map(str::trim).filter(|term| !term.is_empty()) {
            let (name, wanted) = term.strip_prefix('!').map_or((term, true), |name| (name.trim(), false));
            if !self.known.contains(name) {
                return Err(Diagnostic::error(BROKEN_SKELETON, format!("no condition is called `{name}`")));
            }
            all &= self.holds.contains(name) == wanted;
        }
        Ok(all)
    }

    /// The id with every `{choice}` in it replaced.
    #[must_use]
    pub fn fill(&self, id: &str) -> String {
        if !id.contains('{') {
            return id.to_owned();
        }
        self.values.iter().fold(id.to_owned(), |id, (name, value)| id.replace(&format!("{{{name}}}"), value))
    }
}

impl Skeleton {
    /// Reads a skeleton.
    ///
    /// # Errors
    /// Says what in it is not a skeleton.
    pub fn parse(source: &str) -> Result<Self, Diagnostic> {
        toml::from_str(source).map_err(|error| Diagnostic::error(BROKEN_SKELETON, error.message().to_owned()))
    }

    /// The blocks that stand on the sheet of a variant, their ids filled in.
    ///
    /// # Errors
    /// Names a condition that does not exist.
    pub fn blocks(&self, choices: &Choices) -> Result<Vec<Block>, Diagnostic> {
        let mut blocks = Vec::new();
        for block in &self.block {
            if choices.allow(&block.when)? {
                let fill = |id: &String| choices.fill(id);
                let frame = |frame: &Frame| Frame { lines: frame.lines.clone(), caption: fill(&frame.caption) };
                blocks.push(Block {
                    text: fill(&block.text),
                    caption: block.caption.as_ref().map(fill),
                    alt: block.alt.as_ref().map(fill),
                    cell: block.cell.as_ref().map(fill),
                    frames: block.frames.iter().map(frame).collect(),
                    ..block.clone()
                });
            }
        }
        Ok(blocks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choices() -> Choices {
        let mut choices = Choices::default();
        choices.choose("bounce", &["chained", "single"], "single");
        choices.condition("clock", false);
        choices
    }

    #[test]
    fn blocks_follow_the_choices() {
        let source = r#"
            block = [
              { kind = "heading", text = "bounce--{bounce}" },
              { kind = "paragraph", text = "time", when = "clock" },
              { kind = "paragraph", text = "no-time", when = "single & !clock" },
            ]"#;
        let blocks = Skeleton::parse(source).unwrap().blocks(&choices()).unwrap();
        let texts: Vec<&str> = blocks.iter().map(|block| block.text.as_str()).collect();
        assert_eq!(texts, ["bounce--single", "no-time"]);
    }

    #[test]
    fn unknown_conditions_are_errors() {
        assert!(choices().allow("clok").is_err());
    }
}
