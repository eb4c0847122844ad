//! Sets of so many squares, numbered: in the order of their highest squares, then of the next, from 0.

use crate::board::{Square, SquareSet};

/// The most squares in a set that [`index_of`] can tell.
pub(super) const MAX_SQUARES: usize = 4;

/// By how many are chosen, then of how many.
static BINOMIALS: [[u32; Square::COUNT + 1]; MAX_SQUARES + 1] = {
    let mut ways = [[0; Square::COUNT + 1]; MAX_SQUARES + 1];
    let mut k = 0;
    while k <= MAX_SQUARES {
        let mut n = 0;
        while n <= Square::COUNT {
            ways[k][n] = binomial(n, k) as u32;
            n += 1;
        }
        k += 1;
    }
    ways
};

/// The number of ways to choose `k` of `n`.
pub(super) const fn binomial(n: usize, k: usize) -> usize {
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
pub(super) fn index_of(set: SquareSet) -> usize {
    (1..)
        .zip(set)
        .map(|(place, square): (usize, Square)| BINOMIALS[place][square.index()] as usize)
        .sum()
}

/// All sets of `k` squares, in the order of their numbers.
pub(super) fn subsets(k: usize) -> Vec<SquareSet> {
    let mut subsets = vec![SquareSet::EMPTY];
    for taken in 1..=k {
        subsets = Square::all()
            .flat_map(|highest| {
                let below = &subsets[..binomial(highest.index(), taken - 1)];
                below.iter().map(move |set| set.with(highest))
            })
            .collect();
    }
    subsets
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_is_at_its_number() {
        for k in 0..=MAX_SQUARES {
            let subsets = subsets(k);
            assert_eq!(subsets.len(), binomial(Square::COUNT, k));
            for (place, set) in subsets.into_iter().enumerate() {
                assert_eq!((set.len(), index_of(set)), (k, place));
            }
        }
    }
}
