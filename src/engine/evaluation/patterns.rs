//! Overlapping parts of the board, each with a weight for every way men can stand in it.

use super::view::{FEATURES, OTHER_MEN, OWN_MEN, View};
use crate::board::Square;

/// Parts of the board: squares of four rows by four columns, every second row and column.
pub(in crate::engine) const PARTS: usize = 16;
/// Playing squares of a part.
const SQUARES: u32 = 8;
/// Ways in which nothing, an own man or the other's can stand on each square of a part. Kings count as nothing.
const WAYS: usize = 3usize.pow(SQUARES);
/// Ways of all parts.
pub(in crate::engine) const PATTERNS: usize = PARTS * WAYS;

/// What a piece adds to the number of the way of each part.
type Shares = [u16; PARTS];

/// For each feature, a piece on a square, its shares: in each part that it is in a power of 3, twice that for a man of
/// the other's, and 0 elsewhere.
static SHARES: [Shares; FEATURES] = shares();

const fn shares() -> [Shares; FEATURES] {
    let mut shares = [[0; PARTS]; FEATURES];
    let mut part = 0;
    while part < PARTS {
        let (first_row, first_column) = (2 * (part / 4), 2 * (part % 4));
        let mut share = 1;
        let mut index = 0;
        while index < Square::COUNT {
            let square = Square::from_index(index);
            let (row, column) = (square.row() as usize, square.column() as usize);
            let is_in_rows = row >= first_row && row < first_row + 4;
            if is_in_rows && column >= first_column && column < first_column + 4 {
                shares[OWN_MEN + index][part] = share;
                shares[OTHER_MEN + index][part] = 2 * share;
                share *= 3;
            }
            index += 1;
        }
        part += 1;
    }
    shares
}

/// How men stand in each part, by the number of the way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::engine) struct Ways(Shares);

impl Ways {
    /// As men stand in a view.
    pub(in crate::engine) fn of(view: &View) -> Ways {
        let mut ways = Ways::default();
        view.features().for_each(|feature| ways.put(feature));
        ways
    }

    /// After a piece has come to stand; one of [`View::features`].
    #[inline]
    pub(super) fn put(&mut self, feature: usize) {
        for (way, share) in self.0.iter_mut().zip(&SHARES[feature]) {
            *way = way.wrapping_add(*share);
        }
    }

    /// After a piece has gone.
    #[inline]
    pub(super) fn lift(&mut self, feature: usize) {
        for (way, share) in self.0.iter_mut().zip(&SHARES[feature]) {
            *way = way.wrapping_sub(*share);
        }
    }

    /// The pattern in each part, as a number below [`PATTERNS`].
    #[inline]
    pub(in crate::engine) fn patterns(&self) -> impl Iterator<Item = usize> {
        let ways = self.0.iter().enumerate();
        ways.map(|(part, &way)| part * WAYS + usize::from(way))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position, Side, Variant};

    #[test]
    fn each_part_has_eight_squares_and_each_square_a_part() {
        let own_men = &SHARES[OWN_MEN..OWN_MEN + Square::COUNT];
        for part in 0..PARTS {
            let in_part = own_men.iter().filter(|shares| shares[part] > 0);
            assert_eq!(in_part.count(), SQUARES as usize);
        }
        assert!(own_men.iter().all(|shares| shares.iter().sum::<u16>() > 0));
    }

    #[test]
    fn a_piece_put_and_lifted_leaves_no_trace() {
        let start = Position::start(Variant::International);
        let ways = Ways::of(&View::of(&start, Side::White));
        for mv in &start.legal_moves() {
            let (from, to) = (mv.from().index(), mv.to().index());
            let mut moved = ways;
            moved.lift(from);
            moved.put(to);
            let played = View::of(&start.play(mv), Side::White);
            assert_eq!(moved, Ways::of(&played));
            assert!(moved.patterns().all(|pattern| pattern < PATTERNS));
        }
    }
}
