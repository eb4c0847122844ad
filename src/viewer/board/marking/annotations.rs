//! The marks and arrows of the position shown, and the arrow being drawn.

use bevy::prelude::*;

use crate::board::Square;
use crate::game::Game;
use crate::game_tree::{Arrow, Mark, MarkColor, NodeId};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShownAnnotations {
    pub marks: Vec<Mark>,
    /// Arrows, the one being drawn last.
    pub arrows: Vec<Arrow>,
}

impl ShownAnnotations {
    /// The annotations of the previewed or current position.
    pub fn new(game: &Game, previewed: Option<NodeId>, drawn: &DrawnArrow) -> ShownAnnotations {
        let node = previewed.filter(|&node| game.tree().contains(node));
        let node = game.tree().node(node.unwrap_or(game.current_node()));
        let noted = &node.annotations;
        ShownAnnotations {
            marks: noted.marks.clone(),
            arrows: noted.arrows.iter().copied().chain(drawn.arrow()).collect(),
        }
    }
}

/// The gesture that marks a square or draws an arrow, if any.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct DrawnArrow(pub Option<DrawGesture>);

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DrawGesture {
    pub from: Square,
    /// The starting point in the window, in logical pixels.
    pub begin: Vec2,
    /// The square under the pointer; `None` off the squares.
    pub to: Option<Square>,
    pub color: MarkColor,
}

impl DrawnArrow {
    /// The arrow so far; `None` on the starting square and off the squares.
    pub fn arrow(&self) -> Option<Arrow> {
        let DrawGesture { from, to, color, .. } = self.0?;
        let to = to.filter(|&to| to != from)?;
        Some(Arrow { color, from, to })
    }
}
