//! Sets of squares as numbers: the combinatorial number system (Lehmer), in colexicographic order.
//!
//! Sets of the same size are ordered by their highest squares, then by the next, and numbered from 0. The endgame
//! tables and the solution of wolf and sheep are indexed this way.

use crate::board::{Square, SquareSet};

/// Maximum size of a set that [`index_of`] accepts.
pub(super) const MAX_SQUARES: usize = 4;

/// `BINOMIALS[k][n]` is the number of ways to choose `k` of `n`.
static BINOMIALS: [[u32; Square::COUNT + 1]; MAX_SQUARES + 1] = {
    let mut table = [[0; Square::COUNT + 1]; MAX_SQUARES + 1];
    let mut k = 0;
    while k <= MAX_SQUARES {
        let mut n = 0;
        while n <= Square::COUNT {
            table[k][n] = binomial(n, k) as u32;
            n += 1;
        }
        k += 1;
    }
    table
};

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

/// The index of a set among all sets of its size. The sets of the squares below any square have the lowest indices.
#[inline]
pub(super) fn index_of(set: SquareSet) -> usize {
    (1..).zip(set).map(|(k, square): (usize, Square)| BINOMIALS[k][square.index()] as usize).sum()
}

/// All sets of `k` squares, by index.
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
    fn every_set_is_at_its_index() {
        for k in 0..=MAX_SQUARES {
            let subsets = subsets(k);
            assert_eq!(subsets.len(), binomial(Square::COUNT, k));
            for (index, set) in subsets.into_iter().enumerate() {
                assert_eq!((set.len(), index_of(set)), (k, index));
            }
        }
    }
}
