use crate::board::SquareSet;
use crate::rules::{Position, Side};

const MAN_VALUE: i32 = 100;
const KING_VALUE: i32 = 300;
/// For each row a man has come.
const ROW_VALUE: i32 = 1;

/// Pieces and how far the men have come, for the side to move. Where the goal is to lose them, the other way round.
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
    let (men, kings) = (
        pieces.difference(position.kings()),
        pieces & position.kings(),
    );
    let men_from_home = match side {
        Side::White => men,
        Side::Black => men.rotate_180(),
    };
    let rows_advanced: i32 = (1..10)
        .map(|row| row * (men_from_home & SquareSet::row(row as u8)).len() as i32)
        .sum();
    MAN_VALUE * men.len() as i32 + KING_VALUE * kings.len() as i32 + ROW_VALUE * rows_advanced
}
