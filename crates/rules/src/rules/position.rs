//! Positions, and their mirror images.
//!
//! Half a turn of the board maps White's side onto Black's, and the pyramid onto itself. No other rotation or
//! reflection preserves the rules: those between left and right map dark squares onto light ones, and those along the
//! long diagonals turn a man's steps forward into steps aside.

use serde::{Deserialize, Serialize};

use super::generator::Pieces;
use super::{Goal, Move, Piece, PieceKind, Setup, SetupError, Side, Variant};
use crate::board::{Board, Square, SquareSet};

/// A legal position: pieces on a board and a side to move. A small value; playing a move returns a new one.
///
/// Equal positions count as repetitions (`rules.md` §3.8). Earlier moves are not part of a position; see
/// [`GameHistory`](super::GameHistory).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "(Variant, Setup)", into = "(Variant, Setup)")]
pub struct Position {
    white: SquareSet,
    black: SquareSet,
    kings: SquareSet,
    side_to_move: Side,
    variant: Variant,
}

const _: () = assert!(size_of::<Position>() <= 32);

const DEFAULT_SHEEP: SquareSet = SquareSet::row(0).without(Square::from_index(49));
const DEFAULT_WOLF: Square = Square::from_index(2);

impl Position {
    /// The start of a game. Wolf and sheep, in which players place the pieces, starts with the sheep on 46 to 49 and
    /// the wolf on 3.
    pub fn start(variant: Variant) -> Position {
        let first_side = variant.rule_set().first_side;
        let setup = match variant.rule_set().goal {
            Goal::GetBehind => Setup::wolf_and_sheep(DEFAULT_SHEEP, DEFAULT_WOLF),
            Goal::Outlast | Goal::LoseAll => Setup::start(first_side),
        };
        Position::from_setup(&setup, variant)
    }

    fn from_setup(setup: &Setup, variant: Variant) -> Position {
        Position {
            white: setup.pieces(Side::White),
            black: setup.pieces(Side::Black),
            kings: setup.kings(),
            side_to_move: setup.side_to_move,
            variant,
        }
    }

    /// The same pieces as an editable [`Setup`].
    pub fn setup(&self) -> Setup {
        Setup::from_sets(self.white, self.black, self.kings, self.side_to_move)
    }

    /// The variant played.
    #[inline]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The board of the variant.
    #[inline]
    pub fn board(&self) -> &'static Board {
        self.variant.board()
    }

    /// The side to move.
    #[inline]
    pub const fn side_to_move(&self) -> Side {
        self.side_to_move
    }

    /// The pieces of one side.
    #[inline]
    pub const fn pieces(&self, side: Side) -> SquareSet {
        match side {
            Side::White => self.white,
            Side::Black => self.black,
        }
    }

    /// The pieces from the side to move's point of view.
    #[inline]
    pub(super) fn pieces_by_mover(&self) -> Pieces {
        Pieces {
            own: self.pieces(self.side_to_move),
            enemy: self.pieces(!self.side_to_move),
            kings: self.kings,
        }
    }

    /// The kings of both sides.
    #[inline]
    pub const fn kings(&self) -> SquareSet {
        self.kings
    }

    /// The occupied squares.
    #[inline]
    pub fn occupied(&self) -> SquareSet {
        self.white | self.black
    }

    /// The hash key: equal positions have equal keys, and different positions almost never do.
    ///
    /// It is computed from the position in a few instructions, so moves need not update it as they update Zobrist keys.
    #[inline]
    pub fn key(&self) -> u64 {
        self.pieces_by_mover().key(self.variant, self.side_to_move)
    }

    /// The piece on a square.
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let side = Side::BOTH.into_iter().find(|&side| self.pieces(side).contains(square))?;
        let kind = if self.kings.contains(square) { PieceKind::King } else { PieceKind::Man };
        Some(Piece { side, kind })
    }

    /// Iterates over the pieces with their squares, from 1 to 50.
    pub fn pieces_on_squares(&self) -> impl Iterator<Item = (Square, Piece)> {
        self.occupied().into_iter().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// The same pieces with the other side to move (a null move), to find threats. No legal move leads there.
    #[must_use]
    #[inline]
    pub fn null_move(&self) -> Position {
        Position { side_to_move: !self.side_to_move, ..*self }
    }

    /// The position after one of its legal moves: captured pieces are removed, and a man that ended on its promotion
    /// row is a king (`rules.md` §3.6).
    ///
    /// The move must come from this position; the result of any other move is meaningless. [`Position::try_play`]
    /// checks it.
    #[must_use]
    #[inline]
    pub fn play(&self, mv: Move) -> Position {
        debug_assert!(
            self.pieces(self.side_to_move).contains(mv.from()),
            "{mv:?} is not a move of {self:?}"
        );
        let (from, to) = (SquareSet::from_square(mv.from()), SquareSet::from_square(mv.to()));
        let pieces = self.pieces_by_mover();
        let next = if self.kings.contains(mv.from()) {
            pieces.after_king_move(from, to, mv.captured())
        } else {
            let promotion = self.variant.rule_set().promotion_row(self.side_to_move);
            pieces.after_man_move(from, to, mv.captured(), promotion)
        };
        let (white, black) = match self.side_to_move {
            Side::White => (next.enemy, next.own),
            Side::Black => (next.own, next.enemy),
        };
        Position {
            white,
            black,
            kings: next.kings,
            side_to_move: !self.side_to_move,
            variant: self.variant,
        }
    }
}

impl Setup {
    /// The position, if the setup has no [problems](Setup::problems): the board is not empty and no man is on its
    /// promotion row. A side may have no pieces (it has lost) or more than twenty. Wolf and sheep has four white men,
    /// one black man and no kings.
    pub fn position(&self, variant: Variant) -> Result<Position, SetupError> {
        match self.problems(variant).into_iter().next() {
            Some(problem) => Err(problem),
            None => Ok(Position::from_setup(self, variant)),
        }
    }
}

impl From<Position> for (Variant, Setup) {
    fn from(position: Position) -> (Variant, Setup) {
        (position.variant, position.setup())
    }
}

impl TryFrom<(Variant, Setup)> for Position {
    type Error = SetupError;

    fn try_from((variant, setup): (Variant, Setup)) -> Result<Position, SetupError> {
        setup.position(variant)
    }
}

impl Variant {
    /// Returns `true` if both sides play by the same rules, so that every position has a [mirror
    /// image](Position::mirrored). In wolf and sheep they do not.
    pub const fn has_mirror(self) -> bool {
        !matches!(self.rule_set().goal, Goal::GetBehind)
    }
}

impl Position {
    /// The position after half a turn of the board with the colors and the side to move swapped. Its legal moves are
    /// the [mirrored](Move::mirrored) moves of this position. `None` if the sides play by different rules.
    pub fn mirrored(&self) -> Option<Position> {
        if !self.variant().has_mirror() {
            return None;
        }
        let pieces = |side| self.pieces(side).rotate_180();
        let setup = Setup::from_sets(
            pieces(Side::Black),
            pieces(Side::White),
            self.kings().rotate_180(),
            !self.side_to_move(),
        );
        setup.position(self.variant()).ok()
    }
}

impl Move {
    /// The move after half a turn of the board.
    #[must_use]
    pub fn mirrored(self) -> Move {
        let (from, to) = (self.from().rotate_180(), self.to().rotate_180());
        if self.is_capture() {
            Move::capture(from, to, self.captured().rotate_180())
        } else {
            Move::quiet(from, to)
        }
    }
}
