use super::{EngineId, PendingAction};
use crate::engine::Level;

/// What has to be done at the table, and which computer does it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Assignment {
    /// This program does this, as a player of this level; also, as well as it can, what cannot be asked of another
    /// program it plays against: to decide about an irregular turn, to reply to the offer of a draw, to move the piece
    /// that was touched.
    Computer(PendingAction, Level),
    /// Another program moves.
    Engine(EngineId),
}
