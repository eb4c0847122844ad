//! The arrow that is being drawn on the board.

use bevy::prelude::*;

use crate::board::Square;
use crate::game_tree::{Arrow, MarkColor};

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
