//! Positions as letters, one for the side to move and one for each square, as Hub and DXP both have them.

use crate::board::Square;
use crate::notation::{Expected, ParseError, Reader};
use crate::rules::{Piece, PieceKind, Position, Setup, SetupError, Side, Variant};

/// Why letters give no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// They are not 51 such letters.
    #[error("the position cannot be read: {0}")]
    Syntax(#[from] ParseError),
    /// The letters are right, but the pieces are not legal to play with.
    #[error("the position is not legal: {0}")]
    Setup(#[from] SetupError),
}

/// The letters for pieces: small ones for men, capitals for kings and the side to move, `e` for nothing.
#[derive(Clone, Copy, Debug)]
pub(super) struct BoardAlphabet {
    /// Black's, as a capital.
    pub(super) black: char,
    /// What is said where a square's letter is none of them.
    pub(super) expected: &'static str,
}

impl BoardAlphabet {
    /// The position they describe. The side to move may be a small letter.
    pub(super) fn read(self, text: &str, variant: Variant) -> Result<Position, PositionError> {
        let mut reader = Reader::new(text);
        let small = self.black.to_ascii_lowercase();
        let side = match reader.take(&['W', 'w', self.black, small]) {
            Some('W' | 'w') => Side::White,
            Some(_) => Side::Black,
            None => {
                return Err(reader
                    .expected(Expected::Protocol("a letter for the side to move"))
                    .into());
            }
        };
        let mut setup = Setup::empty(side);
        for square in Square::all() {
            let letter = reader.take(&['w', 'W', 'e', self.black, small]);
            let letter =
                letter.ok_or_else(|| reader.expected(Expected::Protocol(self.expected)))?;
            setup.place(square, self.piece(letter));
        }
        if !reader.is_at_end() {
            return Err(reader
                .expected(Expected::Protocol("the end after 50 squares"))
                .into());
        }
        Ok(setup.position(variant)?)
    }

    /// The letters of a position.
    pub(super) fn write(self, position: &Position) -> String {
        let side = self.side_letter(position.side_to_move());
        let squares = Square::all().map(|square| match position.piece_at(square) {
            None => 'e',
            Some(piece) if piece.kind == PieceKind::King => self.side_letter(piece.side),
            Some(piece) => self.side_letter(piece.side).to_ascii_lowercase(),
        });
        std::iter::once(side).chain(squares).collect()
    }

    fn piece(self, letter: char) -> Option<Piece> {
        let side = match letter.to_ascii_uppercase() {
            'W' => Side::White,
            black if black == self.black => Side::Black,
            _ => return None,
        };
        let kind = match letter.is_ascii_uppercase() {
            true => PieceKind::King,
            false => PieceKind::Man,
        };
        Some(Piece { side, kind })
    }

    pub(super) const fn side_letter(self, side: Side) -> char {
        match side {
            Side::White => 'W',
            Side::Black => self.black,
        }
    }
}
