use crate::board::{Face, FaceSet, Square, SquareSet};

/// A square or a side that answers a question, or a part of the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pick {
    /// A square, clicked or given by its number.
    Square(Square),
    /// A side of the pyramid.
    Side(Face),
}

/// A set of squares and sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Picks {
    /// The squares.
    pub squares: SquareSet,
    /// The sides.
    pub sides: FaceSet,
}

impl Picks {
    /// A set of squares.
    pub fn of_squares(squares: SquareSet) -> Picks {
        Picks {
            squares,
            ..Picks::default()
        }
    }

    /// A set of sides.
    pub fn of_sides(sides: FaceSet) -> Picks {
        Picks {
            sides,
            ..Picks::default()
        }
    }

    /// Returns `true` if the set contains this square or side.
    pub fn contains(&self, pick: Pick) -> bool {
        match pick {
            Pick::Square(square) => self.squares.contains(square),
            Pick::Side(side) => self.sides.contains(side),
        }
    }

    /// Adds a square or a side.
    pub fn insert(&mut self, pick: Pick) {
        match pick {
            Pick::Square(square) => self.squares = self.squares.with(square),
            Pick::Side(side) => self.sides.insert(side),
        }
    }

    /// Number of squares and sides.
    pub fn len(&self) -> usize {
        self.squares.len() + self.sides.len()
    }

    /// Returns `true` if the set is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
