use serde::{Deserialize, Serialize};

use crate::board::SquareSet;
use crate::rules::{Piece, PieceKind, Setup, Side, Variant};

/// Progress of the placement in wolf and sheep: first White's four sheep, then Black's wolf.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placement {
    pub(super) sheep: SquareSet,
}

impl Placement {
    /// An empty placement, if games of this variant begin with one.
    pub(super) fn for_variant(variant: Variant) -> Option<Placement> {
        variant.has_placement().then(Placement::default)
    }

    /// The sheep placed so far.
    pub fn sheep(self) -> SquareSet {
        self.sheep
    }

    /// The side that places the next piece.
    pub fn side(self) -> Side {
        match self.sheep.len() {
            4 => Side::Black,
            _ => Side::White,
        }
    }

    /// The squares on which the next piece may be placed.
    pub fn squares(self) -> SquareSet {
        match self.side() {
            Side::White => SquareSet::row(0) & !self.sheep,
            Side::Black => !self.sheep,
        }
    }

    /// The pieces placed so far.
    pub fn setup(self) -> Setup {
        let mut setup = Setup::empty(self.side());
        for square in self.sheep {
            let sheep = Piece {
                side: Side::White,
                kind: PieceKind::Man,
            };
            setup.place(square, Some(sheep));
        }
        setup
    }
}
