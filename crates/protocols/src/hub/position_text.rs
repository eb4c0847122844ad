//! Positions of the Hub protocol: 51 letters.
//!
//! The first letter is the side to move, `W` or `B`; version 1 writes it in lower case, and both are read. Then comes
//! a letter for each square from 1 to 50: `w` and `b` for a man, `W` and `B` for a king, `e` for an empty square.

use crate::PositionError;
use crate::board_string::BoardAlphabet;
use crate::rules::{Position, Variant};

const BOARD_ALPHABET: BoardAlphabet =
    BoardAlphabet { black: 'B', expected: "50 of “w”, “b”, “W”, “B”, “e”" };

pub fn read(text: &str, variant: Variant) -> Result<Position, PositionError> {
    BOARD_ALPHABET.read(text, variant)
}

pub fn write(position: &Position) -> String {
    BOARD_ALPHABET.write(position)
}
