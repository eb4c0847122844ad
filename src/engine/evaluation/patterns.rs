//! Overlapping parts of the board, each with a weight for every way men can stand in it.

use super::perspective::{FEATURE_COUNT, OPPONENT_MEN, OWN_MEN, Perspective};
use crate::board::Square;

/// Parts of the board: squares of four rows by four columns, every second row and column.
pub(in crate::engine) const REGIONS: usize = 16;
/// Playing squares of a part.
const REGION_SQUARES: u32 = 8;
/// Ways in which nothing, an own man or the other's can stand on each square of a part. Kings count as nothing.
const PATTERNS_PER_REGION: usize = 3usize.pow(REGION_SQUARES);
/// Ways of all parts.
pub(in crate::engine) const PATTERN_COUNT: usize = REGIONS * PATTERNS_PER_REGION;

/// What a piece adds to the number of the way of each part.
type PlaceValues = [u16; REGIONS];

/// For each feature, a piece on a square, its shares: in each part that it is in a power of 3, twice that for a man of
/// the other's, and 0 elsewhere.
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

/// How men stand in each part, by the number of the way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::engine) struct PatternIndices(PlaceValues);

impl PatternIndices {
    /// As men stand in a view.
    pub(in crate::engine) fn from_perspective(perspective: &Perspective) -> PatternIndices {
        let mut indices = PatternIndices::default();
        perspective
            .features()
            .for_each(|feature| indices.add(feature));
        indices
    }

    /// After a piece has come to stand; one of [`Perspective::features`].
    #[inline]
    pub(super) fn add(&mut self, feature: usize) {
        for (index, place_value) in self.0.iter_mut().zip(&PLACE_VALUES[feature]) {
            *index = index.wrapping_add(*place_value);
        }
    }

    /// After a piece has gone.
    #[inline]
    pub(super) fn sub(&mut self, feature: usize) {
        for (index, place_value) in self.0.iter_mut().zip(&PLACE_VALUES[feature]) {
            *index = index.wrapping_sub(*place_value);
        }
    }

    /// The pattern in each part, as a number below [`PATTERN_COUNT`].
    #[inline]
    pub(in crate::engine) fn weight_indices(&self) -> impl Iterator<Item = usize> {
        let indices = self.0.iter().enumerate();
        indices.map(|(region, &index)| region * PATTERNS_PER_REGION + usize::from(index))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position, Side, Variant};

    #[test]
    fn each_part_has_eight_squares_and_each_square_a_part() {
        let own_men = &PLACE_VALUES[OWN_MEN..OWN_MEN + Square::COUNT];
        for region in 0..REGIONS {
            let in_part = own_men
                .iter()
                .filter(|place_values| place_values[region] > 0);
            assert_eq!(in_part.count(), REGION_SQUARES as usize);
        }
        assert!(
            own_men
                .iter()
                .all(|place_values| place_values.iter().sum::<u16>() > 0)
        );
    }

    #[test]
    fn a_piece_put_and_lifted_leaves_no_trace() {
        let start = Position::start(Variant::International);
        let indices =
            PatternIndices::from_perspective(&Perspective::from_position(&start, Side::White));
        for mv in &start.legal_moves() {
            let (from, to) = (mv.from().index(), mv.to().index());
            let mut moved = indices;
            moved.sub(from);
            moved.add(to);
            let played = Perspective::from_position(&start.play(mv), Side::White);
            assert_eq!(moved, PatternIndices::from_perspective(&played));
            assert!(
                moved
                    .weight_indices()
                    .all(|pattern| pattern < PATTERN_COUNT)
            );
        }
    }
}
