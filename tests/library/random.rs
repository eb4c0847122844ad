//! Random numbers and random positions, the same for the same seed.

use dames3d::board::Square;
use dames3d::rules::{Piece, PieceKind, Position, Setup, Side, Variant};

/// The generator SplitMix64 by Sebastiano Vigna.
pub(crate) struct Random(u64);

impl Random {
    /// Random numbers for one test. The seed is printed, so that a failing test shows it.
    pub(crate) fn for_test(test: &str) -> Random {
        let seed =
            std::env::var("DAMES3D_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(20);
        println!("{test}: DAMES3D_SEED={seed}");
        Random(seed)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 to `end`, exclusive.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    pub(crate) fn between(&mut self, least: usize, most: usize) -> usize {
        least + self.below(most - least + 1)
    }

    /// `true` with this probability in percent.
    pub(crate) fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        (!from.is_empty()).then(|| from[self.below(from.len())])
    }

    pub(crate) fn side(&mut self) -> Side {
        Side::BOTH[self.below(2)]
    }

    /// A position with this number of pieces of each side, some of them kings.
    pub(crate) fn position(
        &mut self,
        variant: Variant,
        white: usize,
        black: usize,
        kings_percent: usize,
    ) -> Position {
        let mut free: Vec<Square> = Square::all().collect();
        let mut setup = Setup::empty(self.side());
        for side in [vec![Side::White; white], vec![Side::Black; black]].concat() {
            let square = free.swap_remove(self.below(free.len()));
            let kind = if self.chance(kings_percent) { PieceKind::King } else { PieceKind::Man };
            place(&mut setup, square, side, kind);
        }
        setup.position(variant).expect("promoted and not empty")
    }

    /// Four sheep and a wolf on any squares, with either side to move.
    pub(crate) fn wolf_and_sheep(&mut self) -> Position {
        let mut free: Vec<Square> = Square::all().collect();
        let mut any = || free.swap_remove(self.below(free.len()));
        let wolf = any();
        let sheep = [any(), any(), any(), any()].into_iter().collect();
        let mut setup = Setup::wolf_and_sheep(sheep, wolf);
        setup.side_to_move = self.side();
        setup.position(Variant::WolfAndSheep).expect("four sheep and a wolf")
    }

    /// A few pieces of the side to move among many enemy pieces with empty squares around them.
    pub(crate) fn rich_in_captures(&mut self, variant: Variant) -> Position {
        let mut setup = Setup::empty(self.side());
        let (own, enemy) = (setup.side_to_move, !setup.side_to_move);
        let (row, column) = [(1, 1), (2, 2), (1, 3), (2, 0)][self.below(4)];
        let dense = self.between(40, 85);
        let enemy_kings = [0, 30][self.below(2)];
        for square in Square::all() {
            let on_lattice = square.row() % 2 == row % 2 && square.column() % 2 == column % 2;
            let inside = square.cube().terrace() > 0 || self.chance(20);
            if inside && on_lattice && self.chance(dense) {
                let kind = [PieceKind::Man, PieceKind::King][usize::from(self.chance(enemy_kings))];
                place(&mut setup, square, enemy, kind);
            }
        }
        for _ in 0..self.between(0, 2) {
            place(&mut setup, Square::from_index(self.below(50)), enemy, PieceKind::Man);
        }
        let king_percent = [0, 50, 100][self.below(3)];
        for _ in 0..self.between(1, 4) {
            let square = Square::from_index(self.below(50));
            let kind = [PieceKind::Man, PieceKind::King][usize::from(self.chance(king_percent))];
            place(&mut setup, square, own, kind);
        }
        setup.position(variant).expect("promoted and not empty")
    }
}

/// Puts a piece on a square, as a king if it is on its promotion row.
fn place(setup: &mut Setup, square: Square, side: Side, kind: PieceKind) {
    let kind = if side.promotion_row().contains(square) { PieceKind::King } else { kind };
    setup.place(square, Some(Piece { side, kind }));
}

/// Number of cases of a test: ten times as many in a release build as in a debug build.
pub(crate) const fn amount(in_debug: usize) -> usize {
    if cfg!(debug_assertions) { in_debug } else { 10 * in_debug }
}
