//! Proved results, from the endgame tables and the solution of wolf and sheep.

use serde::{Deserialize, Serialize};

use crate::rules::{Move, Ply, Position, Side};

/// The result of a position with best play, for the side to move. The winner plays for the shortest win, the loser for
/// the longest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TableResult {
    /// The side to move wins in this number of plies; 0 if it has won.
    Win(Ply),
    /// Neither side can win.
    Draw,
    /// The side to move loses in this number of plies; 0 if it has lost.
    Loss(Ply),
}

impl TableResult {
    /// The number of plies to the end, or `None` for a draw.
    pub const fn plies(self) -> Option<Ply> {
        match self {
            TableResult::Win(plies) | TableResult::Loss(plies) => Some(plies),
            TableResult::Draw => None,
        }
    }

    /// The number of the winner's moves to the end, or `None` for a draw.
    pub fn moves(self) -> Option<u16> {
        // The winner makes the last ply.
        self.plies().map(|plies| plies.0.div_ceil(2))
    }

    /// Returns the result in English, as “White wins in 7 moves”.
    pub fn describe(self, to_move: Side) -> String {
        let Some(winner) = self.winner(to_move) else {
            return "a draw".to_owned();
        };
        match self.moves() {
            None | Some(0) => format!("{winner} has won"),
            Some(1) => format!("{winner} wins in 1 move"),
            Some(moves) => format!("{winner} wins in {moves} moves"),
        }
    }

    /// The side that wins if this side is to move, or `None` for a draw.
    pub fn winner(self, to_move: Side) -> Option<Side> {
        match self {
            TableResult::Win(_) => Some(to_move),
            TableResult::Draw => None,
            TableResult::Loss(_) => Some(!to_move),
        }
    }

    /// The result of a move that leads to a position with this result, for the side that plays it.
    #[must_use]
    pub const fn one_ply_earlier(self) -> TableResult {
        match self {
            TableResult::Win(plies) => TableResult::Loss(plies.next()),
            TableResult::Draw => TableResult::Draw,
            TableResult::Loss(plies) => TableResult::Win(plies.next()),
        }
    }

    /// The result of a position from those of the positions its moves lead to, or `None` without moves.
    pub fn from_successors(
        successors: impl IntoIterator<Item = TableResult>,
    ) -> Option<TableResult> {
        let here = successors.into_iter().map(TableResult::one_ply_earlier);
        here.max_by_key(|result| result.rank())
    }

    /// Ranks results for the side to move: wins above draws above losses, quick wins and slow losses first.
    const fn rank(self) -> i32 {
        const MAX_RANK: i32 = 1 << 16;
        match self {
            TableResult::Win(plies) => MAX_RANK - plies.0 as i32,
            TableResult::Draw => 0,
            TableResult::Loss(plies) => plies.0 as i32 - MAX_RANK,
        }
    }
}

/// The best moves: those that win soonest, or draw, or lose latest. Empty if the game is won, or `probe` has no result
/// for one of them.
pub(super) fn best_moves(
    position: &Position,
    probe: impl Fn(&Position) -> Option<TableResult>,
) -> Vec<Move> {
    let ranked = |mv: Move| Some((mv, probe(&position.play(mv))?.one_ply_earlier().rank()));
    let moves = position.legal_moves();
    if position.winner_if_stuck(moves.is_empty()).is_some() {
        return Vec::new();
    }
    let Some(ranked) = moves.into_iter().map(ranked).collect::<Option<Vec<(Move, i32)>>>() else {
        return Vec::new();
    };
    let best = ranked.iter().map(|&(_, rank)| rank).max();
    let is_best = |&(_, rank): &(Move, i32)| Some(rank) == best;
    ranked.into_iter().filter(is_best).map(|(mv, _)| mv).collect()
}
