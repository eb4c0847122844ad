//! A position as one side sees it: the input features of the network, and the form in which endgame tables index
//! positions.

use crate::board::{Square, SquareSet};
use crate::rules::{Position, Side};

/// The pieces as one side sees them, from its own end of the board: its men, its kings, the opponent's men, the
/// opponent's kings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Perspective(pub(crate) [SquareSet; 4]);

/// The first feature of the side's own men.
pub(super) const OWN_MEN: usize = 0;
/// The first feature of the opponent's men.
pub(super) const OPPONENT_MEN: usize = 2 * Square::COUNT;

/// Number of input features: one for each kind of piece on each square.
pub(crate) const FEATURE_COUNT: usize = 4 * Square::COUNT;

impl Perspective {
    pub(crate) fn from_position(position: &Position, side: Side) -> Perspective {
        let (white, black) = (position.pieces(Side::White), position.pieces(Side::Black));
        Perspective::from_sets(white, black, position.kings(), side)
    }

    /// The perspective of `side` on White's pieces, Black's pieces, and the kings among them.
    pub(crate) fn from_sets(
        white: SquareSet,
        black: SquareSet,
        kings: SquareSet,
        side: Side,
    ) -> Perspective {
        let (own, opponent) = match side {
            Side::White => (white, black),
            Side::Black => (black, white),
        };
        let sets = [
            own.difference(kings),
            own & kings,
            opponent.difference(kings),
            opponent & kings,
        ];
        Perspective(match side {
            Side::White => sets,
            Side::Black => sets.map(SquareSet::rotate_180),
        })
    }

    /// The active features, each below [`FEATURE_COUNT`].
    pub(crate) fn features(self) -> impl Iterator<Item = usize> {
        (0..4).flat_map(move |kind| {
            let squares = self.0[kind].iter();
            squares.map(move |square| feature(kind, square))
        })
    }
}

/// The feature of a kind of piece, by its place in a [`Perspective`], on a square.
pub(super) fn feature(kind: usize, square: Square) -> usize {
    kind * Square::COUNT + square.index()
}
