use crate::board::SquareSet;
use crate::rules::{Goal, Position, Side};

const MAN: i32 = 100;
const KING: i32 = 300;
/// For each row a man has come.
const ROW: i32 = 1;

/// Pieces and how far the men have come, for the side to move. Where the goal is to lose them, the other way round.
pub(super) fn balance(position: &Position) -> i32 {
    let side = position.side_to_move();
    let balance = worth(position, side) - worth(position, !side);
    match position.variant().rule_set().goal {
        Goal::Outlast | Goal::GetBehind => balance,
        Goal::LoseAll => -balance,
    }
}

fn worth(position: &Position, side: Side) -> i32 {
    let pieces = position.pieces(side);
    let (men, kings) = (pieces.less(position.kings()), pieces & position.kings());
    let men_from_home = match side {
        Side::White => men,
        Side::Black => men.turned(),
    };
    let rows_come: i32 = (1..10)
        .map(|row| row * (men_from_home & SquareSet::row(row as u8)).len() as i32)
        .sum();
    MAN * men.len() as i32 + KING * kings.len() as i32 + ROW * rows_come
}
