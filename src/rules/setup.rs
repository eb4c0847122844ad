use serde::{Deserialize, Serialize};

use super::{BySide, Goal, Piece, PieceKind, Position, Side, Variant};
use crate::board::{Square, SquareSet};

/// Anything that can stand on a board: pieces on squares and a side to move. It may be edited freely and need
/// not be legal to play; [`Setup::position`] tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Setup {
    pieces: BySide<SquareSet>,
    kings: SquareSet,
    /// Who plays next.
    pub side_to_move: Side,
}

/// Why a setup is no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// A man where it would have become a king.
    #[error("{side} man on {square}: on the row where it is crowned a king was expected")]
    UnpromotedMan {
        /// Whose man.
        side: Side,
        /// Where it stands.
        square: Square,
    },
    /// Nothing on the board.
    #[error("the board is empty: at least one piece was expected")]
    Empty,
    /// Not the pieces of wolf and sheep.
    #[error("wolf and sheep is played with four white men and one black man, no kings")]
    NotWolfAndSheep,
}

impl Setup {
    /// A board without pieces.
    pub const fn empty(side_to_move: Side) -> Setup {
        Setup {
            pieces: BySide {
                white: SquareSet::EMPTY,
                black: SquareSet::EMPTY,
            },
            kings: SquareSet::EMPTY,
            side_to_move,
        }
    }

    /// White's pieces, Black's on other squares, and the kings among them.
    pub fn from_sets(
        white: SquareSet,
        black: SquareSet,
        kings: SquareSet,
        side_to_move: Side,
    ) -> Setup {
        let black = black.difference(white);
        Setup {
            pieces: BySide { white, black },
            kings: kings & (white | black),
            side_to_move,
        }
    }

    /// The twenty men of each side on their first four rows.
    pub fn start(side_to_move: Side) -> Setup {
        Setup {
            pieces: BySide {
                white: Side::White.home(),
                black: Side::Black.home(),
            },
            kings: SquareSet::EMPTY,
            side_to_move,
        }
    }

    /// White's sheep and Black's wolf, the wolf to move (`rules.md` §4).
    pub const fn wolf_and_sheep(sheep: SquareSet, wolf: Square) -> Setup {
        Setup {
            pieces: BySide {
                white: sheep,
                black: SquareSet::from_square(wolf),
            },
            kings: SquareSet::EMPTY,
            side_to_move: Side::Black,
        }
    }

    /// What stands on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let side = Side::BOTH
            .into_iter()
            .find(|&side| self.pieces[side].contains(square))?;
        let kind = if self.kings.contains(square) {
            PieceKind::King
        } else {
            PieceKind::Man
        };
        Some(Piece { side, kind })
    }

    /// Puts a piece on a square in place of what stood there, or clears it.
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

    /// Each piece with its square, from 1 to 50.
    pub fn pieces_on_squares(&self) -> impl Iterator<Item = (Square, Piece)> {
        let occupied = self.pieces.white | self.pieces.black;
        occupied
            .into_iter()
            .filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// The pieces of one side.
    pub fn pieces(&self, side: Side) -> SquareSet {
        self.pieces[side]
    }

    /// The kings of both sides.
    pub fn kings(&self) -> SquareSet {
        self.kings
    }

    /// The position, if the setup is legal to play: no man stands where it would be a king, and the board is not
    /// empty. A side may have no pieces, or more than twenty; then it has lost, or the position was made up.
    pub fn position(&self, variant: Variant) -> Result<Position, SetupError> {
        if (self.pieces.white | self.pieces.black).is_empty() {
            return Err(SetupError::Empty);
        }
        let rules = variant.rule_set();
        if rules.goal == Goal::GetBehind
            && (self.pieces.white.len() != 4
                || self.pieces.black.len() != 1
                || !self.kings.is_empty())
        {
            return Err(SetupError::NotWolfAndSheep);
        }
        if !rules.promotion {
            return Ok(Position::from_setup(self, variant));
        }
        for side in Side::BOTH {
            let unpromoted = self.pieces[side] & side.promotion_row() & !self.kings;
            if let Some(square) = unpromoted.first() {
                return Err(SetupError::UnpromotedMan { side, square });
            }
        }
        Ok(Position::from_setup(self, variant))
    }
}
