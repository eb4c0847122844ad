//! The marks and arrows noted at the position shown, and the arrow that is being drawn.

use bevy::prelude::Color;

use crate::game::Game;
use crate::game_tree::{Arrow, Mark, MarkColor, NodeId};
use crate::viewer::state::drawn_arrow::DrawnArrow;
use crate::viewer::ui::palette;

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

/// The colour of a mark or an arrow on the board.
pub const fn color(color: MarkColor) -> Color {
    match color {
        MarkColor::Red => palette::NOTED_RED,
        MarkColor::Green => palette::NOTED_GREEN,
        MarkColor::Blue => palette::NOTED_BLUE,
        MarkColor::Yellow => palette::NOTED_YELLOW,
    }
}
