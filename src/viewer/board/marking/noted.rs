//! The marks and arrows noted at the position shown, and the arrow that is being drawn.

use crate::game::Game;
use crate::game_tree::{Arrow, Mark, NodeId};
use crate::viewer::board::drawn_arrow::DrawnArrow;

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
