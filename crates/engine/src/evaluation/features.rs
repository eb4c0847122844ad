//! The input features of the evaluation: a position as one side sees it, for the network and for the index of endgame
//! tables, and patterns of men, sixteen overlapping regions of the board with a weight for every arrangement.
//!
//! The evaluation of Scan (Fabien Letouzey) indexes regions of eight squares in base 3 like this one. The network sums
//! over single pieces; the patterns know the formations that combinations come from.

use crate::board::{Square, SquareSet};
use crate::rules::{Position, Side};

/// The pieces as one side sees them, from its own end of the board: its men, its kings, the opponent's men, the
/// opponent's kings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Perspective(pub [SquareSet; 4]);

/// The first feature of the side's own men.
const OWN_MEN: usize = 0;
/// The first feature of the opponent's men.
const OPPONENT_MEN: usize = 2 * Square::COUNT;

/// Number of input features: one for each kind of piece on each square.
pub const FEATURE_COUNT: usize = 4 * Square::COUNT;

impl Perspective {
    pub fn from_position(position: &Position, side: Side) -> Perspective {
        let (white, black) = (position.pieces(Side::White), position.pieces(Side::Black));
        Perspective::from_sets(white, black, position.kings(), side)
    }

    /// The perspective of `side` on White's pieces, Black's pieces, and the kings among them.
    pub fn from_sets(
        white: SquareSet,
        black: SquareSet,
        kings: SquareSet,
        side: Side,
    ) -> Perspective {
        let (own, opponent) = match side {
            Side::White => (white, black),
            Side::Black => (black, white),
        };
        let sets =
            [own.difference(kings), own & kings, opponent.difference(kings), opponent & kings];
        Perspective(match side {
            Side::White => sets,
            Side::Black => sets.map(SquareSet::rotate_180),
        })
    }

    /// The active features, each below [`FEATURE_COUNT`].
    pub fn features(self) -> impl Iterator<Item = usize> {
        (0..4).flat_map(move |kind| {
            let squares = self.0[kind].iter();
            squares.map(move |square| feature(kind, square))
        })
    }
}

/// The feature of a kind of piece, by its place in a [`Perspective`], on a square.
pub(super) fn feature(kind: usize, square: Square) -> usize {
    kind * Square::COUNT + square.index()
}

/// Number of regions. Each covers four rows by four columns, and they start at every second row and column.
pub const REGIONS: usize = 16;
/// Playing squares of a region.
const REGION_SQUARES: u32 = 8;
/// Arrangements of nothing, an own man or an opponent's man on each square of a region. Kings count as nothing.
const PATTERNS_PER_REGION: usize = 3usize.pow(REGION_SQUARES);
/// Number of patterns of all regions.
pub const PATTERN_COUNT: usize = REGIONS * PATTERNS_PER_REGION;

/// The amount by which a piece increases the pattern index of each region.
type PlaceValues = [u16; REGIONS];

/// The place values of each feature. A man on the n-th square of a region is worth 3ⁿ there if it is an own man and
/// twice that if it is the opponent's; anything else is worth 0.
static PLACE_VALUES: [PlaceValues; FEATURE_COUNT] = place_values();

const fn place_values() -> [PlaceValues; FEATURE_COUNT] {
    let mut place_values = [[0; REGIONS]; FEATURE_COUNT];
    let mut region = 0;
    while region < REGIONS {
        let (first_row, first_column) = (2 * (region / 4), 2 * (region % 4));
        let mut place_value = 1;
        let mut index = 0;
        while index < Square::COUNT {
            let square = Square::from_index(index);
            let (row, column) = (square.row() as usize, square.column() as usize);
            let is_in_rows = row >= first_row && row < first_row + 4;
            if is_in_rows && column >= first_column && column < first_column + 4 {
                place_values[OWN_MEN + index][region] = place_value;
                place_values[OPPONENT_MEN + index][region] = 2 * place_value;
                place_value *= 3;
            }
            index += 1;
        }
        region += 1;
    }
    place_values
}

/// The pattern in each region, as an index below the number of patterns of a region.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PatternIndices(PlaceValues);

impl PatternIndices {
    pub fn from_perspective(perspective: &Perspective) -> PatternIndices {
        let mut indices = PatternIndices::default();
        perspective.features().for_each(|feature| indices.add(feature));
        indices
    }

    /// Adds a piece, given as one of [`Perspective::features`].
    #[inline]
    pub(super) fn add(&mut self, feature: usize) {
        for (index, place_value) in self.0.iter_mut().zip(&PLACE_VALUES[feature]) {
            *index = index.wrapping_add(*place_value);
        }
    }

    /// Removes a piece that was added.
    #[inline]
    pub(super) fn sub(&mut self, feature: usize) {
        for (index, place_value) in self.0.iter_mut().zip(&PLACE_VALUES[feature]) {
            *index = index.wrapping_sub(*place_value);
        }
    }

    /// The index of each region's pattern among the patterns of all regions, below [`PATTERN_COUNT`].
    #[inline]
    pub fn weight_indices(&self) -> impl Iterator<Item = usize> {
        let indices = self.0.iter().enumerate();
        indices.map(|(region, &index)| region * PATTERNS_PER_REGION + usize::from(index))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position, Side, Variant};

    #[test]
    fn every_region_has_eight_squares_and_every_square_is_in_a_region() {
        let own_men = &PLACE_VALUES[OWN_MEN..OWN_MEN + Square::COUNT];
        for region in 0..REGIONS {
            let squares = own_men.iter().filter(|values| values[region] > 0);
            assert_eq!(squares.count(), REGION_SQUARES as usize);
        }
        assert!(own_men.iter().all(|values| values.iter().sum::<u16>() > 0));
    }

    #[test]
    fn an_incremental_update_equals_a_fresh_start() {
        let start = Position::start(Variant::International);
        let indices = |position: &Position| {
            PatternIndices::from_perspective(&Perspective::from_position(position, Side::White))
        };
        for mv in &start.legal_moves() {
            let mut updated = indices(&start);
            updated.sub(mv.from().index());
            updated.add(mv.to().index());
            assert_eq!(updated, indices(&start.play(mv)));
            assert!(updated.weight_indices().all(|index| index < PATTERN_COUNT));
        }
    }
}
