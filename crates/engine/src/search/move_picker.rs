//! Move order: the move of the transposition table, then captures of kings, the killer move, and all others by the
//! history heuristic (Jonathan Schaeffer).

use super::params::{HISTORY_MAX, SearchParams};
use crate::rules::{Move, Position, Side};

/// Scores of moves by their success so far in this search, by side, origin and target square.
#[derive(Clone, Debug)]
pub(super) struct HistoryTable {
    scores: Vec<i32>,
}

/// More than the score of any other move, with eight bits to spare for the move's index.
const TT_MOVE_SCORE: i32 = i32::MAX >> 8;

impl HistoryTable {
    pub(super) fn new() -> HistoryTable {
        HistoryTable { scores: vec![0; 2 * 64 * 64] }
    }

    /// Reduces all scores, so that the next iteration counts for more.
    pub(super) fn decay(&mut self, params: &SearchParams) {
        for score in &mut self.scores {
            *score = *score * params.history_decay / 256;
        }
    }

    fn index(side: Side, mv: Move) -> usize {
        (side as usize) << 12 | mv.from().index() << 6 | mv.to().index()
    }

    pub(super) fn score(&self, side: Side, mv: Move) -> i32 {
        self.scores[HistoryTable::index(side, mv)]
    }

    /// Rewards the move that caused a beta cutoff and punishes those tried before it.
    pub(super) fn on_cutoff(
        &mut self,
        side: Side,
        best: Move,
        tried: impl Iterator<Item = Move>,
        depth: i32,
        params: &SearchParams,
    ) {
        let bonus = (params.history_bonus * depth * depth).min(params.history_max_bonus);
        self.update(side, best, bonus);
        for mv in tried {
            self.update(side, mv, -bonus);
        }
    }

    /// Adds a bonus that shrinks as the score approaches the bound.
    fn update(&mut self, side: Side, mv: Move, bonus: i32) {
        let score = &mut self.scores[HistoryTable::index(side, mv)];
        *score += bonus - *score * bonus.abs() / HISTORY_MAX;
    }
}

/// Picks the moves of a position one by one, best first, by their indices in the move list.
#[derive(Clone, Debug, Default)]
pub(super) struct MovePicker {
    /// For each move its score and, in the lowest eight bits, 255 minus its index: the greatest number is the next
    /// move.
    entries: Vec<i32>,
    next: usize,
}

impl MovePicker {
    /// Maximum number of moves picked. A composed position may have more; those are not searched.
    const MAX_MOVES: usize = u8::MAX as usize;

    #[inline]
    pub(super) fn fill(
        &mut self,
        position: &Position,
        moves: &[Move],
        tt_move: Option<u8>,
        killer: Option<Move>,
        history: &HistoryTable,
        params: &SearchParams,
    ) {
        let side = position.side_to_move();
        self.next = 0;
        self.entries.clear();
        // The moves come first in the pair: where they end, the index is not counted beyond its type.
        for (&mv, index) in moves[..moves.len().min(MovePicker::MAX_MOVES)].iter().zip(0..) {
            let score = if tt_move == Some(index) {
                TT_MOVE_SCORE
            } else if mv.is_capture() {
                let kings = (mv.captured() & position.kings()).len() as i32;
                history.score(side, mv) + params.captured_king_score * kings
            } else if killer == Some(mv) {
                params.killer_score
            } else {
                history.score(side, mv)
            };
            self.entries.push(score << 8 | i32::from(u8::MAX - index));
        }
    }

    /// Returns the index of the best move not picked yet.
    #[inline]
    pub(super) fn pick(&mut self) -> Option<u8> {
        let remaining = self.entries.get_mut(self.next..)?;
        let best = (0..remaining.len()).max_by_key(|&place| remaining[place])?;
        remaining.swap(0, best);
        self.next += 1;
        Some(move_index(remaining[0]))
    }

    /// Indices of the moves picked before the last one.
    pub(super) fn tried_before(&self) -> impl Iterator<Item = u8> {
        let tried = &self.entries[..self.next.saturating_sub(1)];
        tried.iter().copied().map(move_index)
    }
}

/// The index of the move in an entry of [`MovePicker`].
fn move_index(entry: i32) -> u8 {
    u8::MAX - entry as u8
}

#[cfg(test)]
mod tests {
    use std::iter;

    use super::*;
    use crate::rules::Variant;

    #[test]
    fn as_many_moves_are_picked_as_have_an_index() {
        let position = Position::start(Variant::International);
        let (history, params) = (HistoryTable::new(), SearchParams::default());
        for count in [254, 255, 256, 300] {
            let moves = vec![position.legal_moves()[0]; count];
            let mut picker = MovePicker::default();
            picker.fill(&position, &moves, None, None, &history, &params);
            let picked = iter::from_fn(|| picker.pick()).count();
            assert_eq!(picked, count.min(MovePicker::MAX_MOVES));
        }
    }
}
