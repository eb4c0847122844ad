use crate::board::Square;
use crate::rules::{HandAction, Irregularity, Move, Route};

/// A turn: a move, or an irregular turn that was kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A legal move, or one that ignored a capture where huffing is played.
    Move {
        /// The move.
        mv: Move,
        /// The path of the piece.
        route: Route,
    },
    /// An irregular turn that the other player kept.
    Irregular {
        /// The actions by hand.
        actions: Vec<HandAction>,
        /// The irregularities found in them.
        irregularities: Vec<Irregularity>,
    },
}

/// A turn that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedTurn {
    /// The turn.
    pub turn: Turn,
    /// The square of the piece that was huffed for it and is gone from the position.
    pub huffed: Option<Square>,
    /// The text of the move, as short as it is unambiguous.
    pub text: String,
}

impl PlayedTurn {
    /// The move, unless the turn was irregular.
    pub fn mv(&self) -> Option<Move> {
        match self.turn {
            Turn::Move { mv, .. } => Some(mv),
            Turn::Irregular { .. } => None,
        }
    }

    /// The path of the piece, unless the turn was irregular.
    pub fn route(&self) -> Option<&Route> {
        match &self.turn {
            Turn::Move { route, .. } => Some(route),
            Turn::Irregular { .. } => None,
        }
    }

    /// The squares from and to which the last piece moved.
    pub fn squares(&self) -> Option<(Square, Square)> {
        match &self.turn {
            Turn::Move { mv, .. } => Some((mv.from(), mv.to())),
            Turn::Irregular { actions, .. } => {
                actions.iter().rev().find_map(|action| match *action {
                    HandAction::Carry { from, to } => Some((from, to)),
                    HandAction::Remove(_) => None,
                })
            }
        }
    }
}
