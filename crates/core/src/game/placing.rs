//! Placing sheep and wolf before play (`rules.md` §4).

use super::{CommandError, Event, Game, Placement};
use crate::board::{Square, SquareSet};
use crate::rules::{Position, Setup, Side};

impl Game {
    /// The side that moves next or places the next piece.
    pub fn side_to_move(&self) -> Side {
        self.placement
            .map_or(self.position().side_to_move(), Placement::side)
    }

    /// The placement, until sheep and wolf have all been placed.
    pub fn placement(&self) -> Option<Placement> {
        self.placement
    }

    /// Places the next piece, or removes a sheep that already stands there.
    pub(super) fn place(&mut self, square: Square) -> Result<Vec<Event>, CommandError> {
        let mut placement = self.placement.ok_or(CommandError::NothingToPlace)?;
        if placement.sheep.contains(square) {
            placement.sheep = placement.sheep.without(square);
        } else if !placement.squares().contains(square) {
            return Err(CommandError::CannotPlace(square));
        } else if placement.side() == Side::White {
            placement.sheep = placement.sheep.with(square);
        } else {
            return self.start_from(placement.sheep, square);
        }
        self.placement = Some(placement);
        Ok(vec![Event::Placed])
    }

    /// Places sheep and wolf at random. The wolf is not placed on the sheep's row, where it would have won.
    ///
    /// Recordings hold the seed, so its meaning must not change: the hash is Fibonacci hashing and not a generator
    /// from a crate.
    pub(super) fn place_randomly(&mut self, seed: u64) -> Result<Vec<Event>, CommandError> {
        self.placement.ok_or(CommandError::NothingToPlace)?;
        let random = (seed ^ (seed >> 31)).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 16;
        let row = SquareSet::row(0);
        let left_out = Square::from_index(45 + (random % 5) as usize);
        let wolf = Square::from_index((random / 5 % 45) as usize);
        self.start_from(row.without(left_out), wolf)
    }

    fn start_from(&mut self, sheep: SquareSet, wolf: Square) -> Result<Vec<Event>, CommandError> {
        let start: Position = Setup::wolf_and_sheep(sheep, wolf)
            .position(self.variant())
            .map_err(CommandError::CannotKeep)?;
        let tags = std::mem::take(&mut self.tags);
        let events = self.restart(Game::from_position(start));
        self.tags = tags;
        Ok(events)
    }
}
