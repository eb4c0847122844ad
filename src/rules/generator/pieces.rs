use super::super::Position;
use crate::board::SquareSet;

/// The pieces on the board as the side to move sees them.
#[derive(Clone, Copy, Debug)]
pub(in crate::rules) struct Pieces {
    /// Those of the side to move.
    pub(in crate::rules) own: SquareSet,
    pub(in crate::rules) enemy: SquareSet,
    /// The kings of both sides.
    pub(in crate::rules) kings: SquareSet,
}

impl Pieces {
    pub(in crate::rules) fn of(position: &Position) -> Pieces {
        Pieces {
            own: position.pieces(position.side_to_move()),
            enemy: position.pieces(!position.side_to_move()),
            kings: position.kings(),
        }
    }

    /// What the other side sees once a man has moved, taken these pieces, and become a king if it ended on its
    /// crowning row.
    #[inline(always)]
    pub(in crate::rules) fn after_man(
        self,
        from: SquareSet,
        to: SquareSet,
        captured: SquareSet,
        crowning: SquareSet,
    ) -> Pieces {
        Pieces {
            own: self.enemy ^ captured,
            enemy: (self.own ^ from) | to,
            kings: self.kings.less(captured) | (to & crowning),
        }
    }

    /// What the other side sees once a king has moved and taken these pieces.
    #[inline(always)]
    pub(in crate::rules) fn after_king(
        self,
        from: SquareSet,
        to: SquareSet,
        captured: SquareSet,
    ) -> Pieces {
        Pieces {
            own: self.enemy ^ captured,
            enemy: (self.own ^ from) | to,
            kings: (self.kings.less(captured) ^ from) | to,
        }
    }
}
