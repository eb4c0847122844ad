//! The text of a turn in a game.

use super::Game;
use crate::game_tree::{NodeId, Turn};
use crate::notation::move_text;
use crate::rules::{HandAction, Ply};

impl Game {
    /// The text of the turn that led to a node, as short as it is unambiguous; empty at the root.
    ///
    /// An irregular turn is the actions by hand: `31-22 −17 !?` for a piece carried from 31 to 22 and a piece removed
    /// from 17. A huffed piece follows the turn: `32-27 (×27)`.
    pub fn text(&self, node: NodeId) -> String {
        let node = self.tree().node(node);
        let (Some(turn), Some(parent)) = (node.turn(), node.parent()) else {
            return String::new();
        };
        let mut text = match turn {
            Turn::Move { mv, .. } => move_text::write(self.tree().node(parent).position(), *mv),
            Turn::Irregular { actions, .. } => irregular_turn_text(actions),
            Turn::SetUp(_) => "FEN".to_owned(),
        };
        if let Some(huffed) = node.huffed() {
            text.push_str(&format!(" (×{huffed})"));
        }
        text
    }

    /// The text of the turn of this ply in the line shown; `None` at the start and beyond the last.
    pub fn text_at(&self, ply: Ply) -> Option<String> {
        let node = self.record.node_at(ply)?;
        (ply > Ply(0)).then(|| self.text(node))
    }

    /// The text of the turn that led to the position shown.
    pub fn last_text(&self) -> Option<String> {
        self.text_at(self.current_ply())
    }
}

fn irregular_turn_text(actions: &[HandAction]) -> String {
    let actions: Vec<_> = actions
        .iter()
        .map(|action| match action {
            HandAction::Carry { from, to } => format!("{from}-{to}"),
            HandAction::Remove(square) => format!("−{square}"),
        })
        .collect();
    actions.join(" ") + " !?"
}
