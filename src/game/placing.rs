//! Placing sheep and wolf before play (`rules.md` §4).

use super::Game;
use super::command::{Event, Refused};
use crate::board::{Square, SquareSet};
use crate::rules::{Goal, Piece, PieceKind, Position, Setup, Side, Variant};

/// How far the pieces of wolf and sheep have been placed: the sheep first, then the wolf.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Placing {
    sheep: SquareSet,
}

impl Placing {
    /// What a new game of this variant begins with, if with placing.
    pub(super) fn before(variant: Variant) -> Option<Placing> {
        (variant.rule_set().goal == Goal::GetBehind).then(Placing::default)
    }

    /// The sheep placed so far.
    pub fn sheep(self) -> SquareSet {
        self.sheep
    }

    /// Who places the next piece.
    pub fn side(self) -> Side {
        match self.sheep.len() {
            4 => Side::Black,
            _ => Side::White,
        }
    }

    /// Where the next piece may be placed.
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

impl Game {
    /// Who plays next, or places the next piece.
    pub fn side_to_move(&self) -> Side {
        self.placing
            .map_or(self.position().side_to_move(), Placing::side)
    }

    /// The pieces placed so far, while sheep and wolf are being placed.
    pub fn placing(&self) -> Option<Placing> {
        self.placing
    }

    /// Places the next piece, or takes back a sheep that stands there.
    pub(super) fn place(&mut self, square: Square) -> Result<Vec<Event>, Refused> {
        let mut placing = self.placing.ok_or(Refused::NothingToPlace)?;
        if placing.sheep.contains(square) {
            placing.sheep = placing.sheep.without(square);
        } else if !placing.squares().contains(square) {
            return Err(Refused::CannotBePlaced(square));
        } else if placing.side() == Side::White {
            placing.sheep = placing.sheep.with(square);
        } else {
            return self.begin_from(placing.sheep, square);
        }
        self.placing = Some(placing);
        Ok(vec![Event::Placed])
    }

    /// Places sheep and wolf by lot; the same number draws the same lots. The wolf is not placed on the sheep's row,
    /// where it would have won.
    pub(super) fn draw_lots(&mut self, number: u64) -> Result<Vec<Event>, Refused> {
        self.placing.ok_or(Refused::NothingToPlace)?;
        let lot = (number ^ (number >> 31)).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 16;
        let row = SquareSet::row(0);
        let left_out = Square::from_index(45 + (lot % 5) as usize);
        let wolf = Square::from_index((lot / 5 % 45) as usize);
        self.begin_from(row.without(left_out), wolf)
    }

    fn begin_from(&mut self, sheep: SquareSet, wolf: Square) -> Result<Vec<Event>, Refused> {
        let start: Position = Setup::wolf_and_sheep(sheep, wolf)
            .position(self.variant())
            .map_err(Refused::CannotBeKept)?;
        Ok(self.restart(Game::from_position(start)))
    }
}
