use super::{EngineId, PendingAction};
use crate::engine::Level;

/// A pending action that no person does, and the engine that does it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Assignment {
    /// The built-in engine does this at this level. It also acts, at full strength, for another engine that cannot be
    /// asked: to resolve an irregularity, to answer the offer of a draw, to move the touched piece.
    Computer(PendingAction, Level),
    /// Another engine moves.
    Engine(EngineId),
}
