//! Bookmarks and page labels: how a reader's side bar leads through a document.

use lopdf::{Document, Object, ObjectId, dictionary, text_string};

use super::number::{count, real};
use crate::scene::Page;

/// The bookmarks found so far, nested by their levels, all open; and the labels of the pages.
#[derive(Default)]
pub(super) struct Outline {
    entries: Vec<Entry>,
    /// The entries that the next one may stand below, the outermost first.
    open: Vec<usize>,
    /// The first and the last of the outermost entries.
    ends: Option<[usize; 2]>,
    labels: Vec<String>,
}

/// A bookmark among the others.
struct Entry {
    level: u8,
    title: String,
    /// The page it leads to.
    page: ObjectId,
    /// How far up the page, in points.
    top: f64,
    parent: Option<usize>,
    before: Option<usize>,
    after: Option<usize>,
    /// The first and the last of the entries directly below.
    ends: Option<[usize; 2]>,
    /// How many entries stand below, at any depth.
    below: usize,
}

impl Outline {
    /// Adds the label and the bookmarks of the next page. One stands below the nearest earlier one of a lower level; levels
    /// may be left out.
    pub(super) fn add(&mut self, page: &Page, id: ObjectId) {
        self.labels.push(page.label.clone());
        for bookmark in &page.bookmarks {
            while self.open.pop_if(|open| self.entries[*open].level >= bookmark.level).is_some() {}
            let (at, parent) = (self.entries.len(), self.open.last().copied());
            let ends = parent.map_or(&mut self.ends, |parent| &mut self.entries[parent].ends);
            let before = ends.map(|[_, last]| last);
            *ends = Some([ends.map_or(at, |[first, _]| first), at]);
            if let Some(before) = before {
                self.entries[before].after = Some(at);
            }
            for &above in &self.open {
                self.entries[above].below += 1;
            }
            let (level, title, top) =
                (bookmark.level, bookmark.title.clone(), (page.size.height - bookmark.top).to_pt());
            self.entries.push(Entry { level, title, page: id, top, parent, before, after: None, ends: None, below: 0 });
            self.open.push(at);
        }
    }

    /// Writes the bookmarks. None if there are none.
    pub(super) fn write(&self, file: &mut Document) -> Option<ObjectId> {
        let [first, last] = self.ends?;
        let root = file.new_object_id();
        let ids: Vec<ObjectId> = self.entries.iter().map(|_| file.new_object_id()).collect();
        for (entry, &id) in self.entries.iter().zip(&ids) {
            let mut written = dictionary! { "Title" => text_string(&entry.title),
            "Parent" => entry.parent.map_or(root, |parent| ids[parent]), "Dest" => destination(entry) };
            for (key, other) in [("Prev", entry.before), ("Next", entry.after)] {
                if let Some(other) = other {
                    written.set(key, ids[other]);
                }
            }
            if let Some([first, last]) = entry.ends {
                written
                    .extend(&dictionary! { "First" => ids[first], "Last" => ids[last], "Count" => count(entry.below) });
            }
            file.objects.insert(id, written.into());
        }
        let all = count(self.entries.len());
        let written = dictionary! { "Type" => "Outlines", "First" => ids[first], "Last" => ids[last], "Count" => all };
        file.objects.insert(root, written.into());
        Some(root)
    }

    /// The labels of all pages, as the catalog holds them: pages that are counted on need no words of their own.
    pub(super) fn labels(&self) -> Object {
        let mut numbers = Vec::new();
        let mut next = None;
        for (at, label) in self.labels.iter().enumerate() {
            let number = label.parse::<i64>().ok().filter(|number| *number > 0 && number.to_string() == *label);
            if number.is_none() || number != next {
                numbers.push(Object::Integer(count(at)));
                numbers.push(match number {
                    Some(number) => dictionary! { "S" => "D", "St" => number }.into(),
                    None => dictionary! { "P" => text_string(label) }.into(),
                });
            }
            next = number.map(|number| number.saturating_add(1));
        }
        dictionary! { "Nums" => numbers }.into()
    }
}

/// The place a bookmark leads to; zoom and horizontal position stay as they are.
fn destination(entry: &Entry) -> Vec<Object> {
    vec![entry.page.into(), "XYZ".into(), Object::Null, real(entry.top), Object::Null]
}
