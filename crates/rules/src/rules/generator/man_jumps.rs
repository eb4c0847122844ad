//! The jumps of all men at once, by shifting whole sets of squares.

use super::{Generator, Mover};
use crate::board::{Direction, SquareSet};

/// The squares from which a man could jump: next to an enemy piece with an empty square behind it.
pub(super) struct JumpOrigins {
    by_direction: [SquareSet; 8],
    /// The union over all directions.
    pub(super) any: SquareSet,
}

impl<T: Mover> Generator<'_, T> {
    /// The enemy pieces with an empty square behind them, seen in the direction of the jump.
    #[inline(always)]
    pub(super) fn jumpable_toward(&self, direction: Direction) -> SquareSet {
        let mut over = self.enemy & self.empty.shift_on_board(direction.opposite());
        // A step off the top board lands on no square; a step off a side board could land on another side.
        if !direction.is_top_diagonal() {
            over &= self.board.jumped_squares(direction);
        }
        over
    }
}

impl JumpOrigins {
    #[inline(always)]
    pub(super) fn new<T: Mover>(generator: Generator<'_, T>) -> JumpOrigins {
        let mut origins =
            JumpOrigins { by_direction: [SquareSet::EMPTY; 8], any: SquareSet::EMPTY };
        if T::RULES.has_captures() {
            for &direction in T::DIRECTIONS {
                let over = generator.jumpable_toward(direction);
                origins.by_direction[direction.index()] = over.shift_on_board(direction.opposite());
            }
            for toward in origins.by_direction {
                origins.any |= toward;
            }
        }
        origins
    }

    /// The squares from which a man could jump in this direction.
    #[inline(always)]
    pub(super) fn toward(&self, direction: Direction) -> SquareSet {
        self.by_direction[direction.index()]
    }

    /// The first jumps of the men on these squares.
    #[inline(always)]
    pub(super) fn jumps<T: Mover>(&self, from: SquareSet) -> ManJumps {
        let mut jumps = ManJumps::EMPTY;
        for &direction in T::DIRECTIONS {
            let landed = (from & self.toward(direction)).shift_twice(direction);
            jumps.landings[direction.index()] = landed;
            jumps.any |= landed;
        }
        jumps
    }
}

/// Landing squares of men that have made one jump each.
pub(in crate::rules) struct ManJumps {
    landings: [SquareSet; 8],
    /// The union over all directions.
    pub(super) any: SquareSet,
}

impl ManJumps {
    const EMPTY: ManJumps = ManJumps { landings: [SquareSet::EMPTY; 8], any: SquareSet::EMPTY };

    /// The landing squares of jumps in this direction.
    #[inline(always)]
    pub(in crate::rules) fn landings(&self, direction: Direction) -> SquareSet {
        self.landings[direction.index()]
    }

    #[inline(always)]
    pub(in crate::rules) fn len(&self) -> usize {
        self.landings.iter().map(|landed| landed.len()).sum()
    }
}
