//! Positions as 51 letters: the side to move, `W` or `B`, then what stands on the squares from 1 to 50: `w` and `b`
//! a man, `W` and `B` a king, `e` nothing.
//!
//! Read leniently: the side to move may be a small letter, as version 1 writes it.

use crate::protocol::PositionError;
use crate::protocol::board_string::BoardAlphabet;
use crate::rules::{Position, Variant};

const BOARD_ALPHABET: BoardAlphabet = BoardAlphabet {
    black: 'B',
    expected: "50 of “w”, “b”, “W”, “B”, “e”",
};

/// The position a text describes.
pub fn read(text: &str, variant: Variant) -> Result<Position, PositionError> {
    BOARD_ALPHABET.read(text, variant)
}

/// The text of a position.
pub fn write(position: &Position) -> String {
    BOARD_ALPHABET.write(position)
}
