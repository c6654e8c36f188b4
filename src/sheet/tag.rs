//! What nodes are for readers who do not see them: small words for the roles of a scene.

use crate::geom::Point;
use crate::scene::{Group, Node, Role, Transform};

/// Nodes under a role.
#[must_use]
pub fn tagged(role: Role, items: Vec<Node>) -> Node {
    Node::Group(Group { role: Some(role), items, ..Group::default() })
}

/// A heading; level 1 is a sheet's title.
#[must_use]
pub fn heading(level: u8, items: Vec<Node>) -> Node {
    tagged(Role::Heading(level), items)
}

/// A paragraph.
#[must_use]
pub fn paragraph(items: Vec<Node>) -> Node {
    tagged(Role::Paragraph, items)
}

/// Decoration, which is read to nobody.
#[must_use]
pub fn artifact(items: Vec<Node>) -> Node {
    tagged(Role::Artifact, items)
}

/// Nodes moved by a distance.
#[must_use]
pub fn moved(items: Vec<Node>, shift: Point) -> Node {
    Node::Group(Group { transform: Transform { shift, ..Transform::default() }, items, ..Group::default() })
}
