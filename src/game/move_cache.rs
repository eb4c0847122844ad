use std::ops::Deref;

use crate::rules::{Move, Position};

/// The moves that may be played in one position, found once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct MoveCache {
    /// The legal moves, then those that overlook a capture.
    playable: Vec<Move>,
    legal: usize,
}

impl MoveCache {
    pub(super) fn new(position: &Position) -> MoveCache {
        let (legal, overlooking) = (position.legal_moves(), position.capture_ignoring_moves());
        MoveCache {
            playable: legal.iter().chain(overlooking.iter()).copied().collect(),
            legal: legal.len(),
        }
    }

    pub(super) fn legal(&self) -> &[Move] {
        &self.playable[..self.legal]
    }
}

impl Deref for MoveCache {
    type Target = [Move];

    /// All of them.
    fn deref(&self) -> &[Move] {
        &self.playable
    }
}
