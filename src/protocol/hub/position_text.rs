//! Positions as 51 letters: the side to move, `W` or `B`, then what stands on the squares from 1 to 50: `w` and `b`
//! a man, `W` and `B` a king, `e` nothing.
//!
//! Read leniently: the side to move may be a small letter, as version 1 writes it.

use crate::board::Square;
use crate::notation::{Misread, Reader};
use crate::rules::{Piece, Position, Rank, Setup, SetupError, Side, Variant};

/// Why a text gives no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// The text is not 51 such letters.
    #[error("the position cannot be read: {0}")]
    Misread(#[from] Misread),
    /// The letters are right, but the pieces are not legal to play with.
    #[error("the position is not legal: {0}")]
    Setup(#[from] SetupError),
}

/// The position a text describes.
pub fn read(text: &str, variant: Variant) -> Result<Position, PositionError> {
    let mut reader = Reader::new(text);
    let side = match reader.take(&['W', 'B', 'w', 'b']) {
        Some('W' | 'w') => Side::White,
        Some(_) => Side::Black,
        None => return Err(reader.expected("“W” or “B”, the side to move").into()),
    };
    let mut setup = Setup::empty(side);
    for square in Square::all() {
        let letter = reader.take(&['w', 'b', 'W', 'B', 'e']);
        let letter = letter.ok_or_else(|| reader.expected("50 of “w”, “b”, “W”, “B”, “e”"))?;
        setup.place(square, piece(letter));
    }
    if !reader.is_at_end() {
        return Err(reader.expected("the end after 50 squares").into());
    }
    Ok(setup.position(variant)?)
}

fn piece(letter: char) -> Option<Piece> {
    let side = match letter.to_ascii_lowercase() {
        'w' => Side::White,
        'b' => Side::Black,
        _ => return None,
    };
    let rank = match letter.is_ascii_uppercase() {
        true => Rank::King,
        false => Rank::Man,
    };
    Some(Piece { side, rank })
}

/// The text of a position.
pub fn write(position: &Position) -> String {
    let side = letter(Some(Piece {
        side: position.side_to_move(),
        rank: Rank::King,
    }));
    let squares = Square::all().map(|square| letter(position.piece_at(square)));
    std::iter::once(side).chain(squares).collect()
}

const fn letter(piece: Option<Piece>) -> char {
    let Some(Piece { side, rank }) = piece else {
        return 'e';
    };
    match (side, rank) {
        (Side::White, Rank::Man) => 'w',
        (Side::White, Rank::King) => 'W',
        (Side::Black, Rank::Man) => 'b',
        (Side::Black, Rank::King) => 'B',
    }
}
