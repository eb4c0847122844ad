use serde::{Deserialize, Serialize};

/// A number of plies: one ply is one player's turn.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Ply(pub u16);

impl Ply {
    /// This number of moves by each player.
    pub const fn moves_each(moves: u16) -> Ply {
        Ply(2 * moves)
    }

    /// Number of full moves, one by each player.
    pub const fn moves(self) -> u16 {
        self.0 / 2
    }

    /// One ply more; saturates at the maximum.
    #[must_use]
    pub const fn next(self) -> Ply {
        Ply(self.0.saturating_add(1))
    }
}
