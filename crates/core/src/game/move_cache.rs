use std::ops::Deref;

use crate::rules::{Move, Position};

/// The playable moves of one position, generated once. Dereferences to all of them: the legal moves, then those that
/// ignore a capture where huffing is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct MoveCache {
    playable: Vec<Move>,
    legal_count: usize,
}

impl MoveCache {
    pub(super) fn new(position: &Position) -> MoveCache {
        let (legal, ignoring) = (position.legal_moves(), position.capture_ignoring_moves());
        MoveCache {
            playable: legal.iter().chain(ignoring.iter()).copied().collect(),
            legal_count: legal.len(),
        }
    }

    /// The legal moves.
    pub(super) fn legal(&self) -> &[Move] {
        &self.playable[..self.legal_count]
    }
}

impl Deref for MoveCache {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.playable
    }
}
