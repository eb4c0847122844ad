//! Overlapping parts of the board, each with a weight for every way men can stand in it.

use super::view::View;
use crate::board::Square;

/// Parts of the board: squares of four rows by four columns, every second row and column.
pub(in crate::engine) const PARTS: usize = 16;
/// Playing squares of a part.
const SQUARES: u32 = 8;
/// Ways in which nothing, an own man or the other's can stand on each square of a part. Kings count as nothing.
const WAYS: usize = 3usize.pow(SQUARES);
/// Ways of all parts.
pub(in crate::engine) const PATTERNS: usize = PARTS * WAYS;

/// Parts that a square may be in.
const PARTS_OF_SQUARE: usize = 4;

/// For each square, the parts it is in and what an own man there counts in the number of the part's way. What is left
/// over of the four counts nothing.
static COUNTS: [[(u8, u16); PARTS_OF_SQUARE]; Square::COUNT] = counts();

const fn counts() -> [[(u8, u16); PARTS_OF_SQUARE]; Square::COUNT] {
    let mut counts = [[(0, 0); PARTS_OF_SQUARE]; Square::COUNT];
    let mut found = [0; Square::COUNT];
    let mut part = 0;
    while part < PARTS {
        let (first_row, first_column) = (2 * (part / 4), 2 * (part % 4));
        let mut count = 1;
        let mut index = 0;
        while index < Square::COUNT {
            let square = Square::from_index(index);
            let (row, column) = (square.row() as usize, square.column() as usize);
            let is_in_rows = row >= first_row && row < first_row + 4;
            if is_in_rows && column >= first_column && column < first_column + 4 {
                counts[index][found[index]] = (part as u8, count);
                found[index] += 1;
                count *= 3;
            }
            index += 1;
        }
        part += 1;
    }
    counts
}

/// How men stand in each part, by the number of the way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::engine) struct Ways([u16; PARTS]);

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
        for (part, count) in counted(feature) {
            self.0[part] = self.0[part].wrapping_add(count);
        }
    }

    /// After a piece has gone.
    #[inline]
    pub(super) fn lift(&mut self, feature: usize) {
        for (part, count) in counted(feature) {
            self.0[part] = self.0[part].wrapping_sub(count);
        }
    }

    /// The pattern in each part, as a number below [`PATTERNS`].
    #[inline]
    pub(in crate::engine) fn patterns(&self) -> impl Iterator<Item = usize> {
        let ways = self.0.iter().enumerate();
        ways.map(|(part, &way)| part * WAYS + usize::from(way))
    }
}

/// The parts a piece is in, and what it counts in each.
#[inline]
fn counted(feature: usize) -> impl Iterator<Item = (usize, u16)> {
    let (kind, square) = (feature / Square::COUNT, feature % Square::COUNT);
    // Own men, own kings, the other's men, the other's kings.
    let times = [1, 0, 2, 0][kind];
    COUNTS[square]
        .iter()
        .map(move |&(part, count)| (usize::from(part), times * count))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position, Side, Variant};

    #[test]
    fn each_part_has_eight_squares_and_each_square_a_part() {
        for part in 0..PARTS {
            let in_part = |counts: &&[(u8, u16); 4]| {
                counts
                    .iter()
                    .any(|&(of, count)| count > 0 && usize::from(of) == part)
            };
            assert_eq!(COUNTS.iter().filter(in_part).count(), SQUARES as usize);
        }
        assert!(COUNTS.iter().all(|counts| counts[0].1 > 0));
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
