//! Sets of so many squares, numbered: in the order of their highest squares, then of the next, from 0.

use crate::board::{Square, SquareSet};

/// The most squares in a set that [`number`] can tell.
pub(super) const MOST: usize = 4;

/// By how many are chosen, then of how many.
static WAYS: [[u32; Square::COUNT + 1]; MOST + 1] = {
    let mut ways = [[0; Square::COUNT + 1]; MOST + 1];
    let mut k = 0;
    while k <= MOST {
        let mut n = 0;
        while n <= Square::COUNT {
            ways[k][n] = choose(n, k) as u32;
            n += 1;
        }
        k += 1;
    }
    ways
};

/// The number of ways to choose `k` of `n`.
pub(super) const fn choose(n: usize, k: usize) -> usize {
    let mut ways = 1;
    let mut taken = 0;
    while taken < k {
        if n < taken + 1 {
            return 0;
        }
        ways = ways * (n - taken) / (taken + 1);
        taken += 1;
    }
    ways
}

/// The place of a set among all of as many squares. Sets of squares below some square come before all others.
#[inline]
pub(super) fn number(set: SquareSet) -> usize {
    (1..)
        .zip(set)
        .map(|(place, square): (usize, Square)| WAYS[place][square.index()] as usize)
        .sum()
}

/// All sets of `k` squares, in the order of their numbers.
pub(super) fn sets(k: usize) -> Vec<SquareSet> {
    let mut sets = vec![SquareSet::EMPTY];
    for taken in 1..=k {
        sets = Square::all()
            .flat_map(|highest| {
                let below = &sets[..choose(highest.index(), taken - 1)];
                below.iter().map(move |set| set.with(highest))
            })
            .collect();
    }
    sets
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_is_at_its_number() {
        for k in 0..=MOST {
            let sets = sets(k);
            assert_eq!(sets.len(), choose(Square::COUNT, k));
            for (place, set) in sets.into_iter().enumerate() {
                assert_eq!((set.len(), number(set)), (k, place));
            }
        }
    }
}
