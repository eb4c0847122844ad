//! Games as trees of turns, with variations and annotations.
//!
//! The tree is an arena: a [`GameTree`] owns its [`Node`]s and a [`NodeId`] names one. The first child of a node
//! continues its line, the others are variations (Recursive Annotation Variations of PDN 3.0). Every node stores its
//! position, so readers never replay moves. A [`NodePath`] identifies a node by its place in the tree, as text and
//! across replays; a [`TreeEdit`] is an undoable change. [`notation`](crate::notation) reads and writes trees.
//!
//! ```
//! use dames3d_rules::game_tree::{GameTree, Turn};
//! use dames3d_rules::rules::{Position, Variant};
//!
//! let mut tree = GameTree::new(Position::start(Variant::International));
//! let moves = tree.start().legal_moves();
//! let first = tree.add(tree.root(), Turn::legal(tree.start(), moves[0]));
//! let variation = tree.add(tree.root(), Turn::legal(tree.start(), moves[1]));
//! assert_eq!(tree.node(tree.root()).children(), [first, variation]);
//! assert_eq!(tree.main_line(), [first]);
//! tree.promote(variation);
//! assert_eq!(tree.main_line(), [variation]);
//! ```

mod annotations;
mod edit;
mod node;
mod path;
mod tree;

pub use annotations::{
    AnnotatedScore, Annotations, Arrow, ClockReading, EmbeddedCommand, Mark, MarkColor, MoveSign,
    Nag, PlayedTime,
};
pub use edit::{AnnotationChange, TreeEdit};
pub use node::{Node, NodeId, Turn};
pub use path::{NodePath, NodePathError};
pub use tree::GameTree;
