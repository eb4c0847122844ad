use super::{Generator, Turn};
use crate::board::{Direction, SquareSet};

/// The squares from which a man could jump: an enemy beside it and an empty square just behind.
pub(super) struct Hops {
    towards: [SquareSet; 8],
    /// In one direction or another.
    pub(super) anywhere: SquareSet,
}

impl<T: Turn> Generator<'_, T> {
    /// The enemy pieces with an empty square behind, as seen by a man about to jump in this direction.
    #[inline(always)]
    pub(super) fn over(&self, direction: Direction) -> SquareSet {
        let mut over = self.enemy & self.empty.stepped(direction.opposite());
        // A step off the top board ends on no square. One off a side could end on another side's.
        if !direction.is_top() {
            over &= self.board.middles(direction);
        }
        over
    }
}

impl Hops {
    #[inline(always)]
    pub(super) fn of<T: Turn>(generator: Generator<'_, T>) -> Hops {
        let mut hops = Hops {
            towards: [SquareSet::EMPTY; 8],
            anywhere: SquareSet::EMPTY,
        };
        if T::RULES.captures() {
            for &direction in T::DIRECTIONS {
                let over = generator.over(direction);
                hops.towards[direction.index()] = over.stepped(direction.opposite());
            }
            for towards in hops.towards {
                hops.anywhere |= towards;
            }
        }
        hops
    }

    /// In this direction.
    #[inline(always)]
    pub(super) fn towards(&self, direction: Direction) -> SquareSet {
        self.towards[direction.index()]
    }

    /// The jumps of men on these squares.
    #[inline(always)]
    pub(super) fn jumps<T: Turn>(&self, from: SquareSet) -> Jumps {
        let mut jumps = Jumps::NONE;
        for &direction in T::DIRECTIONS {
            let landed = (from & self.towards(direction)).jumped(direction);
            jumps.landed[direction.index()] = landed;
            jumps.anywhere |= landed;
        }
        jumps
    }
}

/// Where men land that take one piece each.
pub(in crate::rules) struct Jumps {
    landed: [SquareSet; 8],
    /// Whichever the direction.
    pub(super) anywhere: SquareSet,
}

impl Jumps {
    const NONE: Jumps = Jumps {
        landed: [SquareSet::EMPTY; 8],
        anywhere: SquareSet::EMPTY,
    };

    /// Having jumped in this direction.
    #[inline(always)]
    pub(in crate::rules) fn landed(&self, direction: Direction) -> SquareSet {
        self.landed[direction.index()]
    }

    /// How many there are.
    #[inline(always)]
    pub(in crate::rules) fn len(&self) -> usize {
        self.landed.iter().map(|landed| landed.len()).sum()
    }
}
