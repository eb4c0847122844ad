//! Evaluation by material: the value of the pieces and the advancement of the men.

use crate::board::SquareSet;
use crate::rules::{Position, Side};

/// The value of a man, in hundredths of a man.
const MAN_VALUE: i32 = 100;
const KING_VALUE: i32 = 300;
/// The value of each row that a man has advanced.
const ROW_VALUE: i32 = 1;

/// Returns the material balance for the side to move, in hundredths of a man. Where the goal is to lose all pieces, the
/// sign is reversed.
pub(super) fn evaluate(position: &Position) -> i32 {
    let side = position.side_to_move();
    let score = side_score(position, side) - side_score(position, !side);
    if position.variant().is_giveaway() {
        -score
    } else {
        score
    }
}

fn side_score(position: &Position, side: Side) -> i32 {
    let pieces = position.pieces(side);
    let kings = pieces & position.kings();
    let men = pieces.difference(kings);
    let men_from_home = match side {
        Side::White => men,
        Side::Black => men.rotate_180(),
    };
    let rows_advanced: i32 = (1..10)
        .map(|row| row * (men_from_home & SquareSet::row(row as u8)).len() as i32)
        .sum();
    MAN_VALUE * men.len() as i32 + KING_VALUE * kings.len() as i32 + ROW_VALUE * rows_advanced
}
