//! What groups are, told to designers by class and to screen readers by role.

use ::svg::node::Node as _;
use ::svg::node::element::Element;

use crate::scene::{Role, Scope};

use super::title_element;

/// Says on a group what it is. A figure gets its description as its first child.
pub(super) fn assign(element: &mut Element, role: &Role) {
    let (class, aria) = match role {
        Role::Section => ("section", "group"),
        Role::Heading(level) => {
            element.assign("aria-level", *level);
            ("heading", "heading")
        }
        Role::Paragraph => ("paragraph", "paragraph"),
        Role::List => ("list", "list"),
        Role::ListItem => ("list-item", "listitem"),
        Role::ListLabel => ("list-label", ""),
        Role::ListBody => ("list-body", ""),
        Role::Table => ("table", "table"),
        Role::Row => ("row", "row"),
        Role::HeaderCell(Scope::Column) => ("header-cell", "columnheader"),
        Role::HeaderCell(Scope::Row) => ("header-cell", "rowheader"),
        Role::Cell => ("cell", "cell"),
        Role::Figure { alt, bounds: _ } => {
            element.append(title_element(alt));
            ("figure", "img")
        }
        Role::Caption => ("caption", "caption"),
        Role::Strong => ("strong", "strong"),
        Role::Artifact => {
            element.assign("aria-hidden", "true");
            ("artifact", "")
        }
    };
    element.assign("class", class);
    if !aria.is_empty() {
        element.assign("role", aria);
    }
}
