use std::sync::atomic::{AtomicU64, Ordering};

/// Distinguishes a game at a table from the one that replaces it there, while the program runs. It does not change as the game goes
/// on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameId(u64);

impl Default for GameId {
    /// An id that no other game has.
    fn default() -> GameId {
        static GAMES: AtomicU64 = AtomicU64::new(0);
        GameId(GAMES.fetch_add(1, Ordering::Relaxed))
    }
}
