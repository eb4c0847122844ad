use std::fmt;
use std::ops::Deref;

use serde::{Deserialize, Serialize};

use crate::board::{Square, SquareSet};

/// A legal move: the squares a piece leaves and reaches, and the pieces it captures. It only comes from a
/// [`Position`](super::Position), or is deserialized from such a move.
///
/// Captures with the same start, end and captured pieces are one move (`rules.md` §3.7);
/// [`Position::routes`](super::Position::routes) lists the different ways to carry it out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Move {
    captured: SquareSet,
    from: Square,
    to: Square,
}

const _: () = assert!(size_of::<Move>() == 16);

impl Move {
    pub(super) const fn quiet(from: Square, to: Square) -> Move {
        Move { captured: SquareSet::EMPTY, from, to }
    }

    pub(super) const fn capture(from: Square, to: Square, captured: SquareSet) -> Move {
        Move { captured, from, to }
    }

    /// The square the piece leaves.
    #[inline]
    pub const fn from(self) -> Square {
        self.from
    }

    /// The square the piece ends on.
    #[inline]
    pub const fn to(self) -> Square {
        self.to
    }

    /// The squares of the captured pieces; empty for a quiet move.
    #[inline]
    pub const fn captured(self) -> SquareSet {
        self.captured
    }

    /// Returns `true` if the move captures.
    #[inline]
    pub const fn is_capture(self) -> bool {
        !self.captured.is_empty()
    }
}

/// Writes start and end: `32-28`, `28x19`. [`move_text`](crate::notation::move_text) also writes the path where several
/// captures share both.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.is_capture() { 'x' } else { '-' };
        write!(f, "{}{sign}{}", self.from, self.to)
    }
}

/// The legal moves of a position, in no particular order. A list can be refilled without allocating.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveList {
    moves: Vec<Move>,
}

impl MoveList {
    /// An empty list with room for the moves of most positions.
    pub fn new() -> MoveList {
        MoveList { moves: Vec::with_capacity(128) }
    }

    #[inline]
    pub(super) fn clear(&mut self) {
        self.moves.clear();
    }

    #[inline]
    pub(super) fn push(&mut self, mv: Move) {
        self.moves.push(mv);
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        &self.moves
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = Move;
    type IntoIter = std::iter::Copied<std::slice::Iter<'a, Move>>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.moves.iter().copied()
    }
}

/// A number of plies: one ply is one player's turn.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Ply(pub u16);

impl Ply {
    /// This number of moves by each player.
    pub const fn moves_each(moves: u16) -> Ply {
        Ply(2 * moves)
    }

    /// Number of full moves, one by each player.
    pub const fn moves(self) -> u16 {
        self.0 / 2
    }

    /// One ply more; saturates at the maximum.
    #[must_use]
    pub const fn next(self) -> Ply {
        Ply(self.0.saturating_add(1))
    }
}
