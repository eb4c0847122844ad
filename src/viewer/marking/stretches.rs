//! Stretches of line: those that the piece under the pointer may follow, and all lines of an inspected side.

use crate::board::{Board, Direction, Face, Square, SquareSet};
use crate::game::Game;
use crate::rules::{CaptureRule, ManStep, PieceKind};

/// A part of a line on one board, from its first to its last square.
pub type Stretch = (Face, Square, Square);

/// Returns the stretches of line that a piece may follow from its square, with their board: a king's reach the end of
/// the board, a man's reach as far as it captures or, where nothing is captured, as far as it steps.
pub fn piece_lines(game: &Game, square: Square) -> Vec<Stretch> {
    let Some(piece) = game.position().piece_at(square) else {
        return Vec::new();
    };
    let rules = game.rules();
    let has_captures = rules.capture != CaptureRule::Never;
    let reach = match piece.kind {
        PieceKind::King => usize::MAX,
        PieceKind::Man if has_captures => 2,
        PieceKind::Man => 1,
    };
    let forward = piece.side.forward();
    let goes = |direction: Direction| {
        has_captures
            || rules.men[piece.side] == ManStep::BothWays
                && Direction::TOP_DIAGONALS.contains(&direction)
            || forward.contains(&direction)
    };
    let mut stretches = Vec::new();
    for direction in Direction::ALL
        .into_iter()
        .filter(|&direction| goes(direction))
    {
        let line = game.position().board().line(square, direction);
        for face in Face::ALL {
            let carried = line
                .faces()
                .iter()
                .take(reach)
                .take_while(|faces| faces.contains(face))
                .count();
            let is_worth_showing =
                carried > 0 && (piece.kind == PieceKind::King || carried == reach);
            if is_worth_showing {
                stretches.push((face, square, line.squares()[carried - 1]));
            }
        }
    }
    stretches
}

/// Returns the lines of a side from end to end.
pub fn side_lines(board: &Board, face: Face) -> Vec<Stretch> {
    let squares = board.squares_of(face);
    let starts_here = |square: Square, direction: Direction| {
        let before = board.line(square, direction.opposite());
        before
            .faces()
            .first()
            .is_none_or(|faces| !faces.contains(face))
    };
    let mut stretches = Vec::new();
    for direction in [Direction::North, Direction::East] {
        for square in squares
            .into_iter()
            .filter(|&square| starts_here(square, direction))
        {
            let line = board.line(square, direction);
            let carried = line
                .faces()
                .iter()
                .take_while(|faces| faces.contains(face))
                .count();
            if carried > 0 {
                stretches.push((face, square, line.squares()[carried - 1]));
            }
        }
    }
    stretches
}

/// Returns each line once: the stretches without those that another one covers.
pub fn longest(stretches: &[Stretch]) -> Vec<Stretch> {
    let is_covered = |index: usize| {
        let (_, from, to) = stretches[index];
        let others = stretches.iter().enumerate();
        others
            .filter(|&(other, &(_, start, _))| other != index && start == from)
            .any(|(other, &(_, _, end))| covers((from, end), to) && (end != to || other < index))
    };
    (0..stretches.len())
        .filter(|&index| !is_covered(index))
        .map(|index| stretches[index])
        .collect()
}

/// Returns the free squares on which stretches end, each with a board: a side rather than the top.
pub fn ends(stretches: &[Stretch], occupied: SquareSet) -> Vec<(Square, Face)> {
    let mut ends: Vec<(Square, Face)> = Vec::new();
    for &(face, _, to) in stretches {
        match ends.iter_mut().find(|(square, _)| *square == to) {
            Some((_, known)) if *known == Face::Top => *known = face,
            Some(_) => {}
            None if occupied.contains(to) => {}
            None => ends.push((to, face)),
        }
    }
    ends
}

/// Returns `true` if a stretch reaches at least this square, in the same direction.
pub fn covers((from, to): (Square, Square), square: Square) -> bool {
    let reach = |square: Square| {
        (
            square.row() as i8 - from.row() as i8,
            square.column() as i8 - from.column() as i8,
        )
    };
    let (stretch, other) = (reach(to), reach(square));
    let same_way = (stretch.0.signum(), stretch.1.signum()) == (other.0.signum(), other.1.signum());
    same_way && stretch.0.abs() >= other.0.abs() && stretch.1.abs() >= other.1.abs()
}
