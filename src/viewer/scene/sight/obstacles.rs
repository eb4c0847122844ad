//! Sets of cubes and pieces that hide something.

use crate::board::{Cube, Square, SquareSet};

/// One cube, or the piece on one square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Obstacle {
    Cube(Cube),
    Piece(Square),
}

/// A set of cubes and of pieces, by their squares.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Obstacles {
    /// A bit for each cube, by row and column.
    cubes: u128,
    pieces: SquareSet,
}

impl Obstacles {
    /// No obstacles.
    pub const NONE: Obstacles = Obstacles {
        cubes: 0,
        pieces: SquareSet::EMPTY,
    };

    /// Returns `true` if the set holds this cube.
    pub fn has_cube(&self, cube: Cube) -> bool {
        self.cubes & bit(cube) != 0
    }

    /// Returns `true` if the set holds the piece on this square.
    pub fn has_piece(&self, square: Square) -> bool {
        self.pieces.contains(square)
    }

    /// The number of cubes and pieces.
    pub fn len(&self) -> usize {
        self.cubes.count_ones() as usize + self.pieces.len()
    }

    /// Returns `true` if the set is empty.
    pub fn is_empty(&self) -> bool {
        *self == Obstacles::NONE
    }

    pub(super) fn insert(&mut self, obstacle: Obstacle) {
        match obstacle {
            Obstacle::Cube(cube) => self.cubes |= bit(cube),
            Obstacle::Piece(square) => self.pieces = self.pieces.with(square),
        }
    }

    pub(super) fn holds(&self, obstacle: Obstacle) -> bool {
        match obstacle {
            Obstacle::Cube(cube) => self.has_cube(cube),
            Obstacle::Piece(square) => self.has_piece(square),
        }
    }

    pub(super) fn union(self, other: Obstacles) -> Obstacles {
        Obstacles {
            cubes: self.cubes | other.cubes,
            pieces: self.pieces | other.pieces,
        }
    }

    pub(super) fn difference(self, other: Obstacles) -> Obstacles {
        Obstacles {
            cubes: self.cubes & !other.cubes,
            pieces: self.pieces.difference(other.pieces),
        }
    }
}

/// The place of a cube among all.
pub(super) fn index(cube: Cube) -> usize {
    usize::from(cube.row()) * 10 + usize::from(cube.column())
}

fn bit(cube: Cube) -> u128 {
    1 << index(cube)
}
