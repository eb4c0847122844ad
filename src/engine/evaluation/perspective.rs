use crate::board::{Square, SquareSet};
use crate::rules::{Position, Side};

/// The pieces as one side sees them: its own men and kings, then the other's, from its own side of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::engine) struct Perspective(pub(in crate::engine) [SquareSet; 4]);

/// The first feature of the side's own men, and of the other's.
pub(super) const OWN_MEN: usize = 0;
pub(super) const OPPONENT_MEN: usize = 2 * Square::COUNT;

/// Kinds of pieces times squares.
pub(in crate::engine) const FEATURE_COUNT: usize = 4 * Square::COUNT;

impl Perspective {
    pub(in crate::engine) fn from_position(position: &Position, side: Side) -> Perspective {
        let (white, black) = (position.pieces(Side::White), position.pieces(Side::Black));
        Perspective::from_sets(white, black, position.kings(), side)
    }

    /// The same from White's pieces, Black's, and the kings among them.
    pub(in crate::engine) fn from_sets(
        white: SquareSet,
        black: SquareSet,
        kings: SquareSet,
        side: Side,
    ) -> Perspective {
        let (own, other) = match side {
            Side::White => (white, black),
            Side::Black => (black, white),
        };
        let seen = [
            own.difference(kings),
            own & kings,
            other.difference(kings),
            other & kings,
        ];
        Perspective(match side {
            Side::White => seen,
            Side::Black => seen.map(SquareSet::rotate_180),
        })
    }

    /// Which piece stands where, each as a number below [`FEATURE_COUNT`].
    pub(in crate::engine) fn features(self) -> impl Iterator<Item = usize> {
        (0..4).flat_map(move |kind| {
            let squares = self.0[kind].iter();
            squares.map(move |square| feature(kind, square))
        })
    }
}

/// A piece of this kind on this square.
pub(super) fn feature(kind: usize, square: Square) -> usize {
    kind * Square::COUNT + square.index()
}
