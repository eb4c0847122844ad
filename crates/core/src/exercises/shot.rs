//! A shot: its definition and its text form.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::move_line::{MoveLineError, read_lines, read_move_line};
use crate::notation::{fen, move_text};
use crate::rules::{Move, Position, Side, Variant};

/// A position and the winning line in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shot {
    position: Position,
    line: Vec<Move>,
}

/// The least number of men given up.
const MIN_GIVEN: i32 = 2;
/// The least number of men won in the end.
pub(super) const MIN_GAINED: i32 = 1;
/// Plies within which a shot wins.
pub(super) const MAX_PLIES: usize = 13;
/// The value of a king, in men.
const KING_VALUE: i32 = 3;

/// The reason why a text is not a shot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ShotError {
    /// It is no position with moves.
    #[error("{0}")]
    Line(#[from] MoveLineError),
    /// The moves are legal, but not a shot.
    #[error(
        "not a shot: expected a quiet move that gives up at least two men and wins more within 13 plies"
    )]
    NoShot,
}

impl Shot {
    /// Returns the part of a line that is a shot, up to the capture that wins; `None` if the line is not a shot.
    ///
    /// A shot begins with a quiet move. At some time the side to move has at least two men less than before, and after
    /// at most 13 plies at least one more. A king counts as three men.
    pub fn from_line(position: &Position, line: &[Move]) -> Option<Shot> {
        let side = position.side_to_move();
        if line.first()?.is_capture() {
            return None;
        }
        let before = balance(position, side);
        let (mut now, mut lowest) = (*position, 0);
        for (ply, &mv) in line.iter().enumerate().take(MAX_PLIES) {
            now = now.play(mv);
            let gained = balance(&now, side) - before;
            lowest = lowest.min(gained);
            let has_moved = now.side_to_move() != side;
            // As long as the opponent must capture, nothing is won yet.
            let is_settled = has_moved && !now.must_capture();
            if is_settled && lowest <= -MIN_GIVEN && gained >= MIN_GAINED {
                return Some(Shot {
                    position: *position,
                    line: line[..=ply].to_vec(),
                });
            }
        }
        None
    }

    /// Reads the form that `Display` writes: a FEN, then the moves, with spaces between.
    pub fn read(text: &str, variant: Variant) -> Result<Shot, ShotError> {
        let mut words = text.split_whitespace();
        let position = words.next().unwrap_or_default();
        let (position, line) = read_move_line(position, words, variant)?;
        Shot::from_line(&position, &line).ok_or(ShotError::NoShot)
    }

    /// Reads shots, one a line. Blank lines and lines that begin with `#` are skipped. An error comes with the number
    /// of its line, from 1.
    pub fn read_all(text: &str, variant: Variant) -> Result<Vec<Shot>, (usize, ShotError)> {
        read_lines(text, |text| Shot::read(text, variant))
    }

    /// The position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The first move.
    pub fn first(&self) -> Move {
        self.line[0]
    }

    /// All moves.
    pub fn line(&self) -> &[Move] {
        &self.line
    }
}

impl fmt::Display for Shot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves = move_text::write_line(&self.position, &self.line).join(" ");
        write!(f, "{} {moves}", fen::write(&self.position.setup()))
    }
}

/// The material balance of a side, in men.
pub(super) fn balance(position: &Position, side: Side) -> i32 {
    let value = |side| {
        let pieces = position.pieces(side);
        pieces.len() as i32 + (KING_VALUE - 1) * (pieces & position.kings()).len() as i32
    };
    value(side) - value(!side)
}
