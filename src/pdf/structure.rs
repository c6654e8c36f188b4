//! The logical structure of a document: what each part is, in reading order, for who does not see the page.

use lopdf::{Dictionary, Document, Object, ObjectId, dictionary, text_string};

use super::number::{count, real};
use crate::scene::{Lang, Role, Scope};

/// The elements of a document as they are found.
pub(super) struct Structure {
    /// All elements, parents before their children; the first is the document itself.
    elements: Vec<Element>,
    /// For each page, the element of each numbered piece of content.
    contents: Vec<Vec<ElementId>>,
}

/// The number of an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ElementId(usize);

/// The document as a whole.
pub(super) const DOCUMENT: ElementId = ElementId(0);

/// One part of the document.
struct Element {
    /// One of the standard structure types.
    kind: &'static str,
    parent: ElementId,
    lang: Lang,
    alt: Option<String>,
    attributes: Option<Dictionary>,
    kids: Vec<Kid>,
    page: usize,
}

/// What an element holds.
enum Kid {
    Element(ElementId),
    Content(i64),
}

impl Structure {
    /// The structure of an empty document.
    pub(super) fn new(lang: Lang) -> Self {
        Self { elements: vec![Element::new("Document", DOCUMENT, lang, 0)], contents: Vec::new() }
    }

    /// Begins the next page.
    pub(super) fn begin_page(&mut self) {
        self.contents.push(Vec::new());
    }

    /// Adds an element below another on the current page; `bounds` is where a figure stands, in points.
    pub(super) fn add(&mut self, parent: ElementId, role: &Role, lang: Lang, bounds: Option<[f64; 4]>) -> ElementId {
        let mut element = Element::new(kind(role), parent, lang, self.contents.len().saturating_sub(1));
        element.attributes = match role {
            Role::HeaderCell(scope) => Some(scope_attributes(*scope)),
            Role::Figure { .. } => Some(figure_attributes(bounds, is_inline(self.elements[parent.0].kind))),
            _ => None,
        };
        if let Role::Figure { alt, .. } = role {
            element.alt = Some(alt.clone());
        }
        self.push(element)
    }

    /// The element for words of another language directly inside `parent`: the last one, if it fits, or a new one.
    pub(super) fn span(&mut self, parent: ElementId, lang: &Lang) -> ElementId {
        let last = self.elements[parent.0].kids.last();
        match last {
            Some(&Kid::Element(id)) if self.elements[id.0].kind == "Span" && self.elements[id.0].lang == *lang => id,
            _ => self.add(parent, &Role::Strong, lang.clone(), None),
        }
    }

    /// The language of an element.
    pub(super) fn lang(&self, id: ElementId) -> &Lang {
        &self.elements[id.0].lang
    }

    /// The structure type of an element, which also names its content on the page.
    pub(super) fn kind(&self, id: ElementId) -> &'static str {
        self.elements[id.0].kind
    }

    /// Adds a piece of content to an element, and returns its number on the current page.
    pub(super) fn add_content(&mut self, id: ElementId) -> i64 {
        let Some(contents) = self.contents.last_mut() else { return 0 };
        let number = i64::try_from(contents.len()).unwrap_or(i64::MAX);
        contents.push(id);
        self.elements[id.0].kids.push(Kid::Content(number));
        number
    }

    /// Says how the items of a list are counted, from the label of its first item.
    pub(super) fn note_label(&mut self, label: ElementId, text: &str) {
        let item = self.elements[label.0].parent;
        let list = self.elements[item.0].parent;
        let is_label = self.elements[label.0].kind == "Lbl";
        let list = &mut self.elements[list.0];
        if is_label && list.kind == "L" && list.attributes.is_none() {
            list.attributes = Some(dictionary! { "O" => "List", "ListNumbering" => numbering(text) });
        }
    }

    fn push(&mut self, element: Element) -> ElementId {
        let id = ElementId(self.elements.len());
        self.elements[element.parent.0].kids.push(Kid::Element(id));
        self.elements.push(element);
        id
    }

    /// Writes the structure into the file and returns its root. Page `n` must say `/StructParents n`.
    pub(super) fn write(&self, file: &mut Document, pages: &[ObjectId]) -> ObjectId {
        let root = file.new_object_id();
        let ids: Vec<ObjectId> = self.elements.iter().map(|_| file.new_object_id()).collect();
        for (at, element) in self.elements.iter().enumerate() {
            let parent = if at == 0 { None } else { Some(element.parent.0) };
            let mut written = dictionary! { "S" => element.kind, "P" => parent.map_or(root, |parent| ids[parent]) };
            if let (Some(parent), Some(&page)) = (parent, pages.get(element.page)) {
                written.set("Pg", page);
                if self.elements[parent].lang != element.lang {
                    written.set("Lang", text_string(&element.lang.0));
                }
            }
            if let Some(alt) = &element.alt {
                written.set("Alt", text_string(alt));
            }
            if let Some(attributes) = &element.attributes {
                written.set("A", attributes.clone());
            }
            let kid = |kid: &Kid| match *kid {
                Kid::Element(id) => Object::Reference(ids[id.0]),
                Kid::Content(number) => Object::Integer(number),
            };
            written.set("K", element.kids.iter().map(kid).collect::<Vec<_>>());
            file.objects.insert(ids[at], written.into());
        }
        let parents = self.parents(file, &ids);
        let written = dictionary! { "Type" => "StructTreeRoot", "K" => ids[0], "ParentTree" => parents,
        "ParentTreeNextKey" => count(self.contents.len()) };
        file.objects.insert(root, written.into());
        root
    }

    /// The way back from the content of each page to its elements.
    fn parents(&self, file: &mut Document, ids: &[ObjectId]) -> ObjectId {
        let mut numbers = Vec::new();
        for (page, contents) in self.contents.iter().enumerate() {
            numbers.push(Object::Integer(count(page)));
            numbers.push(contents.iter().map(|id| Object::Reference(ids[id.0])).collect::<Vec<_>>().into());
        }
        file.add_object(dictionary! { "Nums" => numbers })
    }
}

impl Element {
    const fn new(kind: &'static str, parent: ElementId, lang: Lang, page: usize) -> Self {
        Self { kind, parent, lang, alt: None, attributes: None, kids: Vec::new(), page }
    }
}

/// The standard structure type of a role.
const fn kind(role: &Role) -> &'static str {
    match role {
        Role::Section => "Sect",
        Role::Heading(0 | 1) => "H1",
        Role::Heading(2) => "H2",
        Role::Heading(3) => "H3",
        Role::Heading(4) => "H4",
        Role::Heading(5) => "H5",
        Role::Heading(_) => "H6",
        Role::Paragraph => "P",
        Role::List => "L",
        Role::ListItem => "LI",
        Role::ListLabel => "Lbl",
        Role::ListBody => "LBody",
        Role::Table => "Table",
        Role::Row => "TR",
        Role::HeaderCell(_) => "TH",
        Role::Cell => "TD",
        Role::Figure { .. } => "Figure",
        Role::Caption => "Caption",
        Role::Strong => "Span",
        Role::Artifact => "Artifact",
    }
}

/// Whether what stands in an element of this type stands among words.
fn is_inline(kind: &str) -> bool {
    matches!(kind, "P" | "Span" | "Lbl" | "LBody" | "Caption") || kind.starts_with('H')
}

fn scope_attributes(scope: Scope) -> Dictionary {
    let scope = match scope {
        Scope::Column => "Column",
        Scope::Row => "Row",
    };
    dictionary! { "O" => "Table", "Scope" => scope }
}

fn figure_attributes(bounds: Option<[f64; 4]>, inline: bool) -> Dictionary {
    let mut attributes = dictionary! { "O" => "Layout", "Placement" => if inline { "Inline" } else { "Block" } };
    if let Some(bounds) = bounds {
        attributes.set("BBox", bounds.map(real).to_vec());
    }
    attributes
}

/// How a list with such a label is counted.
fn numbering(label: &str) -> &'static str {
    match label.trim_start().chars().next() {
        Some(first) if first.is_ascii_digit() => "Decimal",
        _ => "Disc",
    }
}
