use crate::rules::{Move, Position, Side};

/// How well moves have done so far in this search, by side and squares.
#[derive(Clone, Debug)]
pub(super) struct History {
    worth: Vec<i32>,
}

const MOST: i32 = 1 << 14;

/// More than any move is worth, with room for a place below it.
const BEST: i32 = i32::MAX >> 8;

impl History {
    pub(super) fn new() -> History {
        History {
            worth: vec![0; 2 * 64 * 64],
        }
    }

    /// What was learned in the search before counts for less.
    pub(super) fn fade(&mut self) {
        for worth in &mut self.worth {
            *worth /= 4;
        }
    }

    fn place(side: Side, mv: Move) -> usize {
        (side as usize) << 12 | mv.from().index() << 6 | mv.to().index()
    }

    pub(super) fn worth(&self, side: Side, mv: Move) -> i32 {
        self.worth[History::place(side, mv)]
    }

    /// The move refuted the one before it, at this depth; those tried first did not.
    pub(super) fn refuted(
        &mut self,
        side: Side,
        best: Move,
        tried: impl Iterator<Item = Move>,
        depth: i32,
    ) {
        let bonus = (depth * depth).min(400);
        self.shift(side, best, bonus);
        for mv in tried {
            self.shift(side, mv, -bonus);
        }
    }

    /// Towards a bound that is never reached.
    fn shift(&mut self, side: Side, mv: Move, bonus: i32) {
        let worth = &mut self.worth[History::place(side, mv)];
        *worth += 32 * bonus - *worth * bonus.abs() / (MOST / 32);
    }
}

/// The moves of one position in the order they are tried, by their places in its list.
#[derive(Clone, Debug, Default)]
pub(super) struct Order {
    /// For each move its worth and, below it, its place, so that the greatest number is the move to try.
    rest: Vec<i32>,
    next: usize,
}

impl Order {
    /// The most moves that are put in order; a made-up position may have more, which then are not searched.
    const MOST: usize = u8::MAX as usize;

    #[inline]
    pub(super) fn fill(
        &mut self,
        position: &Position,
        moves: &[Move],
        first: Option<u8>,
        killer: Option<Move>,
        history: &History,
    ) {
        let side = position.side_to_move();
        self.next = 0;
        self.rest.clear();
        for (place, &mv) in (0..).zip(&moves[..moves.len().min(Order::MOST)]) {
            let worth = if first == Some(place) {
                BEST
            } else if mv.is_capture() {
                let kings = (mv.captured() & position.kings()).len() as i32;
                history.worth(side, mv) + 4 * MOST * kings
            } else if killer == Some(mv) {
                2 * MOST
            } else {
                history.worth(side, mv)
            };
            self.rest.push(worth << 8 | i32::from(u8::MAX - place));
        }
    }

    /// The best of those not tried yet.
    #[inline]
    pub(super) fn pick(&mut self) -> Option<u8> {
        let rest = self.rest.get_mut(self.next..)?;
        let best = (0..rest.len()).max_by_key(|&index| rest[index])?;
        rest.swap(0, best);
        self.next += 1;
        Some(place_of(rest[0]))
    }

    /// Those tried before the last one.
    pub(super) fn tried_before(&self) -> impl Iterator<Item = u8> {
        let tried = &self.rest[..self.next.saturating_sub(1)];
        tried.iter().copied().map(place_of)
    }
}

fn place_of(worth_and_place: i32) -> u8 {
    u8::MAX - worth_and_place as u8
}
