//! A language file, changed in some of its messages; every other byte stays. Knows no catalogue.

use crate::locale::file::LanguageFile;

/// A language file in hand.
pub(super) struct Edit {
    lines: Vec<String>,
    /// How its lines end.
    end: &'static str,
}

impl Edit {
    /// Of this text.
    pub fn new(text: &str) -> Self {
        let end = if text.contains("\r\n") { "\r\n" } else { "\n" };
        Self { lines: text.lines().map(str::to_owned).collect(), end }
    }

    /// The text as it is now.
    pub fn text(&self) -> String {
        self.lines.iter().map(|line| format!("{line}{}", self.end)).collect()
    }

    /// Puts a message in its place: over itself, over the comment that holds its place in a new file, or behind the nearest
    /// of these messages, which stand before it in the source.
    pub fn put(&mut self, id: &str, fluent: &str, before: &[&str]) {
        let new: Vec<String> = format!("{id} = {fluent}").lines().map(str::to_owned).collect();
        if let Some((start, end)) = self.message(id).or_else(|| self.reserved(id)) {
            self.lines.splice(start..end, new);
            return;
        }
        let behind = before.iter().rev().find_map(|id| self.message(id)).map_or(self.lines.len(), |(_, end)| end);
        self.lines.splice(behind..behind, new);
    }

    /// The lines of a message.
    fn message(&self, id: &str) -> Option<(usize, usize)> {
        let is_it = |line: &&String| line.strip_prefix(id).is_some_and(|rest| rest.trim_start().starts_with('='));
        let start = self.lines.iter().position(|line| is_it(&line))?;
        let goes_on = |line: &String| line.is_empty() || line.starts_with([' ', '}']);
        let mut end = start + 1;
        while self.lines.get(end).is_some_and(goes_on) {
            end += 1;
        }
        while end > start + 1 && self.lines.get(end - 1).is_some_and(|line| line.trim().is_empty()) {
            end -= 1;
        }
        Some((start, end))
    }

    /// The lines of a comment that holds the place of a message.
    fn reserved(&self, id: &str) -> Option<(usize, usize)> {
        let head = format!("# {id} =");
        let start = self.lines.iter().position(|line| line.starts_with(&head))?;
        let mut end = start + 1;
        if self.lines.get(start).is_some_and(|line| line.trim_end().ends_with("->")) {
            while self.lines.get(end).is_some_and(|line| line.starts_with("#  ") || line == "# }") {
                end += 1;
            }
        }
        Some((start, end))
    }
}

/// Whether a text, put behind an equals sign, is a message and nothing else.
pub(super) fn is_one_message(id: &str, fluent: &str) -> bool {
    let source = crate::source::Source { name: String::new(), text: format!("{id} = {fluent}\n") };
    LanguageFile::parse(source).is_ok_and(|file| file.items().count() == 1 && file.message(id).is_some())
}
