//! Bookmarks and page labels: how a reader's side bar leads through a document.

use lopdf::{Dictionary, Document, Object, ObjectId, dictionary, text_string};

use super::pen::rounded;
use super::structure::count;
use crate::scene::{Bookmark, Page};

/// A bookmark among the others.
struct Entry<'a> {
    bookmark: &'a Bookmark,
    /// The page it leads to.
    page: ObjectId,
    /// How far up the page, in points.
    top: f64,
    /// The entry it stands below, if any.
    parent: Option<usize>,
}

/// Writes the bookmarks, nested by their levels, all open. None if there are none.
pub(super) fn write(file: &mut Document, scene: &[Page], pages: &[ObjectId]) -> Option<ObjectId> {
    let entries = entries(scene, pages);
    if entries.is_empty() {
        return None;
    }
    let root = file.new_object_id();
    let ids: Vec<ObjectId> = entries.iter().map(|_| file.new_object_id()).collect();
    for (at, entry) in entries.iter().enumerate() {
        let mut written = dictionary! { "Title" => text_string(&entry.bookmark.title),
        "Parent" => entry.parent.map_or(root, |parent| ids[parent]), "Dest" => destination(entry) };
        let siblings = children(&entries, entry.parent);
        let here = siblings.iter().position(|&sibling| sibling == at).unwrap_or(0);
        if let Some(&before) = here.checked_sub(1).and_then(|before| siblings.get(before)) {
            written.set("Prev", ids[before]);
        }
        if let Some(&after) = siblings.get(here + 1) {
            written.set("Next", ids[after]);
        }
        set_children(&mut written, &children(&entries, Some(at)), &ids, descendants(&entries, at));
        file.objects.insert(ids[at], written.into());
    }
    let mut written = dictionary! { "Type" => "Outlines" };
    set_children(&mut written, &children(&entries, None), &ids, entries.len());
    file.objects.insert(root, written.into());
    Some(root)
}

/// All bookmarks in order. One stands below the nearest earlier one of a lower level; levels may be left out.
fn entries<'a>(scene: &'a [Page], pages: &[ObjectId]) -> Vec<Entry<'a>> {
    let mut entries: Vec<Entry<'a>> = Vec::new();
    for (page, &id) in scene.iter().zip(pages) {
        for bookmark in &page.bookmarks {
            let parent = entries.iter().rposition(|earlier| earlier.bookmark.level < bookmark.level);
            let top = (page.size.height - bookmark.top).to_pt();
            entries.push(Entry { bookmark, page: id, top, parent });
        }
    }
    entries
}

/// The entries directly below one, or the outermost ones.
fn children(entries: &[Entry], parent: Option<usize>) -> Vec<usize> {
    (0..entries.len()).filter(|&at| entries[at].parent == parent).collect()
}

/// How many entries stand below one, at any depth.
fn descendants(entries: &[Entry], at: usize) -> usize {
    let level = entries[at].bookmark.level;
    entries[at + 1..].iter().take_while(|entry| entry.bookmark.level > level).count()
}

/// Leads an entry to those below it.
fn set_children(written: &mut Dictionary, children: &[usize], ids: &[ObjectId], below: usize) {
    if let (Some(&first), Some(&last)) = (children.first(), children.last()) {
        written.set("First", ids[first]);
        written.set("Last", ids[last]);
        written.set("Count", count(below));
    }
}

/// The place a bookmark leads to; zoom and horizontal position stay as they are.
fn destination(entry: &Entry) -> Vec<Object> {
    let top = Object::Real(rounded(entry.top));
    vec![entry.page.into(), "XYZ".into(), Object::Null, top, Object::Null]
}

/// The labels of all pages, as the catalog holds them.
pub(super) fn labels(scene: &[Page]) -> Object {
    let mut numbers = Vec::new();
    for (at, page) in scene.iter().enumerate() {
        numbers.push(Object::Integer(count(at)));
        numbers.push(dictionary! { "P" => text_string(&page.label) }.into());
    }
    dictionary! { "Nums" => numbers }.into()
}
