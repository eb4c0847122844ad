//! The positions of one material, numbered.

use std::sync::LazyLock;

use super::MAX_PIECES;
use super::material::Material;
use crate::board::SquareSet;
use crate::engine::combinatorial_index;
use crate::engine::evaluation::perspective::Perspective;
use crate::rules::{Position, Setup, Side, Variant};

// One piece at least is the other side's.
const _: () = assert!(MAX_PIECES as usize <= combinatorial_index::MAX_SQUARES + 1);

/// Numbers for the positions of one material, from 0. A few numbers stand for none: pieces would share a square.
#[derive(Clone, Copy, Debug)]
pub(super) struct PositionIndex {
    material: Material,
    /// How many sets there are of each kind.
    set_counts: [usize; 4],
    /// By how much the number grows from one set of a kind to the next.
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

    /// One more than the highest number.
    pub(super) fn len(&self) -> usize {
        self.set_counts.iter().product()
    }

    /// The number of a position of this material, seen by the side to move.
    #[inline]
    pub(super) fn index(&self, perspective: &Perspective) -> usize {
        (0..4)
            .map(|kind| self.index_part(kind, perspective.0[kind]))
            .sum()
    }

    /// What the pieces of one kind, by its place in a [`Perspective`], add to the number.
    #[inline]
    pub(super) fn index_part(&self, kind: usize, set: SquareSet) -> usize {
        // Own men, seen from the other side, and the other's stay off the last five squares.
        let set = if kind == 0 { set.rotate_180() } else { set };
        combinatorial_index::index_of(set) * self.strides[kind]
    }

    /// The position of a number, seen by the side to move; `None` if pieces share a square or it is too high.
    pub(super) fn perspective_at(&self, number: usize) -> Option<Perspective> {
        static SETS: LazyLock<[Vec<SquareSet>; combinatorial_index::MAX_SQUARES + 1]> =
            LazyLock::new(|| std::array::from_fn(combinatorial_index::subsets));
        let counts = [
            self.material.own.men,
            self.material.own.kings,
            self.material.other.men,
            self.material.other.kings,
        ];
        let mut sets = [SquareSet::EMPTY; 4];
        let mut rest = number;
        for kind in (0..4).rev() {
            let of_kind = &SETS[usize::from(counts[kind])];
            sets[kind] = *of_kind.get(rest % self.set_counts[kind])?;
            rest /= self.set_counts[kind];
        }
        sets[0] = sets[0].rotate_180();
        let taken = sets
            .into_iter()
            .fold(SquareSet::EMPTY, |all, set| all | set);
        (rest == 0 && taken.len() == usize::from(self.material.pieces()))
            .then_some(Perspective(sets))
    }
}

/// The position seen by the side to move, which is White.
pub(super) fn position(perspective: &Perspective, variant: Variant) -> Option<Position> {
    let [own_men, own_kings, other_men, other_kings] = perspective.0;
    Setup::from_sets(
        own_men | own_kings,
        other_men | other_kings,
        own_kings | other_kings,
        Side::White,
    )
    .position(variant)
    .ok()
}

/// The same pieces as the other side sees them.
pub(super) fn swap_sides(perspective: &Perspective) -> Perspective {
    let [own_men, own_kings, other_men, other_kings] = perspective.0.map(SquareSet::rotate_180);
    Perspective([other_men, other_kings, own_men, own_kings])
}
