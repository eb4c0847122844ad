//! Pieces typed as in a FEN: `w 31 32 k5 b 1 2`.

use super::SetupTool;
use super::tool::has_kind;
use crate::board::Square;
use crate::rules::{Piece, PieceKind, Side, Variant};

/// Letters and digits typed so far. A letter chooses the tool (`w`, `b`, or `x` to empty squares), `k` makes the next
/// piece a king, and a number names a square. A number is complete when no digit can follow: `7` at once, `31` after its
/// second digit, `3` after a space, a comma or a letter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SetupEntry {
    digit: Option<u8>,
    king: bool,
    is_typing: bool,
}

/// The result of a typed character.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EntryResult {
    /// The square whose number is complete, and the piece for it.
    pub put: Option<(Square, Option<Piece>)>,
    /// The tool chosen.
    pub tool: Option<SetupTool>,
    /// A number that is no square.
    pub invalid: Option<u8>,
}

impl SetupEntry {
    /// Returns `true` for the characters that an entry consists of.
    pub fn takes(character: char) -> bool {
        matches!(
            character.to_ascii_lowercase(),
            'w' | 'b' | 'k' | 'x' | '0'..='9' | ',' | ' '
        )
    }

    /// Returns `true` from the first letter or digit until the entry is [finished](SetupEntry::finish).
    pub fn is_typing(&self) -> bool {
        self.is_typing
    }

    /// The first digit of an incomplete number.
    pub fn digit(&self) -> Option<u8> {
        self.digit
    }

    /// Returns `true` if the next piece is a king.
    pub fn is_king(&self) -> bool {
        self.king
    }

    /// Takes in a character typed while `tool` is chosen.
    pub fn push(&mut self, character: char, tool: SetupTool, variant: Variant) -> EntryResult {
        let character = character.to_ascii_lowercase();
        if let Some(digit) = character.to_digit(10) {
            self.is_typing = true;
            return self.push_digit(digit as u8, tool);
        }
        let mut result = self.complete(tool);
        match character {
            'k' => self.king = has_kind(variant, PieceKind::King),
            'w' => result.tool = Some(SetupTool::man(Side::White)),
            'b' => result.tool = Some(SetupTool::man(Side::Black)),
            'x' => result.tool = Some(SetupTool::Erase),
            _ => return result,
        }
        self.is_typing = true;
        self.king &= character == 'k';
        result
    }

    fn push_digit(&mut self, digit: u8, tool: SetupTool) -> EntryResult {
        let number = self.digit.take().unwrap_or(0) * 10 + digit;
        if number <= 5 {
            self.digit = Some(number);
            return EntryResult::default();
        }
        self.number(number, tool)
    }

    /// Completes the number, if one is begun.
    fn complete(&mut self, tool: SetupTool) -> EntryResult {
        let digit = self.digit.take().filter(|&digit| digit > 0);
        digit.map_or_else(EntryResult::default, |digit| self.number(digit, tool))
    }

    fn number(&mut self, number: u8, tool: SetupTool) -> EntryResult {
        let is_king = std::mem::take(&mut self.king);
        let piece = match tool {
            SetupTool::Erase => None,
            SetupTool::Place(piece) if is_king => Some(Piece {
                kind: PieceKind::King,
                ..piece
            }),
            SetupTool::Place(piece) => Some(piece),
        };
        let square = Square::from_number(number);
        EntryResult {
            put: square.map(|square| (square, piece)),
            tool: None,
            invalid: square.is_none().then_some(number),
        }
    }

    /// Completes the number and ends the entry.
    pub fn finish(&mut self, tool: SetupTool) -> EntryResult {
        let result = self.complete(tool);
        *self = SetupEntry::default();
        result
    }

    /// Removes the digit or the king typed last. Returns `false` if there was neither.
    pub fn backspace(&mut self) -> bool {
        if self.digit.take().is_some() {
            return true;
        }
        std::mem::take(&mut self.king)
    }
}
