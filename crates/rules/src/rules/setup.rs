//! Arrangements of pieces that may be illegal, for setting up positions and reading them from text.

use serde::{Deserialize, Serialize};

use super::{BySide, Goal, Piece, PieceKind, Side, Variant};
use crate::board::{Square, SquareSet};

/// Any arrangement of pieces and a side to move. It can be edited freely and may be illegal; [`Setup::position`] checks
/// it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "WrittenSetup")]
pub struct Setup {
    pieces: BySide<SquareSet>,
    kings: SquareSet,
    /// The side to move.
    pub side_to_move: Side,
}

/// The serialized form. Its sets may contradict each other.
#[derive(Deserialize)]
struct WrittenSetup {
    pieces: BySide<SquareSet>,
    kings: SquareSet,
    side_to_move: Side,
}

impl From<WrittenSetup> for Setup {
    fn from(written: WrittenSetup) -> Setup {
        let BySide { white, black } = written.pieces;
        Setup::from_sets(white, black, written.kings, written.side_to_move)
    }
}

/// The reason why a setup is not a legal position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// A man on its promotion row.
    #[error("{side} man on {square}: a man on the promotion row must be a king")]
    UnpromotedMan {
        /// The owner of the man.
        side: Side,
        /// The square of the man.
        square: Square,
    },
    /// There is no piece on the board.
    #[error("the board is empty: expected at least one piece")]
    Empty,
    /// The pieces are not those of wolf and sheep.
    #[error("wolf and sheep needs four white men, one black man and no kings")]
    NotWolfAndSheep,
    /// A king in wolf and sheep.
    #[error("{side} king on {square}: wolf and sheep has no kings")]
    KingInWolfAndSheep {
        /// The owner of the king.
        side: Side,
        /// The square of the king.
        square: Square,
    },
}

impl SetupError {
    /// The square of the piece that is wrong; `None` if the problem has no place.
    pub fn square(&self) -> Option<Square> {
        match *self {
            SetupError::UnpromotedMan { square, .. }
            | SetupError::KingInWolfAndSheep { square, .. } => Some(square),
            SetupError::Empty | SetupError::NotWolfAndSheep => None,
        }
    }
}

/// An empty board, White to move.
impl Default for Setup {
    fn default() -> Setup {
        Setup::empty(Side::White)
    }
}

impl Setup {
    /// An empty board.
    pub const fn empty(side_to_move: Side) -> Setup {
        Setup {
            pieces: BySide { white: SquareSet::EMPTY, black: SquareSet::EMPTY },
            kings: SquareSet::EMPTY,
            side_to_move,
        }
    }

    /// A setup from sets: White's pieces, Black's (ignored where White has one), and the kings among them.
    pub fn from_sets(
        white: SquareSet,
        black: SquareSet,
        kings: SquareSet,
        side_to_move: Side,
    ) -> Setup {
        let black = black.difference(white);
        Setup { pieces: BySide { white, black }, kings: kings & (white | black), side_to_move }
    }

    /// The start of draughts: twenty men of each side on their first four rows.
    pub fn start(side_to_move: Side) -> Setup {
        Setup {
            pieces: BySide { white: Side::White.home(), black: Side::Black.home() },
            kings: SquareSet::EMPTY,
            side_to_move,
        }
    }

    /// White's sheep and Black's wolf, with the wolf to move (`rules.md` §4).
    pub const fn wolf_and_sheep(sheep: SquareSet, wolf: Square) -> Setup {
        Setup {
            pieces: BySide { white: sheep, black: SquareSet::from_square(wolf) },
            kings: SquareSet::EMPTY,
            side_to_move: Side::Black,
        }
    }

    /// Everything that makes the setup illegal in this variant, square by square; empty if it is a legal position.
    pub fn problems(&self, variant: Variant) -> Vec<SetupError> {
        if (self.pieces.white | self.pieces.black).is_empty() {
            return vec![SetupError::Empty];
        }
        let rules = variant.rule_set();
        if rules.goal == Goal::GetBehind {
            return self.wolf_and_sheep_problems();
        }
        let unpromoted = |side: Side| {
            let men = self.pieces[side] & rules.promotion_row(side) & !self.kings;
            men.into_iter().map(move |square| SetupError::UnpromotedMan { side, square })
        };
        Side::BOTH.into_iter().flat_map(unpromoted).collect()
    }

    fn wolf_and_sheep_problems(&self) -> Vec<SetupError> {
        let is_complete = self.pieces.white.len() == 4 && self.pieces.black.len() == 1;
        let numbers =
            (!is_complete || !self.kings.is_empty()).then_some(SetupError::NotWolfAndSheep);
        let kings = Side::BOTH.into_iter().flat_map(|side| {
            let kings = self.pieces[side] & self.kings;
            kings.into_iter().map(move |square| SetupError::KingInWolfAndSheep { side, square })
        });
        numbers.into_iter().chain(kings).collect()
    }

    /// The setup with its pieces on other squares and of other owners.
    fn rearranged(&self, place: impl Fn(Square) -> Square, owner: impl Fn(Side) -> Side) -> Setup {
        let mut setup = Setup::empty(owner(self.side_to_move));
        for (square, Piece { side, kind }) in self.pieces_on_squares() {
            let side = owner(side);
            setup.place(place(square), Some(Piece { side, kind }));
        }
        setup
    }

    /// The same game seen by the other player: the board rotated by 180°, with the colors exchanged.
    #[must_use]
    pub fn swapped_sides(&self) -> Setup {
        self.rearranged(Square::rotate_180, |side| !side)
    }

    /// Left and right exchanged within each row. It is a mirror image as near as dark squares allow: the first square
    /// of a row becomes its last.
    #[must_use]
    pub fn mirrored(&self) -> Setup {
        self.rearranged(Square::mirror, |side| side)
    }

    /// The piece on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let side = Side::BOTH.into_iter().find(|&side| self.pieces[side].contains(square))?;
        let kind = if self.kings.contains(square) { PieceKind::King } else { PieceKind::Man };
        Some(Piece { side, kind })
    }

    /// Puts a piece on a square, replacing the one there; `None` clears the square.
    pub fn place(&mut self, square: Square, piece: Option<Piece>) {
        for side in Side::BOTH {
            self.pieces[side] = self.pieces[side].without(square);
        }
        self.kings = self.kings.without(square);
        if let Some(piece) = piece {
            self.pieces[piece.side] = self.pieces[piece.side].with(square);
            if piece.kind == PieceKind::King {
                self.kings = self.kings.with(square);
            }
        }
    }

    /// Iterates over the pieces with their squares, from 1 to 50.
    pub fn pieces_on_squares(&self) -> impl Iterator<Item = (Square, Piece)> {
        let occupied = self.pieces.white | self.pieces.black;
        occupied.into_iter().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// The pieces of one side.
    pub fn pieces(&self, side: Side) -> SquareSet {
        self.pieces[side]
    }

    /// The kings of both sides.
    pub fn kings(&self) -> SquareSet {
        self.kings
    }
}
