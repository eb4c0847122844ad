//! Positions as 51 letters, one for the side to move and one for each square, as Hub and DXP both write them.

use winnow::Parser;
use winnow::combinator::repeat;
use winnow::token::one_of;

use crate::board::Square;
use crate::notation::parse_error::{Input, Parsed, parse};
use crate::notation::{Expected, ParseError};
use crate::rules::{Piece, PieceKind, Position, Setup, SetupError, Side, Variant};

/// The error for letters that are no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// The text is not 51 of the letters.
    #[error("cannot read the position: {0}")]
    Syntax(#[from] ParseError),
    #[error("the position is not legal: {0}")]
    Setup(#[from] SetupError),
}

/// The letters of a protocol: `W` and another one for the sides, in lower case for men and in upper case for kings and
/// the side to move, and `e` for an empty square.
#[derive(Clone, Copy, Debug)]
pub(super) struct BoardAlphabet {
    /// Black's letter, in upper case.
    pub(super) black: char,
    /// The expectation of an error at a square's letter.
    pub(super) expected: &'static str,
}

impl BoardAlphabet {
    /// Reads a position. The side to move may be in lower case.
    pub(super) fn read(self, text: &str, variant: Variant) -> Result<Position, PositionError> {
        let end = Expected::Protocol("the end after 50 squares");
        let setup = parse(|input: &mut Input<'_>| self.setup(input), end, text)?;
        Ok(setup.position(variant)?)
    }

    fn setup(self, input: &mut Input<'_>) -> Parsed<Setup> {
        let small = self.black.to_ascii_lowercase();
        let side = one_of(['W', 'w', self.black, small])
            .context(Expected::Protocol("a letter for the side to move"))
            .parse_next(input)?;
        let square =
            one_of(['w', 'W', 'e', self.black, small]).context(Expected::Protocol(self.expected));
        let letters: Vec<char> = repeat(Square::COUNT, square).parse_next(input)?;
        let mut setup = Setup::empty(match side {
            'W' | 'w' => Side::White,
            _ => Side::Black,
        });
        for (square, letter) in Square::all().zip(letters) {
            setup.place(square, self.piece(letter));
        }
        Ok(setup)
    }

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
        let kind = if letter.is_ascii_uppercase() { PieceKind::King } else { PieceKind::Man };
        Some(Piece { side, kind })
    }

    const fn side_letter(self, side: Side) -> char {
        match side {
            Side::White => 'W',
            Side::Black => self.black,
        }
    }
}
