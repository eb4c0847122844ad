use super::{Generator, Mover};
use crate::board::{Direction, SquareSet};

/// The squares from which a man could jump: an enemy beside it and an empty square just behind.
pub(super) struct JumpOrigins {
    by_direction: [SquareSet; 8],
    /// In one direction or another.
    pub(super) any: SquareSet,
}

impl<T: Mover> Generator<'_, T> {
    /// The enemy pieces with an empty square behind, as seen by a man about to jump in this direction.
    #[inline(always)]
    pub(super) fn jumpable_towards(&self, direction: Direction) -> SquareSet {
        let mut over = self.enemy & self.empty.shift_on_board(direction.opposite());
        // A step off the top board ends on no square. One off a side could end on another side's.
        if !direction.is_top_diagonal() {
            over &= self.board.jumped_squares(direction);
        }
        over
    }
}

impl JumpOrigins {
    #[inline(always)]
    pub(super) fn new<T: Mover>(generator: Generator<'_, T>) -> JumpOrigins {
        let mut origins = JumpOrigins {
            by_direction: [SquareSet::EMPTY; 8],
            any: SquareSet::EMPTY,
        };
        if T::RULES.has_captures() {
            for &direction in T::DIRECTIONS {
                let over = generator.jumpable_towards(direction);
                origins.by_direction[direction.index()] = over.shift_on_board(direction.opposite());
            }
            for towards in origins.by_direction {
                origins.any |= towards;
            }
        }
        origins
    }

    /// In this direction.
    #[inline(always)]
    pub(super) fn towards(&self, direction: Direction) -> SquareSet {
        self.by_direction[direction.index()]
    }

    /// The jumps of men on these squares.
    #[inline(always)]
    pub(super) fn jumps<T: Mover>(&self, from: SquareSet) -> ManJumps {
        let mut jumps = ManJumps::EMPTY;
        for &direction in T::DIRECTIONS {
            let landed = (from & self.towards(direction)).shift_twice(direction);
            jumps.landings[direction.index()] = landed;
            jumps.any |= landed;
        }
        jumps
    }
}

/// Where men land that take one piece each.
pub(in crate::rules) struct ManJumps {
    landings: [SquareSet; 8],
    /// Whichever the direction.
    pub(super) any: SquareSet,
}

impl ManJumps {
    const EMPTY: ManJumps = ManJumps {
        landings: [SquareSet::EMPTY; 8],
        any: SquareSet::EMPTY,
    };

    /// Having jumped in this direction.
    #[inline(always)]
    pub(in crate::rules) fn landings(&self, direction: Direction) -> SquareSet {
        self.landings[direction.index()]
    }

    /// How many there are.
    #[inline(always)]
    pub(in crate::rules) fn len(&self) -> usize {
        self.landings.iter().map(|landed| landed.len()).sum()
    }
}
