//! The positions of one material, numbered.

use std::sync::LazyLock;

use super::MOST_PIECES;
use super::material::Material;
use crate::board::SquareSet;
use crate::engine::combinatorial_index;
use crate::engine::evaluation::view::View;
use crate::rules::{Position, Setup, Side, Variant};

// One piece at least is the other side's.
const _: () = assert!(MOST_PIECES as usize <= combinatorial_index::MAX_SQUARES + 1);

/// Numbers for the positions of one material, from 0. A few numbers stand for none: pieces would share a square.
#[derive(Clone, Copy, Debug)]
pub(super) struct Numbering {
    material: Material,
    /// How many sets there are of each kind.
    ways: [usize; 4],
    /// By how much the number grows from one set of a kind to the next.
    weights: [usize; 4],
}

impl Numbering {
    pub(super) fn of(material: Material) -> Numbering {
        let ways = material.ways();
        Numbering {
            material,
            ways,
            weights: std::array::from_fn(|kind| ways[kind + 1..].iter().product()),
        }
    }

    /// One more than the highest number.
    pub(super) fn len(&self) -> usize {
        self.ways.iter().product()
    }

    /// The number of a position of this material, seen by the side to move.
    #[inline]
    pub(super) fn number(&self, view: &View) -> usize {
        (0..4).map(|kind| self.part(kind, view.0[kind])).sum()
    }

    /// What the pieces of one kind, by its place in a [`View`], add to the number.
    #[inline]
    pub(super) fn part(&self, kind: usize, set: SquareSet) -> usize {
        // Own men, seen from the other side, and the other's stay off the last five squares.
        let set = if kind == 0 { set.turned() } else { set };
        combinatorial_index::index_of(set) * self.weights[kind]
    }

    /// The position of a number, seen by the side to move; `None` if pieces share a square or it is too high.
    pub(super) fn view(&self, number: usize) -> Option<View> {
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
            sets[kind] = *of_kind.get(rest % self.ways[kind])?;
            rest /= self.ways[kind];
        }
        sets[0] = sets[0].turned();
        let taken = sets
            .into_iter()
            .fold(SquareSet::EMPTY, |all, set| all | set);
        (rest == 0 && taken.len() == usize::from(self.material.pieces())).then_some(View(sets))
    }
}

/// The position seen by the side to move, which is White.
pub(super) fn position(view: &View, variant: Variant) -> Option<Position> {
    let [own_men, own_kings, other_men, other_kings] = view.0;
    Setup::of_sets(
        own_men | own_kings,
        other_men | other_kings,
        own_kings | other_kings,
        Side::White,
    )
    .position(variant)
    .ok()
}

/// The same pieces as the other side sees them.
pub(super) fn from_the_other_side(view: &View) -> View {
    let [own_men, own_kings, other_men, other_kings] = view.0.map(SquareSet::turned);
    View([other_men, other_kings, own_men, own_kings])
}
