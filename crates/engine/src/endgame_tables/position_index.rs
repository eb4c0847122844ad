//! An index for the positions of one material: a mixed-radix number whose four digits are the combinatorial indices of
//! the own men, own kings, opponent's men and opponent's kings (Wikipedia, “Combinatorial number system”).

use std::sync::LazyLock;

use super::material::{MAX_PIECES, Material};
use crate::board::SquareSet;
use crate::combinatorial_index;
use crate::evaluation::perspective::Perspective;
use crate::rules::{Position, Setup, Side, Variant};

// At least one piece is the opponent's.
const _: () = assert!(MAX_PIECES as usize <= combinatorial_index::MAX_SQUARES + 1);

/// The indices of the positions of one material, from 0. An index at which pieces would share a square has no position.
#[derive(Clone, Copy, Debug)]
pub(super) struct PositionIndex {
    material: Material,
    /// Number of square sets for each kind of piece.
    set_counts: [usize; 4],
    /// Difference in index between one set of a kind and the next.
    strides: [usize; 4],
}

impl PositionIndex {
    pub(super) fn new(material: Material) -> PositionIndex {
        let set_counts = material.placement_counts();
        PositionIndex {
            material,
            set_counts,
            strides: std::array::from_fn(|kind| set_counts[kind + 1..].iter().product()),
        }
    }

    /// Number of indices.
    pub(super) fn len(&self) -> usize {
        self.set_counts.iter().product()
    }

    /// Returns the index of a position of this material, in the perspective of the side to move.
    #[inline]
    pub(super) fn index(&self, perspective: &Perspective) -> usize {
        (0..4)
            .map(|kind| self.index_part(kind, perspective.0[kind]))
            .sum()
    }

    /// Returns the part of the index that comes from one kind of piece, by its place in a [`Perspective`].
    #[inline]
    pub(super) fn index_part(&self, kind: usize, set: SquareSet) -> usize {
        // Turned like this, own men stay off the last five squares, too, as the opponent's do: no man stands on its
        // promotion row.
        let set = if kind == 0 { set.rotate_180() } else { set };
        combinatorial_index::index_of(set) * self.strides[kind]
    }

    /// Returns the position at an index, in the perspective of the side to move; `None` if pieces would share a square
    /// or the index is too high.
    pub(super) fn perspective_at(&self, index: usize) -> Option<Perspective> {
        static SETS: LazyLock<[Vec<SquareSet>; combinatorial_index::MAX_SQUARES + 1]> =
            LazyLock::new(|| std::array::from_fn(combinatorial_index::subsets));
        let counts = self.material.counts();
        let mut sets = [SquareSet::EMPTY; 4];
        let mut rest = index;
        for kind in (0..4).rev() {
            let of_kind = &SETS[usize::from(counts[kind])];
            sets[kind] = *of_kind.get(rest % self.set_counts[kind])?;
            rest /= self.set_counts[kind];
        }
        sets[0] = sets[0].rotate_180();
        let occupied = sets
            .into_iter()
            .fold(SquareSet::EMPTY, |all, set| all | set);
        (rest == 0 && occupied.len() == usize::from(self.material.pieces()))
            .then_some(Perspective(sets))
    }
}

/// The position with these pieces and White to move; `None` if the variant has no such position.
pub(super) fn position(perspective: &Perspective, variant: Variant) -> Option<Position> {
    let [own_men, own_kings, opponent_men, opponent_kings] = perspective.0;
    Setup::from_sets(
        own_men | own_kings,
        opponent_men | opponent_kings,
        own_kings | opponent_kings,
        Side::White,
    )
    .position(variant)
    .ok()
}

/// The same pieces in the opponent's perspective.
pub(super) fn swap_sides(perspective: &Perspective) -> Perspective {
    let [own_men, own_kings, opponent_men, opponent_kings] =
        perspective.0.map(SquareSet::rotate_180);
    Perspective([opponent_men, opponent_kings, own_men, own_kings])
}
