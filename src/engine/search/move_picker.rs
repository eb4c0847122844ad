use crate::rules::{Move, Position, Side};

/// How well moves have done so far in this search, by side and squares.
#[derive(Clone, Debug)]
pub(super) struct HistoryTable {
    scores: Vec<i32>,
}

const HISTORY_MAX: i32 = 1 << 14;

/// More than any move is worth, with room for a place below it.
const TT_MOVE_SCORE: i32 = i32::MAX >> 8;

impl HistoryTable {
    pub(super) fn new() -> HistoryTable {
        HistoryTable {
            scores: vec![0; 2 * 64 * 64],
        }
    }

    /// What was learned in the search before counts for less.
    pub(super) fn decay(&mut self) {
        for score in &mut self.scores {
            *score /= 4;
        }
    }

    fn place(side: Side, mv: Move) -> usize {
        (side as usize) << 12 | mv.from().index() << 6 | mv.to().index()
    }

    pub(super) fn score(&self, side: Side, mv: Move) -> i32 {
        self.scores[HistoryTable::place(side, mv)]
    }

    /// The move refuted the one before it, at this depth; those tried first did not.
    pub(super) fn on_cutoff(
        &mut self,
        side: Side,
        best: Move,
        tried: impl Iterator<Item = Move>,
        depth: i32,
    ) {
        let bonus = (depth * depth).min(400);
        self.update(side, best, bonus);
        for mv in tried {
            self.update(side, mv, -bonus);
        }
    }

    /// Towards a bound that is never reached.
    fn update(&mut self, side: Side, mv: Move, bonus: i32) {
        let score = &mut self.scores[HistoryTable::place(side, mv)];
        *score += 32 * bonus - *score * bonus.abs() / (HISTORY_MAX / 32);
    }
}

/// The moves of one position in the order they are tried, by their places in its list.
#[derive(Clone, Debug, Default)]
pub(super) struct MovePicker {
    /// For each move its worth and, below it, its place, so that the greatest number is the move to try.
    remaining: Vec<i32>,
    next: usize,
}

impl MovePicker {
    /// The most moves that are put in order; a made-up position may have more, which then are not searched.
    const MAX_MOVES: usize = u8::MAX as usize;

    #[inline]
    pub(super) fn fill(
        &mut self,
        position: &Position,
        moves: &[Move],
        first: Option<u8>,
        killer: Option<Move>,
        history: &HistoryTable,
    ) {
        let side = position.side_to_move();
        self.next = 0;
        self.remaining.clear();
        for (place, &mv) in (0..).zip(&moves[..moves.len().min(MovePicker::MAX_MOVES)]) {
            let score = if first == Some(place) {
                TT_MOVE_SCORE
            } else if mv.is_capture() {
                let kings = (mv.captured() & position.kings()).len() as i32;
                history.score(side, mv) + 4 * HISTORY_MAX * kings
            } else if killer == Some(mv) {
                2 * HISTORY_MAX
            } else {
                history.score(side, mv)
            };
            self.remaining.push(score << 8 | i32::from(u8::MAX - place));
        }
    }

    /// The best of those not tried yet.
    #[inline]
    pub(super) fn pick(&mut self) -> Option<u8> {
        let remaining = self.remaining.get_mut(self.next..)?;
        let best = (0..remaining.len()).max_by_key(|&index| remaining[index])?;
        remaining.swap(0, best);
        self.next += 1;
        Some(place_of(remaining[0]))
    }

    /// Those tried before the last one.
    pub(super) fn tried_before(&self) -> impl Iterator<Item = u8> {
        let tried = &self.remaining[..self.next.saturating_sub(1)];
        tried.iter().copied().map(place_of)
    }
}

fn place_of(worth_and_place: i32) -> u8 {
    u8::MAX - worth_and_place as u8
}
