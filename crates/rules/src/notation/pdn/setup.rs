//! Positions in games: the tag FEN, and setups between moves.

use crate::notation::{FenError, fen};
use crate::rules::{Position, Side, StartCounters, Variant};

/// Reads the start of a game, with its counters. An unknown side to move, `?`, is the one that begins in this variant.
pub(super) fn read_start(
    text: &str,
    variant: Variant,
) -> Result<(Position, StartCounters), FenError> {
    let Some(pieces) = text.trim_start().strip_prefix('?') else {
        return fen::read_start(text, variant);
    };
    let side = match variant.rule_set().first_side {
        Side::White => 'W',
        Side::Black => 'B',
    };
    fen::read_start(&format!("{side}{pieces}"), variant)
}

/// Reads a position set up in a game. A side to move without pieces, `B::`, is a null move: the same pieces, and this
/// side to move.
pub(super) fn read_setup(text: &str, before: &Position) -> Result<Position, FenError> {
    let side = match text.trim() {
        "W::" => Side::White,
        "B::" => Side::Black,
        text => return fen::read_position(text, before.variant()),
    };
    Ok(match before.side_to_move() == side {
        true => *before,
        false => before.null_move(),
    })
}
