//! Walks a page of the scene in reading order: draws it, and notes for each piece of content what it belongs to.

use super::PdfError;
use super::pen::Pen;
use super::place::Place;
use super::structure::{DOCUMENT, ElementId, Structure};
use super::typefaces::Typeface;
use crate::scene::{Group, Lang, Node, Page, Role, Weight};

/// What grows from page to page.
pub(super) struct Book {
    /// What each part is.
    pub(super) structure: Structure,
    /// The glyphs used so far.
    pub(super) regular: Typeface,
    /// The bold glyphs used so far.
    pub(super) bold: Typeface,
    /// Whether anything is coloured so far.
    pub(super) coloured: bool,
}

/// One page on its way.
struct Walk<'a> {
    book: &'a mut Book,
    pen: Pen,
    /// What the content begun last belongs to.
    open: Option<Owner>,
}

/// What content belongs to.
#[derive(Clone, Copy, PartialEq)]
enum Owner {
    /// Nothing so far: no group around it has a role.
    Nothing,
    /// Decoration, with everything inside it.
    Artifact,
    /// A part of the document.
    Element(ElementId),
}

/// What surrounds a node.
#[derive(Clone, Copy)]
struct Around<'a> {
    owner: Owner,
    lang: &'a Lang,
    place: Place,
}

/// The operators of a page.
pub(super) fn draw(page: &Page, lang: &Lang, book: &mut Book) -> Result<Vec<u8>, PdfError> {
    book.structure.begin_page();
    let mut walk = Walk { book, pen: Pen::default(), open: None };
    walk.nodes(&page.items, Around { owner: Owner::Nothing, lang, place: Place::sheet(page.size.height) })?;
    walk.end();
    walk.book.coloured |= walk.pen.coloured;
    walk.pen.finish().ok_or_else(|| PdfError::Number { page: page.label.clone() })
}

impl Walk<'_> {
    fn nodes(&mut self, nodes: &[Node], around: Around) -> Result<(), PdfError> {
        for node in nodes {
            match node {
                Node::Group(group) => self.group(group, around)?,
                Node::Path(path) => {
                    self.begin(around);
                    self.pen.path(path, around.place);
                }
                Node::Text(run) => {
                    self.begin(around);
                    if let Owner::Element(id) = around.owner {
                        self.book.structure.note_label(id, &run.text);
                    }
                    let typeface = match run.weight {
                        Weight::Regular => &mut self.book.regular,
                        Weight::Bold => &mut self.book.bold,
                    };
                    self.pen.text(run, around.place, typeface)?;
                }
            }
        }
        Ok(())
    }

    fn group(&mut self, group: &Group, around: Around) -> Result<(), PdfError> {
        let place = around.place.inside(group.transform);
        let lang = group.lang.as_ref().unwrap_or(around.lang);
        let owner = match (&group.role, around.owner) {
            (None, owner) => owner,
            (Some(Role::Artifact), _) | (_, Owner::Artifact) => Owner::Artifact,
            (Some(role), Owner::Nothing) => self.element(role, DOCUMENT, lang, place),
            (Some(role), Owner::Element(parent)) => self.element(role, parent, lang, place),
        };
        let Some(clip) = group.clip else { return self.nodes(&group.items, Around { owner, lang, place }) };
        // Content and clipping nest: neither begins or ends inside the other.
        self.end();
        self.pen.begin_clip(place.rect(clip));
        let drawn = self.nodes(&group.items, Around { owner, lang, place });
        self.end();
        self.pen.end_clip();
        drawn
    }

    fn element(&mut self, role: &Role, parent: ElementId, lang: &Lang, place: Place) -> Owner {
        let bounds = match role {
            Role::Figure { bounds, .. } => Some(place.rect(*bounds)),
            _ => None,
        };
        Owner::Element(self.book.structure.add(parent, role, lang.clone(), bounds))
    }

    /// Sees to it that what is drawn next belongs to its owner.
    fn begin(&mut self, around: Around) {
        let structure = &mut self.book.structure;
        let owner = match around.owner {
            Owner::Nothing | Owner::Artifact => Owner::Artifact,
            Owner::Element(id) if structure.lang(id) == around.lang => Owner::Element(id),
            Owner::Element(id) => Owner::Element(structure.span(id, around.lang)),
        };
        if self.open == Some(owner) {
            return;
        }
        self.end();
        if let Owner::Element(id) = owner {
            let structure = &mut self.book.structure;
            let number = structure.add_content(id);
            self.pen.begin_content(structure.kind(id), number);
        } else {
            self.pen.begin_artifact();
        }
        self.open = Some(owner);
    }

    fn end(&mut self) {
        if self.open.take().is_some() {
            self.pen.end_content();
        }
    }
}
