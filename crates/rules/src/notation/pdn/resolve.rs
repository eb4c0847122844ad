//! Finds the legal move that the squares of a move in PDN mean.

use crate::board::{Square, SquareSet};
use crate::notation::{MoveError, MoveRequest};
use crate::rules::{Move, MoveList, Position, Route};

/// Finds the legal move that goes over these squares, and its route. Programs mix the separators, so a quiet move may be
/// written as a capture and a capture as a quiet move. Squares behind the first two may also be those of the captured
/// pieces, as the Hub protocol has it. `moves` is filled and can be used again.
pub(super) fn resolve(
    position: &Position,
    squares: &[Square],
    is_capture: bool,
    moves: &mut MoveList,
) -> Result<(Move, Route), MoveError> {
    position.legal_moves_into(moves);
    if let [from, to] = *squares {
        let mut same_ends = moves.iter().filter(|mv| mv.from() == from && mv.to() == to);
        // Where captures may be ignored, a quiet move can have the ends of a capture.
        if let (Some(&mv), None) = (same_ends.next(), same_ends.next())
            && mv.is_capture() == is_capture
            && let Some(route) = position.route(mv)
        {
            return Ok((mv, route));
        }
    }
    let request = |is_capture| MoveRequest::new(squares[0], squares[1..].to_vec(), is_capture);
    request(is_capture).resolve(position).or_else(|error| {
        if let MoveError::WrongSeparator { .. } = error {
            return request(!is_capture).resolve(position);
        }
        with_captured(position, squares, moves).ok_or(error)
    })
}

/// The captures that go over these squares, each with its first route.
pub(super) fn captures(position: &Position, squares: &[Square]) -> Vec<(Move, Route)> {
    let [from, landings @ ..] = squares else {
        return Vec::new();
    };
    let moves = position.legal_moves();
    let same_ends = moves
        .iter()
        .filter(|mv| mv.from() == *from && Some(&mv.to()) == landings.last());
    same_ends
        .filter_map(|&mv| Some((mv, position.routes_via(mv, landings).into_iter().next()?)))
        .collect()
}

/// The capture from the first square to the second of the pieces on the others.
fn with_captured(
    position: &Position,
    squares: &[Square],
    moves: &MoveList,
) -> Option<(Move, Route)> {
    let [from, to, captured @ ..] = squares else {
        return None;
    };
    let captured: SquareSet = captured.iter().copied().collect();
    let found = moves.iter().find(|mv| {
        mv.is_capture() && mv.from() == *from && mv.to() == *to && mv.captured() == captured
    });
    found.and_then(|&mv| Some((mv, position.route(mv)?)))
}
