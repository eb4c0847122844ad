use crate::board::Square;
use crate::rules::{HandAction, Irregularity, Move, Position, Route};

/// A turn: a move, an irregular turn that was kept, or a position that was set up in the middle of a game.
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
        /// The position they led to.
        position: Box<Position>,
    },
    /// A position set up in the middle of a game, as a PDN file holds an irregular turn.
    SetUp(Box<Position>),
}

impl Turn {
    /// A playable move of this position, along the first of its routes.
    ///
    /// # Panics
    /// If the move is not playable in this position.
    pub fn legal(position: &Position, mv: Move) -> Turn {
        let route = position.route(mv).expect("a playable move has a route");
        Turn::Move { mv, route }
    }

    /// The move, unless the turn was irregular.
    pub fn mv(&self) -> Option<Move> {
        match self {
            Turn::Move { mv, .. } => Some(*mv),
            Turn::Irregular { .. } | Turn::SetUp(_) => None,
        }
    }

    /// Returns `true` for the same move, by whatever route, and for the same irregular turn or position.
    pub fn is_same_as(&self, other: &Turn) -> bool {
        match (self, other) {
            (Turn::Move { mv, .. }, Turn::Move { mv: other, .. }) => mv == other,
            _ => self == other,
        }
    }

    /// The path of the piece, unless the turn was irregular.
    pub fn route(&self) -> Option<&Route> {
        match self {
            Turn::Move { route, .. } => Some(route),
            Turn::Irregular { .. } | Turn::SetUp(_) => None,
        }
    }

    /// The squares from and to which the last piece moved.
    pub fn squares(&self) -> Option<(Square, Square)> {
        match self {
            Turn::Move { mv, .. } => Some((mv.from(), mv.to())),
            Turn::Irregular { actions, .. } => {
                actions.iter().rev().find_map(|action| match *action {
                    HandAction::Carry { from, to } => Some((from, to)),
                    HandAction::Remove(_) => None,
                })
            }
            Turn::SetUp(_) => None,
        }
    }

    /// The position after this turn.
    pub fn play(&self, position: &Position) -> Position {
        match self {
            Turn::Move { mv, .. } => position.play(*mv),
            Turn::Irregular { position, .. } | Turn::SetUp(position) => **position,
        }
    }
}
