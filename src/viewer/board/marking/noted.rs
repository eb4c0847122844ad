//! The marks and arrows noted at the position shown, and the arrow that is being drawn.

use bevy::prelude::*;

use crate::board::Square;
use crate::game::Game;
use crate::game_tree::{Arrow, Mark, MarkColor, NodeId};

/// Marks and arrows of the position shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Noted {
    /// Marked squares.
    pub marks: Vec<Mark>,
    /// Arrows, the one that is being drawn last.
    pub arrows: Vec<Arrow>,
}

impl Noted {
    /// Those of the previewed position or, without one, of the current one.
    pub fn new(game: &Game, previewed: Option<NodeId>, drawn: &DrawnArrow) -> Noted {
        let node = previewed.filter(|&node| game.tree().contains(node));
        let node = game.tree().node(node.unwrap_or(game.current_node()));
        let noted = &node.annotations;
        Noted {
            marks: noted.marks.clone(),
            arrows: noted.arrows.iter().copied().chain(drawn.arrow()).collect(),
        }
    }
}

/// The gesture that marks a square or draws an arrow: where it began, its color, and the square it has reached.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct DrawnArrow(pub Option<DrawGesture>);

/// A gesture under way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DrawGesture {
    /// The square it began on.
    pub from: Square,
    /// The point of the window it began at, in logical pixels.
    pub begin: Vec2,
    /// The square under the pointer; `None` beside the squares.
    pub to: Option<Square>,
    pub color: MarkColor,
}

impl DrawnArrow {
    /// The arrow so far; `None` on the first square and beside the squares.
    pub fn arrow(&self) -> Option<Arrow> {
        let DrawGesture {
            from, to, color, ..
        } = self.0?;
        let to = to.filter(|&to| to != from)?;
        Some(Arrow { color, from, to })
    }
}
